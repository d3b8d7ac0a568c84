//! A table of a server, joined by a seat's link.
//!
//! A thread holds the socket: commands go up, what happened comes down and is told like the events
//! of a local table. A lost connection is made again; the server then sends what was missed.

mod link;
mod session;
mod socket;
mod words;

use std::sync::mpsc::channel;
use std::thread;

use players::Cancel;

pub use link::Link;
pub(crate) use words::refusal;

use crate::source::{Source, Told};
use session::Session;

/// Joins a table. An invitation is exchanged for the key, if there is one. Whatever comes of it is
/// told, the failure to connect included.
pub fn join(
    link: Link,
    key: Option<String>,
    name: Option<String>,
    texts: texts::Texts,
    tell: impl Fn(Told) + Send + 'static,
) -> anyhow::Result<Source> {
    let cancel = Cancel::default();
    let (commands, received) = channel();
    let stop = cancel.clone();
    let thread = thread::Builder::new().name("socket".to_owned()).spawn(move || {
        let mut session = Session::new(link, key, name, texts, tell);
        session.run(&received, &stop);
        Ok(())
    })?;
    Ok(Source::new(commands, cancel, thread))
}
