//! 111 Hormigas: the middle, and every hand in its order.

use rules::hormigas::{Action, KnownCards, Phase, Place, Symbols, View, best_stretch};
use rules::{Actions, Card, Game, GameView as _, Seat, Viewer};
use texts::{Texts, say, words};

use super::boxes::{Face, side_by_side, strip};
use super::style::STRONG;
use super::{style, text};

/// Rows on a card: its number, its symbols, what else is to be said.
const HEIGHT: usize = 3;
/// One ant symbol.
const ANT: &str = "•";

pub(super) fn draw(texts: &Texts, view: &View) -> String {
    let config = view.board().config();
    let mut drawing = text::title(texts, Game::Hormigas, config.seats(), &config.changed_options());
    drawing += &format!("{}\n\n", status(texts, view));
    drawing += &middle(texts, view);
    let away = view.board().discard();
    if !away.is_empty() {
        drawing += &text::list(&say!(texts, "drawing-put-away"), away);
    }
    drawing.push('\n');
    for seat in Seat::all(config.seats()) {
        drawing += &hand(texts, view, seat);
    }
    if let KnownCards::All(cards) = view.seen() {
        drawing += &text::list(&say!(texts, "drawing-draw-pile-next"), cards.draw.as_slice());
    }
    drawing + &actions(texts, view)
}

pub(super) fn status(texts: &Texts, view: &View) -> String {
    let board = view.board();
    let round = board.round() + 1;
    let turn = board.turns() + 1;
    let yours = board.turn().is_some_and(|seat| view.viewer() == Viewer::Seat(seat));
    let seat = board.turn().map(|seat| words::seat(texts, seat)).unwrap_or_default();
    let to_do = match (board.phase(), yours) {
        (Phase::Take, true) => say!(texts, "ants-take-yours"),
        (Phase::Take, false) => say!(texts, "ants-take", seat = seat),
        (Phase::Put { .. }, true) => say!(texts, "ants-put-yours"),
        (Phase::Put { .. }, false) => say!(texts, "ants-put", seat = seat),
        (Phase::Claim, true) => say!(texts, "ants-claim-yours"),
        (Phase::Claim, false) => say!(texts, "ants-claim", seat = seat),
        (Phase::Deal, _) => return say!(texts, "ants-deal", round = round),
        (Phase::Over, _) => {
            return format!("{} {}", say!(texts, "ants-over", round = round), winners(texts, view));
        }
    };
    say!(texts, "ants-turn", round = round, turn = turn, what = to_do)
}

fn winners(texts: &Texts, view: &View) -> String {
    let winners: Vec<Seat> = view.board().winners().into_iter().flatten().collect();
    let names: Vec<_> = winners.iter().map(|seat| words::seat(texts, *seat)).collect();
    let names = words::list(texts, &names);
    words::capital(&say!(texts, "ants-winners", count = winners.len(), seats = names))
}

fn ants(view: &View, card: Card) -> String {
    ANT.repeat(view.board().config().symbols().of(card).into())
}

fn middle(texts: &Texts, view: &View) -> String {
    let board = view.board();
    let places = board.middle();
    let face = |i: usize| {
        let caption = format!("take@{}", i + 1);
        let hidden = match view.seen() {
            KnownCards::All(cards) => cards.middle[i],
            KnownCards::Nothing | KnownCards::Hand { .. } => None,
        };
        match (places[i], hidden) {
            (Place::FaceUp(card), _) => open(view, caption, card, ""),
            (Place::FaceDown, Some(card)) => open(view, caption, card, "▼"),
            (Place::FaceDown, None) => Face::back(caption, HEIGHT),
            (Place::Taken, _) => {
                Face { caption, rows: vec![String::new(); HEIGHT], style: style::FAINT }
            }
        }
    };
    let symbols = match board.config().symbols() {
        Symbols::House => say!(texts, "option-symbols-house"),
        Symbols::One => say!(texts, "option-symbols-one"),
        Symbols::Table(_) => say!(texts, "option-symbols-table"),
    };
    let notes = [
        say!(texts, "drawing-draw-pile", count = board.draw()),
        say!(texts, "drawing-symbols", ant = ANT, table = symbols),
        in_the_air(texts, view),
    ];
    side_by_side(&[face(0), face(1), face(2)], &notes)
}

fn open(view: &View, caption: String, card: Card, below: &str) -> Face {
    let rows = vec![format!("{:>3}", card.number()), ants(view, card), below.to_owned()];
    Face { caption, rows, style: STRONG }
}

fn in_the_air(texts: &Texts, view: &View) -> String {
    match (view.board().phase(), view.held()) {
        (Phase::Put { .. }, Some(card)) => {
            say!(texts, "drawing-in-the-air", card = format!("{card} {}", ants(view, card)))
        }
        (Phase::Put { .. }, None) => say!(texts, "drawing-in-the-air-hidden"),
        _ => String::new(),
    }
}

/// A hand in its order: as boxes where all of it is known, else as a line.
fn hand(texts: &Texts, view: &View, seat: Seat) -> String {
    let board = view.board();
    let size = board.config().hand_size(seat);
    let known: Vec<Option<Card>> = (0..size.into()).map(|i| view.card(seat, i)).collect();
    let label = text::seat(texts, view.viewer(), seat, board.turn() == Some(seat));
    let points = say!(texts, "points", count = board.totals()[seat.index()]);
    let whole: Option<Vec<Card>> = known.iter().copied().collect();
    let Some(cards) = whole else {
        let shown = |card: Option<Card>| match card {
            Some(card) => format!("{card:>3}"),
            None => " ░░".to_owned(),
        };
        let line = say!(texts, "label-value", label = label, value = points) + "\n";
        return line + &text::list(" ", known.into_iter().map(shown));
    };
    let between_rounds = matches!(board.phase(), Phase::Deal | Phase::Over);
    let score = if between_rounds {
        say!(texts, "drawing-in-this-round", count = board.scores()[seat.index()])
    } else {
        let best = best_stretch(&cards, board.config().symbols());
        say!(texts, "drawing-best-stretch", count = best)
    };
    let value = format!("{points}, {score}");
    let line = say!(texts, "label-value", label = label, value = value) + "\n";
    line + &boxed(texts, view, seat, &cards, !between_rounds)
}

/// A hand of which all is known; `seen` stands on the cards that the others know as well.
fn boxed(texts: &Texts, view: &View, seat: Seat, cards: &[Card], in_play: bool) -> String {
    let shown = view.board().shown(seat);
    let any_seen = in_play && shown.iter().any(Option::is_some);
    let column = |(i, card): (usize, &Card)| {
        let mut rows = vec![format!("{:>3}", card.number()), ants(view, *card)];
        if any_seen {
            let seen = shown.get(i).is_some_and(Option::is_some);
            rows.push(if seen { say!(texts, "drawing-seen") } else { String::new() });
        }
        rows
    };
    let columns: Vec<_> = cards.iter().enumerate().map(column).collect();
    strip(&columns, in_play)
}

/// What the viewer on turn may do.
fn actions(texts: &Texts, view: &View) -> String {
    let mut legal = Actions::new();
    view.legal_into(&mut legal);
    let others = legal.iter().filter(|action| !matches!(action, Action::Put(..)));
    let mut drawing = String::new();
    if let Some(Action::Put(last, _)) = legal.last() {
        drawing += &format!("\n{}\n", say!(texts, "drawing-put", last = *last));
    } else if !legal.is_empty() {
        drawing += "\n";
        drawing += &text::list(&say!(texts, "drawing-legal"), others);
    }
    drawing
}
