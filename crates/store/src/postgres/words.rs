//! Words from one process to another, by `LISTEN` and `NOTIFY`: hints that may get lost.
//!
//! A word is sent in a transaction of its own after the commit that it tells of. In the append's own
//! transaction it would hold one lock, of the whole instance, from there to the end of the commit.

use std::time::Duration;

use sqlx::postgres::{PgConnection, PgListener, PgPool, PgPoolOptions};
use tokio::time::timeout;

use super::server::{Kept, Server};

/// Where words are sent. Every database has a channel of this name of its own.
const CHANNEL: &str = "subibaja";

/// What a server takes as one word: 8,000 bytes, the terminating one included.
pub const MAX_WORD_BYTES: usize = 7_999;

/// How long it may take to send words, or to begin to listen.
const WORD_TIMEOUT: Duration = Duration::from_secs(5);

/// Who sends words, through a connection of their own.
#[derive(Debug)]
pub struct Speaker {
    server: Server,
    kept: Option<Kept>,
}

impl Speaker {
    pub(super) fn new(server: Server) -> Speaker {
        Speaker { server, kept: None }
    }

    /// Sends words, all in one transaction. Longer ones than [`MAX_WORD_BYTES`] are an error.
    pub async fn say(&mut self, words: &[String]) -> Result<(), String> {
        // A connection on which a bound was passed is dropped with the future.
        let saying = timeout(WORD_TIMEOUT, self.try_say(words));
        saying.await.unwrap_or_else(|_| Err("it did not answer in time".into()))
    }

    async fn try_say(&mut self, words: &[String]) -> Result<(), String> {
        loop {
            let kept = self.kept.take().and_then(Kept::take);
            let is_kept = kept.is_some();
            let mut connection = match kept {
                Some(connection) => connection,
                None => self.connect().await.map_err(|error| error.to_string())?,
            };
            let said =
                sqlx::query("SELECT pg_notify($1, word) FROM UNNEST($2::text[]) AS said (word)")
                    .bind(CHANNEL)
                    .bind(words)
                    .execute(&mut connection)
                    .await;
            match said {
                Ok(_) => {
                    self.kept = Some(Kept::new(connection));
                    return Ok(());
                }
                // It was lost while it waited.
                Err(_) if is_kept => {}
                Err(error) => return Err(error.to_string()),
            }
        }
    }

    async fn connect(&self) -> Result<PgConnection, sqlx::Error> {
        let mut connection = self.server.connect().await?;
        // A word that is lost with the server is no loss: it need not wait for the disk, or for a
        // replica.
        sqlx::query("SET synchronous_commit = off").execute(&mut connection).await?;
        Ok(connection)
    }
}

/// Who hears words.
#[derive(Debug)]
pub struct Listener {
    listener: PgListener,
    _pool: PgPool,
}

impl Listener {
    pub(super) async fn connect(server: &Server) -> Result<Listener, String> {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .min_connections(0)
            .acquire_timeout(WORD_TIMEOUT)
            .connect_lazy_with(server.options());
        let listening = async {
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.listen(CHANNEL).await?;
            Ok::<_, sqlx::Error>(listener)
        };
        let listening = timeout(WORD_TIMEOUT, listening).await;
        let listener = listening.map_err(|_| "it did not answer in time".to_owned())?;
        Ok(Listener { listener: listener.map_err(|error| error.to_string())?, _pool: pool })
    }

    /// The next word. An error, or silence where there should be words, means that the line is lost:
    /// then begin anew. Words are said meanwhile that nobody hears.
    pub async fn hear(&mut self) -> Result<String, String> {
        match self.listener.try_recv().await {
            Ok(Some(word)) => Ok(word.payload().to_owned()),
            Ok(None) => Err("the line was lost".into()),
            Err(error) => Err(error.to_string()),
        }
    }
}
