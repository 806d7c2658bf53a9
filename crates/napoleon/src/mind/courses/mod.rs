//! The courses open to a side that moves: marches of stacks and of single pieces to where they can do
//! something, attacks of several on one hex, columns that enter, marches that are ordered.

mod columns;
mod reach;
mod together;

use ground::Terrain as Ground;
use hexes::Hex;
use kernel::Side;

use crate::engine::agenda::{MoveStep, Step};
use crate::engine::battle::Battle;
use crate::engine::order::{MoveOrder, Order};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::mind::judgement::Judgement;
use crate::mind::judgement::places::Goal;
use crate::mind::scheme::Scheme;
use crate::movement::Mover;
use crate::repulse::RepulseOrder;
use reach::{Reached, Terrain};

/// So many ends of a march of each kind are looked at, and in haste.
const OF_EACH_KIND: [usize; 2] = [3, 2];
/// Places farther away than this are marched to on roads.
const ROAD_MARCH: u32 = 5;
/// Columns keep so far from the enemy.
const SAFE: u32 = 3;

/// A march that a group can make.
pub(super) struct March {
    pieces: Pieces,
    to: Hex,
    orders: Vec<Order>,
}

/// What all marches of a turn look at.
pub(super) struct Scene<'a> {
    field: Field<'a>,
    side: Side,
    step: MoveStep,
    terrain: Terrain,
    goals: Vec<Goal>,
    /// Where enemies stand that fight.
    foes: Vec<Hex>,
    each: usize,
    haste: bool,
    /// What the side means to do with the day.
    scheme: Option<&'a Scheme>,
}

/// Every course worth a thought in a movement segment, in haste fewer; the last one ends it.
pub fn courses(judgement: &Judgement, battle: &Battle, position: &Position, haste: bool, out: &mut Vec<Vec<Order>>) {
    let field = Field { battle, position };
    if let Some(Step::Move(step)) = position.agenda.top()
        && position.mover.is_none()
    {
        let side = step.side();
        let enemies = field.on_map(side.enemy());
        let foes = field.hexes_of(enemies.and(battle.combat.or(position.hidden)));
        let scene = Scene {
            field,
            side,
            step,
            terrain: Terrain::of(&field, side),
            goals: field.goals(),
            foes: foes.iter().collect(),
            each: OF_EACH_KIND[usize::from(haste)],
            haste,
            scheme: judgement.scheme_of(side),
        };
        scene.list(out);
    }
    out.push(vec![MoveOrder::EndMovement.into()]);
}

impl Scene<'_> {
    fn list(&self, out: &mut Vec<Vec<Order>>) {
        columns::compulsory(self, out);
        columns::entering(self, out);
        let mut contacts = Vec::new();
        for hex in self.field.hexes_of(self.field.on_map(self.side)).iter() {
            for first in self.groups(hex) {
                self.marches(hex, &first, &mut contacts, out);
            }
        }
        together::together(self, &contacts, out);
    }

    /// The groups of a hex that may set out, each with the orders that form it.
    fn groups(&self, hex: Hex) -> Vec<(Pieces, Vec<Order>)> {
        let here = self.field.ours_at(self.side, hex);
        let mut groups = Vec::new();
        match self.step {
            MoveStep::Move(_) => {
                let free: Pieces = here.iter().filter(|piece| self.is_free(*piece)).collect();
                let units = free.without(self.field.battle.leaders);
                let all = units.or(if units.is_empty() { Pieces::NONE } else { free.and(self.field.battle.leaders) });
                if all.len() > 1 {
                    groups.push((all, self.taken(all)));
                }
                let troops = units.and(self.field.battle.combat);
                // Leaders may stay, or go without their troops.
                if !self.haste || all.len() < 2 {
                    for piece in free.iter() {
                        groups.push((Pieces::only(piece), self.taken(Pieces::only(piece))));
                    }
                    if troops.len() > 1 && troops != all {
                        groups.push((troops, self.taken(troops)));
                    }
                }
            }
            MoveStep::Initiative(_) => {
                for piece in here.iter() {
                    let order = Order::from(MoveOrder::Venture(piece));
                    if self.field.check_move(self.step, order).is_ok() {
                        groups.push((Pieces::only(piece), vec![order]));
                    }
                    let order = Order::from(MoveOrder::VentureTogether(piece));
                    if self.field.check_move(self.step, order).is_ok() {
                        groups.push((self.division_of(here, piece), vec![order]));
                    }
                }
            }
        }
        groups
    }

    /// Whoever checks together with a unit (6.34), roughly.
    fn division_of(&self, here: Pieces, piece: PieceId) -> Pieces {
        let same = |other: &PieceId| {
            let order = Order::from(MoveOrder::Venture(*other));
            let pair: Pieces = [piece, *other].into_iter().collect();
            self.field.is_one_division(pair) && self.field.check_move(self.step, order).is_ok()
        };
        here.and(self.field.battle.combat).iter().filter(same).collect()
    }

    /// Whether a piece may be taken up, and goes where it likes.
    fn is_free(&self, piece: PieceId) -> bool {
        self.field.under(piece).is_none() && self.field.check_move(self.step, MoveOrder::Take(piece).into()).is_ok()
    }

    fn taken(&self, pieces: Pieces) -> Vec<Order> {
        // Leaders go along with troops.
        let leaders = self.field.battle.leaders;
        let mut list = pieces.without(leaders).iter().chain(pieces.and(leaders).iter());
        let first = list.next().map(|piece| Order::from(MoveOrder::Take(piece)));
        first.into_iter().chain(list.map(|piece| Order::from(MoveOrder::Join(piece)))).collect()
    }

    fn near_foe(&self, hex: Hex) -> u32 {
        self.foes.iter().map(|foe| self.field.distance(*foe, hex)).min().unwrap_or(99)
    }

    /// What draws a group to a hex: places that count.
    fn pull(&self, hex: Hex) -> f32 {
        let pull = |goal: &Goal| {
            let need = if goal.holder == Some(self.side) { 0.5 } else { 1.0 };
            (goal.points * need).min(12.0) / (2.0 + self.field.distance(goal.hex, hex) as f32)
        };
        self.goals.iter().map(pull).fold(0.0, f32::max)
    }

    fn marches(
        &self,
        at: Hex,
        (pieces, first): &(Pieces, Vec<Order>),
        contacts: &mut Vec<March>,
        out: &mut Vec<Vec<Order>>,
    ) {
        let field = &self.field;
        let battle = field.battle;
        let course = |steps: Vec<Order>| -> Vec<Order> {
            first.iter().copied().chain(steps).chain([Order::from(MoveOrder::Halt)]).collect()
        };
        let mover = Mover::new(*pieces, at);
        if field.is_held(self.side, *pieces, at) {
            let held = Mover { halted: true, ..mover };
            if !pieces.and(battle.combat).is_empty() && field.trial(self.side, &held).success {
                out.push(first.iter().copied().chain([Order::from(RepulseOrder::Repulse)]).collect());
            }
            return;
        }
        let marching = field.position.marks.marching;
        let reached = Reached::of(field, self.side, &mover, marching, &self.terrain);
        let units = pieces.and(battle.combat);
        if units.is_empty() {
            return self.rides(*pieces, at, &reached, &course, out);
        }
        let column = !pieces.and(marching).is_empty();
        for hex in self.ends(*pieces, at, &reached) {
            let orders = course(reached.steps(hex));
            if self.terrain.zones.has(hex) {
                if column {
                    continue;
                }
                contacts.push(March { pieces: *pieces, to: hex, orders: orders.clone() });
            }
            let leaving = battle.charts.movement.leaving_march;
            if column && reached.cost(hex) + leaving <= reached.allowance {
                let leave = [Order::from(MoveOrder::LeaveMarch)];
                out.push(course(reached.steps(hex).into_iter().chain(leave).collect()));
            }
            out.push(orders);
        }
        if !column && pieces.without(battle.leaders).len() == 1 && matches!(self.step, MoveStep::Move(_)) {
            self.road_marches(*pieces, &mover, &course, out);
        }
    }

    /// A unit goes into road march and far along the roads.
    fn road_marches(
        &self,
        pieces: Pieces,
        mover: &Mover,
        course: &dyn Fn(Vec<Order>) -> Vec<Order>,
        out: &mut Vec<Vec<Order>>,
    ) {
        let field = &self.field;
        let far = self.goals.iter().map(|goal| field.distance(goal.hex, mover.at)).min().unwrap_or(0);
        let foe = self.near_foe(mover.at);
        if far.max(foe) <= ROAD_MARCH || foe <= SAFE || !field.battle.board.has_way(mover.at) {
            return;
        }
        let marching = field.position.marks.marching.or(pieces.without(field.battle.leaders));
        let reached = Reached::of(field, self.side, mover, marching, &self.terrain);
        let mut ends: Vec<Hex> = reached.hexes.iter().copied().filter(|hex| self.near_foe(*hex) > SAFE).collect();
        ends.sort_by(|one, other| self.pull(*other).total_cmp(&self.pull(*one)));
        for hex in ends.into_iter().take(2) {
            let steps = [Order::from(MoveOrder::RoadMarch)].into_iter().chain(reached.steps(hex));
            out.push(course(steps.collect()));
        }
    }

    /// The ends of a march that are worth a look: the best of each kind.
    fn ends(&self, pieces: Pieces, at: Hex, reached: &Reached) -> Vec<Hex> {
        let field = &self.field;
        let battle = field.battle;
        let (mut ends, each) = (Vec::new(), self.each);
        let guns = pieces.and(battle.combat).without(battle.artillery).is_empty();
        let infantry = !pieces.and(battle.infantry).is_empty();
        let [nearest, farthest] = battle.charts.arms.bombardment.range.map(u32::from);
        let mut best = |count: usize, score: &dyn Fn(Hex) -> Option<f32>| {
            let scored = reached.hexes.iter().filter_map(|hex| Some((score(*hex)?, *hex)));
            let mut scored: Vec<(f32, Hex)> = scored.collect();
            scored.sort_by(|one, other| other.0.total_cmp(&one.0));
            for (_, hex) in scored.into_iter().take(count) {
                if !ends.contains(&hex) {
                    ends.push(hex);
                }
            }
        };
        let zones = &self.terrain.zones;
        let friends = |hex: Hex| {
            let near = field.around(hex).filter(|(_, near)| !field.combat_at(self.side, *near).is_empty());
            near.count() as f32
        };
        let foe = |hex: Hex| {
            let nearest = self.foes.iter().min_by_key(|foe| field.distance(**foe, hex));
            nearest.copied().unwrap_or(crate::engine::position::NOWHERE)
        };
        let cheap = |hex: Hex| -0.01 * f32::from(reached.cost(hex));
        // Places that count.
        best(2, &|hex| {
            let points = self.goals.iter().filter(|goal| goal.hex == hex).map(|goal| goal.points).sum::<f32>();
            (points > 0.0).then_some(points)
        });
        // On the way to the goal of the day.
        if let Some(scheme) = self.scheme {
            best(2, &|hex| {
                let nearer = scheme.far(hex) < scheme.far(at) && !zones.has(hex);
                nearer.then(|| -f32::from(scheme.far(hex)))
            });
        }
        // Up to the enemy; guns do not go there alone.
        if !guns {
            let many = if self.haste { 5 } else { 8 };
            best(many, &|hex| {
                let touched = field.around(hex).filter(|(_, near)| self.foes.contains(near)).count();
                let cover = field.cover(hex, infantry, foe(hex));
                zones.has(hex).then(|| friends(hex) + 0.8 * cover - 0.7 * touched as f32 + cheap(hex))
            });
        }
        // On towards what counts.
        best(each, &|hex| (!zones.has(hex)).then(|| self.pull(hex) + 0.05 * friends(hex) + cheap(hex)));
        // Good ground near the enemy, and hexes of friends.
        best(each, &|hex| {
            let near = self.near_foe(hex);
            let good = !zones.has(hex) && near <= 4;
            good.then(|| field.cover(hex, infantry, foe(hex)) + 0.15 * friends(hex) - 0.1 * near as f32 + cheap(hex))
        });
        best(1, &|hex| {
            let joins = !field.combat_at(self.side, hex).is_empty();
            joins.then(|| self.pull(hex) - 0.2 * self.near_foe(hex) as f32)
        });
        // Guns where they have somebody in range.
        if !pieces.and(battle.artillery).is_empty() {
            let closed = [Ground::Woods, Ground::Orchard];
            best(each + 1, &|hex| {
                let hidden = zones.has(hex) || closed.into_iter().any(|kind| battle.is(hex, kind));
                let in_range = |foe: &&Hex| {
                    let distance = field.distance(**foe, hex);
                    distance >= nearest
                        && distance <= farthest
                        && !closed.into_iter().any(|kind| battle.is(**foe, kind))
                        && field.may_aim(hex, **foe).is_ok()
                };
                let count = if hidden { 0 } else { self.foes.iter().filter(in_range).count() };
                let covered = if field.combat_at(self.side, hex).is_empty() { 0.0 } else { 0.6 };
                (count > 0).then(|| count as f32 + covered + 0.3 * friends(hex))
            });
        }
        // Away from the enemy.
        if self.near_foe(at) <= 4 {
            best(1, &|hex| {
                let near = self.near_foe(hex);
                (near > self.near_foe(at)).then(|| friends(hex) + self.pull(hex) - 0.1 * near as f32)
            });
        }
        ends
    }

    /// Leaders, vedettes and trains: leaders to their troops, vedettes ahead, trains away from the
    /// enemy.
    fn rides(
        &self,
        pieces: Pieces,
        at: Hex,
        reached: &Reached,
        course: &dyn Fn(Vec<Order>) -> Vec<Order>,
        out: &mut Vec<Vec<Order>>,
    ) {
        let field = &self.field;
        let battle = field.battle;
        let Some(piece) = pieces.first() else { return };
        let score = |hex: Hex| -> Option<f32> {
            if battle.leaders.has(piece) {
                let troops = !field.combat_at(self.side, hex).is_empty();
                return troops.then(|| self.troops_in_range(piece, hex));
            }
            if battle.trains.has(piece) {
                let near = self.near_foe(hex);
                let danger = near <= 4 && near > self.near_foe(at);
                return danger.then(|| near as f32 - 0.05 * f32::from(reached.cost(hex)));
            }
            let zone = self.terrain.zones.has(hex);
            let alone = field.ours_at(self.side, hex).is_empty();
            (alone && !zone).then(|| self.pull(hex) - 0.3 * (self.near_foe(hex) as f32 - 2.0).abs())
        };
        let mut ends: Vec<(f32, Hex)> = reached.hexes.iter().filter_map(|hex| Some((score(*hex)?, *hex))).collect();
        ends.sort_by(|one, other| other.0.total_cmp(&one.0));
        let count = if self.haste { 1 } else { 3 };
        for (_, hex) in ends.into_iter().take(count) {
            out.push(course(reached.steps(hex)));
        }
    }

    /// The strength that a leader would command from a hex: his formation's, and officers with theirs.
    fn troops_in_range(&self, leader: PieceId, hex: Hex) -> f32 {
        let field = &self.field;
        let battle = field.battle;
        let ours = field.on_map(self.side);
        let range = u32::from(field.range(leader));
        let mut sum = 0.0;
        if field.is_officer(leader) {
            let formation = battle.formation(leader);
            for unit in ours.and(battle.combat).iter().filter(|unit| battle.formation(*unit) == formation) {
                let far = field.distance(field.position.at(unit), hex);
                sum +=
                    f32::from(field.strength(unit)) * if far <= range { 1.0 } else { 0.5 / (far - range + 1) as f32 };
            }
        }
        if field.is_commander(leader) {
            for officer in ours.and(battle.leaders).iter().filter(|other| *other != leader && field.is_officer(*other))
            {
                let far = field.distance(field.position.at(officer), hex);
                sum += 4.0 * if far <= range { 1.0 } else { 0.5 / (far - range + 1) as f32 };
            }
        }
        let danger = if self.near_foe(hex) <= 1 { 2.0 } else { 0.0 };
        sum - danger
    }
}
