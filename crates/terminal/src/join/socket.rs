//! One connection: messages up and down, without ever waiting long.

use std::io;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use protocol::{Down, Up};
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, Message, WebSocket};

use super::line::{Line, Listened};

/// How long the socket is listened to before commands are looked at.
const LISTEN: Duration = Duration::from_millis(30);

/// The longest message from a server that is read, in bytes.
const MAX_DOWN_BYTES: usize = 8 << 20;

/// How often a server is asked whether it is there.
const PING: Duration = Duration::from_secs(3);

/// A server that said nothing for so long is taken for gone.
const SILENCE: Duration = Duration::from_secs(10);

pub(super) struct Socket {
    stream: WebSocket<MaybeTlsStream<TcpStream>>,
    /// When the server was heard last.
    heard: Instant,
    /// When it was last asked whether it is there.
    pinged: Instant,
}

impl Socket {
    pub(super) fn connect(address: &str) -> anyhow::Result<Socket> {
        // Once is enough; another part of the program may have done it.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let config = WebSocketConfig::default().max_message_size(Some(MAX_DOWN_BYTES));
        let (socket, _) = tungstenite::client::connect_with_config(address, Some(config), 3)
            .with_context(|| address.to_owned())?;
        let stream = match socket.get_ref() {
            MaybeTlsStream::Plain(stream) => Some(stream),
            MaybeTlsStream::Rustls(stream) => Some(stream.get_ref()),
            _ => None,
        };
        if let Some(stream) = stream {
            stream.set_read_timeout(Some(LISTEN))?;
            stream.set_nodelay(true)?;
        }
        let now = Instant::now();
        Ok(Socket { stream: socket, heard: now, pinged: now })
    }

    /// Nothing was heard: is the server there?
    fn quiet(&mut self) -> Listened {
        if self.heard.elapsed() > SILENCE {
            return Listened::Closed("the server is silent".to_owned());
        }
        if self.pinged.elapsed() > PING {
            self.pinged = Instant::now();
            if let Err(error) = self.send(&Up::Ping {}) {
                return Listened::Closed(error.to_string());
            }
        }
        Listened::Nothing(Some(Duration::ZERO))
    }

    pub(super) fn close(&mut self) {
        let _ = self.stream.close(None);
        let _ = self.stream.flush();
    }
}

impl Line for Socket {
    fn send(&mut self, up: &Up) -> anyhow::Result<()> {
        let text = serde_json::to_string(up)?;
        Ok(self.stream.send(Message::text(text))?)
    }

    fn listen(&mut self) -> Listened {
        match self.stream.read() {
            Ok(Message::Text(text)) => {
                self.heard = Instant::now();
                match serde_json::from_str::<Down>(text.as_str()) {
                    Ok(down) => Listened::Said(Box::new(down)),
                    Err(error) => Listened::Closed(format!("the server said: {error}")),
                }
            }
            Ok(Message::Close(_)) => Listened::Closed("closed".to_owned()),
            Ok(_) => self.quiet(),
            Err(Error::Io(error))
                if matches!(
                    error.kind(),
                    io::ErrorKind::WouldBlock
                        | io::ErrorKind::TimedOut
                        | io::ErrorKind::Interrupted
                ) =>
            {
                self.quiet()
            }
            Err(error) => Listened::Closed(error.to_string()),
        }
    }
}
