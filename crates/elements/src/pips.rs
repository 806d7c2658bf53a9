//! The dice of a bound: one for each command, given out by the secret
//! ranking, and what a move costs.

use kernel::lots::Tokens;
use kernel::{Journal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::pieces::{CommandId, ElementId, MOST_COMMANDS, MOST_TROOPS};
use crate::engine::play::{Field, Play};
use crate::rules::cites;

/// Which die a command gets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Rank {
    /// The highest.
    #[default]
    Highest,
    /// What is left.
    Middle,
    /// The lowest.
    Lowest,
}

impl Rank {
    /// All of them, the highest first.
    pub const ALL: [Rank; MOST_COMMANDS] = [Rank::Highest, Rank::Middle, Rank::Lowest];

    /// As a number: the face of the command's hidden token.
    pub const fn face(self) -> u8 {
        self as u8
    }

    /// The rank of a number.
    pub const fn of_face(face: u8) -> Rank {
        match face {
            0 => Rank::Highest,
            1 => Rank::Middle,
            _ => Rank::Lowest,
        }
    }
}

/// The hidden token of a command's rank; each side has three.
pub const fn token(side: Side, command: CommandId) -> u8 {
    side.number() * MOST_COMMANDS as u8 + command.0
}

/// The tokens of a side.
pub const fn tokens(side: Side) -> Tokens {
    0b111 << (side.number() * MOST_COMMANDS as u8)
}

/// The ranking of the dice and what is left of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PipState {
    /// The rank of each command, by side: the faces of the hidden tokens. Set-up gives them.
    pub ranks: [[Rank; MOST_COMMANDS]; 2],
    /// The dice of this bound, as they fell to the active side's commands;
    /// nought where there is none.
    pub dice: [u8; MOST_COMMANDS],
    /// What the active side's commands have left of them.
    pub left: [u8; MOST_COMMANDS],
}

impl Default for PipState {
    fn default() -> Self {
        PipState { ranks: [Rank::ALL; 2], dice: [0; MOST_COMMANDS], left: [0; MOST_COMMANDS] }
    }
}

impl Field<'_> {
    /// Whether a command still has troops on the table.
    pub(crate) fn command_stands(&self, side: Side, command: CommandId) -> bool {
        let mut troops = (0..MOST_TROOPS as u8).map(|slot| ElementId::of(side, slot));
        troops.any(|element| self.position.stands(element) && self.element(element).command == command)
    }

    /// What a command has left in this bound.
    pub(crate) fn pips_left(&self, command: CommandId) -> u8 {
        self.position.pips.left.get(command.index()).copied().unwrap_or(0)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Rolls the dice of a bound and gives them to the commands by rank; the first
    /// roll lays the ranking open.
    pub(crate) fn roll_pips(&mut self, side: Side) {
        let mut commands = [CommandId(0); MOST_COMMANDS];
        let mut count = 0;
        for command in (0..self.battle.commands() as u8).map(CommandId) {
            if self.field().command_stands(side, command) {
                commands[count] = command;
                count += 1;
            }
        }
        let mut dice = [0; MOST_COMMANDS];
        dice[..count].iter_mut().for_each(|die| *die = self.die());
        let (dice, commands) = (&mut dice[..count], &mut commands[..count]);
        dice.sort_unstable_by(|one, other| other.cmp(one));
        let ranks = self.position.pips.ranks[side.index()];
        commands.sort_unstable_by_key(|command| (ranks[command.index()], command.0));
        self.position.pips.left = [0; MOST_COMMANDS];
        for (die, command) in dice.iter().zip(commands.iter()) {
            self.position.pips.left[command.index()] = *die;
        }
        let pips = self.position.pips.left;
        self.position.pips.dice = pips;
        self.journal.note(cites!["dice"], || Event::Pips { side, pips });
        self.reveal_ranking(side);
    }

    /// After the first roll everybody knows the ranking.
    fn reveal_ranking(&mut self, side: Side) {
        let hidden = |token: &u8| !self.position.lots.is_known(*token);
        if !kernel::lots::each(tokens(side)).any(|token| hidden(&token)) {
            return;
        }
        kernel::lots::each(tokens(side)).for_each(|token| self.position.lots.disclose(token));
        let ranks = self.position.pips.ranks[side.index()];
        self.journal.note(cites!["dice"], || Event::Ranking { side, ranks });
    }

    /// A command pays for a move.
    pub(crate) fn pay_pips(&mut self, command: CommandId, cost: u8) {
        if let Some(left) = self.position.pips.left.get_mut(command.index()) {
            *left = left.saturating_sub(cost);
        }
    }
}
