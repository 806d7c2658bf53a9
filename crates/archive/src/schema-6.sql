-- Entries of all battles lie behind each other as they came: a commit of many battles writes few pages.
ALTER TABLE entries RENAME TO old_entries;
CREATE TABLE entries (
    place   INTEGER PRIMARY KEY,
    battle  TEXT NOT NULL,
    number  INTEGER NOT NULL,
    entry   TEXT NOT NULL,
    print   BLOB NOT NULL,
    asked   TEXT NOT NULL,
    told    TEXT NOT NULL,
    remark  TEXT NOT NULL,
    unseen  INTEGER NOT NULL,
    written INTEGER NOT NULL
);
INSERT INTO entries (battle, number, entry, print, asked, told, remark, unseen, written)
    SELECT battle, number, entry, print, asked, told, remark, unseen, written FROM old_entries ORDER BY battle, number;

-- Where the entries of a battle are. It is brought up to date from time to time, not for every entry, which would cost
-- more than the entry itself. The last entries are gone through one by one.
CREATE TABLE contents (
    battle TEXT NOT NULL REFERENCES battles (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    place  INTEGER NOT NULL,
    PRIMARY KEY (battle, number)
) WITHOUT ROWID;
INSERT INTO contents (battle, number, place) SELECT battle, number, place FROM entries ORDER BY battle, number;
CREATE TABLE listed (place INTEGER NOT NULL);
INSERT INTO listed (place) SELECT coalesce(max(place), 0) FROM entries;
DROP TABLE old_entries;

PRAGMA user_version = 6;
