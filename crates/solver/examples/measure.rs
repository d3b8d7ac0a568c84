//! Measures the solver: how many deals of a setting can be won, and how long the answers take.
//!
//! ```text
//! cargo run --release -p subibaja-solver --example measure -- \
//!     --game the-game --seats 3 --options minimum=3,small_hand=true --deals 100 --seed m --budget 2000000
//! ```
//!
//! The deals are those of the seeds `m.0`, `m.1`, …, or from `m.K` on with `--from K`, so that one
//! that stayed unknown can be tried again with more; the budget is a number of nodes a deal, so all
//! but the times is the same on every machine. Prints one line of JSON. With `--lines` the answer to
//! each deal comes first, one line a deal.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Instant;

use rules::{Game, OptionValue, Seed, Setup, State};
use serde_json::json;
use subibaja_solver::{Solution, SolveBudget, solve};

/// Nodes a deal where nothing else is asked for.
const DEFAULT_NODES: u64 = 2_000_000;
/// Deals where nothing else is asked for.
const DEFAULT_DEALS: u64 = 100;

const WORDS: &str = "--game, --seats, --options, --from, --deals, --seed, --budget or --lines";

struct Plan {
    game: Game,
    seats: u8,
    options: Vec<(String, OptionValue)>,
    from: u64,
    deals: u64,
    seed: String,
    nodes: u64,
    lines: bool,
}

fn main() -> ExitCode {
    match read_plan().and_then(|plan| measure(&plan)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn read_plan() -> Result<Plan, String> {
    let mut plan = Plan {
        game: Game::TheGame,
        seats: 1,
        options: Vec::new(),
        from: 0,
        deals: DEFAULT_DEALS,
        seed: "measure".into(),
        nodes: DEFAULT_NODES,
        lines: false,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        if word == "--lines" {
            plan.lines = true;
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{word}: a value is missing"))?;
        match word.as_str() {
            "--game" => plan.game = read(&value)?,
            "--seats" => plan.seats = read(&value)?,
            "--options" => plan.options = read_options(&value)?,
            "--from" => plan.from = read(&value)?,
            "--deals" => plan.deals = read(&value)?,
            "--seed" => plan.seed = value,
            "--budget" => plan.nodes = read(&value)?,
            _ => return Err(format!("{word}: expected {WORDS}")),
        }
    }
    Ok(plan)
}

fn read<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("{text}: {error}"))
}

fn read_options(text: &str) -> Result<Vec<(String, OptionValue)>, String> {
    let read_one = |option: &str| {
        let (name, value) = option.split_once('=').ok_or_else(|| format!("{option}: no value"))?;
        Ok((name.to_owned(), read(value)?))
    };
    text.split(',').filter(|option| !option.is_empty()).map(read_one).collect()
}

#[allow(clippy::cast_precision_loss)] // numbers of nodes are far below 2⁵³
fn measure(plan: &Plan) -> Result<(), String> {
    let mut answers = BTreeMap::from([("won", 0), ("cannot", 0), ("unknown", 0)]);
    let mut left: BTreeMap<u8, u64> = BTreeMap::new();
    let (mut times, mut nodes) = (Vec::new(), Vec::new());
    for k in (plan.from..).take(plan.deals as usize) {
        let seed: Seed = read(&format!("{}.{k}", plan.seed))?;
        let setup = Setup::from_seed(plan.game, plan.seats, &plan.options, &seed)
            .map_err(|invalid| invalid.to_string())?;
        let State::TheGame(state) = State::new(&setup).map_err(|invalid| invalid.to_string())?
        else {
            return Err(format!("{} is not a cooperative game", plan.game));
        };
        let started = Instant::now();
        let solution = solve(&state, &SolveBudget::nodes(plan.nodes));
        let time = started.elapsed().as_secs_f64() * 1e3;
        if plan.lines {
            print_answer(&seed, &solution);
        }
        *answers.entry(solution.answer.name()).or_default() += 1;
        *left.entry(solution.best.left).or_default() += 1;
        times.push(time);
        nodes.push(solution.nodes as f64);
    }
    let left: BTreeMap<String, u64> = left.into_iter().map(|(n, k)| (n.to_string(), k)).collect();
    let options: Vec<String> = plan.options.iter().map(|(n, v)| format!("{n}={v}")).collect();
    println!(
        "{}",
        json!({
            "game": plan.game.name(), "seats": plan.seats, "options": options.join(","),
            "from": plan.from, "deals": plan.deals, "seed": plan.seed, "budget": plan.nodes,
            "won": answers["won"], "cannot": answers["cannot"], "unknown": answers["unknown"],
            "ms_mean": mean(&times), "ms_median": quantile(&mut times, 0.5), "ms_p95": quantile(&mut times, 0.95),
            "nodes_mean": mean(&nodes), "nodes_median": quantile(&mut nodes, 0.5),
            "nodes_p95": quantile(&mut nodes, 0.95), "best_left": left,
        })
    );
    Ok(())
}

fn print_answer(seed: &Seed, solution: &Solution) {
    let best = json!({ "left": solution.best.left, "proved": solution.best.proved });
    let (answer, nodes) = (solution.answer.name(), solution.nodes);
    println!(
        "{}",
        json!({ "seed": seed.as_str(), "answer": answer, "best": best, "nodes": nodes })
    );
}

#[allow(clippy::cast_precision_loss)] // counts of deals
fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

#[allow(clippy::cast_precision_loss, clippy::cast_sign_loss)] // counts of deals
fn quantile(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let last = values.len().saturating_sub(1);
    values.get((last as f64 * share).round() as usize).copied().unwrap_or(0.0)
}
