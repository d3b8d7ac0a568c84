//! The loop around the screens: keys, the mouse, the game and the clock come in, drawings go out.
//! The terminal is put back as it was on every way out, panics included.

use std::io::{self, Stdout};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use anyhow::Context as _;
use crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event as Input, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseButton, MouseEventKind,
};
use crossterm::style::Print;
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use players::Level;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Size;
use rules::{Seed, Viewer};
use texts::Texts;

use super::event::{Effect, Event, Key, OsSignal};
use super::menu::Menu;
use super::{Palette, Reel, Screen, Shelf, State, draw, signals, update};
use crate::film::Film;
use crate::folder::Folder;
use crate::habits::{Confirm, Habits};
use crate::hint::{self, Thinking};
use crate::join::{Link, join};
use crate::local::{self, LocalPlay};
use crate::scores;
use crate::setting::Setting;
use crate::shelf;
use crate::source::{Source, Told};

/// The levels that play the same deal afterwards.
pub(crate) const RIVALS: &[Level] = &[Level::Novice, Level::Steady, Level::Expert];

/// The exit status after a panic, as Rust programs have it.
const PANICKED: i32 = 101;

/// How often the screen moves while something is going on.
const TICK: Duration = Duration::from_millis(120);

/// Whoever has touched nothing for so long may look elsewhere.
const AWAY: Duration = Duration::from_secs(4);

/// What the screens begin with.
pub enum Begin {
    /// The menu.
    Menu,
    /// A new game.
    Play(Setting, Option<Seed>),
    /// A saved game, by its file's name.
    Resume(String),
    /// A record, looked at from the first position.
    Replay(Box<Film>, Viewer),
    /// A table of a server: whatever opens it.
    Join(Box<dyn FnOnce(Teller) -> anyhow::Result<Source>>),
}

/// What a source tells goes here.
pub type Teller = Box<dyn Fn(Told) + Send>;

/// All that the screens need from outside.
pub struct Startup {
    /// The language.
    pub texts: Texts,
    /// The colours.
    pub palette: Palette,
    /// When the person is asked before a turn is sent.
    pub confirm: Confirm,
    /// How tables run.
    pub local: LocalPlay,
    /// A seed that nobody can guess.
    pub fresh_seed: fn() -> anyhow::Result<Seed>,
    /// A key to a seat that nobody can guess.
    pub fresh_key: fn() -> anyhow::Result<String>,
}

/// Runs the screens until the person leaves.
pub fn run(setup: Startup, begin: Begin) -> anyhow::Result<()> {
    let mut screen = Guard::enter()?;
    // From here on a window that changes its size is heard of; before, it would go unnoticed.
    event::poll(Duration::ZERO).context("the keyboard")?;
    let size = screen.terminal.size().context("the terminal's size")?;
    let (events, received) = channel();
    listen(events.clone())?;
    signals::listen(events.clone())?;
    let mut runner = Runner { setup, events, source: None, hint: None, film: None };
    let first = runner.begin(begin, size)?;
    let left = runner.turn(first, &mut screen, &received);
    drop(screen);
    // After the terminal is back: what could not be kept is told on it.
    let kept = runner.source.take().map_or(Ok(()), Source::leave);
    if let Ok(Some(signal)) = left {
        // Whoever sent it sees that it was heeded.
        signals::end_by(signal);
    }
    left.map(drop).and(kept)
}

struct Runner {
    setup: Startup,
    events: Sender<Event>,
    source: Option<Source>,
    hint: Option<Thinking>,
    film: Option<Box<Film>>,
}

impl Runner {
    fn begin(&mut self, begin: Begin, size: Size) -> anyhow::Result<State> {
        let (texts, palette) = (self.setup.texts.clone(), self.setup.palette);
        let (confirm, pause) = (self.setup.confirm, self.setup.local.pace.pause());
        let state = |screen| State { confirm, pause, ..State::new(texts, palette, size, screen) };
        Ok(match begin {
            Begin::Menu => state(Screen::Menu(self.menu())),
            Begin::Play(setting, seed) => {
                let state = state(Screen::Menu(self.menu()));
                self.play(&setting, seed)?;
                state
            }
            Begin::Resume(name) => {
                let state = state(Screen::Menu(self.menu()));
                self.resume(&name)?;
                state
            }
            Begin::Replay(film, viewer) => {
                let reel = Reel::new(&film, viewer);
                self.film = Some(film);
                state(Screen::Reel(Box::new(reel)))
            }
            Begin::Join(open) => {
                let state = state(Screen::Menu(self.menu()));
                self.tell(Event::Opened(None));
                self.source = Some(open(self.teller())?);
                state
            }
        })
    }

    /// Until the person leaves, or a signal ends it: which.
    fn turn(
        &mut self,
        mut state: State,
        screen: &mut Guard,
        received: &Receiver<Event>,
    ) -> anyhow::Result<Option<i32>> {
        let mut touched = Instant::now();
        loop {
            screen.draw(&state).context("the terminal")?;
            let first = if state.is_busy() {
                match received.recv_timeout(TICK) {
                    Ok(event) => event,
                    Err(RecvTimeoutError::Timeout) => Event::Tick,
                    Err(RecvTimeoutError::Disconnected) => return Ok(None),
                }
            } else {
                let Ok(event) = received.recv() else { return Ok(None) };
                event
            };
            // Whatever else has come is taken too, before the screen is drawn again.
            for event in std::iter::once(first).chain(received.try_iter()) {
                if matches!(event, Event::Key(_) | Event::Click(..)) {
                    touched = Instant::now();
                }
                let signal = match event {
                    Event::Signal(OsSignal::Leave(signal)) => Some(signal),
                    _ => None,
                };
                for effect in update(&mut state, event) {
                    match effect {
                        Effect::Quit => return Ok(signal),
                        Effect::Suspend => screen.suspend().context("the terminal")?,
                        Effect::Redraw => screen.take().context("the terminal")?,
                        Effect::Turn(own) => {
                            Guard::call(own, touched.elapsed() > AWAY).context("the terminal")?;
                        }
                        effect => {
                            if let Err(error) = self.take(effect) {
                                self.tell(Event::Failed(format!("{error:#}")));
                            }
                        }
                    }
                }
            }
        }
    }

    fn tell(&self, event: Event) {
        // The receiver lives as long as the loop.
        let _ = self.events.send(event);
    }

    fn teller(&self) -> Teller {
        let events = self.events.clone();
        Box::new(move |told| drop(events.send(Event::Told(Box::new(told)))))
    }

    fn take(&mut self, effect: Effect) -> anyhow::Result<()> {
        match effect {
            // They are for the terminal.
            Effect::Quit | Effect::Suspend | Effect::Redraw | Effect::Turn(_) => {}
            Effect::Menu => {
                self.hint = None;
                if let Some(source) = self.source.take() {
                    source.leave()?;
                }
                self.tell(Event::Menu(self.menu()));
            }
            Effect::Play(setting, seed) => return self.play(&setting, seed),
            Effect::Resume(name) => return self.resume(&name),
            Effect::Command(command) => {
                self.hint = None;
                if let Some(source) = &self.source {
                    source.send(command);
                }
            }
            Effect::Hint(question) => {
                let events = self.events.clone();
                let view = question.view;
                self.hint = Some(hint::ask(*question, move |hint| {
                    drop(events.send(Event::Hinted(Box::new(view), Box::new(hint))));
                })?);
            }
            Effect::Scores => {
                let games = self.finished()?;
                let lines = scores::lines(&self.setup.texts, &scores::groups(&games));
                self.tell(Event::Scores(lines));
            }
            Effect::Hurry => self.setup.local.pace.hurry(),
            Effect::Pause(pause) => {
                self.setup.local.pace.set(pause);
                if let Some(folder) = &self.setup.local.folder {
                    // Not to be able to remember it is no reason not to play.
                    let _ = folder.keep_habits(&Habits { pace: pause, ..folder.habits() });
                }
            }
            Effect::Shelf => self.tell(Event::Shelf(self.shelf()?)),
            Effect::Replay(place) => {
                let games = self.finished()?;
                let record = games.iter().rev().nth(place).context("the game is gone")?;
                let film = Box::new(Film::new(record)?);
                let reel = Reel { from_shelf: true, ..Reel::new(&film, Viewer::Everything) };
                self.film = Some(film);
                self.tell(Event::Reel(Box::new(reel)));
            }
            Effect::Join(link, name) => {
                let link: Link = link.parse().map_err(|_| {
                    anyhow::anyhow!("{}", texts::say!(self.setup.texts, "join-wrong"))
                })?;
                let key = link.may_invite().then(|| self.key(&link)).transpose()?;
                self.tell(Event::Opened(None));
                let texts = self.setup.texts.clone();
                self.source = Some(join(link, key, name, texts, self.teller())?);
            }
            Effect::Forget(name) => {
                if let Some(folder) = &self.setup.local.folder {
                    folder.forget(&name);
                }
                self.tell(Event::Menu(self.menu()));
            }
            Effect::Seek(ply, viewer) => {
                if let Some(film) = &self.film {
                    let (view, event) = (film.view(ply, viewer), film.event(ply, viewer));
                    self.tell(Event::Position(ply, Box::new(view), Box::new(event)));
                }
            }
        }
        Ok(())
    }

    /// The finished games, oldest first.
    fn finished(&self) -> anyhow::Result<Vec<records::Record>> {
        self.setup.local.folder.as_ref().map_or(Ok(Vec::new()), Folder::games)
    }

    fn shelf(&self) -> anyhow::Result<Shelf> {
        let (texts, now) = (&self.setup.texts, SystemTime::now());
        let games = self.finished()?;
        let games = games.iter().rev().map(|game| shelf::finished(texts, game, now)).collect();
        Ok(Shelf { games, cursor: 0 })
    }

    /// The key that goes with an invitation: made here, and kept before it is used.
    fn key(&self, link: &Link) -> anyhow::Result<String> {
        let fresh = (self.setup.fresh_key)()?;
        match &self.setup.local.folder {
            Some(folder) => folder.key(link.table(), fresh),
            None => Ok(fresh),
        }
    }

    fn play(&mut self, setting: &Setting, seed: Option<Seed>) -> anyhow::Result<()> {
        if let Some(folder) = &self.setup.local.folder {
            // Not to be able to remember a choice is no reason not to play.
            let _ = folder.choose(setting);
        }
        let record = setting.deal(seed, self.setup.fresh_seed)?;
        self.open(&record, setting.clone(), None)
    }

    fn resume(&mut self, name: &str) -> anyhow::Result<()> {
        let folder = self.setup.local.folder.as_ref().context("there is no data folder")?;
        let saved = folder.saved().into_iter().find(|saved| saved.name == name);
        let record = saved.context("the saved game is gone")?.record;
        let setting = Setting::from_record(&record)?;
        self.open(&record, setting, Some(name.to_owned()))
    }

    fn open(
        &mut self,
        record: &records::Record,
        setting: Setting,
        saved: Option<String>,
    ) -> anyhow::Result<()> {
        if let Some(source) = self.source.take() {
            source.leave()?;
        }
        self.tell(Event::Opened(Some(setting)));
        let how = LocalPlay { saved, rivals: RIVALS, ..self.setup.local.clone() };
        self.source = Some(local::open(record, how, self.setup.texts.clone(), self.teller())?);
        Ok(())
    }

    fn menu(&self) -> Menu {
        let folder = self.setup.local.folder.as_ref();
        let saved = folder.map(Folder::saved).unwrap_or_default();
        let (texts, now) = (&self.setup.texts, SystemTime::now());
        let words = |saved: crate::folder::Saved| {
            let words = shelf::saved(texts, &saved, now);
            (saved.name, words)
        };
        let choice = |game| {
            let known = folder.and_then(|folder| folder.choice(Some(game)));
            known.unwrap_or_else(|| Setting::usual(game))
        };
        let last = folder.and_then(|folder| folder.choice(None)).map(|setting| setting.game);
        Menu::new(saved.into_iter().map(words).collect(), rules::Game::ALL.map(choice), last)
    }
}

/// Reads keys and the mouse on a thread of its own, for as long as the program runs.
fn listen(events: Sender<Event>) -> anyhow::Result<()> {
    thread::Builder::new().name("input".to_owned()).spawn(move || {
        while let Ok(input) = event::read() {
            let Some(event) = translate(&input) else { continue };
            if events.send(event).is_err() {
                return;
            }
        }
    })?;
    Ok(())
}

fn translate(input: &Input) -> Option<Event> {
    match input {
        Input::Key(key) if key.kind != KeyEventKind::Release => translate_key(key).map(Event::Key),
        Input::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Event::Click(mouse.column, mouse.row)),
            MouseEventKind::ScrollDown => Some(Event::Wheel(true)),
            MouseEventKind::ScrollUp => Some(Event::Wheel(false)),
            _ => None,
        },
        Input::Resize(width, height) => Some(Event::Resize(*width, *height)),
        _ => None,
    }
}

fn translate_key(key: &KeyEvent) -> Option<Key> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') => Some(Key::Interrupt),
            KeyCode::Char('z') => Some(Key::Suspend),
            _ => None,
        };
    }
    Some(match key.code {
        KeyCode::Char(c) => Key::Char(c),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Backspace | KeyCode::Delete => Key::Backspace,
        KeyCode::Tab | KeyCode::BackTab => Key::Tab,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::F(1) => Key::Help,
        _ => return None,
    })
}

/// The terminal while the screens have it.
struct Guard {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Guard {
    fn enter() -> anyhow::Result<Guard> {
        // A panic first gives the terminal back, so that its message can be read.
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            before(panic);
            // A screen without its table would wait for ever.
            if thread::current().name() != Some("main") {
                std::process::exit(PANICKED);
            }
        }));
        take_terminal().inspect_err(|_| restore()).context("the terminal")?;
        let terminal =
            Terminal::new(CrosstermBackend::new(io::stdout())).context("the terminal")?;
        Ok(Guard { terminal })
    }

    /// Gives the terminal back and stops; whoever continues the program finds it as it was.
    fn suspend(&mut self) -> io::Result<()> {
        restore();
        signals::stop();
        self.take()
    }

    /// Says in the window's title whose turn it is, and rings for whoever looks elsewhere.
    fn call(own: bool, rings: bool) -> io::Result<()> {
        let title = if own { "▸ Subibaja" } else { "Subibaja" };
        execute!(io::stdout(), SetTitle(title))?;
        if own && rings {
            execute!(io::stdout(), Print('\u{7}'))?;
        }
        Ok(())
    }

    /// Takes the terminal, and forgets what it may show. Not by `Terminal::clear`: that asks where the cursor is, and
    /// the answer would wait behind the next key.
    fn take(&mut self) -> io::Result<()> {
        take_terminal()?;
        execute!(io::stdout(), Clear(ClearType::All))?;
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }

    /// Draws all at once: terminals that know how never show half a screen.
    fn draw(&mut self, state: &State) -> io::Result<()> {
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| draw(state, frame))?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

fn take_terminal() -> io::Result<()> {
    enable_raw_mode()?;
    // The window's title is kept aside, and comes back with the terminal.
    execute!(io::stdout(), Print("\u{1b}[22;0t"), EnterAlternateScreen, EnableMouseCapture)
}

fn restore() {
    // There is nobody to tell if even this fails.
    let _ = disable_raw_mode();
    let _ = execute!(
        io::stdout(),
        EndSynchronizedUpdate,
        DisableMouseCapture,
        LeaveAlternateScreen,
        Print("\u{1b}[23;0t"),
        crossterm::cursor::Show
    );
}
