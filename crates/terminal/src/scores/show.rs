//! Scores as tables and small plots, in plain characters.

use rules::{Family, Game};
use texts::{Texts, decimal, percent as percent_of, say, words};

use super::{BestScore, Group};

/// Games in the plot of the last ones.
const LAST: usize = 40;

/// Heights of a bar.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Where the bins of cards left begin; the first is a win.
const BINS: [u32; 6] = [0, 1, 10, 20, 30, 50];

/// The longest bar of the distribution.
const BAR: usize = 30;

/// The scores, a block for each setting.
pub fn lines(texts: &Texts, groups: &[Group]) -> Vec<String> {
    if groups.is_empty() {
        return vec![say!(texts, "scores-none")];
    }
    let mut lines = Vec::new();
    for group in groups {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(words::game(texts, group.game, group.seats, &group.options));
        lines.push(format!("  {}", figures(texts, group)));
        if group.won().1 > 0 {
            let (now, most) = group.streaks();
            lines.push(format!("  {}", say!(texts, "scores-streak", now = now, most = most)));
        }
        lines.push(format!("  {} {}", last_label(texts, group), last(group)));
        if group.game.is_cooperative() {
            lines.extend(distribution(texts, group));
        }
    }
    lines
}

fn figures(texts: &Texts, group: &Group) -> String {
    let played = group.scores.len();
    let (won, decided) = group.won();
    let mut parts = vec![say!(texts, "scores-played", count = played)];
    if let Some(percent) = (won * 100).checked_div(decided) {
        parts.push(say!(
            texts,
            "scores-won",
            count = won,
            percent = percent_of(texts.lang(), percent)
        ));
    }
    match group.best() {
        Some(BestScore::Left(left)) => parts.push(say!(texts, "scores-best-left", count = left)),
        Some(BestScore::Points(points)) => {
            parts.push(say!(texts, "scores-best-points", count = points));
        }
        Some(BestScore::Won(..)) | None => {}
    }
    if group.game != Game::FaceToFace {
        parts.push(say!(texts, "scores-mean", mean = decimal(texts.lang(), group.mean())));
    }
    parts.join(" · ")
}

fn last_label(texts: &Texts, group: &Group) -> String {
    match group.game.family() {
        Family::TheGame(_) => say!(texts, "scores-last-left"),
        Family::FaceToFace => say!(texts, "scores-last-won"),
        Family::Hormigas => say!(texts, "scores-last-points"),
    }
}

/// A bar for each of the last games; in a duel a sign for won or lost.
fn last(group: &Group) -> String {
    let from = group.scores.len().saturating_sub(LAST);
    let last = &group.scores[from..];
    if group.game == Game::FaceToFace {
        let sign = |won| match won {
            Some(true) => '+',
            Some(false) => '-',
            None => '·',
        };
        return last.iter().map(|score| sign(score.won)).collect();
    }
    let most = last.iter().map(|score| score.count).max().unwrap_or(0).max(1);
    let bar = |count: u32| BARS[(count as usize * (BARS.len() - 1)).div_ceil(most as usize)];
    last.iter().map(|score| bar(score.count)).collect()
}

/// How often how many cards were left.
fn distribution(texts: &Texts, group: &Group) -> Vec<String> {
    let ends = BINS[1..].iter().map(|next| Some(next - 1)).chain([None]);
    let bins: Vec<(String, usize)> = BINS
        .into_iter()
        .zip(ends)
        .map(|(low, high)| {
            let within = |count: u32| count >= low && high.is_none_or(|high| count <= high);
            let count = group.scores.iter().filter(|score| within(score.count)).count();
            let label = match high {
                Some(high) if high == low => low.to_string(),
                Some(high) => format!("{low}–{high}"),
                None => format!("{low}+"),
            };
            (label, count)
        })
        .collect();
    let most = bins.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let line = |(label, count): (String, usize)| {
        let bar = "█".repeat((count * BAR).div_ceil(most));
        format!("  {label:>6} {bar}{} {count}", if bar.is_empty() { "" } else { " " })
    };
    let heading = format!("  {}", say!(texts, "scores-cards-left"));
    [heading].into_iter().chain(bins.into_iter().map(line)).collect()
}
