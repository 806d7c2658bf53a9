//! How many pieces of what.

use kernel::Refusal;

use super::{Laying, Sort};
use crate::ground::{Feature, Terrain};
use crate::rules::{cite, refuse};
use crate::scale::Scale;

/// How many pieces a battlefield has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Compulsory pieces, least and most.
    pub compulsory: (u8, u8),
    /// Optional pieces, least and most.
    pub optional: (u8, u8),
    /// Rivers at most.
    pub rivers: u8,
}

/// Of any sort no more than this.
const MOST_ALIKE: usize = 3;

impl Limits {
    /// For a scale.
    pub const fn of(scale: Scale) -> Limits {
        match scale {
            Scale::Small => Limits { compulsory: (1, 2), optional: (2, 3), rivers: 2 },
            Scale::Large | Scale::Wide => Limits { compulsory: (1, 3), optional: (3, 4), rivers: 1 },
        }
    }
}

/// The sorts of all pieces that lie on a table.
pub(super) fn sorts(terrain: &Terrain) -> impl Iterator<Item = Sort> + '_ {
    let features = terrain.features.iter().map(|feature: &Feature| Sort::of(feature.kind));
    let rivers = terrain.rivers.iter().map(|_| Sort::River);
    let roads = terrain.roads.iter().map(|_| Sort::Road);
    features.chain(rivers).chain(roads).chain(terrain.waterway.iter().map(|_| Sort::Waterway))
}

/// Pieces by what the region says of them.
struct Tally {
    compulsory: u8,
    either: u8,
    optional: u8,
}

impl Laying<'_> {
    /// The numbers of a large battle stand in a paragraph of their own.
    fn by_scale(&self, refusal: Refusal) -> Refusal {
        if self.scale == Scale::Small { refusal } else { refusal.also(cite!("terrain.large")) }
    }

    /// A settlement of a large battle is laid beside all others.
    fn is_extra(&self, sort: Sort) -> bool {
        self.scale != Scale::Small && sort == Sort::Settlement
    }

    fn is_compulsory(&self, sort: Sort) -> bool {
        self.region.compulsory.iter().any(|named| named.means(sort))
    }

    fn is_optional(&self, sort: Sort) -> bool {
        self.region.optional.iter().any(|named| named.means(sort))
    }

    fn tally(&self, more: Option<Sort>) -> Tally {
        let mut tally = Tally { compulsory: 0, either: 0, optional: 0 };
        for sort in sorts(self.terrain).chain(more).filter(|sort| !self.is_extra(*sort)) {
            match (self.is_compulsory(sort), self.is_optional(sort)) {
                (true, true) => tally.either += 1,
                (true, false) => tally.compulsory += 1,
                _ => tally.optional += 1,
            }
        }
        tally
    }

    /// Whether one more of a sort may be laid.
    pub(super) fn check_number(&self, sort: Sort) -> Result<(), Refusal> {
        if !(self.is_compulsory(sort) || self.is_optional(sort) || self.is_extra(sort)) {
            return Err(refuse!("terrain.types", "not-of-this-region"));
        }
        let limits = Limits::of(self.scale);
        let alike = sorts(self.terrain).filter(|other| *other == sort).count();
        let most = match sort {
            Sort::Waterway | Sort::Oasis | Sort::Settlement => 1,
            Sort::River => usize::from(limits.rivers),
            _ => MOST_ALIKE,
        };
        if alike >= most {
            return Err(self.by_scale(refuse!("terrain.features", "too-many-alike").number("most", most as i32)));
        }
        if self.is_extra(sort) {
            return Ok(());
        }
        let tally = self.tally(Some(sort));
        let (compulsory, optional) = (limits.compulsory.1, limits.optional.1);
        let all = tally.compulsory + tally.either + tally.optional;
        if tally.compulsory > compulsory || tally.optional > optional || all > compulsory + optional {
            let most = i32::from(compulsory + optional);
            return Err(self.by_scale(refuse!("terrain.types", "too-many-pieces").number("most", most)));
        }
        Ok(())
    }

    /// Whether the terrain is complete.
    ///
    /// # Errors
    /// What is still missing.
    pub fn check_complete(&self) -> Result<(), Refusal> {
        let limits = Limits::of(self.scale);
        let tally = self.tally(None);
        if tally.compulsory + tally.either < limits.compulsory.0 {
            let least = i32::from(limits.compulsory.0);
            return Err(self.by_scale(refuse!("terrain.types", "compulsory-missing").number("least", least)));
        }
        let spare = (tally.compulsory + tally.either).saturating_sub(limits.compulsory.0).min(tally.either);
        if tally.optional + spare < limits.optional.0 {
            let least = i32::from(limits.optional.0);
            return Err(self.by_scale(refuse!("terrain.types", "optional-missing").number("least", least)));
        }
        if self.touched_sectors() < 3 {
            return Err(refuse!("terrain.types", "sectors-empty").number("least", 3));
        }
        Ok(())
    }

    /// How many pieces of which part of the region are still to be laid at
    /// least: compulsory, optional.
    pub(super) fn missing(&self) -> (u8, u8) {
        let limits = Limits::of(self.scale);
        let tally = self.tally(None);
        let compulsory = limits.compulsory.0.saturating_sub(tally.compulsory + tally.either);
        let spare = (tally.compulsory + tally.either).saturating_sub(limits.compulsory.0).min(tally.either);
        (compulsory, limits.optional.0.saturating_sub(tally.optional + spare))
    }

    /// In how many sectors something lies.
    pub(super) fn touched_sectors(&self) -> usize {
        let terrain = self.terrain;
        let touched = |sector: &crate::geometry::Quad| {
            terrain.features.iter().any(|feature| feature.is_entered_by(sector))
                || terrain.rivers.iter().chain(&terrain.roads).any(|band| band.is_entered_by(sector))
                || terrain
                    .waterway
                    .is_some_and(|waterway| crate::geometry::Convex::overlaps(&waterway.quad(terrain.extent), sector))
        };
        self.sectors().iter().filter(|sector| touched(sector)).count()
    }
}
