//! For every top card what lies beyond it and what is one step back, as the rules answer when asked
//! once: planning and roll-outs look it up some millions of times a second.

use std::sync::LazyLock;

use rules::the_game::{Config, Jump, Options, Pile, Piles, Variant};
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

static THE_GAME: LazyLock<Reach> = LazyLock::new(|| Reach::new(Variant::TheGame));
static ASCENSO_DESCENSO: LazyLock<Reach> = LazyLock::new(|| Reach::new(Variant::AscensoDescenso));

impl Reach {
    /// That of a game.
    #[inline]
    pub(crate) fn of(variant: Variant) -> &'static Reach {
        match variant {
            Variant::TheGame => &THE_GAME,
            Variant::AscensoDescenso => &ASCENSO_DESCENSO,
        }
    }

    /// Asks the rules what fits on each top card, where a step back may be made at any time.
    fn new(variant: Variant) -> Reach {
        let options = Options { jump: Jump::Any, ..Options::default() };
        let config = Config::new(variant, 1, options)
            .or_else(|_| Config::new(variant, 1, Options::default()))
            .expect("the standard game");
        let mut reach = Reach {
            beyond: [[CardSet::EMPTY; NUMBERS]; 2],
            back: [[None; NUMBERS]; 2],
            step: variant.step_back(),
        };
        let all = CardSet::between(1, Card::MAX);
        for top in all {
            let fits = Piles { tops: [top; 4], last: None }.fits(&config, all);
            for pile in [Pile::Up1, Pile::Down1] {
                let on: fn(&Card, &Card) -> bool = match pile.direction() {
                    Direction::Up => |card, top| card > top,
                    Direction::Down => |card, top| card < top,
                };
                let direction = pile.index() / 2;
                let at = usize::from(top.number());
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
