//! Signals in words.

use rules::{PileSignal, Signal};

use super::pile;
use crate::{Texts, say};

/// What a seat says: `please leave up1 ↑`.
pub fn signal(texts: &Texts, signal: Signal) -> String {
    match signal {
        Signal::Pile(PileSignal::Leave, on) => say!(texts, "signal-leave", pile = pile(on)),
        Signal::Pile(PileSignal::NoBigStep, on) => {
            say!(texts, "signal-no-big-step", pile = pile(on))
        }
        Signal::Pile(PileSignal::Good, on) => say!(texts, "signal-good", pile = pile(on)),
        Signal::Pile(PileSignal::GoAhead, on) => say!(texts, "signal-go-ahead", pile = pile(on)),
        Signal::Trouble => say!(texts, "signal-trouble"),
        Signal::Fine => say!(texts, "signal-fine"),
        Signal::WouldStart => say!(texts, "signal-would-start"),
        Signal::RatherNot => say!(texts, "signal-rather-not"),
    }
}
