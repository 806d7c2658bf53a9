//! Chapter 20: march orders. *Secret: who has one, and where it leads.*
//!
//! An order has a force and a goal. Its units move at the pace of the slowest, along a shortest way
//! in movement points. A step rules goals out, and arrival tells the goal itself.

mod briefing;
mod leaving;
mod ledger;
mod retreat;
mod route;

pub(crate) use route::Costs;

use hexes::Hex;
use kernel::{Dice, Side, Viewer};
use serde::{Deserialize, Serialize};

use crate::engine::order::Named;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::position::{Place, Position};

/// No board has more town and bridge hexes.
pub const MOST_GOALS: usize = 128;

pub use ledger::{MOST_MARCHES, March, Marches};

/// A general retreat (20.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// Who is under it.
    pub pieces: Pieces,
    /// The turn in which it was ordered; 0: never.
    pub since: u8,
    /// How many more may be ordered; cards add to it. The first is free.
    pub spare: u8,
    /// Units in command leave it at the end of this command segment.
    pub lifted: bool,
    /// Units of demoralized formations were reorganized in this turn: it is too late for it (21.2).
    pub late: bool,
}

/// The steps of march orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarchStep {
    /// A side may give one order.
    Brief(Side),
    /// It names the goal.
    Aim {
        /// Whose.
        side: Side,
        /// The force.
        pieces: Pieces,
        /// The order whose goal is changed, and one; 0: a new one.
        changed: u8,
    },
}

/// The orders about march orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarchOrder {
    /// The stack of a hex is to march.
    Brief(Hex),
    /// The formation of an officer is.
    BriefFormation(PieceId),
    /// The force of this piece gets another goal.
    Redirect(PieceId),
    /// This is the goal.
    Aim(Hex),
    /// A stack that enters the map is to march there.
    Direct(Hex),
    /// A unit is withdrawn from its order.
    Recall(PieceId),
    /// The whole army retreats.
    GeneralRetreat,
    /// Units in command need not any more.
    LiftRetreat,
    /// The mover leaves the map.
    LeaveMap,
    /// No order.
    EndBriefing,
}

impl MarchOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            MarchOrder::Brief(hex) | MarchOrder::Aim(hex) | MarchOrder::Direct(hex) => Named::hex(hex),
            MarchOrder::BriefFormation(piece) | MarchOrder::Redirect(piece) | MarchOrder::Recall(piece) => {
                Named::piece(piece)
            }
            MarchOrder::GeneralRetreat | MarchOrder::LiftRetreat | MarchOrder::LeaveMap | MarchOrder::EndBriefing => {
                Named::default()
            }
        }
    }

    /// Whether the enemy learns nothing of it: goals are written in secret (20.21).
    pub fn is_secret(self) -> bool {
        matches!(self, MarchOrder::Aim(_) | MarchOrder::Direct(_))
    }
}

/// What march orders ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarchQuestion {
    /// Who is to march.
    Brief,
    /// Where to.
    Aim,
}

/// What march orders bring. Goals are in none of these until they are reached.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum MarchEvent {
    Ordered { side: Side, pieces: Pieces },
    Redirected { side: Side, pieces: Pieces },
    Narrowed { side: Side, pieces: Pieces, goals: u8 },
    Reached { side: Side, piece: PieceId, at: Hex },
    CalledBack { side: Side, pieces: Pieces },
    InOrderAgain { side: Side, pieces: Pieces },
    GeneralRetreat { side: Side },
    Lifted { side: Side, pieces: Pieces },
    LeftMap { side: Side, pieces: Pieces, at: Hex },
}

impl MarchEvent {
    /// Whether everybody hears of it: a goal is told when it is reached (20.21), who marches is not.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self, MarchEvent::Reached { .. } | MarchEvent::GeneralRetreat { .. } | MarchEvent::LeftMap { .. })
    }

    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            MarchEvent::Ordered { side, .. }
            | MarchEvent::Redirected { side, .. }
            | MarchEvent::Narrowed { side, .. }
            | MarchEvent::Reached { side, .. }
            | MarchEvent::CalledBack { side, .. }
            | MarchEvent::InOrderAgain { side, .. }
            | MarchEvent::GeneralRetreat { side }
            | MarchEvent::Lifted { side, .. }
            | MarchEvent::LeftMap { side, .. } => *side,
        }
    }
}

/// What moves some pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Under {
    /// A march order, by its place in the list.
    March(usize),
    /// The general retreat.
    Retreat,
}

impl Field<'_> {
    /// The march order that a piece has, in force or not.
    pub(crate) fn has_order(&self, piece: PieceId) -> Option<usize> {
        self.position.marches.of(piece)
    }

    /// What moves a piece now: an order that is in force.
    pub(crate) fn under(&self, piece: PieceId) -> Option<Under> {
        if self.position.armies[self.owner(piece)].retreat.pieces.has(piece) {
            return Some(Under::Retreat);
        }
        let march = self.has_order(piece)?;
        let since = self.position.marches.since(self.owner(piece), march);
        (since <= self.position.turn).then_some(Under::March(march))
    }

    /// What moves a group now; all of it has the same order, or none.
    pub(crate) fn march_of(&self, pieces: Pieces) -> Option<Under> {
        pieces.first().and_then(|piece| self.under(piece))
    }

    /// The force that a group marches with; its slowest unit sets the pace (20.22).
    pub(crate) fn force_of(&self, pieces: Pieces) -> Pieces {
        let here = |all: Pieces| all.and(self.position.in_place(Place::Map));
        match self.march_of(pieces) {
            Some(Under::March(march)) => {
                let side = pieces.first().map_or(Side::First, |piece| self.owner(piece));
                here(self.position.marches.get(side, march).pieces)
            }
            Some(Under::Retreat) => {
                // In a general retreat a force is a formation; who has none is one for himself.
                let Some(first) = pieces.first() else { return pieces };
                let all = here(self.position.armies[self.owner(first)].retreat.pieces);
                let same = |piece: &PieceId| {
                    let formation = self.battle.formation(*piece);
                    let ours = |mine| formation.is_some() && self.battle.formation(mine) == formation;
                    pieces.iter().any(ours) && self.battle.combat.has(*piece)
                };
                all.iter().filter(same).collect()
            }
            None => Pieces::NONE,
        }
    }
}

/// The sides whose orders a viewer does not know.
fn strangers(viewer: Viewer) -> impl Iterator<Item = Side> {
    Side::BOTH.into_iter().filter(move |side| !viewer.is(*side))
}

/// Whether a viewer has read an order of a side in a dispatch.
fn has_read(march: &March, side: Side, viewer: Viewer) -> bool {
    march.read && viewer.is(side.enemy())
}

/// Another world for a viewer: an enemy's order leads somewhere else, to a goal that is still
/// possible.
pub fn another_goal(position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
    let mut world = position.clone();
    for side in strangers(viewer) {
        for number in position.marches.numbers(side) {
            let march = position.marches.get(side, number);
            if march.possible == 0 || has_read(&march, side, viewer) {
                continue;
            }
            let chosen = dice.roll(march.possible.count_ones());
            let mut bits = (0..MOST_GOALS as u8).filter(|bit| march.possible >> bit & 1 == 1);
            let goal = bits.nth(chosen as usize).unwrap_or(march.goal);
            world.marches.set(side, number, March { goal, ..march });
        }
    }
    (world.marches != position.marches).then_some(world)
}

/// March orders as a viewer knows them: those of others only if he has read them. Who sleeps, and
/// so keeps a force under its order, is not in the paper.
pub fn seen_marches(position: &Position, viewer: Viewer) -> Marches {
    let mut seen = position.marches;
    for side in strangers(viewer) {
        for number in position.marches.numbers(side) {
            let march = position.marches.get(side, number);
            let read = has_read(&march, side, viewer);
            let known = March { bound: false, possible: 1 << march.goal, ..march };
            seen.set(side, number, if read { known } else { March::default() });
        }
    }
    seen
}

/// The pieces whose orders a viewer has read.
pub fn read_pieces(position: &Position, viewer: Viewer) -> Pieces {
    let read = |side: Side| position.marches.all(side).filter(move |march| has_read(march, side, viewer));
    strangers(viewer).flat_map(read).fold(Pieces::NONE, |all, march| all.or(march.pieces))
}

/// A pending step as a viewer knows it: which force is to march is the secret of its side.
pub fn seen_step(step: MarchStep, viewer: Viewer) -> MarchStep {
    match step {
        MarchStep::Aim { side, .. } if !viewer.is(side) => MarchStep::Aim { side, pieces: Pieces::NONE, changed: 0 },
        step => step,
    }
}
