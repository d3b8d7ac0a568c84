//! Line by line, for screen readers and pipes: what happens is printed, what one does is typed as
//! tokens. The games come from the same sources as those of the screens.

mod console;
pub mod draw;
mod lines;
mod menu;
mod replay;
mod speak;

use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::mpsc::Receiver;

use advice::{Added, Plan};
use rules::{Action, Family, Game, Said, Seat, Signal, Standing, View, Viewer, hormigas};
use texts::{say, words};

use crate::hint;
use crate::journal::Journal;
use crate::levels;
use crate::news::News;
use crate::prose;
use crate::scores::BestScore;
use crate::source::{Command, Ending, Happening, Help, Past, Sitter, Snapshot, Source, Told};
use console::Typed;
use speak::Speech;

pub use console::Console;
pub use menu::{Chosen, choose};
pub use replay::replay;

/// How a conversation about a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The game is over.
    Over,
    /// The person left before.
    Left,
    /// The person left before anybody had played.
    Unplayed,
}

/// A game in lines.
pub struct Play<'a, I, O> {
    console: &'a mut Console<I, O>,
    source: &'a Source,
    game: Game,
    plan: Plan,
    past: Past,
    standing: Option<Standing>,
    sitters: Vec<Sitter>,
    help: Help,
    news: News,
    journal: Journal,
    /// Was said what is played?
    is_titled: bool,
    /// Tokens of the line that are still to be taken.
    rest: VecDeque<String>,
    /// Something was sent, and what comes of it has not been told yet.
    waiting: bool,
    /// Results of bots that are still to come.
    awaited: usize,
}

/// What an answer led to.
enum Answer {
    /// Something was sent: wait for what comes of it.
    Sent,
    /// Nothing was: ask again.
    Again,
    Quit,
}

/// Plays a game that is told over a channel until it is over or left.
pub fn play<I: BufRead, O: Write>(
    console: &mut Console<I, O>,
    source: &Source,
    told: &Receiver<Told>,
    rivals: usize,
) -> anyhow::Result<End> {
    let Some(snapshot) = first_sight(console, told)? else { return Ok(End::Left) };
    let past = snapshot.steps.clone();
    let mut play = Play {
        console,
        source,
        game: snapshot.view.game(),
        plan: Plan::new(snapshot.view),
        past: Past::of(&snapshot),
        standing: snapshot.standing,
        sitters: snapshot.sitters,
        help: snapshot.help,
        news: News::default(),
        journal: Journal::default(),
        is_titled: false,
        rest: VecDeque::new(),
        waiting: false,
        awaited: rivals,
    };
    for step in &past {
        let seats = play.seats();
        play.journal.happened(&play.console.texts, play.game, seats, step);
    }
    play.run(told)
}

/// Waits for the first snapshot of the game; none if it goes before.
fn first_sight<I: BufRead, O: Write>(
    console: &mut Console<I, O>,
    told: &Receiver<Told>,
) -> anyhow::Result<Option<Box<Snapshot>>> {
    while let Ok(message) = told.recv() {
        match message {
            Told::Snapshot(snapshot) => return Ok(Some(snapshot)),
            Told::Note(note) => console.print(&note)?,
            Told::Gone(Some(reason)) => anyhow::bail!("{reason}"),
            Told::Gone(None) => break,
            _ => {}
        }
    }
    Ok(None)
}

impl<I: BufRead, O: Write> Play<'_, I, O> {
    fn run(&mut self, told: &Receiver<Told>) -> anyhow::Result<End> {
        while let Ok(message) = told.recv() {
            let answers = match &message {
                Told::Snapshot(_) | Told::Happened(..) | Told::Refused(_) => true,
                Told::Said(said) => self.viewer() == Viewer::Seat(said.seat),
                _ => false,
            };
            self.waiting &= !answers;
            match message {
                Told::Snapshot(snapshot) => {
                    self.plan = Plan::new(snapshot.view);
                    (self.past, self.standing) = (Past::of(&snapshot), snapshot.standing);
                    self.help = snapshot.help;
                    self.sitters = snapshot.sitters;
                }
                Told::Happened(event, view) => self.happened(&event, &view)?,
                Told::Said(said) => self.heard(said)?,
                Told::Standing(standing) => self.standing = Some(standing),
                Told::Thinking(_) => {}
                Told::Sitters(sitters) => self.sitters = sitters,
                // A question from before what was sent is answered by it.
                Told::Ask(_) if self.waiting => {}
                Told::Ask(seats) => {
                    if !self.asked(&seats)? {
                        return self.left();
                    }
                }
                Told::Refused(why) => {
                    self.plan.clear();
                    self.rest.clear();
                    let why = why.words(&self.console.texts);
                    self.console.print(&why)?;
                }
                Told::Over(ending) => {
                    self.over(&ending)?;
                    if self.awaited == 0 {
                        return Ok(End::Over);
                    }
                }
                Told::Rivals(level, result) => {
                    self.awaited = self.awaited.saturating_sub(1);
                    let texts = &self.console.texts;
                    if let Some(outcome) = result.and_then(|result| words::outcome(texts, &result))
                    {
                        let level = levels::name(texts, level);
                        self.console.print(&format!("  {level}: {outcome}."))?;
                    }
                    if self.awaited == 0 {
                        return Ok(End::Over);
                    }
                }
                Told::Note(note) => self.console.print(&note)?,
                Told::Gone(Some(reason)) => anyhow::bail!("{reason}"),
                Told::Gone(None) => break,
            }
        }
        self.left()
    }

    fn viewer(&self) -> Viewer {
        self.plan.table().viewer()
    }

    fn seats(&self) -> u8 {
        self.sitters.len() as u8
    }

    fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| **sitter == Sitter::Here).count()
    }

    fn happened(&mut self, step: &Happening, view: &View) -> anyhow::Result<()> {
        let before = self.plan.table().turn();
        let told = step.words(&self.console.texts, self.game, self.seats());
        self.journal.happened(&self.console.texts, self.game, self.seats(), step);
        self.past.add(step, self.game);
        self.plan = Plan::new(*view);
        let own = before.is_some_and(|seat| self.viewer() == Viewer::Seat(seat));
        // What one typed oneself need not be read again, but for what came of it.
        if !own || view.turn() != before {
            self.console.print(&format!("{told}."))?;
        }
        if own && view.turn() != before && !self.rest.is_empty() {
            let left: Vec<String> = self.rest.drain(..).collect();
            let text = say!(self.console.texts, "plain-left-out", tokens = left.join(" "));
            self.console.print(&text)?;
        }
        Ok(())
    }

    fn heard(&mut self, said: Said) -> anyhow::Result<()> {
        let own = self.viewer() == Viewer::Seat(said.seat);
        if !self.news.is_news(said) && !own {
            return Ok(());
        }
        let game = self.plan.view().game();
        let line = levels::said(&self.console.texts, game, self.viewer(), &self.sitters, said);
        self.journal.say(line.clone());
        self.console.print(&line)
    }

    /// One of these seats is to act; `false` when the person leaves.
    fn asked(&mut self, seats: &[Seat]) -> anyhow::Result<bool> {
        let here = |seat: &Seat| self.viewer() == Viewer::Seat(*seat);
        if !seats.iter().any(here) {
            return match seats.first() {
                Some(seat) => self.hand_over(*seat),
                None => Ok(true),
            };
        }
        if let Some(answer) = self.take_rest()? {
            self.waiting = true;
            return Ok(!matches!(answer, Answer::Quit));
        }
        self.show()?;
        loop {
            let answer = match self.console.ask()? {
                Typed::End => Answer::Quit,
                Typed::Words(words) => self.answer(words)?,
            };
            match answer {
                Answer::Sent => {
                    self.waiting = true;
                    return Ok(true);
                }
                Answer::Again => {}
                Answer::Quit => return Ok(false),
            }
        }
    }

    /// Lets another person sit down.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if self.people() > 1 {
            self.console.hide()?;
            let text = say!(self.console.texts, "plain-pass-on", seat = self.seat(seat));
            self.console.print(&text)?;
            match self.console.ask()? {
                Typed::Words(words) if words != ["quit"] => {}
                Typed::Words(_) | Typed::End => return Ok(false),
            }
        }
        self.source.send(Command::Look(Viewer::Seat(seat)));
        Ok(true)
    }

    fn seat(&self, seat: Seat) -> String {
        words::seat(&self.console.texts, seat)
    }

    fn show(&mut self) -> anyhow::Result<()> {
        writeln!(self.console.out)?;
        if !std::mem::replace(&mut self.is_titled, true) {
            let title = speak::title(&self.console.texts, self.plan.view());
            self.console.print(&title)?;
        }
        let view = *self.plan.view();
        self.speak(&view)?;
        if self.between_rounds() {
            let text = say!(self.console.texts, "plain-enter-deals");
            self.console.print(&text)?;
        }
        if !self.plan.actions().is_empty() {
            let tokens: Vec<String> = self.plan.actions().iter().map(Action::to_string).collect();
            let text = say!(self.console.texts, "plain-planned", tokens = tokens.join(" "));
            self.console.print(&text)?;
        }
        Ok(())
    }

    fn speak(&mut self, view: &View) -> anyhow::Result<()> {
        let speech = Speech {
            texts: &self.console.texts,
            view,
            sitters: &self.sitters,
            standing: self.standing.as_ref(),
            help: self.help,
        };
        for line in speech.lines() {
            self.console.print(&line)?;
        }
        Ok(())
    }

    fn between_rounds(&self) -> bool {
        matches!(self.plan.view(), View::Hormigas(view)
            if view.board().phase() == hormigas::Phase::Deal)
    }

    fn answer(&mut self, words: Vec<String>) -> anyhow::Result<Answer> {
        let parts: Vec<&str> = words.iter().map(String::as_str).collect();
        match parts.as_slice() {
            [] if self.between_rounds() => self.rest.push_back("deal".to_owned()),
            [] => return Ok(Answer::Again),
            ["quit" | "exit"] => return Ok(Answer::Quit),
            ["help"] => {
                let text = self.help();
                write!(self.console.out, "{text}")?;
                return Ok(Answer::Again);
            }
            ["legal"] if self.help < Help::Legal => {
                let text = say!(self.console.texts, "no-legal");
                self.console.print(&text)?;
                return Ok(Answer::Again);
            }
            ["legal"] => {
                write!(self.console.out, "{}", draw::list("", self.plan.legal()))?;
                return Ok(Answer::Again);
            }
            ["show"] => return self.show().map(|()| Answer::Again),
            ["hint" | "?"] => return self.hint().map(|()| Answer::Again),
            ["rules"] => {
                let book = self.console.texts.lang().rule_book(self.game);
                write!(self.console.out, "{}", prose::styled(book, draw::WIDTH))?;
                return Ok(Answer::Again);
            }
            ["log"] => return self.log().map(|()| Answer::Again),
            ["say", said @ ..] => {
                // `say leave up1` as well as `say leave@up1`.
                match said.join("@").parse::<Signal>() {
                    Ok(signal) if self.talks() => self.rest.push_back(signal.to_string()),
                    _ => {
                        let texts = &self.console.texts;
                        let text = if self.talks() {
                            say!(texts, "plain-say")
                        } else {
                            say!(texts, "refused-no-talk")
                        };
                        self.console.print(&text)?;
                        return Ok(Answer::Again);
                    }
                }
            }
            ["undo"] => return self.undo().map(|()| Answer::Again),
            ["look", number] => return self.look(number),
            _ => self.rest.extend(words),
        }
        Ok(self.take_rest()?.unwrap_or(Answer::Again))
    }

    /// Takes the tokens of a line one after the other, as long as they are legal; `None` where
    /// nothing was sent.
    fn take_rest(&mut self) -> anyhow::Result<Option<Answer>> {
        let mut planned = false;
        while let Some(token) = self.rest.pop_front() {
            if self.game.is_cooperative()
                && let Ok(signal) = token.parse::<Signal>()
            {
                self.source.send(Command::Say(signal));
                return Ok(Some(Answer::Sent));
            }
            let reason = match Action::parse(self.game, &token) {
                Err(_) => say!(self.console.texts, "plain-unknown", game = self.game.name()),
                Ok(action) => match self.plan.add(action) {
                    Ok(Added::Planned) => {
                        planned = true;
                        continue;
                    }
                    Ok(Added::Whole) => {
                        self.source.send(Command::Act(self.plan.actions().to_vec()));
                        return Ok(Some(Answer::Sent));
                    }
                    Err(why) => words::illegal(&self.console.texts, &why),
                },
            };
            self.console.print(&format!("{}: {reason}", token.escape_debug()))?;
            self.rest.clear();
        }
        if planned {
            self.show()?;
        }
        Ok(None)
    }

    /// What happened and was said, as far as it may be looked up.
    fn log(&mut self) -> anyhow::Result<()> {
        let moves = self.journal.moves(self.plan.table()).iter();
        let mut lines: Vec<String> = moves.map(|line| format!("{}.", line.text)).collect();
        lines.extend(self.journal.talk().iter().cloned());
        if lines.is_empty() {
            lines.push(say!(self.console.texts, "log-empty"));
        }
        lines.iter().try_for_each(|line| self.console.print(line))
    }

    /// Can anything be said here, and does anybody hear it?
    fn talks(&self) -> bool {
        self.game.is_cooperative() && self.sitters.len() > 1
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        if self.plan.take_back().is_some() {
            self.show()
        } else {
            let text = say!(self.console.texts, "nothing-to-take-back");
            self.console.print(&text)
        }
    }

    fn look(&mut self, number: &str) -> anyhow::Result<Answer> {
        let seat = number.parse::<u8>().ok().and_then(|n| Seat::new(n.checked_sub(1)?));
        let sits = |seat: &Seat| self.sitters.get(seat.index()) == Some(&Sitter::Here);
        match seat.filter(sits) {
            Some(seat) if self.plan.table().turn().is_none() => {
                Ok(if self.hand_over(seat)? { Answer::Sent } else { Answer::Quit })
            }
            _ => {
                let text = say!(self.console.texts, "plain-look");
                self.console.print(&text)?;
                Ok(Answer::Again)
            }
        }
    }

    fn hint(&mut self) -> anyhow::Result<()> {
        if self.help < Help::Hints {
            let text = say!(self.console.texts, "no-hints");
            return self.console.print(&text);
        }
        let hint = hint::wait(hint::Question {
            view: *self.plan.view(),
            past: self.past.clone(),
            standing: self.standing,
        })?;
        let text = words::hint(&self.console.texts, self.plan.view().game(), hint.as_ref());
        write!(self.console.out, "{}", draw::list("", text.split(' ')))?;
        Ok(())
    }

    fn help(&self) -> String {
        let texts = &self.console.texts;
        let tokens = match self.game.family() {
            Family::TheGame(_) => say!(texts, "plain-help-team"),
            Family::FaceToFace => say!(texts, "plain-help-duel"),
            Family::Hormigas => say!(texts, "plain-help-ants"),
        };
        let rest = say!(texts, "plain-help", game = self.game.title());
        format!("{tokens}\n{rest}\n")
    }

    fn over(&mut self, ending: &Ending) -> anyhow::Result<()> {
        let texts = self.console.texts.clone();
        writeln!(self.console.out)?;
        let view = *self.plan.table();
        self.speak(&view)?;
        if let Some(outcome) = words::outcome(&texts, &ending.result) {
            self.console.print(&format!("{}.", words::capital(&outcome)))?;
        }
        if let Some(best) = ending.best {
            self.console.print(&best_words(&texts, best))?;
        }
        if let Some(path) = &ending.kept {
            self.console.print(&say!(texts, "kept", path = path.as_str()))?;
        }
        if self.awaited > 0 {
            self.console.print(&say!(texts, "rivals"))?;
        }
        Ok(())
    }

    fn left(&mut self) -> anyhow::Result<End> {
        let texts = &self.console.texts;
        let outlook = words::outlook(texts, self.plan.table());
        let text = say!(texts, "plain-not-finished", what = outlook);
        self.console.print(&text)?;
        let unplayed = self.past.missed == 0 && self.past.events.is_empty();
        Ok(if unplayed { End::Unplayed } else { End::Left })
    }
}

/// The best so far in words.
pub(crate) fn best_words(texts: &texts::Texts, best: BestScore) -> String {
    match best {
        BestScore::Left(count) => say!(texts, "best-left", count = count),
        BestScore::Points(count) => say!(texts, "best-points", count = count),
        BestScore::Won(won, count) => say!(texts, "best-won", won = won, count = count),
    }
}
