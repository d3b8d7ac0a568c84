//! What the system wants of the program: to end, to stop, to go on. Without this the terminal would be left as the
//! screens have it.

use std::sync::mpsc::Sender;

use super::event::Event;

#[cfg(unix)]
pub(super) use unix::{end_by, listen, stop};

#[cfg(unix)]
mod unix {
    use anyhow::Context as _;
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    use super::{Event, Sender};
    use crate::screen::event::OsSignal;

    /// Hears of signals on a thread of its own, for as long as the program runs.
    pub(in crate::screen) fn listen(events: Sender<Event>) -> anyhow::Result<()> {
        let all = [SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT];
        let mut signals = Signals::new(all).context("signals")?;
        std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
            for signal in signals.forever() {
                let wish = match signal {
                    SIGTSTP => OsSignal::Stop,
                    SIGCONT => OsSignal::Continue,
                    signal => OsSignal::Leave(signal),
                };
                if events.send(Event::Signal(wish)).is_err() {
                    return;
                }
            }
        })?;
        Ok(())
    }

    /// Stops until somebody continues the program.
    pub(in crate::screen) fn stop() {
        let _ = emulate_default_handler(SIGTSTP);
    }

    /// Ends the program as the signal would have ended it.
    pub(in crate::screen) fn end_by(signal: i32) {
        let _ = emulate_default_handler(signal);
    }
}

#[cfg(not(unix))]
pub(super) fn listen(_: Sender<Event>) -> anyhow::Result<()> {
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn stop() {}

#[cfg(not(unix))]
pub(super) fn end_by(_: i32) {}
