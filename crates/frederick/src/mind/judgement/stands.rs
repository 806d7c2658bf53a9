//! Where both armies stand, hex by hex, with everything that a glance at a stack tells.

use hexes::Hex;
use kernel::Side;

use crate::engine::pieces::{MOST_UNITS, UnitId, Units};
use crate::engine::play::Field;
use crate::engine::position::Morale;
use crate::engine::spec::Arm;
use crate::zones::FRONT_STEPS;

/// One stack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stand {
    /// Where.
    pub(crate) hex: Hex,
    /// Whose.
    pub(crate) side: Side,
    /// The front, from the top down.
    pub(crate) front: Units,
    /// Strength of the front.
    pub(crate) strength: u16,
    /// The same without routed units: what attacks.
    pub(crate) attack: u16,
    /// Steps of the front.
    pub(crate) steps: u8,
    /// The best morale rating in front.
    pub(crate) best: u8,
    /// Only cavalry in front.
    pub(crate) horse: bool,
    /// Only artillery in the hex.
    pub(crate) guns_only: bool,
    /// Somebody in front is disordered.
    pub(crate) disordered: bool,
    /// Everybody in front is routed.
    pub(crate) routed: bool,
    /// Somebody in front is in column.
    pub(crate) column: bool,
    /// Somebody stands behind the front.
    pub(crate) support: bool,
    /// Infantry in front that cavalry cannot ride down.
    pub(crate) square: bool,
    /// The average weight of the cavalry in front.
    pub(crate) shock: i16,
    /// How far the slowest of the front marches in a turn.
    pub(crate) pace: u8,
    /// How near the nearest enemies are that fight.
    pub(crate) near: u8,
}

/// All stacks of both sides.
pub(crate) struct Stands {
    list: [Stand; MOST_UNITS],
    count: usize,
    /// The stack of each hex's top unit.
    of_top: [u8; MOST_UNITS],
}

const NONE: u8 = u8::MAX;

impl Stands {
    pub(crate) fn survey(field: &Field<'_>) -> Stands {
        let blank = Stand {
            hex: Hex(0),
            side: Side::First,
            front: Units::NONE,
            strength: 0,
            attack: 0,
            steps: 0,
            best: 0,
            horse: false,
            guns_only: false,
            disordered: false,
            routed: false,
            column: false,
            support: false,
            square: false,
            shock: 0,
            pace: 0,
            near: u8::MAX,
        };
        let mut stands = Stands { list: [blank; MOST_UNITS], count: 0, of_top: [NONE; MOST_UNITS] };
        for (index, unit) in field.battle.units.iter().enumerate() {
            let id = UnitId(index as u8);
            let at = field.at(id);
            if !field.position.on_map(id) || field.position.top_of(at) != Some(id) {
                continue;
            }
            stands.of_top[index] = stands.count as u8;
            stands.list[stands.count] = stand(field, unit.side, at, blank);
            stands.count += 1;
        }
        stands.measure(field);
        stands
    }

    fn measure(&mut self, field: &Field<'_>) {
        for one in 0..self.count {
            for other in one + 1..self.count {
                let (a, b) = (&self.list[one], &self.list[other]);
                if a.side == b.side {
                    continue;
                }
                let distance = field.distance(a.hex, b.hex).min(250) as u8;
                // Routed units frighten nobody.
                let (a_fights, b_fights) = (!a.routed, !b.routed);
                if b_fights {
                    self.list[one].near = self.list[one].near.min(distance);
                }
                if a_fights {
                    self.list[other].near = self.list[other].near.min(distance);
                }
            }
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Stand> {
        self.list[..self.count].iter()
    }

    pub(crate) fn get(&self, index: usize) -> &Stand {
        &self.list[index]
    }

    /// The stack in a hex.
    pub(crate) fn at(&self, field: &Field<'_>, hex: Hex) -> Option<usize> {
        let top = field.position.top_of(hex)?;
        let index = self.of_top[top.index()];
        (index != NONE).then_some(usize::from(index))
    }
}

fn stand(field: &Field<'_>, side: Side, hex: Hex, blank: Stand) -> Stand {
    let mut stand = Stand { hex, side, horse: true, guns_only: true, routed: true, pace: u8::MAX, ..blank };
    let (mut sums, mut attack) = ([0u16; 2], [0u16; 2]);
    let (mut riders, mut weight, mut steps, mut full) = (0i16, 0i16, 0u8, false);
    for unit in field.position.stack(hex) {
        if field.arm(unit) == Arm::Artillery {
            continue;
        }
        stand.guns_only = false;
        steps += field.stacking_steps(unit);
        full |= steps > FRONT_STEPS;
        if full {
            stand.support = true;
            continue;
        }
        stand.front.add(unit);
        let values = field.values(unit);
        let kind = usize::from(field.arm(unit) == Arm::Cavalry);
        let morale = field.morale(unit);
        let column = field.position.column.has(unit);
        sums[kind] += u16::from(values.strength);
        if morale != Morale::Routed && !field.is_train(unit) {
            attack[kind] += u16::from(values.strength);
            stand.routed = false;
            stand.pace = stand.pace.min(values.movement);
        }
        stand.steps = steps;
        stand.best = stand.best.max(values.morale);
        stand.horse &= kind == 1;
        stand.disordered |= morale == Morale::Disordered;
        stand.column |= column;
        stand.square |= kind == 0 && !column && morale == Morale::Formed;
        if kind == 1 {
            riders += 1;
            weight += i16::from(field.shock(unit));
        }
    }
    let most = field.most_strength(side);
    let cut = |sums: [u16; 2]| sums[0].min(most[0]) + sums[1].min(most[1]);
    (stand.strength, stand.attack) = (cut(sums), cut(attack));
    stand.shock = if riders == 0 { 0 } else { (2 * weight + riders) / (2 * riders) };
    if stand.guns_only {
        (stand.routed, stand.horse, stand.pace) = (true, false, 0);
    }
    stand
}
