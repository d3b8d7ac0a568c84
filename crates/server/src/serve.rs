//! The server from its start to its end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::get;
use axum::serve::ListenerExt as _;
use store::{Store, StoreError};
use tokio::net::TcpSocket;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;

use crate::app::{App, now};
use crate::config::Config;
use crate::limits::{MAX_BODY, SHUTDOWN, UPKEEP};
use crate::{api, measures, page, rim, stored};

/// Connections that wait to be accepted.
const BACKLOG: u32 = 4096;

/// What keeps the server from starting.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address can't be used.
    #[error(
        "{address} can't be listened on: {reason}. Is another server running there? --port names another"
    )]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        reason: std::io::Error,
    },
    /// The log can't be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The measures can't be set up.
    #[error("{0}")]
    Measures(String),
    /// The server ended by itself.
    #[error("the server ended: {0}")]
    Ended(std::io::Error),
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    pub(crate) app: Arc<App>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<std::io::Result<()>>,
}

impl Server {
    /// Opens the log, listens and serves. Within a tokio runtime.
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        let measures =
            measures::install().map_err(|error| ServeError::Measures(error.to_string()))?;
        let store = Store::open(&config.store).await?;
        let address = config.listen;
        let listener = listen(address).map_err(|reason| ServeError::Listen { address, reason })?;
        let address =
            listener.local_addr().map_err(|reason| ServeError::Listen { address, reason })?;
        let (stop, stopping) = watch::channel(false);
        let app = App::new(config, store, measures, stopping.clone());
        let service = router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
        let listener = listener.tap_io(|stream| {
            // A move is one small packet: it must not wait for another.
            let _ = stream.set_nodelay(true);
        });
        tokio::spawn(sum_up(Arc::clone(&app)));
        let mut stopped = stopping;
        let serving = tokio::spawn(async move {
            let graceful = axum::serve(listener, service).with_graceful_shutdown(async move {
                crate::app::stopped(&mut stopped).await;
            });
            graceful.await
        });
        Ok(Server { address, app, stop, serving })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: no new connections, sockets are told to come back, tables finish the step they are
    /// at, and what is queued is stored.
    pub async fn stop(self) -> Result<(), ServeError> {
        let _ = self.stop.send(true);
        let deadline = tokio::time::Instant::now() + SHUTDOWN;
        while self.app.tables.len() > 0 && tokio::time::Instant::now() < deadline {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.app.store.clone().close().await;
        match tokio::time::timeout_at(deadline, self.serving).await {
            Ok(Ok(ended)) => ended.map_err(ServeError::Ended),
            // Somebody keeps a connection open; all that matters is stored.
            Ok(Err(_)) | Err(_) => Ok(()),
        }
    }
}

fn listen(address: SocketAddr) -> std::io::Result<tokio::net::TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

fn router(app: Arc<App>) -> Router {
    let (api, _) = api::router();
    let api = api
        .layer(RequestBodyLimitLayer::new(MAX_BODY))
        .layer(from_fn_with_state(Arc::clone(&app), rim::limit_requests));
    Router::new()
        .merge(api)
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .fallback(page::serve)
        .layer(CompressionLayer::new())
        .layer(from_fn(rim::set_headers))
        .with_state(app)
}

async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned());
    }
    match app.store.ready().await {
        Ok(()) => (StatusCode::OK, "ready\n".to_owned()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {error}\n")),
    }
}

/// Sums up the measures now and then: they would grow until somebody reads them.
async fn sum_up(app: Arc<App>) {
    let mut stopping = app.stopping.clone();
    loop {
        tokio::select! {
            () = tokio::time::sleep(UPKEEP) => app.metrics.run_upkeep(),
            () = crate::app::stopped(&mut stopping) => return,
        }
    }
}

async fn metrics(State(app): State<Arc<App>>) -> String {
    let store = app.store.metrics();
    measures::store(store.batches, store.entries, store.queued);
    app.metrics.run_upkeep();
    app.metrics.render()
}

/// Makes lobby and statistics anew from the log. Returns how many tables there are.
pub async fn rebuild(config: &Config) -> Result<usize, ServeError> {
    const PAGE: usize = 500;
    let store = Store::open(&config.store).await?;
    let (mut after, mut count) = (None, 0);
    loop {
        let page = store.tables(after.as_ref(), PAGE).await?;
        for id in &page {
            match stored::load(&store, id).await {
                Ok(table) => {
                    let seq = table.next_seq() - 1;
                    let derived = stored::derived(table.summary(), seq, now());
                    if let Err(error) = store.replace_derived(*id, seq, derived).await {
                        tracing::error!(table = %id, %error, "not rebuilt");
                    }
                    count += 1;
                }
                Err(error) => tracing::error!(table = %id, %error, "not rebuilt"),
            }
        }
        after = page.last().copied();
        if page.len() < PAGE {
            break;
        }
    }
    store.close().await;
    Ok(count)
}
