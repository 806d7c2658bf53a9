//! A scenario and those it is like.

use crate::pack::format::scenarios_file::{ArmyEntry, ScenarioEntry, ScenariosFile};
use packs::fault::Faults;
use packs::files::SCENARIOS;
use packs::names::nearest;
use packs::words::{At, Name};

/// A scenario, the one it is like, the one that one is like, and so on.
pub(super) struct Chain<'a>(Vec<&'a At<ScenarioEntry>>);

impl<'a> Chain<'a> {
    /// The chain of a scenario; none if it does not end, or leads nowhere.
    pub(super) fn of(
        file: &'a ScenariosFile,
        scenario: &'a At<ScenarioEntry>,
        faults: &mut Faults<'_>,
    ) -> Option<Chain<'a>> {
        let mut links = vec![scenario];
        while let Some(like) = links.last().and_then(|last| last.like.as_ref()) {
            let Some(next) = file.scenarios.iter().find(|other| *other.id == **like) else {
                let known = file.scenarios.iter().map(|scenario| scenario.id.as_str());
                faults.at(SCENARIOS, &like.span, nearest(format!("there is no scenario `{}`", **like), like, known));
                return None;
            };
            if links.iter().any(|link| *link.id == *next.id) {
                faults.at(SCENARIOS, &like.span, format!("scenario `{}` is like itself", *scenario.id));
                return None;
            }
            links.push(next);
        }
        Some(Chain(links))
    }

    /// The id of the scenario itself.
    pub(super) fn id(&self) -> &'a At<Name> {
        &self.0[0].id
    }

    /// What the scenario itself says, and no other for it.
    pub(super) fn own<T>(&self, of: impl Fn(&'a ScenarioEntry) -> Option<T>) -> Option<T> {
        of(self.0[0])
    }

    /// What the nearest of the chain says.
    pub(super) fn find<T>(&self, of: impl Fn(&'a ScenarioEntry) -> Option<T>) -> Option<T> {
        self.0.iter().find_map(|scenario| of(scenario))
    }

    /// What the nearest of the chain says; a fault if none says anything.
    pub(super) fn required<T>(
        &self,
        key: &str,
        of: impl Fn(&'a ScenarioEntry) -> Option<T>,
        faults: &mut Faults<'_>,
    ) -> Option<T> {
        let found = self.find(of);
        if found.is_none() {
            faults.at(SCENARIOS, &self.id().span, format!("scenario `{}` does not say `{key}`", **self.id()));
        }
        found
    }

    /// The armies of a side, the nearest first.
    pub(super) fn armies(&self, side: &str) -> impl Iterator<Item = &'a At<ArmyEntry>> {
        let of = move |scenario: &&'a At<ScenarioEntry>| {
            scenario.armies.iter().find(|(name, _)| name.as_str() == side).map(|(_, army)| army)
        };
        self.0.iter().filter_map(of)
    }

    /// The armies that the scenario itself names.
    pub(super) fn own_armies(&self) -> impl Iterator<Item = (&'a Name, &'a At<ArmyEntry>)> {
        self.0[0].armies.iter()
    }
}
