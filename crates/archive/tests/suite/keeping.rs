//! Storing battles and reading them back, and what must not happen.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use archive::{
    Archive, ArchiveFault, BattleId, BattleState, Head, KeyHash, ListedSeat, Moment, Seat, Seating, Snapshot,
    StoredBattle, Taking, Written,
};
use kernel::{Fingerprint, Nonce, PackMark, Seed, Side};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

fn battle(id: &str) -> StoredBattle {
    let seed = Seed::from_number(5);
    let pack = PackMark { id: "p".to_owned(), version: "1".to_owned(), hash: Fingerprint([7; 16]) };
    let head = Head {
        id: BattleId(id.to_owned()),
        system: "skirmish".to_owned(),
        rules: 3,
        pack,
        options: json!({ "open": true }),
        seed,
        commitment: seed.commitment(),
        seating: Seating::Two,
        state: BattleState::Waiting,
        asked: json!({ "side": "blue" }),
        hints: None,
        resumed: 0,
        created: Moment(1000),
        changed: Moment(1000),
    };
    let seat = |viewer: &str, side: Option<u8>, taken| Seat {
        viewer: viewer.to_owned(),
        side: side.map(Side::of),
        key: KeyHash::of(viewer),
        invitation: None,
        claimed: None,
        since: None,
        taken,
        nonce: (taken && side.is_some()).then_some(Nonce([1; 32])),
        standing: BTreeMap::new(),
        general: None,
        agreed: None,
    };
    let seats = vec![seat("onlooker", None, true), seat("blue", Some(1), false), seat("red", Some(0), true)];
    StoredBattle { head, seats, entries: Vec::new() }
}

fn entry(number: u32) -> Written {
    let asked = json!({ "after": number }).to_string();
    Written {
        number,
        entry: json!({ "order": number }).to_string(),
        print: Fingerprint([number as u8; 16]),
        asked,
        told: format!("[{number}]"),
        remark: if number % 2 == 1 { format!("{{\"after\":{number}}}") } else { String::new() },
        unseen: number % 3 == 2,
    }
}

fn name(id: &str) -> BattleId {
    BattleId(id.to_owned())
}

#[tokio::test]
async fn what_is_stored_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Archive::open(&folder.path().join("new/folder")).await.unwrap();
    archive.create(battle("a")).await.unwrap();
    let visitor = KeyHash::of("visitor");
    let taking = Taking { key: KeyHash::of("new"), nonce: Nonce([2; 32]), visitor: Some(visitor) };
    archive.take_seat(&name("a"), "blue", taking).await.unwrap();
    archive.begin(&name("a"), json!({ "side": "red" })).await.unwrap();
    archive.append(&name("a"), vec![entry(0)], false).await.unwrap();
    archive.append(&name("a"), vec![entry(1), entry(2)], false).await.unwrap();
    archive.keep_pack(Fingerprint([7; 16]), vec![1, 2, 3]).await.unwrap();
    archive.keep_snapshot(&name("a"), Snapshot { number: 2, position: vec![9] }).await.unwrap();
    archive.close().await;
    assert!(matches!(archive.finish(&name("a")).await, Err(ArchiveFault::Closed)));
    drop(archive);

    let archive = Archive::open(&folder.path().join("new/folder")).await.unwrap();
    let read = archive.load(&name("a")).await.unwrap().unwrap();
    assert_eq!(read.entries, [entry(0), entry(1), entry(2)]);
    assert_eq!((read.head.state, read.head.rules, read.head.seed), (BattleState::Running, 3, Seed::from_number(5)));
    assert_eq!((read.head.options, read.head.asked), (json!({ "open": true }), json!({ "after": 2 })));
    assert!(read.head.changed > read.head.created);
    let seats: Vec<_> = read.seats.iter().map(|seat| (seat.viewer.as_str(), seat.taken, seat.nonce)).collect();
    assert_eq!(
        seats,
        [("red", true, Some(Nonce([1; 32]))), ("blue", true, Some(Nonce([2; 32]))), ("onlooker", true, None)]
    );
    assert_eq!(read.seats[1].key, KeyHash::of("new"));
    assert_eq!(read.seats[1].invitation, Some(KeyHash::of("blue")));
    assert_eq!(archive.held(visitor).await.unwrap(), [(name("a"), "blue".to_owned())]);
    assert_eq!(archive.pack(Fingerprint([7; 16])).await.unwrap(), Some(vec![1, 2, 3]));
    assert_eq!(archive.snapshot(&name("a")).await.unwrap(), Some(Snapshot { number: 2, position: vec![9] }));
    archive.finish(&name("a")).await.unwrap();
    let listed = archive.list(10, None).await.unwrap().battles;
    let seat = |side: &str| ListedSeat { side: side.to_owned(), taken: true, general: None };
    assert_eq!(listed[0].seats, [seat("red"), seat("blue")]);
    assert_eq!(listed[0].head.state, BattleState::Over);
    assert!(archive.load(&name("none")).await.unwrap().is_none());
    archive.close().await;
}

#[tokio::test]
async fn what_only_one_side_sees_does_not_show_in_when_something_was_done_last() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Archive::open(folder.path()).await.unwrap();
    let (a, b) = (name("a"), name("b"));
    for id in ["a", "b"] {
        archive.create(battle(id)).await.unwrap();
    }
    let changed = async || {
        let listed = archive.list(10, None).await.unwrap().battles;
        let listed = |id: &BattleId| listed.iter().find(|it| it.head.id == *id).unwrap().head.changed;
        let read = archive.load_from(&a, u32::MAX).await.unwrap().unwrap().head.changed;
        assert_eq!(listed(&a), read, "the list and the battle alone say the same");
        tokio::time::sleep(Duration::from_millis(20)).await;
        [listed(&a), listed(&b)]
    };
    let unseen = |number: u32| Written { unseen: true, ..entry(number) };
    archive.append(&a, vec![unseen(0)], false).await.unwrap();
    assert_eq!(changed().await, [Moment(1000); 2], "nothing was seen since it was created");
    archive.append(&a, vec![entry(1)], false).await.unwrap();
    let first = changed().await;
    assert!(first[0] > Moment(1000));
    archive.append(&a, vec![unseen(2), unseen(3)], false).await.unwrap();
    // What arrives together is written together.
    let (one, other) =
        tokio::join!(archive.append(&a, vec![unseen(4)], false), archive.append(&b, vec![unseen(0), unseen(1)], false));
    one.and(other).unwrap();
    assert_eq!(changed().await, first);
    assert_eq!(archive.load(&a).await.unwrap().unwrap().head.asked, json!({ "after": 4 }));
    let (one, other) =
        tokio::join!(archive.append(&a, vec![unseen(5), entry(6)], false), archive.append(&b, vec![unseen(2)], false));
    one.and(other).unwrap();
    let last = changed().await;
    assert!(last[0] > first[0] && last[1] == first[1]);
    archive.close().await;
}

#[tokio::test]
async fn a_change_that_fails_leaves_nothing_and_harms_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Arc::new(Archive::open(folder.path()).await.unwrap());
    archive.create(battle("a")).await.unwrap();
    archive.append(&name("a"), vec![entry(0)], false).await.unwrap();
    let (a, none) = (name("a"), name("none"));
    let (double, good, unknown, half) = tokio::join!(
        archive.append(&a, vec![entry(0)], false),
        archive.append(&a, vec![entry(1)], false),
        archive.append(&none, vec![entry(0)], false),
        archive.append(&a, vec![entry(2), entry(1)], true),
    );
    assert!(matches!(double, Err(ArchiveFault::NotStored { .. })), "{double:?}");
    assert!(matches!(unknown, Err(ArchiveFault::NotStored { .. })), "{unknown:?}");
    assert!(matches!(half, Err(ArchiveFault::NotStored { .. })), "{half:?}");
    good.unwrap();
    let read = archive.load(&a).await.unwrap().unwrap();
    assert_eq!((read.entries.len(), read.head.state), (2, BattleState::Waiting));
    let take = |share| {
        let taking = Taking { key: KeyHash::of("x"), nonce: Nonce([share; 32]), visitor: None };
        archive.take_seat(&a, "blue", taking)
    };
    let (one, other) = tokio::join!(take(3), take(4));
    assert!(one.is_ok() && matches!(other, Err(ArchiveFault::SeatTaken)));
    archive.close().await;
}

#[tokio::test]
async fn answers_snapshots_and_other_rules_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Archive::open(folder.path()).await.unwrap();
    let a = name("a");
    archive.create(battle("a")).await.unwrap();
    archive.create(battle("b")).await.unwrap();
    archive.begin(&a, json!({})).await.unwrap();
    assert_eq!((archive.length(&a).await.unwrap(), archive.self_acting().await.unwrap()), (0, Vec::new()));
    let answers: BTreeMap<String, String> = [("oppose".to_owned(), "never".to_owned())].into();
    archive.leave_answers(&a, "red", answers.clone()).await.unwrap();
    assert_eq!(archive.self_acting().await.unwrap(), std::slice::from_ref(&a));
    for number in 0..6 {
        let snapshot = (number % 2 == 1).then(|| Snapshot { number: number + 1, position: vec![number as u8] });
        archive.append_with(&a, vec![entry(number)], false, snapshot).await.unwrap();
    }
    let read = archive.load_from(&a, 4).await.unwrap().unwrap();
    assert_eq!((&read.seats[0].standing, read.entries), (&answers, vec![entry(4), entry(5)]));
    assert_eq!((archive.entry(&a, 2).await.unwrap(), archive.entry(&a, 6).await.unwrap()), (Some(entry(2)), None));
    let at = |number| Snapshot { number, position: vec![number as u8 - 1] };
    assert_eq!(archive.snapshot(&a).await.unwrap(), Some(at(6)));
    assert_eq!(archive.snapshot_up_to(&a, 3).await.unwrap(), Some(at(2)));
    archive.revise(&a, 4).await.unwrap();
    assert_eq!(archive.length(&a).await.unwrap(), 6, "the same battle under other rules");
    archive.continue_from(&a, 5, 4, 5).await.unwrap();
    let read = archive.load(&a).await.unwrap().unwrap();
    assert_eq!((read.head.rules, read.head.resumed, read.entries.len()), (5, 4, 5));
    assert_eq!(archive.snapshot(&a).await.unwrap(), Some(at(4)));
    archive.close().await;
}

/// Entries are listed once there are some thousands: nobody who reads may notice.
#[tokio::test]
async fn entries_are_read_alike_before_and_after_they_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Archive::open(folder.path()).await.unwrap();
    let (a, b) = (name("a"), name("b"));
    for id in ["a", "b"] {
        archive.create(battle(id)).await.unwrap();
    }
    archive.append(&b, vec![entry(0)], false).await.unwrap();
    for first in (0..6000).step_by(500) {
        let more: Vec<Written> = (first..first + 500).map(entry).collect();
        archive.append(&a, more, false).await.unwrap();
        let last = first + 499;
        assert_eq!(archive.length(&a).await.unwrap(), last + 1);
        let read = archive.load_from(&a, first.saturating_sub(150)).await.unwrap().unwrap();
        assert_eq!(read.entries, (first.saturating_sub(150)..=last).map(entry).collect::<Vec<_>>());
        assert_eq!(read.head.asked, json!({ "after": last }));
        assert_eq!(archive.entry(&a, last).await.unwrap(), Some(entry(last)));
        assert_eq!(archive.remarks(&a).await.unwrap().len(), (last as usize).div_ceil(2));
        let double = archive.append(&a, vec![entry(last)], false).await;
        assert!(matches!(double, Err(ArchiveFault::NotStored { .. })), "{double:?}");
    }
    assert_eq!(archive.entry(&a, 7).await.unwrap(), Some(entry(7)));
    assert_eq!(archive.load(&b).await.unwrap().unwrap().entries, [entry(0)]);
    // Some of what is cut off was listed, and some was not.
    archive.continue_from(&a, 5, 0, 3000).await.unwrap();
    archive.append(&a, vec![entry(3000)], false).await.unwrap();
    archive.close().await;
    drop(archive);
    let archive = Archive::open(folder.path()).await.unwrap();
    assert_eq!(archive.load(&a).await.unwrap().unwrap().entries.len(), 3001);
    archive.close().await;
}

#[tokio::test]
async fn many_battles_are_written_together() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Arc::new(Archive::open(folder.path()).await.unwrap());
    let mut players = Vec::new();
    for player in 0..50 {
        let archive = Arc::clone(&archive);
        players.push(tokio::spawn(async move {
            let id = format!("battle-{player}");
            archive.create(battle(&id)).await.unwrap();
            for number in 0..20 {
                archive.append(&name(&id), vec![entry(number)], number == 19).await.unwrap();
            }
        }));
    }
    for player in players {
        player.await.unwrap();
    }
    let listed = archive.list(100, None).await.unwrap().battles;
    assert_eq!(listed.len(), 50);
    assert!(listed.iter().all(|battle| battle.head.state == BattleState::Over));
    archive.close().await;
}

#[tokio::test]
async fn bad_folders_and_files_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let fault = Archive::open(&file).await.unwrap_err();
    assert!(matches!(fault, ArchiveFault::Unwritable { .. }) && fault.to_string().contains("file"), "{fault}");

    let nonsense = folder.path().join("nonsense");
    std::fs::create_dir(&nonsense).unwrap();
    let text = "this is no database, however long it may be. ".repeat(100);
    std::fs::write(nonsense.join("grognard.sqlite"), &text).unwrap();
    let fault = Archive::open(&nonsense).await.unwrap_err();
    assert!(matches!(fault, ArchiveFault::NoArchive { .. }), "{fault}");
    assert!(fault.to_string().contains("grognard.sqlite is no archive of battles"), "{fault}");
    assert_eq!(std::fs::read_to_string(nonsense.join("grognard.sqlite")).unwrap(), text, "it is left as it was");

    let used = folder.path().join("used");
    let archive = Archive::open(&used).await.unwrap();
    assert!(matches!(Archive::open(&used).await, Err(ArchiveFault::InUse { .. })));
    archive.close().await;
    drop(archive);
    let newer = std::fs::read(used.join("grognard.sqlite")).unwrap();
    // The form of the file is kept in its header.
    let mut bytes = newer.clone();
    bytes[60..64].copy_from_slice(&99u32.to_be_bytes());
    std::fs::write(used.join("grognard.sqlite"), &bytes).unwrap();
    let fault = Archive::open(&used).await.unwrap_err();
    assert!(matches!(fault, ArchiveFault::Newer { found: 99, known: 7 }), "{fault}");
    let mut bytes = newer;
    bytes[68..72].copy_from_slice(&1u32.to_be_bytes());
    std::fs::write(used.join("grognard.sqlite"), &bytes).unwrap();
    let fault = Archive::open(&used).await.unwrap_err();
    assert!(fault.to_string().contains("belongs to another program"), "{fault}");
}

#[tokio::test]
async fn generals_and_what_they_were_after_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Archive::open(folder.path()).await.unwrap();
    let a = name("a");
    let mut against = battle("a");
    (against.seats[1].general, against.seats[1].nonce) = (Some("ensign".to_owned()), Some(Nonce([4; 32])));
    archive.create(against).await.unwrap();
    archive.begin(&a, json!({})).await.unwrap();
    assert_eq!(archive.self_acting().await.unwrap(), std::slice::from_ref(&a));
    let seats = archive.list(1, None).await.unwrap().battles.remove(0).seats;
    assert_eq!(seats[1], ListedSeat { side: "blue".to_owned(), taken: true, general: Some("ensign".to_owned()) });
    archive.append(&a, vec![entry(0), entry(1)], false).await.unwrap();
    let remarks: Vec<(u32, String)> = archive.remarks(&a).await.unwrap().into_iter().collect();
    assert_eq!(remarks, [(1, entry(1).remark)]);
    archive.engage(&a, "red", Some("marshal".to_owned())).await.unwrap();
    archive.agree(&a, "red", 4).await.unwrap();
    let taking = Taking { key: KeyHash::of("new"), nonce: Nonce([9; 32]), visitor: None };
    archive.take_seat(&a, "blue", taking).await.unwrap();
    let seats = archive.load(&a).await.unwrap().unwrap().seats;
    assert_eq!((seats[0].general.as_deref(), seats[0].agreed), (Some("marshal"), Some(4)));
    assert_eq!(
        (seats[1].general.as_deref(), seats[1].nonce),
        (None, Some(Nonce([4; 32]))),
        "the dice are cast already"
    );
    assert_eq!(archive.analysis(&a).await.unwrap(), None);
    archive.keep_analysis(&a, "[]".to_owned()).await.unwrap();
    assert_eq!(archive.analysis(&a).await.unwrap().as_deref(), Some("[]"));
    archive.close().await;
}

#[tokio::test]
async fn a_file_of_the_first_form_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let file = SqliteConnectOptions::new().filename(folder.path().join("grognard.sqlite")).create_if_missing(true);
    let mut old = file.connect().await.unwrap();
    let rows =
        "INSERT INTO battles VALUES ('a', 'skirmish', 1, 'p', '1', zeroblob(16), '{}', zeroblob(32), zeroblob(32),
                'alone', 'running', '{}', 5);
                INSERT INTO seats VALUES ('a', 'red', 0, zeroblob(32), NULL, 1, zeroblob(32));
                INSERT INTO entries VALUES ('a', 0, '{}', zeroblob(16), '{}', 6);";
    for text in [include_str!("../../src/schema-1.sql"), rows] {
        old.execute(sqlx::raw_sql(text)).await.unwrap();
    }
    old.close().await.unwrap();
    let archive = Archive::open(folder.path()).await.unwrap();
    let read = archive.load(&name("a")).await.unwrap().unwrap();
    assert_eq!((read.head.rules, read.head.resumed, read.entries.len()), (1, 0, 1));
    assert_eq!((read.entries[0].told.as_str(), read.entries[0].remark.as_str()), ("", ""));
    assert_eq!((read.seats[0].standing.len(), &read.seats[0].general), (0, &None));
    archive.append(&name("a"), vec![entry(1)], true).await.unwrap();
    archive.close().await;
}
