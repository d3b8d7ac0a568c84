//! `subibaja rules`: the rules for people, in their language.

use std::process::ExitCode;

use rules::Game;
use texts::Lang;

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

/// The texts of one game in all languages, as (Spanish, Portuguese, English).
macro_rules! texts {
    ($game:literal) => {
        (
            include_str!(concat!("../../../docs/rules/", $game, ".es.md")),
            include_str!(concat!("../../../docs/rules/", $game, ".pt.md")),
            include_str!(concat!("../../../docs/rules/", $game, ".en.md")),
        )
    };
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let lang = args.lang.lang();
    match args.game {
        Some(game) => output::print(text(game, lang))?,
        None => output::print(&list(lang))?,
    }
    Ok(ExitCode::SUCCESS)
}

fn text(game: Game, lang: Lang) -> &'static str {
    let (es, pt, en) = match game {
        Game::TheGame => texts!("the-game"),
        Game::AscensoDescenso => texts!("ascenso-descenso"),
        Game::FaceToFace => texts!("face-to-face"),
        Game::Hormigas => texts!("hormigas"),
    };
    match lang {
        Lang::Es => es,
        Lang::Pt => pt,
        Lang::En => en,
    }
}

/// The four games, each with how its text begins.
fn list(lang: Lang) -> String {
    let mut list = String::new();
    for game in Game::ALL {
        list += &format!("{} ({game})\n", game.title());
        // Beneath the title: for how many it is, then what it is about.
        for paragraph in text(game, lang).split("\n\n").skip(1).take(2) {
            paragraph.lines().for_each(|line| list += &format!("  {line}\n"));
        }
        list.push('\n');
    }
    let hint = match lang {
        Lang::Es => "Las reglas de un juego: subibaja rules the-game",
        Lang::Pt => "As regras de um jogo: subibaja rules the-game",
        Lang::En => "The rules of a game: subibaja rules the-game",
    };
    list + hint + "\n"
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
