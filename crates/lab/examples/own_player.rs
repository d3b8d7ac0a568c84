//! A player of your own in Rust, with the whole laboratory around it:
//!
//! ```sh
//! cargo run --release -p subibaja-lab --example own_player -- \
//!     run the-game --seats 3 --players hopper --deals 1000
//! cargo run --release -p subibaja-lab --example own_player -- cross the-game --seats 3 --players hopper,steady
//! ```
//!
//! Copy it, put what your player thinks into `act`, and give it a name of its own.

use std::process::ExitCode;

use clap::Parser;
use lab::{LabError, NamedPlayer, Roster};
use players::{Answer, Budget, Observation, Player};
use rules::{Action, Actions, View, the_game};

/// Plays whatever moves its pile least, and steps back where it can. It is told what its seat may know and nothing else.
struct Hopper;

impl Player for Hopper {
    fn act(&mut self, seen: Observation<'_>, _budget: &Budget) -> Answer {
        let mut legal = Actions::new();
        seen.view.legal_into(&mut legal);
        let best = legal.iter().copied().min_by_key(|action| cost(seen.view, *action));
        best.expect("a player is asked when there is something to do").into()
    }
}

/// How far a card takes its pile. To stop is worth a step of two.
fn cost(view: &View, action: Action) -> i32 {
    let (View::TheGame(view), Action::TheGame(action)) = (view, action) else { return 0 };
    match action {
        the_game::Action::Place(card, pile) => {
            let (top, card) = (view.board().top(pile).number(), card.number());
            let step = i32::from(card) - i32::from(top);
            if pile.direction() == rules::Direction::Up { step } else { -step }
        }
        the_game::Action::End => 2,
        the_game::Action::Start(_) => 0,
    }
}

/// All that the laboratory knows, and this player.
fn roster() -> Result<Roster, LabError> {
    let about = "moves its pile as little as it can";
    Roster::default().with(NamedPlayer::new("hopper", about, |_seed| Box::new(Hopper))?)
}

#[derive(Parser)]
#[command(name = "lab", about = "Many deals by many players, one of them our own")]
struct Arguments {
    #[command(subcommand)]
    command: lab::command::LabCommand,
}

fn main() -> ExitCode {
    let done =
        roster().and_then(|roster| lab::command::run_with(Arguments::parse().command, &roster));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("lab: {error}");
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_plays_every_game_by_its_name() {
        let roster = roster().expect("a roster");
        assert!(roster.names().iter().any(|(name, _)| *name == "hopper"));
        for game in rules::Game::ALL {
            let line = ["lab", "run", game.name(), "--seats", "2", "--players", "hopper"];
            let more = ["--deals", "2", "--json"];
            let turns = (game == rules::Game::Hormigas).then_some(["--option", "turn_limit=5"]);
            let all = line.into_iter().chain(more).chain(turns.into_iter().flatten());
            let arguments = Arguments::try_parse_from(all).expect("a command line");
            lab::command::run_with(arguments.command, &roster).expect("a run");
        }
        let line = ["lab", "run", "the-game", "--seats", "2", "--players", "nobody"];
        let arguments = Arguments::try_parse_from(line).expect("a command line");
        let error = lab::command::run_with(arguments.command, &roster).expect_err("no such player");
        assert!(error.to_string().contains("hopper"), "{error}");
    }
}
