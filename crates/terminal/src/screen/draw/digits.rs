//! Large digits for the piles: three columns and five rows each.

/// The rows of each digit.
const DIGITS: [[&str; 5]; 10] = [
    ["███", "█ █", "█ █", "█ █", "███"],
    [" █ ", "██ ", " █ ", " █ ", "███"],
    ["███", "  █", "███", "█  ", "███"],
    ["███", "  █", "███", "  █", "███"],
    ["█ █", "█ █", "███", "  █", "  █"],
    ["███", "█  ", "███", "  █", "███"],
    ["███", "█  ", "███", "█ █", "███"],
    ["███", "  █", "  █", " █ ", " █ "],
    ["███", "█ █", "███", "█ █", "███"],
    ["███", "█ █", "███", "  █", "███"],
];

/// Rows of a digit.
pub(super) const HEIGHT: u16 = 5;

/// A number's rows; with `wide` each column is drawn twice.
pub(super) fn rows(number: u8, wide: bool) -> [String; 5] {
    let text = number.to_string();
    std::array::from_fn(|row| {
        let parts = text.bytes().map(|digit| {
            let part = DIGITS[usize::from(digit - b'0')][row];
            if wide { part.chars().flat_map(|c| [c, c]).collect() } else { part.to_owned() }
        });
        parts.collect::<Vec<_>>().join(" ")
    })
}
