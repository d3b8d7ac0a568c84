//! What comes of a person's message: events to be stored, or the reason why not. Nothing changes
//! here, and nothing here can see a card that is hidden from the sender: see [`Known`].

use protocol::{
    By, Code, Deal as Cards, Level, MAX_TALK_CHARS, REACTION_REST_MS, Reaction, Spoken, TablePhase,
    Talk, Up, Words,
};
use rules::{Action, Seat, Signals};

use crate::chair::Chair;
use crate::error::Refusal;
use crate::event::TableEvent;
use crate::judge::judge;
use crate::known::Known;
use crate::limits::{MAX_CHANGES, MAX_TALK_LINES};
use crate::name::{check_own_name, name_for_bot};
use crate::seating::{names, new_secret, other_names};
use crate::wording::{check_length, guard_name, guard_text};

/// What is to be stored.
#[derive(Debug, Default)]
pub(crate) struct Decision {
    /// For this table's log.
    pub(crate) events: Vec<TableEvent>,
    /// Actions to be taken in the game, and who decided on them.
    pub(crate) actions: Option<(Vec<Action>, By)>,
    /// Another game, at a table that must be stored first.
    pub(crate) rematch: Option<Cards>,
}

impl Decision {
    pub(crate) fn is_empty(&self) -> bool {
        self.events.is_empty() && self.actions.is_none() && self.rematch.is_none()
    }
}

impl From<TableEvent> for Decision {
    fn from(event: TableEvent) -> Decision {
        Decision { events: vec![event], ..Decision::default() }
    }
}

/// Who sends a message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sender<'a> {
    pub(crate) seat: Seat,
    /// May it do what anyone may in the host's place?
    pub(crate) is_deputy: bool,
    /// By seat: has its person been away for a while?
    pub(crate) away: &'a [bool],
    /// What time it is.
    pub(crate) now: i64,
}

/// What comes of a message of a seat.
pub(crate) fn decide(
    table: &Known<'_>,
    sender: Sender<'_>,
    message: &Up,
) -> Result<Decision, Refusal> {
    if !table.has_room() {
        let reason = "this table's log is full: go on at another one";
        return Err(Refusal::new(Code::TooMuch, reason));
    }
    let seat = table.seat;
    match message {
        Up::Act { ply, actions, .. } => act(table, *ply, actions),
        Up::TakeBack { ply, .. } => take_back(table, *ply),
        Up::Signal { signals, .. } => signal_event(table, signals),
        Up::Say { text, .. } => say(table, text),
        Up::React { reaction, .. } => react(table, sender, *reaction),
        Up::Name { name, .. } => {
            let name = check_own_name(name, other_names(table.chairs(), seat.index()))?;
            guard_name(table.game(), table.phase(), name)?;
            change(table, TableEvent::Named { seat: seat.index(), name: name.to_owned() })
        }
        Up::Start { bots, .. } => {
            deputy_only(sender)?;
            start(table, *bots)
        }
        Up::Seat { seat, bot, .. } => {
            // Everyone may let a bot play for them.
            let is_own = *seat == sender.seat.index();
            let hands_over =
                bot.is_some() && table.own_chair().is_some_and(|own| own.bot.is_none());
            if !(is_own && hands_over) {
                deputy_only(sender)?;
            }
            give_seat(table, sender, *seat, *bot)
        }
        Up::Invite { seat, invitation, .. } => {
            host_only(table)?;
            invite(table, *seat, invitation)
        }
        Up::InviteAll { invitation, .. } => {
            host_only(table)?;
            invite_all(table, invitation.as_deref())
        }
        Up::Free { seat, invitation, .. } => {
            host_only(table)?;
            free(table, sender, *seat, invitation)
        }
        Up::Leave { .. } => leave(table),
        Up::Show { watch, .. } => {
            let hash = new_secret(|hash| table.knows(hash), watch)?;
            change(table, TableEvent::Shown { seat: seat.index(), hash })
        }
        Up::AskBack { .. } => ask_back(table),
        Up::Help { help, .. } => {
            deputy_only(sender)?;
            in_phase(table, TablePhase::Open)?;
            if table.help() == *help {
                return Ok(Decision::default());
            }
            change(table, TableEvent::Help { help: *help })
        }
        Up::Rematch { deal, .. } => rematch(table, *deal),
        Up::Join { .. } | Up::Ping {} => Ok(Decision::default()),
    }
}

fn act(table: &Known<'_>, ply: usize, tokens: &[String]) -> Result<Decision, Refusal> {
    in_phase(table, TablePhase::Playing)?;
    if table.own_chair().is_some_and(|chair| chair.bot.is_some()) {
        let reason = "a bot has your seat: ask for it back";
        return Err(Refusal::new(Code::SeatIsBots, reason));
    }
    let Some(view) = &table.view else {
        return Err(Refusal::new(Code::NotStarted, "the game has not begun"));
    };
    if ply != table.ply() {
        let reason = "the game has gone on since: look again, then decide";
        return Err(Refusal::new(Code::MovedOn, reason));
    }
    let actions = judge(table.game(), view, tokens)?;
    Ok(Decision { actions: Some((actions, By::Person)), ..Decision::default() })
}

/// Alone, the placements of the current turn may be taken back: nothing has been drawn since. With
/// others it would show them a number.
fn take_back(table: &Known<'_>, ply: usize) -> Result<Decision, Refusal> {
    in_phase(table, TablePhase::Playing)?;
    let no = |reason: &str| Err(Refusal::new(Code::NoTakeBack, reason));
    if !table.game().is_cooperative() || table.chairs().len() != 1 {
        return no("only a player alone may take back placements");
    }
    if ply >= table.ply() || ply < table.turn_began() {
        return no("only placements of the current turn can be taken back");
    }
    change(table, TableEvent::TookBack { ply })
}

/// One word a seat between two turns; it may be changed, and what stands already is not said again.
fn signal_event(table: &Known<'_>, tokens: &[String]) -> Result<Decision, Refusal> {
    in_phase(table, TablePhase::Playing)?;
    if !table.game().is_cooperative() || table.talk() == Talk::Off {
        return Err(Refusal::new(Code::NoTalk, "there are no signals at this table"));
    }
    let signals = Signals::read(tokens.iter().map(String::as_str)).map_err(|error| Refusal {
        about: Some(tokens.join(" ")),
        ..Refusal::new(Code::Invalid, error.to_string())
    })?;
    let new = signals.since(&table.conversation().standing().of(table.seat));
    if new.is_empty() {
        return Ok(Decision::default());
    }
    if !table.conversation().may_speak(table.seat) {
        let reason = "you have changed your word often enough: say more in the next turn";
        return Err(Refusal::new(Code::TooMuch, reason));
    }
    spoken(table, Words::Signals(new))
}

fn say(table: &Known<'_>, text: &str) -> Result<Decision, Refusal> {
    let text = text.trim();
    check_length(text, MAX_TALK_CHARS, "a line of talk")?;
    match table.talk() {
        Talk::Off => Err(Refusal::new(Code::NoTalk, "this table plays in silence")),
        Talk::Signals => {
            let reason = "this table talks by signals only";
            Err(Refusal::new(Code::NoTalk, reason))
        }
        // Once all cards lie open there is nothing left to keep.
        Talk::Guarded if table.phase() != TablePhase::Over => {
            guard_text(text)?;
            spoken(table, Words::Text(text.to_owned()))
        }
        Talk::Guarded | Talk::Open => spoken(table, Words::Text(text.to_owned())),
    }
}

/// A picture says nothing of a pile. So that a row of them spells no number either, a seat of a team
/// shows at most one a turn; and nobody is flooded by them, ever.
fn react(table: &Known<'_>, sender: Sender<'_>, reaction: Reaction) -> Result<Decision, Refusal> {
    let playing = table.phase() == TablePhase::Playing;
    if playing && table.talk() == Talk::Off {
        return Err(Refusal::new(Code::NoTalk, "this table plays in silence"));
    }
    if let Some(last) = table.own_chair().and_then(|chair| chair.reacted) {
        if sender.now.saturating_sub(last.at) < REACTION_REST_MS {
            let reason = "one reaction after the other: wait a moment";
            return Err(Refusal::new(Code::TooMuch, reason));
        }
        let this_turn = last.ply.is_some_and(|ply| ply >= table.turn_began());
        if playing && table.game().is_cooperative() && this_turn {
            let reason = "one reaction a turn: wait for the next";
            return Err(Refusal::new(Code::TooMuch, reason));
        }
    }
    may_speak(table)?;
    Ok(TableEvent::Reacted { seat: table.seat.index(), reaction }.into())
}

/// Each seat may say so much.
fn may_speak(table: &Known<'_>) -> Result<(), Refusal> {
    let most = share(MAX_TALK_LINES, table.chairs());
    if table.own_chair().is_some_and(|chair| chair.spoken >= most) {
        let reason = "you have said all that this table can keep of you: there is room again at \
                      the next one";
        return Err(Refusal::new(Code::TooMuch, reason));
    }
    Ok(())
}

fn spoken(table: &Known<'_>, words: Words) -> Result<Decision, Refusal> {
    may_speak(table)?;
    let chair = table.own_chair();
    let name = chair.and_then(|chair| chair.name.clone());
    let (seat, ply) = (table.seat.index(), table.ply());
    Ok(TableEvent::Said { said: vec![Spoken { seat, ply, bot: false, name, words }] }.into())
}

/// Deals. Bots take the seats to which nobody has come, if so wished.
fn start(table: &Known<'_>, bots: Option<Level>) -> Result<Decision, Refusal> {
    in_phase(table, TablePhase::Open)?;
    let mut events = Vec::new();
    if let Some(level) = bots {
        let mut names: Vec<String> = names(table.chairs()).map(str::to_owned).collect();
        let free = table.chairs().iter().enumerate().filter(|(_, chair)| chair.is_free());
        for (seat, _) in free {
            let name = name_for_bot(&names);
            names.extend(name.clone());
            events.push(TableEvent::Seated { seat, bot: Some(level), name });
        }
    }
    events.push(TableEvent::Started {});
    Ok(Decision { events, ..Decision::default() })
}

/// The host may give any seat to a bot, and somebody in the host's place that of a person who has
/// been away for a while: a line that drops for a moment costs nobody their seat.
fn give_seat(
    table: &Known<'_>,
    sender: Sender<'_>,
    seat: usize,
    bot: Option<Level>,
) -> Result<Decision, Refusal> {
    let chair = chair(table, seat)?;
    if table.phase() == TablePhase::Over {
        return Err(Refusal::new(Code::Over, "the game is over"));
    }
    if chair.bot == bot {
        return Ok(Decision::default());
    }
    if bot.is_none() && !chair.joined && table.phase() == TablePhase::Playing {
        // Whoever comes then sees the hand that the bot had.
        host_only(table)?;
    }
    let others = bot.is_some() && chair.joined && seat != sender.seat.index();
    if others && sender.seat.index() != table.host() {
        away_for_a_while(sender, seat)?;
    }
    let known = chair.called().filter(|_| chair.bot.is_some() && !chair.joined).cloned();
    let fresh = || name_for_bot(&names(table.chairs()).collect::<Vec<_>>());
    let name = bot.and_then(|_| known.or_else(fresh));
    change(table, TableEvent::Seated { seat, bot, name })
}

/// A new invitation to a seat that nobody has.
fn invite(table: &Known<'_>, seat: usize, invitation: &str) -> Result<Decision, Refusal> {
    if chair(table, seat)?.joined {
        let reason = "somebody has that seat: it must be freed first";
        return Err(Refusal::new(Code::SeatTaken, reason));
    }
    let hash = new_secret(|hash| table.knows(hash), invitation)?;
    change(table, TableEvent::Invited { seat, hash })
}

/// One invitation for all who are still to come, instead of an earlier one; or none.
fn invite_all(table: &Known<'_>, invitation: Option<&str>) -> Result<Decision, Refusal> {
    if table.phase() == TablePhase::Over {
        return Err(Refusal::new(Code::Over, "the game is over"));
    }
    let made = |invitation| new_secret(|hash| table.knows(hash), invitation);
    let hash = invitation.map(made).transpose()?;
    change(table, TableEvent::InvitedAll { hash })
}

/// Somebody who is gone loses the seat, for all to see.
fn free(
    table: &Known<'_>,
    sender: Sender<'_>,
    seat: usize,
    invitation: &str,
) -> Result<Decision, Refusal> {
    if !chair(table, seat)?.joined {
        return Err(Refusal::new(Code::NoSeat, "nobody has that seat: it is free already"));
    }
    if table.phase() == TablePhase::Over {
        return Err(Refusal::new(Code::Over, "the game is over"));
    }
    away_for_a_while(sender, seat)?;
    let hash = new_secret(|hash| table.knows(hash), invitation)?;
    change(table, TableEvent::Freed { seat, hash })
}

/// Somebody gives up their seat. While the game is on they have seen a hand: then a bot plays on for
/// them, and the seat stays theirs.
fn leave(table: &Known<'_>) -> Result<Decision, Refusal> {
    in_phase(table, TablePhase::Open)?;
    if table.seat.index() == table.host() {
        let reason = "the host's seat waits for the host: it can't be given up";
        return Err(Refusal::new(Code::Invalid, reason));
    }
    change(table, TableEvent::Left { seat: table.seat.index() })
}

fn ask_back(table: &Known<'_>) -> Result<Decision, Refusal> {
    let Some(chair) = table.own_chair().filter(|chair| chair.bot.is_some()) else {
        return Err(Refusal::new(Code::SeatTaken, "the seat is yours: no bot has it"));
    };
    if chair.handed && table.phase() != TablePhase::Over {
        let seat = table.seat.index();
        return change(table, TableEvent::Seated { seat, bot: None, name: None });
    }
    if chair.asks_back {
        return Ok(Decision::default());
    }
    change(table, TableEvent::AskedBack { seat: table.seat.index() })
}

/// Another game. For the same cards everybody has to ask who played: one who remembers them would
/// have the better of the others.
fn rematch(table: &Known<'_>, cards: Cards) -> Result<Decision, Refusal> {
    in_phase(table, TablePhase::Over)?;
    if table.has_rematch() {
        return Ok(Decision::default());
    }
    let now = Decision { rematch: Some(cards), ..Decision::default() };
    if cards == Cards::Fresh {
        return Ok(now);
    }
    let seat = table.seat.index();
    let person = |(_, chair): &(usize, &Chair)| chair.joined && chair.bot.is_none();
    let people = table.chairs().iter().enumerate().filter(person).map(|(place, _)| place);
    if people.into_iter().all(|place| place == seat || table.same().contains(&place)) {
        return Ok(now);
    }
    if table.same().contains(&seat) {
        return Ok(Decision::default());
    }
    Ok(TableEvent::Wished { seat }.into())
}

/// An entry that is neither a move nor talk: each seat may make so many.
fn change(table: &Known<'_>, event: TableEvent) -> Result<Decision, Refusal> {
    may_change(table.chairs(), table.seat)?;
    Ok(event.into())
}

pub(crate) fn may_change(chairs: &[Chair], seat: Seat) -> Result<(), Refusal> {
    if chairs.get(seat.index()).is_some_and(|chair| chair.changes >= share(MAX_CHANGES, chairs)) {
        let reason = "too much has been changed from this seat: go on at another table";
        return Err(Refusal::new(Code::TooMuch, reason));
    }
    Ok(())
}

fn share(all: usize, chairs: &[Chair]) -> usize {
    all / chairs.len().max(1)
}

/// What the host may, and while the host is away the first person who is there.
fn deputy_only(sender: Sender<'_>) -> Result<(), Refusal> {
    if sender.is_deputy {
        return Ok(());
    }
    Err(Refusal::new(Code::NotHost, "only the host may do that"))
}

/// What nobody may in the host's place: it would open a hand.
fn host_only(table: &Known<'_>) -> Result<(), Refusal> {
    if table.seat.index() == table.host() {
        return Ok(());
    }
    Err(Refusal::new(Code::NotHost, "only the host in person may do that"))
}

fn away_for_a_while(sender: Sender<'_>, seat: usize) -> Result<(), Refusal> {
    if sender.away.get(seat).copied().unwrap_or(false) {
        return Ok(());
    }
    let minutes = protocol::AWAY_MS / 60_000;
    let reason = format!("they were there until a moment ago: wait {minutes} minutes");
    Err(Refusal::new(Code::NotAway, reason))
}

fn chair<'a>(table: &Known<'a>, seat: usize) -> Result<&'a Chair, Refusal> {
    let number = seat.saturating_add(1);
    let missing = || Refusal::new(Code::NoSeat, format!("the table has no seat {number}"));
    table.chairs().get(seat).ok_or_else(missing)
}

fn in_phase(table: &Known<'_>, wanted: TablePhase) -> Result<(), Refusal> {
    let (code, reason) = match (table.phase(), wanted) {
        (now, wanted) if now == wanted => return Ok(()),
        (TablePhase::Open, _) => (Code::NotStarted, "the game has not begun"),
        (TablePhase::Over, _) => (Code::Over, "the game is over"),
        (TablePhase::Playing, TablePhase::Over) => (Code::NotOver, "the game is still on"),
        (TablePhase::Playing, _) => (Code::Started, "the game has begun"),
    };
    Err(Refusal::new(code, reason))
}
