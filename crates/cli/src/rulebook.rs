//! `subibaja rules`: the rules for people, in their language.

use std::io::{self, IsTerminal as _, Write as _};
use std::process::{Command, ExitCode, Stdio};

use rules::Game;
use terminal::prose;
use texts::{Lang, Texts, say};

use crate::args;
use crate::output::{self, Color};

// Its help stands in the catalogue: see help.rs.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = args::game(), hide_possible_values = true, help = args::which_game())]
    game: Option<Game>,
    #[command(flatten)]
    lang: args::LanguageArg,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let lang = args.lang.lang();
    match args.game {
        Some(game) => read(lang.rule_book(game))?,
        None => output::print(&list(lang))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Shows a text for reading: with emphasis on a terminal, and with a pager where it is longer than that.
fn read(markdown: &str) -> anyhow::Result<()> {
    let size = prose::size().filter(|_| io::stdout().is_terminal());
    let (width, height) = size.unwrap_or((80, usize::MAX));
    let text = prose::styled(markdown, width);
    if text.lines().count() < height || !through_pager(&text) {
        let mut out = output::coloured(Color::Auto);
        out.write_all(text.as_bytes())?;
        out.flush()?;
    }
    Ok(())
}

/// Shows a text with the person's pager, or `less`; `false` where it can't be started.
fn through_pager(text: &str) -> bool {
    let chosen = std::env::var("PAGER").ok().filter(|pager| !pager.trim().is_empty());
    let pager = chosen.as_deref().unwrap_or("less -R");
    let mut words = pager.split_whitespace();
    let Some(program) = words.next() else { return false };
    let mut command = Command::new(program);
    command.args(words).stdin(Stdio::piped());
    // `less` shows emphasis only if told to.
    if std::env::var_os("LESS").is_none() {
        command.env("LESS", "-R");
    }
    let Ok(mut shown) = command.spawn() else { return false };
    if let Some(mut input) = shown.stdin.take() {
        // Whoever stops reading has read enough.
        let _ = input.write_all(text.as_bytes());
    }
    let _ = shown.wait();
    true
}

/// The games, each with how its text begins.
fn list(lang: Lang) -> String {
    let mut list = String::new();
    for game in Game::ALL {
        list += &format!("{} ({game})\n", game.title());
        // Beneath the title: for how many it is, then what it is about.
        for paragraph in lang.rule_book(game).split("\n\n").skip(1).take(2) {
            paragraph.lines().for_each(|line| list += &format!("  {line}\n"));
        }
        list.push('\n');
    }
    list + &say!(Texts::new(lang), "rules-of-a-game") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_names_every_game_and_fits_a_screen() {
        for lang in Lang::ALL {
            let list = list(lang);
            assert!(Game::ALL.iter().all(|game| list.contains(game.name())));
            assert!(list.lines().all(|line| line.chars().count() <= 80), "{list}");
            assert!(list.lines().count() <= 24, "{list}");
        }
    }
}
