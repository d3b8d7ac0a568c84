//! What one viewer is told. Cards get in through [`rules::View`] and [`rules::ViewEvent`] alone, in
//! which no hidden card can stand; everything else said here is public.

use std::collections::HashMap;

use protocol::{Happened, Occupant, Spoken, TablePhase, Update, ViewerEvent, Words, You};
use records::{EventJson, ViewJson};
use rules::{Signals, Viewer};

use crate::event::TableEvent;
use crate::game::{Play, parse};
use crate::limits::MAX_HISTORY;
use crate::table::{Logged, Steps, Table};

/// Everything, for somebody who comes: what happened after `since`, or the game from its deal, without
/// the turns of long ago.
pub(crate) fn all(table: &Table, viewer: Viewer, since: Option<u64>, now: i64) -> Update {
    // What passes takes no room from the turns.
    let lasting = table.log.iter().enumerate().filter(|(_, logged)| !passes(&logged.event));
    let tail = lasting.rev().nth(MAX_HISTORY - 1).map_or(0, |(index, _)| index);
    let since = since.filter(|since| (tail as u64..table.next_seq()).contains(since));
    let first = since.map_or(tail, |since| since as usize);
    Update {
        you: Some(you(viewer)),
        table: Some(table.info()),
        whole: since.is_none(),
        events: history(table, viewer, first, since.is_none()),
        view: view(table, viewer),
        standing: standing(table),
        ply: table.play.as_ref().map(Play::ply),
        ..quiet(table, now)
    }
}

/// What the last events mean to a viewer. `steps` holds what each of them did to the game. The view
/// comes with it where it does not follow from the events.
pub(crate) fn last(table: &Table, viewer: Viewer, steps: &[Steps], now: i64) -> Update {
    let first = table.log.len() - steps.len();
    let plies: usize = steps.iter().map(Vec::len).sum();
    let mut ply = table.play.as_ref().map_or(0, Play::ply).saturating_sub(plies);
    let logged = table.log[first..].iter();
    let events: Vec<ViewerEvent> = logged
        .zip(steps)
        .zip(first..)
        .map(|((logged, steps), index)| {
            let wire = wire(table, viewer, index, logged, ply, steps);
            ply += steps.len();
            wire
        })
        .collect();
    let log = &table.log[first..];
    let changed = log.iter().any(|logged| changes_table(&logged.event))
        || (plies > 0 && table.phase() == TablePhase::Over);
    let begins = log.iter().any(|logged| begins_anew(&logged.event));
    let play = table.play.as_ref().filter(|_| plies > 0 || begins);
    Update {
        table: changed.then(|| table.info()),
        events,
        view: begins.then(|| view(table, viewer)).flatten(),
        standing: standing(table).filter(|_| begins || table.standing_since > first as u64),
        ply: play.map(Play::ply),
        ..quiet(table, now)
    }
}

/// Are two viewers told the same of the last events? Only what an action showed, and the view with
/// which a game begins, depend on who looks.
pub(crate) fn alike(table: &Table, steps: &[Steps], one: Viewer, other: Viewer) -> bool {
    let mut log = table.log[table.log.len() - steps.len()..].iter();
    let begins = log.any(|logged| begins_anew(&logged.event));
    !begins && steps.iter().flatten().all(|step| step.seen_by(one) == step.seen_by(other))
}

/// The same with the whole view, for those who asked for it.
pub(crate) fn with_view(update: Update, table: &Table, viewer: Viewer) -> Update {
    Update { view: update.ply.and_then(|_| view(table, viewer)), ..update }
}

/// Who the viewer is.
fn you(viewer: Viewer) -> You {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat.index()),
        Viewer::Spectator | Viewer::Everything => None,
    };
    You { seat }
}

/// Nothing but the number of the last event.
fn quiet(table: &Table, now: i64) -> Update {
    let deadline = table.deadline().map(|(_, at)| at);
    Update {
        seq: table.next_seq() - 1,
        ack: None,
        you: None,
        table: None,
        whole: false,
        events: Vec::new(),
        view: None,
        standing: None,
        ply: None,
        deadline,
        now: deadline.map(|_| now),
    }
}

/// The game as it stands.
fn view(table: &Table, viewer: Viewer) -> Option<ViewJson> {
    table.play.as_ref().map(|play| ViewJson::new(&play.state().view(viewer)))
}

/// The signals that stand, by seat: the same for all.
fn standing(table: &Table) -> Option<Vec<Signals>> {
    let standing = table.standing()?;
    Some(standing.by_seat(table.deal.seats).map(|(_, signals)| signals).collect())
}

/// Does the view after it not follow from the one before?
fn begins_anew(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Started {} | TableEvent::TookBack { .. })
}

fn changes_table(event: &TableEvent) -> bool {
    match event {
        TableEvent::Created(_)
        | TableEvent::Joined { .. }
        | TableEvent::Named { .. }
        | TableEvent::Seated { .. }
        | TableEvent::Freed { .. }
        | TableEvent::Left { .. }
        | TableEvent::AskedBack { .. }
        | TableEvent::Wished { .. }
        | TableEvent::Help { .. }
        | TableEvent::Started {}
        | TableEvent::Rematch { .. } => true,
        TableEvent::Played { .. }
        | TableEvent::TookBack { .. }
        | TableEvent::Said { .. }
        | TableEvent::Reacted { .. }
        | TableEvent::Secret { .. }
        | TableEvent::Invited { .. }
        | TableEvent::InvitedAll { .. }
        | TableEvent::Shown { .. }
        | TableEvent::Rekeyed { .. } => false,
    }
}

/// The events from `first` on, and if all are wanted those before that a screen can't do without. The
/// game is played again from its deal, as events are not kept.
fn history(table: &Table, viewer: Viewer, first: usize, all: bool) -> Vec<ViewerEvent> {
    let mut play: Option<Play> = None;
    let mut events = Vec::new();
    let words = last_words(table);
    for (index, logged) in table.log.iter().enumerate() {
        let ply = play.as_ref().map_or(0, Play::ply);
        let mut steps = Steps::new();
        match (&logged.event, &mut play) {
            (TableEvent::Started {}, play) => *play = Some(Play::new(&table.deal)),
            (TableEvent::Played { actions, .. }, Some(play)) => {
                for action in parse(table.deal.game, actions.split_whitespace()).unwrap_or_default()
                {
                    steps.extend(play.apply(action).ok());
                }
            }
            (TableEvent::TookBack { ply }, Some(play)) => play.back_to(*ply, &table.deal),
            _ => {}
        }
        if !passes(&logged.event) && (index >= first || (all && lasts(&logged.event, &steps))) {
            let mut event = wire(table, viewer, index, logged, ply, &steps);
            if let Happened::Said { said } = &mut event.what {
                said.retain_mut(|spoken| last_word(spoken, words.get(&(index, spoken.seat))));
                if said.is_empty() {
                    continue;
                }
            }
            events.push(event);
        }
    }
    events
}

/// What each seat said by signals between two turns, as one set, by the entry with which it was done.
type LastWords = HashMap<(usize, usize), Signals>;

/// Between two turns a seat's last word counts: who comes later is not told how it came to be.
fn last_words(table: &Table) -> LastWords {
    let mut words = LastWords::new();
    let mut turn: HashMap<usize, (usize, Signals)> = HashMap::new();
    let mut take = |turn: &mut HashMap<usize, (usize, Signals)>| {
        words.extend(turn.drain().map(|(seat, (index, word))| ((index, seat), word)));
    };
    for (index, logged) in table.log.iter().enumerate() {
        match &logged.event {
            TableEvent::Said { said } => {
                for spoken in said {
                    if let Words::Signals(signals) = &spoken.words {
                        let word = turn.get(&spoken.seat).map(|(_, word)| *word);
                        let word = word.unwrap_or_default().then(*signals);
                        turn.insert(spoken.seat, (index, word));
                    }
                }
            }
            TableEvent::Played { actions, .. } if ends_turn(actions) => take(&mut turn),
            _ => {}
        }
    }
    take(&mut turn);
    words
}

/// Is there the end of a turn among these actions, or the choice of who starts?
fn ends_turn(actions: &str) -> bool {
    let ends = |token: &str| token == "end" || token.starts_with("start@");
    actions.split_whitespace().any(ends)
}

/// Puts the seat's last word in the place of what it said; is it told here at all?
fn last_word(spoken: &mut Spoken, last: Option<&Signals>) -> bool {
    match (&mut spoken.words, last) {
        (Words::Text(_), _) => true,
        (Words::Signals(_), None) => false,
        (Words::Signals(signals), Some(last)) => {
            *signals = *last;
            true
        }
    }
}

/// Is it told to those who are there, and to nobody later?
fn passes(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Reacted { .. })
}

/// Is it shown as long as the game is? What people said, and how rounds ended.
fn lasts(event: &TableEvent, steps: &[rules::Event]) -> bool {
    match event {
        TableEvent::Said { said } => said.iter().any(|spoken| !spoken.bot),
        TableEvent::Played { .. } => steps.iter().any(|step| match step {
            rules::Event::Hormigas(step) => step.round_end().is_some(),
            rules::Event::TheGame(_) | rules::Event::FaceToFace(_) => false,
        }),
        _ => false,
    }
}

/// An event as the viewer may know it. Exhaustive: a new event does not compile until someone has
/// decided who sees what.
fn wire(
    table: &Table,
    viewer: Viewer,
    index: usize,
    logged: &Logged,
    ply: usize,
    steps: &[rules::Event],
) -> ViewerEvent {
    let seated = |seat: usize| match &logged.occupant {
        Some(occupant) => Happened::Seated { seat, occupant: Occupant::clone(occupant) },
        None => Happened::Created {},
    };
    let what = match &logged.event {
        TableEvent::Created(_) => Happened::Created {},
        TableEvent::Joined { seat, .. }
        | TableEvent::Named { seat, .. }
        | TableEvent::Seated { seat, .. } => seated(*seat),
        TableEvent::Secret { seat, hash: _ } => Happened::Secret { seat: *seat },
        TableEvent::Invited { seat, hash: _ } => Happened::Invited { seat: *seat },
        TableEvent::InvitedAll { hash } => Happened::InvitedAll { open: hash.is_some() },
        TableEvent::Freed { seat, hash: _ } => {
            Happened::Freed { seat: *seat, name: named(table, *seat, index) }
        }
        TableEvent::Left { seat } => {
            Happened::Left { seat: *seat, name: named(table, *seat, index) }
        }
        TableEvent::Shown { seat, hash: _ } => Happened::Shown { seat: *seat },
        TableEvent::Rekeyed { seat, hash: _ } => Happened::Rekeyed { seat: *seat },
        TableEvent::AskedBack { seat } => Happened::AskedBack { seat: *seat },
        TableEvent::Wished { seat } => Happened::Wished { seat: *seat },
        TableEvent::Help { .. } => Happened::Help {},
        TableEvent::Started {} => Happened::Started {},
        TableEvent::Played { by, actions: _ } => {
            let learned = |step: &rules::Event| EventJson::new(&step.seen_by(viewer));
            Happened::Played { ply, by: *by, steps: steps.iter().map(learned).collect() }
        }
        TableEvent::TookBack { ply } => Happened::TookBack { ply: *ply },
        TableEvent::Said { said } => Happened::Said { said: said.clone() },
        TableEvent::Reacted { seat, reaction } => {
            Happened::Reacted { seat: *seat, reaction: *reaction }
        }
        TableEvent::Rematch { table } => Happened::Rematch { table: table.clone() },
    };
    ViewerEvent { seq: index as u64 + 1, at: logged.at, what }
}

/// What the person at a seat was called before an entry of the log.
fn named(table: &Table, seat: usize, before: usize) -> Option<String> {
    let names = table.log[..before].iter().rev().filter_map(|logged| match &logged.event {
        TableEvent::Named { seat: named, name } if *named == seat => Some(Some(name.clone())),
        TableEvent::Joined { seat: joined, name: Some(name), .. } if *joined == seat => {
            Some(Some(name.clone()))
        }
        TableEvent::Freed { seat: left, .. } | TableEvent::Left { seat: left } if *left == seat => {
            Some(None)
        }
        TableEvent::Created(founding) => Some(founding.seats.get(seat)?.name.clone()),
        _ => None,
    });
    names.into_iter().next().flatten()
}
