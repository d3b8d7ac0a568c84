//! The laws that every game obeys at every position, over thousands of games: for all seats, all
//! options, at random and greedily. Each test asserts also that it has seen what it is for.

mod support;

use proptest::prelude::*;
use proptest::test_runner::Config;
use subibaja_rules::{
    Actions, Card, Direction, Game, GameEvent, GameView, Illegal, Seat, Setup, State, Viewer,
    face_to_face, hormigas, the_game,
};
use support::case::{Case, Order};
use support::conform::Conform;
use support::laws::{Eyes, Plan, Tally, hold};
use support::plans::{all_options, fixed_plans, plans};
use support::player::Style;

/// Plays every combination of options, each so many times with one style and one order of cards.
fn sweep<P: Conform>(
    game: Game,
    options: &[(u8, String)],
    games: &[(usize, Style, Order)],
) -> Tally {
    let mut tally = Tally::default();
    for (i, (seats, options)) in options.iter().enumerate() {
        for &(count, style, order) in games {
            for luck in 0..count {
                let case = Case::new(game, *seats, options, 1000 * luck + i);
                let luck = (1000 * i + luck) as u64;
                let plan =
                    Plan { case, order, style, luck, max_actions: usize::MAX, eyes: Eyes::One };
                hold::<P>(&plan, &mut tally);
            }
        }
    }
    tally
}

fn card() -> Card {
    Card::new(1).expect("a card")
}

/// What a cooperative game can refuse.
fn refusals_of_a_team() -> Vec<Illegal> {
    let card = card();
    vec![
        Illegal::Over,
        Illegal::ChooseStartFirst,
        Illegal::AlreadyStarted,
        Illegal::NoSuchSeat(Seat::FIRST),
        Illegal::NotInHand(card),
        Illegal::DoesNotFit { card, top: card, direction: Direction::Up, back: None },
        Illegal::SpoilsMinimum(card),
        Illegal::MinimumNotMet { missing: 1 },
    ]
}

/// Asserts that games came to these ends, and that hidden cards were changed nearly everywhere.
fn assert_seen(tally: &Tally, expected: &[&str]) {
    assert!(tally.other_worlds > tally.positions * 9 / 10, "{tally:?}");
    assert!(tally.twice_taken > tally.positions / 3, "{tally:?}");
    for outcome in expected {
        assert!(tally.outcomes.contains(*outcome), "no game came to {outcome:?}: {tally:?}");
    }
}

#[test]
fn the_game_obeys_the_laws_with_all_options() {
    let games = [
        (6, Style::Random, Order::Shuffled),
        (1, Style::Greedy, Order::Shuffled),
        (1, Style::Greedy, Order::NearlySorted),
    ];
    let tally = sweep::<the_game::State>(Game::TheGame, &all_options(Game::TheGame), &games);
    assert_seen(&tally, &["won", "lost@0", "lost@1", "lost@2", "lost@3", "lost@4"]);
    tally.assert_refused_for(&refusals_of_a_team());
    assert!(tally.nothing_to_draw > 1000);
}

#[test]
fn ascenso_descenso_obeys_the_laws_with_all_options() {
    let options = all_options(Game::AscensoDescenso);
    let games = [
        (4, Style::Random, Order::Shuffled),
        (1, Style::Greedy, Order::Shuffled),
        (1, Style::Greedy, Order::NearlySorted),
    ];
    let tally = sweep::<the_game::State>(Game::AscensoDescenso, &options, &games);
    assert_seen(&tally, &["won", "lost@0", "lost@1", "lost@2", "lost@3", "lost@4"]);
    let mut refusals = refusals_of_a_team();
    refusals.push(Illegal::JumpNotNow(card()));
    tally.assert_refused_for(&refusals);
    assert!(tally.nothing_to_draw > 1000);
}

#[test]
fn face_to_face_obeys_the_laws_with_all_options() {
    let games = [
        (20, Style::Random, Order::Shuffled),
        (3, Style::Random, Order::NearlySorted),
        (3, Style::Greedy, Order::Shuffled),
        (4, Style::Greedy, Order::NearlySorted),
    ];
    let tally =
        sweep::<face_to_face::State>(Game::FaceToFace, &all_options(Game::FaceToFace), &games);
    assert_seen(&tally, &["emptied@0", "emptied@1", "stuck@0", "stuck@1"]);
    let card = card();
    tally.assert_refused_for(&[
        Illegal::Over,
        Illegal::NotInHand(card),
        Illegal::DoesNotFit { card, top: card, direction: Direction::Up, back: None },
        Illegal::SpoilsMinimum(card),
        Illegal::MinimumNotMet { missing: 1 },
        Illegal::RivalPileUsed,
        Illegal::DoesNotImprove { card, top: card },
    ]);
    assert!(tally.nothing_to_draw > 100);
}

#[test]
fn hormigas_obeys_the_laws_with_many_options() {
    let mut tally = Tally::default();
    for plan in fixed_plans(Game::Hormigas, Eyes::One, 400) {
        hold::<hormigas::State>(&plan, &mut tally);
    }
    assert_seen(&tally, &["take", "put", "claim", "deal", "over [0]", "over [4]", "over [0, 1]"]);
    tally.assert_refused_for(&[
        Illegal::Over,
        Illegal::TakeFirst,
        Illegal::PutFirst,
        Illegal::ClaimOrPass,
        Illegal::NothingToClaim,
        Illegal::DealFirst,
        Illegal::RoundNotOver,
        Illegal::MiddleNotOpen,
        Illegal::NotEnoughToRefresh,
        Illegal::NoSuchPlace,
        Illegal::NoSuchPosition { hand: 12 },
    ]);
    assert!(tally.nothing_to_draw > 100);
}

#[test]
fn the_closed_enums_obey_the_laws_of_what_is_in_them() {
    for game in Game::ALL {
        let mut tally = Tally::default();
        for plan in fixed_plans(game, Eyes::One, 30) {
            hold::<State>(&plan, &mut tally);
        }
        assert!(tally.refused.contains(&std::mem::discriminant(&Illegal::OtherGame)));
        assert!(tally.outcomes.len() > 2, "games ended in several ways: {tally:?}");
    }
}

/// A seat that the table does not have: a mistake of the caller that must show nobody's cards.
fn assert_a_stranger_sees_no_hand<P: Conform>(game: Game) {
    let stranger = Viewer::Seat(Seat::new(4).expect("a seat"));
    for plan in fixed_plans(game, Eyes::One, 60).iter().filter(|plan| plan.case.seats < 5) {
        let mut rng = support::rng(plan.luck);
        let mut state = P::from_setup(&plan.case.setup_in(plan.order));
        let mut view = state.view(stranger);
        let mut legal = Actions::new();
        for _ in 0..60 {
            assert_eq!(view, state.view(stranger));
            assert_eq!(view.sample(&mut rng).view(stranger), view);
            let spectators = state.view(Viewer::Spectator).to_string();
            assert_eq!(view.to_string(), spectators.replace("=spectator ", "=4 "));
            state.legal_into(&mut legal);
            if legal.is_empty() {
                break;
            }
            let event = state.apply(support::pick(&legal, &mut rng)).expect("a legal action");
            view.follow(&event.seen_by(stranger));
        }
    }
}

#[test]
fn a_seat_that_the_table_does_not_have_sees_no_hand() {
    assert_a_stranger_sees_no_hand::<the_game::State>(Game::TheGame);
    assert_a_stranger_sees_no_hand::<the_game::State>(Game::AscensoDescenso);
    assert_a_stranger_sees_no_hand::<face_to_face::State>(Game::FaceToFace);
    assert_a_stranger_sees_no_hand::<hormigas::State>(Game::Hormigas);
}

#[test]
fn a_setup_is_told_by_its_decks_and_the_options_that_differ() {
    for plan in Game::ALL.into_iter().flat_map(|game| fixed_plans(game, Eyes::One, 100)) {
        let setup = plan.case.setup_in(plan.order);
        let options: Vec<_> =
            setup.changed_options().into_iter().map(|(name, v)| (name.to_owned(), v)).collect();
        let (case, seed) = (&plan.case, plan.case.seed());
        let again = Setup::from_decks(case.game, case.seats, &options, &setup.decks(), Some(&seed));
        assert_eq!(again.as_ref(), Ok(&setup));
    }
}

proptest! {
    #![proptest_config(Config { cases: 32, failure_persistence: None, ..Config::default() })]

    #[test]
    fn the_game_obeys_the_laws_in_all_eyes(plan in plans(Game::TheGame, Eyes::All)) {
        hold::<the_game::State>(&plan, &mut Tally::default());
    }

    #[test]
    fn ascenso_descenso_obeys_the_laws_in_all_eyes(
        plan in plans(Game::AscensoDescenso, Eyes::All),
    ) {
        hold::<the_game::State>(&plan, &mut Tally::default());
    }

    #[test]
    fn face_to_face_obeys_the_laws_in_all_eyes(plan in plans(Game::FaceToFace, Eyes::All)) {
        hold::<face_to_face::State>(&plan, &mut Tally::default());
    }

    #[test]
    fn hormigas_obeys_the_laws_in_all_eyes(plan in plans(Game::Hormigas, Eyes::All)) {
        hold::<hormigas::State>(&plan, &mut Tally::default());
    }
}
