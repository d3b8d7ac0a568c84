//! `subibaja show`: a position in the terminal.

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::{anyhow, bail};
use records::{Numbered, Replay};
use rules::Viewer;
use terminal::plain::draw::draw;

use crate::input::RecordInput;
use crate::output::{self, Color};
use crate::play::viewer;
use crate::{args, words};

// Its help stands in the catalogue: see help.rs.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    from: args::From,
    /// What this seat sees; seats count from 1, as on screen
    #[arg(long, value_name = "N", conflicts_with = "all")]
    seat: Option<u8>,
    /// All cards
    #[arg(long)]
    all: bool,
    /// The position after this many actions [default: the last]
    #[arg(long, value_name = "P")]
    ply: Option<usize>,
    /// Which record of the file, from 1
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = record_number)]
    record: usize,
    /// When to use colour
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    color: Color,
    #[command(flatten)]
    lang: args::LanguageArg,
}

pub(crate) fn record_number(text: &str) -> Result<usize, &'static str> {
    text.parse().ok().filter(|number| *number > 0).ok_or("records count from 1")
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut input = RecordInput::open(&args.from.file)?;
    let at = find(&mut input, args.record)?;
    let replay = replay(&input, &at, args.ply)?;
    let texts = args.lang.texts();
    let viewer = viewer(&texts, args.seat, args.all, at.record.seats)?;

    let mut out = output::coloured(args.color);
    writeln!(out, "{}", place(&at, replay.ply()))?;
    write!(out, "{}", draw(&texts, &replay.state().view(viewer)))?;
    if viewer == Viewer::Spectator {
        writeln!(out, "\n{}", texts::say!(texts, "cli-show-more"))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The record of that number; others may be wrong.
pub(crate) fn find(input: &mut RecordInput, number: usize) -> anyhow::Result<Numbered> {
    let mut count = 0;
    while let Some(record) = input.next() {
        count += 1;
        match record {
            Ok(at) if count == number => return Ok(at),
            Err(bad) if count == number || bad.last => return Err(bad.error),
            Ok(_) | Err(_) => {}
        }
    }
    let name = input.name();
    match count {
        0 => Err(anyhow!("{name}: there is no record in it")),
        1 => Err(anyhow!("{name}: --record {number}: there is only 1 record")),
        _ => Err(anyhow!("{name}: --record {number}: there are only {count} records")),
    }
}

/// Plays a record as far as asked for.
fn replay(input: &RecordInput, at: &Numbered, ply: Option<usize>) -> anyhow::Result<Replay> {
    let actions = &at.record.actions;
    let ply = ply.unwrap_or(actions.len());
    if ply > actions.len() {
        let count = words::count(actions.len(), "action");
        bail!("{}: record {}: --ply {ply}: it has only {count}", input.name(), at.number);
    }
    let mut replay = Replay::new(&at.record).map_err(|error| input.wrong(at, &error))?;
    for token in &actions[..ply] {
        replay.play(token).map_err(|error| {
            let before = replay.ply();
            input.wrong(at, &error).context(format!("--ply {before} shows the position before"))
        })?;
    }
    Ok(replay)
}

/// Which position this is.
fn place(at: &Numbered, ply: usize) -> String {
    let actions = &at.record.actions;
    let after = match ply.checked_sub(1).and_then(|last| actions.get(last)) {
        Some(token) => format!(", after {token}"),
        None => String::new(),
    };
    format!("Record {}, position {ply} of {}{after}", at.number, actions.len())
}
