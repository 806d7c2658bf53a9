//! Every situation of the packs of this system goes as its author says. `SITUATION=part-of-a-path`
//! tells one of them in full.
use std::path::{Path, PathBuf};

use frederick::{Battle, Frederick};
use kernel::conformance::suite::judge;
use kernel::situation::Situation;
use library::reading;
use packs::Packed;

fn packs_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs")
}

/// The battle that a situation is played in.
fn battle_of(situation: &Situation) -> Result<Battle, String> {
    let options = serde_json::to_value(&situation.options).map_err(|what| what.to_string())?;
    let pack = reading::<Frederick>(situation.pack.get_ref()).map_err(|what| format!("{what:?}"))?;
    Frederick::lay(&pack.spec, &options)
}

kernel::suite! { Frederick:
    every_situation_goes_as_its_author_says(&packs_folder().join("drill-1757/situations"), battle_of);
}

#[test]
fn so_do_those_of_the_battles() {
    for pack in ["rossbach-1757", "leuthen-1757", "zorndorf-1758", "torgau-1760"] {
        let folder = packs_folder().join(pack).join("situations");
        let faults = judge::<Frederick>(&folder, None, battle_of);
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    }
}
