//! All that is said between the laboratory and the programs, to look for what went wrong: one object a line, as soon as
//! it is said.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::Mutex;

use serde_json::Value;

use super::shared::lock;
use crate::error::LabError;

/// Who is at the other end.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Correspondent {
    pub(super) deal: u64,
    pub(super) player: usize,
    pub(super) seat: usize,
}

pub(super) struct Transcript(Mutex<File>);

impl Transcript {
    pub(super) fn create(path: &Path) -> Result<Transcript, LabError> {
        Ok(Transcript(Mutex::new(File::create(path).map_err(LabError::io(path))?)))
    }

    /// A line to the program.
    pub(super) fn to(&self, who: Correspondent, line: &str) {
        self.write(who, "to", line.trim_end());
    }

    /// A line from it, as it came: what is no JSON becomes a text.
    pub(super) fn from(&self, who: Correspondent, line: &str) {
        let is_json = serde_json::from_str::<Value>(line).is_ok();
        let text = if is_json { line.to_owned() } else { Value::from(line).to_string() };
        self.write(who, "from", &text);
    }

    fn write(&self, who: Correspondent, way: &str, json: &str) {
        let Correspondent { deal, player, seat } = who;
        let line =
            format!("{{\"deal\":{deal},\"player\":{player},\"seat\":{seat},\"{way}\":{json}}}\n");
        // A transcript is for reading along: a full disk must not cost a deal.
        let _ = lock(&self.0).write_all(line.as_bytes());
    }
}
