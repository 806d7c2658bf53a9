//! What things are called: board ids and the messages of names.

use kernel::facade::side_message;
use kernel::{Argument, Circumstance, Label, Refusal, Side};

use crate::battle::Battle;
use crate::geometry::{Heading, Pose};
use crate::movement::{Aim, Hand};
use crate::pieces::{CAMP_SLOT, CommandId, ElementId, Elements, MOST_TROOPS};
use crate::play::Field;
use crate::position::Fate;
use crate::troops::Arm;

/// A pace, in hundredths of a millimetre.
const PACE: i32 = 25;

/// The board id of an element.
pub(crate) fn element_id(element: ElementId) -> String {
    format!("e{}", element.0)
}

/// The board ids of some elements.
pub(crate) fn element_ids(elements: Elements) -> Vec<String> {
    elements.iter().map(element_id).collect()
}

/// The board id of a command.
pub(crate) fn command_id(side: Side, command: CommandId) -> String {
    format!("c{}-{}", side.0, command.0)
}

/// The board id of a pose.
pub(crate) fn pose_id(pose: Pose) -> String {
    format!("@{},{},{}", pose.x, pose.y, pose.heading.steps())
}

/// The message that names a command.
pub(crate) const fn command_name(command: CommandId) -> &'static str {
    match command.0 {
        0 => "elements-command-first",
        1 => "elements-command-second",
        _ => "elements-command-third",
    }
}

/// The message that names a side.
pub(crate) fn side_argument(battle: &Battle, side: Side) -> Argument {
    Argument::Message { msg: side_message(&battle.sides[side.index()]) }
}

/// A length in paces, rounded to the nearest.
pub(crate) const fn paces(length: i32) -> i64 {
    ((length + PACE / 2) / PACE) as i64
}

/// The name of an element where nobody says what it is.
pub(super) fn number_of(battle: &Battle, element: ElementId) -> Label {
    let slot = element.slot();
    let label = match slot {
        CAMP_SLOT.. => Label::new("elements-name-camp"),
        _ if usize::from(slot) < MOST_TROOPS => Label::new("elements-name-element").with("number", i64::from(slot) + 1),
        _ => Label::new("elements-name-commander").with("number", i64::from(slot) - MOST_TROOPS as i64 + 1),
    };
    label.with("side", side_argument(battle, element.side()))
}

/// The name of an element whose arm is seen.
pub(super) fn name_of(field: &Field<'_>, element: ElementId) -> Label {
    if field.element(element).fate == Fate::None {
        return number_of(field.battle, element);
    }
    let id = match field.arm(element) {
        Arm::Cavalry => "elements-name-cavalry",
        Arm::Dismounted => "elements-name-dismounted",
        Arm::Muskets => "elements-name-muskets",
        Arm::Rifles => "elements-name-rifles",
        Arm::Jaegers => "elements-name-jaegers",
        Arm::Artillery => "elements-name-artillery",
        Arm::Commander | Arm::Camp => return number_of(field.battle, element),
    };
    let label = Label::new(id).with("number", i64::from(element.slot()) + 1);
    label.with("side", side_argument(field.battle, element.side()))
}

/// Names as an argument.
pub(super) fn list(labels: impl Iterator<Item = Label>) -> Argument {
    Argument::List(labels.collect())
}

/// The message of a flank.
pub(super) const fn hand_name(hand: Hand) -> &'static str {
    match hand {
        Hand::Left => "elements-hand-left",
        Hand::Right => "elements-hand-right",
    }
}

/// The message of where an enemy is closed with.
pub(super) const fn aim_name(aim: Aim) -> &'static str {
    match aim {
        Aim::Front => "elements-aim-front",
        Aim::Left => "elements-aim-left",
        Aim::Right => "elements-aim-right",
        Aim::Rear => "elements-aim-rear",
        Aim::OverlapLeft => "elements-aim-overlap-left",
        Aim::OverlapRight => "elements-aim-overlap-right",
    }
}

/// The message of a direction: the nearest of the eight winds.
pub(super) fn wind_name(heading: Heading) -> &'static str {
    const WINDS: [&str; 8] = [
        "elements-wind-north",
        "elements-wind-north-east",
        "elements-wind-east",
        "elements-wind-south-east",
        "elements-wind-south",
        "elements-wind-south-west",
        "elements-wind-west",
        "elements-wind-north-west",
    ];
    WINDS[usize::from((heading.steps() + 450) / 900 % 8)]
}

/// Refusals whose numbers are lengths.
const LENGTHS: [&str; 3] =
    ["elements-refusal-too-far", "elements-refusal-slips-too-far", "elements-refusal-outside-the-zone"];

/// A refusal in a label: lengths in paces, turns in degrees, elements by name.
pub(super) fn refusal(battle: &Battle, refusal: Refusal) -> Label {
    let mut label = Label::new(refusal.reason);
    for (name, circumstance) in refusal.with.iter().flatten() {
        label = match circumstance {
            Circumstance::Number(number) if *name == "heading" => label.with(name, i64::from(*number / 20)),
            Circumstance::Number(number) if LENGTHS.contains(&refusal.reason) => label.with(name, paces(*number)),
            Circumstance::Number(number) => label.with(name, i64::from(*number)),
            Circumstance::Thing(thing) => {
                let element = ElementId(u8::try_from(*thing).unwrap_or(u8::MAX));
                label.with(name, list(std::iter::once(number_of(battle, element))))
            }
        };
    }
    label
}
