//! How a system reads its battles.

use std::collections::BTreeMap;

use kernel::System;
use schemars::JsonSchema;
use serde_json::Value;

use crate::fault::Faults;
use crate::files::Files;
use crate::messages::Need;
use crate::options::BattleOption;
use crate::pack_file::PackFile;

/// A system whose battles are written in packs.
pub trait Packed: System {
    /// What the files beside `pack.toml` say.
    type Content: Send + Sync + 'static;
    /// A battle as the rules understand it, before anything is chosen.
    type Spec: Send + Sync + 'static;

    /// Whether its packs have charts, their own or those of another folder.
    const CHARTS: bool = false;
    /// Whether `packs check` can prove the regularities of a printed board.
    const REGULARITIES: bool = false;

    /// Reads all files, so that the faults of all are told at once.
    fn read(files: &Files, faults: &mut Faults<'_>) -> Option<Self::Content>;
    /// The battle, if all its parts fit; all that does not, as faults.
    fn playable(head: &PackFile, content: &Self::Content, faults: &mut Faults<'_>) -> Option<Self::Spec>;
    /// The messages it needs, beside title and summary.
    fn needs(content: &Self::Content) -> Vec<Need>;
    /// What else the format promises: that what is drawn is what is played.
    fn prove(_head: &PackFile, _content: &Self::Content, _faults: &mut Faults<'_>) {}
    /// The JSON Schema of each file beside `pack.toml`, by its name.
    fn schema() -> BTreeMap<&'static str, Value>;
    /// The keys of the sides, the one that moves first first.
    fn sides(spec: &Self::Spec) -> &[String; 2];
    /// What can be chosen before a battle opens.
    fn options(spec: &Self::Spec) -> Vec<BattleOption>;
    /// The battle with the options chosen, an object of keys and values; nothing
    /// at all means the defaults.
    ///
    /// # Errors
    /// A sentence that names what does not fit.
    fn lay(spec: &Self::Spec, chosen: &Value) -> Result<Self::Battle, String>;
}

/// The JSON Schema of a file.
pub fn schema_of<T: JsonSchema>() -> Value {
    schemars::schema_for!(T).to_value()
}
