//! What holds for every player of the two games, at every table.

use std::time::{Duration, Instant};

use rules::{
    Action, Conversation, Game, OptionValue, Seat, Seed, Setup, Signal, State, View, Viewer,
};

use rules::the_game::{self, Config, Variant};

use super::code;
use super::endgame::Endgame;
use super::signals_heard::{SignalsHeard, Talk};
use super::table::{PILES, PileTable};
use super::turn::{Step, TurnPlanner, UNHEEDED};
use super::weights::tuned;
use super::world::World;
use super::worlds::Worlds;
use crate::budget::Budget;
use crate::level::Level;
use crate::player::Observation;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Card, CardSet, MAX_SEATS, PileSignal, ViewEvent};

type Options = Vec<(String, OptionValue)>;

/// Games with all their options.
pub(super) fn tables() -> Vec<(Game, u8, Options)> {
    let mut tables = Vec::new();
    for seats in 1..=5 {
        let minimum = || ("minimum".to_owned(), OptionValue::Number(3));
        let small = || ("small_hand".to_owned(), OptionValue::Flag(true));
        let any = || ("jump".to_owned(), OptionValue::Word("any".into()));
        let start = || ("start".to_owned(), OptionValue::Number(u32::from(seats) - 1));
        tables.push((Game::TheGame, seats, vec![]));
        tables.push((Game::TheGame, seats, vec![minimum(), small(), start()]));
        tables.push((Game::AscensoDescenso, seats, vec![]));
        tables.push((Game::AscensoDescenso, seats, vec![any(), minimum()]));
        tables.push((Game::AscensoDescenso, seats, vec![minimum(), small()]));
    }
    tables
}

pub(super) fn deal(game: Game, seats: u8, options: &[(String, OptionValue)], seed: u64) -> State {
    let setup = Setup::from_seed(game, seats, options, &Seed::from(seed)).expect("a setup");
    State::new(&setup).expect("a game")
}

/// A game among players of one level; every answer must be legal. Returns the actions.
fn play(level: Level, mut state: State, budget: &Budget, talk: bool) -> (Vec<Action>, State) {
    let seats = state.seats();
    let mut players: Vec<_> = (0..seats).map(|seat| level.player(seat.into())).collect();
    let mut events: Vec<Vec<ViewEvent>> = vec![Vec::new(); seats.into()];
    let (mut said, mut actions) = (Conversation::default(), Vec::new());
    while !state.is_over() {
        let turn = state.turn().unwrap_or(Seat::FIRST);
        for seat in Seat::all(seats).filter(|seat| talk && *seat != turn) {
            let view = state.view(Viewer::Seat(seat));
            let seen = Observation {
                view: &view,
                events: &events[seat.index()],
                missed: 0,
                heard: Some(said.standing()),
            };
            let signals = players[seat.index()].talk(seen);
            said.say(actions.len(), seat, signals);
        }
        let view = state.view(Viewer::Seat(turn));
        let heard = talk.then(|| said.standing());
        let seen = Observation { view: &view, events: &events[turn.index()], missed: 0, heard };
        let answer = players[turn.index()].act(seen, budget);
        let event = state.apply(answer.action).unwrap_or_else(|illegal| {
            panic!("{level}: {} is illegal: {illegal} in {state}", answer.action)
        });
        said.happened(&event.seen_by(Viewer::Spectator));
        for seat in Seat::all(seats) {
            events[seat.index()].push(event.seen_by(Viewer::Seat(seat)));
        }
        actions.push(answer.action);
    }
    (actions, state)
}

fn won(state: &State) -> bool {
    matches!(state, State::TheGame(state) if state.board().won() == Some(true))
}

#[test]
fn answers_are_legal_at_every_table() {
    for (i, (game, seats, options)) in (0..).zip(tables()) {
        for level in [Level::Novice, Level::Steady, Level::Expert] {
            for talk in [false, true] {
                play(level, deal(game, seats, &options, i), &Budget::nodes(20), talk);
            }
        }
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_game() {
    let game = || play(Level::Expert, deal(Game::TheGame, 3, &[], 5), &Budget::nodes(60), true).0;
    assert_eq!(game(), game());
}

#[test]
fn a_cancelled_expert_answers_at_once() {
    let state = deal(Game::TheGame, 4, &[], 1);
    let budget = Budget::time(Duration::from_hours(1));
    budget.cancel.cancel();
    let started = Instant::now();
    play(Level::Expert, state, &budget, true);
    assert!(started.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_sorted_deck_is_beaten() {
    for level in [Level::Novice, Level::Steady, Level::Expert] {
        let deck = vec![(2..=99).collect()];
        let setup = Setup::from_decks(Game::TheGame, 1, &[], &deck, None).expect("a setup");
        let state = State::new(&setup).expect("a game");
        assert!(won(&play(level, state, &Budget::nodes(30), true).1), "{level}");
    }
}

#[test]
fn any_signal_may_be_given_at_any_time() {
    for level in [Level::Steady, Level::Expert] {
        let mut state = deal(Game::TheGame, 5, &[], 3);
        let mut player = level.player(1);
        let mut said = Conversation::default();
        let signals: Vec<Signal> = Signal::all().collect();
        for (i, signal) in signals.iter().copied().cycle().take(80).enumerate() {
            let seat = Seat::new(i as u8 % 5).expect("a seat");
            said.say(i / 3, seat, signal.into());
            if state.is_over() {
                break;
            }
            let view = state.view(Viewer::Seat(state.turn().unwrap_or(Seat::FIRST)));
            let heard = Some(said.standing());
            let seen = Observation { view: &view, events: &[], missed: 0, heard };
            let answer = player.act(seen, &Budget::nodes(10));
            let event = state.apply(answer.action).expect("legal");
            said.happened(&event.seen_by(Viewer::Spectator));
        }
    }
}

fn pair() -> Config {
    Config::new(Variant::TheGame, 2, the_game::Options::default()).expect("a table")
}

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

/// A table of The Game with these tops on which only these cards are still to come.
fn table(tops: [u8; PILES], unplayed: CardSet) -> PileTable {
    let State::TheGame(state) = deal(Game::TheGame, 1, &[], 1) else { panic!("The Game") };
    let mut table = PileTable::of(state.board());
    let tops = tops.map(card);
    table.place((table.unplayed - unplayed).iter().map(|card| (card, 0)));
    table.tops = tops;
    table
}

#[test]
fn a_step_back_in_hand_is_taken() {
    let hand: CardSet = "30,65,80".parse().expect("cards");
    let table = table([90, 95, 12, 10], hand | "50,51,52".parse().expect("cards"));
    let planner = TurnPlanner {
        table: &table,
        weights: tuned(&pair()).at(table.left()),
        heed: &UNHEEDED,
        need: 1,
        at_end: false,
    };
    let turn = planner.best(hand).expect("a turn");
    assert_eq!(turn.steps().next(), Some(Step { card: card(80), pile: 0 }));
}

/// A game in its last phase.
fn last_phase(tops: [u8; PILES], hands: [&str; 2]) -> World {
    let hands = hands.map(|hand| hand.parse::<CardSet>().expect("cards"));
    let mut all = [CardSet::EMPTY; MAX_SEATS];
    all[..2].copy_from_slice(&hands);
    World {
        table: table(tops, hands[0] | hands[1]),
        hands: all,
        seats: 2,
        turn: 0,
        draw: [card(1); 98],
        next: 0,
        end: 0,
        done: 0,
    }
}

#[test]
fn a_won_endgame_is_found_and_a_lost_one_is_not() {
    let won = last_phase([90, 95, 12, 10], ["80,97", "20,98"]);
    assert!(Endgame::new(1_000, tuned(&pair())).can_win(&won));
    // No pile takes 50, and neither 40 nor 60 is left to step back from.
    let lost = last_phase([90, 95, 12, 10], ["50,97", "98"]);
    assert!(!Endgame::new(1_000, tuned(&pair())).can_win(&lost));
}

#[test]
fn worlds_go_with_what_was_said_by_the_code() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let (mut right, mut all) = (0, 0);
    for seed in 0..20 {
        let state = deal(Game::TheGame, 4, &[], seed);
        let State::TheGame(truth) = &state else { panic!("The Game") };
        let own = Seat::FIRST;
        let View::TheGame(view) = state.view(Viewer::Seat(own)) else { panic!("The Game") };
        let table = PileTable::of(view.board());
        let mut heard = SignalsHeard { talk: Talk::Code, ..SignalsHeard::default() };
        for seat in Seat::all(4).skip(1) {
            heard.about[seat.index()] =
                std::array::from_fn(|pile| Some(code::about(&table, truth.hand(seat), pile)));
        }
        let worlds = Worlds::new(&view, own, truth.hand(own), &heard);
        for _ in 0..20 {
            let world = worlds.draw(&mut rng);
            assert_eq!(world.hands.iter().map(|hand| hand.len()).sum::<u32>(), 24);
            for seat in 1..4 {
                for pile in 0..PILES {
                    let said: PileSignal = code::about(&table, world.hands[seat], pile);
                    right += u32::from(heard.about[seat][pile] == Some(said));
                    all += 1;
                }
            }
        }
    }
    assert!(right * 100 >= all * 97, "{right} of {all}");
}
