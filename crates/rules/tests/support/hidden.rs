//! Another world that differs only in what a viewer can't see: made from the text of a state, by the
//! words of the rules and without the help of a view.

use rand_xoshiro::rand_core::Rng;
use subibaja_rules::{Seed, Viewer};

use super::mix;

/// A card of a text: its field, its hand (or the like), its place there.
type Spot = (usize, usize, usize);

/// The line of a state with the cards that are hidden from the viewer shuffled among themselves.
/// It need not be a position of the game: everyone knows of a seat on turn that it can go on.
pub(crate) fn shuffled(
    line: &str,
    viewer: Viewer,
    turn: Option<usize>,
    rng: &mut impl Rng,
) -> String {
    let own = |seat: usize| matches!(viewer, Viewer::Seat(own) if own.index() == seat);
    let mut fields: Vec<(String, Vec<Vec<String>>)> = line.split(' ').map(read_field).collect();
    let duel = line.starts_with("face-to-face");

    // In a duel each seat has cards of its own colour.
    let mut groups: Vec<Vec<Spot>> = vec![Vec::new(); 2];
    for (i, (name, lists)) in fields.iter().enumerate() {
        for (j, list) in lists.iter().enumerate() {
            for (k, card) in list.iter().enumerate() {
                let unseen = !card.ends_with('!') && card != "-" && !card.is_empty();
                let hidden = match name.as_str() {
                    "hands" => unseen && !own(j),
                    "held" => unseen && !turn.is_some_and(own),
                    "middle" => unseen,
                    "draw" => !card.is_empty(),
                    _ => false,
                };
                if hidden && viewer != Viewer::Everything {
                    groups[if duel { j } else { 0 }].push((i, j, k));
                }
            }
        }
    }
    for spots in groups {
        let mut cards: Vec<String> =
            spots.iter().map(|(i, j, k)| fields[*i].1[*j][*k].clone()).collect();
        mix(&mut cards, rng);
        for ((i, j, k), card) in spots.into_iter().zip(cards) {
            fields[i].1[j][k] = card;
        }
    }
    // Nobody knows what later rounds are dealt from.
    if viewer != Viewer::Everything
        && let Some((_, later)) = fields.iter_mut().find(|(name, _)| name == "later")
    {
        later[0][0] = Seed::random(rng).to_string();
    }
    fields.iter().map(write_field).collect::<Vec<_>>().join(" ")
}

fn read_field(word: &str) -> (String, Vec<Vec<String>>) {
    let list = |list: &str| list.split(',').map(str::to_owned).collect();
    match word.split_once('=') {
        Some((name, value)) => (name.to_owned(), value.split('/').map(list).collect()),
        None => (word.to_owned(), Vec::new()),
    }
}

fn write_field((name, lists): &(String, Vec<Vec<String>>)) -> String {
    let lists: Vec<String> = lists.iter().map(|list| list.join(",")).collect();
    if lists.is_empty() { name.clone() } else { format!("{name}={}", lists.join("/")) }
}
