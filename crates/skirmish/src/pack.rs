//! The packs of the skirmish: `forces.toml` holds the whole battle.

use std::collections::BTreeMap;

use packs::files::FORCES;
use packs::options::Chosen;
use packs::words::{At, Source};
use packs::{BattleOption, Faults, Files, Need, PackFile, Packed, read, schema_of};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use crate::engine::battle::{Battle, Options, Spec};
use crate::system::Skirmish;

const SYSTEM: &str = "skirmish";
/// No battle has more rounds.
const MOST_ROUNDS: u8 = 250;

/// `forces.toml`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Forces {
    /// Where the battle comes from.
    pub source: Source,
    /// The battle.
    pub battle: At<Spec>,
}

impl Packed for Skirmish {
    type Content = Forces;
    type Spec = Spec;

    fn read(files: &Files, faults: &mut Faults<'_>) -> Option<Forces> {
        read::read(files, FORCES, faults)
    }

    fn playable(_: &PackFile, forces: &Forces, faults: &mut Faults<'_>) -> Option<Spec> {
        match Battle::muster(&forces.battle, Options::default()) {
            Ok(_) => Some((*forces.battle).clone()),
            Err(fault) => {
                faults.at(FORCES, &forces.battle.span, format!("`{}`: {}", fault.part, fault.what));
                None
            }
        }
    }

    fn needs(_: &Forces) -> Vec<Need> {
        Vec::new()
    }

    fn schema() -> BTreeMap<&'static str, Value> {
        BTreeMap::from([(FORCES, schema_of::<Forces>())])
    }

    fn sides(spec: &Spec) -> &[String; 2] {
        &spec.sides
    }

    fn options(spec: &Spec) -> Vec<BattleOption> {
        vec![
            BattleOption::number(SYSTEM, "rounds", 1..=MOST_ROUNDS, spec.rounds.into()),
            BattleOption::flag(SYSTEM, "open"),
            BattleOption::flag(SYSTEM, "guard"),
        ]
    }

    fn lay(spec: &Spec, chosen: &Value) -> Result<Battle, String> {
        let mut options = Options::default();
        for chosen in Chosen::read(&Skirmish::options(spec), chosen)? {
            match chosen.key() {
                "rounds" => options.rounds = Some(chosen.number()?),
                "open" => options.open = chosen.flag()?,
                _ => options.guard = chosen.flag()?,
            }
        }
        Battle::muster(spec, options).map_err(|fault| fault.what)
    }
}
