//! The game as search sees it: what never changes in a deal, and a position small enough to be
//! copied by the million. What may be placed is asked of `rules`; a test plays both side by side.
//!
//! Two piles of the same direction differ in nothing but their tops, so a position keeps each pair
//! sorted: positions that differ by a swap only are one.

use rules::the_game::{Config, KnownCards, Phase, Pile, Piles, State};
use rules::{Card, CardSet, GameState as _, MAX_SEATS, Viewer};

use crate::bits::{Bits, bit, count, of_list};

/// How many piles there are: two ascending ones, then two descending ones.
pub(crate) const PILES: usize = 4;
/// The first descending pile.
pub(crate) const FIRST_DOWN: usize = 2;
/// No pile has been placed on in this turn, or it does not matter.
const NO_PILE: u8 = PILES as u8;

/// What stays the same from the position that is to be solved to the end.
#[derive(Clone, Debug)]
pub(crate) struct SolvedDeal {
    config: Config,
    seats: u8,
    minimum: u8,
    /// The step backwards: 10 or 7.
    pub(crate) step: u8,
    /// Is a step backwards bound to the placement just before it?
    pub(crate) at_once: bool,
    /// The draw pile, the next card first.
    pub(crate) draw: Vec<u8>,
    /// For every number of drawn cards, the set of those still to be drawn.
    rest: Vec<Bits>,
}

/// A position: at the start of a turn, or within one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Node {
    pub(crate) hands: [Bits; MAX_SEATS],
    /// The two ascending tops, lower first, then the two descending ones, lower first.
    pub(crate) tops: [u8; PILES],
    /// Cards drawn since the position to be solved.
    pub(crate) drawn: u8,
    /// Whose turn it is.
    pub(crate) seat: u8,
    /// Cards placed in this turn.
    pub(crate) done: u8,
    /// The pile of the placement just before, where a step backwards must follow at once.
    pub(crate) last: u8,
}

/// A step of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// A card on a pile, numbered as in the position before.
    Place { card: u8, pile: u8 },
    /// The end of a turn.
    End,
    /// This seat starts.
    Start(u8),
}

/// Where search begins.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Root {
    /// The game is over.
    Over,
    /// A seat is on turn.
    Turn(Node),
    /// Any seat may start; the node's seat is the first.
    Choose(Node),
}

impl Root {
    /// The positions to search from, each with the step that leads to it, if one does.
    pub(crate) fn starts(&self, deal: &SolvedDeal) -> Vec<(Option<Move>, Node)> {
        match self {
            Root::Over => Vec::new(),
            Root::Turn(node) => vec![(None, *node)],
            Root::Choose(node) => {
                let start = |seat| (Some(Move::Start(seat)), node.with_seat(seat));
                (0..deal.seats).map(start).collect()
            }
        }
    }
}

impl SolvedDeal {
    /// Takes a position of the rules apart.
    pub(crate) fn new(state: &State) -> (SolvedDeal, Root) {
        let board = state.board();
        let config = board.config();
        let KnownCards::All { hands, draw } = *state.view(Viewer::Everything).seen() else {
            unreachable!("whoever looks at everything sees all cards");
        };
        let draw = draw.as_slice();
        let at_once = config.jumps_at_once_only();
        let deal = SolvedDeal {
            config: *config,
            seats: config.seats(),
            minimum: config.options().minimum,
            step: config.step_back(),
            at_once,
            draw: draw.iter().map(|card| card.number()).collect(),
            rest: (0..=draw.len()).map(|drawn| of_list(&draw[drawn..])).collect(),
        };
        let mut node = Node {
            hands: hands.map(CardSet::bits),
            tops: board.tops().map(Card::number),
            drawn: 0,
            seat: 0,
            done: 0,
            last: NO_PILE,
        };
        let root = match board.phase() {
            Phase::Won | Phase::Lost(_) => Root::Over,
            Phase::Choose => Root::Choose(node.sorted()),
            Phase::Turn { seat, done } => {
                node.seat = seat.index() as u8;
                node.done = done;
                node.last = board.piles().last.map_or(NO_PILE, |pile| pile.index() as u8);
                Root::Turn(node.sorted())
            }
        };
        (deal, root)
    }

    /// The cards still to be drawn.
    #[inline]
    pub(crate) fn rest(&self, node: &Node) -> Bits {
        self.rest[usize::from(node.drawn)]
    }

    /// The cards in the hands, and the next so many to be drawn.
    #[inline]
    pub(crate) fn out_after(&self, node: &Node, drawn: usize) -> Bits {
        self.unplayed(node) & !self.rest[usize::from(node.drawn) + drawn]
    }

    /// The next so many cards of the draw pile.
    #[inline]
    pub(crate) fn next_to_draw(&self, node: &Node, cards: usize) -> Bits {
        let later = self.rest.get(usize::from(node.drawn) + cards).copied().unwrap_or(0);
        self.rest(node) & !later
    }

    /// Is there one seat only?
    #[inline]
    pub(crate) fn is_alone(&self) -> bool {
        self.seats == 1
    }

    /// The most placements that a turn needs to have while there are cards to draw, this one
    /// included: see [`SolvedDeal::may_gain_by_more`].
    #[inline]
    pub(crate) fn longest_turn(&self, node: &Node) -> u8 {
        if self.seats == 1 && !self.at_once {
            node.done.max(2 * self.minimum(node) - 1)
        } else {
            let hands = node.hands.iter().map(|hand| count(*hand));
            hands.max().unwrap_or(0).max(count(node.hands[usize::from(node.seat)]) + node.done)
        }
    }

    /// How many cards are still to be drawn.
    #[inline]
    pub(crate) fn to_draw(&self, node: &Node) -> u8 {
        self.draw.len() as u8 - node.drawn
    }

    /// The minimum of this turn.
    #[inline]
    pub(crate) fn minimum(&self, node: &Node) -> u8 {
        if self.to_draw(node) > 0 { self.minimum } else { 1 }
    }

    /// The seats after the one on turn, in the order of their turns.
    #[inline]
    pub(crate) fn seats_after(&self, node: &Node) -> impl Iterator<Item = usize> {
        (node.seat + 1..self.seats).chain(0..node.seat).map(usize::from)
    }

    /// All cards not placed yet.
    #[inline]
    pub(crate) fn unplayed(&self, node: &Node) -> Bits {
        node.hands.iter().fold(self.rest(node), |all, hand| all | hand)
    }

    /// How many cards are not placed yet.
    #[inline]
    pub(crate) fn left(&self, node: &Node) -> u8 {
        count(self.unplayed(node))
    }

    /// May the turn end?
    #[inline]
    pub(crate) fn may_end(&self, node: &Node) -> bool {
        node.done >= self.minimum(node)
    }

    /// Is there anything to gain by going on with the turn? A single seat that has placed twice the
    /// minimum less one can end its turn now and place the same cards in turns of their own: it only
    /// draws sooner. What a jump must follow at once stays in one turn, and is not looked into.
    #[inline]
    pub(crate) fn may_gain_by_more(&self, node: &Node) -> bool {
        self.seats > 1 || self.at_once || node.done + 1 < 2 * self.minimum(node)
    }

    /// What takes a step backwards on this pile: the card, if there is such a number.
    #[inline]
    pub(crate) fn back(&self, pile: usize, top: u8) -> Bits {
        if pile >= FIRST_DOWN {
            bit(top + self.step)
        } else if top > self.step {
            bit(top - self.step)
        } else {
            0
        }
    }

    /// The cards of the seat on turn that fit on each pile.
    #[inline]
    pub(crate) fn fits(&self, node: &Node) -> [Bits; PILES] {
        node.piles().fits(&self.config, node.hand()).map(CardSet::bits)
    }

    /// Can the seat on turn place so many more cards?
    #[inline]
    pub(crate) fn can_place(&self, node: &Node, wanted: u8) -> bool {
        node.piles().can_place(&self.config, node.hand(), wanted)
    }

    /// Can the seat on turn reach the minimum?
    #[inline]
    pub(crate) fn can_go_on(&self, node: &Node) -> bool {
        let minimum = self.minimum(node);
        node.done >= minimum || self.can_place(node, minimum - node.done)
    }

    /// After a placement.
    #[inline]
    pub(crate) fn place(&self, node: &Node, card: u8, pile: usize) -> Node {
        let mut next = *node;
        next.hands[usize::from(node.seat)] &= !bit(card);
        next.tops[pile] = card;
        next.done += 1;
        if self.at_once {
            next.last = pile as u8;
        }
        next.sorted()
    }

    /// After the end of a turn. Some seat must hold a card then.
    #[inline]
    pub(crate) fn end(&self, node: &Node) -> Node {
        let mut next = *node;
        let drawn = node.done.min(self.to_draw(node));
        next.drawn += drawn;
        next.hands[usize::from(node.seat)] |= self.rest(node) & !self.rest(&next);
        next.done = 0;
        next.last = NO_PILE;
        loop {
            next.seat = if next.seat + 1 < self.seats { next.seat + 1 } else { 0 };
            if next.hands[usize::from(next.seat)] != 0 {
                return next;
            }
        }
    }

    /// After any step.
    pub(crate) fn after(&self, node: &Node, step: Move) -> Node {
        match step {
            Move::Place { card, pile } => self.place(node, card, pile.into()),
            Move::End => self.end(node),
            Move::Start(seat) => node.with_seat(seat),
        }
    }
}

impl Node {
    /// The piles as the rules know them. That a pair is sorted does not matter to them: they tell
    /// two piles of one direction apart by their tops only.
    #[inline]
    fn piles(&self) -> Piles {
        let card = |number| Card::new(number).expect("a top is a card");
        Piles { tops: self.tops.map(card), last: Pile::ALL.get(usize::from(self.last)).copied() }
    }

    /// The hand of the seat on turn.
    #[inline]
    fn hand(&self) -> CardSet {
        CardSet::from_bits(self.hands[usize::from(self.seat)])
    }

    /// With another seat on turn.
    pub(crate) fn with_seat(mut self, seat: u8) -> Node {
        self.seat = seat;
        self
    }

    /// Does the pile have the same top as the one before it? What fits here fits there.
    #[inline]
    pub(crate) fn is_twin(&self, pile: usize) -> bool {
        pile % 2 == 1 && self.tops[pile] == self.tops[pile - 1]
    }

    /// With each pair of piles in order.
    #[inline]
    fn sorted(mut self) -> Node {
        for first in [0, FIRST_DOWN] {
            if self.tops[first] > self.tops[first + 1] {
                self.tops.swap(first, first + 1);
                if self.last != NO_PILE && usize::from(self.last) / 2 == first / 2 {
                    self.last ^= 1;
                }
            }
        }
        self
    }

    /// A number that tells positions of all groups apart: of 128 bits, so that two positions of one
    /// search can be taken to be the same if theirs are. The group is handed in.
    #[inline]
    pub(crate) fn key_in(&self, group: u128) -> u128 {
        let tops = u64::from(u32::from_le_bytes(self.tops));
        let (a, b) = ((group >> 64) as u64, group as u64);
        let (a, b) =
            (mix(a.wrapping_add(tops.wrapping_mul(SALT[2]))), mix(b ^ mix(tops ^ SALT[3])));
        u128::from(a) << 64 | u128::from(b)
    }

    /// A number that all positions share which differ in their tops only, of 128 bits too.
    #[inline]
    pub(crate) fn group(&self) -> u128 {
        let small = u64::from(self.drawn)
            | u64::from(self.seat) << 8
            | u64::from(self.done) << 16
            | u64::from(self.last) << 24;
        let (mut a, mut b) = (mix(small ^ SALT[0]), mix(small ^ SALT[1]));
        for hand in self.hands {
            let (low, high) = (hand as u64, (hand >> 64) as u64);
            a = mix(a ^ low).wrapping_add(high.wrapping_mul(SALT[2]));
            b = mix(b.wrapping_add(high) ^ low.wrapping_mul(SALT[3]));
        }
        u128::from(mix(a)) << 64 | u128::from(mix(b))
    }
}

/// Odd numbers without a pattern.
const SALT: [u64; 4] =
    [0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb];

/// Spreads every bit over the whole word, both ways round.
#[inline]
fn mix(word: u64) -> u64 {
    let product = u128::from(word) * u128::from(SALT[0]);
    let folded = (product >> 64) as u64 ^ product as u64;
    (folded ^ folded >> 29).wrapping_mul(SALT[2])
}

#[cfg(test)]
mod tests {
    use rules::the_game::{Action, Start};
    use rules::{Actions, Deck, Family, Game, Options, Seed};

    use super::*;
    use crate::bits::cards;

    const GAMES_A_TABLE: u64 = 4;

    /// The tokens of what may be done, with the piles by their tops.
    fn legal(state: &State) -> Vec<(u8, u8, bool)> {
        let mut actions = Actions::new();
        state.legal_into(&mut actions);
        let mut legal: Vec<(u8, u8, bool)> = actions
            .iter()
            .filter_map(|action| match action {
                Action::Place(card, pile) => {
                    let down = pile.index() >= FIRST_DOWN;
                    Some((card.number(), state.board().top(*pile).number(), down))
                }
                Action::End | Action::Start(_) => None,
            })
            .collect();
        legal.sort_unstable();
        legal
    }

    fn legal_here(deal: &SolvedDeal, node: &Node) -> Vec<(u8, u8, bool)> {
        let mut legal = Vec::new();
        for (pile, fit) in deal.fits(node).into_iter().enumerate() {
            for card in cards(fit) {
                if deal.can_go_on(&deal.place(node, card, pile)) {
                    legal.push((card, node.tops[pile], pile >= FIRST_DOWN));
                }
            }
        }
        legal.sort_unstable();
        legal
    }

    /// Plays a game at random, by the rules and here, and compares at every step.
    fn play_both(config: Config, seed: &Seed) {
        let mut state = State::deal(config, &Deck::from_seed(config.variant().pack(), seed, 0));
        let (deal, root) = SolvedDeal::new(&state);
        let (Root::Turn(mut node) | Root::Choose(mut node)) = root else {
            unreachable!("a game begins");
        };
        let mut random = seed.as_str().bytes().map(u64::from).sum::<u64>();
        loop {
            let mut actions = Actions::new();
            state.legal_into(&mut actions);
            if actions.is_empty() {
                let over = deal.left(&node) == 0 || !deal.can_go_on(&node);
                assert!(over, "{state}");
                return;
            }
            random = mix(random.wrapping_add(SALT[1]));
            let action = actions[(random >> 32) as usize % actions.len()];
            if state.turn().is_some() {
                assert_eq!(legal_here(&deal, &node), legal(&state), "{state}");
                assert_eq!(deal.may_end(&node), actions.contains(&Action::End), "{state}");
                assert_eq!(deal.left(&node), state.board().left(), "{state}");
                // Taken apart from the middle of the game, the position is the same.
                let (_, Root::Turn(mut again)) = SolvedDeal::new(&state) else {
                    unreachable!("a seat is on turn");
                };
                again.drawn = node.drawn;
                assert_eq!((again, again.group()), (node, node.group()), "{state}");
            }
            node = match action {
                Action::End => deal.end(&node),
                Action::Start(seat) => node.with_seat(seat.index() as u8),
                Action::Place(card, pile) => {
                    let top = state.board().top(pile).number();
                    let mut pair =
                        if pile.index() < FIRST_DOWN { 0..FIRST_DOWN } else { FIRST_DOWN..PILES };
                    let here = pair.find(|here| node.tops[*here] == top);
                    deal.place(&node, card.number(), here.expect("a pile with this top"))
                }
            };
            state.apply(action).expect("a legal action");
        }
    }

    #[test]
    fn a_position_here_and_one_of_the_rules_go_the_same_way() {
        for game in Game::ALL {
            let Family::TheGame(variant) = game.family() else { continue };
            for seats in game.seats() {
                for set in game.option_sets(seats) {
                    let Ok(Options::TheGame(options)) = Options::from_named(game, &set) else {
                        panic!("options of {game}: {set:?}");
                    };
                    if options.start != Start::Choose {
                        continue;
                    }
                    let config = Config::new(variant, seats, options).expect("a table");
                    for seed in 0..GAMES_A_TABLE {
                        play_both(config, &Seed::from(seed));
                    }
                }
            }
        }
        assert_eq!(Pile::ALL.len(), PILES);
    }
}
