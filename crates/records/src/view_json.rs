//! A view as JSON: what one seat knows, for programs that play and for screens. The fields are
//! those of [`trace`](crate::trace), as far as the viewer knows them.
//!
//! It is made from a [`View`] alone, and a view has no place for a hidden card: nothing can leak.

use std::borrow::Cow;
use std::fmt::Write as _;

use compact_str::{CompactString, ToCompactString as _};
use rules::face_to_face::{self, Phase as DuelPhase};
use rules::hormigas::{self, Place};
use rules::the_game::{self, Pile, Variant};
use rules::{Actions, Card, CardSet, NamedOptions, Seat, View, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::convert;

/// What a viewer knows. The fields and their order are the format's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ViewJson {
    /// The own seat; `null` for a spectator.
    pub seat: Option<usize>,
    /// The seat on turn; `null` while the team chooses, between rounds and once over.
    pub turn: Option<usize>,
    /// Has the game ended?
    pub over: bool,
    /// What the viewer may do now: nothing while others are on turn.
    #[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
    pub legal: Vec<CompactString>,
    /// The game, and the cards of it that the viewer knows.
    #[serde(flatten)]
    pub board: BoardJson,
    /// The view as one line.
    pub text: String,
}

/// The cards that a viewer knows, and what the board says besides; by game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "game", rename_all = "kebab-case")]
#[allow(missing_docs)] // docs/player-protocol.md, "The view", tells of each field
pub enum BoardJson {
    TheGame(PilesJson),
    AscensoDescenso(PilesJson),
    FaceToFace {
        hand: Option<Vec<u8>>,
        counts: [u8; 2],
        draw: [u8; 2],
        tops: [[u8; 2]; 2],
        placed: [Vec<u8>; 2],
        need: Option<u8>,
        missing: u8,
        helped: bool,
        winner: Option<usize>,
        reason: Option<Cow<'static, str>>,
        left: [u8; 2],
    },
    Hormigas {
        hand: Option<Vec<u8>>,
        hands: Vec<Vec<Option<u8>>>,
        draw: [u8; 1],
        phase: Cow<'static, str>,
        middle: [Option<(Option<u8>, bool)>; 3],
        held: Option<u8>,
        discard: Vec<u8>,
        totals: Vec<u32>,
        winners: Option<Vec<usize>>,
        round: u32,
    },
}

/// The Game and Ascenso-Descenso.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // as above
pub struct PilesJson {
    pub hand: Option<Vec<u8>>,
    pub counts: Vec<u8>,
    pub draw: [u8; 1],
    pub tops: [u8; 4],
    /// The rows of Ascenso-Descenso, which lie open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rows: Option<Vec<Vec<u8>>>,
    pub placed: Vec<u8>,
    pub need: Option<u8>,
    pub missing: u8,
    pub won: Option<bool>,
    pub left: u8,
}

impl ViewJson {
    /// What the view's seat, or a spectator, knows.
    ///
    /// ```
    /// # use rules as subibaja_rules;
    /// use subibaja_rules::{Game, Seat, Seed, Setup, State, Viewer};
    /// let setup = Setup::from_seed(Game::TheGame, 2, &[], &Seed::from(7)).unwrap();
    /// let state = State::new(&setup).unwrap();
    /// let view = state.view(Viewer::Seat(Seat::FIRST));
    /// let json = serde_json::to_value(subibaja_records::ViewJson::new(&view)).unwrap();
    /// assert_eq!(json["game"], "the-game");
    /// assert_eq!(json["hand"].as_array().unwrap().len(), 7);
    /// assert_eq!(json["counts"], serde_json::json!([7, 7]));
    /// ```
    pub fn new(view: &View) -> ViewJson {
        let mut legal = Actions::new();
        view.legal_into(&mut legal);
        let seat = match view.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        };
        ViewJson {
            seat: seat.map(Seat::index),
            turn: view.turn().map(Seat::index),
            over: view.is_over(),
            legal: legal.iter().map(|action| action.to_compact_string()).collect(),
            board: match view {
                View::TheGame(view) => the_game(view, seat),
                View::FaceToFace(view) => face_to_face(view, seat),
                View::Hormigas(view) => hormigas(view, seat),
            },
            text: text(view),
        }
    }
}

/// Bytes that most views fit into: growing step by step would copy them several times.
const TEXT_BYTES: usize = 384;

fn text(view: &View) -> String {
    let mut text = String::with_capacity(TEXT_BYTES);
    // Writing to a string can't fail.
    let _ = write!(text, "{view}");
    text
}

/// Options by name as JSON, as records write them.
pub fn options_json(options: &NamedOptions) -> Map<String, Value> {
    options.iter().map(|(name, value)| (name.clone(), convert::option_json(value))).collect()
}

fn sorted(cards: CardSet) -> Vec<u8> {
    cards.iter().map(Card::number).collect()
}

fn the_game(view: &the_game::View, seat: Option<Seat>) -> BoardJson {
    let board = view.board();
    let row = |pile: Pile| {
        let mut row: Vec<u8> = board.row(pile)?.map(Card::number).collect();
        row.reverse();
        Some(row)
    };
    let piles = PilesJson {
        hand: seat.and_then(|seat| view.hand(seat)).map(sorted),
        counts: Seat::all(board.config().seats()).map(|seat| board.held(seat)).collect(),
        draw: [board.draw()],
        tops: board.tops().map(Card::number),
        rows: Pile::ALL.into_iter().map(row).collect(),
        placed: sorted(board.placed()),
        need: board.need(),
        missing: board.missing(),
        won: board.won(),
        left: board.left(),
    };
    match board.config().variant() {
        Variant::TheGame => BoardJson::TheGame(piles),
        Variant::AscensoDescenso => BoardJson::AscensoDescenso(piles),
    }
}

fn face_to_face(view: &face_to_face::View, seat: Option<Seat>) -> BoardJson {
    let board = view.board();
    let seats = [Seat::FIRST, Seat::FIRST.left(2)];
    let (winner, reason, helped) = match board.phase() {
        DuelPhase::Over { winner, reason } => {
            (Some(winner.index()), Some(reason.name().into()), false)
        }
        DuelPhase::Turn { helped, .. } => (None, None, helped),
    };
    BoardJson::FaceToFace {
        hand: seat.and_then(|seat| view.hand(seat)).map(sorted),
        counts: seats.map(|seat| board.held(seat)),
        draw: seats.map(|seat| board.draw(seat)),
        tops: seats.map(|seat| board.tops(seat).map(Card::number)),
        placed: seats.map(|seat| sorted(board.placed(seat))),
        need: board.need(),
        missing: board.missing(),
        helped,
        winner,
        reason,
        left: seats.map(|seat| board.left(seat)),
    }
}

fn hormigas(view: &hormigas::View, seat: Option<Seat>) -> BoardJson {
    let board = view.board();
    let config = board.config();
    let hand = |seat: Seat| -> Vec<Option<u8>> {
        let places = 0..usize::from(config.hand_size(seat));
        places.map(|place| view.card(seat, place).map(Card::number)).collect()
    };
    BoardJson::Hormigas {
        hand: seat.and_then(|seat| hand(seat).into_iter().collect()),
        hands: Seat::all(config.seats()).map(hand).collect(),
        draw: [board.draw()],
        phase: board.phase().name().into(),
        middle: board.middle().map(|place| match place {
            Place::FaceDown => Some((None, false)),
            Place::FaceUp(card) => Some((Some(card.number()), true)),
            Place::Taken => None,
        }),
        held: view.held().map(Card::number),
        discard: sorted(board.discard()),
        totals: board.totals().to_vec(),
        winners: board.winners().map(|winners| winners.map(Seat::index).collect()),
        round: board.round(),
    }
}

#[cfg(test)]
mod tests {
    use rules::{Action, Game, Seed, Setup, State};
    use serde_json::json;

    use super::*;
    use crate::trace;

    fn seen(state: &State, seat: Seat) -> Value {
        serde_json::to_value(ViewJson::new(&state.view(Viewer::Seat(seat)))).expect("JSON")
    }

    fn game(game: Game, seats: u8) -> State {
        let setup = Setup::from_seed(game, seats, &[], &Seed::from(7)).expect("a setup");
        State::new(&setup).expect("a game")
    }

    /// Every position of a game, in which each takes the first legal action.
    fn positions(mut state: State) -> impl Iterator<Item = State> {
        std::iter::from_fn(move || {
            let mut legal = Actions::new();
            state.legal_into(&mut legal);
            let before = state;
            state.apply(*legal.first()?).ok()?;
            Some(before)
        })
    }

    #[test]
    fn a_seat_sees_its_own_cards_and_only_the_number_of_others() {
        for (kind, seats) in [(Game::TheGame, 3), (Game::AscensoDescenso, 2), (Game::FaceToFace, 2)]
        {
            for state in positions(game(kind, seats)) {
                let truth = serde_json::to_value(trace::position(0, None, &state)).expect("JSON");
                for seat in Seat::all(seats) {
                    let seen = seen(&state, seat);
                    assert_eq!(seen["hand"], truth["hands"][seat.index()]);
                    assert_eq!(seen.get("hands"), None);
                    for other in Seat::all(seats) {
                        let hand = truth["hands"][other.index()].as_array().expect("a hand");
                        assert_eq!(seen["counts"][other.index()], hand.len());
                    }
                    for field in ["turn", "over", "draw", "tops", "need", "left"] {
                        assert_eq!(seen[field], truth[field], "{field}");
                    }
                    let may_act = state.turn().is_none_or(|turn| turn == seat);
                    let legal = if may_act { truth["legal"].clone() } else { json!([]) };
                    assert_eq!(seen["legal"], legal);
                }
            }
        }
    }

    #[test]
    fn in_hormigas_what_was_never_shown_is_null() {
        let [first, second] = [Seat::FIRST, Seat::FIRST.left(2)];
        let mut state = game(Game::Hormigas, 2);
        assert_eq!(seen(&state, first)["hands"][1], json!(vec![Value::Null; 12]));
        assert_eq!(
            seen(&state, first)["middle"],
            json!([[null, false], [null, false], [null, false]])
        );
        for token in ["take@1", "put@5-left"] {
            let action = Action::parse(Game::Hormigas, token).expect("a token");
            state.apply(action).expect("legal");
            if token == "take@1" {
                assert!(seen(&state, first)["held"].is_u64());
                assert!(seen(&state, second)["held"].is_null());
                assert!(seen(&state, second)["middle"][0].is_null());
            }
        }
        assert_eq!(seen(&state, second)["hands"][0], json!(vec![Value::Null; 12]));
        assert_eq!(seen(&state, second)["middle"][0][1], true);
        let spectator =
            serde_json::to_value(ViewJson::new(&state.view(Viewer::Spectator))).expect("JSON");
        assert!(spectator["seat"].is_null() && spectator["hand"].is_null());
    }
}
