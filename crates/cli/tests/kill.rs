//! The promise: a move that was accepted is never lost. A load of tables plays over real sockets
//! while the server is killed again and again; after each restart every acknowledged move is there,
//! every client resumes by number, and all games come to their end.

mod serving;

#[path = "serving/game.rs"]
mod game;

use std::net::SocketAddr;
use std::time::Duration;

use game::Game;
use serving::{create, serve};
use tokio::sync::watch;

/// Times that the server is killed.
const KILLS: u32 = 100;

/// Tables that play at the same time.
const TABLES: usize = 6;

/// Plays game after game until told to stop; a game that has begun is played to its end.
async fn table(
    mut address: watch::Receiver<SocketAddr>,
    stop: watch::Receiver<bool>,
) -> (u32, u32) {
    let (mut games, mut resumes) = (0, 0);
    while !*stop.borrow() {
        let now = *address.borrow_and_update();
        let Ok(made) = create(now).await else {
            let _ = tokio::time::timeout(Duration::from_millis(50), address.changed()).await;
            continue;
        };
        let mut game = Game::new(made);
        loop {
            let now = *address.borrow_and_update();
            let done = async {
                let mut sockets = game.resume(now).await?;
                game.play(&mut sockets).await?;
                game.check_record(now).await
            };
            if done.await.is_ok() {
                break;
            }
            let _ = tokio::time::timeout(Duration::from_millis(50), address.changed()).await;
        }
        games += 1;
        resumes += game.resumes - 1;
    }
    (games, resumes)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_accepted_move_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, address) = serve(folder.path(), &[]);
    let (tell, told) = watch::channel(address);
    let (stop, stopped) = watch::channel(false);
    let tables: Vec<_> =
        (0..TABLES).map(|_| tokio::spawn(table(told.clone(), stopped.clone()))).collect();
    let mut chance = 0x9e37_79b9_u32;
    for _ in 0..KILLS {
        chance ^= chance << 13;
        chance ^= chance >> 17;
        chance ^= chance << 5;
        tokio::time::sleep(Duration::from_millis(u64::from(chance % 120))).await;
        server.kill().expect("killed");
        server.wait().expect("gone");
        let folder = folder.path().to_owned();
        let (next, address) =
            tokio::task::spawn_blocking(move || serve(&folder, &[])).await.expect("a server");
        server = next;
        tell.send(address).expect("told");
    }
    stop.send(true).expect("told");
    let (mut games, mut resumes) = (0, 0);
    for table in tables {
        let (played, resumed) = table.await.expect("every promise was kept");
        games += played;
        resumes += resumed;
    }
    println!("{KILLS} kills, {games} games, {resumes} resumes in mid game");
    assert!(games >= TABLES as u32, "every table finished a game");
    assert!(resumes >= KILLS / 2, "only {resumes} games were hit");
    server.kill().expect("killed");
    server.wait().expect("gone");
}
