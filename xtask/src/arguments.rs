//! What is asked for. Read by hand: a library would take longer to build than all else here, and a
//! newcomer waits for that before the first word.

use crate::parts::{Part, Without};

pub(crate) const USAGE: &str = "\
The project's two commands, and parts of them:

  cargo xtask run [ARGUMENT…]            build everything, serve the page and its tables
  cargo xtask test [--without PART,…]    formatting, lints, documentation, all tests
  cargo xtask deny                       only what may be built in: crates and packages
  cargo xtask chaos [--minutes N]        nodes, NATS and database break while people play
  cargo xtask page                       only the page, for a program that is built by cargo

Arguments after `run` go to `subibaja serve`: cargo xtask run --port 8080
Parts that `test` can do without: postgres (tests on a PostgreSQL server), nats (tests with NATS),
browser (tests in Chromium).
What is missing on this system is installed where that may be done, or you are told what to type.";

/// A command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Invocation {
    Help,
    Run(Vec<String>),
    Test(Without),
    Deny,
    /// For so many minutes.
    Chaos(u32),
    Page,
}

/// How long things break where nobody says it.
const CHAOS_MINUTES: u32 = 10;

const COMMANDS: [&str; 6] = ["run", "test", "deny", "page", "chaos", "help"];

/// What the arguments ask for; else what to write instead.
pub(crate) fn read(arguments: &[String]) -> Result<Invocation, String> {
    let Some((command, rest)) = arguments.split_first() else { return Ok(Invocation::Help) };
    let wants_help = |argument: &String| matches!(argument.as_str(), "--help" | "-h");
    if wants_help(command) || rest.iter().any(wants_help) {
        return Ok(Invocation::Help);
    }
    match command.as_str() {
        "help" => Ok(Invocation::Help),
        "run" => Ok(Invocation::Run(rest.to_vec())),
        "test" => without(rest).map(Invocation::Test),
        "chaos" => match rest {
            [] => Ok(Invocation::Chaos(CHAOS_MINUTES)),
            [flag, minutes] if flag == "--minutes" => match minutes.parse() {
                Ok(minutes) if minutes > 0 => Ok(Invocation::Chaos(minutes)),
                _ => Err(format!("`--minutes` needs a number, as in 10, so not `{minutes}`.")),
            },
            _ => Err("write `cargo xtask chaos --minutes 10`.".to_owned()),
        },
        "deny" => alone(command, rest, Invocation::Deny),
        "page" => alone(command, rest, Invocation::Page),
        other => Err(unknown(other)),
    }
}

/// A command that takes no arguments.
fn alone(command: &str, rest: &[String], asked: Invocation) -> Result<Invocation, String> {
    match rest {
        [] => Ok(asked),
        [other, ..] => {
            Err(format!("`cargo xtask {command}` takes no arguments, so not `{other}`."))
        }
    }
}

fn unknown(command: &str) -> String {
    let alike = |known: &&str| known.starts_with(command) || command.starts_with(*known);
    let meant = COMMANDS.into_iter().find(alike);
    let meant = meant.map(|known| format!(" Did you mean `cargo xtask {known}`?"));
    format!("there is no `{command}`.{}\n\n{USAGE}", meant.unwrap_or_default())
}

/// The parts that are to be left out: `--without postgres,browser`, also one after the other.
fn without(arguments: &[String]) -> Result<Without, String> {
    let mut without = Without::default();
    let mut arguments = arguments.iter().map(String::as_str);
    while let Some(argument) = arguments.next() {
        let names = match argument.split_once('=') {
            Some(("--without", names)) => Some(names),
            _ if argument == "--without" => arguments.next(),
            _ => return Err(not_for_test(argument)),
        };
        for name in names.unwrap_or_default().split(',') {
            without.insert(Part::of_name(name.trim()).ok_or_else(|| no_part(name.trim()))?);
        }
    }
    Ok(without)
}

fn no_part(name: &str) -> String {
    let known = Part::ALL.map(Part::name).join(",");
    let wrong = if name.is_empty() {
        "`--without` needs the name of a part".to_owned()
    } else {
        format!("there is no part `{name}`")
    };
    format!("{wrong}. All that can be left out: cargo xtask test --without {known}")
}

fn not_for_test(argument: &str) -> String {
    format!(
        "`cargo xtask test` checks everything, and does not know `{argument}`. \
         Parts are left out by `--without`; the tests of one crate, or those of one name, are cargo's: \
         cargo test -p subibaja-rules [NAME]"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> Result<Invocation, String> {
        read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn what_there_is_can_be_asked_for_in_any_way() {
        for line in ["", "help", "--help", "-h", "run --help", "test -h", "deny --help"] {
            assert_eq!(asked(line), Ok(Invocation::Help), "{line}");
        }
        for command in COMMANDS {
            assert!(USAGE.contains(&format!("cargo xtask {command}")) || command == "help");
        }
        for part in Part::ALL {
            assert!(USAGE.contains(part.name()), "{part:?}");
        }
    }

    #[test]
    fn arguments_of_run_are_the_servers() {
        let port = vec!["--port".to_owned(), "8080".to_owned()];
        assert_eq!(asked("run --port 8080"), Ok(Invocation::Run(port)));
        assert_eq!(asked("run"), Ok(Invocation::Run(Vec::new())));
        assert_eq!(asked("chaos"), Ok(Invocation::Chaos(CHAOS_MINUTES)));
        assert_eq!(asked("chaos --minutes 60"), Ok(Invocation::Chaos(60)));
    }

    #[test]
    fn parts_are_left_out_by_name() {
        let parts = |parts: &[Part]| Ok(Invocation::Test(parts.iter().copied().collect()));
        assert_eq!(asked("test"), parts(&[]));
        assert_eq!(asked("test --without postgres"), parts(&[Part::Postgres]));
        for line in [
            "test --without postgres,browser",
            "test --without=browser,postgres",
            "test --without postgres --without browser",
        ] {
            assert_eq!(asked(line), parts(&[Part::Postgres, Part::Browser]), "{line}");
        }
    }

    #[test]
    fn what_is_wrong_is_answered_with_what_is_right() {
        for (line, told) in [
            ("tests", "cargo xtask test"),
            ("te", "cargo xtask test"),
            ("build", "cargo xtask run"),
            ("test --without postgre", "--without postgres,nats,browser"),
            ("test --without", "--without postgres,nats,browser"),
            ("test --without postgres,", "--without postgres,nats,browser"),
            ("test -p subibaja-rules", "cargo test -p subibaja-rules"),
            ("deny everything", "takes no arguments"),
            ("chaos --minutes 0", "needs a number"),
            ("chaos 5", "chaos --minutes 10"),
        ] {
            let reason = asked(line).expect_err(line);
            assert!(reason.contains(told), "{line}: {reason}");
        }
        assert!(asked("tests").expect_err("a slip").contains("Did you mean `cargo xtask test`?"));
    }
}
