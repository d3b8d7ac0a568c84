//! The SQL that both databases understand, once. `$1`, `$2`, … appear in this order, so that SQLite
//! counts them as PostgreSQL does.

/// The columns of a summary, as [`crate::rows::summary`] reads them.
macro_rules! summary_columns {
    () => {
        "game, seats, free_seats, people, listed, phase, created_at, updated_at, info"
    };
}

/// The columns of a result, as [`crate::rows::result`] reads them.
macro_rules! result_columns {
    () => {
        "seq, game, seats, options, won, score, ended_at, details"
    };
}

/// A summary made of fewer entries never replaces one made of more. `needs_wake` is a column of old:
/// a table is loaded when somebody comes, and nothing is woken. It stays for servers of the version
/// before, which may write to the same database.
macro_rules! or_renew_summary {
    () => {
        " ON CONFLICT (table_no) DO UPDATE SET seq = excluded.seq, game = excluded.game, \
         seats = excluded.seats, free_seats = excluded.free_seats, people = excluded.people, \
         listed = excluded.listed, phase = excluded.phase, created_at = excluded.created_at, updated_at = excluded.updated_at, \
         info = excluded.info WHERE summaries.seq <= excluded.seq"
    };
}

pub(crate) const READ: &str = "SELECT seq, at, body FROM log \
     WHERE table_no = (SELECT no FROM tables WHERE id = $1) AND seq >= $2 ORDER BY seq";

pub(crate) const LOBBY: &str = concat!(
    "SELECT id, ",
    summary_columns!(),
    " FROM summaries JOIN tables ON no = table_no WHERE listed AND phase <> 'over' \
     ORDER BY created_at DESC, table_no DESC LIMIT $1"
);

pub(crate) const TABLES: &str = "SELECT id FROM tables \
     WHERE no > COALESCE((SELECT no FROM tables WHERE id = $1), 0) ORDER BY no LIMIT $2";

pub(crate) const RESULTS: &str = concat!(
    "SELECT id, ",
    result_columns!(),
    " FROM results JOIN tables ON no = table_no \
     ORDER BY ended_at DESC, table_no DESC, seq DESC LIMIT $1"
);

pub(crate) const STATISTICS: &str = "SELECT game, seats, options, COUNT(*), \
     COUNT(CASE WHEN won THEN 1 END), CAST(SUM(score) AS BIGINT), MIN(score), MAX(score) \
     FROM results GROUP BY game, seats, options ORDER BY game, seats, options";

pub(crate) const COUNT_TABLES: &str = "SELECT COUNT(*) FROM tables";

pub(crate) const COUNT_ENTRIES: &str = "SELECT COUNT(*) FROM log";

pub(crate) const TABLE_PAGE: &str = "SELECT no, id FROM tables WHERE no > $1 ORDER BY no LIMIT $2";

pub(crate) const ENTRY_PAGE: &str = "SELECT table_no, seq, at, body FROM log \
     WHERE (table_no, seq) > ($1, $2) ORDER BY table_no, seq LIMIT $3";

pub(crate) const SUMMARY_OF: &str = concat!(
    "SELECT id, ",
    summary_columns!(),
    ", seq FROM summaries JOIN tables ON no = table_no WHERE id = $1"
);

pub(crate) const RESULTS_OF: &str = concat!(
    "SELECT id, ",
    result_columns!(),
    " FROM results JOIN tables ON no = table_no WHERE id = $1 ORDER BY seq"
);

/// Tables where nothing has happened since, by number: the last number, id and phase of each.
pub(crate) const IDLE: &str = "SELECT no, id, phase FROM summaries JOIN tables ON no = table_no \
     WHERE no > $1 AND updated_at >= $2 AND updated_at < $3 ORDER BY no LIMIT $4";

pub(crate) const ADD_TABLE: &str = "INSERT INTO tables (no, id) VALUES ($1, $2)";

pub(crate) const NUMBER_OF: &str = "SELECT no FROM tables WHERE id = $1";

pub(crate) const DROP_ENTRIES: &str =
    "DELETE FROM log WHERE table_no = $1 AND seq > 1 AND seq <= $2";

pub(crate) const PUT_BODY: &str = "UPDATE log SET body = $1 WHERE table_no = $2 AND seq = $3";

pub(crate) const DROP_SUMMARY: &str = "DELETE FROM summaries WHERE table_no = $1";

pub(crate) const DROP_RESULTS: &str = "DELETE FROM results WHERE table_no = $1";

pub(crate) const PING: &str = "SELECT id FROM tables LIMIT 1";

pub(crate) const FORGET_RESULTS: &str = "DELETE FROM results WHERE table_no = $1 AND seq <= $2";

pub(crate) const PUT_RESULT: &str = concat!(
    "INSERT INTO results (table_no, ",
    result_columns!(),
    ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (table_no, seq) DO UPDATE SET \
     game = excluded.game, seats = excluded.seats, options = excluded.options, \
     won = excluded.won, score = excluded.score, ended_at = excluded.ended_at, \
     details = excluded.details"
);

/// What only SQLite is told: a row at a time costs it nothing.
pub(crate) mod sqlite {
    pub(crate) const NUMBER: &str = super::NUMBER_OF;

    /// Whether there is a log of ours at all.
    pub(crate) const IS_OURS: &str =
        "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name IN ('tables', 'log')";

    pub(crate) const CHECK_PAGES: &str = "PRAGMA quick_check(20)";

    pub(crate) const OPEN_TABLE: &str = "INSERT INTO tables (id, no) \
         SELECT $1, COALESCE(MAX(no), 0) + 1 FROM tables WHERE true ON CONFLICT DO NOTHING";

    pub(crate) const CLAIM: &str = "INSERT INTO log (table_no, seq, at, body) \
         SELECT $1, $2, $3, $4 WHERE $2 = 1 \
         OR EXISTS (SELECT 1 FROM log WHERE table_no = $1 AND seq = $2 - 1) ON CONFLICT DO NOTHING";

    /// Where the entry before is known to be there. Much cheaper: nothing is looked up first.
    pub(crate) const CLAIM_NEXT: &str = "INSERT INTO log (table_no, seq, at, body) \
         VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";

    pub(crate) const ADD: &str =
        "INSERT INTO log (table_no, seq, at, body) VALUES ($1, $2, $3, $4)";

    pub(crate) const PUT_SUMMARY: &str = concat!(
        "INSERT INTO summaries (needs_wake, table_no, seq, ",
        summary_columns!(),
        ") VALUES (false, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        or_renew_summary!()
    );
}

/// What only PostgreSQL is told: a statement is a round trip, so a batch is a few arrays.
pub(crate) mod postgres {
    /// Whether there is a log of ours at all.
    pub(crate) const IS_OURS: &str = "SELECT to_regclass('log') IS NOT NULL \
         AND to_regclass('tables') IS NOT NULL AND to_regclass('_sqlx_migrations') IS NOT NULL";

    /// The last step of the schema that was made.
    pub(crate) const SCHEMA: &str = "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations";

    pub(crate) const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

    /// Others may read, but nobody writes until it is over.
    pub(crate) const LOCK_ALL: &str =
        "LOCK TABLE tables, log, summaries, results IN EXCLUSIVE MODE";

    pub(crate) const ADD_TABLES: &str =
        "INSERT INTO tables (no, id) SELECT * FROM UNNEST($1::bigint[], $2::text[])";
    pub(crate) const NUMBERS: &str = "SELECT id, no FROM tables WHERE id = ANY($1)";

    /// The row of the first step of the schema, which every database has.
    pub(crate) const PROBE: &str =
        "UPDATE _sqlx_migrations SET success = success WHERE version = 1";

    /// Someone else may take the same numbers meanwhile: then nothing is inserted for them.
    pub(crate) const OPEN_TABLES: &str = "INSERT INTO tables (id, no) \
         SELECT id, (SELECT COALESCE(MAX(no), 0) FROM tables) + row_number() OVER () \
         FROM UNNEST($1::text[]) AS new (id) ON CONFLICT DO NOTHING";

    /// Of many tables what follows a number, each by a look into the index: the limit keeps the
    /// planner from reading the whole log instead.
    pub(crate) const READ_ON: &str = "SELECT id, seq, at, body \
         FROM UNNEST($1::text[], $2::bigint[]) AS wanted (id, first) CROSS JOIN LATERAL \
         (SELECT seq, at, body FROM log WHERE table_no = (SELECT no FROM tables \
         WHERE tables.id = wanted.id) AND seq >= first ORDER BY seq LIMIT $3) AS rest \
         ORDER BY id, seq";

    pub(crate) const CLAIM: &str = "INSERT INTO log (table_no, seq, at, body) \
         SELECT table_no, seq, at, body \
         FROM UNNEST($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) \
         AS new (table_no, seq, at, body) WHERE seq = 1 OR EXISTS \
         (SELECT 1 FROM log WHERE log.table_no = new.table_no AND log.seq = new.seq - 1) \
         ORDER BY table_no ON CONFLICT DO NOTHING RETURNING table_no";

    pub(crate) const ADD: &str = "INSERT INTO log (table_no, seq, at, body) \
         SELECT * FROM UNNEST($1::bigint[], $2::bigint[], $3::bigint[], $4::text[])";

    pub(crate) const PUT_SUMMARIES: &str = concat!(
        "INSERT INTO summaries (needs_wake, table_no, seq, ",
        summary_columns!(),
        ") SELECT false, * FROM UNNEST($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], \
         $5::bigint[], $6::bigint[], $7::boolean[], $8::text[], $9::bigint[], $10::bigint[], \
         $11::text[])",
        or_renew_summary!()
    );
}
