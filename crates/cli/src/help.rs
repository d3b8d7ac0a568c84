//! The help of the commands for those who play, and what is wrong with a command line, in their language. The tools for
//! records, hosts and the laboratory are in English, as their output is.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory as _};
use rules::Game;
use texts::{Lang, Texts, say};

use crate::{Cli, output};

/// The commands that speak the person's language: those with `--lang`.
pub(crate) const PLAYED: [&str; 6] = ["play", "join", "replay", "scores", "show", "rules"];

/// The language that a command line asks for, else that of the locale: known before the rest is read.
pub(crate) fn lang(args: impl IntoIterator<Item = OsString>) -> Lang {
    let mut args = args.into_iter().filter_map(|arg| arg.into_string().ok());
    let mut asked = None;
    while let Some(arg) = args.next() {
        match arg.strip_prefix("--lang") {
            Some("") => asked = args.next(),
            Some(rest) => asked = rest.strip_prefix('=').map(str::to_owned),
            None => {}
        }
    }
    asked.and_then(|code| code.parse().ok()).unwrap_or_else(Lang::from_environment)
}

/// The program with its help in a language.
pub(crate) fn command(texts: &Texts) -> Command {
    let mut command = Cli::command().about(say!(texts, "cli-about")).help_template(all(texts));
    let names: Vec<String> =
        command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| dressed(sub, &name, texts));
    }
    command.build();
    command.mut_subcommand("help", |help| help.about(say!(texts, "cli-help")))
}

/// All commands on one screen: the options that every program has need no lines of their own.
fn all(texts: &Texts) -> String {
    format!(
        "{{about}}\n{}: {{usage}}\n\n{}:\n{{subcommands}}\n\n{}\n{}: subibaja play the-game --seats 3",
        say!(texts, "cli-usage"),
        say!(texts, "cli-commands"),
        say!(texts, "cli-more"),
        say!(texts, "cli-example")
    )
}

fn dressed(command: Command, name: &str, texts: &Texts) -> Command {
    let command = match about(texts, name) {
        Some(about) => command.about(about),
        None => command,
    };
    if !PLAYED.contains(&name) {
        return command;
    }
    let usage = say!(texts, "cli-usage");
    let (options, arguments) = (say!(texts, "cli-options"), say!(texts, "cli-arguments"));
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    command
        .disable_help_flag(true)
        .arg(help)
        .help_template(format!(
            "{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .after_help(after(texts, name))
        .mut_args(|arg| {
            let heading = if arg.is_positional() { &arguments } else { &options };
            let help = explained(texts, name, arg.get_id().as_str()).unwrap_or_default();
            let arg = arg.help_heading(heading.clone()).help(help);
            let takes_value = arg.get_action().takes_values();
            arg.hide_default_value(takes_value).hide_possible_values(takes_value)
        })
}

/// What a command is for.
fn about(texts: &Texts, command: &str) -> Option<String> {
    Some(match command {
        "play" => say!(texts, "cli-play"),
        "join" => say!(texts, "cli-join"),
        "replay" => say!(texts, "cli-replay"),
        "scores" => say!(texts, "cli-scores"),
        "deal" => say!(texts, "cli-deal"),
        "check" => say!(texts, "cli-check"),
        "show" => say!(texts, "cli-show"),
        "trace" => say!(texts, "cli-trace"),
        "rules" => say!(texts, "cli-rules"),
        "solve" => say!(texts, "cli-solve"),
        "lab" => say!(texts, "cli-lab"),
        "serve" => say!(texts, "cli-serve"),
        "guard" => say!(texts, "cli-guard"),
        "bench" => say!(texts, "cli-bench"),
        _ => return None,
    })
}

/// What an argument of a command for those who play means.
fn explained(texts: &Texts, command: &str, argument: &str) -> Option<String> {
    Some(match (command, argument) {
        (_, "game") => say!(texts, "cli-arg-game", games = Game::ALL.map(Game::name).join(", ")),
        (_, "seats") => say!(texts, "cli-arg-seats"),
        (_, "seed") => say!(texts, "cli-arg-seed"),
        (_, "options") => say!(texts, "cli-arg-option"),
        ("play", "seat") => say!(texts, "cli-arg-seat"),
        (_, "seat") => say!(texts, "cli-arg-eyes"),
        (_, "bots") => say!(texts, "cli-arg-bots"),
        (_, "resume") => say!(texts, "cli-arg-resume"),
        ("play", "record") => say!(texts, "cli-arg-record"),
        (_, "record") => say!(texts, "cli-arg-number"),
        (_, "confirm") => say!(texts, "cli-arg-confirm"),
        (_, "pace") => say!(texts, "cli-arg-pace"),
        (_, "plain") => say!(texts, "cli-arg-plain"),
        (_, "lang") => {
            say!(texts, "cli-arg-lang", codes = Lang::ALL.map(Lang::code).join(", "))
        }
        (_, "color") => say!(texts, "cli-arg-color"),
        (_, "help") => say!(texts, "cli-arg-help"),
        (_, "link") => say!(texts, "cli-arg-link"),
        (_, "name") => say!(texts, "cli-arg-name"),
        (_, "folder") => say!(texts, "cli-arg-folder"),
        ("show", "file") => say!(texts, "cli-arg-input"),
        (_, "file") => say!(texts, "cli-arg-file"),
        (_, "all") => say!(texts, "cli-arg-all"),
        (_, "ply") => say!(texts, "cli-arg-ply"),
        _ => return None,
    })
}

/// What stands beneath the options: a word more, and examples.
fn after(texts: &Texts, command: &str) -> String {
    let (more, examples): (String, &[&str]) = match command {
        "play" => (
            say!(texts, "cli-play-after"),
            &["subibaja play the-game --seats 3 --bots expert --seed 7"],
        ),
        "join" => (
            say!(texts, "cli-join-after"),
            &["subibaja join 'http://127.0.0.1:8080/t/TABLE#INVITATION' --name Ana"],
        ),
        "scores" => (
            say!(texts, "cli-scores-after"),
            &["subibaja scores", "subibaja replay \"$(subibaja scores --folder)/games.jsonl\""],
        ),
        "replay" => (
            say!(texts, "cli-replay-after"),
            &[
                "subibaja replay games.jsonl --record 3 --seat 1",
                "subibaja replay games.jsonl --all",
            ],
        ),
        "rules" => (
            say!(texts, "cli-rules-after"),
            &["subibaja rules", "subibaja rules hormigas --lang es"],
        ),
        _ => (
            say!(texts, "cli-show-after"),
            &[
                "subibaja show games.jsonl --seat 2",
                "subibaja show games.jsonl --record 3 --ply 12 --all",
                "subibaja deal the-game --seed 7 | subibaja show --seat 1",
            ],
        ),
    };
    let heading =
        if examples.len() == 1 { say!(texts, "cli-example") } else { say!(texts, "cli-examples") };
    format!("{more}\n{heading}:\n  {}", examples.join("\n  "))
}

/// Says what is wrong with a command line, or shows the help that was asked for.
pub(crate) fn answer(texts: &Texts, error: &clap::Error) -> ExitCode {
    let asked = matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    if asked || texts.lang() == Lang::En {
        let _ = error.print();
        return if error.exit_code() == 0 { ExitCode::SUCCESS } else { output::WRONG.into() };
    }
    output::complain(&wrong(texts, error));
    output::WRONG.into()
}

/// What is wrong, and where there is help.
fn wrong(texts: &Texts, error: &clap::Error) -> String {
    let about = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let argument = about(ContextKind::InvalidArg);
    let what = match error.kind() {
        ErrorKind::UnknownArgument => say!(texts, "cli-wrong-argument", argument = argument),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if !argument.is_empty() => {
            let value = about(ContextKind::InvalidValue);
            say!(texts, "cli-wrong-value", argument = argument, value = value)
        }
        ErrorKind::MissingRequiredArgument => {
            say!(texts, "cli-wrong-missing", argument = argument)
        }
        ErrorKind::InvalidSubcommand => {
            let argument = about(ContextKind::InvalidSubcommand);
            say!(texts, "cli-wrong-command", argument = argument)
        }
        ErrorKind::ArgumentConflict => {
            let other = about(ContextKind::PriorArg);
            say!(texts, "cli-wrong-together", argument = argument, other = other)
        }
        _ => say!(texts, "cli-wrong-other"),
    };
    format!("{what}\n{}", say!(texts, "cli-see-help", command = "subibaja --help"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_argument_of_those_who_play_is_explained_in_every_language() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let command = command(&texts);
            for name in PLAYED {
                let sub = command.find_subcommand(name).expect("a command");
                assert!(sub.get_about().is_some(), "{lang} {name}");
                for arg in sub.get_arguments() {
                    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    assert!(!help.is_empty(), "{lang} {name} {}", arg.get_id());
                }
            }
        }
    }

    #[test]
    fn every_command_is_listed_in_every_language_on_one_screen() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let listed = command(&texts).render_help().to_string();
            assert!(listed.lines().count() <= 24, "{listed}");
            assert!(listed.lines().all(|line| line.chars().count() <= 80), "{listed}");
            if lang != Lang::En {
                for word in ["Usage", "Commands", "Options:", "Print", "Play a"] {
                    assert!(!listed.contains(word), "{word}: {listed}");
                }
            }
        }
    }

    #[test]
    fn what_is_wrong_is_said_in_the_language_asked_for() {
        let said = |args: &[&str]| {
            let lang = lang(args.iter().map(OsString::from));
            let texts = Texts::new(lang);
            let error = command(&texts).try_get_matches_from(args).expect_err("something wrong");
            wrong(&texts, &error)
        };
        let see = "\nAyuda: subibaja --help";
        assert_eq!(
            said(&["subibaja", "play", "--lang", "es", "--wings"]),
            format!("Aquí no existe --wings.{see}")
        );
        assert_eq!(
            said(&["subibaja", "rules", "chess", "--lang=es"]),
            format!("[GAME] no puede ser “chess”.{see}")
        );
    }

    #[test]
    fn the_language_is_known_before_the_rest_is_read() {
        let lang = |args: &[&str]| lang(args.iter().map(OsString::from));
        assert_eq!(lang(&["subibaja", "rules", "--lang", "pt"]), Lang::PtPt);
        assert_eq!(lang(&["subibaja", "--lang=es", "--nonsense"]), Lang::Es);
    }
}
