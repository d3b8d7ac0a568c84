//! `subibaja guard`: which sentences the talk guard lets pass, for those who keep its lists.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};

use crate::output;

/// The longest line that is looked at, in bytes.
const MAX_LINE: usize = 1 << 14;
/// Characters of a sentence that are shown.
const SHOWN: usize = 400;

/// Check sentences: which ones give a card's number away, and how
#[derive(clap::Args)]
#[command(after_help = "\
One sentence a line; a line of output for each, tabs between the fields:
  ok       SENTENCE
  refused  CODE: REASON  SENTENCE
A line that is not UTF-8 is refused as `unreadable`, a long one as `too-long`.
Exit status 0 unless the file can't be read.
Examples:
  echo 'tengo el treinta y siete' | subibaja guard
  subibaja guard talk.txt | grep ^refused")]
pub(crate) struct Args {
    /// Sentences; `-` is standard input
    #[arg(default_value = "-", value_name = "FILE")]
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let (name, mut input) = open(&args.file)?;
    let typed = io::stdin().is_terminal();
    let mut out = output::buffered();
    let mut line = Vec::new();
    while next_line(&mut input, &mut line).with_context(|| name.clone())? {
        writeln!(out, "{}", judged(&line))?;
        if typed {
            out.flush()?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn open(file: &Path) -> anyhow::Result<(String, Box<dyn BufRead>)> {
    if file == Path::new("-") {
        if io::stdin().is_terminal() {
            let hint = "Reading sentences from standard input; Ctrl-D ends it.";
            let _ = writeln!(io::stderr(), "{hint}");
        }
        return Ok(("standard input".to_owned(), Box::new(io::stdin().lock())));
    }
    let name = file.display().to_string();
    let source = File::open(file).with_context(|| name.clone())?;
    if source.metadata().is_ok_and(|data| data.is_dir()) {
        bail!("{name}: expected a file, found a directory");
    }
    Ok((name, Box::new(BufReader::new(source))))
}

/// Reads a line without its end; of a long one only the start is kept.
fn next_line(input: &mut dyn BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let mut any = false;
    loop {
        let bytes = input.fill_buf()?;
        if bytes.is_empty() {
            break;
        }
        any = true;
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        // One byte more than may be tells that there was more.
        line.extend(&part[..part.len().min((MAX_LINE + 1).saturating_sub(line.len()))]);
        let used = end.map_or(bytes.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(any)
}

/// The line of output for a line of input.
fn judged(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let shown = shown(&text);
    if line.len() > MAX_LINE {
        return format!("refused\ttoo-long: the line is too long to be looked at\t{shown}");
    }
    if std::str::from_utf8(line).is_err() {
        return format!("refused\tunreadable: the line is not UTF-8\t{shown}");
    }
    match guard::check(&text) {
        Ok(()) => format!("ok\t{shown}"),
        Err(refusal) => format!("refused\t{}: {refusal}\t{shown}", refusal.code()),
    }
}

/// Fit for a terminal and for tools: of bounded length, control characters written out.
fn shown(text: &str) -> String {
    let mut chars = text.chars();
    let mut shown = String::new();
    for c in chars.by_ref().take(SHOWN) {
        if c.is_control() { shown.extend(c.escape_default()) } else { shown.push(c) }
    }
    if chars.next().is_some() {
        shown.push('…');
    }
    shown
}
