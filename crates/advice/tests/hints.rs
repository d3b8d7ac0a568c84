//! What a hint says of a plan.

use advice::{Choice, Facts, Hint, HintReason, Plan, advise, choices};
use players::{Answer, Budget, Observation, Thought};
use rules::{Action, Game, OptionValue, Seat, Seed, Setup, Standing, State, View, Viewer};

const VIEW: &str = "the-game viewer=0 seats=2 start=0 turn=0 tops=40,1,100,60 hands=30,41,45,62,70,97,98/?7 draw=?80 gone=39,40,59,60";

fn view() -> View {
    VIEW.parse().expect("a view")
}

/// A hint that says to do this.
fn hint(view: &View, heard: Option<&Standing>, game: Game, tokens: &[&str]) -> Hint {
    let plan: Vec<Action> =
        tokens.iter().map(|token| Action::parse(game, token).expect("a token")).collect();
    let thought = Thought { win_chance: 0.5, plan: plan.clone(), nodes: 1 };
    let answer = Answer { action: plan[0], thought: Some(thought) };
    Hint::of(view, heard, answer)
}

fn team(tokens: &[&str]) -> Vec<HintReason> {
    hint(&view(), None, Game::TheGame, tokens).reasons
}

fn new_game(game: Game, seed: u64) -> State {
    let setup = Setup::from_seed(game, 2, &[], &Seed::from(seed)).expect("a setup");
    State::new(&setup).expect("a game")
}

#[test]
fn a_placement_tells_its_gap_and_a_step_back_is_marked() {
    let choices: Vec<Choice> = choices(&Plan::new(view()));
    let cost = |token: &str| {
        let choice = choices.iter().find(|choice| choice.token == token);
        choice.and_then(|choice| choice.cost.clone()).expect(token)
    };
    assert_eq!((cost("41@up1").gap, cost("41@up1").skips), (1, 0));
    assert_eq!((cost("45@up1").gap, cost("45@up1").skips), (5, 4));
    assert!(cost("30@up1").back && cost("30@up1").gap == -10);
    assert!(cost("70@down2").back && !cost("45@down2").back);
    // 39, 40, 59 and 60 are placed and so are not lost.
    assert_eq!(cost("62@up2").skips, 60 - 4);
}

#[test]
fn steps_back_costs_and_what_is_passed() {
    use HintReason::{Back, Cheap, More, Skips, Stop, Worth};
    let back = Back { card: 30, pile: "up1", gain: 10 };
    assert_eq!(
        team(&["30@up1", "70@down2"]),
        [back, Back { card: 70, pile: "down2", gain: 10 }, Skips { count: 0 },]
    );
    // 40 is placed already: from 30 on, 31 to 38 are passed.
    assert_eq!(
        team(&["30@up1", "41@up1", "end"]),
        [back, Worth { cards: 1, cost: 11 }, Skips { count: 8 },]
    );
    assert_eq!(
        team(&["41@up1", "45@up1", "98@down1", "end"]),
        [Worth { cards: 3, cost: 7 }, Skips { count: 3 + 1 }, More,]
    );
    assert_eq!(
        team(&["41@up1", "98@down1", "end"]),
        [Cheap { cards: 2, cost: 3 }, Skips { count: 1 },]
    );
    assert_eq!(team(&["end"]), [Stop]);
}

#[test]
fn a_pile_is_left_as_somebody_asked() {
    let other = Seat::FIRST.left(2);
    let mut standing = Standing::default();
    standing.hear(other, "leave@down1 leave@up1 good@up2".parse().expect("signals"));
    standing.hear(Seat::FIRST, "leave@down2".parse().expect("signals"));
    let hint = hint(&view(), Some(&standing), Game::TheGame, &["41@up1", "end"]);
    let left = |one: &&HintReason| matches!(one, HintReason::Leaves { .. });
    let left: Vec<_> = hint.reasons.iter().filter(left).collect();
    assert_eq!(left, [&HintReason::Leaves { pile: "down1", seat: 1 }], "what another asked");
}

#[test]
fn who_starts_and_what_is_forced() {
    let choosing = new_game(Game::TheGame, 7).view(Viewer::Seat(Seat::FIRST));
    let start = hint(&choosing, None, Game::TheGame, &["start@1"]);
    assert_eq!(start.reasons, [HintReason::Start { seat: 1 }]);
    let (mut state, mut forced) = (new_game(Game::FaceToFace, 7), 0);
    while !state.is_over() {
        let view = state.view(Viewer::Everything);
        let all = choices(&Plan::new(view));
        let token = all[0].token.as_str();
        let only = hint(&view, None, Game::FaceToFace, &[token]).reasons;
        assert_eq!(only == [HintReason::Only], all.len() == 1, "{only:?}");
        forced += usize::from(all.len() == 1);
        state.apply(Action::parse(Game::FaceToFace, token).expect("a token")).expect("legal");
    }
    assert!(forced > 0);
}

#[test]
fn a_card_for_the_rival_refills_the_hand() {
    let state = new_game(Game::FaceToFace, 7);
    let view = state.view(Viewer::Seat(state.turn().expect("a turn")));
    let all = choices(&Plan::new(view));
    let own = all.iter().filter_map(|one| one.cost.as_ref()).find(|cost| !cost.rival);
    let own = own.expect("a placement");
    let token = format!("{}@{}", own.card, own.pile);
    let reasons = hint(&view, None, Game::FaceToFace, &[&token, "end"]).reasons;
    assert!(matches!(reasons[..], [
        HintReason::Cheap { cards: 1, cost } | HintReason::Worth { cards: 1, cost },
        HintReason::Skips { .. },
    ] if i32::from(cost) == i32::from(own.gap)));
    // Later, when the rival's piles can be improved.
    let mut state = state;
    let mut helped = 0;
    for _ in 0..200 {
        let view = state.view(Viewer::Everything);
        let all = choices(&Plan::new(view));
        let Some(first) = all.first() else { break };
        for cost in all.iter().filter_map(|one| one.cost.as_ref()).filter(|cost| cost.rival) {
            let token = format!("{}@{}", cost.card, cost.pile);
            let reasons = hint(&view, None, Game::FaceToFace, &[&token, "end"]).reasons;
            let help = cost.gap.unsigned_abs();
            let refills = HintReason::Refills { card: cost.card, help };
            assert!(all.len() == 1 || reasons.contains(&refills), "{reasons:?}");
            helped += 1;
        }
        state.apply(Action::parse(Game::FaceToFace, &first.token).expect("one")).expect("legal");
    }
    assert!(helped > 0);
}

/// Hormigas in which whoever has a hand in order must say so.
fn claimed_by_word() -> State {
    let finish = ("finish".to_owned(), OptionValue::Word("claim".into()));
    let setup = Setup::from_seed(Game::Hormigas, 2, &[finish], &Seed::from(7)).expect("a setup");
    State::new(&setup).expect("a game")
}

#[test]
fn hormigas_has_a_reason_for_everything() {
    use HintReason::{Claim, Deal, FaceDown, Grows, Pass, Refresh, Run};
    let mut state = claimed_by_word();
    let own = |state: &State| state.view(Viewer::Seat(state.turn().expect("a turn")));
    let of = |view: &View, tokens: &[&str]| hint(view, None, Game::Hormigas, tokens).reasons;
    assert_eq!(of(&own(&state), &["take@1"]), [FaceDown]);
    let act = |state: &mut State, token: &str| {
        state.apply(Action::parse(Game::Hormigas, token).expect("a token")).expect("legal");
    };
    let mut grown = 0;
    for token in ["take@1", "take@2", "take@3"] {
        act(&mut state, token);
        let view = own(&state);
        let before = Facts::of(&view).points.expect("an own hand");
        for choice in choices(&Plan::new(view)) {
            let put = choice.put.expect("a put");
            let reasons = of(&view, &[&choice.token]);
            assert!(matches!(reasons[0], Run { count: 1.., .. }), "{reasons:?}");
            let grows = Grows { from: before, to: put.points };
            assert_eq!(reasons.contains(&grows), put.points > before, "{reasons:?}");
            grown += usize::from(put.points > before);
        }
        act(&mut state, "put@5-left");
        act(&mut state, "pass");
    }
    assert!(grown > 0);
    let view = own(&state);
    assert_eq!(of(&view, &["refresh"]), [Refresh]);
    // A card that lies open is taken for where it goes.
    let mut taken = state;
    act(&mut taken, "take@2");
    assert_eq!(of(&view, &["take@2", "put@4-right"]), of(&own(&taken), &["put@4-right"]));
    act(&mut state, "take@2");
    act(&mut state, "put@4-right");
    let view = own(&state);
    assert_eq!(of(&view, &["claim"]), [Claim]);
    assert_eq!(of(&view, &["pass"]), [Pass]);
    act(&mut state, "claim");
    assert_eq!(of(&state.view(Viewer::Seat(Seat::FIRST)), &["deal"]), [Deal]);
}

#[test]
fn the_expert_is_asked_only_where_there_is_something_to_decide() {
    let hint = advise(Observation::new(&view()), &Budget::nodes(200)).expect("a hint");
    let mut plan = Plan::new(view());
    for token in hint.actions.iter().filter(|token| *token != "end") {
        plan.add(Action::parse(Game::TheGame, token).expect("a token")).expect("it holds");
    }
    assert!(hint.win_chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)));
    assert!(hint.reasons.iter().any(|one| matches!(one, HintReason::Back { .. })), "{hint:?}");
    assert_eq!(
        advise(Observation::new(&view()), &Budget::nodes(200)),
        Some(hint),
        "the same again"
    );
    let others: View = VIEW.replace("turn=0", "turn=1").parse().expect("a view");
    assert_eq!(advise(Observation::new(&others), &Budget::nodes(9)), None);
}
