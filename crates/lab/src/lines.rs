//! Files of lines that grow at their end and survive being cut off at any moment.
//!
//! A line counts once its line feed is written. Whatever stands after the last one was cut off, and
//! is taken away when the file is opened again.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::error::LabError;

/// The longest line: as long as the longest record.
const MAX_LINE: u64 = records::MAX_RECORD_BYTES as u64;

/// Reads whole lines, one at a time; a line that was cut off is left out. Gives the length of what
/// was read.
pub(crate) fn each_line(
    path: &Path,
    mut line: impl FnMut(usize, &str) -> Result<(), LabError>,
) -> Result<u64, LabError> {
    let mut file = BufReader::new(File::open(path).map_err(LabError::io(path))?);
    let mut whole = 0;
    let mut text = Vec::new();
    for number in 1.. {
        text.clear();
        let read = file.by_ref().take(MAX_LINE).read_until(b'\n', &mut text);
        let len = read.map_err(LabError::io(path))? as u64;
        if text.last() != Some(&b'\n') {
            if len == MAX_LINE {
                return Err(LabError::file(path, format!("line {number} is too long")));
            }
            break;
        }
        let text = std::str::from_utf8(&text[..text.len() - 1])
            .map_err(|_| LabError::file(path, format!("line {number} is not UTF-8")))?;
        line(number, text)?;
        whole += len;
    }
    Ok(whole)
}

/// A file that lines are added to.
pub(crate) struct Lines {
    path: PathBuf,
    file: BufWriter<File>,
}

impl Lines {
    /// A new file; what stood there is gone.
    pub(crate) fn create(path: &Path) -> Result<Lines, LabError> {
        let file = File::create(path).map_err(LabError::io(path))?;
        Ok(Lines { path: path.to_owned(), file: BufWriter::new(file) })
    }

    /// A file to go on with, after its first `whole` bytes.
    pub(crate) fn append(path: &Path, whole: u64) -> Result<Lines, LabError> {
        let file = OpenOptions::new().write(true).open(path).map_err(LabError::io(path))?;
        file.set_len(whole).map_err(LabError::io(path))?;
        let mut file = BufWriter::new(file);
        file.seek(SeekFrom::Start(whole)).map_err(LabError::io(path))?;
        Ok(Lines { path: path.to_owned(), file })
    }

    pub(crate) fn write(&mut self, line: &str) -> Result<(), LabError> {
        let written =
            self.file.write_all(line.as_bytes()).and_then(|()| self.file.write_all(b"\n"));
        written.map_err(LabError::io(&self.path))
    }

    /// Hands all lines to the system, which keeps them even if we are stopped.
    pub(crate) fn flush(&mut self) -> Result<(), LabError> {
        self.file.flush().map_err(LabError::io(&self.path))
    }
}

/// Puts a file's lines in the order of their keys; lines without a key come first. Of lines with the
/// same key the last one stays. Only the keys are held in memory. The file is replaced in one step.
pub(crate) fn sort(path: &Path, key: impl Fn(&str) -> Option<u64>) -> Result<(), LabError> {
    let mut keys: Vec<(Option<u64>, u64, u64)> = Vec::new();
    let mut at = 0;
    each_line(path, |_, line| {
        let len = line.len() as u64 + 1;
        keys.push((key(line), at, len));
        at += len;
        Ok(())
    })?;
    if keys.is_sorted_by(|a, b| a.0 < b.0) {
        return Ok(());
    }
    keys.sort_unstable();
    let mut source = File::open(path).map_err(LabError::io(path))?;
    replace(path, |target| {
        for (i, (key, start, len)) in keys.iter().enumerate() {
            if key.is_some() && keys.get(i + 1).is_some_and(|next| next.0 == *key) {
                continue;
            }
            source.seek(SeekFrom::Start(*start))?;
            std::io::copy(&mut (&source).take(*len), target)?;
        }
        Ok(())
    })
}

/// Writes a file beside another, which it then replaces.
pub(crate) fn replace(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> std::io::Result<()>,
) -> Result<(), LabError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    let mut target = BufWriter::new(File::create(&new).map_err(LabError::io(&new))?);
    write(&mut target).and_then(|()| target.flush()).map_err(LabError::io(&new))?;
    drop(target);
    std::fs::rename(&new, path).map_err(LabError::io(path))
}
