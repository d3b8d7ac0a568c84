//! Reading records one after the other, from files of any length.

use std::cell::Cell;
use std::io::{self, Read};
use std::rc::Rc;

use serde_json::StreamDeserializer;
use serde_json::de::IoRead;

use crate::error::ReadError;
use crate::record::{Raw, Record};

/// The longest record, in bytes of JSON. The longest games there are stay far below it.
pub const MAX_RECORD_BYTES: usize = 16 << 20;

/// A record and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Numbered {
    /// The line on which it starts, from 1.
    pub line: usize,
    /// Which record of the stream, from 1.
    pub number: usize,
    /// The record.
    pub record: Record,
}

/// The records of a stream: one object a line, or objects over several lines. Only one is in
/// memory at a time.
pub struct Records<R: Read> {
    stream: StreamDeserializer<'static, IoRead<Counting<R>>, Raw>,
    place: Rc<ReaderPlace>,
    number: usize,
    ended: bool,
}

/// Where the reader is.
#[derive(Default)]
struct ReaderPlace {
    /// Lines before the current byte.
    lines: Cell<usize>,
    /// The line of the first byte of the current record that is not white space.
    start: Cell<Option<usize>>,
    /// Bytes of the current record.
    bytes: Cell<usize>,
}

struct Counting<R> {
    inner: R,
    place: Rc<ReaderPlace>,
}

impl<R: Read> Read for Counting<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        // The deserializer asks for one byte at a time and never reads ahead.
        let count = self.inner.read(buffer)?;
        let place = &self.place;
        for byte in &buffer[..count] {
            if !byte.is_ascii_whitespace() && place.start.get().is_none() {
                place.start.set(Some(place.lines.get() + 1));
            }
            place.lines.set(place.lines.get() + usize::from(*byte == b'\n'));
        }
        place.bytes.set(place.bytes.get() + count);
        if place.bytes.get() > MAX_RECORD_BYTES {
            let reason = format!("a record has at most {} MiB", MAX_RECORD_BYTES >> 20);
            return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
        }
        Ok(count)
    }
}

impl<R: Read> Records<R> {
    /// Reads from a source, best a buffered one.
    pub fn new(source: R) -> Records<R> {
        let place = Rc::new(ReaderPlace::default());
        let counting = Counting { inner: source, place: Rc::clone(&place) };
        let stream = serde_json::Deserializer::from_reader(counting).into_iter();
        Records { stream, place, number: 0, ended: false }
    }
}

impl<R: Read> Iterator for Records<R> {
    type Item = Result<Numbered, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        self.place.start.set(None);
        self.place.bytes.set(0);
        let raw = self.stream.next()?;
        self.number += 1;
        let number = self.number;
        let line = self.place.start.get().unwrap_or(1);
        Some(match raw {
            Err(error) => {
                self.ended = true;
                let (line, column) = match error.line() {
                    0 => (line, 0),
                    line => (line, error.column()),
                };
                // The error's own place is given apart.
                let reason = error.to_string();
                let reason = reason.split(" at line ").next().unwrap_or(&reason).to_owned();
                Err(ReadError::Syntax { line, column, reason })
            }
            Ok(raw) => match raw.read() {
                Ok(record) => Ok(Numbered { line, number, record }),
                Err(error) => Err(ReadError::Record { line, number, error }),
            },
        })
    }
}
