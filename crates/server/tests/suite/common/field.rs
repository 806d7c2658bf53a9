//! The real battle: Marengo, from the packs that come with the program.

#![allow(dead_code, unreachable_pub, missing_docs, clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use generals::{Corps, Staff};
use kernel::wire::Refusal;
use kernel::{Dice, Facade, Hidden, Label, PackMark, Seed, Silent, System, Table, Viewer};
use library::{Reading, reading};
use marengo::{Battle, Marengo};
use serde_json::{Value, json};
use server::Rulebooks;

pub const PACK: &str = "marengo-1800";
/// The seed of paired worlds.
const PAIRED: Seed = Seed([7; 32]);
pub const SIDES: [&str; 2] = ["austria", "france"];

/// One pack, read once; battles with the same options share what never changes.
pub struct Field {
    pack: Reading<Marengo>,
    /// One of two paired worlds: fixed dice, and two pieces have changed faces.
    swapped: Option<(u8, u8)>,
    battles: Mutex<BTreeMap<String, Arc<Battle>>>,
}

impl Field {
    pub fn new() -> Self {
        Field { pack: reading::<Marengo>(PACK).unwrap(), swapped: None, battles: Mutex::default() }
    }

    /// One of two paired worlds: two pieces have changed faces; a piece and itself have not.
    pub fn paired(swapped: (u8, u8)) -> Self {
        Field { swapped: Some(swapped), ..Field::new() }
    }

    /// Two Austrian pieces with other faces that nobody else can tell apart when the battle begins.
    pub fn look_alikes() -> [u8; 2] {
        let battle = Field::new().battle(&json!({})).unwrap();
        let position = Marengo::open(&battle, &mut Dice::sealed(PAIRED), &mut Silent);
        let face = |slot: u16| Marengo::face(&position, slot);
        let lots = Marengo::lots(&battle, &position, Viewer::Onlooker);
        let other = |lot: &Vec<u16>| lot.iter().copied().find(|slot| face(*slot) != face(lot[0]));
        lots.iter().find_map(|lot| Some([lot[0] as u8, other(lot)? as u8])).unwrap()
    }

    fn battle(&self, options: &Value) -> Result<Arc<Battle>, String> {
        let mut battles = self.battles.lock().unwrap();
        if let Some(battle) = battles.get(&options.to_string()) {
            return Ok(Arc::clone(battle));
        }
        let battle = self.pack.battle(options)?;
        battles.insert(options.to_string(), Arc::clone(&battle));
        Ok(battle)
    }
}

impl Rulebooks for Field {
    fn packs(&self) -> Value {
        json!([{ "id": PACK, "title": Label::new("pack-marengo-1800-title") }])
    }

    fn pack(&self, _: &str) -> Option<Value> {
        None
    }

    fn messages(&self, _: &str) -> Option<String> {
        None
    }

    fn mark(&self, id: &str) -> Option<PackMark> {
        (id == PACK).then(|| self.pack.mark.clone())
    }

    fn open(&self, _: &str, options: &Value, seed: Seed) -> Result<Box<dyn Facade>, Refusal> {
        let battle = self.battle(options).map_err(|why| Refusal::plain(Label::new(why)))?;
        let Some((one, other)) = self.swapped else { return Ok(Box::new(Table::<Marengo>::open(battle, seed))) };
        let mut dice = Dice::sealed(PAIRED);
        let mut events = Vec::new();
        let mut position = Marengo::open(&battle, &mut dice, &mut events);
        Marengo::swap(&mut position, one.into(), other.into());
        Ok(Box::new(Table::<Marengo>::set(battle, position, dice, events)))
    }

    fn staff(&self, system: &str) -> Option<Arc<dyn Staff>> {
        (system == "marengo").then(|| Arc::new(Corps::<Marengo>::default()) as Arc<dyn Staff>)
    }
}
