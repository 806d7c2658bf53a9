//! What the server has to be told about rules systems and packs; the program implements it.

use std::sync::Arc;

use generals::{Level, Staff};
use kernel::wire::Refusal;
use kernel::{Facade, Label, PackMark, Seed};
use serde_json::Value;

/// The packs and rules that battles can be played with.
pub trait Rulebooks: Send + Sync + 'static {
    /// Every pack, as `GET /api/packs` lists them.
    fn packs(&self) -> Value;

    /// One pack with its board, as `GET /api/packs/{id}` shows it.
    fn pack(&self, id: &str) -> Option<Value>;

    /// All messages of a language in one Fluent text.
    fn messages(&self, language: &str) -> Option<String>;

    /// Id, version and hash of a pack as it is now.
    fn mark(&self, id: &str) -> Option<PackMark>;

    /// The label of a pack's title, for the lobby.
    fn title(&self, id: &str) -> Option<Value> {
        self.packs().as_array()?.iter().find(|pack| pack["id"] == id)?.get("title").cloned()
    }

    /// Opens a table. The seed is the mixed one. The server also opens tables just to see
    /// whether the options will do.
    ///
    /// # Errors
    /// When the pack or the options will not do.
    fn open(&self, id: &str, options: &Value, seed: Seed) -> Result<Box<dyn Facade>, Refusal>;

    /// How many worked examples show each paragraph of the books of a system.
    fn examples(&self, _system: &str) -> Value {
        Value::Object(Default::default())
    }

    /// The worked examples of a paragraph.
    fn examples_of(&self, _cite: &str) -> Value {
        Value::Array(Vec::new())
    }

    /// A worked example of a pack, told step by step.
    fn example(&self, _pack: &str, _name: &str) -> Option<Value> {
        None
    }

    /// The generals of a system, if there are any.
    fn staff(&self, _system: &str) -> Option<Arc<dyn Staff>> {
        None
    }

    /// The bytes of a pack as it is now; stored with each battle's hash, so that battles outlive
    /// the pack's next edition.
    fn bytes(&self, _id: &str) -> Option<Vec<u8>> {
        None
    }

    /// Opens a table with the edition of the pack that the battle was begun with.
    ///
    /// # Errors
    /// When that edition is not to be had.
    fn reopen(
        &self,
        pack: &PackMark,
        _bytes: Option<&[u8]>,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn Facade>, Refusal> {
        if self.mark(&pack.id).is_some_and(|present| present.hash == pack.hash) {
            return self.open(&pack.id, options, seed);
        }
        Err(Refusal::plain(Label::new("wire-pack-changed").with("pack", pack.id.as_str())))
    }
}

/// The levels that players are offered.
pub(crate) fn offered(name: &str) -> Option<Level> {
    name.parse().ok().filter(|level| *level != Level::Random)
}
