//! Positions as drawings for a terminal of 80 columns.
//!
//! A drawing is made from a [`View`] and nothing else: a hidden card can't get into it. Colour only
//! repeats what letters and signs say already.

mod boxes;
mod face_to_face;
mod hormigas;
mod steps;
mod style;
mod text;
mod the_game;

use rules::{Seat, View, Viewer};
use texts::Texts;

pub use text::list;

/// No line is wider, in characters.
pub const WIDTH: usize = 80;

/// What the viewer sees.
pub fn draw(texts: &Texts, view: &View) -> String {
    match view {
        View::TheGame(view) => the_game::draw(texts, view),
        View::FaceToFace(view) => face_to_face::draw(texts, view),
        View::Hormigas(view) => hormigas::draw(texts, view),
    }
}

/// Whose turn it is and what is to be done, or how it ended.
pub(super) fn status(texts: &Texts, view: &View) -> String {
    match view {
        View::TheGame(view) => the_game::status(texts, view),
        View::FaceToFace(view) => face_to_face::status(texts, view),
        View::Hormigas(view) => hormigas::status(texts, view),
    }
}

/// A seat, and whether it is the viewer's.
pub(super) fn seat(texts: &Texts, viewer: Viewer, seat: Seat) -> String {
    text::named(texts, viewer, seat)
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng as _;
    use rules::{Actions, Game, OptionValue, Seed, Setup, State};

    use texts::Lang;

    use super::*;

    /// A generator of numbers that need not be good.
    struct Luck(u64);

    impl Luck {
        fn below(&mut self, n: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (self.0 >> 33) as usize % n
        }
    }

    fn state(game: Game, seats: u8, seed: u64) -> State {
        let options: &[(&str, &str)] = match game {
            Game::Hormigas => &[("turn_limit", "40"), ("hand", "14")],
            Game::AscensoDescenso => &[("jump", "any")],
            Game::TheGame | Game::FaceToFace => &[],
        };
        let option = |(name, value): &(&str, &str)| {
            ((*name).to_owned(), value.parse::<OptionValue>().expect("an option's value"))
        };
        let options: Vec<_> = options.iter().map(option).collect();
        let setup = Setup::from_seed(game, seats, &options, &Seed::from(seed)).expect("a setup");
        State::new(&setup).expect("a game")
    }

    /// Positions of random games, with a generator.
    fn positions(mut look: impl FnMut(&State, &mut rand_chacha::ChaCha20Rng)) {
        for game in Game::ALL {
            for seats in game.seats() {
                let mut rng = rand_chacha::ChaCha20Rng::from_seed([seats; 32]);
                let mut luck = Luck(seats.into());
                let mut state = state(game, seats, seats.into());
                for _ in 0..400 {
                    look(&state, &mut rng);
                    let mut legal = Actions::new();
                    state.legal_into(&mut legal);
                    if legal.is_empty() {
                        break;
                    }
                    let action = legal[luck.below(legal.len())];
                    state.apply(action).expect("a legal action");
                }
            }
        }
    }

    fn plain(drawing: &str) -> String {
        anstream::adapter::strip_str(drawing).to_string()
    }

    fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
        let seats = Seat::all(seats).map(Viewer::Seat);
        seats.chain([Viewer::Spectator, Viewer::Everything])
    }

    #[test]
    fn every_drawing_fits_80_columns() {
        for texts in Lang::ALL.map(Texts::new) {
            positions(|state, _| {
                for viewer in viewers(state.seats()) {
                    let drawing = plain(&draw(&texts, &state.view(viewer)));
                    for line in drawing.lines() {
                        assert!(line.chars().count() <= WIDTH, "{line}\n{drawing}");
                        assert_eq!(line.trim_end(), line, "{drawing}");
                    }
                }
            });
        }
    }

    #[test]
    fn worlds_that_differ_in_hidden_cards_look_the_same() {
        let texts = Texts::new(Lang::En);
        let mut differing = 0;
        positions(|state, rng| {
            for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
                let view = state.view(viewer);
                let other = view.sample(rng);
                differing += usize::from(other != *state);
                assert_eq!(draw(&texts, &other.view(viewer)), draw(&texts, &view));
            }
        });
        assert!(differing > 1000, "only {differing} worlds differed");
    }

    #[test]
    fn without_colour_nothing_is_lost_but_the_colour() {
        let texts = Texts::new(Lang::En);
        positions(|state, _| {
            let drawing = draw(&texts, &state.view(Viewer::Everything));
            assert!(drawing.contains('\u{1b}'));
            assert!(!plain(&drawing).contains('\u{1b}'));
        });
    }
}
