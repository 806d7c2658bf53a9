//! What situations expect: sentences about a position.

use kernel::situation::words::side_named;
use kernel::{Dice, Side, Silent};

use super::ground::nature_named;
use super::words::{Tokens, command_named, element_named, element_of, name_of};
use crate::engine::pieces::{CommandId, ElementId, MOST_ELEMENTS};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Fate, Phase};
use crate::geometry::{Pose, TOUCH};
use crate::shooting::Salvo;
use crate::troops::Arm;

/// The forms that are understood; `docs/situations.md` has an example of each.
pub(super) const SENTENCES: [&str; 40] = [
    "SIDE ELEMENT at PLACE [facing DEGREES]",
    "SIDE ELEMENT standing",
    "SIDE ELEMENT destroyed",
    "SIDE ELEMENT gone",
    "SIDE ELEMENT waiting",
    "SIDE ELEMENT moved",
    "SIDE ELEMENT held",
    "SIDE ELEMENT shot",
    "SIDE ELEMENT fought",
    "SIDE ELEMENT engaged",
    "SIDE ELEMENT charging",
    "SIDE ELEMENT astray",
    "SIDE ELEMENT cavalry",
    "SIDE ELEMENT dismounted",
    "SIDE ELEMENT targets SIDE ELEMENT",
    "SIDE ELEMENT fights SIDE ELEMENT",
    "SIDE ELEMENT shoots FACTOR at SIDE ELEMENT with FACTOR",
    "SIDE ELEMENT strikes FACTOR at SIDE ELEMENT",
    "unseen SIDE ELEMENT",
    "pips POINTS [of COMMAND]",
    "lost SIDE COUNT",
    "elements SIDE COUNT",
    "sacked SIDE",
    "demoralized SIDE [COMMAND]",
    "rank SIDE COMMAND RANK",
    "secret SIDE",
    "river NATURE",
    "features COUNT",
    "rivers COUNT",
    "roads COUNT",
    "region NAME",
    "edge EDGE",
    "phase PHASE",
    "bound NUMBER",
    "active SIDE",
    "attacker SIDE",
    "may ORDERS",
    "over",
    "draw",
    "winner SIDE",
];

/// Degrees may differ by so many steps: half a degree.
const ASKEW: i32 = 10;

pub(super) fn holds(field: &Field<'_>, words: &str) -> Result<bool, String> {
    if let Some(rest) = words.strip_prefix("may ") {
        return may(field, rest);
    }
    let parts: Vec<&str> = words.split_whitespace().collect();
    let position = field.position;
    let side_of = |name: &str| side_named(&field.battle.sides, name);
    match parts.as_slice() {
        ["over"] => Ok(position.outcome.is_some()),
        ["draw"] => Ok(position.outcome == Some(None)),
        ["winner", side] => Ok(position.outcome == Some(Some(side_of(side)?))),
        ["bound", bound] => Ok(i64::from(position.bound) == number(bound)?),
        ["active", side] => Ok(position.active == side_of(side)?),
        ["attacker", side] => Ok(position.attacker == side_of(side)?),
        ["phase", name] => Ok(phase_name(position.phase) == *name),
        ["river", nature] => Ok(position.movement.river == nature_named(nature)?),
        ["features", count] => Ok(position.ground.features().len() as i64 == number(count)?),
        ["rivers", count] => Ok(position.ground.rivers().len() as i64 == number(count)?),
        ["roads", count] => Ok(position.ground.roads().len() as i64 == number(count)?),
        ["region", name] => {
            let found = position.set_up.region.and_then(|region| field.battle.regions.get(usize::from(region)));
            Ok(found.is_some_and(|region| region.key == *name))
        }
        ["edge", edge] => Ok(position.set_up.edge == Some(super::ground::edge_named(edge)?)),
        ["secret", side] => {
            let mut tokens = kernel::lots::each(crate::pips::tokens(side_of(side)?));
            Ok(tokens.all(|token| !position.lots.is_known(token)))
        }
        ["unseen", side, name] => {
            // It stands on the table, and the enemy sees it wait.
            let element = element_named(field, side_of(side)?, name)?;
            let seen = crate::engine::view::view(position, kernel::Viewer::Side(element.side().enemy()));
            Ok(position.stands(element) && !seen.position.stands(element))
        }
        ["pips", left] => Ok(i64::from(position.pips.left[0]) == number(left)?),
        ["pips", left, "of", command] => {
            let command = command_named(field.battle, command)?;
            Ok(i64::from(position.pips.left[command.index()]) == number(left)?)
        }
        ["lost", side, count] => Ok(i64::from(field.losses(side_of(side)?)) == number(count)?),
        ["sacked", side] => Ok(position.sacked[side_of(side)?]),
        ["demoralized", side] => Ok(position.commands[side_of(side)?.index()][0].demoralized),
        ["demoralized", side, command] => {
            let command = command_named(field.battle, command)?;
            Ok(position.commands[side_of(side)?.index()][command.index()].demoralized)
        }
        ["rank", side, command, rank] => {
            let command = command_named(field.battle, command)?;
            let found = position.pips.ranks[side_of(side)?.index()][command.index()];
            Ok(format!("{found:?}").eq_ignore_ascii_case(rank))
        }
        ["elements", side, count] => {
            let side = side_of(side)?;
            Ok(field.troops_of(field.of_side(side)).len() as i64 == number(count)?)
        }
        [side, name, rest @ ..] if side_of(side).is_ok() => {
            let id = element_named(field, side_of(side)?, name)?;
            element(field, id, rest, words)
        }
        _ => Err(not_understood(words)),
    }
}

fn not_understood(words: &str) -> String {
    format!("`{words}` says nothing that can be true")
}

fn number(text: &str) -> Result<i64, String> {
    text.parse().map_err(|_| format!("`{text}` is no number"))
}

pub(super) const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "set-up",
        Phase::Movement => "movement",
        Phase::Shooting => "shooting",
        Phase::CloseCombat => "close-combat",
    }
}

/// Whether all of some orders could be given, one after the other.
fn may(field: &Field<'_>, words: &str) -> Result<bool, String> {
    let orders = super::orders::read(field, words)?;
    let mut position = field.position.clone();
    let mut dice = Dice::forced([]);
    for order in orders {
        if (Field { battle: field.battle, position: &position }).check(order).is_err() {
            return Ok(false);
        }
        Play { battle: field.battle, position: &mut position, dice: &mut dice, journal: &mut Silent }.carry_out(order);
    }
    Ok(true)
}

fn element(field: &Field<'_>, id: ElementId, words: &[&str], sentence: &str) -> Result<bool, String> {
    let state = field.element(id);
    let position = field.position;
    let standing = state.fate == Fate::Standing;
    let other = |words: &[&str]| element_of(field, &mut words.iter().copied(), id.side().enemy());
    Ok(match words {
        ["at", rest @ ..] => standing && stands_at(state.pose, &rest.join(" "))?,
        ["standing"] => standing,
        ["destroyed"] => state.fate == Fate::Destroyed,
        ["gone"] => state.fate == Fate::Gone,
        ["waiting"] => state.fate == Fate::Waiting,
        ["cavalry"] => state.arm == Arm::Cavalry,
        ["dismounted"] => state.arm == Arm::Dismounted,
        ["moved"] => position.movement.moved.has(id),
        ["held"] => position.movement.held.has(id),
        ["shot"] => position.shooting.shot.has(id),
        ["fought"] => position.fighting.fought.has(id),
        ["engaged"] => standing && field.is_in_frontal_combat(id),
        ["charging"] => standing && field.is_charging(id),
        ["astray"] => standing && field.is_out_of_command(id),
        ["targets", rest @ ..] => field.targets(id).has(other(rest)?),
        ["fights", rest @ ..] => field.fight_each_other(id, other(rest)?),
        ["strikes", factor, "at", rest @ ..] => {
            let tally = field.fight_tally(id, other(rest)?, position.fighting.helped);
            i64::from(tally.total().max(0)) == number(factor)?
        }
        ["shoots", factor, "at", rest @ .., "with", theirs] => {
            let [own, enemy] = field.shot_tallies(&Salvo::new(id, other(rest)?));
            i64::from(own.total().max(0)) == number(factor)? && i64::from(enemy.total().max(0)) == number(theirs)?
        }
        _ => return Err(not_understood(sentence)),
    })
}

/// Whether a pose is the one described, within half a millimetre and half a degree.
fn stands_at(pose: Pose, words: &str) -> Result<bool, String> {
    let mut tokens = Tokens::of(words);
    let point = tokens.point()?;
    let near = pose.point().is_near(TOUCH, point);
    if !tokens.accept("facing") {
        return tokens.end().map(|()| near);
    }
    let heading = tokens.heading()?;
    tokens.end()?;
    Ok(near && pose.heading.turn_to(heading).abs() <= ASKEW)
}

/// The position in a few lines, for reports.
pub(super) fn describe(field: &Field<'_>) -> String {
    let position = field.position;
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let all = (0..MOST_ELEMENTS as u8).map(ElementId).filter(|id| id.side() == side);
        let there = all.filter(|id| field.element(*id).fate != Fate::None);
        let pieces: Vec<String> = there.map(|id| piece_words(field, id)).collect();
        let broken = (0..field.battle.commands() as u8)
            .map(CommandId)
            .filter(|command| position.commands[side.index()][command.index()].demoralized);
        lines.push(format!(
            "{} (lost {}, demoralized commands {}): {}",
            field.battle.sides[side.index()],
            field.losses(side),
            broken.count(),
            pieces.join("; ")
        ));
    }
    lines.join("\n")
}

/// The formation that was taken and has not halted, in the words of orders.
pub(super) fn half_given(field: &Field<'_>) -> Option<String> {
    let taken: Vec<String> = field.position.movement.formation.iter().map(|id| name_of(field, id)).collect();
    (!taken.is_empty()).then(|| format!("take {}", taken.join(", ")))
}

fn piece_words(field: &Field<'_>, id: ElementId) -> String {
    let state = field.element(id);
    let name = name_of(field, id);
    match state.fate {
        Fate::Standing => {
            let Pose { x, y, heading } = state.pose;
            let hundredths = |value: i32| format!("{}.{:02}", value / 100, (value % 100).abs());
            let degrees = hundredths(i32::from(heading.steps()) * 5);
            format!("{name} {},{} facing {degrees}", hundredths(x), hundredths(y))
        }
        Fate::Waiting => format!("{name} waiting"),
        Fate::Destroyed => format!("{name} destroyed"),
        Fate::Gone | Fate::None => format!("{name} gone"),
    }
}
