//! Bridges and trestles: damaged, repaired (7.62 to 7.64).

use ground::Edge;
use kernel::{Journal, Refusal, Side};

use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};
use crate::movement::party::Party;
use crate::movement::{MoveEvent, MoveStep, Mover};
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// What both kinds of work demand: a unit in command beside the crossing, out of enemy zones, with points left.
    fn may_work(&self, step: MoveStep, party: &Party, mover: &Mover, crossing: u8) -> Result<(), Refusal> {
        let MoveStep::Move(side) = step else { return Err(refuse!("6.2", "out-of-command")) };
        let laid = self.battle.board.crossings[usize::from(crossing)];
        require(laid.kind != Edge::Ford, refuse!("7.6", "no-such-crossing"))?;
        require(mover.cleared == 0 && laid.hexes.contains(&mover.at), refuse!("7.62", "not-beside"))?;
        let bridge = laid.kind == Edge::Bridge;
        let able = mover.pieces.and(if bridge { self.battle.infantry } else { self.battle.combat });
        let who = if bridge { refuse!("7.63", "infantry-only") } else { refuse!("7.62", "units-only") };
        require(!able.is_empty(), who)?;
        require(!self.in_zone(side.enemy(), mover.at), refuse!("7.62", "in-zone"))?;
        let cost = self.battle.charts.movement.works[usize::from(bridge)];
        require(mover.spent + cost <= party.allowance, refuse!("7.62", "no-points"))?;
        // Points to stay must be left.
        let after = Mover { spent: mover.spent + cost, ..*mover };
        self.may_halt(party, &after)
    }

    pub(super) fn may_damage(&self, step: MoveStep, party: &Party, mover: &Mover, crossing: u8) -> Result<(), Refusal> {
        require(!self.is_damaged(crossing), refuse!("7.62", "damaged-already"))?;
        self.may_be_damaged(crossing)?;
        self.may_work(step, party, mover, crossing)
    }

    pub(super) fn may_repair(&self, step: MoveStep, party: &Party, mover: &Mover, crossing: u8) -> Result<(), Refusal> {
        require(self.is_damaged(crossing), refuse!("7.64", "not-damaged"))?;
        let enemy = step.side().enemy();
        let hexes = self.battle.board.crossings[usize::from(crossing)].hexes;
        let menace = self.battle.of_side[enemy].and(self.battle.combat).or(self.hidden(enemy));
        let free = hexes.iter().all(|hex| self.position.pieces_at(*hex).and(menace).is_empty());
        require(free, refuse!("7.64", "enemy-at-end"))?;
        self.may_work(step, party, mover, crossing)
    }
}

impl Field<'_> {
    /// Whether a crossing is a bridge, and not a trestle.
    pub(crate) fn is_bridge(&self, crossing: u8) -> bool {
        self.battle.board.crossings[usize::from(crossing)].kind == Edge::Bridge
    }

    /// Whether an enemy zone at an end makes repairs harder (7.64).
    pub(crate) fn is_watched(&self, side: Side, crossing: u8) -> bool {
        let hexes = self.battle.board.crossings[usize::from(crossing)].hexes;
        hexes.iter().any(|hex| self.in_zone(side.enemy(), *hex))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    fn work(&mut self, mover: Mover, crossing: u8) -> (Mover, bool) {
        let bridge = self.field().is_bridge(crossing);
        let cost = self.battle.charts.movement.works[usize::from(bridge)];
        let mover = Mover { spent: mover.spent + cost, ..mover };
        self.position.mover = Some(mover);
        (mover, bridge)
    }

    pub(super) fn damage(&mut self, side: Side, mover: Mover, crossing: u8) {
        let (mover, bridge) = self.work(mover, crossing);
        self.position.damaged |= 1 << crossing;
        self.position.barricades &= !(1 << crossing);
        let pieces = mover.pieces;
        let secret = self.is_secret(pieces);
        self.journal.note(cites!["7.6", bridge => "7.63", !bridge => "7.62"], || MoveEvent::Damaged {
            side,
            pieces,
            crossing,
            secret,
        });
    }

    /// A try to repair; an enemy zone at an end makes it harder (7.64).
    pub(super) fn repair(&mut self, side: Side, mover: Mover, crossing: u8) {
        let (mover, bridge) = self.work(mover, crossing);
        let pioneers = self.field().has_pioneers(side);
        let rolled = if pioneers { 0 } else { self.die() };
        let watched = self.field().is_watched(side, crossing);
        let die = rolled + u8::from(watched);
        let done = pioneers || die <= self.battle.charts.movement.repair[usize::from(bridge)];
        if done {
            self.position.damaged &= !(1 << crossing);
            self.position.mended |= 1 << crossing;
        }
        let pieces = mover.pieces;
        let secret = self.is_secret(pieces);
        self.journal.note(cites!["7.64", done => "7.65", pioneers => "24.6"], || MoveEvent::Repaired {
            side,
            pieces,
            crossing,
            die,
            done,
            secret,
        });
    }
}
