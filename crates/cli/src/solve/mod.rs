//! `subibaja solve`: could this deal have been won by those who see all cards?

use std::io::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use players::Limit;
use records::Numbered;
use serde::Serialize;
use solver::{Solution, SolveBudget, Verdict};

use crate::input::RecordInput;
use crate::{args, output, words};

/// Find out whether a deal can be won when all cards are known
#[derive(clap::Args)]
#[command(after_help = "\
For the-game and ascenso-descenso. `won` comes with a line that proves it,
`cannot` after a search of every way to play; what is neither is unknown.
Examples:
  subibaja deal the-game --seed 7 | subibaja solve
  subibaja solve games.jsonl --budget 60s --records > won.jsonl")]
pub(crate) struct Args {
    #[command(flatten)]
    from: args::From,
    /// Solve the position after this many actions instead of the whole deal
    #[arg(long, value_name = "P", default_value_t = 0)]
    ply: usize,
    /// For each deal: a time (10s, 500ms) or positions (1000000n)
    #[arg(long, default_value = "10s")]
    budget: Limit,
    /// Print the best game found as a record
    #[arg(long, conflicts_with = "json")]
    records: bool,
    /// Print one JSON object per deal
    #[arg(long)]
    json: bool,
}

/// What was found, for programs.
#[derive(Serialize)]
struct Found<'a> {
    record: usize,
    answer: &'a str,
    left: u8,
    proved: bool,
    nodes: u64,
    actions: Vec<String>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut input = RecordInput::open(&args.from.file)?;
    let mut out = output::buffered();
    while let Some(record) = input.next() {
        let at = record.map_err(|bad| bad.error)?;
        let budget = match args.budget {
            Limit::Time(time) => SolveBudget::time(time),
            Limit::Nodes(nodes) => SolveBudget::nodes(nodes),
        };
        let solution = solver::solve_record(&at.record, args.ply, &budget)
            .map_err(|error| input.wrong(&at, &error))?;
        let line = if args.records {
            let best = solver::best_record(&at.record, args.ply, &solution);
            best.map_err(|error| anyhow!("{error}"))?.to_json()
        } else if args.json {
            serde_json::to_string(&found(&at, &solution))?
        } else {
            format!("{}:{}: {}", input.name(), at.line, describe(&at, &solution))
        };
        writeln!(out, "{line}")?;
        // A deal may take long: what is known is shown.
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

fn found<'a>(at: &Numbered, solution: &'a Solution) -> Found<'a> {
    Found {
        record: at.number,
        answer: solution.answer.name(),
        left: solution.best.left,
        proved: solution.best.proved,
        nodes: solution.nodes,
        actions: solution.best.actions.iter().map(ToString::to_string).collect(),
    }
}

fn describe(at: &Numbered, solution: &Solution) -> String {
    let record = &at.record;
    let mut words = words::game(record.game, record.seats, &record.options);
    if let Some(seed) = record.seed {
        words += &format!(", seed {seed}");
    }
    let left = words::count(solution.best.left.into(), "card");
    let found = match &solution.answer {
        Verdict::Won { actions } => {
            format!("can be won; {} prove it (--records)", words::count(actions.len(), "action"))
        }
        Verdict::CannotBeWon if solution.best.proved => {
            format!("cannot be won; the best is {left} left")
        }
        Verdict::CannotBeWon => format!("cannot be won; the best found is {left} left"),
        Verdict::Unknown => {
            format!("not known within the budget; the best found is {left} left (--budget)")
        }
    };
    format!("{words}: {found}.")
}
