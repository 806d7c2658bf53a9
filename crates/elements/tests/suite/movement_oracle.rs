//! A second road to the legality of moves: slow, in floating point, from the definitions, by
//! looking at poses along the way. It must agree with `check` on random moves, legal and not,
//! wherever the measures are not a hair from their limits.
use crate::oracle;

use std::cell::RefCell;
use std::collections::BTreeMap;

use elements::agenda::Step;
use elements::geometry::{Heading, Point, Pose};
use elements::ground::{Band, Feature, Kind, Shape, TableEdge, Terrain, Waterway};
use elements::movement::{Aim, Formation, Further, Hand, MoveOrder, MoveStep, Nature, Unfold};
use elements::order::Order;
use elements::pieces::{CommandId, ElementId, Elements, MOST_COMMANDS};
use elements::position::Position;
use elements::scale::Scale;
use elements::troops::Arm;
use elements::{Battle, CivilWar, drill};
use kernel::{Dice, Side, System};
use oracle::country::Country;
use oracle::judge::{HAIR, Oracle, Verdict, Why};
use oracle::plane::{Slab, TOUCH, depth};

/// Tables that are looked at: in the open, on any ground, far apart, where two roads meet,
/// with three commands a side.
const TABLES: [u64; 5] = [40, 140, 60, 40, 40];
/// Orders that are tried for each formation.
const TRIES: u32 = 12;

/// A table: armies in the middle of the open, on any ground, far apart, where two roads
/// meet, of three commands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Open,
    Ground,
    Apart,
    Roads,
    Large,
}

impl Sort {
    const fn commands(self) -> u8 {
        if matches!(self, Sort::Large) { MOST_COMMANDS as u8 } else { 1 }
    }

    /// Troops of a side at most.
    const fn most(self) -> u8 {
        if matches!(self, Sort::Large) { 12 } else { 7 }
    }
}

fn among<T: Copy>(dice: &mut Dice, list: &[T]) -> T {
    list[dice.roll(list.len() as u32) as usize]
}

fn between(dice: &mut Dice, least: i32, most: i32) -> i32 {
    least + dice.roll((most - least) as u32) as i32
}

/// Features, a river, a road with bends, another that crosses or leaves it, rarely a waterway.
fn country(dice: &mut Dice) -> Terrain {
    let mut terrain = drill::plain();
    for _ in 0..dice.roll(4) {
        let kind = among(dice, &Kind::ALL);
        let width = between(dice, 5_000, 12_000);
        terrain.features.push(Feature {
            kind,
            shape: if kind == Kind::Settlement && dice.roll(2) == 0 { Shape::Rectangle } else { Shape::Oval },
            at: Point::new(between(dice, 15_000, 45_000), between(dice, 15_000, 45_000)),
            heading: Heading::new(dice.roll(7_200) as u16),
            length: width + between(dice, 0, 12_000),
            width,
        });
    }
    if dice.roll(2) == 0 {
        let points = across(dice, 3, 4_000);
        terrain.rivers.push(Band { points, width: between(dice, 1_500, 4_000) });
    }
    if dice.roll(3) > 0 {
        lay_road(&mut terrain, dice);
        if dice.roll(2) == 0 {
            lay_second_road(&mut terrain, dice);
        }
    }
    if dice.roll(8) == 0 {
        terrain.waterway = Some(Waterway { edge: TableEdge::West, depth: 22_000, beach: false });
    }
    terrain
}

/// From edge to edge with bends, through the middle of the table.
fn across(dice: &mut Dice, bends: u32, sway: i32) -> Vec<Point> {
    let middle = between(dice, 22_000, 38_000);
    (0..=bends)
        .map(|at| (60_000 * at / bends) as i32)
        .map(|along| (along, (middle + between(dice, -sway, sway)).clamp(5_000, 55_000)))
        .map(|(along, aside)| Point::new(along, aside))
        .collect()
}

fn lay_road(terrain: &mut Terrain, dice: &mut Dice) {
    let sway = between(dice, 1, 9_000);
    let points = across(dice, 6, sway).into_iter().map(|point| Point::new(point.y, point.x)).collect();
    terrain.roads.push(Band { points, width: between(dice, 1_200, 3_000) });
}

fn lay_second_road(terrain: &mut Terrain, dice: &mut Dice) {
    terrain.roads[0].width = between(dice, 2_200, 3_000);
    let other = second_road(&terrain.roads[0], dice);
    terrain.roads.push(other);
}

/// Where two roads meet.
const JUNCTION: i32 = 30_000;

/// A road that crosses another or leaves it, at any angle, with a bend.
fn second_road(road: &Band, dice: &mut Dice) -> Band {
    let junction = road.along(JUNCTION).unwrap();
    let turn = among(dice, &[1_800, -1_800, 1_100, -600, 300, -250, 200, -200, 150]);
    let way = Pose::at(junction.point(), junction.heading.turned(turn));
    let bend = way.ahead(10_000).aside(between(dice, -2_500, 2_500));
    let mut points = vec![bend.point(), way.ahead(18_000).point()];
    if dice.roll(2) == 0 {
        points.splice(0..0, [way.ahead(-18_000).point()]);
    } else {
        points.splice(0..0, [junction.point()]);
    }
    Band { points, width: between(dice, 2_200, 3_000) }
}

/// A place on a road; where two meet it may look along the other.
fn by_road(roads: &[Band], at: usize, along: i32, astray: bool) -> Pose {
    let there = roads[at].along(along).unwrap();
    match roads.get(1 - at).filter(|_| astray) {
        Some(other) => {
            let nearest = other.nearest(there.point()).unwrap().0;
            there.facing(other.along(nearest).unwrap().heading)
        }
        None => there,
    }
}

/// The camps of both sides, in the midst of things.
fn camps(position: &mut Position, sort: Sort, dice: &mut Dice) {
    for side in Side::BOTH {
        let pose = somewhere(sort, side, dice);
        if dice.roll(2) == 0 && is_clear(position, pose, Arm::Camp) {
            drill::stand(position, ElementId::camp(side), CommandId(0), Arm::Camp, pose);
            position.sacked[side] = dice.roll(4) == 0;
        }
    }
}

/// Against an edge of a camp, or before it.
fn by_camp(camp: Pose, dice: &mut Dice) -> Pose {
    let back = if dice.roll(2) == 0 { 0 } else { dice.roll(5_000) as i32 };
    let (middle, outward, free) = match dice.roll(4) {
        0 => (camp.ahead(-4_000), camp.heading.opposite(), 2_500),
        1 => (camp.aside(4_000).ahead(-2_000), camp.heading.right(), 300),
        _ => (camp, camp.heading, 2_500),
    };
    middle.facing(outward).ahead(back).aside(between(dice, -free, free)).facing(outward.opposite())
}

/// A random crowd: groups, columns and single elements of both sides, some in
/// contact, some on the road.
fn crowd(battle: &Battle, sort: Sort, dice: &mut Dice) -> Position {
    let mut position = Position::blank(battle);
    camps(&mut position, sort, dice);
    let most = sort.most();
    let arms = [Arm::Rifles, Arm::Muskets, Arm::Jaegers, Arm::Cavalry, Arm::Artillery, Arm::Dismounted, Arm::Jaegers];
    let mut slots = [0u8; 2];
    for _ in 0..200 {
        if slots == [most; 2] {
            break;
        }
        let side = Side::of(dice.roll(2) as u8);
        let mut pose = somewhere(sort, side, dice);
        let roads = position.ground.roads().to_vec();
        let on_road = match (sort, side) {
            (Sort::Roads, Side::First) => true,
            (Sort::Roads, _) => false,
            _ => !roads.is_empty() && dice.roll(3) == 0,
        };
        let mut along = 0;
        let road = if on_road { dice.roll(roads.len() as u32) as usize } else { 0 };
        let at_junction = roads.len() > 1 && dice.roll(4) > 0;
        let astray = at_junction && dice.roll(2) == 0;
        let camp = ElementId::camp(side.enemy());
        if on_road && at_junction {
            let junction = roads[0].along(JUNCTION).unwrap().point();
            along = roads[road].nearest(junction).unwrap().0 + 1_000 + between(dice, -700, 1_500);
        } else if on_road {
            along = if sort == Sort::Apart && side == Side::First {
                between(dice, 5_000, 14_000)
            } else {
                between(dice, 18_000, 44_000)
            };
        } else if dice.roll(5) == 0 && position.stands(camp) {
            pose = by_camp(position.element(camp).pose, dice);
        } else if dice.roll(4) == 0 && slots[1 - side.index()] > 0 {
            // Against somebody's front.
            let other = ElementId::of(side.enemy(), dice.roll(u32::from(slots[1 - side.index()])) as u8);
            let front = position.element(other).pose;
            let back = if dice.roll(2) == 0 { 0 } else { dice.roll(6_000) as i32 };
            pose = front.ahead(back).facing(front.heading.opposite());
        }
        let rivers = position.ground.rivers().to_vec();
        if !on_road && !rivers.is_empty() && dice.roll(3) == 0 {
            pose = by_river(&rivers[0], side, dice);
        } else if let Some(feature) = position.ground.features().first().filter(|_| !on_road && dice.roll(4) == 0) {
            // In or beside a feature.
            let off = feature.length / 2 + 2_000;
            pose = Pose::new(
                feature.at.x + between(dice, -off, off),
                feature.at.y + between(dice, -off, off),
                pose.heading,
            );
        }
        let column = dice.roll(2) == 0;
        let mixed = column && dice.roll(3) == 0;
        let backwards = dice.roll(3) == 0;
        let mut arm = among(dice, &arms);
        let command = CommandId(dice.roll(u32::from(sort.commands())) as u8);
        for at in 0..1 + dice.roll(3) as i32 {
            if on_road {
                let there = by_road(&roads, road, along, astray);
                pose = if backwards { there.facing(there.heading.opposite()) } else { there };
                pose = pose.aside(between(dice, -300, 300) * i32::from(at == 0));
                along += arm.size().depth * if backwards { 1 } else { -1 };
            } else if at > 0 {
                let depth = arm.size().depth;
                pose = if column { pose.ahead(-depth) } else { pose.aside(4_000) };
            }
            if mixed {
                arm = among(dice, &arms);
            }
            let slot = slots[side.index()];
            if slot >= most || !is_clear(&position, pose, arm) {
                break;
            }
            let stranger = sort == Sort::Large && dice.roll(12) == 0;
            let command = if stranger { CommandId(0) } else { command };
            drill::stand(&mut position, ElementId::of(side, slot), command, arm, pose);
            slots[side.index()] += 1;
        }
    }
    for (side, command) in
        Side::BOTH.into_iter().flat_map(|side| (0..sort.commands()).map(move |at| (side, CommandId(at))))
    {
        let mut pose = somewhere(sort, side, dice);
        if dice.roll(3) == 0 && slots[side.index()] > 0 {
            // Behind one of his own.
            let state = position.element(ElementId::of(side, dice.roll(u32::from(slots[side.index()])) as u8));
            pose = state.pose.ahead(-state.arm.size().depth).aside(between(dice, -1_000, 1_000));
        }
        if dice.roll(5) > 0 && is_clear(&position, pose, Arm::Commander) {
            drill::stand(&mut position, ElementId::commander(side, command), command, Arm::Commander, pose);
        }
    }
    position
}

/// The second side defends a bank; the first is on the other one or in the bed,
/// looking across or nearly so.
fn by_river(river: &Band, side: Side, dice: &mut Dice) -> Pose {
    let there = river.along(between(dice, 22_000, 38_000)).unwrap();
    let across = there.heading.right();
    let there = Pose::at(there.point(), across);
    if side == Side::Second {
        return there.ahead(river.width / 2 + 10).facing(across.opposite());
    }
    let back = between(dice, -river.width / 2, river.width / 2 + 2_500);
    there.ahead(-back).facing(across.turned(among(dice, &[0, 0, 0, 60, -60, 200, -200])))
}

fn somewhere(sort: Sort, side: Side, dice: &mut Dice) -> Pose {
    let heading = if dice.roll(3) == 0 { dice.roll(7_200) } else { dice.roll(4) * 1_800 };
    let (x, y) = match (sort, side) {
        (Sort::Apart, Side::First) => (between(dice, 3_000, 57_000), between(dice, 4_000, 16_000)),
        (Sort::Apart, _) | (Sort::Roads, Side::Second) => (between(dice, 3_000, 57_000), between(dice, 42_000, 57_000)),
        (Sort::Large, _) => (between(dice, 40_000, 80_000), between(dice, 10_000, 50_000)),
        _ => (between(dice, 16_000, 44_000), between(dice, 16_000, 44_000)),
    };
    Pose::new(x, y, Heading::new(heading as u16))
}

fn is_clear(position: &Position, pose: Pose, arm: Arm) -> bool {
    let own = Slab::of(pose, arm).corners();
    let (width, depth_of_table) = position.ground.extent();
    let on_table = own.iter().all(|(x, y)| (0.0..width.into()).contains(x) && (0.0..depth_of_table.into()).contains(y));
    on_table
        && position.standing().iter().all(|other| {
            let state = position.element(other);
            depth(&own, &Slab::of(state.pose, state.arm).corners()) <= TOUCH - 30.0
        })
}

/// A manoeuvre, sensible or not.
fn any_order(position: &Position, members: &[ElementId], dice: &mut Dice) -> MoveOrder {
    let troops: Vec<ElementId> =
        members.iter().copied().filter(|member| position.element(*member).arm.is_troops()).collect();
    let lead = among(dice, if troops.is_empty() { members } else { &troops });
    let enemies: Vec<ElementId> = position.standing().iter().filter(|element| element.side() == Side::Second).collect();
    let heading = position.element(lead).pose.heading;
    let any_heading = |dice: &mut Dice| match dice.roll(4) {
        0 => Heading::new(dice.roll(7_200) as u16),
        1 => heading,
        2 => heading.turned(dice.roll(1_200) as i32 - 600),
        _ => Heading::new(dice.roll(4) as u16 * 1_800),
    };
    let here = position.element(lead).pose.point();
    let near =
        *enemies.iter().min_by_key(|enemy| here.distance_squared(position.element(**enemy).pose.point())).unwrap();
    let enemy = if dice.roll(2) == 0 { near } else { among(dice, &enemies) };
    let road = position.ground.road_under(
        elements::geometry::Base::new(position.element(lead).pose, position.element(lead).arm.size()).quad(),
    );
    if road.is_some() && dice.roll(2) == 0 || dice.roll(20) == 0 {
        return MoveOrder::March(dice.roll(11_000) as u16);
    }
    if troops.len() > 1 && dice.roll(3) == 0 {
        return if dice.roll(2) == 0 {
            MoveOrder::Column { lead, distance: dice.roll(4_000) as u16 }
        } else {
            MoveOrder::Line { unfold: among(dice, &Unfold::ALL), distance: dice.roll(4_000) as u16 }
        };
    }
    if troops.len() == members.len() && dice.roll(6) == 0 {
        return likely_contact(position, lead, dice);
    }
    if position.element(lead).arm == Arm::Cavalry && dice.roll(6) == 0 || dice.roll(80) == 0 {
        return MoveOrder::Dismount;
    }
    let camp = ElementId::camp(Side::Second);
    if position.stands(camp) && here.is_near(14_000, position.element(camp).pose.point()) && dice.roll(5) == 0 {
        return MoveOrder::Close { lead, enemy: camp, aim: among(dice, &Aim::ALL[..4]) };
    }
    let near = position.element(near).pose.point();
    if dice.roll(30) == 0 || here.is_near(100, near) && dice.roll(2) == 0 {
        return MoveOrder::BreakOff;
    }
    if dice.roll(6) == 0 {
        return MoveOrder::Advance(1 + dice.roll(5_000) as u16);
    }
    match dice.roll(if troops.is_empty() { 5 } else { 8 }) {
        0 => MoveOrder::Go {
            bearing: any_heading(dice),
            distance: 5 + dice.roll(7_000) as u16,
            facing: any_heading(dice),
        },
        1 => MoveOrder::Go { bearing: any_heading(dice), distance: 5 + dice.roll(3_500) as u16, facing: heading },
        2 => MoveOrder::Go { bearing: heading.opposite(), distance: 5 + dice.roll(5_000) as u16, facing: heading },
        3 => MoveOrder::Advance(dice.roll(7_000) as u16),
        4 => MoveOrder::Wheel { hand: among(dice, &Hand::BOTH), steps: 1 + dice.roll(900) as u16 },
        5 => MoveOrder::Close { lead, enemy, aim: among(dice, &Aim::ALL) },
        6 => MoveOrder::LineUp { lead, enemy, gap: among(dice, &[30, 90, 400, 1_000, 2_000, 3_000, 3_900, 4_100]) },
        _ => MoveOrder::LineUp { lead, enemy, gap: dice.roll(4_200) as u16 },
    }
}

/// A contact that is not too far.
fn likely_contact(position: &Position, lead: ElementId, dice: &mut Dice) -> MoveOrder {
    let own = Slab::of(position.element(lead).pose, position.element(lead).arm);
    let mut near: Vec<(f64, ElementId, Aim)> = Vec::new();
    for enemy in position.standing().iter().filter(|element| element.side() == Side::Second) {
        let state = position.element(enemy);
        let other = Slab::of(state.pose, state.arm);
        let (aside, ahead) = other.seen(own.at);
        let apart = aside.hypot(ahead);
        let aims = [
            (Aim::Front, ahead),
            (Aim::Rear, -ahead),
            (Aim::Left, -aside),
            (Aim::Right, aside),
            (Aim::OverlapLeft, ahead),
            (Aim::OverlapRight, ahead),
        ];
        near.extend(aims.into_iter().filter(|(_, out)| *out > 0.0).map(|(aim, _)| (apart, enemy, aim)));
    }
    near.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (_, enemy, aim) = near[dice.roll(near.len().min(8) as u32) as usize];
    MoveOrder::Close { lead, enemy, aim }
}

const fn kind(order: MoveOrder) -> &'static str {
    match order {
        MoveOrder::Take(_) => "take",
        MoveOrder::Go { .. } => "go",
        MoveOrder::Advance(_) => "advance",
        MoveOrder::Wheel { .. } => "wheel",
        MoveOrder::Close { .. } => "close",
        MoveOrder::LineUp { .. } => "line up",
        MoveOrder::Column { .. } => "column",
        MoveOrder::Line { .. } => "line",
        MoveOrder::March(_) => "march",
        MoveOrder::BreakOff => "break off",
        MoveOrder::Dismount => "dismount",
        _ => "other",
    }
}

/// What was compared.
#[derive(Default)]
struct Tally {
    /// By kind of order: legal, illegal, a matter of hairs.
    kinds: BTreeMap<&'static str, [u32; 3]>,
    /// Of legal orders, what they met with.
    met: BTreeMap<&'static str, u32>,
    /// Of illegal ones, why.
    why: BTreeMap<&'static str, u32>,
    /// Where both roads part.
    parted: Vec<String>,
}

impl Tally {
    /// Both roads to one order.
    fn compare(
        &mut self,
        scene: &Scene<'_>,
        members: &[ElementId],
        order: MoveOrder,
        told: impl Fn(&Oracle<'_>) -> Verdict,
    ) {
        let judge = |slack: f64| {
            let oracle = Oracle {
                position: &scene.position,
                country: &scene.country,
                members: members.to_vec(),
                slack,
                notes: RefCell::new(Vec::new()),
            };
            (told(&oracle), oracle.notes.into_inner())
        };
        let verdicts = [judge(-HAIR), judge(0.0), judge(HAIR)];
        let checked = CivilWar::check(scene.battle, &scene.position, Order::Move(order));
        let count = self.kinds.entry(kind(order)).or_default();
        let unsure = verdicts.iter().any(|(verdict, _)| *verdict == Err(Why::Unsure));
        if unsure || verdicts.iter().any(|(verdict, _)| verdict.is_ok() != verdicts[1].0.is_ok()) {
            count[2] += 1;
            return;
        }
        let (verdict, mut notes) = verdicts[1].clone();
        match verdict {
            Ok(()) => {
                count[0] += 1;
                notes.sort_unstable();
                notes.dedup();
                notes.into_iter().for_each(|note| *self.met.entry(note).or_default() += 1);
            }
            Err(Why::Rule(why)) => {
                count[1] += 1;
                *self.why.entry(why).or_default() += 1;
            }
            Err(Why::Unsure) => {}
        }
        if verdict.is_ok() != checked.is_ok() {
            let told = checked.map_err(|refusal| format!("{} {:?}", refusal.reason, refusal.cite));
            self.parted.push(format!(
                "{}: {order:?} of {members:?}: {verdict:?}, but {told:?}\n{}",
                scene.name,
                scene.told()
            ));
        }
    }
}

/// Kinds of orders, and how many of each must have been legal; of illegal
/// ones there are always more.
const KINDS: [(&str, u32); 11] = [
    ("advance", 500),
    ("break off", 20),
    ("close", 150),
    ("column", 80),
    ("dismount", 60),
    ("go", 1_000),
    ("line", 40),
    ("line up", 150),
    ("march", 300),
    ("take", 1_000),
    ("wheel", 500),
];

/// What legal orders must have met with, each several times.
const MET: [&str; 20] = [
    "again as Jaegers",
    "again by road",
    "again far away",
    "attacks a camp",
    "bad going alone",
    "bad going as Jaegers",
    "bad going in column",
    "bridge",
    "from one road onto the other",
    "held",
    "into a shallow river",
    "into a slow river",
    "into a torrent",
    "into an unknown river",
    "leaves the bed",
    "passes a friend",
    "pays two",
    "storms a bank",
    "straight through the bed",
    "where two roads meet",
];

/// What illegal orders must have failed by, each several times.
const WHY: [&str; 55] = [
    "a member fights",
    "another command",
    "artillery apart",
    "artillery starts no fight",
    "artillery stays",
    "askew into a river",
    "back into a zone",
    "backwards",
    "camps stay",
    "commander among them",
    "commander touches nobody",
    "dismounted",
    "dismounting is a whole move",
    "dismounts in a zone",
    "dismounts in contact",
    "ends too near",
    "ends within sight",
    "enemy camp in the way",
    "enemy in the way",
    "face different ways",
    "faces away in a zone",
    "fights",
    "friend in the way",
    "further move leaves the road",
    "held already",
    "held by another",
    "in column already",
    "leaves the road",
    "line in bad going",
    "line into a river",
    "more than one contact",
    "moved already",
    "no group",
    "no points",
    "no room",
    "not in column",
    "not on a road",
    "not the whole move by road",
    "off the table",
    "only a rider dismounts",
    "out of command",
    "outside the zone",
    "overlaps nobody who fights",
    "own camp in the way",
    "slides in a zone",
    "slips too far",
    "stays anyhow",
    "the road ends",
    "through a zone",
    "too far",
    "too far when slowed",
    "torrent barred",
    "touches a camp askew",
    "touches askew",
    "turns in the bed",
];

/// So often at least anything must have been met.
const SEVERAL: u32 = 6;

impl Tally {
    /// Whether all that was to be compared was met often enough, and hairs stayed rare.
    fn is_rich(&self) {
        let told = || format!("{:?}\n{:?}\n{:?}", self.kinds, self.met, self.why);
        for (kind, least) in KINDS {
            let [legal, illegal, hairs] = self.kinds[kind];
            assert!(legal >= least && illegal >= least, "too few of {kind}: {}", told());
            assert!(hairs <= (legal + illegal) / 50, "too many hairs: {kind}: {}", told());
        }
        for (names, counts) in [(MET.as_slice(), &self.met), (WHY.as_slice(), &self.why)] {
            for name in names {
                assert!(counts.get(name).is_some_and(|count| *count >= SEVERAL), "too few of {name}: {}", told());
            }
        }
    }
}

/// A table and all on it.
struct Scene<'a> {
    name: String,
    battle: &'a Battle,
    position: Position,
    country: Country,
}

impl Scene<'_> {
    fn told(&self) -> String {
        let elements: Vec<String> = self
            .position
            .standing()
            .iter()
            .map(|element| (element.0, self.position.element(element)))
            .map(|(number, state)| {
                format!(
                    "  {number} of {} {} {} {} {}\n",
                    state.command.0,
                    state.arm.key(),
                    state.pose.x,
                    state.pose.y,
                    state.pose.heading.steps()
                )
            })
            .collect();
        format!("{}  {:?}\n  {:?}", elements.concat(), self.position.movement, self.position.ground.terrain())
    }
}

/// The formations that are offered, and some that are not.
fn takes(scene: &Scene<'_>, dice: &mut Dice) -> Vec<Formation> {
    let mut orders = Vec::new();
    CivilWar::orders(scene.battle, &scene.position, &mut orders);
    let offered = orders.into_iter().filter_map(|order| match order {
        Order::Move(MoveOrder::Take(formation)) => Some(formation),
        _ => None,
    });
    let mut list: Vec<Formation> = offered.collect();
    let own: Vec<ElementId> =
        scene.position.standing().iter().filter(|element| element.side() == Side::First).collect();
    list.extend(own.iter().map(|element| Formation::of(Elements::only(*element))));
    for _ in 0..8 {
        let first = dice.roll(own.len() as u32) as usize;
        let last = (first + 1 + dice.roll(3) as usize).min(own.len());
        list.push(Formation::of(own[first..last].iter().copied().collect()));
    }
    let commanders = own.iter().copied().filter(|element| scene.position.element(*element).arm == Arm::Commander);
    for commander in commanders {
        let one = among(dice, &own);
        list.push(Formation::of([commander, one].into_iter().collect()));
    }
    list
}

/// Whether Jaegers would turn to a group: that is tested elsewhere.
fn is_another_matter(position: &Position, order: MoveOrder, members: &[ElementId]) -> bool {
    match order {
        MoveOrder::Close { enemy, .. } => members.len() > 1 && position.element(enemy).arm == Arm::Jaegers,
        _ => false,
    }
}

fn look_at(scene: &mut Scene<'_>, dice: &mut Dice, tally: &mut Tally) {
    let troops: Vec<ElementId> =
        scene.position.standing().iter().filter(|element| element.side() == Side::First).collect();
    drill::begin(&mut scene.position, 6);
    scene.position.bound = 1 + dice.roll(4) as u16;
    scene.position.movement.river = among(dice, &[Nature::Unknown, Nature::Shallow, Nature::Slow, Nature::Torrent]);
    scene.position.movement.torrent_barred = dice.roll(6) == 0;
    let formations = takes(scene, dice);
    for formation in &formations {
        let members: Vec<ElementId> = formation.members(Side::First).iter().collect();
        let state = &mut scene.position.movement;
        let some = |dice: &mut Dice, one_in: u32| -> Elements {
            troops.iter().copied().filter(|_| dice.roll(one_in) == 0).collect()
        };
        state.moved = if dice.roll(2) == 0 { Elements::NONE } else { some(dice, 2) };
        state.again = some(dice, 8).and(state.moved);
        state.dismounted = some(dice, 12).and(state.moved);
        state.held = some(dice, 8);
        scene.position.pips.left = [(); MOST_COMMANDS].map(|()| among(dice, &[6, 6, 2, 1, 1, 0]));
        scene.position.commands[0].iter_mut().for_each(|command| command.demoralized = dice.roll(4) == 0);
        tally.compare(scene, &members, MoveOrder::Take(*formation), |oracle| oracle.take());
    }
    scene.position.commands[0].iter_mut().for_each(|command| command.demoralized = false);
    (scene.position.movement.moved, scene.position.pips.left) = (Elements::NONE, [6; MOST_COMMANDS]);
    for formation in formations {
        let taken = CivilWar::check(scene.battle, &scene.position, Order::Move(MoveOrder::Take(formation)));
        if taken.is_err() {
            continue;
        }
        let members: Vec<ElementId> = formation.members(Side::First).iter().collect();
        scene.position.agenda.push(Step::Move(MoveStep::Formation(Side::First)));
        for _ in 0..TRIES {
            let order = any_order(&scene.position, &members, dice);
            if is_another_matter(&scene.position, order, &members) {
                continue;
            }
            let state = &mut scene.position.movement;
            state.formation = formation.members(Side::First);
            let whole = matches!(order, MoveOrder::BreakOff) || order == MoveOrder::Dismount && dice.roll(2) == 0;
            state.spent = if dice.roll(4) == 0 && !whole { dice.roll(4_000) as i32 } else { 0 };
            state.slowed = match dice.roll(6) {
                0 if state.spent > 0 => state.formation,
                1 if state.spent > 0 => state.formation.iter().take(1).collect(),
                _ => Elements::NONE,
            };
            state.marching = state.spent > 0 && dice.roll(2) == 0 && matches!(order, MoveOrder::March(_))
                || state.spent > 0 && dice.roll(6) == 0;
            state.further =
                among(dice, &[None, None, None, None, Some(Further::Jaegers), Some(Further::Far), Some(Further::Road)]);
            tally.compare(scene, &members, order, |oracle| oracle.manoeuvre(order));
        }
        scene.position.agenda.pop();
        let river = (scene.position.movement.river, scene.position.movement.torrent_barred);
        scene.position.movement = elements::movement::MoveState::default();
        (scene.position.movement.river, scene.position.movement.torrent_barred) = river;
    }
}

/// The ground for a sort of table.
fn table(sort: Sort, dice: &mut Dice) -> Battle {
    match sort {
        Sort::Open => drill::battle(Scale::Small, drill::plain()),
        Sort::Ground | Sort::Apart => drill::battle(Scale::Small, country(dice)),
        Sort::Roads => {
            let mut terrain = drill::plain();
            lay_road(&mut terrain, dice);
            lay_second_road(&mut terrain, dice);
            drill::battle(Scale::Small, terrain)
        }
        Sort::Large => {
            let features = [Kind::Wood, Kind::GentleHill].map(|kind| Feature {
                kind,
                shape: Shape::Oval,
                at: Point::new(between(dice, 40_000, 80_000), between(dice, 10_000, 50_000)),
                heading: Heading::new(dice.roll(7_200) as u16),
                length: 12_000,
                width: 8_000,
            });
            let extent = Scale::Large.extent();
            drill::battle(Scale::Large, Terrain { extent, features: features.into(), ..Terrain::default() })
        }
    }
}

#[test]
fn the_slow_road_agrees_with_check() {
    let mut tally = Tally::default();
    let sorts = [
        (Sort::Open, "open"),
        (Sort::Ground, "ground"),
        (Sort::Apart, "apart"),
        (Sort::Roads, "roads"),
        (Sort::Large, "large"),
    ];
    for ((sort, name), tables) in sorts.into_iter().zip(TABLES) {
        for seed in 0..tables {
            let mut dice = Dice::quick(seed);
            let battle = table(sort, &mut dice);
            let position = crowd(&battle, sort, &mut dice);
            let country = Country::of(&position.ground);
            let mut scene = Scene { name: format!("{name} {seed}"), battle: &battle, position, country };
            if Side::BOTH.iter().all(|side| scene.position.standing().iter().any(|element| element.side() == *side)) {
                look_at(&mut scene, &mut dice, &mut tally);
            }
        }
    }
    let parted = &tally.parted[..tally.parted.len().min(5)];
    assert!(parted.is_empty(), "{} parted:\n{}", tally.parted.len(), parted.join("\n"));
    tally.is_rich();
}
