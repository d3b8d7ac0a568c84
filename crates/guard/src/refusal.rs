//! What was found in a text that may not be said.

use std::fmt;

use crate::language::Language;

/// Why a text was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Kind {
    /// Digits, in whatever script or shape.
    Digits,
    /// A picture that shows a number: dice, playing cards, clock faces.
    Picture,
    /// Strokes, dots or pictures that can be counted.
    Tally,
    /// A Roman numeral.
    Roman,
    /// A number word.
    Word,
    /// A number word that was spelled out, split, stretched, turned round or dressed up.
    Disguised,
    /// Digits as words, one after the other: three seven.
    Dictated,
    /// A sum or another calculation.
    Sum,
    /// A decade or a range: in the thirties.
    Range,
    /// An exact distance from a card that lies open.
    Distance,
    /// A property of the number itself: odd, prime, its last digit.
    Property,
    /// A name that people know a number by.
    Nickname,
    /// More text than is looked at.
    TooLong,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 13] = [
        Kind::Digits,
        Kind::Picture,
        Kind::Tally,
        Kind::Roman,
        Kind::Word,
        Kind::Disguised,
        Kind::Dictated,
        Kind::Sum,
        Kind::Range,
        Kind::Distance,
        Kind::Property,
        Kind::Nickname,
        Kind::TooLong,
    ];

    /// Its name, which never changes: what translations and the lists in `data/` go by.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Digits => "digits",
            Kind::Picture => "picture",
            Kind::Tally => "tally",
            Kind::Roman => "roman",
            Kind::Word => "word",
            Kind::Disguised => "disguised",
            Kind::Dictated => "dictated",
            Kind::Sum => "sum",
            Kind::Range => "range",
            Kind::Distance => "distance",
            Kind::Property => "property",
            Kind::Nickname => "nickname",
            Kind::TooLong => "too-long",
        }
    }

    const fn sentence(self) -> &'static str {
        match self {
            Kind::Digits => "has digits",
            Kind::Picture => "is a picture of a number",
            Kind::Tally => "can be counted",
            Kind::Roman => "is a Roman numeral",
            Kind::Word => "is a number word",
            Kind::Disguised => "reads as a number",
            Kind::Dictated => "spells a number digit by digit",
            Kind::Sum => "is a calculation",
            Kind::Range => "tells a range of numbers",
            Kind::Distance => "tells an exact distance",
            Kind::Property => "tells something of the number itself",
            Kind::Nickname => "is a name for a number",
            Kind::TooLong => "is too long to be looked at",
        }
    }
}

/// A text may not be said: what was found in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TalkRefusal {
    /// What kind of thing.
    pub kind: Kind,
    /// The piece of the text, as it was written.
    pub found: String,
    /// The language that was read, where one was.
    pub language: Option<Language>,
}

impl TalkRefusal {
    pub(crate) fn new(kind: Kind, found: &str) -> TalkRefusal {
        TalkRefusal { kind, found: found.to_owned(), language: None }
    }

    pub(crate) fn of(kind: Kind, found: &str, language: Language) -> TalkRefusal {
        TalkRefusal { kind, found: found.to_owned(), language: Some(language) }
    }

    /// The kind's name, for translation.
    pub const fn code(&self) -> &'static str {
        self.kind.code()
    }
}

impl fmt::Display for TalkRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kind == Kind::TooLong {
            return f.write_str("the text is too long to be looked at");
        }
        write!(f, "“{}” {}", self.found, self.kind.sentence())?;
        if let Some(language) = self.language {
            write!(f, " ({})", language.name())?;
        }
        Ok(())
    }
}

impl std::error::Error for TalkRefusal {}
