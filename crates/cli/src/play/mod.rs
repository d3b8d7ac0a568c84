//! `subibaja play`: a game in plain text, with bots on the other seats.

mod bots;
mod lines;
mod table;

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use players::Level;
use records::{Record, Replay};
use rules::Game;

use self::bots::Bots;
use self::lines::{Line, Lines};
use self::table::Table;
use crate::output::{self, Color};
use crate::{args, random, words};

/// Play a game in plain text, with bots on the other seats
#[derive(clap::Args)]
#[command(after_help = "\
Type what you do, such as 37@up1 or take@1, several on a line if you like;
`help` tells more. The options are those of `subibaja deal --help`.
Example:
  subibaja play the-game --seats 2 --option minimum=3 --record games.jsonl")]
pub(crate) struct Args {
    /// the-game, ascenso-descenso, face-to-face or hormigas; or you are asked
    #[arg(value_parser = args::game(), hide_possible_values = true)]
    game: Option<Game>,
    #[command(flatten)]
    deal: args::Deal,
    /// Your seat; seats count from 1, as on screen
    #[arg(long, value_name = "N", default_value_t = 1)]
    seat: u8,
    /// The others: random, novice, steady, expert
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Steady)]
    bots: Level,
    /// Add the record of the game to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// When to use colour
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    color: Color,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut lines = Lines::new(io::stdin().lock());
    let mut out = output::coloured(args.color);
    let game = match args.game {
        Some(game) => game,
        None => match ask_game(&mut lines, &mut out)? {
            Some(game) => game,
            None => return Ok(ExitCode::SUCCESS),
        },
    };
    let record = args.deal.record(game)?;
    let you = args::seat(args.seat, record.seats)?;
    // Before the game: after it would be too late to learn that it can't be kept.
    let file = args.record.as_deref().map(open).transpose()?;

    let replay = Replay::new(&record)?;
    let mut rng = random::of_seed(&record.seed.context("a fresh record has a seed")?);
    let bots = Bots::new(args.bots, record.seats, you, &mut rng);
    let mut table = Table { record, replay, you, bots, lines, out };
    table.play()?;
    let Table { mut record, replay, mut out, .. } = table;

    record.set_result(&replay.result());
    record.decks = replay.decks_so_far(&record);
    match file.zip(args.record.as_deref()) {
        Some((file, path)) => keep(file, path, &record, &mut out)?,
        None => tell_how_to_keep(&record, &mut out)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// A numbered menu of the four games.
fn ask_game(
    lines: &mut Lines<impl io::BufRead>,
    out: &mut impl Write,
) -> anyhow::Result<Option<Game>> {
    for (number, game) in (1..).zip(Game::ALL) {
        let seats = game.seats();
        let seats = match (seats.start(), seats.end()) {
            (low, high) if low == high => format!("{low} seats"),
            (low, high) => format!("{low} to {high} seats"),
        };
        writeln!(out, "{number}  {:<16}  {seats}", game.title())?;
    }
    writeln!(out, "Which game? Its number; Enter alone leaves.")?;
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let text = match lines.next()? {
            Line::Text(text) => text,
            Line::TooLong => "?".to_owned(),
            Line::End => return Ok(None),
        };
        let text = text.trim();
        if text.is_empty() || text == "quit" {
            return Ok(None);
        }
        let number = text.parse().ok().and_then(|n: usize| Game::ALL.get(n.checked_sub(1)?));
        match number.copied().or_else(|| text.parse().ok()) {
            Some(game) => return Ok(Some(game)),
            None => writeln!(out, "Type a number from 1 to 4.")?,
        }
    }
}

fn open(path: &Path) -> anyhow::Result<File> {
    let opened = OpenOptions::new().append(true).create(true).open(path);
    opened.with_context(|| path.display().to_string())
}

fn keep(mut file: File, path: &Path, record: &Record, out: &mut impl Write) -> anyhow::Result<()> {
    let name = path.display();
    file.write_all(format!("{}\n", record.to_json()).as_bytes())
        .and_then(|()| file.flush())
        .with_context(|| name.to_string())?;
    writeln!(out, "The record was added to {name}. To see it: subibaja show {name} --all")?;
    Ok(out.flush()?)
}

fn tell_how_to_keep(record: &Record, out: &mut impl Write) -> anyhow::Result<()> {
    let seed = record.seed.map(|seed| seed.to_string()).unwrap_or_default();
    let (game, seats) = (record.game, record.seats);
    let actions = words::count(record.actions.len(), "action");
    writeln!(out, "The game of {actions} was not kept: --record FILE does that.")?;
    write!(out, "The same deal: subibaja play {game} --seats {seats} --seed {seed}")?;
    for (name, value) in &record.options {
        write!(out, " --option {name}={value}")?;
    }
    writeln!(out)?;
    Ok(out.flush()?)
}
