//! A process that may open few files: connections leave enough of them to the database, and one that
//! can't be taken for want of files is taken later. Its log goes to a full disk, which hurts nobody.
//! Each server is a process of its own, as limit and log are the process's: this program, called once
//! more.
#![cfg(target_os = "linux")]

mod support;

use std::io::{BufRead as _, BufReader, Lines, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use support::{config, create, two};

/// Files that the server may open.
const FILES: u64 = 200;

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the server prints before its address.
const READY: &str = "it listens on ";

/// A server in a process with few files.
struct Few {
    process: Child,
    words: ChildStdin,
    echo: Lines<BufReader<ChildStdout>>,
    address: SocketAddr,
}

impl Few {
    fn start() -> Few {
        let program = std::env::current_exe().expect("this program");
        let mut process = Command::new(program)
            .args(["--exact", "few_files", "--ignored", "--nocapture"])
            .env("SUBIBAJA_LOG", "trace")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create("/dev/full").expect("a full disk"))
            .spawn()
            .expect("a process");
        let words = process.stdin.take().expect("a line in");
        let mut echo = BufReader::new(process.stdout.take().expect("a line out")).lines();
        let address = echo.find_map(|line| {
            let line = line.expect("a line");
            Some(line.split_once(READY)?.1.parse().expect("an address"))
        });
        Few { process, words, echo, address: address.expect("an address") }
    }

    /// Tells the process something, and waits until it is done.
    fn say(&mut self, word: &str) {
        writeln!(self.words, "{word}").expect("said");
        assert!(self.echo.any(|line| line.expect("a line") == word), "it ended");
    }
}

impl Drop for Few {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The server's process: it hoards files, lets go of them and ends when it is told.
#[test]
#[ignore = "the tests beside it start it"]
fn few_files() {
    // So few that they can be raised to what the tests are about.
    rlimit::setrlimit(rlimit::Resource::NOFILE, FILES / 2, FILES).expect("fewer files");
    server::start_logging();
    tracing::info!("nobody will read this");
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut config = config(folder.path());
    (config.address_connections, config.times.head) = (100, PATIENCE * 10);
    let server = runtime.block_on(server::Server::start(config)).expect("a server");
    println!("\n{READY}{}", server.address());
    let mut hoard = Vec::new();
    for word in std::io::stdin().lines().map_while(Result::ok) {
        hoard.clear();
        if word == "hoard" {
            hoard.extend(std::iter::from_fn(|| std::fs::File::open("/dev/null").ok()));
        }
        println!("{word}");
    }
    runtime.block_on(server.stop()).expect("stopped");
}

fn ask(stream: &mut TcpStream) -> std::io::Result<String> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[tokio::test]
async fn many_connections_leave_files_to_the_database() {
    let few = Few::start();
    let mut silent = Vec::new();
    for from in 1..=8 {
        for _ in 0..40 {
            let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
            socket.bind(SocketAddr::from(([127, 0, 0, from], 0))).expect("an address");
            silent.push(socket.connect(few.address).await.expect("a connection"));
        }
    }
    // 320 of them: all places are taken, and whoever has one is served.
    let mut served = 0;
    for stream in silent {
        stream.set_nodelay(true).expect("set");
        let mut stream = stream.into_std().expect("a stream");
        stream.set_nonblocking(false).expect("set");
        served += u64::from(ask(&mut stream).is_ok_and(|answer| answer.contains("\r\n\r\nready")));
    }
    assert!((FILES / 2..FILES).contains(&served), "{served} of 320 were served");
    create(few.address, two()).await;
}

#[test]
fn a_connection_that_finds_no_file_is_taken_later() {
    let mut few = Few::start();
    few.say("hoard");
    // The kernel takes it; the server can't, until it has a file again.
    let mut early = TcpStream::connect(few.address).expect("a connection");
    early.set_read_timeout(Some(Duration::from_millis(500))).expect("set");
    early
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        .expect("sent");
    let mut answer = String::new();
    assert!(early.read_to_string(&mut answer).is_err(), "it was answered without a file");
    few.say("let go");
    early.set_read_timeout(Some(PATIENCE)).expect("set");
    early.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
}
