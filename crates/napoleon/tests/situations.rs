//! Every situation of the drill ground goes as its author says. `SITUATION=part-of-a-path` tells one of them in full.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::path::{Path, PathBuf};

use kernel::situation::Situation;
use library::reading;
use napoleon::{Battle, Napoleon};
use packs::Packed;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/napoleon-drill/situations")
}

/// The battle that a situation is played in.
fn battle_of(situation: &Situation) -> Result<Battle, String> {
    let options = serde_json::to_value(&situation.options).map_err(|what| what.to_string())?;
    let pack = reading::<Napoleon>(situation.pack.get_ref()).map_err(|what| format!("{what:?}"))?;
    Napoleon::lay(&pack.spec, &options)
}

kernel::suite! { Napoleon:
    every_situation_goes_as_its_author_says(&folder(), battle_of);
}
