//! Games to be tested: seats, options and seed, written as in the oracle tables.

use std::fmt;

use subibaja_rules::{Deck, Family, Game, OptionValue, Pack, Seed, Setup};

use super::reference::team;
use super::{below, rng};

/// A game to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Case {
    pub(crate) game: Game,
    pub(crate) seats: u8,
    /// `k=v,k=v`, or `-` for none.
    pub(crate) options: String,
    pub(crate) seed: String,
}

/// How the deck lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// As the seed shuffles it.
    Shuffled,
    /// Ascending but for a few cards, so that the cooperative games are won.
    NearlySorted,
}

impl Case {
    pub(crate) fn new(game: Game, seats: u8, options: &str, seed: impl fmt::Display) -> Case {
        Case { game, seats, options: options.to_owned(), seed: seed.to_string() }
    }

    /// From the first four columns of an oracle table.
    pub(crate) fn read(columns: &[&str]) -> Case {
        let &[game, seats, options, seed] = columns else {
            panic!("expected game, seats, options and seed, found {columns:?}");
        };
        let game = game.parse().expect("a game");
        let seats = seats.parse().expect("a number of seats");
        Case::new(game, seats, options, seed)
    }

    pub(crate) fn seed(&self) -> Seed {
        self.seed.parse().expect("a seed")
    }

    /// The options by name.
    pub(crate) fn named_options(&self) -> Vec<(String, OptionValue)> {
        let mut pairs: Vec<(String, String)> = Vec::new();
        for part in self.options.split(',').filter(|part| *part != "-") {
            match (part.split_once('='), pairs.last_mut()) {
                (Some((name, value)), _) => pairs.push((name.to_owned(), value.to_owned())),
                // A value that is a list has commas of its own.
                (None, Some((_, value))) => *value = format!("{value},{part}"),
                (None, None) => panic!("expected name=value, found {part}"),
            }
        }
        let value = |value: String| value.parse().expect("an option's value");
        pairs.into_iter().map(|(name, text)| (name, value(text))).collect()
    }

    /// An option's value as text, if it is set.
    pub(crate) fn option(&self, name: &str) -> Option<String> {
        let options = self.named_options();
        options.iter().find(|(other, _)| other == name).map(|(_, value)| value.to_string())
    }

    /// The game with the deal of its seed.
    pub(crate) fn setup(&self) -> Setup {
        Setup::from_seed(self.game, self.seats, &self.named_options(), &self.seed())
            .expect("a valid case")
    }

    /// The game with its deck in some order.
    pub(crate) fn setup_in(&self, order: Order) -> Setup {
        match order {
            Order::Shuffled => self.setup(),
            Order::NearlySorted => {
                let decks: Vec<Vec<u8>> =
                    (0..self.decks()).map(|number| self.nearly_sorted(number)).collect();
                let (options, seed) = (self.named_options(), self.seed());
                Setup::from_decks(self.game, self.seats, &options, &decks, Some(&seed))
                    .expect("a valid case")
            }
        }
    }

    fn decks(&self) -> u64 {
        if self.game == Game::FaceToFace { 2 } else { 1 }
    }

    /// The cards of one deck.
    pub(crate) fn pack(&self) -> Pack {
        match self.game.family() {
            Family::TheGame(_) => {
                let team::Numbers { low, high, .. } = team::numbers(self.game);
                Pack { low, high }
            }
            Family::FaceToFace => Pack { low: 2, high: 59 },
            Family::Hormigas => Pack { low: 2, high: 111 },
        }
    }

    fn nearly_sorted(&self, number: u64) -> Vec<u8> {
        let first = Deck::from_seed(self.pack(), &self.seed(), number).cards()[0].number();
        let mut rng = rng(u64::from(first) + 1000 * number);
        let mut deck: Vec<u8> = (self.pack().low..=self.pack().high).collect();
        for _ in 0..6 {
            let at = below(deck.len() - 3, &mut rng);
            deck.swap(at, at + 3);
        }
        deck
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.game, self.seats, self.options, self.seed)
    }
}
