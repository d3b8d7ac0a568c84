//! Lobby, results, statistics.

use store::{Append, AppendError, Derived, FinishedGame, LobbyPhase, LobbyRow, Statistic, TableId};

use crate::support::{Database, append, new_table};

crate::on_both!(
    the_lobby_shows_listed_tables_newest_first,
    a_taken_number_derives_nothing,
    results_are_counted,
    derived_anew,
);

fn summary(created_at: i64, phase: LobbyPhase) -> LobbyRow {
    LobbyRow {
        game: "the-game".into(),
        seats: 3,
        free_seats: 1,
        people: 2,
        listed: true,
        phase,
        created_at,
        updated_at: created_at + 5,
        info: "{\"host\":\"Ana\"}".into(),
    }
}

fn result(seq: u64, won: bool, score: i64) -> FinishedGame {
    FinishedGame {
        seq,
        game: "the-game".into(),
        seats: 3,
        options: "minimum=3".into(),
        won,
        score,
        ended_at: score,
        details: "{}".into(),
    }
}

fn with(table: TableId, first_seq: u64, summary: LobbyRow, results: Vec<FinishedGame>) -> Append {
    let derived = Some(Derived { summary, results });
    Append { derived, ..append(table, first_seq, &["x"]) }
}

async fn the_lobby_shows_listed_tables_newest_first(database: Database) {
    let store = database.open().await;
    let [old, new, hidden, over] = [(); 4].map(|()| new_table());
    let unlisted = LobbyRow { listed: false, ..summary(30, LobbyPhase::Open) };
    for (table, summary) in [
        (new, summary(20, LobbyPhase::Playing)),
        (old, summary(10, LobbyPhase::Open)),
        (hidden, unlisted),
        (over, summary(40, LobbyPhase::Over)),
    ] {
        store.append(with(table, 1, summary, vec![])).await.unwrap();
    }
    let lobby = store.lobby(10).await.unwrap();
    assert_eq!(
        lobby,
        [(new, summary(20, LobbyPhase::Playing)), (old, summary(10, LobbyPhase::Open))]
    );
    assert_eq!(store.lobby(1).await.unwrap().len(), 1);

    store.append(with(new, 2, summary(20, LobbyPhase::Over), vec![])).await.unwrap();
    assert_eq!(store.lobby(10).await.unwrap(), [(old, summary(10, LobbyPhase::Open))]);
}

async fn a_taken_number_derives_nothing(database: Database) {
    let store = database.open().await;
    let table = new_table();
    store.append(with(table, 1, summary(10, LobbyPhase::Open), vec![])).await.unwrap();
    let lost = with(table, 1, summary(10, LobbyPhase::Over), vec![result(1, true, 0)]);
    assert_eq!(store.append(lost).await, Err(AppendError::Taken));
    assert_eq!(store.lobby(10).await.unwrap(), [(table, summary(10, LobbyPhase::Open))]);
    assert!(store.results(10).await.unwrap().is_empty());
}

async fn results_are_counted(database: Database) {
    let store = database.open().await;
    let (one, two) = (new_table(), new_table());
    let over = || summary(10, LobbyPhase::Over);
    store.append(with(one, 1, over(), vec![result(1, true, 0)])).await.unwrap();
    store.append(with(one, 2, over(), vec![result(2, false, 7)])).await.unwrap();
    store.append(with(two, 1, over(), vec![result(1, false, 12)])).await.unwrap();
    let newest = store.results(2).await.unwrap();
    assert_eq!(newest, [(two, result(1, false, 12)), (one, result(2, false, 7))]);
    let counted = Statistic {
        game: "the-game".into(),
        seats: 3,
        options: "minimum=3".into(),
        games: 3,
        won: 1,
        total_score: 19,
        scores: (0, 12),
    };
    assert_eq!(store.statistics().await.unwrap(), [counted]);
}

async fn derived_anew(database: Database) {
    let store = database.open().await;
    let table = new_table();
    store.append(with(table, 1, summary(1, LobbyPhase::Open), vec![])).await.unwrap();
    store
        .append(with(table, 2, summary(1, LobbyPhase::Over), vec![result(2, true, 0)]))
        .await
        .unwrap();
    store
        .append(with(table, 3, summary(1, LobbyPhase::Playing), vec![result(3, true, 1)]))
        .await
        .unwrap();

    // Made of the first two entries: what came after stays.
    let anew =
        Derived { summary: summary(1, LobbyPhase::Open), results: vec![result(1, false, 50)] };
    store.replace_derived(table, 2, anew.clone()).await.unwrap();
    assert_eq!(store.lobby(10).await.unwrap(), [(table, summary(1, LobbyPhase::Playing))]);
    let results = store.results(10).await.unwrap();
    assert_eq!(results, [(table, result(1, false, 50)), (table, result(3, true, 1))]);

    // Made of all: it is all there is.
    store.replace_derived(table, 3, anew.clone()).await.unwrap();
    assert_eq!(store.lobby(10).await.unwrap(), [(table, summary(1, LobbyPhase::Open))]);
    assert_eq!(store.results(10).await.unwrap(), [(table, result(1, false, 50))]);
    assert_eq!(store.replace_derived(new_table(), 1, anew).await, Err(AppendError::Taken));
}
