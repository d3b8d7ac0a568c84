//! One socket, one viewer: what it sends goes to its table's mailbox, what its outbox holds goes to
//! it. It knows nothing of games.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt as _;
use protocol::{
    CLOSE_LATER, CLOSE_NORMAL, CLOSE_NOT_JOINED, CLOSE_RESTART, CLOSE_TOO_MUCH, Code, Down,
    MAX_MESSAGE_BYTES, Refused, Up, VERSION,
};
use store::TableId;
use tables::{Conn, Input};
use tokio::sync::mpsc::{
    self,
    error::{SendError, TrySendError},
};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout, timeout_at};

use crate::actor::Mail;
use crate::app::App;
use crate::limits::{FAREWELL, MAX_RELOADS, MAX_UNREADABLE, READ_BUFFER, WRITE_BUFFER};
use crate::logging::seldom;
use crate::outbox::{Inbox, Out, outbox};
use crate::rate::{Counted, SocketRate};
use crate::rim::{self, Address};
use crate::stored::LoadError;
use crate::{measures, registry};

/// Opens a socket.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !rim::is_own_origin(&app, &headers) {
        let reason = "a page of another site may not open a socket here";
        return rim::HttpRefusal::new(Code::NotSeated, reason).into_response();
    }
    if app.is_stopping() {
        return rim::HttpRefusal::new(Code::Stopping, "the server is about to stop")
            .into_response();
    }
    let Some(open) = app.rates.socket(address) else {
        let reason = "too many connections from your address: close some";
        return rim::HttpRefusal::new(Code::TooMuch, reason).into_response();
    };
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .on_upgrade(move |socket| async move {
            measures::sockets(1.0);
            Socket::new(app, socket, open).run().await;
            measures::sockets(-1.0);
        })
}

/// Different rhythms of pings.
const RHYTHMS: u64 = 997;

/// What a socket is told, and by whom.
struct Joined {
    table: TableId,
    ticket: Ticket,
    mailbox: mpsc::Sender<Mail>,
    inbox: Inbox,
}

/// What a socket came with.
#[derive(Clone)]
struct Ticket {
    secret: Option<String>,
    /// In exchange for it: once that is done, what opens the seat.
    key: Option<String>,
    /// Does it want the whole view with every change of the game?
    views: bool,
}

struct Socket {
    app: Arc<App>,
    wire: WebSocket,
    conn: Conn,
    address: IpAddr,
    rate: SocketRate,
    unreadable: u32,
    reloads: u32,
    joined: Option<Joined>,
    heard: Instant,
    /// Since when a sign of life is waited for.
    asked: Option<Instant>,
    _open: Counted,
}

/// Why a socket is closed by us.
#[derive(Clone, Copy)]
struct Closed(u16, &'static str);

const GONE: Closed = Closed(CLOSE_NORMAL, "");

impl Socket {
    fn new(app: Arc<App>, socket: WebSocket, open: Counted) -> Socket {
        Socket {
            conn: Conn(app.number()),
            address: open.address(),
            rate: SocketRate::new(app.config.socket_rate),
            app,
            wire: socket,
            unreadable: 0,
            reloads: 0,
            joined: None,
            heard: Instant::now(),
            asked: None,
            _open: open,
        }
    }

    async fn run(mut self) {
        let Closed(code, reason) = self.serve().await;
        if let Some(joined) = self.joined.take() {
            let left = Mail::Input(Box::new(Input::Left { conn: self.conn }));
            let _ = joined.mailbox.send(left).await;
        }
        let frame = CloseFrame { code, reason: reason.into() };
        // What is still on its way here is read and dropped: a socket that is closed with something
        // unread is reset, and its owner never hears the last word.
        let _ = timeout(FAREWELL, async {
            let _ = self.wire.send(Message::Close(Some(frame))).await;
            while let Some(Ok(_)) = self.wire.recv().await {}
        })
        .await;
    }

    async fn serve(&mut self) -> Closed {
        let times = self.app.config.times;
        let join_by = Instant::now() + times.join;
        while self.joined.is_none() {
            let late = Closed(CLOSE_NOT_JOINED, "no table was joined in time");
            // Something is always there to be read for those who send without pause.
            if Instant::now() >= join_by {
                return late;
            }
            let Ok(message) = timeout_at(join_by, self.wire.recv()).await else { return late };
            if let Err(closed) = self.receive(message).await {
                return closed;
            }
        }
        // Each socket has a rhythm of its own: pings to all at once would delay everyone's moves.
        let offset = times.ping * (self.conn.0 % RHYTHMS) as u32 / RHYTHMS as u32;
        let mut pings = interval_at(Instant::now() + offset, times.ping);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // That the server stops, a socket learns from its table.
        loop {
            let Some(joined) = &mut self.joined else { return GONE };
            let done = tokio::select! {
                biased;
                out = joined.inbox.recv() => self.tell(out).await,
                message = self.wire.recv() => self.receive(message).await,
                _ = pings.tick() => self.ping().await,
            };
            if let Err(closed) = done {
                return closed;
            }
        }
    }

    /// Sends what the table has to tell.
    async fn tell(&mut self, out: Option<Out>) -> Result<(), Closed> {
        let Some(mut next) = out else { return self.reload().await };
        loop {
            match next {
                Out::Text(text) => {
                    self.wire.feed(Message::Text(text)).await.map_err(|_| GONE)?;
                }
                Out::Close(code) => {
                    self.joined = None;
                    let _ = self.wire.flush().await;
                    return Err(Closed(code, "the table has let you go"));
                }
            }
            let Some(joined) = &mut self.joined else { break };
            match joined.inbox.try_recv() {
                Some(more) => next = more,
                None => break,
            }
        }
        self.wire.flush().await.map_err(|_| GONE)?;
        let Some(joined) = &mut self.joined else { return Ok(()) };
        if let Some(since) = joined.inbox.fell_behind() {
            let (table, ticket) = (joined.table, joined.ticket.clone());
            return Box::pin(self.come(table, ticket, Some(since), None)).await;
        }
        Ok(())
    }

    /// The table's task is gone: its log is not.
    async fn reload(&mut self) -> Result<(), Closed> {
        self.reloads += 1;
        let Some(joined) = self.joined.take() else { return Err(GONE) };
        if self.app.is_stopping() {
            let reason = "the server restarts: join again in a moment";
            return Err(Closed(CLOSE_RESTART, reason));
        }
        if self.reloads > MAX_RELOADS {
            return Err(Closed(CLOSE_LATER, "join again in a moment"));
        }
        Box::pin(self.come(joined.table, joined.ticket, None, None)).await
    }

    /// Asks a quiet socket for a sign of life. Silence counts from the question, not from what was
    /// heard last: whoever had to wait for a slow table was not listened to meanwhile.
    async fn ping(&mut self) -> Result<(), Closed> {
        let times = self.app.config.times;
        if self.asked.is_some_and(|asked| asked.elapsed() >= times.silence) {
            return Err(GONE);
        }
        if self.heard.elapsed() < times.ping {
            return Ok(());
        }
        self.asked.get_or_insert_with(Instant::now);
        self.wire.send(Message::Ping(Vec::new().into())).await.map_err(|_| GONE)
    }

    async fn receive(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<(), Closed> {
        self.heard = Instant::now();
        self.asked = None;
        match message {
            Some(Ok(Message::Text(text))) => {
                measures::received();
                self.read(&text).await
            }
            Some(Ok(Message::Binary(_))) => {
                self.refuse(None, Code::Unreadable, "messages are texts in JSON").await
            }
            // They cost as much as messages.
            Some(Ok(Message::Ping(_) | Message::Pong(_))) if self.rate.allows() => Ok(()),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                self.refuse(None, Code::TooMuch, "too many pings at once: wait a little").await
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(GONE),
        }
    }

    async fn read(&mut self, text: &str) -> Result<(), Closed> {
        if !self.rate.allows() {
            return self
                .refuse(None, Code::TooMuch, "too many messages at once: wait a little")
                .await;
        }
        let message = match Up::from_json(text) {
            Ok(message) => message,
            Err(error) => {
                return self
                    .refuse(None, Code::Unreadable, &format!("not a message: {error}"))
                    .await;
            }
        };
        match message {
            Up::Join { version, table, secret, key, since, name, views } => {
                if version != VERSION {
                    let reason = format!("this server speaks version {VERSION}: reload the page");
                    return self.refuse(None, Code::Version, &reason).await;
                }
                let Ok(table) = table.parse::<TableId>() else {
                    return self.refuse(None, Code::NoTable, "there is no such table").await;
                };
                // Boxed, as it may load a table: a socket that only waits is small.
                Box::pin(self.come(table, Ticket { secret, key, views }, since, name)).await
            }
            // A rematch is a new table.
            Up::Rematch { .. } if !self.app.rates.table(self.address) => {
                let reason = "too many new tables from your address: wait a while";
                self.refuse(message.id(), Code::TooMuch, reason).await
            }
            message => self.mail(message).await,
        }
    }

    /// Sits down at a table, or looks on.
    async fn come(
        &mut self,
        table: TableId,
        ticket: Ticket,
        since: Option<u64>,
        name: Option<String>,
    ) -> Result<(), Closed> {
        if let Some(joined) = self.joined.take_if(|joined| joined.table != table) {
            let left = Mail::Input(Box::new(Input::Left { conn: self.conn }));
            let _ = joined.mailbox.send(left).await;
        }
        let (outbox, inbox) = outbox();
        let Ticket { secret, key, views } = ticket.clone();
        let input = Input::Came { conn: self.conn, secret, key, since, name, views };
        let came = Mail::Came(Box::new((self.conn, input, outbox, self.address)));
        let delivered = registry::deliver(&self.app, &table, came).await;
        let mailbox = match delivered {
            Ok(()) => registry::mailbox(&self.app, &table).await,
            Err(error) => Err(error),
        };
        match mailbox {
            Ok(mailbox) => {
                self.joined = Some(Joined { table, ticket, mailbox, inbox });
                Ok(())
            }
            Err(LoadError::Missing) => {
                self.refuse(None, Code::NoTable, "there is no such table").await
            }
            Err(error) => {
                seldom!(error, %table, %error, "a table can't be loaded");
                let reason = "the table can't be loaded now: try again in a moment";
                self.refuse(None, Code::NotStored, reason).await
            }
        }
    }

    async fn mail(&mut self, message: Up) -> Result<(), Closed> {
        let Some(joined) = &self.joined else {
            return self.refuse(None, Code::JoinFirst, "first join a table").await;
        };
        let mail = Mail::Input(Box::new(Input::Message { conn: self.conn, message }));
        let back = match joined.mailbox.try_send(mail) {
            Ok(()) => return Ok(()),
            Err(TrySendError::Full(mail)) => match joined.mailbox.send(mail).await {
                Ok(()) => return Ok(()),
                Err(SendError(mail)) => mail,
            },
            Err(TrySendError::Closed(mail)) => mail,
        };
        // The table's task ended: it is loaded again, and then gets the message.
        self.reload().await?;
        if let Some(joined) = &self.joined {
            let _ = joined.mailbox.send(back).await;
        }
        Ok(())
    }

    /// Says no. Who does not stop sending what can't be read is let go.
    async fn refuse(&mut self, id: Option<&str>, code: Code, reason: &str) -> Result<(), Closed> {
        measures::refused(code);
        if matches!(
            code,
            Code::Unreadable | Code::TooMuch | Code::JoinFirst | Code::NoTable | Code::Version
        ) {
            self.unreadable += 1;
        }
        let id = id.map(str::to_owned);
        let refused = Refused { id, code, reason: reason.to_owned(), about: None };
        let text = serde_json::to_string(&Down::Refused(refused)).unwrap_or_default();
        self.wire.send(Message::Text(text.into())).await.map_err(|_| GONE)?;
        if self.unreadable > MAX_UNREADABLE {
            return Err(Closed(CLOSE_TOO_MUCH, "too many messages that could not be read"));
        }
        Ok(())
    }
}
