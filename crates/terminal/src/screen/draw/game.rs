//! A game: table, plan, hint, log, keys.

use ratatui::layout::Rect;
use rules::hormigas::Phase as AntsPhase;
use rules::the_game::Phase as TeamPhase;
use rules::{Action, Actions, OptionValue, View, Viewer};
use texts::{Texts, say, words};
use unicode_width::UnicodeWidthStr as _;

use super::canvas::Canvas;
use super::frame::{self, Hotkey, hotkey};
use super::palette::Role;
use super::{ants, overlay, panels, piles};
use crate::screen::State;
use crate::screen::event::Key;
use crate::screen::game::{Game, HintState};
use crate::screen::update::signals;
use crate::source::Help;

/// The most lines of a hint.
const MAX_HINT_LINES: u16 = 5;

/// Signs that take turns while someone thinks.
pub(super) const SPINNER: [&str; 4] = ["◐", "◓", "◑", "◒"];

pub(super) fn draw(state: &State, game: &Game, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    frame::title(canvas, &title(texts, game.view(), canvas.area().width), "Subibaja");
    if let Some(seat) = game.curtain {
        overlay::curtain(texts, seat, canvas);
        let keys = [
            hotkey(Key::Enter, "Enter", say!(texts, "key-look")),
            hotkey(Key::Char('q'), "q", say!(texts, "key-leave")),
        ];
        frame::keys(canvas, &keys);
        return;
    }
    status_line(state, game, canvas);
    let y = table(texts, game, canvas);
    let y = plan_line(texts, game, y, canvas);
    let y = hint(state, game, y, canvas);
    let area = canvas.area();
    let log = Rect::new(1, y, area.width - 2, (area.height - 1).saturating_sub(y));
    panels::log(texts, game, log, canvas);
    frame::keys(canvas, &keys(texts, game));
    if let Some(cursor) = game.talk {
        overlay::signals(texts, game, cursor, canvas);
    }
    if let (Some(ending), false) = (&game.ending, game.looking) {
        overlay::ending(state, game, ending, canvas);
    }
}

/// The game with its seats and as many of its options as a line has room for.
pub(super) fn title(texts: &Texts, view: &View, width: u16) -> String {
    let (seats, options): (u8, Vec<(&'static str, OptionValue)>) = match view {
        View::TheGame(view) => {
            let config = view.board().config();
            (config.seats(), config.changed_options())
        }
        View::FaceToFace(view) => (2, view.board().config().changed_options()),
        View::Hormigas(view) => {
            let config = view.board().config();
            (config.seats(), config.changed_options())
        }
    };
    let with = |shown: usize| {
        let more = if shown < options.len() { ", …" } else { "" };
        words::game(texts, view.game(), seats, &options[..shown]) + more
    };
    let fits = |title: &String| title.width() + 2 <= width.into();
    (0..=options.len()).rev().map(with).find(fits).unwrap_or_else(|| with(0))
}

fn status_line(state: &State, game: &Game, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    let spinner = SPINNER[state.tick % SPINNER.len()];
    let role = if game.own_turn().is_some() { Role::Strong } else { Role::Normal };
    let text = match (&game.gone, game.thinking) {
        (Some(reason), _) => format!("! {reason}"),
        (None, Some(seat)) => {
            let thinks = say!(texts, "status-thinking", seat = words::seat(texts, seat));
            format!("{spinner} {}", words::capital(&thinks))
        }
        (None, None) if game.sent => format!("{spinner} {}", say!(texts, "status-sent")),
        // The table has more to tell before it asks: until then no key would be heeded.
        (None, None) if is_to_be_asked(game) => spinner.to_string(),
        (None, None) => return status(texts, game.view(), canvas, role),
    };
    canvas.clipped(1, 1, canvas.area().width - 2, &text, role);
}

/// Whose turn it is and what is to be done, and that the gift is given where there is room: the piles show it too.
pub(super) fn status(texts: &Texts, view: &View, canvas: &mut Canvas<'_>, role: Role) {
    let width = canvas.area().width - 2;
    let mut text = to_be_done(texts, view);
    if let View::FaceToFace(duel) = view
        && let rules::face_to_face::Phase::Turn { helped: true, .. } = duel.board().phase()
    {
        let longer = format!("{text} {}", say!(texts, "drawing-helped"));
        if longer.width() <= width.into() {
            text = longer;
        }
    }
    canvas.clipped(1, 1, width, &text, role);
}

/// Is it the own seat's turn, and nobody has been asked yet?
fn is_to_be_asked(game: &Game) -> bool {
    let turn = game.view().turn().map(Viewer::Seat);
    turn == Some(game.viewer()) && game.own_turn().is_none() && game.ending.is_none()
}

/// Whose turn it is and what is to be done.
fn to_be_done(texts: &Texts, view: &View) -> String {
    let yours = view.turn().is_some_and(|seat| view.viewer() == Viewer::Seat(seat));
    let seat = view.turn().map(|seat| words::seat(texts, seat)).unwrap_or_default();
    match view {
        View::TheGame(team) => match team.board().phase() {
            TeamPhase::Choose => {
                say!(texts, "status-choose", last = team.board().config().seats())
            }
            TeamPhase::Turn { .. } => placing(texts, yours, &seat, team.board().missing()),
            TeamPhase::Won => say!(texts, "drawing-won"),
            TeamPhase::Lost(seat) => say!(
                texts,
                "drawing-lost",
                count = team.board().left(),
                seat = words::seat(texts, seat)
            ),
        },
        View::FaceToFace(duel) => {
            use rules::face_to_face::{EndReason, Phase};
            match duel.board().phase() {
                Phase::Turn { .. } => placing(texts, yours, &seat, duel.board().missing()),
                Phase::Over { winner, reason } => {
                    let loser = words::seat(texts, duel.rival(winner));
                    let winner = words::seat(texts, winner);
                    let won = match reason {
                        EndReason::Emptied => say!(texts, "drawing-duel-emptied", seat = winner),
                        EndReason::Stuck => {
                            say!(texts, "drawing-duel-stuck", seat = winner, loser = loser)
                        }
                    };
                    words::capital(&won)
                }
            }
        }
        View::Hormigas(ants) => {
            let board = ants.board();
            let (round, turn) = (board.round() + 1, board.turns() + 1);
            let what = match (board.phase(), yours) {
                (AntsPhase::Take, true) => say!(texts, "ants-take-yours"),
                (AntsPhase::Take, false) => say!(texts, "ants-take", seat = seat),
                (AntsPhase::Put { .. }, true) => say!(texts, "ants-put-yours"),
                (AntsPhase::Put { .. }, false) => say!(texts, "ants-put", seat = seat),
                (AntsPhase::Claim, true) => {
                    return say!(texts, "status-claim-yours", round = round, turn = turn);
                }
                (AntsPhase::Claim, false) => say!(texts, "ants-claim", seat = seat),
                (AntsPhase::Deal, _) => return say!(texts, "status-deal", round = round),
                (AntsPhase::Over, _) => return say!(texts, "ants-over", round = round),
            };
            say!(texts, "ants-turn", round = round, turn = turn, what = what)
        }
    }
}

fn placing(texts: &Texts, yours: bool, name: &str, missing: u8) -> String {
    let words = match (yours, missing) {
        (true, 0) => say!(texts, "status-yours-done"),
        (true, _) => say!(texts, "turn-yours", count = missing),
        (false, 0) => say!(texts, "turn-theirs-done", seat = name),
        (false, _) => say!(texts, "turn-theirs", seat = name, count = missing),
    };
    words::capital(&words)
}

/// The table; gives the row beneath it.
fn table(texts: &Texts, game: &Game, canvas: &mut Canvas<'_>) -> u16 {
    let own_turn = game.own_turn().is_some();
    match game.view() {
        View::Hormigas(view) => {
            let table = ants::AntScene {
                texts,
                view,
                sitters: &game.sitters,
                own_turn,
                place: game.pile,
                gap: game.card,
                side: game.side,
            };
            ants::draw(&table, canvas);
            ants::bottom(view)
        }
        view => {
            let legal: Actions<Action> =
                if own_turn && view.turn().is_some() { game.plan.legal() } else { Actions::new() };
            let is_seat = matches!(game.viewer(), Viewer::Seat(_)) && game.ending.is_none();
            let table = piles::PileScene {
                texts,
                view,
                legal,
                card: (own_turn && view.turn().is_some()).then_some(game.card),
                pile: is_seat.then_some(game.pile),
                fresh: game.fresh,
                changes: game.changes,
                standing: game.standing.as_ref(),
                hint: match &game.hint {
                    HintState::Said(_, plan) => plan,
                    HintState::None | HintState::Thinking => &[],
                },
                help: game.help,
            };
            piles::draw(&table, canvas);
            side_panel(texts, view, &game.sitters, canvas);
            piles::bottom(canvas.area())
        }
    }
}

/// The panel to the right of the piles.
pub(super) fn side_panel(
    texts: &Texts,
    view: &View,
    sitters: &[crate::source::Sitter],
    canvas: &mut Canvas<'_>,
) {
    let area = canvas.area();
    let x = 1 + piles::pile_width(area) * 4;
    let panel = Rect::new(x, 3, area.width - x - 1, 10);
    panels::seats(texts, view, sitters, panel, canvas);
}

/// What is planned, or what could not be; gives the next row.
fn plan_line(texts: &Texts, game: &Game, y: u16, canvas: &mut Canvas<'_>) -> u16 {
    let width = canvas.area().width - 2;
    let mut y = y;
    let hands = Rect::new(1, y, width, 5);
    y += panels::all_hands(texts, game.view(), hands, canvas);
    let saying = game.saying.map(|saying| {
        let what = words::signal(texts, saying.signal);
        (say!(texts, "saying", what = what), Role::Chosen)
    });
    let text = match &game.notice {
        _ if saying.is_some() => saying,
        Some(notice) => Some((format!("! {notice}"), Role::Warning)),
        None if !game.plan.actions().is_empty() => {
            let tokens: Vec<String> = game.plan.actions().iter().map(Action::to_string).collect();
            let text = say!(texts, "planned", tokens = tokens.join(" "));
            Some((text, Role::Chosen))
        }
        None => None,
    };
    if let Some((text, role)) = text {
        y += canvas.paragraph(Rect::new(1, y, width, 2), &text, role);
    }
    y
}

/// The hint; gives the next row.
fn hint(state: &State, game: &Game, y: u16, canvas: &mut Canvas<'_>) -> u16 {
    let texts = &state.texts;
    let width = canvas.area().width - 2;
    match &game.hint {
        HintState::None => y,
        HintState::Thinking => {
            let spinner = SPINNER[state.tick % SPINNER.len()];
            let text = format!("{spinner} {}", say!(texts, "hint-thinking"));
            canvas.text(1, y, &text, Role::Up);
            y + 1
        }
        HintState::Said(hint, _) => {
            let room = (canvas.area().height - 1).saturating_sub(y).min(MAX_HINT_LINES);
            y + canvas.paragraph(Rect::new(1, y, width, room), &format!("? {hint}"), Role::Up)
        }
    }
}

/// The keys that do something now.
fn keys(texts: &Texts, game: &Game) -> Vec<Hotkey> {
    let key = |key, label, does| hotkey(key, label, does);
    let mut keys = Vec::new();
    if game.ending.is_some() {
        return overlay::ending_keys(texts, game);
    }
    let can_end = game.plan.legal().iter().any(|action| action.to_string() == "end");
    let ants = match game.view() {
        View::Hormigas(view) => Some(view.board().phase()),
        View::TheGame(_) | View::FaceToFace(_) => None,
    };
    let choosing = matches!(game.view(), View::TheGame(view)
        if view.board().phase() == TeamPhase::Choose);
    if game.own_turn().is_some() {
        match ants {
            Some(AntsPhase::Take) => {
                keys.push(key(Key::Right, "←→", say!(texts, "key-choose")));
                keys.push(key(Key::Enter, "Enter", say!(texts, "key-take")));
                if game.plan.legal().iter().any(|action| action.to_string() == "refresh") {
                    keys.push(key(Key::Char('r'), "r", say!(texts, "key-refresh")));
                }
            }
            Some(AntsPhase::Put { .. }) => {
                keys.push(key(Key::Right, "←→", say!(texts, "key-where")));
                keys.push(key(Key::Down, "↑↓", say!(texts, "key-side")));
                keys.push(key(Key::Enter, "Enter", say!(texts, "key-put")));
            }
            Some(AntsPhase::Claim) => {
                keys.push(key(Key::Char('c'), "c", say!(texts, "key-claim")));
                keys.push(key(Key::Char('p'), "p", say!(texts, "key-pass")));
            }
            Some(AntsPhase::Deal) => keys.push(key(Key::Enter, "Enter", say!(texts, "key-deal"))),
            Some(AntsPhase::Over) => {}
            None if choosing => {
                let label = ["1", "1-2", "1-3", "1-4", "1-5"];
                let label = label[(game.sitters.len() - 1).min(label.len() - 1)];
                keys.push(key(Key::Char('1'), label, say!(texts, "key-start")));
                if game.people().len() > 1 {
                    keys.push(key(Key::Tab, "Tab", say!(texts, "key-next-person")));
                }
            }
            None => {
                keys.push(key(Key::Right, "←→", say!(texts, "key-card")));
                keys.push(key(Key::Enter, "Enter", say!(texts, "key-place")));
                if can_end {
                    keys.push(key(Key::Char('e'), "e", say!(texts, "key-end")));
                }
            }
        }
        if !game.plan.actions().is_empty() {
            keys.push(key(Key::Char('u'), "u", say!(texts, "key-take-back")));
        }
        if matches!(&game.hint, HintState::Said(_, plan) if !plan.is_empty()) {
            keys.push(key(Key::Char('?'), "?", say!(texts, "key-accept")));
        } else if game.help == Help::Hints {
            keys.push(key(Key::Char('?'), "?", say!(texts, "key-hint")));
        }
    } else if game.thinking.is_some() && game.setting.is_some() {
        keys.push(key(Key::Char(' '), "␣", say!(texts, "key-hurry")));
        keys.push(key(Key::Char('+'), "+ -", say!(texts, "key-pace")));
    }
    if !signals::offered(game).is_empty() {
        keys.push(key(Key::Char('t'), "t", say!(texts, "key-say")));
    }
    keys.push(key(Key::Char('h'), "h", say!(texts, "key-help")));
    keys.push(key(Key::Char('q'), "q", say!(texts, "key-leave")));
    keys
}
