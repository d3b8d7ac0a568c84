//! The terminal is given back when the program panics, wherever it does.

use std::io::Read as _;
use std::num::NonZero;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use terminal::local::LocalPlay;
use terminal::screen::Palette;
use terminal::screen::run::{Begin, Startup, run};
use texts::{Lang, Texts};

/// Says to the test program where it shall panic: it is then the one that is looked at.
const WHERE: &str = "SUBIBAJA_TEST_PANIC";

/// Only with [`WHERE`] set does it do anything: then it opens the screens and panics.
#[test]
fn panics_when_told_to() {
    let Ok(place) = std::env::var(WHERE) else { return };
    let setup = Startup {
        texts: Texts::new(Lang::En),
        palette: Palette::Plain,
        confirm: terminal::habits::Confirm::default(),
        local: LocalPlay::default(),
        fresh_seed: || Ok(rules::Seed::from(7)),
        fresh_key: || anyhow::bail!("no key"),
    };
    let begin = Begin::Join(Box::new(move |_| {
        if place == "thread" {
            let thread = std::thread::spawn(|| panic!("on purpose"));
            let _ = thread.join();
        }
        panic!("on purpose");
    }));
    run(setup, begin).expect("it panics before");
}

/// Rows or columns, of which there are some.
fn rows(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("more than none")
}

/// Runs the test above in a pseudo terminal and looks at what is left on it.
fn panic_in(place: &str) {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).expect("a pseudo terminal");
    let mut command = CommandBuilder::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", "panics_when_told_to", "--nocapture", "--test-threads=1"]);
    command.env(WHERE, place);
    command.env("TERM", "xterm");
    let mut child = pair.slave.spawn_command(command).expect("it starts");
    drop(pair.slave);
    let mut output = pair.master.try_clone_reader().expect("its output");
    let mut bytes = Vec::new();
    // The end of a pseudo terminal may come as an error.
    let _ = output.read_to_end(&mut bytes);
    assert!(!child.wait().expect("it ends").success());
    let mut screen = vt100::Parser::new(rows(24), rows(80), 0);
    screen.process(&bytes);
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains("\u{1b}[?1049h"), "it had the screen: {text}");
    assert!(!screen.screen().alternate_screen(), "the screen is given back");
    assert_eq!(screen.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    assert!(!screen.screen().hide_cursor(), "the cursor is shown");
    let (_, after) = text.split_once("\u{1b}[?1049l").expect("the screen is given back");
    assert!(after.contains("on purpose"), "the reason can be read: {text}");
}

#[test]
fn a_panic_gives_the_terminal_back() {
    panic_in("main");
}

#[test]
fn a_panic_of_a_thread_gives_the_terminal_back() {
    panic_in("thread");
}
