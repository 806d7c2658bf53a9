//! The figures printed on counters and charts, as wargamers write them.

use crate::engine::charts::Cost;
use crate::engine::spec::{Activation, Special, StepValues};
use serde::Deserialize;

use packs::written;

/// What a unit is worth at a step: `8-6-3`, `(3)-3-3`, `6''-7-5`, or of a battery `8-6-4/6-2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct StepText {
    pub(crate) values: StepValues,
    /// A battery: bombardment strengths before the stroke.
    pub(crate) battery: bool,
    /// The shock marks, if there are any.
    pub(crate) shock: u8,
}

written!(StepText, "^(\\(?[0-9]+\\)?'{0,2}-[0-9]+-[0-9]+|[0-9]+-[0-9]+-[0-9]+/[0-9]+-[0-9]+)$");

/// The highest figure of a counter.
const MOST: u8 = 20;

fn figure(text: &str) -> Option<u8> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number| digits && *number <= MOST)
}

/// Exactly so many figures with hyphens between them.
fn figures<const N: usize>(text: &str) -> Option<[u8; N]> {
    let parts: Option<Vec<u8>> = text.split('-').map(figure).collect();
    parts?.try_into().ok()
}

impl StepText {
    fn battery(bombardment: &str, rest: &str) -> Option<StepText> {
        let [morale, movement] = figures(rest)?;
        let values = StepValues { bombardment: figures(bombardment)?, morale, movement, ..StepValues::default() };
        Some(StepText { values, battery: true, shock: 0 })
    }

    fn brigade(text: &str) -> Option<StepText> {
        let (strength, rest) = text.split_once('-')?;
        let bare = strength.trim_end_matches('\'');
        let shock = u8::try_from(strength.len() - bare.len()).ok().filter(|marks| *marks <= 2)?;
        let inside = bare.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        let [morale, movement] = figures(rest)?;
        let strength = figure(inside.unwrap_or(bare))?;
        let values = StepValues { strength, shaken: inside.is_some(), morale, movement, ..StepValues::default() };
        Some(StepText { values, battery: false, shock })
    }
}

impl TryFrom<String> for StepText {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let read = match text.split_once('/') {
            Some((bombardment, rest)) => StepText::battery(bombardment, rest),
            None => StepText::brigade(&text),
        };
        read.ok_or_else(|| {
            format!(
                "`{text}` are no values of a step: strength, morale and movement are expected, \"8-6-3\", \"(3)-3-3\", \
                 \"6''-7-5\", or of a battery bombardment at one, two and three hexes before them, \"8-6-4/6-2\""
            )
        })
    }
}

/// What a leader is worth: `5*I 2-6`, `4* 2-6`, `2 0-6`, `1-5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct LeaderText {
    pub(crate) initiative: Option<u8>,
    pub(crate) special: Option<Special>,
    pub(crate) modifier: u8,
    pub(crate) movement: u8,
}

written!(LeaderText, "^([0-9]+(\\*[IC]?)? )?[0-9]+-[0-9]+$");

impl LeaderText {
    fn read(text: &str) -> Option<LeaderText> {
        let (command, rest) = text.rsplit_once(' ').map_or((None, text), |(command, rest)| (Some(command), rest));
        let [modifier, movement] = figures(rest)?;
        let Some(command) = command else {
            return Some(LeaderText { initiative: None, special: None, modifier, movement });
        };
        let (initiative, special) = match command.split_once('*') {
            None => (command, None),
            Some((initiative, "")) => (initiative, Some(Special::Any)),
            Some((initiative, "I")) => (initiative, Some(Special::Infantry)),
            Some((initiative, "C")) => (initiative, Some(Special::Cavalry)),
            Some(_) => return None,
        };
        Some(LeaderText { initiative: Some(figure(initiative)?), special, modifier, movement })
    }
}

impl TryFrom<String> for LeaderText {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        LeaderText::read(&text).ok_or_else(|| {
            format!(
                "`{text}` are no values of a leader: morale modifier and movement are expected, \"1-5\", with an \
                 initiative before them, \"3 1-6\", and a star for a special leader, \"4* 2-6\", \"5*I 2-6\", \"5*C 2-7\""
            )
        })
    }
}

/// Movement costs with blanks between them, `-` for what cannot be entered: `2 3 3 2`, `- - - -`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Costs<const N: usize>(pub(crate) [Cost; N]);

impl<'de, const N: usize> Deserialize<'de> for Costs<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let cost = |word: &str| match word {
            "-" => Some(None),
            _ => figure(word).map(Some),
        };
        let costs: Option<Vec<Cost>> = text.split_whitespace().map(cost).collect();
        let wrong =
            || format!("`{text}` are no costs: {N} figures with blanks between them are expected, `-` bars the way");
        costs.and_then(|costs| costs.try_into().ok()).map(Costs).ok_or_else(|| serde::de::Error::custom(wrong()))
    }
}

/// How an army becomes active: `active`, `barred`, `2` (each attempt), `1 then 0` (the
/// first attempt, later ones).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct ActivationText(pub(crate) Activation);

written!(ActivationText, "^(active|barred|[0-9]+( then [0-9]+)?)$");

impl TryFrom<String> for ActivationText {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let cost = || {
            let (first, later) = text.split_once(" then ").unwrap_or((&text, &text));
            Some(Activation::Cost { first: figure(first)?, later: figure(later)? })
        };
        let read = match text.as_str() {
            "active" => Some(Activation::Active),
            "barred" => Some(Activation::Barred),
            _ => cost(),
        };
        read.map(ActivationText).ok_or_else(|| {
            format!("`{text}` is no activation: \"active\", \"barred\", \"2\" or \"1 then 0\" is expected")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read<T: TryFrom<String, Error = String>>(text: &str) -> Result<T, String> {
        T::try_from(text.to_owned())
    }

    #[test]
    fn steps_are_read_as_printed() {
        let brigade: StepText = read("8-6-3").unwrap();
        assert_eq!((brigade.values.strength, brigade.values.morale, brigade.values.movement), (8, 6, 3));
        let horse: StepText = read("6''-7-5").unwrap();
        assert_eq!((horse.values.strength, horse.shock), (6, 2));
        assert!(read::<StepText>("(3)-3-3").unwrap().values.shaken);
        let guns: StepText = read("8-6-4/6-2").unwrap();
        assert_eq!((guns.values.bombardment, guns.values.morale, guns.battery), ([8, 6, 4], 6, true));
        for bad in ["8-6", "8-6-3-1", "8/6-2", "8-6-4/6", "6'''-7-5", "(3-3-3", "99-1-1", "a-b-c", "", "-8-6-3"] {
            assert!(read::<StepText>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn leaders_are_read_as_printed() {
        let king: LeaderText = read("5*I 2-6").unwrap();
        assert_eq!(
            (king.initiative, king.special, king.modifier, king.movement),
            (Some(5), Some(Special::Infantry), 2, 6)
        );
        assert_eq!(read::<LeaderText>("4* 2-6").unwrap().special, Some(Special::Any));
        assert_eq!(read::<LeaderText>("2 0-6").unwrap().initiative, Some(2));
        assert_eq!(read::<LeaderText>("1-5").unwrap().initiative, None);
        for bad in ["5*X 2-6", "I 2-6", "2", "5* 2", "* 2-6"] {
            assert!(read::<LeaderText>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn activation_has_a_price() {
        assert_eq!(read::<ActivationText>("2").unwrap().0, Activation::Cost { first: 2, later: 2 });
        assert_eq!(read::<ActivationText>("1 then 0").unwrap().0, Activation::Cost { first: 1, later: 0 });
        assert!(read::<ActivationText>("soon").is_err());
    }
}
