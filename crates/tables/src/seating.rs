//! Who may sit where: what a secret opens, and its exchange for a key.
//!
//! A seat that nobody has is opened once, by its invitation or, at a listed table, by whoever asks
//! first; they bring a key of their own, and from then on it alone opens the seat. A person may
//! exchange their key for another one. In each case the client makes the new key and sends it along
//! with the old secret, so that it may ask again when the answer is lost: the new key is known then,
//! or the old secret still opens the seat.
//!
//! A table may have one invitation for a whole group beside those to single seats. Each who comes
//! with it gets the next seat that nobody has; it opens no other, and nothing to who brings no key.

use protocol::{Code, MAX_SECRET_LEN, TablePhase};
use rules::{Seat, Viewer};

use crate::access::Hash;
use crate::chair::Chair;
use crate::decide::may_change;
use crate::error::Refusal;
use crate::event::TableEvent;
use crate::name::{check_name, name_for_guest};
use crate::table::{Opens, Table};
use crate::wording::guard_name;

/// What somebody who comes brings along.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arrival<'a> {
    pub(crate) secret: Option<&'a str>,
    pub(crate) key: Option<&'a str>,
    pub(crate) name: Option<&'a str>,
}

/// What becomes of them.
#[derive(Debug)]
pub(crate) enum Admission {
    /// They are let in, with these eyes, by what has this hash.
    Welcome(Viewer, Option<Hash>),
    /// They will be, once this is stored.
    Store(Vec<TableEvent>),
}

/// Somebody comes to a table.
pub(crate) fn admit(table: &Table, ticket: Arrival<'_>) -> Result<Admission, Refusal> {
    let hash = |secret: Option<&str>| match secret {
        Some(secret) if secret.len() > MAX_SECRET_LEN => Err(wrong_secret()),
        secret => Ok(secret.map(Hash::of)),
    };
    let (secret, key) = (hash(ticket.secret)?, hash(ticket.key)?);
    // A key that is known already: its exchange was done, and the answer got lost.
    let (hash, opens) = match key.and_then(|key| Some((key, table.opens(Some(&key))?))) {
        Some((key, opens @ Opens::Seat(_))) => (Some(key), opens),
        _ => (secret, table.opens(secret.as_ref()).ok_or_else(wrong_secret)?),
    };
    match opens {
        Opens::Watch => Ok(Admission::Welcome(Viewer::Spectator, hash)),
        Opens::Seat(seat) => {
            let mut events = Vec::new();
            if let Some(new) = ticket.key.filter(|_| key != hash) {
                may_change(&table.chairs, seat)?;
                let hash = new_secret(|hash| table.knows(hash), new)?;
                events.push(TableEvent::Rekeyed { seat: seat.index(), hash });
            }
            if table.chairs[seat.index()].name.is_none()
                && let Some(name) = good_name(table, seat.index(), ticket.name)
                && guard_name(table.deal.game, table.phase(), &name).is_ok()
            {
                events.push(TableEvent::Named { seat: seat.index(), name });
            }
            if events.is_empty() {
                return Ok(Admission::Welcome(Viewer::Seat(seat), hash));
            }
            Ok(Admission::Store(events))
        }
        Opens::Invitation(seat) => {
            let key = new_secret(|hash| table.knows(hash), key_needed(ticket.key)?)?;
            let name = good_name(table, seat.index(), ticket.name);
            Ok(Admission::Store(join(table, seat.index(), name, key)))
        }
        Opens::Group => {
            let seated = key_needed(ticket.key).and_then(|key| {
                let key = new_secret(|hash| table.knows(hash), key)?;
                let seat = next_seat(table)?;
                Ok(join(table, seat, good_name(table, seat, ticket.name), key))
            });
            match seated {
                Ok(events) => Ok(Admission::Store(events)),
                // Whoever finds no seat at a listed table may look on, as anyone may.
                Err(no) if table.founding.listed && may_look_on(no.code) => {
                    Ok(Admission::Welcome(Viewer::Spectator, None))
                }
                Err(no) => Err(no),
            }
        }
        Opens::Used(seat) => Err(used(table, seat)),
    }
}

/// Somebody takes a free seat of a listed table: which, and what is to be stored; nothing if they
/// have it already. The host's own seat waits for the host.
pub(crate) fn take_seat(
    table: &Table,
    key: &str,
    name: Option<&str>,
) -> Result<(usize, Vec<TableEvent>), Refusal> {
    if !table.founding.listed {
        let reason = "this table is joined by its links: ask the host for one";
        return Err(Refusal::new(Code::WrongSecret, reason));
    }
    if let Some(Opens::Seat(seat)) = table.opens(Some(&Hash::of(key))) {
        return Ok((seat.index(), Vec::new()));
    }
    if table.phase() == TablePhase::Over {
        return Err(Refusal::new(Code::Over, "the game is over"));
    }
    name.map(check_name).transpose()?;
    let key = new_secret(|hash| table.knows(hash), key)?;
    let Some(seat) = free_seat(table) else {
        return Err(Refusal::new(Code::SeatTaken, "no seat is free at this table any more"));
    };
    Ok((seat, join(table, seat, good_name(table, seat, name), key)))
}

/// The first seat that anyone may have who is let in. The host's own seat waits for the host.
fn free_seat(table: &Table) -> Option<usize> {
    let free = |(seat, chair): &(usize, &Chair)| chair.is_free() && *seat != table.founding.host;
    table.chairs.iter().enumerate().find(free).map(|(seat, _)| seat)
}

/// The seat for the next of a group.
fn next_seat(table: &Table) -> Result<usize, Refusal> {
    if table.phase() == TablePhase::Over {
        return Err(Refusal::new(Code::Over, "the game is over"));
    }
    let reason =
        "all seats of this table are taken: ask the host for the link of those who look on";
    free_seat(table).ok_or_else(|| Refusal::new(Code::Full, reason))
}

/// What brings somebody with an invitation no seat, and harms nobody.
fn may_look_on(code: Code) -> bool {
    matches!(code, Code::KeyNeeded | Code::Full | Code::Over)
}

fn key_needed(key: Option<&str>) -> Result<&str, Refusal> {
    let reason = "this is an invitation: send a key of your own with it, which opens the seat from \
                  then on";
    key.ok_or_else(|| Refusal::new(Code::KeyNeeded, reason))
}

/// A secret that a client made, if it opens nothing here yet.
pub(crate) fn new_secret(is_known: impl Fn(Hash) -> bool, made: &str) -> Result<Hash, Refusal> {
    let hash = Hash::of_new(made)?;
    if is_known(hash) {
        let reason = "this key or invitation is in use at this table: make a new one";
        return Err(Refusal::new(Code::Invalid, reason));
    }
    Ok(hash)
}

/// Somebody takes a seat. With the last of them the game begins.
fn join(table: &Table, seat: usize, name: Option<String>, key: Hash) -> Vec<TableEvent> {
    let mut events = vec![TableEvent::Joined { seat, name, key: Some(key) }];
    let others = table.chairs.iter().enumerate().filter(|(other, _)| *other != seat);
    if table.phase() == TablePhase::Open && others.into_iter().all(|(_, chair)| !chair.is_free()) {
        events.push(TableEvent::Started {});
    }
    events
}

/// A name that comes along is taken if it can be; to be without one is no reason to stay outside.
fn good_name(table: &Table, seat: usize, name: Option<&str>) -> Option<String> {
    let others: Vec<&str> = other_names(&table.chairs, seat).collect();
    name_for_guest(name?, &others)
}

/// What those at the other seats are called.
pub(crate) fn other_names(chairs: &[Chair], seat: usize) -> impl Iterator<Item = &str> {
    let others = chairs.iter().enumerate().filter(move |(other, _)| *other != seat);
    others.flat_map(|(_, chair)| chair.names())
}

/// What all at a table are called.
pub(crate) fn names(chairs: &[Chair]) -> impl Iterator<Item = &str> {
    chairs.iter().flat_map(Chair::names)
}

fn wrong_secret() -> Refusal {
    let reason = "this link opens nothing here: ask the host for a new one";
    Refusal::new(Code::WrongSecret, reason)
}

/// The invitation was used: who sits there now.
fn used(table: &Table, seat: Seat) -> Refusal {
    let chair = &table.chairs[seat.index()];
    let reason = match (chair.bot, &chair.name) {
        (Some(_), _) => "a bot plays on this seat: the host can give it to you".to_owned(),
        (None, Some(name)) => format!(
            "this invitation was used: {name} sits there. If that is you, open the table where you \
             opened it first, and go on from there"
        ),
        (None, None) => "this invitation was used: somebody sits there. If that is you, open the \
                         table where you opened it first, and go on from there"
            .to_owned(),
    };
    Refusal { about: chair.name.clone(), ..Refusal::new(Code::InvitationUsed, reason) }
}
