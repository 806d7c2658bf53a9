//! Chapter 14, victory.

use kernel::{Outcome, Side};

use crate::engine::play::Field;
use crate::rules::cite;

impl Field<'_> {
    /// How many colours of stars the attacker holds.
    pub(crate) fn colours_held(&self) -> u8 {
        let attacker = Side::of(self.battle.victory.attacker);
        let mut colours = [false; 3];
        for (index, locale) in self.battle.board.locales.iter().enumerate() {
            if let Some(star) = locale.star
                && self.position.open.at[index] & self.of(attacker) != 0
            {
                colours[star as usize] = true;
            }
        }
        colours.iter().filter(|held| **held).count() as u8
    }

    /// The outcome once the last round is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if self.position.open.round <= self.battle.rounds {
            return None;
        }
        let broken = Side::BOTH.map(|side| self.is_broken(side));
        if broken[0] != broken[1] {
            let winner = if broken[0] { Side::Second } else { Side::First };
            return Some(Outcome { winner: Some(winner), cite: cite!("14.1"), reason: "marengo-outcome-broken" });
        }
        let attacker = Side::of(self.battle.victory.attacker);
        let (winner, reason) = if self.colours_held() >= self.battle.victory.colours {
            (attacker, "marengo-outcome-stars-taken")
        } else {
            (attacker.enemy(), "marengo-outcome-stars-held")
        };
        Some(Outcome { winner: Some(winner), cite: cite!("14.2"), reason })
    }
}
