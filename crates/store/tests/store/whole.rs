//! The whole log: read at one moment, loaded, and what changes it otherwise than at its end.

use store::{
    AppendError, Counts, Edit, Entry, Loaded, Loader, Piece, Snapshot, StoreConfig, TableId,
};

use crate::support::{Database, append, bodies, new_table};

crate::on_both!(
    a_snapshot_is_of_one_moment,
    what_is_loaded_is_there,
    nothing_is_loaded_where_something_is,
    what_is_not_finished_is_not_there,
    a_forgotten_table_can_not_be_opened_again,
    forgetting_loses_against_whoever_was_first,
    entries_are_written_anew,
    idle_tables_come_in_pages,
);

async fn pieces(snapshot: &mut Snapshot) -> Vec<(TableId, Vec<Entry>)> {
    let mut pieces = Vec::new();
    while let Some(piece) = snapshot.next().await.unwrap() {
        let Piece::Table { id, entries } = piece else { panic!("{piece:?}") };
        pieces.push((id, entries));
    }
    pieces
}

async fn a_snapshot_is_of_one_moment(database: Database) {
    let store = database.open().await;
    let (one, other) = (new_table(), new_table());
    // More than a page of entries.
    for first in (0..2_500).step_by(250) {
        let texts: Vec<String> = (first..first + 250).map(|n| n.to_string()).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        store.append(append(one, first + 1, &texts)).await.unwrap();
    }
    store.append(append(other, 1, &["a", "b"])).await.unwrap();
    let mut snapshot = Snapshot::open(&database.config).await.unwrap();
    assert_eq!(snapshot.counts().await.unwrap(), Counts { tables: 2, entries: 2_502 });
    // What comes now is not in it, and is not held up by it.
    store.append(append(other, 3, &["late"])).await.unwrap();
    store.append(append(new_table(), 1, &["late"])).await.unwrap();
    let found = pieces(&mut snapshot).await;
    assert_eq!(found.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [one, other]);
    assert!((1..).zip(&found[0].1).all(|(seq, entry)| entry.seq == seq));
    assert_eq!((found[0].1.len(), found[1].1.len()), (2_500, 2));
    assert_eq!(found[0].1[2_499].body, "2499");
    assert!(snapshot.next().await.unwrap().is_none());
    assert!(snapshot.damage().unwrap().is_empty());
    store.close().await;
}

fn loaded(id: TableId, texts: &[&str]) -> Loaded {
    let entry = |(seq, body): (u64, &&str)| Entry { seq, at: 5, body: (*body).to_owned() };
    let entries = (1..).zip(texts).map(entry).collect();
    Loaded { id, entries, summary: None, results: Vec::new() }
}

async fn what_is_loaded_is_there(database: Database) {
    let ids: Vec<TableId> = (0..3).map(|_| new_table()).collect();
    let mut loader = Loader::open(&database.config).await.unwrap();
    for id in &ids {
        loader.add(loaded(*id, &["x", "ñ 'y'"])).await.unwrap();
    }
    loader.finish().await.unwrap();
    let store = database.open().await;
    assert_eq!(store.tables(None, 10).await.unwrap(), ids);
    assert_eq!(bodies(&store, &ids[2]).await, ["x", "ñ 'y'"]);
    // It is played on there.
    store.append(append(ids[2], 3, &["z"])).await.unwrap();
    store.append(append(new_table(), 1, &["new"])).await.unwrap();
    store.close().await;
}

async fn nothing_is_loaded_where_something_is(database: Database) {
    let store = database.open().await;
    let table = new_table();
    store.append(append(table, 1, &["x"])).await.unwrap();
    let refused = Loader::open(&database.config).await.unwrap_err().to_string();
    assert!(refused.contains("already"), "{refused}");
    assert_eq!(bodies(&store, &table).await, ["x"]);
    store.append(append(table, 2, &["y"])).await.unwrap();
    store.close().await;
}

async fn what_is_not_finished_is_not_there(database: Database) {
    let mut loader = Loader::open(&database.config).await.unwrap();
    loader.add(loaded(new_table(), &["x"])).await.unwrap();
    drop(loader);
    if let StoreConfig::Sqlite { path } = &database.config {
        let folder = path.parent().unwrap();
        let left = |entry: std::io::Result<std::fs::DirEntry>| entry.unwrap().file_name();
        let left: Vec<_> = std::fs::read_dir(folder).unwrap().map(left).collect();
        assert_eq!(left, ["subibaja.db-lock"]);
    }
    let mut loader = Loader::open(&database.config).await.unwrap();
    let table = new_table();
    loader.add(loaded(table, &["y"])).await.unwrap();
    loader.finish().await.unwrap();
    let store = database.open().await;
    assert_eq!(store.tables(None, 10).await.unwrap(), [table]);
    store.close().await;
}

fn forget(table: TableId, last_seq: u64) -> Edit {
    Edit::Forget { table, last_seq, at: 9, body: "gone".into(), keep_results: false }
}

async fn a_forgotten_table_can_not_be_opened_again(database: Database) {
    let store = database.open().await;
    let (table, next) = (new_table(), new_table());
    store.append(append(table, 1, &["a", "b", "c"])).await.unwrap();
    store.edit(forget(table, 3)).await.unwrap();
    let left = store.read(&table, 1).await.unwrap();
    let left: Vec<_> = left.iter().map(|entry| (entry.seq, entry.body.as_str())).collect();
    assert_eq!(left, [(1, "gone"), (4, "gone")]);
    // Neither from its beginning nor by somebody who has it in memory.
    assert_eq!(store.append(append(table, 1, &["a"])).await, Err(AppendError::Taken));
    assert_eq!(store.append(append(table, 4, &["d"])).await, Err(AppendError::Taken));
    assert_eq!(store.append(append(table, 3, &["c"])).await, Err(AppendError::Taken));
    store.append(append(next, 1, &["x"])).await.unwrap();
    assert_eq!(store.tables(None, 10).await.unwrap(), [table, next], "its number is its own");
    store.close().await;
    let store = database.open().await;
    assert_eq!(store.append(append(table, 1, &["a"])).await, Err(AppendError::Taken));
    assert_eq!(store.edit(forget(new_table(), 1)).await, Err(AppendError::Taken), "there is none");
    store.close().await;
}

async fn forgetting_loses_against_whoever_was_first(database: Database) {
    let store = database.open().await;
    let table = new_table();
    store.append(append(table, 1, &["a", "b"])).await.unwrap();
    store.append(append(table, 3, &["c"])).await.unwrap();
    assert_eq!(store.edit(forget(table, 2)).await, Err(AppendError::Taken));
    assert_eq!(bodies(&store, &table).await, ["a", "b", "c"]);
    store.append(append(table, 4, &["d"])).await.unwrap();
    store.close().await;
}

async fn entries_are_written_anew(database: Database) {
    let store = database.open().await;
    let table = new_table();
    store.append(append(table, 1, &["a", "b", "c"])).await.unwrap();
    let changed = vec![(1, "A".to_owned()), (3, "C".to_owned())];
    store.edit(Edit::Rewrite { table, bodies: changed, derived: None }).await.unwrap();
    assert_eq!(bodies(&store, &table).await, ["A", "b", "C"]);
    store.append(append(table, 4, &["d"])).await.unwrap();
    store.close().await;
}

async fn idle_tables_come_in_pages(database: Database) {
    use store::{Derived, LobbyPhase, LobbyRow};
    let store = database.open().await;
    let mut ids = Vec::new();
    for at in [10, 20, 30] {
        let table = new_table();
        let summary = LobbyRow {
            game: "the-game".into(),
            seats: 2,
            free_seats: 0,
            people: 2,
            listed: true,
            phase: LobbyPhase::Over,
            created_at: 1,
            updated_at: at,
            info: "{}".into(),
        };
        let mut opened = append(table, 1, &["x"]);
        opened.derived = Some(Derived { summary, results: Vec::new() });
        store.append(opened).await.unwrap();
        ids.push(table);
    }
    let first = store.idle(i64::MIN, i64::MIN..30, 1).await.unwrap();
    assert_eq!((first.len(), first[0].id, first[0].phase), (1, ids[0], LobbyPhase::Over));
    let rest = store.idle(first[0].no, i64::MIN..30, 10).await.unwrap();
    assert_eq!(rest.iter().map(|idle| idle.id).collect::<Vec<_>>(), [ids[1]]);
    store.close().await;
}

#[tokio::test]
async fn what_is_left_of_another_database_is_not_mixed_with() {
    let database = Database::sqlite();
    let StoreConfig::Sqlite { path } = &database.config else { unreachable!() };
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    for name in ["db-wal", "db-shm", "db-journal"] {
        let left = path.with_extension(name);
        std::fs::write(&left, "").unwrap();
        let refused = Loader::open(&database.config).await.unwrap_err().to_string();
        assert!(refused.contains(name) && refused.contains("move it away"), "{refused}");
        std::fs::remove_file(left).unwrap();
    }
    Loader::open(&database.config).await.unwrap().finish().await.unwrap();
    database.open().await.close().await;
}

#[tokio::test]
async fn nothing_is_loaded_into_a_folder_in_use() {
    let database = Database::sqlite();
    let loader = Loader::open(&database.config).await.unwrap();
    let refused = store::Store::open(&database.config).await.err().unwrap().to_string();
    assert!(refused.contains("process"), "{refused}");
    // The server that was refused has made an empty file: no reason not to finish.
    loader.finish().await.unwrap();
    database.open().await.close().await;
}

#[tokio::test]
async fn what_is_forgotten_is_not_in_the_file_either() {
    let database = Database::sqlite();
    let store = database.open().await;
    let table = new_table();
    store.append(append(table, 1, &["a", "the secret of Berenguela", "c"])).await.unwrap();
    store.edit(forget(table, 3)).await.unwrap();
    store.close().await;
    let StoreConfig::Sqlite { path } = &database.config else { unreachable!() };
    let bytes = std::fs::read(path).unwrap();
    assert!(!String::from_utf8_lossy(&bytes).contains("Berenguela"));
}

#[tokio::test]
async fn other_databases_are_told_apart() {
    let database = Database::sqlite();
    let refused =
        |found: Result<Snapshot, store::StoreError>| found.err().map(|error| error.to_string());
    let missing = refused(Snapshot::open(&database.config).await).unwrap();
    assert!(missing.contains("no such file") && missing.contains("--data"), "{missing}");
    let StoreConfig::Sqlite { path } = &database.config else { unreachable!() };
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    rusqlite::Connection::open(path).unwrap().execute_batch("CREATE TABLE recipes (a)").unwrap();
    let other = refused(Snapshot::open(&database.config).await).unwrap();
    assert!(other.contains("no database of Subibaja"), "{other}");
}

#[tokio::test]
async fn an_empty_database_is_none_of_ours_on_postgres() {
    let database = Database::postgres();
    let refused = Snapshot::open(&database.config).await.err().unwrap().to_string();
    assert!(refused.contains("holds no tables of Subibaja"), "{refused}");
}
