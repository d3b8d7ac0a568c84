//! A game on the screen: what the viewer sees, what is planned, where the cursors are.

use advice::{Plan, Risk};
use players::Level;
use records::GameResult;
use rules::hormigas::Side;
use rules::{Action, Card, CardSet, Seat, Signal, Standing, View, Viewer};
use texts::Texts;

use super::board;
use crate::journal::{Change, Journal};
use crate::news::News;
use crate::setting::Setting;
use crate::source::{Ending, Happening, Help, Past, Sitter, Snapshot};

/// A hint.
#[derive(Clone, PartialEq, Debug)]
pub enum HintState {
    /// None was asked for.
    None,
    /// The expert is thinking.
    Thinking,
    /// What it says, and what it would do.
    Said(String, Vec<Action>),
}

/// Something that is said in a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Saying {
    /// What.
    pub signal: Signal,
    /// How long it can still be taken back.
    pub ticks: u8,
}

/// A game.
#[derive(Debug)]
pub struct Game {
    /// Which one.
    pub kind: rules::Game,
    /// The setting, for another deal; none at a server's table.
    pub setting: Option<Setting>,
    /// What the viewer sees, and what is planned.
    pub plan: Plan,
    /// What the viewer learned.
    pub past: Past,
    /// The signals that stand; nothing where nobody may give any.
    pub standing: Option<Standing>,
    /// Who says something new.
    pub(super) speech: News,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// How much help there is.
    pub help: Help,
    /// What happened, in words.
    pub journal: Journal,
    /// What others did to each pile since the own last turn.
    pub changes: [Change; 4],
    /// Lines of the log beneath the window.
    pub log_scroll: usize,
    /// The seats at this keyboard that are to act.
    pub asked: Vec<Seat>,
    /// The person who is to sit down before anything is shown.
    pub curtain: Option<Seat>,
    /// The bot that is thinking.
    pub thinking: Option<Seat>,
    /// The plan was sent and not answered yet.
    pub sent: bool,
    /// The card of the hand under the cursor; in Hormigas, where the new card goes in.
    pub card: usize,
    /// The pile under the cursor; in Hormigas the place in the middle.
    pub pile: usize,
    /// In Hormigas, which neighbour is dropped.
    pub side: Side,
    /// Digits of a card's number typed so far.
    pub typed: String,
    /// The cards drawn last.
    pub fresh: CardSet,
    /// The hint.
    pub hint: HintState,
    /// The line of the menu of signals, if it is open.
    pub talk: Option<usize>,
    /// What is about to be said.
    pub saying: Option<Saying>,
    /// Something to be told once.
    pub notice: Option<String>,
    /// The end.
    pub ending: Option<Box<Ending>>,
    /// Is the end hidden, to look at the table?
    pub looking: bool,
    /// How bots played the same deal.
    pub rivals: Vec<(Level, Option<GameResult>)>,
    /// The connection is gone, and why.
    pub gone: Option<String>,
}

impl Game {
    /// A game at first snapshot.
    pub(super) fn new(snapshot: Snapshot, setting: Option<Setting>) -> Game {
        let mut game = Game {
            kind: snapshot.view.game(),
            setting,
            plan: Plan::new(snapshot.view),
            past: Past::default(),
            standing: None,
            speech: News::default(),
            sitters: Vec::new(),
            help: snapshot.help,
            journal: Journal::default(),
            changes: [Change::default(); 4],
            log_scroll: 0,
            asked: Vec::new(),
            curtain: None,
            thinking: None,
            sent: false,
            card: 0,
            pile: 0,
            side: Side::Left,
            typed: String::new(),
            fresh: CardSet::EMPTY,
            hint: HintState::None,
            talk: None,
            saying: None,
            notice: None,
            ending: None,
            looking: false,
            rivals: Vec::new(),
            gone: None,
        };
        game.see(snapshot);
        game
    }

    /// Looks at the game anew, perhaps as someone else.
    pub(super) fn see(&mut self, snapshot: Snapshot) {
        self.plan = Plan::new(snapshot.view);
        self.past = Past::of(&snapshot);
        self.standing = snapshot.standing;
        self.sitters = snapshot.sitters;
        self.help = snapshot.help;
        self.fresh = CardSet::EMPTY;
        self.changes = [Change::default(); 4];
        self.hint = HintState::None;
        self.card = 0;
        // It was about to be said by whoever looked before.
        (self.talk, self.saying) = (None, None);
        self.aim();
    }

    /// What is on the table and in the plan.
    pub fn view(&self) -> &View {
        self.plan.view()
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.plan.table().viewer()
    }

    /// The own seat, if it is to act now.
    pub fn own_turn(&self) -> Option<Seat> {
        match self.viewer() {
            Viewer::Seat(seat) if !self.sent && self.asked.contains(&seat) => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => None,
        }
    }

    /// The people at this keyboard.
    pub fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(self.sitters.len() as u8).zip(&self.sitters);
        seats.filter(|(_, sitter)| **sitter == Sitter::Here).map(|(seat, _)| seat).collect()
    }

    /// The own hand as it would be after the plan.
    pub fn hand(&self) -> Vec<Card> {
        board::hand(self.view())
    }

    /// The card under the cursor.
    pub fn chosen(&self) -> Option<Card> {
        self.hand().get(self.card).copied()
    }

    /// Puts the pile's cursor where the chosen card moves a pile least.
    pub(super) fn aim(&mut self) {
        let hand = self.hand();
        self.card = match self.view() {
            View::Hormigas(_) => self.card,
            View::TheGame(_) | View::FaceToFace(_) => self.card.min(hand.len().saturating_sub(1)),
        };
        if let Some(card) = self.chosen()
            && let Some((pile, _)) = board::nearest(self.view(), &self.plan.legal(), card)
        {
            self.pile = pile;
        }
    }

    /// What speaks against the plan with this action at its end.
    pub(super) fn risk(&self, action: Action) -> Option<Risk> {
        let whole: Vec<Action> = self.plan.actions().iter().copied().chain([action]).collect();
        advice::risk(self.plan.table(), &whole, self.standing.as_ref())
    }

    /// Something was said, or is to be known.
    pub(super) fn note(&mut self, line: String) {
        self.journal.say(line);
        self.log_scroll = 0;
    }

    /// Something happened: it is told, and piles that others changed are marked.
    pub(super) fn tell(&mut self, texts: &Texts, step: &Happening) {
        let seats = self.sitters.len() as u8;
        let placed = self.journal.happened(texts, self.kind, seats, step);
        self.log_scroll = 0;
        let Viewer::Seat(own) = self.viewer() else { return };
        if let Some(placed) = placed.filter(|placed| placed.seat != own)
            && let Some(change) = self.changes.get_mut(placed.on_screen(self.kind, own))
        {
            change.cards = change.cards.saturating_add(1);
            change.trick |= placed.trick;
        }
    }

    /// Is something going on?
    pub(super) fn is_busy(&self) -> bool {
        let waits_for_rivals = self.ending.is_some()
            && self.setting.is_some()
            && self.rivals.len() < super::run::RIVALS.len();
        self.thinking.is_some()
            || self.hint == HintState::Thinking
            || self.sent
            || self.saying.is_some()
            || waits_for_rivals
    }
}
