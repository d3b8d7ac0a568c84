//! What a log adds up to.

use std::sync::Arc;

use protocol::{Help, Occupant, Reveal, Score, TableInfo, TablePhase, Talk, Words};
use rules::{Conversation, Seat, Standing, Viewer};

use crate::access::Hash;
use crate::chair::{Chair, Reacted};
use crate::error::Corrupt;
use crate::event::{Founding, Stored, TableEvent};
use crate::game::{Dealt, Play, parse};
use crate::limits::MAX_ENTRIES;
use crate::rematch::series;
use crate::summary::TableSummary;

/// A table, as its log tells it.
#[derive(Clone, Debug)]
pub struct Table {
    id: String,
    pub(crate) founding: Arc<Founding>,
    pub(crate) created_at: i64,
    pub(crate) deal: Dealt,
    /// The hash of the deal's seed and nonce.
    commitment: String,
    pub(crate) chairs: Vec<Chair>,
    /// What opens the next seat that nobody has, to whoever comes with it.
    pub(crate) group: Option<Hash>,
    pub(crate) help: Help,
    pub(crate) play: Option<Play>,
    pub(crate) rematch: Option<String>,
    pub(crate) log: Vec<Logged>,
    /// The signals, and which of them stand.
    pub(crate) conversation: Conversation,
    /// The number of the last entry that changed which of them stand.
    pub(crate) standing_since: u64,
    /// Once over: what came out.
    pub(crate) score: Option<Score>,
    /// When the seat now on turn came on turn.
    pub(crate) turn_since: i64,
    /// Seats that would play the same cards again.
    pub(crate) same: Vec<usize>,
}

/// What a secret opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opens {
    /// The seat whose key it is.
    Seat(Seat),
    /// A look at the table.
    Watch,
    /// A seat that nobody has, once.
    Invitation(Seat),
    /// The next seat that nobody has.
    Group,
    /// Nothing any more: somebody has come with it, or a bot plays there.
    Used(Seat),
}

/// An entry of the log.
#[derive(Clone, Debug)]
pub(crate) struct Logged {
    pub(crate) at: i64,
    pub(crate) event: TableEvent,
    /// Who had the seat after it, where somebody came, took a name, or a bot took over. Boxed, as
    /// nearly all entries are moves.
    pub(crate) occupant: Option<Box<Occupant>>,
}

/// What an entry did to the game.
pub(crate) type Steps = Vec<rules::Event>;

impl Table {
    /// A table from the first entry of its log.
    pub(crate) fn new(id: &str, at: i64, first: Stored) -> Result<Table, Corrupt> {
        let TableEvent::Created(founding) = first.event else {
            return Err(Corrupt::new(1, "a log begins with how its table was made"));
        };
        let deal = Dealt::of(&founding).map_err(|reason| Corrupt::new(1, reason))?;
        let chairs = founding.seats.iter().map(Chair::new);
        let created = TableEvent::Created(Arc::clone(&founding));
        let log = vec![Logged { at, event: created, occupant: None }];
        Ok(Table {
            id: id.to_owned(),
            chairs: chairs.collect(),
            help: founding.help,
            group: founding.group,
            commitment: records::commitment(&deal.seed, &founding.nonce),
            deal,
            founding,
            created_at: at,
            play: None,
            rematch: None,
            log,
            conversation: Conversation::default(),
            standing_since: 0,
            score: None,
            turn_since: at,
            same: Vec::new(),
        })
    }

    /// The table in short after these events. Only what that needs is copied: logs are long.
    pub(crate) fn summary_after(
        &self,
        events: &[Stored],
        at: i64,
    ) -> Result<TableSummary, Corrupt> {
        let mut after = Table {
            id: self.id.clone(),
            founding: Arc::clone(&self.founding),
            deal: self.deal.clone(),
            commitment: String::new(),
            chairs: self.chairs.clone(),
            play: self.play.clone(),
            rematch: None,
            log: Vec::new(),
            conversation: Conversation::default(),
            score: self.score.clone(),
            same: Vec::new(),
            ..*self
        };
        for stored in events {
            after.apply(at, stored.clone())?;
        }
        Ok(after.summary())
    }

    /// A table from its first entries, all of the same time.
    pub(crate) fn of(id: &str, at: i64, entries: Vec<Stored>) -> Result<Table, Corrupt> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or_else(|| Corrupt::new(1, "it is empty"))?;
        let mut table = Table::new(id, at, first)?;
        for entry in entries {
            table.apply(at, entry)?;
        }
        Ok(table)
    }

    /// A table from its whole log: the time and text of each entry.
    pub fn replay<'a>(
        id: &str,
        entries: impl IntoIterator<Item = (i64, &'a str)>,
    ) -> Result<Table, Corrupt> {
        let mut entries = entries.into_iter();
        let (at, body) = entries.next().ok_or_else(|| Corrupt::new(1, "it is empty"))?;
        let mut table = Table::new(id, at, read(1, body)?)?;
        for (at, body) in entries {
            table.apply(at, read(table.next_seq(), body)?)?;
        }
        Ok(table)
    }

    /// Adds an entry, and tells what it did to the game.
    pub(crate) fn apply(&mut self, at: i64, mut stored: Stored) -> Result<Steps, Corrupt> {
        let seq = self.next_seq();
        stored.mark_bots();
        let corrupt = |reason: String| Corrupt::new(seq, reason);
        let mut steps = Steps::new();
        let stood = *self.conversation.standing();
        match &stored.event {
            TableEvent::Created(_) => return Err(corrupt("a table is made once".into())),
            TableEvent::Joined { seat, .. }
            | TableEvent::Named { seat, .. }
            | TableEvent::Secret { seat, .. }
            | TableEvent::Invited { seat, .. }
            | TableEvent::Freed { seat, .. }
            | TableEvent::Left { seat }
            | TableEvent::Shown { seat, .. }
            | TableEvent::Rekeyed { seat, .. }
            | TableEvent::AskedBack { seat } => {
                self.chair_mut(*seat, seq)?.apply(&stored.event, false);
            }
            TableEvent::Seated { seat, .. } => {
                let own = stored.from.as_ref().is_some_and(|(by, _)| by == seat);
                self.chair_mut(*seat, seq)?.apply(&stored.event, own);
                if self.turn().is_some_and(|turn| turn.index() == *seat) {
                    self.turn_since = at;
                }
            }
            TableEvent::InvitedAll { hash } => self.group = *hash,
            TableEvent::Wished { seat } => self.same.push(*seat),
            TableEvent::Help { help } => self.help = *help,
            TableEvent::Started {} => {
                self.play = Some(Play::new(&self.deal));
                self.conversation = Conversation::default();
                self.turn_since = at;
            }
            TableEvent::Played { actions, .. } => {
                let actions = parse(self.deal.game, actions.split_whitespace())
                    .map_err(|error| corrupt(error.to_string()))?;
                let Some(play) = &mut self.play else { return Err(corrupt("no game yet".into())) };
                let before = play.state().turn();
                steps.reserve_exact(actions.len());
                for action in actions {
                    let event = play.apply(action);
                    let event = event.map_err(|why| corrupt(format!("{action}: {why}")))?;
                    self.conversation.happened(&event.seen_by(Viewer::Spectator));
                    steps.push(event);
                }
                // Alone, the turn passes back to the same seat: its cards were drawn.
                if play.state().turn() != before || play.turn_began() == play.ply() {
                    self.turn_since = at;
                }
                if play.state().is_over() {
                    self.score = Some(play.score(&self.deal));
                }
            }
            TableEvent::TookBack { ply } => {
                if let Some(play) = &mut self.play {
                    play.back_to(*ply, &self.deal);
                    self.conversation.back_to(*ply);
                }
            }
            TableEvent::Said { said } => {
                for spoken in said {
                    let seat = Seat::new(spoken.seat as u8);
                    if let (Words::Signals(signals), Some(seat)) = (&spoken.words, seat) {
                        self.conversation.recall(spoken.ply, seat, *signals);
                    }
                }
                for spoken in said.iter().filter(|spoken| !spoken.bot) {
                    self.chair_mut(spoken.seat, seq)?.spoken += 1;
                }
            }
            TableEvent::Reacted { seat, .. } => {
                let playing = self.phase() == TablePhase::Playing;
                let ply = self.play.as_ref().map(Play::ply).filter(|_| playing);
                let chair = self.chair_mut(*seat, seq)?;
                chair.reacted = Some(Reacted { at, ply });
                chair.spoken += 1;
            }
            TableEvent::Rematch { table } => self.rematch = Some(table.clone()),
        }
        if *self.conversation.standing() != stood {
            self.standing_since = seq;
        }
        if let Some(seat) = stored.changer() {
            self.chair_mut(seat, seq)?.changes += 1;
        }
        if let Some((seat, id)) = stored.from {
            self.chair_mut(seat, seq)?.remember(&id, seq);
        }
        let occupant = self.seated_by(&stored.event).map(|chair| Box::new(chair.occupant()));
        self.log.push(Logged { at, event: stored.event, occupant });
        Ok(steps)
    }

    /// The seat that an entry tells anew.
    fn seated_by(&self, event: &TableEvent) -> Option<&Chair> {
        match event {
            TableEvent::Joined { seat, .. }
            | TableEvent::Named { seat, .. }
            | TableEvent::Seated { seat, .. } => self.chairs.get(*seat),
            _ => None,
        }
    }

    fn chair_mut(&mut self, seat: usize, seq: u64) -> Result<&mut Chair, Corrupt> {
        let missing = || Corrupt::new(seq, format!("there is no seat {seat}"));
        self.chairs.get_mut(seat).ok_or_else(missing)
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The time of the last entry.
    pub fn changed_at(&self) -> i64 {
        self.log.last().map_or(self.created_at, |logged| logged.at)
    }

    /// Once the game is over: the number and the time of the entry that ended it.
    pub fn ended(&self) -> Option<(u64, i64)> {
        self.score.as_ref()?;
        // Nothing is played after the end.
        let played = |logged: &Logged| matches!(logged.event, TableEvent::Played { .. });
        let last = self.log.iter().rposition(played)?;
        Some((last as u64 + 1, self.log[last].at))
    }

    /// The number of the next entry. The first is 1.
    pub fn next_seq(&self) -> u64 {
        self.log.len() as u64 + 1
    }

    /// Where it stands.
    pub fn phase(&self) -> TablePhase {
        match &self.play {
            None => TablePhase::Open,
            Some(play) if play.state().is_over() => TablePhase::Over,
            Some(_) => TablePhase::Playing,
        }
    }

    /// What a secret opens here, if anything.
    pub(crate) fn opens(&self, secret: Option<&Hash>) -> Option<Opens> {
        let Some(hash) = secret else { return self.founding.listed.then_some(Opens::Watch) };
        let seat = |has: &dyn Fn(&Chair) -> bool| {
            let found = self.chairs.iter().position(has)?;
            Seat::new(found as u8)
        };
        if let Some(seat) = seat(&|chair| chair.key == Some(*hash)) {
            return Some(Opens::Seat(seat));
        }
        let shown = |chair: &Chair| chair.watch == Some(*hash);
        if self.founding.watch == *hash || self.chairs.iter().any(shown) {
            return Some(Opens::Watch);
        }
        if self.group == Some(*hash) {
            return Some(Opens::Group);
        }
        let invited = seat(&|chair| chair.invitation == Some(*hash))?;
        let is_free = self.chairs.get(invited.index()).is_some_and(Chair::is_free);
        Some(if is_free { Opens::Invitation(invited) } else { Opens::Used(invited) })
    }

    /// With whose eyes the holder of a secret sees the table.
    pub(crate) fn viewer(&self, secret: Option<&Hash>) -> Option<Viewer> {
        match self.opens(secret)? {
            Opens::Seat(seat) => Some(Viewer::Seat(seat)),
            Opens::Watch => Some(Viewer::Spectator),
            Opens::Invitation(_) | Opens::Group | Opens::Used(_) => None,
        }
    }

    /// Does a secret of this hash open anything here, now or by invitation?
    pub(crate) fn knows(&self, hash: Hash) -> bool {
        let opens =
            |chair: &Chair| [chair.key, chair.invitation, chair.watch].contains(&Some(hash));
        self.group == Some(hash) || self.founding.watch == hash || self.chairs.iter().any(opens)
    }

    /// Is there room for another entry of the log?
    pub(crate) fn has_room(&self) -> bool {
        self.log.len() < MAX_ENTRIES
    }

    /// The event that came of an earlier message of a seat.
    pub(crate) fn done(&self, seat: Seat, id: &str) -> Option<u64> {
        self.chairs.get(seat.index())?.done(id)
    }

    /// The signals that stand, where there are any.
    pub(crate) fn standing(&self) -> Option<&Standing> {
        let talks = self.deal.game.is_cooperative() && self.founding.talk != Talk::Off;
        (talks && self.play.is_some()).then(|| self.conversation.standing())
    }

    /// The seat on turn, or `None` while everyone or nobody may act.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.play.as_ref().and_then(|play| play.state().turn())
    }

    /// The person's seat whose time runs, and when it is up.
    pub(crate) fn deadline(&self) -> Option<(Seat, i64)> {
        let seat = self.turn()?;
        let clock = self.founding.clock?;
        let chair = self.chairs.get(seat.index())?;
        chair.bot.is_none().then(|| (seat, self.turn_since + i64::from(clock) * 1000))
    }

    /// What everyone at the table may know of it.
    pub fn info(&self) -> TableInfo {
        let founding = &self.founding;
        let over = self.phase() == TablePhase::Over;
        let reveal = || Reveal { seed: founding.seed.clone(), nonce: founding.nonce.clone() };
        TableInfo {
            table: self.id.clone(),
            game: founding.game.clone(),
            seats: self.chairs.iter().map(Chair::occupant).collect(),
            options: founding.options.clone(),
            talk: founding.talk,
            help: self.help,
            listed: founding.listed,
            clock: founding.clock,
            phase: self.phase(),
            host: Some(founding.host),
            commitment: self.commitment.clone(),
            chosen: founding.chosen,
            series: if over { series(self) } else { founding.series },
            rematch: self.rematch.clone(),
            same: self.same.clone(),
            score: self.score.clone(),
            reveal: over.then(reveal),
        }
    }
}

pub(crate) fn read(seq: u64, body: &str) -> Result<Stored, Corrupt> {
    serde_json::from_str(body).map_err(|error| Corrupt::new(seq, error))
}
