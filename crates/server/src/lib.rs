//! Tables on the network.
//!
//! The order is fixed: an input is checked by the rules, stored durably, and only then acknowledged
//! and told to everyone. A table is one task with a bounded mailbox (`actor`); whoever wants
//! something of it writes to the mailbox, and nobody holds a lock across an await. Tables are loaded
//! from the log when somebody comes, and unloaded when nobody is there (`registry`). Bots think
//! elsewhere, and their replies are just another input (`bots`). Other servers on the same PostgreSQL
//! are heard and followed (`nodes`). A panic at one table ends that
//! table's task, which is loaded again from the log.

mod actor;
mod api;
mod app;
mod bots;
mod config;
mod connections;
mod fair;
mod limits;
mod logging;
mod measures;
mod nodes;
mod outbox;
mod page;
#[cfg(test)]
mod panics;
mod preview;
mod process;
mod rate;
mod registry;
mod rim;
mod serve;
mod socket;
mod stored;
mod upkeep;

#[cfg(test)]
extern crate self as server;

pub use api::openapi;
pub use config::{Config, ConfigError, DEFAULT_PORT, NatsServers, Settings, Times};
pub use logging::{start_logging, start_logging_to};
pub use serve::{Bound, ServeError, Server, rebuild};
pub use upkeep::{
    ArchiveError, BackedUp, Checked, FORMAT, ForgetError, Forgotten, HealthError, MIN_ABANDONED,
    Progress, Pruned, Restored, Retention, UpkeepError, Verified, backup, check, forget, health,
    open_existing, prune, restore, table_in, verify_backup, verify_database,
};
