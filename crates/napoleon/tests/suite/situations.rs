//! Every situation of the drill ground goes as its author says. `SITUATION=part-of-a-path` tells one of them in full.

use kernel::situation::Situation;
use napoleon::{Battle, Napoleon};
use packs::Packed;

/// The battle that a situation is played in.
pub(crate) fn battle_of(situation: &Situation) -> Result<Battle, String> {
    let options = serde_json::to_value(&situation.options).map_err(|what| what.to_string())?;
    let pack = crate::reading(situation.pack.get_ref())?;
    Napoleon::lay(&pack.spec, &options)
}

kernel::suite! { Napoleon:
    every_situation_goes_as_its_author_says(&crate::folder().join("napoleon-drill/situations"), battle_of);
}
