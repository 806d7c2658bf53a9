//! `colours.toml`: what the sides wear. It decides nothing, and may be corrected
//! while battles are running.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::fault::Faults;
use crate::files::{COLOURS, Files};
use crate::read::read;
use crate::words::Name;
use crate::written;

/// A colour as six hexadecimal digits: `#22457e`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
pub struct Colour(String);
written!(Colour, "^#[0-9a-f]{6}$");

impl TryFrom<String> for Colour {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let digits = text.strip_prefix('#').unwrap_or_default();
        if digits.len() == 6 && digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            return Ok(Colour(text));
        }
        let shown: String = text.chars().take(20).collect();
        Err(format!("`{shown}` is no colour: `#` and six digits from 0 to f are expected, such as `#22457e`"))
    }
}

impl From<Colour> for String {
    fn from(colour: Colour) -> String {
        colour.0
    }
}

/// What one side wears.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SideColours {
    /// The side itself: blocks, swatches, flags.
    pub side: Colour,
    /// The bands at the ends of a block, and whatever must stand out from the side.
    pub band: Colour,
    /// Counters and bases.
    pub counter: Colour,
    /// What is written on a counter.
    pub ink: Colour,
    /// The front edge of a base.
    pub front: Colour,
    /// Lines and bars on light panels.
    pub line: Colour,
    /// The same on dark panels.
    pub line_in_the_dark: Colour,
}

/// The whole file: a table for each side.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ColoursFile(BTreeMap<Name, SideColours>);

/// Whatever is wrong with the file is a fault; a pack without one is drawn in a neutral grey.
pub fn colours(files: &Files, sides: &[String; 2], faults: &mut Faults<'_>) -> ColoursFile {
    if files.bytes(COLOURS).is_none() {
        return ColoursFile::default();
    }
    let Some(file) = read::<ColoursFile>(files, COLOURS, faults) else { return ColoursFile::default() };
    file.check(sides, faults);
    file
}

impl ColoursFile {
    /// The colours of a side.
    pub fn of(&self, side: &str) -> Option<&SideColours> {
        self.0.iter().find(|(name, _)| name.as_str() == side).map(|(_, colours)| colours)
    }

    /// Every side has colours, and nobody else.
    fn check(&self, sides: &[String; 2], faults: &mut Faults<'_>) {
        for side in sides.iter().filter(|side| self.of(side).is_none()) {
            faults.of(COLOURS, format!("side `{side}` has no colours: a table [{side}] is expected"));
        }
        for name in self.0.keys().filter(|name| !sides.iter().any(|side| side == name.as_str())) {
            faults.of(COLOURS, format!("there is no side `{name}`; expected {} or {}", sides[0], sides[1]));
        }
    }
}
