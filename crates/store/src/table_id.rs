//! The name of a table: twelve letters and digits, chosen at random by whoever opens it.

use std::fmt;
use std::str::FromStr;

/// Characters in a table's name: 62^12 names are more than 71 bits.
pub const TABLE_ID_LENGTH: usize = 12;

/// The name of a table.
///
/// ```
/// use store::TableId;
///
/// let id: TableId = "Ab3dEf6hIj9k".parse()?;
/// assert_eq!(id.to_string(), "Ab3dEf6hIj9k");
/// assert!("too-short".parse::<TableId>().is_err());
/// # Ok::<(), store::InvalidTableId>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; TABLE_ID_LENGTH]);

impl TableId {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        // Only letters and digits ever get in, so this is never the empty text.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl FromStr for TableId {
    type Err = InvalidTableId;

    fn from_str(text: &str) -> Result<TableId, InvalidTableId> {
        match <[u8; TABLE_ID_LENGTH]>::try_from(text.as_bytes()) {
            Ok(bytes) if bytes.iter().all(u8::is_ascii_alphanumeric) => Ok(TableId(bytes)),
            _ => Err(InvalidTableId),
        }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

/// A text that is no table's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a table's name has {TABLE_ID_LENGTH} letters and digits, nothing else")]
pub struct InvalidTableId;
