//! The menu in lines: four games, and those in progress.

use std::io::{BufRead, Write};

use rules::Game;
use texts::{say, words};

use super::console::{Console, Typed};
use crate::folder::Saved;

/// What was chosen.
#[derive(Clone, PartialEq, Debug)]
pub enum Chosen {
    /// A new game.
    New(Game),
    /// A game in progress.
    Saved(Box<Saved>),
    /// Nothing.
    Leave,
}

/// Asks what to play.
pub fn choose<I: BufRead, O: Write>(
    console: &mut Console<I, O>,
    saved: &[Saved],
) -> anyhow::Result<Chosen> {
    let texts = console.texts.clone();
    for (number, game) in (1..).zip(Game::ALL) {
        console.print(&format!("{number}  {}", words::sentence(&texts, game)))?;
    }
    let newest = saved.first();
    if let Some(saved) = newest {
        let record = &saved.record;
        let game = words::game(&texts, record.game, record.seats, &record.options);
        let count = record.actions.len();
        console.print(&say!(texts, "plain-menu-saved", game = game, count = count))?;
    }
    console.print(&say!(texts, "plain-menu"))?;
    loop {
        let Typed::Words(words) = console.ask()? else { return Ok(Chosen::Leave) };
        let text = words.join(" ");
        if text.is_empty() || text == "quit" {
            return Ok(Chosen::Leave);
        }
        if let Some(saved) = newest.filter(|_| text == "c") {
            return Ok(Chosen::Saved(Box::new(saved.clone())));
        }
        let number = text.parse().ok().and_then(|n: usize| Game::ALL.get(n.checked_sub(1)?));
        match number.copied().or_else(|| text.parse().ok()) {
            Some(game) => return Ok(Chosen::New(game)),
            None => console.print(&say!(texts, "plain-menu-wrong"))?,
        }
    }
}
