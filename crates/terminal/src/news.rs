//! Who says something new. Bots speak before every turn; what they said before the turn ahead of it
//! already need not be read again.

use rules::{Said, Seat, Signal};

/// What each seat said last, and before that.
#[derive(Clone, Debug, Default)]
pub(crate) struct News {
    seats: Vec<Speech>,
}

#[derive(Clone, Debug)]
struct Speech {
    seat: Seat,
    ply: usize,
    now: Vec<Signal>,
    before: Vec<Signal>,
}

impl News {
    /// Is it something that the seat did not say the last time it spoke?
    pub(crate) fn is_news(&mut self, said: Said) -> bool {
        let place = self.seats.iter().position(|speech| speech.seat == said.seat);
        let place = place.unwrap_or_else(|| {
            let (now, before) = (Vec::new(), Vec::new());
            self.seats.push(Speech { seat: said.seat, ply: said.ply, now, before });
            self.seats.len() - 1
        });
        let speech = &mut self.seats[place];
        if speech.ply != said.ply {
            speech.ply = said.ply;
            speech.before = std::mem::take(&mut speech.now);
        }
        speech.now.push(said.signal);
        !speech.before.contains(&said.signal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_the_time_before_is_no_news() {
        let mut heard = News::default();
        let mut news = |ply, signal| heard.is_news(Said { ply, seat: Seat::FIRST, signal });
        assert!(news(0, Signal::Fine));
        assert!(news(0, Signal::WouldStart));
        assert!(!news(4, Signal::Fine));
        assert!(news(4, Signal::Trouble));
        assert!(news(8, Signal::WouldStart));
    }
}
