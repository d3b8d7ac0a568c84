//! The schema, step by step: one folder of SQL texts that run on both databases.

/// Each step in order; the number of a step is its place, from 1. A step that was published is never
/// changed: a change is a new one.
pub(crate) const MIGRATIONS: [(&str, &str); 2] = [
    ("log", include_str!("../migrations/0001_log.sql")),
    ("derived", include_str!("../migrations/0002_derived.sql")),
];
