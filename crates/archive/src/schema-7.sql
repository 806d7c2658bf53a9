-- Whether the sides may ask what a general would do; null if nobody has said so.
ALTER TABLE battles ADD COLUMN hints INTEGER;

PRAGMA user_version = 7;
