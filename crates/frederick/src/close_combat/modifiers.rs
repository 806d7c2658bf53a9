//! Chapter 10.5: the modifiers of the die.

use hexes::Hex;
use kernel::Tally;

use super::odds::Muster;
use super::{Fight, Role};
use crate::engine::pieces::Units;
use crate::engine::play::Field;
use crate::engine::position::{Morale, mark};
use crate::engine::spec::{Arm, ArmyState};
use crate::rules::cite;
use ground::{Edge, Terrain};

/// What the ground of a pair of hexes does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GroundEffect {
    /// The worse hex.
    pub(crate) terrain: i16,
    /// The hexsides between.
    pub(crate) edges: i16,
    /// Cavalry cannot use its weight.
    pub(crate) no_shock: bool,
}

impl Field<'_> {
    /// Chapter 10.5.1: the ground between an attacking and a defending hex.
    pub(crate) fn ground(&self, fight: &Fight, from: Hex, to: Hex) -> GroundEffect {
        let fighters = self.fighters(fight, Role::Attacker, from);
        let kinds = [Arm::Infantry, Arm::Cavalry].map(|arm| fighters.iter().any(|unit| self.arm(unit) == arm));
        let worst = |values: [i8; 2]| {
            let counted = values.into_iter().zip(kinds).filter(|(_, there)| *there).map(|(value, _)| value);
            i16::from(counted.min().unwrap_or(0))
        };
        let charts = &self.battle.charts;
        let rows =
            |hex: Hex| self.battle.board.terrain[hex.index()].iter().map(|terrain| &charts.terrain[terrain.index()]);
        let out = rows(from).map(|row| worst(row.out)).min().unwrap_or(0);
        let into = rows(to).map(|row| worst(row.into)).min().unwrap_or(0);
        let crossed = self
            .battle
            .board
            .grid
            .direction(from, to)
            .map(|direction| self.battle.board.edges[from.index()][direction.index()]);
        let edges: Vec<_> =
            crossed.into_iter().flat_map(|edges| edges.in_combat()).map(|edge| &charts.edges[edge.index()]).collect();
        let across = edges.iter().filter_map(|row| row.across).map(worst).sum();
        let no_shock = rows(to).any(|row| row.no_shock_into)
            || rows(from).any(|row| row.no_shock_out)
            || edges.iter().any(|row| row.no_shock);
        GroundEffect { terrain: out.min(into), edges: across, no_shock }
    }

    /// The pairs of hexes whose ground the attacker may choose.
    pub(crate) fn ground_pairs(&self, fight: &Fight) -> Vec<(Hex, Hex)> {
        let fronts = |role: Role| {
            fight
                .front(role)
                .filter(move |hex| self.fights_for(role, *hex) && !self.fighters(fight, role, *hex).is_empty())
        };
        fronts(Role::Attacker).flat_map(|from| fronts(Role::Defender).map(move |to| (from, to))).collect()
    }

    /// Chapter 10.5.2: the average weight of a side's cavalry.
    fn average_shock(&self, units: Units) -> i16 {
        let horse = units.and(self.battle.cavalry);
        let counted = match self.battle.shock_is_shared_by_formed_cavalry() {
            true => horse.iter().filter(|unit| self.morale(*unit) == Morale::Formed).count() as i16,
            false => units.len() as i16,
        };
        let sum: i16 = horse.iter().map(|unit| i16::from(self.shock(unit))).sum();
        if counted == 0 { 0 } else { (2 * sum + counted) / (2 * counted) }
    }

    /// A unit's weight in a charge: heavy, medium, light.
    pub(crate) fn shock(&self, unit: crate::engine::pieces::UnitId) -> u8 {
        match self.morale(unit) {
            Morale::Formed => match self.values(unit).movement {
                ..=5 => 2,
                6 => 1,
                _ => 0,
            },
            Morale::Disordered | Morale::Routed => 0,
        }
    }

    /// Whether cavalry shock counts at all: horse against horse, or against infantry out of order.
    fn shock_applies(&self, attackers: Units, defenders: Units) -> bool {
        let ridden_down = |unit| {
            self.battle.cavalry.has(unit) || self.position.column.has(unit) || self.morale(unit) != Morale::Formed
        };
        attackers.iter().all(|unit| self.battle.cavalry.has(unit)) && defenders.iter().all(ridden_down)
    }

    /// All modifiers of a close combat.
    pub(crate) fn combat_tally(&self, fight: &Fight, attack: &Muster, defence: &Muster) -> Tally {
        let mut tally = Tally::default();
        let chart = &self.battle.charts.combat_modifiers;
        let side = self.position.active;
        let all_horse = attack.units.iter().all(|unit| self.battle.cavalry.has(unit));
        self.add_morale(&mut tally, fight, all_horse);
        let in_column = |units: Units| !units.and(self.position.column).is_empty();
        let disordered = |units: Units| units.iter().any(|unit| self.morale(unit) == Morale::Disordered);
        if in_column(attack.units) {
            tally.add(i16::from(chart.attacker_in_column), cite!("7.6.1"), "frederick-modifier-attacker-in-column");
        }
        if in_column(defence.units) {
            tally.add(i16::from(chart.defender_in_column), cite!("7.6.1"), "frederick-modifier-defender-in-column");
        }
        if disordered(attack.units) {
            tally.add(i16::from(chart.attacker_disordered), cite!("9.1"), "frederick-modifier-attacker-disordered");
        }
        let routed = defence.units.iter().filter(|unit| self.is_routed(*unit)).count();
        if routed > 0 && routed == defence.units.len() {
            tally.add(i16::from(chart.defender_all_routed), cite!("9.2"), "frederick-modifier-defender-routed");
        } else if routed > 0 || disordered(defence.units) {
            tally.add(i16::from(chart.defender_disordered), cite!("9.1"), "frederick-modifier-defender-disordered");
        }
        let town = fight.front(Role::Defender).any(|hex| self.battle.board.terrain[hex.index()].has(Terrain::Town));
        if fight.flank && !town {
            tally.add(i16::from(chart.flank), cite!("10.1.1"), "frederick-modifier-flank");
        }
        self.add_markers(&mut tally, fight);
        self.add_states(&mut tally, all_horse);
        if let Some((from, to)) = fight.ground {
            let ground = self.ground(fight, from, to);
            tally.add(ground.terrain, cite!("10.5.1"), "frederick-modifier-terrain");
            tally.add(ground.edges, cite!("10.5.1"), "frederick-modifier-hexside");
            if !ground.no_shock && self.shock_applies(attack.units, defence.units) {
                let shock = self.average_shock(attack.units) - self.average_shock(defence.units);
                let paragraph = self.battle.in_2002(cite!(2002 "19.5.1")).unwrap_or(cite!("10.5.2"));
                tally.add(shock, paragraph, "frederick-modifier-shock");
            }
        }
        tally.add(self.surprise(side), cite!(2002 "23.5.2"), "frederick-modifier-surprise");
        tally
    }

    fn add_morale(&self, tally: &mut Tally, fight: &Fight, all_horse: bool) {
        let [Some(attacker), Some(defender)] = fight.lead else { return };
        let difference = i16::from(self.rating(attacker)) - i16::from(self.rating(defender));
        let points = i16::from(self.battle.charts.combat_modifiers.morale_points_with_infantry.max(1));
        let amount = match all_horse {
            true => difference,
            // Fractions count away from zero.
            false => (difference.abs() + points - 1) / points * difference.signum(),
        };
        tally.add(amount, cite!("10.4"), "frederick-modifier-lead-morale");
    }

    fn add_markers(&self, tally: &mut Tally, fight: &Fight) {
        let chart = &self.battle.charts.combat_modifiers;
        let momentum = |role: Role| fight.front(role).map(|hex| i16::from(self.position.momentum(hex))).sum::<i16>();
        tally.add(i16::from(chart.momentum) * momentum(Role::Defender), cite!("10.11"), "frederick-modifier-momentum");
        tally.add(
            -i16::from(chart.momentum) * momentum(Role::Attacker),
            cite!("10.11"),
            "frederick-modifier-shaken-attack",
        );
        if fight.front(Role::Attacker).any(|hex| self.position.marked(hex, mark::PENALTY)) {
            tally.add(i16::from(chart.locked), cite!("6.3"), "frederick-modifier-locked");
        }
    }

    fn add_states(&self, tally: &mut Tally, all_horse: bool) {
        let chart = &self.battle.charts.combat_modifiers;
        let side = self.position.active;
        match self.army_state(side) {
            ArmyState::Steady => {}
            ArmyState::Demoralized => {
                tally.add(i16::from(chart.attacker_demoralized), cite!("12.4"), "frederick-modifier-demoralized");
            }
            ArmyState::Broken => {
                tally.add(i16::from(chart.attacker_broken), cite!("12.5"), "frederick-modifier-broken");
            }
        }
        match self.army_state(side.enemy()) {
            ArmyState::Steady => {}
            ArmyState::Demoralized if all_horse && !self.battle.cavalry_gains_nothing_more_by_demoralization() => {
                let amount = i16::from(chart.defender_demoralized_by_cavalry);
                tally.add(amount, cite!("12.4"), "frederick-modifier-enemy-demoralized");
            }
            ArmyState::Demoralized => {
                let paragraph = self.battle.in_2002(cite!(2002 "10.2")).unwrap_or(cite!("12.4"));
                tally.add(i16::from(chart.defender_demoralized), paragraph, "frederick-modifier-enemy-demoralized");
            }
            ArmyState::Broken => {
                let paragraph = self.battle.in_2002(cite!(2002 "10.3")).unwrap_or(cite!("12.5"));
                tally.add(i16::from(chart.defender_broken), paragraph, "frederick-modifier-enemy-broken");
            }
        }
    }

    /// Chapter 10.13.1: whether an attack between two hexes leaves no room for a sweeping charge.
    pub(crate) fn is_broken_ground(&self, from: Hex, to: Hex) -> bool {
        let charts = &self.battle.charts;
        let rough =
            self.battle.board.terrain[to.index()].iter().any(|terrain| charts.terrain[terrain.index()].no_sweep);
        let crossed = self
            .battle
            .board
            .grid
            .direction(from, to)
            .map(|direction| self.battle.board.edges[from.index()][direction.index()]);
        rough || crossed.is_some_and(|edges| edges.iter().any(|edge: Edge| charts.edges[edge.index()].no_sweep))
    }
}
