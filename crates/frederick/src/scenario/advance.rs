//! Chapters 23.4 and 23.5 of the edition of 2002: the advance of Rossbach, what standing still
//! costs, the march of the first turn.

use hexes::{Hex, HexSet, Leg};
use kernel::{Journal, Side};

use super::{ScenarioEvent, ScenarioStep};
use crate::activation::Awakening;
use crate::close_combat::Role;
use crate::engine::event::Event;
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::spec::{Arm, Rule};
use crate::engine::track::Advance;
use crate::rules::{cite, cites};

/// The advance of an army for a bonus, as the scenario has it.
struct AdvanceRule<'a> {
    side: Side,
    bonus: u8,
    most: i8,
    turns: u8,
    units: u8,
    places: &'a [String],
    camp: &'a [hexes::Number],
    die: u8,
    free_at: i8,
}

impl<'a> Field<'a> {
    fn advance_rule(&self) -> Option<AdvanceRule<'a>> {
        let battle = self.battle;
        battle.scenario.rules.iter().find_map(|rule| match rule {
            Rule::AdvanceBonus { side, bonus, most, turns, units, places, camp, die, free_at } => Some(AdvanceRule {
                side: Side::of(*side),
                bonus: *bonus,
                most: *most,
                turns: *turns,
                units: *units,
                places,
                camp,
                die: *die,
                free_at: *free_at,
            }),
            _ => None,
        })
    }

    /// Line infantry: no Croats, no free battalions.
    pub(crate) fn is_line_infantry(&self, unit: UnitId) -> bool {
        let traits = self.battle.unit(unit).traits;
        self.arm(unit) == Arm::Infantry && !traits.croat && !traits.light
    }

    /// Whether the advance has arrived: enough line infantry next to the enemy or at the places,
    /// everybody out of the camp.
    fn has_arrived(&self, rule: &AdvanceRule<'_>) -> bool {
        let places: HexSet = self
            .battle
            .board
            .places
            .iter()
            .filter(|place| rule.places.contains(&place.key))
            .fold(HexSet::default(), |all, place| all.or(&place.hexes));
        let there = |unit: &UnitId| {
            let at = self.at(*unit);
            let near =
                self.around(at).any(|(_, near)| self.holder(near) == Some(rule.side.enemy()) || places.has(near));
            self.is_line_infantry(*unit) && (places.has(at) || near)
        };
        let camp: HexSet = rule.camp.iter().filter_map(|hex| self.battle.board.grid.find(*hex)).collect();
        let units = self.on_map(rule.side);
        units.iter().filter(there).count() >= usize::from(rule.units)
            && !units.iter().any(|unit| camp.has(self.at(unit)))
            && !self.lying(rule.side).any(|(_, counter)| camp.has(counter.at))
    }

    /// Units of an advancing army that could have moved in this phase and have not.
    fn idlers(&self, side: Side) -> Units {
        let idle = |unit: &UnitId| self.may_act(*unit) && !self.is_routed(*unit) && self.can_step(*unit);
        self.on_map(side).without(self.position.marched).iter().filter(idle).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapter 23.4: whether the army may advance by choice in this turn.
    pub(crate) fn offer_advance(&mut self, side: Side) {
        let field = self.field();
        let Some(rule) = field.advance_rule().filter(|rule| rule.side == side) else { return };
        let army = &self.position.armies[side.index()];
        if army.active || army.advance != Advance::Open {
            return;
        }
        if army.marker <= rule.free_at {
            return self.push(ScenarioStep::Volunteer(side));
        }
        let limit = rule.die;
        let die = self.die();
        let success = die <= limit;
        self.journal.note(cites![2002 "23.4"], || ScenarioEvent::VolunteerRoll { side, die, success });
        if success {
            self.push(ScenarioStep::Volunteer(side));
        }
    }

    /// The army advances and claims its bonus.
    pub(crate) fn volunteer(&mut self, side: Side) {
        let field = self.field();
        let Some(rule) = field.advance_rule() else { return };
        let level = self.position.armies[side.index()].level;
        let free = self.position.armies[side.index()].marker <= rule.free_at;
        let bonus = (rule.most - level).clamp(0, rule.bonus as i8) as u8;
        let deadline = (self.position.turn + rule.turns).min(self.battle.scenario.turns);
        let army = &mut self.position.armies[side.index()];
        army.advance = Advance::Running { deadline, bonus };
        army.level += bonus as i8;
        army.marker += bonus as i8;
        if !army.active {
            self.activate(side, Awakening::Volunteer, cite!(2002 "23.4"));
        }
        self.journal.note(cites![2002 "23.4", 2002 "23.4.1", free => 2002 "23.4.2"], || ScenarioEvent::AdvanceBonus {
            side,
            bonus,
            deadline,
        });
    }

    /// At the end of a movement phase: has the advance arrived, is it too late,
    /// did somebody stay behind?
    pub(crate) fn judge_advance(&mut self, side: Side) {
        let field = self.field();
        let Some(rule) = field.advance_rule().filter(|rule| rule.side == side) else { return };
        let Advance::Running { deadline, bonus } = self.position.armies[side.index()].advance else { return };
        if field.has_arrived(&rule) {
            self.position.armies[side.index()].advance = Advance::Kept;
            self.journal.note(cites![2002 "23.4"], || ScenarioEvent::AdvanceKept { side, attacked: false });
            return;
        }
        let idle = field.idlers(side);
        let waits = field.has_idle_counter(side);
        if waits || !idle.is_empty() || self.position.turn >= deadline {
            let army = &mut self.position.armies[side.index()];
            army.advance = Advance::Gone;
            army.level -= bonus as i8;
            army.marker -= bonus as i8;
            self.journal.note(cites![2002 "23.4"], || ScenarioEvent::AdvanceFailed { side, bonus, idle });
        }
    }

    /// The first combat of any kind ends passivity; an attack on the advancing
    /// army secures its bonus.
    pub(crate) fn shed_blood(&mut self, attacker: Side) {
        self.position.blooded = true;
        let victim = attacker.enemy();
        let Some(rule) = self.field().advance_rule().filter(|rule| rule.side == victim) else { return };
        if let Advance::Running { .. } = self.position.armies[rule.side.index()].advance {
            self.position.armies[victim.index()].advance = Advance::Kept;
            self.journal.note(cites![2002 "23.4"], || ScenarioEvent::AdvanceKept { side: victim, attacked: true });
        }
    }

    /// The same for close combat, in which both armies exert themselves; an attack of line infantry
    /// forfeits the bonus that was not yet claimed.
    pub(crate) fn shed_blood_by(&mut self, attacker: Side) {
        self.shed_blood(attacker);
        self.position.armies.iter_mut().for_each(|army| army.exerted = true);
        let victim = attacker.enemy();
        let Some(rule) = self.field().advance_rule().filter(|rule| rule.side == victim) else { return };
        let fight = self.position.fight;
        let line = fight.front(Role::Attacker).any(|hex| {
            self.field().fighters(&fight, Role::Attacker, hex).iter().any(|unit| self.field().is_line_infantry(unit))
        });
        if line && self.position.armies[rule.side.index()].advance == Advance::Open {
            self.position.armies[victim.index()].advance = Advance::Gone;
            self.journal.note(cites![2002 "23.4.3"], || ScenarioEvent::AdvanceForfeit { side: victim });
        }
    }

    /// Chapter 23.4.4: dice for standing still, until the first combat.
    pub(crate) fn roll_passivity(&mut self, side: Side) {
        let camp = self.battle.rule(|rule| match rule {
            Rule::Passivity { side } => Some(Side::of(*side)),
            _ => None,
        });
        let Some(camp) = camp.filter(|_| !self.position.blooded) else { return };
        let slow = side == camp;
        if slow && matches!(self.position.armies[side.index()].advance, Advance::Running { .. } | Advance::Kept) {
            return;
        }
        let die = self.die();
        let army = &mut self.position.armies[side.index()];
        let loss = match (slow, die) {
            (false, 6) => 2,
            (true, 5) => 2,
            (true, 6) => {
                if army.passive {
                    3
                } else {
                    2
                }
            }
            _ => 0,
        };
        // The army in camp is not brought below six by this.
        let loss = if slow { loss.min((army.marker - 6).max(0) as u8) } else { loss };
        army.passive |= loss > 0;
        army.level -= loss as i8;
        army.marker -= loss as i8;
        self.journal.note(cites![2002 "23.4.4"], || ScenarioEvent::Passivity { side, die, loss });
    }

    /// Chapter 23.5.1: in the first turn whole columns march on a hex.
    pub(crate) fn march_in_ignorance(&mut self, side: Side) {
        if self.position.turn != 1 {
            return;
        }
        let rules = self.battle.scenario.rules.iter();
        for rule in rules {
            let Rule::March { wings, guns, towards, hexes } = rule else { continue };
            let Some(target) = self.battle.board.grid.find(*towards) else { continue };
            let units = wings.iter().filter_map(|wing| self.battle.wing_units.get(*wing));
            let mut marching = units.fold(Units::NONE, |all, wing| all.or(*wing));
            guns.iter().for_each(|gun| marching.add(UnitId(*gun as u8)));
            let marching = marching.and(self.battle.of_side[side.index()]);
            let leaders: Vec<LeaderId> = wings.iter().filter_map(|wing| *self.battle.wing_leader.get(*wing)?).collect();
            self.march_stacks(side, marching, &leaders, target, *hexes);
        }
    }

    fn march_stacks(&mut self, side: Side, marching: Units, leaders: &[LeaderId], target: Hex, hexes: u8) {
        let field = self.field();
        let mut stacks: Vec<Hex> =
            marching.iter().filter(|unit| field.position.on_map(*unit)).map(|unit| field.at(unit)).collect();
        stacks.sort_unstable();
        stacks.dedup();
        // The stack nearest to the goal goes first, so that nobody is in the way.
        stacks.sort_by_key(|hex| self.field().distance(*hex, target));
        for start in stacks {
            let stack: Vec<UnitId> = self.position.stack(start).filter(|unit| marching.has(*unit)).collect();
            let riders: Vec<LeaderId> =
                leaders.iter().copied().filter(|leader| self.position.leader(*leader).at == start).collect();
            let mut at = start;
            for _ in 0..hexes {
                let Some(next) = self.next_on_march(side, &stack, at, target) else { break };
                at = next;
            }
            if at != start {
                self.move_stack(side, &stack, &riders, start, at);
            }
        }
        self.position.moved = self.position.moved.or(marching);
        leaders.iter().for_each(|leader| self.position.moved_leaders |= 1 << leader.0);
    }

    /// The next hex on the straightest way, unless the enemy, his zones or a
    /// full hex stop the column.
    fn next_on_march(&self, side: Side, stack: &[UnitId], at: Hex, target: Hex) -> Option<Hex> {
        let field = self.field();
        if at == target || field.in_enemy_zone(side, at) {
            return None;
        }
        let open = |to: &Hex| {
            let direction = self.battle.board.grid.direction(at, *to);
            let passable = |unit: &UnitId| {
                direction.is_some_and(|direction| {
                    self.battle.cost[field.arm(*unit).index()][at.index()][direction.index()] != ground::BARRED
                })
            };
            let there: u8 = field
                .position
                .stack(*to)
                .filter(|unit| field.is_line(*unit))
                .map(|unit| field.stacking_steps(unit))
                .sum();
            let coming: u8 =
                stack.iter().filter(|unit| field.is_line(**unit)).map(|unit| field.stacking_steps(*unit)).sum();
            field.holder(*to) != Some(side.enemy())
                && stack.iter().all(passable)
                && there + coming <= crate::stacking::LINE_LIMIT
        };
        let nearer = |to: &Hex| field.distance(*to, target) < field.distance(at, target);
        // The hexes that the straight line enters come first; where it runs along
        // a side, the lower number.
        let grid = &self.battle.board.grid;
        let straight = |to: &Hex| match grid.trace(at, target).next() {
            Some(Leg::Through(step)) => grid.steps(at, *to) == step,
            Some(Leg::Between(left, right)) => [left, right].contains(&grid.steps(at, *to)),
            None => false,
        };
        let ways = field.around(at).map(|(_, to)| to).filter(|to| nearer(to) && open(to));
        ways.min_by_key(|to| (!straight(to), to.0))
    }

    fn move_stack(&mut self, side: Side, stack: &[UnitId], riders: &[LeaderId], from: Hex, to: Hex) {
        for unit in stack {
            self.position.put_below(*unit, to);
            self.position.marched.add(*unit);
            if self.battle.artillery.has(*unit) {
                self.position.moved_guns.add(*unit);
            }
            let piece = PieceId::Unit(*unit);
            self.journal.note(cites![2002 "23.5.1"], || ScenarioEvent::Marched { side, piece, from, to });
        }
        for leader in riders {
            self.position.leaders[leader.index()].at = to;
        }
        self.position.armies[side.index()].exerted = true;
        self.catch_leaders();
    }
}
