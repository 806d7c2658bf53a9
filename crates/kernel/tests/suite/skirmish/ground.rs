//! What lies open to everybody.

use kernel::lots::each;
use kernel::{Lots, Side};
use serde::{Deserialize, Serialize};

use super::Battle;

/// A step that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Step {
    /// The challenged side is asked whether its token slips away.
    Reaction { token: u8, target: u8 },
}

/// The round; a forgetful one loses it in storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "(u8, bool)", from = "(u8, bool)")]
pub(crate) struct Clock {
    pub(crate) round: u8,
    pub(crate) forgetful: bool,
}

impl From<Clock> for (u8, bool) {
    fn from(clock: Clock) -> Self {
        (if clock.forgetful { 1 } else { clock.round }, clock.forgetful)
    }
}

impl From<(u8, bool)> for Clock {
    fn from((round, forgetful): (u8, bool)) -> Self {
        Clock { round, forgetful }
    }
}

/// What lies open: everything but the faces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ground {
    /// The field of each token; nothing once it is removed.
    pub(crate) fields: Vec<Option<u8>>,
    pub(crate) lots: Lots,
    pub(crate) clock: Clock,
    pub(crate) mover: Side,
    pub(crate) actions: u8,
    /// Nothing has been ordered yet this turn.
    pub(crate) fresh: bool,
    /// Steps inside steps, the innermost last.
    pub(crate) agenda: Vec<Step>,
}

impl Ground {
    /// How many tokens a side has left.
    pub(crate) fn left(&self, battle: &Battle, side: Side) -> u8 {
        each(battle.tokens(side)).filter(|token| self.field(*token).is_some()).count() as u8
    }

    /// Where a token stands.
    pub(crate) fn field(&self, token: u8) -> Option<u8> {
        self.fields.get(token as usize).copied().flatten()
    }

    /// The tokens of a side on a field.
    pub(crate) fn standing(&self, battle: &Battle, side: Side, field: u8) -> impl Iterator<Item = u8> + '_ {
        each(battle.tokens(side)).filter(move |token| self.field(*token) == Some(field))
    }

    pub(crate) fn audit(&self, battle: &Battle) -> Result<(), String> {
        for field in 0..battle.length {
            if Side::BOTH.iter().all(|side| self.standing(battle, *side, field).next().is_some()) {
                return Err(format!("both sides stand on field {field}"));
            }
        }
        if self.agenda.len() > 1 {
            return Err("the agenda is too deep".into());
        }
        let removed = |token: &u8| self.field(*token).is_none();
        match (0..battle.count()).filter(removed).find(|token| !self.lots.is_known(*token)) {
            Some(token) => Err(format!("token {token} was removed and never shown")),
            None => Ok(()),
        }
    }
}
