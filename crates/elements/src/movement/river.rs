//! Crossing rivers: what they are like is found out at the first attempt off the roads.

use kernel::{Journal, Refusal};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::{Field, Play};
use crate::geometry::{Base, Convex, Heading, Hull};
use crate::movement::MoveEvent;
use crate::movement::course::{Course, Purpose, Scene, Tested};
use crate::movement::motion::{Motion, components};
use crate::movement::reach::Pace;
use crate::rules::{cites, refuse};

/// What the rivers of a battle are like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Nature {
    /// Nobody has tried yet.
    #[default]
    Unknown,
    /// Too shallow to hinder anybody.
    Shallow,
    /// It slows, and its banks help the defender.
    Slow,
    /// Each element must roll to cross; steep banks.
    Torrent,
}

impl Nature {
    /// What a die says.
    pub const fn rolled(die: u8) -> Nature {
        match die {
            1 | 2 => Nature::Shallow,
            3..=5 => Nature::Slow,
            _ => Nature::Torrent,
        }
    }

    /// Whether it slows, and whether its banks help the defender.
    pub const fn hinders(self) -> bool {
        matches!(self, Nature::Slow | Nature::Torrent)
    }

    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Nature::Unknown => "unknown",
            Nature::Shallow => "shallow",
            Nature::Slow => "slow",
            Nature::Torrent => "torrent",
        }
    }
}

/// Who is stopped among friends falls back by steps of a pace.
const FALL_BACK: i32 = 25;
/// An element crosses a torrent with this or more.
const CROSSES: u8 = 3;

impl Scene<'_> {
    /// Tests a member whose way touches the bed of a river.
    pub(super) fn test_river(
        &self,
        course: &Course,
        member: ElementId,
        from: &Base,
        to: &Base,
        tested: &mut Tested,
    ) -> Result<(), Refusal> {
        let field = &self.field;
        let ground = &field.position.ground;
        if ground.on_one_road(from.quad(), to.quad()) {
            return Ok(());
        }
        let nature = field.position.movement.river;
        if nature.hinders() {
            tested.wading = true;
        }
        let goes_back = matches!(course.purpose, Purpose::Back | Purpose::BreakOff);
        if field.tries_river(member, from, to) && !(goes_back && ground.in_bed(from)) {
            tested.enters_river = true;
            return self.test_entering(course, member, from, to, nature);
        }
        let front_in = ground.in_bed(&from.quad().front());
        if !front_in || keeps_straight(from, to) || self.storms_a_bank(course) {
            Ok(())
        } else {
            Err(refuse!("move.river", "no-turning-in-the-bed").thing("element", member.0.into()))
        }
    }

    /// Into the water, or on through it if nobody has rolled for it yet: straight ahead, one
    /// element wide, unless somebody has just failed.
    fn test_entering(
        &self,
        course: &Course,
        member: ElementId,
        from: &Base,
        to: &Base,
        nature: Nature,
    ) -> Result<(), Refusal> {
        let field = &self.field;
        if field.position.movement.torrent_barred {
            return Err(refuse!("move.river", "nobody-else-this-round"));
        }
        if self.troops.len() > 1 && !field.is_column(self.troops) {
            return Err(refuse!("move.river", "column-across").thing("element", member.0.into()));
        }
        let known = matches!(nature, Nature::Shallow | Nature::Slow);
        match course.motion {
            Motion::Shift(_) | Motion::Free(_) if course.purpose == Purpose::Place && goes_ahead(from, to) => Ok(()),
            _ if known && matches!(course.purpose, Purpose::Contact { .. }) => Ok(()),
            _ => Err(refuse!("move.river", "straight-into-the-water")),
        }
    }

    /// Whether a course leads against a defender of the far bank.
    fn storms_a_bank(&self, course: &Course) -> bool {
        match course.purpose {
            Purpose::Contact { enemy, .. } => self.field.position.ground.touches_bank(self.field.base(enemy).quad()),
            Purpose::Place | Purpose::Back | Purpose::BreakOff => false,
        }
    }
}

/// Whether a base goes straight ahead.
fn goes_ahead(from: &Base, to: &Base) -> bool {
    let (ahead, _) = components(from.pose().heading, to.pose().point() - from.pose().point());
    ahead >= 0 && keeps_straight(from, to)
}

/// Whether a base keeps its heading and goes straight ahead or back.
fn keeps_straight(from: &Base, to: &Base) -> bool {
    let (_, aside) = components(from.pose().heading, to.pose().point() - from.pose().point());
    from.faces_as(to) && aside.abs() <= crate::geometry::TOUCH
}

impl Field<'_> {
    /// Whether the dice must be rolled for a member that goes from one place to another: it enters
    /// a bed off the road, or it stands in one for which nobody has rolled.
    pub(super) fn tries_river(&self, member: ElementId, from: &Base, to: &Base) -> bool {
        let ground = &self.position.ground;
        if ground.on_one_road(from.quad(), to.quad()) || !ground.in_bed(&Hull::around(from.quad(), to.quad())) {
            return false;
        }
        // Anybody who has come over the bridge has crossed by road, though its rear is over the
        // water yet; but it goes out of the bed, and not from the bridge into it.
        let by_bridge = || ground.on_road(from.quad()) && !ground.in_bed(&from.quad().front()) && !ground.in_bed(to);
        !ground.in_bed(from) || (self.is_untried(member) && !by_bridge())
    }

    /// Whether nobody has rolled for the river in which an element stands: it is unknown, or a
    /// torrent into which the element was driven.
    fn is_untried(&self, element: ElementId) -> bool {
        let state = &self.position.movement;
        match state.river {
            Nature::Unknown => true,
            Nature::Torrent => state.driven_in.has(element),
            Nature::Shallow | Nature::Slow => false,
        }
    }

    /// Whether an element stands in the bed of a river, and on no bridge or ford.
    pub(crate) fn wades(&self, element: ElementId) -> bool {
        let (ground, quad) = (&self.position.ground, self.quad(element));
        ground.in_bed(&quad) && !ground.on_road(&quad)
    }

    /// How far a base goes one way before it enters a bed, no farther than `most`; `at`
    /// says where it then stands.
    pub(super) fn distance_to_bank(&self, base: &Base, most: i32, at: impl Fn(i32) -> Base) -> i32 {
        let wet = |distance: i32| self.position.ground.in_bed(&Hull::around(base.quad(), at(distance).quad()));
        let (mut low, mut high) = (0, most);
        while low < high {
            let middle = (low + high + 1) / 2;
            if wet(middle) {
                high = middle - 1;
            } else {
                low = middle;
            }
        }
        low
    }

    /// A member of a formation that has gone so far straight on. All go the way of the formation, a
    /// commander too who looks elsewhere.
    fn straight_on(&self, member: ElementId, way: Heading, distance: i32) -> Base {
        let base = self.base(member);
        base.moved(base.pose().shifted(way.vector(distance)))
    }

    /// How far a member goes straight on before it enters a bed.
    fn member_to_bank(&self, member: ElementId, way: Heading, most: i32) -> i32 {
        self.distance_to_bank(&self.base(member), most, |distance| self.straight_on(member, way, distance))
    }

    /// How far members really go who are stopped on their way: nobody stands where
    /// friends were only to be passed.
    pub(super) fn last_free(&self, members: Elements, way: Heading, distance: i32) -> i32 {
        let others = self.position.standing().without(members);
        let is_free = |distance: i32| {
            members.iter().all(|member| {
                let there = self.straight_on(member, way, distance);
                !others.iter().any(|other| there.quad().overlaps(self.base(other).quad()))
            })
        };
        let stops = (0..=distance / FALL_BACK).map(|steps| distance - steps * FALL_BACK);
        stops.into_iter().find(|stop| is_free(*stop)).unwrap_or(0)
    }

    /// The members for whom the dice must be rolled on the way straight on.
    fn entering(&self, members: Elements, way: Heading, distance: i32) -> Elements {
        let tries = |member: &ElementId| {
            self.tries_river(*member, &self.base(*member), &self.straight_on(*member, way, distance))
        };
        members.iter().filter(tries).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Somebody tries a river: if nobody has before, a die says what the rivers are like.
    pub(super) fn find_out_river(&mut self) -> Nature {
        if self.position.movement.river == Nature::Unknown {
            let die = self.die();
            let nature = Nature::rolled(die);
            self.position.movement.river = nature;
            self.journal.note(cites!["terrain.river"], || Event::Move(MoveEvent::River { die, nature }));
        }
        self.position.movement.river
    }

    /// An element tries to cross a torrent. If it fails, nobody else begins to cross in this bound.
    pub(super) fn brave_torrent(&mut self, element: ElementId) -> bool {
        let die = self.die();
        let crosses = die >= CROSSES;
        self.journal.note(cites!["move.river"], || Event::Move(MoveEvent::Torrent { element, die, crosses }));
        let state = &mut self.position.movement;
        if crosses {
            state.driven_in.remove(element);
        } else {
            state.torrent_barred = true;
        }
        crosses
    }

    /// A formation enters a river straight ahead: how far it really goes, and
    /// whether it must stop there.
    pub(super) fn ford(&mut self, members: Elements, way: Heading, distance: i32) -> (i32, bool) {
        // Who is in the water without a die is among them while the river is unknown; so
        // they are looked for first.
        let entering = self.field().entering(members, way, distance);
        let nature = self.find_out_river();
        let mut goes = distance;
        if nature.hinders() {
            let bank = |member| self.field().member_to_bank(member, way, distance);
            let dry = entering.iter().map(bank).min().unwrap_or(distance);
            let left = self.field().allowance(members, Pace::Wading) - self.position.movement.spent;
            goes = distance.min(left.max(dry)).max(0);
        }
        if nature != Nature::Torrent {
            return (goes, false);
        }
        let mut waders: Vec<(i32, ElementId)> =
            entering.iter().map(|member| (self.field().member_to_bank(member, way, distance), member)).collect();
        waders.sort_unstable();
        for (dry, member) in waders {
            // Anybody who does not come as far as the water need not try.
            if dry >= goes {
                continue;
            }
            if !self.brave_torrent(member) {
                return (goes.min(dry), true);
            }
        }
        (goes, false)
    }

    /// After an element has come to stand elsewhere: whether it is in a river for which it has not
    /// rolled. Orders roll for it, outcomes of combat do not.
    pub(crate) fn note_wet(&mut self, element: ElementId, was_wet: bool, by_order: bool) {
        let is_wet = self.field().wades(element);
        let driven_in = &mut self.position.movement.driven_in;
        if !is_wet {
            driven_in.remove(element);
        } else if !was_wet && !by_order {
            driven_in.add(element);
        }
    }
}
