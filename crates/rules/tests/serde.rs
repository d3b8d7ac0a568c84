//! With feature `serde`, whatever has a text is that text.

#![cfg(feature = "serde")]

use std::fmt::{Debug, Display};

use serde::Serialize;
use serde::de::DeserializeOwned;
use subibaja_rules::{Action, Game, Seat, Seed, Signal, Signals, State, Viewer, the_game};

fn is_its_text<T>(value: &T)
where
    T: Serialize + DeserializeOwned + Display + PartialEq + Debug,
{
    let json = serde_json::to_value(value).expect("JSON");
    assert_eq!(json, value.to_string());
    assert_eq!(&serde_json::from_value::<T>(json).expect("read again"), value);
}

#[test]
fn whole_games_survive() {
    for game in Game::ALL {
        let seats = game.usual_seats();
        let mut state = State::from_seed(game, seats, &Seed::from(7)).expect("a game");
        for _ in 0..30 {
            is_its_text(&state);
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                is_its_text(&state.view(viewer));
                is_its_text(&viewer);
            }
            let Some(action) = state.legal().last().copied() else { break };
            let token = serde_json::to_value(action).expect("JSON");
            assert_eq!(Action::parse(game, token.as_str().expect("a token")), Ok(action));
            state.apply(action).expect("a legal action");
        }
        is_its_text(&game);
    }
    is_its_text(&"37@up1".parse::<the_game::Action>().expect("an action"));
    is_its_text(&"leave@up1".parse::<Signal>().expect("a signal"));
    is_its_text(&Seed::from(7));
}

#[test]
fn signals_are_a_list_of_tokens() {
    let signals: Signals = "leave@up1 trouble".parse().expect("signals");
    let json = r#"["leave@up1","trouble"]"#;
    assert_eq!(serde_json::to_string(&signals).expect("JSON"), json);
    for text in [json, r#"["trouble","leave@up1"]"#] {
        assert_eq!(serde_json::from_str::<Signals>(text).expect("read"), signals);
    }
    assert_eq!(serde_json::from_str::<Signals>("[]").expect("read"), Signals::NONE);
    assert!(serde_json::from_str::<Signals>(r#"["trouble","fine"]"#).is_err());
}

#[test]
fn what_is_not_a_text_is_refused() {
    let error = serde_json::from_str::<Seat>("\"9\"").expect_err("no such seat").to_string();
    assert!(error.contains("a seat from 0 to 4"), "{error}");
    assert!(serde_json::from_str::<State>("\"the-game\"").is_err());
    assert!(serde_json::from_str::<Seat>("1").is_err(), "a number is not the text");
}
