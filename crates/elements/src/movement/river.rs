//! Crossing rivers: what they are like is found out at the first attempt off the roads.

use kernel::{Journal, Refusal};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::geometry::{Base, Convex, Hull};
use crate::movement::MoveEvent;
use crate::movement::course::{Course, Purpose, Scene, Tested};
use crate::movement::motion::{Motion, components};
use crate::movement::reach::Pace;
use crate::pieces::{ElementId, Elements};
use crate::play::{Field, Play};
use crate::rules::refuse;

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
        if !ground.in_bed(from) {
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

    /// Into the water: straight ahead, one element wide, unless somebody has just failed.
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
    /// How far a member goes straight ahead before it enters a bed.
    fn distance_to_bank(&self, member: ElementId, most: i32) -> i32 {
        let base = self.base(member);
        let wet = |distance: i32| {
            let there = base.moved(base.pose().ahead(distance));
            self.position.ground.in_bed(&Hull::around(base.quad(), there.quad()))
        };
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

    /// How far members really go who are stopped on their way: nobody stands where friends were only to be passed.
    pub(super) fn last_free(&self, members: Elements, distance: i32) -> i32 {
        let others = self.position.standing().without(members);
        let is_free = |distance: i32| {
            members.iter().all(|member| {
                let base = self.base(member);
                let there = base.moved(base.pose().ahead(distance));
                !others.iter().any(|other| there.quad().overlaps(self.base(other).quad()))
            })
        };
        let stops = (0..=distance / FALL_BACK).map(|steps| distance - steps * FALL_BACK);
        stops.into_iter().find(|stop| is_free(*stop)).unwrap_or(0)
    }

    /// The members that enter a bed on the way straight ahead.
    fn entering(&self, members: Elements, distance: i32) -> Elements {
        let enters = |member: &ElementId| {
            let base = self.base(*member);
            let there = base.moved(base.pose().ahead(distance));
            let ground = &self.position.ground;
            !ground.on_one_road(base.quad(), there.quad())
                && !ground.in_bed(&base)
                && ground.in_bed(&Hull::around(base.quad(), there.quad()))
        };
        members.iter().filter(enters).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A formation enters a river straight ahead: how far it really goes, and whether it must stop there.
    pub(super) fn ford(&mut self, members: Elements, distance: i32) -> (i32, bool) {
        if self.position.movement.river == Nature::Unknown {
            let die = self.die();
            let nature = Nature::rolled(die);
            self.position.movement.river = nature;
            self.journal.note(|| Event::Move(MoveEvent::River { die, nature }));
        }
        let nature = self.position.movement.river;
        let entering = self.field().entering(members, distance);
        let mut goes = distance;
        if nature.hinders() {
            let bank = |member| self.field().distance_to_bank(member, distance);
            let dry = entering.iter().map(bank).min().unwrap_or(distance);
            let left = self.field().allowance(members, Pace::Wading) - self.position.movement.spent;
            goes = distance.min(left.max(dry)).max(0);
        }
        if nature != Nature::Torrent {
            return (goes, false);
        }
        let mut waders: Vec<(i32, ElementId)> =
            entering.iter().map(|member| (self.field().distance_to_bank(member, distance), member)).collect();
        waders.sort_unstable();
        for (dry, member) in waders {
            // Whoever does not come as far as the water need not try.
            if dry >= goes {
                continue;
            }
            let die = self.die();
            let crosses = die >= CROSSES;
            self.journal.note(|| Event::Move(MoveEvent::Torrent { element: member, die, crosses }));
            if !crosses {
                self.position.movement.torrent_barred = true;
                return (goes.min(dry), true);
            }
        }
        (goes, false)
    }
}
