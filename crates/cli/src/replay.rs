//! `subibaja replay`: a record, step by step.

use std::path::PathBuf;
use std::process::ExitCode;

use terminal::film::Film;
use terminal::habits::Confirm;
use terminal::local::LocalPlay;
use terminal::plain;
use terminal::screen::run::{self, Begin, Startup};

use crate::input::RecordInput;
use crate::play::{Look, viewer};
use crate::{random, show};

// Its help stands in the catalogue: see help.rs.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A file of records, one JSON object a line
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Which record of the file, from 1
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = show::record_number)]
    record: usize,
    /// What this seat saw; seats count from 1
    #[arg(long, value_name = "N", conflicts_with = "all")]
    seat: Option<u8>,
    /// All cards
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    look: Look,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut input = RecordInput::open(&args.file)?;
    let at = show::find(&mut input, args.record)?;
    let film = Film::new(&at.record).map_err(|error| input.wrong(&at, &error))?;
    let texts = args.look.lang.texts();
    let viewer = viewer(&texts, args.seat, args.all, film.seats())?;
    if args.look.is_plain() {
        plain::replay(&mut args.look.console(), &film, viewer)?;
    } else {
        let setup = Startup {
            texts,
            palette: args.look.palette(),
            confirm: Confirm::default(),
            local: LocalPlay::default(),
            fresh_seed: random::fresh_seed,
            fresh_key: random::fresh_key,
        };
        run::run(setup, Begin::Replay(Box::new(film), viewer))?;
    }
    Ok(ExitCode::SUCCESS)
}
