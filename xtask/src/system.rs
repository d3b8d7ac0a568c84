//! What the system has to provide, and how it gets it: by its package manager, by whoever may use it.

use crate::parts::Part;

/// Something that is not Rust's to build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    Node,
    Python,
    Postgresql,
    Nats,
    Chromium,
}

impl Need {
    #[cfg(test)]
    const ALL: [Need; 5] = [Need::Node, Need::Python, Need::Postgresql, Need::Nats, Need::Chromium];

    /// What is missing, and what for.
    fn is_missing(self) -> &'static str {
        match self {
            Need::Node => {
                "Node 20.19, 22.13, 24 or later with npm is missing: the page is built with it"
            }
            Need::Python => "Python 3 is missing: tests play against a bot written in it",
            Need::Postgresql => "PostgreSQL is missing: tests start a server of their own",
            Need::Nats => "NATS is missing: tests start a server of their own",
            Need::Chromium => "Chromium is missing: the page's tests drive a real browser",
        }
    }

    /// What helps where no package does.
    fn otherwise(self) -> &'static str {
        match self {
            Need::Node => "Newer versions than your system's are at https://nodejs.org.",
            Need::Python => "It is found as `python3` in PATH.",
            Need::Postgresql => "POSTGRES_BIN=/FOLDER names the folder of its programs.",
            Need::Nats => "NATS_SERVER=/PATH names its program.",
            Need::Chromium => "CHROMIUM=/PATH names another Chromium or Chrome.",
        }
    }

    /// The part of the tests that alone needs it.
    fn part(self) -> Option<Part> {
        match self {
            Need::Node | Need::Python => None,
            Need::Postgresql => Some(Part::Postgres),
            Need::Nats => Some(Part::Nats),
            Need::Chromium => Some(Part::Browser),
        }
    }
}

/// A package manager.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manager {
    Apt,
    Dnf,
    Pacman,
    Zypper,
    Apk,
    Brew,
}

impl Manager {
    const ALL: [Manager; 6] =
        [Manager::Apt, Manager::Dnf, Manager::Pacman, Manager::Zypper, Manager::Apk, Manager::Brew];

    fn program(self) -> &'static str {
        match self {
            Manager::Apt => "apt-get",
            Manager::Dnf => "dnf",
            Manager::Pacman => "pacman",
            Manager::Zypper => "zypper",
            Manager::Apk => "apk",
            Manager::Brew => "brew",
        }
    }

    /// This system's, by the programs that it has. Homebrew comes last: elsewhere than on a Mac it is
    /// the second one.
    pub(crate) fn of_system(is_there: impl Fn(&str) -> bool) -> Option<Manager> {
        Manager::ALL.into_iter().find(|manager| is_there(manager.program()))
    }

    /// The packages in which something comes, by their names there.
    fn packages(self, need: Need) -> &'static [&'static str] {
        use Manager::{Apk, Apt, Brew, Dnf, Pacman, Zypper};
        match (need, self) {
            (Need::Node, Apt | Pacman | Apk) => &["nodejs", "npm"],
            (Need::Node, Dnf) => &["nodejs", "nodejs-npm"],
            (Need::Node, Zypper) => &["nodejs-default", "npm-default"],
            (Need::Node, Brew) => &["node"],
            (Need::Python, Pacman | Brew) => &["python"],
            (Need::Python, _) => &["python3"],
            (Need::Postgresql, Apt | Pacman) => &["postgresql"],
            (Need::Postgresql, Dnf | Zypper) => &["postgresql-server"],
            // Root starts the server as another user, for which the one of BusyBox can't do.
            (Need::Postgresql, Apk) => &["postgresql", "postgresql-client", "setpriv"],
            (Need::Postgresql, Brew) => &["postgresql@17"],
            (Need::Nats, _) => &["nats-server"],
            (Need::Chromium, Brew) => &["--cask", "google-chrome"],
            (Need::Chromium, _) => &["chromium"],
        }
    }

    /// What is to be called, one after the other.
    fn commands(self, need: Need) -> Vec<Vec<String>> {
        let install: &[&str] = match self {
            Manager::Apt => &["install", "--yes", "--no-install-recommends"],
            Manager::Dnf => &["install", "--assumeyes"],
            Manager::Pacman => &["-S", "--needed", "--noconfirm"],
            Manager::Zypper => &["--non-interactive", "install"],
            Manager::Apk => &["add"],
            Manager::Brew => &["install"],
        };
        // A fresh machine has no lists of packages.
        let update: Option<&[&str]> = match self {
            Manager::Apt => Some(&["update", "--quiet"]),
            _ => None,
        };
        let install = [install, self.packages(need)].concat();
        let calls = update.into_iter().map(<[&str]>::to_vec).chain([install]);
        calls.map(|call| [&[self.program()], &call[..]].concat()).map(owned).collect()
    }
}

fn owned(words: Vec<&str>) -> Vec<String> {
    words.into_iter().map(str::to_owned).collect()
}

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct User {
    pub(crate) is_root: bool,
    pub(crate) has_sudo: bool,
    /// Sits at a terminal, and can be asked.
    pub(crate) answers: bool,
}

/// What is to be done about something that is missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Remedy {
    /// Call these: nobody minds.
    Install(Vec<Vec<String>>),
    /// Ask whether to call these; if not, the text says what to do.
    Ask(Vec<Vec<String>>, String),
    /// Only say what to do.
    Tell(String),
}

/// Who is root has given the machine to us, as in a container. Others are asked, and where nobody can
/// answer they are told.
pub(crate) fn remedy(need: Need, manager: Option<Manager>, user: User) -> Remedy {
    let Some(manager) = manager else {
        return Remedy::Tell(advice(need, "Install it with your system's packages."));
    };
    let mut commands = manager.commands(need);
    let as_root = manager != Manager::Brew;
    if as_root && user.is_root {
        return Remedy::Install(commands);
    }
    if as_root {
        for command in &mut commands {
            command.insert(0, "sudo".to_owned());
        }
    }
    let told = advice(need, &format!("Install it: {}", line(&commands)));
    // Homebrew does not run as root.
    let can = if as_root { user.has_sudo } else { !user.is_root };
    if can && user.answers { Remedy::Ask(commands, told) } else { Remedy::Tell(told) }
}

/// What is missing, what to do, and what else can be done.
pub(crate) fn advice(need: Need, install: &str) -> String {
    let without = need.part().map(|part| {
        format!(" To go without, leave that part out: cargo xtask test --without {}", part.name())
    });
    let without = without.unwrap_or_default();
    format!("{}.\n  {install}\n  {}{without}", need.is_missing(), need.otherwise())
}

/// Commands as one types them.
pub(crate) fn line(commands: &[Vec<String>]) -> String {
    commands.iter().map(|command| command.join(" ")).collect::<Vec<_>>().join(" && ")
}

/// Is the answer to "… [Y/n]" a yes?
pub(crate) fn is_yes(answer: &str) -> bool {
    matches!(answer.trim().to_lowercase().as_str(), "" | "y" | "yes")
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: User = User { is_root: true, has_sudo: false, answers: false };
    const PERSON: User = User { is_root: false, has_sudo: true, answers: true };

    #[test]
    fn a_system_is_known_by_its_programs() {
        let of = |programs: &[&str]| Manager::of_system(|program| programs.contains(&program));
        assert_eq!(of(&["apt-get", "brew"]), Some(Manager::Apt));
        assert_eq!(of(&["brew"]), Some(Manager::Brew));
        assert_eq!(of(&["dnf"]), Some(Manager::Dnf));
        assert_eq!(of(&["make"]), None);
    }

    #[test]
    fn every_manager_has_a_package_for_everything() {
        for manager in Manager::ALL {
            for need in Need::ALL {
                let commands = manager.commands(need);
                let last = commands.last().expect("a command");
                assert_eq!(last[0], manager.program());
                assert!(last.ends_with(&owned(manager.packages(need).to_vec())), "{last:?}");
            }
        }
        assert_eq!(
            line(&Manager::Apt.commands(Need::Postgresql)),
            "apt-get update --quiet && apt-get install --yes --no-install-recommends postgresql"
        );
        assert_eq!(
            line(&Manager::Brew.commands(Need::Chromium)),
            "brew install --cask google-chrome"
        );
    }

    #[test]
    fn root_installs_without_a_word() {
        for manager in Manager::ALL.into_iter().filter(|manager| *manager != Manager::Brew) {
            let remedy = remedy(Need::Chromium, Some(manager), ROOT);
            assert_eq!(remedy, Remedy::Install(manager.commands(Need::Chromium)));
        }
        // Homebrew refuses root.
        let told = remedy(Need::Chromium, Some(Manager::Brew), User { answers: true, ..ROOT });
        assert!(matches!(told, Remedy::Tell(_)), "{told:?}");
    }

    #[test]
    fn a_person_is_asked_before_anything_is_changed() {
        let asked = remedy(Need::Postgresql, Some(Manager::Dnf), PERSON);
        let Remedy::Ask(commands, told) = asked else { panic!("{asked:?}") };
        assert_eq!(line(&commands), "sudo dnf install --assumeyes postgresql-server");
        assert!(told.contains(&line(&commands)), "{told}");
        let asked = remedy(Need::Node, Some(Manager::Brew), PERSON);
        let Remedy::Ask(commands, _) = asked else { panic!("{asked:?}") };
        assert_eq!(line(&commands), "brew install node");
    }

    #[test]
    fn who_cannot_be_asked_is_told_all_that_helps() {
        for user in [User { answers: false, ..PERSON }, User { has_sudo: false, ..PERSON }] {
            let told = remedy(Need::Postgresql, Some(Manager::Zypper), user);
            let Remedy::Tell(told) = told else { panic!("{told:?}") };
            for part in ["sudo zypper", "postgresql-server", "POSTGRES_BIN", "--without postgres"] {
                assert!(told.contains(part), "{part}: {told}");
            }
        }
        let Remedy::Tell(told) = remedy(Need::Chromium, None, PERSON) else { panic!() };
        assert!(told.contains("CHROMIUM") && told.contains("--without browser"), "{told}");
        // What the page is built with can't be left out.
        let Remedy::Tell(told) = remedy(Need::Node, None, ROOT) else { panic!() };
        assert!(told.contains("nodejs.org") && !told.contains("--without"), "{told}");
    }

    #[test]
    fn enter_is_a_yes() {
        assert!(["", "\n", "y\n", "YES\n"].into_iter().all(is_yes));
        assert!(!["n", "no\n", "what?"].into_iter().any(is_yes));
    }
}
