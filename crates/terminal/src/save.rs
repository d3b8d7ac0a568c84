//! The file of a game in progress: what opens its table, then the log of the table, one JSON object
//! a line. It only grows, and what is told of the game stands in it already. What was once written is
//! read for ever.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use anyhow::{Context as _, bail};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tables::{Append, Input, LocalKeys, LocalLog};

/// The format's name and version.
const FORMAT: &str = "subibaja-table/1";

/// The first line.
#[derive(Serialize, Deserialize)]
struct SaveHeader {
    format: String,
    table: String,
    keys: LocalKeys,
}

/// The others: entries that were stored together. A line is there or it is not, so they are too.
#[derive(Deserialize)]
struct SaveLine {
    at: i64,
    entries: Vec<Value>,
}

/// A file that a game is being written to. As long as it is open no other program has it.
#[derive(Debug)]
pub(crate) struct SaveFile {
    file: File,
    /// Bytes of whole lines.
    len: u64,
    /// Did the disk fail in a way that leaves open what it holds?
    doubtful: bool,
}

impl SaveFile {
    /// Writes a log to a file of its own. A reader finds the file from before or this one, never half
    /// of either.
    pub(crate) fn create(path: &Path, log: &LocalLog) -> io::Result<SaveFile> {
        let text = write(log)?;
        let new = path.with_extension("new");
        let mut file = OpenOptions::new().append(true).create(true).open(&new)?;
        lock(&file)?;
        file.set_len(0)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&new, path)?;
        sync_folder(path)?;
        Ok(SaveFile { file, len: text.len() as u64, doubtful: false })
    }

    /// Opens a file to go on with. A line that was being written when the program ended was never
    /// told: it goes.
    pub(crate) fn open(path: &Path) -> anyhow::Result<(SaveFile, LocalLog)> {
        let mut file = OpenOptions::new().read(true).append(true).open(path)?;
        lock(&file)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let log = read(&text)?;
        let len = text.rfind('\n').map_or(0, |last| last as u64 + 1);
        if len < text.len() as u64 {
            file.set_len(len)?;
            file.sync_all()?;
        }
        Ok((SaveFile { file, len, doubtful: false }, log))
    }

    /// Adds entries; what became of them.
    pub(crate) fn append(&mut self, append: &Append) -> Input {
        if self.doubtful {
            return Input::Doubtful;
        }
        let line = line(append.at, &append.entries);
        if let Err(error) = self.file.write_all(line.as_bytes()) {
            // A part of it may stand there, and must not be taken for stored one day.
            let cut = self.file.set_len(self.len).and_then(|()| self.file.sync_all());
            self.doubtful = cut.is_err();
            return if self.doubtful { Input::Doubtful } else { not_stored(&error) };
        }
        if self.file.sync_data().is_err() {
            // Nobody knows what the disk holds until the file is read anew.
            self.doubtful = true;
            return Input::Doubtful;
        }
        self.len += line.len() as u64;
        Input::Stored
    }
}

/// What a disk that did not take something says.
fn not_stored(error: &io::Error) -> Input {
    Input::NotStored { reason: error.to_string() }
}

fn lock(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let reason = "this game is open in another window: go on there, or close it first";
            Err(io::Error::new(io::ErrorKind::WouldBlock, reason))
        }
        // Not every file system knows locks; games were kept without, too.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// A new name in a folder lasts once the folder is written.
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        #[cfg(unix)]
        Some(folder) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

fn write(log: &LocalLog) -> io::Result<String> {
    let LocalLog { table, keys, entries } = log;
    let header = SaveHeader { format: FORMAT.to_owned(), table: table.clone(), keys: keys.clone() };
    let mut text = serde_json::to_string(&header)? + "\n";
    for (at, entry) in entries {
        text += &line(*at, std::slice::from_ref(entry));
    }
    Ok(text)
}

/// Entries are JSON already.
fn line(at: i64, entries: &[String]) -> String {
    format!("{{\"at\":{at},\"entries\":[{}]}}\n", entries.join(","))
}

/// Reads a log; what is wrong with it otherwise.
pub(crate) fn read(text: &str) -> anyhow::Result<LocalLog> {
    let whole = text.rfind('\n').map_or("", |last| &text[..last]);
    let mut lines = whole.lines();
    let header = lines.next().context("the file is empty")?;
    let SaveHeader { format, table, keys } = serde_json::from_str(header).context("line 1")?;
    if format != FORMAT {
        bail!("it has the format {format:?}: a newer version of this program may read it");
    }
    let mut entries = Vec::new();
    for (number, text) in (2..).zip(lines) {
        let line: SaveLine =
            serde_json::from_str(text).with_context(|| format!("line {number}"))?;
        entries.extend(line.entries.into_iter().map(|entry| (line.at, entry.to_string())));
    }
    Ok(LocalLog { table, keys, entries })
}
