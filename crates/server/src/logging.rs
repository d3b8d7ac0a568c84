//! Structured logs on standard error. Secrets, hands and talk are never in them: what is logged are
//! ids of tables, codes and errors.

use tracing_subscriber::EnvFilter;

/// Starts the log: `SUBIBAJA_LOG` says what is in it (`info` by default), `SUBIBAJA_LOG_FORMAT=json`
/// how it is written.
pub fn start_logging() {
    let filter = EnvFilter::try_from_env("SUBIBAJA_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let json = std::env::var("SUBIBAJA_LOG_FORMAT").is_ok_and(|format| format == "json");
    // An embedding program may have a log of its own.
    let _ = if json { log.json().try_init() } else { log.with_target(false).try_init() };
}
