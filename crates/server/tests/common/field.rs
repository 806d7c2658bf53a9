//! The real battle: Marengo, from the packs that come with the program.

#![allow(dead_code, unreachable_pub, missing_docs, clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use kernel::wire::Complaint;
use kernel::{Facade, Label, PackMark, Seed, Table};
use marengo::{Battle, Marengo};
use packs::{Library, Pack, read_options};
use serde_json::{Value, json};
use server::Rulebooks;

pub const PACK: &str = "marengo-1800";
pub const SIDES: [&str; 2] = ["austria", "france"];

/// One pack, read once; battles with the same options share what never changes.
pub struct Field {
    pack: Pack,
    battles: Mutex<BTreeMap<String, Arc<Battle>>>,
}

impl Field {
    pub fn new() -> Self {
        Field { pack: Library::embedded().open(PACK).unwrap(), battles: Mutex::default() }
    }

    fn battle(&self, options: &Value) -> Result<Arc<Battle>, String> {
        let mut battles = self.battles.lock().unwrap();
        if let Some(battle) = battles.get(&options.to_string()) {
            return Ok(Arc::clone(battle));
        }
        let battle = Arc::new(self.pack.battle(read_options(options)?).map_err(|fault| fault.what)?);
        battles.insert(options.to_string(), Arc::clone(&battle));
        Ok(battle)
    }
}

impl Rulebooks for Field {
    fn packs(&self) -> Value {
        json!([{ "id": PACK, "title": self.pack.title() }])
    }

    fn pack(&self, _: &str) -> Option<Value> {
        None
    }

    fn messages(&self, _: &str) -> Option<String> {
        None
    }

    fn mark(&self, id: &str) -> Option<PackMark> {
        (id == PACK).then(|| self.pack.mark())
    }

    fn open(&self, _: &str, options: &Value, seed: Seed) -> Result<Box<dyn Facade>, Complaint> {
        let battle = self.battle(options).map_err(|why| Complaint::plain(Label::new(why)))?;
        Ok(Box::new(Table::<Marengo>::open(battle, seed)))
    }
}
