//! What a plan says is what the rules say: foreseen views are those that come, and what can't be
//! planned is what the rules refuse, for the same reason.

use advice::{Added, Facts, Plan, Reason, choices};
use rules::hormigas::{FINISHER_BONUS, Phase};
use rules::{
    Action, Family, Game, GameState as _, Illegal, OptionValue, Seat, Seed, Setup, State, Viewer,
};

/// Lots, the same in every run.
struct Lots(u64);

impl Lots {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % count
    }
}

fn new_game(game: Game, seats: u8, seed: u64) -> State {
    let setup = Setup::from_seed(game, seats, &[], &Seed::from(seed)).expect("a setup");
    State::new(&setup).expect("a game")
}

fn viewers(state: &State) -> Vec<Viewer> {
    let seats = Seat::all(state.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator, Viewer::Everything]).collect()
}

fn may_act(state: &State, viewer: Viewer) -> bool {
    match viewer {
        Viewer::Spectator => false,
        Viewer::Everything => true,
        Viewer::Seat(own) => state.turn().is_none_or(|turn| turn == own),
    }
}

/// Random games of every kind and number of seats; what is looked at in each position.
fn play(mut look: impl FnMut(&mut Lots, &State)) {
    for game in Game::ALL {
        for seats in game.seats() {
            let mut lots = Lots(u64::from(seats));
            let mut state = new_game(game, seats, 7 + u64::from(seats));
            for _ in 0..60 {
                look(&mut lots, &state);
                let legal = Plan::new(state.view(Viewer::Everything)).legal();
                if legal.is_empty() {
                    break;
                }
                state.apply(legal[lots.below(legal.len())]).expect("a legal action");
            }
        }
    }
}

/// Plans a random turn as each viewer; what became of it.
fn plan_on(lots: &mut Lots, state: &State, viewer: Viewer) -> (usize, usize) {
    let (mut foreseen, mut beyond) = (0, 0);
    let mut plan = Plan::new(state.view(viewer));
    let mut truth = *state;
    loop {
        let legal = plan.legal();
        assert_eq!(legal.is_empty(), plan.is_whole() || !may_act(state, viewer) || state.is_over());
        let tokens: Vec<String> = legal.iter().map(Action::to_string).collect();
        let told: Vec<String> = choices(&plan).into_iter().map(|choice| choice.token).collect();
        assert_eq!(told, tokens);
        if legal.is_empty() {
            break;
        }
        let action = legal[lots.below(legal.len())];
        let whole = plan.would_be_whole(action);
        let before = *plan.view();
        assert_eq!(plan.add(action).expect("legal") == Added::Whole, whole);
        truth.apply(action).expect("legal for the viewer, so for the rules");
        if *plan.view() == before {
            beyond += 1;
            assert!(plan.is_whole());
            assert_eq!(plan.check(action), Err(Illegal::NotYourTurn));
            if let Some(inserted) = plan.inserted() {
                let State::Hormigas(truth) = &truth else { panic!("not Hormigas") };
                let State::Hormigas(state) = state else { panic!("not Hormigas") };
                assert_eq!(inserted.hand, truth.hand(state.turn().expect("a turn")));
            }
        } else {
            foreseen += 1;
            assert_eq!(*plan.view(), truth.view(viewer), "{action} as {viewer:?}");
        }
    }
    let planned = plan.actions().to_vec();
    for action in planned.iter().rev() {
        assert_eq!(plan.take_back(), Some(*action));
        assert!(plan.legal().contains(action), "what was legal is legal again");
    }
    assert_eq!(plan.take_back(), None);
    assert_eq!(plan.view(), plan.table());
    for action in planned {
        plan.add(action).expect("legal a second time");
    }
    plan.clear();
    assert_eq!((plan.view(), plan.actions()), (&state.view(viewer), &[][..]));
    (foreseen, beyond)
}

#[test]
fn what_is_foreseen_is_what_happens() {
    let (mut foreseen, mut beyond) = (0, 0);
    play(|lots, state| {
        for viewer in viewers(state) {
            let (more, ends) = plan_on(lots, state, viewer);
            (foreseen, beyond) = (foreseen + more, beyond + ends);
        }
    });
    assert!(foreseen > 1000 && beyond > 500, "{foreseen} {beyond}");
}

/// Anything that somebody could ask for, legal or not.
fn any_token(lots: &mut Lots, game: Game) -> String {
    let card = lots.below(112);
    let pick = |lots: &mut Lots, from: &[&str]| from[lots.below(from.len())].to_owned();
    match (game.family(), lots.below(4)) {
        (Family::TheGame(_), 0) => pick(lots, &["end", "start@0", "start@1", "start@4"]),
        (Family::TheGame(_), _) => {
            format!("{card}@{}", pick(lots, &["up1", "up2", "down1", "down2"]))
        }
        (Family::FaceToFace, 0) => "end".to_owned(),
        (Family::FaceToFace, _) => {
            format!("{}@{}", card % 61, pick(lots, &["up", "down", "rival-up", "rival-down"]))
        }
        (Family::Hormigas, 0) => pick(lots, &["take@1", "take@2", "take@3", "refresh"]),
        (Family::Hormigas, 1) => pick(lots, &["claim", "pass", "deal"]),
        (Family::Hormigas, _) => format!("put@{}-{}", card % 20, pick(lots, &["left", "right"])),
    }
}

/// `DoesNotFit` as it is written: `does-not-fit`.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for c in name.chars().take_while(char::is_ascii_alphabetic) {
        if c.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(c.to_ascii_lowercase());
    }
    kebab
}

#[test]
fn what_cannot_be_planned_is_what_the_rules_refuse() {
    let mut codes = std::collections::BTreeSet::new();
    play(|lots, state| {
        for viewer in viewers(state) {
            let plan = Plan::new(state.view(viewer));
            for _ in 0..40 {
                let Ok(action) = Action::parse(state.game(), &any_token(lots, state.game())) else {
                    continue;
                };
                let planned = plan.check(action);
                if may_act(state, viewer) {
                    assert_eq!(planned, state.check(action), "{action} as {viewer:?}");
                } else {
                    assert!(matches!(planned, Err(Illegal::NotYourTurn | Illegal::Over)));
                }
                if let Err(why) = planned {
                    let written = serde_json::to_value(Reason::from(why)).expect("JSON");
                    assert_eq!(written["code"], kebab(&format!("{why:?}")));
                    // The card and the rest that the sentence names stand in it too.
                    let fixed = matches!(
                        why,
                        Illegal::TakeFirst | Illegal::PutFirst | Illegal::NoSuchPlace
                    );
                    let facts: Vec<u64> = written
                        .as_object()
                        .expect("an object")
                        .values()
                        .filter_map(serde_json::Value::as_u64)
                        .chain([0])
                        .collect();
                    let sentence = why.to_string();
                    let mut named = sentence
                        .split(|c: char| !c.is_ascii_digit())
                        .filter_map(|n| n.parse().ok());
                    assert!(fixed || named.all(|n| facts.contains(&n)), "{why}: {written}");
                    codes.insert(written["code"].to_string());
                }
            }
        }
    });
    assert!(codes.len() >= 15, "{codes:?}");
}

#[test]
fn a_plan_of_another_game_is_refused() {
    let mut plan = Plan::new(new_game(Game::TheGame, 2, 7).view(Viewer::Seat(Seat::FIRST)));
    let action = Action::parse(Game::Hormigas, "take@1").expect("a token");
    assert_eq!(plan.add(action), Err(Illegal::OtherGame));
    assert!(plan.actions().is_empty() && !plan.view().is_over());
}

/// Rounds of Hormigas that end by the turn limit, so that all hands are shown.
#[test]
fn a_best_stretch_is_what_the_round_pays() {
    let options = [("turn_limit", 7), ("rounds", 3)]
        .map(|(name, value)| (name.to_owned(), OptionValue::Number(value)));
    let setup = Setup::from_seed(Game::Hormigas, 3, &options, &Seed::from(7)).expect("a setup");
    let mut state = State::new(&setup).expect("a game");
    let mut lots = Lots(3);
    let mut rounds = 0;
    loop {
        let State::Hormigas(truth) = &state else { panic!("not Hormigas") };
        let shown = matches!(truth.board().phase(), Phase::Deal | Phase::Over);
        for viewer in viewers(&state) {
            let facts = Facts::of(&state.view(viewer));
            assert_eq!((facts.target, facts.rounds), (None, Some(3)));
            for seat in Seat::all(3) {
                let known = shown || viewer == Viewer::Everything || viewer == Viewer::Seat(seat);
                let stretch = facts.stretches[seat.index()];
                assert_eq!(stretch.is_some(), known, "{seat} as {viewer:?}");
                let Some(stretch) = stretch else { continue };
                let cards = &truth.hand(seat)[stretch.first..stretch.first + stretch.cards];
                assert!(cards.is_sorted() || cards.iter().rev().is_sorted(), "{cards:?}");
                let table = truth.board().config().symbols();
                let symbols: u32 = cards.iter().map(|card| u32::from(table.of(*card))).sum();
                assert_eq!(symbols, stretch.points);
                if shown {
                    let paid = truth.board().scores()[seat.index()];
                    assert!(paid == symbols || paid == symbols + FINISHER_BONUS);
                }
            }
        }
        rounds += usize::from(shown);
        let legal = Plan::new(state.view(Viewer::Everything)).legal();
        if legal.is_empty() {
            break;
        }
        state.apply(legal[lots.below(legal.len())]).expect("a legal action");
    }
    assert_eq!(rounds, 3);
}

#[test]
fn a_planned_card_counts_in_the_hand_already() {
    let mut state = new_game(Game::Hormigas, 2, 7);
    let take = Action::parse(Game::Hormigas, "take@1").expect("a token");
    state.apply(take).expect("legal");
    let mut plan = Plan::new(state.view(Viewer::Seat(Seat::FIRST)));
    let mut changed = 0;
    for choice in choices(&plan) {
        let before = Facts::after(&plan);
        assert_eq!(before, Facts::of(plan.view()));
        let action = Action::parse(Game::Hormigas, &choice.token).expect("a token");
        plan.add(action).expect("legal");
        let after = Facts::after(&plan);
        assert_eq!(after.points, choice.put.map(|put| put.points), "{}", choice.token);
        assert_eq!(after.stretches[0].map(|stretch| stretch.points), after.points);
        assert_eq!(after.stretches[1], None);
        changed += usize::from(after != before);
        plan.take_back();
    }
    assert!(changed > 5, "{changed}");
}
