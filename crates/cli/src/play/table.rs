//! A game at a table of one person and bots, who see only what their seats see.

use std::io::{BufRead, Write};

use records::{Record, Replay};
use rules::{
    Action, Actions, Event, Game, Position as _, Said, Seat, Sight as _, Signal, View, Viewer,
    hormigas,
};

use super::bots::Bots;
use super::lines::{Line, Lines};
use crate::{draw, words};

/// The table and who sits at it.
pub(super) struct Table<I, O> {
    /// The game so far.
    pub(super) record: Record,
    pub(super) replay: Replay,
    /// The person's seat.
    pub(super) you: Seat,
    /// Everyone else.
    pub(super) bots: Bots,
    pub(super) lines: Lines<I>,
    pub(super) out: O,
}

/// What an answer led to.
enum Answer {
    /// The game went on.
    Played,
    /// Nothing changed: ask again.
    Again,
    /// The person leaves.
    Quit,
}

impl<I: BufRead, O: Write> Table<I, O> {
    /// Plays until the game is over or the person leaves, and says what came out.
    pub(super) fn play(&mut self) -> anyhow::Result<()> {
        while !self.replay.state().is_over() {
            if self.legal().is_empty() {
                self.others_play()?;
                continue;
            }
            self.hear_all()?;
            if !self.ask()? {
                break;
            }
        }
        if self.replay.state().is_over() {
            write!(self.out, "\n{}", draw::draw(&self.view()))?;
        }
        let outcome = words::outcome(&self.replay.result(), self.replay.state());
        writeln!(self.out, "\n{}.", words::capital(&outcome))?;
        Ok(self.out.flush()?)
    }

    fn view(&self) -> View {
        self.replay.state().view(Viewer::Seat(self.you))
    }

    /// What the person may do now.
    fn legal(&self) -> Actions<Action> {
        let mut legal = Actions::new();
        self.view().legal(&mut legal);
        legal
    }

    /// The others' actions until the person is asked again, a line a turn.
    fn others_play(&mut self) -> anyhow::Result<()> {
        while let Some(seat) = self.replay.state().turn().filter(|seat| *seat != self.you) {
            self.talk();
            write!(self.out, "{}:", words::capital(&words::seat(seat)))?;
            let mut ends = Vec::new();
            while self.replay.state().turn() == Some(seat) && ends.is_empty() {
                let state = self.replay.state();
                let action = self.bots.act(seat, state, &self.record.signals);
                let Some(action) = action else { break };
                let token = action.to_string();
                write!(self.out, " {token}")?;
                ends.extend(self.act(&token).map_err(anyhow::Error::msg)?);
            }
            writeln!(self.out)?;
            ends.iter().try_for_each(|end| writeln!(self.out, "{end}"))?;
        }
        Ok(())
    }

    /// In a cooperative game, lets the bots signal before a turn begins.
    fn talk(&mut self) -> Vec<Said> {
        if !self.record.game.is_cooperative() {
            return Vec::new();
        }
        let said = self.bots.talk(self.replay.state(), &self.record.signals, self.replay.ply());
        self.record.signals.extend(&said);
        said
    }

    /// Shows the person what the bots say, a line a seat, when a turn or the game begins.
    fn hear_all(&mut self) -> anyhow::Result<()> {
        if self.in_mid_turn() {
            return Ok(());
        }
        let said = self.talk();
        for heard in said.chunk_by(|one, other| one.seat == other.seat) {
            let label = format!("{} says: ", words::capital(&words::seat(heard[0].seat)));
            write!(self.out, "{}", draw::list(&label, heard.iter().map(|said| said.signal)))?;
        }
        Ok(())
    }

    fn in_mid_turn(&self) -> bool {
        use rules::the_game::Phase;
        matches!(self.view(), View::TheGame(view)
            if matches!(view.board().phase(), Phase::Turn { done: 1.., .. }))
    }

    /// Takes an action, and says so if a round ended with it; else the reason why it can't be.
    fn act(&mut self, token: &str) -> Result<Option<String>, String> {
        let event = self.replay.play(token).map_err(|error| error.reason)?;
        self.bots.learn(&event);
        self.record.actions.push(token.to_owned());
        let Event::Hormigas(event) = event else { return Ok(None) };
        Ok(event.round_end().map(|end| words::round(end, self.record.seats)))
    }

    /// Shows the game and asks until something is played; `false` when the person leaves.
    fn ask(&mut self) -> anyhow::Result<bool> {
        write!(self.out, "\n{}", draw::draw(&self.view()))?;
        if self.between_rounds() {
            writeln!(self.out, "Enter deals the next round.")?;
        }
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let answer = match self.lines.next()? {
                Line::Text(text) => self.answer(&text)?,
                Line::TooLong => {
                    writeln!(self.out, "That line is too long. Type `help`.")?;
                    Answer::Again
                }
                Line::End => {
                    writeln!(self.out)?;
                    Answer::Quit
                }
            };
            match answer {
                Answer::Played => return Ok(true),
                Answer::Again => {}
                Answer::Quit => return Ok(false),
            }
        }
    }

    fn between_rounds(&self) -> bool {
        matches!(self.view(), View::Hormigas(view) if view.board().phase() == hormigas::Phase::Deal)
    }

    fn answer(&mut self, text: &str) -> anyhow::Result<Answer> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            [] if self.between_rounds() => return self.take_all(&["deal"]),
            [] => {}
            ["quit" | "exit"] => return Ok(Answer::Quit),
            ["help" | "?"] => write!(self.out, "{}", help(self.record.game))?,
            ["legal"] => {
                let legal = self.legal();
                write!(self.out, "{}", draw::list("", &legal))?;
            }
            ["show"] => write!(self.out, "{}", draw::draw(&self.view()))?,
            tokens => return self.take_all(tokens),
        }
        Ok(Answer::Again)
    }

    /// Takes actions one after the other, as long as they are legal and the person's.
    fn take_all(&mut self, tokens: &[&str]) -> anyhow::Result<Answer> {
        let mut answer = Answer::Again;
        for (i, token) in tokens.iter().enumerate() {
            if i > 0 && self.legal().is_empty() {
                writeln!(self.out, "Left out, as your turn is over: {}", tokens[i..].join(" "))?;
                break;
            }
            if self.record.game.is_cooperative()
                && let Ok(signal) = token.parse::<Signal>()
            {
                let said = Said { ply: self.replay.ply(), seat: self.you, signal };
                self.record.signals.push(said);
                writeln!(self.out, "You said {signal}.")?;
                continue;
            }
            match self.act(token) {
                Ok(end) => {
                    answer = Answer::Played;
                    end.iter().try_for_each(|end| writeln!(self.out, "{end}"))?;
                }
                Err(reason) => {
                    writeln!(self.out, "{}: {reason}.", token.escape_debug())?;
                    break;
                }
            }
        }
        Ok(answer)
    }
}

/// What can be typed.
fn help(game: Game) -> String {
    let tokens = match game {
        Game::TheGame | Game::AscensoDescenso => {
            "37@up1    place 37 on up1 (or up2, down1, down2)\n\
             end       end the turn\n\
             start@0   at the beginning: seat 1 starts (start@1: seat 2, and so on)\n\
             leave@up1 please leave it (or no-big-step, good, go-ahead); trouble; fine\n"
        }
        Game::FaceToFace => {
            "37@up        place 37 on your pile up (or down)\n\
             37@rival-up  place 37 on your rival's pile up (or rival-down)\n\
             end          end the turn\n"
        }
        Game::Hormigas => {
            "take@1      take the middle card at place 1 (or 2, 3)\n\
             put@5-left  put it with 5 cards to its left, then drop its left neighbour\n\
             refresh     first replace the three middle cards, if all lie face up\n\
             claim pass  say whether your hand is in order, where the table plays so\n\
             deal        deal the next round; Enter does it too\n"
        }
    };
    format!(
        "{tokens}\
         legal       list all you may do        show   draw the table again\n\
         help        this                       quit   leave the game\n\
         Several actions may stand on one line. The rules: subibaja rules {game}\n"
    )
}
