//! The parts of the tests that need more than Rust and Node. They can be left out by name, where
//! that can't be had, and then it is said: nobody should believe that all was tried.

use std::collections::BTreeSet;

/// A part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Part {
    /// The store's and the server's tests on PostgreSQL.
    Postgres,
    /// The server's tests with a NATS server; all of them are on PostgreSQL too.
    Nats,
    /// The page's tests in a real browser.
    Browser,
}

/// The parts that are left out.
pub(crate) type Without = BTreeSet<Part>;

impl Part {
    pub(crate) const ALL: [Part; 3] = [Part::Postgres, Part::Nats, Part::Browser];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Part::Postgres => "postgres",
            Part::Nats => "nats",
            Part::Browser => "browser",
        }
    }

    pub(crate) fn of_name(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.name() == name)
    }

    fn is(self) -> &'static str {
        match self {
            Part::Postgres => "the tests on PostgreSQL",
            Part::Nats => "the tests with NATS",
            Part::Browser => "the page's tests in a browser",
        }
    }
}

/// How the workspace's tests are called. Those on PostgreSQL and with NATS have it in their names.
pub(crate) fn cargo_test(without: &Without) -> Vec<&'static str> {
    let mut arguments = vec!["test", "--workspace"];
    let named = [(Part::Postgres, "on_postgres"), (Part::Nats, "by_nats")];
    let mut skipped = named.iter().filter(|(part, _)| without.contains(part)).peekable();
    if skipped.peek().is_some() {
        arguments.push("--");
    }
    arguments.extend(skipped.flat_map(|(_, name)| ["--skip", *name]));
    arguments
}

/// The last word of a test that found no fault.
pub(crate) fn verdict(without: &Without) -> String {
    if without.is_empty() {
        return "Everything passed.".to_owned();
    }
    let left_out: Vec<&str> = without.iter().map(|part| part.is()).collect();
    format!(
        "What was tried passed. LEFT OUT: {}. A change lands when `cargo xtask test` passes with them.",
        left_out.join("; ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_is_tried_unless_something_is_left_out() {
        let nothing = Without::new();
        assert_eq!(cargo_test(&nothing), ["test", "--workspace"]);
        assert_eq!(verdict(&nothing), "Everything passed.");
    }

    #[test]
    fn what_is_left_out_is_named_at_the_end() {
        for part in Part::ALL {
            assert_eq!(Part::of_name(part.name()), Some(part));
            let verdict = verdict(&Without::from([part]));
            assert!(verdict.contains("LEFT OUT") && verdict.contains(part.is()), "{verdict}");
            assert!(!verdict.contains("Everything"), "{verdict}");
        }
        let postgres = cargo_test(&Without::from([Part::Postgres]));
        assert_eq!(postgres, ["test", "--workspace", "--", "--skip", "on_postgres"]);
        let both = cargo_test(&Without::from([Part::Postgres, Part::Nats]));
        assert_eq!(both[2..], ["--", "--skip", "on_postgres", "--skip", "by_nats"]);
        assert_eq!(cargo_test(&Without::from([Part::Nats]))[2..], ["--", "--skip", "by_nats"]);
        assert_eq!(cargo_test(&Without::from([Part::Browser])), ["test", "--workspace"]);
    }
}
