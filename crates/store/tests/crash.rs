//! What was acknowledged is there, whatever happens to the process or its disk.
//!
//! This program is its own child: with `STORE_CHILD` set it appends as fast as it can and prints each
//! acknowledged entry; without, it kills such children, or lets their disk fail (`failing_disk.c`,
//! loaded before the C library), and looks at what is stored.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use store::{Append, AppendError, Settled, Store, StoreConfig, TableId};
use support::{Database, append, bodies};

const TABLES: u8 = 20;
const KILLS: u32 = 30;
const KILLS_OF_A_CLIENT: u32 = 5;
/// Tells a child to append nothing more after a refusal.
const PATIENT: &str = "patient";

fn main() {
    if let Ok(place) = std::env::var("STORE_CHILD") {
        return runtime().block_on(append_for_ever(config(&place)));
    }
    let asked = Asked::new(std::env::args().skip(1));
    let tests: [(&str, fn()); 3] = [
        ("killed_on_sqlite", || killed(&Database::sqlite(), KILLS)),
        ("killed_on_postgres", || killed(&Database::postgres(), KILLS_OF_A_CLIENT)),
        ("locked_while_it_lives", locked_while_it_lives),
    ];
    // They put a library between SQLite and the disk, as only Linux has it.
    let disks: [(&str, fn()); 4] = [
        ("full_disk", full_disk),
        ("room_again", room_again),
        ("failing_fsync", failing_fsync),
        ("hanging_fsync", hanging_fsync),
    ];
    let disks = disks.iter().filter(|_| cfg!(target_os = "linux"));
    for (name, test) in tests.iter().chain(disks) {
        if asked.asks_for(name) {
            test();
            println!("test {name} ... ok");
        } else {
            println!("test {name} ... filtered out");
        }
    }
}

/// Which tests are asked for, in the words of cargo's own: `[FILTER] [--skip NAME]…`.
#[derive(Default)]
struct Asked {
    filter: Option<String>,
    skipped: Vec<String>,
}

impl Asked {
    fn new(mut arguments: impl Iterator<Item = String>) -> Asked {
        let mut asked = Asked::default();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--skip" => asked.skipped.extend(arguments.next()),
                flag if flag.starts_with('-') => {}
                _ => asked.filter = Some(argument),
            }
        }
        asked
    }

    fn asks_for(&self, name: &str) -> bool {
        self.filter.as_ref().is_none_or(|filter| name.contains(filter))
            && !self.skipped.iter().any(|skipped| name.contains(skipped))
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

fn config(place: &str) -> StoreConfig {
    if place.starts_with("postgres:") {
        StoreConfig::Postgres { url: place.into() }
    } else {
        StoreConfig::Sqlite { path: place.into() }
    }
}

fn place(config: &StoreConfig) -> String {
    match config {
        StoreConfig::Sqlite { path } => path.display().to_string(),
        StoreConfig::Postgres { url } => url.clone(),
    }
}

fn table(n: u8) -> TableId {
    format!("crash{n:07}").parse().unwrap()
}

fn body(table: TableId, seq: u64) -> String {
    format!("entry {seq} of {table}")
}

/// The child: opens the store, waits for a line, then each table appends one entry after the other,
/// or two, and prints what was acknowledged or refused. If the line says so, it stops at the first
/// refusal, and from then on prints whether it is ready.
async fn append_for_ever(config: StoreConfig) {
    let store = Store::open(&config).await.unwrap();
    say("opened");
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let is_patient = line.trim() == PATIENT;
    let tables = (0..TABLES).map(|n| tokio::spawn(append_to(store.clone(), table(n), is_patient)));
    for task in tables.collect::<Vec<_>>() {
        task.await.unwrap();
    }
}

async fn append_to(store: Store, table: TableId, is_patient: bool) {
    loop {
        let first = bodies(&store, &table).await.len() as u64 + 1;
        let mut seq = first;
        let error = loop {
            let texts: Vec<String> = (seq..=seq + seq % 2).map(|seq| body(table, seq)).collect();
            let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
            let append = append(table, seq, &texts);
            match store.append(append.clone()).await {
                Ok(()) => {
                    seq += texts.len() as u64;
                    say(&format!("stored {table} {}", seq - 1));
                }
                Err(AppendError::Unknown(reason)) => {
                    say(&format!("unknown {reason}, {}", readiness(&store).await));
                    settle(&store, &append).await;
                    seq += texts.len() as u64;
                    say(&format!("stored {table} {}", seq - 1));
                }
                Err(error) => break error,
            }
        };
        assert_ne!(error, AppendError::Taken, "nobody else appends");
        say(&format!("refused {error}, {}", readiness(&store).await));
        loop {
            tokio::time::sleep(Duration::from_millis(20)).await;
            if !is_patient {
                break;
            }
            say(readiness(&store).await);
        }
    }
}

/// Asks how it ended until somebody knows.
async fn settle(store: &Store, append: &Append) {
    loop {
        match store.settle(append).await {
            Ok(settled) => return assert_eq!(settled, Settled::Stored, "nobody else appends"),
            Err(AppendError::Unknown(reason)) => say(&format!("still unknown {reason}")),
            Err(other) => panic!("{other}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn readiness(store: &Store) -> &'static str {
    if store.ready().await.is_ok() { "ready" } else { "not ready" }
}

/// One line at a time: a line that is cut short by the end of the process does not count. When
/// nobody listens any more, the child ends.
fn say(line: &str) {
    if std::io::stdout().lock().write_all(format!("{line}\n").as_bytes()).is_err() {
        std::process::exit(0);
    }
}

/// A child with what it has said so far.
struct Appender {
    child: Child,
    lines: BufReader<ChildStdout>,
    acknowledged: BTreeMap<TableId, u64>,
}

impl Appender {
    fn start(config: &StoreConfig, disk: Option<&FailingDisk>) -> Appender {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.env("STORE_CHILD", place(config)).stdin(Stdio::piped()).stdout(Stdio::piped());
        if let Some(disk) = disk {
            command.env("LD_PRELOAD", &disk.library).env("FAILING_DISK", disk.folder.path());
        }
        let mut child = command.spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap());
        Appender { child, lines, acknowledged: BTreeMap::new() }
    }

    /// Lets the child begin.
    fn begin(&mut self) {
        self.tell("");
    }

    fn tell(&mut self, line: &str) {
        self.child.stdin.as_mut().unwrap().write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// The next line; `None` after the end or when it was cut short.
    fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        let line = line.strip_suffix('\n')?.to_owned();
        if let Some((table, seq)) = line.strip_prefix("stored ").and_then(|it| it.split_once(' ')) {
            self.acknowledged.insert(table.parse().unwrap(), seq.parse().unwrap());
        }
        Some(line)
    }

    /// Reads on until a line begins like this.
    fn wait_for(&mut self, beginning: &str) -> String {
        loop {
            let line = self.line().expect("the child ended by itself");
            if line.starts_with(beginning) {
                return line;
            }
        }
    }

    /// Kills the child and gives all that it had acknowledged.
    fn kill(mut self) -> BTreeMap<TableId, u64> {
        self.child.kill().unwrap();
        while self.line().is_some() {}
        std::mem::take(&mut self.acknowledged)
    }
}

impl Drop for Appender {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Every acknowledged entry is stored as it was handed in, and no log has a gap.
fn check(config: &StoreConfig, acknowledged: &BTreeMap<TableId, u64>) {
    runtime().block_on(async {
        let store = Store::open(config).await.unwrap();
        store.ready().await.unwrap();
        for n in 0..TABLES {
            let table = table(n);
            let stored = bodies(&store, &table).await;
            assert!((1..).zip(&stored).all(|(seq, text)| *text == body(table, seq)));
            let last = acknowledged.get(&table).copied().unwrap_or(0);
            assert!(stored.len() as u64 >= last, "{table}: entry {last} was lost");
        }
        store.close().await;
    });
}

fn killed(database: &Database, kills: u32) {
    let mut acknowledged = BTreeMap::new();
    for kill in 0..kills {
        let mut appender = Appender::start(&database.config, None);
        appender.begin();
        // A moment that differs each time: some lines, then some part of a batch.
        for _ in 0..(kill * 37) % 211 {
            appender.wait_for("stored");
        }
        std::thread::sleep(Duration::from_micros(u64::from(kill * 7919 % 5000)));
        acknowledged.extend(appender.kill());
        check(&database.config, &acknowledged);
    }
    assert_eq!(acknowledged.len(), usize::from(TABLES));
}

/// The C library's calls, failing while a file of a certain name exists.
struct FailingDisk {
    folder: tempfile::TempDir,
    library: PathBuf,
}

impl FailingDisk {
    fn new() -> FailingDisk {
        let folder = tempfile::tempdir().unwrap();
        let library = folder.path().join("failing_disk.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/failing_disk.c");
        let mut cc = Command::new("cc");
        cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl");
        assert!(cc.status().expect("a C compiler is needed, as for SQLite itself").success());
        FailingDisk { folder, library }
    }

    fn fail(&self, how: &str) {
        std::fs::write(self.folder.path().join(how), "").unwrap();
    }

    fn recover(&self, how: &str) {
        std::fs::remove_file(self.folder.path().join(how)).unwrap();
    }
}

/// A full disk refuses moves; once there is room the game goes on, in the same process.
fn full_disk() {
    let (database, disk) = (Database::sqlite(), FailingDisk::new());
    let mut appender = Appender::start(&database.config, Some(&disk));
    appender.begin();
    for _ in 0..3 {
        appender.wait_for("stored");
        disk.fail("full");
        let refused = appender.wait_for("refused");
        let reason = "refused the entries were not stored: the disk is full; make room on it, ";
        assert!(refused.starts_with(reason), "{refused}");
        disk.recover("full");
    }
    appender.wait_for("stored");
    check(&database.config, &appender.kill());
}

/// A full disk shows in readiness for as long as it is full, and no longer, though nobody appends.
fn room_again() {
    let (database, disk) = (Database::sqlite(), FailingDisk::new());
    let mut appender = Appender::start(&database.config, Some(&disk));
    appender.tell(PATIENT);
    appender.wait_for("stored");
    disk.fail("full");
    for _ in 0..TABLES {
        let refused = appender.wait_for("refused");
        assert!(refused.ends_with("not ready"), "{refused}");
    }
    // Long enough for more than one try.
    let tries = 3 * store::PROBE_PAUSE;
    let since = std::time::Instant::now();
    while since.elapsed() < tries {
        assert_eq!(appender.line().unwrap(), "not ready");
    }
    disk.recover("full");
    appender.wait_for("ready");
    check(&database.config, &appender.kill());
}

/// After a failed fsync nothing is acknowledged any more, even if the disk seems well again; of the
/// batch that was being written nobody knows. A new process goes on.
fn failing_fsync() {
    let (database, disk) = (Database::sqlite(), FailingDisk::new());
    let mut acknowledged = BTreeMap::new();
    for from_the_first in [true, false, false] {
        let mut appender = Appender::start(&database.config, Some(&disk));
        appender.wait_for("opened");
        if from_the_first {
            disk.fail("no-fsync");
            appender.begin();
        } else {
            appender.begin();
            appender.wait_for("stored");
            disk.fail("no-fsync");
        }
        let mut refused = 0;
        let unknown = loop {
            let line = appender.line().unwrap();
            if line.starts_with("unknown") {
                break line;
            }
            refused += u32::from(line.starts_with("refused"));
            assert!(refused < 10 * u32::from(TABLES), "it was not certain: {line}");
        };
        assert!(
            unknown.contains("the database's disk failed") && unknown.ends_with("not ready"),
            "{unknown}"
        );
        assert!(!from_the_first || appender.acknowledged.is_empty(), "acknowledged without fsync");
        disk.recover("no-fsync");
        for _ in 0..3 * TABLES {
            let line = appender.line().unwrap();
            assert!(!line.starts_with("stored"), "acknowledged after a failed fsync: {line}");
        }
        acknowledged.extend(appender.kill());
        check(&database.config, &acknowledged);
    }
}

/// A disk that does not answer: nobody waits for ever, readiness says so, and what was being written
/// is settled when it answers again.
fn hanging_fsync() {
    let (database, disk) = (Database::sqlite(), FailingDisk::new());
    let mut appender = Appender::start(&database.config, Some(&disk));
    appender.begin();
    appender.wait_for("stored");
    disk.fail("hang");
    let unknown = appender.wait_for("unknown");
    assert_eq!(unknown, "unknown the disk does not answer, not ready");
    // What comes while it hangs is not even begun.
    appender.wait_for("still unknown the disk still does not answer");
    disk.recover("hang");
    for _ in 0..3 * TABLES {
        appender.wait_for("stored");
    }
    check(&database.config, &appender.kill());
}

/// Another process is told who has the file; when that one is killed, the file is free.
fn locked_while_it_lives() {
    let database = Database::sqlite();
    let mut appender = Appender::start(&database.config, None);
    appender.wait_for("opened");
    let refused = runtime().block_on(Store::open(&database.config)).err().unwrap().to_string();
    assert!(refused.contains(&format!("process {} on ", appender.child.id())), "{refused}");
    appender.begin();
    appender.wait_for("stored");
    check(&database.config, &appender.kill());
}
