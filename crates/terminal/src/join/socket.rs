//! One connection: messages up and down, without ever waiting long.

use std::io;
use std::net::TcpStream;
use std::time::Duration;

use anyhow::Context as _;
use protocol::{Down, Up};
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, Message, WebSocket};

/// How long the socket is listened to before commands are looked at.
const LISTEN: Duration = Duration::from_millis(30);

/// The longest message from a server that is read, in bytes.
const MAX_DOWN_BYTES: usize = 8 << 20;

pub(super) struct Socket(WebSocket<MaybeTlsStream<TcpStream>>);

/// What listening gave.
pub(super) enum Listened {
    Said(Box<Down>),
    Nothing,
    Closed(String),
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
        Ok(Socket(socket))
    }

    pub(super) fn send(&mut self, up: &Up) -> anyhow::Result<()> {
        let text = serde_json::to_string(up)?;
        Ok(self.0.send(Message::text(text))?)
    }

    pub(super) fn listen(&mut self) -> Listened {
        match self.0.read() {
            Ok(Message::Text(text)) => match serde_json::from_str(text.as_str()) {
                Ok(down) => Listened::Said(Box::new(down)),
                Err(error) => Listened::Closed(format!("the server said: {error}")),
            },
            Ok(Message::Close(_)) => Listened::Closed("closed".to_owned()),
            Ok(_) => Listened::Nothing,
            Err(Error::Io(error))
                if matches!(
                    error.kind(),
                    io::ErrorKind::WouldBlock
                        | io::ErrorKind::TimedOut
                        | io::ErrorKind::Interrupted
                ) =>
            {
                Listened::Nothing
            }
            Err(error) => Listened::Closed(error.to_string()),
        }
    }

    pub(super) fn close(&mut self) {
        let _ = self.0.close(None);
        let _ = self.0.flush();
    }
}
