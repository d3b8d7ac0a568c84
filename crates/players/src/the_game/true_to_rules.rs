//! Planning and roll-outs keep positions of their own, for speed. Here they are held to the rules in
//! every position of many games: what fits, what may be planned, and what a turn leads to.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::the_game::{self, Action, Board, Config, Pile, Start, State};
use rules::{CardSet, Deck, Family, Game, GameState, Options, Seat};

use super::table::{PILES, PileTable};
use super::turn::{Turn, TurnPlanner, UNHEEDED, Width};
use super::weights::tuned;
use super::world::World;
use crate::random::below;

/// Games at each table.
const GAMES: u32 = 12;

/// Every kind of table, with all options; who starts does not matter.
fn tables() -> Vec<Config> {
    let mut tables = Vec::new();
    for game in Game::ALL {
        let Family::TheGame(variant) = game.family() else { continue };
        for seats in game.seats() {
            for set in game.option_sets(seats) {
                let Ok(Options::TheGame(options)) = Options::from_named(game, &set) else {
                    panic!("options of {game}: {set:?}");
                };
                if options.start == Start::Choose {
                    let start = Start::Seat(Seat::FIRST);
                    let options = the_game::Options { start, ..options };
                    tables.push(Config::new(variant, seats, options).expect("a table"));
                }
            }
        }
    }
    tables
}

/// The cards of the hand that fit, as planning has it.
fn fits(table: &PileTable, hand: CardSet, last: Option<Pile>) -> [CardSet; PILES] {
    std::array::from_fn(|pile| {
        let top = table.tops[pile];
        let may_step_back = !table.at_once || last == Some(Pile::ALL[pile]);
        let back = table.back(pile, top).filter(|_| may_step_back);
        hand & (table.beyond(pile, top) | back.map_or(CardSet::EMPTY, CardSet::of))
    })
}

fn check_position(world: &World, state: &State, config: &Config) {
    let board: &Board = state.board();
    let (table, now) = (&world.table, PileTable::of(board));
    assert_eq!((table.tops, table.unplayed), (board.tops(), now.unplayed));
    assert_eq!(table.last, board.piles().last);
    assert_eq!(table.left(), i32::from(board.left()));
    for card in config.variant().pack().cards() {
        assert_eq!(table.up_to(card), now.up_to(card));
    }
    assert_eq!(Some(world.turn), board.turn().map(Seat::index));
    assert_eq!(world.end - world.next, usize::from(board.draw()));
    assert_eq!(world.need(), board.missing());
    for seat in Seat::all(config.seats()) {
        assert_eq!(world.hands[seat.index()], state.hand(seat));
    }
    let hand = world.hands[world.turn];
    assert_eq!(fits(&now, hand, now.last), board.piles().fits(config, hand));
}

/// The best of the planned turns, or any.
fn plan(world: &World, config: &Config, best: bool, rng: &mut impl Rng) -> Option<Turn> {
    let planner = TurnPlanner {
        table: &world.table,
        weights: tuned(config).at(world.table.left()),
        heed: &UNHEEDED,
        need: world.need(),
        at_end: world.next == world.end,
    };
    let hand = world.hands[world.turn];
    if best {
        return planner.best(hand);
    }
    let mut turns = Vec::new();
    planner.each(hand, Width::Wide, &mut |turn| turns.push(*turn));
    (!turns.is_empty()).then(|| turns[below(turns.len(), rng)])
}

#[test]
fn positions_and_turns_are_those_of_the_rules() {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut turns, mut won) = (0, 0);
    for config in tables() {
        let mut deck = Deck::sorted(config.variant().pack());
        for game in 0..GAMES {
            let best = game % 2 == 0;
            deck.shuffle(rng);
            let mut state = State::deal(config, &deck);
            let mut world = World::deal(&config, &deck);
            while !state.is_over() {
                check_position(&world, &state, &config);
                // The rules go on only where the minimum can be placed: a plan must find a way.
                let turn = plan(&world, &config, best, rng).expect("a turn that the rules allow");
                for step in turn.steps() {
                    let pile = Pile::ALL[usize::from(step.pile)];
                    let piles = state.board().piles();
                    state.apply(Action::Place(step.card, pile)).expect("a planned step is legal");
                    assert!(piles.fits(&config, CardSet::of(step.card))[pile.index()].len() == 1);
                }
                if world.take(&turn) {
                    assert_eq!(state.board().won(), Some(true));
                    won += 1;
                } else {
                    state.apply(Action::End).expect("the minimum is met");
                }
                turns += 1;
            }
            if state.board().won() == Some(false) {
                assert!(
                    plan(&world, &config, best, rng).is_none(),
                    "lost, and yet there is a turn"
                );
            }
        }
    }
    assert!(turns > 5_000 && won > 20, "{turns} turns, {won} games won: worth a test");
}
