//! How fast the bots play, as people at the keyboard have it: changed in the middle of a game, and hurried along.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use players::Cancel;

/// The pauses to choose from, the shortest first.
pub const PAUSES: [Duration; 6] = [
    Duration::ZERO,
    Duration::from_millis(200),
    Duration::from_millis(400),
    Duration::from_millis(800),
    Duration::from_millis(1500),
    Duration::from_secs(3),
];

/// How often a pause looks whether anybody still waits for its end.
const GLANCE: Duration = Duration::from_millis(100);

/// The pause before each action of a bot. Its clones are one.
#[derive(Clone, Debug, Default)]
pub struct Pace(Arc<(Mutex<Beat>, Condvar)>);

#[derive(Debug, Default)]
struct Beat {
    pause: Duration,
    /// Until a person is asked there are no pauses.
    is_hurried: bool,
}

impl Pace {
    /// A pause of this length.
    pub fn new(pause: Duration) -> Pace {
        Pace(Arc::new((Mutex::new(Beat { pause, is_hurried: false }), Condvar::new())))
    }

    fn change<R>(&self, change: impl FnOnce(&mut Beat) -> R) -> R {
        let (beat, changed) = &*self.0;
        let result = change(&mut beat.lock().unwrap_or_else(PoisonError::into_inner));
        changed.notify_all();
        result
    }

    /// The pause.
    pub fn pause(&self) -> Duration {
        self.change(|beat| beat.pause)
    }

    /// Another pause from now on.
    pub fn set(&self, pause: Duration) {
        self.change(|beat| beat.pause = pause);
    }

    /// No pauses until a person is asked.
    pub fn hurry(&self) {
        self.change(|beat| beat.is_hurried = true);
    }

    /// A person is asked.
    pub(crate) fn calm(&self) {
        self.change(|beat| beat.is_hurried = false);
    }

    /// Is nobody to wait?
    pub(crate) fn is_hurried(&self) -> bool {
        self.change(|beat| beat.is_hurried)
    }

    /// Pauses, as long as anybody wants it.
    pub(crate) fn wait(&self, cancel: &Cancel) {
        let start = Instant::now();
        let (beat, changed) = &*self.0;
        let mut beat = beat.lock().unwrap_or_else(PoisonError::into_inner);
        while !beat.is_hurried && !cancel.is_cancelled() {
            let Some(left) = beat.pause.checked_sub(start.elapsed()) else { return };
            let waited = changed.wait_timeout(beat, left.min(GLANCE));
            beat = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without the hurry this would take an hour.
    #[test]
    fn a_pause_ends_when_somebody_hurries() {
        let pace = Pace::new(Duration::from_hours(1));
        let other = pace.clone();
        let waiting = std::thread::spawn(move || other.wait(&Cancel::default()));
        pace.hurry();
        waiting.join().expect("it goes on");
        pace.calm();
        assert!(!pace.is_hurried());
        let cancel = Cancel::default();
        cancel.cancel();
        pace.wait(&cancel);
    }
}
