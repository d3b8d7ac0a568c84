//! `subibaja trace`: every position as JSON, with all cards.

use std::io::{self, Write};
use std::process::ExitCode;

use records::{Numbered, Replay, trace};

use crate::args;
use crate::input::RecordInput;
use crate::output;

/// Print every position of records as JSON, all cards included
#[derive(clap::Args)]
#[command(after_help = "\
One line for each position: the first before any action, then one after each.
It stops at the first thing that is wrong, with exit status 2.
Examples:
  subibaja trace games.jsonl
  subibaja deal face-to-face --seed 7 | subibaja trace")]
pub(crate) struct Args {
    #[command(flatten)]
    from: args::FromAll,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut out = output::buffered();
    let done = args.from.each(|input| {
        let done = trace_all(input, &mut out);
        // What was printed before an error stays.
        out.flush()?;
        done
    });
    done.map(|failed| if failed { output::WRONG.into() } else { ExitCode::SUCCESS })
}

fn trace_all(input: &mut RecordInput, out: &mut impl Write) -> anyhow::Result<()> {
    while let Some(record) = input.next() {
        let record = record.map_err(|bad| bad.error)?;
        trace_one(input, &record, out)?;
    }
    Ok(())
}

fn trace_one(input: &RecordInput, at: &Numbered, out: &mut impl Write) -> anyhow::Result<()> {
    let record = &at.record;
    let mut replay = Replay::new(record).map_err(|error| input.wrong(at, &error))?;
    write_position(&replay, None, out)?;
    for token in &record.actions {
        replay.play(token).map_err(|error| input.wrong(at, &error))?;
        write_position(&replay, Some(token), out)?;
    }
    replay.check_result(record).map_err(|error| input.wrong(at, &error))?;
    Ok(())
}

fn write_position(replay: &Replay, action: Option<&str>, out: &mut impl Write) -> io::Result<()> {
    let position = trace::position(replay.ply(), action, replay.state());
    serde_json::to_writer(&mut *out, &position)?;
    out.write_all(b"\n")
}
