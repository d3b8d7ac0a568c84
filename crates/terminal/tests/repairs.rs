//! What people stumbled over, each once.

mod support;

use std::time::Duration;

use advice::Hint;
use players::{Answer, Thought};
use ratatui::layout::Size;
use records::Record;
use rules::{Action, Game, OptionValue, Seat, Seed, Viewer};
use support::{Stage, option, setting};
use terminal::film::Film;
use terminal::habits::Confirm;
use terminal::screen::{Effect, Event, Key, OsSignal, Reel, Screen, update};
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
    for (signal, effect) in
        [(OsSignal::Leave(15), "Quit"), (OsSignal::Stop, "Suspend"), (OsSignal::Continue, "Redraw")]
    {
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
    let said =
        rules::Said { ply: 0, seat: Seat::FIRST, signals: "fine".parse().expect("a signal") };
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

/// Whether a question comes before the turn is sent.
fn asks(confirm: Confirm, keys: &str) -> bool {
    let mut stage = own_turn();
    stage.state.confirm = confirm;
    stage.keys(keys);
    stage.keys("e");
    stage.state.question.is_some()
}

#[test]
fn a_person_is_asked_where_something_speaks_against_a_turn() {
    // The least that two cards can pass here are 21; these pass 30 and 78.
    let (good, bad) = ("9a33a", "77a81a");
    assert!(asks(Confirm::Always, good) && asks(Confirm::Always, bad));
    assert!(!asks(Confirm::Never, good) && !asks(Confirm::Never, bad));
    assert!(asks(Confirm::Risky, bad));
    assert!(!asks(Confirm::Risky, "9a81d"), "nothing speaks against it");
    let mut stage = own_turn();
    stage.state.confirm = Confirm::Risky;
    stage.keys("77a81ae");
    let screen = stage.screen();
    assert!(screen.contains("skips 57 cards more than"), "{screen}");
    // Whoever starts oneself asks nobody; what is not asked is done.
    let mut stage = Stage::play(&english(), SIZE, &setting(Game::TheGame, 3, 1), 7);
    stage.state.confirm = Confirm::Risky;
    stage.keys("1");
    assert!(stage.screen().contains("Your turn"), "{}", stage.screen());
}

#[test]
fn a_hint_is_words_stands_on_the_board_and_can_be_taken() {
    let mut stage = own_turn();
    stage.keys("?");
    let view = *stage.game().view();
    let plan: Vec<Action> = ["9@up1", "81@down1", "end"]
        .iter()
        .map(|token| Action::parse(Game::TheGame, token).expect("a token"))
        .collect();
    let thought = Thought { win_chance: 0.61, plan: plan.clone(), nodes: 1 };
    let answer = Answer { action: plan[0], thought: Some(thought) };
    let hint = Hint::of(&view, None, answer);
    stage.event(Event::Hinted(Box::new(view), Box::new(Some(hint))));
    let screen = stage.screen();
    assert!(screen.contains("9 → Up 1, 81 → Down 1."), "{screen}");
    assert!(screen.contains(" ? 9 ") && screen.contains(" ? 81 "), "{screen}");
    stage.keys("?");
    assert_eq!(stage.game().plan.actions(), &plan[..2], "the end of the turn is the person's");
    assert!(!stage.game().sent);
}

#[test]
fn the_pace_changes_in_the_game_and_bots_are_hurried() {
    let mut stage = own_turn();
    stage.state.pause = Duration::from_millis(350);
    stage.keys("+");
    assert!(stage.screen().contains("bots wait 0.4 s"), "{}", stage.screen());
    stage.keys("---");
    assert!(stage.screen().contains("bots wait 0.0 s"), "{}", stage.screen());
    assert!(matches!(stage.effects.last(), Some(Effect::Pause(Duration::ZERO))));
    let seat = Seat::new(1).expect("a seat");
    stage.event(Event::Told(Box::new(Told::Thinking(seat))));
    stage.keys(" ");
    assert!(matches!(stage.effects.last(), Some(Effect::Hurry)));
}

#[test]
fn whoever_looks_elsewhere_is_called() {
    let stage = own_turn();
    let calls: Vec<bool> = stage
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Turn(own) => Some(*own),
            _ => None,
        })
        .collect();
    assert_eq!(calls.last(), Some(&true), "{calls:?}");
}

/// The keys of other programs say nothing; what is said can be taken back for a moment.
#[test]
fn signals_are_behind_a_menu_and_a_moment() {
    let mut stage = own_turn();
    let said = |stage: &Stage| stage.game().standing.is_some_and(|standing| !standing.is_empty());
    let quiet = said(&stage);
    stage.keys("lkjno");
    stage.moment();
    assert_eq!(said(&stage), quiet);
    assert!(stage.game().talk.is_none() && stage.game().saying.is_none());
    stage.keys("t1");
    assert!(stage.screen().contains("u takes it back"), "{}", stage.screen());
    stage.keys("u");
    stage.moment();
    assert!(!stage.screen().contains("You: “"), "{}", stage.screen());
    stage.keys("t→↓⏎");
    stage.moment();
    let screen = stage.screen();
    assert!(screen.contains("You: “Up 2: "), "{screen}");
    assert_eq!(stage.game().plan.actions().len(), 0);
}

#[test]
fn rules_and_keys_are_there_on_every_screen() {
    let mut stage = own_turn();
    stage.keys("hr");
    let first = stage.screen();
    assert!(first.starts_with(" The Game"), "{first}");
    stage.keys(" ");
    assert_ne!(stage.screen(), first);
    stage.keys("→");
    assert!(stage.screen().starts_with(" Ascenso-Descenso"), "{}", stage.screen());
    stage.key(Key::Esc);
    assert!(stage.screen().contains("Your turn"), "{}", stage.screen());
    for screen in [
        Screen::Menu(support::menu()),
        Screen::Form(terminal::screen::Form::new(terminal::setting::Setting::usual(Game::TheGame))),
        Screen::Scores { lines: Vec::new(), scroll: 0 },
        Screen::Waiting { setting: None, lines: Vec::new() },
    ] {
        let mut stage = Stage::new(&english(), SIZE, screen);
        stage.key(Key::Help);
        assert!(stage.screen().contains("r shows the rules"), "{}", stage.screen());
        stage.keys("r");
        assert!(stage.screen().starts_with(" The Game"), "{}", stage.screen());
    }
}

/// Piles that others changed are marked until the person has played.
#[test]
fn what_others_changed_is_marked() {
    let mut stage = own_turn();
    stage.keys("9a33ae⏎");
    let changed: u8 = stage.game().changes.iter().map(|change| change.cards).sum();
    assert!(changed >= 4, "two bots placed two cards each: {changed}");
    assert!(stage.screen().contains(" +"), "{}", stage.screen());
    // A turn is one line, and names its piles.
    let moves = stage.game().journal.moves(stage.game().plan.table());
    assert_eq!(moves.len(), 3, "{moves:?}");
    assert_eq!(moves[0].text, "Seat 1: 9 → Up 1, 33 → Up 1");
    stage.keys("⏎→⏎e");
    let before = stage.game().changes;
    assert!(before.iter().any(|change| change.cards > 0), "still marked while one plays");
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
            let table = stage.game().plan.table();
            if !table.is_over() {
                lines = lines.max(stage.game().journal.moves(table).len());
            }
        }
        assert_eq!(lines > 4, all, "{game}: {lines} lines");
        assert!(lines >= 2, "{game}: the last round may be seen");
    }
}
