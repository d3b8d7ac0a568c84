//! Positions and views as one line of text.
//!
//! `hormigas seats=2 round=0 turns=1 phase=take middle=85!,32,33 hands=90,13/3,100! draw=4,5
//! discard= totals=0,0 scores=0,0 later=7`. A `!` marks a card that everyone has seen, `-` the
//! middle place that a card was just taken from, and in views `?` a card that the viewer can't see.

use std::fmt;
use std::str::FromStr;

use super::board::{Board, Phase, Place};
use super::event::Hand;
use super::hands::{Hands, MAX_HELD};
use super::scoring::is_ordered;
use super::setup::{Config, Options};
use super::state::{Cards, PACK_FIRST, State};
use super::view::{KnownCards, View};
use super::{MIDDLE, PACK};
use crate::card::{Card, CardSet};
use crate::deck::{DrawPile, MAX_CARDS, Seed};
use crate::game::Game;
use crate::problem::SetupProblem;
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::text::{Fields, Hidden, ParseError, expect_number, joined, parse_list, small_number};

/// A card as someone sees it, and whether everyone does.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Spot {
    card: Option<Card>,
    shown: bool,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card {
            Some(card) => write!(f, "{card}{}", if self.shown { "!" } else { "" }),
            None => f.write_str("?"),
        }
    }
}

impl FromStr for Spot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Spot, ParseError> {
        match text.strip_suffix('!') {
            _ if text == "?" => Ok(Spot { card: None, shown: false }),
            Some(card) => Ok(Spot { card: Some(card.parse()?), shown: true }),
            None => Ok(Spot { card: Some(text.parse()?), shown: false }),
        }
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Game::Hormigas)?;
        write_view(f, &crate::GameState::view(self, Viewer::Everything))
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} viewer={}", Game::Hormigas, self.viewer)?;
        write_view(f, self)
    }
}

fn write_view(f: &mut fmt::Formatter<'_>, view: &View) -> fmt::Result {
    let board = &view.board;
    let config = &board.config;
    write!(f, " seats={}", config.seats())?;
    for (name, value) in config.changed_options() {
        write!(f, " {name}={value}")?;
    }
    let phase = board.phase().name();
    write!(f, " round={} turns={} phase={phase}", board.round, board.turns)?;
    let middle = board.middle.iter().enumerate().map(|(i, place)| match (place, &view.seen) {
        (Place::Taken, _) => "-".to_owned(),
        (Place::FaceUp(card), _) => Spot { card: Some(*card), shown: true }.to_string(),
        (Place::FaceDown, KnownCards::All(cards)) => {
            Spot { card: cards.middle[i], shown: false }.to_string()
        }
        (Place::FaceDown, KnownCards::Hand { .. } | KnownCards::Nothing) => "?".to_owned(),
    });
    write!(f, " middle={}", joined(middle, ","))?;
    if let Phase::Put { shown, .. } = board.phase {
        write!(f, " held={}", Spot { card: view.held(), shown: shown.is_some() })?;
    }
    let hand = |seat| {
        let spots = board.shown(seat).iter().enumerate();
        let spot = move |(i, shown): (usize, &Option<Card>)| Spot {
            card: view.card(seat, i),
            shown: shown.is_some(),
        };
        joined(spots.map(spot), ",")
    };
    write!(f, " hands={}", joined(Seat::all(config.seats()).map(hand), "/"))?;
    match &view.seen {
        KnownCards::All(cards) => write!(f, " draw={}", cards.draw)?,
        KnownCards::Hand { .. } | KnownCards::Nothing => write!(f, " draw=?{}", board.draw)?,
    }
    write!(f, " discard={}", board.discard)?;
    write!(f, " totals={} scores={}", joined(board.totals(), ","), joined(board.scores(), ","))?;
    if let KnownCards::All(cards) = &view.seen {
        write!(f, " later={}", cards.later)?;
    }
    Ok(())
}

impl FromStr for State {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<State, ParseError> {
        let (board, found) = read(Fields::parse(text)?)?;
        found.state(&board, text)
    }
}

impl FromStr for View {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<View, ParseError> {
        let mut fields = Fields::parse(text)?;
        let viewer: Viewer = fields.need("viewer")?.parse()?;
        let (board, found) = read(fields)?;
        let seen = match viewer {
            Viewer::Everything => KnownCards::All(found.state(&board, text)?.cards),
            Viewer::Spectator => KnownCards::Nothing,
            Viewer::Seat(seat) => {
                let hand: Option<Vec<Card>> = found
                    .hands
                    .get(seat.index())
                    .and_then(|hand| hand.iter().map(|s| s.card).collect());
                let hand = hand.ok_or_else(|| ParseError::expected("all of the own hand", text))?;
                let own_turn = board.turn() == Some(seat);
                let held = found.held.filter(|_| own_turn).and_then(|spot| spot.card);
                if own_turn && found.held.is_some() && held.is_none() {
                    return Err(ParseError::expected("the card in the air", text));
                }
                KnownCards::Hand { hand: Hand::new(&hand), held }
            }
        };
        let view = View { viewer, board, seen };
        if let Some(problem) = view_problem(&view) {
            return Err(wrong(&SetupProblem::Position(problem), text));
        }
        // What the text shows is exactly what the viewer may see: then it is this view's own text.
        if view.to_string() == text { Ok(view) } else { Err(not_canonical(&view, text)) }
    }
}

fn not_canonical(view: &View, text: &str) -> ParseError {
    ParseError::expected(format!("what viewer {} may see, in the usual order", view.viewer), text)
}

/// The cards of a text, known or not.
struct Found {
    middle: [Option<Spot>; MIDDLE],
    held: Option<Spot>,
    hands: Vec<Vec<Spot>>,
    draw: Hidden<DrawPile<MAX_CARDS>>,
    later: Option<Seed>,
}

impl Found {
    /// The state, if every card is known.
    fn state(&self, board: &Board, text: &str) -> Result<State, ParseError> {
        let unknown = || ParseError::expected("every card, and the seed of later rounds", text);
        let mut hands = Hands([PACK_FIRST; MAX_HELD]);
        let spots = self.hands.iter().flatten();
        for (card, spot) in hands.0.iter_mut().zip(spots) {
            *card = spot.card.ok_or_else(unknown)?;
        }
        let known = |spot: &Option<Spot>| match spot {
            Some(spot) => spot.card.map(Some).ok_or_else(unknown),
            None => Ok(None),
        };
        let [a, b, c] = &self.middle;
        let cards = Cards {
            hands,
            middle: [known(a)?, known(b)?, known(c)?],
            held: known(&self.held)?,
            draw: self.draw.known().ok_or_else(unknown)?,
            later: self.later.ok_or_else(unknown)?,
        };
        State::from_parts(board, cards).map_err(|problem| wrong(&problem, text))
    }
}

fn wrong(problem: &SetupProblem, text: &str) -> ParseError {
    ParseError::expected(format!("a position that play can reach ({problem})"), text)
}

/// The board, checked, and the cards as they stand in the text.
fn read(mut fields: Fields<'_>) -> Result<(Board, Found), ParseError> {
    let head = fields.head();
    if head != Game::Hormigas.name() {
        return Err(ParseError::expected("hormigas", head));
    }
    let number = |text| expect_number(text, "a number");
    let seats = fields.need("seats")?;
    let seats =
        small_number(seats).ok_or_else(|| ParseError::expected("a number of seats", seats))?;
    let (round, turns) = (number(fields.need("round")?)?, number(fields.need("turns")?)?);
    let phase = fields.need("phase")?;
    let middle = fields.need("middle")?;
    let held: Option<Spot> = fields.take("held").map(str::parse).transpose()?;
    let hands = fields.need("hands")?;
    let hands = hands.split('/').map(|hand| parse_list(hand, ','));
    let hands = hands.collect::<Result<Vec<Vec<Spot>>, _>>()?;
    let draw: Hidden<DrawPile<MAX_CARDS>> = fields.need("draw")?.parse()?;
    let discard: CardSet = fields.need("discard")?.parse()?;
    let totals = points(fields.need("totals")?, seats)?;
    let scores = points(fields.need("scores")?, seats)?;
    let later = fields.take("later").map(str::parse).transpose()?;

    let mut options = Options::default();
    for (name, value) in fields.rest() {
        crate::options::SetOptions::set(&mut options, name, &value.parse()?)
            .map_err(|problem| ParseError::expected(problem.to_string(), value))?;
    }
    let config = Config::new(seats, options)
        .map_err(|invalid| ParseError::expected(invalid.to_string(), head))?;

    let (places, middle) = read_middle(middle)?;
    let mut board = Board::new(config);
    board.phase = match (phase, held, places.iter().position(|place| *place == Place::Taken)) {
        ("put", Some(spot), Some(place)) => {
            Phase::Put { place: place as u8, shown: spot.card.filter(|_| spot.shown) }
        }
        ("take", None, None) => Phase::Take,
        ("claim", None, None) => Phase::Claim,
        ("deal", None, None) => Phase::Deal,
        ("over", None, None) => Phase::Over,
        _ => return Err(ParseError::expected("phase, middle and held in keeping", phase)),
    };
    board.round = round;
    board.turns = turns;
    board.middle = places;
    board.draw = draw.count(|draw| draw.as_slice().len());
    board.discard = discard;
    board.totals = totals;
    board.scores = scores;
    let sizes = Seat::all(seats).map(|seat| usize::from(config.hand_size(seat)));
    if !sizes.eq(hands.iter().map(Vec::len)) {
        return Err(ParseError::expected("a hand of the right size a seat", head));
    }
    for (shown, spot) in board.shown.0.iter_mut().zip(hands.iter().flatten()) {
        *shown = spot.card.filter(|_| spot.shown);
    }
    match board_problem(&board) {
        Some(problem) => Err(wrong(&SetupProblem::Position(problem), head)),
        None => Ok((board, Found { middle, held, hands, draw, later })),
    }
}

fn read_middle(text: &str) -> Result<([Place; MIDDLE], [Option<Spot>; MIDDLE]), ParseError> {
    let mut places = [Place::FaceDown; MIDDLE];
    let mut spots = [None; MIDDLE];
    let texts: Vec<&str> = text.split(',').collect();
    if texts.len() != MIDDLE {
        return Err(ParseError::expected("three middle places", text));
    }
    for ((place, spot), text) in places.iter_mut().zip(&mut spots).zip(texts) {
        if text == "-" {
            *place = Place::Taken;
            continue;
        }
        let found: Spot = text.parse()?;
        if let Some(card) = found.card.filter(|_| found.shown) {
            *place = Place::FaceUp(card);
        }
        *spot = Some(found);
    }
    let taken = places.iter().filter(|place| **place == Place::Taken).count();
    if taken > 1 {
        return Err(ParseError::expected("at most one card in the air", text));
    }
    Ok((places, spots))
}

fn points(text: &str, seats: u8) -> Result<[u32; MAX_SEATS], ParseError> {
    /// Points that no game reaches.
    const MAX: u32 = 1_000_000_000;
    let mut points = [0; MAX_SEATS];
    let found: Vec<&str> = text.split(',').collect();
    if found.len() != usize::from(seats) || found.len() > MAX_SEATS {
        return Err(ParseError::expected("points for each seat", text));
    }
    for (points, text) in points.iter_mut().zip(found) {
        *points = expect_number(text, "points")?;
        if *points > MAX {
            return Err(ParseError::expected("points", text));
        }
    }
    Ok(points)
}

/// What keeps the cards that a viewer sees from being those of a game. Where all are seen, they have
/// been checked as a state.
fn view_problem(view: &View) -> Option<&'static str> {
    let board = &view.board;
    let seats = Seat::all(board.config.seats());
    let hand = |seat| (0..board.shown(seat).len()).map(move |place| view.card(seat, place));
    let in_hands = seats.clone().flat_map(hand).flatten().count();
    let face_up = board.middle.iter().filter(|place| matches!(place, Place::FaceUp(_))).count();
    let in_air = usize::from(view.held().is_some());
    let seen = in_hands + face_up + in_air + board.discard.len() as usize;
    if view.viewer != Viewer::Everything && seen + view.unseen().len() as usize != PACK.len() {
        return Some("every card is in one place");
    }
    // Two cards are in order whatever they are.
    let in_order = |seat| match hand(seat).collect::<Option<Vec<Card>>>() {
        Some(hand) => is_ordered(&hand),
        None => board.config.hand_size(seat) == 2,
    };
    let ends_by_itself = board.config.options().finish == super::Finish::Auto;
    let too_late = |seat| board.had_a_turn(seat) && in_order(seat);
    (ends_by_itself && board.turn().is_some() && seats.clone().any(too_late))
        .then_some("a round ends when a hand is in order")
}

/// What keeps the public part from being that of a game.
fn board_problem(board: &Board) -> Option<&'static str> {
    let config = &board.config;
    let held = usize::from(matches!(board.phase, Phase::Put { .. }));
    let middle = MIDDLE - held;
    let count = config.held() + middle + held + usize::from(board.draw);
    if count + board.discard.len() as usize != PACK.len() {
        return Some("the cards are as many as in the pack");
    }
    let shown = board.shown.0[..config.held()].iter().filter(|card| card.is_some()).count();
    let face_up = board.middle.iter().filter(|place| matches!(place, Place::FaceUp(_))).count();
    let in_air = usize::from(matches!(board.phase, Phase::Put { shown: Some(_), .. }));
    let seen = board.seen();
    if seen.len() as usize != shown + face_up + in_air + board.discard.len() as usize
        || !(seen - PACK.cards()).is_empty()
        || !board.discard.len().is_multiple_of(MIDDLE as u32)
    {
        return Some("cards that all have seen are cards of the pack, once each");
    }
    let limit = config.options().turn_limit;
    let round_over = matches!(board.phase, Phase::Deal | Phase::Over);
    if limit > 0 && board.turns >= limit + u32::from(round_over) {
        return Some("turns are within the limit");
    }
    if round_over && (shown != config.held() || board.turns == 0) {
        return Some("after a round all hands are shown");
    }
    if board.round > Options::MAX_NUMBER * 10 || board.turns > Options::MAX_NUMBER * 100 {
        return Some("rounds and turns are those of a game");
    }
    if (0..MAX_SEATS).any(|seat| board.scores[seat] > board.totals[seat]) {
        return Some("scores are part of the totals");
    }
    // Before this round's end its goal is looked at as the round before left it.
    let before = Board { round: board.round.wrapping_sub(1), ..*board };
    let sound = match board.phase {
        Phase::Over => board.reached_goal(),
        Phase::Deal => !board.reached_goal(),
        Phase::Take | Phase::Put { .. } | Phase::Claim if board.round == 0 => {
            board.totals == [0; MAX_SEATS]
        }
        Phase::Take | Phase::Put { .. } | Phase::Claim => !before.reached_goal(),
    };
    let claims = config.options().finish == super::Finish::Claim;
    if !sound || (board.phase == Phase::Claim && !claims) {
        return Some("`phase` is in keeping with the points");
    }
    None
}
