//! How good a position looks to a side: the judgement of the generals.
//!
//! What will come is estimated first: the close combats that must be fought, the guns that bear,
//! what the nearness of both armies will cost each of them in the turns that are left, places that
//! will be held. From that come army morale and the difference of points at the end, and from
//! those, by the levels of the scenario, who wins.

mod combat;
mod stands;
mod verdict;
mod weights;

use std::sync::Arc;

use kernel::Side;

pub(crate) use combat::attack_value;
use combat::{Loss, foresee};
pub(crate) use stands::{Stand, Stands};
use verdict::{Forecast, verdict};
pub use weights::Weights;

use crate::engine::battle::{Battle, Scenario};
use crate::engine::pieces::UnitId;
use crate::engine::play::Field;
use crate::engine::position::{Morale, Phase, Position};
use crate::engine::spec::{Arm, ArmyState};
use crate::mind::scheme::Scheme;

/// A way to judge positions: what counts how much for each side.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// By side.
    pub weights: [Weights; 2],
    /// So many courses of a turn are carried out at most.
    pub grasp: u32,
    /// What is meant to be done with the day.
    pub scheme: Option<Arc<Scheme>>,
}

impl Default for Judgement {
    fn default() -> Self {
        Judgement { weights: Default::default(), grasp: u32::MAX, scheme: None }
    }
}

impl Judgement {
    /// An ensign's: he does two things a turn, and respects the enemy more than he should.
    pub fn green() -> Judgement {
        let weights = Weights { reply: 0.72, inflict: 0.016, suffer: 0.0205, exposed: 0.032, ..Weights::default() };
        Judgement { weights: [weights; 2], grasp: 2, ..Judgement::default() }
    }

    /// A colonel's: he moves the whole army; what nearness to the enemy may cost counts more with
    /// him than what it may bring.
    pub fn seasoned() -> Judgement {
        let weights = Weights { reply: 0.8, inflict: 0.01, suffer: 0.026, exposed: 0.04, ..Weights::default() };
        Judgement { weights: [weights; 2], ..Judgement::default() }
    }

    /// A marshal's: he knows that an attack pressed home decides battles.
    pub fn best() -> Judgement {
        let weights = Weights { reply: 0.6, inflict: 0.04, suffer: 0.006, exposed: 0.01, ..Weights::default() };
        Judgement { weights: [weights; 2], ..Judgement::default() }
    }

    /// The same with more or less heart: below one nearness to the enemy is feared
    /// more and hoped for less.
    #[must_use]
    pub fn with_heart(&self, heart: f32) -> Judgement {
        let mut braver = self.clone();
        for weights in &mut braver.weights {
            weights.inflict *= heart;
            weights.suffer /= heart;
            weights.reply /= heart;
            weights.exposed /= heart;
        }
        braver
    }

    /// The same with a scheme of the day.
    #[must_use]
    pub(crate) fn with_scheme(&self, scheme: Scheme) -> Judgement {
        Judgement { scheme: Some(Arc::new(scheme)), ..self.clone() }
    }

    /// The scheme of a side, if it is the one that has one.
    pub(crate) fn scheme_of(&self, side: Side) -> Option<&Scheme> {
        self.scheme.as_deref().filter(|scheme| scheme.side == side)
    }

    /// How good a position looks for a side, from -1 to 1.
    pub fn judge(&self, battle: &Battle, position: &Position, side: Side) -> f32 {
        let field = Field { battle, position };
        if let Some(level) = position.outcome {
            let winner = field.outcome(level).winner;
            return match winner {
                None => 0.0,
                Some(winner) if winner == side => 1.0,
                Some(_) => -1.0,
            };
        }
        let weights = &self.weights[side.index()];
        let value = Estimate::of(&field, weights).value(&field, weights);
        let value = if side == Side::First { value } else { -value };
        match self.scheme_of(side) {
            Some(scheme) => value - PULL * scheme.left_to_march(&field),
            None => value,
        }
    }
}

/// How good a position looks for a side, from -1 to 1.
pub(crate) fn appraise(battle: &Battle, position: &Position, side: Side) -> f32 {
    Judgement::default().judge(battle, position, side)
}

/// How likely a side is to win, from 0 to 1.
pub fn chance(battle: &Battle, position: &Position, side: Side) -> f32 {
    (appraise(battle, position, side) + 1.0) / 2.0
}

/// What is expected of both sides.
struct Estimate {
    morale: [f32; 2],
    points: [f32; 2],
    /// Morale that both will lose in later turns, and points that it brings the enemy.
    drift: [f32; 2],
    /// What tells plans apart where nothing else does.
    order: [f32; 2],
    /// How many hexes of march an average point of strength is from the fight.
    far: [f32; 2],
}

/// From here on an army is in the fight.
const CLOSE: u8 = 12;
/// As far away as wings that have still to come in count, and those whose leader has.
const TO_COME: [f32; 2] = [38.0, 36.0];
/// What a hex of march counts to an army that loses if nothing happens.
const MARCH: f32 = 0.004;
/// What a hex of march counts to an army that follows a scheme.
const PULL: f32 = 0.012;
/// Battles of so many turns begin with a march.
const LONG: u8 = 7;

impl Estimate {
    fn of(field: &Field<'_>, weights: &Weights) -> Estimate {
        let mut estimate =
            Estimate { morale: [0.0; 2], points: [0.0; 2], drift: [0.0; 2], order: [0.0; 2], far: [0.0; 2] };
        let stands = Stands::survey(field);
        let points = field.points();
        for side in Side::BOTH {
            let track = &field.position.armies[side.index()];
            estimate.morale[side.index()] = f32::from(track.level) + f32::from(track.success) / 3.0;
            estimate.points[side.index()] = f32::from(points[side.index()]);
        }
        estimate.count_units(field, weights);
        estimate.count_combats(field, &stands, weights);
        estimate.count_pressure(field, &stands, weights);
        estimate.count_order(field, &stands, weights);
        estimate.count_places(field, weights);
        if begins_with_a_march(field) {
            estimate.count_march(field, &stands);
        }
        estimate
    }

    /// How far both armies still have to march.
    fn count_march(&mut self, field: &Field<'_>, stands: &Stands) {
        let mut strength = [0.001f32; 2];
        for stand in stands.iter().filter(|stand| !stand.guns_only && !stand.routed && stand.near < u8::MAX) {
            let side = stand.side.index();
            let far = f32::from(stand.near.saturating_sub(CLOSE)).min(TO_COME[1]);
            strength[side] += f32::from(stand.strength);
            self.far[side] += f32::from(stand.strength) * far;
        }
        let Scenario { entry, comings, .. } = &field.battle.scenario;
        let entering =
            entry.iter().map(|entry| entry.side & 1).chain(comings.iter().map(|coming| coming.side.number()));
        let entering = entering.map(usize::from).fold(0u8, |set, side| set | 1 << side);
        for side in [0, 1].into_iter().filter(|side| entering >> side & 1 == 1) {
            for unit in field.battle.of_side[side].iter().filter(|unit| field.may_enter(*unit)) {
                let begun = field.battle.unit(unit).wing.is_some_and(|wing| field.wing_leader(wing).is_some());
                let points = f32::from(field.values(unit).strength);
                strength[side] += points;
                self.far[side] += points * TO_COME[usize::from(begun)];
            }
        }
        for side in [0, 1] {
            self.far[side] /= strength[side];
        }
    }

    fn count_units(&mut self, field: &Field<'_>, weights: &Weights) {
        for (index, unit) in field.battle.units.iter().enumerate() {
            let id = UnitId(index as u8);
            let state = field.position.unit(id);
            if !field.position.on_map(id) {
                continue;
            }
            let morale = &mut self.morale[unit.side.index()];
            match state.morale {
                Morale::Formed => {}
                Morale::Disordered => *morale -= weights.disorder,
                Morale::Routed => *morale -= 1.0 + weights.routed,
            }
            // Half a counter is gone already.
            if state.steps & 1 == 1 && state.steps < unit.full {
                *morale -= weights.half;
                self.points[unit.side.enemy().index()] += weights.half;
            }
        }
    }

    fn suffer(&mut self, side: Side, loss: &Loss, share: f32, weights: &Weights) {
        let gone = loss.counters + loss.captures;
        self.morale[side.index()] -=
            share * (gone + loss.routs * (1.0 + weights.routed) + weights.disorder * loss.disorders);
        self.morale[side.enemy().index()] += share * (gone + loss.routs) / 3.0;
        self.points[side.enemy().index()] += share * (loss.counters + 2.0 * loss.captures + 0.4 * loss.routs);
    }

    fn count_combats(&mut self, field: &Field<'_>, stands: &Stands, weights: &Weights) {
        let active = field.position.active;
        let own = match field.position.phase {
            Phase::EndPlayerTurn | Phase::Morale | Phase::EndTurn => 0.0,
            _ => 1.0,
        };
        // The other side attacks in its turn what still touches it then.
        let last = field.position.turn >= field.battle.scenario.turns && active == Side::Second;
        for (side, share) in [(active, own), (active.enemy(), if last { 0.0 } else { weights.reply })] {
            if share > 0.0 {
                let losses = foresee(field, stands, side, weights);
                for victim in Side::BOTH {
                    self.suffer(victim, &losses[victim.index()], share, weights);
                }
            }
        }
    }

    /// What the nearness of both armies will cost each in the turns to come.
    fn count_pressure(&mut self, field: &Field<'_>, stands: &Stands, weights: &Weights) {
        let mut rating = [0.0f32; 2];
        let mut weight = [0.001f32; 2];
        for stand in stands.iter().filter(|stand| !stand.guns_only && !stand.routed) {
            rating[stand.side.index()] += f32::from(stand.best) * f32::from(stand.strength);
            weight[stand.side.index()] += f32::from(stand.strength);
        }
        let rating = [0, 1].map(|side| rating[side] / weight[side]);
        for stand in stands.iter().filter(|stand| !stand.guns_only && !stand.routed) {
            let side = stand.side;
            let left = turns_left(field, side);
            let march = f32::from(stand.near.saturating_sub(1)) / f32::from(stand.pace.max(1));
            let fights = (left - march).clamp(0.0, 4.0);
            let better = weights.quality * (f32::from(stand.best) - rating[side.enemy().index()]);
            let order = if stand.disordered { 0.6 } else { 1.0 };
            let force = f32::from(stand.attack) * fights * order;
            self.drift[side.enemy().index()] += weights.inflict * force * better.exp();
            self.drift[side.index()] += weights.suffer * force * (-better).exp();
        }
    }

    fn count_order(&mut self, field: &Field<'_>, stands: &Stands, weights: &Weights) {
        for stand in stands.iter() {
            let order = &mut self.order[stand.side.index()];
            let near = stand.near;
            if stand.guns_only && near <= 4 {
                *order -= weights.bare;
            }
            if stand.column && near <= 5 {
                *order -= weights.column;
            }
            if stand.routed && !stand.guns_only && near <= 3 {
                *order -= weights.hunted * (4.0 - f32::from(near)) / 3.0;
            }
            if !stand.guns_only && near <= 3 && !field.battle.board.terrain[stand.hex.index()].iter().all(is_open) {
                *order += weights.cover * if stand.horse { -1.0 } else { 1.0 };
            }
            if !stand.guns_only && near <= 7 {
                self.expose(field, stands, stand, weights);
            }
        }
        for (index, unit) in field.battle.units.iter().enumerate() {
            let id = UnitId(index as u8);
            if !field.position.on_map(id) {
                continue;
            }
            if unit.arm == Arm::Artillery {
                self.count_battery(field, stands, id, weights);
            } else if !field.is_in_command(id) && field.morale(id) != Morale::Routed {
                self.order[unit.side.index()] -= weights.out_of_command;
            }
        }
    }

    /// What the enemy can bring against a stack in his next march.
    fn expose(&mut self, field: &Field<'_>, stands: &Stands, stand: &Stand, weights: &Weights) {
        let mut against = 0.0;
        for enemy in stands.iter().filter(|enemy| enemy.side != stand.side && enemy.attack > 0) {
            let distance = field.distance(enemy.hex, stand.hex);
            if distance <= u32::from(enemy.pace) + 1 {
                against += f32::from(enemy.attack);
            }
        }
        let friends: f32 = field
            .around(stand.hex)
            .filter_map(|(_, near)| stands.at(field, near))
            .map(|index| stands.get(index))
            .filter(|friend| friend.side == stand.side && !friend.routed)
            .map(|friend| f32::from(friend.strength))
            .sum();
        let resists = f32::from(stand.strength) + 0.5 * friends + if stand.support { 4.0 } else { 0.0 };
        let excess = (against.min(24.0) - 1.2 * resists).max(0.0);
        self.order[stand.side.index()] -= weights.exposed * excess;
    }

    fn count_battery(&mut self, field: &Field<'_>, stands: &Stands, unit: UnitId, weights: &Weights) {
        if field.morale(unit) != Morale::Formed || field.position.column.has(unit) || !field.is_uncovered(unit) {
            return;
        }
        let (side, at) = (field.owner(unit), field.at(unit));
        let values = field.values(unit).bombardment;
        let mut best = 0.0f32;
        for enemy in stands.iter().filter(|enemy| enemy.side != side) {
            let distance = field.distance(enemy.hex, at);
            let strength = match distance {
                1..=3 => f32::from(values[distance as usize - 1]),
                // A march away.
                4..=6 => 0.4 * f32::from(values[2]) * (7.0 - distance as f32) / 3.0,
                _ => 0.0,
            };
            if strength > best && (distance > 3 || field.sees(at, enemy.hex)) {
                best = strength;
            }
        }
        // Anybody who has marched fires only in the next turn.
        let share = if field.position.moved_guns.or(field.position.fired).has(unit) { 0.6 } else { 1.0 };
        self.order[side.index()] += weights.guns * best * share;
    }

    fn count_places(&mut self, field: &Field<'_>, weights: &Weights) {
        for aim in &field.battle.scenario.holds {
            let side = Side::of(aim.side);
            let left = turns_left(field, side);
            let wanted = usize::from(aim.units).clamp(1, 6);
            let mut best = 0.0f32;
            for place in field.battle.board.places.iter().filter(|place| aim.places.contains(&place.key)) {
                let mut near = [0.0f32; 6];
                for unit in field.on_map(side).iter().filter(|unit| field.arm(*unit) == Arm::Infantry) {
                    if field.is_routed(unit) {
                        continue;
                    }
                    let way = place.hexes.iter().map(|hex| field.distance(hex, field.at(unit))).min().unwrap_or(99);
                    let reach = left * f32::from(field.values(unit).movement) * 0.7 + 1.0;
                    let share = (1.0 - (way.saturating_sub(1) as f32) / (reach + 6.0)).clamp(0.0, 1.0);
                    let lowest = (0..wanted).min_by(|one, other| near[*one].total_cmp(&near[*other])).unwrap_or(0);
                    near[lowest] = near[lowest].max(share);
                }
                best = best.max(near[..wanted].iter().product());
            }
            let held = best >= 0.999;
            // What is held now counts already; what it will be at the end is another matter.
            let doubt = (1.0 - weights.places) * left.min(4.0) / 4.0;
            if held {
                self.points[side.index()] -= doubt * f32::from(aim.points);
            } else {
                self.points[side.index()] += 0.5 * weights.places * best.powi(3) * f32::from(aim.points);
            }
        }
    }

    /// What it all comes to for the first side, from -1 to 1.
    fn value(&self, field: &Field<'_>, weights: &Weights) -> f32 {
        let left = field.battle.scenario.turns.saturating_sub(field.position.turn) + 1;
        let later = f32::from(left.saturating_sub(1)).max(1.0);
        let forecast = |side: usize| {
            let drift = self.drift[side];
            let morale = self.morale[side] + 0.5 * self.order[side] - if left == 1 { drift } else { 0.0 };
            Forecast { morale, decay: if left == 1 { 0.0 } else { drift / later + weights.decay } }
        };
        let points = |side: usize| self.points[side] + self.drift[1 - side];
        let difference = points(0) - points(1) + 0.3 * (self.order[0] - self.order[1]);
        let chance = verdict(field, [forecast(0), forecast(1)], difference, left);
        let lean = difference + self.morale[0] - self.morale[1] - self.drift[0] + self.drift[1] + self.order[0]
            - self.order[1];
        let worse = |state: ArmyState| f32::from(state as u8) * 4.0;
        let lean = lean + worse(field.army_state(Side::Second)) - worse(field.army_state(Side::First));
        let value = 0.85 * (2.0 * chance - 1.0) + 0.15 * (lean / 25.0).tanh();
        // In a short battle everybody is there.
        if !begins_with_a_march(field) {
            return value;
        }
        (1.0 - MARCH * TO_COME[0]) * value - self.idleness(field)
    }

    /// The side that loses if nothing happens has to go and look for the enemy: what it takes off
    /// the first side's value that it is still far away, less what that takes off the other's.
    fn idleness(&self, field: &Field<'_>) -> f32 {
        let points = field.points();
        let still = self.morale.map(|morale| Forecast { morale, decay: 0.0 });
        let chance = verdict(field, still, f32::from(points[0] - points[1]), 1);
        let hunger = [0.5 - chance, chance - 0.5].map(|need| (4.0 * need).clamp(0.0, 1.0));
        MARCH * (hunger[0] * self.far[0] - hunger[1] * self.far[1])
    }
}

/// How many turns of movement a side still has after what is under way.
fn turns_left(field: &Field<'_>, side: Side) -> f32 {
    let later = f32::from(field.battle.scenario.turns.saturating_sub(field.position.turn));
    let to_come = side == Side::Second && field.position.active == Side::First;
    let under_way = field.position.active == side && field.position.phase < Phase::Movement;
    later + if to_come || under_way { 1.0 } else { 0.0 }
}

pub(crate) fn begins_with_a_march(field: &Field<'_>) -> bool {
    field.battle.scenario.turns >= LONG
}

fn is_open(terrain: ground::Terrain) -> bool {
    terrain == ground::Terrain::Clear
}
