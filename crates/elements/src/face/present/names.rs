//! What things are called: board ids and the messages of names.

use kernel::facade::side_message;
use kernel::{Argument, Circumstance, Label, Refusal, Side};

use crate::engine::battle::Battle;
use crate::engine::circumstances::of_thing;
use crate::engine::pieces::{CAMP_SLOT, CommandId, ElementId, Elements, MOST_TROOPS};
use crate::engine::play::Field;
use crate::engine::position::Fate;
use crate::geometry::{Heading, Pose};
use crate::movement::{Aim, Hand};
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
    format!("c{}-{}", side.number(), command.0)
}

/// The board id of a pose.
pub(crate) fn pose_id(pose: Pose) -> String {
    format!("@{},{},{}", pose.x, pose.y, pose.heading.steps())
}

/// The message that names a command: as its author calls it, else by its number.
pub(crate) fn command_name(battle: &Battle, side: Side, command: CommandId) -> String {
    let named = battle.armies[side.index()].commands.get(command.index());
    named.map_or_else(|| numbered(command).to_owned(), |key| format!("command-{key}"))
}

const fn numbered(command: CommandId) -> &'static str {
    match command.0 {
        0 => "elements-command-first",
        1 => "elements-command-second",
        _ => "elements-command-third",
    }
}

/// The message that names a piece of terrain, if its author does.
pub(super) fn place_name(names: &[Option<String>], number: usize) -> Option<String> {
    names.get(number)?.as_ref().map(|key| format!("place-{key}"))
}

/// The message that names a side.
pub(crate) fn side_argument(battle: &Battle, side: Side) -> Argument {
    Argument::Message { msg: side_message(&battle.sides[side.index()]) }
}

/// A length in paces, rounded to the nearest.
pub(crate) const fn paces(length: i32) -> i64 {
    ((length + PACE / 2) / PACE) as i64
}

/// The name of an element where nobody says what it is now: as its author has
/// enlisted it, else its number.
pub(super) fn number_of(battle: &Battle, element: ElementId) -> Label {
    let enlisted = battle.armies[element.side().index()].troops.get(usize::from(element.slot()));
    named(battle, element, enlisted.map(|member| member.arm))
}

/// The name of an element, as far as its arm is known. An army with one command has one
/// commander, and he has no number.
pub(super) fn named(battle: &Battle, element: ElementId, arm: Option<Arm>) -> Label {
    let slot = element.slot();
    let number = i64::from(slot) + 1;
    let label = match slot {
        CAMP_SLOT.. => Label::new("elements-name-camp"),
        _ if usize::from(slot) < MOST_TROOPS => Label::new(arm_id(arm)).with("number", number),
        _ if battle.commands() == 1 => Label::new("elements-name-the-commander"),
        _ => Label::new("elements-name-commander").with("number", number - MOST_TROOPS as i64),
    };
    label.with("side", side_argument(battle, element.side()))
}

const fn arm_id(arm: Option<Arm>) -> &'static str {
    match arm {
        Some(Arm::Cavalry) => "elements-name-cavalry",
        Some(Arm::Dismounted) => "elements-name-dismounted",
        Some(Arm::Muskets) => "elements-name-muskets",
        Some(Arm::Rifles) => "elements-name-rifles",
        Some(Arm::Jaegers) => "elements-name-jaegers",
        Some(Arm::Artillery) => "elements-name-artillery",
        Some(Arm::Commander | Arm::Camp) | None => "elements-name-element",
    }
}

/// The name of an element whose arm is seen.
pub(crate) fn name_of(field: &Field<'_>, element: ElementId) -> Label {
    if field.element(element).fate == Fate::None {
        return number_of(field.battle, element);
    }
    named(field.battle, element, Some(field.arm(element)))
}

/// What a side calls an element in its own orders: its own without a word about whose it is.
pub(super) fn called(field: &Field<'_>, element: ElementId) -> Label {
    let side = field.to_decide().side();
    if side != Some(element.side()) || field.element(element).fate == Fate::None {
        return name_of(field, element);
    }
    let arm = field.arm(element);
    let id = match arm {
        Arm::Camp => "elements-own-one",
        Arm::Commander if field.battle.commands() == 1 => "elements-own-one",
        Arm::Commander => {
            let command = CommandId(element.slot() - MOST_TROOPS as u8);
            let name = command_name(field.battle, element.side(), command);
            return Label::new("elements-own-commander").with_message("command", name);
        }
        _ => "elements-own-element",
    };
    let label = Label::new(id).with_message("arm", arm_name(arm));
    if id == "elements-own-one" { label } else { label.with("number", i64::from(element.slot()) + 1) }
}

/// The message that names an arm.
pub(super) const fn arm_name(arm: Arm) -> &'static str {
    match arm {
        Arm::Cavalry => "elements-arm-cavalry",
        Arm::Dismounted => "elements-arm-dismounted",
        Arm::Muskets => "elements-arm-muskets",
        Arm::Rifles => "elements-arm-rifles",
        Arm::Jaegers => "elements-arm-jaegers",
        Arm::Artillery => "elements-arm-artillery",
        Arm::Commander => "elements-arm-commander",
        Arm::Camp => "elements-arm-camp",
    }
}

/// The name of what a refusal speaks of.
fn thing(battle: &Battle, thing: u32) -> Label {
    let (element, arm) = of_thing(thing);
    arm.map_or_else(|| number_of(battle, element), |arm| named(battle, element, Some(arm)))
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

/// A refusal in a label: turns in degrees, elements by name.
pub(super) fn refusal(battle: &Battle, refusal: Refusal) -> Label {
    let mut label = Label::new(refusal.reason);
    for (name, circumstance) in refusal.with.iter().flatten() {
        label = match circumstance {
            Circumstance::Number(number) if *name == "heading" => label.with(*name, i64::from(*number / 20)),
            Circumstance::Number(number) => label.with(*name, i64::from(*number)),
            Circumstance::Thing(number) => label.with(*name, list(std::iter::once(thing(battle, *number)))),
        };
    }
    label
}
