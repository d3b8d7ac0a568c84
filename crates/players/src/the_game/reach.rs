//! For every top card what lies beyond it and what is one step back, as the rules answer when asked
//! once: planning and roll-outs look it up some millions of times a second.

use std::sync::OnceLock;

use rules::the_game::{Config, Pile, Piles};
use rules::{Card, CardSet, Direction};

/// One more than the largest number of a card.
pub(crate) const NUMBERS: usize = Card::MAX as usize + 1;

/// By direction (0 up, 1 down) and top card.
pub(crate) struct Reach {
    /// The cards that fit and go on in the pile's direction.
    pub(crate) beyond: [[CardSet; NUMBERS]; 2],
    /// The card that fits and goes back.
    pub(crate) back: [[Option<Card>; NUMBERS]; 2],
    /// How far back that is.
    pub(crate) step: u8,
}

/// By the step back, which is all that what fits depends on.
static REACHES: [OnceLock<Box<Reach>>; NUMBERS] = [const { OnceLock::new() }; NUMBERS];

impl Reach {
    /// That of a table.
    #[inline]
    pub(crate) fn of(config: &Config) -> &'static Reach {
        REACHES[usize::from(config.step_back())].get_or_init(|| Box::new(Reach::new(config)))
    }

    /// Asks the rules what fits on each top card, where a step back may be made now.
    fn new(config: &Config) -> Reach {
        let mut reach = Reach {
            beyond: [[CardSet::EMPTY; NUMBERS]; 2],
            back: [[None; NUMBERS]; 2],
            step: config.step_back(),
        };
        let all = CardSet::between(1, Card::MAX);
        for top in all {
            for pile in [Pile::Up1, Pile::Down1] {
                let on: fn(&Card, &Card) -> bool = match pile.direction() {
                    Direction::Up => |card, top| card > top,
                    Direction::Down => |card, top| card < top,
                };
                let direction = pile.index() / 2;
                let at = usize::from(top.number());
                let fits = Piles { tops: [top; 4], last: Some(pile) }.fits(config, all);
                for card in fits[pile.index()] {
                    if on(&card, &top) {
                        reach.beyond[direction][at].insert(card);
                    } else {
                        reach.back[direction][at] = Some(card);
                    }
                }
            }
        }
        reach
    }
}
