//! A cross as text for people: a block for each number of seats, a line a partner.

use std::fmt;

use crate::cross::{Cross, CrossCell, CrossMean};

/// A share and its interval in as many characters as the widest takes.
fn figures(rate: f64, [low, high]: [f64; 2]) -> String {
    let [rate, low, high] = [rate, low, high].map(|share| 100.0 * share);
    format!("{rate:.1} % ({low:.1}–{high:.1})")
}

impl Cross {
    /// What was played, in a line.
    pub(crate) fn title(&self) -> String {
        let Cross { game, seats, budget, seed, .. } = self;
        let option = |(name, value): (&String, &serde_json::Value)| {
            let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            format!(", {name} {word}")
        };
        let options: String = self.options.iter().map(option).collect();
        let signals = if self.signals { "signals" } else { "no signals" };
        let deals = self.cells.iter().map(|cell| cell.deals).max().unwrap_or_default();
        format!(
            "{game}, {seats} seats{options}; budget {budget}, {signals}; seed {seed}, {deals} deals a cell"
        )
    }

    /// How many seats the players had, from many to few.
    pub(crate) fn splits(&self) -> Vec<u8> {
        let mut splits: Vec<u8> = self.means.iter().map(|mean| mean.seats).collect();
        splits.sort_unstable();
        splits.dedup();
        splits.reverse();
        splits
    }

    /// The partners, in the order in which they came.
    pub(crate) fn partners(&self) -> Vec<&str> {
        let mut partners: Vec<&str> = Vec::new();
        for cell in &self.cells {
            if !partners.contains(&cell.partner.as_str()) {
                partners.push(&cell.partner);
            }
        }
        partners
    }

    /// The means of those with so many seats.
    pub(crate) fn means_of(&self, seats: u8) -> Vec<&CrossMean> {
        self.means.iter().filter(|mean| mean.seats == seats).collect()
    }

    /// A player with a partner.
    pub(crate) fn cell(&self, player: &str, seats: u8, partner: &str) -> Option<&CrossCell> {
        self.cells.iter().find(|cell| {
            (cell.player.as_str(), cell.seats, cell.partner.as_str()) == (player, seats, partner)
        })
    }

    /// The heading of a block.
    pub(crate) fn split_title(&self, ours: u8) -> String {
        let theirs = self.seats - ours;
        let seats = |n: u8| format!("{n} {}", if n == 1 { "seat" } else { "seats" });
        format!("{} of the player, {} of the partner", seats(ours), seats(theirs))
    }
}

impl fmt::Display for Cross {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.title())?;
        let partners = self.partners();
        let all = format!("mean of {}", partners.len());
        let names = partners.iter().map(|name| name.chars().count()).chain([all.len()]);
        let first = names.max().unwrap_or_default();
        for seats in self.splits() {
            let means = self.means_of(seats);
            writeln!(f, "\n{}: won, and its 95 % interval", self.split_title(seats))?;
            let heads: Vec<String> = means.iter().map(|mean| mean.player.clone()).collect();
            let mut rows = vec![(String::new(), heads)];
            for partner in &partners {
                let cell = |mean: &&CrossMean| {
                    let cell = self.cell(&mean.player, seats, partner);
                    cell.map(|cell| figures(cell.win_rate, cell.interval)).unwrap_or_default()
                };
                rows.push(((*partner).to_owned(), means.iter().map(cell).collect()));
            }
            let mean = |mean: &&CrossMean| figures(mean.win_rate, mean.interval);
            rows.push((all.clone(), means.iter().map(mean).collect()));
            let width = |column: usize| {
                rows.iter().map(|(_, row)| row[column].chars().count()).max().unwrap_or_default()
            };
            for (name, row) in &rows {
                write!(f, "{name:<first$}")?;
                for (column, cell) in row.iter().enumerate() {
                    write!(f, "  {cell:>width$}", width = width(column))?;
                }
                writeln!(f)?;
            }
        }
        self.notes.iter().try_for_each(|note| writeln!(f, "note: {note}"))
    }
}
