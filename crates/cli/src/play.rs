//! `subibaja play`: a game on this machine, on screens or line by line.

use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::channel;
use std::time::Duration;

use anyhow::{Context as _, bail};
use players::Level;
use records::Record;
use rules::{Game, Seat, Seed};
use terminal::folder::{Folder, Saved};
use terminal::habits::Confirm;
use terminal::local::{self, LocalPlay};
use terminal::pace::Pace;
use terminal::plain::{self, Chosen, Console, End};
use terminal::screen::run::{self, Begin, Startup};
use terminal::setting::{self, Setting};
use texts::{Texts, say};

use crate::output::{self, Color};
use crate::{args, random};

/// The levels that play the same deal after a game in lines: those that take no time.
const RIVALS: &[Level] = &[Level::Novice, Level::Steady];

// Its help stands in the catalogue: see help.rs.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = args::game(), hide_possible_values = true, help = args::which_game())]
    game: Option<Game>,
    #[command(flatten)]
    deal: args::DealArgs,
    /// Your seat, from 1; several people: 1,2
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "1")]
    seat: Vec<u8>,
    /// The other seats: random, novice, steady, expert
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Steady, hide_default_value = true)]
    bots: Level,
    /// Resume your last unfinished game
    #[arg(long, conflicts_with_all = ["seats", "seed", "options"])]
    resume: bool,
    /// Add the record of the game to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Milliseconds before each action of a bot
    // The keys + and - change it in the game, where one sees what it does: help has no line to spare for it.
    #[arg(long, value_name = "MS", hide = true)]
    pace: Option<u64>,
    /// Ask before a turn is sent: never, risky, always
    #[arg(long, value_name = "WHEN", value_parser = confirm)]
    confirm: Option<Confirm>,
    #[command(flatten)]
    look: Look,
}

/// How a game is shown.
#[derive(clap::Args)]
pub(crate) struct Look {
    /// Line by line, for screen readers and pipes
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) lang: args::LanguageArg,
    /// When to use colour
    #[arg(long, value_enum, default_value_t = Color::Auto, hide_possible_values = true)]
    pub(crate) color: Color,
}

impl Look {
    /// Lines where they were asked for, or where there is no screen.
    pub(crate) fn is_plain(&self) -> bool {
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        self.plain || dumb || !io::stdin().is_terminal() || !io::stdout().is_terminal()
    }

    pub(crate) fn palette(&self) -> terminal::screen::Palette {
        match self.color {
            Color::Never => terminal::screen::Palette::Plain,
            Color::Always => terminal::screen::Palette::Rich,
            Color::Auto => terminal::screen::Palette::from_environment(),
        }
    }

    /// Someone who types lines on standard input.
    pub(crate) fn console(&self) -> Console<io::StdinLock<'static>, impl Write> {
        let out = output::coloured(self.color);
        let is_screen = io::stdout().is_terminal();
        Console::new(self.lang.texts(), io::stdin().lock(), out, is_screen)
    }
}

/// What to play.
enum Wish {
    New(Setting),
    Saved(Box<Saved>),
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let folder = Folder::find();
    if args.look.is_plain() {
        lines(args, folder)?;
    } else {
        screens(args, folder)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What the arguments ask for; nothing where there is to be a menu.
fn wish(args: &Args, folder: Option<&Folder>) -> anyhow::Result<Option<Wish>> {
    if args.resume {
        let saved = folder.map(Folder::saved).unwrap_or_default();
        let fits = |saved: &Saved| args.game.is_none_or(|game| saved.record.game == game);
        let saved = saved.into_iter().find(fits);
        if let (None, Some((path, error))) = (&saved, folder.and_then(Folder::damaged)) {
            bail!(
                "the saved game {} can't be read ({error:#}): mend it, or take the damaged line and \
                 all behind it away to go on from there, or move the file away",
                path.display()
            );
        }
        return Ok(Some(Wish::Saved(Box::new(
            saved.with_context(|| say!(args.look.lang.texts(), "cli-no-saved"))?,
        ))));
    }
    let Some(game) = args.game else { return Ok(None) };
    Ok(Some(Wish::New(new(args, game)?)))
}

/// A new game as the arguments say.
fn new(args: &Args, game: Game) -> anyhow::Result<Setting> {
    let seats = args.deal.seats(game);
    // Seats and options first: a wrong number of seats is the better reason.
    Record::from_seed(game, seats, &args.deal.options, Seed::from(0))?;
    let texts = args.look.lang.texts();
    let people = args.seat.iter().map(|number| args::seat(&texts, *number, seats));
    let people: Vec<Seat> = people.collect::<anyhow::Result<_>>()?;
    let chairs = setting::chairs(seats, &people, args.bots);
    Ok(Setting { game, options: args.deal.options.clone(), chairs })
}

fn confirm(text: &str) -> Result<Confirm, String> {
    let names = || Confirm::ALL.map(Confirm::name).join(", ");
    Confirm::ALL.into_iter().find(|when| when.name() == text).ok_or_else(names)
}

fn local(args: &Args, folder: Option<Folder>) -> LocalPlay {
    let habits = folder.as_ref().map(Folder::habits).unwrap_or_default();
    let pace = args.pace.map_or(habits.pace, Duration::from_millis);
    LocalPlay {
        pace: Pace::new(pace),
        folder,
        saved: None,
        record: args.record.clone(),
        rivals: RIVALS,
    }
}

fn screens(args: &Args, folder: Option<Folder>) -> anyhow::Result<()> {
    let begin = match wish(args, folder.as_ref())? {
        Some(Wish::New(setting)) => Begin::Play(setting, args.deal.seed),
        Some(Wish::Saved(saved)) => Begin::Resume(saved.name),
        None => Begin::Menu,
    };
    let mut habits = folder.as_ref().map(Folder::habits).unwrap_or_default();
    if let Some(confirm) = args.confirm {
        habits.confirm = confirm;
        if let Some(folder) = &folder {
            // Not to be able to remember it is no reason not to play.
            let _ = folder.keep_habits(&habits);
        }
    }
    let setup = Startup {
        texts: args.look.lang.texts(),
        palette: args.look.palette(),
        confirm: habits.confirm,
        local: local(args, folder),
        fresh_seed: random::fresh_seed,
        fresh_key: random::fresh_key,
    };
    run::run(setup, begin)
}

fn lines(args: &Args, folder: Option<Folder>) -> anyhow::Result<()> {
    let mut console = args.look.console();
    let wish = if let Some(wish) = wish(args, folder.as_ref())? {
        wish
    } else {
        let saved = folder.as_ref().map(Folder::saved).unwrap_or_default();
        match plain::choose(&mut console, &saved)? {
            Chosen::New(game) => Wish::New(new(args, game)?),
            Chosen::Saved(saved) => Wish::Saved(saved),
            Chosen::Leave => return Ok(()),
        }
    };
    let mut how = local(args, folder);
    // Nobody watches the bots move line by line.
    how.pace = Pace::default();
    let record = match wish {
        Wish::New(setting) => {
            if let Some(folder) = &how.folder {
                // Not to be able to remember a choice is no reason not to play.
                let _ = folder.choose(&setting);
            }
            setting.deal(args.deal.seed, random::fresh_seed)?
        }
        Wish::Saved(saved) => {
            how.saved = Some(saved.name);
            saved.record
        }
    };
    converse(&mut console, &record, how)
}

/// Plays one game in lines.
fn converse<I: io::BufRead, O: Write>(
    console: &mut Console<I, O>,
    record: &Record,
    how: LocalPlay,
) -> anyhow::Result<()> {
    let (tell, told) = channel();
    let again = how_to_play_again(record);
    let (kept_in, saves) = (how.record.clone(), how.folder.is_some());
    let texts = console.texts.clone();
    let tell = move |message| drop(tell.send(message));
    let source = local::open(record, how, texts.clone(), tell)?;
    let end = plain::play(console, &source, &told, RIVALS.len());
    let kept = source.leave();
    let end = end?;
    kept?;
    let mut out = output::coloured(Color::Never);
    for line in last_words(&texts, end, saves, kept_in, &again) {
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}

fn last_words(
    texts: &Texts,
    end: End,
    saves: bool,
    kept_in: Option<PathBuf>,
    again: &str,
) -> Vec<String> {
    let mut lines = Vec::new();
    if end == End::Left && saves {
        lines.push(say!(texts, "plain-saved"));
    }
    if let Some(path) = kept_in {
        lines.push(say!(texts, "plain-record", path = path.display().to_string()));
    }
    lines.push(say!(texts, "plain-again", command = again));
    lines
}

/// The command that deals the same again.
fn how_to_play_again(record: &Record) -> String {
    let seed = record.seed.map(|seed| seed.to_string()).unwrap_or_default();
    let mut command =
        format!("subibaja play {} --seats {} --seed {seed}", record.game, record.seats);
    for (name, value) in &record.options {
        command += &format!(" --option {name}={value}");
    }
    command
}

/// A viewer as asked for on a command line.
pub(crate) fn viewer(
    texts: &Texts,
    seat: Option<u8>,
    all: bool,
    seats: u8,
) -> anyhow::Result<rules::Viewer> {
    Ok(match seat {
        Some(_) if all => {
            bail!(say!(texts, "cli-wrong-together", argument = "--seat", other = "--all"))
        }
        Some(number) => rules::Viewer::Seat(args::seat(texts, number, seats)?),
        None if all => rules::Viewer::Everything,
        None => rules::Viewer::Spectator,
    })
}
