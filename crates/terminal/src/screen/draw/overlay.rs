//! What lies over a screen: questions, the help, the curtain, the end.

use ratatui::layout::Rect;
use rules::{Action, Family, Seat, View, face_to_face, hormigas, the_game};
use texts::{Texts, say, words};

use super::canvas::{Canvas, Line, wrap};
use super::frame::{Hotkey, hotkey};
use super::palette::Role;
use crate::levels;
use crate::plain::best_words;
use crate::screen::event::{Key, Target};
use crate::screen::game::Game;
use crate::screen::update::signals;
use crate::screen::{Question, Screen, State};
use crate::source::Ending;

/// A window in the middle, as wide as asked for and as high as its lines.
fn window(canvas: &mut Canvas<'_>, width: u16, height: u16, role: Role) -> Rect {
    let area = canvas.area();
    let (width, height) = (width.min(area.width - 2), height.min(area.height - 2));
    let frame = Rect::new((area.width - width) / 2, (area.height - height) / 2, width, height);
    canvas.framed(frame, Line::Double, role);
    Rect::new(frame.x + 2, frame.y + 1, width - 4, height - 2)
}

pub(super) fn draw(state: &State, canvas: &mut Canvas<'_>) {
    if state.help {
        help(state, canvas);
    }
    if let Some(question) = &state.question {
        ask(state, question, canvas);
    }
}

fn ask(state: &State, question: &Question, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    let text = match (question, &state.screen) {
        (Question::Send(action), Screen::Game(game)) => {
            let before = before(texts, game, *action);
            match game.risk(*action) {
                Some(risk) => format!("{} {before}", words::risk(texts, risk)),
                None => before,
            }
        }
        (Question::LeaveGame, Screen::Game(game)) if game.setting.is_none() => {
            say!(texts, "ask-leave-table")
        }
        (Question::Forget(_), _) => say!(texts, "ask-forget"),
        (Question::LeaveGame, _) => say!(texts, "ask-leave-game"),
        (Question::Quit | Question::Send(_), _) => say!(texts, "ask-quit"),
    };
    let width = 62;
    let lines = wrap(&text, usize::from(width) - 4);
    let inside = window(canvas, width, lines.len() as u16 + 4, Role::Warning);
    canvas.paragraph(inside, &text, Role::Strong);
    let y = inside.bottom() - 1;
    let yes = format!("Enter {}", say!(texts, "yes"));
    let no = format!("Esc {}", say!(texts, "no"));
    let end = canvas.text(inside.x, y, &yes, Role::Key);
    canvas.target(Rect::new(inside.x, y, end - inside.x, 1), Target::Key(Key::Enter));
    let start = end + 4;
    let end = canvas.text(start, y, &no, Role::Key);
    canvas.target(Rect::new(start, y, end - start, 1), Target::Key(Key::Esc));
}

/// What can't be undone, told before it is done.
fn before(texts: &Texts, game: &Game, action: Action) -> String {
    let planned: Vec<String> = game.plan.actions().iter().map(Action::to_string).collect();
    let tokens = planned.join(" ");
    match (action, game.view()) {
        (
            Action::TheGame(the_game::Action::End) | Action::FaceToFace(face_to_face::Action::End),
            _,
        ) => say!(texts, "ask-end", tokens = tokens),
        (Action::TheGame(the_game::Action::Start(seat)), _) => {
            say!(texts, "ask-start", seat = words::seat(texts, seat))
        }
        (
            Action::TheGame(the_game::Action::Place(..))
            | Action::FaceToFace(face_to_face::Action::Place(..)),
            _,
        ) => say!(texts, "ask-last-card", tokens = format!("{tokens} {action}").trim().to_owned()),
        (Action::Hormigas(action), View::Hormigas(view)) => match action {
            hormigas::Action::Take(place) => say!(texts, "ask-face-down", place = place + 1),
            hormigas::Action::Refresh => say!(texts, "ask-refresh"),
            hormigas::Action::Put(at, side) => put(texts, view, at, side),
            hormigas::Action::Claim => say!(texts, "ask-claim"),
            hormigas::Action::Pass => say!(texts, "ask-pass"),
            hormigas::Action::Deal => say!(texts, "ask-deal"),
        },
        (Action::Hormigas(_), _) => String::new(),
    }
}

fn put(texts: &Texts, view: &hormigas::View, at: u8, side: hormigas::Side) -> String {
    let (Some(card), Some(after)) = (view.held(), advice::ants::put(view, at, side)) else {
        return String::new();
    };
    say!(texts, "ask-put", card = card.number(), count = at, out = after.dropped.number())
}

/// What can be said, with the pile that it is about.
pub(super) fn signals(texts: &Texts, game: &Game, cursor: usize, canvas: &mut Canvas<'_>) {
    let offered = signals::offered(game);
    let inside = window(canvas, 74, offered.len() as u16 + 4, Role::Chosen);
    for (row, signal) in offered.into_iter().enumerate() {
        let y = inside.y + row as u16;
        let (mark, role) = if row == cursor { ("▶", Role::Chosen) } else { (" ", Role::Normal) };
        let line = format!("{mark} {}  {}", row + 1, words::signal(texts, signal));
        canvas.clipped(inside.x, y, inside.width, &line, role);
        canvas.target(Rect { y, height: 1, ..inside }, Target::Row(row));
    }
    let keys = say!(texts, "signals-keys");
    canvas.clipped(inside.x, inside.bottom() - 1, inside.width, &keys, Role::Faint);
}

/// Nothing is shown until the right person sits before the screen.
pub(super) fn curtain(texts: &Texts, seat: Seat, canvas: &mut Canvas<'_>) {
    let inside = window(canvas, 60, 8, Role::Chosen);
    let title = say!(texts, "curtain-title", seat = words::seat(texts, seat));
    canvas.centred(inside, inside.y + 1, &words::capital(&title), Role::Strong);
    let text = say!(texts, "curtain", seat = words::seat(texts, seat));
    canvas.paragraph(Rect { y: inside.y + 3, height: 3, ..inside }, &text, Role::Normal);
}

/// The end of a game: what came out, the best so far, the bots on the same deal.
pub(super) fn ending(state: &State, game: &Game, ending: &Ending, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    let width = canvas.area().width.min(96) - 6;
    let room = usize::from(width) - 4;
    let mut lines: Vec<(String, Role)> = Vec::new();
    let mut add = |text: String, role: Role| {
        lines.extend(wrap(&text, room).into_iter().map(|line| (line, role)));
    };
    if let Some(outcome) = words::outcome(texts, &ending.result) {
        add(format!("{}.", words::capital(&outcome)), Role::Strong);
    }
    match ending.best {
        Some(best) => add(best_words(texts, best), Role::Normal),
        None if ending.kept.is_some() => add(say!(texts, "best-first"), Role::Normal),
        None => {}
    }
    if game.setting.is_some() {
        add(String::new(), Role::Normal);
        add(say!(texts, "rivals"), Role::Normal);
        for (level, result) in &game.rivals {
            let outcome = result.as_ref().and_then(|result| words::outcome(texts, result));
            if let Some(outcome) = outcome {
                add(format!("  {}: {outcome}.", levels::name(texts, *level)), Role::Normal);
            }
        }
        if game.is_busy() {
            add(format!("  {}", say!(texts, "rivals-playing")), Role::Faint);
        }
    }
    if let Some(path) = &ending.kept {
        add(String::new(), Role::Normal);
        add(say!(texts, "kept", path = path.as_str()), Role::Faint);
    }
    let inside = window(canvas, width, lines.len() as u16 + 2, Role::Chosen);
    for ((line, role), y) in lines.iter().zip(inside.top()..inside.bottom()) {
        canvas.text(inside.x, y, line, *role);
    }
}

pub(super) fn ending_keys(texts: &Texts, game: &Game) -> Vec<Hotkey> {
    let mut keys = Vec::new();
    if game.setting.is_some() {
        keys.push(hotkey(Key::Char('n'), "n", say!(texts, "key-new-deal")));
        let look = if game.looking { say!(texts, "key-result") } else { say!(texts, "key-all") };
        keys.push(hotkey(Key::Char('v'), "v", look));
    }
    keys.push(hotkey(Key::Char('m'), "m", say!(texts, "key-menu")));
    keys.push(hotkey(Key::Char('q'), "q", say!(texts, "key-quit")));
    keys
}

fn help(state: &State, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    let text = match &state.screen {
        Screen::Game(game) => {
            let own = match game.kind.family() {
                Family::TheGame(_) => {
                    let piles = say!(texts, "help-piles");
                    format!("{piles}\n{}", say!(texts, "help-signals"))
                }
                Family::FaceToFace => say!(texts, "help-piles"),
                Family::Hormigas => say!(texts, "help-ants"),
            };
            format!("{own}\n{}", say!(texts, "help-game"))
        }
        Screen::Reel(_) => say!(texts, "help-reel"),
        Screen::Menu(_)
        | Screen::Form(_)
        | Screen::Shelf(_)
        | Screen::Join(_)
        | Screen::Waiting { .. }
        | Screen::Scores { .. } => say!(texts, "help-menu"),
    };
    let text = format!("{text}\n{}", say!(texts, "help-rules"));
    let width = 76;
    let lines = wrap(&text, usize::from(width) - 4);
    let inside = window(canvas, width, lines.len() as u16 + 2, Role::Chosen);
    canvas.paragraph(inside, &text, Role::Normal);
}
