//! What all tables of a run share of the programs that play at them: one process for all tables of a program that can
//! keep them apart, and the transcript.

use std::collections::HashMap;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use serde::Deserialize;

use super::message::quoted;
use super::process::{MAX_WAITING, Process};
use super::transcript::Transcript;
use crate::error::LabError;

/// What a run's tables share.
#[derive(Default)]
pub(crate) struct Outside {
    transcript: Option<Transcript>,
    tables: AtomicU64,
    programs: Mutex<HashMap<String, Arc<Mutex<Program>>>>,
}

/// What is known of a program.
#[derive(Default)]
pub(super) enum Program {
    /// Nobody has said hello yet.
    #[default]
    Unknown,
    /// It plays one table at a time.
    OneTable,
    /// It plays any number of tables at once, in this process.
    ManyTables(Arc<Switchboard>),
}

impl Outside {
    /// With a transcript, if one is wanted.
    pub(crate) fn new(transcript: Option<&Path>) -> Result<Outside, LabError> {
        let transcript = transcript.map(Transcript::create).transpose()?;
        Ok(Outside { transcript, ..Outside::default() })
    }

    /// A number for a table that no other has.
    pub(super) fn next_table(&self) -> u64 {
        self.tables.fetch_add(1, Ordering::Relaxed)
    }

    /// What is known of a program; whoever holds the lock may find out more.
    pub(super) fn program(&self, command: &str) -> Arc<Mutex<Program>> {
        Arc::clone(lock(&self.programs).entry(command.to_owned()).or_default())
    }

    pub(super) fn transcript(&self) -> Option<&Transcript> {
        self.transcript.as_ref()
    }
}

/// A lock that a panic elsewhere does not close: what it holds is never half changed.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A process that plays many tables: each answer goes to the table that it names.
pub(super) struct Switchboard {
    process: Mutex<Process>,
    tables: Arc<Mutex<Tables>>,
}

#[derive(Default)]
struct Tables {
    answers: HashMap<u64, SyncSender<String>>,
    /// Why no answer will come any more.
    gone: Option<String>,
}

impl Switchboard {
    pub(super) fn new(mut process: Process) -> Switchboard {
        let tables: Arc<Mutex<Tables>> = Arc::default();
        if let Some(lines) = process.take_answers() {
            let tables = Arc::clone(&tables);
            thread::spawn(move || route(&lines, &tables));
        }
        Switchboard { process: Mutex::new(process), tables }
    }

    /// Has the process ended, or does it make no sense?
    pub(super) fn is_gone(&self) -> bool {
        lock(&self.tables).gone.is_some()
    }

    /// A table begins: where its answers will come.
    pub(super) fn open(&self, table: u64) -> Receiver<String> {
        let (sender, answers) = sync_channel(MAX_WAITING);
        let mut tables = lock(&self.tables);
        if tables.gone.is_none() {
            tables.answers.insert(table, sender);
        }
        answers
    }

    /// A table is over: whatever is still said for it is not heard.
    pub(super) fn close(&self, table: u64) {
        lock(&self.tables).answers.remove(&table);
    }

    pub(super) fn send(&self, line: String) {
        lock(&self.process).send(line);
    }

    /// Sends a question and waits for its answer, or says why there is none.
    pub(super) fn ask(
        &self,
        answers: &Receiver<String>,
        question: String,
        patience: Duration,
    ) -> Result<String, String> {
        if let Ok(unasked) = answers.try_recv() {
            return Err(format!("spoke without being asked: {}", quoted(&unasked)));
        }
        self.send(question);
        match answers.recv_timeout(patience) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => {
                // It may never answer again, and other tables would wait for it one by one.
                self.end();
                Err(super::process::too_late(patience))
            }
            Err(RecvTimeoutError::Disconnected) => {
                let why = lock(&self.tables).gone.clone().filter(|why| !why.is_empty());
                let why = why.unwrap_or_else(|| lock(&self.process).last_words());
                self.end();
                Err(why)
            }
        }
    }

    fn end(&self) {
        lock(&self.tables).gone.get_or_insert_default();
        lock(&self.process).kill();
    }
}

/// Hands each line to the table that it names, until there are no more or one names none.
fn route(lines: &Receiver<String>, tables: &Mutex<Tables>) {
    #[derive(Deserialize)]
    struct Addressed {
        table: u64,
    }
    let mut gone = String::new();
    for line in lines {
        let Ok(Addressed { table }) = serde_json::from_str(&line) else {
            gone = format!("answered nonsense: expected a \"table\", found {}", quoted(&line));
            break;
        };
        if let Some(answers) = lock(tables).answers.get(&table) {
            // More than a few that nobody asked for are not kept: the first gives it away.
            let _ = answers.try_send(line);
        }
    }
    let mut tables = lock(tables);
    tables.gone.get_or_insert(gone);
    tables.answers.clear();
}
