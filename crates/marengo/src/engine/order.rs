//! Orders: every decision of a side, as atoms.

use serde::{Deserialize, Serialize};

use crate::board::{ApproachId, EntryId, LaneId, LocaleId, Place};

/// What a group is formed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Assault over an approach.
    Assault(ApproachId),
    /// March from a place over an approach into the reserve of the next locale.
    March {
        /// From reserve, or from blocking that approach.
        from: Place,
        /// Over which approach.
        over: ApproachId,
    },
    /// From reserve into a blocking place.
    Block(ApproachId),
    /// From a blocking place into reserve.
    FallBack(ApproachId),
    /// Cavalry that has just moved goes on to block.
    CloseUp(ApproachId),
    /// Block a manoeuvre attack over this approach.
    Oppose(ApproachId),
    /// Block in answer to a block.
    Follow(ApproachId),
}

/// One decision of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Declare a piece active.
    Activate(u8),
    /// Declare no more.
    EndActivation,
    /// Fire the announced bombardment at a place.
    Bombard(Place),
    /// Cancel the announced bombardment.
    CancelBombardment,
    /// Begin to form a group.
    Form(Aim),
    /// A piece joins the group.
    Join(u8),
    /// The group carries its aim out.
    Go,
    /// One step of a piece along a road.
    Road {
        /// The piece.
        piece: u8,
        /// The lane.
        lane: LaneId,
        /// Which end it starts from.
        way: u8,
    },
    /// Cavalry closes up along a road.
    RoadBlock {
        /// The piece.
        piece: u8,
        /// The approach.
        approach: ApproachId,
    },
    /// A reinforcement comes in.
    Enter {
        /// The piece.
        piece: u8,
        /// Where.
        entry: EntryId,
    },
    /// Announce a bombardment; ends the turn.
    Announce(u8),
    /// End the turn.
    EndTurn,
    /// Show this infantry before an obstacle.
    Show(u8),
    /// Do not block a manoeuvre attack: retreat.
    GiveWay,
    /// Stay behind after being blocked.
    Stay,
    /// This piece leads.
    Lead(u8),
    /// No more leading pieces.
    EndLead,
    /// This artillery fires in defence.
    Fire(u8),
    /// It does not.
    HoldFire,
    /// This piece loses a point.
    Lose(u8),
    /// This cavalry pursues.
    Pursue(u8),
    /// No more pursuit.
    EndPursuit,
    /// No more closing up after a won assault.
    EndCloseUp,
    /// This piece retreats to a locale.
    Retreat {
        /// The piece.
        piece: u8,
        /// Where to.
        to: LocaleId,
    },
    /// There is not room for all: this piece stays and is lost.
    Perish(u8),
}

impl Order {
    /// The piece that an order names.
    pub fn piece(mut self) -> Option<u8> {
        self.piece_mut().copied()
    }

    /// The same order for another piece.
    #[must_use]
    pub(crate) fn with_piece(mut self, piece: u8) -> Self {
        if let Some(named) = self.piece_mut() {
            *named = piece;
        }
        self
    }

    fn piece_mut(&mut self) -> Option<&mut u8> {
        match self {
            Order::Activate(piece)
            | Order::Join(piece)
            | Order::Announce(piece)
            | Order::Show(piece)
            | Order::Lead(piece)
            | Order::Fire(piece)
            | Order::Lose(piece)
            | Order::Pursue(piece)
            | Order::Perish(piece)
            | Order::Road { piece, .. }
            | Order::RoadBlock { piece, .. }
            | Order::Enter { piece, .. }
            | Order::Retreat { piece, .. } => Some(piece),
            _ => None,
        }
    }
}

// A size that is pinned: clones and lists are made all the time.
const _: () = assert!(size_of::<Order>() <= 6);
