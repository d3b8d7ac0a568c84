//! Signals in words.

use rules::{Game, Mood, PileSignal, Signal};

use super::{in_rows, pile_short};
use crate::{Texts, say};

/// What a seat says: `Up 1: Not this pile, please.`
pub fn signal(texts: &Texts, game: Game, signal: Signal) -> String {
    match signal {
        Signal::Pile(kind, on) => {
            let said = match kind {
                PileSignal::Leave if in_rows(game) => say!(texts, "signal-leave-row"),
                PileSignal::Leave => say!(texts, "signal-leave"),
                PileSignal::NoBigStep => say!(texts, "signal-no-big-step"),
                PileSignal::Good => say!(texts, "signal-good"),
                PileSignal::GoAhead => say!(texts, "signal-go-ahead"),
            };
            say!(texts, "signal-on-pile", pile = pile_short(texts, on), said = said)
        }
        Signal::Mood(Mood::Trouble) => say!(texts, "signal-trouble"),
        Signal::Mood(Mood::Fine) => say!(texts, "signal-fine"),
        Signal::Mood(Mood::WouldStart) => say!(texts, "signal-would-start"),
        Signal::Mood(Mood::RatherNot) => say!(texts, "signal-rather-not"),
    }
}
