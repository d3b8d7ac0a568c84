//! Connections to the server, and how long it may take over anything.
//!
//! They are kept by us, not by the driver's pool: that asks for a sign of life before and after each
//! use, and waits for it without an end.
//!
//! The driver sets no TCP keep-alive and lets nobody else do so. In its place: everything that waits
//! for the server is bounded, a connection on which a bound was passed is never used again, one that
//! was not used for a while is not trusted, and the server is told to let go of us just as soon.

use std::io;
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection, PgDatabaseError, PgSeverity};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::time::timeout;

use crate::BATCH_TIMEOUT;

/// How long to wait for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// How long the server may take over one statement, [`BATCH_TIMEOUT`] being that of all.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a statement may wait for another transaction.
const LOCK_TIMEOUT: Duration = Duration::from_secs(3);
/// How long the server keeps a transaction of which it hears nothing more. We gave it up by then.
const IDLE_TRANSACTION_TIMEOUT: Duration = BATCH_TIMEOUT;
/// How long the server waits before it asks whether we are still there, and again, and how often.
const KEEP_ALIVE: (Duration, Duration, u32) = (Duration::from_secs(15), Duration::from_secs(5), 3);
/// How long migrating may wait for another server that does the same.
const MIGRATION_LOCK_TIMEOUT: Duration = Duration::from_secs(30);
/// A connection not used for longer is opened anew: something on the way may have forgotten it.
const KEPT: Duration = Duration::from_mins(1);
/// How long to take leave.
const GOODBYE_TIMEOUT: Duration = Duration::from_secs(1);
/// How often a server is asked that is just starting.
const STARTING_PAUSE: Duration = Duration::from_millis(100);

/// Where the server is, and how to get in.
#[derive(Debug, Clone)]
pub(super) struct Server(PgConnectOptions);

impl Server {
    pub(super) fn new(options: PgConnectOptions) -> Server {
        Server(options)
    }

    /// For what connects by itself.
    pub(super) fn options(&self) -> PgConnectOptions {
        self.0.clone()
    }

    /// A connection on which nothing takes for ever.
    pub(super) async fn connect(&self) -> Result<PgConnection, sqlx::Error> {
        let (idle, interval, count) = KEEP_ALIVE;
        let settings = [
            ("statement_timeout", STATEMENT_TIMEOUT.as_millis()),
            ("lock_timeout", LOCK_TIMEOUT.as_millis()),
            ("idle_in_transaction_session_timeout", IDLE_TRANSACTION_TIMEOUT.as_millis()),
            ("tcp_user_timeout", BATCH_TIMEOUT.as_millis()),
            ("tcp_keepalives_idle", idle.as_secs().into()),
            ("tcp_keepalives_interval", interval.as_secs().into()),
            ("tcp_keepalives_count", count.into()),
        ];
        self.connect_with(&settings).await
    }

    /// A connection for migrations, which take what they take. A server that is just starting is
    /// waited for.
    pub(super) async fn connect_to_migrate(&self) -> Result<PgConnection, sqlx::Error> {
        let patience = Instant::now() + CONNECT_TIMEOUT;
        loop {
            let settings = [("lock_timeout", MIGRATION_LOCK_TIMEOUT.as_millis())];
            match self.connect_with(&settings).await {
                Err(error) if is_starting(&error) && Instant::now() < patience => {
                    tokio::time::sleep(STARTING_PAUSE).await;
                }
                connected => return connected,
            }
        }
    }

    async fn connect_with(&self, settings: &[(&str, u128)]) -> Result<PgConnection, sqlx::Error> {
        // Servers older than a setting go without it. A database may be set to acknowledge before it
        // has stored: not for us.
        let sql = "SELECT set_config(name, value, false) \
                   FROM UNNEST($1::text[], $2::text[]) AS wanted (name, value) \
                   JOIN pg_settings USING (name) \
                   UNION ALL SELECT set_config('synchronous_commit', 'on', false) \
                   WHERE current_setting('synchronous_commit') = 'off'";
        let (names, values): (Vec<&str>, Vec<String>) =
            settings.iter().map(|(name, value)| (name, value.to_string())).unzip();
        let connecting = async {
            let mut connection = self.0.connect().await?;
            sqlx::query(sql).bind(names).bind(values).execute(&mut connection).await?;
            Ok(connection)
        };
        timeout(CONNECT_TIMEOUT, connecting).await.unwrap_or_else(|_| {
            let late = "it did not answer; is it running, and is the way to it open?";
            Err(io::Error::new(io::ErrorKind::TimedOut, late).into())
        })
    }
}

/// A connection that waits to be used again.
#[derive(Debug)]
pub(super) struct Kept(PgConnection, Instant);

impl Kept {
    pub(super) fn new(connection: PgConnection) -> Kept {
        Kept(connection, Instant::now())
    }

    /// The connection, unless it was kept for too long.
    pub(super) fn take(self) -> Option<PgConnection> {
        (self.1.elapsed() < KEPT).then_some(self.0)
    }

    /// Takes leave of the server.
    pub(super) async fn close(self) {
        // If it does not hear us, it will notice by itself.
        let _ = timeout(GOODBYE_TIMEOUT, self.0.close()).await;
    }
}

/// Whether the server itself says that the statement, and with it its transaction, is undone. In all
/// other cases the connection is lost, or about to be.
pub(super) fn is_undone(error: &sqlx::Error) -> bool {
    let reported = error.as_database_error();
    let reported = reported.and_then(|error| error.try_downcast_ref::<PgDatabaseError>());
    reported.is_some_and(|error| error.severity() == PgSeverity::Error)
}

fn is_starting(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(error) => error.kind() == io::ErrorKind::ConnectionRefused,
        sqlx::Error::Database(error) => error.code().as_deref() == Some("57P03"),
        _ => false,
    }
}
