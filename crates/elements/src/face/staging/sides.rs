//! The tables of the sides: losses, morale, camps, the ranking of the dice.

use kernel::Side;
use kernel::situation::words::flag;

use super::words::number_list;
use crate::engine::pieces::{CommandId, ElementId, MOST_COMMANDS, MOST_TROOPS};
use crate::engine::position::{Fate, Position};
use crate::pips::{self, Rank};

pub(super) const KEYS: [&str; 7] = ["strength", "lost", "demoralized", "sacked", "camp-shots", "ranks", "secret"];

/// Every command begins with as many elements as are spoken of; those destroyed or gone are lost.
pub(super) fn count(position: &mut Position, side: Side) {
    for slot in 0..MOST_TROOPS as u8 {
        let state = *position.element(ElementId::of(side, slot));
        let command = &mut position.commands[side.index()][state.command.index()];
        if state.fate != Fate::None {
            command.strength += 1;
        }
        if matches!(state.fate, Fate::Destroyed | Fate::Gone) {
            command.lost += 1;
        }
    }
}

pub(super) fn read(side: Side, words: &toml::Table, position: &mut Position) -> Result<(), String> {
    let lost = number_list(words, "lost")?;
    let strength = number_list(words, "strength")?;
    let commands = &mut position.commands[side.index()];
    for (command, lost) in commands.iter_mut().zip(lost) {
        // Those who are lost before the situation begins need no place in it.
        command.lost += lost;
        command.strength += lost;
    }
    for (command, strength) in commands.iter_mut().zip(strength) {
        command.strength = strength.max(command.lost);
    }
    for command in number_list(words, "demoralized")? {
        let state = commands.get_mut(usize::from(command).wrapping_sub(1));
        state.ok_or("`demoralized` lists commands, counted from 1")?.demoralized = true;
    }
    position.sacked[side] = flag(words, "sacked")?;
    for (shots, fired) in position.shooting.camp_shots[side.index()].iter_mut().zip(number_list(words, "camp-shots")?) {
        *shots = fired;
    }
    let ranks = number_list(words, "ranks")?;
    for (slot, rank) in position.pips.ranks[side.index()].iter_mut().zip(ranks) {
        *slot = Rank::of_face(rank.saturating_sub(1));
    }
    if flag(words, "secret")? {
        let tokens = (0..MOST_COMMANDS as u8).map(|command| pips::token(side, CommandId(command)));
        position.lots.merge(tokens.fold(0, |all, token| all | kernel::lots::only(token)));
    }
    Ok(())
}
