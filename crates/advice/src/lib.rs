//! Help for whoever plays, the same in the browser, in the terminal and line by line: a turn
//! [planned](Plan) on a view, the [reason](Reason) why something can't be done, what each
//! [choice](Choice) costs, and a [hint](Hint) with what speaks for it.
//!
//! All of it is a function of a [`View`](rules::View) and decides nothing: what is legal is asked of
//! `rules`, what is good of `players`. What comes out is data; the front ends put it into words.

pub mod ants;
mod choice;
mod facts;
mod hint;
mod plan;
mod reason;
mod risk;

pub use choice::{Choice, Cost, Put, choices};
pub use facts::{Facts, Stretch};
pub use hint::{Hint, HintReason, advise};
pub use plan::{Added, Plan};
pub use reason::Reason;
pub use risk::{Risk, risk};
