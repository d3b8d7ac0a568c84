-- Everything here can be made again from the log.

-- What the lobby knows of a table; `seq` is the last entry it was made of.
CREATE TABLE summaries (
    table_no BIGINT NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    free_seats BIGINT NOT NULL,
    people BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    phase TEXT NOT NULL,
    needs_wake BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    info TEXT NOT NULL
);

CREATE INDEX summaries_lobby ON summaries (created_at, table_no) WHERE listed AND phase <> 'over';
CREATE INDEX summaries_wake ON summaries (table_no) WHERE needs_wake AND phase = 'playing';

-- A finished game; `seq` is the entry that ended it, for a table may play more than one.
CREATE TABLE results (
    table_no BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    options TEXT NOT NULL,
    won BOOLEAN NOT NULL,
    score BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    details TEXT NOT NULL,
    PRIMARY KEY (table_no, seq)
);

CREATE INDEX results_newest ON results (ended_at, table_no, seq);
