//! Every screen in every language, at 80×24 and at 120×40.

mod support;

use advice::Hint;
use players::{Answer, Level, Thought};
use records::GameResult;
use rules::{Action, Game, OptionValue, Seat, Viewer};
use support::{SIZES, Stage, menu, option, setting};
use terminal::film::Film;
use terminal::scores::{BestScore, groups, lines};
use terminal::screen::{Event, Form, JoinForm, Key, Menu, Reel, SMALLEST, Screen, Shelf, cut};
use terminal::setting::Setting;
use terminal::source::{Ending, Told};
use texts::{Lang, Texts};

/// Draws a screen in all languages and sizes, and compares with what was seen and found good; neither in these nor in a
/// longer language anything of it is cut.
fn see(name: &str, stage: impl Fn(&Texts, (u16, u16)) -> Stage) {
    for size in SIZES {
        let mut seen = String::new();
        for lang in Lang::ALL {
            let shown = stage(&Texts::new(lang), size);
            whole(name, lang.code(), &shown);
            seen.extend(["══ ", lang.code(), "\n", shown.screen().as_str(), "\n"]);
        }
        whole(name, "longer", &stage(&Texts::longer(), size));
        insta::assert_snapshot!(format!("{name}@{}x{}", size.0, size.1), seen);
    }
    // A line less than usual cuts nothing either.
    let smallest = (SMALLEST.width, SMALLEST.height);
    for lang in Lang::ALL {
        whole(name, lang.code(), &stage(&Texts::new(lang), smallest));
    }
}

/// Every text has room.
fn whole(name: &str, language: &str, shown: &Stage) {
    let cut = cut(&shown.state);
    assert!(cut.is_empty(), "{name}, {language}: {cut:#?} in\n{}", shown.screen());
}

#[test]
fn the_menu() {
    see("menu", |texts, size| Stage::new(texts, size, Screen::Menu(menu())));
    see("menu-help", |texts, size| {
        let mut stage = Stage::new(texts, size, Screen::Menu(menu()));
        stage.keys("h");
        stage
    });
    see("menu-saved", |texts, size| {
        let words = |game: Game| texts::words::game::<&str>(texts, game, 3, &[]);
        let parts = |game: Game| {
            let left = texts::say!(texts, "drawing-not-placed", count = 34);
            vec![words(game), left, texts::say!(texts, "ago-hours", count = 2)]
        };
        let saved = [Game::TheGame, Game::Hormigas, Game::TheGame, Game::FaceToFace];
        let saved = saved.map(|game| ("file".to_owned(), parts(game))).to_vec();
        Stage::new(texts, size, Screen::Menu(Menu::new(saved, Game::ALL.map(Setting::usual), None)))
    });
}

#[test]
fn what_the_menu_leads_to() {
    see("menu-forget", |texts, size| {
        let saved = vec![("file".to_owned(), vec!["The Game".to_owned()])];
        let menu = Menu::new(saved, Game::ALL.map(Setting::usual), None);
        let mut stage = Stage::new(texts, size, Screen::Menu(menu));
        stage.keys("x");
        stage
    });
    see("shelf", |texts, size| {
        let result = GameResult::Cooperative { over: true, won: Some(false), left: 12 };
        let outcome = texts::words::outcome(texts, &result).expect("an outcome");
        let game = texts::words::game::<&str>(texts, Game::TheGame, 3, &[]);
        let parts = vec![game, outcome, texts::say!(texts, "ago-days", count = 3)];
        let games = vec![parts; 50];
        Stage::new(texts, size, Screen::Shelf(Shelf { games, cursor: 30 }))
    });
    see("join", |texts, size| {
        let mut stage = Stage::new(texts, size, Screen::Join(JoinForm::default()));
        stage.keys("https://example.org/t/abc⇥Lola");
        stage.event(Event::Failed(texts::say!(texts, "join-wrong")));
        stage
    });
}

#[test]
fn waiting_for_a_table() {
    see("waiting", |texts, size| {
        let mut stage = Stage::new(texts, size, Screen::Menu(menu()));
        stage.event(Event::Opened(None));
        let note = texts::say!(texts, "waiting-for", came = 1, all = 3);
        stage.event(Event::Told(Box::new(Told::Note(note))));
        stage
    });
    see("too-small", |texts, size| {
        let mut stage = Stage::new(texts, size, Screen::Menu(menu()));
        stage.event(Event::Resize(60, 20));
        stage
    });
}

#[test]
fn the_form() {
    for game in Game::ALL {
        see(&format!("form-{game}"), |texts, size| {
            let mut stage = Stage::new(texts, size, Screen::Form(Form::new(Setting::usual(game))));
            stage.keys("↑7↓↓→");
            stage
        });
    }
}

#[test]
fn choosing_who_starts() {
    let setting = setting(Game::TheGame, 4, 1);
    see("choose", |texts, size| Stage::play(texts, size, &setting, 7));
    see("choose-ask", |texts, size| {
        let mut stage = Stage::play(texts, size, &setting, 7);
        stage.keys("2");
        stage
    });
}

#[test]
fn a_turn_of_the_game() {
    let start = |texts: &Texts, size: (u16, u16)| {
        let mut stage = Stage::play(texts, size, &setting(Game::TheGame, 3, 1), 7);
        stage.keys("1⏎");
        stage
    };
    see("the-game-turn", start);
    see("the-game-planned", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("9⏎33⏎");
        stage
    });
    see("the-game-ask", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("9⏎33⏎e");
        stage
    });
    see("the-game-refused", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("e");
        stage
    });
    see("the-game-next", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("9⏎33⏎e⏎t1");
        stage.moment();
        stage.keys("t5");
        stage.moment();
        stage
    });
    see("the-game-signals", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("t↓↓");
        stage
    });
    see("the-game-saying", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("t2");
        stage
    });
    see("the-game-rules", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("hr");
        stage
    });
    see("the-game-thinking", |texts, size| {
        let mut stage = start(texts, size);
        let seat = Seat::new(1).expect("a seat");
        stage.event(Event::Told(Box::new(Told::Thinking(seat))));
        stage
    });
    see("the-game-hint", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("?");
        hint(&mut stage, &["9@up1", "81@down1", "end"]);
        stage
    });
    see("the-game-help", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("h");
        stage
    });
    see("the-game-leave", |texts, size| {
        let mut stage = start(texts, size);
        stage.key(Key::Interrupt);
        stage
    });
}

/// The expert's answer, without its clock.
fn hint(stage: &mut Stage, tokens: &[&str]) {
    let view = *stage.game().view();
    let game = stage.game().kind;
    let plan: Vec<Action> =
        tokens.iter().map(|token| Action::parse(game, token).expect("a token")).collect();
    let thought = Thought { win_chance: 0.61, plan: plan.clone(), nodes: 1 };
    let answer = Answer { action: plan[0], thought: Some(thought) };
    let hint = Hint::of(&view, stage.game().standing.as_ref(), answer);
    stage.event(Event::Hinted(Box::new(view), Box::new(Some(hint))));
}

#[test]
fn open_rows() {
    see("ascenso-descenso", |texts, size| {
        let mut game = setting(Game::AscensoDescenso, 2, 1);
        game.options.push(option("jump", OptionValue::Word("any".into())));
        let mut stage = Stage::play(texts, size, &game, 7);
        stage.keys("1⏎");
        for _ in 0..6 {
            stage.keys("⏎→⏎e⏎");
        }
        stage
    });
}

#[test]
fn a_duel() {
    let start = |texts: &Texts, size: (u16, u16)| {
        Stage::play(texts, size, &setting(Game::FaceToFace, 2, 1), 7)
    };
    see("face-to-face", start);
    see("face-to-face-later", |texts, size| {
        let mut stage = start(texts, size);
        for _ in 0..4 {
            stage.keys("⏎→⏎e⏎");
        }
        stage
    });
    see("face-to-face-hint", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("?");
        let rival =
            if stage.game().hand().iter().any(|card| card.number() == 8) { "8@up" } else { "9@up" };
        hint(&mut stage, &[rival, "end"]);
        stage
    });
}

#[test]
fn ants() {
    let start = |texts: &Texts, size: (u16, u16)| {
        Stage::play(texts, size, &setting(Game::Hormigas, 5, 1), 7)
    };
    see("hormigas-take", start);
    see("hormigas-face-down", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("s");
        stage
    });
    see("hormigas-put", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("s⏎→→→↓");
        stage
    });
    see("hormigas-put-ask", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("s⏎→→→↓⏎");
        stage
    });
    see("hormigas-hint", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("s⏎?");
        hint(&mut stage, &["put@3-left"]);
        stage
    });
    see("hormigas-help", |texts, size| {
        let mut stage = start(texts, size);
        stage.keys("h");
        stage
    });
    see("hormigas-round", |texts, size| {
        let mut game = setting(Game::Hormigas, 3, 1);
        game.options.push(option("turn_limit", OptionValue::Number(2)));
        game.options.push(option("finish", OptionValue::Word("claim".into())));
        let mut stage = Stage::play(texts, size, &game, 7);
        stage.keys("a⏎⏎⏎p⏎");
        stage
    });
    see("hormigas-claim", |texts, size| {
        let mut game = setting(Game::Hormigas, 3, 1);
        game.options.push(option("finish", OptionValue::Word("claim".into())));
        let mut stage = Stage::play(texts, size, &game, 7);
        stage.keys("a⏎⏎⏎c");
        stage
    });
}

#[test]
fn the_curtain() {
    see("curtain", |texts, size| {
        let mut game = setting(Game::TheGame, 2, 2);
        game.options.push(option("start", OptionValue::Number(0)));
        let mut stage = Stage::play(texts, size, &game, 7);
        stage.keys("⏎⏎→⏎e⏎");
        stage
    });
}

#[test]
fn the_end() {
    let over = |texts: &Texts, size: (u16, u16), game, result: GameResult, best| {
        let mut stage = Stage::play(texts, size, &setting(game, 2, 1), 7);
        let kept = Some("/home/ana/.local/share/subibaja/games.jsonl".to_owned());
        let ending = Ending { result: result.clone(), best, kept };
        stage.event(Event::Told(Box::new(Told::Over(Box::new(ending)))));
        for level in [Level::Novice, Level::Steady] {
            let told = Told::Rivals(level, Some(result.clone()));
            stage.event(Event::Told(Box::new(told)));
        }
        stage
    };
    see("end-the-game", |texts, size| {
        let result = GameResult::Cooperative { over: true, won: Some(false), left: 12 };
        over(texts, size, Game::TheGame, result, Some(BestScore::Left(3)))
    });
    see("end-face-to-face", |texts, size| {
        let reason = Some("stuck");
        let result = GameResult::FaceToFace { over: true, winner: Some(0), reason, left: [4, 21] };
        over(texts, size, Game::FaceToFace, result, Some(BestScore::Won(2, 5)))
    });
    see("end-hormigas", |texts, size| {
        let winners = Some(vec![0, 1]);
        let (totals, rounds) = (vec![64, 64], Vec::new());
        let result = GameResult::Hormigas { over: true, winners, totals, rounds };
        over(texts, size, Game::Hormigas, result, Some(BestScore::Points(71)))
    });
}

#[test]
fn a_record() {
    for (game, viewer) in [
        (Game::TheGame, Viewer::Everything),
        (Game::FaceToFace, Viewer::Seat(Seat::FIRST)),
        (Game::Hormigas, Viewer::Spectator),
    ] {
        see(&format!("replay-{game}"), |texts, size| {
            let seed = rules::Seed::from(7);
            let mut record = setting(game, 2, 0).record(seed).expect("a game");
            let mut replay = records::Replay::new(&record).expect("a game");
            for _ in 0..9 {
                let mut legal = rules::Actions::new();
                rules::GameState::legal_into(replay.state(), &mut legal);
                let token = legal[legal.len() / 3].to_string();
                replay.play(&token).expect("a legal action");
                record.actions.push(token);
            }
            let film = Film::new(&record).expect("a sound record");
            let reel = Reel::new(&film, viewer);
            let mut stage = Stage::new(texts, size, Screen::Reel(Box::new(reel)));
            let (view, event) = (film.view(8, viewer), film.event(8, viewer));
            assert_eq!(view.viewer(), viewer);
            stage.event(Event::Position(8, Box::new(view), Box::new(event)));
            stage.keys("5");
            stage
        });
    }
}

#[test]
fn the_scores() {
    let game = |won: bool, left: u8| {
        let mut record = setting(Game::TheGame, 3, 1).record(rules::Seed::from(7)).expect("a game");
        record.set_result(&GameResult::Cooperative { over: true, won: Some(won), left });
        record
    };
    let games = [game(false, 24), game(false, 9), game(true, 0), game(true, 0), game(false, 61)];
    see("scores", |texts, size| {
        let lines = lines(texts, &groups(&games));
        Stage::new(texts, size, Screen::Scores { lines, scroll: 0 })
    });
    see("scores-none", |texts, size| {
        let lines = lines(texts, &[]);
        Stage::new(texts, size, Screen::Scores { lines, scroll: 0 })
    });
}
