//! Which games are played under the laws: all seats, all options.

use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use subibaja_rules::{Family, Game, OptionInfo, OptionValue};

use super::case::{Case, Order};
use super::laws::{Eyes, Plan};
use super::player::Style;

/// Every combination of seats and of what a form offers of the options.
pub(crate) fn all_options(game: Game) -> Vec<(u8, String)> {
    let written = |set: &Vec<(String, OptionValue)>| {
        let options: Vec<String> =
            set.iter().map(|(name, value)| format!("{name}={value}")).collect();
        joined(&options)
    };
    let sets =
        |seats| game.option_sets(seats).iter().map(|set| (seats, written(set))).collect::<Vec<_>>();
    game.seats().flat_map(sets).collect()
}

/// What a form offers of an option, the default left out first.
fn offered(option: &OptionInfo, seats: u8) -> Vec<String> {
    let choices = option.choices(seats).into_iter();
    let others = choices.filter(|choice| !option.is_default(&choice.value()));
    let others = others.map(|choice| format!("{}={choice}", option.name));
    [String::new()].into_iter().chain(others).collect()
}

/// Options of Hormigas, of which there are too many to try all together.
fn ants_options() -> impl Strategy<Value = (u8, String)> {
    (2..=5_u8).prop_flat_map(|seats| {
        let options = Game::Hormigas.options().iter().map(|option| match option.name {
            "hand" => ants_hands(seats).boxed(),
            "target" => {
                let goals = ["", "target=1", "target=10", "target=30", "rounds=1", "rounds=2"];
                select(goals.map(str::to_owned).to_vec()).boxed()
            }
            // With the target: only one of them can be given.
            "rounds" => Just(String::new()).boxed(),
            "symbols" => {
                let entry = |card| format!("{card}:{}", card % 4 + 1);
                let table: Vec<String> = (2..=111).map(entry).collect();
                let mut all = offered(option, seats);
                all.push(format!("symbols={}", table.join(",")));
                select(all).boxed()
            }
            "turn_limit" => {
                let limits = ["", "", "turn_limit=1", "turn_limit=2", "turn_limit=9"];
                select(limits.map(str::to_owned).to_vec()).boxed()
            }
            _ => select(offered(option, seats)).boxed(),
        });
        let options: Vec<_> = options.collect();
        options.prop_map(move |set| (seats, joined(&set)))
    })
}

fn ants_hands(seats: u8) -> impl Strategy<Value = String> {
    let same = select(vec![2, 3, 3, 4, 12, 12, 14, 107 / seats]);
    let each = prop::collection::vec(select(vec![2, 3, 3, 5, 12, 13, 14]), usize::from(seats));
    // One hand as long as can be.
    let rest = usize::from(seats) - 1;
    let long = Just(vec![3; rest].into_iter().chain([107 - 3 * rest]).collect::<Vec<_>>());
    let list = |sizes: Vec<usize>| {
        let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
        format!("hand={}", sizes.join(","))
    };
    prop_oneof![
        4 => same.prop_map(|size| format!("hand={size}")),
        2 => each.prop_map(list),
        1 => long.prop_map(list),
    ]
}

fn joined(options: &[String]) -> String {
    let set: Vec<&str> =
        options.iter().map(String::as_str).filter(|option| !option.is_empty()).collect();
    if set.is_empty() { "-".to_owned() } else { set.join(",") }
}

/// Any game to play.
pub(crate) fn plans(game: Game, eyes: Eyes) -> impl Strategy<Value = Plan> {
    let options = match game.family() {
        Family::TheGame(_) | Family::FaceToFace => select(all_options(game)).boxed(),
        Family::Hormigas => ants_options().boxed(),
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
