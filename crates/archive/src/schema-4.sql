-- When a seat was taken, and the hash of the share of chance that came with its invitation: sent again, it is known again.
ALTER TABLE seats ADD COLUMN since INTEGER;
ALTER TABLE seats ADD COLUMN claimed BLOB;

-- Browsers are counted within a battle, so that people can be told of them; a browser that was turned out keeps its number.
ALTER TABLE holders ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
ALTER TABLE holders ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE holders ADD COLUMN turned_out INTEGER;
UPDATE holders SET
    number = (SELECT count(DISTINCT other.visitor) FROM holders other
              WHERE other.battle = holders.battle AND other.visitor <= holders.visitor),
    since = (SELECT created FROM battles WHERE id = holders.battle);
CREATE INDEX holders_by_battle ON holders (battle);

PRAGMA user_version = 4;
