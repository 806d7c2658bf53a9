-- Answers left to the questions of the other side's turn, as JSON.
ALTER TABLE seats ADD COLUMN standing TEXT NOT NULL DEFAULT '{}';

-- What was told of an entry, as JSON; empty for entries of the first form.
ALTER TABLE entries ADD COLUMN told TEXT NOT NULL DEFAULT '';

-- Where a battle was continued under other rules than it was begun with: entries before are to be read, not replayed.
ALTER TABLE battles ADD COLUMN resumed INTEGER NOT NULL DEFAULT 0;

PRAGMA user_version = 2;
