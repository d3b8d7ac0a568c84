//! The way to a PostgreSQL server, which can fail at the moments that matter.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};

/// What goes wrong, on every connection, as long as it is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    None,
    /// The line is cut in the middle of a batch.
    CutBatch,
    /// The line is cut in place of a commit, which does not arrive.
    CutCommit,
    /// The commit arrives and is done; the line is cut before its answer.
    CutAnswer,
    /// The commit does not arrive, and both ends think that the line is well.
    SwallowCommit,
    /// The commit arrives; its answer does not, and both ends think that the line is well.
    SwallowAnswer,
    /// No answer of the server arrives.
    SwallowAll,
}

pub(crate) struct Proxy {
    pub(crate) port: u16,
    fault: Arc<Mutex<Fault>>,
}

impl Proxy {
    /// Listens as long as the runtime lives.
    pub(crate) async fn start(socket: PathBuf) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let fault = Arc::new(Mutex::new(Fault::None));
        let shared = Arc::clone(&fault);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = UnixStream::connect(&socket).await.unwrap();
                tokio::spawn(carry(client, server, Arc::clone(&shared)));
            }
        });
        Proxy { port, fault }
    }

    pub(crate) fn set(&self, fault: Fault) {
        *self.fault.lock().unwrap_or_else(PoisonError::into_inner) = fault;
    }
}

/// Carries bytes to and fro; the line is cut when this returns.
async fn carry(
    mut client: TcpStream,
    mut server: UnixStream,
    fault: Arc<Mutex<Fault>>,
) -> std::io::Result<()> {
    let (mut up, mut down) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    let (mut in_batch, mut muted) = (false, false);
    loop {
        tokio::select! {
            read = client.read(&mut up) => {
                let sent = &up[..read?];
                if sent.is_empty() {
                    break;
                }
                let fault = *fault.lock().unwrap_or_else(PoisonError::into_inner);
                let is_commit = holds(sent, b"COMMIT\0");
                match fault {
                    Fault::CutBatch if in_batch => return Ok(()),
                    Fault::CutCommit if is_commit => return Ok(()),
                    Fault::CutAnswer if is_commit => {
                        server.write_all(sent).await?;
                        // It is done when there is an answer.
                        server.read_u8().await?;
                        return Ok(());
                    }
                    Fault::SwallowCommit if is_commit => {
                        muted = true;
                        continue;
                    }
                    Fault::SwallowAnswer if is_commit => muted = true,
                    Fault::SwallowAll => muted = true,
                    _ => {}
                }
                in_batch = holds(sent, b"BEGIN\0") || in_batch && !is_commit;
                server.write_all(sent).await?;
            }
            read = server.read(&mut down) => {
                let answer = &down[..read?];
                if answer.is_empty() {
                    return Ok(());
                }
                if !muted {
                    client.write_all(answer).await?;
                }
            }
        }
    }
    // The client has gone. Where the line seems well to the server, it does not hear of that.
    while muted && server.read(&mut down).await? > 0 {}
    Ok(())
}

fn holds(bytes: &[u8], what: &[u8]) -> bool {
    bytes.windows(what.len()).any(|window| window == what)
}
