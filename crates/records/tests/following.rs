//! Whoever has a view and is told what happened as JSON knows what the state knows of them.

use rules::{Actions, Game, OptionValue, Seat, Seed, Setup, State, Viewer};
use subibaja_records::{EventJson, ViewJson};

/// Plays on with whatever is legal, always something else; every viewer follows by JSON alone.
fn follow(game: Game, seats: u8, options: &[(&str, OptionValue)], seed: u64) -> Vec<EventJson> {
    let options: Vec<_> =
        options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    let setup = Setup::from_seed(game, seats, &options, &Seed::from(seed)).expect("a setup");
    let mut state = State::new(&setup).expect("a deal");
    let viewers: Vec<Viewer> =
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let mut views: Vec<_> = viewers.iter().map(|viewer| state.view(*viewer)).collect();
    let mut told = Vec::new();
    for ply in 0..1500_usize {
        let mut legal = Actions::new();
        state.legal_into(&mut legal);
        if legal.is_empty() {
            break;
        }
        let event = state.apply(legal[(ply * 7 + seed as usize) % legal.len()]).expect("legal");
        for (viewer, view) in viewers.iter().zip(&mut views) {
            let learned = event.seen_by(*viewer);
            let json = serde_json::to_string(&EventJson::new(&learned)).expect("JSON");
            let read: EventJson = serde_json::from_str(&json).expect("an event");
            let back = read.read(view).expect("in step");
            assert_eq!(back, learned, "{json}");
            view.follow(&back);
            assert_eq!(*view, state.view(*viewer), "{json}");
            let text = serde_json::to_string(&ViewJson::new(view)).expect("JSON");
            assert!(text.contains(&format!(r#""game":"{game}""#)), "{text}");
            let again: ViewJson = serde_json::from_str(&text).expect("a view");
            assert_eq!(again, ViewJson::new(&state.view(*viewer)));
            told.push(read);
        }
    }
    told
}

fn games() -> Vec<EventJson> {
    let word = |word: &str| OptionValue::Word(word.into());
    let mut told = Vec::new();
    for seed in 0..4 {
        told.extend(follow(Game::TheGame, 1, &[], seed));
        told.extend(follow(Game::TheGame, 5, &[("minimum", OptionValue::Number(3))], seed));
        told.extend(follow(Game::AscensoDescenso, 3, &[], seed));
        let any = [("jump", word("any")), ("start", OptionValue::Number(1))];
        told.extend(follow(Game::AscensoDescenso, 2, &any, seed));
        told.extend(follow(Game::FaceToFace, 2, &[], seed));
        told.extend(follow(Game::Hormigas, 4, &[], seed));
        let claim = [
            ("finish", word("claim")),
            ("turn_limit", OptionValue::Number(40)),
            ("hand", OptionValue::List(vec![4, 6, 5])),
        ];
        told.extend(follow(Game::Hormigas, 3, &claim, seed));
    }
    told
}

#[test]
fn folding_what_is_told_is_what_the_state_shows() {
    let told = games();
    // Everything that can be told was.
    assert!(told.iter().any(|event| event.claim));
    assert!(told.iter().any(|event| event.over));
    assert!(told.iter().any(|event| event.next.is_some() && !event.over));
    assert!(told.iter().any(|event| event.card.is_some()));
    assert!(told.iter().any(|event| event.hand.is_some()));
    assert!(told.iter().any(|event| event.round.is_some()));
}

#[test]
fn what_does_not_follow_is_refused() {
    let told = games();
    for (game, seats) in [(Game::TheGame, 3), (Game::FaceToFace, 2), (Game::Hormigas, 3)] {
        let setup = Setup::from_seed(game, seats, &[], &Seed::from(7)).expect("a setup");
        let state = State::new(&setup).expect("a deal");
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
            let view = state.view(viewer);
            let (mut read, mut refused) = (0, 0);
            for event in &told {
                match event.read(&view) {
                    // Whatever is read can be followed: nothing panics.
                    Ok(event) => {
                        let mut after = view;
                        after.follow(&event);
                        read += 1;
                    }
                    Err(error) => {
                        assert!(error.to_string().contains(event.action.as_str()));
                        refused += 1;
                    }
                }
            }
            assert!(read > 0 && refused > read, "{game}: {read} and {refused}");
        }
    }
}
