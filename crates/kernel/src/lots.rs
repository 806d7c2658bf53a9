//! Hidden tokens: per lot, which of them the other side cannot tell apart.
//!
//! Tokens are numbered from 0 to 63. Each belongs to one lot; a lot of one token is a token
//! whose face is known. The faces themselves live with the system; the exact multiset of
//! faces of each lot is public.

use serde::{Deserialize, Serialize};

/// At most so many tokens.
pub const MOST_TOKENS: usize = 64;

/// A set of tokens.
pub type Tokens = u64;

/// The tokens of a set, lowest first.
pub fn each(mut tokens: Tokens) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        (tokens != 0).then(|| {
            let lowest = tokens.trailing_zeros() as u8;
            tokens &= tokens - 1;
            lowest
        })
    })
}

/// The set of one token.
pub const fn only(token: u8) -> Tokens {
    1 << token
}

/// The partition of the tokens into lots, and the count of disclosures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lots {
    /// Of each token, the lowest token of its lot: a name that depends on nothing hidden.
    lot: [u8; MOST_TOKENS],
    /// The tokens that are a lot of their own.
    known: Tokens,
    disclosures: u32,
}

impl Default for Lots {
    fn default() -> Self {
        Lots::OPEN
    }
}

impl Lots {
    /// Everybody knows every face.
    pub const OPEN: Lots = {
        let mut lot = [0; MOST_TOKENS];
        let mut token = 0;
        while token < MOST_TOKENS {
            lot[token] = token as u8;
            token += 1;
        }
        Lots { lot, known: Tokens::MAX, disclosures: 0 }
    };

    /// The name of a token's lot: its lowest token.
    #[inline]
    pub fn name(&self, token: u8) -> u8 {
        self.lot[token as usize]
    }

    /// All tokens of the lot that `token` belongs to.
    pub fn of(&self, token: u8) -> Tokens {
        let name = self.name(token);
        let mut tokens = 0;
        for (token, lot) in self.lot.iter().enumerate() {
            tokens |= Tokens::from(*lot == name) << token;
        }
        tokens
    }

    /// The lots of some tokens whose faces are not known, each as slots.
    pub fn hidden(&self, tokens: Tokens) -> impl Iterator<Item = Vec<u16>> + '_ {
        let names = each(tokens).filter(|token| self.name(*token) == *token && !self.is_known(*token));
        names.map(|name| each(self.of(name)).map(u16::from).collect())
    }

    /// Whether everybody knows this token's face.
    #[inline]
    pub fn is_known(&self, token: u8) -> bool {
        self.known & only(token) != 0
    }

    /// How often something hidden was shown.
    pub fn disclosures(&self) -> u32 {
        self.disclosures
    }

    /// Shows a token's face: it becomes a lot of its own. The one function that shows anything.
    pub fn disclose(&mut self, token: u8) {
        let rest = self.of(token) & !only(token);
        if rest != 0 {
            self.rename(rest);
            self.rename(only(token));
            self.disclosures += 1;
        }
    }

    /// Others have learned something though no token was shown: what was done would not be allowed
    /// in every world they could imagine, or a screen has fallen.
    pub fn betray(&mut self) {
        self.disclosures += 1;
    }

    /// Whether any of these tokens is hidden.
    pub fn hides_any(&self, tokens: Tokens) -> bool {
        tokens & !self.known != 0
    }

    /// Makes one lot of all lots that `tokens` touch; faces have been mixed among them.
    pub fn merge(&mut self, tokens: Tokens) {
        let merged = each(tokens).fold(0, |merged, token| merged | self.of(token));
        self.rename(merged);
    }

    /// How many different lots `tokens` touch.
    pub fn touched(&self, tokens: Tokens) -> u32 {
        let names = each(tokens).fold(0, |names: Tokens, token| names | only(self.name(token)));
        names.count_ones()
    }

    fn rename(&mut self, tokens: Tokens) {
        if tokens == 0 {
            return;
        }
        let name = tokens.trailing_zeros() as u8;
        for token in each(tokens) {
            self.lot[token as usize] = name;
        }
        if tokens.is_power_of_two() {
            self.known |= tokens;
        } else {
            self.known &= !tokens;
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Stored {
    lot: Vec<u8>,
    disclosures: u32,
}

impl Serialize for Lots {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Stored { lot: self.lot.to_vec(), disclosures: self.disclosures }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Lots {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let stored = Stored::deserialize(deserializer)?;
        let lot: [u8; MOST_TOKENS] =
            stored.lot.try_into().map_err(|_| serde::de::Error::custom("lots of 64 tokens expected"))?;
        let lowest = |(token, name): (usize, &u8)| *name as usize <= token && lot[*name as usize] == *name;
        if !lot.iter().enumerate().all(lowest) {
            return Err(serde::de::Error::custom("a lot is named after its lowest token"));
        }
        let mut lots = Lots { lot, known: 0, disclosures: stored.disclosures };
        let alone = |token: &u8| lots.of(*token) == only(*token);
        lots.known = (0..MOST_TOKENS as u8).filter(alone).fold(0, |known, token| known | only(token));
        Ok(lots)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lots_of_four() -> Lots {
        let mut lots = Lots::default();
        lots.merge(0b1111);
        lots
    }

    #[test]
    fn showing_a_token_splits_it_off_once() {
        let mut lots = lots_of_four();
        lots.disclose(0);
        assert_eq!((lots.of(0), lots.of(1), lots.disclosures()), (0b0001, 0b1110, 1));
        lots.disclose(0);
        assert_eq!(lots.disclosures(), 1, "what is known cannot be disclosed again");
    }

    #[test]
    fn a_shuffle_merges_the_lots_it_touches() {
        let mut lots = lots_of_four();
        lots.disclose(2);
        lots.disclose(3);
        assert_eq!(lots.touched(0b1110), 3);
        lots.merge(0b1100);
        assert_eq!((lots.of(2), lots.of(0)), (0b1100, 0b0011));
        lots.merge(0b0101);
        assert_eq!(lots.of(3), 0b1111);
    }

    #[test]
    fn names_do_not_depend_on_history() {
        let mut there_and_back = lots_of_four();
        there_and_back.disclose(0);
        there_and_back.merge(0b11);
        assert_eq!(there_and_back.name(3), lots_of_four().name(3));
    }

    #[test]
    fn a_set_lists_its_tokens_in_order() {
        assert_eq!(each(0b1000_0101).collect::<Vec<_>>(), [0, 2, 7]);
    }
}
