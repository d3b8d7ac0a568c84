//! What comes of a message: events to be stored, or the reason why not. Nothing changes here.

use std::fmt::Write as _;
use std::sync::Arc;

use protocol::{
    By, Code, Deal as Cards, Level, MAX_ACTIONS, MAX_NAME_CHARS, MAX_TALK_CHARS, Phase, Series,
    Spoken, Talk, Up, Words,
};
use rand_core::Rng;
use rules::{Action, Actions, Game, Position as _, Seat, Signal};

use crate::access::Secret;
use crate::error::Refusal;
use crate::event::{Event, Founding, Place, Stored};
use crate::found::{fresh_deal, table_id};
use crate::game::parse;
use crate::limits::MAX_TALK_LINES;
use crate::table::Table;

/// Bytes that most tokens fit into, with the space between them.
const TOKEN_BYTES: usize = 12;

/// What is to be stored, and what the sender is told besides.
#[derive(Debug, Default)]
pub(crate) struct Decision {
    /// For this table's log.
    pub(crate) events: Vec<Event>,
    /// Another table that must be stored first.
    pub(crate) other: Option<(String, Vec<Stored>)>,
    /// A secret for the sender.
    pub(crate) secret: Option<Secret>,
    /// Does the game end with it?
    pub(crate) ends: bool,
}

impl From<Event> for Decision {
    fn from(event: Event) -> Decision {
        Decision { events: vec![event], ..Decision::default() }
    }
}

/// Who sends a message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sender {
    pub(crate) seat: Seat,
    /// May it do what the host may?
    pub(crate) is_host: bool,
}

/// What comes of a message of a seat.
pub(crate) fn decide(
    table: &Table,
    sender: Sender,
    message: &Up,
    rng: &mut impl Rng,
) -> Result<Decision, Refusal> {
    let Sender { seat, .. } = sender;
    match message {
        Up::Act { ply, actions, .. } => act(table, seat, *ply, actions),
        Up::TakeBack { ply, .. } => take_back(table, *ply),
        Up::Signal { signal, .. } => signal_event(table, seat, signal),
        Up::Say { text, .. } => say(table, seat, text),
        Up::Name { name, .. } => {
            check_name(table, name)?;
            Ok(Event::Named { seat: seat.index(), name: name.trim().to_owned() }.into())
        }
        Up::Start { bots, .. } => {
            host_only(sender)?;
            start(table, *bots)
        }
        Up::Seat { seat, bot, .. } => {
            host_only(sender)?;
            give_seat(table, *seat, *bot)
        }
        Up::Secret { seat, .. } => {
            host_only(sender)?;
            chair(table, *seat)?;
            let secret = Secret::random(rng);
            let event = Event::Secret { seat: *seat, hash: secret.hash() };
            Ok(Decision { secret: Some(secret), ..event.into() })
        }
        Up::Help { help, .. } => {
            host_only(sender)?;
            in_phase(table, Phase::Open)?;
            Ok(Event::Help { help: *help }.into())
        }
        Up::Rematch { deal, .. } => rematch(table, *deal, rng),
        Up::Join { .. } | Up::Ping {} => Ok(Decision::default()),
    }
}

fn act(table: &Table, seat: Seat, ply: usize, tokens: &[String]) -> Result<Decision, Refusal> {
    in_phase(table, Phase::Playing)?;
    if table.chairs.get(seat.index()).is_some_and(|chair| chair.bot.is_some()) {
        let reason = "a bot has your seat: the host can give it back to you";
        return Err(Refusal::new(Code::SeatIsBots, reason));
    }
    if tokens.is_empty() || tokens.len() > MAX_ACTIONS {
        let reason = format!("one message has 1 to {MAX_ACTIONS} actions");
        return Err(Refusal::new(Code::Length, reason));
    }
    played(table, Some(seat), ply, tokens, By::Person)
}

/// Actions that a seat takes, or the bot or the clock in its place; by anyone if no seat is given.
/// All of them are legal, or none is taken.
pub(crate) fn played(
    table: &Table,
    seat: Option<Seat>,
    ply: usize,
    tokens: &[String],
    by: By,
) -> Result<Decision, Refusal> {
    let Some(play) = &table.play else {
        return Err(Refusal::new(Code::NotStarted, "the game has not begun"));
    };
    if ply != play.ply() {
        let reason = "the game has gone on since: look again, then decide";
        return Err(Refusal::new(Code::MovedOn, reason));
    }
    let illegal = |about: &str, reason: String| {
        let refusal = Refusal::new(Code::Illegal, reason);
        Refusal { about: Some(about.to_owned()), ..refusal }
    };
    let words = tokens.iter().flat_map(|token| token.split_whitespace());
    let actions = parse(table.deal.game, words)
        .map_err(|error| illegal(&tokens.join(" "), error.to_string()))?;
    let mut state = *play.state();
    let mut written = String::with_capacity(TOKEN_BYTES * actions.len());
    for action in actions {
        if let (Some(turn), Some(seat)) = (state.turn(), seat)
            && turn != seat
        {
            return Err(Refusal::new(Code::NotYourTurn, "somebody else is on turn"));
        }
        if !written.is_empty() {
            written.push(' ');
        }
        let from = written.len();
        // Writing to a string can't fail.
        let _ = write!(written, "{action}");
        state.apply(action).map_err(|why| illegal(&written[from..], why.to_string()))?;
    }
    Ok(Decision { ends: state.is_over(), ..Event::Played { by, actions: written }.into() })
}

/// Alone, the placements of the current turn may be taken back: nothing has been drawn since. With
/// others it would show them a number.
fn take_back(table: &Table, ply: usize) -> Result<Decision, Refusal> {
    in_phase(table, Phase::Playing)?;
    let no = |reason: &str| Err(Refusal::new(Code::NoTakeBack, reason));
    let Some(play) = &table.play else { return no("the game has not begun") };
    if !table.deal.game.is_cooperative() || table.deal.seats != 1 {
        return no("only a player alone may take back placements");
    }
    if ply >= play.ply() || ply < play.turn_began() {
        return no("only placements of the current turn can be taken back");
    }
    Ok(Event::TookBack { ply }.into())
}

fn signal_event(table: &Table, seat: Seat, token: &str) -> Result<Decision, Refusal> {
    in_phase(table, Phase::Playing)?;
    if !table.deal.game.is_cooperative() || table.founding.talk == Talk::Off {
        return Err(Refusal::new(Code::NoTalk, "there are no signals at this table"));
    }
    let signal: Signal = token.parse().map_err(|error: rules::ParseError| Refusal {
        about: Some(token.to_owned()),
        ..Refusal::new(Code::Invalid, error.to_string())
    })?;
    spoken(table, seat, Words::Signal(signal.to_string()))
}

fn say(table: &Table, seat: Seat, text: &str) -> Result<Decision, Refusal> {
    let text = text.trim();
    check_length(text, MAX_TALK_CHARS, "a line of talk")?;
    match table.founding.talk {
        Talk::Off => Err(Refusal::new(Code::NoTalk, "this table plays in silence")),
        Talk::Signals => {
            let reason = "this table talks by signals only";
            Err(Refusal::new(Code::NoTalk, reason))
        }
        // Once all cards lie open there is nothing left to keep.
        Talk::Guarded if table.phase() != Phase::Over => {
            guard_text(text)?;
            spoken(table, seat, Words::Text(text.to_owned()))
        }
        Talk::Guarded | Talk::Open => spoken(table, seat, Words::Text(text.to_owned())),
    }
}

fn spoken(table: &Table, seat: Seat, words: Words) -> Result<Decision, Refusal> {
    if table.spoken >= MAX_TALK_LINES {
        let reason = "this table has heard all it can keep: there is room again at the next one";
        return Err(Refusal::new(Code::TooMuch, reason));
    }
    let ply = table.play.as_ref().map_or(0, crate::game::Play::ply);
    Ok(Event::Said { said: vec![Spoken { seat: seat.index(), ply, words }] }.into())
}

/// Deals. Bots take the seats to which nobody has come, if so wished.
fn start(table: &Table, bots: Option<Level>) -> Result<Decision, Refusal> {
    in_phase(table, Phase::Open)?;
    let mut events = Vec::new();
    if let Some(level) = bots {
        let free = table.chairs.iter().enumerate().filter(|(_, chair)| chair.is_free());
        events.extend(free.map(|(seat, _)| Event::Seated { seat, bot: Some(level) }));
    }
    events.push(Event::Started {});
    Ok(Decision { events, ..Decision::default() })
}

fn give_seat(table: &Table, seat: usize, bot: Option<Level>) -> Result<Decision, Refusal> {
    chair(table, seat)?;
    if table.phase() == Phase::Over {
        return Err(Refusal::new(Code::Over, "the game is over"));
    }
    Ok(Event::Seated { seat, bot }.into())
}

/// Another game: same seats, same secrets, a new table.
fn rematch(table: &Table, cards: Cards, rng: &mut impl Rng) -> Result<Decision, Refusal> {
    in_phase(table, Phase::Over)?;
    if table.rematch.is_some() {
        return Ok(Decision::default());
    }
    let (seed, nonce) = fresh_deal(rng);
    let founding = &table.founding;
    let seats = table.chairs.iter().enumerate().filter_map(|(seat, chair)| {
        Some(Place {
            hash: table.hash(seat)?.clone(),
            name: chair.name.clone(),
            bot: chair.bot,
            joined: chair.joined,
        })
    });
    let next = Founding {
        seats: seats.collect(),
        help: table.help,
        seed: if cards == Cards::Same { founding.seed.clone() } else { seed },
        chosen: cards == Cards::Same,
        nonce,
        series: series(table),
        previous: Some(table.id().to_owned()),
        ..Founding::clone(founding)
    };
    let id = table_id(rng);
    let events = [Event::Created(Arc::new(next)), Event::Started {}];
    let entries = events.into_iter().map(|event| Stored { event, from: None }).collect();
    let rematch = Event::Rematch { table: id.clone() };
    Ok(Decision { other: Some((id, entries)), ..rematch.into() })
}

/// The games of these people so far, this one included.
fn series(table: &Table) -> Series {
    let mut series = table.founding.series;
    series.games += 1;
    let score = table.score.as_ref().map(|score| &score.0);
    let number = |key: &str| score?.get(key)?.as_u64();
    let list = score.and_then(|score| score.get("winners")?.as_array());
    let list = list.into_iter().flatten().filter_map(serde_json::Value::as_u64);
    for winner in number("winner").into_iter().chain(list) {
        if let Some(wins) = series.wins.get_mut(winner as usize) {
            *wins += 1;
        }
    }
    if table.deal.game.is_cooperative()
        && let Some(left) = number("left")
    {
        series.best = Some(series.best.unwrap_or(u8::MAX).min(left as u8));
        series.wins[0] += u32::from(left == 0);
    }
    series
}

/// Somebody takes a free seat of a listed table: a seat with a secret that only they know.
pub(crate) fn take_seat(
    table: &Table,
    name: Option<&str>,
    rng: &mut impl Rng,
) -> Result<(usize, Decision), Refusal> {
    if !table.founding.listed {
        let reason = "this table is joined by its links: ask the host for one";
        return Err(Refusal::new(Code::WrongSecret, reason));
    }
    if table.phase() == Phase::Over {
        return Err(Refusal::new(Code::Over, "the game is over"));
    }
    name.map_or(Ok(()), |name| check_name(table, name))?;
    let free = table.chairs.iter().position(crate::table::Chair::is_free);
    let Some(seat) = free else {
        return Err(Refusal::new(Code::SeatTaken, "no seat is free at this table any more"));
    };
    let secret = Secret::random(rng);
    let mut events = vec![Event::Secret { seat, hash: secret.hash() }];
    events.extend(join(table, seat, name));
    Ok((seat, Decision { events, secret: Some(secret), ..Decision::default() }))
}

/// Somebody comes to a seat for the first time. With the last of them the game begins.
pub(crate) fn join(table: &Table, seat: usize, name: Option<&str>) -> Vec<Event> {
    let name = name.map(|name| name.trim().to_owned());
    let mut events = vec![Event::Joined { seat, name }];
    let others = table.chairs.iter().enumerate().filter(|(other, _)| *other != seat);
    if table.phase() == Phase::Open && others.into_iter().all(|(_, chair)| !chair.is_free()) {
        events.push(Event::Started {});
    }
    events
}

/// What bots say, as far as they have anything to say.
pub(crate) fn bots_said(said: Vec<Spoken>) -> Decision {
    if said.is_empty() { Decision::default() } else { Event::Said { said }.into() }
}

/// A bot's actions, or a person's whose time was up.
pub(crate) fn bot_played(
    table: &Table,
    seat: Option<Seat>,
    ply: usize,
    actions: &[Action],
    by: By,
) -> Result<Decision, Refusal> {
    let tokens: Vec<String> = actions.iter().map(ToString::to_string).collect();
    played(table, seat, ply, &tokens, by)
}

/// Some legal action, so that a game goes on whatever a bot may answer.
pub(crate) fn any_played(
    table: &Table,
    seat: Option<Seat>,
    ply: usize,
    by: By,
) -> Result<Decision, Refusal> {
    let mut legal = Actions::new();
    if let Some(play) = &table.play {
        play.state().legal(&mut legal);
    }
    bot_played(table, seat, ply, &legal[..legal.len().min(1)], by)
}

fn host_only(sender: Sender) -> Result<(), Refusal> {
    if sender.is_host {
        return Ok(());
    }
    Err(Refusal::new(Code::NotHost, "only the host may do that"))
}

fn chair(table: &Table, seat: usize) -> Result<(), Refusal> {
    let missing = || Refusal::new(Code::NoSeat, format!("the table has no seat {}", seat + 1));
    table.chairs.get(seat).map(|_| ()).ok_or_else(missing)
}

fn in_phase(table: &Table, wanted: Phase) -> Result<(), Refusal> {
    let (code, reason) = match (table.phase(), wanted) {
        (now, wanted) if now == wanted => return Ok(()),
        (Phase::Open, _) => (Code::NotStarted, "the game has not begun"),
        (Phase::Over, _) => (Code::Over, "the game is over"),
        (Phase::Playing, Phase::Over) => (Code::NotOver, "the game is still on"),
        (Phase::Playing, _) => (Code::Started, "the game has begun"),
    };
    Err(Refusal::new(code, reason))
}

/// A name is short, and where numbers are secret no way to tell one either.
pub(crate) fn check_name(table: &Table, name: &str) -> Result<(), Refusal> {
    check_name_in(table.deal.game, name)
}

/// The same for a table that is about to be.
pub(crate) fn check_name_in(game: Game, name: &str) -> Result<(), Refusal> {
    check_length(name.trim(), MAX_NAME_CHARS, "a name")?;
    if game.is_cooperative() { guard_text(name) } else { Ok(()) }
}

fn check_length(text: &str, most: usize, what: &str) -> Result<(), Refusal> {
    if text.is_empty() || text.chars().count() > most || text.chars().any(char::is_control) {
        let reason = format!("{what} has 1 to {most} characters, on one line");
        return Err(Refusal::new(Code::Length, reason));
    }
    Ok(())
}

/// Does the text keep every card's number to itself?
fn guard_text(text: &str) -> Result<(), Refusal> {
    guard::check(text).map_err(|found| Refusal {
        about: Some(found.found.clone()).filter(|piece| !piece.is_empty()),
        ..Refusal::new(Code::NamesNumber, found.to_string())
    })
}
