//! The file of a back-up: lines of JSON, from whichever database and for either.
//!
//! A head, then for each table a line with its id and how many entries follow, each a line of its own:
//! number, time, text. The last line says how much there was, and has the SHA-256 of all lines before
//! it, so that a file that was cut off or changed is known.

use std::io::{self, BufRead, Read as _, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use store::{Counts, Entry, MAX_BODY_BYTES, TableId};

/// What a back-up says of itself first.
pub const FORMAT: &str = "subibaja-backup/1";

/// What all formats of back-ups begin with.
const FAMILY: &str = "subibaja-backup/";

/// The longest line: a body of which each byte is escaped, and a little more.
const MAX_LINE: usize = MAX_BODY_BYTES * 6 + 128;

/// Entries of one table in a back-up. No log has more.
const MAX_TABLE_ENTRIES: u64 = 1_000_000;

/// The first line.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Head {
    format: String,
    /// When it was made, in milliseconds since 1970.
    pub(crate) made: i64,
    /// By which version.
    version: String,
    /// How much follows.
    tables: u64,
    entries: u64,
}

impl Head {
    pub(crate) fn counts(&self) -> Counts {
        Counts { tables: self.tables, entries: self.entries }
    }
}

#[derive(Serialize, Deserialize)]
struct TableLine {
    table: String,
    entries: u64,
}

#[derive(Serialize, Deserialize)]
struct EndLine {
    end: bool,
    tables: u64,
    entries: u64,
    sha256: String,
}

/// A line after the head.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    End(EndLine),
    Table(TableLine),
}

/// Why a back-up can't be read.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// Something at a line of it.
    #[error("line {line} of the back-up: {reason}")]
    Line {
        /// Which line, from 1.
        line: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// It is something else.
    #[error("this is no back-up: {0}")]
    Other(&'static str),
    /// It ends too early.
    #[error(
        "the back-up ends after line {0}, in the middle: it was cut off, and nothing of it is \
         used; take another one"
    )]
    CutOff(u64),
    /// It is not what was written.
    #[error(
        "the back-up was changed or damaged after it was made: {0}; nothing of it is used; take \
         another one"
    )]
    Changed(String),
    /// The file can't be read.
    #[error("the back-up can't be read: {0}")]
    Io(#[from] io::Error),
}

/// Writes a back-up.
pub(crate) struct ArchiveWriter<W> {
    out: W,
    hash: Sha256,
    written: Counts,
}

impl<W: Write> ArchiveWriter<W> {
    pub(crate) fn new(out: W, made: i64, counts: Counts) -> io::Result<ArchiveWriter<W>> {
        let mut writer = ArchiveWriter { out, hash: Sha256::new(), written: Counts::default() };
        writer.line(&Head {
            format: FORMAT.into(),
            made,
            version: env!("CARGO_PKG_VERSION").into(),
            tables: counts.tables,
            entries: counts.entries,
        })?;
        Ok(writer)
    }

    pub(crate) fn table(&mut self, id: &TableId, entries: &[Entry]) -> io::Result<()> {
        self.line(&TableLine { table: id.to_string(), entries: entries.len() as u64 })?;
        for entry in entries {
            self.line(&(entry.seq, entry.at, &entry.body))?;
        }
        self.written.tables += 1;
        self.written.entries += entries.len() as u64;
        Ok(())
    }

    /// Writes the end, and hands back what it was written to.
    pub(crate) fn finish(mut self) -> io::Result<(W, Counts)> {
        let sha256 = hex(&self.hash.clone().finalize());
        let Counts { tables, entries } = self.written;
        self.line(&EndLine { end: true, tables, entries, sha256 })?;
        self.out.flush()?;
        Ok((self.out, self.written))
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.hash.update(&text);
        self.out.write_all(&text)
    }
}

/// Reads a back-up, table by table.
pub(crate) struct ArchiveReader<R> {
    input: R,
    hash: Sha256,
    line: u64,
    head: Head,
    read: Counts,
    ended: bool,
}

impl<R: BufRead> ArchiveReader<R> {
    pub(crate) fn new(input: R) -> Result<ArchiveReader<R>, ArchiveError> {
        let head =
            Head { format: String::new(), made: 0, version: String::new(), tables: 0, entries: 0 };
        let (hash, read) = (Sha256::new(), Counts::default());
        let mut reader = ArchiveReader { input, hash, line: 0, head, read, ended: false };
        reader.refuse_others()?;
        let text = reader.text()?;
        reader.hash.update(&text);
        let no_head = ArchiveError::Other("its first line is none of a back-up's");
        reader.head = serde_json::from_slice(&text).map_err(|_| no_head)?;
        if reader.head.format == FORMAT {
            return Ok(reader);
        }
        Err(if reader.head.format.starts_with(FAMILY) {
            ArchiveError::Other("a newer version made it, and can restore it")
        } else {
            ArchiveError::Other("its first line is none of a back-up's")
        })
    }

    /// Names what people may well take for one.
    fn refuse_others(&mut self) -> Result<(), ArchiveError> {
        let start = self.input.fill_buf()?;
        Err(ArchiveError::Other(if start.is_empty() {
            "it is empty"
        } else if start.starts_with(b"SQLite format 3") {
            "it is a database itself; put it into an empty folder as subibaja.db and serve that"
        } else if start.starts_with(&[0x1f, 0x8b]) {
            "it is compressed; unpack it first: gzip -dc FILE | subibaja restore -"
        } else if start.starts_with(&[0x28, 0xb5, 0x2f, 0xfd]) {
            "it is compressed; unpack it first: zstd -dc FILE | subibaja restore -"
        } else {
            return Ok(());
        }))
    }

    pub(crate) fn head(&self) -> &Head {
        &self.head
    }

    /// The next table; `None` after a last line that fits all that came before it.
    pub(crate) fn next(&mut self) -> Result<Option<(TableId, Vec<Entry>)>, ArchiveError> {
        if self.ended {
            return Ok(None);
        }
        let text = self.text()?;
        match serde_json::from_slice(&text).map_err(|error| self.wrong(&error))? {
            Line::Table(line) => {
                self.hash.update(&text);
                self.table(&line).map(Some)
            }
            Line::End(end) => self.end(&end).map(|()| None),
        }
    }

    fn table(&mut self, line: &TableLine) -> Result<(TableId, Vec<Entry>), ArchiveError> {
        let id: TableId = line.table.parse().map_err(|error| self.wrong(&error))?;
        if line.entries > MAX_TABLE_ENTRIES {
            return Err(self.wrong("no table has so many entries"));
        }
        let mut entries = Vec::new();
        for _ in 0..line.entries {
            let text = self.text()?;
            self.hash.update(&text);
            let (seq, at, body): (u64, i64, String) =
                serde_json::from_slice(&text).map_err(|error| self.wrong(&error))?;
            if body.len() > MAX_BODY_BYTES || body.contains('\0') || i64::try_from(seq).is_err() {
                return Err(self.wrong("no log has such an entry"));
            }
            entries.push(Entry { seq, at, body });
        }
        self.read.tables += 1;
        self.read.entries += line.entries;
        Ok((id, entries))
    }

    fn end(&mut self, end: &EndLine) -> Result<(), ArchiveError> {
        self.ended = true;
        let changed = |what: &str| Err(ArchiveError::Changed(what.into()));
        if end.sha256 != hex(&self.hash.clone().finalize()) {
            return changed("its checksum is another");
        }
        if (Counts { tables: end.tables, entries: end.entries }) != self.read {
            return changed("there are not as many tables and entries as it says");
        }
        if !self.input.fill_buf()?.is_empty() {
            return changed("something follows after its end");
        }
        Ok(())
    }

    /// A line with its end.
    fn text(&mut self) -> Result<Vec<u8>, ArchiveError> {
        let mut text = Vec::new();
        let limit = MAX_LINE as u64 + 1;
        (&mut self.input).take(limit).read_until(b'\n', &mut text)?;
        if text.len() > MAX_LINE {
            self.line += 1;
            return Err(self.wrong("it is longer than any line of a back-up"));
        }
        if text.last() != Some(&b'\n') {
            return Err(ArchiveError::CutOff(self.line));
        }
        self.line += 1;
        Ok(text)
    }

    fn wrong(&self, reason: &(impl ToString + ?Sized)) -> ArchiveError {
        ArchiveError::Line { line: self.line, reason: reason.to_string() }
    }
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a text can't fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn archive() -> Vec<u8> {
        let counts = Counts { tables: 2, entries: 3 };
        let mut writer = ArchiveWriter::new(Vec::new(), 7, counts).expect("a head");
        let entry = |seq, body: &str| Entry { seq, at: 5, body: body.into() };
        let one = "Ab3dEf6hIj9k".parse().expect("an id");
        let other = "Zb3dEf6hIj9k".parse().expect("an id");
        writer.table(&one, &[entry(1, "{\"a\":\"ñ\"}"), entry(2, "line\nbreak")]).expect("written");
        writer.table(&other, &[entry(1, "x")]).expect("written");
        writer.finish().expect("an end").0
    }

    fn read(bytes: &[u8]) -> Result<usize, ArchiveError> {
        let mut reader = ArchiveReader::new(bytes)?;
        let mut tables = 0;
        while reader.next()?.is_some() {
            tables += 1;
        }
        Ok(tables)
    }

    #[test]
    fn what_was_written_is_read() {
        let bytes = archive();
        let mut reader = ArchiveReader::new(&bytes[..]).expect("a head");
        assert_eq!((reader.head().made, reader.head().counts().entries), (7, 3));
        let (id, entries) = reader.next().expect("sound").expect("a table");
        assert_eq!((id.as_str(), entries.len()), ("Ab3dEf6hIj9k", 2));
        assert_eq!((entries[1].seq, entries[1].body.as_str()), (2, "line\nbreak"));
        assert_eq!(read(&bytes).expect("sound"), 2);
    }

    #[test]
    fn however_much_is_cut_off_it_is_noticed() {
        let bytes = archive();
        for end in 0..bytes.len() {
            assert!(read(&bytes[..end]).is_err(), "{end} of {} bytes", bytes.len());
        }
        let mut longer = bytes.clone();
        longer.push(b'\n');
        assert!(matches!(read(&longer), Err(ArchiveError::Changed(_))));
    }

    #[test]
    fn whatever_is_changed_is_noticed() {
        let bytes = archive();
        for place in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[place] ^= 1;
            // The checksum itself may be written in capitals by a bit; it is compared as it stands.
            assert!(read(&changed).is_err(), "byte {place}");
        }
    }

    #[test]
    fn what_people_take_for_one_is_named() {
        let said = |bytes: &[u8]| read(bytes).expect_err("no back-up").to_string();
        assert!(said(b"").contains("empty"));
        assert!(said(b"SQLite format 3\0...").contains("subibaja.db"));
        assert!(said(&[0x1f, 0x8b, 8]).contains("gzip -dc"));
        assert!(said(b"{\"format\":\"subibaja-backup/9\",\"made\":1,\"version\":\"9\",\"tables\":0,\"entries\":0}\n")
            .contains("newer version"));
        assert!(said(b"Dear all,\n").contains("first line"));
        assert!(said(&b"x".repeat(MAX_LINE + 10)).contains("longer"));
    }
}
