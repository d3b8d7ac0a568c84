//! A run: many deals by the same players.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use records::{Record, Replay};
use serde_json::Value;

use crate::contestant::Mind;
use crate::error::LabError;
use crate::external::{self, Outside};
use crate::header::Header;
use crate::lines::{self, Lines};
use crate::outcome::DealOutcome;
use crate::progress::Progress;
use crate::results::Growing;
use crate::seeds;
use crate::spec::Spec;
use crate::summary::RunSummary;
use crate::table::{self, Crew, Played};
use crate::tally::{PlayerTally, Tally};
use crate::{columns, workers};

/// What a run writes, and how it is done. None of it changes the result.
#[derive(Clone, Debug, Default)]
pub struct RunOutput {
    /// How many threads; all cores if not said.
    pub threads: Option<usize>,
    /// Is a progress bar wanted?
    pub progress: bool,
    /// The results file, which a later run goes on with.
    pub out: Option<PathBuf>,
    /// Records of all games.
    pub records: Option<PathBuf>,
    /// One line a deal for spreadsheets.
    pub csv: Option<PathBuf>,
    /// The same for data frames.
    pub parquet: Option<PathBuf>,
    /// All that is said between the laboratory and external players.
    pub transcript: Option<PathBuf>,
}

/// A deal that was played, and its record.
struct Done {
    outcome: DealOutcome,
    record: Option<String>,
}

/// Plays all deals of a checked spec that are not in the results file yet.
pub fn run(spec: &Spec, output: &RunOutput) -> Result<RunSummary, LabError> {
    Ok(run_all(spec, output, false)?.0)
}

/// The same, and what came out of each deal, in order.
pub(crate) fn run_keeping(
    spec: &Spec,
    output: &RunOutput,
) -> Result<(RunSummary, Vec<DealOutcome>), LabError> {
    run_all(spec, output, true)
}

fn run_all(
    spec: &Spec,
    output: &RunOutput,
    keep: bool,
) -> Result<(RunSummary, Vec<DealOutcome>), LabError> {
    #[cfg(not(feature = "parquet"))]
    if output.parquet.is_some() {
        return Err(LabError::asked("this program was built without Parquet: use --csv"));
    }
    check_commands(spec)?;
    let outside = Arc::new(Outside::new(output.transcript.as_deref())?);
    let header = Header::from(spec);
    let mut keeping = Keeping::open(&header, output, keep)?;
    let before = keeping.tally.deals;
    let progress = Progress::new(spec.deals_here(), before, output.progress);
    let started = Instant::now();
    let done = std::mem::take(&mut keeping.done);
    workers::share(
        output.threads.unwrap_or_else(workers::cores),
        spec.deals_here(),
        || Crew::new(spec, &outside),
        |crew, job| {
            let deal = spec.deal_here(job);
            if done.contains(&deal) {
                return Ok(None);
            }
            play(spec, deal, crew, output.records.is_some()).map(Some)
        },
        |batch| {
            let deals = batch.len() as u64;
            keeping.add(batch)?;
            progress.add(deals, || standing(&header, &keeping.tally));
            Ok(true)
        },
    )?;
    drop(progress);
    let played = keeping.tally.deals - before;
    #[allow(clippy::cast_precision_loss)] // a speed need not be exact
    let speed = (played > 0).then(|| played as f64 / started.elapsed().as_secs_f64());
    let (tally, outcomes) = keeping.finish(spec, output)?;
    let mut summary = RunSummary::new(&header, &tally, speed);
    summary.notes.extend(clock_note(spec));
    Ok((summary, outcomes))
}

/// Programs that can't be started are told apart from players that play badly.
pub(crate) fn check_commands(spec: &Spec) -> Result<(), LabError> {
    let mut checked: Vec<&str> = Vec::new();
    for player in &spec.players {
        if let Mind::Command(command) = &player.mind
            && !checked.contains(&command.as_str())
        {
            external::check_command(command)?;
            checked.push(command);
        }
    }
    Ok(())
}

/// A result by the clock is another on another machine: it should say so.
pub(crate) fn clock_note(spec: &Spec) -> Option<String> {
    let by_clock = |limit| matches!(limit, players::Limit::Time(_));
    let any = spec.players.iter().any(|player| by_clock(player.budget.unwrap_or(spec.budget)));
    any.then(|| "a budget by the clock: the result depends on the machine and its load".into())
}

/// How it stands, for the progress bar: of the team, or of the first player.
#[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
fn standing(header: &Header, tally: &Tally) -> String {
    let first = tally.players.first().map_or(0.0, PlayerTally::wins);
    let wins = if header.is_cooperative() { tally.wins as f64 } else { first };
    format!("{:.1} % won", 100.0 * wins / tally.deals.max(1) as f64)
}

fn play(spec: &Spec, deal: u64, crew: &mut Crew, record: bool) -> Result<Done, LabError> {
    let lineup = spec.lineup(deal);
    let played = table::play(spec, deal, &lineup, crew)?;
    let record = record.then(|| self::record(spec, &played, &lineup)).transpose()?;
    Ok(Done { outcome: played.outcome, record })
}

/// The record of a game, played once more by the rules to be sure of it.
fn record(spec: &Spec, played: &Played, lineup: &[usize]) -> Result<String, LabError> {
    let deal = played.outcome.deal;
    let wrong =
        |error: String| LabError::asked(format!("the record of deal {deal} is wrong: {error}"));
    let seed = seeds::of_deal(&spec.seed, deal).map_err(|error| wrong(error.to_string()))?;
    let mut record = Record::from_seed(spec.game, spec.seats, &spec.options, seed)?;
    record.actions = played.actions.iter().map(ToString::to_string).collect();
    record.signals.clone_from(&played.signals);
    let mut replay = Replay::new(&record).map_err(|error| wrong(error.to_string()))?;
    let result = replay.play_all(&record).map_err(|error| wrong(error.to_string()))?;
    record.decks = replay.decks_so_far(&record);
    record.set_result(&result);
    let names = lineup.iter().map(|player| Value::from(spec.players[*player].to_string()));
    record.more.insert("players".into(), names.collect());
    if let Some(note) = &played.outcome.note {
        record.more.insert("note".into(), note.as_str().into());
    }
    Ok(record.to_json())
}

/// Where results go.
struct Keeping {
    tally: Tally,
    /// Deals that need not be played again.
    done: HashSet<u64>,
    out: Option<Growing>,
    records: Option<Lines>,
    /// All outcomes, where they are wanted.
    kept: Option<Vec<DealOutcome>>,
}

impl Keeping {
    fn open(header: &Header, output: &RunOutput, keep: bool) -> Result<Keeping, LabError> {
        let (out, mut known) = match &output.out {
            Some(path) => {
                let (out, known) = Growing::open(path, header)?;
                (Some(out), known)
            }
            None => (None, Vec::new()),
        };
        let records = match &output.records {
            Some(path) => Some(open_records(path, header, &mut known)?),
            None => None,
        };
        let tally = Tally::of(header.players.len(), &known);
        let done = known.iter().map(|outcome| outcome.deal).collect();
        let keep = keep || output.csv.is_some() || output.parquet.is_some();
        let kept = keep.then_some(known);
        Ok(Keeping { tally, done, out, records, kept })
    }

    fn add(&mut self, batch: Vec<Done>) -> Result<(), LabError> {
        for Done { outcome, record } in batch {
            // The record first: a deal counts as done once its result is written.
            if let (Some(records), Some(record)) = (&mut self.records, &record) {
                records.write(record)?;
            }
            if let Some(out) = &mut self.out {
                out.add(&outcome)?;
            }
            self.tally.add(&outcome);
            if let Some(kept) = &mut self.kept {
                kept.push(outcome);
            }
        }
        if let Some(records) = &mut self.records {
            records.flush()?;
        }
        self.out.as_mut().map_or(Ok(()), Growing::flush)
    }

    fn finish(
        self,
        spec: &Spec,
        output: &RunOutput,
    ) -> Result<(Tally, Vec<DealOutcome>), LabError> {
        self.out.map_or(Ok(()), Growing::finish)?;
        if let Some(path) = &output.records {
            drop(self.records);
            lines::sort(path, |line| deal_of_record(line, &spec.seed))?;
        }
        let mut kept = self.kept.unwrap_or_default();
        kept.sort_by_key(|outcome| outcome.deal);
        columns::write(spec, &kept, output)?;
        Ok((self.tally, kept))
    }
}

/// Goes on with a file of records. Deals whose record is missing in it must be played again.
fn open_records(
    path: &Path,
    header: &Header,
    known: &mut Vec<DealOutcome>,
) -> Result<Lines, LabError> {
    if known.is_empty() || !path.exists() {
        known.clear();
        return Lines::create(path);
    }
    let mut written = HashSet::new();
    let whole = lines::each_line(path, |_, line| {
        written.extend(deal_of_record(line, &header.seed));
        Ok(())
    })?;
    known.retain(|outcome| written.contains(&outcome.deal));
    Lines::append(path, whole)
}

/// The number of the deal that a record is of.
fn deal_of_record(line: &str, seed: &str) -> Option<u64> {
    #[derive(serde::Deserialize)]
    struct Seeded {
        seed: String,
    }
    let record: Seeded = serde_json::from_str(line).ok()?;
    record.seed.strip_prefix(seed)?.strip_prefix('.')?.parse().ok()
}
