//! 111 Hormigas: the middle, and every hand in its order.

use rules::hormigas::{Action, Phase, Place, Seen, Symbols, View, best_stretch};
use rules::{Actions, Card, Game, Seat, Sight as _, Viewer};

use super::boxes::{Face, side_by_side, strip};
use super::style::STRONG;
use super::{style, text};
use crate::words;

/// Rows on a card: its number, its symbols, what else is to be said.
const HEIGHT: usize = 3;
/// One ant symbol.
const ANT: &str = "•";

pub(super) fn draw(view: &View) -> String {
    let config = view.board().config();
    let mut drawing = text::title(Game::Hormigas, config.seats(), &config.changed_options());
    drawing += &format!("{}\n\n", status(view));
    drawing += &middle(view);
    let away = view.board().discard();
    if !away.is_empty() {
        drawing += &text::list("  Put away: ", away);
    }
    drawing.push('\n');
    for seat in Seat::all(config.seats()) {
        drawing += &hand(view, seat);
    }
    if let Seen::All(cards) = view.seen() {
        drawing += &text::list("  Draw pile, next first: ", cards.draw.as_slice());
    }
    drawing + &actions(view)
}

fn status(view: &View) -> String {
    let board = view.board();
    let round = board.round() + 1;
    let to_do = match board.phase() {
        Phase::Take => "to take a card",
        Phase::Put { .. } => "to put the card in the air into the hand",
        Phase::Claim => "to say `claim` or `pass`",
        Phase::Deal => return format!("Round {round} is over; `deal` the next."),
        Phase::Over => return format!("Over after round {round}. {}", winners(view)),
    };
    let turn = board.turns() + 1;
    let who = match (board.turn(), view.viewer()) {
        (Some(seat), viewer) if viewer == Viewer::Seat(seat) => "you are".to_owned(),
        (Some(seat), _) => format!("{} is", words::seat(seat)),
        (None, _) => "nobody is".to_owned(),
    };
    format!("Round {round}, turn {turn}: {who} {to_do}.")
}

fn winners(view: &View) -> String {
    let winners: Vec<Seat> = view.board().winners().into_iter().flatten().collect();
    match winners.as_slice() {
        [winner] => format!("{} has won.", words::capital(&words::seat(*winner))),
        winners => {
            let names: Vec<_> = winners.iter().map(|seat| words::seat(*seat)).collect();
            format!("{} share the win.", words::capital(&names.join(" and ")))
        }
    }
}

fn ants(view: &View, card: Card) -> String {
    ANT.repeat(view.board().config().symbols().of(card).into())
}

fn middle(view: &View) -> String {
    let board = view.board();
    let places = board.middle();
    let face = |i: usize| {
        let caption = format!("take@{}", i + 1);
        let hidden = match view.seen() {
            Seen::All(cards) => cards.middle[i],
            Seen::Nothing | Seen::Hand { .. } => None,
        };
        match (places[i], hidden) {
            (Place::FaceUp(card), _) => open(view, caption, card, ""),
            (Place::FaceDown, Some(card)) => open(view, caption, card, "down"),
            (Place::FaceDown, None) => Face::back(caption, HEIGHT),
            (Place::Taken, _) => {
                Face { caption, rows: vec![String::new(); HEIGHT], style: style::FAINT }
            }
        }
    };
    let symbols = match board.config().symbols() {
        Symbols::House => "house table",
        Symbols::One => "one a card",
        Symbols::Table(_) => "own table",
    };
    let notes = [
        format!("Draw pile: {}", board.draw()),
        format!("{ANT} symbols: {symbols}"),
        in_the_air(view),
    ];
    side_by_side(&[face(0), face(1), face(2)], &notes)
}

fn open(view: &View, caption: String, card: Card, below: &str) -> Face {
    let rows = vec![format!("{:>3}", card.number()), ants(view, card), below.to_owned()];
    Face { caption, rows, style: STRONG }
}

fn in_the_air(view: &View) -> String {
    match (view.board().phase(), view.held()) {
        (Phase::Put { .. }, Some(card)) => {
            format!("In the air: {card} {}", ants(view, card))
        }
        (Phase::Put { .. }, None) => "In the air: ░░ (it lay face down)".to_owned(),
        _ => String::new(),
    }
}

/// A hand in its order: as boxes where all of it is known, else as a line.
fn hand(view: &View, seat: Seat) -> String {
    let board = view.board();
    let size = board.config().hand_size(seat);
    let known: Vec<Option<Card>> = (0..size.into()).map(|i| view.card(seat, i)).collect();
    let label = text::seat(view.viewer(), seat, board.turn() == Some(seat));
    let points = words::count(board.totals()[seat.index()] as usize, "point");
    let whole: Option<Vec<Card>> = known.iter().copied().collect();
    let Some(cards) = whole else {
        let shown = |card: Option<Card>| match card {
            Some(card) => format!("{card:>3}"),
            None => " ░░".to_owned(),
        };
        return format!("{label}: {points}\n") + &text::list(" ", known.into_iter().map(shown));
    };
    let between_rounds = matches!(board.phase(), Phase::Deal | Phase::Over);
    let score = if between_rounds {
        format!("{} of them in this round", board.scores()[seat.index()])
    } else {
        format!("best stretch now {}", best_stretch(&cards, board.config().symbols()))
    };
    format!("{label}: {points}, {score}\n") + &boxed(view, seat, &cards, !between_rounds)
}

/// A hand of which all is known; `seen` stands on the cards that the others know as well.
fn boxed(view: &View, seat: Seat, cards: &[Card], in_play: bool) -> String {
    let shown = view.board().shown(seat);
    let any_seen = in_play && shown.iter().any(Option::is_some);
    let column = |(i, card): (usize, &Card)| {
        let mut rows = vec![format!("{:>3}", card.number()), ants(view, *card)];
        if any_seen {
            let seen = shown.get(i).is_some_and(Option::is_some);
            rows.push(if seen { "seen" } else { "" }.to_owned());
        }
        rows
    };
    let columns: Vec<_> = cards.iter().enumerate().map(column).collect();
    strip(&columns, in_play)
}

/// What the viewer on turn may do.
fn actions(view: &View) -> String {
    let mut legal = Actions::new();
    view.legal(&mut legal);
    let others = legal.iter().filter(|action| !matches!(action, Action::Put(..)));
    let mut drawing = String::new();
    if let Some(Action::Put(last, _)) = legal.last() {
        drawing += &format!(
            "\nput@K-left or put@K-right: in with K cards to its left (0 to {last}), then out with\n\
             the card on that side; at an end that is the card at the far end.\n"
        );
    } else if !legal.is_empty() {
        drawing += "\n";
        drawing += &text::list("Legal: ", others);
    }
    drawing
}
