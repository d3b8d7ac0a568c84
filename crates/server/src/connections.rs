//! Connections: taken, counted, and given a time for everything.
//!
//! A connection costs whoever opens it nothing and the server a file, so silent ones are closed, those
//! that take nothing of what they are sent are cut off, and neither one address nor all together get
//! more than there are files. Above `axum::serve` this has time-outs; it is hyper's own server for
//! HTTP/1, which is all that browsers and proxies speak without TLS.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::{SockRef, TcpKeepalive};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio_io_timeout::TimeoutWriter;
use tower_service::Service as _;

use crate::app::stopped;
use crate::config::Config;
use crate::limits::{ACCEPT_PAUSE, KEEP_ALIVE, MAX_CONNECTIONS, MAX_HEAD, RESERVED_FILES};
use crate::logging::seldom;
use crate::measures;
use crate::rate::{Counted, Counts};

/// Connections that wait to be accepted.
const BACKLOG: u32 = 4096;

/// What a connection is told for which there is no place. Whoever does not wait for it has lost
/// nothing.
const NO_PLACE: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n\
    content-length: 43\r\n\r\nToo many connections: wait a little, then.\n";

/// Takes an address. Nobody else can have it from here on, and nobody is let in yet.
pub(crate) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Lets connections in until the server stops, and then waits for the requests under way. Sockets are
/// not waited for: they hear of it from their tables.
pub(crate) async fn serve(
    listener: TcpListener,
    places: Places,
    router: Router,
    config: &Config,
    mut stopping: watch::Receiver<bool>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(config.times.head).max_buf_size(MAX_HEAD);
    let (open, mut all_closed) = mpsc::channel::<Infallible>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => match places.take(peer.ip()) {
                Some(place) => {
                    let line = Line::new(stream, place, config);
                    let open = open.clone();
                    let served = connection(line, peer, &http, router.clone(), stopping.clone());
                    tokio::spawn(async move {
                        served.await;
                        drop(open);
                    });
                }
                None => turn_away(&stream),
            },
            Err(error) if is_the_peers(&error) => {}
            // Mostly for want of files, of this process or of the machine: that passes.
            Err(error) => {
                measures::accept_failed();
                seldom!(error, %error, "a connection could not be taken");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
    drop((listener, open));
    all_closed.recv().await;
}

/// Serves one connection until it is closed, or has become a socket.
fn connection(
    line: Line,
    peer: SocketAddr,
    http: &http1::Builder,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) -> impl Future<Output = ()> + use<> {
    let service = hyper::service::service_fn(move |mut request: hyper::Request<_>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let served = http.serve_connection(TokioIo::new(line), service).with_upgrades();
    async move {
        let mut served = pin!(served);
        tokio::select! {
            // How a connection ended is its peer's affair: cut off, too slow, nonsense.
            _ = served.as_mut() => return,
            () = stopped(&mut stopping) => served.as_mut().graceful_shutdown(),
        }
        let _ = served.await;
    }
}

fn turn_away(stream: &TcpStream) {
    measures::connection_refused();
    seldom!(warn, "too many connections: some are turned away");
    let _ = stream.try_write(NO_PLACE);
}

/// Did the peer go away before it was let in?
fn is_the_peers(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// How many connections there may be.
pub(crate) struct Places {
    all: Arc<Semaphore>,
    /// By address; none behind a proxy, whose address all have.
    each: Option<Counts>,
}

impl Places {
    /// Lets the process open as many files as it may, and leaves some to all but connections.
    pub(crate) fn new(config: &Config) -> Places {
        let files = rlimit::increase_nofile_limit((MAX_CONNECTIONS + RESERVED_FILES) as u64);
        let files = files.map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX));
        let all = most(files, config.connections);
        if config.connections.is_some_and(|asked| asked > all) {
            let reason = "the process may open too few files for the connections asked for";
            tracing::warn!(files, connections = all, "{reason}: ulimit -n raises it");
        }
        let each = match config.address_connections {
            0 => 0,
            // Nobody may take all places.
            each => each.min(u32::try_from(all / 2).unwrap_or(u32::MAX)).max(1),
        };
        let each = (!config.behind_proxy).then(|| Counts::new(each));
        Places { all: Arc::new(Semaphore::new(all)), each }
    }

    fn take(&self, address: IpAddr) -> Option<Place> {
        let all = Arc::clone(&self.all).try_acquire_owned().ok()?;
        let each = match &self.each {
            Some(each) => Some(each.one_more(address)?),
            None => None,
        };
        measures::connections(1.0);
        Some(Place { _all: all, _each: each })
    }
}

/// The most connections with so many files.
fn most(files: usize, asked: Option<usize>) -> usize {
    let left = files.saturating_sub(RESERVED_FILES).max(files / 2);
    asked.unwrap_or(MAX_CONNECTIONS).min(left).clamp(1, MAX_CONNECTIONS)
}

/// A connection's place, which is free again once it is dropped.
struct Place {
    _all: OwnedSemaphorePermit,
    _each: Option<Counted>,
}

impl Drop for Place {
    fn drop(&mut self) {
        measures::connections(-1.0);
    }
}

/// A connection as HTTP and sockets see it. It has its place as long as it is open, and ends when its
/// peer takes nothing.
struct Line {
    stream: Pin<Box<TimeoutWriter<TcpStream>>>,
    _place: Place,
}

impl Line {
    fn new(stream: TcpStream, place: Place, config: &Config) -> Line {
        // Where one of these can't be had, the time-outs of our own remain.
        let socket = SockRef::from(&stream);
        // A move is one small packet: it must not wait for another.
        let _ = socket.set_tcp_nodelay(true);
        let _ = socket.set_send_buffer_size(config.send_buffer);
        let keep_alive = TcpKeepalive::new().with_time(KEEP_ALIVE).with_interval(KEEP_ALIVE);
        let _ = socket.set_tcp_keepalive(&keep_alive);
        // A peer that is gone without a word acknowledges nothing.
        #[cfg(target_os = "linux")]
        let _ = socket.set_tcp_user_timeout(Some(config.times.write));
        let mut stream = TimeoutWriter::new(stream);
        stream.set_timeout(Some(config.times.write));
        Line { stream: Box::pin(stream), _place: place }
    }
}

/// Counts a peer that took nothing.
fn noted<T>(written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
    if let Poll::Ready(Err(error)) = &written
        && error.kind() == io::ErrorKind::TimedOut
    {
        measures::write_timed_out();
    }
    written
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(context, buffer)
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        noted(self.stream.as_mut().poll_write(context, bytes))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        noted(self.stream.as_mut().poll_flush(context))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        noted(self.stream.as_mut().poll_shutdown(context))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        noted(self.stream.as_mut().poll_write_vectored(context, slices))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_left_to_the_database() {
        assert_eq!(most(1024, None), 1024 - RESERVED_FILES);
        assert_eq!(most(1024, Some(10)), 10);
        assert_eq!(most(1024, Some(1_000_000)), 1024 - RESERVED_FILES);
        assert_eq!(most(64, None), 32, "half of what is less than the reserve");
        assert_eq!(most(usize::MAX, None), MAX_CONNECTIONS);
        assert_eq!(most(0, None), 1);
    }

    #[test]
    fn what_those_without_a_place_are_told_is_an_answer() {
        let text = std::str::from_utf8(NO_PLACE).expect("text");
        let (head, body) = text.split_once("\r\n\r\n").expect("a head");
        assert!(head.ends_with(&format!("content-length: {}", body.len())), "{text}");
    }
}
