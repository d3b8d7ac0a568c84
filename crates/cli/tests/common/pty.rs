//! The program in a pseudo terminal, and what stands on its screen.

use std::io::{Read as _, Write};
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// How long anything on a screen may take to come.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often the screen is looked at.
const GLANCE: Duration = Duration::from_millis(10);

/// The program on a screen of 80×24.
pub(crate) struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    screen: Arc<Mutex<vt100::Parser>>,
    written: Arc<Mutex<Vec<u8>>>,
}

/// Rows or columns, of which there are some.
fn rows(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("more than none")
}

fn size(width: u16, height: u16) -> PtySize {
    PtySize { rows: height, cols: width, pixel_width: 0, pixel_height: 0 }
}

/// How many of these bytes can be shown: not those of a drawing whose end is still to come, as a
/// terminal does it too.
fn whole_drawings(bytes: &[u8]) -> usize {
    const BEGIN: &[u8] = b"\x1b[?2026h";
    const END: &[u8] = b"\x1b[?2026l";
    let last = |mark: &[u8]| bytes.windows(mark.len()).rposition(|window| window == mark);
    if let Some(begin) = last(BEGIN)
        && last(END).is_none_or(|end| end < begin)
    {
        return begin;
    }
    // A mark may have come in part.
    let part = (1..BEGIN.len()).rev().find(|length| bytes.ends_with(&BEGIN[..*length]));
    bytes.len() - part.unwrap_or(0)
}

impl Terminal {
    /// Starts the program with its data in a folder.
    pub(crate) fn start(args: &[&str], data: &std::path::Path, env: &[(&str, &str)]) -> Terminal {
        let pair = native_pty_system().openpty(size(80, 24)).expect("a pseudo terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_subibaja"));
        command.args(args);
        command.env("SUBIBAJA_DATA", data);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env_remove("NO_COLOR");
        command.env_remove("COLORTERM");
        for (name, value) in env {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(rows(24), rows(80), 0)));
        let mut output = pair.master.try_clone_reader().expect("its output");
        let keyboard = pair.master.take_writer().expect("its keyboard");
        let shared = Arc::clone(&screen);
        let written = Arc::<Mutex<Vec<u8>>>::default();
        let all = Arc::clone(&written);
        thread::spawn(move || {
            let (mut bytes, mut waiting) = ([0; 4096], Vec::new());
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                waiting.extend_from_slice(&bytes[..count]);
                all.lock().expect("the bytes").extend_from_slice(&bytes[..count]);
                let whole = waiting.drain(..whole_drawings(&waiting)).collect::<Vec<_>>();
                shared.lock().expect("the screen").process(&whole);
            }
            shared.lock().expect("the screen").process(&waiting);
        });
        Terminal { child, master: pair.master, keyboard, screen, written }
    }

    /// Was this ever written to the terminal?
    pub(crate) fn has_written(&self, bytes: &[u8]) -> bool {
        let written = self.written.lock().expect("the bytes");
        written.windows(bytes.len()).any(|window| window == bytes)
    }

    /// Sends the program a signal.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        let sent = std::process::Command::new("kill").args(["-s", name, &id]).status();
        assert!(sent.expect("kill").success(), "{name}");
    }

    /// Waits until the program has the screen for itself, or no longer.
    pub(crate) fn wait_until_taken(&self, taken: bool) {
        let start = Instant::now();
        while self.is_taken() != taken {
            assert!(start.elapsed() < PATIENCE, "is the terminal taken? Not {taken}");
            thread::sleep(GLANCE);
        }
    }

    /// What stands on the screen.
    pub(crate) fn screen(&self) -> String {
        self.screen.lock().expect("the screen").screen().contents()
    }

    /// Does the program have the screen for itself, with the mouse?
    pub(crate) fn is_taken(&self) -> bool {
        let parser = self.screen.lock().expect("the screen");
        let mouse = parser.screen().mouse_protocol_mode() != vt100::MouseProtocolMode::None;
        let taken = parser.screen().alternate_screen();
        assert!(taken || !mouse, "the mouse is given back with the screen");
        taken
    }

    /// Does any cell have a colour?
    pub(crate) fn has_colour(&self) -> bool {
        let parser = self.screen.lock().expect("the screen");
        let (rows, columns) = parser.screen().size();
        let (rows, columns) = (rows.get(), columns.get());
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        cells
            .filter_map(|(row, column)| parser.screen().cell(row, column))
            .any(|cell| cell.fgcolor() != vt100::Color::Default)
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("the program listens");
        self.keyboard.flush().expect("the program listens");
    }

    /// Waits until the screen is as expected.
    pub(crate) fn wait(&self, what: &str, seen: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let screen = self.screen();
            if seen(&screen) {
                return screen;
            }
            assert!(start.elapsed() < PATIENCE, "no {what} on the screen:\n{screen}");
            thread::sleep(GLANCE);
        }
    }

    /// Waits until these words are on the screen.
    pub(crate) fn wait_for(&self, words: &str) -> String {
        self.wait(words, |screen| screen.contains(words))
    }

    /// Waits a moment for the screen to become another.
    pub(crate) fn wait_for_change(&self, before: &str) {
        for _ in 0..50 {
            if self.screen() != before {
                return;
            }
            thread::sleep(GLANCE);
        }
    }

    /// Gives the window another size.
    pub(crate) fn resize(&self, width: u16, height: u16) {
        self.screen.lock().expect("the screen").screen_mut().set_size(rows(height), rows(width));
        self.master.resize(size(width, height)).expect("another size");
    }

    /// Waits for the program to end; gives its exit status.
    pub(crate) fn end(mut self) -> u32 {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("a status") {
                break status.exit_code();
            }
            if start.elapsed() > PATIENCE {
                let _ = self.child.kill();
                panic!("the program does not end:\n{}", self.screen());
            }
            thread::sleep(GLANCE);
        };
        while self.is_taken() {
            assert!(start.elapsed() < PATIENCE, "the terminal is not given back");
            thread::sleep(GLANCE);
        }
        status
    }
}
