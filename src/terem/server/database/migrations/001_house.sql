-- What the house keeps. Both databases read this file: BYTEA and BIGINT mean the same to SQLite.

CREATE TABLE secrets (          -- keys of the house itself: cookies, links
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    crest TEXT NOT NULL,
    language TEXT NOT NULL,
    kind TEXT NOT NULL,         -- guest, bot
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    muted BIGINT NOT NULL       -- until then may not talk (milliseconds); 0: not muted
);

CREATE TABLE passkeys (
    id BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    public_key BYTEA NOT NULL,
    uses BIGINT NOT NULL
);
CREATE INDEX passkeys_by_person ON passkeys (person);

CREATE TABLE tokens (           -- of bot accounts; only a digest is kept
    digest BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL
);

CREATE TABLE components (       -- printed things by the digest of their data
    digest TEXT PRIMARY KEY,
    body BYTEA NOT NULL
);

CREATE TABLE tables (           -- what a list needs of a table; the log is the truth
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    public BIGINT NOT NULL,
    stage TEXT NOT NULL,        -- gathering, playing, adjourned, over, closed
    key BYTEA NOT NULL,         -- the draws follow from it; told to nobody before the end
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    wake BIGINT                 -- when something is due without anybody: a bot, a clock
);
CREATE INDEX tables_public ON tables (public, stage, touched);
CREATE INDEX tables_wake ON tables (wake);

CREATE TABLE log (              -- append-only; its key is the lock
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE sitting (          -- who sits where, to find one's tables again
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    reason TEXT NOT NULL,
    created BIGINT NOT NULL
);
