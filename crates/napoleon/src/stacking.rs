//! Chapter 3: stacking.

use hexes::Hex;
use kernel::{Refusal, Side};

use crate::engine::pieces::Pieces;
use crate::engine::play::{Field, require};
use crate::rules::refuse;

impl Field<'_> {
    /// Whether some pieces may lie in one hex together at the end of a phase.
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_stack(&self, pieces: Pieces) -> Result<(), Refusal> {
        self.may_stack_if(pieces, self.position.marks.marching)
    }

    /// The same, if these pieces were in road march.
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_stack_if(&self, pieces: Pieces, marching: Pieces) -> Result<(), Refusal> {
        let battle = self.battle;
        let limits = &battle.charts.limits.stacking;
        let [plain, division] = [limits.units, limits.division].map(usize::from);
        let [units, vedettes, trains] = [battle.combat, battle.vedettes, battle.trains].map(|kind| pieces.and(kind));
        let others = units.or(vedettes).or(trains);
        // Trains and units in road march are alone, but for leaders; those in road march do not mind vedettes.
        require(trains.is_empty() || others.len() == 1, refuse!("3.3", "train-alone"))?;
        let marching = units.and(marching);
        require(marching.is_empty() || units.len() == 1, refuse!("3.3", "marching-alone"))?;
        require(
            vedettes.len() <= usize::from(limits.vedettes),
            refuse!("3.24", "vedettes-full").also(crate::rules::cite!("16.22")),
        )?;
        if units.len() <= plain || (units.len() <= division && self.is_one_division(units)) {
            return Ok(());
        }
        if pieces.and(battle.leaders).is_empty() {
            return Err(if units.len() <= division {
                refuse!("3.22", "no-division")
            } else {
                refuse!("3.21", "hex-full")
            });
        }
        require(units.len() <= usize::from(limits.led), refuse!("3.23", "hex-full"))?;
        let infantry = units.and(battle.infantry);
        let whole = self.is_one_division(infantry) || self.is_of_division(infantry);
        let most = if whole { division } else { plain };
        require(infantry.len() <= most, refuse!("3.23", "too-much-infantry"))
    }

    /// Whether a hex could take some pieces in, at the end of a phase.
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_join(&self, side: Side, hex: Hex, pieces: Pieces) -> Result<(), Refusal> {
        self.may_stack(self.ours_at(side, hex).or(pieces))
    }

    /// Whether all units are of one formation that is a division with an officer of its own (3.22, 3.23).
    fn is_of_division(&self, units: Pieces) -> bool {
        let Some(formation) = units.first().and_then(|unit| self.battle.formation(unit)) else { return false };
        self.battle.formations[formation.index()].division
            && units.iter().all(|unit| self.battle.formation(unit) == Some(formation))
    }

    /// Whether all units are of one division (3.22). A division with an officer of its own has none inside.
    pub(crate) fn is_one_division(&self, units: Pieces) -> bool {
        let division = |piece| {
            let spec = self.battle.piece(piece);
            spec.division.as_deref().map(|division| (spec.formation, division))
        };
        let Some(first) = units.first().and_then(division) else { return false };
        units.iter().all(|unit| division(unit) == Some(first))
    }
}
