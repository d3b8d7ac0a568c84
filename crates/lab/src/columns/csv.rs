//! CSV, as RFC 4180 has it but for line feeds alone.

use std::io::{self, Write};
use std::path::Path;

use super::{Cells, Column};
use crate::error::Error;
use crate::lines;

pub(super) fn write(path: &Path, columns: &[Column], rows: usize) -> Result<(), Error> {
    lines::replace(path, |file| {
        line(file, columns, |column| quoted(&column.name))?;
        (0..rows).try_for_each(|row| line(file, columns, |column| cell(column, row)))
    })
}

fn line(
    file: &mut impl Write,
    columns: &[Column],
    text: impl Fn(&Column) -> String,
) -> io::Result<()> {
    let cells: Vec<String> = columns.iter().map(text).collect();
    writeln!(file, "{}", cells.join(","))
}

fn cell(column: &Column, row: usize) -> String {
    match &column.cells {
        Cells::Whole(cells) => cells[row].to_string(),
        Cells::Real(cells) => cells[row].to_string(),
        Cells::Flag(cells) => cells[row].to_string(),
        Cells::Text(cells) => quoted(&cells[row]),
    }
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        assert_eq!(quoted("plain text"), "plain text");
        assert_eq!(quoted("a, \"b\""), "\"a, \"\"b\"\"\"");
    }
}
