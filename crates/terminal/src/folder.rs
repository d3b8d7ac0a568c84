//! The data folder: games that were played, games in progress, the last choice.
//!
//! `games.jsonl` holds finished games as records, one a line, and only grows. `saved/` holds a file
//! for each game in progress: its table's log, or in former times its record. `choice.json` is the last
//! choice of the menu, and how the person likes to play. What can't be read is passed over: a broken line never keeps anyone from playing.

use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use etcetera::BaseStrategy as _;
use records::{Record, Records};
use rules::Game;
use serde_json::{Map, Value};
use tables::LocalLog;

use crate::habits::Habits;
use crate::save::{self, SaveFile};
use crate::setting::Setting;

/// The most games in progress that are kept; the oldest go first.
const MAX_SAVED: usize = 20;

/// How the files of saved games end.
const SAVED: &str = ".json";

/// The field of a record that says when it was finished, in seconds since 1970.
pub(crate) const PLAYED: &str = "played";

/// The data folder.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

/// A game in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved {
    /// The file's name.
    pub name: String,
    /// The game so far.
    pub record: Record,
    /// When it was last played.
    pub played: Option<SystemTime>,
}

impl Folder {
    /// The folder of `SUBIBAJA_DATA`, else the user's data folder; none where there is no home.
    pub fn find() -> Option<Folder> {
        let named = std::env::var_os("SUBIBAJA_DATA").filter(|path| !path.is_empty());
        let path = match named {
            Some(path) => PathBuf::from(path),
            None => etcetera::choose_base_strategy().ok()?.data_dir().join("subibaja"),
        };
        Some(Folder { path })
    }

    /// A folder by its path.
    pub fn at(path: impl Into<PathBuf>) -> Folder {
        Folder { path: path.into() }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The key for a seat at a server's table: the one that was made before, else a fresh one, which
    /// is kept first. Whoever can read it can play the seat.
    pub fn key(&self, table: &str, fresh: String) -> anyhow::Result<String> {
        anyhow::ensure!(
            table.bytes().all(|byte| byte.is_ascii_alphanumeric()),
            "{table:?} is no table: its id has letters and digits only"
        );
        let path = self.path.join("keys").join(table);
        if let Ok(key) = fs::read_to_string(&path) {
            return Ok(key.trim().to_owned());
        }
        let keep = || {
            fs::create_dir_all(self.path.join("keys"))?;
            let mut options = OpenOptions::new();
            options.write(true).create_new(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let mut file = options.open(&path)?;
            writeln!(file, "{fresh}")?;
            file.sync_all()
        };
        keep().with_context(|| path.display().to_string())?;
        Ok(fresh)
    }

    pub(crate) fn games_file(&self) -> PathBuf {
        self.path.join("games.jsonl")
    }

    /// All finished games, oldest first.
    pub fn games(&self) -> anyhow::Result<Vec<Record>> {
        let path = self.games_file();
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error).with_context(|| path.display().to_string()),
        };
        let records = Records::new(BufReader::new(file));
        Ok(records.filter_map(Result::ok).map(|numbered| numbered.record).collect())
    }

    /// Adds a finished game; where it stands.
    pub(crate) fn keep(&self, record: &Record) -> anyhow::Result<PathBuf> {
        let path = self.games_file();
        let write = || {
            fs::create_dir_all(&self.path)?;
            let mut file = OpenOptions::new().append(true).create(true).open(&path)?;
            let mut record = record.clone();
            record.more.insert(PLAYED.to_owned(), seconds().into());
            // One write: lines of two programs do not mix.
            file.write_all(format!("{}\n", record.to_json()).as_bytes())?;
            file.sync_data()
        };
        write().with_context(|| path.display().to_string())?;
        Ok(path)
    }

    fn saved_folder(&self) -> PathBuf {
        self.path.join("saved")
    }

    /// The games in progress in which somebody has played, newest first.
    pub fn saved(&self) -> Vec<Saved> {
        let saved = self.saved_names().into_iter().filter_map(|name| self.read_saved(name).ok());
        saved.filter(|saved| !saved.record.actions.is_empty()).collect()
    }

    /// The newest file of a game in progress that can't be read: which, and what is wrong with it.
    pub fn damaged(&self) -> Option<(PathBuf, anyhow::Error)> {
        self.saved_names().into_iter().find_map(|name| {
            let path = self.saved_folder().join(&name);
            self.read_saved(name).err().map(|error| (path, error))
        })
    }

    /// The files of games in progress, newest first.
    fn saved_names(&self) -> Vec<String> {
        let Ok(entries) = fs::read_dir(self.saved_folder()) else { return Vec::new() };
        let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
        let mut names: Vec<String> = names.filter(|name| name.ends_with(SAVED)).collect();
        names.sort_unstable_by(|a, b| b.cmp(a));
        names
    }

    fn read_saved(&self, name: String) -> anyhow::Result<Saved> {
        let text = fs::read_to_string(self.saved_folder().join(&name))?;
        // In former times a save was a record.
        let record = match Record::from_json(&text) {
            Ok(record) => record,
            Err(_) => save::read(&text)?.record().context("its moves don't fit its game")?,
        };
        Setting::from_record(&record)?;
        let played = fs::metadata(self.saved_folder().join(&name)).and_then(|data| data.modified());
        Ok(Saved { name, record, played: played.ok() })
    }

    /// Opens a game in progress to go on with it; `None` if it was saved as a record, in former times.
    pub(crate) fn open_save(&self, name: &str) -> anyhow::Result<Option<(SaveFile, LocalLog)>> {
        let path = self.saved_folder().join(name);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        if Record::from_json(&text).is_ok() {
            return Ok(None);
        }
        SaveFile::open(&path).map(Some).with_context(|| path.display().to_string())
    }

    /// Saves the log of a game in progress under its name, or a new one, which is given back.
    pub(crate) fn save(
        &self,
        name: Option<&str>,
        log: &LocalLog,
    ) -> anyhow::Result<(String, SaveFile)> {
        let folder = self.saved_folder();
        let is_new = name.is_none();
        let name = name.map_or_else(fresh_name, str::to_owned);
        let path = folder.join(&name);
        let write = || {
            fs::create_dir_all(&folder)?;
            SaveFile::create(&path, log)
        };
        let file = write().with_context(|| path.display().to_string())?;
        if is_new {
            for old in self.saved_names().iter().skip(MAX_SAVED) {
                self.forget(old);
            }
        }
        Ok((name, file))
    }

    /// Forgets a game in progress.
    pub fn forget(&self, name: &str) {
        let _ = fs::remove_file(self.saved_folder().join(name));
    }

    fn choices(&self) -> Map<String, Value> {
        let text = fs::read_to_string(self.path.join("choice.json")).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// What was last played, of all games or of one.
    pub fn choice(&self, game: Option<Game>) -> Option<Setting> {
        let choices = self.choices();
        let game = game.map_or_else(|| choices.get("last")?.as_str(), |game| Some(game.name()))?;
        Setting::from_json(choices.get(game)?)
    }

    /// How the person likes to play.
    pub fn habits(&self) -> Habits {
        let (choices, usual) = (self.choices(), Habits::default());
        let confirm = choices.get("confirm").cloned().and_then(|c| serde_json::from_value(c).ok());
        let pace = choices.get("pace").and_then(Value::as_u64).map(Duration::from_millis);
        Habits { confirm: confirm.unwrap_or(usual.confirm), pace: pace.unwrap_or(usual.pace) }
    }

    /// Remembers how the person likes to play.
    pub fn keep_habits(&self, habits: &Habits) -> anyhow::Result<()> {
        let mut choices = self.choices();
        choices.insert("confirm".to_owned(), habits.confirm.name().into());
        let pace = u64::try_from(habits.pace.as_millis()).unwrap_or(u64::MAX);
        choices.insert("pace".to_owned(), pace.into());
        self.keep_choices(choices)
    }

    /// Remembers a choice.
    pub fn choose(&self, setting: &Setting) -> anyhow::Result<()> {
        let mut choices = self.choices();
        choices.insert("last".to_owned(), setting.game.name().into());
        choices.insert(setting.game.name().to_owned(), setting.to_json());
        self.keep_choices(choices)
    }

    fn keep_choices(&self, choices: Map<String, Value>) -> anyhow::Result<()> {
        let path = self.path.join("choice.json");
        let write = || {
            fs::create_dir_all(&self.path)?;
            fs::write(&path, Value::Object(choices).to_string())
        };
        write().with_context(|| path.display().to_string())
    }
}

fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

/// A name that sorts by time and differs between programs.
fn fresh_name() -> String {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
    format!("{time:015}-{}{SAVED}", std::process::id())
}
