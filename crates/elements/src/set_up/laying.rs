//! The defender names his region and lays its terrain, or lets the computer do it.

use std::sync::Arc;

use kernel::{Journal, Refusal, Side};

use super::{SetUpEvent, SetUpOrder};
use crate::engine::event::Event;
use crate::engine::play::{Field, Play};
use crate::rules::cites;
use crate::terrain::{self, Laying, Piece};

impl Field<'_> {
    /// The terrain as it is being laid.
    fn laying(&self) -> Option<Laying<'_>> {
        let region = self.battle.regions.get(usize::from(self.position.set_up.region?))?;
        Some(Laying { terrain: self.position.ground.terrain(), region, scale: self.battle.scale })
    }

    pub(super) fn may_lay(&self, piece: &Piece) -> Result<(), Refusal> {
        self.laying().map_or(Ok(()), |laying| laying.check(piece))
    }

    pub(super) fn may_end_terrain(&self) -> Result<(), Refusal> {
        self.laying().map_or(Ok(()), |laying| laying.check_complete())
    }

    pub(crate) fn laying_orders(&self, out: &mut dyn FnMut(SetUpOrder)) {
        if let Some(laying) = self.laying() {
            terrain::sample(&laying).into_iter().for_each(|piece| out(SetUpOrder::Lay(piece)));
        }
        out(SetUpOrder::LayTheRest);
        if self.may_end_terrain().is_ok() {
            out(SetUpOrder::TerrainDone);
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    fn defender(&self) -> Side {
        self.position.attacker.enemy()
    }

    /// Whether the region is named, or needs no name.
    pub(super) fn run_region(&mut self) -> bool {
        if self.battle.ground.is_some() || self.position.set_up.region.is_some() || self.battle.regions.is_empty() {
            return true;
        }
        let fixed = self.battle.region.map(|region| region as u8);
        let drawn = match fixed {
            None if self.battle.quick => Some(self.dice.roll(self.battle.regions.len() as u32) as u8),
            fixed => fixed,
        };
        drawn.is_some_and(|region| {
            self.name_region(region);
            true
        })
    }

    pub(super) fn name_region(&mut self, region: u8) {
        let side = self.defender();
        self.position.set_up.region = Some(region);
        self.journal.note(cites!["terrain.types"], || Event::SetUp(SetUpEvent::Region { side, region }));
    }

    /// Whether the terrain is laid, or was drawn by the author.
    pub(super) fn run_terrain(&mut self) -> bool {
        if self.position.set_up.laid || self.battle.ground.is_some() || self.field().laying().is_none() {
            return true;
        }
        if self.battle.quick {
            self.lay_the_rest();
        }
        self.position.set_up.laid
    }

    pub(super) fn lay(&mut self, piece: &Piece) {
        let mut terrain = self.position.ground.terrain().clone();
        terrain.lay(piece);
        self.position.ground = Arc::new(terrain.into());
        let (side, piece) = (self.defender(), *piece);
        let is_feature = matches!(piece, Piece::Feature(_));
        self.journal.note(cites![is_feature => "terrain.features" or "terrain.linear"], || {
            Event::SetUp(SetUpEvent::Laid { side, piece })
        });
    }

    /// The computer lays the rest with dice.
    pub(super) fn lay_the_rest(&mut self) {
        let Some(region) = self.position.set_up.region.and_then(|region| self.battle.regions.get(usize::from(region)))
        else {
            return;
        };
        let pieces = terrain::lay_the_rest(self.position.ground.terrain(), region, self.battle.scale, self.dice);
        pieces.iter().for_each(|piece| self.lay(piece));
        self.end_terrain();
    }

    pub(super) fn end_terrain(&mut self) {
        let side = self.defender();
        self.position.set_up.laid = true;
        self.journal.note(cites!["terrain.types"], || Event::SetUp(SetUpEvent::TerrainLaid { side }));
    }
}
