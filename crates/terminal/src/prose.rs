//! Texts for reading, such as the rules: the little of Markdown that they use, as wrapped lines with emphasis.

use std::fmt::Write as _;

use anstyle::Style;
use unicode_width::UnicodeWidthStr as _;

/// The widest line: longer ones are hard to read.
const WIDEST: usize = 76;
/// What stands before a caption, and before an item of a list.
const CAPTION: &str = "   ▏ ";
const ITEM: &str = "  • ";

/// How the terminal is: columns and rows, if there is one.
pub fn size() -> Option<(usize, usize)> {
    crossterm::terminal::size().ok().map(|(width, height)| (width.into(), height.into()))
}

/// The text as lines of at most `width` columns. Where nothing may be styled, the styles are to be taken out.
///
/// ```
/// let lines = terminal::prose::styled("# Rules\n\nPlace **two** cards.", 80);
/// assert!(lines.contains("\u{1b}[1mtwo\u{1b}[0m cards."));
/// ```
pub fn styled(markdown: &str, width: usize) -> String {
    let width = width.min(WIDEST);
    let mut text = String::new();
    for block in markdown.split("\n\n") {
        let block = block.trim_end();
        if let Some(title) = block.strip_prefix("# ") {
            let style = Style::new().bold().underline();
            let _ = writeln!(text, "{style}{title}{style:#}\n");
        } else if let Some(heading) = block.strip_prefix("## ") {
            let style = Style::new().bold();
            let _ = writeln!(text, "\n{style}{heading}{style:#}\n");
        } else if block.starts_with("> ") {
            let words = block.lines().map(|line| line.trim_start_matches("> ")).collect::<Vec<_>>();
            text += &wrapped(&words.join(" "), CAPTION, CAPTION, width, Style::new().italic());
            text.push('\n');
        } else if block.starts_with("- ") {
            for item in block.split("\n- ") {
                let words = item.trim_start_matches("- ").split_whitespace().collect::<Vec<_>>();
                let indent = " ".repeat(ITEM.width());
                text += &wrapped(&words.join(" "), ITEM, &indent, width, Style::new());
            }
            text.push('\n');
        } else if !block.is_empty() {
            let words = block.split_whitespace().collect::<Vec<_>>();
            text += &wrapped(&words.join(" "), "", "", width, Style::new());
            text.push('\n');
        }
    }
    text.trim_end().to_owned() + "\n"
}

/// The same as lines without any style.
pub fn plain(markdown: &str, width: usize) -> Vec<String> {
    let mut text = String::new();
    // A style begins with an escape and ends with an m.
    for (index, part) in styled(markdown, width).split('\u{1b}').enumerate() {
        let rest =
            if index == 0 { part } else { part.split_once('m').map_or("", |(_, rest)| rest) };
        text += rest;
    }
    text.lines().map(str::to_owned).collect()
}

/// A paragraph in lines; what stands between `**` is bold.
fn wrapped(text: &str, first: &str, others: &str, width: usize, style: Style) -> String {
    let mut lines: Vec<Vec<&str>> = vec![Vec::new()];
    let mut column = first.width();
    for word in text.split(' ') {
        let room = word.width() - word.matches("**").count() * "**".width();
        let line = lines.last().map_or(0, Vec::len);
        if line > 0 && column + 1 + room > width {
            lines.push(Vec::new());
            column = others.width();
        }
        if let Some(line) = lines.last_mut() {
            column += room + usize::from(!line.is_empty());
            line.push(word);
        }
    }
    let mut bold = false;
    let mut wrapped = String::new();
    for (number, line) in lines.iter().enumerate() {
        wrapped += if number == 0 { first } else { others };
        for (at, part) in line.join(" ").split("**").enumerate() {
            bold ^= at > 0;
            let style = if bold { style.bold() } else { style };
            if !part.is_empty() {
                let _ = write!(wrapped, "{style}{part}{style:#}");
            }
        }
        wrapped.push('\n');
    }
    wrapped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> String {
        let mut plain = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('\u{1b}') {
            plain += before;
            rest = after.split_once('m').map_or("", |(_, rest)| rest);
        }
        plain + rest
    }

    #[test]
    fn lines_fit_and_no_mark_is_left() {
        let text = "# The Game\n\n## 1. Piles\n\nA pile takes **any higher card**, and\nsmall steps help.\n\n\
                    > On 34, 36 skips one card.\n\n- **One**: a long item that needs more than\n  one line.\n- Two.\n";
        let shown = plain(&styled(text, 30));
        assert!(!shown.contains(['*', '#', '>']), "{shown}");
        assert!(shown.lines().all(|line| line.width() <= 30), "{shown}");
        assert_eq!(
            shown,
            "The Game\n\n\n1. Piles\n\nA pile takes any higher card,\nand small steps help.\n\n   ▏ On 34, 36 skips one \
             card.\n\n  • One: a long item that\n    needs more than one line.\n  • Two.\n"
        );
    }

    #[test]
    fn emphasis_goes_on_in_the_next_line() {
        let shown = styled("a **bold phrase** b", 8);
        assert_eq!(shown, "a \u{1b}[1mbold\u{1b}[0m\n\u{1b}[1mphrase\u{1b}[0m b\n");
    }
}
