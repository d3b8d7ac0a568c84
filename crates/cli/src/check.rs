//! `subibaja check`: what records contain, and whether they are sound.

use std::io::Write;
use std::process::ExitCode;

use records::{Numbered, RecordError, Replay};

use crate::args;
use crate::output;
use crate::words;

/// Replay records and say what each contains and whether it is sound
#[derive(clap::Args)]
#[command(after_help = "\
A record that is not sound is named on standard error with its line, its
action and the reason; the others are checked all the same. Exit status 2 if
any is not sound.
Examples:
  subibaja check games.jsonl more.jsonl
  subibaja deal hormigas | subibaja check")]
pub(crate) struct Args {
    #[command(flatten)]
    from: args::FromAll,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut out = output::buffered();
    let (mut sound, mut wrong, mut cut) = (0_u64, 0_u64, false);
    let failed = args.from.each(|input| {
        while let Some(record) = input.next() {
            let checked = match record {
                Ok(at) => match describe(&at) {
                    Ok(words) => Ok(format!("{}:{}: {words}. Sound.", input.name(), at.line)),
                    Err(error) => Err(input.wrong(&at, &error)),
                },
                Err(bad) => {
                    cut |= bad.last;
                    Err(bad.error)
                }
            };
            match checked {
                Ok(line) => {
                    sound += 1;
                    writeln!(out, "{line}")?;
                }
                Err(error) => {
                    wrong += 1;
                    // In order with what stands on standard output.
                    out.flush()?;
                    output::complain(&error.to_string());
                }
            }
        }
        Ok(out.flush()?)
    })?;
    writeln!(out, "{}", summary(sound, wrong, cut))?;
    out.flush()?;
    Ok(if wrong == 0 && !failed { ExitCode::SUCCESS } else { output::WRONG.into() })
}

/// Replays a record and tells what is in it.
fn describe(at: &Numbered) -> Result<String, RecordError> {
    let record = &at.record;
    let mut replay = Replay::new(record)?;
    let result = replay.play_all(record)?;
    records::check_commitment(record)?;
    let mut words = words::game(record.game, record.seats, &record.options);
    if let Some(seed) = record.seed {
        words += &format!(", seed {seed}");
    }
    words += &format!(": {}", words::count(record.actions.len(), "action"));
    if !record.signals.is_empty() {
        let signals = record.signals.iter().map(|said| said.signals.len()).sum();
        words += &format!(", {}", words::count(signals, "signal"));
    }
    words += &format!(", {}", words::outcome(&result, replay.state()));
    if record.more.contains_key("commitment") {
        words += ", dealt as promised";
    }
    Ok(words)
}

fn summary(sound: u64, wrong: u64, cut: bool) -> String {
    let records = words::count((sound + wrong) as usize, "record");
    let rest = if cut { " What follows could not be read." } else { "" };
    match (sound, wrong) {
        (0, 0) => format!("{records}."),
        _ => format!("{records}, {sound} sound, {wrong} not.{rest}"),
    }
}
