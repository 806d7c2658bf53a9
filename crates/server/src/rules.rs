//! Battles that were played under other rules than ours.

use archive::Archive;
use kernel::{Side, Viewer};

use crate::fault::{Denial, plain};
use crate::frames::{self, Frame};
use crate::listener::Listener;
use crate::open::{Halted, read_story};
use crate::room::Room;

impl Room {
    /// Why the battle can only be read.
    pub(crate) fn rest(&self, halted: &Halted) -> frames::Halted {
        let agreed = Side::BOTH.into_iter().filter(|side| self.agrees(*side, halted.rules));
        frames::Halted {
            why: plain("wire-rules-changed"),
            agreed: agreed.map(|side| self.name_of(Viewer::Side(side)).to_owned()).collect(),
        }
    }

    /// Whether a side wants to continue under a revision of the rules. A general goes on under any.
    fn agrees(&self, side: Side, rules: u16) -> bool {
        let seat = self.seat_of(Viewer::Side(side));
        seat.is_some_and(|seat| seat.general.is_some() || seat.agreed == Some(rules))
    }

    /// A side wants to continue under our rules; when both do, the battle goes
    /// on from where they can.
    pub(crate) async fn agree(&mut self, archive: &Archive, listener: &Listener) {
        let refuse = |id: &str| listener.send(Frame::Refused { number: None, refusal: &plain(id) }.text());
        let Viewer::Side(_) = listener.viewer else { return refuse("wire-onlooker") };
        let Some(halted) = self.halted.take() else { return refuse("wire-nothing-changed") };
        let (id, number) = (self.stored.head.id.clone(), halted.table.number());
        let viewer = self.name_of(listener.viewer).to_owned();
        let stored = async {
            self.pay(archive).await?;
            archive.agree(&id, &viewer, halted.rules).await
        };
        if let Err(fault) = stored.await {
            self.halted = Some(halted);
            let refusal = Denial::from(fault).into_complaint();
            return listener.send(Frame::Refused { number: None, refusal: &refusal }.text());
        }
        for seat in self.stored.seats.iter_mut().filter(|seat| seat.viewer == viewer) {
            seat.agreed = Some(halted.rules);
        }
        let both = Side::BOTH.into_iter().all(|side| self.agrees(side, halted.rules));
        if !both {
            self.halted = Some(halted);
            return self.begin();
        }
        if let Err(fault) = archive.continue_from(&id, halted.rules, halted.base, number).await {
            self.halted = Some(halted);
            let refusal = Denial::from(fault).into_complaint();
            return listener.send(Frame::Refused { number: None, refusal: &refusal }.text());
        }
        let Halted { mut table, base, rules, opening, .. } = *halted;
        (self.stored.head.rules, self.stored.head.resumed) = (rules, base);
        self.forget_after(number);
        self.story = read_story(opening.clone(), &self.stored.entries).unwrap_or(opening);
        table.forget();
        self.table = Some(table);
        self.begin();
    }
}
