//! Full disks, damaged rows, curious neighbours, lost answers.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use archive::{
    Archive, ArchiveFault, BattleId, BattleState, Head, KeyHash, Moment, Seat, Seating, StoredBattle, Taking, Written,
};
use kernel::{Fingerprint, Nonce, PackMark, Seed, Side};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

fn battle(id: &str, created: i64) -> StoredBattle {
    let seed = Seed::from_number(5);
    let head = Head {
        id: BattleId(id.to_owned()),
        system: "skirmish".to_owned(),
        rules: 1,
        pack: PackMark { id: "p".to_owned(), version: "1".to_owned(), hash: Fingerprint([7; 16]) },
        options: json!({}),
        seed,
        commitment: seed.commitment(),
        seating: Seating::Two,
        state: BattleState::Running,
        asked: json!({}),
        hints: None,
        resumed: 0,
        created: Moment(created),
        changed: Moment(created),
    };
    let seat = |viewer: &str, side: u8, taken| Seat {
        viewer: viewer.to_owned(),
        side: Some(Side::of(side)),
        key: KeyHash::of(viewer),
        invitation: None,
        claimed: None,
        since: None,
        taken,
        nonce: None,
        standing: BTreeMap::new(),
        general: None,
        agreed: None,
    };
    StoredBattle { head, seats: vec![seat("red", 0, true), seat("blue", 1, false)], entries: Vec::new() }
}

fn entry(number: u32, size: usize) -> Written {
    let (asked, remark) = ("{}".to_owned(), String::new());
    Written {
        number,
        entry: "x".repeat(size),
        print: Fingerprint([1; 16]),
        asked,
        told: String::new(),
        remark,
        unseen: false,
    }
}

fn name(id: &str) -> BattleId {
    BattleId(id.to_owned())
}

/// Fills the archive until nothing more goes in; how many entries did.
async fn fill(archive: &Archive, id: &str) -> u32 {
    for number in 0..10_000 {
        match archive.append(&name(id), vec![entry(number, 3000)], false).await {
            Ok(()) => {}
            Err(ArchiveFault::Full { .. }) => return number,
            Err(other) => panic!("{other}"),
        }
    }
    panic!("it never was full");
}

/// Reads work, writes are refused again and again; nothing that was acknowledged is lost.
async fn is_full_but_readable(archive: &Archive, stored: u32) {
    for _ in 0..3 {
        let (one, other) = (name("a"), name("b"));
        let (first, second) = tokio::join!(
            archive.append(&one, vec![entry(stored, 3000)], false),
            archive.append(&other, vec![entry(0, 60_000)], false)
        );
        assert!(matches!(first, Err(ArchiveFault::Full { .. })), "{first:?}");
        assert!(matches!(second, Err(ArchiveFault::Full { .. })), "{second:?}");
        assert_eq!(archive.load(&one).await.unwrap().unwrap().entries.len() as u32, stored);
        assert_eq!(archive.list(10, None).await.unwrap().battles.len(), 2);
    }
}

#[tokio::test]
async fn a_full_archive_is_read_and_writes_resume_by_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Archive::open(folder.path()).await.unwrap();
    archive.create(battle("a", 1)).await.unwrap();
    archive.create(battle("b", 2)).await.unwrap();
    archive.bound(400 * 1024);
    let stored = fill(&archive, "a").await;
    assert!(stored > 10, "{stored}");
    is_full_but_readable(&archive, stored).await;
    archive.bound(u64::MAX);
    archive.append(&name("a"), vec![entry(stored, 3000)], false).await.unwrap();
    archive.append(&name("b"), vec![entry(0, 60_000)], true).await.unwrap();
    archive.close().await;
    drop(archive);
    let archive = Archive::open(folder.path()).await.unwrap();
    assert_eq!(archive.load(&name("a")).await.unwrap().unwrap().entries.len() as u32, stored + 1);
    archive.close().await;
}

#[tokio::test]
async fn a_small_change_finds_room_beside_a_large_one_that_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Archive::open(folder.path()).await.unwrap();
    archive.create(battle("a", 1)).await.unwrap();
    archive.create(battle("b", 2)).await.unwrap();
    archive.bound(400 * 1024);
    let (a, b) = (name("a"), name("b"));
    for number in 0..5 {
        let (small, large) = tokio::join!(
            archive.append(&a, vec![entry(number, 10)], false),
            archive.append(&b, vec![entry(0, 1_000_000)], false)
        );
        small.unwrap();
        assert!(matches!(large, Err(ArchiveFault::Full { .. })), "{large:?}");
    }
    archive.close().await;
}

/// A small file system of its own; none where nobody may mount one.
struct Disk<'a>(&'a Path);

impl<'a> Disk<'a> {
    fn mounted(folder: &'a Path) -> Option<Self> {
        let size = ["-t", "tmpfs", "-o", "size=600k", "tmpfs"];
        let mounted = Command::new("mount").args(size).arg(folder).output().is_ok_and(|it| it.status.success());
        mounted.then_some(Disk(folder))
    }
}

impl Drop for Disk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0).output();
    }
}

/// On a disk that is really full. Where none can be mounted the test before this one has to do.
#[tokio::test]
async fn a_disk_that_was_really_full_is_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = Disk::mounted(folder.path()) else { return };
    let archive = Archive::open(disk.0).await.unwrap();
    archive.create(battle("a", 1)).await.unwrap();
    archive.create(battle("b", 2)).await.unwrap();
    let ballast = disk.0.join("ballast");
    std::fs::write(&ballast, vec![1; 200_000]).unwrap();
    let stored = fill(&archive, "a").await;
    is_full_but_readable(&archive, stored).await;
    std::fs::remove_file(&ballast).unwrap();
    archive.append(&name("a"), vec![entry(stored, 3000)], false).await.unwrap();
    assert_eq!(archive.load(&name("a")).await.unwrap().unwrap().entries.len() as u32, stored + 1);
    archive.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn files_are_private_in_a_folder_that_was_there() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o755)).unwrap();
    let mode = |name: &str| std::fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777;
    let archive = Archive::open(folder.path()).await.unwrap();
    archive.create(battle("a", 1)).await.unwrap();
    for name in ["grognard.sqlite", "grognard.sqlite-wal", "grognard.sqlite-shm", "lock"] {
        assert_eq!(mode(name), 0o600, "{name}");
    }
    archive.close().await;
    drop(archive);
    for name in ["grognard.sqlite", "lock"] {
        std::fs::set_permissions(folder.path().join(name), PermissionsExt::from_mode(0o644)).unwrap();
    }
    Archive::open(folder.path()).await.unwrap().close().await;
    assert_eq!((mode("grognard.sqlite"), mode("lock")), (0o600, 0o600), "of an older program");
}

#[tokio::test]
async fn a_damaged_battle_is_named_and_the_others_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Archive::open(folder.path()).await.unwrap();
    for (id, created) in [("a", 1), ("b", 2), ("c", 3), ("d", 4)] {
        archive.create(battle(id, created)).await.unwrap();
    }
    let file = SqliteConnectOptions::new().filename(folder.path().join("grognard.sqlite"));
    let mut connection = file.connect().await.unwrap();
    connection.execute("UPDATE battles SET pack_hash = x'00' WHERE id = 'b'").await.unwrap();
    connection.execute("UPDATE battles SET options = '{' WHERE id = 'c'").await.unwrap();
    connection.close().await.unwrap();
    let listing = archive.list(10, None).await.unwrap();
    assert_eq!(listing.battles.iter().map(|it| it.head.id.0.as_str()).collect::<Vec<_>>(), ["d", "a"]);
    assert_eq!(listing.damaged, [name("c"), name("b")]);
    archive.close().await;
}

#[tokio::test]
async fn ones_own_battles_are_always_listed() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Archive::open(folder.path()).await.unwrap();
    for number in 0..30 {
        archive.create(battle(&number.to_string(), number)).await.unwrap();
    }
    let (mine, other) = (KeyHash::of("me"), KeyHash::of("another"));
    for id in ["3", "28"] {
        archive.hold(mine, &name(id), "red").await.unwrap();
    }
    archive.hold(other, &name("4"), "red").await.unwrap();
    let listing = archive.list(5, Some(mine)).await.unwrap();
    let ids: Vec<_> = listing.battles.iter().map(|it| it.head.id.0.as_str()).collect();
    assert_eq!(ids, ["29", "28", "27", "26", "25", "3"]);
    archive.rekey(&name("3"), "red", KeyHash::of("new"), Some(other)).await.unwrap();
    assert_eq!(archive.list(5, Some(mine)).await.unwrap().battles.len(), 5, "he was turned out");
    archive.close().await;
}

#[tokio::test]
async fn browsers_are_counted_and_turned_out() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Archive::open(folder.path()).await.unwrap();
    let a = name("a");
    archive.create(battle("a", 1)).await.unwrap();
    let [one, two, three] = ["one", "two", "three"].map(KeyHash::of);
    archive.hold(one, &a, "red").await.unwrap();
    archive.hold(two, &a, "red").await.unwrap();
    archive.hold(one, &a, "blue").await.unwrap();
    archive.hold(two, &a, "red").await.unwrap();
    let known = |holders: Vec<archive::Holder>| {
        let out = |it: &archive::Holder| (it.number, it.viewer.clone(), it.turned_out.is_some());
        holders.iter().map(out).collect::<Vec<_>>()
    };
    let row = |number, viewer: &str, out| (number, viewer.to_owned(), out);
    let holders = known(archive.holders(&a).await.unwrap());
    assert_eq!(holders, [row(1, "blue", false), row(1, "red", false), row(2, "red", false)]);
    archive.rekey(&a, "red", KeyHash::of("new"), Some(two)).await.unwrap();
    archive.hold(three, &a, "red").await.unwrap();
    let holders = known(archive.holders(&a).await.unwrap());
    let left = [row(1, "blue", false), row(1, "red", true), row(2, "red", false), row(3, "red", false)];
    assert_eq!(holders, left);
    assert_eq!(archive.held_in(one, &a).await.unwrap(), ["blue"]);
    archive.hold(one, &a, "red").await.unwrap();
    assert_eq!(archive.held_in(one, &a).await.unwrap(), ["blue", "red"], "he has come back with the new key");
    archive.close().await;
}

#[tokio::test]
async fn an_invitation_whose_answer_was_lost_works_again_for_whoever_sent_it() {
    let folder = tempfile::tempdir().unwrap();
    let archive = Archive::open(folder.path()).await.unwrap();
    let a = name("a");
    archive.create(battle("a", 1)).await.unwrap();
    let taking = |key: &str, share| Taking { key: KeyHash::of(key), nonce: Nonce([share; 32]), visitor: None };
    archive.take_seat(&a, "blue", taking("lost", 1)).await.unwrap();
    let since = archive.load(&a).await.unwrap().unwrap().seats[1].since;
    archive.take_seat(&a, "blue", taking("again", 1)).await.unwrap();
    let other = archive.take_seat(&a, "blue", taking("other", 2)).await;
    assert!(matches!(other, Err(ArchiveFault::SeatTaken)), "{other:?}");
    let seat = archive.load(&a).await.unwrap().unwrap().seats.remove(1);
    assert_eq!((seat.key, seat.invitation), (KeyHash::of("again"), Some(KeyHash::of("blue"))));
    assert!(since.is_some() && seat.since == since, "taken when it was taken first");
    archive.close().await;
}
