//! Play in the terminal: screens for people ([`screen`]) and lines for screen readers and pipes
//! ([`plain`]).
//!
//! A game comes from a [`source`]: a table of this program or a server's, which are the same but for
//! the line to them. Front ends get views and what one viewer learns of an event; no screen can hold a
//! hidden card, as none ever gets a state.

// Texts are put together piece by piece here; `write!` would add an error that can't occur.
#![allow(clippy::format_push_string)]

pub mod film;
pub mod folder;
pub mod habits;
pub mod hint;
pub mod join;
pub mod journal;
mod levels;
pub mod local;
mod news;
pub mod pace;
pub mod plain;
pub mod prose;
mod save;
pub mod scores;
pub mod screen;
pub mod setting;
pub mod shelf;
pub mod source;
