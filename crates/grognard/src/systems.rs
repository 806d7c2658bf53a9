//! The rules systems that can be played: the one place where the program tells them apart.

use std::sync::Arc;

use packs::{Pack, elements_options, frederick_options, marengo_options};
use serde_json::Value;

use crate::fault::Fault;

/// A battle of one of the systems, laid on a table.
pub(crate) enum Laid {
    /// Areas and approaches.
    Marengo(Arc<marengo::Battle>),
    /// Hexes of the Seven Years' War.
    Frederick(Arc<frederick::Battle>),
    /// A measured table of the American Civil War.
    Elements(Arc<elements::Battle>),
}

impl Laid {
    /// The keys of its sides.
    pub(crate) fn sides(&self) -> &[String; 2] {
        match self {
            Laid::Marengo(battle) => &battle.sides,
            Laid::Frederick(battle) => &battle.sides,
            Laid::Elements(battle) => &battle.sides,
        }
    }
}

/// Does the same with the battle of whatever system: `on_system!(laid, |battle: S| work::<S>(battle))`.
macro_rules! on_system {
    ($laid:expr, |$battle:ident: $system:ident| $work:expr) => {
        match $laid {
            $crate::systems::Laid::Marengo($battle) => {
                type $system = marengo::Marengo;
                $work
            }
            $crate::systems::Laid::Frederick($battle) => {
                type $system = frederick::Frederick;
                $work
            }
            $crate::systems::Laid::Elements($battle) => {
                type $system = elements::CivilWar;
                $work
            }
        }
    };
}

pub(crate) use on_system;

/// The battle of a pack with options as JSON.
pub(crate) fn battle(pack: &Pack, options: &Value) -> Result<Laid, Fault> {
    if let Some(spec) = pack.frederick_spec() {
        let options = frederick_options(spec, options).map_err(Fault::Options)?;
        let battle = frederick::Battle::muster(spec, &options).map_err(|fault| Fault::Options(fault.what))?;
        return Ok(Laid::Frederick(Arc::new(battle)));
    }
    if let Some(spec) = pack.elements_spec() {
        let options = elements_options(spec, options).map_err(Fault::Options)?;
        let battle = elements::Battle::muster(spec, options).map_err(|fault| Fault::Options(fault.what))?;
        return Ok(Laid::Elements(Arc::new(battle)));
    }
    let options = marengo_options(options).map_err(Fault::Options)?;
    let battle = pack.battle(options).map_err(|fault| Fault::Options(fault.what))?;
    Ok(Laid::Marengo(Arc::new(battle)))
}
