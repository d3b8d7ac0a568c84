//! Games of the data folder in a few words each: what they are, how they stand, when they were played.

use std::time::SystemTime;

use records::{Record, Replay};
use rules::{State, View, Viewer};
use texts::{Texts, say, words};

use crate::folder::{PLAYED, Saved};
use crate::levels;
use crate::setting::{Chair, Setting};

/// A game in parts, the weightiest first; what has no room is left out.
pub type Parts = Vec<String>;

/// A game in progress: what is left of it, when it was last played, and with which bots.
pub fn saved(texts: &Texts, saved: &Saved, now: SystemTime) -> Parts {
    let record = &saved.record;
    let mut parts = vec![words::game::<&str>(texts, record.game, record.seats, &[])];
    parts.extend(state(record).map(|state| left(texts, &state.view(Viewer::Spectator))));
    let seconds = saved.played.and_then(|played| now.duration_since(played).ok());
    parts.extend(seconds.map(|time| ago(texts, time.as_secs())));
    parts.extend(bots(texts, record));
    parts
}

/// A finished game: how it ended, and when.
pub fn finished(texts: &Texts, record: &Record, now: SystemTime) -> Parts {
    let mut parts = vec![words::game::<&str>(texts, record.game, record.seats, &[])];
    let result = Replay::new(record).ok().and_then(|mut replay| replay.play_all(record).ok());
    parts.extend(result.and_then(|result| words::outcome(texts, &result)));
    let now = now.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let played = record.more.get(PLAYED).and_then(serde_json::Value::as_u64);
    parts.extend(played.map(|played| ago(texts, now.saturating_sub(played))));
    parts
}

/// The parts that have room, with a dot between them.
pub(crate) fn joined(parts: &[String], width: usize) -> String {
    use unicode_width::UnicodeWidthStr as _;
    let mut line = String::new();
    for part in parts {
        let longer = if line.is_empty() { part.clone() } else { format!("{line} · {part}") };
        if !line.is_empty() && longer.width() > width {
            break;
        }
        line = longer;
    }
    line
}

fn state(record: &Record) -> Option<State> {
    let mut replay = Replay::new(record).ok()?;
    record.actions.iter().try_for_each(|token| replay.play(token).map(drop)).ok()?;
    Some(*replay.state())
}

/// How much of a game is left.
fn left(texts: &Texts, view: &View) -> String {
    match view {
        View::TheGame(view) => say!(texts, "drawing-not-placed", count = view.board().left()),
        View::FaceToFace(view) => {
            let left = rules::Seat::all(2).map(|seat| view.board().left(seat)).min();
            say!(texts, "drawing-not-placed", count = left.unwrap_or_default())
        }
        View::Hormigas(view) => say!(texts, "hormigas-round", count = view.board().round() + 1),
    }
}

/// The levels of the bots, each once.
fn bots(texts: &Texts, record: &Record) -> Option<String> {
    let mut names: Vec<String> = Vec::new();
    for chair in Setting::from_record(record).ok()?.chairs {
        if let Chair::Bot(level) = chair
            && let name = say!(texts, "form-bot", level = levels::name(texts, level))
            && !names.contains(&name)
        {
            names.push(name);
        }
    }
    (!names.is_empty()).then(|| names.join(", "))
}

/// How long ago something was.
fn ago(texts: &Texts, seconds: u64) -> String {
    match seconds {
        0..60 => say!(texts, "ago-now"),
        60..3600 => say!(texts, "ago-minutes", count = seconds / 60),
        3600..86400 => say!(texts, "ago-hours", count = seconds / 3600),
        _ => say!(texts, "ago-days", count = seconds / 86400),
    }
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    #[test]
    fn what_has_no_room_is_left_out() {
        let parts = ["The Game", "34 left", "2 hours ago"].map(str::to_owned);
        assert_eq!(joined(&parts, 80), "The Game · 34 left · 2 hours ago");
        assert_eq!(joined(&parts, 20), "The Game · 34 left");
        assert_eq!(joined(&parts, 3), "The Game");
        let texts = Texts::new(Lang::En);
        let told = [5, 60, 7200, 200_000].map(|seconds| ago(&texts, seconds));
        assert_eq!(told, ["just now", "1 minute ago", "2 hours ago", "2 days ago"]);
    }
}
