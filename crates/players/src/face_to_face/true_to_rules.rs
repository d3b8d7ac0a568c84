//! Duels are thought about in bits, for speed. Here that is held to the rules in every position of
//! many games: all turns that the rules allow are found and no others, and they lead where the rules
//! say.

use std::collections::HashSet;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::face_to_face::{Action, LastCard, Phase, Setup, State};
use rules::{Action as AnyAction, Actions, GameState as _, Seat, Seed, Viewer};

use super::side::{Bits, Position, Side};
use super::turn::{Breadth, Turn, each_turn};
use crate::random::below;

/// Games with each option.
const GAMES: u64 = 8;

type Outcome = (Bits, [u8; 4], bool);

fn position(state: &State, seat: Seat) -> Position {
    Position::of(&state.view(Viewer::Seat(seat))).expect("on turn")
}

/// Everything that a turn can lead to, by the rules alone.
fn by_rules(state: &State, seat: Seat, found: &mut HashSet<Outcome>, seen: &mut HashSet<Outcome>) {
    let mut legal = Actions::new();
    state.legal_into(&mut legal);
    for action in legal {
        if action == Action::End {
            found.insert(outcome(&position(state, seat)));
            continue;
        }
        let mut next = *state;
        next.apply(action).expect("a legal action");
        if let Phase::Over { .. } = next.board().phase() {
            let Action::Place(card, pile) = action else { unreachable!("ends are above") };
            found.insert(outcome(&position(state, seat).after(card.number(), pile)));
        } else if seen.insert(outcome(&position(&next, seat))) {
            by_rules(&next, seat, found, seen);
        }
    }
}

fn outcome(position: &Position) -> Outcome {
    let Position { own, hand, rival, helped, .. } = position;
    (*hand, [own.up, own.down, rival.up, rival.down], *helped)
}

/// Plays a turn by the rules; what it was thought to lead to must come.
fn take(state: &mut State, turn: &Turn, seat: Seat) {
    for action in turn.actions() {
        let AnyAction::FaceToFace(action) = action else { panic!("another game's action") };
        state.apply(action).expect("a planned turn is legal");
    }
    let board = state.board();
    if turn.wins() {
        assert!(matches!(board.phase(), Phase::Over { winner, .. } if winner == seat));
        return;
    }
    let mut own = turn.end.own;
    own.held += own.to_draw(turn.end.helped);
    assert_eq!(Side::of(board, seat), own);
    if let Some(rival) = state.turn() {
        let now = position(state, rival);
        let start = Position::start(turn.end.rival, now.hand, own, board.config().last_card());
        assert_eq!(now, start);
    }
}

fn any_turn(turns: &[Turn], rng: &mut impl Rng) -> Turn {
    // Half of the time what leaves most room, so that games get far.
    let tame = below(2, rng) == 0;
    let room = |turn: &&Turn| turn.end.own.down.saturating_sub(turn.end.own.up);
    let widest = turns.iter().max_by_key(room).filter(|_| tame);
    *widest.unwrap_or(&turns[below(turns.len(), rng)])
}

#[test]
fn all_turns_are_found_and_no_others() {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(4);
    let mut positions = 0;
    for last_card in [LastCard::Lose, LastCard::Allow] {
        for seed in 0..GAMES {
            let mut setup = Setup::from_seed(&Seed::from(seed));
            setup.options.last_card = last_card;
            let mut state = State::new(&setup).expect("a game");
            while let Some(seat) = state.turn() {
                let mut turns: Vec<Turn> = Vec::new();
                each_turn(&position(&state, seat), Breadth::All, |turn| turns.push(*turn));
                let planned: HashSet<Outcome> = turns.iter().map(Turn::outcome).collect();
                let mut allowed = HashSet::new();
                by_rules(&state, seat, &mut allowed, &mut HashSet::new());
                assert_eq!(planned, allowed, "{state}");
                take(&mut state, &any_turn(&turns, rng), seat);
                positions += 1;
            }
        }
    }
    assert!(positions > 200, "{positions}: positions worth a test");
}
