//! What people stumbled over, each once.

mod support;

use ratatui::layout::Size;
use records::Record;
use rules::{Game, OptionValue, Seat, Seed, Viewer};
use support::{Stage, menu, option, setting};
use terminal::film::Film;
use terminal::screen::{Effect, Event, Key, Reel, Screen, Signal, update};
use terminal::source::{Sitter, Told};
use texts::{Lang, Texts};

const SIZE: (u16, u16) = (80, 24);

fn english() -> Texts {
    Texts::new(Lang::En)
}

/// The Game of one person who begins, with the hand 9 33 41 51 77 81.
fn own_turn() -> Stage {
    let mut stage = Stage::play(&english(), SIZE, &setting(Game::TheGame, 3, 1), 7);
    stage.keys("1⏎");
    stage
}

#[test]
fn digits_that_name_no_card_place_none() {
    let mut stage = own_turn();
    let planned = |stage: &Stage| stage.game().plan.actions().len();
    stage.keys("72");
    assert!(stage.screen().contains("You don’t have 72."), "{}", stage.screen());
    stage.keys("a");
    assert_eq!(planned(&stage), 0, "{}", stage.screen());
    // What is typed then counts for itself, and so does a choice by arrows.
    stage.keys("77a");
    assert_eq!(planned(&stage), 1);
    assert_eq!(stage.game().plan.actions()[0].to_string(), "77@up1");
    stage.keys("u72→⏎");
    assert_eq!(planned(&stage), 1, "{}", stage.screen());
}

#[test]
fn keys_do_nothing_in_a_window_that_shows_nothing() {
    let mut stage = own_turn();
    stage.keys("9⏎33⏎");
    let planned = stage.game().plan.actions().len();
    stage.event(Event::Resize(40, 10));
    stage.keys("e⏎u");
    stage.event(Event::Click(3, 3));
    assert!(stage.state.question.is_none());
    assert_eq!(stage.game().plan.actions().len(), planned);
    assert!(matches!(update(&mut stage.state, Event::Key(Key::Interrupt))[..], [Effect::Quit]));
    stage.event(Event::Resize(80, 24));
    stage.keys("u");
    assert_eq!(stage.game().plan.actions().len(), planned - 1);
}

#[test]
fn signals_of_the_system_are_heeded_on_every_screen() {
    let mut stage = own_turn();
    stage.keys("9⏎33⏎e");
    for (signal, effect) in [
        (Signal::Leave(15), "Quit"),
        (Signal::Stop, "Suspend"),
        (Signal::Continue, "Redraw"),
    ] {
        let effects = update(&mut stage.state, Event::Signal(signal));
        assert_eq!(format!("{effects:?}"), format!("[{effect}]"));
    }
    let effects = update(&mut stage.state, Event::Key(Key::Suspend));
    assert!(matches!(effects[..], [Effect::Suspend]));
}

/// The line in which it stands that a seat says something stays when the next person looks.
#[test]
fn at_one_keyboard_everyone_is_named() {
    let mut game = setting(Game::TheGame, 2, 2);
    game.options.push(option("start", OptionValue::Number(0)));
    let mut stage = Stage::play(&english(), SIZE, &game, 7);
    stage.keys("⏎");
    let said = rules::Said { ply: 0, seat: Seat::FIRST, signals: "fine".parse().expect("a signal") };
    stage.event(Event::Told(Box::new(Told::Said(said))));
    let screen = stage.screen();
    assert!(screen.contains("Seat 1: “"), "{screen}");
    assert!(!screen.contains("You: “"), "{screen}");

    let mut alone = own_turn();
    alone.event(Event::Told(Box::new(Told::Said(said))));
    assert!(alone.screen().contains("You: “"), "{}", alone.screen());
}

fn film(game: Game, bots: bool) -> Film {
    let mut record: Record =
        setting(game, 2, u8::from(!bots)).record(Seed::from(7)).expect("a game");
    let mut replay = records::Replay::new(&record).expect("a game");
    for _ in 0..9 {
        let mut legal = rules::Actions::new();
        rules::GameState::legal_into(replay.state(), &mut legal);
        let token = legal[legal.len() / 3].to_string();
        replay.play(&token).expect("a legal action");
        record.actions.push(token);
    }
    Film::new(&record).expect("a sound record")
}

#[test]
fn a_replay_heeds_every_key_of_a_burst() {
    let film = film(Game::TheGame, false);
    let reel = Reel::new(&film, Viewer::Spectator);
    let mut stage = Stage::new(&english(), SIZE, Screen::Reel(Box::new(reel)));
    // Five keys before the first position is there.
    stage.keys("→→→v←");
    match stage.effects.last() {
        Some(Effect::Seek(2, Viewer::Seat(Seat::FIRST))) => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_replay_knows_who_was_a_bot() {
    let film = film(Game::TheGame, false);
    assert!(matches!(film.sitters(), [Sitter::Here, Sitter::Bot(_)]));
    let reel = Reel::new(&film, Viewer::Spectator);
    let stage = Stage::new(&english(), SIZE, Screen::Reel(Box::new(reel)));
    let screen = stage.screen();
    assert!(screen.contains("1: person") && screen.contains("2: Beginner"), "{screen}");
}

/// The rule books: cards that are covered may not be looked up.
#[test]
fn covered_cards_can_not_be_scrolled_back_to() {
    for (game, all) in [
        (Game::TheGame, false),
        (Game::FaceToFace, false),
        (Game::AscensoDescenso, true),
        (Game::Hormigas, true),
    ] {
        let mut stage = Stage::play(&english(), SIZE, &setting(game, 2, 1), 7);
        stage.state.size = Size::new(80, 24);
        if matches!(game, Game::TheGame | Game::AscensoDescenso) {
            stage.keys("1⏎");
        }
        let mut lines = 0;
        for _ in 0..6 {
            stage.keys(if game == Game::Hormigas { "a⏎⏎⏎" } else { "⏎→⏎→⏎e⏎" });
            let moves = stage.game().journal.moves(stage.game().plan.table());
            lines = lines.max(moves.len());
        }
        assert_eq!(lines > 4, all, "{game}: {lines} lines");
        assert!(lines >= 2, "{game}: the last round may be seen");
    }
    let _ = menu();
}
