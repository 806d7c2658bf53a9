//! A group on its way, with all that stays the same from hex to hex.

use std::cell::OnceCell;

use hexes::Hex;
use kernel::Side;

use crate::engine::pieces::Pieces;
use crate::engine::play::Field;
use crate::march_orders::Costs;
use crate::movement::Mover;
use crate::movement::gait::Gait;

/// A group on its way. It is made once for a list of orders, or for one order, and asked for every
/// step.
pub(crate) struct Party {
    /// Whose it is.
    pub(crate) side: Side,
    /// Who moves together.
    pub(crate) pieces: Pieces,
    /// What its steps cost.
    pub(crate) gait: Gait,
    /// The half points that it may spend.
    pub(crate) allowance: u8,
    /// It is nothing but leaders and vedettes.
    pub(crate) light: bool,
    /// Everybody in road march, in this group or not, as it is or as it would be.
    pub(crate) marching: Pieces,
    /// Where it sets out; nothing before it has entered the map.
    from: Option<Hex>,
    /// What it costs from each hex to where it has to go, once somebody has asked.
    route: OnceCell<Option<Costs>>,
}

impl Party {
    /// Whether somebody of it is in road march.
    #[inline]
    pub(crate) fn is_marching(&self) -> bool {
        !self.pieces.and(self.marching).is_empty()
    }

    /// What it costs from each hex to where it has to go (20.22); nothing if it goes as it likes.
    pub(crate) fn route(&self, field: &Field<'_>) -> Option<&Costs> {
        let costs = || {
            let aims = field.aims(self.pieces, self.from)?;
            Some(field.costs_to(self.side, &self.gait, &aims, self.from))
        };
        self.route.get_or_init(costs).as_ref()
    }
}

impl Field<'_> {
    /// A mover as a group on its way.
    pub(crate) fn party(&self, side: Side, mover: &Mover) -> Party {
        self.party_if(side, mover, self.position.marks.marching)
    }

    /// The same, if these pieces were in road march.
    pub(crate) fn party_if(&self, side: Side, mover: &Mover, marching: Pieces) -> Party {
        let pieces = mover.pieces;
        Party {
            side,
            pieces,
            gait: self.gait(pieces, marching),
            allowance: self.allowance(pieces),
            light: self.is_light(pieces),
            marching,
            from: (mover.entering == 0).then_some(mover.at),
            route: OnceCell::new(),
        }
    }
}
