//! A pack as the browser is shown it.

use std::collections::BTreeMap;

use generals::Level;
use kernel::{Fingerprint, Label};
use packs::{BattleOption, SideColours};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::pack::{Pack, SourceMark};

/// A pack as the lobby lists it.
#[derive(Debug, Serialize, TS)]
pub struct PackCard<'a> {
    id: &'a str,
    system: &'a str,
    title: Label,
    summary: Label,
    /// The day of the battle: `1800-06-14`.
    date: &'a str,
    /// The side that moves first comes first.
    sides: &'a [String; 2],
    /// What the sides wear; a side that is missing has no colours of its own.
    colours: BTreeMap<&'a str, &'a SideColours>,
    options: Vec<BattleOption>,
    /// The generals that can play it, weakest first.
    generals: Vec<&'static str>,
}

/// A pack with its board.
#[derive(Debug, Serialize, TS)]
pub struct PackPage<'a> {
    id: &'a str,
    system: &'a str,
    title: Label,
    summary: Label,
    #[ts(type = "string")]
    hash: Fingerprint,
    /// The side that moves first comes first.
    sides: &'a [String; 2],
    /// What the sides wear; a side that is missing has no colours of its own.
    colours: BTreeMap<&'a str, &'a SideColours>,
    /// The generals that can play it, weakest first.
    generals: Vec<&'static str>,
    /// The tables of `board.toml` and `drawing.toml` as they are.
    #[ts(type = "unknown")]
    board: Value,
    sources: Vec<SourceMark>,
}

/// The generals that a player can choose from.
fn levels() -> Vec<&'static str> {
    Level::ALL.into_iter().filter(|level| *level != Level::Random).map(Level::name).collect()
}

impl Pack {
    /// As the lobby lists it.
    pub fn card(&self) -> PackCard<'_> {
        PackCard {
            id: self.id(),
            system: self.system(),
            title: self.title(),
            summary: self.summary(),
            date: self.date(),
            sides: self.sides(),
            colours: self.colours(),
            options: self.options(),
            generals: levels(),
        }
    }

    /// With its board.
    pub fn page(&self) -> PackPage<'_> {
        PackPage {
            id: self.id(),
            system: self.system(),
            title: self.title(),
            summary: self.summary(),
            hash: self.hash(),
            sides: self.sides(),
            colours: self.colours(),
            generals: levels(),
            board: self.board_json(),
            sources: self.sources(),
        }
    }
}
