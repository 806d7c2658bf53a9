//! Chapter 18: the Fortunes of War, and the wing that the commander keeps on a short leash.

use kernel::{Journal, Refusal, Side};

use super::{CommandEvent, CommandOrder, CommandStep, Fortune};
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::WingId;
use crate::engine::play::{Field, Play};
use crate::rules::{cite, cites, refuse};

/// The Fortunes of War, by the sum of two dice and the modifier.
fn fortune(prussian: bool, total: u8) -> Option<Fortune> {
    let [theirs, others] = match total {
        2 => [None, Some(Fortune::DraggingGuns)],
        3 => [Some(Fortune::ConfusedWing), Some(Fortune::MarchDebacle)],
        4 | 7 => [Some(Fortune::DraggingGuns); 2],
        6 | 10 => [Some(Fortune::DraggingGuns), Some(Fortune::ConfusedWing)],
        8 => [None, Some(Fortune::ConfusedWing)],
        9 => [Some(Fortune::MarchDebacle), None],
        12 => [Some(Fortune::RashAttack); 2],
        13 => [Some(Fortune::RashAttack), None],
        _ => [None; 2],
    };
    if prussian { theirs } else { others }
}

impl Field<'_> {
    /// Chapter 18: wings that fortune may strike.
    pub(crate) fn may_strike(&self, side: Side, fortune: Fortune, wing: WingId) -> Result<(), Refusal> {
        let units = match self.battle.wing_side.get(wing.index()) {
            Some(owner) if *owner == side => self.wing_on_map(wing),
            _ => return Err(refuse!("18", "not-theirs")),
        };
        if units.is_empty() {
            return Err(refuse!("18", "nobody-there"));
        }
        if self.position.leash[side.index()] == Some(wing) {
            return Err(refuse!("18", "short-leash").also(cite!("18.a")));
        }
        let column = self.wing_in_column(wing);
        let fits = match fortune {
            Fortune::ConfusedWing => true,
            Fortune::MarchDebacle => column,
            Fortune::RashAttack => !column,
            Fortune::DraggingGuns => false,
        };
        let struck = fortune != Fortune::RashAttack && units.iter().all(|unit| self.position.slowed.has(unit));
        match (fits, struck) {
            (true, false) => Ok(()),
            (true, true) => Err(refuse!("18", "struck-already")),
            (false, _) => Err(refuse!("18", "wrong-formation")),
        }
    }

    pub(crate) fn strike_orders(&self, side: Side, fortune: Fortune, out: &mut Vec<Order>) {
        let wings = (0..self.battle.wings.len() as u8).map(WingId);
        out.extend(
            wings
                .filter(|wing| self.may_strike(side, fortune, *wing).is_ok())
                .map(|wing| Order::Command(CommandOrder::Strike(wing))),
        );
    }

    /// Chapter 18.a: wings whose leader is with the army commander.
    pub(crate) fn may_leash(&self, side: Side, wing: WingId) -> Result<(), Refusal> {
        let beside = self.commander(side).zip(self.wing_leader(wing)).is_some_and(|(commander, leader)| {
            commander != leader && self.position.leader(commander).at == self.position.leader(leader).at
        });
        match self.battle.wing_side.get(wing.index()) == Some(&side) && beside {
            true => Ok(()),
            false => Err(refuse!("18.a", "not-beside")),
        }
    }

    pub(crate) fn leash_orders(&self, side: Side, out: &mut Vec<Order>) {
        let wings = (0..self.battle.wings.len() as u8).map(WingId);
        let ours = wings.filter(|wing| self.battle.wing_side[wing.index()] == side);
        out.extend(
            ours.filter(|wing| self.may_leash(side, *wing).is_ok())
                .map(|wing| Order::Command(CommandOrder::Leash(wing))),
        );
        out.push(Order::Command(CommandOrder::NoLeash));
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(super) fn roll_fortune(&mut self, side: Side) {
        let dice = [self.die(), self.die()];
        let rating = self.field().commander(side).and_then(|leader| self.field().initiative(leader)).unwrap_or(0);
        let total = if rating <= 3 { dice[0] + dice[1] - 1 } else { dice[0] + dice[1] + 1 };
        let prussian = self.battle.of_side[side.index()].iter().any(|unit| self.battle.unit(unit).traits.prussian);
        let fortune = fortune(prussian, total);
        self.journal.note(cites!["18"], || CommandEvent::FortuneRolled { side, dice, total, fortune });
        match fortune {
            None => {}
            Some(Fortune::DraggingGuns) => self.drag_guns(side),
            Some(Fortune::MarchDebacle) => {
                self.push(CommandStep::Fortune { side, fortune: Fortune::MarchDebacle, left: 2 });
            }
            Some(fortune) => self.push(CommandStep::Fortune { side, fortune, left: 1 }),
        }
    }

    /// Artillery away from the army commander crawls.
    pub(super) fn drag_guns(&mut self, side: Side) {
        let commander = self.field().commander(side).map(|leader| self.position.leader(leader).at);
        let guns = self.battle.artillery.and(self.battle.of_side[side.index()]);
        for unit in guns.iter() {
            if Some(self.position.unit(unit).at) != commander {
                self.position.slowed.add(unit);
            }
        }
        self.journal.note(cites!["18"], || CommandEvent::FortuneStruck {
            side,
            wing: None,
            fortune: Fortune::DraggingGuns,
        });
    }

    /// The enemy picks a wing that fortune strikes.
    pub(crate) fn strike(&mut self, side: Side, fortune: Fortune, wing: WingId) {
        let units = self.field().wing_on_map(wing);
        match fortune {
            Fortune::RashAttack => self.position.rash = self.position.rash.or(units),
            _ => {
                // A debacle on the march strikes only those in column.
                let column = self.position.column;
                let struck = if fortune == Fortune::MarchDebacle { units.and(column) } else { units };
                self.position.slowed = self.position.slowed.or(struck);
                if fortune == Fortune::MarchDebacle {
                    let hexes: Vec<_> = units.iter().map(|unit| self.position.unit(unit).at).collect();
                    let guns = self.battle.artillery.and(self.battle.of_side[side.index()]).and(column);
                    for unit in guns.iter() {
                        if hexes.contains(&self.position.unit(unit).at) {
                            self.position.slowed.add(unit);
                        }
                    }
                }
            }
        }
        self.journal.note(cites!["18"], || CommandEvent::FortuneStruck { side, wing: Some(wing), fortune });
    }
}
