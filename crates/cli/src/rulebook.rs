//! `subibaja rules`: the rules for people, in their language.

use std::process::ExitCode;

use clap::ValueEnum;
use rules::Game;

use crate::{args, output};

/// Print the rules of a game, or list the games
#[derive(clap::Args)]
#[command(after_help = "\
The language is that of LC_ALL, LC_MESSAGES or LANG, else English.
Examples:
  subibaja rules
  subibaja rules hormigas --lang es | less")]
pub(crate) struct Args {
    /// Which game: the-game, ascenso-descenso, face-to-face or hormigas
    #[arg(value_parser = args::game(), hide_possible_values = true)]
    game: Option<Game>,
    /// The language
    #[arg(long)]
    lang: Option<Lang>,
}

/// A language of the rule texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Lang {
    Es,
    Pt,
    En,
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
    let lang = args.lang.unwrap_or_else(Lang::of_environment);
    match args.game {
        Some(game) => output::print(text(game, lang))?,
        None => output::print(&list(lang))?,
    }
    Ok(ExitCode::SUCCESS)
}

impl Lang {
    fn of_environment() -> Lang {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        locale.map_or(Lang::En, |locale| Lang::of_locale(&locale))
    }

    /// The language of a locale such as `es_UY.UTF-8`.
    fn of_locale(locale: &str) -> Lang {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Lang::from_str(language, true).unwrap_or(Lang::En)
    }
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
    fn the_language_is_the_locales() {
        for (locale, lang) in [
            ("es_UY.UTF-8", Lang::Es),
            ("pt-BR", Lang::Pt),
            ("PT", Lang::Pt),
            ("en_GB", Lang::En),
            ("C.UTF-8", Lang::En),
            ("de_DE", Lang::En),
        ] {
            assert_eq!(Lang::of_locale(locale), lang, "{locale}");
        }
    }

    #[test]
    fn the_list_names_every_game_and_fits_a_screen() {
        for lang in Lang::value_variants() {
            let list = list(*lang);
            assert!(Game::ALL.iter().all(|game| list.contains(game.name())));
            assert!(list.lines().all(|line| line.chars().count() <= 80), "{list}");
            assert!(list.lines().count() <= 24, "{list}");
        }
    }
}
