//! `board.toml`: locales, approaches, impassable sides, roads, junctions, entries.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::engine::spec::{RoadClass, Star, Symbols, Width};

use packs::words::{At, Exactly, Name, Point, Source};

/// The board.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BoardFile {
    /// Where the board comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The locales.
    #[serde(default, rename = "locale")]
    pub(crate) locales: Vec<At<LocaleEntry>>,
    /// The pairs of facing approaches.
    #[serde(default, rename = "approach")]
    pub(crate) approaches: Vec<At<ApproachEntry>>,
    /// The sides that nobody may cross.
    #[serde(default)]
    pub(crate) impassable: Vec<At<ImpassableEntry>>,
    /// The roads.
    #[serde(default, rename = "road")]
    pub(crate) roads: Vec<At<RoadEntry>>,
    /// Where roads meet.
    #[serde(default, rename = "junction")]
    pub(crate) junctions: Vec<At<JunctionEntry>>,
    /// Where reinforcements come in.
    #[serde(default, rename = "entry")]
    pub(crate) entries: Vec<At<EntryEntry>>,
}

/// A locale.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LocaleEntry {
    /// Its number on the board.
    #[schemars(range(min = 1, max = 96))]
    pub(crate) id: At<u16>,
    /// The key of its name: the message is `place-` and this.
    pub(crate) key: At<Name>,
    /// How many pieces of one side it holds.
    #[schemars(range(min = 1, max = 60))]
    pub(crate) capacity: At<u8>,
    /// The middle of the locale, where its capacity is printed.
    pub(crate) at: At<Point>,
    /// How many pieces of the surprised side start here.
    #[serde(default)]
    pub(crate) set_up: u8,
    /// A star that counts for victory.
    pub(crate) star: Option<StarName>,
    /// Where this entry comes from, if elsewhere than the file.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// The colour of a star.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum StarName {
    Red,
    Green,
    Blue,
}

impl From<StarName> for Star {
    fn from(name: StarName) -> Star {
        match name {
            StarName::Red => Star::Red,
            StarName::Green => Star::Green,
            StarName::Blue => Star::Blue,
        }
    }
}

/// A pair of facing approaches.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ApproachEntry {
    /// The two locales.
    pub(crate) between: At<Exactly<u16, 2>>,
    /// Its id; `A-B` unless it is said. Needed where two pairs join the same locales.
    pub(crate) id: Option<At<Name>>,
    /// How wide it is.
    pub(crate) width: WidthName,
    /// The middle of the border.
    pub(crate) at: At<Point>,
    /// The symbols printed in the first and in the second locale: they hit
    /// attackers into that locale.
    pub(crate) into: Exactly<At<SymbolsText>, 2>,
    /// Where this entry comes from, if elsewhere than the file.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

impl ApproachEntry {
    /// Its id, said or not.
    pub(crate) fn id(&self) -> String {
        match &self.id {
            Some(id) => id.to_string(),
            None => format!("{}-{}", self.between[0], self.between[1]),
        }
    }
}

/// How wide an approach is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum WidthName {
    /// Two pieces abreast.
    Wide,
    /// One piece abreast.
    Narrow,
}

impl From<WidthName> for Width {
    fn from(name: WidthName) -> Width {
        match name {
            WidthName::Wide => Width::Wide,
            WidthName::Narrow => Width::Narrow,
        }
    }
}

/// Symbols as text: I, C, A with a digit for more than one, O for a cavalry obstacle.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String", extend("pattern" = "^ *([ICA][2-9]? *|O *)*$"))]
pub(crate) struct SymbolsText(pub(crate) Symbols);

impl TryFrom<String> for SymbolsText {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let mut symbols = Symbols::default();
        for word in text.split_whitespace() {
            read_symbol(word, &mut symbols).ok_or_else(|| {
                format!(
                    "`{word}` is no symbol: I, C, A, each once and with a digit from 2 to 9 for more than one, \
                     or O are expected"
                )
            })?;
        }
        Ok(SymbolsText(symbols))
    }
}

fn read_symbol(word: &str, symbols: &mut Symbols) -> Option<()> {
    let mut letters = word.chars();
    let letter = letters.next()?;
    let amount = match letters.as_str() {
        "" => 1,
        digit => digit.parse::<u8>().ok().filter(|amount| digit.len() == 1 && (2..=9).contains(amount))?,
    };
    if letter == 'O' {
        let first = word == "O" && !symbols.obstacle;
        symbols.obstacle = true;
        return first.then_some(());
    }
    let arm = ['I', 'C', 'A'].iter().position(|other| *other == letter)?;
    let first = symbols.penalty[arm] == 0;
    symbols.penalty[arm] = amount;
    first.then_some(())
}

/// One side of a locale that nobody may cross.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ImpassableEntry {
    /// The locale.
    pub(crate) locale: At<u16>,
    /// Which of its sides: `NW`.
    pub(crate) side: At<Name>,
    /// Where this entry comes from, if elsewhere than the file.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// Main or minor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ClassName {
    /// Movement along it is free of command.
    Main,
    /// An ordinary road.
    Minor,
}

impl From<ClassName> for RoadClass {
    fn from(name: ClassName) -> RoadClass {
        match name {
            ClassName::Main => RoadClass::Main,
            ClassName::Minor => RoadClass::Minor,
        }
    }
}

/// A road.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RoadEntry {
    /// Its id.
    pub(crate) id: At<Name>,
    /// Main or minor.
    pub(crate) class: ClassName,
    /// The locales it runs through; each step is one crossing, a lane of its own.
    pub(crate) route: At<Vec<At<u16>>>,
    /// Which pairs it takes where two join the same locales.
    #[serde(default)]
    pub(crate) via: Vec<At<Name>>,
    /// Where this entry comes from, if elsewhere than the file.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// Roads that meet inside a locale.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct JunctionEntry {
    /// The locale.
    pub(crate) locale: At<u16>,
    /// The roads.
    pub(crate) roads: At<Vec<At<Name>>>,
    /// The class of the link that joins them; without it they touch.
    pub(crate) by: Option<ClassName>,
    /// Where this entry comes from, if elsewhere than the file.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// How reinforcements come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum WayName {
    /// Along a road.
    Road,
    /// Over a pontoon bridge: one piece a turn.
    Pontoon,
}

/// A place where reinforcements come in.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct EntryEntry {
    /// Its id: the message is `entry-` and this.
    pub(crate) id: At<Name>,
    /// The locale they come into.
    pub(crate) locale: At<u16>,
    /// How.
    pub(crate) by: At<WayName>,
    /// The road, if by road.
    pub(crate) road: Option<At<Name>>,
    /// Whose it is.
    pub(crate) side: At<Name>,
    /// Where it meets the edge of the map.
    pub(crate) at: At<Point>,
    /// Where this entry comes from, if elsewhere than the file.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}
