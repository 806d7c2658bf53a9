//! The factors of a close combat.

use kernel::Tally;

use crate::close_combat::Pair;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::Field;
use crate::geometry::Base;
use crate::ground::Going;
use crate::rules::cite;
use crate::troops::Arm;

impl Field<'_> {
    /// Both factors of a fight, the first fighter's first; `helped` are those
    /// whose commander helps.
    pub(crate) fn fight_tallies(&self, pair: &Pair, helped: Elements) -> [Tally; 2] {
        let [one, other] = pair.fighters;
        [self.fight_tally(one, other, helped), self.fight_tally(other, one, helped)]
    }

    /// The factor of an element in a fight with another.
    pub(crate) fn fight_tally(&self, element: ElementId, foe: ElementId, helped: Elements) -> Tally {
        let mut tally = Tally::default();
        let against = usize::from(self.arm(foe).is_mounted());
        let factor = i16::from(self.values(element).close[against]);
        tally.add(factor, cite!("factors.combat"), "elements-factor-close-combat");
        if self.arm(element) == Arm::Camp {
            self.add_camp(&mut tally, element, foe);
            return tally;
        }
        if helped.has(element) {
            tally.add(1, cite!("command"), "elements-factor-commander");
        }
        self.add_ground(&mut tally, element, foe);
        if self.is_charging(element) && self.arm(foe) != Arm::Camp {
            tally.add(1, cite!("factors.melee"), "elements-factor-charge");
        }
        self.add_pressure(&mut tally, element, foe);
        self.add_going(&mut tally, element, foe);
        if self.is_supported_from_behind(element, foe) {
            tally.add(1, cite!("support.rear"), "elements-factor-rear-support");
        }
        tally
    }

    /// A camp has its defence, and each further attacker weighs on it.
    fn add_camp(&self, tally: &mut Tally, camp: ElementId, foe: ElementId) {
        tally.add(2, cite!("factors.melee"), "elements-factor-camp");
        let others = self.attackers_of_camp(camp).without(Elements::only(foe)).len() as i16;
        tally.add(-others, cite!("factors.melee"), "elements-factor-further-attackers");
    }

    /// Height, and a bank or other cover: one each at most.
    fn add_ground(&self, tally: &mut Tally, element: ElementId, foe: ElementId) {
        if self.arm(foe) == Arm::Camp {
            return;
        }
        let ground = &self.position.ground;
        let (base, other) = (self.base(element), self.base(foe));
        if ground.is_higher(base.quad(), other.quad()) {
            tally.add(1, cite!("factors.melee"), "elements-factor-height");
        }
        let is_frontal = self.frontal_foe(element) == Some(foe);
        let from_his_rear = other.pose().ahead(-other.size().depth).point();
        if is_frontal && self.defends_bank(&base) {
            tally.add(1, cite!("factors.melee"), "elements-factor-bank");
        } else if is_frontal && ground.in_ditch(base.quad(), from_his_rear) {
            tally.add(1, cite!("factors.melee"), "elements-factor-ditch");
        } else if ground.in_settlement(base.quad()) && !ground.in_settlement(other.quad()) {
            tally.add(1, cite!("factors.melee"), "elements-factor-settlement");
        }
    }

    /// Whether a base defends the bank of a river that is not shallow, off the roads.
    pub(crate) fn defends_bank(&self, base: &Base) -> bool {
        self.position.ground.touches_bank(base.quad()) && self.river_hinders()
    }

    /// Whether the rivers are known to be more than shallow.
    fn river_hinders(&self) -> bool {
        self.position.movement.river.hinders()
    }

    fn add_pressure(&self, tally: &mut Tally, element: ElementId, foe: ElementId) {
        let pressure = self.pressure(element, foe);
        let sides = [
            ("elements-factor-overlap-left", "elements-factor-flank-left"),
            ("elements-factor-overlap-right", "elements-factor-flank-right"),
        ];
        for (side, (overlap, flank)) in sides.into_iter().enumerate() {
            if pressure.overlaps[side] {
                tally.add(-1, cite!("factors.melee"), overlap);
            }
            if pressure.flanks[side] {
                tally.add(-1, cite!("factors.melee"), flank);
            }
        }
        if pressure.rear {
            tally.add(-1, cite!("factors.melee"), "elements-factor-rear");
        }
    }

    /// Bad going under the element, or under the enemy of horsemen: never both.
    fn add_going(&self, tally: &mut Tally, element: ElementId, foe: ElementId) {
        let arm = self.arm(element);
        let sure_footed = matches!(arm, Arm::Jaegers | Arm::Dismounted);
        if !sure_footed && self.in_bad_going(element) {
            tally.add(-2, cite!("factors.melee"), "elements-factor-bad-going");
        } else if arm.is_mounted() && self.arm(foe) != Arm::Camp && self.in_bad_going(foe) {
            tally.add(-2, cite!("factors.melee"), "elements-factor-enemy-in-bad-going");
        }
    }

    /// Whether any part of an element stands in bad going.
    pub(crate) fn in_bad_going(&self, element: ElementId) -> bool {
        self.position.ground.bad_going(&self.quad(element))
    }

    /// What an element stands in.
    pub(crate) fn going_under(&self, element: ElementId) -> Going {
        self.position.ground.going(&self.quad(element))
    }

    /// Line infantry against line infantry or a camp, all in good going, with
    /// its like right behind.
    pub(super) fn is_supported_from_behind(&self, element: ElementId, foe: ElementId) -> bool {
        let enemy = self.arm(foe);
        let in_good_going = |element: ElementId| self.going_under(element) == Going::Good;
        let against_line = self.frontal_foe(element) == Some(foe) && enemy.is_line();
        (against_line || enemy == Arm::Camp)
            && in_good_going(foe)
            && self.rear_support(element).is_some_and(|supporter| in_good_going(element) && in_good_going(supporter))
    }

    /// Cavalry that attacks, in the first round of its fight.
    pub(crate) fn is_charging(&self, element: ElementId) -> bool {
        let fighting = &self.position.fighting;
        let came_now = element.side() == self.position.active
            && self.position.movement.moved.has(element)
            && !fighting.engaged.has(element);
        self.arm(element).is_mounted() && (came_now || fighting.charging.has(element))
    }
}
