//! A turn being planned: placements that stay with the player until the turn is ended, and can be
//! taken back until then.
//!
//! A plan is made of views alone. What would be legal next is asked of the view that the planned
//! actions lead to; where an action would show a hidden card, the plan is whole and must be sent.

use rules::{Action, Actions, Illegal, View, hormigas};

use crate::ants::{self, Inserted};

/// What a table shows, and what a player means to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table, then the view after each planned action that can be foreseen.
    views: Vec<View>,
    actions: Vec<Action>,
}

/// What became of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Added {
    /// It is planned, and more can be.
    Planned,
    /// It ends the game, or what comes of it can't be foreseen: the plan is to be sent as it is.
    Whole,
}

impl Plan {
    /// Nothing is planned yet.
    pub fn new(table: View) -> Plan {
        Plan { views: vec![table], actions: Vec::new() }
    }

    /// The view that the plan leads to, as far as it can be foreseen.
    pub fn view(&self) -> &View {
        &self.views[self.views.len() - 1]
    }

    /// What lies on the table.
    pub fn table(&self) -> &View {
        &self.views[0]
    }

    /// What is planned.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Is nothing left but to send it?
    pub fn is_whole(&self) -> bool {
        self.is_beyond_view() || (!self.actions.is_empty() && self.view().is_over())
    }

    /// Is there an action whose outcome the view does not show?
    fn is_beyond_view(&self) -> bool {
        self.views.len() <= self.actions.len()
    }

    /// What may be done next.
    pub fn legal(&self) -> Actions<Action> {
        let mut legal = Actions::new();
        if !self.is_beyond_view() {
            self.view().legal_into(&mut legal);
        }
        legal
    }

    /// May the action be planned next? If not, why.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        // It is the table's turn to say what came of the last action.
        if self.is_beyond_view() { Err(Illegal::NotYourTurn) } else { self.view().check(action) }
    }

    /// Is the action the last of a plan? Asked before it is added.
    pub fn would_be_whole(&self, action: Action) -> bool {
        self.view().after(action).is_none_or(|view| view.is_over())
    }

    /// Plans an action, if it is legal.
    pub fn add(&mut self, action: Action) -> Result<Added, Illegal> {
        self.check(action)?;
        let after = self.view().after(action);
        self.actions.push(action);
        self.views.extend(after);
        Ok(if self.is_whole() { Added::Whole } else { Added::Planned })
    }

    /// Takes the last action back.
    pub fn take_back(&mut self) -> Option<Action> {
        let action = self.actions.pop()?;
        self.views.truncate(self.actions.len() + 1);
        Some(action)
    }

    /// Takes everything back.
    pub fn clear(&mut self) {
        self.actions.clear();
        self.views.truncate(1);
    }

    /// Hormigas: the own hand with the planned card in it. Whether the round ends by it, and what
    /// the others hold then, is not for a plan to say.
    pub fn inserted(&self) -> Option<Inserted> {
        let View::Hormigas(view) = self.view() else { return None };
        let Some(Action::Hormigas(hormigas::Action::Put(at, side))) = self.actions.last() else {
            return None;
        };
        ants::put(view, *at, *side)
    }
}
