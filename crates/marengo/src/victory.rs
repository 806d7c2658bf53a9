//! Chapter 14, victory.

use kernel::{Outcome, Side};

use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::position::Open;
use crate::rules::cite;

impl Field<'_> {
    /// How many colours of stars the attacker holds.
    pub(crate) fn colours_held(&self) -> u8 {
        colours_held(self.battle, &self.position.open)
    }

    /// The outcome once the last round is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let over = self.position.open.round > self.battle.rounds;
        over.then(|| standing(self.battle, &self.position.open))
    }
}

/// How many colours of stars the attacker holds, as everybody sees it.
pub(crate) fn colours_held(battle: &Battle, open: &Open) -> u8 {
    let attacker = Side::of(battle.victory.attacker);
    let mut colours = [false; 3];
    for (index, locale) in battle.board.locales.iter().enumerate() {
        if let Some(star) = locale.star
            && open.at[index] & battle.tokens[attacker.index()] != 0
        {
            colours[star as usize] = true;
        }
    }
    colours.iter().filter(|held| **held).count() as u8
}

/// The outcome if the battle ended as it stands.
pub(crate) fn standing(battle: &Battle, open: &Open) -> Outcome {
    let broken = Side::BOTH.map(|side| open.broken[side] != 0);
    if broken[0] != broken[1] {
        let winner = if broken[0] { Side::Second } else { Side::First };
        return Outcome { winner: Some(winner), cite: cite!("14.1"), reason: "marengo-outcome-broken" };
    }
    let attacker = Side::of(battle.victory.attacker);
    let (winner, reason) = if colours_held(battle, open) >= battle.victory.colours {
        (attacker, "marengo-outcome-stars-taken")
    } else {
        (attacker.enemy(), "marengo-outcome-stars-held")
    };
    Outcome { winner: Some(winner), cite: cite!("14.2"), reason }
}
