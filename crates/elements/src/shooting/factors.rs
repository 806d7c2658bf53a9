//! The factors of a shot.

use kernel::Tally;

use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::Field;
use crate::flight::paces;
use crate::geometry::Base;
use crate::ground::Cover;
use crate::rules::cite;
use crate::shooting::Salvo;
use crate::shooting::targets::is_flanking;
use crate::troops::Arm;

/// Everybody's factor inside woods and settlements.
const SKIRMISH_FACTOR: i16 = 2;
/// Guns are worth more up to here, in paces.
const CANISTER: u16 = 300;

impl Field<'_> {
    /// Both factors of a salvo, the shooter's first.
    pub(crate) fn shot_tallies(&self, salvo: &Salvo) -> [Tally; 2] {
        let (shooter, target) = (salvo.shooter, salvo.target);
        let mut tallies = [self.shooting_factor(shooter, target), self.shooting_factor(target, shooter)];
        self.add_aim(&mut tallies[0], shooter, target);
        add_support(&mut tallies[1], salvo.supporters);
        if salvo.answered {
            self.add_aim(&mut tallies[1], target, shooter);
            add_support(&mut tallies[0], salvo.answering);
        }
        tallies
    }

    /// The factor of the troop type; in woods everybody's is the same.
    fn shooting_factor(&self, element: ElementId, other: ElementId) -> Tally {
        let mut tally = Tally::default();
        let against = usize::from(self.arm(other).is_mounted());
        let factor = i16::from(self.values(element).shooting[against]);
        match self.is_skirmish_fire(element, other) {
            true => tally.add(SKIRMISH_FACTOR, cite!("shooting.woods"), "elements-factor-woods"),
            false if self.arm(element) == Arm::Commander => {
                tally.add(factor, cite!("command"), "elements-factor-commander-shot-at");
            }
            false => tally.add(factor, cite!("factors.combat"), "elements-factor-shooting"),
        }
        tally
    }

    /// What helps or hinders him who aims.
    fn add_aim(&self, tally: &mut Tally, shooter: ElementId, target: ElementId) {
        let (base, aim) = (self.base(shooter), self.base(target));
        let is_troops = self.arm(target).is_troops();
        if is_troops && self.arm(shooter) != Arm::Camp && is_flanking(&base, &aim) {
            tally.add(2, cite!("factors.ranged"), "elements-factor-flanking-fire");
        }
        if self.arm(shooter) == Arm::Artillery && base.range_to(&aim).is_within(paces(CANISTER)) {
            tally.add(1, cite!("factors.ranged"), "elements-factor-close-guns");
        }
        if self.arm(target).is_mounted() {
            tally.add(1, cite!("factors.ranged"), "elements-factor-mounted-target");
        }
        if let Some(reason) = self.cover_of(target, &aim, &base) {
            tally.add(-1, cite!("factors.ranged"), reason);
        }
    }

    /// What covers a target from a shooter: one cover at most counts.
    fn cover_of(&self, target: ElementId, aim: &Base, shooter: &Base) -> Option<&'static str> {
        if self.arm(target) == Arm::Camp {
            return Some("elements-factor-target-in-camp");
        }
        match self.position.ground.cover(aim.quad(), shooter.pose().point())? {
            Cover::Bank => Some("elements-factor-target-behind-bank"),
            Cover::Ditch => Some("elements-factor-target-in-ditch"),
            Cover::Settlement => Some("elements-factor-target-in-settlement"),
        }
    }
}

/// Each second and third shooter weighs on the target.
fn add_support(tally: &mut Tally, supporters: Elements) {
    for _ in supporters.iter() {
        tally.add(-1, cite!("shooting.support"), "elements-factor-further-shooter");
    }
}
