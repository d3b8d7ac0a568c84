//! Players for the four games. A player is handed what its seat may know and nothing else: the
//! compiler forbids peeking.
//!
//! | level | how it plays |
//! |---|---|
//! | `random` | any legal action |
//! | `novice` | the nearest card, as a beginner would |
//! | `steady` | counts cards and plans the whole turn; well below a millisecond a turn |
//! | `expert` | searches over worlds in keeping with what it has seen; better with more time |
//!
//! ```
//! # use rules as subibaja_rules;
//! use subibaja_players::{Budget, Level, Observation};
//! use subibaja_rules::{Game, Seed, Setup, State, Viewer};
//!
//! let setup = Setup::from_seed(Game::FaceToFace, 2, &[], &Seed::from(7)).unwrap();
//! let mut state = State::new(&setup).unwrap();
//! let mut player = Level::Steady.player(1);
//! let view = state.view(Viewer::Seat(state.turn().unwrap()));
//! let answer = player.act(Observation::new(&view), &Budget::nodes(100));
//! state.apply(answer.action).unwrap();
//! ```

mod bots;
mod budget;
mod expert;
mod face_to_face;
mod halving;
mod hormigas;
mod level;
mod novice;
mod player;
mod random;
mod signature;
mod steady;
mod the_game;
pub mod training;

pub use bots::Bots;
pub use budget::{Budget, Cancel, Clock, Limit};
pub use level::Level;
pub use player::{Answer, Observation, Player, Thought};
pub use random::Random;
pub use signature::signature;
pub use the_game::code::{CodePlayer, CodeTable, CodeWord};
