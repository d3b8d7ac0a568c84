//! Every player with every partner, from the results files of teams of two kinds.

use std::fmt::Write as _;

use crate::cross::{Cross, CrossMean, PlayedCell};
use crate::header::Header;
use crate::results::Results;

use super::page::{Section, escape, table};
use super::plots::{interval, percent};

/// A share with its interval beneath.
fn figures(rate: f64, bounds: [f64; 2]) -> String {
    format!("{}<br><small>{}</small>", percent(rate), interval(bounds))
}

/// Tables of all crosses that the files hold: files that differ in the players only are of one.
pub(super) fn section(results: &[Results]) -> Section {
    let mut groups: Vec<(Header, Vec<PlayedCell>)> = Vec::new();
    for Results { header, outcomes, .. } in
        results.iter().filter(|file| file.header.shard.is_none())
    {
        let Some(cell) = PlayedCell::of(header, outcomes) else { continue };
        let same = |other: &Header| {
            let like = Header { players: header.players.clone(), ..other.clone() };
            header.difference(&like).is_none()
        };
        match groups.iter_mut().find(|(other, _)| same(other)) {
            None => groups.push((header.clone(), vec![cell])),
            Some((_, cells)) => cells.push(cell),
        }
    }
    let crosses = groups.iter().filter(|(_, cells)| cells.len() > 1);
    let body = crosses.map(|(header, cells)| tables(&Cross::of(header, cells))).collect();
    Section { title: "With partners", body }
}

fn tables(cross: &Cross) -> String {
    let mut html = format!("<h3>{}</h3>", escape(&cross.title()));
    for seats in cross.splits() {
        let means = cross.means_of(seats);
        let mut heads = vec!["partner"];
        heads.extend(means.iter().map(|mean| mean.player.as_str()));
        let row = |name: &str, cell: &dyn Fn(&CrossMean) -> String| {
            let cells = means.iter().map(|mean| cell(mean));
            std::iter::once(escape(name)).chain(cells).collect::<Vec<_>>()
        };
        let partners = cross.partners();
        let mut rows: Vec<Vec<String>> = Vec::new();
        for partner in &partners {
            rows.push(row(partner, &|mean| {
                let cell = cross.cell(&mean.player, seats, partner);
                cell.map(|cell| figures(cell.win_rate, cell.interval)).unwrap_or_default()
            }));
        }
        let all = format!("mean of {}", partners.len());
        rows.push(row(&all, &|mean| figures(mean.win_rate, mean.interval)));
        let title = cross.split_title(seats);
        let _ = write!(html, "<h4>{}</h4>{}", escape(&title), table(&title, &heads, 1, &rows));
    }
    html
}
