//! The server from its start to its end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::get;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::{RequestBodyDeadlineLayer, TimeoutLayer};

use crate::app::App;
use crate::config::Config;
use crate::connections::Places;
use crate::limits::{MAX_BODY, READY_TIMEOUT, SHUTDOWN, UPKEEP};
use crate::nodes::Nodes;
use crate::{api, connections, measures, page, rim, stored};

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
}

/// A server that has its address, and has touched nothing else yet.
///
/// The address comes first: where another server has it, the database must stay as it is.
pub struct Bound {
    listener: TcpListener,
    address: SocketAddr,
    /// Where the measures are told, if not there.
    metrics: Option<TcpListener>,
    config: Config,
}

impl Bound {
    /// Makes lobby and statistics anew from the log. Returns how many tables there are.
    pub async fn rebuild(&self) -> Result<usize, ServeError> {
        rebuild(&self.config).await
    }

    /// Opens the log and serves. Whoever came meanwhile has waited.
    pub async fn start(self) -> Result<Server, ServeError> {
        let Bound { listener, address, metrics, config } = self;
        let (version, database) = (env!("CARGO_PKG_VERSION"), config.store.to_string());
        let measured = metrics.as_ref().and_then(|metrics| metrics.local_addr().ok());
        let measures =
            measures::install().map_err(|error| ServeError::Measures(error.to_string()))?;
        let places = Places::new(&config);
        let store = Store::open(&config.store).await?;
        let (stop, stopping) = watch::channel(false);
        let (nodes, work) = Nodes::new(&config, &store).unzip();
        let app = App::new(config, store, nodes, measures, stopping.clone());
        let nodes = work.map(|work| work.start(&app)).unwrap_or_default();
        tokio::spawn(sum_up(Arc::clone(&app)));
        tokio::spawn(crate::upkeep::keep_pruning(Arc::clone(&app)));
        let serving = tokio::spawn({
            let app = Arc::clone(&app);
            async move {
                let router = router(Arc::clone(&app));
                connections::serve(listener, places, router, &app.config, stopping).await;
            }
        });
        if let Some(listener) = metrics {
            let (router, mut stopping) = (measured_apart(&app), app.stopping.clone());
            let stopped = async move { crate::app::stopped(&mut stopping).await };
            let told = axum::serve(listener, router).with_graceful_shutdown(stopped);
            tokio::spawn(async move { told.await });
        }
        let metrics = measured.unwrap_or(address);
        tracing::info!(version, %address, %metrics, database, "serving");
        Ok(Server { address, metrics, app, stop, serving, nodes })
    }
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    metrics: SocketAddr,
    pub(crate) app: Arc<App>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
    /// What speaks with other nodes, as long as the server lives.
    nodes: JoinSet<()>,
}

impl Server {
    /// Takes the address that the server will listen on. Within a tokio runtime.
    pub fn bind(config: Config) -> Result<Bound, ServeError> {
        let address = config.listen;
        let wrong = |reason| ServeError::Listen { address, reason };
        let listener = connections::listen(address).map_err(wrong)?;
        let address = listener.local_addr().map_err(wrong)?;
        let metrics = config.metrics.map(|address| {
            connections::listen(address).map_err(|reason| ServeError::Listen { address, reason })
        });
        Ok(Bound { listener, address, metrics: metrics.transpose()?, config })
    }

    /// Listens, opens the log and serves. Within a tokio runtime.
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        Server::bind(config)?.start().await
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Says that it is not ready any more, and goes on for as long as was asked for: proxies notice, and
    /// send those who come to other nodes. Then it is time to stop.
    pub async fn drain(&self) {
        self.app.draining.store(true, Relaxed);
        tokio::time::sleep(self.app.config.drain).await;
    }

    /// Where it tells its measures.
    pub fn metrics_address(&self) -> SocketAddr {
        self.metrics
    }

    /// Stops: no new connections, sockets are told to come back, tables finish the step they are
    /// at, and what is queued is stored.
    pub async fn stop(mut self) -> Result<(), ServeError> {
        tracing::info!("stopping: what was accepted is stored");
        let _ = self.stop.send(true);
        let deadline = tokio::time::Instant::now() + SHUTDOWN;
        while self.app.tables.len() > 0 && tokio::time::Instant::now() < deadline {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        if let Some(nodes) = &self.app.nodes {
            nodes.flush().await;
        }
        self.nodes.shutdown().await;
        self.app.store.clone().close().await;
        // If somebody keeps a connection open: all that matters is stored.
        let _ = tokio::time::timeout_at(deadline, self.serving).await;
        Ok(())
    }
}

fn router(app: Arc<App>) -> Router {
    let (api, _) = api::router();
    let times = app.config.times;
    let limited = || from_fn_with_state(Arc::clone(&app), rim::limit_requests);
    let api = api
        .layer(RequestBodyLimitLayer::new(MAX_BODY))
        .layer(RequestBodyDeadlineLayer::new(times.body))
        .layer(limited());
    let mut measured = Router::new();
    if app.config.metrics.is_none() {
        measured = measured.route("/metrics", get(metrics));
    }
    // Who asks these too often keeps the database busy.
    let watching = Router::new().route("/readyz", get(ready)).merge(measured).layer(limited());
    Router::new()
        .merge(api)
        .merge(watching)
        .route("/healthz", get(|| async { "ok\n" }))
        .fallback(page::serve)
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, times.request))
        .layer(from_fn(rim::set_headers))
        .with_state(app)
}

/// What is told at an address of its own, to those who watch alone.
fn measured_apart(app: &Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .route("/readyz", get(ready))
        .route("/healthz", get(|| async { "ok\n" }))
        .with_state(Arc::clone(app))
}

async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    if app.is_stopping() || app.draining.load(Relaxed) {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned());
    }
    let why = match tokio::time::timeout(READY_TIMEOUT, app.store.ready()).await {
        // It serves all the same: what it does not hear it reads.
        Ok(Ok(())) if app.nodes.as_ref().is_some_and(|nodes| !nodes.hears()) => {
            let late = "ready, but other nodes are not heard: their moves are seen late\n";
            return (StatusCode::OK, late.to_owned());
        }
        Ok(Ok(())) => return (StatusCode::OK, "ready\n".to_owned()),
        Ok(Err(error)) => error.to_string(),
        Err(_) => format!("the database has not answered for {} s", READY_TIMEOUT.as_secs()),
    };
    (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {why}\n"))
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
    measures::store(&app.store.metrics());
    measures::process(&app.config.store);
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
                    let derived = crate::upkeep::derived(&table);
                    if let Err(error) = store.replace_derived(*id, seq, derived).await {
                        tracing::error!(table = %id, %error, "not rebuilt");
                    }
                    count += 1;
                }
                // It was forgotten.
                Err(stored::LoadError::Missing) => {}
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
