//! The laboratory: many deals by many players, measured, compared and reported.
//!
//! | | |
//! |---|---|
//! | [`run`](run()) | plays deals on all cores; can be stopped, resumed and shared by machines |
//! | [`ladder`](ladder()) | everyone against everyone, and a rating for each |
//! | [`luck`](luck()) | takes the luck of the deals out of a result |
//! | [`merge`](merge()) | puts the shares together |
//! | [`compare`](compare()) | tells which of two players is better, with as few deals as it takes |
//! | [`cross`](cross()) | tells how players do with partners of other kinds, people among them |
//! | [`report`](report()) | draws results |
//! | [`command`] | the command line of all of them |
//!
//! A result depends on its [`Spec`] alone, as long as budgets are in nodes: not on threads, shards
//! or interruptions. Players are handed what their seat may know and nothing else.

mod chair;
mod columns;
pub mod command;
mod compare;
mod contestant;
mod core_time;
mod cross;
mod cross_text;
mod ending;
mod error;
mod external;
mod header;
mod ladder;
mod lines;
mod luck;
mod merge;
mod outcome;
mod people;
mod progress;
mod provenance;
mod report;
mod results;
mod roster;
mod run;
mod seeds;
mod spec;
pub mod stats;
mod summary;
mod table;
mod talk;
mod tally;
mod text;
mod workers;

pub use compare::{ComparedPlayer, Comparison, Method, compare};
pub use contestant::{Contestant, Mind};
pub use cross::{Cross, CrossCell, CrossMean, CrossOutput, cross};
pub use error::LabError;
pub use external::{PROTOCOL, START_LIMIT, TIME_FOR_NODES};
pub use header::{FORMAT, Header};
pub use ladder::{Ladder, LadderPlayer, ladder};
pub use luck::{DEFAULT_CONTROL, LuckAdjusted, luck};
pub use merge::merge;
pub use outcome::{DealEnd, DealOutcome};
pub use report::report;
pub use roster::{NamedPlayer, Roster};
pub use run::{RunOutput, run};
pub use spec::{DEFAULT_BUDGET, DEFAULT_GRACE, MAX_DEALS, MAX_SHARDS, Shard, Spec};
pub use summary::{PlayerSummary, RunSummary};
pub use talk::{TalkTotal, Track};
