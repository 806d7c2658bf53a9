//! The sequence of a close combat, from withdrawal to the disorder of the cavalry:
//! one stage after the other.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::odds::exchange;
use super::{CombatEvent, CombatStep, Fight, Role, Stage};
use crate::engine::charts::Effect;
use crate::engine::event::Event;
use crate::engine::pieces::{LeaderId, UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{NOWHERE, mark};
use crate::engine::spec::ArmyState;
use crate::losses::{Cause, Doom, LossPoints, LossStep};
use crate::rules::{cite, cites, refuse};

impl Field<'_> {
    /// The engaged units among which a side names its lead unit.
    pub(crate) fn lead_candidates(&self, side: Side) -> Units {
        let (fight, role) = (&self.position.fight, self.role(side));
        let mut units = Units::NONE;
        for hex in fight.front(role).filter(|hex| self.fights_for(role, *hex)) {
            units = units.or(self.fighters(fight, role, hex));
        }
        units
    }

    pub(crate) fn check_lead(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        match self.lead_candidates(side).has(unit) {
            true => Ok(()),
            false => Err(refuse!("10.4", "not-engaged")),
        }
    }

    /// The pairs of hexes with different ground, one of each kind.
    pub(crate) fn ground_choices(&self) -> Vec<(Hex, Hex)> {
        let fight = &self.position.fight;
        let mut kinds = Vec::new();
        let mut pairs = Vec::new();
        for (from, to) in self.ground_pairs(fight) {
            let ground = self.ground(fight, from, to);
            let kind = (ground.terrain + ground.edges, ground.no_shock);
            if !kinds.contains(&kind) {
                kinds.push(kind);
                pairs.push((from, to));
            }
        }
        pairs
    }

    /// The points that a cell makes one side bear, before the limit of the enemy's steps, and
    /// whether cavalry is spared.
    pub(crate) fn points_of(&self, fight: &Fight, role: Role, effect: Effect, enemy_steps: u8) -> (u8, bool) {
        let mut points = effect.points;
        if effect.bracket && self.has_support(fight, role) {
            points = points.saturating_sub(1);
        }
        if effect.exchange {
            points += exchange(enemy_steps);
        }
        let hexes: Vec<Hex> = fight.front(role).filter(|hex| self.fights_for(role, *hex)).collect();
        let spared = self.spared_cavalry(&hexes, points);
        points -= spared;
        // Chapter 10.1.1: a supported defence costs both sides one point more.
        points += u8::from(fight.supported);
        (points.min(enemy_steps), spared > 0)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// One stage of a close combat after the other, until a side has to decide.
    pub(crate) fn run_stage(&mut self) {
        let (attacker, fight) = (self.position.active, self.position.fight);
        let defender = attacker.enemy();
        let at = fight.stage;
        self.position.fight.stage = at.next();
        match at {
            Stage::Withdrawal(place) => {
                if place == 0 {
                    self.announce(attacker);
                }
                self.offer_withdrawal(place);
            }
            Stage::Surrender => self.surrender_routed(defender),
            Stage::LeadAttack => self.ask_lead(attacker),
            Stage::LeadDefence => self.ask_lead(defender),
            Stage::Ground => self.ask_ground(attacker),
            Stage::Roll => self.roll_combat(attacker),
            Stage::DefenderGuns => self.hit_guns(defender, fight.effects[Role::Defender.index()]),
            Stage::DefenderLosses => self.assign_losses(defender, Role::Defender),
            Stage::AttackerGuns => self.hit_guns(attacker, fight.effects[Role::Attacker.index()]),
            Stage::AttackerLosses => self.assign_losses(attacker, Role::Attacker),
            Stage::Advance => self.push(CombatStep::Advance(attacker)),
            Stage::Capture => self.push(CombatStep::Capture { side: attacker }),
            Stage::DefenderAdvance => self.push(CombatStep::Advance(defender)),
            Stage::DefenderCapture => self.push(CombatStep::Capture { side: defender }),
            // Where nobody stood to fight, nobody is carried on by his victory.
            Stage::Momentum | Stage::Sweep if fight.lead[Role::Attacker.index()].is_none() => {}
            Stage::Momentum => self.offer_momentum(attacker),
            Stage::Sweep => self.push(CombatStep::Sweep(attacker)),
            Stage::End => self.end_combat(),
        }
    }

    /// Chapter 10.1.1: a flank attack or a supported defence, judged by those who defend now.
    fn judge_surround(&mut self) {
        let surrounded = self.field().is_surrounded(&self.position.fight);
        let supported = surrounded && self.field().has_support(&self.position.fight, Role::Defender);
        (self.position.fight.flank, self.position.fight.supported) = (surrounded && !supported, supported);
    }

    fn announce(&mut self, side: Side) {
        self.judge_surround();
        let fight = self.position.fight;
        let broken =
            self.field().ground_pairs(&fight).into_iter().any(|(from, to)| self.field().is_broken_ground(from, to));
        self.position.fight.broken_ground = broken;
        let fight = self.position.fight;
        let surrounded = fight.flank || fight.supported;
        self.journal.note(cites![fight.sweep => "10.13" or "10.1", surrounded => "10.1.1"], || CombatEvent::Attack {
            side,
            from: fight.front(Role::Attacker).collect(),
            at: fight.front(Role::Defender).collect(),
            flank: fight.flank,
            supported: fight.supported,
            sweep: fight.sweep,
        });
    }

    fn offer_withdrawal(&mut self, place: u8) {
        let hex = self.position.fight.hexes[Role::Defender.index()][usize::from(place)];
        if hex == NOWHERE || self.field().may_withdraw(hex).is_empty() {
            return;
        }
        let mut orders = Vec::new();
        self.field().withdraw_orders(self.field().may_withdraw(hex), hex, &mut orders);
        if orders.len() > 1 {
            self.push(CombatStep::Withdraw { place });
        }
    }

    /// Chapter 9.2: routed units of a demoralized army that are attacked give themselves up
    /// before any die is rolled.
    fn surrender_routed(&mut self, defender: Side) {
        let mut surrendered = false;
        if self.field().army_state(defender) != ArmyState::Steady {
            let killed = self.battle.routed_of_a_broken_army_are_eliminated()
                && self.field().army_state(defender) == ArmyState::Broken;
            while let Some(unit) = self.field().lead_candidates(defender).iter().find(|unit| {
                // The edition of 2002, 25.3.5: a train is never captured.
                self.field().is_routed(*unit) && !self.field().is_train(*unit)
            }) {
                surrendered = true;
                match killed {
                    true => self.eliminate(unit, Doom::RoutedAttacked, &[cite!("9.2"), cite!(2002 "10.3")]),
                    false => self.capture(unit, Doom::RoutedAttacked, &[cite!("9.2")]),
                }
            }
        }
        let attacker = self.position.active;
        let (attacking, defending) = (self.field().lead_candidates(attacker), self.field().lead_candidates(defender));
        if surrendered {
            // Anybody who stands in front now has to fight, but against a sweeping
            // charge only once.
            let fresh = if self.position.fight.sweep { Units::NONE } else { defending };
            self.position.spent = self.position.spent.or(fresh);
            self.catch_leaders();
        }
        // Those who withdrew or surrendered may have left a flank open, or their
        // supports in front (10.1.1).
        let before = (self.position.fight.flank, self.position.fight.supported);
        self.judge_surround();
        let (flank, supported) = (self.position.fight.flank, self.position.fight.supported);
        if before != (flank, supported) && !defending.is_empty() {
            self.journal.note(cites!["10.1.1", "10.2"], || CombatEvent::SurroundChanged {
                side: defender,
                flank,
                supported,
            });
        }
        if defending.is_empty() || attacking.is_empty() {
            let fight = self.position.fight;
            let guns = fight.front(Role::Defender).any(|hex| self.field().holder(hex) == Some(defender));
            let alone = guns && !surrendered;
            let older = self.battle.in_2002(cite!(2002 "19.1")).filter(|_| alone);
            self.journal.note(
                cites![
                    surrendered => "9.2",
                    alone => "7.4.3",
                    ..older,
                    !surrendered && !guns => "10.2"
                ],
                || CombatEvent::NobodyLeft { side: attacker, surrendered, guns },
            );
            if surrendered && self.battle.options.surrender_tires {
                self.position.fight.fought = attacking;
            }
            self.position.fight.stage = Stage::Advance;
        }
    }

    fn ask_lead(&mut self, side: Side) {
        let candidates = self.field().lead_candidates(side);
        let mut all = candidates.iter();
        match (all.next(), all.next()) {
            (Some(only), None) => self.lead(side, only),
            _ => self.push(CombatStep::Lead(side)),
        }
    }

    pub(crate) fn lead(&mut self, side: Side, unit: UnitId) {
        let role = self.field().role(side);
        self.position.fight.lead[role.index()] = Some(unit);
        self.journal.note(cites!["10.4"], || CombatEvent::Leads { side, unit });
    }

    fn ask_ground(&mut self, side: Side) {
        match self.field().ground_choices().as_slice() {
            [] => {}
            [only] => self.position.fight.ground = Some(*only),
            _ => self.push(CombatStep::Ground(side)),
        }
    }

    /// Chapter 10.6: the die.
    fn roll_combat(&mut self, side: Side) {
        let fight = self.position.fight;
        let field = self.field();
        let (attack, defence) = (field.muster(&fight, Role::Attacker), field.muster(&fight, Role::Defender));
        let tally = field.combat_tally(&fight, &attack, &defence);
        let only_routed = defence.units.iter().all(|unit| field.is_routed(unit));
        let column = self.battle.charts.combat.column(attack.strength, defence.strength);
        let die = self.die();
        let cell = self.battle.charts.combat.rows.cell(column, i16::from(die) + tally.total());
        let mut effects = [cell.attacker, cell.defender];
        if only_routed {
            effects[0] = Effect::default();
        }
        let field = self.field();
        let (mut lost, spared) = field.points_of(&fight, Role::Attacker, effects[0], defence.steps);
        if only_routed {
            lost = 0;
        }
        let (inflicted, spared_too) = field.points_of(&fight, Role::Defender, effects[1], attack.steps);
        // Chapter 10.13.3: supports that only lend their strength are not engaged.
        let engaged = attack.units.or(field.lead_candidates(side.enemy()));
        let state = &mut self.position.fight;
        (state.effects, state.points) = (effects, [lost, inflicted]);
        (state.only_routed, state.fought) = (only_routed, state.fought.or(engaged));
        let (strengths, capped) = ([attack.strength, defence.strength], attack.capped || defence.capped);
        let fewer_cavalry = spared || spared_too;
        let heavier = self.field().strength_cites(&fight);
        self.journal.note(
            cites![
                "10.6",
                "10.3",
                "10.3.1",
                "10.3.4",
                "10.5",
                "10.8",
                capped => "10.3.2",
                ..heavier,
                fight.supported => "10.3.3",
                fewer_cavalry => "16.1b",
                fewer_cavalry => "16.1",
                only_routed => "9.2",
                ..tally,
                ..effects
            ],
            || CombatEvent::Fought {
                side,
                strengths,
                supported: fight.supported,
                odds: column as u8,
                tally,
                die,
                effects,
                points: [lost, inflicted],
                only_routed,
            },
        );
        self.use_markers(&fight);
        if !only_routed || self.battle.leaders_check_against_routed() {
            self.check_leaders(&fight);
        }
    }

    /// Momentum markers go once they have counted.
    fn use_markers(&mut self, fight: &Fight) {
        for hex in fight.front(Role::Attacker).chain(fight.front(Role::Defender)) {
            self.position.marks[hex.index()] &= mark::MOMENTUM - 1;
        }
        // The penalty of a changed front weighs in one combat (6.3).
        for hex in fight.front(Role::Attacker) {
            self.position.marks[hex.index()] &= !mark::PENALTY;
        }
    }

    /// Chapter 10.7: all leaders in the hexes of the combat.
    fn check_leaders(&mut self, fight: &Fight) {
        let field = self.field();
        let mut leaders: Vec<LeaderId> = Vec::new();
        for role in Role::BOTH {
            let side = if role == Role::Attacker { self.position.active } else { self.position.active.enemy() };
            fight.front(role).for_each(|hex| leaders.extend(field.leaders_at(side, hex)));
        }
        // Anybody who takes the place of a fallen leader does not roll in his turn.
        leaders.into_iter().for_each(|leader| self.check_leader(leader));
    }

    fn hit_guns(&mut self, side: Side, effect: Effect) {
        if effect.guns {
            self.push(LossStep::LoseGuns { side, hex: None });
        }
    }

    /// The losses of a side.
    fn assign_losses(&mut self, side: Side, role: Role) {
        let fight = &self.position.fight;
        let losses = LossPoints {
            side,
            cause: Cause::Combat,
            hex: NOWHERE,
            points: fight.points[role.index()],
            effect: fight.effects[role.index()],
            lead: fight.lead[role.index()],
            reduced: Units::NONE,
            reduced_twice: Units::NONE,
            steps: 0,
        };
        self.push(LossStep::LossPoints(losses));
    }

    fn offer_momentum(&mut self, side: Side) {
        let fight = self.position.fight;
        let advanced = fight.advanced.and(self.battle.of_side[side.index()]);
        if fight.momentum && !advanced.is_empty() {
            let mut orders = Vec::new();
            self.field().momentum_orders(side, true, &mut orders);
            if orders.len() > 1 {
                self.push(CombatStep::Momentum(side));
            }
        }
    }

    fn end_combat(&mut self) {
        self.disorder_cavalry();
        self.done();
        let charge = self.position.charge;
        (self.position.fight, self.position.charge) = (charge, Fight::NONE);
        if charge.sweep {
            let side = self.position.active;
            self.push(CombatStep::Attack(side));
            // Those in its hexes who have not fought join the charge, others are asked.
            if self.battle.others_may_join_a_charge() {
                let fresh =
                    charge.front(Role::Attacker).fold(Units::NONE, |all, hex| all.or(self.field().attack_front(hex)));
                self.position.fight.sweepers = charge.sweepers.or(fresh);
            }
            if self.field().sweep_joiners(side).is_empty() {
                // The designation of the charge is done; it goes in like any other attack.
                self.begin_combat(side);
            }
        }
    }
}
