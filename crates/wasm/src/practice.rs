//! A position to play on from, as a lesson sets it up: what one viewer sees, as a view's line. What
//! that viewer does not see is drawn by lot, the same every time.

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng as _;
use records::{EventJson, ViewJson};
use rules::{Action, Game, ParseError, Seat, State, View, Viewer};

/// The lot by which the hidden cards fall.
const LOT: [u8; 32] = [0; 32];

/// A game from some position on.
#[derive(Debug)]
pub struct Practice(State);

impl Practice {
    /// The position of a view's line.
    pub fn new(view: &str) -> Result<Practice, ParseError> {
        let view: View = view.parse()?;
        Ok(Practice(view.sample(&mut ChaCha20Rng::from_seed(LOT))))
    }

    /// What a seat knows.
    pub fn view(&self, seat: Seat) -> ViewJson {
        ViewJson::new(&self.0.view(Viewer::Seat(seat)))
    }

    /// Takes actions, all or none of them: what the seat learns of each, or why not.
    pub fn act(&mut self, tokens: &[String], seat: Seat) -> Result<Vec<EventJson>, String> {
        let mut state = self.0;
        let steps = tokens.iter().map(|token| {
            let action = read(state.game(), token)?;
            let event = state.apply(action).map_err(|why| why.to_string())?;
            Ok(EventJson::new(&event.seen_by(Viewer::Seat(seat))))
        });
        let steps = steps.collect::<Result<_, String>>()?;
        self.0 = state;
        Ok(steps)
    }
}

fn read(game: Game, token: &str) -> Result<Action, String> {
    Action::parse(game, token).map_err(|error| error.to_string())
}
