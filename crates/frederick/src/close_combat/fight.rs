//! A close combat while it is fought: who takes part, and how far it has come.

use hexes::Hex;
use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::engine::charts::Effect;
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::Field;
use crate::engine::position::NOWHERE;

/// The two sides of a close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Whose player turn it is.
    Attacker,
    /// His enemy.
    Defender,
}

impl Role {
    /// Both, the attacker first.
    pub const BOTH: [Role; 2] = [Role::Attacker, Role::Defender];

    /// Its place in what is kept for both.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(crate) const fn other(self) -> Role {
        match self {
            Role::Attacker => Role::Defender,
            Role::Defender => Role::Attacker,
        }
    }
}

/// The stages of a close combat, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Stage {
    /// Fast defenders of a hex may withdraw; by the place of the hex.
    Withdrawal(u8),
    /// Routed units of a demoralized army give themselves up.
    Surrender,
    /// The attacker names his lead unit.
    LeadAttack,
    /// The defender names his.
    LeadDefence,
    /// The attacker picks the ground that counts.
    Ground,
    /// The die.
    Roll,
    /// The defender's guns are hit.
    DefenderGuns,
    /// The defender bears his points.
    DefenderLosses,
    /// The attacker's guns are hit.
    AttackerGuns,
    /// The attacker bears his points.
    AttackerLosses,
    /// The attacker advances.
    Advance,
    /// He captures guns.
    Capture,
    /// The defender advances.
    DefenderAdvance,
    /// He captures guns.
    DefenderCapture,
    /// The attacker is carried on.
    Momentum,
    /// Cavalry charges on.
    Sweep,
    /// Cavalry that fought is disordered.
    End,
}

/// What follows the withdrawals.
const LATER: [Stage; 16] = [
    Stage::Surrender,
    Stage::LeadAttack,
    Stage::LeadDefence,
    Stage::Ground,
    Stage::Roll,
    Stage::DefenderGuns,
    Stage::DefenderLosses,
    Stage::AttackerGuns,
    Stage::AttackerLosses,
    Stage::Advance,
    Stage::Capture,
    Stage::DefenderAdvance,
    Stage::DefenderCapture,
    Stage::Momentum,
    Stage::Sweep,
    Stage::End,
];

impl Stage {
    /// The stage after this one.
    pub(crate) fn next(self) -> Stage {
        Stage::try_from(u8::from(self) + 1).unwrap_or(Stage::End)
    }
}

impl From<Stage> for u8 {
    fn from(stage: Stage) -> u8 {
        match stage {
            Stage::Withdrawal(place) => place,
            later => (MOST_FRONT + LATER.iter().position(|other| *other == later).unwrap_or(LATER.len())) as u8,
        }
    }
}

impl TryFrom<u8> for Stage {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Stage, &'static str> {
        match usize::from(number).checked_sub(MOST_FRONT) {
            None => Ok(Stage::Withdrawal(number)),
            Some(later) => LATER.get(later).copied().ok_or("no stage of close combat"),
        }
    }
}

/// The most hexes of one side in a combat.
pub(crate) const MOST_FRONT: usize = 6;

/// A close combat under way, or a sweeping charge being prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// The hexes of both sides: attackers, defenders.
    pub hexes: [[Hex; MOST_FRONT]; 2],
    /// The lead units.
    pub lead: [Option<UnitId>; 2],
    /// The hexes whose ground counts.
    pub ground: Option<(Hex, Hex)>,
    /// A flank attack.
    pub flank: bool,
    /// A supported defence.
    pub supported: bool,
    /// It is a sweeping charge of these units.
    pub sweepers: Units,
    /// A sweeping charge.
    pub sweep: bool,
    /// Units that were engaged while points were borne, both sides.
    pub fought: Units,
    /// Units designated for a sweeping charge.
    pub charging: Units,
    /// The effects still to come: attacker, defender.
    pub effects: [Effect; 2],
    /// Points to bear: attacker, defender.
    pub points: [u8; 2],
    /// The defender could not bear all his points.
    pub momentum: bool,
    /// The hex marked by a momentum attack out of this combat.
    pub marked: Hex,
    /// Units of the attacker's hexes, support and all.
    pub party: Units,
    /// Units in front of the attacker's hexes that have fought in this phase
    /// before: they take no part.
    pub rested: Units,
    /// Units that advanced.
    pub advanced: Units,
    /// Units that have made a momentum advance.
    pub carried_on: Units,
    /// The attack went into broken ground or over an entrenchment.
    pub broken_ground: bool,
    /// The stage that comes next.
    pub stage: Stage,
    /// Only routed units are attacked.
    pub only_routed: bool,
    /// The defending hexes that a withdrawal emptied, by place.
    pub evaded: u8,
}

impl Fight {
    pub(crate) const NONE: Fight = Fight {
        hexes: [[NOWHERE; MOST_FRONT]; 2],
        lead: [None; 2],
        ground: None,
        flank: false,
        supported: false,
        sweepers: Units::NONE,
        sweep: false,
        fought: Units::NONE,
        charging: Units::NONE,
        effects: [Effect {
            points: 0,
            exchange: false,
            bracket: false,
            rout: false,
            retreat: false,
            guns: false,
            surrender: false,
        }; 2],
        points: [0; 2],
        momentum: false,
        marked: NOWHERE,
        party: Units::NONE,
        rested: Units::NONE,
        advanced: Units::NONE,
        carried_on: Units::NONE,
        broken_ground: false,
        stage: Stage::Withdrawal(0),
        only_routed: false,
        evaded: 0,
    };

    /// The hexes of the attacker or the defender.
    pub fn front(&self, role: Role) -> impl Iterator<Item = Hex> + use<> {
        self.hexes[role.index()].into_iter().take_while(|hex| *hex != NOWHERE)
    }

    pub(crate) fn has(&self, role: Role, hex: Hex) -> bool {
        self.hexes[role.index()].contains(&hex)
    }

    /// A withdrawal has emptied a defending hex.
    pub(crate) fn mark_evaded(&mut self, hex: Hex) {
        let place = self.hexes[Role::Defender.index()].iter().position(|other| *other == hex);
        self.evaded |= place.map_or(0, |place| 1 << place);
    }

    pub(crate) fn is_evaded(&self, hex: Hex) -> bool {
        self.hexes[Role::Defender.index()]
            .iter()
            .position(|other| *other == hex)
            .is_some_and(|place| self.evaded >> place & 1 == 1)
    }

    pub(crate) fn join(&mut self, role: Role, hex: Hex) {
        if let Some(slot) = self.hexes[role.index()].iter_mut().find(|slot| **slot == NOWHERE) {
            *slot = hex;
        }
    }
}

impl Field<'_> {
    /// Whether a side attacks or defends in the close combat.
    pub(crate) fn role(&self, side: Side) -> Role {
        if side == self.position.active { Role::Attacker } else { Role::Defender }
    }
}

#[cfg(test)]
mod tests {
    use super::Stage;

    #[test]
    fn stages_follow_one_another_and_keep_their_numbers() {
        let mut stage = Stage::Withdrawal(0);
        for number in 0..=21u8 {
            assert_eq!(u8::from(stage), number);
            assert_eq!(Stage::try_from(number), Ok(stage));
            stage = stage.next();
        }
        assert_eq!(stage, Stage::End);
        assert!(Stage::try_from(22).is_err());
    }
}
