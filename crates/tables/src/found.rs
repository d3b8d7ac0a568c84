//! Making a table.

use std::sync::Arc;

use protocol::{Code, CreateTable, Created, Help, Invitation, MAX_ID_LEN, Series, Talk};
use rand_core::Rng;
use rules::{MAX_SEATS, Seed};

use crate::access::{Hash, Secret};
use crate::error::Refusal;
use crate::event::{Founding, FoundingSeat, Stored, TableEvent};
use crate::game::Dealt;
use crate::letters::letters;
use crate::limits::{MAX_CLOCK_SECONDS, MIN_CLOCK_SECONDS};
use crate::name::{check_own_name, name_for_bot};
use crate::table::Table;

/// Letters in a table's id: 60 bits.
const ID_LENGTH: usize = 12;

/// Letters in a nonce: 130 bits.
const NONCE_LENGTH: usize = 26;

/// A table that is about to be: what to store, and what to answer once it is.
#[derive(Clone, Debug)]
pub struct Founded {
    /// The first entries of its log.
    pub entries: Vec<Stored>,
    /// The answer, invitations included.
    pub answer: Created,
}

impl Founded {
    /// The answer for whoever asks for a table a second time: this one has its id already. Only the
    /// cards may differ, which nobody knew when they asked.
    pub fn asked_again(&self, table: &Table) -> Option<Created> {
        let TableEvent::Created(wished) = &self.entries.first()?.event else { return None };
        let there = &table.founding;
        let seed = if there.chosen { &wished.seed } else { &there.seed };
        let like =
            Founding { seed: seed.clone(), nonce: there.nonce.clone(), ..Founding::clone(wished) };
        let commitment = table.info().commitment;
        (like == **there).then(|| Created { commitment, ..self.answer.clone() })
    }
}

/// The secrets of a table to be: from chance, or so that who asks again with the same key and id is
/// told the same. The deal comes from chance in any case: its maker may not know it.
struct Secrets<'a, R> {
    asked: Option<(&'a str, &'a str)>,
    rng: &'a mut R,
}

impl<R: Rng> Secrets<'_, R> {
    fn next(&mut self, of: &str) -> Secret {
        match self.asked {
            Some((key, id)) => Secret::derived(key, &format!("{of}\n{id}")),
            None => Secret::random(self.rng),
        }
    }

    fn table_id(&mut self) -> String {
        match self.asked {
            Some(_) => self.next("id").reveal()[..ID_LENGTH].to_owned(),
            None => table_id(self.rng),
        }
    }
}

/// The key and the id by which the same table is asked for again, if there are such.
fn again(request: &CreateTable) -> Result<Option<(String, String)>, Refusal> {
    let Some(id) = &request.id else { return Ok(None) };
    if id.is_empty() || id.len() > MAX_ID_LEN {
        let reason = format!("an id has 1 to {MAX_ID_LEN} bytes");
        return Err(Refusal::new(Code::Length, reason));
    }
    let reason =
        "a request with an id needs a key of your own: only who has it is told the same again";
    let key = request.key.clone().ok_or_else(|| Refusal::new(Code::Invalid, reason))?;
    Ok(Some((key, id.clone())))
}

/// Makes a table, or says why not. The generator must be one that deserves secrets.
pub fn found(request: CreateTable, rng: &mut impl Rng) -> Result<Founded, Refusal> {
    let invalid = |reason: String| Refusal::new(Code::Invalid, reason);
    if request.seats.len() > MAX_SEATS {
        return Err(invalid(format!("a table has at most {MAX_SEATS} seats")));
    }
    let Some(host) = request.seats.iter().position(|wish| wish.bot.is_none()) else {
        return Err(invalid("at least one seat must be a person's".into()));
    };
    if let Some(clock) = request.clock
        && !(MIN_CLOCK_SECONDS..=MAX_CLOCK_SECONDS).contains(&clock)
    {
        return Err(invalid(format!(
            "a clock has {MIN_CLOCK_SECONDS} to {MAX_CLOCK_SECONDS} seconds a turn"
        )));
    }
    let key = request.key.as_deref().map(Hash::of_new).transpose()?;
    let group = request.invitation.as_deref().map(Hash::of_new).transpose()?;
    if group.is_some() && group == key {
        return Err(invalid("the key is yours alone: the invitation must be another".into()));
    }
    let asked = again(&request)?;
    let asked = asked.as_ref().map(|(key, id)| (key.as_str(), id.as_str()));
    let mut secrets = Secrets { asked, rng };
    let (mut places, mut invitations) = (Vec::new(), Vec::new());
    for (seat, wish) in request.seats.into_iter().enumerate() {
        let key = key.filter(|_| seat == host);
        let invitation =
            (wish.bot.is_none() && key.is_none()).then(|| secrets.next(&format!("seat {seat}")));
        let name = wish.name.map(|name| name.trim().to_owned());
        places.push(FoundingSeat {
            hash: invitation.as_ref().map(Secret::hash),
            key,
            watch: None,
            name: name.clone().filter(|_| wish.bot.is_none()),
            bot: wish.bot,
            bot_name: name.filter(|_| wish.bot.is_some()),
            joined: key.is_some(),
        });
        let secret = invitation.map(|secret| secret.reveal().to_owned());
        invitations.extend(secret.map(|secret| Invitation { seat, secret }));
    }
    let watch = secrets.next("watch");
    let fresh = Seed::random(secrets.rng);
    let mut founding = Founding {
        game: request.game,
        options: request.options,
        seats: places,
        watch: watch.hash(),
        group,
        host,
        talk: Talk::Guarded,
        help: request.help.unwrap_or(Help::Legal),
        listed: request.listed,
        clock: request.clock,
        chosen: request.seed.is_some(),
        seed: request.seed.unwrap_or_else(|| fresh.to_string()),
        nonce: letters(NONCE_LENGTH, secrets.rng),
        series: Series::default(),
        previous: None,
    };
    let deal = Dealt::of(&founding).map_err(invalid)?;
    let names =
        founding.seats.iter().filter_map(|place| place.name.as_ref().or(place.bot_name.as_ref()));
    let mut names: Vec<String> = names.cloned().collect();
    for (index, name) in names.iter().enumerate() {
        check_own_name(name, &names[..index])?;
    }
    for place in founding.seats.iter_mut().filter(|place| place.bot.is_some()) {
        if place.bot_name.is_none() {
            place.bot_name = name_for_bot(&names);
            names.extend(place.bot_name.clone());
        }
    }
    founding.talk = talk(&deal, request.talk)?;
    let commitment = records::commitment(&deal.seed, &founding.nonce);
    let mut entries = vec![entry(TableEvent::Created(Arc::new(founding)))];
    // The game begins when all have come; whoever plays with bots alone need not wait.
    if request.start || invitations.is_empty() {
        entries.push(entry(TableEvent::Started {}));
    }
    let (table, watch) = (secrets.table_id(), watch.reveal().to_owned());
    let answer = Created { table, invitations, watch, commitment };
    Ok(Founded { entries, answer })
}

/// A fresh id.
pub(crate) fn table_id(rng: &mut impl Rng) -> String {
    letters(ID_LENGTH, rng)
}

/// A fresh seed and nonce.
pub(crate) fn fresh_deal(rng: &mut impl Rng) -> (String, String) {
    (Seed::random(rng).to_string(), letters(NONCE_LENGTH, rng))
}

fn entry(event: TableEvent) -> Stored {
    Stored { event, from: None }
}

/// How the players may talk: in the cooperative games never freely, in the others as they like.
fn talk(deal: &Dealt, wish: Option<Talk>) -> Result<Talk, Refusal> {
    let together = deal.game.is_cooperative();
    match wish {
        None if together => Ok(Talk::Guarded),
        None => Ok(Talk::Open),
        Some(talk @ (Talk::Signals | Talk::Guarded)) if together => Ok(talk),
        Some(Talk::Off) => Ok(Talk::Off),
        Some(Talk::Open) if !together => Ok(Talk::Open),
        Some(Talk::Open) => Err(Refusal::new(
            Code::Invalid,
            "in a cooperative game talk is `guarded`, `signals` or `off`: nobody may name a number",
        )),
        Some(Talk::Signals | Talk::Guarded) => Err(Refusal::new(
            Code::Invalid,
            "in a game against each other talk is `open` or `off`: there are no signals",
        )),
    }
}
