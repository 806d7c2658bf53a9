//! Chapter 21: demoralization. What it does to units that come back is in `recovery`.

use crate::engine::pieces::{FormationId, PieceId};
use crate::engine::play::Field;

impl Field<'_> {
    /// Whether the losses of a formation have reached its level (21.1).
    pub(crate) fn is_broken(&self, formation: FormationId) -> bool {
        let level = self.battle.formations[formation.index()].level;
        // The guard may have failed before the army's eyes (11.3).
        let daunted = self.position.daunted >> formation.0 & 1 == 1;
        let less = if daunted { self.battle.charts.arms.guard.daunts } else { 0 };
        level.is_some_and(|level| self.position.losses[formation.index()] >= level.saturating_sub(less))
    }

    /// Whether a piece suffers the effects of demoralization: by losses, for want of supply, or after a march order
    /// (21.1, 17.2, 20.23).
    pub(crate) fn is_demoralized(&self, piece: PieceId) -> bool {
        let marks = &self.position.marks;
        marks.out_of_supply.has(piece)
            || marks.shaken.has(piece)
            || self.battle.formation(piece).is_some_and(|formation| self.is_broken(formation))
    }

    /// The initiative of a unit, one less if it is demoralized (6.33, 21.2).
    pub(crate) fn initiative(&self, piece: PieceId) -> u8 {
        self.printed_initiative(piece).saturating_sub(u8::from(self.is_demoralized(piece)))
    }
}
