//! A turn that is being planned: what the own seat could do on its view, before anything is sent.

use advice::{Choice, Facts, Plan, Reason, choices};
use records::{BoardJson, ViewJson};
use rules::{Action, ParseError, View, hormigas::Phase};
use serde::Serialize;

/// The view with the planned actions on it, and what could come next.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Planned {
    /// The tokens of the planned actions.
    pub tokens: Vec<String>,
    /// The view after them.
    pub view: ViewJson,
    /// What may be done next, with what it costs.
    pub choices: Vec<Choice>,
    /// May the turn end here?
    pub may_end: bool,
    /// What follows from the view.
    pub facts: Facts,
}

/// What became of a token.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// It is planned.
    Planned(Box<Planned>),
    /// It can't be, and why.
    Refused(Reason),
}

/// A view that was read once, and a turn that is planned on it.
#[derive(Debug)]
pub struct Turn(Plan);

impl Turn {
    /// A turn on a view's line.
    pub fn new(view: &str) -> Result<Turn, ParseError> {
        view.parse().map(|view| Turn(Plan::new(view)))
    }

    /// Plans a token.
    pub fn add(&mut self, token: &str) -> Outcome {
        let added = self.read(token).and_then(|action| Ok(self.0.add(action)?));
        match added {
            Ok(_) => Outcome::Planned(Box::new(self.planned())),
            Err(reason) => Outcome::Refused(reason),
        }
    }

    /// Takes the last token back.
    pub fn take_back(&mut self) -> Planned {
        self.0.take_back();
        self.planned()
    }

    /// Takes all tokens back.
    pub fn clear(&mut self) -> Planned {
        self.0.clear();
        self.planned()
    }

    /// Why a token can't be planned next; `None` if it can.
    pub fn why(&self, token: &str) -> Option<Reason> {
        self.read(token).and_then(|action| Ok(self.0.check(action)?)).err()
    }

    /// What is planned so far.
    pub fn planned(&self) -> Planned {
        let choices = choices(&self.0);
        Planned {
            tokens: self.0.actions().iter().map(ToString::to_string).collect(),
            view: self.view(),
            may_end: self.0.is_whole() || choices.iter().any(|choice| choice.token == "end"),
            choices,
            facts: Facts::after(&self.0),
        }
    }

    fn read(&self, token: &str) -> Result<Action, Reason> {
        Action::parse(self.0.table().game(), token).map_err(|_| Reason::Unreadable)
    }

    /// The view that the plan leads to; in Hormigas with the card in the hand already.
    fn view(&self) -> ViewJson {
        let mut shown = ViewJson::new(self.0.view());
        if let (Some(inserted), View::Hormigas(view)) = (self.0.inserted(), self.0.view())
            && let BoardJson::Hormigas { hand, hands, middle, held, .. } = &mut shown.board
        {
            let cards = || inserted.hand.iter().map(|card| card.number());
            if let Some(own) = shown.seat {
                hands[own] = cards().map(Some).collect();
            }
            if let Phase::Put { place, .. } = view.board().phase() {
                middle[usize::from(place)] = Some((Some(inserted.dropped.number()), true));
            }
            *hand = Some(cards().collect());
            *held = None;
        }
        if self.0.is_whole() {
            shown.legal.clear();
        }
        shown
    }
}
