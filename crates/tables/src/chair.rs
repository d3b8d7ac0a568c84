//! A seat, and what became of it.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use protocol::{Level, Occupant};

use crate::access::Hash;
use crate::event::{FoundingSeat, TableEvent};

/// A seat and who has it.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    /// What opens the seat while nobody has it.
    pub(crate) invitation: Option<Hash>,
    /// What opens it to its person.
    pub(crate) key: Option<Hash>,
    /// What its person gave to those who look on.
    pub(crate) watch: Option<Hash>,
    /// What its person is called.
    pub(crate) name: Option<String>,
    pub(crate) joined: bool,
    pub(crate) bot: Option<Level>,
    /// What its bot is called: who plays for somebody goes by that person's name.
    pub(crate) bot_name: Option<String>,
    /// Was it the person who handed it to the bot?
    pub(crate) handed: bool,
    /// Does its person ask for it back?
    pub(crate) asks_back: bool,
    /// Messages that were done, by the hash of their id, with the event that came of each.
    done: Vec<(u64, u32)>,
    /// Lines of talk and reactions of its people.
    pub(crate) spoken: usize,
    /// The last reaction.
    pub(crate) reacted: Option<Reacted>,
    /// Entries of its people that are neither moves nor talk.
    pub(crate) changes: usize,
}

/// When a seat reacted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reacted {
    pub(crate) at: i64,
    /// Actions before it, while the game was on.
    pub(crate) ply: Option<usize>,
}

impl Chair {
    pub(crate) fn new(place: &FoundingSeat) -> Chair {
        // In former times who had come went on with the link of the invitation.
        let (invitation, key) = match (place.joined, place.key) {
            (true, None) => (None, place.hash),
            (_, key) => (place.hash, key),
        };
        Chair {
            invitation,
            key,
            watch: place.watch,
            name: place.name.clone(),
            joined: place.joined,
            bot: place.bot,
            bot_name: place.bot_name.clone(),
            handed: false,
            asks_back: false,
            done: Vec::new(),
            spoken: 0,
            reacted: None,
            changes: 0,
        }
    }

    /// The seat as a rematch begins with it.
    pub(crate) fn place(&self) -> FoundingSeat {
        FoundingSeat {
            hash: self.invitation,
            key: self.key,
            watch: self.watch,
            name: self.name.clone(),
            bot: self.bot,
            bot_name: self.bot_name.clone(),
            joined: self.joined,
        }
    }

    /// What whoever has it is called.
    pub(crate) fn called(&self) -> Option<&String> {
        let of_bot = self.bot_name.as_ref().filter(|_| self.bot.is_some() && !self.joined);
        of_bot.or(self.name.as_ref())
    }

    /// All names that are said of it, now or once its person has left.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.name.iter().chain(&self.bot_name).map(String::as_str)
    }

    /// Adds what happened to the seat. `own`: did its person want it so?
    pub(crate) fn apply(&mut self, event: &TableEvent, own: bool) {
        match event {
            TableEvent::Joined { name, key, .. } => {
                self.joined = true;
                self.name = name.clone().or(self.name.take());
                // In former times the link went on opening the seat.
                self.key = key.or_else(|| self.invitation.take());
            }
            TableEvent::Named { name, .. } => self.name = Some(name.clone()),
            TableEvent::Seated { bot, name, .. } => {
                self.bot = *bot;
                self.bot_name.clone_from(name);
                self.handed = own && bot.is_some();
                self.asks_back = false;
            }
            TableEvent::Secret { hash, .. } => {
                let opens = if self.joined { &mut self.key } else { &mut self.invitation };
                *opens = Some(*hash);
            }
            TableEvent::Invited { hash, .. } => self.invitation = Some(*hash),
            TableEvent::Freed { hash, .. } => {
                self.leave();
                self.invitation = Some(*hash);
            }
            TableEvent::Left { .. } => self.leave(),
            TableEvent::Shown { hash, .. } => self.watch = Some(*hash),
            TableEvent::Rekeyed { hash, .. } => self.key = Some(*hash),
            TableEvent::AskedBack { .. } => self.asks_back = true,
            TableEvent::Created(_)
            | TableEvent::InvitedAll { .. }
            | TableEvent::Wished { .. }
            | TableEvent::Help { .. }
            | TableEvent::Started {}
            | TableEvent::Played { .. }
            | TableEvent::TookBack { .. }
            | TableEvent::Said { .. }
            | TableEvent::Reacted { .. }
            | TableEvent::Rematch { .. } => {}
        }
    }

    /// Who has it.
    pub(crate) fn occupant(&self) -> Occupant {
        Occupant {
            name: self.called().cloned(),
            joined: self.joined,
            bot: self.bot,
            asks_back: self.asks_back,
        }
    }

    /// Nobody has it any more.
    fn leave(&mut self) {
        self.invitation = None;
        self.key = None;
        self.watch = None;
        self.name = None;
        self.joined = false;
        self.asks_back = false;
    }

    pub(crate) fn remember(&mut self, id: &str, seq: u64) {
        self.done.push((id_hash(id), u32::try_from(seq).unwrap_or(u32::MAX)));
    }

    /// The event that came of an earlier message of its people.
    pub(crate) fn done(&self, id: &str) -> Option<u64> {
        let id = id_hash(id);
        self.done.iter().rev().find(|(done, _)| *done == id).map(|(_, seq)| u64::from(*seq))
    }

    /// Is a person awaited who has not come yet?
    pub(crate) fn is_free(&self) -> bool {
        self.bot.is_none() && !self.joined
    }
}

/// An id is remembered as long as its table lives, so by its hash. Whoever finds two of one hash has
/// found them among their own.
fn id_hash(id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    hasher.finish()
}
