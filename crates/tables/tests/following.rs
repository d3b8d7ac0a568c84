//! One event down: what happened is told once, and whoever has the rules knows the rest from it.

mod support;

use protocol::{Down, Help, Level, TablePhase, Up};
use records::ViewJson;
use rules::View;
use support::{Trial, asked_for, key, wishes};
use tables::{Conn, Input};

/// The most bytes of an update about a turn of two cards.
const MAX_UPDATE_BYTES: usize = 300;

/// What is added to a connection's number for the one of the same viewer that follows.
const FOLLOWS: u64 = 100;

/// A second connection of each viewer, which does not ask for views.
fn follow(trial: &mut Trial, people: u64) {
    for conn in 1..=people + 1 {
        let secret = match conn {
            spectator if spectator == people + 1 => trial.made.watch.clone(),
            person => key(person as usize - 1),
        };
        trial.input(Input::Came {
            conn: Conn(conn + FOLLOWS),
            secret: Some(secret),
            key: None,
            since: None,
            name: None,
            views: false,
        });
    }
}

fn come(trial: &mut Trial, people: u64) {
    for conn in 1..=people {
        trial.come(conn, Some(conn as usize - 1));
    }
    trial.come(people + 1, None);
    follow(trial, people);
}

/// The view that a connection has, by what it was sent.
fn view(trial: &Trial, conn: u64) -> Option<View> {
    let mut view = None;
    for down in &trial.sent[&conn] {
        if let Down::Update(update) = down {
            update.follow(&mut view, |_, _| {}).expect("in step");
        }
    }
    view
}

/// The whole view that a connection was sent last.
fn whole(trial: &Trial, conn: u64) -> Option<ViewJson> {
    trial.sent[&conn].iter().rev().find_map(|down| match down {
        Down::Update(update) => update.view.clone(),
        _ => None,
    })
}

fn whole_views(trial: &Trial, conn: u64) -> usize {
    let has_view = |down: &&Down| matches!(down, Down::Update(update) if update.view.is_some());
    trial.sent[&conn].iter().filter(has_view).count()
}

#[test]
fn who_follows_knows_what_who_is_sent_views_knows() {
    for (game, people, bots) in [
        ("the-game", 3, vec![]),
        ("ascenso-descenso", 2, vec![Level::Steady]),
        ("face-to-face", 2, vec![]),
        ("hormigas", 2, vec![Level::Random]),
    ] {
        let mut trial = Trial::new(asked_for(game, wishes(people, &bots)), Some("7"), 1);
        come(&mut trial, people as u64);
        let id = trial.id();
        trial.send(1, Up::Start { id, bots: None });
        for step in 0..40 {
            trial.let_bots_play(&players::Budget::nodes(1));
            for conn in 1..=people as u64 + 1 {
                let (sent, followed) = (whole(&trial, conn), view(&trial, conn + FOLLOWS));
                assert_eq!(sent, followed.as_ref().map(ViewJson::new), "{game}, step {step}");
            }
            let mover = (1..=people as u64).find(|conn| !trial.legal(*conn).is_empty());
            let Some(mover) = mover else { break };
            let legal = trial.legal(mover);
            let token = legal[(step * 5) % legal.len()].clone();
            trial.act(mover, &[&token]);
        }
        for conn in 1..=people as u64 + 1 {
            // One as the game began.
            assert_eq!(whole_views(&trial, conn + FOLLOWS), 1, "{game}");
            assert!(whole_views(&trial, conn) > 5, "{game}");
        }
    }
}

#[test]
fn what_was_taken_back_comes_with_the_whole_view() {
    let mut request = asked_for("the-game", wishes(1, &[]));
    request.help = Some(Help::Legal);
    let mut trial = Trial::new(request, Some("7"), 1);
    come(&mut trial, 1);
    let id = trial.id();
    trial.send(1, Up::Start { id, bots: None });
    let token = trial.legal(1)[0].clone();
    trial.act(1, &[&token]);
    let id = trial.id();
    trial.send(1, Up::TakeBack { id, ply: 0 });
    assert_eq!(whole(&trial, 1), view(&trial, 1 + FOLLOWS).as_ref().map(ViewJson::new));
    assert_eq!(whole_views(&trial, 1 + FOLLOWS), 2);
}

#[test]
fn a_turn_takes_few_bytes() {
    let mut trial = Trial::new(asked_for("the-game", wishes(2, &[])), Some("7"), 1);
    come(&mut trial, 2);
    let id = trial.id();
    trial.send(1, Up::Start { id, bots: None });
    let seat = trial.legal(1)[0].clone();
    trial.act(1, &[&seat]);
    let mut turns = 0;
    for _ in 0..10 {
        let Some(mover) = [1, 2].into_iter().find(|conn| !trial.legal(*conn).is_empty()) else {
            break;
        };
        // Planned on the view, sent as one message.
        let mut planned = view(&trial, mover + FOLLOWS).expect("a view");
        let mut tokens = Vec::new();
        while tokens.len() < 2 {
            let mut legal = rules::Actions::new();
            rules::GameView::legal_into(&planned, &mut legal);
            let action = *legal.first().expect("legal");
            tokens.push(action.to_string());
            planned = rules::GameView::after(&planned, action).expect("nothing hidden is shown");
        }
        tokens.push("end".to_owned());
        let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
        trial.act(mover + FOLLOWS, &tokens);
        if trial.room.table().phase() == TablePhase::Over {
            break;
        }
        for conn in [1, 2, 3] {
            let text = trial.texts[&(conn + FOLLOWS)].last().expect("a text");
            assert!(text.contains(r#""what":"played""#), "{text}");
            assert!(text.len() <= MAX_UPDATE_BYTES, "{} bytes: {text}", text.len());
        }
        turns += 1;
    }
    assert!(turns > 3, "{turns}");
}
