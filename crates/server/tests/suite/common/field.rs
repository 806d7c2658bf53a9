//! Real battles, from the packs that come with the program: Marengo, and the learning scenario of
//! Quatre Bras.

#![allow(dead_code, unreachable_pub, missing_docs, clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use generals::{Corps, Drilled, Staff};
use kernel::wire::Refusal;
use kernel::{Dice, Facade, Hidden, Label, Noted, PackMark, Present, Seed, Silent, System, Table, Viewer};
use library::{Reading, reading};
use marengo::Marengo;
use packs::Packed;
use serde_json::{Value, json};
use server::Rulebooks;

pub const PACK: &str = "marengo-1800";
pub const SIDES: [&str; 2] = ["austria", "france"];

/// The dice of paired worlds.
pub fn paired_dice() -> Dice {
    Dice::sealed(Seed([7; 32]))
}

/// One of two paired worlds: a battle begins so, after this was told.
pub type World<S> = (<S as System>::Position, Vec<Noted<<S as System>::Event>>);

/// One pack, read once; battles with the same options share what never changes.
pub struct Field<S: Packed = Marengo> {
    id: &'static str,
    pack: Reading<S>,
    /// Dice are fixed then.
    world: Option<World<S>>,
    battles: Mutex<BTreeMap<String, Arc<S::Battle>>>,
}

impl Field {
    pub fn new() -> Self {
        Field::of(PACK, None)
    }

    /// One of two paired worlds: two pieces have changed faces; a piece and itself have not.
    pub fn paired((one, other): (u8, u8)) -> Self {
        let battle = Field::new().battle(&json!({})).unwrap();
        let mut events = Vec::new();
        let mut position = Marengo::open(&battle, &mut paired_dice(), &mut events);
        Marengo::swap(&mut position, one.into(), other.into());
        Field::of(PACK, Some((position, events)))
    }

    /// Two Austrian pieces with other faces that nobody else can tell apart when the battle begins.
    pub fn look_alikes() -> [u8; 2] {
        let battle = Field::new().battle(&json!({})).unwrap();
        let position = Marengo::open(&battle, &mut paired_dice(), &mut Silent);
        let face = |slot: u16| Marengo::face(&position, slot);
        let lots = Marengo::lots(&battle, &position, Viewer::Onlooker);
        let other = |lot: &Vec<u16>| lot.iter().copied().find(|slot| face(*slot) != face(lot[0]));
        lots.iter().find_map(|lot| Some([lot[0] as u8, other(lot)? as u8])).unwrap()
    }
}

impl<S: Packed> Field<S> {
    /// A pack that comes with the program; every battle of it begins in the same position, if one
    /// is given.
    pub fn of(id: &'static str, world: Option<World<S>>) -> Self {
        Field { id, pack: reading::<S>(id).unwrap(), world, battles: Mutex::default() }
    }

    pub fn battle(&self, options: &Value) -> Result<Arc<S::Battle>, String> {
        let mut battles = self.battles.lock().unwrap();
        if let Some(battle) = battles.get(&options.to_string()) {
            return Ok(Arc::clone(battle));
        }
        let battle = self.pack.battle(options)?;
        battles.insert(options.to_string(), Arc::clone(&battle));
        Ok(battle)
    }
}

impl<S: Packed + Present + Drilled> Rulebooks for Field<S> {
    fn packs(&self) -> Value {
        json!([{ "id": self.id, "title": Label::new(format!("pack-{}-title", self.id)) }])
    }

    fn pack(&self, _: &str) -> Option<Value> {
        None
    }

    fn messages(&self, _: &str) -> Option<String> {
        None
    }

    fn mark(&self, id: &str) -> Option<PackMark> {
        (id == self.id).then(|| self.pack.mark.clone())
    }

    fn open(&self, _: &str, options: &Value, seed: Seed) -> Result<Box<dyn Facade>, Refusal> {
        let battle = self.battle(options).map_err(|why| Refusal::plain(Label::new(why)))?;
        Ok(match &self.world {
            None => Box::new(Table::<S>::open(battle, seed)),
            Some((position, events)) => {
                Box::new(Table::<S>::set(battle, position.clone(), paired_dice(), events.clone()))
            }
        })
    }

    fn staff(&self, system: &str) -> Option<Arc<dyn Staff>> {
        (system == S::NAME).then(|| Arc::new(Corps::<S>::default()) as Arc<dyn Staff>)
    }
}
