//! The command line of the laboratory, for whoever has one: [`LabCommand`] is a clap subcommand, and
//! [`run`] does what it says; with [`run_with`] players of your own can be named on it.

use std::io::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand};
use players::Limit;
use rules::{Game, OptionValue};

use crate::compare::{Method, compare};
use crate::contestant::Contestant;
use crate::cross::{CrossOutput, cross};
use crate::error::LabError;
use crate::ladder::ladder;
use crate::luck::{DEFAULT_CONTROL, luck};
use crate::roster::Roster;
use crate::run::RunOutput;
use crate::spec::{DEFAULT_BUDGET, DEFAULT_GRACE, Shard, Spec};
use crate::stats::DEFAULT_EFFECT;
use crate::summary::RunSummary;
use crate::talk::Track;

/// What to do in the laboratory.
#[derive(Subcommand, Clone, Debug)]
pub enum LabCommand {
    /// Play many deals and tell how often they are won
    Run(Box<RunArgs>),
    /// Tell which of two players is better, on the same deals, with as few as it takes
    Compare(Box<CompareArgs>),
    /// Tell how players do with partners of other kinds, such as people
    Cross(Box<CrossArgs>),
    /// Play everyone against everyone and tell each one's rating
    Ladder(Box<LadderArgs>),
    /// Take the luck of the deals out of a result
    Luck(LuckArgs),
    /// Put the results files of shards together
    Merge(MergeArgs),
    /// Draw results files: one HTML page with plots
    Report(ReportArgs),
    /// List the players that can be named
    Players,
}

/// What is played.
#[derive(Args, Clone, Debug)]
struct GameArgs {
    #[arg(help = Game::names())]
    game: Game,
    /// How many sit at the table
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// An option of the game, such as minimum=3; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = named_option)]
    options: Vec<(String, OptionValue)>,
    /// How the players of cooperative games talk: in the plain sense of the words, by the code of former
    /// players, which names cards, or not at all
    #[arg(long, value_name = "honest|code|off", default_value_t = Track::Honest)]
    talk: Track,
    /// How long a player may think about a turn: a time (1s, 50ms) or roll-outs (5000n). By the
    /// clock the result depends on the machine
    #[arg(long, default_value_t = DEFAULT_BUDGET)]
    budget: Limit,
    /// What the deals are made from; deal K is that of the seed SEED.K
    #[arg(long, default_value = "1")]
    seed: String,
    /// How many threads; all cores by default. The result does not depend on it
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// How much longer than its budget an external player may take to answer
    #[arg(long, value_name = "TIME", default_value_t = Limit::Time(DEFAULT_GRACE))]
    grace: Limit,
    /// Whatever an external player does wrong ends the run with the reason, even a field that
    /// means nothing
    #[arg(long)]
    strict: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What a run is asked.
#[derive(Args, Clone, Debug)]
pub struct RunArgs {
    #[command(flatten)]
    game: GameArgs,
    /// One player for all seats, or one a seat, who then rotate: a name of `lab players`, such as
    /// steady, or 'cmd:PROGRAM ARGUMENTS…', which takes the rest of its value. Behind a name,
    /// @BUDGET is its own budget (expert@200n) and ~signals-off keeps it out of the talk. May be
    /// given several times
    #[arg(long, value_name = "LIST", required = true)]
    players: Vec<String>,
    /// How many deals
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    deals: u64,
    /// A results file: a run that was stopped goes on with it
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write the records of all games
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Write a table with one row a deal
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the same table as Parquet
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
    /// Play only part I of N of the deals, I from 0; `lab merge` puts the parts together
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Write all that is said between the laboratory and external players
    #[arg(long, value_name = "FILE")]
    transcript: Option<PathBuf>,
}

/// What a comparison is asked.
#[derive(Args, Clone, Debug)]
pub struct CompareArgs {
    /// A player, named as in `lab run --players`: steady, expert@200n, steady~signals-off
    a: String,
    /// The other
    b: String,
    #[command(flatten)]
    game: GameArgs,
    /// At most so many deals
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    deals: u64,
    /// The difference to look for: the better one's part of the deals on which the two differ
    #[arg(long, value_name = "SHARE", default_value_t = DEFAULT_EFFECT)]
    effect: f64,
}

/// What a cross is asked.
#[derive(Args, Clone, Debug)]
pub struct CrossArgs {
    #[command(flatten)]
    game: GameArgs,
    /// The players
    #[arg(long, value_name = "LIST", default_values_t = ["expert", "steady", "novice"].map(String::from))]
    players: Vec<String>,
    /// The partners, named as in `lab run --players`; all of people/ by default
    #[arg(long, value_name = "LIST")]
    partners: Vec<String>,
    /// How many seats the player has; every number from all but one down to one by default
    #[arg(long, value_name = "N")]
    ours: Option<u8>,
    /// How many deals a cell
    #[arg(long, value_name = "N", default_value_t = 200)]
    deals: u64,
    /// A folder for the cells' results files: a cross that was stopped goes on with it, and `lab
    /// report` draws it
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Write the matrix as a table
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

/// What a ladder is asked.
#[derive(Args, Clone, Debug)]
pub struct LadderArgs {
    #[command(flatten)]
    game: GameArgs,
    /// The players, two or more, named as in `lab run --players`
    #[arg(long, value_name = "LIST", required = true)]
    players: Vec<String>,
    /// How many deals a pair
    #[arg(long, value_name = "N", default_value_t = 200)]
    deals: u64,
}

/// What is adjusted.
#[derive(Args, Clone, Debug)]
pub struct LuckArgs {
    /// A results file
    file: PathBuf,
    /// A results file of the same players on the deals of another seed, which says how much a deal's
    /// luck counts
    #[arg(long, value_name = "FILE")]
    fit: PathBuf,
    /// On how many other deals it is found what is usual
    #[arg(long, value_name = "N", default_value_t = DEFAULT_CONTROL)]
    control: u64,
    /// How many threads; all cores by default. The result does not depend on it
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What is put together.
#[derive(Args, Clone, Debug)]
pub struct MergeArgs {
    /// Results files of one run
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The results file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What is drawn.
#[derive(Args, Clone, Debug)]
pub struct ReportArgs {
    /// Results files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The page to write
    #[arg(long, value_name = "FILE", default_value = "report.html")]
    out: PathBuf,
}

/// Does it. What was found goes to standard output.
pub fn run(command: LabCommand) -> Result<(), LabError> {
    run_with(command, &Roster::default())
}

/// The same with players of your own among those that can be named.
pub fn run_with(command: LabCommand, roster: &Roster) -> Result<(), LabError> {
    match command {
        LabCommand::Run(args) => {
            let json = args.game.json;
            let (spec, output) = args.read(roster)?;
            tell(&crate::run::run(&spec, &output)?, json)?;
        }
        LabCommand::Compare(args) => args.compare(roster)?,
        LabCommand::Cross(args) => args.cross(roster)?,
        LabCommand::Ladder(args) => args.ladder(roster)?,
        LabCommand::Luck(args) => {
            let found = luck(&args.file, &args.fit, args.control, args.threads)?;
            say(&if args.json { found.to_json() + "\n" } else { found.to_string() })?;
        }
        LabCommand::Merge(args) => tell(&crate::merge::merge(&args.files, &args.out)?, args.json)?,
        LabCommand::Report(args) => {
            crate::report::report(&args.files, &args.out)?;
            say(&format!("{}\n", args.out.display()))?;
        }
        LabCommand::Players => list(roster)?,
    }
    Ok(())
}

/// Every name with a line about it.
fn list(roster: &Roster) -> Result<(), LabError> {
    let names = roster.names();
    let width = names.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
    let lines = names.iter().map(|(name, about)| format!("{name:<width$}  {about}\n"));
    say(&lines.collect::<Vec<_>>().concat())
}

/// Writes to standard output. Whoever reads may go away at any time: that is no error.
fn say(text: &str) -> Result<(), LabError> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(LabError::Io { path: "standard output".into(), source: error })
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

fn tell(summary: &RunSummary, json: bool) -> Result<(), LabError> {
    say(&if json { summary.to_json() + "\n" } else { summary.to_string() })
}

impl RunArgs {
    fn read(self, roster: &Roster) -> Result<(Spec, RunOutput), LabError> {
        let players = roster.read_list(&self.players)?;
        let output = RunOutput {
            threads: self.game.threads,
            progress: true,
            out: self.out,
            records: self.records,
            csv: self.csv,
            parquet: self.parquet,
            transcript: self.transcript,
        };
        let spec = Spec { shard: self.shard, ..self.game.spec(players, self.deals)? };
        Ok((spec.checked()?, output))
    }
}

impl CompareArgs {
    fn compare(self, roster: &Roster) -> Result<(), LabError> {
        let (json, threads) = (self.game.json, self.game.threads);
        let read = |text: &str| roster.read(text).map_err(LabError::Asked);
        let players = [read(&self.a)?, read(&self.b)?];
        let spec = self.game.spec(players[..1].to_vec(), self.deals)?.checked()?;
        let method = Method { effect: self.effect, threads, progress: true };
        let found = compare(&spec, &players, method)?;
        if json {
            return say(&(found.to_json() + "\n"));
        }
        let notes = found.notes.iter().map(|note| format!("note: {note}\n"));
        say(&format!("{}\n{}", found.sentence, notes.collect::<Vec<_>>().concat()))
    }
}

impl LadderArgs {
    fn ladder(self, roster: &Roster) -> Result<(), LabError> {
        let (json, threads) = (self.game.json, self.game.threads);
        let players = roster.read_list(&self.players)?;
        let spec = self.game.spec(players[..1].to_vec(), self.deals)?.checked()?;
        let found = ladder(&spec, &players, threads, true)?;
        say(&if json { found.to_json() + "\n" } else { found.to_string() })
    }
}

impl CrossArgs {
    fn cross(self, roster: &Roster) -> Result<(), LabError> {
        let json = self.game.json;
        let output = CrossOutput { threads: self.game.threads, progress: true, folder: self.out };
        if let Some(folder) = &output.folder {
            std::fs::create_dir_all(folder).map_err(LabError::io(folder))?;
        }
        let players = roster.read_list(&self.players)?;
        let partners = match &self.partners[..] {
            [] => roster.people(),
            named => roster.read_list(named)?,
        };
        let spec = self.game.spec(players[..1].to_vec(), self.deals)?.checked()?;
        let found = cross(&spec, &players, &partners, self.ours, &output)?;
        if let Some(path) = &self.csv {
            std::fs::write(path, found.to_csv()?).map_err(LabError::io(path))?;
        }
        say(&if json { found.to_json() + "\n" } else { found.to_string() })
    }
}

impl GameArgs {
    fn spec(self, players: Vec<Contestant>, deals: u64) -> Result<Spec, LabError> {
        let range = self.game.seats();
        let seats = match (self.seats, players.len()) {
            (Some(seats), _) => seats,
            (None, named) if named > 1 => named as u8,
            (None, _) if range.start() == range.end() => *range.start(),
            (None, _) => {
                let (low, high) = (range.start(), range.end());
                return Err(LabError::asked(format!("--seats N is needed: {low} to {high}")));
            }
        };
        Ok(Spec {
            game: self.game,
            seats,
            options: self.options,
            players,
            talk: self.talk,
            budget: self.budget,
            seed: self.seed,
            deals,
            shard: None,
            grace: time(self.grace)?,
            strict: self.strict,
        })
    }
}

fn time(limit: Limit) -> Result<Duration, LabError> {
    match limit {
        Limit::Time(time) => Ok(time),
        Limit::Nodes(_) => Err(LabError::asked("--grace is a time, such as 5s or 200ms")),
    }
}

fn named_option(text: &str) -> Result<(String, OptionValue), String> {
    let (name, value) = text
        .split_once('=')
        .ok_or_else(|| format!("an option is NAME=VALUE, such as minimum=3; not {text:?}"))?;
    let value = value.parse().map_err(|error| format!("option {name}: {error}"))?;
    Ok((name.to_owned(), value))
}
