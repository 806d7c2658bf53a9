-- The level of the general that plays a seat; none if nobody but people do.
ALTER TABLE seats ADD COLUMN general TEXT;

-- The revision of the rules under which a seat wants to continue.
ALTER TABLE seats ADD COLUMN agreed INTEGER;

-- What a general was after, as JSON; empty for orders of people.
ALTER TABLE entries ADD COLUMN remark TEXT NOT NULL DEFAULT '';

-- How the chances stood over a finished battle, as JSON.
CREATE TABLE analyses (
    battle TEXT PRIMARY KEY REFERENCES battles (id) ON DELETE CASCADE,
    points TEXT NOT NULL
) WITHOUT ROWID;

PRAGMA user_version = 3;
