//! A program with its standard input and output in our hands.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is read from a program; a longer one is nonsense.
const MAX_LINE: u64 = 64 * 1024;

/// Lines that wait to be read. A program that says more unasked has to wait itself.
pub(super) const MAX_WAITING: usize = 16;

/// How much of the last line on standard error a note repeats.
const MAX_COMPLAINT: usize = 120;

/// How long a dying program has to finish its complaint.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// How long a program has to end by itself after the end of its input.
const FAREWELL: Duration = Duration::from_secs(2);

/// How often one looks whether it has.
const GLANCE: Duration = Duration::from_millis(5);

/// A running program. When this is dropped, its input ends; if it does not end too, it is killed.
pub(super) struct Process {
    child: Child,
    /// `None` once its input has ended.
    lines_in: Option<Sender<String>>,
    /// `None` once somebody else hears the answers.
    lines_out: Option<Receiver<String>>,
    complaint: Arc<Mutex<String>>,
    complained: Receiver<()>,
}

impl Process {
    /// Starts it. The first word is the program.
    pub(super) fn start(words: &[String]) -> io::Result<Process> {
        let (program, arguments) =
            words.split_first().ok_or_else(|| io::Error::other("no program is named"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let missing = || io::Error::other("a pipe is missing");
        let stdin = child.stdin.take().ok_or_else(missing)?;
        let stdout = child.stdout.take().ok_or_else(missing)?;
        let stderr = child.stderr.take().ok_or_else(missing)?;
        let (lines_in, to_write) = channel();
        let (read, lines_out) = sync_channel(MAX_WAITING);
        let (ended, complained) = sync_channel(1);
        let complaint = Arc::new(Mutex::new(String::new()));
        let kept = Arc::clone(&complaint);
        thread::spawn(move || write_lines(stdin, &to_write));
        thread::spawn(move || read_lines(stdout, &read));
        thread::spawn(move || keep_last_line(stderr, &kept, &ended));
        Ok(Process {
            child,
            lines_in: Some(lines_in),
            lines_out: Some(lines_out),
            complaint,
            complained,
        })
    }

    /// Sends a line. Whether it arrives shows at the next question.
    pub(super) fn send(&self, line: String) {
        if let Some(lines) = &self.lines_in {
            let _ = lines.send(line);
        }
    }

    /// Sends a question and waits for its answer, or says why there is none.
    pub(super) fn ask(&self, question: String, patience: Duration) -> Result<String, String> {
        let Some(lines_out) = &self.lines_out else { return Err(self.last_words()) };
        if let Ok(unasked) = lines_out.try_recv() {
            let unasked: String = unasked.chars().take(MAX_COMPLAINT).collect();
            return Err(format!("spoke without being asked: {unasked:?}"));
        }
        self.send(question);
        match lines_out.recv_timeout(patience) {
            Ok(line) if line.len() as u64 >= MAX_LINE => {
                Err(format!("answered nonsense: a line of more than {MAX_LINE} bytes"))
            }
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(too_late(patience)),
            Err(RecvTimeoutError::Disconnected) => Err(self.last_words()),
        }
    }

    /// Hands over where its answers come.
    pub(super) fn take_answers(&mut self) -> Option<Receiver<String>> {
        self.lines_out.take()
    }

    /// It is gone: what it left on standard error tells why.
    pub(super) fn last_words(&self) -> String {
        let _ = self.complained.recv_timeout(LAST_WORDS);
        let complaint = self.complaint.lock().unwrap_or_else(PoisonError::into_inner);
        if complaint.is_empty() {
            "died, or closed its output, without a word".into()
        } else {
            format!("died: {complaint}")
        }
    }
}

/// It had so long, or so much was left of its turn's budget and grace.
pub(super) fn too_late(patience: Duration) -> String {
    format!("did not answer within {:.1} s", patience.as_secs_f64())
}

impl Process {
    /// Ends it at once.
    pub(super) fn kill(&mut self) {
        // It may be gone already; either way it must not stay behind as a zombie.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The writer ends the input once all that was sent before is written.
        self.lines_in = None;
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(GLANCE),
                Ok(Some(_)) | Err(_) => break,
            }
        }
        self.kill();
    }
}

/// Writes lines until nobody sends or nobody listens.
fn write_lines(mut stdin: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more or nobody wants them.
fn read_lines(stdout: impl Read, lines: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if lines.send(String::from_utf8_lossy(&line).trim_end().to_owned()).is_err() {
            return;
        }
    }
}

/// Keeps the last line that says something.
fn keep_last_line(stderr: impl Read, kept: &Mutex<String>, ended: &SyncSender<()>) {
    let mut stderr = BufReader::new(stderr);
    let mut line = Vec::new();
    while let Ok(1..) = stderr.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        if !text.is_empty() {
            *kept.lock().unwrap_or_else(PoisonError::into_inner) =
                text.chars().take(MAX_COMPLAINT).collect();
        }
        line.clear();
    }
    let _ = ended.send(());
}
