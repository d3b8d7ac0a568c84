//! With feature `serde`: everything that has a text is that text, in whatever format.

use std::borrow::Cow;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{face_to_face, hormigas, the_game};

macro_rules! written {
    ($($type:ty),* $(,)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

macro_rules! read {
    ($($type:ty),* $(,)?) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                Cow::<'_, str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

macro_rules! as_text {
    ($($type:ty),* $(,)?) => {
        written!($($type),*);
        read!($($type),*);
    };
}

as_text!(
    crate::Card,
    crate::CardSet,
    crate::Game,
    crate::Seat,
    crate::Seed,
    crate::Signal,
    crate::State,
    crate::View,
    crate::Viewer,
    the_game::Action,
    the_game::Pile,
    the_game::State,
    the_game::View,
    face_to_face::Action,
    face_to_face::Pile,
    face_to_face::State,
    face_to_face::View,
    hormigas::Action,
    hormigas::State,
    hormigas::View,
);

// A list of tokens, as the actions of a record are.
impl Serialize for crate::Signals {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for crate::Signals {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<crate::Signals, D::Error> {
        let tokens = Vec::<Cow<'_, str>>::deserialize(deserializer)?;
        crate::Signals::read(tokens.iter().map(AsRef::as_ref)).map_err(D::Error::custom)
    }
}

// Read with `Action::parse`: a token alone does not say of which game it is.
written!(crate::Action);
