//! Movement: formations, manoeuvres, control zones, contact.
//!
//! First a formation is taken (an element or a group) and paid for, then it manoeuvres until it
//! halts. An order names the formation, the manoeuvre and its measures, never a place: the engine
//! works the places out, by `course` for all manoeuvres alike.

mod breaking_off;
mod column;
mod contact;
mod course;
mod demoralized;
mod dismounting;
mod formation;
mod further;
mod march;
mod motion;
mod passing;
mod reach;
mod river;
mod sample;
mod steps;
#[cfg(test)]
mod tests;
mod turning;
mod zones;

use kernel::{Cite, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::engine::pieces::{ElementId, Elements};
use crate::geometry::{Heading, Pose};
use crate::rules::cite;

pub use formation::Formation;
pub use further::Further;
pub(crate) use motion::components;
pub(crate) use reach::Pace;
pub use river::Nature;

/// What is pending in the movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveStep {
    /// The phase itself: formations are taken.
    Phase(Side),
    /// The formation that was taken manoeuvres.
    Formation(Side),
}

/// Left or right of a front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "OrderHand")]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// Left.
    Left,
    /// Right.
    Right,
}

impl Hand {
    /// Both.
    pub const BOTH: [Hand; 2] = [Hand::Left, Hand::Right];
}

/// Where an enemy is closed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "OrderAim")]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Front to front.
    Front,
    /// On his left flank.
    Left,
    /// On his right flank.
    Right,
    /// In his rear.
    Rear,
    /// Beside a friend who fights him, overlapping his left.
    OverlapLeft,
    /// Beside a friend who fights him, overlapping his right.
    OverlapRight,
}

impl Aim {
    /// All of them.
    pub const ALL: [Aim; 6] = [Aim::Front, Aim::Left, Aim::Right, Aim::Rear, Aim::OverlapLeft, Aim::OverlapRight];

    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Aim::Front => "front",
            Aim::Left => "left",
            Aim::Right => "right",
            Aim::Rear => "rear",
            Aim::OverlapLeft => "overlap-left",
            Aim::OverlapRight => "overlap-right",
        }
    }
}

/// How a column becomes a line: where the others stand beside the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "OrderUnfold")]
#[serde(rename_all = "kebab-case")]
pub enum Unfold {
    /// All to the left.
    Left,
    /// All to the right.
    Right,
    /// By turns to the right and to the left.
    Both,
}

impl Unfold {
    /// All of them.
    pub const ALL: [Unfold; 3] = [Unfold::Left, Unfold::Right, Unfold::Both];
}

/// A decision in the movement phase. Lengths are hundredths of a millimetre,
/// turns are steps of a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum MoveOrder {
    /// A formation is taken and paid for.
    Take(Formation),
    /// A single element goes anywhere: the middle of its front edge so far in a direction,
    /// and faces so in the end.
    Go {
        /// The direction.
        #[ts(type = "number")]
        bearing: Heading,
        /// How far.
        distance: u16,
        /// Where it faces in the end.
        #[ts(type = "number")]
        facing: Heading,
    },
    /// Straight ahead.
    Advance(u16),
    /// Forward about a front corner.
    Wheel {
        /// The corner.
        hand: Hand,
        /// How far.
        steps: u16,
    },
    /// Into contact: a member of the formation stands squarely against an
    /// enemy, the others go with it.
    Close {
        /// The member.
        lead: ElementId,
        /// The enemy.
        enemy: ElementId,
        /// Where.
        aim: Aim,
    },
    /// Squarely before an enemy whose zone it is.
    LineUp {
        /// The member.
        lead: ElementId,
        /// The enemy.
        enemy: ElementId,
        /// How far from his front.
        gap: u16,
    },
    /// Into a column behind a member, which goes straight ahead.
    Column {
        /// The member.
        lead: ElementId,
        /// How far it goes.
        distance: u16,
    },
    /// A column into a line beside its head, which goes straight ahead.
    Line {
        /// Where the others go.
        unfold: Unfold,
        /// How far the head goes.
        distance: u16,
    },
    /// Along the road.
    March(u16),
    /// Back out of close combat, facing the enemy.
    BreakOff,
    /// Off the horses, for good.
    Dismount,
    /// The formation has done.
    Halt,
    /// Nothing more is moved.
    End,
}

/// What an order is asked for in the movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveQuestion {
    /// Which formation moves next.
    Formation,
    /// What it does.
    Manoeuvre,
}

/// What has to be remembered in the movement phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveState {
    /// The formation that was taken.
    pub formation: Elements,
    /// How far it has gone.
    pub spent: i32,
    /// Why it may move again, if it has moved before in this bound.
    pub further: Option<Further>,
    /// Who of it has touched bad going in this move.
    pub slowed: Elements,
    /// Some of it has touched the bed of a slow river or a torrent in this move.
    pub wading: bool,
    /// All of this move went along a road.
    pub marching: bool,
    /// Who has moved in this bound.
    pub moved: Elements,
    /// Jaegers who have made their further move of the first round.
    pub again: Elements,
    /// Who has dismounted in this bound.
    pub dismounted: Elements,
    /// Demoralized troops that are held in place in this bound.
    pub held: Elements,
    /// Who has moved into frontal contact in this bound.
    pub charged: Elements,
    /// Nobody starts to cross a river in this bound any more.
    pub torrent_barred: bool,
    /// What the rivers are like, for the whole battle.
    pub river: Nature,
    /// Who stands in a bed into which an outcome of combat has brought it, and
    /// has not rolled for it.
    #[serde(default)]
    pub driven_in: Elements,
}

/// One thing that happened in the movement phase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveEvent {
    /// A formation was taken.
    Taken {
        /// Whose.
        side: Side,
        /// Who.
        formation: Formation,
        /// What it cost.
        cost: u8,
        /// Whether the commander was too far.
        out_of_command: bool,
    },
    /// The formation manoeuvred.
    Manoeuvred {
        /// Whose.
        side: Side,
        /// How.
        order: MoveOrder,
        /// How far it has gone in this move.
        spent: i32,
    },
    /// An element stands elsewhere.
    Moved {
        /// Who.
        element: ElementId,
        /// From where.
        from: Pose,
        /// Where.
        to: Pose,
    },
    /// Cavalry dismounted.
    Dismounted {
        /// Who.
        element: ElementId,
    },
    /// What the rivers are like was found out.
    River {
        /// The die.
        die: u8,
        /// What they are like.
        nature: Nature,
    },
    /// An element tried to cross a torrent.
    Torrent {
        /// Who.
        element: ElementId,
        /// The die.
        die: u8,
        /// Whether it crosses.
        crosses: bool,
    },
    /// An element turned to face an enemy.
    Turned {
        /// Who.
        element: ElementId,
        /// From where.
        from: Pose,
        /// Where.
        to: Pose,
    },
    /// A formation of a demoralized command was held.
    Held {
        /// Who.
        formation: Formation,
    },
    /// A demoralized element went home.
    Ran {
        /// Who.
        element: ElementId,
        /// From where.
        from: Pose,
        /// Where; nowhere if it left the table.
        to: Option<Pose>,
    },
    /// The phase is over.
    Ended {
        /// Whose.
        side: Side,
    },
}

impl MoveOrder {
    /// The paragraph it rests on.
    pub(crate) const fn cite(self) -> Cite {
        match self {
            MoveOrder::Take(_) | MoveOrder::Go { .. } | MoveOrder::Halt => cite!("move.pips"),
            MoveOrder::Advance(_) | MoveOrder::Wheel { .. } => cite!("move.group"),
            MoveOrder::Column { .. } | MoveOrder::Line { .. } | MoveOrder::March(_) => cite!("move.group"),
            MoveOrder::Close { .. } => cite!("move.contact"),
            MoveOrder::LineUp { .. } => cite!("move.zoc"),
            MoveOrder::BreakOff => cite!("breakoff"),
            MoveOrder::Dismount => cite!("factors.move"),
            MoveOrder::End => cite!("turn"),
        }
    }
}
