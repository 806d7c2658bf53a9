//! Retreat before combat (10.2, 16.26).

use hexes::{Hex, HexSet};
use kernel::{Journal, Refusal, Side};

use crate::combat::{CombatEvent, CombatOrder, CombatStep, MOST_VACATED};
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::NOWHERE;
use crate::engine::spec::Kind;
use crate::results::{Doom, ResultStep};
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// How far the stack of a hex may retreat before combat.
    pub(super) fn may_evade(&self, side: Side, hex: Hex) -> Result<u8, Refusal> {
        let far = self.could_evade(side, hex)?;
        let pieces = self.ours_at(side, hex);
        let out = self.around(hex).any(|(_, near)| self.is_refuge(side, pieces, hex, near));
        require(out, refuse!("10.23", "surrounded"))?;
        Ok(far)
    }

    /// The same, as the enemy can tell: he does not know which hexes have room.
    fn could_evade(&self, side: Side, hex: Hex) -> Result<u8, Refusal> {
        let units = self.combat_at(side, hex);
        let engaged = self.in_firm_zone(side.enemy(), hex) || self.holds_bridge(side, hex);
        require(!units.is_empty() && engaged, refuse!("10.21", "not-engaged"))?;
        let horse = |unit: PieceId| self.kind(unit) == Kind::HorseArtillery;
        let fast = units.iter().all(|unit| self.kind(unit).is_cavalry() || horse(unit));
        require(fast, refuse!("10.23", "stacked-with-foot"))?;
        let marks = &self.position.marks;
        require(units.and(marks.evaded).is_empty(), refuse!("10.21", "evaded-already"))?;
        require(units.and(marks.repulsed).is_empty(), refuse!("10.23", "repulsed"))?;
        let guns = !units.iter().any(|unit| self.kind(unit).is_cavalry());
        let hunters = self.cavalry_beside(side.enemy(), hex);
        if guns {
            require(hunters.is_empty(), refuse!("10.22", "cavalry-near"))?;
        } else {
            let slowest = units.iter().map(|unit| self.battle.piece(unit).movement).min().unwrap_or(0);
            let caught = hunters.iter().any(|unit| self.battle.piece(unit).movement >= slowest);
            require(!caught, refuse!("10.23", "cavalry-as-fast"))?;
        }
        Ok(self.battle.charts.limits.withdrawal.evading[usize::from(guns)])
    }

    /// The enemy hexes from which a bridge leads to a hex (10.26).
    fn bridgeheads(&self, side: Side, hex: Hex) -> HexSet {
        let over = |near: Hex| self.is_over_bridge(near, hex) && !self.combat_at(side.enemy(), near).is_empty();
        self.around(hex).map(|(_, near)| near).filter(|near| over(*near)).collect()
    }

    /// Whether a hex lies at a bridge over which the enemy could attack.
    fn holds_bridge(&self, side: Side, hex: Hex) -> bool {
        side != self.position.active && !self.bridgeheads(side, hex).is_empty()
    }

    /// The cavalry of a side whose zone reaches a hex.
    fn cavalry_beside(&self, of: Side, hex: Hex) -> Pieces {
        let around = self.around(hex).filter(|(direction, _)| !self.is_wet(hex, *direction));
        around.flat_map(|(_, near)| self.combat_at(of, near).and(self.battle.cavalry).iter()).collect()
    }

    /// Whether pieces may go to the next hex before combat: out of enemy zones, but for those of
    /// vedettes.
    fn is_refuge(&self, side: Side, pieces: Pieces, from: Hex, to: Hex) -> bool {
        !self.holds(side.enemy(), to)
            && !self.in_firm_zone(side.enemy(), to)
            && self.price(pieces, from, to).is_ok()
            && self.may_join(side, to, pieces).is_ok()
    }

    pub(super) fn may_evade_to(
        &self,
        side: Side,
        pieces: Pieces,
        from: Hex,
        gone: u8,
        most: u8,
        order: CombatOrder,
    ) -> Result<(), Refusal> {
        match order {
            CombatOrder::EvadeTo(to) => {
                require(gone < most, refuse!("10.21", "far-enough"))?;
                let at = pieces.first().map_or(from, |piece| self.position.at(piece));
                let farther = self.distance(from, to) == u32::from(gone) + 1 && self.distance(at, to) == 1;
                require(farther && self.is_refuge(side, pieces, at, to), refuse!("10.21", "no-refuge"))
            }
            CombatOrder::EndEvading => require(gone > 0, refuse!("10.21", "must-go")),
            _ => Err(not_now()),
        }
    }

    /// Vedettes alone in a hex next to enemy combat units (16.26).
    fn lone_vedettes(&self, side: Side) -> Option<(Hex, Pieces)> {
        let vedettes = self.on_map(side).and(self.battle.vedettes).without(self.position.marks.evaded);
        let lonely = |hex: &Hex| self.combat_at(side, *hex).is_empty() && self.in_firm_zone(side.enemy(), *hex);
        let hex = self.hexes_of(vedettes).iter().find(lonely)?;
        Some((hex, self.ours_at(side, hex)))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(super) fn run_evading(&mut self, side: Side) -> bool {
        if let Some((hex, pieces)) = self.field().lone_vedettes(side) {
            self.show_of(side);
            self.position.marks.evaded = self.position.marks.evaded.or(pieces);
            let out = self.field().around(hex).any(|(_, near)| self.field().is_refuge(side, pieces, hex, near));
            if out {
                self.push(CombatStep::EvadeTo {
                    side,
                    pieces,
                    from: hex,
                    gone: 0,
                    most: self.battle.charts.limits.withdrawal.evading[0],
                });
            } else {
                for vedette in pieces.and(self.battle.vedettes).iter() {
                    self.eliminate(vedette, Doom::Cornered);
                }
                self.forsake(side, hex);
            }
            return true;
        }
        let hexes = self.field().hexes_of(self.field().on_map(side).and(self.battle.combat));
        let nobody = !hexes.iter().any(|hex| self.field().could_evade(side, hex).is_ok());
        if nobody {
            self.done();
            self.touch();
        }
        nobody
    }

    pub(super) fn begin_evading(&mut self, side: Side, hex: Hex) {
        let Ok(most) = self.field().may_evade(side, hex) else { return };
        let pieces = self.field().ours_at(side, hex);
        self.position.marks.evaded = self.position.marks.evaded.or(pieces);
        self.push(CombatStep::EvadeTo { side, pieces, from: hex, gone: 0, most });
    }

    pub(super) fn evade_to(&mut self, step: CombatStep, to: Hex) {
        let CombatStep::EvadeTo { side, pieces, from, gone, most } = step else { return };
        let at = pieces.first().map_or(from, |piece| self.position.at(piece));
        self.show_of(side);
        pieces.iter().for_each(|piece| self.position.put(piece, to));
        let vedettes = pieces.and(self.battle.combat).is_empty();
        let guns = most == self.battle.charts.limits.withdrawal.evading[1];
        let led = !pieces.and(self.battle.leaders).is_empty();
        let low = pieces.iter().any(|piece| self.field().is_demoralized(piece));
        self.journal.note(
            cites!["10.2", !vedettes && !guns => "10.21", guns => "10.22", vedettes => "16.26", led => "10.25", low => "10.24"],
            || CombatEvent::Evaded { side, pieces, from: at, to },
        );
        // Nobody is attacked whom nobody sees, so who comes next to the enemy sees him (8.3).
        self.face(side, to);
        let gone = gone + 1;
        let onward = self.field().around(to).any(|(_, far)| {
            let order = CombatOrder::EvadeTo(far);
            self.field().may_evade_to(side, pieces, from, gone, most, order).is_ok()
        });
        if onward {
            self.go_on(CombatStep::EvadeTo { side, pieces, from, gone, most });
        } else {
            self.done();
            self.pursue(side, pieces, from);
        }
    }

    /// Cavalry that gives up a bridge is pursued over it (10.26); nobody else is pursued before
    /// combat.
    pub(super) fn pursue(&mut self, side: Side, pieces: Pieces, from: Hex) {
        let left = !self.field().holds(side, from) && !pieces.and(self.battle.cavalry).is_empty();
        let bridgeheads = self.field().bridgeheads(side, from);
        if !left || side == self.position.active || bridgeheads.is_empty() {
            return;
        }
        let enemy = side.enemy();
        let among = bridgeheads.iter().flat_map(|hex| self.field().combat_at(enemy, hex).iter()).collect();
        self.position.fights.vacated = [NOWHERE; MOST_VACATED];
        self.position.fights.vacated[0] = from;
        self.push(ResultStep::Advance { side: enemy, among, led: Pieces::NONE, foot: false, forced: false });
    }
}
