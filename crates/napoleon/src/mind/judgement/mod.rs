//! How good a position looks to a side: the judgement of the generals. It counts in victory points.
//!
//! What will come is estimated first: the attacks that must be fought, the points of places that
//! will be held, what either side can bring against the stacks of the other. From the difference
//! comes how likely a side is to win.

pub(crate) mod assaults;
pub(crate) mod clash;
pub(crate) mod places;
pub(crate) mod stands;
mod weights;

use std::sync::Arc;

use kernel::{BySide, Side};

use assaults::Spirit;
use stands::{Stand, Stands};
pub use weights::Weights;

use crate::engine::battle::Battle;
use crate::engine::charts::Verdict;
use crate::engine::pieces::FormationId;
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::mind::scheme::{Intention, Scheme};
use crate::sequence::Phase;

/// A way to judge positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// What counts how much.
    pub weights: Weights,
    /// So many courses of a turn are carried out at most.
    pub grasp: u32,
    /// What its side means to do with the day.
    pub scheme: Option<Arc<Scheme>>,
}

/// What a hex of march counts to an army that follows a scheme.
const PULL: f32 = 0.015;

impl Default for Judgement {
    fn default() -> Self {
        Judgement { weights: Weights::default(), grasp: u32::MAX, scheme: None }
    }
}

impl Judgement {
    /// An ensign's: he does five things a turn. He wants to be at the enemy, hardly trusts odds, and
    /// does not see what the enemy can bring.
    pub fn green() -> Judgement {
        let weights = Weights {
            attack: 0.2,
            approach: 0.5,
            prizes: 0.7,
            exposed: 0.0,
            menace: 0.0,
            cut_off: 0.0,
            ..Weights::default()
        };
        Judgement { weights, grasp: 5, scheme: None }
    }

    /// A colonel's: he moves the whole army.
    pub fn seasoned() -> Judgement {
        Judgement::default()
    }

    /// A marshal's: he judges as colonels do, and looks farther.
    pub fn best() -> Judgement {
        Judgement::default()
    }

    /// The same in other moods: who trusts attacks, who wants places, who hurries, who is careful.
    pub fn moods(&self) -> Vec<Judgement> {
        let with = |change: &dyn Fn(&mut Weights)| {
            let mut mood = self.clone();
            change(&mut mood.weights);
            mood
        };
        vec![
            with(&|weights| (weights.attack, weights.reply) = (1.6 * weights.attack, 0.5 * weights.reply)),
            with(&|weights| (weights.exposed, weights.attack) = (0.6, 0.8 * weights.attack)),
            with(&|weights| (weights.prizes, weights.approach) = (1.8 * weights.prizes, 1.5 * weights.approach)),
            with(&|weights| (weights.approach, weights.attack) = (3.0 * weights.approach, 1.2 * weights.attack)),
            with(&|weights| (weights.material, weights.prizes) = (2.0 * weights.material, 0.7 * weights.prizes)),
            with(&|weights| (weights.attack, weights.ground) = (0.5 * weights.attack, 0.5 * weights.ground)),
            with(&|weights| (weights.prizes, weights.exposed) = (1.5 * weights.prizes, 1.2)),
            with(&|weights| (weights.guns, weights.approach) = (3.0 * weights.guns, 0.3 * weights.approach)),
            with(&|weights| (weights.reply, weights.forced) = (1.3 * weights.reply, 1.0)),
            with(&|weights| (weights.ground, weights.menace) = (2.5 * weights.ground, 0.3)),
            with(&|weights| (weights.cover, weights.alone) = (4.0 * weights.cover, 3.0 * weights.alone)),
        ]
    }

    /// The same with a scheme of the day.
    #[must_use]
    pub(crate) fn with_scheme(&self, scheme: Scheme) -> Judgement {
        let judgement = match scheme.intention {
            Intention::To(_) => self.clone(),
            Intention::Hold => self.cautious(),
        };
        Judgement { scheme: Some(Arc::new(scheme)), ..judgement }
    }

    /// The same, for an army that lets the enemy come.
    fn cautious(&self) -> Judgement {
        let Weights { attack, approach, cover, alone, .. } = self.weights;
        let weights = Weights {
            attack: 0.6 * attack,
            approach: 0.3 * approach,
            cover: 4.0 * cover,
            alone: 3.0 * alone,
            exposed: 0.5,
            ..self.weights
        };
        Judgement { weights, ..self.clone() }
    }

    /// The scheme of a side, if it is the one that has one.
    pub(crate) fn scheme_of(&self, side: Side) -> Option<&Scheme> {
        self.scheme.as_deref().filter(|scheme| scheme.side == side)
    }

    /// What counts in attacks.
    pub(crate) fn spirit(&self) -> Spirit {
        let Weights { material, ground, .. } = self.weights;
        Spirit { material, ground, prize: 0.35 }
    }

    /// How good a position looks for a side, from -1 to 1.
    pub fn judge(&self, battle: &Battle, position: &Position, side: Side) -> f32 {
        let field = Field { battle, position };
        if position.over {
            return match field.outcome().winner {
                Some(winner) if winner == side => 1.0,
                Some(_) => -1.0,
                None => 0.0,
            };
        }
        let left = f32::from(field.turns_left());
        let lead = Estimate::of(&field, self, side).lead(side);
        let Weights { scale, doubt, .. } = self.weights;
        let value = field.verdict(side, lead, scale + doubt * left.sqrt());
        match self.scheme_of(side) {
            Some(scheme) => value - PULL * scheme.left_to_march(&field),
            None => value,
        }
    }
}

/// How likely a side is to win, from 0 to 1.
pub fn chance(battle: &Battle, position: &Position, side: Side) -> f32 {
    let judgement = Judgement::best();
    // Each side guesses at what it does not see; the chances of both are one together.
    let [one, other] = [side, side.enemy()].map(|side| judgement.judge(battle, position, side));
    ((one - other) / 2.0 + 1.0) / 2.0
}

impl Field<'_> {
    /// What a lead is worth that is uncertain by so many points, from -1 to 1: by the levels of the
    /// scenario, if it has some.
    fn verdict(&self, side: Side, lead: f32, doubt: f32) -> f32 {
        let levels = &self.battle.scenario.levels;
        let plain = (lead / doubt).tanh();
        if levels.is_empty() {
            return plain;
        }
        let won = |lead: f32| {
            let lead = lead.round().clamp(-200.0, 200.0) as i16;
            let points = if side == Side::First { [lead, 0] } else { [0, lead] };
            match self.level(points).map(|level| levels[usize::from(level)].winner) {
                Some(Some(winner)) if winner == side => 1.0,
                Some(Some(_)) => -1.0,
                _ => 0.0,
            }
        };
        let (mut sum, mut all) = (0.0, 0.0);
        for step in -6..=6 {
            let off = step as f32 * 0.45;
            let share = (-0.5 * off * off).exp();
            sum += share * won(lead + off * 0.6 * doubt);
            all += share;
        }
        0.8 * sum / all + 0.2 * plain
    }

    /// Turns after this one.
    pub(crate) fn turns_left(&self) -> u8 {
        (self.battle.scenario.turns.len() as u8).saturating_sub(self.position.turn)
    }

    /// How many movements a side still has after what is under way.
    pub(crate) fn moves_left(&self, side: Side) -> f32 {
        let later = f32::from(self.turns_left());
        let first = if self.is_night() { Side::Second } else { Side::First };
        let to_come = side != first && self.position.active == first;
        let under_way = self.position.active == side && self.position.phase < Phase::Movement;
        later + if to_come || under_way { 1.0 } else { 0.0 }
    }
}

/// Points that each side can expect.
struct Estimate {
    points: BySide<f32>,
}

impl Estimate {
    fn of(field: &Field<'_>, judgement: &Judgement, viewer: Side) -> Estimate {
        let weights = &judgement.weights;
        let mut estimate = Estimate { points: BySide::of(|side| f32::from(field.score(side))) };
        let stands = Stands::survey(field, viewer);
        estimate.count_units(field, weights);
        estimate.count_formations(field, weights);
        estimate.count_attacks(field, judgement);
        estimate.count_pressure(field, &stands, weights);
        estimate.count_order(field, &stands, weights);
        estimate.count_leaders(field, &stands, weights);
        estimate.count_places(field, &stands, weights);
        estimate
    }

    fn lead(&self, side: Side) -> f32 {
        self.points[side] - self.points[side.enemy()]
    }

    fn count_units(&mut self, field: &Field<'_>, weights: &Weights) {
        let left = f32::from(field.turns_left());
        // Strength is worth what can still be done with it.
        let material = weights.material * (0.4 + 0.6 * (left / 3.0).min(1.0));
        for side in Side::BOTH {
            let ours = field.on_map(side);
            let points = &mut self.points[side];
            *points += material * field.weight_of(ours);
            *points += 0.1 * ours.and(field.battle.vedettes).len() as f32;
            *points -= weights.supply * field.weight_of(ours.and(field.position.marks.out_of_supply));
            let waiting = field.waiting(side);
            *points += (material - weights.outside) * field.weight_of(waiting);
            // Whoever has to march and has not keeps the segment from ending.
            let marked = field.position.marks.moved.or(field.position.marks.marched);
            if field.position.active == side {
                let late = ours.without(marked).iter().filter(|piece| field.under(*piece).is_some());
                *points -= weights.bound * (0.5 * late.clone().count() as f32 + field.weight_of(late.collect()));
            }
            if field.position.armies[side].committed {
                *points -= weights.guard;
            }
        }
    }

    fn count_formations(&mut self, field: &Field<'_>, weights: &Weights) {
        for (number, formation) in field.battle.formations.iter().enumerate() {
            let Some(level) = formation.level.filter(|level| *level > 0) else { continue };
            let id = FormationId(number as u8);
            let lost = f32::from(field.position.losses[number]) / f32::from(level);
            if lost <= 0.0 {
                continue;
            }
            let left = field.weight_of(field.battle.of_formation(id).and(field.on_map(formation.side)));
            let near = if field.is_broken(id) { 1.5 } else { 0.6 * lost * lost };
            self.points[formation.side] -= weights.demoralized * left * near;
        }
    }

    /// The attacks that both sides would declare if nobody moved.
    fn count_attacks(&mut self, field: &Field<'_>, judgement: &Judgement) {
        let weights = &judgement.weights;
        let active = field.position.active;
        let own = if field.position.phase >= Phase::SecondSight { 0.0 } else { judgement.weights.attack };
        let last = field.moves_left(active.enemy()) <= 0.0;
        let reply = if last { 0.0 } else { judgement.weights.reply };
        let spirit = judgement.spirit();
        for (side, share) in [(active, own), (active.enemy(), reply)] {
            if share <= 0.0 || field.is_night() {
                continue;
            }
            for assault in field.assaults(side, &spirit) {
                // A reply that promises nothing is helped by others, or avoided, in part.
                let share = if side != active && assault.worth < 0.0 { weights.forced * share } else { share };
                self.points[side] += share * assault.worth;
            }
        }
    }

    /// What each side can bring against the stacks of the other in its next move.
    fn count_pressure(&mut self, field: &Field<'_>, stands: &Stands, weights: &Weights) {
        if field.is_night() {
            return;
        }
        let active = field.position.active;
        let table = Table::of(field);
        for side in Side::BOTH {
            let enemy = side.enemy();
            if field.moves_left(enemy) <= 0.0 {
                continue;
            }
            // The enemy of the active side comes first.
            let weight = if enemy == active { weights.menace } else { weights.exposed };
            let mut threats: Vec<f32> = Vec::new();
            for stand in stands.of(side).filter(|stand| stand.near <= 6) {
                let threat = table.threat(field, stands, stand, weights, enemy == active);
                if threat > 0.0 {
                    threats.push(threat);
                }
            }
            // Nobody is everywhere.
            threats.sort_by(|one, other| other.total_cmp(one));
            let shares = [1.0, 0.7, 0.5, 0.35, 0.25, 0.2];
            let sum: f32 = threats.iter().zip(shares).map(|(threat, share)| threat * share).sum();
            self.points[side] -= weight * sum;
        }
    }

    fn count_order(&mut self, field: &Field<'_>, stands: &Stands, weights: &Weights) {
        for stand in &stands.list {
            let points = &mut self.points[stand.side];
            if stand.near <= 4 {
                let marching = stand.units.and(field.position.marks.marching);
                *points -= weights.column * field.weight_of(marching);
            }
            if stand.near <= 3 {
                let infantry = !stand.units.and(field.battle.infantry).is_empty();
                let cover = field.cover(stand.hex, infantry, stand.foe);
                *points += weights.cover * stand.strength * (cover - 1.0).min(1.0);
            }
            let guns = stand.units.and(field.battle.artillery);
            if !guns.is_empty() {
                *points += self::guns(field, stands, stand, weights);
            }
            if stand.near <= 3 && alone(field, stands, stand) {
                *points -= weights.alone * stand.strength;
            }
        }
    }

    fn count_leaders(&mut self, field: &Field<'_>, stands: &Stands, weights: &Weights) {
        let battle = field.battle;
        for side in Side::BOTH {
            let ours = field.on_map(side);
            let leaders = ours.and(battle.leaders);
            let mut points = 0.0;
            for leader in leaders.iter() {
                let hex = field.position.at(leader);
                let alone = field.combat_at(side, hex).is_empty();
                let near = stands.of(side.enemy()).map(|stand| field.distance(stand.hex, hex)).min().unwrap_or(99);
                if alone && near <= 3 {
                    points -= weights.leader * (4.0 - near as f32) / 3.0;
                }
                if field.is_officer(leader) && !field.is_commander(leader) {
                    let told = leaders.iter().filter(|other| field.is_commander(*other));
                    let far = told.map(|other| field.distance(field.position.at(other), hex)).min();
                    if far.is_some_and(|far| far > u32::from(battle.charts.limits.leaders.commander)) {
                        points -= 0.25;
                    }
                }
            }
            // Units that nobody commands.
            for unit in ours.and(battle.combat).iter() {
                let Some(formation) = battle.formation(unit) else { continue };
                let at = field.position.at(unit);
                let his = |leader: &crate::engine::pieces::PieceId| {
                    field.is_officer(*leader) && battle.formation(*leader) == Some(formation)
                };
                let far = leaders.iter().filter(his).map(|leader| field.distance(field.position.at(leader), at)).min();
                let range = u32::from(battle.charts.limits.leaders.officer);
                let beyond = far.map_or(1.0, |far| (far.saturating_sub(range) as f32 / 3.0).min(1.0));
                points -= weights.command * f32::from(field.strength(unit)) * beyond;
            }
            for train in ours.and(battle.trains).iter() {
                let hex = field.position.at(train);
                let near = stands.of(side.enemy()).map(|stand| field.distance(stand.hex, hex)).min().unwrap_or(99);
                if near <= 3 {
                    points -= weights.train * (4.0 - near as f32) / 3.0;
                }
            }
            self.points[side] += points;
        }
    }
}

/// What an attack in the open comes to by its column: chances that the defenders are lost, go back,
/// and that the attackers are lost.
struct Table {
    columns: Vec<[f32; 3]>,
}

impl Table {
    fn of(field: &Field<'_>) -> Table {
        let chart = &field.battle.charts.combat;
        let each = 1.0 / chart.rows.len() as f32;
        let column = |column: usize| {
            let mut chances = [0.0f32; 3];
            for row in &chart.rows {
                match row[column].read_on(false, false) {
                    Verdict::DefendersLost => chances[0] += each,
                    Verdict::Exchange => {
                        chances[0] += each;
                        chances[2] += 0.5 * each;
                    }
                    Verdict::DefendersRetreat(_) => chances[1] += each,
                    Verdict::Shock => chances[1] += 0.45 * each,
                    Verdict::AttackersLost => chances[2] += each,
                    _ => {}
                }
            }
            chances
        };
        Table { columns: (0..chart.columns.len()).map(column).collect() }
    }

    /// What the enemy can hope for if he brings what he can against a stack.
    fn threat(&self, field: &Field<'_>, stands: &Stands, stand: &Stand, weights: &Weights, later: bool) -> f32 {
        let mut best = [0.0f32; 3];
        for other in stands.of(stand.side.enemy()) {
            let distance = field.distance(other.hex, stand.hex) as f32;
            let held = other.near <= 1;
            if distance > if held { 1.0 } else { other.pace + 1.0 } {
                continue;
            }
            // The three strongest stacks have room.
            let least = (0..3).min_by(|a, b| best[*a].total_cmp(&best[*b])).unwrap_or(0);
            best[least] = best[least].max(other.strength);
        }
        let against: f32 = best.iter().sum();
        if against <= 0.0 {
            return 0.0;
        }
        let infantry = !stand.units.and(field.battle.infantry).is_empty();
        let holds = stand.strength.max(0.5) * field.cover(stand.hex, infantry, stand.foe);
        let chart = &field.battle.charts.combat;
        let column = chart.column((against * 8.0) as u32, ((holds * 8.0) as u32).max(1));
        let [lost, back, repelled] = self.columns[column];
        // Who has few ways out has none when the enemy has moved.
        let hemmed = match field.ways_out(stand.side, stand.hex, stand.units) {
            0 => 1.0,
            1 => weights.hemmed,
            2 => 0.5 * weights.hemmed,
            _ => 0.1 * weights.hemmed,
        };
        let hemmed = if later { 0.4 * hemmed } else { hemmed };
        let points = stand.strength * (1.0 + weights.material);
        let worth = lost * points + back * (weights.cut_off * hemmed * points + 0.5 * weights.ground);
        worth - 0.6 * repelled * against.min(12.0)
    }
}

/// What batteries with somebody in range are worth, less what they risk.
fn guns(field: &Field<'_>, stands: &Stands, stand: &Stand, weights: &Weights) -> f32 {
    let guns = stand.units.and(field.battle.artillery);
    let mut worth = 0.0;
    if stand.guns_only && stand.near <= 2 {
        worth -= weights.bare * (3.0 - stand.near as f32) * stand.strength / 2.0;
    }
    let [nearest, farthest] = field.battle.charts.arms.bombardment.range.map(u32::from);
    if stand.near > farthest
        || field.weather().bombardment.is_none()
        || !guns.and(field.position.marks.marching).is_empty()
    {
        return worth;
    }
    let mut best = 0.0f32;
    for enemy in stands.of(stand.side.enemy()) {
        let distance = field.distance(enemy.hex, stand.hex);
        if distance < nearest || distance > farthest || field.is_chateau(enemy.hex) {
            continue;
        }
        let covered = [ground::Terrain::Woods, ground::Terrain::Orchard];
        if covered.into_iter().any(|kind| field.battle.is(enemy.hex, kind) || field.battle.is(stand.hex, kind)) {
            continue;
        }
        if field.may_aim(stand.hex, enemy.hex).is_err() {
            continue;
        }
        let far = if distance == farthest { 0.6 } else { 1.0 };
        best = best.max(far * (0.6 + 0.08 * enemy.strength.min(10.0)));
    }
    worth + weights.guns * best * f32::from(guns.iter().map(|gun| field.strength(gun)).sum::<u8>())
}

/// Whether a stack has no friends near.
fn alone(field: &Field<'_>, stands: &Stands, stand: &Stand) -> bool {
    !stands.of(stand.side).any(|other| other.hex != stand.hex && field.distance(other.hex, stand.hex) <= 2)
}
