//! Chapter 9: repulse. Whoever moves up to the enemy may try to force him out of the way; no die is rolled.

use hexes::{Hex, HexSet};
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::Named;
use crate::engine::pieces::Pieces;
use crate::engine::play::{Field, Play, require};
use crate::movement::Mover;
use crate::movement::party::Party;
use crate::rules::{cites, refuse};

/// The orders of a repulse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RepulseOrder {
    /// The mover tries to repulse all enemies that hold it.
    Repulse,
}

impl RepulseOrder {
    pub(crate) fn named(self) -> Named {
        Named::default()
    }
}

/// What a repulse brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say; strengths are in quarters")]
pub enum RepulseEvent {
    Repulsed { side: Side, pieces: Pieces, at: Hex, strengths: [u32; 2], cost: u8, success: bool },
}

impl RepulseEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        let RepulseEvent::Repulsed { side, .. } = self;
        *side
    }
}

/// How a repulse stands.
pub(crate) struct Trial {
    /// The combat units that try it.
    pub(crate) attackers: Pieces,
    /// Everybody who is to go.
    pub(crate) enemies: Pieces,
    /// Both strengths, in quarters.
    pub(crate) strengths: [u32; 2],
    /// The column of the odds.
    pub(crate) column: usize,
    /// Whether they go.
    pub(crate) success: bool,
}

impl Field<'_> {
    /// What a repulse comes to: the odds, and whether they are enough (9.12, 9.13).
    pub(crate) fn trial(&self, side: Side, mover: &Mover) -> Trial {
        let holders = self.holders_of(side, mover.at);
        let troops = self.battle.combat.or(self.battle.vedettes);
        let enemies: Pieces =
            holders.iter().flat_map(|hex| self.ours_at(side.enemy(), hex).and(troops).iter()).collect();
        let attackers = mover.pieces.and(self.battle.combat);
        let only_vedettes = enemies.and(self.battle.combat).is_empty();
        let strengths = self.repulse_strengths(attackers, enemies.and(self.battle.combat));
        let chart = &self.battle.charts.combat;
        let column = chart.column(strengths[0], strengths[1].max(1));
        let success = only_vedettes || column >= usize::from(chart.repulse_from);
        Trial { attackers, enemies, strengths, column, success }
    }

    /// The enemy hexes whose zones reach a hex, as far as a side knows (9.12).
    pub(crate) fn holders_of(&self, side: Side, hex: Hex) -> HexSet {
        let enemy = side.enemy();
        let troops = self.battle.of_side[enemy].and(self.battle.combat.or(self.battle.vedettes));
        self.thrown_from(troops.or(self.hidden(enemy)), hex)
    }

    /// Whether a mover may try a repulse: combat units that can pay for the dearest hex (9.11, 9.14).
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_repulse(&self, party: &Party, mover: &Mover) -> Result<(), Refusal> {
        let side = party.side;
        require(mover.cleared == 0, refuse!("9.21", "enter-cleared-hex"))?;
        require(!self.is_night(), refuse!("2.2", "not-at-night"))?;
        require(!mover.pieces.and(self.battle.combat).is_empty(), refuse!("9.14", "no-unit"))?;
        require(!self.rests(side), refuse!("24.12", "rests"))?;
        let cost = self.repulse_cost(party, mover)?;
        self.may_close_in(side, mover, mover.spent + cost)?;
        require(mover.spent + cost <= party.allowance, refuse!("9.11", "no-points"))
    }

    fn repulse_cost(&self, party: &Party, mover: &Mover) -> Result<u8, Refusal> {
        let holders = self.holders_of(party.side, mover.at);
        require(!holders.is_empty(), refuse!("9.11", "no-enemy"))?;
        let mut most = 0;
        for hex in holders.iter() {
            let direction = self.direction(mover.at, hex).ok_or(refuse!("7.1", "not-adjacent"))?;
            most = most.max(self.price_of(&party.gait, mover.at, direction, hex)?.cost);
        }
        Ok(most)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn repulse(&mut self, side: Side, mover: Mover) {
        let field = self.field();
        let Ok(cost) = field.repulse_cost(&field.party(side, &mover), &mover) else { return };
        let holders = field.holders_of(side, mover.at);
        // Everybody involved is shown (8.3, 9.12).
        let involved: Pieces = holders.iter().flat_map(|hex| field.ours_at(side.enemy(), hex).iter()).collect();
        self.show(mover.pieces.or(involved));
        let Trial { attackers, enemies, strengths, success, .. } = self.field().trial(side, &mover);
        let only_vedettes = enemies.and(self.battle.combat).is_empty();
        let (pieces, at) = (mover.pieces, mover.at);
        self.journal.note(
            cites!["9.1", "9.2", "9.11", "9.12", only_vedettes => "9.14", only_vedettes => "16.23", !only_vedettes => "9.13",
                   success => "9.21", !success => "9.22"],
            || RepulseEvent::Repulsed { side, pieces, at, strengths, cost, success },
        );
        if success {
            let direction = |hex: Hex| self.field().direction(at, hex);
            let cleared = holders.iter().filter_map(direction).fold(0, |mask, way| mask | 1 << way.index());
            let spent = mover.spent + cost;
            self.position.mover = Some(Mover { spent, halted: false, cleared, ..mover });
            self.leave_march(side.enemy(), enemies, 0);
            self.rout(side.enemy(), enemies, self.battle.charts.limits.withdrawal.repulsed);
        } else {
            self.leave_march(side, mover.pieces, 0);
            self.leave_march(side.enemy(), enemies, 0);
            let marks = &mut self.position.marks;
            marks.repulsed = marks.repulsed.or(attackers).or(enemies);
            marks.moved = marks.moved.or(mover.pieces);
            self.position.mover = None;
        }
    }

    /// After the enemy has gone, or not, the mover goes on (9.21).
    pub(crate) fn notice_cleared(&mut self, side: Side) {
        let Some(mut mover) = self.position.mover.filter(|mover| mover.cleared != 0) else { return };
        let field = self.field();
        let held = field.around(mover.at).filter(|(_, near)| field.holds(side.enemy(), *near));
        let taken = held.fold(0u8, |mask, (way, _)| mask | 1 << way.index());
        mover.cleared &= !taken;
        if mover.cleared == 0 {
            mover.halted = self.field().is_engaging(side, mover.pieces, mover.at);
        }
        self.position.mover = Some(mover);
    }
}
