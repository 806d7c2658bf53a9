//! Who sits where at a table, and how a seat is kept for oneself.
//!
//! The server cannot know people, only browsers. It counts them within a battle and tells everybody
//! at the table which of them hold which seat and since when; anybody who holds a seat can have
//! another key for it and turn the other browsers out.

use std::sync::Arc;

use archive::{Holder, KeyHash, Moment};
use kernel::Viewer;

use crate::fault::{Denial, plain};
use crate::frames::{Frame, SeatBrowser, SeatCard};
use crate::keys::{Key, Visitor};
use crate::listener::Listener;
use crate::open::viewer_of;
use crate::room::Room;
use crate::rooms::House;

impl Room {
    /// The sides, whether they are taken, by which browsers and since when.
    pub(crate) fn seat_cards(&self) -> Vec<SeatCard<'_>> {
        let sides = self.stored.seats.iter().filter(|seat| seat.side.is_some());
        let browser = |holder: &Holder, viewer: Viewer| SeatBrowser {
            number: holder.number,
            since: holder.since,
            here: self.listeners_of(viewer).any(|listener| listener.visitor == holder.visitor),
            turned_out: holder.turned_out,
        };
        sides
            .map(|seat| {
                let holders = self.holders.iter().filter(|holder| holder.viewer == seat.viewer);
                SeatCard {
                    side: &seat.viewer,
                    taken: seat.is_filled(),
                    general: seat.general.as_deref(),
                    since: seat.since,
                    unstored: self.owes_seat(&seat.viewer),
                    browsers: holders.map(|holder| browser(holder, viewer_of(seat))).collect(),
                }
            })
            .collect()
    }

    /// The number of a browser in this battle.
    pub(crate) fn number_of(&self, visitor: KeyHash) -> Option<u32> {
        self.holders.iter().find(|holder| holder.visitor == visitor).map(|holder| holder.number)
    }

    /// Tells one listener who sits where.
    fn tell_seats_to(&self, listener: &Listener, seats: &[SeatCard<'_>]) {
        listener.send(Frame::Seats { you: self.number_of(listener.visitor), seats }.text());
    }

    /// Somebody has come in: he is told who sits where, and if he sits
    /// somewhere so is everybody else.
    pub(crate) fn tell_seats(&self, listener: &Arc<Listener>) {
        match listener.viewer {
            Viewer::Onlooker => self.tell_seats_to(listener, &self.seat_cards()),
            Viewer::Side(_) => self.tell_change_of_seats(listener.viewer),
        }
    }

    /// Tells everybody who sits where; the coming and going of onlookers is nobody's business.
    pub(crate) fn tell_change_of_seats(&self, viewer: Viewer) {
        if viewer != Viewer::Onlooker && !self.listeners().is_empty() {
            self.tell_all_seats();
        }
    }

    /// Tells everybody who sits where.
    pub(crate) fn tell_all_seats(&self) {
        let seats = self.seat_cards();
        for listener in self.listeners() {
            self.tell_seats_to(listener, &seats);
        }
    }

    /// The seats that a browser holds.
    pub(crate) fn held_by(&self, visitor: Option<&Visitor>) -> Vec<String> {
        let visitor = visitor.map(Visitor::hash);
        let held = self.holders.iter().filter(|it| Some(it.visitor) == visitor && it.turned_out.is_none());
        held.map(|holder| holder.viewer.clone()).collect()
    }

    /// The browsers that hold seats, as the archive has them.
    pub(crate) fn know(&mut self, holders: Vec<Holder>) {
        self.holders = holders;
    }

    /// The sender's seat gets another key, and every other browser is turned out of it.
    pub(crate) async fn renew(&mut self, house: &House, listener: &Listener) {
        let refuse = |id: &str| listener.send(Frame::Refused { number: None, refusal: &plain(id) }.text());
        let Viewer::Side(_) = listener.viewer else { return refuse("wire-onlooker") };
        let Some(link) = self.rekey(house, listener, listener.viewer, Some(listener.visitor)).await else { return };
        let viewer = self.name_of(listener.viewer);
        listener.send(Frame::Seated { viewer, link: &link }.text());
        self.tell_change_of_seats(listener.viewer);
    }

    /// A holder of a side wants another invitation to a free seat, or another link for
    /// onlookers; or none at all.
    pub(crate) async fn invite(&mut self, house: &House, listener: &Listener, side: &str, withdrawn: bool) {
        let refuse = |id: &str| listener.send(Frame::Refused { number: None, refusal: &plain(id) }.text());
        let Viewer::Side(_) = listener.viewer else { return refuse("wire-onlooker") };
        let Some(seat) = self.stored.seats.iter().find(|seat| seat.viewer == side) else {
            return refuse("wire-no-seat");
        };
        // Nobody is turned out of his own seat by another player.
        if seat.side.is_some() && seat.taken {
            return refuse("wire-seat-taken");
        }
        let (viewer, alone) = (viewer_of(seat), seat.side.is_none().then_some(listener.visitor));
        let Some(link) = self.rekey(house, listener, viewer, alone).await else { return };
        // An invitation that is withdrawn has a key too, which nobody is told.
        let link = if withdrawn { "" } else { &link };
        listener.send(Frame::Invited { side, link }.text());
    }

    /// Another key for a seat; with `alone` every browser but that one is turned out.
    async fn rekey(
        &mut self,
        house: &House,
        listener: &Listener,
        viewer: Viewer,
        alone: Option<KeyHash>,
    ) -> Option<String> {
        let (id, name, key) = (self.stored.head.id.clone(), self.name_of(viewer).to_owned(), Key::draw());
        let stored = async {
            self.pay(&house.archive).await?;
            house.archive.rekey(&id, &name, key.hash(), alone).await
        };
        if let Err(fault) = stored.await {
            let refusal = Denial::from(fault).into_complaint();
            listener.send(Frame::Refused { number: None, refusal: &refusal }.text());
            return None;
        }
        tracing::info!(battle = %id, seat = %name, alone = alone.is_some(), "a seat has another key");
        for seat in self.stored.seats.iter_mut().filter(|seat| seat.viewer == name) {
            (seat.key, seat.invitation, seat.claimed) = (key.hash(), None, None);
        }
        if let Some(alone) = alone {
            let others = self.holders.iter_mut().filter(|other| other.viewer == name && other.visitor != alone);
            for other in others {
                other.turned_out.get_or_insert(Moment::now());
            }
            for other in self.listeners_of(viewer).filter(|other| other.visitor != alone) {
                other.turned_out.notify_one();
            }
        }
        Some(key.link(&id))
    }
}
