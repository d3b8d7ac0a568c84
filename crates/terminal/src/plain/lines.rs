//! What people type, line by line, whatever it is.

use std::io::{self, BufRead, Read as _};

use anyhow::Context as _;

/// The longest line that is read, in bytes.
const MAX_LINE: u64 = 4096;

/// A line of input.
pub(crate) enum Line {
    Text(String),
    /// It was longer than any answer; all of it was passed over.
    TooLong,
    /// There is no more.
    End,
}

/// Lines from a source.
pub(crate) struct Lines<I> {
    source: I,
}

impl<I: BufRead> Lines<I> {
    pub(crate) fn new(source: I) -> Lines<I> {
        Lines { source }
    }

    pub(crate) fn next(&mut self) -> anyhow::Result<Line> {
        self.read().context("standard input")
    }

    fn read(&mut self) -> io::Result<Line> {
        let mut bytes = Vec::new();
        (&mut self.source).take(MAX_LINE).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(Line::End);
        }
        if bytes.len() as u64 == MAX_LINE && !bytes.ends_with(b"\n") {
            self.source.skip_until(b'\n')?;
            return Ok(Line::TooLong);
        }
        Ok(Line::Text(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_kind_are_told_apart() {
        let long = "x".repeat(10_000);
        let text = format!("end\n{long}\n\n\u{1}ü");
        let mut lines = Lines::new(text.as_bytes());
        assert!(matches!(lines.next(), Ok(Line::Text(text)) if text == "end\n"));
        assert!(matches!(lines.next(), Ok(Line::TooLong)));
        assert!(matches!(lines.next(), Ok(Line::Text(text)) if text == "\n"));
        assert!(matches!(lines.next(), Ok(Line::Text(text)) if text == "\u{1}ü"));
        assert!(matches!(lines.next(), Ok(Line::End)));
    }
}
