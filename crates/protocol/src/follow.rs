//! How a client that has the rules keeps its view of a game.

use records::OutOfStep;
use rules::{View, ViewEvent};

use crate::down::{Happened, Update};

impl Update {
    /// Brings a view up to date: by the whole view where one comes, by what happened otherwise. What
    /// happened is handed to `learn` step by step, with the view after it; of a whole view nothing, as
    /// it may follow upon much that is not told.
    ///
    /// Who is out of step joins again and gets the whole view.
    pub fn follow(
        &self,
        view: &mut Option<View>,
        mut learn: impl FnMut(&ViewEvent, &View),
    ) -> Result<(), OutOfStep> {
        if let Some(whole) = &self.view {
            *view = Some(whole.text.parse().map_err(|_| OutOfStep::of("view"))?);
            return Ok(());
        }
        let Some(view) = view else { return Ok(()) };
        for event in &self.events {
            let Happened::Played { steps, .. } = &event.what else { continue };
            for step in steps {
                let event = step.read(view)?;
                view.follow(&event);
                learn(&event, view);
            }
        }
        Ok(())
    }
}
