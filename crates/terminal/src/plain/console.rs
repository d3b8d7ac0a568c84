//! The two ends of a conversation in lines: what is typed and what is printed.

use std::io::{self, BufRead, Write};

use texts::{Texts, say};

use super::draw::{WIDTH, list};
use super::lines::{Line, Lines};

/// Lines that push what a person should not see any more off the screen.
const SCREENFUL: usize = 60;

/// To the top left, clear the screen, clear what can be scrolled back to.
const FORGET: &str = "\u{1b}[H\u{1b}[2J\u{1b}[3J";

/// Someone who reads and types.
pub struct Console<I, O> {
    /// The language.
    pub texts: Texts,
    pub(super) lines: Lines<I>,
    pub(super) out: O,
    /// Is standard output behind it a screen, on which hands must be hidden from the next person?
    pub(super) is_screen: bool,
}

/// What was typed.
pub(super) enum Typed {
    Words(Vec<String>),
    /// There is no more.
    End,
}

impl<I: BufRead, O: Write> Console<I, O> {
    /// A conversation over an input and an output.
    pub fn new(texts: Texts, input: I, out: O, is_screen: bool) -> Console<I, O> {
        Console { texts, lines: Lines::new(input), out, is_screen }
    }

    /// Prints a text, over several lines where it needs them.
    pub(super) fn print(&mut self, text: &str) -> anyhow::Result<()> {
        if text.chars().count() <= WIDTH {
            Ok(writeln!(self.out, "{text}")?)
        } else {
            Ok(write!(self.out, "{}", list("", text.split(' ')))?)
        }
    }

    /// Asks for a line; one that is too long is asked for again.
    pub(super) fn ask(&mut self) -> anyhow::Result<Typed> {
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            match self.lines.next()? {
                Line::Text(text) => {
                    return Ok(Typed::Words(text.split_whitespace().map(str::to_owned).collect()));
                }
                Line::TooLong => {
                    let text = say!(self.texts, "plain-too-long");
                    self.print(&text)?;
                }
                Line::End => {
                    writeln!(self.out)?;
                    return Ok(Typed::End);
                }
            }
        }
    }

    /// Takes what was shown off the screen, and out of what can be scrolled back to.
    pub(super) fn hide(&mut self) -> anyhow::Result<()> {
        if self.is_screen {
            // First where a terminal heeds no more than new lines. The order matters: to clear the screen may move
            // what stood on it to what can be scrolled back to.
            write!(self.out, "{}", "\n".repeat(SCREENFUL))?;
            self.out.flush()?;
            // Past `out`, which takes such signs away where nobody wants colours.
            if std::env::var_os("TERM").is_some_and(|term| term != "dumb") {
                io::stdout().write_all(FORGET.as_bytes())?;
                io::stdout().flush()?;
            }
        }
        Ok(())
    }
}
