//! Positions that a lesson sets up, and play from there on.

use rules::{Game, Seat, Seed, State, View, Viewer};
use subibaja_wasm::Practice;

/// Nine cards are left: eight in the hand, and the 99 in the draw pile.
fn solo() -> String {
    let hand = [15, 17, 36, 38, 60, 61, 63, 84];
    let list = |cards: &[u8]| cards.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    let gone: Vec<u8> = (2..99).filter(|card| !hand.contains(card)).collect();
    let (hand, gone) = (list(&hand), list(&gone));
    format!("the-game viewer=0 seats=1 turn=0 tops=58,80,40,20 hands={hand} draw=?1 gone={gone}")
}

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

fn tokens(words: &str) -> Vec<String> {
    words.split(' ').map(str::to_owned).collect()
}

/// The line of what the first seat sees of a fresh deal.
fn fresh(game: Game) -> String {
    let state = State::from_seed(game, 2, &Seed::from(7)).expect("a deal");
    state.view(Viewer::Seat(seat(0))).to_string()
}

#[test]
fn a_view_is_played_on_as_the_rules_have_it() {
    let mut game = Practice::new(&solo()).expect("a position");
    assert_eq!(game.view(seat(0)).text.split(" turn").next(), Some("the-game viewer=0 seats=1"));
    let steps = game.act(&tokens("60@up1 61@up1 end"), seat(0)).expect("legal");
    assert_eq!(steps.len(), 3);
    let shown = game.view(seat(0));
    assert!(shown.text.contains("tops=61,80,40,20"), "{}", shown.text);
    let view: View = shown.text.parse().expect("a view");
    assert!(!view.is_over());
    assert_eq!(view.legal().iter().map(ToString::to_string).filter(|t| t == "99@up2").count(), 1);
}

#[test]
fn the_steps_lead_a_view_to_the_next() {
    for game in Game::ALL {
        let mut played = Practice::new(&fresh(game)).expect("a position");
        for _ in 0..4 {
            for viewer in [seat(0), seat(1)] {
                let before = played.view(viewer).text;
                let view: View = before.parse().expect("a view");
                let Some(action) = view.legal().first().copied() else { continue };
                let steps = played.act(&[action.to_string()], viewer).expect("legal");
                let mut followed = view;
                for step in steps {
                    followed.follow(&step.read(&followed).expect("a step"));
                }
                assert_eq!(followed.to_string(), played.view(viewer).text, "{game} {action}");
            }
        }
    }
}

#[test]
fn the_hidden_cards_are_the_same_every_time() {
    for game in Game::ALL {
        let line = fresh(game);
        let other = |line: &str| Practice::new(line).expect("a position").view(seat(1)).text;
        assert_eq!(other(&line), other(&line));
    }
}

#[test]
fn all_is_done_or_nothing() {
    let mut game = Practice::new(&solo()).expect("a position");
    let before = game.view(seat(0)).text;
    assert!(game.act(&tokens("60@up1 15@up1"), seat(0)).is_err());
    assert!(game.act(&tokens("60@up1 nonsense"), seat(0)).is_err());
    assert_eq!(game.view(seat(0)).text, before);
    assert!(Practice::new("the-game viewer=0").is_err());
}
