//! Planning on a view: what it costs, why not, and that it tells nothing that the seat can't know.

use players::Limit;
use records::{BoardJson, PilesJson};
use rules::{Position as _, Seat, State, Viewer};
use subibaja_wasm::{For, cards_out, hint, plan, points, symbols, why};

const VIEW: &str = "the-game viewer=0 seats=2 start=0 turn=0 tops=40,1,100,60 hands=30,41,45,62,70,97,98/?7 draw=?80 gone=39,40,59,60";

fn tokens(tokens: &[&str]) -> Vec<String> {
    tokens.iter().map(|&token| token.to_owned()).collect()
}

#[test]
fn a_placement_tells_its_gap_and_a_trick_is_marked() {
    let planned = plan(VIEW, &[]).expect("a plan");
    let cost = |token: &str| {
        let choice = planned.choices.iter().find(|choice| choice.token == token);
        choice.and_then(|choice| choice.cost.clone()).expect(token)
    };
    assert_eq!((cost("41@up1").gap, cost("41@up1").skips), (1, 0));
    assert_eq!((cost("45@up1").gap, cost("45@up1").skips), (5, 4));
    assert!(cost("30@up1").back && cost("30@up1").gap == -10);
    assert!(cost("70@down2").back && !cost("45@down2").back);
    // 39, 40, 59 and 60 are placed and so are not lost.
    assert_eq!(cost("62@up2").skips, 60 - 4);
    assert!(!planned.may_end);
}

#[test]
fn a_plan_grows_is_checked_and_shrinks() {
    let one = plan(VIEW, &tokens(&["30@up1"])).expect("a plan");
    let BoardJson::TheGame(PilesJson { hand, tops, missing, .. }) = &one.view.board else {
        panic!("{one:?}")
    };
    assert_eq!((hand.as_deref(), tops[0], *missing), (Some(&[41, 45, 62, 70, 97, 98][..]), 30, 1));
    assert!(!one.may_end);
    let two = plan(VIEW, &tokens(&["30@up1", "41@up1"])).expect("a plan");
    assert!(two.may_end);
    let broken = plan(VIEW, &tokens(&["30@up1", "30@up1"])).expect_err("a card twice");
    assert_eq!((broken.token.as_str(), broken.reason.code), ("30@up1", "not-in-hand"));
}

#[test]
fn what_is_not_legal_says_why() {
    let code = |planned: &[&str], token| why(VIEW, &tokens(planned), token).map(|why| why.code);
    assert_eq!(code(&[], "31@up1"), Some("not-in-hand"));
    assert_eq!(code(&[], "62@down2"), Some("does-not-fit"));
    assert_eq!(code(&[], "end"), Some("minimum-not-met"));
    assert_eq!(code(&[], "41@up1"), None);
    assert_eq!(code(&[], "gibberish"), Some("unreadable"));
    assert_eq!(why("gibberish", &[], "end").map(|why| why.code), Some("unreadable"));
    let others = VIEW.replace("turn=0", "turn=1");
    assert_eq!(why(&others, &[], "41@up1").map(|why| why.code), Some("not-your-turn"));
}

#[test]
fn a_hint_is_legal_and_says_what_speaks_for_it() {
    let view = VIEW.parse().expect("a view");
    let hint = hint(&view, &[], Limit::Nodes(200)).expect("a hint");
    let place = hint.actions.iter().filter(|token| *token != "end").cloned().collect::<Vec<_>>();
    plan(VIEW, &place).expect("a plan that holds");
    assert!(hint.win_chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)));
    assert!(hint.reasons.iter().any(|reason| matches!(reason, For::Trick { .. })), "{hint:?}");
    let others = VIEW.replace("turn=0", "turn=1").parse().expect("a view");
    assert!(subibaja_wasm::hint(&others, &[], Limit::Nodes(9)).is_none());
}

#[test]
fn a_put_shows_the_own_hand_and_nobody_elses() {
    let setup = rules::Setup::of_seed(rules::Game::Hormigas, 2, &[], &"7".parse().expect("a seed"));
    let mut state = State::new(&setup.expect("a setup")).expect("a game");
    let take = rules::Action::parse(rules::Game::Hormigas, "take@2").expect("a token");
    state.apply(take).expect("legal");
    let view = state.view(Viewer::Seat(Seat::FIRST));
    let text = view.to_string();
    let planned = plan(&text, &tokens(&["put@3-right"])).expect("a plan");
    let BoardJson::Hormigas { hand, hands, middle, held, .. } = planned.view.board else {
        panic!()
    };
    assert!(hands[1].iter().all(Option::is_none));
    assert_eq!((hand.map(|hand| hand.len()), held), (Some(12), None));
    assert!(middle[1].is_some_and(|(card, face_up)| card.is_some() && face_up));
    let choices = plan(&text, &[]).expect("a plan").choices;
    assert_eq!(choices.len(), 26);
    assert!(choices.iter().all(|choice| choice.put.as_ref().is_some_and(|put| put.points > 0)));
    assert_eq!(symbols(&view).len(), 112);
    assert!(points(&view).is_some_and(|points| points > 0));
    assert_eq!(cards_out(&view)[0].len(), 110 - 12 - 1);
}
