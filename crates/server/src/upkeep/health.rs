//! Is a server there, and can it store? For containers and scripts.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// How long it may take.
const PATIENCE: Duration = Duration::from_secs(6);
/// As much of the answer is read.
const MAX_ANSWER: u64 = 4096;

/// Why a server is not well.
#[derive(Debug, thiserror::Error)]
pub enum HealthError {
    /// Nobody answers.
    #[error("nobody answers at {0}: {1}")]
    Silent(SocketAddr, std::io::Error),
    /// It says why.
    #[error("the server at {0} is {1}")]
    NotReady(SocketAddr, String),
    /// Somebody else.
    #[error("what answers at {0} is no server of Subibaja")]
    Other(SocketAddr),
}

/// Asks the server that listens there whether it can store. Blocks for some seconds at most.
pub fn health(listens: SocketAddr) -> Result<SocketAddr, HealthError> {
    let address = reachable(listens);
    let answer = ask(address).map_err(|error| HealthError::Silent(address, error))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    match head.split(' ').nth(1) {
        Some("200") if body.trim() == "ready" => Ok(address),
        Some("503") if !body.trim().is_empty() => {
            Err(HealthError::NotReady(address, body.trim().into()))
        }
        _ => Err(HealthError::Other(address)),
    }
}

/// Where it is reached from here, if it listens everywhere.
fn reachable(mut listens: SocketAddr) -> SocketAddr {
    match listens.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => listens.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => listens.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    listens
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = format!("GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.take(MAX_ANSWER).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
