//! Chapter 15: fortified places. Chateaux lie on the board; improved positions (15.3) are built at
//! the end of a movement phase. What both do in combat is in `zones`, `modifiers` and `combat`.

use ground::Terrain;
use hexes::Hex;
use kernel::{Journal, Refusal, Side, Viewer};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::Pieces;
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::NOWHERE;
use crate::engine::question::Question;
use crate::rules::{cite, cites, refuse};

/// No battle has more.
const MOST_WORKS: usize = 12;

/// An improved position, finished or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    /// Where.
    pub at: Hex,
    /// Who builds it.
    pub side: Side,
    /// It is finished.
    pub done: bool,
    /// Somebody has worked on it in this turn.
    pub worked: bool,
}

const NO_WORK: Work = Work { at: NOWHERE, side: Side::First, done: false, worked: false };

/// All improved positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Works([Work; MOST_WORKS]);

impl Default for Works {
    fn default() -> Self {
        Works([NO_WORK; MOST_WORKS])
    }
}

impl Works {
    #[inline]
    pub(crate) fn at(&self, hex: Hex) -> Option<&Work> {
        self.iter().find(|work| work.at == hex)
    }

    /// All there are; they stand at the head of the list.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Work> {
        self.0.iter().take_while(|work| work.at != NOWHERE)
    }

    fn remove(&mut self, slot: usize) {
        self.0[slot] = NO_WORK;
        self.0[slot..].rotate_left(1);
    }

    /// The entry of a hex, a new one if need be.
    pub(crate) fn entry(&mut self, hex: Hex, side: Side) -> Option<&mut Work> {
        let slot = self.0.iter().position(|work| work.at == hex);
        let slot = slot.or_else(|| self.0.iter().position(|work| *work == NO_WORK))?;
        let work = &mut self.0[slot];
        if work.at == NOWHERE {
            *work = Work { at: hex, side, ..NO_WORK };
        }
        Some(work)
    }

    /// A new turn begins for a side.
    pub(crate) fn begin_turn(&mut self) {
        self.0.iter_mut().for_each(|work| work.worked = false);
    }
}

/// The steps of building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WorkStep {
    /// A side builds.
    Build(Side),
}

/// The orders of building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WorkOrder {
    /// The infantry of a hex builds.
    Build(Hex),
    /// Nobody else does.
    EndBuilding,
}

impl WorkOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            WorkOrder::Build(hex) => Named::hex(hex),
            WorkOrder::EndBuilding => Named::default(),
        }
    }
}

/// What is asked of builders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkQuestion {
    /// Where to build.
    Build,
}

/// What building brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum WorkEvent {
    Built { side: Side, pieces: Pieces, at: Hex, die: u8, finished: bool, secret: bool },
    Abandoned { side: Side, at: Hex },
}

impl WorkEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            WorkEvent::Built { side, .. } | WorkEvent::Abandoned { side, .. } => *side,
        }
    }
}

impl WorkEvent {
    /// The event as a viewer may hear it: works are seen, hidden builders are not.
    pub(crate) fn told(&self, viewer: Viewer) -> WorkEvent {
        let mut told = self.clone();
        if let WorkEvent::Built { side, pieces, secret: true, .. } = &mut told
            && !viewer.is(*side)
        {
            *pieces = Pieces::NONE;
        }
        told
    }
}

impl Field<'_> {
    /// Whether a hex has a finished improved position; it serves both sides (15.32).
    #[inline]
    pub(crate) fn is_improved(&self, hex: Hex) -> bool {
        self.position.works.at(hex).is_some_and(|work| work.done)
    }

    /// The infantry of a hex that can build: it has not moved (15.32).
    fn builders(&self, side: Side, hex: Hex) -> Pieces {
        self.combat_at(side, hex).and(self.battle.infantry).without(self.position.marks.marched)
    }

    fn may_build(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        let weather = self.weather().works && !self.is_night();
        require(weather, refuse!("15.32", "weather-forbids-works").also(cite!("23.13")))?;
        let open = !self.battle.is(hex, Terrain::Chateau) && !self.battle.is(hex, Terrain::Marsh);
        require(open, refuse!("15.32", "no-works-here"))?;
        let (crew, chart) = (self.builders(side, hex), &self.battle.charts.arms.works);
        let strength: u8 = crew.iter().map(|unit| self.strength(unit)).sum();
        let enough = match self.battle.is(hex, Terrain::Town) {
            true => strength >= chart.town,
            false => crew.len() >= usize::from(chart.units),
        };
        require(enough, refuse!("15.32", "too-few-builders"))?;
        match self.position.works.at(hex) {
            Some(work) if work.done => Err(refuse!("15.32", "work-finished")),
            Some(work) if work.worked => Err(refuse!("15.33", "worked-already")),
            Some(_) => Ok(()),
            None => require(self.position.works.0.contains(&NO_WORK), refuse!("15.32", "too-many-works")),
        }
    }

    pub(crate) fn work_asks(&self, step: WorkStep) -> (Side, Question) {
        let WorkStep::Build(side) = step;
        (side, WorkQuestion::Build.into())
    }

    pub(crate) fn work_orders(&self, step: WorkStep, out: &mut Vec<Order>) {
        let WorkStep::Build(side) = step;
        let infantry = self.hexes_of(self.on_map(side).and(self.battle.infantry));
        let able = infantry.iter().filter(|hex| self.may_build(side, *hex).is_ok());
        out.extend(able.map(|hex| Order::from(WorkOrder::Build(hex))));
        out.push(WorkOrder::EndBuilding.into());
    }

    pub(crate) fn check_work(&self, step: WorkStep, order: Order) -> Result<(), Refusal> {
        let WorkStep::Build(side) = step;
        match order {
            Order::Work(WorkOrder::Build(hex)) => self.may_build(side, hex),
            Order::Work(WorkOrder::EndBuilding) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn run_work(&mut self, step: WorkStep) -> bool {
        let WorkStep::Build(side) = step;
        // Whether anybody can build tells something of hidden infantry.
        self.show_of(side);
        self.abandon_works();
        let field = self.field();
        let infantry = field.hexes_of(field.on_map(side).and(self.battle.infantry));
        let idle = !infantry.iter().any(|hex| field.may_build(side, hex).is_ok());
        if idle {
            self.done();
        }
        idle
    }

    pub(crate) fn obey_work(&mut self, step: WorkStep, order: Order) {
        let WorkStep::Build(side) = step;
        let Order::Work(WorkOrder::Build(at)) = order else { return self.done() };
        let die = self.die();
        let finished = die <= self.battle.charts.arms.works.done;
        let pieces = self.field().builders(side, at);
        if let Some(work) = self.position.works.entry(at, side) {
            (work.worked, work.done) = (true, finished);
        }
        let secret = !pieces.and(self.position.hidden).is_empty();
        self.journal.note(cites!["15.3", "15.32", "15.33"], || WorkEvent::Built {
            side,
            pieces,
            at,
            die,
            finished,
            secret,
        });
    }

    /// Whoever leaves a position before it is finished loses it (15.32).
    pub(crate) fn abandon_works(&mut self) {
        // From the last to the first, since those behind one that goes move up.
        for slot in (0..MOST_WORKS).rev() {
            let Work { at, side, done, .. } = self.position.works.0[slot];
            let left = at != NOWHERE && !done && self.field().combat_at(side, at).and(self.battle.infantry).is_empty();
            if left {
                self.position.works.remove(slot);
                self.journal.note(cites!["15.32"], || WorkEvent::Abandoned { side, at });
            }
        }
    }
}
