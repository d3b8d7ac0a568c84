//! CSV, as RFC 4180 has it but for line feeds alone.

use std::io::{self, Write};
use std::path::Path;

use super::{Cells, Column};
use crate::error::LabError;
use crate::lines;

pub(super) fn write(path: &Path, columns: &[Column], rows: usize) -> Result<(), LabError> {
    lines::replace(path, |file| write_to(file, columns, rows))
}

fn write_to(file: impl Write, columns: &[Column], rows: usize) -> io::Result<()> {
    let mut csv = csv::Writer::from_writer(file);
    csv.write_record(columns.iter().map(|column| column.name.as_str()))?;
    for row in 0..rows {
        csv.write_record(columns.iter().map(|column| cell(column, row)))?;
    }
    csv.flush()
}

fn cell(column: &Column, row: usize) -> String {
    match &column.cells {
        Cells::Whole(cells) => cells[row].to_string(),
        Cells::Real(cells) => cells[row].to_string(),
        Cells::Flag(cells) => cells[row].to_string(),
        Cells::Text(cells) => cells[row].clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        let texts = ["plain text", "a, \"b\"", "", "two\nlines"].map(str::to_owned);
        let columns = [
            Column { name: "n".into(), cells: Cells::Whole(vec![1, -2, 3, 4]) },
            Column { name: "x".into(), cells: Cells::Real(vec![0.5, 2.0, 1e9, 0.1]) },
            Column { name: "won".into(), cells: Cells::Flag(vec![true, false, true, true]) },
            Column { name: "no,te".into(), cells: Cells::Text(texts.to_vec()) },
        ];
        let mut written = Vec::new();
        write_to(&mut written, &columns, 4).expect("memory");
        let wanted = "n,x,won,\"no,te\"\n1,0.5,true,plain text\n-2,2,false,\"a, \"\"b\"\"\"\n\
                      3,1000000000,true,\n4,0.1,true,\"two\nlines\"\n";
        assert_eq!(String::from_utf8_lossy(&written), wanted);
    }
}
