//! How long `subibaja play` takes to its first whole screen, in a pseudo terminal.
//!
//! `cargo build --release -p subibaja && cargo run --release -p subibaja --example startup --
//! target/release/subibaja`

use std::io::Read as _;
use std::num::NonZero;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

/// How often it is started.
const STARTS: usize = 40;
/// The last words of the menu's last line.
const LAST: &str = "q quit";

/// Rows or columns, of which there are some.
fn rows(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("more than none")
}

fn start(program: &str, data: &std::path::Path) -> Duration {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).expect("a pseudo terminal");
    let mut command = CommandBuilder::new(program);
    command.arg("play");
    command.env("SUBIBAJA_DATA", data);
    command.env("TERM", "xterm-256color");
    command.env("LC_ALL", "C.UTF-8");
    let mut output = pair.master.try_clone_reader().expect("its output");
    let mut screen = vt100::Parser::new(rows(24), rows(80), 0);
    let begin = Instant::now();
    let mut child = pair.slave.spawn_command(command).expect("the program starts");
    let mut bytes = [0; 16_384];
    while !screen.screen().contents().contains(LAST) {
        let count = output.read(&mut bytes).expect("its output");
        screen.process(&bytes[..count]);
    }
    let passed = begin.elapsed();
    child.kill().expect("it ends");
    child.wait().expect("it ends");
    passed
}

fn main() {
    let program = std::env::args().nth(1).expect("the program's path");
    let program = std::fs::canonicalize(program).expect("the program");
    let program = program.to_str().expect("a path in UTF-8");
    let data = std::env::temp_dir().join(format!("subibaja-startup-{}", std::process::id()));
    let mut times: Vec<Duration> = (0..STARTS).map(|_| start(program, &data)).collect();
    times.sort_unstable();
    println!(
        "median {:.1?}, fastest {:.1?}, slowest {:.1?}",
        times[STARTS / 2],
        times[0],
        times[STARTS - 1]
    );
}
