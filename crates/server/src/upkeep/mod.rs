//! What a host does with the log besides serving it: back-ups, checks, and what is not kept for ever.

mod archive;
mod backup;
mod check;
mod forget;
mod health;
mod prune;
mod replayed;
mod restore;
mod verify;

pub use archive::{ArchiveError, FORMAT};
pub use backup::{BackedUp, backup};
pub use check::{Checked, check};
pub(crate) use forget::is_forgotten;
pub use forget::{ForgetError, Forgotten, forget, table_in};
pub use health::{HealthError, health};
pub(crate) use prune::keep_pruning;
pub use prune::{MIN_ABANDONED, Pruned, Retention, prune};
pub(crate) use replayed::derived;
pub use restore::{Restored, restore};
pub use verify::{Verified, verify_backup, verify_database};

/// Told how much is done, and of how much.
pub type Progress<'a> = &'a mut dyn FnMut(u64, u64);

/// Why a command for hosts was not done.
#[derive(Debug, thiserror::Error)]
pub enum UpkeepError {
    /// The database.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// The back-up that is read.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    /// What is written could not be.
    #[error("the back-up can't be written: {0}")]
    Write(#[from] std::io::Error),
}

/// Opens a database that there is already, to change something in it: none is made.
pub async fn open_existing(config: &store::StoreConfig) -> Result<store::Store, store::StoreError> {
    store::Snapshot::open(config).await?;
    store::Store::open(config).await
}
