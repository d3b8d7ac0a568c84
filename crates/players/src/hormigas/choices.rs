//! What can be done in a turn, as the net of [`judge`](super::judge) sees it at a glance.

use rules::hormigas::{MIDDLE, Phase, Place, View};

use super::judge::USUAL_HAND;
use super::live::Taste;
use super::order::Put;
use super::outlook::Outlook;
use super::sorter::Sorter;
use super::steady::{chances, numbers};
use super::table::{Choice, exchange, is_ordered};

/// Places for each card that are weighed.
const PUTS: usize = 6;

/// Turns a seat after which a round is long.
const LONG: u32 = 30;

/// What can be done now and the chance to win with it, the most promising first. A hidden card is
/// judged by every `step`th that it may be.
pub(crate) fn choices(view: &View, outlook: &Outlook<'_>, step: usize) -> Vec<(f32, Choice)> {
    let board = view.board();
    let hand = numbers(view);
    let chances = chances(view, &Taste::points(board.config().symbols()));
    let sorter = Sorter::new(&hand, &chances);
    // Large hands take long to judge.
    let large = (hand.len() / USUAL_HAND).max(1);
    let puts = |card: u8| -> Vec<(f32, Put)> {
        let judged = |put: Put| {
            let mut after = hand.clone();
            exchange(&mut after, put.at.into(), put.side, card);
            (outlook.judge(&after, 0), put)
        };
        sorter.best_puts(card, &chances, PUTS).into_iter().map(judged).collect()
    };
    let mut choices: Vec<(f32, Choice)> = Vec::new();
    let mut add = |place: u8, card: u8| {
        choices.extend(puts(card).into_iter().map(|(c, put)| (c, Choice::Put(place, put))));
    };
    if let (Phase::Put { place, .. }, Some(held)) = (board.phase(), view.held()) {
        add(place, held.number());
    } else {
        let mut hidden = None;
        for (place, card) in (0..).zip(board.middle()) {
            match card {
                Place::FaceUp(card) => add(place, card.number()),
                Place::FaceDown | Place::Taken => hidden = hidden.or(Some(Choice::Take(place))),
            }
        }
        if hidden.is_none() && usize::from(board.draw()) >= MIDDLE {
            hidden = Some(Choice::Refresh);
        }
        if let Some(choice) = hidden {
            let (mut sum, mut count) = (0.0, 0_u8);
            for card in view.unseen().iter().step_by(step * large) {
                sum += puts(card.number()).iter().map(|(chance, _)| *chance).fold(0.0, f32::max);
                count += 1;
            }
            choices.push((sum / f32::from(count.max(1)), choice));
        }
    }
    // The net knows little of small hands and of long rounds: there, what finishes is not put off.
    let finishes = |choice: &Choice| match choice {
        Choice::Put(place, put) => {
            let card = match board.middle()[usize::from(*place)] {
                Place::FaceUp(card) => Some(card),
                Place::FaceDown | Place::Taken => view.held(),
            };
            let mut after = hand.clone();
            card.is_some_and(|card| {
                exchange(&mut after, put.at.into(), put.side, card.number());
                is_ordered(&after)
            })
        }
        Choice::Refresh | Choice::Take(_) => false,
    };
    let long = board.turns() >= LONG * u32::from(board.config().seats());
    if (long || hand.len() < USUAL_HAND) && choices.iter().any(|(_, choice)| finishes(choice)) {
        choices.retain(|(_, choice)| finishes(choice));
    }
    choices.sort_by(|a, b| b.0.total_cmp(&a.0));
    choices
}
