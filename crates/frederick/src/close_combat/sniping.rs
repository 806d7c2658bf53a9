//! Optional rule 16.2: Croats snipe instead of attacking.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::{CombatEvent, CombatOrder, CombatStep, Fight, Role};
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::morale::Blow;
use crate::rules::{cite, cites, refuse};

impl Field<'_> {
    /// Whether the Croats of a hex may snipe at another.
    pub(crate) fn check_snipe(&self, side: Side, from: Hex, at: Hex) -> Result<(), Refusal> {
        let on_board = |hex: Hex| hex.index() < self.battle.board.grid.len();
        if !self.battle.options.sniping || !on_board(from) || !on_board(at) {
            return Err(refuse!("16.2", "not-played"));
        }
        let croats = |unit: UnitId| self.battle.unit(unit).traits.croat;
        let only_croats = self.holder(from) == Some(side) && self.position.stack(from).all(croats);
        if !only_croats || self.attack_front(from).is_empty() {
            return Err(refuse!("16.2", "no-croats"));
        }
        let fight = &self.position.fight;
        if fight.has(Role::Attacker, from) || fight.front(Role::Defender).any(|target| target != at) {
            return Err(refuse!("16.2", "no-target"));
        }
        let target = self.holder(at) == Some(side.enemy()) && self.battle.board.grid.direction(from, at).is_some();
        if !target || !self.could_fight(from, at) {
            return Err(refuse!("16.2", "no-target"));
        }
        let horse = self.around(from).any(|(direction, near)| {
            self.holder(near) == Some(side.enemy())
                && self.meets(from, direction)
                && self.front(near).iter().any(|unit| self.battle.cavalry.has(unit))
        });
        match horse {
            true => Err(refuse!("16.2", "cavalry-near")),
            false => Ok(()),
        }
    }

    pub(crate) fn sniping_orders(&self, side: Side, out: &mut Vec<Order>) {
        if !self.battle.options.sniping {
            return;
        }
        let croats = self.on_map(side).iter().filter(|unit| self.battle.unit(*unit).traits.croat);
        let tops = croats.filter(|unit| self.position.top_of(self.at(*unit)) == Some(*unit));
        for from in tops.map(|unit| self.at(unit)) {
            let targets =
                self.around(from).map(|(_, near)| near).filter(|at| self.check_snipe(side, from, *at).is_ok());
            out.extend(targets.map(|at| Order::Combat(CombatOrder::Snipe { from, at })));
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Croats of a hex join a sniping attack; others next to its target may join them.
    pub(crate) fn join_snipers(&mut self, side: Side, from: Hex, at: Hex) {
        if !self.position.fight.has(Role::Defender, at) {
            self.position.fight.join(Role::Defender, at);
            self.push(CombatStep::Snipe(side));
        }
        self.position.fight.join(Role::Attacker, from);
    }

    /// The die and the Croats' strength against the morale of the unit in front.
    pub(crate) fn snipe(&mut self, side: Side) {
        self.done();
        let fight = std::mem::replace(&mut self.position.fight, Fight::NONE);
        let Some(at) = fight.front(Role::Defender).next() else { return };
        let from: Vec<Hex> = fight.front(Role::Attacker).collect();
        let field = self.field();
        let shooters = from.iter().fold(Units::NONE, |all, hex| all.or(field.attack_front(*hex)));
        let strength: u8 = shooters.iter().map(|unit| self.field().values(unit).strength).sum();
        let front = self.field().defence_front(at);
        let first = self.position.stack(at).find(|unit| front.has(*unit));
        self.position.spent = self.position.spent.or(shooters);
        let Some(unit) = first else { return };
        let die = self.die();
        let success = die + strength > self.field().rating(unit);
        self.journal.note(cites!["16.2"], || CombatEvent::Sniped { side, from, at, unit, die, strength, success });
        self.shed_blood_by(side);
        if success && self.position.unit(unit).morale == crate::engine::position::Morale::Formed {
            self.disorder(unit, Blow::Sniped, cite!("16.2"), None);
        }
    }
}
