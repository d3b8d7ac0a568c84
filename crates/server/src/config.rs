//! What the server is told: by flags, by the environment, by a file; in this order of weight.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Deserialize;
use store::StoreConfig;

use crate::limits;
use crate::upkeep::{MIN_ABANDONED, Retention};

/// The port, if none is named.
pub const DEFAULT_PORT: u16 = 7111;

/// What may be set. A flag weighs more than the environment, and that more than the file.
#[derive(Clone, Debug, Default, Deserialize, clap::Args)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Settings {
    /// Where to listen [default: 127.0.0.1]; 0.0.0.0 for the whole network
    #[arg(long, value_name = "ADDRESS", env = "SUBIBAJA_HOST")]
    pub host: Option<IpAddr>,
    /// The port [default: 7111]; 0 for any free one
    #[arg(long, env = "SUBIBAJA_PORT")]
    pub port: Option<u16>,
    /// The folder of the database [default: ./data]
    #[arg(long, value_name = "FOLDER", env = "SUBIBAJA_DATA")]
    pub data: Option<PathBuf>,
    /// A `PostgreSQL` database in place of the folder: `postgres://USER@HOST/NAME`
    #[arg(long, value_name = "URL", env = "SUBIBAJA_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// Where people reach the server, if not by the address it listens on, such as `https://play.example`
    #[arg(long, value_name = "URL", env = "SUBIBAJA_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Take the clients' addresses from the header `X-Forwarded-For` of the proxy in front
    #[arg(long, env = "SUBIBAJA_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true")]
    pub behind_proxy: Option<bool>,
    /// Messages a second from one socket [default: 20]; 0 for no limit
    #[arg(long, value_name = "N", env = "SUBIBAJA_SOCKET_RATE")]
    pub socket_rate: Option<u32>,
    /// Requests a second from one address [default: 20]; 0 for no limit
    #[arg(long, value_name = "N", env = "SUBIBAJA_ADDRESS_RATE")]
    pub address_rate: Option<u32>,
    /// Files of the page a second to one address [default: 60]; 0 for no limit
    #[arg(long, value_name = "N", env = "SUBIBAJA_PAGE_RATE")]
    pub page_rate: Option<u32>,
    /// New tables an hour from one address [default: 60]; 0 for no limit
    #[arg(long, value_name = "N", env = "SUBIBAJA_TABLE_RATE")]
    pub table_rate: Option<u32>,
    /// Sockets at once from one address [default: 200]; 0 for no limit
    #[arg(long, value_name = "N", env = "SUBIBAJA_ADDRESS_SOCKETS")]
    pub address_sockets: Option<u32>,
    /// Connections at once from one address [default: 256]; 0 for no limit
    #[arg(long, value_name = "N", env = "SUBIBAJA_ADDRESS_CONNECTIONS")]
    pub address_connections: Option<u32>,
    /// Connections at once in all [default: as many as the process may open files, less a few]
    #[arg(long, value_name = "N", env = "SUBIBAJA_CONNECTIONS")]
    pub connections: Option<usize>,
    /// Milliseconds a bot waits before its turn, so that people can follow [default: 900]
    #[arg(long, value_name = "MS", env = "SUBIBAJA_BOT_PAUSE")]
    pub bot_pause: Option<u64>,
    /// Milliseconds an expert bot thinks about a turn [default: 1000]
    #[arg(long, value_name = "MS", env = "SUBIBAJA_EXPERT_TIME")]
    pub expert_time: Option<u64>,
    /// Expert bots that think at the same time [default: one a core, less one]
    #[arg(long, value_name = "N", env = "SUBIBAJA_EXPERTS")]
    pub experts: Option<usize>,
    /// Threads that serve tables and sockets [default: half the cores]
    #[arg(long, value_name = "N", env = "SUBIBAJA_THREADS")]
    pub threads: Option<usize>,
    /// An address of its own for `/metrics`, which then is not to be had at the other: 127.0.0.1:7112
    #[arg(long, value_name = "ADDRESS", env = "SUBIBAJA_METRICS")]
    pub metrics: Option<SocketAddr>,
    /// Days after which finished games are deleted [default: never]
    #[arg(long, value_name = "DAYS", env = "SUBIBAJA_KEEP_FINISHED")]
    pub keep_finished: Option<u32>,
    /// Days without a move after which tables that are not over are deleted, at least 14 [default: never]
    #[arg(long, value_name = "DAYS", env = "SUBIBAJA_KEEP_ABANDONED")]
    pub keep_abandoned: Option<u32>,
    /// Days after which finished games lose their names and talk [default: never]
    #[arg(long, value_name = "DAYS", env = "SUBIBAJA_KEEP_TALK")]
    pub keep_talk: Option<u32>,
}

/// What is wrong with what the server was told.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file can't be read.
    #[error("{path}: {reason}")]
    File {
        /// The file.
        path: String,
        /// Why.
        reason: String,
    },
    /// A setting makes no sense.
    #[error("{0}")]
    Setting(String),
}

/// All that the server needs to know.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the log is.
    pub store: StoreConfig,
    /// Where people reach the server.
    pub public_url: Option<String>,
    /// Is there a proxy in front that names the clients' addresses?
    pub behind_proxy: bool,
    /// Messages a second from one socket; 0 for no limit.
    pub socket_rate: u32,
    /// Requests a second from one address; 0 for no limit.
    pub address_rate: u32,
    /// Files of the page a second to one address; 0 for no limit.
    pub page_rate: u32,
    /// New tables an hour from one address; 0 for no limit.
    pub table_rate: u32,
    /// Sockets at once from one address; 0 for no limit.
    pub address_sockets: u32,
    /// Connections at once from one address; 0 for no limit. Never more than half of all.
    pub address_connections: u32,
    /// Connections at once in all, if that is less than the process may open files.
    pub connections: Option<usize>,
    /// How long peers may take.
    pub times: Times,
    /// Bytes that wait in the kernel for a peer to take them; no setting either.
    pub send_buffer: usize,
    /// How long a bot waits before its turn.
    pub bot_pause: Duration,
    /// How long an expert thinks about a turn.
    pub expert_time: Duration,
    /// Experts that think at the same time.
    pub experts: usize,
    /// Threads that serve.
    pub threads: usize,
    /// Where the measures are told, if not where people are served.
    pub metrics: Option<SocketAddr>,
    /// What is not kept for ever.
    pub retention: Retention,
}

/// How long peers may take. No settings: they are here for tests, which have less patience.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// For a request's head, the wait for it included.
    pub head: Duration,
    /// For a request's body.
    pub body: Duration,
    /// For a whole request, before its answer begins.
    pub request: Duration,
    /// To take some of what is sent to them.
    pub write: Duration,
    /// To join a table, once a socket is open.
    pub join: Duration,
    /// A quiet socket is asked for a sign of life so often.
    pub ping: Duration,
    /// To give it.
    pub silence: Duration,
}

impl Times {
    fn new(behind_proxy: bool) -> Times {
        Times {
            head: if behind_proxy { limits::PROXY_HEAD_TIMEOUT } else { limits::HEAD_TIMEOUT },
            body: limits::BODY_TIMEOUT,
            request: limits::REQUEST_TIMEOUT_IN_ALL,
            write: limits::WRITE_TIMEOUT,
            join: limits::JOIN_TIMEOUT,
            ping: limits::PING_EVERY,
            silence: limits::SILENCE,
        }
    }
}

impl Settings {
    /// Reads a file of settings, in TOML.
    pub fn from_file(path: &Path) -> Result<Settings, ConfigError> {
        let wrong = |reason: String| ConfigError::File { path: path.display().to_string(), reason };
        let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
        toml::from_str(&text).map_err(|error| wrong(error.to_string()))
    }

    /// These settings, and for what they leave open those of `other`.
    #[must_use]
    pub fn or(self, other: Settings) -> Settings {
        Settings {
            host: self.host.or(other.host),
            port: self.port.or(other.port),
            data: self.data.or(other.data),
            database: self.database.or(other.database),
            public_url: self.public_url.or(other.public_url),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            socket_rate: self.socket_rate.or(other.socket_rate),
            address_rate: self.address_rate.or(other.address_rate),
            page_rate: self.page_rate.or(other.page_rate),
            table_rate: self.table_rate.or(other.table_rate),
            address_sockets: self.address_sockets.or(other.address_sockets),
            address_connections: self.address_connections.or(other.address_connections),
            connections: self.connections.or(other.connections),
            bot_pause: self.bot_pause.or(other.bot_pause),
            expert_time: self.expert_time.or(other.expert_time),
            experts: self.experts.or(other.experts),
            threads: self.threads.or(other.threads),
            metrics: self.metrics.or(other.metrics),
            keep_finished: self.keep_finished.or(other.keep_finished),
            keep_abandoned: self.keep_abandoned.or(other.keep_abandoned),
            keep_talk: self.keep_talk.or(other.keep_talk),
        }
    }

    /// The defaults fill in the rest.
    pub fn config(self) -> Result<Config, ConfigError> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let host = self.host.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let data = self.data.unwrap_or_else(|| PathBuf::from("data"));
        let public_url = self.public_url.map(|url| url.trim_end_matches('/').to_owned());
        if let Some(url) = &public_url
            && !(url.starts_with("http://") || url.starts_with("https://"))
        {
            let reason = format!("the public URL begins with http:// or https://, not {url:?}");
            return Err(ConfigError::Setting(reason));
        }
        let is_root =
            |url: &str| url.split_once("://").is_some_and(|(_, rest)| !rest.contains('/'));
        if let Some(url) = &public_url
            && !is_root(url)
        {
            let reason = format!(
                "{url} has a path: tables are served from the root of a host name only, such as \
                 https://play.example"
            );
            return Err(ConfigError::Setting(reason));
        }
        if self.connections == Some(0) {
            return Err(ConfigError::Setting("at least one connection must be possible".into()));
        }
        let behind_proxy = self.behind_proxy.unwrap_or(false);
        // The log and the bots have threads of their own.
        let threads = self.threads.unwrap_or(cores.div_ceil(2));
        if threads == 0 {
            return Err(ConfigError::Setting("at least one thread must serve".into()));
        }
        let days = |days: u32| Duration::from_secs(u64::from(days) * 24 * 60 * 60);
        let retention = Retention {
            finished: self.keep_finished.map(days),
            abandoned: self.keep_abandoned.map(days),
            talk: self.keep_talk.map(days),
        };
        if retention.abandoned.is_some_and(|age| age < MIN_ABANDONED) {
            let least = MIN_ABANDONED.as_secs() / (24 * 60 * 60);
            return Err(ConfigError::Setting(format!(
                "a table may rest for a week between two turns: it is abandoned after {least} days \
                 at the earliest"
            )));
        }
        Ok(Config {
            listen: SocketAddr::new(host, self.port.unwrap_or(DEFAULT_PORT)),
            store: match self.database {
                Some(url) => StoreConfig::Postgres { url },
                None => StoreConfig::Sqlite { path: data.join("subibaja.db") },
            },
            public_url,
            behind_proxy,
            socket_rate: self.socket_rate.unwrap_or(20),
            address_rate: self.address_rate.unwrap_or(20),
            page_rate: self.page_rate.unwrap_or(60),
            table_rate: self.table_rate.unwrap_or(60),
            address_sockets: self.address_sockets.unwrap_or(200),
            address_connections: self.address_connections.unwrap_or(256),
            connections: self.connections,
            times: Times::new(behind_proxy),
            send_buffer: limits::SEND_BUFFER,
            bot_pause: Duration::from_millis(self.bot_pause.unwrap_or(900)),
            expert_time: Duration::from_millis(self.expert_time.unwrap_or(1000)),
            experts: self.experts.unwrap_or(cores - 1).max(1),
            threads,
            metrics: self.metrics,
            retention,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_weighs_more_than_a_file_and_a_file_more_than_a_default() {
        let flags = Settings { port: Some(1), ..Settings::default() };
        let file: Settings = toml::from_str("port = 2\nsocket-rate = 3").expect("settings");
        let config = flags.or(file).config().expect("a configuration");
        assert_eq!((config.listen.port(), config.socket_rate, config.table_rate), (1, 3, 60));
    }

    #[test]
    fn an_unknown_setting_is_refused() {
        assert!(toml::from_str::<Settings>("prot = 2").is_err());
        let odd = Settings { public_url: Some("play.example".into()), ..Settings::default() };
        assert!(odd.config().is_err());
    }

    #[test]
    fn a_path_below_a_host_name_is_refused() {
        let public = |url: &str| {
            let settings = Settings { public_url: Some(url.into()), ..Settings::default() };
            settings.config().map(|config| config.public_url).map_err(|error| error.to_string())
        };
        assert_eq!(public("https://play.example/"), Ok(Some("https://play.example".into())));
        let refused = public("https://club.example/games").expect_err("a path");
        assert!(refused.contains("root of a host name"), "{refused}");
    }

    #[test]
    fn a_table_is_not_abandoned_within_a_turn() {
        let keep = |days| {
            let settings = Settings { keep_abandoned: Some(days), ..Settings::default() };
            settings.config().map(|config| config.retention.abandoned.is_some())
        };
        assert!(keep(13).is_err());
        assert!(keep(14).expect("a retention"));
    }
}
