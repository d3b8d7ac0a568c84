//! People as partners: a fixed population of players that play The Game and Ascenso-Descenso as people do, each with
//! habits of its own. Most seats beside a bot are a person's, so a bot is judged with these, too.
//!
//! They share no code with the players of `players`, nothing there can reach them, and no number of ours is tuned on
//! them: who would make a bot better at playing with them in particular would measure nothing any more. So that figures
//! stay comparable they stay as they are: `oracles/people.txt` holds them to it, and another habit is another name.
//!
//! None of them counts cards or searches. In the games against each other they play as a novice does.

mod habits;
mod hearing;
mod placing;
mod talking;

use players::Player;

pub(crate) use habits::{Habits, Person, Talking};

/// What every name here begins with.
pub(crate) const PREFIX: &str = "people/";

/// One step at a time, on the nearest pile, without a word to anybody.
const PLAIN: Habits = Habits {
    name: "gaps",
    about: "the nearest card each time; neither speaks nor listens",
    plans: false,
    heeds: false,
    talks: Talking::Never,
    extra: 0,
    forgets: 0,
    slips: 0,
};

/// Looks at the whole turn, and listens.
const CAREFUL: Habits = Habits { plans: true, heeds: true, extra: 3, ..PLAIN };

/// All of them. The list only grows.
pub(crate) const POPULATION: [Habits; 8] = [
    PLAIN,
    Habits {
        name: "casual",
        about: "the nearest card each time; listens, speaks rarely",
        heeds: true,
        talks: Talking::Rarely,
        extra: 2,
        ..PLAIN
    },
    Habits { name: "quiet", about: "looks at the whole turn; listens, never speaks", ..CAREFUL },
    Habits {
        name: "shy",
        about: "looks at the whole turn; listens, speaks rarely",
        talks: Talking::Rarely,
        ..CAREFUL
    },
    Habits {
        name: "frank",
        about: "looks at the whole turn; listens, says plainly what matters",
        talks: Talking::Plainly,
        ..CAREFUL
    },
    Habits {
        name: "headstrong",
        about: "looks at the whole turn; says plainly what matters, does not listen",
        heeds: false,
        talks: Talking::Plainly,
        ..CAREFUL
    },
    Habits {
        name: "forgetful",
        about: "the nearest card each time, now and then the second nearest; listens, but forgets most of it; \
                speaks rarely",
        heeds: true,
        talks: Talking::Rarely,
        forgets: 60,
        slips: 15,
        ..PLAIN
    },
    Habits {
        name: "greedy",
        about: "the nearest card each time, and goes on while one is near; speaks rarely, does not listen",
        talks: Talking::Rarely,
        extra: 6,
        ..PLAIN
    },
];

impl Habits {
    /// The name in the laboratory.
    pub(crate) fn full_name(&self) -> String {
        format!("{PREFIX}{}", self.name)
    }

    /// Someone with these habits; the seed decides where they waver.
    pub(crate) fn person(&'static self, seed: u64) -> Box<dyn Player> {
        Box::new(Person::new(self, seed))
    }
}

#[cfg(test)]
mod tests {
    use rules::{CardSet, Game, OptionValue, Seed, State, Viewer};

    use super::*;
    use crate::people::talking::about_piles;
    use players::{Budget, Observation};

    /// Positions of games between these people, as the seat on turn sees them.
    fn each_position(game: Game, options: &[(String, OptionValue)], mut look: impl FnMut(&State)) {
        for (deal, habits) in (0..).zip(&POPULATION) {
            let seed = Seed::from(deal);
            let setup =
                rules::Setup::from_seed(game, 3, options, &seed).expect("options of the game");
            let mut state = State::new(&setup).expect("a game");
            let mut person = habits.person(deal);
            while !state.is_over() {
                look(&state);
                let seat = state.turn().unwrap_or(rules::Seat::FIRST);
                let view = state.view(Viewer::Seat(seat));
                let answer = person.act(Observation::new(&view), &Budget::nodes(1));
                state.apply(answer.action).expect("people keep to the rules");
            }
        }
    }

    #[test]
    fn names_are_different_and_each_has_habits_of_its_own() {
        for (i, one) in POPULATION.iter().enumerate() {
            let others = &POPULATION[..i];
            assert!(others.iter().all(|other| other.name != one.name && other.about != one.about));
        }
        let has = |is: fn(&Habits) -> bool| POPULATION.iter().any(is) && !POPULATION.iter().all(is);
        assert!(has(|habits| habits.heeds) && has(|habits| habits.plans));
        assert!(has(|habits| habits.forgets > 0) && has(|habits| habits.extra > 1));
        for talks in [Talking::Never, Talking::Rarely, Talking::Plainly] {
            assert!(POPULATION.iter().any(|habits| habits.talks == talks));
        }
    }

    /// Whatever the hand, at least three cards that may be in it would have made it say the same.
    #[test]
    fn no_word_names_a_card() {
        let any = ("jump".to_owned(), OptionValue::Word("any".into()));
        let games = [
            (Game::TheGame, vec![]),
            (Game::AscensoDescenso, vec![]),
            (Game::AscensoDescenso, vec![any]),
        ];
        let mut words = 0;
        for (game, options) in games {
            each_position(game, &options, |state| {
                let State::TheGame(state) = state else { panic!("a game of piles") };
                let board = state.board();
                let pack = board.config().variant().pack().cards();
                for hand in rules::Seat::all(3).map(|seat| state.hand(seat)) {
                    for word in about_piles(board, hand) {
                        let says = |card: &rules::Card| {
                            about_piles(board, CardSet::of(*card)).contains(&word)
                        };
                        let could_be = (pack - board.placed()).iter().filter(says).count();
                        assert!(could_be >= 3, "{word:?} of {hand} is said for {could_be} cards");
                        words += 1;
                    }
                }
            });
        }
        assert!(words > 3_000, "{words} words");
    }
}
