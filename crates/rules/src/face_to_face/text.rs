//! Positions and views as one line of text.
//!
//! `face-to-face start=0 turn=1 done=1 helped=false tops=5,60/1,58 hands=2,9/11,12 draw=17,4/8,3`;
//! a view hides hands and draw piles behind `?` and lists the cards that each seat has placed.

use std::fmt;
use std::str::FromStr;

use super::board::{Board, EndReason, Phase};
use super::setup::{Config, Options};
use super::state::State;
use super::view::{KnownCards, View};
use super::{DECK, HAND, PACK, STARTS};
use crate::card::{Card, CardSet};
use crate::deck::DrawPile;
use crate::game::Game;
use crate::problem::SetupProblem;
use crate::seat::{Seat, Viewer};
use crate::text::{Fields, Hidden, ParseError, joined, parse_list, small_number};

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Game::FaceToFace)?;
        write_board(f, &self.board)?;
        write!(f, " hands={} draw={}", joined(self.hands, "/"), joined(self.draw, "/"))
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.board;
        write!(f, "{} viewer={}", Game::FaceToFace, self.viewer)?;
        write_board(f, board)?;
        match &self.seen {
            KnownCards::All { hands, draw } => {
                write!(f, " hands={} draw={}", joined(hands, "/"), joined(draw, "/"))?;
            }
            KnownCards::Hand(_) | KnownCards::Nothing => {
                let hand = |seat| Hidden::of(self.hand(seat), board.held(seat));
                let hands = joined(Seat::all(2).map(hand), "/");
                write!(f, " hands={hands} draw=?{}/?{}", board.draw[0], board.draw[1])?;
            }
        }
        write!(f, " gone={}", joined(board.placed, "/"))
    }
}

fn write_board(f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
    for (name, value) in board.config.changed_options() {
        write!(f, " {name}={value}")?;
    }
    match board.phase {
        Phase::Turn { seat, done: 0, .. } => write!(f, " turn={seat}")?,
        Phase::Turn { seat, done, helped } => {
            write!(f, " turn={seat} done={done} helped={helped}")?;
        }
        Phase::Over { winner, reason } => write!(f, " turn={}@{winner}", reason.name())?,
    }
    write!(f, " tops={}", joined(board.tops.iter().map(|tops| joined(tops, ",")), "/"))
}

/// The fields `hands` and `draw`.
struct Cards {
    hands: [Hidden<CardSet>; 2],
    draw: [Hidden<DrawPile<DECK>>; 2],
}

impl Cards {
    fn read(fields: &mut Fields<'_>) -> Result<Cards, ParseError> {
        Ok(Cards {
            hands: two(fields.need("hands")?, str::parse)?,
            draw: two(fields.need("draw")?, str::parse)?,
        })
    }

    /// All cards, if the text shows them.
    fn known(&self) -> Option<([CardSet; 2], [DrawPile<DECK>; 2])> {
        let [one, other] = &self.hands;
        let [first, second] = &self.draw;
        Some(([one.known()?, other.known()?], [first.known()?, second.known()?]))
    }
}

/// One thing for each seat.
fn two<T>(text: &str, read: impl Fn(&str) -> Result<T, ParseError>) -> Result<[T; 2], ParseError> {
    match text.split_once('/') {
        Some((first, second)) => Ok([read(first)?, read(second)?]),
        None => Err(ParseError::expected("one for each seat, with / between", text)),
    }
}

impl FromStr for State {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<State, ParseError> {
        let mut fields = Fields::parse(text)?;
        match Cards::read(&mut fields)?.known() {
            Some((hands, draw)) => read_known(fields, hands, draw, text),
            None => Err(ParseError::expected("every card of hands and draw piles", text)),
        }
    }
}

fn read_known(
    fields: Fields<'_>,
    hands: [CardSet; 2],
    draw: [DrawPile<DECK>; 2],
    text: &str,
) -> Result<State, ParseError> {
    let out = [hands[0] | draw[0].to_set(), hands[1] | draw[1].to_set()];
    let held = hands.map(|hand| hand.len() as u8);
    let left = draw.map(|draw| draw.as_slice().len() as u8);
    let board = read_board(fields, held, left, Some(out))?;
    State::from_parts(board, hands, draw).map_err(|problem| wrong(&problem, text))
}

impl FromStr for View {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<View, ParseError> {
        let mut fields = Fields::parse(text)?;
        let viewer: Viewer = fields.need("viewer")?.parse()?;
        let cards = Cards::read(&mut fields)?;
        let not_for = || {
            let what = format!("the cards that viewer {viewer} may see, and no others");
            ParseError::expected(what, text)
        };
        let seen = match (viewer, cards.known(), cards.hands.map(|hand| hand.known())) {
            (Viewer::Everything, Some((hands, draw)), _) => {
                let state = read_known(fields, hands, draw, text)?;
                return Ok(crate::GameState::view(&state, viewer));
            }
            (Viewer::Spectator, None, [None, None]) => KnownCards::Nothing,
            (Viewer::Seat(seat), None, [Some(own), None]) if seat.index() == 0 => {
                KnownCards::Hand(own)
            }
            (Viewer::Seat(seat), None, [None, Some(own)]) if seat.index() == 1 => {
                KnownCards::Hand(own)
            }
            _ => return Err(not_for()),
        };
        if cards.draw.iter().any(|draw| draw.known().is_some()) {
            return Err(not_for());
        }
        let held = cards.hands.map(|hand| hand.count(|hand| hand.len() as usize));
        let draw = cards.draw.map(|draw| draw.count(|draw| draw.as_slice().len()));
        let board = read_board(fields, held, draw, None)?;
        let view = View { viewer, board, seen };
        if let (KnownCards::Hand(hand), Viewer::Seat(seat)) = (seen, viewer) {
            let out = PACK.cards() - board.placed(seat);
            let told = board.told().filter(|(told, _)| *told == seat);
            let fits = told.is_none_or(|(_, goes_on)| board.can_go_on(hand) == goes_on);
            if !(hand - out).is_empty() || !fits {
                let what = "an own hand in keeping with the rest";
                return Err(ParseError::expected(what, text));
            }
        }
        Ok(view)
    }
}

fn wrong(problem: &SetupProblem, text: &str) -> ParseError {
    ParseError::expected(format!("a position that play can reach ({problem})"), text)
}

/// The board, checked. `out` are the cards in hand and draw pile, where all are known.
fn read_board(
    mut fields: Fields<'_>,
    held: [u8; 2],
    draw: [u8; 2],
    out: Option<[CardSet; 2]>,
) -> Result<Board, ParseError> {
    let head = fields.head();
    if head != Game::FaceToFace.name() {
        return Err(ParseError::expected("face-to-face", head));
    }
    let turn = fields.need("turn")?;
    let done = fields.take("done").map_or(Ok(0), |text| {
        small_number(text)
            .filter(|done| *done > 0)
            .ok_or_else(|| ParseError::expected("a number of cards placed", text))
    })?;
    let helped = match fields.take("helped") {
        None => false,
        Some("true") => true,
        Some("false") if done > 0 => false,
        Some(text) => return Err(ParseError::expected("true or false", text)),
    };
    let seat = |text: &str| {
        let seat: Seat = text.parse()?;
        if seat.index() < 2 { Ok(seat) } else { Err(ParseError::expected("seat 0 or 1", text)) }
    };
    let phase = match turn.split_once('@') {
        None => Phase::Turn { seat: seat(turn)?, done, helped },
        Some(_) if helped => return Err(ParseError::expected("`helped` during a turn", turn)),
        Some(("emptied", winner)) => {
            Phase::Over { winner: seat(winner)?, reason: EndReason::Emptied }
        }
        Some(("stuck", winner)) => Phase::Over { winner: seat(winner)?, reason: EndReason::Stuck },
        Some(_) => return Err(ParseError::expected("a seat, emptied@ or stuck@", turn)),
    };
    let tops = two(fields.need("tops")?, |text| {
        let tops: Vec<Card> = parse_list(text, ',')?;
        tops.try_into().map_err(|_| ParseError::expected("two tops", text))
    })?;
    let placed = match (fields.take("gone"), out) {
        (Some(gone), _) => two(gone, str::parse)?,
        (None, Some(out)) => out.map(|out| PACK.cards() - out),
        (None, None) => return Err(ParseError::expected("a field gone=…", head)),
    };
    let mut options = Options::default();
    for (name, value) in fields.rest() {
        crate::options::SetOptions::set(&mut options, name, &value.parse()?)
            .map_err(|problem| ParseError::expected(problem.to_string(), value))?;
    }
    let config =
        Config::new(options).map_err(|invalid| ParseError::expected(invalid.to_string(), head))?;
    let board = Board { config, phase, tops, held, draw, placed };
    let everywhere = out
        .is_none_or(|out| out[0] == PACK.cards() - placed[0] && out[1] == PACK.cards() - placed[1]);
    match board_problem(&board, done) {
        None if everywhere => Ok(board),
        None => Err(wrong(&SetupProblem::Position("every card is in one place"), head)),
        Some(problem) => Err(wrong(&SetupProblem::Position(problem), head)),
    }
}

/// What keeps the counts from being those of a game.
fn board_problem(board: &Board, done: u8) -> Option<&'static str> {
    let on_turn = |seat| board.turn() == Some(seat);
    for seat in Seat::all(2) {
        let out = PACK.cards() - board.placed(seat);
        if !(board.placed(seat) - PACK.cards()).is_empty() || board.held(seat) > DECK as u8 {
            return Some("placed cards are of the pack");
        }
        if board.draw(seat) > DECK as u8 || out.len() != u32::from(board.left(seat)) {
            return Some("the cards in hand and draw pile are those not placed");
        }
        let full = board.held(seat).saturating_add(if on_turn(seat) { done } else { 0 });
        if full > HAND || (full < 2 && board.draw(seat) > 0) {
            return Some("a hand has at most six cards, and at least two while there are more");
        }
        for (top, start) in board.tops(seat).into_iter().zip(STARTS) {
            if top != start && !(board.placed[0] | board.placed[1]).contains(top) {
                return Some("each top is a placed card or its pile's start");
            }
        }
    }
    let placed = board.turn().map_or(0, |seat| board.placed(seat).len());
    let sound = match board.phase {
        Phase::Turn { seat, done, helped } => {
            u32::from(done) <= placed
                && board.left(seat) > 0
                && board.held(seat) >= board.missing()
                && board.left(super::board::rival(seat)) > 0
                && (done > 0 || (!helped && board.held(seat) > 0))
        }
        Phase::Over { winner, reason: EndReason::Emptied } => done == 0 && board.left(winner) == 0,
        Phase::Over { winner, reason: EndReason::Stuck } => {
            done == 0 && board.held(super::board::rival(winner)) > 0 && board.left(winner) > 0
        }
    };
    (!sound).then_some("`turn` is in keeping with the cards")
}
