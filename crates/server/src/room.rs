//! One battle with everybody who looks at it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use archive::{Archive, BattleState, Holder, Seat, Snapshot, StoredBattle, Written};
use axum::extract::ws::Utf8Bytes;
use kernel::wire::{Json, Refusal};
use kernel::{Entry, Facade, Label, Side, Viewer};

use crate::attempt::{Attempt, Wish};
use crate::despair::Despair;
use crate::fault::{Denial, plain};
use crate::frames::{Frame, Undo, Verify};
use crate::listener::Listener;
use crate::open::{Halted, Kept, Opened, nonces, viewer_of};
use crate::owed::Owed;
use crate::prompt::Prompts;
use crate::shown::Shown;
use crate::story::Story;
use crate::turns::Thinking;

/// A snapshot is kept after so many entries, as soon as nothing can be taken back any more.
const SNAPSHOT_EVERY: u32 = 64;
/// So many entries are remembered at least, to know an order again that is sent twice.
const ENTRIES_KEPT: usize = 64;
/// After so long it is tried again to store what could not be stored.
pub(crate) const NEXT_TRY: Duration = Duration::from_secs(2);

/// A battle and its listeners; holding it means holding its lock.
pub(crate) struct Room {
    /// What is stored; of the entries the latest ones, without a gap.
    pub(crate) stored: StoredBattle,
    /// The running table; none while a seat waits to be taken, or while the
    /// battle can only be read.
    pub(crate) table: Option<Box<dyn Facade>>,
    pub(crate) halted: Option<Box<Halted>>,
    pub(crate) story: Story,
    /// The browsers that hold seats, or held them.
    pub(crate) holders: Vec<Holder>,
    /// What holds already and is not stored yet.
    pub(crate) owed: Vec<Owed>,
    listeners: Vec<Arc<Listener>>,
    /// How many entries each viewer had counted when he was last shown the battle.
    counted: [Option<u32>; 3],
    /// What those who look with the eyes of each viewer were shown last.
    shown: [Option<Arc<Shown>>; 3],
    /// The number of entries before the latest snapshot.
    snapshot: u32,
    /// Where it is noted that a standing answer is due.
    pub(crate) prompts: Prompts,
    /// The number of the question that a standing answer is due for.
    pub(crate) prompted: Option<u32>,
    /// The number of the question that a hint is being thought out for.
    pub(crate) hinting: Option<u32>,
    /// The turn in which a general has despaired last, and how many turns in a row.
    pub(crate) despair: Despair,
    /// The general at work.
    pub(crate) thinking: Option<Thinking>,
    /// The side whose turn it was last, if a general plays it, and how long it has thought in it.
    pub(crate) turn_spent: (Side, Duration),
}

impl Room {
    /// A battle that waits for a seat to be taken.
    pub(crate) fn waiting(stored: StoredBattle, holders: Vec<Holder>, prompts: Prompts) -> Self {
        Room {
            stored,
            holders,
            table: None,
            halted: None,
            story: Story::default(),
            owed: Vec::new(),
            listeners: Vec::new(),
            counted: [None; 3],
            shown: [None, None, None],
            snapshot: 0,
            prompts,
            prompted: None,
            hinting: None,
            despair: Despair::default(),
            thinking: None,
            turn_spent: (Side::First, Duration::ZERO),
        }
    }

    /// A battle that was set up from the archive.
    pub(crate) fn opened(kept: Kept, opened: Opened, holders: Vec<Holder>, prompts: Prompts) -> Self {
        let snapshot = kept.snapshot.map_or(0, |snapshot| snapshot.number);
        let mut room = Room { snapshot, ..Room::waiting(kept.stored, holders, prompts) };
        match opened {
            Opened::Table { mut table, story, .. } => {
                table.forget();
                (room.table, room.story) = (Some(table), story);
            }
            Opened::Halted { halted, story } => (room.halted, room.story) = (Some(halted), story),
        }
        room.prompt();
        room
    }

    pub(crate) fn table(&self) -> Option<&dyn Facade> {
        self.table.as_deref()
    }

    pub(crate) fn seat_of(&self, viewer: Viewer) -> Option<&Seat> {
        self.stored.seats.iter().find(|seat| viewer_of(seat) == viewer)
    }

    pub(crate) fn name_of(&self, viewer: Viewer) -> &str {
        self.seat_of(viewer).map_or("onlooker", |seat| &seat.viewer)
    }

    pub(crate) fn sides(&self) -> [&str; 2] {
        Side::BOTH.map(|side| self.name_of(Viewer::Side(side)))
    }

    pub(crate) fn verify(&self) -> Verify {
        let over = self.table().is_some_and(|table| table.asked().is_none());
        Verify {
            commitment: self.stored.head.commitment,
            seed: over.then_some(self.stored.head.seed),
            nonces: over.then(|| nonces(&self.stored)),
        }
    }

    /// Asks the table something that only a side may ask.
    pub(crate) fn asking<T>(&self, viewer: Viewer, ask: impl FnOnce(&dyn Facade, Side) -> T) -> Option<T> {
        match viewer {
            Viewer::Side(side) => self.table().map(|table| ask(table, side)),
            Viewer::Onlooker => None,
        }
    }

    /// Everybody who looks on.
    pub(crate) fn listeners(&self) -> &[Arc<Listener>] {
        &self.listeners
    }

    /// Somebody comes in and is shown everything he may see.
    pub(crate) fn welcome(&mut self, listener: Arc<Listener>) {
        self.show_whole(&listener, 0);
        self.listeners.push(Arc::clone(&listener));
        self.tell_answers(&listener);
        self.tell_seats(&listener);
        // A general waits until somebody watches.
        self.prompt();
    }

    pub(crate) fn part(&mut self, listener: &Arc<Listener>) {
        self.listeners.retain(|other| !Arc::ptr_eq(other, listener));
        if self.listeners_of(listener.viewer).next().is_none() {
            self.shown[listener.viewer.index()] = None;
        }
        self.tell_change_of_seats(listener.viewer);
    }

    /// All listeners are shown everything afresh: the battle has begun, or goes
    /// on under other rules.
    pub(crate) fn begin(&mut self) {
        for listener in &self.listeners {
            self.show_whole(listener, 0);
            self.tell_answers(listener);
        }
        self.prompt();
    }

    /// All listeners are shown the whole of the present state: somebody else sits in a seat.
    pub(crate) fn show_again(&mut self) {
        self.prompted = None;
        self.counted = [None; 3];
        for listener in &self.listeners {
            listener.is_shown(None);
        }
        self.show(self.story.heard());
    }

    /// Those who look with the eyes of a side.
    pub(crate) fn listeners_of(&self, viewer: Viewer) -> impl Iterator<Item = &Arc<Listener>> {
        self.listeners.iter().filter(move |listener| listener.viewer == viewer)
    }

    pub(crate) fn send_to_all(&self, frame: &Utf8Bytes) {
        for listener in &self.listeners {
            listener.send(frame.clone());
        }
    }

    fn waiting_frame(&self, viewer: Viewer) -> Utf8Bytes {
        let (viewer, sides, seats) = (self.name_of(viewer), self.sides(), self.seat_cards());
        Frame::Waiting { viewer, sides, seats, verify: self.verify() }.text()
    }

    /// All that a viewer may see, except the story; nothing while a seat waits to be taken.
    fn look(&self, viewer: Viewer) -> Option<Shown> {
        let halted = self.halted.as_deref();
        let table = self.table().or(halted.map(|halted| &*halted.table))?;
        let decision = match halted {
            Some(_) => Json::of(&self.stored.head.asked),
            None => Json::of(&table.decision(viewer)),
        };
        let commanded = matches!(viewer, Viewer::Side(side) if self.general_of(side).is_some());
        let passive = halted.is_some() || commanded;
        Some(Shown {
            number: table.count(viewer),
            viewer: self.name_of(viewer).to_owned(),
            sides: self.sides().map(str::to_owned),
            decision,
            scene: table.scene(viewer),
            offers: Json::of(&if passive { Vec::new() } else { table.offers(viewer) }),
            undo: if passive { Undo::default() } else { Undo::of(table, viewer) },
            verify: self.verify(),
            seating: self.stored.head.seating,
            generals: self.commanding(),
            parley: self.parley(viewer, passive),
            halted: halted.map(|halted| self.rest(halted)),
        })
    }

    /// Shows one listener all that he may see, with the story from a line on.
    fn show_whole(&self, listener: &Listener, from: usize) {
        let Some(now) = self.look(listener.viewer) else {
            listener.is_shown(None);
            return listener.send(self.waiting_frame(listener.viewer));
        };
        listener.send(now.whole(self.story.since(listener.viewer, from)));
        // If he knows what the others know, he is told the same as they are from now on.
        let known = self.shown[listener.viewer.index()].as_ref().filter(|shown| ***shown == now);
        listener.is_shown(Some(known.map_or_else(|| Arc::new(now), Arc::clone)));
    }

    /// Shows one listener the present state, who knows the story already.
    pub(crate) fn show_present(&self, listener: &Listener) {
        self.show_whole(listener, usize::MAX);
    }

    pub(crate) fn refuse(&self, listener: &Listener, number: u32, refusal: &Refusal, anew: bool) {
        listener.send(Frame::Refused { number: Some(number), refusal }.text());
        if anew {
            self.show_present(listener);
        }
    }

    /// Carries out what a side wants: tried on a fork, stored, swapped in, acknowledged, shown.
    pub(crate) async fn carry_out(&mut self, archive: &Archive, listener: &Listener, number: u32, wish: Wish) {
        let Viewer::Side(side) = listener.viewer else {
            return self.refuse(listener, number, &plain("wire-onlooker"), false);
        };
        if self.halted.is_some() {
            return self.refuse(listener, number, &plain("wire-rules-changed"), true);
        }
        let Some(table) = self.table.as_deref() else {
            return self.refuse(listener, number, &plain("wire-waiting"), true);
        };
        if self.general_of(side).is_some() {
            return self.refuse(listener, number, &plain("wire-general-commands"), true);
        }
        let expected = table.count(listener.viewer);
        if number < expected && self.was_done(table, side, number, &wish) {
            listener.send(Frame::Accepted { number }.text());
            return self.show_present(listener);
        }
        if number != expected {
            let label = Label::new("wire-stale").with("expected", i64::from(expected));
            return self.refuse(listener, number, &Refusal::plain(label), true);
        }
        let heard = self.story.heard();
        let attempt = catch_unwind(AssertUnwindSafe(|| Attempt::wish(table, heard, side, number, &wish)));
        let attempt = match attempt {
            Ok(Ok(attempt)) => attempt,
            Ok(Err(refusal)) => return self.refuse(listener, number, &refusal, false),
            Err(_) => return self.refuse(listener, number, &plain("wire-fault"), false),
        };
        let refusal = attempt.refusal.clone();
        let news = match self.enter(archive, attempt).await {
            Ok(news) => news,
            Err(refusal) => return self.refuse(listener, number, &refusal, true),
        };
        listener.send(Frame::Accepted { number }.text());
        if let Some(refusal) = refusal {
            let number = self.table().map(|table| table.count(listener.viewer));
            listener.send(Frame::Refused { number, refusal: &refusal }.text());
        }
        self.show(news);
    }

    /// Stores what was tried and swaps it in. From which line on each viewer hears something new;
    /// or why it could not be stored.
    pub(crate) async fn enter(&mut self, archive: &Archive, attempt: Attempt) -> Result<[usize; 3], Refusal> {
        let Attempt { mut table, written, told, .. } = attempt;
        let over = table.asked().is_none();
        let due = table.number() >= self.snapshot + SNAPSHOT_EVERY;
        let bytes = if due { table.snapshot() } else { None };
        let snapshot = bytes.map(|position| Snapshot { number: table.number(), position });
        let number = snapshot.as_ref().map_or(self.snapshot, |snapshot| snapshot.number);
        let stored = async {
            self.pay(archive).await?;
            archive.append_with(&self.stored.head.id, written.clone(), over, snapshot).await
        };
        if let Err(fault) = stored.await {
            tracing::warn!(battle = %self.stored.head.id, number = self.number(), %fault, "an order was not stored");
            return Err(Denial::from(fault).into_complaint());
        }
        self.snapshot = number;
        self.stored.entries.extend(written);
        let surplus = self.stored.entries.len().saturating_sub(2 * ENTRIES_KEPT);
        if surplus > 0 {
            self.stored.entries.drain(..surplus + ENTRIES_KEPT);
        }
        if over {
            self.stored.head.state = BattleState::Over;
        }
        let mut news = self.story.heard();
        for told in &told {
            for viewer in Viewer::ALL {
                let from = &mut news[viewer.index()];
                *from = (*from).min(told.from(viewer));
            }
            self.story.add(told);
        }
        table.forget();
        self.table = Some(table);
        Ok(news)
    }

    /// The number that the next entry must carry.
    fn number(&self) -> u32 {
        self.table().map_or(0, |table| table.number())
    }

    /// What the server wanted to enter for a seat could not be stored: everybody is told, and
    /// it is tried again later.
    pub(crate) fn try_again(&mut self, refusal: &Refusal) {
        self.send_to_all(&Frame::Refused { number: None, refusal }.text());
        self.prompt_in(NEXT_TRY);
    }

    /// Entries from a number on are gone, and the snapshots after it.
    pub(crate) fn forget_after(&mut self, number: u32) {
        self.stored.entries.retain(|written| written.number < number);
        self.snapshot = self.snapshot.min(number);
    }

    /// Shows everybody what has changed, with the story from where there is news on. Who saw
    /// nothing of it hears nothing: even an empty message would tell him that something was done.
    pub(crate) fn show(&mut self, news: [usize; 3]) {
        for viewer in Viewer::ALL {
            let count = self.table().map(|table| table.count(viewer));
            let before = std::mem::replace(&mut self.counted[viewer.index()], count);
            if (count.is_none() || count != before) && self.listeners_of(viewer).next().is_some() {
                self.show_change(viewer, news[viewer.index()]);
            }
        }
        self.prompt();
    }

    /// Shows those who look with the eyes of a viewer what has changed. The frame is made once
    /// for all who know the same.
    fn show_change(&mut self, viewer: Viewer, news: usize) {
        let Some(now) = self.look(viewer).map(Arc::new) else {
            return self.listeners_of(viewer).for_each(|listener| self.show_whole(listener, news));
        };
        let before = self.shown[viewer.index()].replace(Arc::clone(&now));
        let story = self.story.since(viewer, news);
        let (mut change, mut whole) = (None, None);
        for listener in self.listeners_of(viewer) {
            let knew = listener.is_shown(Some(Arc::clone(&now)));
            let frame = match (&knew, &before) {
                (Some(knew), Some(before)) if Arc::ptr_eq(knew, before) => {
                    change.get_or_insert_with(|| now.since(before, story))
                }
                (Some(knew), _) => &mut now.since(knew, story),
                (None, _) => whole.get_or_insert_with(|| now.whole(story)),
            };
            listener.send(frame.clone());
        }
    }

    /// Whether this very wish was carried out under this very number before: its
    /// sender has missed the answer.
    fn was_done(&self, table: &dyn Facade, side: Side, number: u32, wish: &Wish) -> bool {
        let viewer = Viewer::Side(side);
        let read = |written: &Written| Some((written.number, serde_json::from_str(&written.entry).ok()?));
        let entries = self.stored.entries.iter().rev().map_while(read);
        let mut seen = entries.filter(|(_, entry)| !table.hides(viewer, entry));
        // His last entry is one back from what is expected of him now.
        let back = table.count(viewer).saturating_sub(number + 1) as usize;
        let Some((at, entry)) = seen.nth(back) else { return false };
        match (wish, entry) {
            (Wish::Orders(orders), Entry::Order { side: whose, order }) => {
                whose == side && orders.first() == Some(&order)
            }
            // Only his own orders lie between an undo and what it went back to: they are as
            // many however one counts.
            (Wish::Undo(to), Entry::Undo { side: whose, to: back_to }) => {
                whose == side && at.checked_sub(number.saturating_sub(*to)) == Some(back_to)
            }
            _ => false,
        }
    }
}
