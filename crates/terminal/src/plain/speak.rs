//! A position in sentences, for ears: no boxes, no columns, a line for each thing. It is made from a [`View`] and
//! nothing else, and tells no more than the table's help allows.

use rules::hormigas::{Place, Symbols, best_stretch};
use rules::{
    Action, Actions, Card, CardSet, Direction, MAX_SEATS, Said, Seat, Standing, View, Viewer,
    face_to_face, hormigas, the_game,
};
use texts::{Texts, say, words};

use super::draw;
use crate::levels;
use crate::screen::board::{self, Gap};
use crate::source::{Help, Sitter};

/// What is to be told of a game.
pub(super) struct Speech<'a> {
    pub(super) texts: &'a Texts,
    pub(super) view: &'a View,
    pub(super) sitters: &'a [Sitter],
    pub(super) standing: Option<&'a Standing>,
    pub(super) help: Help,
}

/// The game with its seats and options.
pub(super) fn title(texts: &Texts, view: &View) -> String {
    let (seats, options) = match view {
        View::TheGame(view) => {
            (view.board().config().seats(), view.board().config().changed_options())
        }
        View::FaceToFace(view) => (2, view.board().config().changed_options()),
        View::Hormigas(view) => {
            (view.board().config().seats(), view.board().config().changed_options())
        }
    };
    format!("{}.", words::game(texts, view.game(), seats, &options))
}

impl Speech<'_> {
    /// The position, a sentence a line.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines: Vec<String> =
            draw::status(self.texts, self.view).lines().map(str::to_owned).collect();
        match self.view {
            View::TheGame(view) => self.team(view, &mut lines),
            View::FaceToFace(view) => self.duel(view, &mut lines),
            View::Hormigas(view) => self.ants(view, &mut lines),
        }
        self.said(&mut lines);
        self.fits(&mut lines);
        lines
    }

    /// `Up 1: 33.`
    fn is(&self, label: impl Into<String>, value: impl Into<String>) -> String {
        format!("{}.", self.label(label, value))
    }

    fn label(&self, label: impl Into<String>, value: impl Into<String>) -> String {
        say!(self.texts, "label-value", label = label.into(), value = value.into())
    }

    fn seat(&self, seat: Seat) -> String {
        draw::seat(self.texts, self.view.viewer(), seat)
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer() == Viewer::Seat(seat)
    }

    /// The cards of a hand, or how many there are.
    fn hand(&self, seat: Seat, hand: Option<CardSet>, held: u8) -> String {
        let label =
            if self.is_own(seat) { say!(self.texts, "table-hand") } else { self.seat(seat) };
        match hand {
            Some(hand) if !hand.is_empty() => self.is(label, numbers(hand.iter())),
            Some(_) | None => self.is(label, say!(self.texts, "cards", count = held)),
        }
    }

    fn team(&self, view: &the_game::View, lines: &mut Vec<String>) {
        let board = view.board();
        for pile in the_game::Pile::ALL {
            let name = format!("{} ({})", words::pile_short(self.texts, pile), pile.name());
            let mut top = board.top(pile).to_string();
            if let Some(row) = board.row(pile) {
                let mut row: Vec<Card> = row.collect();
                row.reverse();
                if row.len() > 1 {
                    top = format!("{top} ({})", numbers(row.into_iter()));
                }
            }
            lines.push(self.is(name, top));
        }
        let counts = say!(self.texts, "drawing-counts", draw = board.draw(), left = board.left());
        lines.push(counts.trim().to_owned());
        for seat in Seat::all(board.config().seats()) {
            lines.push(self.hand(seat, view.hand(seat), board.held(seat)));
        }
        if let the_game::KnownCards::All { draw, .. } = view.seen() {
            lines.push(say!(self.texts, "drawing-draw-pile-next").trim().to_owned());
            lines.push(numbers(draw.as_slice().iter().copied()));
        }
    }

    fn duel(&self, view: &face_to_face::View, lines: &mut Vec<String>) {
        let board = view.board();
        let near = board::near(self.view).unwrap_or(Seat::FIRST);
        for seat in [near, view.rival(near)] {
            for (direction, top) in
                [Direction::Up, Direction::Down].into_iter().zip(board.tops(seat))
            {
                let pile = face_to_face::Pile::ALL.into_iter().find(|pile| {
                    pile.is_rivals() == (seat != near) && pile.direction() == direction
                });
                let name = match pile {
                    Some(pile) if matches!(self.view.viewer(), Viewer::Seat(_)) => {
                        let name = words::duel_pile_label(self.texts, pile);
                        format!("{} ({})", words::capital(&name), pile.name())
                    }
                    _ => words::pile_of(self.texts, &self.seat(seat), direction),
                };
                lines.push(self.is(name, top.to_string()));
            }
        }
        for seat in Seat::all(2) {
            let (draw, left) = (board.draw(seat), board.left(seat));
            let counts = say!(self.texts, "drawing-counts", draw = draw, left = left);
            let hand = self.hand(seat, view.hand(seat), board.held(seat));
            lines.push(format!("{hand} {}", counts.trim()));
        }
        if let face_to_face::KnownCards::All { draw, .. } = view.seen() {
            for seat in Seat::all(2) {
                let name = words::seat(self.texts, seat);
                let label = say!(self.texts, "drawing-draw-pile-of-next", seat = name);
                let cards = draw[seat.index()].as_slice().iter().copied();
                lines.push(format!("{} {}", label.trim(), numbers(cards)));
            }
        }
    }

    fn ants(&self, view: &hormigas::View, lines: &mut Vec<String>) {
        let (texts, board) = (self.texts, view.board());
        let symbols = board.config().symbols();
        let card = |card: Card| {
            let ants = say!(texts, "hormigas-symbols", count = symbols.of(card));
            format!("{card} ({ants})")
        };
        let place = |(index, place): (usize, &Place)| {
            let what = match place {
                Place::FaceUp(up) => card(*up),
                Place::FaceDown => say!(texts, "hormigas-face-down"),
                Place::Taken => return None,
            };
            Some(format!("take@{} {what}", index + 1))
        };
        let middle: Vec<String> = board.middle().iter().enumerate().filter_map(place).collect();
        lines.push(self.is(say!(texts, "hormigas-middle"), middle.join(", ")));
        if let (hormigas::Phase::Put { .. }, held) = (board.phase(), view.held()) {
            lines.push(match held {
                Some(held) => format!("{}.", say!(texts, "drawing-in-the-air", card = card(held))),
                None => self.is(say!(texts, "ants-in-the-air"), say!(texts, "hormigas-face-down")),
            });
        }
        lines.push(format!("{}.", say!(texts, "drawing-draw-pile", count = board.draw())));
        if matches!(symbols, Symbols::House) {
            lines.push(say!(texts, "hormigas-house"));
        }
        let between = matches!(board.phase(), hormigas::Phase::Deal | hormigas::Phase::Over);
        for seat in Seat::all(board.config().seats()) {
            let size = board.config().hand_size(seat);
            let known: Vec<Option<Card>> = (0..size.into()).map(|i| view.card(seat, i)).collect();
            let whole: Option<Vec<Card>> = known.iter().copied().collect();
            let points = say!(texts, "points", count = board.totals()[seat.index()]);
            let shown = |card: Option<Card>| card.map_or("?".to_owned(), |card| card.to_string());
            let cards: Vec<String> = known.into_iter().map(shown).collect();
            let mut line = self.label(self.seat(seat), format!("{points}; {}", cards.join(" ")));
            if let Some(whole) = whole {
                line += "; ";
                line += &if between {
                    say!(texts, "drawing-in-this-round", count = board.scores()[seat.index()])
                } else {
                    let best = best_stretch(&whole, symbols);
                    say!(texts, "drawing-best-stretch", count = best)
                };
            }
            lines.push(format!("{line}."));
        }
    }

    /// What stands of what others said.
    fn said(&self, lines: &mut Vec<String>) {
        let Some(standing) = self.standing else { return };
        for (seat, signals) in standing.by_seat(MAX_SEATS as u8) {
            if !self.is_own(seat) && !signals.is_empty() {
                let said = Said { ply: 0, seat, signals };
                lines.push(levels::said(self.texts, self.view.viewer(), self.sitters, said));
            }
        }
    }

    /// Where each card of the hand on turn fits, and how far it takes the pile there.
    fn fits(&self, lines: &mut Vec<String>) {
        if self.help < Help::Legal || self.view.turn().is_none() {
            return;
        }
        let mut legal = Actions::new();
        self.view.legal_into(&mut legal);
        if let View::Hormigas(_) = self.view {
            let last = legal.iter().rev().find_map(|action| match action {
                Action::Hormigas(hormigas::Action::Put(last, _)) => Some(*last),
                _ => None,
            });
            match last {
                Some(last) => lines.push(say!(self.texts, "drawing-put", last = last)),
                None if legal.is_empty() => {}
                None => {
                    let tokens: Vec<String> = legal.iter().map(Action::to_string).collect();
                    let label = say!(self.texts, "drawing-legal");
                    lines.push(format!("{} {}", label.trim(), tokens.join(" ")));
                }
            }
            return;
        }
        if legal.is_empty() {
            return;
        }
        for card in board::hand(self.view) {
            let fit = |pile: usize| {
                let action = board::placement(self.view, card, pile)?.to_string();
                let step = board::step(self.view, &legal, card, pile)?;
                let pile = action.split_once('@')?.1.to_owned();
                Some(if self.help < Help::Gaps {
                    pile
                } else {
                    format!("{pile} {}", self.step(step))
                })
            };
            let fits: Vec<String> = (0..4).filter_map(fit).collect();
            let fits = if fits.is_empty() { "-".to_owned() } else { fits.join(", ") };
            lines.push(self.label(card.to_string(), fits));
        }
    }

    fn step(&self, step: Gap) -> String {
        let texts = self.texts;
        let words = match step {
            Gap::On(gap) => say!(texts, "step-on", gap = gap),
            Gap::Back(gap) if board::jumps(self.view.game()) => say!(texts, "step-jump", gap = gap),
            Gap::Back(gap) => say!(texts, "step-back", gap = gap),
            Gap::Help(gap) => say!(texts, "step-help", gap = gap),
        };
        // The signs are for eyes.
        words.trim_start_matches(['«', '+', ' ']).to_owned()
    }
}

fn numbers(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use rules::{Game, OptionValue, Seed, Setup, State};
    use texts::Lang;

    use super::*;

    fn lines(game: Game, help: Help) -> String {
        let start = [("start".to_owned(), OptionValue::Number(0))];
        let setup = Setup::from_seed(game, 2, &start, &Seed::from(7)).expect("a setup");
        let view = State::new(&setup).expect("a game").view(Viewer::Seat(Seat::FIRST));
        let (texts, sitters) = (Texts::new(Lang::En), [Sitter::Here, Sitter::Here]);
        let speech = Speech { texts: &texts, view: &view, sitters: &sitters, standing: None, help };
        speech.lines().join("\n")
    }

    /// A server's table that helps nobody is not made easier by another program.
    #[test]
    fn no_more_is_told_than_the_table_helps() {
        for game in [Game::TheGame, Game::AscensoDescenso, Game::FaceToFace] {
            let fits = |help| {
                let lines = lines(game, help);
                (
                    lines.contains("step "),
                    lines.lines().any(|line| line.ends_with("down2") || line.ends_with("down")),
                )
            };
            assert_eq!(fits(Help::None), (false, false), "{game}");
            assert_eq!(fits(Help::Legal), (false, true), "{game}");
            assert!(fits(Help::Gaps).0, "{game}");
        }
        assert!(!lines(Game::Hormigas, Help::None).contains("take@1 take@2"));
        assert!(lines(Game::Hormigas, Help::Legal).contains("take@1 take@2"));
    }

    #[test]
    fn nothing_is_drawn() {
        for game in Game::ALL {
            let lines = lines(game, Help::Hints);
            assert!(!lines.contains(['│', '┌', '█', '░', '▸', '«']), "{lines}");
        }
    }
}
