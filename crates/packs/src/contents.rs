//! What the files of a pack say, whatever its system.

use crate::fault::Faults;
use crate::files::{Files, PACK};
use crate::format::pack_file::PackFile;
use crate::messages::{self, Need};
use crate::read::{self, read};
use crate::{elements, frederick, head, marengo};

/// The rules systems there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum System {
    Marengo,
    Frederick,
    Elements,
}

impl System {
    pub(crate) const ALL: [System; 3] = [System::Marengo, System::Frederick, System::Elements];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            System::Marengo => "marengo",
            System::Frederick => "frederick",
            System::Elements => "elements",
        }
    }

    pub(crate) fn named(name: &str) -> Option<System> {
        System::ALL.into_iter().find(|system| system.name() == name)
    }
}

/// The files of a pack, read.
#[derive(Clone, Debug)]
pub(crate) struct Contents {
    pub(crate) head: PackFile,
    written: Written,
}

/// The files beside `pack.toml`, by system.
#[derive(Clone, Debug)]
enum Written {
    Marengo(Box<marengo::Content>),
    Frederick(Box<frederick::Content>),
    Elements(Box<elements::Content>),
}

/// A battle as the rules of its system understand it.
#[derive(Clone, Debug)]
pub(crate) enum Spec {
    Marengo(Box<::marengo::spec::BattleSpec>),
    Frederick(Box<::frederick::spec::BattleSpec>),
    Elements(Box<::elements::spec::BattleSpec>),
}

impl Contents {
    /// Reads all files, so that the faults of all are told at once.
    pub(crate) fn read(files: &Files, faults: &mut Faults<'_>) -> Option<Contents> {
        let head: Option<PackFile> = read(files, PACK, faults);
        // Whatever else is wrong with `pack.toml`, it may still say which files belong to it.
        let system = read::word(files, PACK, "system").as_deref().map_or(Some(System::Marengo), System::named);
        let written = match system {
            Some(System::Marengo) => marengo::Content::read(files, faults).map(Box::new).map(Written::Marengo),
            Some(System::Frederick) => frederick::Content::read(files, faults).map(Box::new).map(Written::Frederick),
            Some(System::Elements) => elements::Content::read(files, faults).map(Box::new).map(Written::Elements),
            None => None,
        };
        if let (Some(head), None) = (&head, system) {
            head::check(head, faults);
        }
        Some(Contents { head: head?, written: written? })
    }

    /// The battle, if all its parts fit; all that does not, as faults.
    pub(crate) fn playable(&self, faults: &mut Faults<'_>) -> Option<Spec> {
        let head = &self.head;
        head::check(head, faults);
        match &self.written {
            Written::Marengo(content) => marengo::playable(head, content, faults).map(Box::new).map(Spec::Marengo),
            Written::Frederick(content) => {
                frederick::playable(head, content, faults).map(Box::new).map(Spec::Frederick)
            }
            Written::Elements(content) => elements::playable(content, faults).map(Box::new).map(Spec::Elements),
        }
    }

    /// The messages it needs.
    pub(crate) fn needs(&self) -> Vec<Need> {
        let mut needs = messages::of_the_pack(&self.head);
        needs.extend(match &self.written {
            Written::Marengo(content) => marengo::needs(content),
            Written::Frederick(content) => frederick::needs(content),
            Written::Elements(content) => elements::needs(content),
        });
        needs
    }

    /// Everything else that the format promises.
    pub(crate) fn check(&self, faults: &mut Faults<'_>) {
        match &self.written {
            Written::Marengo(content) => marengo::check(&self.head, content, faults),
            Written::Frederick(_) | Written::Elements(_) => {}
        }
    }
}
