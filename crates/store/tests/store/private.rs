//! One server a file, and nobody else may read it.

#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use store::{Store, StoreConfig};

use crate::support::{Database, append, new_table};

fn path(database: &Database) -> &Path {
    let StoreConfig::Sqlite { path } = &database.config else { panic!("no file") };
    path
}

/// The rights to all files of a folder, by name.
fn rights(folder: &Path) -> Vec<(String, u32)> {
    let files = fs::read_dir(folder).unwrap().map(|file| {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        (file.file_name().to_string_lossy().into_owned(), mode)
    });
    let mut files: Vec<_> = files.collect();
    files.sort();
    files
}

#[tokio::test]
async fn files_are_private() {
    let database = Database::sqlite();
    let folder = path(&database).parent().unwrap();
    let all = ["", "-lock", "-shm", "-wal"].map(|end| (format!("subibaja.db{end}"), 0o600));
    let store = database.open().await;
    store.append(append(new_table(), 1, &["x"])).await.unwrap();
    assert_eq!(fs::metadata(folder).unwrap().permissions().mode() & 0o777, 0o700);
    assert_eq!(rights(folder), all);
    store.close().await;

    // Files of an older version, as it left them when it was killed.
    for name in ["subibaja.db", "subibaja.db-wal", "subibaja.db-shm", "subibaja.db-lock"] {
        let file = folder.join(name);
        if !file.exists() {
            // Not empty: of an empty one SQLite would set the rights itself.
            fs::write(&file, "left over").unwrap();
        }
        fs::set_permissions(&file, Permissions::from_mode(0o644)).unwrap();
    }
    fs::set_permissions(folder, Permissions::from_mode(0o755)).unwrap();
    let store = database.open().await;
    store.append(append(new_table(), 1, &["x"])).await.unwrap();
    assert_eq!(rights(folder), all);
    // Whose folder it is is not ours to say.
    assert_eq!(fs::metadata(folder).unwrap().permissions().mode() & 0o777, 0o755);
    store.close().await;
}

#[tokio::test]
async fn a_second_server_is_refused() {
    let database = Database::sqlite();
    let store = database.open().await;
    let alias = path(&database).with_file_name("alias.db");
    std::os::unix::fs::symlink(path(&database), &alias).unwrap();
    for config in [database.config.clone(), StoreConfig::Sqlite { path: alias }] {
        let refused = Store::open(&config).await.err().unwrap().to_string();
        let who = format!("process {} on ", std::process::id());
        assert!(refused.contains(&who) && refused.contains(" since 20"), "{refused}");
        assert!(refused.contains("stop that server first"), "{refused}");
    }
    store.append(append(new_table(), 1, &["still there"])).await.unwrap();
    store.close().await;
    database.open().await.close().await;
}

#[tokio::test]
async fn one_that_is_about_to_end_is_waited_for() {
    let database = Database::sqlite();
    // Dropped, not closed: its writer ends when it notices.
    drop(database.open().await);
    database.open().await.close().await;
}
