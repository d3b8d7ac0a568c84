//! JSON piece by piece, for what is written all the time: straight from where it is known into the
//! text, where a serializer first needs lists and texts made of it. What is written so has a type
//! beside it that serde reads and writes, and a test that holds the two to the same bytes.

use std::fmt::{self, Display};

use serde::Serialize;

/// A text in JSON that is being written. Commas come by themselves.
#[derive(Debug, Default)]
pub struct Json(Vec<u8>);

impl Json {
    /// An empty text with room for so many bytes.
    pub fn with_capacity(bytes: usize) -> Json {
        Json(Vec::with_capacity(bytes))
    }

    /// Begins anew, in the same memory.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What has been written.
    pub fn as_str(&self) -> &str {
        // All that is written is UTF-8.
        str::from_utf8(&self.0).unwrap_or_default()
    }

    /// An object, with the fields that are written meanwhile.
    pub fn object(&mut self, fields: impl FnOnce(&mut Json)) {
        self.comma();
        self.0.push(b'{');
        fields(self);
        self.0.push(b'}');
    }

    /// A list, with the values that are written meanwhile.
    pub fn list(&mut self, values: impl FnOnce(&mut Json)) {
        self.comma();
        self.0.push(b'[');
        values(self);
        self.0.push(b']');
    }

    /// The name of a field, whose value comes next.
    #[inline] // names are known where they are written, so they are copied without a call
    pub fn field(&mut self, name: &'static str) -> &mut Json {
        self.comma();
        self.0.push(b'"');
        self.0.extend_from_slice(name.as_bytes());
        self.0.extend_from_slice(b"\":");
        self
    }

    /// A number.
    pub fn number(&mut self, number: impl Into<u64>) {
        self.comma();
        let number = number.into();
        // Cards, counts and seats are all there is in most views.
        if number < 100 {
            if number >= 10 {
                self.0.push(b'0' + (number / 10) as u8);
            }
            return self.0.push(b'0' + (number % 10) as u8);
        }
        self.put(number);
    }

    /// A number, or null.
    pub fn maybe(&mut self, number: Option<impl Into<u64>>) {
        match number {
            Some(number) => self.number(number),
            None => self.null(),
        }
    }

    /// A list, with what is written of each item.
    pub fn each<T>(&mut self, items: impl IntoIterator<Item = T>, write: impl Fn(&mut Json, T)) {
        self.list(|json| {
            for item in items {
                write(json, item);
            }
        });
    }

    /// Numbers in a list.
    pub fn numbers(&mut self, numbers: impl IntoIterator<Item = impl Into<u64>>) {
        self.each(numbers, Json::number);
    }

    /// A list of what writes itself with commas between, as sets of cards do.
    pub fn listed(&mut self, items: impl Display) {
        self.list(|json| json.put(items));
    }

    /// Yes or no.
    pub fn flag(&mut self, flag: bool) {
        self.comma();
        self.0.extend_from_slice(if flag { b"true" } else { b"false" });
    }

    /// Nothing.
    pub fn null(&mut self) {
        self.comma();
        self.0.extend_from_slice(b"null");
    }

    /// A text of ours, in which nothing needs escaping: a token, a name, a line of a position.
    pub fn plain(&mut self, text: impl Display) {
        self.comma();
        self.0.push(b'"');
        let from = self.0.len();
        self.put(text);
        debug_assert!(
            self.0[from..]
                .iter()
                .all(|byte| (b' '..=b'~').contains(byte) && !matches!(byte, b'"' | b'\\'))
        );
        self.0.push(b'"');
    }

    /// Anything, as serde writes it.
    pub fn value(&mut self, value: &impl Serialize) {
        self.comma();
        // Texts, numbers and maps with text keys can't fail.
        let _ = serde_json::to_writer(&mut self.0, value);
    }

    fn put(&mut self, text: impl Display) {
        // Writing to memory can't fail.
        let _ = fmt::write(self, format_args!("{text}"));
    }

    /// A comma, after a value.
    #[inline]
    fn comma(&mut self) {
        if !matches!(self.0.last(), None | Some(b'{' | b'[' | b':')) {
            self.0.push(b',');
        }
    }
}

impl fmt::Write for Json {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
}
