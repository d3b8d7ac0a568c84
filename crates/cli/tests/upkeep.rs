//! Back-ups and what else a host does with the log, as a host does it: by the program.

#[path = "serving/game.rs"]
mod game;
mod serving;

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::Game;
use protocol::Created;
use serving::{create, get, serve};
use tokio::sync::watch;

/// Tables that are played on while they are backed up.
const TABLES: usize = 6;

fn subibaja(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_subibaja"));
    command.args(args).env("LC_ALL", "C").output().expect("the program")
}

/// Runs it well, and gives what it says.
fn well(args: &[&str]) -> String {
    let ran = subibaja(args);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert_eq!((ran.status.code(), &*said), (Some(0), ""), "{args:?}");
    String::from_utf8(ran.stdout).expect("text")
}

/// It refuses, with all of these words.
fn badly(args: &[&str], says: &[&str]) -> String {
    let ran = subibaja(args);
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert_eq!(ran.status.code(), Some(2), "{args:?}: {said}");
    assert!(!said.contains("panicked"), "{said}");
    for part in says {
        assert!(said.contains(part), "{part:?} is missing in: {said}");
    }
    said
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// What was acknowledged at a table.
type Known = (Created, Arc<Mutex<Vec<(usize, String)>>>);

/// Plays one game after the other, and notes what was acknowledged.
async fn load(address: SocketAddr, known: Arc<Mutex<Vec<Known>>>, stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        let Ok(made) = create(address).await else { return };
        let mut game = Game::new(made.clone());
        let accepted = Arc::new(Mutex::new(Vec::new()));
        known.lock().expect("known").push((made, Arc::clone(&accepted)));
        let Ok(mut sockets) = game.resume(address).await else { return };
        while !game.is_over() && !*stop.borrow() {
            if game.step(&mut sockets).await.is_err() {
                return;
            }
            accepted.lock().expect("accepted").clone_from(&game.accepted);
        }
    }
}

/// The drill of docs/operations.md: back up under load, kill, restore elsewhere, verify, play on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_back_up_made_under_load_is_played_on_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let (old, new) = (folder.path().join("old"), folder.path().join("new"));
    let file = folder.path().join("log.backup");
    let (mut server, address) = serve(&old, &[]);
    // Quick games may all be over when they are backed up; this one waits in the middle.
    let mut waiting = Game::new(create(address).await.expect("a table"));
    let mut sockets = waiting.resume(address).await.expect("two seats");
    for _ in 0..3 {
        waiting.step(&mut sockets).await.expect("a move");
    }
    let (stop, stopped) = watch::channel(false);
    let known: Arc<Mutex<Vec<Known>>> = Arc::default();
    let tables: Vec<_> = (0..TABLES)
        .map(|_| tokio::spawn(load(address, Arc::clone(&known), stopped.clone())))
        .collect();
    tokio::time::sleep(Duration::from_millis(700)).await;

    let mut promised: Vec<(Created, Vec<(usize, String)>)> = known
        .lock()
        .expect("known")
        .iter()
        .map(|(made, accepted)| (made.clone(), accepted.lock().expect("accepted").clone()))
        .collect();
    promised.push((waiting.made.clone(), waiting.accepted.clone()));
    let (from, to) = (text(&old).to_owned(), text(&file).to_owned());
    let said = tokio::task::spawn_blocking(move || {
        let said = well(&["backup", &to, "--data", &from]);
        // The database can be checked while it is played on, too.
        well(&["verify", "--data", &from]);
        said
    });
    let said = said.await.expect("backed up");
    assert!(said.contains("tables") && said.contains("subibaja verify"), "{said}");
    let promises: usize = promised.iter().map(|(_, accepted)| accepted.len()).sum();
    assert!(promises > TABLES, "only {promises} moves were made before the back-up");
    stop.send(true).expect("told");
    for table in tables {
        table.await.expect("played");
    }
    server.kill().expect("killed");
    server.wait().expect("gone");

    well(&["verify", text(&file)]);
    well(&["restore", text(&file), "--data", text(&new)]);
    assert!(well(&["verify", "--data", text(&new)]).contains("All sound."));
    let (mut server, address) = serve(&new, &[]);
    let mut played_on = 0;
    for (made, accepted) in promised {
        let mut game = Game::new(made);
        game.accepted.clone_from(&accepted);
        let mut sockets = game.resume(address).await.expect("the keys open the seats");
        if !game.is_over() {
            game.accepted.clear();
            // Its messages are others than those before the back-up.
            game.ids = 10_000;
            game.play(&mut sockets).await.expect("played on to its end");
            played_on += 1;
        }
        let path = format!("/api/tables/{}/record", game.made.table);
        let body = get(address, &path, &game.made.watch).await.expect("a record");
        let record = records::Record::from_json(body.trim()).expect("a record");
        records::Replay::new(&record).expect("a deal").play_all(&record).expect("sound");
        for (ply, action) in &accepted {
            assert_eq!(record.actions.get(*ply), Some(action), "at ply {ply}");
        }
    }
    assert!(played_on > 0, "no game was in the middle");
    server.kill().expect("killed");
    server.wait().expect("gone");
}

/// A folder with a database of two games, one of them over, made by hand from what a server stored.
async fn two_games(folder: &Path) -> (Created, Created) {
    let (mut server, address) = serve(folder, &[]);
    let (over, running) =
        (create(address).await.expect("a table"), create(address).await.expect("a table"));
    let mut game = Game::new(over.clone());
    let mut sockets = game.resume(address).await.expect("two seats");
    game.play(&mut sockets).await.expect("played");
    let mut game = Game::new(running.clone());
    let mut sockets = game.resume(address).await.expect("two seats");
    for _ in 0..3 {
        game.step(&mut sockets).await.expect("a move");
    }
    server.kill().expect("killed");
    server.wait().expect("gone");
    (over, running)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wrong_with_a_back_up_is_said_and_nothing_is_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let (old, new) = (folder.path().join("old"), folder.path().join("new"));
    let file = folder.path().join("log.backup");
    let (over, running) = two_games(&old).await;
    well(&["export", text(&file), "--data", text(&old)]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(&file).expect("the file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "it holds the cards of running games");
    }
    badly(&["backup", text(&file), "--data", text(&old)], &["is there already", "another file"]);
    let nowhere = folder.path().join("nowhere");
    badly(&["backup", "x", "--data", text(&nowhere)], &["no such file", "--data"]);
    assert!(!Path::new("x").exists());

    // Cut off, changed, something else.
    let whole = std::fs::read(&file).expect("the back-up");
    let other = folder.path().join("other.backup");
    let refused = |bytes: &[u8], says: &[&str]| {
        std::fs::write(&other, bytes).expect("written");
        badly(&["verify", text(&other)], says);
        badly(&["restore", text(&other), "--data", text(&new)], says);
        assert!(!new.join("subibaja.db").exists(), "something was made");
    };
    refused(&whole[..whole.len() / 2], &["cut off"]);
    let lines: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').collect();
    refused(&lines[..lines.len() - 1].concat(), &["cut off"]);
    let played = String::from_utf8(whole.clone()).expect("text");
    let tampered = played.replacen("\\\"seat\\\":0", "\\\"seat\\\":1", 1);
    assert_ne!(tampered, played);
    refused(tampered.as_bytes(), &["changed or damaged"]);
    refused(b"", &["empty"]);
    refused(&std::fs::read(old.join("subibaja.db")).expect("a file"), &["database itself"]);

    // Where something is, nothing is restored.
    badly(&["restore", text(&file), "--data", text(&old)], &["there is a database already"]);
    std::fs::create_dir_all(&new).expect("a folder");
    std::fs::write(new.join("subibaja.db-wal"), "left over").expect("written");
    badly(&["restore", text(&file), "--data", text(&new)], &["subibaja.db-wal", "move it away"]);
    std::fs::remove_file(new.join("subibaja.db-wal")).expect("moved away");
    well(&["import", text(&file), "--data", text(&new)]);
    assert!(
        well(&["verify", "--data", text(&new)]).contains("1 being played, 1 over, 0 forgotten")
    );

    // A game that is being played is not forgotten; one that is over is, once and for good.
    let table = &running.table;
    badly(&["forget", table, "--data", text(&new)], &["being played", "--running"]);
    well(&["forget", &format!("http://x/t/{}#k", over.table), "--data", text(&new)]);
    badly(&["forget", &over.table, "--data", text(&new)], &["forgotten before"]);
    badly(&["forget", "Ab3dEf6hIj9k", "--data", text(&new)], &["there is no table"]);
    assert!(
        well(&["verify", "--data", text(&new)]).contains("1 being played, 0 over, 1 forgotten")
    );
    let (mut server, address) = serve(&new, &[]);
    let look = |made: &Created| format!("/api/tables/{}", made.table);
    assert!(get(address, &look(&over), &over.watch).await.is_err());
    assert!(get(address, &look(&running), &running.watch).await.is_ok());
    badly(&["forget", table, "--data", text(&new), "--running"], &["process", "not forgotten"]);
    let port = address.port().to_string();
    assert!(well(&["health", "--port", &port]).contains("is ready"));
    assert!(
        well(&["serve", "--check", "--port", &port, "--data", text(&new)]).contains("is ready")
    );
    server.kill().expect("killed");
    server.wait().expect("gone");
    badly(&["health", "--port", &port], &["nobody answers"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_no_game_can_have_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let old = folder.path().join("old");
    let (over, _) = two_games(&old).await;
    let file = folder.path().join("log.backup");
    well(&["backup", text(&file), "--data", text(&old)]);
    let whole = std::fs::read_to_string(&file).expect("the back-up");
    // Somebody who knows how to make a checksum, but not how to play.
    let wrong = whole.replacen("start@0", "start@1", 1);
    assert_ne!(wrong, whole);
    let end = wrong.trim_end().rfind('\n').expect("lines") + 1;
    let forged = forge(&wrong[..end], &wrong[end..]);
    std::fs::write(&file, forged).expect("written");
    let says = [over.table.as_str(), "entry "];
    badly(&["verify", text(&file)], &says);
    let new = folder.path().join("new");
    badly(&["restore", text(&file), "--data", text(&new)], &says);
    badly(&["verify", "--data", text(&new)], &says);
}

/// The same end with the checksum of other lines.
fn forge(lines: &str, end: &str) -> String {
    let mut end: serde_json::Value = serde_json::from_str(end).expect("an end");
    let sum = Command::new("sha256sum")
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn();
    let mut sum = sum.expect("sha256sum");
    std::io::Write::write_all(&mut sum.stdin.take().expect("input"), lines.as_bytes())
        .expect("written");
    let sum = sum.wait_with_output().expect("a sum").stdout;
    end["sha256"] = String::from_utf8_lossy(&sum).split(' ').next().into();
    format!("{lines}{end}\n")
}
