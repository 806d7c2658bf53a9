//! Chapter 11.3: the guard. Once in a battle a side may commit it; when an attack of its infantry
//! fails, the army loses heart.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use crate::combat::{CombatEvent, CombatStep};
use crate::engine::charts::Verdict;
use crate::engine::event::Event;
use crate::engine::pieces::{FormationId, PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// The guard among some units.
    fn guards(&self, units: Pieces) -> Pieces {
        units.iter().filter(|unit| self.battle.piece(*unit).guard).collect()
    }

    /// Whether a side may commit its guard in an attack, for it or against it.
    pub(crate) fn may_commit(&self, by: Side, side: Side, number: u8) -> Result<(), Refusal> {
        require(!self.position.armies[by].committed, refuse!("11.3", "guard-committed"))?;
        let attack = self.present(number);
        let units = if by == side { attack.attackers } else { attack.defenders };
        require(!self.guards(units).is_empty(), refuse!("11.3", "no-guard"))?;
        // After a failed repulse there is no other shift.
        let forced = self.is_forced(attack.attackers, attack.defenders);
        require(!forced, refuse!("9.22", "no-other-shift"))
    }

    /// Formations of a side that are demoralized by losses, by bit.
    fn broken(&self, side: Side) -> u32 {
        let all = 0..self.battle.formations.len() as u8;
        let broken =
            |id: &u8| self.battle.formations[usize::from(*id)].side == side && self.is_broken(FormationId(*id));
        all.filter(broken).fold(0, |bits, id| bits | 1 << id)
    }

    /// Whether a formation loses heart when the guard fails in a hex.
    fn is_daunted(&self, side: Side, formation: FormationId, at: Hex) -> bool {
        let (spec, chart) = (&self.battle.formations[formation.index()], &self.battle.charts.arms.guard);
        let all = self.battle.of_formation(formation);
        let known = spec.side == side && spec.level.is_some() && !spec.cavalry_corps;
        let large = all.and(self.battle.combat).len() > usize::from(chart.small);
        let once = self.position.daunted >> formation.0 & 1 == 0;
        if !(known && large && once) {
            return false;
        }
        let there = |piece: &PieceId| self.position.on_map(*piece);
        let officers: Pieces = all.and(self.battle.leaders).iter().filter(there).collect();
        let who = if officers.is_empty() { all.and(self.battle.combat) } else { officers };
        let near = |piece: PieceId| self.distance(self.position.at(piece), at) <= u32::from(chart.range);
        who.iter().filter(there).any(near)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Nobody is asked who cannot commit his guard.
    pub(crate) fn run_commit(&mut self, by: Side, side: Side, number: u8) -> bool {
        let idle = self.field().may_commit(by, side, number).is_err();
        if idle {
            self.done();
        }
        idle
    }

    pub(crate) fn commit(&mut self, by: Side) {
        self.position.armies[by].committed = true;
        self.position.fights.guard |= 1 << by.index();
        self.journal.note(cites!["11.3"], || CombatEvent::Committed { side: by });
    }

    /// An attack of guard infantry that comes to Ae, Ar or Ex daunts the army.
    pub(crate) fn watch_guard(&mut self, side: Side, attackers: Pieces, verdict: Verdict) {
        let failed = matches!(verdict, Verdict::AttackersLost | Verdict::AttackersRetreat(_) | Verdict::Exchange);
        let foot = self.field().guards(attackers).and(self.battle.infantry);
        let Some(first) = foot.first().filter(|_| failed) else { return };
        let at = self.position.at(first);
        let broken = self.field().broken(side.enemy());
        // What an exchange does to the enemy is still to come.
        match verdict {
            Verdict::Exchange => self.push(CombatStep::Daunt { side, at, broken }),
            _ => self.daunt(side, at, broken),
        }
    }

    /// The army loses heart, unless the attack has demoralized a formation of the enemy.
    pub(crate) fn daunt(&mut self, side: Side, at: Hex, broken: u32) {
        if self.field().broken(side.enemy()) & !broken != 0 {
            return;
        }
        for id in 0..self.battle.formations.len() as u8 {
            let formation = FormationId(id);
            if !self.field().is_daunted(side, formation, at) {
                continue;
            }
            let before = self.field().is_broken(formation);
            self.position.daunted |= 1 << id;
            self.journal.note(cites!["11.3"], || CombatEvent::Daunted { side, formation: id });
            if !before && self.field().is_broken(formation) {
                self.note_demoralized(side, formation);
            }
        }
    }
}
