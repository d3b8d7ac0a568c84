//! `subibaja rules`: the rules for people, in their language.

use std::process::ExitCode;

use rules::Game;
use texts::{Lang, Texts, say};

use crate::{args, output};

/// Print the rules of a game, or list the games
#[derive(clap::Args)]
#[command(after_help = "\
The language is that of LC_ALL, LC_MESSAGES or LANG, else English.
Examples:
  subibaja rules
  subibaja rules hormigas --lang es | less")]
pub(crate) struct Args {
    #[arg(value_parser = args::game(), hide_possible_values = true, help = args::which_game())]
    game: Option<Game>,
    #[command(flatten)]
    lang: args::LanguageArg,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let lang = args.lang.lang();
    match args.game {
        Some(game) => output::print(lang.rule_book(game))?,
        None => output::print(&list(lang))?,
    }
    Ok(ExitCode::SUCCESS)
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
