//! Who says something new. What bots said before their partner's turn and say again after it need not
//! be read twice.

use rules::{MAX_SEATS, Said, Signals};

/// What each seat said last, and before that.
#[derive(Clone, Debug, Default)]
pub(crate) struct News([Speech; MAX_SEATS]);

#[derive(Clone, Copy, Debug, Default)]
struct Speech {
    ply: usize,
    now: Signals,
    before: Signals,
}

impl News {
    /// Is there something in it that the seat did not say the last time it spoke?
    pub(crate) fn is_news(&mut self, said: Said) -> bool {
        let speech = &mut self.0[said.seat.index()];
        if speech.ply != said.ply {
            speech.ply = said.ply;
            speech.before = std::mem::take(&mut speech.now);
        }
        speech.now = speech.now.then(said.signals);
        !said.signals.since(&speech.before).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use rules::Seat;

    use super::*;

    #[test]
    fn what_was_said_the_time_before_is_no_news() {
        let mut heard = News::default();
        let mut news = |ply, words: &str| {
            let signals = words.parse().expect("signals");
            heard.is_news(Said { ply, seat: Seat::FIRST, signals })
        };
        assert!(news(0, "fine good@up1"));
        assert!(!news(4, "good@up1"));
        assert!(news(4, "trouble"));
        assert!(!news(8, "good@up1 trouble"));
        assert!(news(12, "fine"));
    }
}
