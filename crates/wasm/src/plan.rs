//! A turn that is being planned: what the own seat could do on its view, before anything is sent.
//!
//! It is tried in a world sampled from the view. The own placements of a turn uncover nothing, so
//! which world it is makes no difference; where an action would uncover something (the end of a turn,
//! a round's last card) only what the own seat decides is told.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use records::{BoardJson, ViewJson};
use rules::{Action, Illegal, Position as _, Seat, Sight as _, State, View, Viewer};
use serde::Serialize;

use crate::choice::{Choice, choices};
use crate::reason::Reason;

/// The view with the planned actions on it, and what could come next.
#[derive(Debug, Serialize)]
pub struct Planned {
    /// The view after the planned actions.
    pub view: ViewJson,
    /// What may be done next, with what it costs.
    pub choices: Vec<Choice>,
    /// May the turn end here?
    pub may_end: bool,
}

/// Why a plan does not hold.
#[derive(Debug, Serialize)]
pub struct Broken {
    /// The token that can't be.
    pub token: String,
    /// Why.
    pub reason: Reason,
}

/// Reads a view and plays tokens on it.
pub fn plan(text: &str, tokens: &[String]) -> Result<Planned, Broken> {
    let view = read(text)?;
    if let (View::Hormigas(_), [token]) = (&view, tokens)
        && token.starts_with("put@")
    {
        return put(&view, token);
    }
    let state = play(&view, tokens)?;
    let view = if tokens.is_empty() { view } else { state.view(view.viewer()) };
    let sighted = ViewJson::new(&view);
    let may_end = sighted.legal.iter().any(|token| token == "end") || view.is_over();
    Ok(Planned { choices: choices(&view), may_end, view: sighted })
}

/// Why a token can't follow upon the planned ones; `None` if it can.
pub fn why(text: &str, tokens: &[String], token: &str) -> Option<Reason> {
    let tried = || -> Result<(), Broken> {
        let view = read(text)?;
        let state = play(&view, tokens)?;
        check(&state, view.viewer(), token)
    };
    tried().err().map(|broken| broken.reason)
}

/// A view from its line.
pub(crate) fn read(text: &str) -> Result<View, Broken> {
    text.parse().map_err(|error: rules::ParseError| Broken {
        token: String::new(),
        reason: Reason::other("unreadable", &error),
    })
}

/// A world in keeping with the view.
pub(crate) fn world(view: &View) -> State {
    view.sample(&mut Xoshiro256PlusPlus::seed_from_u64(0))
}

fn play(view: &View, tokens: &[String]) -> Result<State, Broken> {
    let mut state = world(view);
    for token in tokens {
        check(&state, view.viewer(), token)?;
        let action = parse(&state, token)?;
        state.apply_unchecked(action);
    }
    Ok(state)
}

fn parse(state: &State, token: &str) -> Result<Action, Broken> {
    Action::parse(state.game(), token).map_err(|error| Broken {
        token: token.to_owned(),
        reason: Reason::other("unreadable", &error),
    })
}

fn check(state: &State, viewer: Viewer, token: &str) -> Result<(), Broken> {
    let broken = |reason| Broken { token: token.to_owned(), reason };
    let own = |turn: Seat| viewer == Viewer::Seat(turn);
    if !state.is_over() && state.turn().is_some_and(|turn| !own(turn)) {
        return Err(broken(Illegal::NotYourTurn.into()));
    }
    let action = parse(state, token)?;
    state.check(action).map_err(|why: Illegal| broken(why.into()))
}

/// Hormigas: the hand with the card put into it. Whether the round ends, and what the others hold,
/// is not for a plan to say.
fn put(view: &View, token: &str) -> Result<Planned, Broken> {
    let mut planned = ViewJson::new(view);
    let state = play(view, std::slice::from_ref(&token.to_owned()))?;
    let after = ViewJson::new(&state.view(view.viewer()));
    if let (
        BoardJson::Hormigas { hand, hands, middle, held, .. },
        BoardJson::Hormigas { hand: new_hand, middle: new_middle, .. },
    ) = (&mut planned.board, after.board)
    {
        if let (Some(seat), Some(new_hand)) = (planned.seat, &new_hand) {
            hands[seat] = new_hand.iter().copied().map(Some).collect();
        }
        *hand = new_hand;
        *middle = new_middle;
        *held = None;
    }
    planned.legal.clear();
    Ok(Planned { view: planned, choices: Vec::new(), may_end: true })
}
