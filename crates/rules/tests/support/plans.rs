//! Which games are played under the laws: all seats, all options.

use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use rules::Game;

use super::case::{Case, Order};
use super::laws::{Eyes, Plan};
use super::player::Style;

/// Every combination of seats and options of The Game or Ascenso-Descenso.
pub(crate) fn team_options(game: Game) -> Vec<(u8, String)> {
    let mut all = Vec::new();
    let jumps: &[&str] = if game == Game::AscensoDescenso { &["", "jump=any"] } else { &[""] };
    for seats in game.seats() {
        for start in (0..=seats).map(|seat| match seat.checked_sub(1) {
            None => String::new(),
            Some(seat) => format!("start={seat}"),
        }) {
            for minimum in ["", "minimum=3"] {
                for hand in ["", "small_hand=true"] {
                    for jump in jumps {
                        all.push((seats, joined(&[&start, minimum, hand, jump])));
                    }
                }
            }
        }
    }
    all
}

/// Every combination of options of Face to Face.
pub(crate) fn duel_options() -> Vec<(u8, String)> {
    let starts = ["", "start=0", "start=1"];
    let all = starts.iter().flat_map(|start| ["", "last_card=allow"].map(|last| [*start, last]));
    all.map(|options| (2, joined(&options))).collect()
}

/// Options of Hormigas, of which there are too many to try all together.
fn ants_options() -> impl Strategy<Value = (u8, String)> {
    (2..=5_u8).prop_flat_map(|seats| {
        let start = (0..seats).prop_map(|seat| format!("start={seat}"));
        let same = select(vec![2, 3, 3, 4, 12, 12, 14, 107 / seats]);
        let each = prop::collection::vec(select(vec![2, 3, 3, 5, 12, 13, 14]), usize::from(seats));
        // One hand as long as can be.
        let rest = usize::from(seats) - 1;
        let long = Just(vec![3; rest].into_iter().chain([107 - 3 * rest]).collect::<Vec<_>>());
        let list = |sizes: Vec<usize>| {
            let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
            format!("hand={}", sizes.join(","))
        };
        let hand = prop_oneof![
            4 => same.prop_map(|size| format!("hand={size}")),
            2 => each.prop_map(list),
            1 => long.prop_map(list),
        ];
        let finish = select(vec!["", "finish=claim"]);
        let goal = select(vec!["", "target=1", "target=10", "target=30", "rounds=1", "rounds=2"]);
        let table: Vec<String> = (2..=111).map(|card| format!("{card}:{}", card % 4 + 1)).collect();
        let table = format!("symbols={}", table.join(","));
        let symbols = select(vec![String::new(), "symbols=one".into(), table]);
        let limit = select(vec!["", "", "turn_limit=1", "turn_limit=2", "turn_limit=9"]);
        (start, hand, finish, goal, symbols, limit).prop_map(
            move |(start, hand, finish, goal, symbols, limit)| {
                (seats, joined(&[&start, &hand, finish, goal, &symbols, limit]))
            },
        )
    })
}

fn joined(options: &[&str]) -> String {
    let set: Vec<&str> = options.iter().filter(|option| !option.is_empty()).copied().collect();
    if set.is_empty() { "-".to_owned() } else { set.join(",") }
}

/// Any game to play.
pub(crate) fn plans(game: Game, eyes: Eyes) -> impl Strategy<Value = Plan> {
    let options = match game {
        Game::TheGame | Game::AscensoDescenso => select(team_options(game)).boxed(),
        Game::FaceToFace => select(duel_options()).boxed(),
        Game::Hormigas => ants_options().boxed(),
    };
    let order = select(vec![Order::Shuffled, Order::Shuffled, Order::NearlySorted]);
    let style = select(vec![Style::Random, Style::Greedy]);
    let max_actions = if game == Game::Hormigas { 90 } else { 400 };
    (options, any::<u32>(), order, style, any::<u64>()).prop_map(
        move |((seats, options), seed, order, style, luck)| Plan {
            case: Case::new(game, seats, &options, seed),
            order,
            style,
            luck,
            max_actions,
            eyes,
        },
    )
}

/// A number of games that are the same in every run.
pub(crate) fn fixed_plans(game: Game, eyes: Eyes, count: usize) -> Vec<Plan> {
    let mut runner = TestRunner::deterministic();
    let strategy = plans(game, eyes);
    let plan = |_| strategy.new_tree(&mut runner).expect("a plan").current();
    (0..count).map(plan).collect()
}
