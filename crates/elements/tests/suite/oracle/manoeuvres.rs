//! Where a manoeuvre leads, and how.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

use elements::movement::{Aim, Hand, MoveOrder, Unfold};
use elements::pieces::ElementId;
use elements::troops::Arm;

use super::country::Strip;
use super::judge::{End, Oracle, Plan, Verdict, Way, Why, between, no};
use super::plane::{
    Point, Slab, TOUCH, WIDTH, against, angle, corner_distance, depth, dot, length, minus, plus, same, times, turn,
};

/// Half a base width: how far one slips for nothing.
const SLIP: f64 = WIDTH / 2.0;
/// A pace: so finely those behind in a bend look for their place.
const PACE: f64 = 25.0;

impl Oracle<'_> {
    /// Works an order out.
    pub fn plan(&self, order: MoveOrder) -> Verdict<Plan> {
        if !matches!(order, MoveOrder::March(_)) && self.bent() {
            return no("bent column");
        }
        match order {
            MoveOrder::Go { bearing, distance, facing } => self.go(angle(bearing), distance.into(), angle(facing)),
            MoveOrder::Advance(0) | MoveOrder::March(0) => no("stands already"),
            MoveOrder::Advance(distance) => {
                let way = times(self.slab(self.first()).ahead(), distance.into());
                Ok(Plan { ahead: true, ..self.swept(0.0, way, distance.into()) })
            }
            MoveOrder::Wheel { hand, steps } => {
                let by = f64::from(steps) * TAU / 7_200.0;
                if steps == 0 || steps > 3_600 {
                    return no("wheels too far");
                }
                let plan = self.swept(if hand == Hand::Right { by } else { -by }, (0.0, 0.0), 0.0);
                Ok(plan)
            }
            MoveOrder::Close { lead, enemy, aim } => self.close(lead, enemy, aim),
            MoveOrder::LineUp { lead, enemy, gap } => {
                let target = self.slab(enemy);
                let inside = f64::from(gap) > TOUCH && f64::from(gap) <= WIDTH - TOUCH;
                if !inside || !self.arm(enemy).is_troops() {
                    return no("outside the zone");
                }
                let at = plus(target.at, times(target.ahead(), gap.into()));
                self.conform(lead, at, target.heading + PI, SLIP)
            }
            MoveOrder::Column { lead, distance } => self.column(lead, distance.into()),
            MoveOrder::Line { unfold, distance } => self.line(unfold, distance.into()),
            MoveOrder::March(distance) => self.march(distance.into()),
            MoveOrder::BreakOff => self.break_off(),
            _ => no("another order"),
        }
    }

    /// The first of the troops.
    pub fn first(&self) -> ElementId {
        self.troops().first().copied().unwrap_or(self.members[0])
    }

    fn bent(&self) -> bool {
        let heading = self.slab(self.first()).heading;
        self.troops().iter().any(|member| !same(self.slab(*member).heading, heading))
    }

    /// A plan by which each goes by himself, through some places or at once.
    fn by_lines(&self, ends: Vec<Slab>, cost: f64) -> Plan {
        let places = self.starts().into_iter().zip(&ends).map(|(start, end)| vec![start, *end]).collect();
        let column = self.in_column(&self.troops());
        Plan { ends, way: Way::Lines(places), cost, end: End::Place, road: false, ahead: false, column }
    }

    /// A single element goes anywhere.
    fn go(&self, bearing: f64, distance: f64, facing: f64) -> Verdict<Plan> {
        let start = self.slab(self.members[0]);
        if !self.single() {
            return no("groups do not go anywhere");
        }
        let end = start.moved(plus(start.at, times((bearing.sin(), bearing.cos()), distance)), facing);
        if distance == 0.0 && same(start.heading, facing) {
            return no("stands already");
        }
        let mut plan = self.by_lines(vec![end], corner_distance(&start, &end));
        if same(start.heading, facing) && against(bearing, facing) {
            plan.end = End::Back;
        }
        Ok(plan)
    }

    fn close(&self, lead: ElementId, enemy: ElementId, aim: Aim) -> Verdict<Plan> {
        let (target, own) = (self.slab(enemy), self.slab(lead).size);
        let (right, ahead, half) = (target.right(), target.ahead(), target.size.0 / 2.0);
        let beside = |side: f64| plus(plus(target.at, times(right, side * half)), times(ahead, -own.0 / 2.0));
        let (at, heading, slip) = match aim {
            Aim::Front => (target.at, target.heading + PI, SLIP),
            Aim::Rear => (plus(target.at, times(ahead, -target.size.1)), target.heading, SLIP),
            Aim::Left => (beside(-1.0), target.heading + FRAC_PI_2, SLIP),
            Aim::Right => (beside(1.0), target.heading - FRAC_PI_2, SLIP),
            Aim::OverlapLeft => (plus(target.at, times(right, -2.0 * half)), target.heading + PI, 0.0),
            Aim::OverlapRight => (plus(target.at, times(right, 2.0 * half)), target.heading + PI, 0.0),
        };
        if slip == 0.0 && !self.fights_in_front(enemy) {
            return no("overlaps nobody who fights");
        }
        if self.troops().iter().any(|member| self.arm(*member) == Arm::Artillery) {
            return no("artillery starts no fight");
        }
        if self.arm(enemy) == Arm::Commander || !self.arm(lead).is_troops() {
            return no("commanders do not fight");
        }
        let (at, heading) = match self.arm(enemy) {
            Arm::Camp => along_camp(&target, aim, self.slab(lead).at),
            _ => (at, heading),
        };
        let mut plan = self.conform(lead, at, heading, slip)?;
        plan.end = End::Contact(lead, enemy, aim);
        if self.arm(enemy) == Arm::Camp {
            self.note("attacks a camp");
        }
        Ok(plan)
    }

    /// The front corner about which the formation wheels: the foremost of its outermost file.
    fn pivot(&self, by: f64) -> Point {
        let first = self.slab(self.first());
        let troops = if self.troops().is_empty() { self.members.clone() } else { self.troops() };
        let side = if by > 0.0 { 1.0 } else { -1.0 };
        let out = |member: &ElementId| first.seen(self.slab(*member).at).0 * side;
        let most = troops.iter().map(out).fold(f64::MIN, f64::max);
        let file = troops.iter().filter(|member| out(member) > most - WIDTH / 4.0);
        let ahead = |member: &ElementId| first.seen(self.slab(*member).at).1;
        let corner = file.max_by(|one, other| ahead(one).total_cmp(&ahead(other))).unwrap();
        self.slab(*corner).corners()[usize::from(by > 0.0)]
    }

    /// In formation about a front corner, then straight on.
    fn swept(&self, by: f64, way: Point, cost: f64) -> Plan {
        let (starts, pivot) = (self.starts(), self.pivot(by));
        let wheeled: Vec<Slab> = starts.iter().map(|slab| slab.wheeled(pivot, by)).collect();
        let farthest = starts.iter().zip(&wheeled).map(|(from, to)| corner_distance(from, to)).fold(0.0, f64::max);
        let turns = if by == 0.0 { 0 } else { (by.abs() / 0.003).ceil().max(1.0) as usize };
        let strides = (length(way) / 60.0).ceil() as usize;
        let part = |step: usize, of: usize| step as f64 / of.max(1) as f64;
        let along = |slab: &Slab| {
            let end = slab.wheeled(pivot, by);
            let wheel = (0..=turns).map(|step| slab.wheeled(pivot, by * part(step, turns)));
            let ahead = (0..=strides).map(|step| end.shifted(times(way, part(step, strides))));
            wheel.chain(ahead).collect::<Vec<_>>()
        };
        Plan {
            ends: wheeled.iter().map(|slab| slab.shifted(way)).collect(),
            way: Way::Swept(starts.iter().map(along).collect()),
            cost: cost + if by == 0.0 { 0.0 } else { farthest },
            end: End::Place,
            road: false,
            ahead: false,
            column: self.in_column(&self.troops()),
        }
    }

    /// A member comes to stand squarely somewhere, the others with it.
    fn conform(&self, lead: ElementId, at: Point, heading: f64, slip: f64) -> Verdict<Plan> {
        let start = self.slab(lead);
        let end = start.moved(at, heading);
        if same(start.heading, heading) && length(minus(at, start.at)) <= TOUCH + self.slack {
            return no("stands already");
        }
        if self.single() {
            let slips = (0..=400).map(|step| slip * (f64::from(step) / 200.0 - 1.0));
            let cost = slips.map(|slip| corner_distance(&start, &end.shifted(times(end.right(), slip))));
            return Ok(self.by_lines(vec![end], cost.fold(f64::MAX, f64::min)));
        }
        let by = turn(start.heading, heading);
        if by.abs() > FRAC_PI_2 + 1e-9 {
            return no("turns too far");
        }
        let by = if by.abs() < 1e-9 { 0.0 } else { by };
        let wheeled = start.wheeled(self.pivot(by), by);
        let way = minus(at, wheeled.at);
        let (aside, ahead) = (dot(way, end.right()), dot(way, end.ahead()));
        if ahead < -TOUCH - self.slack {
            return no("backwards");
        }
        if aside.abs() > slip + self.slack {
            return no("slips too far");
        }
        Ok(self.swept(by, way, ahead.max(0.0)))
    }

    /// Groups change their shape without a commander among them.
    fn change(&self) -> Verdict {
        if self.troops().len() < 2 {
            return no("no group");
        }
        if self.troops().len() < self.members.len() { no("commander among them") } else { Ok(()) }
    }

    fn to_places(&self, places: &[(ElementId, Slab)]) -> Plan {
        let of = |member: &ElementId| places.iter().find(|place| place.0 == *member).unwrap().1;
        let ends: Vec<Slab> = self.members.iter().map(of).collect();
        let farthest = self.starts().iter().zip(&ends).map(|(from, to)| corner_distance(from, to)).fold(0.0, f64::max);
        // Lines become columns and columns lines: neither is a column all the way.
        Plan { column: false, ..self.by_lines(ends, farthest) }
    }

    /// A member goes straight ahead, the others fall in behind it, the nearest first.
    fn column(&self, lead: ElementId, distance: f64) -> Verdict<Plan> {
        self.change()?;
        if self.in_column(&self.troops()) {
            return no("in column already");
        }
        let head = self.slab(lead);
        let mut queue: Vec<ElementId> = self.troops().into_iter().filter(|member| *member != lead).collect();
        let seen = |member: &ElementId| head.seen(self.slab(*member).at);
        // Nearest to the side; of those in one file the foremost; left before right.
        let tells = |member: &ElementId| (seen(member).0.abs() / WIDTH * 2.0).round() as i64;
        queue.sort_by(|one, other| {
            let (near, far) = (tells(one), tells(other));
            let ahead = seen(other).1.total_cmp(&seen(one).1);
            let ahead = if (seen(other).1 - seen(one).1).abs() < 500.0 { std::cmp::Ordering::Equal } else { ahead };
            near.cmp(&far).then(ahead).then(seen(one).0.total_cmp(&seen(other).0))
        });
        let mut place = head.shifted(times(head.ahead(), distance));
        let mut places = Vec::new();
        for member in std::iter::once(lead).chain(queue) {
            let slab = Slab { size: self.slab(member).size, ..place };
            places.push((member, slab));
            place = slab.shifted(times(slab.ahead(), -slab.size.1));
        }
        Ok(self.to_places(&places))
    }

    /// A column unfolds beside its head.
    fn line(&self, unfold: Unfold, distance: f64) -> Verdict<Plan> {
        self.change()?;
        if !self.in_column(&self.troops()) {
            return no("not in column");
        }
        let mut troops = self.troops();
        let guns = troops.iter().filter(|member| self.arm(**member) == Arm::Artillery).count();
        if guns > 0 && guns < troops.len() {
            return no("artillery apart");
        }
        let first = self.slab(self.first());
        let ahead = |member: &ElementId| first.seen(self.slab(*member).at).1;
        troops.sort_by(|one, other| ahead(other).total_cmp(&ahead(one)));
        let head = self.slab(troops[0]);
        let front = head.shifted(times(head.ahead(), distance));
        let places: Vec<(ElementId, Slab)> = troops
            .iter()
            .enumerate()
            .map(|(count, member)| {
                let count = count as f64;
                let aside = match unfold {
                    Unfold::Right => count,
                    Unfold::Left => -count,
                    Unfold::Both if count % 2.0 == 1.0 => (count + 1.0) / 2.0,
                    Unfold::Both => -count / 2.0,
                };
                let place = front.shifted(times(front.right(), aside * WIDTH));
                (*member, Slab { size: self.slab(*member).size, ..place })
            })
            .collect();
        Ok(self.to_places(&places))
    }

    /// Back out of a fight, the whole move at the pace of the ground behind.
    fn break_off(&self) -> Verdict<Plan> {
        if !self.single() || !self.engaged(self.members[0]) {
            return no("no fight to break off");
        }
        let start = self.slab(self.members[0]);
        let back = |distance: f64| times(start.ahead(), -distance);
        let path = between(&start, &start.shifted(back(self.left(0))));
        let slack = 2.0 * self.slack;
        let river = self.position.movement.river.hinders() && self.country.wet(&path, slack);
        let distance = self.left(usize::from(river || self.country.bad(&path, slack)));
        Ok(Plan { end: End::BreakOff, ..self.swept(0.0, back(distance), distance) })
    }

    /// Along the road under the whole formation.
    fn march(&self, distance: f64) -> Verdict<Plan> {
        let state = &self.position.movement;
        if state.spent > 0 && !state.marching {
            return no("not the whole move by road");
        }
        let road = self.road()?;
        let mut queue = Vec::new();
        for (index, member) in self.members.iter().enumerate() {
            let slab = self.slab(*member);
            let at = road.nearest(slab.at).ok_or(Why::Unsure)?;
            let across = turn(road.at(at).1, slab.heading).abs();
            if (across - FRAC_PI_2).abs() < 0.02 {
                return Err(Why::Unsure);
            }
            let with = across < FRAC_PI_2;
            queue.push((if with { at } else { road.length() - at }, with, index));
        }
        queue.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut plan = self.by_lines(self.starts(), distance);
        let mut ways: Vec<Vec<Slab>> = vec![Vec::new(); self.members.len()];
        let mut before: Option<(f64, Slab)> = None;
        for (at, with, index) in queue {
            let start = self.slab(self.members[index]);
            let goal = before.map_or(at + distance, |(stop, slab)| (stop - slab.size.1).max(at));
            let (stop, end) = self.place_on_road(road, &start, (at, goal), with, before)?;
            plan.ends[index] = end;
            ways[index] = way_on_road(road, &start, at, stop, with);
            before = Some((stop, end));
        }
        (plan.way, plan.road) = (Way::Lines(ways), true);
        Ok(plan)
    }

    /// The place of a member by road: as near to the goal as the one before it
    /// leaves room, never back.
    fn place_on_road(
        &self,
        road: &Strip,
        start: &Slab,
        (at, goal): (f64, f64),
        with: bool,
        before: Option<(f64, Slab)>,
    ) -> Verdict<(f64, Slab)> {
        let mut stop = goal;
        while stop >= at - 0.01 {
            let slab = on_road(road, start, stop, with);
            let beyond = stop > road.length() + self.slack / 4.0 || stop < 0.0;
            if beyond || !self.country.holds(&slab.corners(), self.slack) {
                return no("the road ends");
            }
            if before.is_none_or(|(_, other)| depth(&slab.corners(), &other.corners()) <= TOUCH + self.slack) {
                // At a bend it is a matter of hairs where it looks.
                let along = if with { stop } else { road.length() - stop };
                let at_a_bend = !road.bends(along - 5.0, along + 5.0).is_empty();
                return if at_a_bend { Err(Why::Unsure) } else { Ok((stop, slab)) };
            }
            stop -= PACE;
        }
        no("no room on the road")
    }

    /// The roads under all of a single element or column.
    fn roads(&self) -> Vec<&Strip> {
        if !self.single() && !self.in_column(&self.members) {
            return Vec::new();
        }
        let carries = |road: &&Strip| self.starts().iter().all(|slab| road.carries(&slab.corners(), self.slack));
        self.country.roads.iter().filter(carries).collect()
    }

    /// Whether a road lies under all of a single element or column.
    pub fn is_on_a_road(&self) -> bool {
        !self.roads().is_empty()
    }

    /// The road by which a single element or column marches: where two meet, the one that
    /// leads more the way it looks.
    fn road(&self) -> Verdict<&Strip> {
        let slab = self.slab(self.members[0]);
        let mut roads = Vec::new();
        for road in self.roads() {
            let across = turn(road.heading_by(slab.at).ok_or(Why::Unsure)?, slab.heading).abs();
            roads.push((across.min(PI - across), road));
        }
        roads.sort_by(|one, other| one.0.total_cmp(&other.0));
        match roads.as_slice() {
            [] => no("not on a road"),
            [(_, road)] => Ok(road),
            [(one, _), (other, _), ..] if other - one < 0.01 => Err(Why::Unsure),
            [(_, road), (_, other), ..] => {
                self.note("where two roads meet");
                if other.aside(slab.at) < road.aside(slab.at) {
                    self.note("from one road onto the other");
                }
                Ok(road)
            }
        }
    }
}

/// Where a front lies along an edge of a camp: all of it, as near to where it comes from as can be.
fn along_camp(camp: &Slab, aim: Aim, from: Point) -> (Point, f64) {
    let (right, ahead, (width, depth)) = (camp.right(), camp.ahead(), camp.size);
    let aside = |by: f64| plus(plus(camp.at, times(right, by)), times(ahead, -depth / 2.0));
    let (middle, heading, long) = match aim {
        Aim::Rear => (plus(camp.at, times(ahead, -depth)), camp.heading, width),
        Aim::Left | Aim::OverlapLeft => (aside(-width / 2.0), camp.heading + FRAC_PI_2, depth),
        Aim::Right | Aim::OverlapRight => (aside(width / 2.0), camp.heading - FRAC_PI_2, depth),
        Aim::Front => (camp.at, camp.heading + PI, width),
    };
    let along = (heading.cos(), -heading.sin());
    let free = (long - WIDTH) / 2.0;
    (plus(middle, times(along, dot(minus(from, middle), along).clamp(-free, free))), heading)
}

/// A base so far along a road, counted the way it looks.
fn on_road(road: &Strip, slab: &Slab, along: f64, with: bool) -> Slab {
    let (at, heading) = road.at(if with { along } else { road.length() - along });
    slab.moved(at, if with { heading } else { heading + PI })
}

/// The places of a base along a road: at every bend it turns.
fn way_on_road(road: &Strip, start: &Slab, from: f64, to: f64, with: bool) -> Vec<Slab> {
    let mut bends = if with {
        road.bends(from, to)
    } else {
        road.bends(road.length() - to, road.length() - from).into_iter().map(|bend| road.length() - bend).collect()
    };
    bends.sort_by(f64::total_cmp);
    let turns = bends.into_iter().flat_map(|bend| [bend - 0.5, bend + 0.5]).map(|at| on_road(road, start, at, with));
    std::iter::once(*start).chain(turns).chain([on_road(road, start, to, with)]).collect()
}
