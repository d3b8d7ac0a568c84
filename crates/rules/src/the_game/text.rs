//! Positions and views as one line of text.
//!
//! `the-game seats=2 turn=1 done=1 tops=5,1,100,98 hands=2,9/11,12 draw=17,4` and, as seat 0 sees
//! it, `the-game viewer=0 … hands=2,9/?2 draw=?2 gone=5,98`. Options stand as their names.

use std::fmt;
use std::str::FromStr;

use super::Numbers;
use super::action::Pile;
use super::board::{Board, Phase, Rows};
use super::piles::Piles;
use super::setup::{Config, Options};
use super::state::{MAX_DRAW, State};
use super::view::{KnownCards, View};
use crate::card::{Card, CardSet};
use crate::deck::DrawPile;
use crate::game::{Family, Game};
use crate::problem::SetupProblem;
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::text::{
    Fields, Hidden, ParseError, digits, join, joined, parse_list, put, small_number, split,
};

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.board.config.variant().game().name())?;
        write_board(f, &self.board)?;
        write_cards(f, &self.board, &self.hands, &self.draw)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.board;
        put(f, &[board.config.variant().game().name(), " viewer="])?;
        fmt::Display::fmt(&self.viewer, f)?;
        write_board(f, board)?;
        match &self.seen {
            KnownCards::All { hands, draw } => write_cards(f, board, hands, draw)?,
            KnownCards::Hand(_) | KnownCards::Nothing => {
                let hand = |seat| Hidden::of(self.hand(seat), board.held(seat));
                f.write_str(" hands=")?;
                join(f, Seat::all(board.config.seats()).map(hand), "/")?;
                put(f, &[" draw=?", digits(board.draw)])?;
            }
        }
        if !board.config.variant().numbers().open_rows {
            f.write_str(" gone=")?;
            fmt::Display::fmt(&board.placed, f)?;
        }
        Ok(())
    }
}

fn write_board(f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
    put(f, &[" seats=", digits(board.config.seats())])?;
    for (name, value) in board.config.changed_options() {
        put(f, &[" ", name, "="])?;
        fmt::Display::fmt(&value, f)?;
    }
    let number = |seat: Seat| digits(seat.index() as u8);
    match board.phase {
        Phase::Choose => f.write_str(" turn=choose")?,
        Phase::Turn { seat, done: 0 } => put(f, &[" turn=", number(seat)])?,
        Phase::Turn { seat, done } => put(f, &[" turn=", number(seat), " done=", digits(done)])?,
        Phase::Won => f.write_str(" turn=won")?,
        Phase::Lost(seat) => put(f, &[" turn=lost@", number(seat)])?,
    }
    if let Some(pile) = board.piles.last {
        put(f, &[" last=", pile.name()])?;
    }
    if board.config.variant().numbers().open_rows {
        let row = |pile| {
            let mut row: Vec<Card> = board.rows.down_from(board.top(pile)).collect();
            row.reverse();
            joined(row, ",")
        };
        write!(f, " rows={}", joined(Pile::ALL.into_iter().map(row), "/"))
    } else {
        f.write_str(" tops=")?;
        join(f, board.tops(), ",")
    }
}

fn write_cards(
    f: &mut fmt::Formatter<'_>,
    board: &Board,
    hands: &[CardSet; MAX_SEATS],
    draw: &DrawPile<MAX_DRAW>,
) -> fmt::Result {
    let hands = joined(&hands[..usize::from(board.config.seats())], "/");
    write!(f, " hands={hands} draw={draw}")
}

impl FromStr for State {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<State, ParseError> {
        let mut fields = Fields::parse(text)?;
        let cards = Cards::read(&mut fields)?;
        let hands: Option<Vec<CardSet>> = cards.hands.iter().map(Hidden::known).collect();
        let (Some(hands), Some(draw)) = (hands, cards.draw.known()) else {
            return Err(ParseError::expected("every card of hands and draw pile", text));
        };
        let known = hands.iter().fold(draw.to_set(), |all, hand| all | *hand);
        let board = read_board(fields, &cards, Some(known))?;
        State::from_parts(board, by_seat(&hands), draw).map_err(|problem| wrong(&problem, text))
    }
}

impl FromStr for View {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<View, ParseError> {
        let mut fields = Fields::parse(text)?;
        let viewer: Viewer = fields.need("viewer")?.parse()?;
        let cards = Cards::read(&mut fields)?;
        let shown: Vec<CardSet> = cards.hands.iter().filter_map(Hidden::known).collect();
        let not_for =
            |what: &str| ParseError::expected(format!("{what} for viewer {viewer}"), text);
        let seen = match (viewer, cards.draw.known()) {
            (Viewer::Everything, Some(draw)) if shown.len() == cards.hands.len() => {
                KnownCards::All { hands: by_seat(&shown), draw }
            }
            (Viewer::Everything, _) => return Err(not_for("all cards")),
            (Viewer::Spectator, None) if shown.is_empty() => KnownCards::Nothing,
            (Viewer::Seat(seat), None) if shown.len() == 1 => {
                let own = cards.hands.get(seat.index()).and_then(Hidden::known);
                KnownCards::Hand(own.ok_or_else(|| not_for("the own hand"))?)
            }
            (Viewer::Spectator | Viewer::Seat(_), _) => return Err(not_for("no other cards")),
        };
        let (known, all) = match seen {
            KnownCards::All { hands, draw } => {
                let known = hands.iter().fold(draw.to_set(), |all, hand| all | *hand);
                (known, Some(known))
            }
            KnownCards::Hand(hand) => (hand, None),
            KnownCards::Nothing => (CardSet::EMPTY, None),
        };
        let board = read_board(fields, &cards, all)?;
        let view = View { viewer, board, seen };
        if let KnownCards::All { hands, draw } = seen {
            State::from_parts(board, hands, draw).map_err(|problem| wrong(&problem, text))?;
        }
        let out = board.config.variant().pack().cards() - board.placed;
        if !(known - out).is_empty() {
            return Err(ParseError::expected("hands of cards that are not placed", text));
        }
        let told = match board.phase {
            Phase::Turn { seat, .. } => Some((seat, true)),
            Phase::Lost(seat) => Some((seat, false)),
            Phase::Choose | Phase::Won => None,
        };
        if let Some((seat, goes_on)) = told
            && let Some(hand) = view.hand(seat)
            && board.can_go_on(hand) != goes_on
        {
            return Err(ParseError::expected("a hand in keeping with whose turn it is", text));
        }
        Ok(view)
    }
}

fn wrong(problem: &SetupProblem, text: &str) -> ParseError {
    ParseError::expected(format!("a position that play can reach ({problem})"), text)
}

fn by_seat(hands: &[CardSet]) -> [CardSet; MAX_SEATS] {
    let mut all = [CardSet::EMPTY; MAX_SEATS];
    all[..hands.len()].copy_from_slice(hands);
    all
}

/// The fields `hands` and `draw`.
struct Cards {
    hands: Vec<Hidden<CardSet>>,
    draw: Hidden<DrawPile<MAX_DRAW>>,
}

impl Cards {
    fn read(fields: &mut Fields<'_>) -> Result<Cards, ParseError> {
        let hands = fields.need("hands")?;
        // Not `split`: an empty text is one empty hand.
        let hands = hands.split('/').map(str::parse).collect::<Result<Vec<_>, _>>()?;
        if hands.len() > MAX_SEATS {
            return Err(ParseError::expected("at most five hands", "more"));
        }
        Ok(Cards { hands, draw: fields.need("draw")?.parse()? })
    }

    fn held(&self) -> [u8; MAX_SEATS] {
        let mut held = [0; MAX_SEATS];
        for (count, hand) in held.iter_mut().zip(&self.hands) {
            *count = hand.count(|cards| cards.len() as usize);
        }
        held
    }

    fn draw_count(&self) -> u8 {
        self.draw.count(|draw| draw.as_slice().len())
    }
}

/// The board, checked: every card in one place, counts that play can reach. `known` are the cards
/// in hands and draw pile where all are known.
fn read_board(
    mut fields: Fields<'_>,
    cards: &Cards,
    known: Option<CardSet>,
) -> Result<Board, ParseError> {
    let head = fields.head();
    let Family::TheGame(variant) = head.parse::<Game>()?.family() else {
        return Err(ParseError::expected("the-game or ascenso-descenso", head));
    };
    let numbers = variant.numbers();
    let seats = fields.need("seats")?;
    let seats =
        small_number(seats).ok_or_else(|| ParseError::expected("a number of seats", seats))?;
    let turn = fields.need("turn")?;
    let done = fields.take("done").map_or(Ok(0), |text| match small_number(text) {
        Some(done) if done > 0 => Ok(done),
        _ => Err(ParseError::expected("a number of cards placed", text)),
    })?;
    let phase = match turn.split_once('@') {
        None if turn == "choose" => Phase::Choose,
        None if turn == "won" => Phase::Won,
        None => Phase::Turn { seat: turn.parse()?, done },
        Some(("lost", seat)) => Phase::Lost(seat.parse()?),
        Some(_) => return Err(ParseError::expected("choose, a seat, won or lost@seat", turn)),
    };
    let last = fields.take("last").map(str::parse).transpose()?;

    let pack = numbers.pack.cards();
    let (tops, placed, rows) = if numbers.open_rows {
        read_rows(fields.need("rows")?, numbers)?
    } else {
        let tops: Vec<Card> = parse_list(fields.need("tops")?, ',')?;
        let tops = tops.try_into().map_err(|_| ParseError::expected("four tops", head))?;
        let placed = match fields.take("gone") {
            Some(gone) => gone.parse()?,
            None => pack - known.ok_or_else(|| ParseError::expected("a field gone=…", head))?,
        };
        (tops, placed, Rows::EMPTY)
    };

    let mut options = Options::default();
    for (name, value) in fields.rest() {
        if variant.game().option(name).is_none() {
            return Err(ParseError::expected("a field or an option of the game", name));
        }
        crate::options::SetOptions::set(&mut options, name, &value.parse()?)
            .map_err(|problem| ParseError::expected(problem.to_string(), value))?;
    }
    let config = Config::new(variant, seats, options)
        .map_err(|invalid| ParseError::expected(invalid.to_string(), head))?;

    let mut board = Board::new(config);
    board.phase = phase;
    board.piles = Piles { tops, last };
    board.held = cards.held();
    board.draw = cards.draw_count();
    board.placed = placed;
    board.left = (pack - placed).len() as u8;
    board.rows = rows;
    let fits = known.is_none_or(|known| known == pack - placed);
    match board_problem(&board, cards.hands.len(), done) {
        None if fits && (placed - pack).is_empty() => Ok(board),
        None => Err(wrong(&SetupProblem::Position("every card is in one place"), head)),
        Some(problem) => Err(wrong(&SetupProblem::Position(problem), head)),
    }
}

/// Rows from their start to their top: the tops, all cards placed, and what lies beneath what.
fn read_rows(text: &str, numbers: &Numbers) -> Result<([Card; 4], CardSet, Rows), ParseError> {
    let (mut tops, mut placed, mut rows) = (numbers.starts, CardSet::EMPTY, Rows::EMPTY);
    let texts: Vec<&str> = split(text, '/').collect();
    if texts.len() != tops.len() {
        return Err(ParseError::expected("four rows", text));
    }
    for (top, row) in tops.iter_mut().zip(texts) {
        let cards: Vec<Card> = parse_list(row, ',')?;
        let Some((start, cards)) = cards.split_first().filter(|(start, _)| *start == top) else {
            return Err(ParseError::expected(format!("a row that starts at {top}"), row));
        };
        debug_assert_eq!(start, top);
        for &card in cards {
            let in_pack = numbers.pack.cards().contains(card);
            if !in_pack || placed.contains(card) {
                return Err(ParseError::expected("cards of the pack, once each", row));
            }
            rows.cover(*top, card);
            placed.insert(card);
            *top = card;
        }
    }
    Ok((tops, placed, rows))
}

/// What keeps the counts from being those of a game.
fn board_problem(board: &Board, hands: usize, done: u8) -> Option<&'static str> {
    let config = &board.config;
    let seats = Seat::all(config.seats());
    let known_seat = |seat: Seat| seat.index() < usize::from(config.seats());
    let held: u32 = board.held.iter().map(|count| u32::from(*count)).sum();
    let starts = config.starts();
    let top_placed = |pile: &Pile| {
        let top = board.top(*pile);
        top == starts[pile.index()] || board.placed.contains(top)
    };
    let covered = Pile::ALL.iter().filter(|pile| board.top(**pile) != starts[pile.index()]);
    let tops: CardSet = covered.clone().map(|pile| board.top(*pile)).collect();
    // During a turn a hand is short by what was placed; otherwise, while cards are left to draw,
    // every hand is full.
    let full = |seat: Seat| {
        let own = matches!(board.phase, Phase::Turn { seat: on, .. } if on == seat);
        board.held(seat).saturating_add(if own { done } else { 0 })
    };

    if hands != usize::from(config.seats()) {
        return Some("one hand a seat");
    }
    if held + u32::from(board.draw) != u32::from(board.left) {
        return Some("the cards in hands and draw pile are those not placed");
    }
    if !Pile::ALL.iter().all(top_placed) || tops.len() as usize != covered.count() {
        return Some("each top is a placed card or its pile's start");
    }
    if seats.clone().any(|seat| full(seat) > config.hand_size()) {
        return Some("a hand is too large");
    }
    if board.draw > 0 && seats.clone().any(|seat| full(seat) != config.hand_size()) {
        return Some("hands are full while there are cards to draw");
    }
    if u32::from(done) > board.placed.len() {
        return Some("more cards placed in this turn than in the game");
    }
    if board.piles.last.is_some_and(|pile| {
        done == 0 || !config.jumps_at_once_only() || board.top(pile) == starts[pile.index()]
    }) || (done > 0 && config.jumps_at_once_only() && board.piles.last.is_none())
    {
        return Some("`last` is the pile of the placement just before in this turn");
    }
    let sound = match board.phase {
        Phase::Choose => config.starter().is_none() && board.placed.is_empty() && done == 0,
        Phase::Turn { seat, done } => {
            known_seat(seat) && board.left > 0 && (done > 0 || board.held(seat) > 0)
        }
        Phase::Won => board.left == 0 && done == 0,
        Phase::Lost(seat) => known_seat(seat) && board.held(seat) > 0 && done == 0,
    };
    (!sound).then_some("`turn` is in keeping with the cards")
}
