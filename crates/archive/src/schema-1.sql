CREATE TABLE packs (
    hash  BLOB PRIMARY KEY,
    bytes BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE battles (
    id           TEXT PRIMARY KEY,
    system       TEXT NOT NULL,
    rules        INTEGER NOT NULL,
    pack_id      TEXT NOT NULL,
    pack_version TEXT NOT NULL,
    pack_hash    BLOB NOT NULL,
    options      TEXT NOT NULL,
    seed         BLOB NOT NULL,
    commitment   BLOB NOT NULL,
    seating      TEXT NOT NULL,
    state        TEXT NOT NULL,
    asked        TEXT NOT NULL,
    created      INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE seats (
    battle     TEXT NOT NULL REFERENCES battles (id) ON DELETE CASCADE,
    viewer     TEXT NOT NULL,
    side       INTEGER,
    key        BLOB NOT NULL,
    invitation BLOB,
    taken      INTEGER NOT NULL,
    nonce      BLOB,
    PRIMARY KEY (battle, viewer)
) WITHOUT ROWID;

-- Which browser holds which seat.
CREATE TABLE holders (
    visitor BLOB NOT NULL,
    battle  TEXT NOT NULL,
    viewer  TEXT NOT NULL,
    PRIMARY KEY (visitor, battle, viewer),
    FOREIGN KEY (battle, viewer) REFERENCES seats (battle, viewer) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE entries (
    battle  TEXT NOT NULL REFERENCES battles (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    entry   TEXT NOT NULL,
    print   BLOB NOT NULL,
    asked   TEXT NOT NULL,
    written INTEGER NOT NULL,
    PRIMARY KEY (battle, number)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    battle   TEXT NOT NULL REFERENCES battles (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    position BLOB NOT NULL,
    PRIMARY KEY (battle, number)
) WITHOUT ROWID;

PRAGMA application_id = 0x67726f67;
PRAGMA user_version = 1;
