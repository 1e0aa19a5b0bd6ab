-- Challenges that were answered by a passkey, for as long as they are good: an answer that was overheard opens nothing
-- a second time. Not worth a backup.

CREATE TABLE answered (
    challenge BYTEA PRIMARY KEY,
    until BIGINT NOT NULL
);
