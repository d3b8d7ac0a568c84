//! Positions made by hand, deals of seeds, budgets, records.

mod support;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use records::{Record, Replay};
use rules::the_game::{Action, Options, Setup, Start, State, Variant};
use rules::{Game, Seat, Seed};
use subibaja_solver::{SolveBudget, Verdict, best_record, solve, solve_record};
use support::left_after;

/// Enough for everything here.
const NODES: u64 = 3_000_000;

fn position(line: &str) -> State {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// The answer, the best score and whether it is proved.
fn answer(line: &str) -> (&'static str, u8, bool) {
    let state = position(line);
    let solution = solve(&state, &SolveBudget::nodes(NODES));
    assert_eq!(left_after(&state, &solution.best.actions), solution.best.left, "{line}");
    (solution.answer.name(), solution.best.left, solution.best.proved)
}

#[test]
fn a_dead_card_can_never_be_placed() {
    // 51 fits on no pile, and no card that is out brings one back to it.
    let line = "the-game seats=1 turn=0 tops=60,70,40,30 hands=51,80 draw=";
    assert_eq!(answer(line), ("cannot", 1, true));
    // An ascending pile comes back from 70 to 60 to 50.
    let line = "the-game seats=1 turn=0 tops=61,70,39,30 hands=50,60 draw=";
    assert_eq!(answer(line), ("won", 0, true));
}

#[test]
fn a_step_back_may_need_a_partner() {
    // Seat 1 can play 45 only after seat 0 has stepped back to 44, and must not wait for it.
    let line = "the-game seats=2 turn=0 tops=54,90,20,10 hands=44/45 draw=";
    assert_eq!(answer(line), ("won", 0, true));
    let line = "the-game seats=2 turn=1 tops=54,90,20,10 hands=44/45,91 draw=";
    assert_eq!(answer(line), ("won", 0, true));
    // Without 91 there is nothing to play meanwhile: lost at once, and no such position is legal.
    assert!(line.replace(",91", "").parse::<State>().is_err());
    // Two cards of the kind, one to play meanwhile: the seat with two is stuck in the end.
    let line = "the-game seats=2 turn=1 tops=54,90,20,10 hands=92/45,91 draw=";
    assert_eq!(answer(line), ("cannot", 1, true));
}

#[test]
fn jumps_are_bound_to_the_turn_where_the_option_says_so() {
    // Ascending tops 27 and 60, descending ones 6 and 5; 20 and 28 are out, all else is placed.
    let beneath: Vec<String> = (3_u8..=70)
        .filter(|card| ![5, 6, 20, 27, 28, 60].contains(card))
        .map(|card| card.to_string())
        .collect();
    let rows = format!("1,{},27/2,60/71,6/72,5", beneath.join(","));
    let line = format!("ascenso-descenso seats=1 turn=0 rows={rows} hands=20,28 draw=");
    // 20 is a jump off 27, which was placed in another turn.
    assert_eq!(answer(&line), ("cannot", 1, true));
    assert_eq!(answer(&line.replace("seats=1", "seats=1 jump=any")), ("won", 0, true));
    // 27 was placed just now, on the pile that the 20 wants, or on another.
    let now = line.replace("turn=0", "turn=0 done=1 last=up1");
    assert_eq!(answer(&now), ("won", 0, true));
    let elsewhere = line.replace("turn=0", "turn=0 done=1 last=up2");
    assert_eq!(answer(&elsewhere), ("cannot", 1, true));
}

#[test]
fn a_game_that_is_over_has_its_answer() {
    let line = "the-game seats=1 turn=lost@0 tops=60,70,40,30 hands=51 draw=";
    assert_eq!(answer(line), ("cannot", 1, true));
    let line = "the-game seats=1 turn=won tops=60,70,40,30 hands= draw=";
    assert_eq!(answer(line), ("won", 0, true));
}

#[test]
fn deals_of_seeds_are_won_whatever_the_table() {
    for variant in [Variant::TheGame, Variant::AscensoDescenso] {
        for seats in 1..=5 {
            let mut setup = Setup::from_seed(variant, seats, &Seed::from(u64::from(seats)));
            if seats > 2 {
                setup.options.start = Start::Seat(Seat::FIRST);
            }
            let state = State::new(&setup).expect("a deal");
            let Verdict::Won { actions } = solve(&state, &SolveBudget::nodes(NODES)).answer else {
                panic!("{variant:?} with {seats} seats is not won");
            };
            assert_eq!(left_after(&state, &actions), 0);
            let chooses = matches!(actions[0], Action::Start(_));
            assert_eq!(chooses, seats == 2, "the team chooses who starts only if it may");
        }
    }
}

#[test]
fn a_small_budget_still_gives_a_line_and_nothing_is_claimed() {
    let setup = Setup {
        options: Options { minimum: 3, small_hand: true, ..Options::default() },
        ..Setup::from_seed(Variant::TheGame, 3, &Seed::from(1))
    };
    let state = State::new(&setup).expect("a deal");
    let cancelled = SolveBudget::nodes(NODES).until(Arc::new(AtomicBool::new(true)));
    for budget in [SolveBudget::nodes(0), SolveBudget::time(Duration::ZERO), cancelled] {
        let solution = solve(&state, &budget);
        assert_eq!(left_after(&state, &solution.best.actions), solution.best.left);
        assert_eq!(solution.answer == Verdict::Unknown, !solution.best.proved);
    }
}

#[test]
fn nodes_alone_give_the_same_solution_every_time() {
    let setup = Setup::from_seed(Variant::TheGame, 1, &Seed::from(3));
    let state = State::new(&setup).expect("a deal");
    let budget = SolveBudget::nodes(100_000);
    let first = solve(&state, &budget);
    assert_eq!(first, solve(&state, &budget));
    let with_clock = budget.within(Duration::from_hours(1));
    assert_eq!(first, solve(&state, &with_clock));
}

#[test]
fn a_record_is_solved_from_any_ply_and_the_proof_is_a_record() {
    let options = vec![("start".to_owned(), "0".parse().expect("an option"))];
    let mut record =
        Record::from_seed(Game::TheGame, 2, &options, Seed::from(5)).expect("a record");
    let solution = solve_record(&record, 0, &SolveBudget::nodes(NODES)).expect("a solution");
    let proof = best_record(&record, 0, &solution).expect("a proof");
    let mut replay = Replay::new(&proof).expect("a game");
    replay.play_all(&proof).expect("a record that agrees with itself");
    assert!(replay.state().is_over());
    assert_eq!(proof.result.as_ref().map(|result| result["won"] == true), Some(true));

    // From the middle of another game.
    let plies = 7;
    record.actions = proof.actions[..plies].to_vec();
    let solution = solve_record(&record, plies, &SolveBudget::nodes(NODES)).expect("a solution");
    let again = best_record(&record, plies, &solution).expect("a proof");
    assert_eq!(again.actions[..plies], record.actions);
    assert!(solve_record(&record, plies + 1, &SolveBudget::nodes(NODES)).is_err(), "no such ply");

    let other = Record::from_seed(Game::Hormigas, 2, &[], Seed::from(5)).expect("a record");
    let error = solve_record(&other, 0, &SolveBudget::nodes(NODES)).expect_err("another game");
    assert_eq!(error.place, "game");
}

#[test]
fn a_turn_can_throw_a_deal_away_and_that_is_proved() {
    let options = vec![("start".to_owned(), "0".parse().expect("an option"))];
    let mut record =
        Record::from_seed(Game::TheGame, 2, &options, Seed::from(5)).expect("a record");
    let whole = solve_record(&record, 0, &SolveBudget::nodes(NODES)).expect("a solution");
    assert_eq!(whole.answer.name(), "won");
    // High cards on the ascending piles, low ones on the descending: all others but a few must wait.
    let foolish = ["45@up1", "52@up2", "14@down1", "2@down2", "end"];
    record.actions = foolish.map(str::to_owned).to_vec();
    let thrown =
        solve_record(&record, foolish.len(), &SolveBudget::nodes(NODES)).expect("a solution");
    assert_eq!((thrown.answer, thrown.best.proved), (Verdict::CannotBeWon, true));
    assert_eq!(thrown.best.left, 72, "of the 94 that are out");
}
