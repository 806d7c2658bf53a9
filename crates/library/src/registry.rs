//! The rules systems that a program knows, each behind one object.

use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;

use generals::{Corps, Staff};
use kernel::conformance::Fuzzed;
use kernel::situation::Staged;
use kernel::{Accounts, Drilled, Present, System};
use packs::files::{COLOURS, PACK};
use packs::{BattleOption, ColoursFile, Faults, Files, Need, PackFile, Packed, schema_of};
use serde_json::Value;

use crate::laid::{Field, Laid};

/// A system with everything that the program needs of it.
pub trait Playable: Present + Staged + Fuzzed + Accounts + Drilled + Packed {}

impl<S: Present + Staged + Fuzzed + Accounts + Drilled + Packed> Playable for S {}

/// The rules systems that a program knows.
#[derive(Clone, Default)]
pub struct Registry(Vec<Arc<dyn Rulebook>>);

impl Registry {
    /// One more.
    #[must_use]
    pub fn with<S: Playable>(mut self) -> Registry {
        self.0.push(Arc::new(Book::<S>(PhantomData)));
        self
    }

    /// Their names.
    pub fn names(&self) -> Vec<&'static str> {
        self.0.iter().map(|book| book.name()).collect()
    }

    /// The system of a name.
    pub fn book(&self, name: &str) -> Option<Arc<dyn Rulebook>> {
        self.0.iter().find(|book| book.name() == name).cloned()
    }
}

impl std::fmt::Debug for Registry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

/// What a system is to the rest of the program.
pub trait Rulebook: Send + Sync {
    /// Its name: `marengo`.
    fn name(&self) -> &'static str;
    /// The revision of its rules.
    fn rules(&self) -> u16;
    /// Whether its packs may say `charts`, and whether they may say `regularities`.
    fn may_say(&self) -> [bool; 2];
    /// The JSON Schema of each file of its packs, by name.
    fn schema(&self) -> BTreeMap<&'static str, Value>;
    /// Reads the files of a pack beside `pack.toml`.
    fn read(&self, files: &Files, faults: &mut Faults<'_>) -> Option<Box<dyn Written>>;
    /// Its generals.
    fn staff(&self) -> Arc<dyn Staff>;
}

/// What the files of a pack beside `pack.toml` say.
pub trait Written {
    /// The battle, if all its parts fit; all that does not, as faults.
    fn playable(&self, head: &PackFile, faults: &mut Faults<'_>) -> Option<Arc<dyn Sheet>>;
    /// The messages it needs.
    fn needs(&self) -> Vec<Need>;
    /// Everything else that the format promises.
    fn prove(&self, head: &PackFile, faults: &mut Faults<'_>);
}

/// A battle before anything is chosen.
pub trait Sheet: Send + Sync {
    /// The keys of the sides, the one that moves first first.
    fn sides(&self) -> &[String; 2];
    /// What can be chosen.
    fn options(&self) -> Vec<BattleOption>;
    /// The battle with the options chosen.
    ///
    /// # Errors
    /// A sentence that names what does not fit.
    fn lay(&self, chosen: &Value) -> Result<Arc<dyn Laid>, String>;
    /// The specification itself, for those who know its system.
    fn as_any(&self) -> &dyn Any;
}

struct Book<S>(PhantomData<fn() -> S>);

impl<S: Playable> Rulebook for Book<S> {
    fn name(&self) -> &'static str {
        S::NAME
    }

    fn rules(&self) -> u16 {
        S::RULES
    }

    fn may_say(&self) -> [bool; 2] {
        [S::CHARTS, S::REGULARITIES]
    }

    fn schema(&self) -> BTreeMap<&'static str, Value> {
        let mut files = S::schema();
        files.insert(PACK, schema_of::<PackFile>());
        files.insert(COLOURS, schema_of::<ColoursFile>());
        files
    }

    fn read(&self, files: &Files, faults: &mut Faults<'_>) -> Option<Box<dyn Written>> {
        Some(Box::new(Content::<S>(S::read(files, faults)?)))
    }

    fn staff(&self) -> Arc<dyn Staff> {
        Arc::new(Corps::<S>::default())
    }
}

struct Content<S: Packed>(S::Content);

impl<S: Playable> Written for Content<S> {
    fn playable(&self, head: &PackFile, faults: &mut Faults<'_>) -> Option<Arc<dyn Sheet>> {
        Some(Arc::new(Spec::<S>(S::playable(head, &self.0, faults)?)))
    }

    fn needs(&self) -> Vec<Need> {
        S::needs(&self.0)
    }

    fn prove(&self, head: &PackFile, faults: &mut Faults<'_>) {
        S::prove(head, &self.0, faults);
    }
}

struct Spec<S: Packed>(S::Spec);

impl<S: Playable> Sheet for Spec<S> {
    fn sides(&self) -> &[String; 2] {
        S::sides(&self.0)
    }

    fn options(&self) -> Vec<BattleOption> {
        S::options(&self.0)
    }

    fn lay(&self, chosen: &Value) -> Result<Arc<dyn Laid>, String> {
        let battle: <S as System>::Battle = S::lay(&self.0, chosen)?;
        Ok(Arc::new(Field::<S>::new(battle)))
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }
}
