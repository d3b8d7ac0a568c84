//! Tables, joined: a server's by a seat's link, and for [`crate::local`] those of this program.
//!
//! A thread holds the line to the table: commands go up, what happened comes down and is told. A lost
//! connection to a server is made again; it then sends what was missed.

mod line;
mod link;
mod session;
mod socket;
mod words;

use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use players::Cancel;
use texts::{Texts, say};

pub(crate) use line::{Line, Listened, Looked};
pub use link::Link;
pub(crate) use session::{Pass, Session};
pub(crate) use words::refusal;

use crate::pace::Pace;
use crate::source::{Command, Source, Told};
use session::End;
use socket::Socket;

/// Times that a lost connection is made again before giving up.
const TRIES: u32 = 8;
/// The pause before the first of them; it doubles each time.
const PAUSE: Duration = Duration::from_millis(250);

/// Joins a table. An invitation is exchanged for the key, if there is one. Whatever comes of it is
/// told, the failure to connect included.
pub fn join(
    link: Link,
    key: Option<String>,
    name: Option<String>,
    texts: Texts,
    tell: impl Fn(Told) + Send + 'static,
) -> anyhow::Result<Source> {
    let cancel = Cancel::default();
    let (commands, received) = channel();
    let stop = cancel.clone();
    let thread = thread::Builder::new().name("socket".to_owned()).spawn(move || {
        let pass = Pass { table: link.table, secret: link.secret, key, name };
        let mut session = Session::new(pass, texts.clone(), Pace::default(), stop.clone(), tell);
        let reason = stay(&mut session, &link.socket, &texts, &received, &stop);
        session.tell(Told::Gone(reason));
        Ok(())
    })?;
    Ok(Source::new(commands, cancel, thread))
}

/// Plays until nobody listens, the server refuses, or the connection can't be made again: why, if
/// that is to be told.
fn stay(
    session: &mut Session<impl Fn(Told)>,
    address: &str,
    texts: &Texts,
    commands: &Receiver<Command>,
    cancel: &Cancel,
) -> Option<String> {
    let mut tries = 0;
    loop {
        let end = match Socket::connect(address) {
            Ok(mut socket) => {
                let end = session.converse(&mut socket, commands);
                socket.close();
                if session.was_let_in() {
                    tries = 0;
                }
                end
            }
            Err(error) => End::Lost(format!("{error:#}")),
        };
        match end {
            End::Left => return None,
            End::Refused(reason) => return Some(reason),
            // A server that never answered will hardly do so by waiting.
            End::Lost(reason) if tries >= TRIES || !session.was_let_in() => {
                return Some(say!(texts, "connection-failed", reason = reason));
            }
            End::Lost(_) if cancel.is_cancelled() => return None,
            End::Lost(_) => {
                if tries == 0 {
                    session.tell(Told::Note(say!(texts, "connection-lost")));
                }
                thread::sleep(PAUSE * 2_u32.pow(tries));
                tries += 1;
            }
        }
    }
}
