//! Every situation of the packs of this system goes as its author says. `SITUATION=part-of-a-path`
//! tells one of them in full.

use kernel::conformance::suite::judge;
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

#[test]
fn so_do_those_of_the_battles() {
    for pack in ["quatre-bras-1815", "wavre-1815"] {
        let folder = crate::folder().join(pack).join("situations");
        let faults = judge::<Napoleon>(&folder, None, battle_of);
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    }
}
