//! What is pledged when attacks are declared: batteries that keep out of them (13.41), and hexes
//! that will be bombarded, so that nobody has to attack them (13.6, 10.31).

use hexes::Hex;
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use super::{BombardEvent, BombardOrder};
use crate::combat::Attack;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::PieceId;
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::NOWHERE;
use crate::rules::{cites, refuse};

/// No phase sees more bombardments.
const MOST_TARGETS: usize = 16;

/// A battery that will bombard a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pledge {
    gun: PieceId,
    at: Hex,
}

const NO_PLEDGE: Pledge = Pledge { gun: PieceId(u8::MAX), at: NOWHERE };

/// What is bombarded in a combat phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Barrage {
    shelled: [Hex; MOST_TARGETS],
    pledges: [Pledge; MOST_TARGETS],
}

impl Default for Barrage {
    fn default() -> Self {
        Barrage { shelled: [NOWHERE; MOST_TARGETS], pledges: [NO_PLEDGE; MOST_TARGETS] }
    }
}

impl Barrage {
    /// The hexes that have been bombarded in this step.
    pub(super) fn shelled(&self) -> impl Iterator<Item = Hex> + use<> {
        self.shelled.into_iter().filter(|hex| *hex != NOWHERE)
    }

    pub(super) fn is_shelled(&self, hex: Hex) -> bool {
        self.shelled.contains(&hex)
    }

    pub(super) fn has_room(&self) -> bool {
        self.shelled.contains(&NOWHERE)
    }

    pub(super) fn add_shelled(&mut self, hex: Hex) {
        if let Some(slot) = self.shelled.iter_mut().find(|slot| **slot == NOWHERE) {
            *slot = hex;
        }
    }

    pub(super) fn clear_shelled(&mut self) {
        self.shelled = [NOWHERE; MOST_TARGETS];
    }

    fn of(&self, gun: PieceId) -> Option<Hex> {
        self.pledges.iter().find(|pledge| pledge.gun == gun).map(|pledge| pledge.at)
    }

    /// Whether any battery is pledged.
    pub(crate) fn is_pledged_at_all(&self) -> bool {
        self.pledges().next().is_some()
    }

    fn pledges(&self) -> impl Iterator<Item = Pledge> + use<> {
        self.pledges.into_iter().filter(|pledge| *pledge != NO_PLEDGE)
    }

    fn add(&mut self, gun: PieceId, at: Hex) {
        if let Some(slot) = self.pledges.iter_mut().find(|slot| **slot == NO_PLEDGE) {
            *slot = Pledge { gun, at };
        }
    }
}

impl Field<'_> {
    /// Whether a hex will be bombarded, so that it counts as attacked (13.6).
    pub(crate) fn is_pledged(&self, hex: Hex) -> bool {
        self.position.barrage.pledges.iter().any(|pledge| pledge.at == hex)
    }

    /// The hex that a battery has still to bombard, if it can.
    pub(super) fn open_pledge(&self, side: Side, gun: PieceId) -> Option<Hex> {
        let barrage = &self.position.barrage;
        barrage.of(gun).filter(|hex| self.may_shell(side, *hex).is_ok() && self.may_reach(gun, *hex).is_ok())
    }

    /// Whether everything that was pledged has been bombarded (13.6).
    pub(super) fn may_cease_fire(&self, side: Side) -> Result<(), Refusal> {
        let owed = |gun: PieceId| self.may_bombard(side, gun).is_ok() && self.open_pledge(side, gun).is_some();
        let kept = !self.position.barrage.pledges().any(|pledge| owed(pledge.gun));
        require(kept, refuse!("13.6", "pledge-open"))
    }

    /// Orders about batteries while attacks are declared; never while one is being formed.
    pub(crate) fn check_pledging(&self, side: Side, order: BombardOrder) -> Result<(), Refusal> {
        require(self.position.fights.forming() == Attack::default(), refuse!("10.31", "attack-unfinished"))?;
        match order {
            BombardOrder::Withhold(gun) => self.may_withhold(side, gun),
            BombardOrder::Pledge { piece, hex } => self.may_pledge(side, piece, hex),
            _ => Err(not_now()),
        }
    }

    /// Lists what may be ordered about batteries while attacks are declared.
    pub(crate) fn pledge_orders(&self, side: Side, out: &mut Vec<Order>) {
        let mut list = |order: BombardOrder| {
            if self.check_pledging(side, order).is_ok() {
                out.push(order.into());
            }
        };
        let guns = self.batteries(side);
        guns.iter().for_each(|gun| list(BombardOrder::Withhold(gun)));
        if !guns.is_empty() {
            for hex in self.shell_targets(side) {
                guns.iter().for_each(|piece| list(BombardOrder::Pledge { piece, hex }));
            }
        }
    }

    fn may_withhold(&self, side: Side, gun: PieceId) -> Result<(), Refusal> {
        require(self.is_ours(side, gun) && self.battle.artillery.has(gun), refuse!("13.1", "no-battery"))?;
        let (marks, hex) = (&self.position.marks, self.position.at(gun));
        require(!marks.withheld.has(gun), refuse!("13.41", "withheld-already"))?;
        let attacks = self.position.fights.declared().attackers.has(gun);
        require(!attacks, refuse!("13.1", "battery-attacks").also(crate::rules::cite!("13.42")))?;
        let company = self.storming(side, hex).without(self.battle.artillery);
        require(!company.is_empty(), refuse!("13.42", "battery-alone"))?;
        let engaged = self
            .around(hex)
            .any(|(_, near)| self.may_strike(hex, near) && !self.combat_at(side.enemy(), near).is_empty());
        require(engaged && self.storming(side, hex).has(gun), refuse!("13.41", "not-engaged"))
    }

    fn may_pledge(&self, side: Side, gun: PieceId, hex: Hex) -> Result<(), Refusal> {
        self.may_bombard(side, gun)?;
        require(self.position.barrage.of(gun).is_none(), refuse!("13.6", "pledged-elsewhere"))?;
        require(!self.is_pledged(hex), refuse!("13.33", "shelled-already"))?;
        require(self.position.barrage.pledges.contains(&NO_PLEDGE), refuse!("13.33", "too-many-targets"))?;
        self.may_shell(side, hex)?;
        self.may_reach(gun, hex)?;
        let troops = !self.combat_at(side.enemy(), hex).is_empty();
        let beside = self.around(hex).any(|(_, near)| !self.combat_at(side, near).is_empty());
        require(troops && beside, refuse!("13.6", "nobody-to-excuse"))?;
        // Whom somebody failed to repulse he must attack (9.22).
        let repulsed = !self.combat_at(side.enemy(), hex).and(self.position.marks.repulsed).is_empty();
        require(!repulsed, refuse!("9.22", "must-attack"))?;
        // Without the battery the rest must still find their partners.
        let mut position = self.position.clone();
        position.barrage.add(gun, hex);
        position.marks.withheld.add(gun);
        Field { battle: self.battle, position: &position }.keeps_partners(side)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn pledge(&mut self, side: Side, order: BombardOrder) {
        match order {
            BombardOrder::Withhold(piece) => {
                self.position.marks.withheld.add(piece);
                self.journal.note(cites!["13.41", "10.31", "13.4"], || BombardEvent::Withheld { side, piece });
            }
            BombardOrder::Pledge { piece, hex: at } => {
                self.position.marks.withheld.add(piece);
                self.position.barrage.add(piece, at);
                self.journal.note(cites!["13.6", "10.31"], || BombardEvent::Pledged { side, piece, at });
            }
            _ => {}
        }
    }
}
