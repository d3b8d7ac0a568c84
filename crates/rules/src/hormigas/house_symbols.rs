//! The ant symbols of each card, by our own table.
//!
//! The rule book does not print the table, and no public source has it. What its examples tell is
//! kept: 1 to 4 a card, 1 on 13 and 86, 2 on 52, 3 on 105. The mean is 1.6.

/// The symbols of the cards 2 to 111.
#[rustfmt::skip]
pub(crate) const HOUSE: [u8; 110] = [
    2, 1, 1, 1, 3, 2, 1, 1, 1, 1, // 2 to 11
    2, 1, 1, 3, 1, 2, 4, 1, 1, 1, // 12 to 21
    2, 1, 3, 1, 1, 2, 1, 1, 1, 1, // 22 to 31
    2, 3, 1, 1, 4, 2, 1, 1, 1, 1, // 32 to 41
    3, 1, 2, 1, 1, 2, 1, 1, 1, 3, // 42 to 51
    2, 1, 4, 1, 1, 2, 1, 1, 3, 1, // 52 to 61
    2, 1, 1, 1, 2, 2, 1, 3, 1, 1, // 62 to 71
    4, 1, 1, 1, 1, 2, 3, 1, 1, 1, // 72 to 81
    2, 1, 1, 1, 1, 3, 2, 1, 4, 1, // 82 to 91
    2, 1, 1, 1, 3, 2, 1, 1, 1, 1, // 92 to 101
    2, 1, 1, 3, 1, 2, 4, 1, 2, 2, // 102 to 111
];
