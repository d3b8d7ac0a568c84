//! May a seat do this? Judged on its view and its own words, before anything is tried on the true
//! cards. What follows an action that may show something new is refused without being looked at: the
//! answer would tell what that action shows.

use protocol::{Code, MAX_ACTIONS};
use rules::{Action, Game, Illegal, View};

use crate::error::Refusal;

/// The actions of a message, if the seat may take them one after the other.
pub(crate) fn judge(game: Game, view: &View, tokens: &[String]) -> Result<Vec<Action>, Refusal> {
    let actions = read(game, tokens)?;
    let last = actions.len() - 1;
    if let Some(early) = actions[..last].iter().find(|action| action.may_reveal()) {
        let reason = "it may show you something new: send what follows once you have seen it";
        return Err(about(&early.to_string(), Refusal::new(Code::OneAtATime, reason)));
    }
    let mut known = *view;
    for (place, action) in actions.iter().enumerate() {
        known.check(*action).map_err(|why| illegal(*action, &why))?;
        if place < last {
            // Nothing before the last shows anything, so all of it is foreseen.
            known = known.after(*action).ok_or_else(|| illegal(*action, &Illegal::OtherGame))?;
        }
    }
    Ok(actions)
}

fn read(game: Game, tokens: &[String]) -> Result<Vec<Action>, Refusal> {
    if tokens.is_empty() || tokens.len() > MAX_ACTIONS {
        let reason = format!("one message has 1 to {MAX_ACTIONS} actions");
        return Err(Refusal::new(Code::Length, reason));
    }
    let read = |token: &String| {
        Action::parse(game, token)
            .map_err(|error| about(token, Refusal::new(Code::Illegal, error.to_string())))
    };
    tokens.iter().map(read).collect()
}

fn illegal(action: Action, why: &Illegal) -> Refusal {
    let code = if *why == Illegal::NotYourTurn { Code::NotYourTurn } else { Code::Illegal };
    about(&action.to_string(), Refusal::new(code, why.to_string()))
}

fn about(token: &str, refusal: Refusal) -> Refusal {
    Refusal { about: Some(token.to_owned()), ..refusal }
}
