-- Entries that only their own side sees: they do not count when everybody is told when something was done last.
ALTER TABLE entries ADD COLUMN unseen INTEGER NOT NULL DEFAULT 0;

PRAGMA user_version = 5;
