//! Events: each thing that happens. The paragraphs that made it happen are named where it is noted.
//!
//! The fields say what their names say: whose event it is, which pieces, where.
#![allow(missing_docs)]

use kernel::{Side, Tally, Tokens};
use serde::Serialize;

use crate::board::{ApproachId, EntryId, LocaleId, Place};
use crate::engine::agenda::Cause;
use crate::pieces::Face;

/// What a command is spent on, or why none is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// A command.
    Command,
    /// Free on a main road.
    MainRoad,
    /// Free: nobody is left opposite.
    NobodyOpposite,
    /// Part of what was paid before.
    Included,
}

/// Why a face is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Showing {
    /// Cavalry closes up.
    CloseUp,
    /// Infantry before an obstacle.
    Obstacle,
    /// Cavalry attacks by road.
    RoadAttack,
    /// Artillery announces or fires a bombardment.
    Guns,
    /// It bears losses of a bombardment.
    Bombarded,
    /// It takes part in an assault.
    Assault,
    /// It retreats.
    Retreat,
}

/// One thing that happened.
#[expect(clippy::large_enum_variant, reason = "events are made only when somebody listens, and kept one by one")]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The surprised side's pieces were drawn and set up.
    SetUp { side: Side, pieces: Tokens },
    /// A force off the board was mixed.
    Mustered { side: Side, force: u8 },
    /// A round begins.
    Round { round: u8 },
    /// A side's turn begins.
    Turn { side: Side, round: u8 },
    /// Pieces next to the enemy wake.
    Woken { side: Side, pieces: Tokens },
    /// A piece is declared active.
    Activated { side: Side, piece: u8 },
    /// A side mixes the pieces of a place.
    Shuffled { side: Side, place: Place },
    /// A face is shown.
    Shown { side: Side, piece: u8, face: Face, why: Showing },
    /// A group marched to a neighbour.
    Marched { side: Side, pieces: Tokens, faces: Option<Vec<Face>>, from: Place, to: LocaleId, price: Price },
    /// Pieces went into a blocking place.
    Blocked { side: Side, pieces: Tokens, faces: Option<Vec<Face>>, approach: ApproachId },
    /// Pieces fell back into reserve.
    FellBack { side: Side, pieces: Tokens, approach: ApproachId, price: Price },
    /// A piece took a step by road, after waiting some.
    Road { side: Side, piece: u8, face: Option<Face>, to: LocaleId, step: u8, waited: u8, price: Price },
    /// Cavalry closed up.
    ClosedUp { side: Side, pieces: Tokens, approach: ApproachId, price: Price },
    /// A reinforcement came in.
    Entered { side: Side, piece: u8, face: Option<Face>, entry: EntryId, step: u8 },
    /// Reinforcements that could come wait.
    Delayed { side: Side, force: u8, waiting: u8 },
    /// A manoeuvre attack begins.
    Thrust { side: Side, pieces: Tokens, over: ApproachId },
    /// It is blocked.
    Opposed { side: Side, pieces: Tokens, approach: ApproachId },
    /// It cannot be blocked.
    Unopposable { side: Side, locale: LocaleId, from_block: bool },
    /// The defender does not block.
    GaveWay { side: Side, locale: LocaleId },
    /// The attacker answers a block: these follow, the others stay.
    Answered { side: Side, following: Tokens, staying: Tokens, approach: ApproachId, price: Price },
    /// The attacker moves in.
    Occupied { side: Side, pieces: Tokens, locale: LocaleId },
    /// A bombardment is announced.
    Announced { side: Side, piece: u8, approach: ApproachId },
    /// It is fired.
    Bombarded { side: Side, piece: u8, target: Place, force: Tally },
    /// It is cancelled.
    BombardmentCancelled { side: Side, piece: u8, no_target: bool },
    /// Artillery is hidden again.
    GunsHidden { side: Side, piece: u8 },
    /// An assault begins.
    Assault { side: Side, pieces: Tokens, from: ApproachId },
    /// Pieces lead.
    Leading { side: Side, pieces: Tokens, attacking: bool },
    /// Artillery fires in defence.
    FiredInDefence { side: Side, piece: u8 },
    /// Strengths are compared.
    Clashed { side: Side, from: ApproachId, attack: Tally, defence: Tally, result: i16 },
    /// Cavalry pursues.
    Pursued { side: Side, pieces: Tokens, force: Tally },
    /// A failed assault falls back and closes the approach.
    Repulsed { side: Side, pieces: Tokens, from: ApproachId },
    /// A locale is taken by assault.
    Taken { side: Side, pieces: Tokens, locale: LocaleId },
    /// A piece loses a point.
    Lost { side: Side, piece: u8, before: Face, after: Face, cause: Cause },
    /// A retreat begins.
    Retreats { side: Side, pieces: Tokens, from: LocaleId },
    /// A piece retreats.
    Retreated { side: Side, piece: u8, from: LocaleId, to: LocaleId },
    /// Morale falls.
    Morale { side: Side, left: u8 },
    /// An army breaks.
    Broken { side: Side },
    /// The other army gains heart.
    Heartened { side: Side, gain: u8, morale: u8 },
    /// The battle is over.
    Ended { winner: Side, by_stars: bool, colours: u8 },
}

impl Event {
    /// The side it is about.
    pub fn side(&self) -> Option<Side> {
        match self {
            Event::Round { .. } => None,
            Event::Ended { winner, .. } => Some(*winner),
            Event::SetUp { side, .. }
            | Event::Mustered { side, .. }
            | Event::Turn { side, .. }
            | Event::Woken { side, .. }
            | Event::Activated { side, .. }
            | Event::Shuffled { side, .. }
            | Event::Shown { side, .. }
            | Event::Marched { side, .. }
            | Event::Blocked { side, .. }
            | Event::FellBack { side, .. }
            | Event::Road { side, .. }
            | Event::ClosedUp { side, .. }
            | Event::Entered { side, .. }
            | Event::Delayed { side, .. }
            | Event::Thrust { side, .. }
            | Event::Opposed { side, .. }
            | Event::Unopposable { side, .. }
            | Event::GaveWay { side, .. }
            | Event::Answered { side, .. }
            | Event::Occupied { side, .. }
            | Event::Announced { side, .. }
            | Event::Bombarded { side, .. }
            | Event::BombardmentCancelled { side, .. }
            | Event::GunsHidden { side, .. }
            | Event::Assault { side, .. }
            | Event::Leading { side, .. }
            | Event::FiredInDefence { side, .. }
            | Event::Clashed { side, .. }
            | Event::Pursued { side, .. }
            | Event::Repulsed { side, .. }
            | Event::Taken { side, .. }
            | Event::Lost { side, .. }
            | Event::Retreats { side, .. }
            | Event::Retreated { side, .. }
            | Event::Morale { side, .. }
            | Event::Broken { side, .. }
            | Event::Heartened { side, .. } => Some(*side),
        }
    }

    /// The event as somebody hears it who does not own the pieces.
    #[must_use]
    pub(crate) fn without_faces(&self) -> Event {
        let mut told = self.clone();
        match &mut told {
            Event::Marched { faces, .. } | Event::Blocked { faces, .. } => *faces = None,
            Event::Road { face, .. } | Event::Entered { face, .. } => *face = None,
            _ => {}
        }
        told
    }
}
