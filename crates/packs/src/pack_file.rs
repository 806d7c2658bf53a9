//! `pack.toml`: what the pack is.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::words::{At, Name, Source};

/// What the pack is.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PackFile {
    /// Its id; the name of its folder.
    pub id: At<Name>,
    /// The rules system it is played with: `marengo`, for example.
    pub system: At<String>,
    /// Its version, as its author counts: `1.0.0`.
    pub version: At<String>,
    /// The message id of its title.
    pub title: At<Name>,
    /// The message id of a short description.
    pub summary: At<Name>,
    /// The day of the battle: `1800-06-14`.
    pub date: At<String>,
    /// Where it comes from.
    #[allow(dead_code, reason = "the text of the file is shown; reading it proves that it is there")]
    pub source: Source,
    /// Whether the symbols keep the regularities of a printed board, so that
    /// `packs check` proves them.
    #[serde(default)]
    pub regularities: bool,
    /// The folder beside this one whose `charts.toml` it uses, unless it has one of its own.
    pub charts: Option<At<Name>>,
}
