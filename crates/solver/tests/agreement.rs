//! The solver and the slowest solver there is agree on thousands of late positions.

mod support;

use subibaja_solver::{SolveBudget, Verdict, solve};
use support::{any_seating, below, fewest_left, late_position, left_after, rng};

/// Enough for every position here.
const NODES: u64 = 100_000_000;
/// Positions that the slow solver may keep.
const MOST_KNOWN: usize = 2_500;
const POSITIONS: usize = 2_000;
const MOST_LEFT: usize = 12;
/// With cards to draw beside full hands of several seats.
const DRAWING_POSITIONS: usize = 100;
/// With many cards to draw: few can be tried in every way, and most of them are lost soon.
const STUCK_POSITIONS: usize = 400;
const MOST_TO_DRAW: usize = 40;

#[test]
fn late_positions_have_the_value_that_trying_everything_gives() {
    let mut rng = rng(1);
    let (mut checked, mut won, mut lost) = (0, 0, 0);
    while checked < POSITIONS {
        let state = late_position(&any_seating(&mut rng), MOST_LEFT, &mut rng);
        let Some(least) = fewest_left(&state, MOST_KNOWN) else { continue };
        let solution = solve(&state, &SolveBudget::nodes(NODES));
        assert_eq!(solution.best.left, least, "{state}");
        assert!(solution.best.proved, "{state}");
        assert_eq!(left_after(&state, &solution.best.actions), least, "{state}");
        match solution.answer {
            Verdict::Won { actions } => assert_eq!((least, actions), (0, solution.best.actions)),
            Verdict::CannotBeWon => assert!(least > 0),
            Verdict::Unknown => panic!("unknown: {state}"),
        }
        checked += 1;
        won += usize::from(least == 0);
        lost += usize::from(least > 0);
    }
    assert!(won > POSITIONS / 10 && lost > POSITIONS / 10, "{won} won, {lost} lost");
}

#[test]
fn positions_with_cards_to_draw_have_it_too() {
    let mut rng = rng(2);
    let (mut checked, mut won) = (0, 0);
    while checked < DRAWING_POSITIONS {
        let table = any_seating(&mut rng);
        if table.seats > 3 {
            continue;
        }
        let most_left = table.hand * table.seats + 1 + below(6, &mut rng);
        let state = late_position(&table, most_left, &mut rng);
        if state.board().draw() == 0 {
            continue;
        }
        let Some(least) = fewest_left(&state, MOST_KNOWN) else { continue };
        let solution = solve(&state, &SolveBudget::nodes(NODES));
        assert_eq!((solution.best.left, solution.best.proved), (least, true), "{state}");
        assert_eq!(left_after(&state, &solution.best.actions), least, "{state}");
        checked += 1;
        won += usize::from(least == 0);
    }
    assert!(won > 0 && won < DRAWING_POSITIONS, "{won} won");
}

#[test]
fn stuck_positions_with_many_cards_to_draw_have_it_too() {
    let mut rng = rng(5);
    let (mut checked, mut won) = (0, 0);
    while checked < STUCK_POSITIONS {
        let table = any_seating(&mut rng);
        if table.seats > 1 + below(5, &mut rng) {
            continue;
        }
        let most_left = table.hand * table.seats + 1 + below(MOST_TO_DRAW, &mut rng);
        let state = late_position(&table, most_left, &mut rng);
        let Some(least) = fewest_left(&state, MOST_KNOWN) else { continue };
        let solution = solve(&state, &SolveBudget::nodes(NODES));
        assert_eq!((solution.best.left, solution.best.proved), (least, true), "{state}");
        assert_eq!(solution.answer == Verdict::CannotBeWon, least > 0, "{state}");
        checked += 1;
        won += usize::from(least == 0);
    }
    assert!(won > 0 && won < STUCK_POSITIONS, "{won} won");
}
