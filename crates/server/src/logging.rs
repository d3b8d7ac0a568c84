//! Structured logs on standard error. Secrets, hands and talk are never in them: what is logged are
//! ids of tables, codes and errors.
//!
//! Libraries that see the bytes of a socket, the headers of a request or the values of a query print
//! them when they are asked for all they know. They are not: whatever `SUBIBAJA_LOG` says, only
//! crates of this workspace tell more than `info`. A log that can't be written, on a full disk, is
//! no reason to stop serving.

use std::io::{IsTerminal as _, Write};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use tracing::{Level, Metadata};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer as _};

use crate::limits::COMPLAIN_EVERY;

/// The crates that know what may be told.
const OURS: [&str; 8] =
    ["guard", "players", "protocol", "records", "rules", "server", "store", "tables"];

/// Starts the log: `SUBIBAJA_LOG` says what is in it (`info` by default), `SUBIBAJA_LOG_FORMAT=json`
/// how it is written. Whether it is JSON: then nothing else should be said.
pub fn start_logging() -> bool {
    let wanted = std::env::var("SUBIBAJA_LOG").unwrap_or_default();
    let json = std::env::var("SUBIBAJA_LOG_FORMAT").is_ok_and(|format| format == "json");
    let plain = std::env::var_os("NO_COLOR").is_some_and(|set| !set.is_empty());
    let colours = std::io::stderr().is_terminal() && !plain;
    begin(&wanted, json, colours, std::io::stderr);
    if json {
        // The usual words about a panic are none. What it says itself may hold anything.
        std::panic::set_hook(Box::new(|panic| {
            let place = panic.location().map(ToString::to_string).unwrap_or_default();
            tracing::error!(place, "a mistake of ours: a panic");
        }));
    }
    json
}

/// Starts a log that goes elsewhere. An embedding program may have a log of its own; then nothing
/// changes.
pub fn start_logging_to<W>(wanted: &str, json: bool, writer: W)
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    begin(wanted, json, false, writer);
}

/// Colours are for terminals alone: in a file they are noise.
fn begin<W>(wanted: &str, json: bool, colours: bool, writer: W)
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let wanted = EnvFilter::try_new(wanted).ok().filter(|_| !wanted.is_empty());
    let wanted = wanted.unwrap_or_else(|| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt::layer().with_ansi(colours).with_writer(Careless(writer));
    let log = if json { log.json().boxed() } else { log.with_target(false).boxed() };
    let discreet = filter_fn(is_discreet);
    let _ = tracing_subscriber::registry().with(discreet).with(wanted).with(log).try_init();
}

/// May this stand in a log?
fn is_discreet(metadata: &Metadata<'_>) -> bool {
    let from = metadata.target().split("::").next().unwrap_or_default();
    *metadata.level() <= Level::INFO || OURS.contains(&from)
}

/// A writer whose errors nobody hears of: whom should one tell?
struct Careless<W>(W);

impl<'a, W: MakeWriter<'a>> MakeWriter<'a> for Careless<W> {
    type Writer = Careless<W::Writer>;

    fn make_writer(&'a self) -> Self::Writer {
        Careless(self.0.make_writer())
    }
}

impl<W: Write> Write for Careless<W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        Ok(self.0.write(bytes).unwrap_or(bytes.len()))
    }

    fn flush(&mut self) -> std::io::Result<()> {
        let _ = self.0.flush();
        Ok(())
    }
}

/// Something that goes wrong again and again stands in the log now and then, with how often it was
/// left out: a full disk must not be filled by complaints about it.
#[derive(Debug)]
pub(crate) struct Seldom(Mutex<(Option<Instant>, u64)>);

impl Seldom {
    pub(crate) const fn new() -> Seldom {
        Seldom(Mutex::new((None, 0)))
    }

    /// How many were left out since the last, if it is time for another.
    pub(crate) fn again(&self, now: Instant) -> Option<u64> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (last, left_out) = &mut *state;
        if last.is_some_and(|last| now.saturating_duration_since(last) < COMPLAIN_EVERY) {
            *left_out += 1;
            return None;
        }
        *last = Some(now);
        Some(std::mem::take(left_out))
    }
}

/// Logs like `tracing::error!` and its sisters, but seldom from the same place.
macro_rules! seldom {
    ($level:ident, $($what:tt)*) => {{
        static SELDOM: $crate::logging::Seldom = $crate::logging::Seldom::new();
        if let Some(left_out) = SELDOM.again(std::time::Instant::now()) {
            tracing::$level!(left_out, $($what)*);
        }
    }};
}
pub(crate) use seldom;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complaint_is_made_seldom_and_counted() {
        let (seldom, start) = (Seldom::new(), Instant::now());
        assert_eq!(seldom.again(start), Some(0));
        for _ in 0..1_000 {
            assert_eq!(seldom.again(start), None);
        }
        assert_eq!(seldom.again(start + COMPLAIN_EVERY), Some(1_000));
        assert_eq!(seldom.again(start + COMPLAIN_EVERY), None);
        assert_eq!(seldom.again(start + 2 * COMPLAIN_EVERY), Some(1));
    }

    /// As standard error is when it goes to a full disk.
    struct Full;

    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("the disk is full"))
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Err(std::io::Error::other("the disk is full"))
        }
    }

    #[test]
    fn a_log_that_cannot_be_written_is_passed_over() {
        let mut writer = Careless(Full);
        writer.write_all(b"a line\n").expect("no error");
        writer.flush().expect("no error");
    }
}
