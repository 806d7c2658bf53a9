//! One battle with everybody who looks at it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use archive::{Archive, Seat, State, StoredBattle, Written};
use axum::extract::ws::Utf8Bytes;
use kernel::facade::Complaint;
use kernel::{Facade, Label, Nonce, Seed, Side, Viewer};
use serde_json::Value;
use tokio::sync::{Notify, mpsc};

use crate::books::Rulebooks;
use crate::fault::Denial;
use crate::frames::{Frame, SeatCard, StateFrame, Verify, place_of};

/// Somebody who looks at a battle through a socket.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) viewer: Viewer,
    frames: mpsc::Sender<Utf8Bytes>,
    /// Rung when frames could not be delivered and the socket must go.
    pub(crate) too_slow: Notify,
}

impl Listener {
    pub(crate) fn new(viewer: Viewer, frames: mpsc::Sender<Utf8Bytes>) -> Self {
        Listener { viewer, frames, too_slow: Notify::new() }
    }

    /// Queues a frame. A socket that does not keep up is let go: it will ask again for everything.
    pub(crate) fn send(&self, frame: Utf8Bytes) {
        if self.frames.try_send(frame).is_err() {
            self.too_slow.notify_one();
        }
    }
}

/// What a side wants done.
#[derive(Debug)]
pub(crate) enum Wish {
    /// Orders, one after the other until the first surprise; never none.
    Orders(Vec<Value>),
    /// Everything from an entry on is taken back.
    Undo(u32),
}

/// A battle and its listeners; whoever holds it holds its lock.
pub(crate) struct Room {
    pub(crate) stored: StoredBattle,
    /// The running table; none while a seat waits to be taken.
    table: Option<Box<dyn Facade>>,
    listeners: Vec<Arc<Listener>>,
    /// How many lines of the story each kind of viewer has been told.
    told: [usize; 3],
}

impl Room {
    /// Sets a stored battle up again by replaying its entries.
    pub(crate) fn set_up(stored: StoredBattle, bytes: Option<&[u8]>, books: &dyn Rulebooks) -> Result<Self, Denial> {
        let mut room = Room { stored, table: None, listeners: Vec::new(), told: [0; 3] };
        if room.stored.head.state != State::Waiting {
            room.open_table(bytes, books)?;
        }
        Ok(room)
    }

    /// Opens the table, once all shares of chance are known.
    pub(crate) fn open_table(&mut self, bytes: Option<&[u8]>, books: &dyn Rulebooks) -> Result<(), Denial> {
        let head = &self.stored.head;
        let seed = self.mixed_seed();
        let mut table = books.reopen(&head.pack, bytes, &head.options, seed).map_err(Denial::unprocessable)?;
        for written in &self.stored.entries {
            let entry = serde_json::from_str(&written.entry).unwrap_or_default();
            let repeated = table.repeat(&entry).is_ok();
            if !repeated || table.fingerprint() != written.print {
                let label = Label::new("wire-replay-differs").with("number", i64::from(written.number));
                return Err(Denial::unprocessable(Complaint::plain(label)));
            }
        }
        self.table = Some(table);
        Ok(())
    }

    pub(crate) fn table(&self) -> Option<&dyn Facade> {
        self.table.as_deref()
    }

    pub(crate) fn nonces(&self) -> Vec<Nonce> {
        self.stored.seats.iter().filter(|seat| seat.side.is_some()).filter_map(|seat| seat.nonce).collect()
    }

    fn mixed_seed(&self) -> Seed {
        self.stored.head.seed.mixed(&self.nonces())
    }

    pub(crate) fn seat_of(&self, viewer: Viewer) -> Option<&Seat> {
        self.stored.seats.iter().find(|seat| viewer_of(seat) == viewer)
    }

    fn name_of(&self, viewer: Viewer) -> &str {
        self.seat_of(viewer).map_or("onlooker", |seat| &seat.viewer)
    }

    pub(crate) fn sides(&self) -> [&str; 2] {
        Side::BOTH.map(|side| self.name_of(Viewer::Side(side)))
    }

    /// The sides and whether they are taken.
    pub(crate) fn seat_cards(&self) -> Vec<SeatCard<'_>> {
        let sides = self.stored.seats.iter().filter(|seat| seat.side.is_some());
        sides.map(|seat| SeatCard { side: &seat.viewer, taken: seat.taken }).collect()
    }

    pub(crate) fn verify(&self) -> Verify {
        let over = self.table().is_some_and(|table| table.asked().is_none());
        Verify {
            commitment: self.stored.head.commitment,
            seed: over.then_some(self.stored.head.seed),
            nonces: over.then(|| self.nonces()),
        }
    }

    /// Asks the table something that only a side may ask.
    pub(crate) fn asking<T>(&self, viewer: Viewer, ask: impl FnOnce(&dyn Facade, Side) -> T) -> Option<T> {
        match viewer {
            Viewer::Side(side) => self.table().map(|table| ask(table, side)),
            Viewer::Onlooker => None,
        }
    }

    /// How many look on.
    pub(crate) fn listeners(&self) -> usize {
        self.listeners.len()
    }

    /// Somebody comes in and is shown everything he may see.
    pub(crate) fn welcome(&mut self, listener: Arc<Listener>) {
        listener.send(self.whole_state(listener.viewer));
        self.listeners.push(listener);
    }

    pub(crate) fn part(&mut self, listener: &Arc<Listener>) {
        self.listeners.retain(|other| !Arc::ptr_eq(other, listener));
    }

    /// All listeners are shown everything afresh: the battle has begun.
    pub(crate) fn begin(&mut self) {
        for listener in self.listeners.clone() {
            listener.send(self.whole_state(listener.viewer));
        }
    }

    fn whole_state(&mut self, viewer: Viewer) -> Utf8Bytes {
        let Some(table) = self.table() else {
            return self.waiting_frame(viewer);
        };
        let story = table.story(viewer, 0);
        let length = story.len();
        let frame = self.state_frame(table, viewer, story, 0);
        self.told[place_of(viewer)] = length;
        frame
    }

    fn waiting_frame(&self, viewer: Viewer) -> Utf8Bytes {
        let (viewer, sides, seats) = (self.name_of(viewer), self.sides(), self.seat_cards());
        Frame::Waiting { viewer, sides, seats, verify: self.verify() }.text()
    }

    fn state_frame(
        &self,
        table: &dyn Facade,
        viewer: Viewer,
        story: Vec<kernel::facade::Line>,
        from: usize,
    ) -> Utf8Bytes {
        let (name, seating) = (self.name_of(viewer), self.stored.head.seating);
        Frame::State(Box::new(StateFrame::of(table, viewer, name, story, from, self.verify(), seating))).text()
    }

    /// The present state for one who knows the story already.
    fn present_state(&self, viewer: Viewer) -> Utf8Bytes {
        match self.table() {
            Some(table) => self.state_frame(table, viewer, Vec::new(), self.told[place_of(viewer)]),
            None => self.waiting_frame(viewer),
        }
    }

    fn refuse(&self, listener: &Listener, number: u32, refusal: &Complaint, anew: bool) {
        listener.send(Frame::Refused { number: Some(number), refusal }.text());
        if anew {
            listener.send(self.present_state(listener.viewer));
        }
    }

    /// Carries out what a side wants: tried on a fork, stored, swapped in, acknowledged, shown.
    pub(crate) async fn carry_out(&mut self, archive: &Archive, listener: &Listener, number: u32, wish: Wish) {
        let Viewer::Side(side) = listener.viewer else {
            return self.refuse(listener, number, &plain("wire-onlooker"), false);
        };
        let Some(table) = self.table.as_deref() else {
            return self.refuse(listener, number, &plain("wire-waiting"), true);
        };
        if number < table.number() && self.was_done(side, number, &wish) {
            listener.send(Frame::Accepted { number }.text());
            return listener.send(self.present_state(listener.viewer));
        }
        if number != table.number() {
            let label = Label::new("wire-stale").with("expected", i64::from(table.number()));
            return self.refuse(listener, number, &Complaint::plain(label), true);
        }
        let attempt = catch_unwind(AssertUnwindSafe(|| attempt(table, side, number, &wish)));
        let Attempt { table: tried, written, refusal } = match attempt {
            Ok(Ok(attempt)) => attempt,
            Ok(Err(complaint)) => return self.refuse(listener, number, &complaint, false),
            Err(_) => return self.refuse(listener, number, &plain("wire-fault"), false),
        };
        let over = tried.asked().is_none();
        if archive.append(&self.stored.head.id, written.clone(), over).await.is_err() {
            return self.refuse(listener, number, &plain("wire-not-stored"), true);
        }
        self.stored.entries.extend(written);
        if over {
            self.stored.head.state = State::Over;
        }
        let before = self.table.replace(tried);
        listener.send(Frame::Accepted { number }.text());
        if let Some(refusal) = refusal {
            let number = Some(self.stored.entries.len() as u32);
            listener.send(Frame::Refused { number, refusal: &refusal }.text());
        }
        self.show(before.as_deref().filter(|_| matches!(wish, Wish::Undo(_))));
    }

    /// Shows everybody what has changed. After an undo the story may differ from an earlier line on.
    fn show(&mut self, taken_back: Option<&dyn Facade>) {
        let Some(table) = self.table.as_deref() else {
            return;
        };
        let mut told = self.told;
        for viewer in Viewer::ALL {
            if !self.listeners.iter().any(|listener| listener.viewer == viewer) {
                continue;
            }
            let place = place_of(viewer);
            let from = match taken_back {
                Some(before) => common(&before.story(viewer, 0), &table.story(viewer, 0)),
                None => told[place],
            };
            let story = table.story(viewer, from);
            told[place] = from + story.len();
            let frame = self.state_frame(table, viewer, story, from);
            for listener in self.listeners.iter().filter(|listener| listener.viewer == viewer) {
                listener.send(frame.clone());
            }
        }
        self.told = told;
    }

    /// Whether this very wish was carried out under this very number before: its sender has missed the answer.
    fn was_done(&self, side: Side, number: u32, wish: &Wish) -> bool {
        let Some(written) = self.stored.entries.get(number as usize) else {
            return false;
        };
        let Ok(entry) = serde_json::from_str::<Value>(&written.entry) else {
            return false;
        };
        let (kind, key, wanted) = match wish {
            Wish::Orders(orders) => ("order", "order", orders.first().cloned().unwrap_or_default()),
            Wish::Undo(to) => ("undo", "to", Value::from(*to)),
        };
        entry[kind]["side"] == side.0 && entry[kind][key] == wanted
    }
}

/// The viewer that a seat is for.
pub(crate) fn viewer_of(seat: &Seat) -> Viewer {
    seat.side.map_or(Viewer::Onlooker, Viewer::Side)
}

pub(crate) fn plain(id: &str) -> Complaint {
    Complaint::plain(Label::new(id))
}

/// What came of a wish on a fork of the table.
struct Attempt {
    table: Box<dyn Facade>,
    written: Vec<Written>,
    /// Why a plan went no further, if an order of it was refused.
    refusal: Option<Complaint>,
}

fn attempt(table: &dyn Facade, side: Side, number: u32, wish: &Wish) -> Result<Attempt, Complaint> {
    let mut attempt = Attempt { table: table.fork(), written: Vec::new(), refusal: None };
    match wish {
        Wish::Undo(to) => {
            attempt.table.undo(side, number, *to)?;
            attempt.write()?;
        }
        Wish::Orders(orders) => {
            for order in orders {
                let number = attempt.table.number();
                match attempt.table.obey(side, number, order) {
                    Ok(()) => attempt.write()?,
                    Err(complaint) if attempt.written.is_empty() => return Err(complaint),
                    Err(complaint) => {
                        attempt.refusal = Some(complaint);
                        break;
                    }
                }
                if attempt.is_surprised(side, number) {
                    break;
                }
            }
        }
    }
    Ok(attempt)
}

impl Attempt {
    /// Notes the entry that was just made.
    fn write(&mut self) -> Result<(), Complaint> {
        let entry = self.table.last_entry().ok_or_else(|| plain("wire-fault"))?;
        let asked = serde_json::to_string(&self.table.decision(Viewer::Onlooker)).unwrap_or_default();
        let (number, print) = (self.table.number() - 1, self.table.fingerprint());
        self.written.push(Written { number, entry: entry.to_string(), print, asked });
        Ok(())
    }

    /// An order that cannot be taken back brought a roll, a disclosure or a question to the other side.
    fn is_surprised(&self, side: Side, number: u32) -> bool {
        self.table.recalls(Viewer::Side(side)).last() != Some(&number)
    }
}

/// How many lines two stories have in common at their beginning.
fn common(one: &[kernel::facade::Line], other: &[kernel::facade::Line]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}
