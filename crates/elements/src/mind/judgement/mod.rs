//! How good a position looks: losses against the breaking points, what the coming shots and fights
//! are expected to cost by their exact odds, and how both armies stand to each other.
//!
//! Everything is counted in elements lost or as good as lost, for each side; the difference is
//! turned into a value from -1 to 1 in the end. It is the same for both sides with the sign
//! changed, except for one thing: the side that judges wants to come to grips, and it is no merit
//! of the enemy's that he is come to.

pub(crate) mod fire;
pub(crate) mod melee;
#[cfg(test)]
mod tests;

use kernel::Side;

use crate::engine::battle::Battle;
use crate::engine::pieces::{ElementId, Elements, MOST_COMMANDS, MOST_ELEMENTS};
use crate::engine::play::Field;
use crate::engine::position::{Phase, Position};
use crate::geometry::Point;
use crate::scale::Scale;
use crate::troops::Arm;
use crate::victory::break_point;
use fire::Aims;

/// What counts how much, in elements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Expected losses by the shots of this bound.
    pub shots: f32,
    /// The same of the bound after it, as both stand now.
    pub later_shots: f32,
    /// Expected losses in the fights of this bound.
    pub fights: f32,
    /// The same of the bound after it.
    pub later_fights: f32,
    /// A recoil.
    pub recoil: f32,
    /// A flight.
    pub flight: f32,
    /// An element that is a table's depth farther from the enemy than it should be.
    pub approach: f32,
    /// How near the enemy horsemen should be, as a length.
    pub horse: f32,
    /// An enemy who can fall upon a flank or a rear in his next move.
    pub exposed: f32,
    /// An element with its back to the nearest enemy.
    pub turned: f32,
    /// Guns, or Jaegers before horsemen, within reach of those who hunt them.
    pub prey: f32,
    /// A group more than there need be.
    pub groups: f32,
    /// An element out of command.
    pub astray: f32,
    /// An enemy near the camp, and nobody nearer.
    pub camp: f32,
    /// Close to the enemy in bad going.
    pub going: f32,
    /// High ground.
    pub height: f32,
    /// How steeply the difference of losses becomes a value.
    pub steep: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            shots: 1.0,
            later_shots: 0.6,
            fights: 1.0,
            later_fights: 0.5,
            recoil: 0.06,
            flight: 0.15,
            approach: 0.5,
            horse: 12_000.0,
            exposed: 0.08,
            turned: 0.06,
            prey: 0.25,
            groups: 0.025,
            astray: 0.04,
            camp: 0.5,
            going: 0.05,
            height: 0.03,
            steep: 1.6,
        }
    }
}

/// A way to judge positions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// What counts how much.
    pub weights: Weights,
    /// So many formations a bound are seen to at most.
    pub grasp: u32,
}

impl Default for Judgement {
    fn default() -> Self {
        Judgement { weights: Weights::default(), grasp: u32::MAX }
    }
}

impl Judgement {
    /// An ensign's: he moves one formation a bound, goes at the enemy, lets his lines fall apart,
    /// makes too little of fire, and thinks neither of flanks nor further than this bound.
    pub fn green() -> Judgement {
        let blind = Weights { exposed: 0.0, turned: 0.0, prey: 0.0, groups: 0.0, ..Weights::default() };
        let hasty = Weights { approach: 1.5, shots: 0.7, later_shots: 0.0, ..blind };
        Judgement { weights: hasty, grasp: 1 }
    }

    /// A colonel's: he moves two formations a bound and considers everything that matters, but
    /// flanks and guns too little.
    pub fn seasoned() -> Judgement {
        let weights = Weights { exposed: 0.03, turned: 0.02, prey: 0.1, approach: 0.6, ..Weights::default() };
        Judgement { weights, grasp: 2 }
    }

    /// A marshal's: the whole army. He keeps his horsemen out of the fire until there is somebody
    /// to ride down, and thinks more of guns, his own and the enemy's.
    pub fn best() -> Judgement {
        let weights = Weights { horse: 30_000.0, prey: 0.5, ..Weights::default() };
        Judgement { weights, ..Judgement::default() }
    }

    /// The same, keener on closing with the enemy, or less so.
    #[must_use]
    pub fn with_heart(&self, heart: f32) -> Judgement {
        let mut changed = *self;
        changed.weights.approach *= heart;
        changed.weights.exposed /= heart;
        changed
    }

    /// How good a position looks for a side, from -1 to 1.
    pub fn judge(&self, battle: &Battle, position: &Position, side: Side) -> f32 {
        value(&Field { battle, position }, &self.weights, Some(side), side)
    }
}

/// How likely a side is to win, from 0 to 1: what is said of a position.
pub fn chance(battle: &Battle, position: &Position, side: Side) -> f32 {
    f32::midpoint(value(&Field { battle, position }, &Weights::default(), None, side), 1.0)
}

/// What weighs on both armies.
#[derive(Default)]
struct Ledger {
    /// Expected losses of each command.
    danger: [[f32; MOST_COMMANDS]; 2],
    /// Everything else, in elements.
    burden: [f32; 2],
}

impl Ledger {
    fn expect(&mut self, field: &Field<'_>, element: ElementId, loss: f32) {
        let side = element.side().index();
        if field.arm(element).is_troops() {
            self.danger[side][field.element(element).command.index().min(MOST_COMMANDS - 1)] += loss;
        } else {
            self.burden[side] += loss;
        }
    }

    /// How near an army is to its ruin: one is ruined.
    fn strain(&self, field: &Field<'_>, side: Side) -> f32 {
        let danger = &self.danger[side.index()];
        let lost = f32::from(field.losses(side)) + danger.iter().sum::<f32>() + self.burden[side.index()];
        let strength = f32::from(field.strength(side)).max(1.0);
        let commands = &field.position.commands[side.index()];
        if field.battle.scale == Scale::Small {
            return lost / f32::from(break_point(field.strength(side)).max(1));
        }
        let mut ratios = [0.0f32; MOST_COMMANDS];
        for ((ratio, command), danger) in ratios.iter_mut().zip(commands).zip(danger) {
            let most = f32::from(break_point(u16::from(command.strength)).max(1));
            *ratio = if command.demoralized { 1.2 } else { ((f32::from(command.lost) + danger) / most).min(1.2) };
        }
        ratios.sort_by(|one, other| other.total_cmp(one));
        0.5 * ratios[0].midpoint(ratios[1]) + lost / (0.5 * strength)
    }
}

/// The value for a side; somebody may be keen on closing with the enemy.
fn value(field: &Field<'_>, weights: &Weights, keen: Option<Side>, side: Side) -> f32 {
    if let Some(winner) = field.position.outcome {
        return winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
    }
    let mut ledger = Ledger::default();
    let stand = Stand::of(field);
    count_shots(field, &mut ledger, weights);
    count_fights(field, &mut ledger, weights);
    for side in Side::BOTH {
        stand.count_places(field, side, &mut ledger, weights);
        stand.count_groups(field, side, &mut ledger, weights);
        stand.count_camp(field, side, &mut ledger, weights);
    }
    if let Some(keen) = keen {
        stand.count_approach(field, keen, &mut ledger, weights);
    }
    let [own, theirs] = [side, side.enemy()].map(|side| ledger.strain(field, side));
    0.98 * (weights.steep * (theirs - own)).tanh()
}

fn count_shots(field: &Field<'_>, ledger: &mut Ledger, weights: &Weights) {
    let now = if field.position.phase <= Phase::Shooting { weights.shots } else { 0.0 };
    let weight = now + weights.later_shots;
    let aims = Aims::of(field, field.position.standing());
    for side in Side::BOTH {
        fire::expect(field, &aims, side, weights, |target, loss| ledger.expect(field, target, weight * loss));
    }
}

fn count_fights(field: &Field<'_>, ledger: &mut Ledger, weights: &Weights) {
    let fights = melee::fights(field, field.position.active, weights);
    let mut count = [0u8; MOST_ELEMENTS];
    for element in fights.iter().flat_map(|fight| fight.pair.fighters) {
        count[element.index()] += 1;
    }
    let weight = weights.fights + weights.later_fights;
    for fight in &fights {
        // Who touches several fights one of them.
        let most = fight.pair.fighters.map(|element| count[element.index()]).into_iter().max().unwrap_or(1);
        for (element, cost) in fight.pair.fighters.into_iter().zip(fight.costs) {
            ledger.expect(field, element, weight * cost / f32::from(most));
        }
    }
}

/// An element as it stands on the table.
#[derive(Clone, Copy)]
struct Post {
    element: ElementId,
    arm: Arm,
    at: Point,
    /// The unit vector of its front.
    front: [f32; 2],
}

/// The troops of both sides as they stand.
struct Stand {
    posts: [Vec<Post>; 2],
    troops: [Elements; 2],
}

/// By so much of its usual distance the army comes nearer in the last bound of the day, and by so
/// many times it is keener to.
const NEARER: f32 = 0.6;
const KEENER: f32 = 3.0;

/// How late in the day it is: nothing before half of the bounds are over, one in the last of them.
fn lateness(field: &Field<'_>) -> f32 {
    let (bound, bounds) = (f32::from(field.position.bound), f32::from(field.battle.bounds()));
    ((bound - bounds) / bounds.max(1.0)).clamp(0.0, 1.0)
}

/// So near the enemy ground begins to matter.
const NEAR: f32 = 16_000.0;

fn length((x, y): (f32, f32)) -> f32 {
    (x * x + y * y).sqrt()
}

fn way(from: Point, to: Point) -> (f32, f32) {
    ((to.x - from.x) as f32, (to.y - from.y) as f32)
}

impl Post {
    /// How far ahead of its front and how far aside of its middle something is.
    fn sees(&self, at: Point) -> (f32, f32) {
        let (x, y) = way(self.at, at);
        (x * self.front[0] + y * self.front[1], (x * self.front[1] - y * self.front[0]).abs())
    }

    /// The nearest of them, and how far off he is.
    fn nearest<'a>(&self, enemies: &'a [Post]) -> Option<(f32, &'a Post)> {
        let far = |enemy: &'a Post| (length(way(self.at, enemy.at)), enemy);
        enemies.iter().map(far).min_by(|one, other| one.0.total_cmp(&other.0))
    }

    /// How near the enemy it should be.
    const fn wanted(&self, weights: &Weights) -> f32 {
        match self.arm {
            Arm::Rifles => 8_500.0,
            Arm::Muskets => 4_800.0,
            Arm::Jaegers | Arm::Dismounted => 9_000.0,
            Arm::Artillery => 14_000.0,
            _ => weights.horse,
        }
    }
}

impl Stand {
    fn of(field: &Field<'_>) -> Stand {
        let troops = Side::BOTH.map(|side| field.troops_of(field.of_side(side)));
        let post = |element: ElementId| {
            let state = field.element(element);
            let unit = state.pose.heading.unit();
            let front = [unit.x as f32, unit.y as f32];
            let scale = 1.0 / length((front[0], front[1])).max(1.0);
            Post { element, arm: state.arm, at: state.pose.point(), front: front.map(|part| part * scale) }
        };
        Stand { posts: troops.map(|troops| troops.iter().map(post).collect()), troops }
    }

    /// How far the army still is from where it can hurt the enemy; late in the
    /// day it must come nearer.
    fn count_approach(&self, field: &Field<'_>, side: Side, ledger: &mut Ledger, weights: &Weights) {
        let enemies = &self.posts[side.enemy().index()];
        let depth = field.battle.extent().1 as f32;
        let late = lateness(field);
        let wanted = |post: &Post| post.wanted(weights) * (1.0 - NEARER * late);
        let far = |post: &Post| post.nearest(enemies).map_or(0.0, |(distance, _)| (distance - wanted(post)).max(0.0));
        let sum: f32 = self.posts[side.index()].iter().map(far).sum();
        ledger.burden[side.index()] += weights.approach * (1.0 + KEENER * late) * sum / depth;
    }

    /// How each element stands to the enemy.
    fn count_places(&self, field: &Field<'_>, side: Side, ledger: &mut Ledger, weights: &Weights) {
        let enemies = &self.posts[side.enemy().index()];
        let mut burden = 0.0;
        for post in &self.posts[side.index()] {
            let Some((distance, enemy)) = post.nearest(enemies) else { continue };
            let (ahead, _) = post.sees(enemy.at);
            if ahead < -2_000.0 && distance < 2.0 * NEAR {
                burden += weights.turned;
            }
            if distance < NEAR {
                burden += self.exposure(field, post, enemies, weights);
                let sure_footed = matches!(post.arm, Arm::Jaegers | Arm::Dismounted);
                if !sure_footed && field.in_bad_going(post.element) {
                    burden += weights.going;
                }
                if field.position.ground.height_of(&field.quad(post.element)) > 0 {
                    burden -= weights.height;
                }
            }
            if field.is_out_of_command(post.element) {
                burden += weights.astray;
            }
        }
        ledger.burden[side.index()] += burden;
    }

    /// Who may fall upon an element from where it does not look, or upon guns from anywhere.
    fn exposure(&self, field: &Field<'_>, post: &Post, enemies: &[Post], weights: &Weights) -> f32 {
        let mut burden = 0.0;
        let mut hunted: f32 = 0.0;
        for enemy in enemies.iter().filter(|enemy| enemy.arm != Arm::Artillery) {
            let reach = 25.0 * f32::from(field.battle.table.of(enemy.arm).moves[0]) + 4_000.0;
            let distance = length(way(post.at, enemy.at));
            if distance > 1.5 * reach {
                continue;
            }
            let closeness = (1.5 - distance / reach).clamp(0.0, 1.0);
            let (ahead, aside) = post.sees(enemy.at);
            if ahead < 0.0 && aside > 1_000.0 {
                burden += weights.exposed * closeness;
            }
            let prey = post.arm == Arm::Artillery || (post.arm == Arm::Jaegers && enemy.arm.is_mounted());
            if prey {
                hunted = hunted.max(weights.prey * closeness);
            }
        }
        burden + hunted
    }

    /// Groups cost pips.
    fn count_groups(&self, field: &Field<'_>, side: Side, ledger: &mut Ledger, weights: &Weights) {
        let mut rest = self.troops[side.index()];
        let mut count = 0;
        while let Some(first) = rest.first() {
            rest = rest.without(field.connected(first, rest));
            count += 1;
        }
        ledger.burden[side.index()] += weights.groups * count as f32;
    }

    /// Enemies near the camp.
    fn count_camp(&self, field: &Field<'_>, side: Side, ledger: &mut Ledger, weights: &Weights) {
        let camp = ElementId::camp(side);
        if !field.is_open_camp(camp) {
            return;
        }
        let at = field.element(camp).pose.point();
        let near = |posts: &[Post]| posts.iter().map(|post| length(way(post.at, at))).fold(f32::MAX, f32::min);
        let (own, theirs) = (near(&self.posts[side.index()]), near(&self.posts[side.enemy().index()]));
        if theirs < 20_000.0 {
            let open = if own > theirs { 1.0 } else { 0.4 };
            ledger.burden[side.index()] += weights.camp * open * (1.0 - theirs / 20_000.0);
        }
    }
}
