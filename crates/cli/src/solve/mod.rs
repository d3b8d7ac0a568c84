//! `subibaja solve`: could this deal have been won by those who see all cards, and where was it lost?

mod game;

use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use players::Limit;
use records::Numbered;
use rules::Family;
use serde::Serialize;
use solver::{Solution, SolveBudget, SolvedGame, Verdict};

use crate::input::RecordInput;
use crate::{args, output, words};

/// Find out whether a deal can be won when all cards are known
#[derive(clap::Args)]
#[command(after_help = "\
For the-game and ascenso-descenso; records of other games are passed over.
`won` comes with a line that proves it, `cannot` after a search of every way to
play; what is neither is unknown. The fields of --json: docs/records.md.
Examples:
  subibaja deal the-game --seed 7 | subibaja solve
  subibaja solve games.jsonl --where
  subibaja solve games.jsonl --budget 60s --records > won.jsonl")]
pub(crate) struct Args {
    #[command(flatten)]
    from: args::FromAll,
    /// Solve the position after this many actions instead of the whole deal
    #[arg(long, value_name = "P", default_value_t = 0)]
    ply: usize,
    /// Find the turn that lost the game: before it the game could be won, after it no more
    #[arg(long = "where", conflicts_with_all = ["ply", "records", "every_turn"])]
    lost: bool,
    /// Solve the positions between all turns
    #[arg(long, conflicts_with_all = ["ply", "records"])]
    every_turn: bool,
    /// For each position: a time (10s, 500ms) or positions to look at (1000000n)
    #[arg(long, default_value = "10s")]
    budget: Limit,
    /// Print the best game found as a record
    #[arg(long, conflicts_with = "json")]
    records: bool,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// What was found, for programs.
#[derive(Serialize)]
struct Found<'a> {
    record: usize,
    answer: &'a str,
    /// Is the answer proved?
    proved: bool,
    left: u8,
    /// Is it proved that no fewer cards can be left?
    left_proved: bool,
    nodes: u64,
    actions: Vec<String>,
}

impl Found<'_> {
    fn of(record: usize, solution: &Solution) -> Found<'_> {
        Found {
            record,
            answer: solution.answer.name(),
            proved: solution.answer != Verdict::Unknown,
            left: solution.best.left,
            left_proved: solution.best.proved,
            nodes: solution.nodes,
            actions: game::tokens(&solution.best.actions),
        }
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut out = output::buffered();
    let mut solved = 0_usize;
    let mut passed_over: BTreeMap<&str, usize> = BTreeMap::new();
    let failed = args.from.each(|input| {
        while let Some(record) = input.next() {
            let at = record.map_err(|bad| bad.error)?;
            if !matches!(at.record.game.family(), Family::TheGame(_)) {
                *passed_over.entry(at.record.game.name()).or_default() += 1;
                continue;
            }
            for line in solve(args, input, &at)? {
                writeln!(out, "{line}")?;
            }
            // A deal may take long: what is known is shown.
            out.flush()?;
            solved += 1;
        }
        Ok(())
    })?;
    if !passed_over.is_empty() {
        let all = words::count(passed_over.values().sum(), "record");
        let games: Vec<String> =
            passed_over.iter().map(|(name, n)| format!("{n} of {name}")).collect();
        let name = |file: &std::path::PathBuf| match file.to_str() {
            Some("-") => "standard input".to_owned(),
            _ => file.display().to_string(),
        };
        let files: Vec<String> = args.from.files.iter().map(name).collect();
        let files = files.join(", ");
        output::complain(&format!(
            "{files}: {all} passed over, of games that can't be solved: {}",
            games.join(", ")
        ));
    }
    let nothing = solved == 0 && !passed_over.is_empty();
    Ok(if failed || nothing { output::WRONG.into() } else { ExitCode::SUCCESS })
}

/// The lines to print about a record.
fn solve(args: &Args, input: &RecordInput, at: &Numbered) -> anyhow::Result<Vec<String>> {
    let budget = || match args.budget {
        Limit::Time(time) => SolveBudget::time(time),
        Limit::Nodes(nodes) => SolveBudget::nodes(nodes),
    };
    let place = || format!("{}:{}: {}", input.name(), at.line, title(at));
    if args.lost || args.every_turn {
        let mut game = SolvedGame::new(&at.record).map_err(|error| input.wrong(at, &error))?;
        if args.every_turn {
            game.solve_all(budget);
            return Ok(game::lines(at.number, &place(), &game, args.json)?);
        }
        let lost = game.find_loss(budget);
        return Ok(vec![if args.json {
            game::loss_json(at.number, &game, lost)?
        } else {
            format!("{}: {}.", place(), game::describe_loss(&game, lost))
        }]);
    }
    let solution = solver::solve_record(&at.record, args.ply, &budget())
        .map_err(|error| input.wrong(at, &error))?;
    Ok(vec![if args.records {
        let best = solver::best_record(&at.record, args.ply, &solution);
        best.map_err(|error| anyhow!("{error}"))?.to_json()
    } else if args.json {
        serde_json::to_string(&Found::of(at.number, &solution))?
    } else {
        format!("{}: {}.", place(), describe(&solution))
    }])
}

/// Which game and deal it is.
fn title(at: &Numbered) -> String {
    let record = &at.record;
    let mut words = words::game(record.game, record.seats, &record.options);
    if let Some(seed) = record.seed {
        words += &format!(", seed {seed}");
    }
    words
}

fn describe(solution: &Solution) -> String {
    let left = words::count(solution.best.left.into(), "card");
    match &solution.answer {
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
    }
}
