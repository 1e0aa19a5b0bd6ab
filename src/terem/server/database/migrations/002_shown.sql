-- Lists say when everybody last saw something happen at a table. The time of its last line would betray secret ones:
-- standing orders, answers in a secret prompt, who moved within a second of silence.

ALTER TABLE tables ADD COLUMN shown BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET shown = touched;
DROP INDEX tables_public;
CREATE INDEX tables_shown ON tables (public, stage, shown);
