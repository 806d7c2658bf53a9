//! Who stands against whom: fronts, flanks, rears, overlaps, rear support.

use crate::engine::pieces::{CommandId, ElementId, Elements, MOST_COMMANDS};
use crate::engine::play::Field;
use crate::geometry::{Convex, Flank, Meeting, Neighbour, TOUCH};
use crate::troops::Arm;

/// Farther apart than this, measured from the middles of their fronts, no two bases are in contact.
const FARTHEST_CONTACT: i32 = 7_500;
/// The same for a camp, which is larger.
const FARTHEST_FROM_CAMP: i32 = 16_000;

/// How an enemy weighs on a fighting element, beside the one it fights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pressure {
    /// Enemy overlaps, left and right.
    pub(crate) overlaps: [bool; 2],
    /// Enemy fronts on the flanks, left and right.
    pub(crate) flanks: [bool; 2],
    /// An enemy front on the rear.
    pub(crate) rear: bool,
}

const fn index(flank: Flank) -> usize {
    match flank {
        Flank::Left => 0,
        Flank::Right => 1,
    }
}

impl Field<'_> {
    /// Whether two elements may be in contact at all; a quick look.
    #[inline]
    pub(crate) fn is_close(&self, one: ElementId, other: ElementId) -> bool {
        let (one, other) = (self.element(one), self.element(other));
        let camp = one.arm == Arm::Camp || other.arm == Arm::Camp;
        let reach = if camp { FARTHEST_FROM_CAMP } else { FARTHEST_CONTACT };
        one.pose.point().is_near(reach, other.pose.point())
    }

    /// Troops of the enemy that may be in contact with an element.
    fn enemy_troops_near(&self, element: ElementId) -> impl Iterator<Item = ElementId> {
        let enemies = self.of_side(element.side().enemy());
        enemies.iter().filter(move |enemy| self.arm(*enemy).is_troops() && self.is_close(element, *enemy))
    }

    /// The enemy it stands front to front with.
    pub(crate) fn frontal_foe(&self, element: ElementId) -> Option<ElementId> {
        if !self.arm(element).is_troops() {
            return None;
        }
        let base = self.base(element);
        self.enemy_troops_near(element).find(|enemy| base.meeting(&self.base(*enemy)) == Some(Meeting::Front))
    }

    /// Whether a camp can be attacked and defends itself.
    pub(crate) fn is_open_camp(&self, camp: ElementId) -> bool {
        self.position.stands(camp) && !self.position.sacked[camp.side()]
    }

    /// Whether an element attacks the enemy's camp: its whole front lies along it.
    pub(crate) fn attacks_camp(&self, element: ElementId) -> bool {
        let camp = ElementId::camp(element.side().enemy());
        self.is_open_camp(camp)
            && self.arm(element).is_troops()
            && self.is_close(element, camp)
            && self.base(element).front_lies_along(&self.base(camp)).is_some()
    }

    /// Those who attack a camp.
    pub(crate) fn attackers_of_camp(&self, camp: ElementId) -> Elements {
        self.of_side(camp.side().enemy()).iter().filter(|element| self.attacks_camp(*element)).collect()
    }

    /// What of an enemy the front of an element meets; the camp counts as a front.
    fn meets(&self, element: ElementId, enemy: ElementId) -> Option<Meeting> {
        match self.arm(enemy) {
            Arm::Camp => self.attacks_camp(element).then_some(Meeting::Front),
            Arm::Commander => None,
            _ if !self.arm(element).is_troops() || !self.is_close(element, enemy) => None,
            _ => self.base(element).meeting(&self.base(enemy)),
        }
    }

    /// Whether two enemies fight each other: front to front, or one on the flank or rear of another
    /// that no enemy meets front to front; or one attacks the other's camp.
    pub(crate) fn fight_each_other(&self, one: ElementId, other: ElementId) -> bool {
        self.falls_upon(one, other) || self.falls_upon(other, one)
    }

    fn falls_upon(&self, one: ElementId, other: ElementId) -> bool {
        match self.meets(one, other) {
            Some(Meeting::Front) => true,
            Some(Meeting::Flank(_) | Meeting::Rear) => {
                self.frontal_foe(other).is_none() && self.frontal_foe(one).is_none() && !self.attacks_camp(other)
            }
            None => false,
        }
    }

    /// The enemies that an element fights or may fight.
    pub(crate) fn foes(&self, element: ElementId) -> Elements {
        let enemies = self.of_side(element.side().enemy());
        enemies.iter().filter(|enemy| self.fight_each_other(element, *enemy)).collect()
    }

    /// Whether an element is the one who fights front to front, or attacks or defends a camp.
    pub(crate) fn is_in_frontal_combat(&self, element: ElementId) -> bool {
        match self.arm(element) {
            Arm::Commander => false,
            Arm::Camp => self.is_open_camp(element) && !self.attackers_of_camp(element).is_empty(),
            _ => self.frontal_foe(element).is_some() || self.attacks_camp(element),
        }
    }

    /// Whether an element takes part in a close combat in any way: front, flank, rear,
    /// overlap or rear support.
    pub(crate) fn is_in_close_combat(&self, element: ElementId) -> bool {
        if self.is_in_frontal_combat(element) {
            return true;
        }
        if !self.arm(element).is_troops() {
            return false;
        }
        let base = self.base(element);
        let by_enemy = |enemy: ElementId| {
            let other = self.base(enemy);
            base.meeting(&other).is_some()
                || other.meeting(&base).is_some()
                || (base.overlapped_flank(&other).is_some() && self.is_in_frontal_combat(enemy))
                || (other.overlapped_flank(&base).is_some() && self.is_in_frontal_combat(enemy))
        };
        self.enemy_troops_near(element).any(by_enemy) || self.supports_from_behind(element)
    }

    /// Whether an element gives rear support to a friend in frontal combat, so that it counts.
    pub(crate) fn supports_from_behind(&self, element: ElementId) -> bool {
        let arm = self.arm(element);
        if !arm.is_line() {
            return false;
        }
        let base = self.base(element);
        let friends = self.of_side(element.side());
        let ahead = |friend: &ElementId| {
            self.arm(*friend) == arm
                && self.is_close(element, *friend)
                && base.neighbour(&self.base(*friend)) == Some(Neighbour::Ahead)
        };
        let counts = |friend| self.opponent(friend).is_some_and(|foe| self.is_supported_from_behind(friend, foe));
        friends.iter().any(|friend| ahead(&friend) && counts(friend))
    }

    /// Whom the front of an element fights: the enemy in front of it, or the camp it attacks.
    fn opponent(&self, element: ElementId) -> Option<ElementId> {
        let camp = || self.attacks_camp(element).then(|| ElementId::camp(element.side().enemy()));
        self.frontal_foe(element).or_else(camp)
    }

    /// The element directly behind, facing the same way, edge to edge, of the same kind.
    pub(crate) fn rear_support(&self, element: ElementId) -> Option<ElementId> {
        let arm = self.arm(element);
        if !arm.is_line() {
            return None;
        }
        let base = self.base(element);
        let behind = |friend: &ElementId| {
            self.arm(*friend) == arm
                && self.is_close(element, *friend)
                && base.neighbour(&self.base(*friend)) == Some(Neighbour::Behind)
        };
        self.of_side(element.side()).iter().find(behind)
    }

    /// How enemies other than its foe weigh on a fighting element; the foe too
    /// if he is not in front.
    pub(crate) fn pressure(&self, element: ElementId, foe: ElementId) -> Pressure {
        let mut pressure = Pressure::default();
        if !self.arm(element).is_troops() {
            return pressure;
        }
        let base = self.base(element);
        for enemy in self.enemy_troops_near(element) {
            let other = self.base(enemy);
            match other.meeting(&base) {
                Some(Meeting::Flank(flank)) => pressure.flanks[index(flank)] = true,
                Some(Meeting::Rear) => pressure.rear = true,
                Some(Meeting::Front) => {}
                None if enemy == foe => {}
                None => {
                    if let Some(flank) = other.overlapped_flank(&base)
                        && !self.is_in_frontal_combat(enemy)
                    {
                        pressure.overlaps[index(flank)] = true;
                    }
                }
            }
        }
        // A side gives overlap or flank contact, not both.
        for side in 0..2 {
            pressure.overlaps[side] &= !pressure.flanks[side];
        }
        pressure
    }

    /// Friends of an element that stand with their fronts on the flank or rear of its foe.
    pub(crate) fn helpers_against(&self, foe: ElementId, element: ElementId) -> Elements {
        let friends = self.of_side(element.side()).iter().filter(|friend| *friend != element);
        let at_flank = |friend: &ElementId| matches!(self.meets(*friend, foe), Some(Meeting::Flank(_) | Meeting::Rear));
        friends.filter(at_flank).collect()
    }

    /// The commanders in contact with an element.
    pub(crate) fn commanders_touching(&self, element: ElementId) -> Elements {
        let base = self.base(element);
        let commanders =
            (0..MOST_COMMANDS as u8).map(|command| ElementId::commander(element.side(), CommandId(command)));
        let touching = |commander: &ElementId| {
            self.position.stands(*commander)
                && self.is_close(element, *commander)
                && base.is_within(TOUCH, &self.base(*commander))
        };
        commanders.filter(touching).collect()
    }
}
