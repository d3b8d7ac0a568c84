//! Planning on a view: what it shows, why not, and that it tells nothing that the seat can't know.

use advice::Reason;
use records::{BoardJson, PilesJson, ViewJson};
use rules::{Game, Seat, Seed, Setup, State, Viewer};
use subibaja_wasm::{Outcome, Planned, Turn};

const VIEW: &str = "the-game viewer=0 seats=2 start=0 turn=0 tops=40,1,100,60 hands=30,41,45,62,70,97,98/?7 draw=?80 gone=39,40,59,60";
const DUEL: &str = "face-to-face viewer=0 start=0 turn=0 tops=1,60/20,60 hands=7,12,30,41,50,58/?6 draw=?52/?51 gone=/20";

fn turn(view: &str) -> Turn {
    Turn::new(view).expect("a view")
}

fn planned(outcome: Outcome) -> Planned {
    match outcome {
        Outcome::Planned(planned) => *planned,
        Outcome::Refused(reason) => panic!("{reason:?}"),
    }
}

fn text(planned: &Planned) -> String {
    serde_json::to_string(planned).expect("JSON")
}

#[test]
fn a_plan_grows_is_checked_and_shrinks() {
    let mut turn = turn(VIEW);
    let none = turn.planned();
    assert!(!none.may_end && none.tokens.is_empty());
    let one = planned(turn.add("30@up1"));
    let BoardJson::TheGame(PilesJson { hand, tops, missing, .. }) = &one.view.board else {
        panic!("{one:?}")
    };
    assert_eq!((hand.as_deref(), tops[0], *missing), (Some(&[41, 45, 62, 70, 97, 98][..]), 30, 1));
    assert!(!one.may_end);
    let again = turn.add("30@up1");
    assert!(matches!(again, Outcome::Refused(Reason::NotInHand { card: 30 })), "{again:?}");
    let two = planned(turn.add("41@up1"));
    assert!(two.may_end && two.tokens == ["30@up1", "41@up1"]);
    assert_eq!(text(&turn.take_back()), text(&one));
    assert_eq!(text(&turn.clear()), text(&none));
    assert_eq!(text(&turn.take_back()), text(&none), "there is nothing to take back");
}

#[test]
fn what_is_not_legal_says_why() {
    let turn = turn(VIEW);
    assert_eq!(turn.why("31@up1"), Some(Reason::NotInHand { card: 31 }));
    let too_high = Reason::DoesNotFit { card: 62, top: 60, goes: "down", back: Some(70) };
    assert_eq!(turn.why("62@down2"), Some(too_high));
    assert_eq!(turn.why("end"), Some(Reason::MinimumNotMet { missing: 2 }));
    assert_eq!(turn.why("41@up1"), None);
    assert_eq!(turn.why("gibberish"), Some(Reason::Unreadable));
    assert!(Turn::new("gibberish").is_err());
    let others = Turn::new(&VIEW.replace("turn=0", "turn=1")).expect("a view");
    assert_eq!(others.why("41@up1"), Some(Reason::NotYourTurn));
}

#[test]
fn what_does_not_fit_says_which_card_may_go_back_now() {
    let why = |turn: &Turn, token: &str| match turn.why(token) {
        Some(Reason::DoesNotFit { goes, back, .. }) => (goes, back),
        other => panic!("{token}: {other:?}"),
    };
    let mut rows = turn(
        "ascenso-descenso viewer=0 seats=1 turn=0 rows=1,10,14,24,39/2,5,18/71,66,58,52/72,63,49 \
         hands=15,21,27,34,41,47,60,69 draw=?49",
    );
    assert_eq!(why(&rows, "15@up1"), ("up", None), "a jump comes right after a card");
    planned(rows.add("41@up1"));
    assert_eq!(why(&rows, "15@up1"), ("up", Some(34)));
    assert_eq!(why(&rows, "60@down1"), ("down", None), "another row");
    // No card is a 1, so none goes back on the 11.
    let low = turn(
        "the-game viewer=0 seats=2 start=0 turn=0 tops=40,11,100,60 hands=5,41,45,62,70,97,98/?7 \
         draw=?79 gone=11,39,40,59,60",
    );
    assert_eq!(why(&low, "5@up2"), ("up", None));
    assert_eq!(why(&low, "5@up1"), ("up", Some(30)));
}

/// What ending the turn draws follows the plan: in Face to Face a gift refills the hand.
#[test]
fn a_plan_knows_what_its_end_draws() {
    let draws = |outcome: Outcome| planned(outcome).facts.draws;
    let mut team = turn(VIEW);
    assert_eq!(team.planned().facts.draws, Some(0));
    assert_eq!(draws(team.add("30@up1")), Some(1));
    assert_eq!(draws(team.add("41@up1")), Some(2));

    let mut duel = turn(DUEL);
    assert_eq!(duel.planned().facts.draws, Some(2), "two, whatever is placed");
    for token in ["12@up", "30@up"] {
        assert_eq!(draws(duel.add(token)), Some(2));
    }
    assert_eq!(draws(duel.add("7@rival-up")), Some(3), "a gift: the hand is filled up again");
    assert_eq!(duel.take_back().facts.draws, Some(2));

    let gone: Vec<String> = (2..60_u8)
        .filter(|n| ![7, 12, 30, 41, 50, 58, 59].contains(n))
        .map(|n| n.to_string())
        .collect();
    let last = DUEL
        .replace("draw=?52/", "draw=?1/")
        .replace("tops=1,60/", "tops=11,13/")
        .replace("gone=/", &format!("gone={}/", gone.join(",")));
    assert_eq!(turn(&last).planned().facts.draws, Some(1), "no more than there are");
}

/// A planner that has been used gives what one gives that has just read the planned view.
#[test]
fn a_kept_view_answers_as_one_read_afresh() {
    let mut compared = 0;
    for game in Game::ALL {
        let seats = *game.seats().start();
        let setup = Setup::from_seed(game, seats, &[], &Seed::from(7)).expect("a setup");
        let mut state = State::new(&setup).expect("a game");
        for ply in 0..60_usize {
            let viewer = Viewer::Seat(state.turn().unwrap_or(Seat::FIRST));
            let mut kept = turn(&state.view(viewer).to_string());
            let choices = kept.planned().choices;
            if choices.is_empty() {
                break;
            }
            // Something else was tried before, and taken back.
            kept.add(&choices[0].token);
            kept.clear();
            let token = &choices[ply * 7 % choices.len()].token;
            let after = planned(kept.add(token));
            let action = rules::Action::parse(game, token).expect("a token");
            state.apply(action).expect("legal");
            let afresh = turn(&after.view.text).planned();
            if after.choices.is_empty() && !afresh.view.over {
                continue; // nothing can be foreseen
            }
            compared += 1;
            let same =
                |planned: Planned| text(&Planned { tokens: Vec::new(), may_end: true, ..planned });
            assert_eq!(same(after), same(afresh), "{token}");
            assert_eq!(state.view(viewer).to_string(), kept.planned().view.text);
        }
    }
    assert!(compared > 50, "{compared}");
}

#[test]
fn a_put_shows_the_own_hand_and_nobody_elses() {
    let setup = Setup::from_seed(Game::Hormigas, 2, &[], &Seed::from(7)).expect("a setup");
    let mut state = State::new(&setup).expect("a game");
    let action = |token| rules::Action::parse(Game::Hormigas, token).expect("a token");
    state.apply(action("take@2")).expect("legal");
    let view = state.view(Viewer::Seat(Seat::FIRST));
    let mut turn = turn(&view.to_string());
    let before = turn.planned();
    assert_eq!(before.choices.len(), 26);
    assert!(
        before.choices.iter().all(|choice| choice.put.as_ref().is_some_and(|put| put.points > 0))
    );
    assert_eq!(before.facts.symbols.len(), 112);
    assert!(before.facts.points.is_some_and(|points| points > 0));
    assert_eq!(before.facts.out[0].len(), 110 - 12 - 1);

    let after = planned(turn.add("put@3-right"));
    assert!(after.may_end && after.choices.is_empty() && after.view.legal.is_empty());
    assert_eq!(turn.why("put@4-right"), Some(Reason::NotYourTurn), "one thing at a time");
    let BoardJson::Hormigas { hand, hands, middle, held, .. } = after.view.board else { panic!() };
    assert!(hands[1].iter().all(Option::is_none));
    assert_eq!(held, None);
    state.apply(action("put@3-right")).expect("legal");
    let State::Hormigas(truth) = &state else { panic!() };
    let truth: Vec<u8> = truth.hand(Seat::FIRST).iter().map(|card| card.number()).collect();
    assert_eq!(hands[0], truth.iter().copied().map(Some).collect::<Vec<_>>());
    assert_eq!(hand, Some(truth));
    let BoardJson::Hormigas { middle: lies, .. } =
        ViewJson::new(&state.view(Viewer::Spectator)).board
    else {
        panic!()
    };
    assert_eq!(middle, lies);
    assert_eq!(text(&turn.take_back()), text(&before));
}
