//! A turn being planned: placements that stay with the player until the turn is ended, and can be
//! taken back until then.
//!
//! A plan is made of views alone. What would be legal next is asked of the view that the planned
//! actions lead to; where an action would show a hidden card, the plan ends and must be sent.

use rules::{Action, Actions, Illegal, Sight as _, View};

/// What a table shows, and what a player means to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table, then the view after each planned action.
    views: Vec<View>,
    actions: Vec<Action>,
}

/// What became of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Added {
    /// It is planned and can be taken back.
    Planned,
    /// It can't be foreseen or can't be undone: the plan is whole, and is to be sent as it is.
    Whole,
}

impl Plan {
    /// Nothing is planned yet.
    pub fn new(table: View) -> Plan {
        Plan { views: vec![table], actions: Vec::new() }
    }

    /// The view that the plan leads to.
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

    /// What may be done next.
    pub fn legal(&self) -> Actions<Action> {
        let mut legal = Actions::new();
        self.view().legal(&mut legal);
        legal
    }

    /// Is the action the last of a plan? Asked before it is added.
    pub fn would_be_whole(&self, action: Action) -> bool {
        self.view().after(action).is_none_or(|view| view.is_over())
    }

    /// Plans an action, if it is legal.
    pub fn add(&mut self, action: Action) -> Result<Added, Illegal> {
        self.view().check(action)?;
        self.actions.push(action);
        match self.view().after(action) {
            Some(view) => {
                let over = view.is_over();
                self.views.push(view);
                Ok(if over { Added::Whole } else { Added::Planned })
            }
            None => Ok(Added::Whole),
        }
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
}

#[cfg(test)]
mod tests {
    use rules::{Game, Position as _, Seed, Setup, State, Viewer};

    use super::*;

    /// Plans random turns and compares each foreseen view with the truth.
    #[test]
    fn what_is_foreseen_is_what_happens() {
        let mut foreseen = 0;
        for game in Game::ALL {
            let seats = *game.seats().start();
            let setup = Setup::of_seed(game, seats, &[], &Seed::from(7)).expect("a setup");
            let mut state = State::new(&setup).expect("a game");
            let mut word = 7_u64;
            for _ in 0..200 {
                let viewer = state.turn().map_or(Viewer::Everything, Viewer::Seat);
                let mut plan = Plan::new(state.view(viewer));
                let legal = plan.legal();
                if legal.is_empty() {
                    break;
                }
                word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let action = legal[(word >> 33) as usize % legal.len()];
                let whole = plan.would_be_whole(action);
                let added = plan.add(action).expect("a legal action");
                assert_eq!(added == Added::Whole, whole);
                state.apply(action).expect("a legal action");
                if plan.views.len() == 2 {
                    foreseen += 1;
                    assert_eq!(*plan.view(), state.view(viewer));
                    assert_eq!(plan.take_back(), Some(action));
                    assert_eq!(plan.view(), plan.table());
                }
            }
        }
        assert!(foreseen > 50, "{foreseen}");
    }
}
