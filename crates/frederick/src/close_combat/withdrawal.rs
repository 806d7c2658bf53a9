//! Chapter 10.2: fast defenders may withdraw before close combat; 16.1a:
//! cavalry before bombardment.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::{CombatEvent, CombatOrder, Role};
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::Morale;
use crate::retreat::RetreatStep;
use crate::rules::{cite, cites, refuse};
use ground::BARRED;

impl Field<'_> {
    /// The units of a defending hex that may withdraw together.
    pub(crate) fn may_withdraw(&self, hex: Hex) -> Units {
        let fight = &self.position.fight;
        let hunted = fight
            .front(Role::Attacker)
            .flat_map(|from| self.fighters(fight, Role::Attacker, from).iter().collect::<Vec<_>>());
        let hunted =
            hunted.into_iter().any(|unit| self.battle.cavalry.has(unit) && self.morale(unit) == Morale::Formed);
        let escapes = |unit: &UnitId| {
            let cossack = self.battle.options.cossacks && self.battle.unit(*unit).traits.cossack;
            self.is_fast(*unit) && !self.is_routed(*unit) && (!hunted || cossack)
        };
        if fight.front(Role::Defender).all(|other| other != hex) {
            return Units::NONE;
        }
        self.position.stack(hex).filter(|unit| self.is_line(*unit)).filter(escapes).collect()
    }

    /// Whether units may withdraw to a hex together.
    pub(crate) fn check_withdraw(&self, units: Units, from: Hex, to: Hex) -> Result<(), Refusal> {
        let Some(direction) = self.battle.board.grid.direction(from, to) else {
            return Err(refuse!("10.2", "not-next"));
        };
        let Some(side) = self.holder(from) else { return Err(refuse!("10.2", "nobody-there")) };
        if self.holder(to) == Some(side.enemy()) {
            return Err(refuse!("10.2", "enemy-there"));
        }
        let zone = self.in_enemy_zone(side, to);
        for unit in units.iter() {
            if self.battle.cost[self.arm(unit).index()][from.index()][direction.index()] == BARRED {
                return Err(refuse!("10.2", "prohibited").also(cite!("7.4.3")));
            }
            if zone && self.values(unit).shaken {
                return Err(refuse!("7.5.5", "shaken"));
            }
        }
        self.keeps_limits_in(to, units, self.position.column)
    }

    pub(crate) fn withdraw_orders(&self, units: Units, from: Hex, out: &mut Vec<Order>) {
        let ways = self.around(from).map(|(_, near)| near).filter(|to| self.check_withdraw(units, from, *to).is_ok());
        out.extend(ways.map(|hex| Order::Combat(CombatOrder::WithdrawTo(hex))));
        out.push(Order::Combat(CombatOrder::Stand));
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Units withdraw to a hex, onto the top of those who are there, in the order in which they
    /// stood. Leaders may go with them, as in a retreat (10.9).
    pub(crate) fn withdraw(&mut self, side: Side, units: Units, from: Hex, to: Hex) {
        let order: Vec<UnitId> = self.position.stack(from).filter(|unit| units.has(*unit)).collect();
        for unit in order.into_iter().rev() {
            self.position.put_on_top(unit, to);
        }
        self.leave_marks(from);
        let led = self.field().leaders_at(side, from).next().is_some();
        match led {
            // Anybody who does not go along may be caught once that is decided.
            true => self.push(RetreatStep::Follow { side, from, to }),
            false => self.catch_leaders(),
        }
    }

    pub(crate) fn withdraw_before_combat(&mut self, side: Side, from: Hex, to: Hex) {
        let units = self.field().may_withdraw(from);
        let cossacks = self.battle.options.cossacks && units.iter().any(|unit| self.battle.unit(unit).traits.cossack);
        self.journal.note(cites!["10.2", cossacks => "16.1c"], || CombatEvent::Withdrew { side, units, from, to });
        // Anybody who gets away has not fought, unless he had before.
        self.position.spent = self.position.spent.without(units.without(self.position.fight.rested));
        self.withdraw(side, units, from, to);
        // Anybody who stands in front now has to fight.
        let front = self.field().front(from);
        self.position.spent = self.position.spent.or(front);
        if front.is_empty() {
            self.position.fight.mark_evaded(from);
        }
    }
}
