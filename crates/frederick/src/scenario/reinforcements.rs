//! Chapters 26.3 and 26.4.1 of the edition of 2002: pieces that come in over some hexes, for a
//! movement point. Off the map they belong to their groups as anywhere: a wing that is effective
//! may come in column, others come as they are.

use hexes::Hex;
use kernel::{Cite, Side};

use crate::engine::lay::Coming;
use crate::engine::pieces::{LeaderId, PieceId, Units, WingId};
use crate::engine::play::Field;
use crate::engine::position::{Away, Fate};
use crate::rules::cite;

impl<'a> Field<'a> {
    /// With whom a piece comes in, whether it is time or not.
    pub(crate) fn coming_with(&self, piece: PieceId) -> Option<&'a Coming> {
        let comings = &self.battle.scenario.comings;
        comings.iter().find(|coming| coming.has(piece))
    }

    /// The same for a piece that is off the map and may come in now.
    pub(crate) fn coming(&self, piece: PieceId) -> Option<&'a Coming> {
        let comings = &self.battle.scenario.comings;
        if comings.is_empty() {
            return None;
        }
        let waits = match piece {
            PieceId::Unit(unit) => self.position.unit(unit).away == Away::Waiting,
            PieceId::Leader(leader) => self.position.leader(leader).fate == Fate::Waiting,
        };
        self.coming_with(piece).filter(|coming| waits && coming.turn <= self.position.turn)
    }

    /// Whether it is too early for a piece to come in.
    pub(crate) fn comes_later(&self, piece: PieceId) -> bool {
        !self.battle.scenario.comings.is_empty()
            && self.coming_with(piece).is_some_and(|coming| coming.turn > self.position.turn)
    }

    /// The units of a wing that may come in now.
    pub(crate) fn wing_coming(&self, wing: WingId) -> Units {
        if self.battle.scenario.comings.is_empty() {
            return Units::NONE;
        }
        let units = self.battle.wing_units[wing.index()].iter();
        units.filter(|unit| self.coming(PieceId::Unit(*unit)).is_some()).collect()
    }

    /// The leader of a wing on the map, or off it if he may come in now.
    pub(crate) fn wing_leader_or_coming(&self, wing: WingId) -> Option<LeaderId> {
        let coming = || {
            let leader = self.battle.wing_leader[wing.index()]?;
            self.coming(PieceId::Leader(leader)).map(|_| leader)
        };
        self.wing_leader(wing).or_else(coming)
    }

    /// The army commander on the map, or off it if he may come in now.
    pub(crate) fn commander_or_coming(&self, side: Side) -> Option<LeaderId> {
        let coming = || {
            let leader = self.position.armies[side.index()].commander?;
            self.coming(PieceId::Leader(leader)).map(|_| leader)
        };
        self.commander(side).or_else(coming)
    }

    /// All leaders of a side who may come in now.
    pub(crate) fn leaders_coming(&self, side: Side) -> impl Iterator<Item = LeaderId> + use<'a> {
        let field = *self;
        let comings = self.battle.scenario.comings.iter().filter(move |coming| coming.side == side);
        let leaders = comings.fold(0u32, |set, coming| set | coming.leaders);
        (0..self.battle.leaders.len() as u8)
            .map(LeaderId)
            .filter(move |leader| leaders >> leader.0 & 1 == 1 && field.coming(PieceId::Leader(*leader)).is_some())
    }

    /// The paragraph by which a piece comes in: as a reinforcement, or with its whole army.
    pub(crate) fn coming_cite(&self, coming: &Coming) -> Cite {
        if coming.turn > 1 { cite!(2002 "26.4.1") } else { cite!(2002 "26.3") }
    }

    /// Whether a hex is one of those over which a piece comes in.
    pub(crate) fn is_entry(&self, coming: &Coming, hex: Hex) -> bool {
        hex.index() < self.battle.board.grid.len() && coming.hexes.has(hex)
    }
}
