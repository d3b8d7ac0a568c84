//! A full disk and a failing fsync: moves are refused with a reason, nothing is acknowledged that is
//! not stored, and what was acknowledged is there after a restart.

#![cfg(target_os = "linux")]

mod serving;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use futures_util::StreamExt as _;
use protocol::{Code, Down, Up};
use serving::{Socket, create, get, join, send, serve};
use tokio_tungstenite::tungstenite::Message;

/// The library that lets a disk fail on demand; the store's tests use it too.
fn failing_disk(folder: &Path) -> PathBuf {
    let source =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/support/failing_disk.c");
    let library = folder.join("failing_disk.so");
    let status = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .arg(&library)
        .arg(source)
        .arg("-ldl")
        .status()
        .expect("a C compiler");
    assert!(status.success());
    library
}

async fn next(socket: &mut Socket) -> Down {
    loop {
        let next = tokio::time::timeout(Duration::from_secs(20), socket.next()).await;
        let message = next.expect("in time").expect("open").expect("a message");
        if let Message::Text(text) = message {
            match serde_json::from_str(&text).expect("a message") {
                Down::Presence { .. } => {}
                down => return down,
            }
        }
    }
}

fn word(id: &str) -> Up {
    Up::Say { id: id.into(), text: "bien".into() }
}

/// What became of a message.
#[derive(PartialEq, Eq, Debug)]
enum Answer {
    /// It is stored, as the event of this number.
    Stored(u64),
    /// It is not, and will not be.
    NotStored,
    /// That is being found out.
    Checking,
}

/// Sends, and tells what became of it.
async fn ask(socket: &mut Socket, id: &str) -> Answer {
    send(socket, &word(id)).await.expect("sent");
    match next(socket).await {
        Down::Update(update) => {
            assert_eq!(update.ack.as_deref(), Some(id));
            Answer::Stored(update.seq)
        }
        Down::Ack { seq, .. } => Answer::Stored(seq),
        Down::Checking { .. } => Answer::Checking,
        Down::Refused(refused) => {
            assert_eq!(refused.code, Code::NotStored, "{refused:?}");
            assert!(refused.reason.contains("try again"), "{}", refused.reason);
            Answer::NotStored
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_acknowledged_that_is_not_stored() {
    let (data, disk) = (tempfile::tempdir().expect("one"), tempfile::tempdir().expect("two"));
    let library = failing_disk(disk.path());
    let environment = [("LD_PRELOAD", library.as_path()), ("FAILING_DISK", disk.path())];
    let (mut server, address) = serve(data.path(), &environment);
    let made = create(address).await.expect("a table");
    let mut seats = Vec::new();
    for seat in 0..2 {
        let mut socket = join(address, &made, seat, None).await.expect("a socket");
        assert!(matches!(next(&mut socket).await, Down::Update(_)));
        seats.push(socket);
    }
    let [one, other] = &mut seats[..] else { panic!("two seats") };
    // The second seat's coming was told to the first.
    assert!(matches!(next(one).await, Down::Update(_)));

    let Answer::Stored(first) = ask(one, "a").await else { panic!("not stored") };
    assert!(get(address, "/readyz", "").await.is_ok());
    std::fs::write(disk.path().join("full"), "").expect("a full disk");
    assert_eq!(ask(one, "b").await, Answer::NotStored);
    assert!(get(address, "/readyz", "").await.is_err(), "full, and it says so");
    assert_eq!(ask(one, "c").await, Answer::NotStored);
    std::fs::remove_file(disk.path().join("full")).expect("room again");
    let second = ask(one, "b").await;
    assert_eq!(second, Answer::Stored(first + 1), "stored, now that there is room");
    let second = first + 1;

    std::fs::write(disk.path().join("no-fsync"), "").expect("a failing disk");
    assert_eq!(ask(one, "d").await, Answer::Checking, "nobody knows what the disk holds");
    assert!(get(address, "/readyz", "").await.is_err(), "it says that it is not ready");
    std::fs::remove_file(disk.path().join("no-fsync")).expect("a good disk");
    assert_eq!(ask(one, "d").await, Answer::Checking, "the file is not trusted before a restart");
    assert_eq!(ask(one, "e").await, Answer::NotStored);

    // The other seat heard of what was stored, and of nothing else.
    for seq in [first, second] {
        let Down::Update(update) = next(other).await else { panic!("an update") };
        assert_eq!(update.seq, seq);
    }
    let silence = tokio::time::timeout(Duration::from_millis(200), next(other)).await;
    assert!(silence.is_err(), "{silence:?}");
    server.kill().expect("killed");
    server.wait().expect("gone");

    let (mut server, address) = serve(data.path(), &[]);
    let mut back = join(address, &made, 0, None).await.expect("a socket");
    let Down::Update(all) = next(&mut back).await else { panic!("an update") };
    assert!(all.seq >= second, "{second} was acknowledged, {} is the last", all.seq);
    // What was in doubt is done once, whether the disk had it or not.
    assert_eq!(ask(&mut back, "d").await, Answer::Stored(second + 1));
    assert_eq!(ask(&mut back, "d").await, Answer::Stored(second + 1));
    assert_eq!(ask(&mut back, "f").await, Answer::Stored(second + 2));
    server.kill().expect("killed");
    server.wait().expect("gone");
}

/// Files of a folder, but for locks.
fn files(folder: &Path) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter(|name| !name.ends_with("-lock")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_no_half_back_up_is_left_and_nothing_half_restored() {
    let (data, disk) = (tempfile::tempdir().expect("one"), tempfile::tempdir().expect("two"));
    let library = failing_disk(disk.path());
    let (mut server, address) = serve(data.path(), &[]);
    create(address).await.expect("a table");
    let place = tempfile::tempdir().expect("a folder");
    let (file, new) = (place.path().join("log.backup"), place.path().join("new"));
    let run = |args: [&Path; 3], command: &str, full: bool| {
        if full {
            std::fs::write(disk.path().join("full"), "").expect("a full disk");
        }
        let [one, flag, other] = args;
        let ran = Command::new(env!("CARGO_BIN_EXE_subibaja"))
            .arg(command)
            .args([one, flag, other])
            .envs([("LD_PRELOAD", library.as_path()), ("FAILING_DISK", disk.path())])
            .output()
            .expect("the program");
        let _ = std::fs::remove_file(disk.path().join("full"));
        let said = String::from_utf8_lossy(&ran.stderr).into_owned();
        assert_eq!(ran.status.code(), Some(if full { 2 } else { 0 }), "{command}: {said}");
        said
    };
    let from = Path::new("--data");
    let said = run([&file, from, data.path()], "backup", true);
    assert!(said.contains("No space left"), "{said}");
    assert_eq!(files(place.path()), Vec::<String>::new());
    run([&file, from, data.path()], "backup", false);
    let said = run([&file, from, &new], "restore", true);
    assert!(said.contains("the disk is full; make room"), "{said}");
    assert_eq!(files(&new), Vec::<String>::new());
    run([&file, from, &new], "restore", false);
    assert_eq!(files(&new), ["subibaja.db"]);
    server.kill().expect("killed");
    server.wait().expect("gone");
}
