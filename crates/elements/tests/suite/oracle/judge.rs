//! Whether a move is legal: how far, over what ground, past whom, to what end.

use std::cell::RefCell;

use elements::movement::{Aim, Further, MoveOrder, Nature};
use elements::pieces::ElementId;
use elements::position::Position;
use elements::troops::Arm;
use kernel::Side;

use super::country::{APART, Country, HUNDRED};
use super::plane::{Point, Slab, TOUCH, against, depth, gap, hull, length, minus, plus, same, times};

/// Measures this near to their limit are nobody's business: the oracle judges with less, with none
/// and with more of it, and is sure where the three agree. For the ground twice as much: an oval
/// shorter by half a millimetre at every end is not quite an oval half a millimetre inside.
pub const HAIR: f64 = 14.0;

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is forbidden.
    Rule(&'static str),
    /// It is a matter of hairs.
    Unsure,
}

pub type Verdict<T = ()> = Result<T, Why>;

/// A refusal.
pub fn no<T>(why: &'static str) -> Verdict<T> {
    Err(Why::Rule(why))
}

/// The table as the oracle sees it.
pub struct Oracle<'a> {
    pub position: &'a Position,
    pub country: &'a Country,
    pub members: Vec<ElementId>,
    /// How generous it is.
    pub slack: f64,
    /// What the move met with.
    pub notes: RefCell<Vec<&'static str>>,
}

/// How members get where they end.
pub enum Way {
    /// Everybody by himself: only the lines of the corners matter, from place to place.
    Lines(Vec<Vec<Slab>>),
    /// In formation, over all the ground: the bases along the way.
    Swept(Vec<Vec<Slab>>),
}

/// What a move is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum End {
    Place,
    Back,
    Contact(ElementId, ElementId, Aim),
    BreakOff,
}

/// A planned move.
pub struct Plan {
    pub ends: Vec<Slab>,
    pub way: Way,
    pub cost: f64,
    pub end: End,
    /// Along a road.
    pub road: bool,
    /// Straight ahead in formation.
    pub ahead: bool,
    /// One behind the other from beginning to end.
    pub column: bool,
}

impl Oracle<'_> {
    pub fn slab(&self, element: ElementId) -> Slab {
        let state = self.position.element(element);
        Slab::of(state.pose, state.arm)
    }

    pub fn arm(&self, element: ElementId) -> Arm {
        self.position.element(element).arm
    }

    pub fn standing(&self, side: Side) -> impl Iterator<Item = ElementId> + '_ {
        self.position.standing().iter().filter(move |element| element.side() == side)
    }

    pub fn enemies(&self) -> impl Iterator<Item = ElementId> + '_ {
        self.standing(Side::of(1 - self.members[0].side().number()))
    }

    pub fn others(&self) -> impl Iterator<Item = ElementId> + '_ {
        self.position.standing().iter().filter(|element| !self.members.contains(element))
    }

    pub fn single(&self) -> bool {
        self.members.len() == 1
    }

    pub fn starts(&self) -> Vec<Slab> {
        self.members.iter().map(|member| self.slab(*member)).collect()
    }

    pub fn troops(&self) -> Vec<ElementId> {
        self.members.iter().copied().filter(|member| self.arm(*member).is_troops()).collect()
    }

    pub fn note(&self, note: &'static str) {
        self.notes.borrow_mut().push(note);
    }

    /// What is left of a move: in the open, in bad going, by road.
    pub fn left(&self, pace: usize) -> f64 {
        self.left_at(|_| pace)
    }

    /// What is left of a move with each member at a pace of its own.
    fn left_at(&self, pace: impl Fn(usize) -> usize) -> f64 {
        let moves = |(index, member): (usize, &ElementId)| {
            f64::from(elements::drill::TABLE.of(self.arm(*member)).moves[pace(index)]) * 25.0
        };
        self.members.iter().enumerate().map(moves).fold(f64::MAX, f64::min) - f64::from(self.position.movement.spent)
    }

    /// Whether a manoeuvre of the formation that was taken is legal.
    pub fn manoeuvre(&self, order: MoveOrder) -> Verdict {
        if self.single() && self.engaged(self.members[0]) && order != MoveOrder::BreakOff {
            return no("fights");
        }
        if order == MoveOrder::Dismount {
            return self.dismounts();
        }
        let plan = self.plan(order)?;
        self.follows(&plan)
    }

    /// One element of cavalry, which has not moved: out of contact, in no zone.
    fn dismounts(&self) -> Verdict {
        let rider = self.members[0];
        let slab = self.slab(rider);
        let state = &self.position.movement;
        if !self.single() || self.arm(rider) != Arm::Cavalry {
            return no("only a rider dismounts");
        }
        if state.spent > 0 || state.further.is_some() {
            return no("dismounting is a whole move");
        }
        if self.touched(rider).next().is_some() {
            return no("dismounts in contact");
        }
        if self.enemies().any(|enemy| self.reaches(enemy, &slab.corners())) {
            return no("dismounts in a zone");
        }
        Ok(())
    }

    /// The enemies in base contact with an element; commanders are nobody.
    pub fn touched(&self, element: ElementId) -> impl Iterator<Item = ElementId> + '_ {
        let own = self.slab(element).corners();
        let enemies = self.standing(Side::of(1 - element.side().number()));
        let fights = |enemy: &ElementId| self.arm(*enemy) != Arm::Commander;
        enemies.filter(fights).filter(move |enemy| gap(&own, &self.slab(*enemy).corners()) <= TOUCH - self.slack)
    }

    /// Whether a planned move can be made.
    pub fn follows(&self, plan: &Plan) -> Verdict {
        if self.position.movement.marching && !plan.road {
            return no("leaves the road");
        }
        // Who breaks off goes his whole move, to the hair.
        let whole = plan.end == End::BreakOff;
        if !whole && plan.cost > self.left(if plan.road { 2 } else { 0 }) + self.slack {
            return no("too far");
        }
        if !plan.ends.iter().all(|end| self.country.holds(&end.corners(), self.slack)) {
            return no("off the table");
        }
        let mut slowed: Vec<bool> =
            self.members.iter().map(|member| self.position.movement.slowed.has(*member)).collect();
        let mut wades = false;
        for (index, member) in self.members.iter().enumerate() {
            let (bad, wet) = self.treads(plan, index)?;
            slowed[index] |= bad;
            wades |= wet;
            self.is_free(plan, index, *member)?;
            self.obeys_zones(plan, index, *member)?;
        }
        // Bad going slows those who are in it, a river all who cross it together.
        let paces = |index: usize| usize::from(wades || slowed[index]);
        if !plan.road && !whole && plan.cost > self.left_at(paces) + self.slack {
            return no("too far when slowed");
        }
        self.keeps_away(plan)
    }

    /// The places a member passes, each with the next.
    pub fn legs(&self, plan: &Plan, index: usize) -> Vec<(Slab, Slab)> {
        match &plan.way {
            Way::Lines(places) => places[index].windows(2).map(|ends| (ends[0], ends[1])).collect(),
            Way::Swept(_) => vec![(self.slab(self.members[index]), plan.ends[index])],
        }
    }

    /// Tests the ground between where a member begins and where it ends; says whether bad going
    /// slows it, and whether water does.
    fn treads(&self, plan: &Plan, index: usize) -> Verdict<(bool, bool)> {
        let (start, end) = (self.slab(self.members[index]), plan.ends[index]);
        let slack = 2.0 * self.slack;
        if self.legs(plan, index).iter().any(|(from, to)| self.country.drowns(&between(from, to), slack)) {
            return no("waterway");
        }
        if plan.road {
            return Ok((false, false));
        }
        let path = between(&start, &end);
        let bad = self.country.bad(&path, slack);
        if bad {
            let troops = self.troops();
            let jaegers = troops.iter().all(|member| self.arm(*member) == Arm::Jaegers);
            if troops.len() > 1 && !jaegers && !plan.column {
                return no("line in bad going");
            }
            self.note(if troops.len() <= 1 {
                "bad going alone"
            } else if plan.column {
                "bad going in column"
            } else {
                "bad going as Jaegers"
            });
        }
        let wet = self.country.wet(&path, slack) && self.wades(plan, &start, &end)?;
        Ok((bad, wet))
    }

    /// A member's way touches the bed of a river: whether it slows.
    fn wades(&self, plan: &Plan, start: &Slab, end: &Slab) -> Verdict<bool> {
        let slack = 2.0 * self.slack;
        let state = &self.position.movement;
        if self.stays_on_road(start, end) {
            self.note("bridge");
            return Ok(false);
        }
        let slows = matches!(state.river, Nature::Slow | Nature::Torrent);
        let front_wet = self.country.wet(&start.corners()[..2], slack);
        // Nobody knows it, so nobody has rolled for it; straight back, or over the bridge
        // already, is no crossing.
        let by_bridge = !front_wet
            && !self.country.wet(&end.corners(), slack)
            && self.country.roads.iter().any(|road| road.carries(&start.corners(), self.slack));
        let untried = state.river == Nature::Unknown && !matches!(plan.end, End::Back | End::BreakOff) && !by_bridge;
        if untried || !self.country.wet(&start.corners(), slack) {
            if state.torrent_barred {
                return no("torrent barred");
            }
            if self.troops().len() > 1 && !plan.column {
                return no("line into a river");
            }
            let closes = matches!(plan.end, End::Contact(..)) && matches!(state.river, Nature::Shallow | Nature::Slow);
            let alone = self.single() && plan.end == End::Place && same(start.heading, end.heading);
            let (aside, ahead) = start.seen(end.at);
            let straight = alone && ahead >= 0.0 && aside.abs() <= TOUCH + self.slack;
            if !closes && !plan.ahead && !straight {
                return no("askew into a river");
            }
            self.note(match state.river {
                Nature::Unknown => "into an unknown river",
                Nature::Shallow => "into a shallow river",
                Nature::Slow => "into a slow river",
                Nature::Torrent => "into a torrent",
            });
            return Ok(slows);
        }
        if front_wet {
            let (aside, _) = start.seen(end.at);
            let straight = same(start.heading, end.heading) && aside.abs() <= TOUCH + self.slack;
            let storms = match plan.end {
                End::Contact(_, enemy, _) => self.country.defends_bank(&self.slab(enemy).corners(), slack),
                _ => false,
            };
            if !straight && !storms {
                return no("turns in the bed");
            }
            self.note(if straight { "straight through the bed" } else { "storms a bank" });
        } else {
            self.note("leaves the bed");
        }
        Ok(slows)
    }

    /// Whether a base that goes straight from a place to another stands on one road all the while.
    fn stays_on_road(&self, start: &Slab, end: &Slab) -> bool {
        self.country.roads.iter().any(|road| {
            (0..=40).all(|part| {
                let there = times(minus(end.at, start.at), f64::from(part) / 40.0);
                let slab = match part {
                    40 => *end,
                    _ => start.shifted(there),
                };
                road.carries(&slab.corners(), self.slack)
            })
        })
    }

    /// Further moves end as far from the enemy as they must.
    fn keeps_away(&self, plan: &Plan) -> Verdict {
        match self.position.movement.further {
            None | Some(Further::Jaegers) => Ok(()),
            Some(Further::Far) => {
                // By road anybody may, a base width clear of the enemy.
                let places = || plan.ends.iter().copied().chain(self.starts());
                if plan.road && places().all(|place| self.clear(&place)) {
                    return Ok(());
                }
                for end in &plan.ends {
                    if !self.far(end)? {
                        return no("ends within sight");
                    }
                }
                Ok(())
            }
            Some(Further::Road) if !plan.road => no("further move leaves the road"),
            Some(Further::Road) if plan.ends.iter().all(|end| self.clear(end)) => Ok(()),
            Some(Further::Road) => no("ends too near"),
        }
    }

    /// More than 1,200 paces from every enemy in sight.
    pub fn far(&self, slab: &Slab) -> Verdict<bool> {
        for enemy in self.enemies() {
            let other = self.slab(enemy);
            if gap(&slab.corners(), &other.corners()) <= 12.0 * HUNDRED - self.slack && !self.hidden(slab, &other)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A base width or more from every enemy.
    pub fn clear(&self, slab: &Slab) -> bool {
        self.enemies().all(|enemy| gap(&slab.corners(), &self.slab(enemy).corners()) >= APART - self.slack)
    }

    /// Whether the ground hides two bases from each other, along the shortest line between them.
    pub fn hidden(&self, one: &Slab, other: &Slab) -> Verdict<bool> {
        let mut lines: Vec<(f64, Point, Point)> = Vec::new();
        for (own, theirs) in [(one, other), (other, one)] {
            for corner in own.corners() {
                for at in 0..4 {
                    let foot = nearest_on(corner, theirs.corners()[at], theirs.corners()[(at + 1) % 4]);
                    lines.push((length(minus(corner, foot)), corner, foot));
                }
            }
        }
        let least = lines.iter().map(|line| line.0).fold(f64::MAX, f64::min);
        let mut verdicts =
            lines.iter().filter(|line| line.0 < least + 30.0).map(|line| self.country.hidden(line.1, line.2));
        let first = verdicts.next().flatten().ok_or(Why::Unsure)?;
        if verdicts.all(|verdict| verdict == Some(first)) { Ok(first) } else { Err(Why::Unsure) }
    }

    /// Whether nobody is in a member's way, or stands where it ends.
    fn is_free(&self, plan: &Plan, index: usize, member: ElementId) -> Verdict {
        let (start, end) = (self.slab(member), plan.ends[index]);
        let deep = |one: &[Point], other: &[Point]| depth(one, other) > TOUCH + self.slack;
        let legs = self.legs(plan, index);
        let mut crossed = 0;
        for other in self.others() {
            let standing = self.slab(other);
            let friend = other.side() == member.side();
            if friend && self.arm(other) == Arm::Commander || length(minus(standing.at, start.at)) > 30_000.0 {
                continue;
            }
            if deep(&end.corners(), &standing.corners()) {
                return no("no room");
            }
            if !friend && gap(&end.corners(), &standing.corners()) <= TOUCH - self.slack {
                self.touches(plan, member, &end, other, &standing)?;
            }
            if friend && plan.end != End::BreakOff && self.passes(member, &legs, other, &standing)? {
                self.note("passes a friend");
                continue;
            }
            match &plan.way {
                Way::Lines(_) => {
                    let crosses = |of: &dyn Fn(&Slab) -> Point| {
                        usize::from(legs.iter().any(|(from, to)| deep(&[of(from), of(to)], &standing.corners())))
                    };
                    let corners: usize = (0..4).map(|at| crosses(&|slab: &Slab| slab.corners()[at])).sum();
                    crossed += corners + 2 * crosses(&|slab: &Slab| slab.at);
                }
                Way::Swept(steps) if steps[index].iter().any(|slab| deep(&slab.corners(), &standing.corners())) => {
                    crossed += 2;
                }
                Way::Swept(_) => {}
            }
            if crossed > 1 {
                return no(match (friend, self.arm(other)) {
                    (true, Arm::Camp) => "own camp in the way",
                    (false, Arm::Camp) => "enemy camp in the way",
                    (true, _) => "friend in the way",
                    (false, _) => "enemy in the way",
                });
            }
        }
        Ok(())
    }

    /// Whether a member may end so near an enemy: as an overlap, or with a formation that fights;
    /// never against a commander alone.
    fn touches(&self, plan: &Plan, member: ElementId, end: &Slab, enemy: ElementId, standing: &Slab) -> Verdict {
        if matches!(plan.end, End::Contact(..)) {
            return Ok(());
        }
        if self.arm(enemy) == Arm::Commander {
            return no("touches a commander");
        }
        let overlap = self.overlaps(end, standing);
        let guns = self.members.iter().any(|other| self.arm(*other) == Arm::Artillery);
        let may = !guns && self.arm(member) != Arm::Commander;
        if overlap && may && self.arm(enemy).is_troops() && self.fights_in_front(enemy) {
            Ok(())
        } else {
            no(if self.arm(enemy) == Arm::Camp { "touches a camp askew" } else { "touches askew" })
        }
    }

    /// Whether a friend may be passed through.
    fn passes(&self, member: ElementId, legs: &[(Slab, Slab)], friend: ElementId, standing: &Slab) -> Verdict<bool> {
        let start = legs[0].0;
        let aligned = same(start.heading, standing.heading) || against(start.heading, standing.heading);
        let may = match self.arm(member) {
            _ if self.arm(friend) == Arm::Camp => false,
            Arm::Cavalry | Arm::Commander => aligned,
            Arm::Jaegers => aligned || self.arm(friend) == Arm::Artillery,
            _ => false,
        };
        let met = |(from, to): &(Slab, Slab)| depth(&between(from, to), &standing.corners()) > TOUCH + self.slack;
        if !may || !legs.iter().any(met) {
            return Ok(false);
        }
        // Ten by ten along the way, each leg with the front it ends with.
        let places: Vec<Slab> = legs
            .iter()
            .flat_map(|(from, to)| {
                let way = minus(to.at, from.at);
                let strides = (length(way) / 10.0).ceil() as usize;
                (0..strides).map(move |step| {
                    from.moved(plus(from.at, times(way, step as f64 * 10.0 / length(way))), to.heading)
                })
            })
            .collect();
        let inside = |slab: &Slab| depth(&slab.corners(), &standing.corners()) > TOUCH;
        let first = places.iter().position(inside).unwrap_or(places.len());
        let beyond = places.iter().skip(first).position(|slab| !inside(slab)).map_or(places.len(), |at| first + at);
        let is_free = |slab: &Slab| {
            self.others().all(|other| {
                let commander = other.side() == member.side() && self.arm(other) == Arm::Commander;
                other == friend || commander || depth(&slab.corners(), &self.slab(other).corners()) <= TOUCH
            })
        };
        // The place is looked for in steps: near the limit nobody can tell.
        let verdicts: Vec<bool> = (0..=22)
            .map(|step| (beyond + step).saturating_sub(1))
            .map(|at| places.get(at).is_none_or(is_free))
            .collect();
        if verdicts.iter().all(|verdict| *verdict == verdicts[0]) { Ok(verdicts[0]) } else { Err(Why::Unsure) }
    }
}

/// All that lies between two bases.
pub fn between(one: &Slab, other: &Slab) -> Vec<Point> {
    let around: Vec<Point> = one.corners().into_iter().chain(other.corners()).collect();
    hull(&around)
}

fn nearest_on(point: Point, from: Point, to: Point) -> Point {
    let way = minus(to, from);
    let along = (super::plane::dot(minus(point, from), way) / super::plane::dot(way, way).max(1e-9)).clamp(0.0, 1.0);
    plus(from, times(way, along))
}
