//! Demoralized commands go home without orders, unless a pip holds an
//! element or group for the bound.

use kernel::{Journal, Refusal, Side};

use crate::engine::event::Event;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::{Field, Play};
use crate::geometry::{Base, Convex, Heading, Hull, Pose, TOUCH};
use crate::ground::TableEdge;
use crate::movement::course::PACE;
use crate::movement::motion::components;
use crate::movement::reach::Pace;
use crate::movement::{MoveEvent, Nature};
use crate::rules::{cites, refuse};
use crate::troops::Arm;

/// The run is shortened by so much at a time until there is room.
const SHORTER: i32 = 250;
/// A slant is tried by steps of five degrees, up to a right angle.
const BEND: i32 = 100;
const MOST_BENDS: i32 = 18;

/// Which way an element goes home.
#[derive(Clone, Copy, Debug)]
struct Course {
    way: Heading,
    /// How it faces in the end.
    facing: Heading,
    /// Its front is in the water, so it turns nowhere.
    keeps_front: bool,
}

impl Course {
    /// Straight home.
    fn home(field: &Field<'_>, element: ElementId, home: Heading) -> Course {
        let base = field.base(element);
        let keeps_front = field.wades(element) && field.position.ground.in_bed(&base.quad().front());
        Course { way: home, facing: if keeps_front { base.pose().heading } else { home }, keeps_front }
    }

    /// A base that has gone so far.
    fn at(&self, base: &Base, distance: i32) -> Base {
        base.moved(base.pose().shifted(self.way.vector(distance)).facing(self.facing))
    }
}

/// A run home.
#[derive(Clone, Copy, Debug)]
struct Run {
    course: Course,
    distance: i32,
    /// Where it ends; nowhere if it leaves the table.
    to: Option<Pose>,
}

impl Run {
    /// How much nearer to its edge it brings an element.
    fn nearer(&self, home: Heading) -> i32 {
        match self.to {
            Some(_) => components(home, self.course.way.vector(self.distance)).0,
            None => i32::MAX / 2,
        }
    }
}

impl Field<'_> {
    /// Whether troops of a demoralized command may be held.
    pub(crate) fn check_hold(&self, troops: Elements) -> Result<(), Refusal> {
        if troops.iter().any(|element| self.position.movement.held.has(element)) {
            return Err(refuse!("victory.command", "held-already"));
        }
        if troops.iter().all(|element| !self.would_run(element)) {
            return Err(refuse!("victory.command", "stays-anyhow"));
        }
        Ok(())
    }

    /// Whether an element is of a demoralized command.
    pub(crate) fn is_demoralized(&self, element: ElementId) -> bool {
        let state = self.element(element);
        self.position.commands[element.side().index()][state.command.index()].demoralized
    }

    /// Whether an element would go home: of a demoralized command, neither fighting nor supporting.
    pub(crate) fn would_run(&self, element: ElementId) -> bool {
        self.arm(element).is_troops()
            && self.position.stands(element)
            && self.is_demoralized(element)
            && !self.is_engaged(element)
            && !self.supports(element)
    }

    /// Whether an element overlaps an enemy who fights, or gives rear support to a friend who does.
    fn supports(&self, element: ElementId) -> bool {
        let base = self.base(element);
        let overlaps = |enemy: ElementId| {
            self.arm(enemy).is_troops()
                && base.overlapped_flank(&self.base(enemy)).is_some()
                && self.is_in_frontal_combat(enemy)
        };
        self.enemies_near(element).iter().any(overlaps) || self.supports_from_behind(element)
    }

    /// How an element goes home: straight, or on a slant if that brings it nearer to its edge in
    /// this bound, bending as little as it must, to the left first. None if it has no room to go.
    fn run_home(&self, element: ElementId) -> Option<Run> {
        let home = self.home(element.side());
        let full = self.allowance(Elements::only(element), Pace::Good);
        let straight = Course::home(self, element, home);
        let limit = self.river_limit(element, &straight, full);
        let mut best = self.run_along(element, straight, limit);
        let is_quickest = |run: &Run| run.to.is_none() || run.distance == full;
        // Who wades goes straight: nobody turns in the water, or enters it on a slant.
        if best.as_ref().is_some_and(is_quickest) || straight.keeps_front {
            return best;
        }
        let bends = (1..=MOST_BENDS).flat_map(|bend| [-bend, bend]);
        for bend in bends {
            let course = Course { way: home.turned(bend * BEND), ..straight };
            let Some(run) = self.run_along(element, course, full).filter(|run| !self.is_wet(element, run)) else {
                continue;
            };
            if run.nearer(home) > best.map_or(0, |best| best.nearer(home)) + PACE {
                best = Some(run);
            }
        }
        best
    }

    /// How far an element gets one way, no farther than `most`: shortened by ten paces at a time
    /// until there is room, and until its pace allows it.
    fn run_along(&self, element: ElementId, course: Course, most: i32) -> Option<Run> {
        let base = self.base(element);
        let ground = &self.position.ground;
        let slowly = self.allowance(Elements::only(element), Pace::Bad);
        let path = |there: &Base| Hull::around(base.quad(), there.quad());
        // Who has no river on its way turns into none.
        let is_dry = !ground.in_bed(&path(&course.at(&base, most)));
        let mut distance = most;
        while distance > 0 {
            let there = course.at(&base, distance);
            let on_table = ground.is_on_table(&there);
            if (on_table || self.leaves_for_home(element.side(), &there))
                && (distance <= slowly || !ground.bad_going(&path(&there)))
                && !(is_dry && ground.in_bed(&path(&there)))
                && self.is_free_run(element, &base, &there)
            {
                return Some(Run { course, distance, to: on_table.then_some(there.pose()) });
            }
            distance -= SHORTER;
        }
        None
    }

    /// How far a river lets an element go, as far as it is known; the bank is always reached.
    fn river_limit(&self, element: ElementId, course: &Course, most: i32) -> i32 {
        let base = self.base(element);
        let there = course.at(&base, most);
        let ground = &self.position.ground;
        if ground.on_one_road(base.quad(), there.quad()) || !ground.in_bed(&Hull::around(base.quad(), there.quad())) {
            return most;
        }
        let state = &self.position.movement;
        let wading = self.allowance(Elements::only(element), Pace::Wading);
        match self.tries_on_the_run(element, course, most) {
            true if state.torrent_barred => self.run_to_bank(element, course, most),
            true if state.river.hinders() => most.min(wading.max(self.run_to_bank(element, course, most))),
            false if state.river.hinders() => most.min(wading),
            _ => most,
        }
    }

    /// Whether the dice must be rolled for an element that runs so far. Straight back out of
    /// the water is no crossing.
    fn tries_on_the_run(&self, element: ElementId, course: &Course, distance: i32) -> bool {
        let base = self.base(element);
        let goes_back = course.keeps_front && course.facing == course.way.opposite();
        !goes_back && self.tries_river(element, &base, &course.at(&base, distance))
    }

    /// How far an element runs before it enters a bed.
    fn run_to_bank(&self, element: ElementId, course: &Course, most: i32) -> i32 {
        let base = self.base(element);
        self.distance_to_bank(&base, most, |distance| course.at(&base, distance))
    }

    /// Whether a run touches the bed of a river.
    fn is_wet(&self, element: ElementId, run: &Run) -> bool {
        let base = self.base(element);
        self.position.ground.in_bed(&Hull::around(base.quad(), run.course.at(&base, run.distance).quad()))
    }

    /// Whether a base reaches over its own edge of the table and over no other.
    fn leaves_for_home(&self, side: Side, base: &Base) -> bool {
        let (width, depth) = self.position.ground.extent();
        let within = |value: i32, most: i32| (-TOUCH..=most + TOUCH).contains(&value);
        base.quad().all().into_iter().all(|corner| match self.base_edge(side) {
            TableEdge::North => within(corner.x, width) && corner.y >= -TOUCH,
            TableEdge::South => within(corner.x, width) && corner.y <= depth + TOUCH,
            TableEdge::East => within(corner.y, depth) && corner.x >= -TOUCH,
            TableEdge::West => within(corner.y, depth) && corner.x <= width + TOUCH,
        })
    }

    /// Whether nobody stands in the way home; friends are passed, not stood upon, but
    /// nobody passes through a camp.
    fn is_free_run(&self, element: ElementId, from: &Base, to: &Base) -> bool {
        let path = Hull::around(from.quad(), to.quad());
        !self.position.ground.in_water(&path)
            && self.position.standing().iter().filter(|other| *other != element).all(|other| {
                if !from.pose().point().is_near(30_000, self.element(other).pose.point()) {
                    return true;
                }
                let standing = self.base(other);
                match self.arm(other) {
                    Arm::Commander if other.side() == element.side() => true,
                    Arm::Camp => !path.overlaps(&standing),
                    _ if other.side() == element.side() => !to.overlaps(&standing),
                    _ => !path.overlaps(&standing),
                }
            })
    }

    /// Which way a side goes home.
    pub(crate) fn home(&self, side: Side) -> Heading {
        match self.base_edge(side) {
            TableEdge::North => Heading::NORTH,
            TableEdge::East => Heading::EAST,
            TableEdge::South => Heading::SOUTH,
            TableEdge::West => Heading::WEST,
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Demoralized troops of a side that nobody holds go home, the nearest to home first.
    pub(super) fn run_demoralized(&mut self, side: Side) {
        if !self.position.commands[side.index()].iter().any(|command| command.demoralized) {
            return;
        }
        let field = self.field();
        let way = field.home(side).unit();
        let nearness = |element: &ElementId| {
            let pose = field.element(*element).pose;
            -(way.x * i64::from(pose.x) + way.y * i64::from(pose.y))
        };
        let runs = |element: &ElementId| field.would_run(*element) && !field.position.movement.held.has(*element);
        let mut runners: Vec<ElementId> = field.of_side(side).iter().filter(runs).collect();
        runners.sort_by_key(|element| (nearness(element), element.0));
        for element in runners {
            self.run_one_home(element);
        }
    }

    /// One element goes home, as far as rivers let it.
    fn run_one_home(&mut self, element: ElementId) {
        let Some(mut run) = self.field().run_home(element) else { return };
        if self.field().tries_on_the_run(element, &run.course, run.distance) && !self.position.movement.torrent_barred {
            let Some(waded) = self.wade_home(element, run) else { return };
            run = waded;
        }
        let from = self.position.element(element).pose;
        let to = run.to;
        self.journal.note(cites!["victory.command"], || Event::Move(MoveEvent::Ran { element, from, to }));
        match to {
            Some(place) => {
                let was_wet = self.field().wades(element);
                self.position.elements[element.index()].pose = place;
                self.note_wet(element, was_wet, true);
                self.make_room(element);
            }
            None => self.go_off_table(element),
        }
    }

    /// A river is tried on the way home, as by anybody: a die for its nature, a slower pace,
    /// and dice against a torrent.
    fn wade_home(&mut self, element: ElementId, run: Run) -> Option<Run> {
        let nature = self.find_out_river();
        let field = self.field();
        let limit = field.river_limit(element, &run.course, run.distance);
        let bank = field.run_to_bank(element, &run.course, run.distance);
        let slowed = field.run_along(element, run.course, limit)?;
        if nature != Nature::Torrent || slowed.distance <= bank || self.brave_torrent(element) {
            return Some(slowed);
        }
        self.field().run_along(element, run.course, bank)
    }
}
