//! Records from a file or standard input, and errors that name their place.

use std::fs::File;
use std::io::{self, BufReader, IsTerminal as _, Read, Write as _};
use std::path::Path;

use anyhow::{Context as _, anyhow, bail};
use records::{Numbered, ReadError, RecordError, Records};

/// A source of records: what to call it, and its bytes.
pub(crate) struct RecordInput {
    name: String,
    records: Records<BufReader<Box<dyn Read>>>,
    /// Records asked for so far.
    count: usize,
}

/// A record that can't be used.
pub(crate) struct Bad {
    /// Where and why.
    pub(crate) error: anyhow::Error,
    /// Can nothing after it be read?
    pub(crate) last: bool,
}

impl RecordInput {
    /// Opens a file; `-` is standard input.
    pub(crate) fn open(file: &Path) -> anyhow::Result<RecordInput> {
        let (name, source): (String, Box<dyn Read>) = if file == Path::new("-") {
            let stdin = io::stdin();
            if stdin.is_terminal() {
                let hint = "Reading records from standard input; Ctrl-D ends it.";
                let _ = writeln!(io::stderr(), "{hint}");
            }
            ("standard input".to_owned(), Box::new(stdin.lock()))
        } else {
            let name = file.display().to_string();
            let source = File::open(file).with_context(|| name.clone())?;
            if source.metadata().is_ok_and(|data| data.is_dir()) {
                bail!("{name}: expected a file, found a directory");
            }
            (name, Box::new(source))
        };
        let records = Records::new(BufReader::with_capacity(1 << 16, source));
        Ok(RecordInput { name, records, count: 0 })
    }

    /// What the source is called.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The next record, if there is one.
    pub(crate) fn next(&mut self) -> Option<Result<Numbered, Bad>> {
        let read = self.records.next()?;
        self.count += 1;
        Some(read.map_err(|error| self.bad(&error)))
    }

    /// Something wrong with a record, with its place.
    pub(crate) fn wrong(&self, at: &Numbered, error: &RecordError) -> anyhow::Error {
        anyhow!("{}:{}: record {}: {error}", self.name, at.line, at.number)
    }

    fn bad(&self, error: &ReadError) -> Bad {
        let (name, count) = (&self.name, self.count);
        match error {
            ReadError::Record { line, number, error } => {
                let error = anyhow!("{name}:{line}: record {number}: {error}");
                Bad { error, last: false }
            }
            ReadError::Syntax { line, column: 0, reason } => {
                Bad { error: anyhow!("{name}:{line}: record {count}: {reason}"), last: true }
            }
            ReadError::Syntax { line, column, reason } => {
                let error = anyhow!("{name}:{line}:{column}: record {count}: {reason}");
                Bad { error, last: true }
            }
        }
    }
}
