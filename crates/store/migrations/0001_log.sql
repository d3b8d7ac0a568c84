-- The truth. Runs on SQLite and PostgreSQL: only types and clauses that both know.

-- A table's number. Logs are kept by number, not by name: numbers grow, so the tables being played
-- stand side by side in the index, and a batch of moves touches few pages.
CREATE TABLE tables (
    no BIGINT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE
);

-- One row a numbered entry. The key is the arbiter between writers.
CREATE TABLE log (
    table_no BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_no, seq)
);
