//! Standard output and error. Whoever reads may go away at any time: that is no error.

use std::io::{self, BufWriter, StdoutLock, Write as _};

use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;

/// The exit status when something was wrong.
pub(crate) const WRONG: u8 = 2;

/// The most characters of an error: a file may hold a text of any length.
const MAX_ERROR: usize = 400;

/// When to use colour.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Color {
    // On a terminal, unless `NO_COLOR` is set. Not a doc comment: help shows those at length.
    Auto,
    Always,
    Never,
}

/// Standard output for much text.
pub(crate) fn buffered() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Standard output for drawings: colours are taken out where they would not be shown.
pub(crate) fn coloured(color: Color) -> AutoStream<StdoutLock<'static>> {
    let stdout = io::stdout().lock();
    let choice = match color {
        Color::Auto => AutoStream::choice(&stdout),
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    };
    AutoStream::new(stdout, choice)
}

/// Writes a text to standard output.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = buffered();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Says on standard error what is wrong.
pub(crate) fn complain(what: &str) {
    // Where even this fails, there is nobody left to tell.
    let _ = writeln!(io::stderr(), "subibaja: {}", readable(what));
}

/// Did the reader of standard output go away?
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(closed))
}

/// A text from a file, fit for a terminal: of bounded length, control characters written out.
fn readable(text: &str) -> String {
    let shown = |c: char| {
        let escaped = c.is_control() && c != '\n';
        let text = if escaped { c.escape_default().to_string() } else { c.to_string() };
        text.chars().collect::<Vec<_>>()
    };
    let mut chars = text.chars().flat_map(shown);
    let mut start: String = chars.by_ref().take(MAX_ERROR).collect();
    if chars.next().is_some() {
        start.push('…');
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_says_can_not_steer_the_terminal() {
        assert_eq!(readable("a \u{1b}[2J b"), "a \\u{1b}[2J b");
        assert_eq!(readable(&"x".repeat(1000)).chars().count(), MAX_ERROR + 1);
    }
}
