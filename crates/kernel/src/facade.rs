//! The object-safe face of a table, for server and command line: it speaks JSON and
//! hides which system is played.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use crate::dice::{Dice, Nonce, Seed};
use crate::eyes::Eyes;
use crate::fingerprint::Fingerprint;
use crate::foretell::eve;
use crate::journal::Silent;
use crate::parley::Word;
use crate::present::Present;
use crate::record::{PackMark, Record};
use crate::system::{Decision, Side, Viewer, obey};
use crate::table::{Entry, Rejection, Table};
use crate::telling::offered;
use crate::wire::{self, Layer, Line, Moment, Offer, Overlay, Prospect, Scene, StandingQuestion};

/// A table behind one object-safe face that speaks JSON.
pub trait Facade: Send + Sync {
    /// The name of the system.
    fn system(&self) -> &'static str;
    /// The keys of both sides.
    fn sides(&self) -> [String; 2];
    /// How many entries the record has.
    fn number(&self) -> u32;
    /// The number that the next entry of a viewer must carry: he counts what he can see.
    fn count(&self, viewer: Viewer) -> u32;
    /// The number of an entry as a viewer counts.
    fn counted(&self, viewer: Viewer, number: u32) -> u32;
    /// Whether an entry is one that a viewer cannot see and does not count.
    fn hides(&self, viewer: Viewer, entry: &Entry<Value>) -> bool;
    /// The side that has to decide.
    fn asked(&self) -> Option<Side>;
    /// Who has to decide what, as a viewer may know it.
    fn decision(&self, viewer: Viewer) -> wire::Decision;
    /// The scene for a viewer.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The legal orders, for the side that decides and nobody else.
    fn offers(&self, viewer: Viewer) -> Vec<Offer>;
    /// A legal order, listed or not, as an offer to the side that decides.
    fn offer(&self, side: Side, order: &Value) -> Option<Offer>;
    /// The entries that a viewer may go back to, as he counts.
    fn recalls(&self, viewer: Viewer) -> Vec<u32>;
    /// What the last entry told, line by line.
    fn latest(&self, viewer: Viewer) -> Vec<Line>;
    /// The journal from a line on.
    fn story(&self, viewer: Viewer, from: usize) -> Vec<Line>;
    /// Gives an order.
    ///
    /// # Errors
    /// Why it was not taken; nothing has changed then.
    fn obey(&mut self, side: Side, number: u32, order: &Value) -> Result<(), wire::Refusal>;
    /// Takes orders back.
    ///
    /// # Errors
    /// Why they stay; nothing has changed then.
    fn undo(&mut self, side: Side, number: u32, to: u32) -> Result<(), wire::Refusal>;
    /// Says something to the other side.
    ///
    /// # Errors
    /// Why it cannot be said; nothing has changed then.
    fn say(&mut self, side: Side, word: Word) -> Result<(), wire::Refusal>;
    /// The turn that is played.
    fn turn(&self) -> u32;
    /// What has been said, and whether a viewer may propose an end.
    fn parley(&self, viewer: Viewer) -> wire::Parley;
    /// What a piece or place can do.
    fn plans(&self, side: Side, subject: &str) -> Vec<wire::Plan>;
    /// What orders will bring, given one after the other: those of an offer, or of a plan.
    fn preview(&self, side: Side, orders: &[Value]) -> Option<wire::Preview>;
    /// What orders would lead to, one after the other, as far as the side that decides can know:
    /// tried on what it imagines, so that nothing changes and nothing hidden is told. The first
    /// surprise ends it, as it ends a plan.
    ///
    /// # Errors
    /// Why the first of them that is not allowed is not, or that the side has not to decide.
    fn attempt(&self, side: Side, orders: &[Value]) -> Result<Prospect, wire::Refusal>;
    /// Why a piece or place cannot act on a target.
    fn why_not(&self, side: Side, subject: &str, target: &str) -> Option<wire::Refusal>;
    /// The board ids of what can be seen from a place.
    fn sight(&self, viewer: Viewer, from: &str) -> Vec<String>;
    /// What is laid over the map on request, for a piece or for all.
    fn overlay(&self, viewer: Viewer, layer: Layer, subject: Option<&str>) -> Overlay;
    /// At most `most` moments from an entry on, as a viewer saw them; once the battle is over, with
    /// nothing hidden if he likes.
    fn history(&self, viewer: Viewer, from: u32, most: usize, revealed: bool) -> Vec<Moment>;
    /// The questions of the other side's turn that a side may answer beforehand.
    fn standing(&self) -> Vec<StandingQuestion>;
    /// The order that standing answers give to the present question of a side.
    fn standing_order(&self, side: Side, answers: &BTreeMap<String, String>) -> Option<Value>;
    /// The hash of the present position.
    fn fingerprint(&self) -> Fingerprint;
    /// The last entry, for the archive.
    fn last_entry(&self) -> Option<Entry<Value>>;
    /// Repeats an entry of the archive.
    ///
    /// # Errors
    /// Why it cannot be repeated.
    fn repeat(&mut self, entry: &Entry<Value>) -> Result<(), String>;
    /// The whole record; the seed is in it only when the battle is over.
    fn record(&self, pack: PackMark, options: Value, seed: Seed, nonces: Vec<Nonce>) -> Record;
    /// All that is needed to go on from here; none while orders could still be taken back.
    fn snapshot(&self) -> Option<Vec<u8>>;
    /// Goes on from a snapshot of this battle, with the dice of its seed. What led there is no
    /// longer held: the story, the history and the record begin with the snapshot, entries and
    /// lines keep their numbers.
    ///
    /// # Errors
    /// When the bytes are no snapshot of this system; nothing has changed then.
    fn resume(&mut self, seed: Seed, snapshot: &[u8]) -> Result<(), String>;
    /// Lets go of what led here, as if resumed from a snapshot of this very moment; not while
    /// orders could be taken back.
    fn forget(&mut self);
    /// How many lines a viewer has heard in all.
    fn heard(&self, viewer: Viewer) -> usize;
    /// A clone to try an entry on.
    fn fork(&self) -> Box<dyn Facade>;
    /// The same position without anything that led to it: small, however long the battle was, and
    /// nothing can be taken back.
    fn bare(&self) -> Box<dyn Facade>;
    /// What a general of the side that decides is handed: the [`Eyes`] of the system; nothing
    /// once the battle is over.
    fn eyes(&self) -> Option<Box<dyn Any + Send>>;
    /// A table on a position that agrees with what a side sees, with dice of its own: whatever is
    /// tried there tells nothing of this battle.
    fn imagined(&self, side: Side, seed: u64) -> Box<dyn Facade>;
    /// Goes through the battle again and stops at most `most` times: before each entry from
    /// `from` on and after the last.
    fn retrace(&self, from: u32, most: usize, stop: &mut dyn FnMut(&dyn Facade));
    /// The table itself, for those who know its system.
    fn as_any(&self) -> &dyn Any;
}

/// The id of the message that names a side.
pub fn side_message(key: &str) -> String {
    format!("side-{key}")
}

impl<S: Present> Facade for Table<S> {
    fn system(&self) -> &'static str {
        S::NAME
    }

    fn sides(&self) -> [String; 2] {
        Side::BOTH.map(|side| S::side_key(self.battle(), side).to_owned())
    }

    fn number(&self) -> u32 {
        Table::number(self)
    }

    fn asked(&self) -> Option<Side> {
        self.to_decide().side()
    }

    fn decision(&self, viewer: Viewer) -> wire::Decision {
        let view = self.view(viewer);
        let when = S::when(self.battle(), view);
        match self.to_decide() {
            Decision::Asks { side, question } => {
                let (label, cites) = S::question(self.battle(), view, side, question);
                wire::Decision::Side {
                    side: S::side_key(self.battle(), side).to_owned(),
                    label,
                    cites: cites.to_owned(),
                    when,
                }
            }
            Decision::Over(outcome) => wire::Decision::Over {
                outcome: wire::Outcome {
                    winner: outcome.winner.map(|side| S::side_key(self.battle(), side).to_owned()),
                    label: {
                        let verdict = || S::verdict(self.battle(), view, &outcome);
                        let label = self.accorded(&outcome).unwrap_or_else(verdict);
                        match outcome.winner {
                            Some(side) => label.with_message("side", side_message(S::side_key(self.battle(), side))),
                            None => label,
                        }
                    },
                    cites: outcome.cite.to_string(),
                },
                when,
            },
        }
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        S::scene(self.battle(), self.view(viewer))
    }

    fn offers(&self, viewer: Viewer) -> Vec<Offer> {
        if !self.asked().is_some_and(|side| viewer.is(side)) {
            return Vec::new();
        }
        let view = self.view(viewer);
        let mut orders = Vec::new();
        S::orders(self.battle(), self.position(), &mut orders);
        offered::<S>(self.battle(), view, &orders)
    }

    fn offer(&self, side: Side, order: &Value) -> Option<Offer> {
        let order = Self::read_order(order).ok()?;
        let allowed = self.asked() == Some(side) && S::check(self.battle(), self.position(), order).is_ok();
        allowed.then(|| offered::<S>(self.battle(), self.view(Viewer::Side(side)), &[order]).pop())?
    }

    fn count(&self, viewer: Viewer) -> u32 {
        self.counted(viewer, Table::number(self))
    }

    fn counted(&self, viewer: Viewer, number: u32) -> u32 {
        Table::counted(self, viewer, number)
    }

    fn hides(&self, viewer: Viewer, entry: &Entry<Value>) -> bool {
        match entry {
            Entry::Order { side, order } => {
                !viewer.is(*side) && Self::read_order(order).is_ok_and(|order| S::is_unseen(self.battle(), order))
            }
            Entry::Undo { .. } | Entry::Word { .. } => false,
        }
    }

    fn recalls(&self, viewer: Viewer) -> Vec<u32> {
        match viewer {
            Viewer::Side(side) => Table::recalls(self, side).map(|number| self.counted(viewer, number)).collect(),
            Viewer::Onlooker => Vec::new(),
        }
    }

    fn story(&self, viewer: Viewer, from: usize) -> Vec<Line> {
        let view = self.view(viewer);
        self.told(viewer, from).iter().map(|passage| self.line(view, passage)).collect()
    }

    fn latest(&self, viewer: Viewer) -> Vec<Line> {
        let view = self.view(viewer);
        self.told_last(viewer).map(|passage| self.line(view, &passage)).collect()
    }

    fn obey(&mut self, side: Side, number: u32, order: &Value) -> Result<(), wire::Refusal> {
        let order = Self::read_order(order)?;
        let entry = self.due(side, number)?;
        Table::obey(self, side, entry, order).map_err(|rejection| self.complaint(rejection))
    }

    fn undo(&mut self, side: Side, number: u32, to: u32) -> Result<(), wire::Refusal> {
        let entry = self.due(side, number)?;
        let mut recalls = Table::recalls(self, side);
        let recalled = recalls.find(|recall| self.counted(Viewer::Side(side), *recall) == to);
        let Some(to) = recalled else { return Err(self.complaint(Rejection::PastRecall)) };
        drop(recalls);
        Table::undo(self, side, entry, to).map_err(|rejection| self.complaint(rejection))
    }

    fn say(&mut self, side: Side, word: Word) -> Result<(), wire::Refusal> {
        Table::say(self, side, Table::number(self), word).map_err(|rejection| self.complaint(rejection))
    }

    fn turn(&self) -> u32 {
        Table::turn(self)
    }

    fn parley(&self, viewer: Viewer) -> wire::Parley {
        self.parley_for(viewer)
    }

    fn plans(&self, side: Side, subject: &str) -> Vec<wire::Plan> {
        if self.asked() != Some(side) {
            return Vec::new();
        }
        let Some(subject) = S::subject(self.battle(), subject) else { return Vec::new() };
        let view = self.view(Viewer::Side(side));
        let mut plans = Vec::new();
        S::plans(self.battle(), view, subject, &mut plans);
        let mut gestures: Vec<wire::Plan> =
            plans.iter().map(|plan| S::plan(self.battle(), view, subject, plan)).collect();
        self.tell_plans_apart(view, &plans, &mut gestures);
        gestures
    }

    fn preview(&self, side: Side, orders: &[Value]) -> Option<wire::Preview> {
        let orders: Vec<S::Order> = orders.iter().map(Self::read_order).collect::<Result<_, _>>().ok()?;
        if self.asked() != Some(side) {
            return None;
        }
        let (index, view) = eve::<S>(self.battle(), self.view(Viewer::Side(side)), side, &orders).ok()??;
        Some(wire::Preview::from(&S::preview(self.battle(), &view, orders[index])))
    }

    fn attempt(&self, side: Side, orders: &[Value]) -> Result<Prospect, wire::Refusal> {
        self.may_order(&self.to_decide(), side)?;
        // By the number that the side counts: the record's own would tell how many orders
        // others have given unseen.
        let mut dice = Dice::quick(u64::from(self.counted(Viewer::Side(side), Table::number(self))));
        let mut position = S::imagine(self.battle(), self.view(Viewer::Side(side)), &mut dice);
        let learned = |position: &S::Position| S::learned(position, Viewer::Side(side));
        let (rolls, known) = (dice.rolls(), learned(&position));
        let mut prospect = Prospect { scene: Scene::default(), carried_out: 0, certain: true };
        for order in orders {
            let order = Self::read_order(order)?;
            self.may_order(&S::to_decide(self.battle(), &position), side)?;
            obey::<S>(self.battle(), &mut position, order, &mut dice, &mut Silent)
                .map_err(|refusal| self.complaint(Rejection::Refused(refusal)))?;
            prospect.carried_out += 1;
            prospect.certain = (dice.rolls(), learned(&position)) == (rolls, known);
            if !prospect.certain {
                break;
            }
        }
        prospect.scene = S::scene(self.battle(), &S::view(self.battle(), &position, Viewer::Side(side)));
        Ok(prospect)
    }

    fn why_not(&self, side: Side, subject: &str, target: &str) -> Option<wire::Refusal> {
        let (subject, target) = (S::subject(self.battle(), subject)?, S::subject(self.battle(), target)?);
        let refusal = S::why_not(self.battle(), self.view(Viewer::Side(side)), subject, target)?;
        Some(self.complaint(Rejection::Refused(refusal)))
    }

    fn sight(&self, viewer: Viewer, from: &str) -> Vec<String> {
        S::sight(self.battle(), self.view(viewer), from)
    }

    fn overlay(&self, viewer: Viewer, layer: Layer, subject: Option<&str>) -> Overlay {
        let subject = subject.and_then(|subject| S::subject(self.battle(), subject));
        S::overlay(self.battle(), self.view(viewer), layer, subject)
    }

    fn history(&self, viewer: Viewer, from: u32, most: usize, revealed: bool) -> Vec<Moment> {
        let revealed = revealed && self.asked().is_none();
        let mut moments = Vec::new();
        self.walk(|table| {
            let number = table.counted(viewer, table.number());
            // What others do unseen is no moment of its own.
            if number < from || moments.last().is_some_and(|last: &Moment| last.number == number) {
                return true;
            }
            let scene = match revealed {
                true => S::scene(table.battle(), &S::revealed(table.battle(), table.position())),
                false => table.scene(viewer),
            };
            moments.push(Moment {
                number,
                entry: table.number(),
                decision: table.decision(viewer),
                scene,
                heard: table.heard(viewer),
            });
            moments.len() < most
        });
        moments
    }

    fn standing(&self) -> Vec<StandingQuestion> {
        S::standing(self.battle())
    }

    fn standing_order(&self, side: Side, answers: &BTreeMap<String, String>) -> Option<Value> {
        if self.asked() != Some(side) {
            return None;
        }
        let order = S::standing_order(self.battle(), self.view(Viewer::Side(side)), answers)?;
        serde_json::to_value(order).ok()
    }

    fn fingerprint(&self) -> Fingerprint {
        // The last entry was stamped with it.
        self.prints().last().copied().unwrap_or_else(|| Table::fingerprint(self))
    }

    fn last_entry(&self) -> Option<Entry<Value>> {
        self.entries().last().and_then(|entry| entry.written().ok())
    }

    fn repeat(&mut self, entry: &Entry<Value>) -> Result<(), String> {
        let entry = entry.read().map_err(|error| error.to_string())?;
        Table::repeat(self, entry).map_err(crate::record::describe)
    }

    fn record(&self, pack: PackMark, options: Value, seed: Seed, nonces: Vec<Nonce>) -> Record {
        Record::of(self, pack, options, seed, nonces)
    }

    fn snapshot(&self) -> Option<Vec<u8>> {
        Table::snapshot(self)
    }

    fn resume(&mut self, seed: Seed, snapshot: &[u8]) -> Result<(), String> {
        *self = Table::resumed(Arc::clone(self.battle()), seed, snapshot)?;
        Ok(())
    }

    fn forget(&mut self) {
        Table::forget(self);
    }

    fn heard(&self, viewer: Viewer) -> usize {
        Table::heard(self, viewer)
    }

    fn fork(&self) -> Box<dyn Facade> {
        Box::new(self.clone())
    }

    fn bare(&self) -> Box<dyn Facade> {
        Box::new(Table::bare(self))
    }

    fn eyes(&self) -> Option<Box<dyn Any + Send>> {
        self.asked()?;
        let eyes = Eyes::<S>::opened(self.battle(), self.position())?;
        Some(Box::new(eyes))
    }

    fn imagined(&self, side: Side, seed: u64) -> Box<dyn Facade> {
        Box::new(self.imagined_by(side, seed))
    }

    fn retrace(&self, from: u32, most: usize, stop: &mut dyn FnMut(&dyn Facade)) {
        Table::retrace(self, from, most, |table| stop(table));
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
