//! Setting a stored battle up again: from its newest snapshot, or entry by entry from the start.

use archive::{Seat, Snapshot, StoredBattle, Written};
use kernel::wire::Refusal;
use kernel::{Entry, Facade, Fingerprint, Label, Nonce, PackMark, Seed, Viewer};
use serde_json::Value;

use crate::books::Rulebooks;
use crate::fault::Denial;
use crate::story::{Story, Told};

/// So many entries are read back at least, if there are as many, when a battle is opened from a
/// snapshot: what was told of them is what a newcomer hears.
pub(crate) const RECENT: u32 = 2048;

/// A battle as it lies in the archive.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) stored: StoredBattle,
    /// The pack's bytes, as the battle was begun with.
    pub(crate) bytes: Option<Vec<u8>>,
    pub(crate) snapshot: Option<Snapshot>,
}

/// A battle that was played under other rules and does not come out the same under ours.
pub(crate) struct Halted {
    /// As far as it can be continued.
    pub(crate) table: Box<dyn Facade>,
    /// The snapshot that it would be continued from.
    pub(crate) base: u32,
    /// Our revision of the rules.
    pub(crate) rules: u16,
    /// What was told before the first entry.
    pub(crate) opening: Story,
}

/// What came of opening a battle.
pub(crate) enum Opened {
    /// It goes on.
    Table {
        table: Box<dyn Facade>,
        story: Story,
        /// Our revision of the rules, if it was another one and everything came out the same.
        revised: Option<u16>,
    },
    /// It can be read, and continued if both sides agree.
    Halted { halted: Box<Halted>, story: Story },
}

/// The viewer that a seat is for.
pub(crate) fn viewer_of(seat: &Seat) -> Viewer {
    seat.side.map_or(Viewer::Onlooker, Viewer::Side)
}

/// The shares of chance of both seats.
pub(crate) fn nonces(stored: &StoredBattle) -> Vec<Nonce> {
    stored.seats.iter().filter(|seat| seat.side.is_some()).filter_map(|seat| seat.nonce).collect()
}

fn seed(stored: &StoredBattle) -> Seed {
    stored.head.seed.mixed(&nonces(stored))
}

/// The revision of the rules that a table is played under.
pub(crate) fn rules_of(table: &dyn Facade, pack: &PackMark) -> u16 {
    table.record(pack.clone(), Value::Null, Seed([0; 32]), Vec::new()).rules
}

/// A table before the first entry.
pub(crate) fn fresh(kept: &Kept, books: &dyn Rulebooks) -> Result<Box<dyn Facade>, Denial> {
    let head = &kept.stored.head;
    let bytes = kept.bytes.as_deref();
    books.reopen(&head.pack, bytes, &head.options, seed(&kept.stored)).map_err(Denial::unprocessable)
}

/// Repeats an entry; whether the position is the stored one then.
fn repeat(table: &mut dyn Facade, written: &Written) -> bool {
    let entry = serde_json::from_str(&written.entry);
    entry.is_ok_and(|entry| table.repeat(&entry).is_ok()) && table.fingerprint() == written.print
}

/// The fingerprint that is stored of the position before an entry.
fn print_before(entries: &[Written], number: u32) -> Option<Fingerprint> {
    entries.iter().find(|written| written.number + 1 == number).map(|written| written.print)
}

/// A table that goes on from a snapshot, if that is the position which was stored.
fn resumed(kept: &Kept, snapshot: &Snapshot, books: &dyn Rulebooks) -> Option<Box<dyn Facade>> {
    let mut table = fresh(kept, books).ok()?;
    table.resume(seed(&kept.stored), &snapshot.position).ok()?;
    let expected = print_before(&kept.stored.entries, snapshot.number)?;
    (table.number() == snapshot.number && table.fingerprint() == expected).then_some(table)
}

/// What was told, as it is stored; none if it was not kept.
pub(crate) fn read_story(opening: Story, entries: &[Written]) -> Option<Story> {
    let mut story = opening;
    for written in entries {
        story.add(&Told::read(&written.told)?);
    }
    Some(story)
}

/// Opens a battle from its snapshot and the latest entries alone; none if that cannot be done.
pub(crate) fn quickly(kept: &Kept, books: &dyn Rulebooks) -> Result<Option<Opened>, Denial> {
    let Some(snapshot) = &kept.snapshot else { return Ok(None) };
    let fresh = fresh(kept, books)?;
    if rules_of(&*fresh, &kept.stored.head.pack) != kept.stored.head.rules {
        return Ok(None);
    }
    let Some(mut table) = resumed(kept, snapshot, books) else { return Ok(None) };
    let entries = &kept.stored.entries;
    if !entries.iter().filter(|written| written.number >= snapshot.number).all(|written| repeat(&mut *table, written)) {
        return Ok(None);
    }
    let story = read_story(Story::opening(&*fresh), entries);
    Ok(story.map(|story| Opened::Table { table, story, revised: None }))
}

/// Opens a battle entry by entry from the start, or from where it was continued under other rules;
/// its snapshot is then that one. The table holds everything since.
pub(crate) fn thoroughly(kept: &Kept, books: &dyn Rulebooks) -> Result<Opened, Denial> {
    let stored = &kept.stored;
    let mut table = fresh(kept, books)?;
    let rules = rules_of(&*table, &stored.head.pack);
    let mut story = Story::opening(&*table);
    let differs = |number: u32| {
        let label = Label::new("wire-replay-differs").with("number", i64::from(number));
        Denial::unprocessable(Refusal::plain(label))
    };
    let base = stored.head.resumed;
    let (before, after) = stored.entries.split_at((base as usize).min(stored.entries.len()));
    if base > 0 {
        let snapshot = kept.snapshot.as_ref().filter(|snapshot| snapshot.number == base);
        let known = snapshot.and_then(|snapshot| resumed(kept, snapshot, books));
        match known {
            Some(known) => table = known,
            None if rules == stored.head.rules => return Err(differs(base)),
            None => return halted(kept, rules, books),
        }
        story = read_story(story, before).ok_or_else(|| differs(0))?;
    }
    for written in after {
        if !repeat(&mut *table, written) {
            let halted =
                if rules == stored.head.rules { Err(differs(written.number)) } else { halted(kept, rules, books) };
            return halted;
        }
        let takes_back = matches!(table.last_entry(), Some(Entry::Undo { .. }));
        let told = Told::of(&*table, story.heard(), takes_back);
        story.add(&told);
    }
    Ok(Opened::Table { table, story, revised: (rules != stored.head.rules).then_some(rules) })
}

/// A battle that can only be read, with the table that it could be continued at: from the snapshot,
/// or from the start, and as far as the entries still lead to the same positions.
fn halted(kept: &Kept, rules: u16, books: &dyn Rulebooks) -> Result<Opened, Denial> {
    let entries = &kept.stored.entries;
    let first = fresh(kept, books)?;
    let opening = Story::opening(&*first);
    let story = read_story(opening.clone(), entries).unwrap_or_else(|| opening.clone());
    let snapshot = kept.snapshot.as_ref();
    let known = snapshot.and_then(|snapshot| resumed(kept, snapshot, books));
    let base = if known.is_some() { snapshot.map_or(0, |snapshot| snapshot.number) } else { 0 };
    let mut table = known.unwrap_or(first);
    for written in entries.iter().skip(base as usize) {
        let mut next = table.fork();
        if !repeat(&mut *next, written) {
            break;
        }
        table = next;
        table.forget();
    }
    Ok(Opened::Halted { halted: Box::new(Halted { table, base, rules, opening }), story })
}
