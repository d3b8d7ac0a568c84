//! Peers that are silent, slow, or take nothing; too many of them; and how they are sent away. Over
//! real sockets, against a server with little patience.

mod support;

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{
    CLOSE_NOT_JOINED, CLOSE_RESTART, CLOSE_TOO_MUCH, CLOSE_VOID, Code, Down, Up, may_come_back,
};
use server::{Config, ServeError, Server};
use support::{Client, config, create, http, join, two};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// The patience of a server whose peers misbehave.
const SHORT: Duration = Duration::from_millis(300);

const HERE: &str = "127.0.0.1";
const ELSEWHERE: &str = "127.0.0.2";

async fn serve(config: Config) -> Server {
    Server::start(config).await.expect("a server")
}

/// A connection from an address of this machine.
async fn connect(from: &str, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    let from: IpAddr = from.parse().expect("an address");
    socket.bind(SocketAddr::new(from, 0))?;
    socket.connect(to).await
}

/// Asks for something on a connection of its own, and reads the whole answer.
async fn ask(from: &str, to: SocketAddr, path: &str, headers: &str) -> std::io::Result<String> {
    let mut stream = connect(from, to).await?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).await?;
    rest(&mut stream).await
}

/// What comes until the connection is closed, which it must be.
async fn rest(stream: &mut TcpStream) -> std::io::Result<String> {
    let mut text = Vec::new();
    let read = stream.read_to_end(&mut text);
    tokio::time::timeout(PATIENCE, read).await.expect("the server closes the connection")?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

fn is_answered(answer: &std::io::Result<String>) -> bool {
    answer.as_ref().is_ok_and(|text| text.starts_with("HTTP/1.1 200 "))
}

/// Sends a little now and then until the server closes the connection: the rest of its answer.
async fn trickle(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    let trickled = async {
        loop {
            let mut some = [0; 1024];
            tokio::select! {
                read = stream.read(&mut some) => match read {
                    Ok(0) | Err(_) => return,
                    Ok(n) => answer.extend_from_slice(&some[..n]),
                },
                () = tokio::time::sleep(SHORT / 10) => {
                    let _ = stream.write_all(b"x").await;
                }
            }
        }
    };
    tokio::time::timeout(PATIENCE, trickled).await.expect("the server closes the connection");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_of_one_address_shut_nobody_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    // One address may have more than there are: then half of them.
    (config.connections, config.address_connections) = (Some(300), 1000);
    config.times.head = PATIENCE * 10;
    let server = serve(config).await;
    let address = server.address();
    let mut silent = Vec::new();
    for _ in 0..300 {
        silent.push(connect(HERE, address).await.expect("a connection"));
    }
    let answer = ask(ELSEWHERE, address, "/healthz", "").await;
    assert!(is_answered(&answer), "{answer:?}");
    let answer = ask(HERE, address, "/healthz", "").await;
    assert!(!is_answered(&answer), "{answer:?}");
    assert!(rest(&mut silent.pop().expect("one")).await.is_ok_and(|text| text.contains(" 503 ")));
    // Whoever leaves makes room.
    silent.clear();
    let back = async {
        while !is_answered(&ask(HERE, address, "/healthz", "").await) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, back).await.expect("room again");
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_and_slow_connections_are_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    (config.times.head, config.times.body) = (SHORT, SHORT);
    let server = serve(config).await;
    let address = server.address();

    let mut silent = Vec::new();
    for _ in 0..50 {
        silent.push(connect(HERE, address).await.expect("a connection"));
    }
    for stream in &mut silent {
        rest(stream).await.expect("closed");
    }

    let mut slow = connect(HERE, address).await.expect("a connection");
    slow.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ").await.expect("sent");
    trickle(slow).await;

    let mut slow = connect(HERE, address).await.expect("a connection");
    let head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                Content-Length: 10000\r\n\r\n{";
    slow.write_all(head.as_bytes()).await.expect("sent");
    let answer = trickle(slow).await;
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer:?}");

    // Between two requests.
    let mut kept = connect(HERE, address).await.expect("a connection");
    kept.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("sent");
    let answer = rest(&mut kept).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer:?}");
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_no_answers_is_cut_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    config.times.write = SHORT;
    let server = serve(config).await;
    let mut stream = connect(HERE, server.address()).await.expect("a connection");
    let cut_off = async {
        let request = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n";
        while stream.write_all(request).await.is_ok() {}
    };
    tokio::time::timeout(PATIENCE, cut_off).await.expect("cut off");
    server.stop().await.expect("stopped");
}

/// A client's frame: what it is, how long, a mask of zeros, the body.
fn frame(opcode: u8, body: &[u8]) -> Vec<u8> {
    /// Two bytes of length follow.
    const LONGER: u8 = 0x7e;
    const MASKED: u8 = 0x80;
    let length = u16::try_from(body.len()).expect("short");
    let mut bytes = vec![0x80 | opcode, MASKED | LONGER];
    bytes.extend(length.to_be_bytes());
    bytes.extend([0; 4]);
    bytes.extend(body);
    bytes
}

const TEXT: u8 = 1;
const PING: u8 = 9;

/// A socket that does nothing by itself, not even answer pings.
async fn bare(address: SocketAddr, first: &Up) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut stream = socket.connect(address).await.expect("a connection");
    let request = "GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\n\
                   Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    stream.write_all(request.as_bytes()).await.expect("sent");
    let text = serde_json::to_string(first).expect("JSON");
    stream.write_all(&frame(TEXT, text.as_bytes())).await.expect("sent");
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_does_not_read_is_cut_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    (config.times.write, config.send_buffer) = (SHORT, 4096);
    let server = serve(config).await;
    let address = server.address();
    let made = create(address, two()).await;
    let secret = Some(made.invitations[0].secret.as_str());
    let mut speaker = Client::join(address, &made.table, secret, None).await;
    let mut deaf = bare(address, &join(&made.table, Some(&made.watch), None)).await;
    for n in 0..60 {
        speaker.send(&Up::Say { id: format!("s{n}"), text: "bien".into() }).await;
        while speaker.update().await.ack.is_none() {}
    }
    // It lives and speaks, but it hears nothing.
    let cut_off = async {
        while deaf.write_all(&frame(PING, b"")).await.is_ok() {
            tokio::time::sleep(SHORT / 30).await;
        }
    };
    tokio::time::timeout(PATIENCE, cut_off).await.expect("cut off");
    // The others go on.
    speaker.send(&Up::Say { id: "after".into(), text: "bien".into() }).await;
    while speaker.update().await.ack.is_none() {}
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_line_is_noticed_and_a_quiet_one_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    (config.times.ping, config.times.silence) = (SHORT, 5 * SHORT);
    let server = serve(config).await;
    let address = server.address();
    let made = create(address, two()).await;
    let secret = Some(made.invitations[0].secret.as_str());
    let mut quiet = Client::join(address, &made.table, secret, None).await;
    let mut dead = bare(address, &join(&made.table, Some(&made.watch), None)).await;
    // Meanwhile the quiet one says nothing, but answers when it is asked.
    let mut noticed = std::pin::pin!(rest(&mut dead));
    loop {
        tokio::select! {
            _ = &mut noticed => break,
            heard = quiet.next() => assert!(heard.is_some(), "the quiet one was let go"),
        }
    }
    quiet.send_text(r#"{"type":"ping"}"#).await;
    while !matches!(quiet.next().await.expect("still open"), Down::Pong {}) {}
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_never_joins_is_sent_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    config.times.join = SHORT;
    let server = serve(config).await;
    let url = format!("ws://{}/api/socket", server.address());
    // Silent, and without a pause.
    for busy in [false, true] {
        let (socket, _) = tokio_tungstenite::connect_async(&url).await.expect("a socket");
        let (mut up, mut down) = socket.split();
        let pings = tokio::spawn(async move {
            while busy && up.send(Message::Ping(Vec::new().into())).await.is_ok() {}
            up
        });
        let closed = async {
            loop {
                match down.next().await {
                    Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return None,
                }
            }
        };
        let code = tokio::time::timeout(PATIENCE, closed).await.expect("closed");
        // Whoever talks all the time may miss the last word.
        assert!(code == Some(CLOSE_NOT_JOINED) || (busy && code.is_none()), "{code:?}");
        pings.abort();
    }
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_socket_says_whether_to_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    config.socket_rate = 5;
    let server = serve(config).await;
    let address = server.address();
    let made = create(address, two()).await;
    let closed = |mut client: Client| async move {
        while client.next().await.is_some() {}
        client.close_code.expect("a code")
    };

    let mut stranger = Client::connect(address).await;
    stranger.send(&join(&made.table, Some("wrong"), None)).await;
    let code = closed(stranger).await;
    assert_eq!((code, may_come_back(code)), (CLOSE_VOID, false));

    let secret = Some(made.invitations[0].secret.as_str());
    let mut loud = Client::join(address, &made.table, secret, None).await;
    for _ in 0..40 {
        loud.send_raw(Message::Ping(Vec::new().into())).await;
    }
    assert_eq!(loud.refused().await.code, Code::TooMuch);
    let code = closed(loud).await;
    assert_eq!((code, may_come_back(code)), (CLOSE_TOO_MUCH, true));

    let seated = Client::join(address, &made.table, secret, None).await;
    let waiting = tokio::spawn(closed(seated));
    server.stop().await.expect("stopped");
    let code = waiting.await.expect("a code");
    assert_eq!((code, may_come_back(code)), (CLOSE_RESTART, true));
}

#[tokio::test(flavor = "multi_thread")]
async fn downloads_are_limited_by_address() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    config.page_rate = 1;
    let server = serve(config).await;
    let mut refused = false;
    for _ in 0..50 {
        let answer = ask(HERE, server.address(), "/", "").await.expect("an answer");
        refused |= answer.starts_with("HTTP/1.1 429 ");
    }
    assert!(refused, "50 downloads at one a second");
    let answer = ask(ELSEWHERE, server.address(), "/", "").await;
    assert!(is_answered(&answer), "{answer:?}");
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_only_the_forwarded_address_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    (config.behind_proxy, config.address_connections, config.address_rate) = (true, 2, 1);
    let server = serve(config).await;
    let address = server.address();
    let _kept = [connect(HERE, address).await, connect(HERE, address).await];
    let lobby = |from: String| async move {
        let header = format!("X-Forwarded-For: {from}\r\n");
        ask(HERE, address, "/api/tables", &header).await
    };
    for n in 0..20 {
        let answer = lobby(format!("192.0.2.{n}")).await;
        assert!(is_answered(&answer), "{answer:?}");
    }
    // A household is one address.
    let mut refused = false;
    for n in 0..50 {
        let answer = lobby(format!("2001:db8::{n:x}")).await.expect("an answer");
        refused |= answer.starts_with("HTTP/1.1 429 ");
    }
    assert!(refused, "50 requests of one network at one a second");
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_taken_port_leaves_the_database_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = support::start(folder.path()).await;
    let other = tempfile::tempdir().expect("a folder");
    let mut config = config(other.path());
    config.listen = first.address();
    let second = Server::start(config).await;
    assert!(matches!(second.err(), Some(ServeError::Listen { .. })));
    let files = std::fs::read_dir(other.path()).expect("a folder").count();
    assert_eq!(files, 0, "nothing was made");
    first.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_let_in_before_the_log_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    // The address is known before the server runs.
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    config.listen = free.local_addr().expect("an address");
    let address = config.listen;
    drop(free);
    let bound = Server::bind(config).expect("bound");
    let early = tokio::spawn(async move { ask(HERE, address, "/readyz", "").await });
    tokio::task::yield_now().await;
    assert_eq!(bound.rebuild().await.expect("rebuilt"), 0);
    assert!(!early.is_finished(), "answered before the server ran");
    let server = bound.start().await.expect("a server");
    let answer = early.await.expect("asked");
    assert!(is_answered(&answer), "{answer:?}");
    let (status, _, body) = http(address, "GET", "/readyz", None, "").await;
    assert_eq!((status, body.as_str()), (200, "ready\n"));
    server.stop().await.expect("stopped");
}
