//! The packs as the server needs them: what the lobby lists, and tables to play at.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use generals::Staff;
use kernel::wire::Refusal;
use kernel::{Facade, Label, PackMark, Seed};
use library::{ExampleCard, Library, Pack};
use serde_json::Value;
use server::Rulebooks;

use crate::fault::Fault;
use crate::messages;

/// Opens a pack by its id.
pub(crate) fn pack(library: &Library, id: &str) -> Result<Pack, Fault> {
    if !library.ids().any(|known| known == id) {
        return Err(Fault::NoPack { id: id.to_owned(), known: library.ids().map(str::to_owned).collect() });
    }
    library.open(id).map_err(|faults| Fault::Pack { id: id.to_owned(), faults })
}

/// A library as rulebooks of the server; each pack that can be played is read once.
pub(crate) struct Shelf {
    library: Library,
    packs: BTreeMap<String, Pack>,
    /// The worked examples of each paragraph, once somebody has asked for them.
    examples: OnceLock<BTreeMap<String, Vec<ExampleCard>>>,
}

impl Shelf {
    pub(crate) fn new(library: Library) -> Self {
        let playable = library.ids().filter_map(|id| Some((id.to_owned(), pack(&library, id).ok()?)));
        let packs = playable.collect();
        Shelf { library, packs, examples: OnceLock::new() }
    }

    fn all_examples(&self) -> &BTreeMap<String, Vec<ExampleCard>> {
        self.examples.get_or_init(|| {
            let mut all: BTreeMap<String, Vec<ExampleCard>> = BTreeMap::new();
            for (card, cites) in self.packs.values().flat_map(Pack::examples) {
                for cite in cites {
                    all.entry(cite).or_default().push(card.clone());
                }
            }
            all
        })
    }

    fn open_pack(pack: &Pack, options: &Value, seed: Seed) -> Result<Box<dyn Facade>, Refusal> {
        let complain = |why: String| Refusal::plain(Label::new("books-bad-options").with("why", why.as_str()));
        Ok(pack.lay(options).map_err(complain)?.open(seed))
    }
}

impl Rulebooks for Shelf {
    fn packs(&self) -> Value {
        self.packs.values().map(|pack| serde_json::to_value(pack.card()).unwrap_or_default()).collect()
    }

    fn pack(&self, id: &str) -> Option<Value> {
        serde_json::to_value(self.packs.get(id)?.page()).ok()
    }

    fn messages(&self, language: &str) -> Option<String> {
        let mut text = messages::texts(language)?;
        for pack in self.packs.values() {
            text.push('\n');
            text.push_str(pack.messages(language).unwrap_or_default());
        }
        Some(text)
    }

    fn mark(&self, id: &str) -> Option<PackMark> {
        self.packs.get(id).map(Pack::mark)
    }

    fn open(&self, id: &str, options: &Value, seed: Seed) -> Result<Box<dyn Facade>, Refusal> {
        let unknown = || Refusal::plain(Label::new("books-no-such-pack").with("pack", id));
        Self::open_pack(self.packs.get(id).ok_or_else(unknown)?, options, seed)
    }

    fn examples(&self, system: &str) -> Value {
        let own = self.all_examples().iter().filter(|(cite, _)| cite.starts_with(system));
        own.map(|(cite, examples)| (cite.clone(), Value::from(examples.len()))).collect()
    }

    fn examples_of(&self, cite: &str) -> Value {
        let examples = self.all_examples().get(cite).map(Vec::as_slice).unwrap_or_default();
        serde_json::to_value(examples).unwrap_or_default()
    }

    fn example(&self, pack: &str, name: &str) -> Option<Value> {
        serde_json::to_value(self.packs.get(pack)?.example(name).ok()?).ok()
    }

    fn staff(&self, system: &str) -> Option<Arc<dyn Staff>> {
        self.library.registry().book(system).map(|book| book.staff())
    }

    fn bytes(&self, id: &str) -> Option<Vec<u8>> {
        let pack = self.packs.get(id)?;
        Some(kernel::fingerprint::to_bytes(&pack.to_bytes()))
    }

    fn reopen(
        &self,
        mark: &PackMark,
        bytes: Option<&[u8]>,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn Facade>, Refusal> {
        if self.mark(&mark.id).is_some_and(|present| present.hash == mark.hash) {
            return self.open(&mark.id, options, seed);
        }
        let gone = || Refusal::plain(Label::new("books-no-such-pack").with("pack", mark.id.as_str()));
        let files = bytes.and_then(|bytes| kernel::fingerprint::from_bytes(bytes).ok()).ok_or_else(gone)?;
        let pack = self.library.read(&files).map_err(|_| gone())?;
        Self::open_pack(&pack, options, seed)
    }
}
