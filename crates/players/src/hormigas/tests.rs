//! What every player of 111 Hormigas must keep to.

use rules::hormigas::{Finish, HandSize, Options, Setup, State, Symbols};
use rules::{Action, GameState, MAX_SEATS, Seat, Seed, View, Viewer};

use crate::budget::Budget;
use crate::level::Level;
use crate::player::{Observation, Player};

/// Nodes a turn: enough to go through the whole search.
const NODES: u64 = 12;

/// Turns a round, for hands that nobody can be expected to sort.
const TURN_LIMIT: u32 = 12;

fn setup(seats: u8, seed: u64, options: Options) -> Setup {
    Setup { options, ..Setup::from_seed(seats, &Seed::from(seed)) }
}

/// Plays a game; what is not legal panics. The turns of each round are handed back.
fn play(
    setup: &Setup,
    players: &mut [Box<dyn Player>],
    budget: &Budget,
) -> (Vec<Action>, Vec<u32>) {
    let mut state = State::new(setup).expect("a game");
    let (mut actions, mut rounds) = (Vec::new(), Vec::new());
    while !state.is_over() {
        let seat = state.turn().unwrap_or(Seat::FIRST);
        let view = View::Hormigas(state.view(Viewer::Seat(seat)));
        let answer = players[seat.index()].act(Observation::new(&view), budget);
        let Action::Hormigas(action) = answer.action else { panic!("another game's action") };
        let event = state.apply(action).unwrap_or_else(|why| panic!("{action}: {why} in {state}"));
        if event.round_end().is_some() {
            rounds.push(state.board().turns());
        }
        actions.push(answer.action);
    }
    (actions, rounds)
}

fn players(levels: &[Level]) -> Vec<Box<dyn Player>> {
    levels.iter().zip(0..).map(|(level, seed)| level.player(seed)).collect()
}

/// Seats and options of every kind.
fn settings() -> Vec<(u8, Options)> {
    let standard = Options::default();
    let short = Options { turn_limit: TURN_LIMIT, rounds: Some(2), ..standard };
    let mut settings: Vec<(u8, Options)> = (2..=MAX_SEATS as u8).map(|n| (n, short)).collect();
    let each = HandSize::Each(3, [12, 13, 14, 0, 0]);
    settings.extend([
        (2, Options { hand: HandSize::Same(2), ..standard }),
        (2, Options { hand: HandSize::Same(53), ..short }),
        (5, Options { hand: HandSize::Same(21), ..short }),
        (3, Options { hand: each, ..short }),
        (2, Options { hand: HandSize::Each(2, [2, 105, 0, 0, 0]), ..short }),
        (3, Options { finish: Finish::Claim, ..short }),
        (2, Options { finish: Finish::Claim, hand: HandSize::Same(3), ..standard }),
        (2, Options { symbols: Symbols::One, target: Some(20), ..standard }),
        (2, Options { turn_limit: 1, ..short }),
    ]);
    settings
}

#[test]
fn answers_are_legal() {
    for (seats, options) in settings() {
        for level in [Level::Novice, Level::Steady, Level::Expert] {
            let levels = vec![level; seats.into()];
            play(&setup(seats, 3, options), &mut players(&levels), &Budget::nodes(NODES));
        }
    }
}

#[test]
fn nodes_decide() {
    let setup = setup(3, 4, Options { rounds: Some(1), ..Options::default() });
    let levels = [Level::Expert, Level::Steady, Level::Steady];
    let game = || play(&setup, &mut players(&levels), &Budget::nodes(NODES)).0;
    assert_eq!(game(), game());
}

#[test]
fn cancelled_it_answers_at_once() {
    let budget = Budget::nodes(u64::MAX);
    budget.cancel.cancel();
    let levels = [Level::Expert, Level::Steady];
    play(&setup(2, 5, Options::default()), &mut players(&levels), &budget);
}

#[test]
fn rounds_are_finished() {
    for seats in 2..=MAX_SEATS as u8 {
        for (level, most) in [(Level::Steady, 30), (Level::Novice, 60)] {
            for seed in 0..4 {
                let levels = vec![level; seats.into()];
                let setup = setup(seats, seed, Options::default());
                let (_, rounds) = play(&setup, &mut players(&levels), &Budget::nodes(1));
                let longest = rounds.into_iter().max().unwrap_or(0);
                assert!(longest <= most * u32::from(seats), "{level}, {seats} seats: {longest}");
            }
        }
    }
}

#[test]
fn the_last_card_is_taken_and_put_in_order() {
    let rest = "hands=10,90,40,50/?,?,?,? draw=?99 discard= totals=0,0 scores=0,0";
    let start = "hormigas viewer=0 seats=2 hand=4 round=0 turns=2";
    let take = format!("{start} phase=take middle=85!,30!,? {rest}");
    let put = format!("{start} phase=put middle=85!,-,? held=30! {rest}");
    for level in [Level::Steady, Level::Expert] {
        let mut player = level.player(1);
        for (view, expected) in [(&take, "take@2"), (&put, "put@1-right")] {
            let view: View = view.parse().expect("a view");
            let answer = player.act(Observation::new(&view), &Budget::nodes(100));
            assert_eq!(answer.action.to_string(), expected, "{level}");
        }
    }
}
