//! Games in progress: kept as a table's log, and gone on with, those of former versions too.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use players::Level;
use rules::{Action, Actions, Seat, Seed, View, Viewer};
use terminal::film::Film;
use terminal::folder::{Folder, Saved};
use terminal::local::{self, LocalPlay};
use terminal::scores;
use terminal::setting::{Setting, chairs};
use terminal::source::{Command, Source, Told};
use texts::{Lang, Texts};

const PATIENCE: Duration = Duration::from_mins(1);

/// What the version before wrote: `saved/*.json` and `games.jsonl`.
fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples")
}

/// A fresh folder.
fn folder(name: &str) -> Folder {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(path.join("saved")).expect("a folder");
    Folder::at(path)
}

/// Goes on with a saved game.
fn resume(folder: &Folder, saved: &Saved) -> anyhow::Result<(Source, Receiver<Told>)> {
    let (tell, told) = channel();
    let how = LocalPlay {
        folder: Some(folder.clone()),
        saved: Some(saved.name.clone()),
        ..LocalPlay::default()
    };
    let tell = move |message| drop(tell.send(message));
    let source = local::open(&saved.record, how, Texts::new(Lang::En), tell)?;
    Ok((source, told))
}

/// Everything up to what fits.
fn until(told: &Receiver<Told>, fits: impl Fn(&Told) -> bool) -> Vec<Told> {
    let mut all = Vec::new();
    loop {
        let message = told.recv_timeout(PATIENCE).expect("the table says something");
        let done = fits(&message);
        all.push(message);
        if done {
            return all;
        }
    }
}

fn is_ask(told: &Told) -> bool {
    matches!(told, Told::Ask(_))
}

/// The first view among what was told.
fn snapshot(told: &[Told]) -> View {
    let snapshot = told.iter().find_map(|told| match told {
        Told::Snapshot(snapshot) => Some(snapshot.view),
        _ => None,
    });
    snapshot.expect("a snapshot")
}

/// The last view that was told.
fn last_view(told: &[Told]) -> Option<View> {
    told.iter().rev().find_map(|told| match told {
        Told::Snapshot(snapshot) => Some(snapshot.view),
        Told::Happened(_, view) => Some(**view),
        _ => None,
    })
}

#[test]
fn saves_of_the_version_before_are_gone_on_with() {
    let folder = folder("old-saves");
    let mut count = 0;
    for entry in fs::read_dir(samples().join("saved")).expect("samples") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name");
        fs::copy(&path, folder.path().join("saved").join(name)).expect("a copy");
        count += 1;
    }
    assert_eq!((count, folder.saved().len()), (5, 5), "all of them are offered");
    for saved in folder.saved() {
        let film = Film::new(&saved.record).expect("a sound game");
        let (source, told) = resume(&folder, &saved).expect("a table");
        let mut heard = until(&told, is_ask);
        let people = Setting::from_record(&saved.record).expect("a setting").people();
        let viewer = match people[..] {
            [one] => Viewer::Seat(one),
            _ => Viewer::Spectator,
        };
        assert_eq!(snapshot(&heard), film.view(film.last(), viewer), "{}", saved.name);
        let Some(Told::Ask(seats)) = heard.last().cloned() else { panic!("asked") };
        source.send(Command::Look(Viewer::Seat(seats[0])));
        heard.extend(until(&told, is_ask));
        let mut legal = Actions::new();
        last_view(&heard).expect("a view").legal_into(&mut legal);
        source.send(Command::Act(vec![legal[0]]));
        until(&told, |told| matches!(told, Told::Happened(..)));
        source.leave().expect("left");
        // From now on it is kept as every table is, under the same name, and nothing is lost.
        let again = folder.saved().into_iter().find(|again| again.name == saved.name);
        let again = again.expect("it is still offered").record;
        let before = saved.record.actions.len();
        assert_eq!(again.actions[..before], saved.record.actions, "{}", saved.name);
        assert_eq!(again.actions[before], legal[0].to_string(), "{}", saved.name);
        assert!(again.signals.starts_with(&saved.record.signals), "{}", saved.name);
    }
}

#[test]
fn games_of_the_version_before_still_count() {
    let folder = folder("old-games");
    fs::copy(samples().join("games.jsonl"), folder.path().join("games.jsonl")).expect("a copy");
    let games = folder.games().expect("games");
    assert_eq!(games.len(), 1);
    assert_eq!(scores::groups(&games).len(), 1);
}

/// A new game in a folder, as far as somebody is asked.
fn begin(folder: &Folder) -> (Source, Receiver<Told>) {
    let chairs = chairs(2, &[Seat::FIRST], Level::Novice);
    let setting = Setting { game: rules::Game::TheGame, options: Vec::new(), chairs };
    let record = setting.record(Seed::from(7)).expect("a game");
    let (tell, told) = channel();
    let how = LocalPlay { folder: Some(folder.clone()), ..LocalPlay::default() };
    let tell = move |message| drop(tell.send(message));
    let source = local::open(&record, how, Texts::new(Lang::En), tell).expect("a table");
    until(&told, is_ask);
    (source, told)
}

fn act(source: &Source, tokens: &[&str]) {
    let action = |token: &&str| Action::parse(rules::Game::TheGame, token).expect("a token");
    source.send(Command::Act(tokens.iter().map(action).collect()));
}

fn save_path(folder: &Folder) -> PathBuf {
    folder.path().join("saved").join(&folder.saved()[0].name)
}

#[test]
fn what_is_told_stands_in_the_file_and_half_a_line_does_not_count() {
    let folder = folder("told-is-saved");
    let (source, told) = begin(&folder);
    act(&source, &["start@0"]);
    until(&told, |told| matches!(told, Told::Happened(..)));
    // As after a sudden end: nothing was closed, nothing was left politely.
    assert_eq!(folder.saved()[0].record.actions, ["start@0"]);
    drop(source);
    let path = save_path(&folder);
    let whole = fs::read_to_string(&path).expect("a file");
    assert!(whole.starts_with("{\"format\":\"subibaja-table/1\""), "{whole}");
    fs::write(&path, format!("{whole}{{\"at\":1,\"entries\":[{{\"event\":\"pla")).expect("torn");
    let saved = folder.saved();
    assert_eq!(saved[0].record.actions, ["start@0"], "it is offered all the same");
    let (source, told) = resume(&folder, &saved[0]).expect("a table");
    until(&told, is_ask);
    act(&source, &["9@up1", "33@up1", "end"]);
    until(&told, |told| matches!(told, Told::Happened(..)));
    drop(source);
    let actions = &folder.saved()[0].record.actions;
    assert_eq!(actions[..4], ["start@0", "9@up1", "33@up1", "end"]);
}

#[test]
fn one_program_at_a_time_has_a_game() {
    let folder = folder("locked");
    let (source, told) = begin(&folder);
    act(&source, &["start@0"]);
    until(&told, |told| matches!(told, Told::Happened(..)));
    let saved = folder.saved().remove(0);
    let refused = resume(&folder, &saved).expect_err("it is open");
    assert!(format!("{refused:#}").contains("open in another window"), "{refused:#}");
    drop(source);
    resume(&folder, &saved).expect("it is free again");
}

#[test]
fn a_game_that_can_not_be_saved_is_played_and_that_is_said() {
    let folder = folder("unsaved");
    fs::remove_dir_all(folder.path().join("saved")).expect("removed");
    fs::write(folder.path().join("saved"), "no folder").expect("a file in its place");
    let chairs = chairs(1, &[Seat::FIRST], Level::Novice);
    let setting = Setting { game: rules::Game::TheGame, options: Vec::new(), chairs };
    let record = setting.record(Seed::from(7)).expect("a game");
    let (tell, told) = channel();
    let how = LocalPlay { folder: Some(folder), ..LocalPlay::default() };
    let tell = move |message| drop(tell.send(message));
    let source = local::open(&record, how, Texts::new(Lang::En), tell).expect("a table");
    let heard = until(&told, is_ask);
    assert!(heard.iter().any(|told| matches!(told, Told::Note(note) if note.contains("saved"))));
    act(&source, &["9@up1", "33@up1", "end"]);
    until(&told, |told| matches!(told, Told::Happened(..)));
}
