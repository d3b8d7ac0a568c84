//! What the end of a roll-out is worth: the chance to win the whole game.

use rand_core::Rng;
use rules::hormigas::{Board, FINISHER_BONUS, PACK, View};
use rules::{MAX_SEATS, Seat};

use super::chance::Standing;
use super::guess;
use super::judge::{Judge, Net};
use super::live::Taste;
use super::order::MAX_HAND;
use super::prospect::Prospects;
use super::sorter::Chances;
use super::steady;
use super::table::AntsTable;

/// Own turns in a roll-out before the net judges the next.
pub(crate) const AHEAD: usize = 1;

/// What all roll-outs of one thought share, and what comes of them.
#[derive(Clone, Debug)]
pub(crate) struct Outlook<'a> {
    net: &'a Net,
    pub(crate) seats: usize,
    /// Where each seat's hand begins among all hands, and the end.
    pub(crate) starts: [usize; MAX_SEATS + 1],
    /// The places of each hand that the viewer can't see, a bit a place.
    pub(crate) hidden: [u128; MAX_SEATS],
    symbols: [u8; 128],
    /// What the cards are to the seat that thinks, and to the others: nothing is known of their
    /// taste, so they are taken to look for order only.
    chances: [Chances; 2],
    pub(crate) own: usize,
    pub(crate) standing: Standing,
    /// How the own hand is judged now, a turn later, and so on.
    pub(crate) prospects: [Prospects; AHEAD + 1],
}

impl<'a> Outlook<'a> {
    /// What a view tells of them.
    pub(crate) fn of(view: &View, net: &'a Net) -> Outlook<'a> {
        let board = view.board();
        let config = board.config();
        let mut starts = [0; MAX_SEATS + 1];
        let mut hidden = [0; MAX_SEATS];
        for seat in Seat::all(config.seats()) {
            let size = usize::from(config.hand_size(seat));
            starts[seat.index() + 1] = starts[seat.index()] + size;
            for place in (0..size).filter(|place| view.card(seat, *place).is_none()) {
                hidden[seat.index()] |= 1 << place;
            }
        }
        let mut symbols = [0; 128];
        for card in PACK.cards() {
            symbols[usize::from(card.number())] = config.symbols().of(card);
        }
        let cards = PACK.cards() - board.discard();
        let own_chances = steady::chances(view, &Taste::points(config.symbols()));
        let chances = [own_chances, Chances::new(cards, &Taste::ORDER)];
        let own = board.turn().map_or(0, Seat::index);
        let now = Prospects::of(view, Seat::new(own as u8).unwrap_or(Seat::FIRST));
        let prospects = std::array::from_fn(|turns| now.later(turns as u8));
        Outlook {
            net,
            seats: config.seats().into(),
            starts,
            hidden,
            symbols,
            chances,
            own,
            standing: Standing::of(board),
            prospects,
        }
    }

    /// The chance to win the game with an own hand after so many own turns.
    pub(crate) fn judge(&self, hand: &[u8], turns: usize) -> f32 {
        let judge = Judge {
            net: self.net,
            prospects: &self.prospects[turns],
            standing: self.standing,
            seats: self.seats,
            own: self.own,
        };
        judge.chance(hand)
    }

    /// Brings hands dealt at random as near to order as they may be by now.
    pub(crate) fn sort_on(
        &self,
        hands: &mut [u8; MAX_HAND],
        pool: &mut [u8],
        board: &Board,
        rng: &mut impl Rng,
    ) {
        let turns = board.turns() / u32::from(board.config().seats());
        for seat in 0..self.seats {
            let hand = &mut hands[self.starts[seat]..self.starts[seat + 1]];
            let target = guess::expected_cost(hand.len(), turns, rng);
            guess::sort_on(hand, self.hidden[seat], target, pool, self.chances(seat), rng);
        }
    }

    /// A seat's hand.
    pub(crate) fn hand<'t>(&self, table: &'t AntsTable, seat: usize) -> &'t [u8] {
        &table.hands[self.starts[seat]..self.starts[seat + 1]]
    }

    /// What the cards are to a seat.
    pub(crate) fn chances(&self, seat: usize) -> &Chances {
        &self.chances[usize::from(seat != self.own)]
    }

    fn sum(&self, cards: &[u8]) -> u32 {
        cards.iter().map(|card| u32::from(self.symbols[usize::from(*card)])).sum()
    }

    /// The most symbols on a stretch in order.
    fn stretch(&self, hand: &[u8]) -> u32 {
        let runs = |in_order: fn(&u8, &u8) -> bool| {
            hand.chunk_by(in_order).map(|run| self.sum(run)).max().unwrap_or(0)
        };
        runs(|a, b| a < b).max(runs(|a, b| a > b))
    }

    /// A seat's chance to win the game if the round ends now.
    pub(crate) fn ended(&self, table: &AntsTable, finisher: Option<usize>, seat: usize) -> f64 {
        let mut scores = [0; MAX_SEATS];
        for (seat, score) in scores.iter_mut().enumerate().take(self.seats) {
            let hand = self.hand(table, seat);
            *score = if finisher == Some(seat) {
                self.sum(hand) + FINISHER_BONUS
            } else {
                self.stretch(hand)
            };
        }
        self.standing.chance(seat, &scores)
    }
}
