//! Events: each thing that happens, with the paragraph that made it happen.
//!
//! The fields say what their names say: whose event it is, which pieces, where.
#![allow(missing_docs)]

use kernel::{Cite, Cited, Side, Tally, Tokens};
use serde::Serialize;

use crate::agenda::Cause;
use crate::board::{ApproachId, EntryId, LocaleId, Place};
use crate::pieces::Face;
use crate::rules::cite;

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
    FellBack { side: Side, pieces: Tokens, approach: ApproachId, price: Price, guns_fired: bool },
    /// A piece took a step by road, after waiting some.
    Road {
        side: Side,
        piece: u8,
        face: Option<Face>,
        to: LocaleId,
        step: u8,
        waited: u8,
        price: Price,
        after_attack: bool,
    },
    /// Cavalry closed up.
    ClosedUp { side: Side, pieces: Tokens, approach: ApproachId, price: Price, after_assault: bool },
    /// A reinforcement came in.
    Entered { side: Side, piece: u8, face: Option<Face>, entry: EntryId, step: u8 },
    /// Reinforcements that could come wait.
    Delayed { side: Side, force: u8, waiting: u8 },
    /// A manoeuvre attack begins.
    Thrust { side: Side, pieces: Tokens, over: ApproachId, by_road: bool, after_attack: bool },
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
    Broken { side: Side, in_own_assault: bool },
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

impl Price {
    fn cite(self) -> Cite {
        match self {
            Price::Command | Price::Included => cite!("8.2"),
            Price::MainRoad => cite!("8.11"),
            Price::NobodyOpposite => cite!("8.3"),
        }
    }
}

impl Showing {
    fn cite(self) -> Cite {
        match self {
            Showing::CloseUp => cite!("8.12"),
            Showing::Obstacle => cite!("9.2"),
            Showing::RoadAttack => cite!("9.3"),
            Showing::Guns | Showing::Bombarded => cite!("10.7"),
            Showing::Assault => cite!("11.12"),
            Showing::Retreat => cite!("12.6"),
        }
    }
}

impl Cause {
    /// The paragraph that makes the points be lost.
    pub(crate) fn cite(self) -> Cite {
        match self {
            Cause::Bombardment => cite!("10.5"),
            Cause::DefensiveFire => cite!("11.5"),
            Cause::Assault => cite!("11.8"),
            Cause::Pursuit => cite!("11.9"),
            Cause::LeavingReserve => cite!("12.3"),
            Cause::LeavingApproach => cite!("12.4"),
            Cause::LostGuns => cite!("12.2"),
            Cause::NoWayOut => cite!("12.5"),
        }
    }
}

impl Cited for Event {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        match self {
            Event::SetUp { .. } => name(cite!("6.4")),
            Event::Mustered { .. } => name(cite!("6.5")),
            Event::Round { .. } => name(cite!("7.2")),
            Event::Turn { .. } => name(cite!("7.1")),
            Event::Woken { .. } | Event::Activated { .. } => name(cite!("6.6")),
            Event::Shuffled { .. } => name(cite!("4.2")),
            Event::Shown { why, .. } => [why.cite(), cite!("4.1")].into_iter().for_each(name),
            Event::Marched { from, price, .. } => {
                name(cite!("8.1"));
                let from_reserve = matches!(from.spot(), crate::board::Spot::Reserve(_));
                name(if from_reserve { cite!("8.7") } else { cite!("8.8") });
                name(price.cite());
            }
            Event::Blocked { .. } => [cite!("8.7"), cite!("5.5"), cite!("8.2")].into_iter().for_each(name),
            Event::FellBack { price, guns_fired, .. } => {
                let paragraph = if *price == Price::NobodyOpposite { cite!("8.5") } else { cite!("8.8") };
                [paragraph, cite!("5.5"), price.cite()].into_iter().for_each(&mut *name);
                if *guns_fired {
                    [cite!("10.6"), cite!("10.2")].into_iter().for_each(name);
                }
            }
            Event::Road { waited, price, after_attack, .. } => {
                name(cite!("8.9"));
                if *waited > 0 {
                    name(cite!("8.10"));
                }
                name(cite!("5.7"));
                name(price.cite());
                if *after_attack {
                    name(cite!("9.6"));
                }
            }
            Event::ClosedUp { price, after_assault, .. } => {
                name(if *after_assault { cite!("11.11") } else { cite!("8.12") });
                name(price.cite());
            }
            Event::Entered { step, .. } => name(if *step == 0 { cite!("8.14") } else { cite!("8.13") }),
            Event::Delayed { .. } => name(cite!("8.15")),
            Event::Thrust { by_road, after_attack, .. } => {
                name(cite!("9.1"));
                if *by_road {
                    name(cite!("9.3"));
                }
                if *after_attack {
                    name(cite!("9.6"));
                }
            }
            Event::Opposed { .. } => [cite!("9.4"), cite!("8.3")].into_iter().for_each(name),
            Event::Unopposable { .. } => [cite!("9.4"), cite!("9.5")].into_iter().for_each(name),
            Event::GaveWay { .. } => name(cite!("9.5")),
            Event::Answered { price, .. } => [cite!("9.4"), price.cite()].into_iter().for_each(name),
            Event::Occupied { .. } => name(cite!("9.5")),
            Event::Announced { .. } => [cite!("10.1"), cite!("8.3")].into_iter().for_each(name),
            Event::Bombarded { force, .. } => {
                [cite!("10.3"), cite!("10.1"), cite!("10.4")].into_iter().for_each(&mut *name);
                force.cites(name);
            }
            Event::BombardmentCancelled { .. } => name(cite!("10.6")),
            Event::GunsHidden { .. } => name(cite!("10.7")),
            Event::Assault { .. } => [cite!("11.1"), cite!("8.2")].into_iter().for_each(name),
            Event::Leading { attacking, .. } => name(if *attacking { cite!("11.4") } else { cite!("11.6") }),
            Event::FiredInDefence { .. } => name(cite!("11.5")),
            Event::Clashed { attack, defence, .. } => {
                name(cite!("11.7"));
                attack.cites(name);
                defence.cites(name);
            }
            Event::Pursued { force, .. } => {
                name(cite!("11.9"));
                force.cites(name);
            }
            Event::Repulsed { .. } => [cite!("11.10"), cite!("11.3")].into_iter().for_each(name),
            Event::Taken { .. } => [cite!("11.10"), cite!("11.2")].into_iter().for_each(name),
            Event::Lost { cause, .. } => [cause.cite(), cite!("4.3")].into_iter().for_each(name),
            Event::Retreats { .. } => [cite!("12.1"), cite!("8.3")].into_iter().for_each(name),
            Event::Retreated { .. } => name(cite!("12.5")),
            Event::Morale { .. } => name(cite!("13.1")),
            Event::Broken { in_own_assault, .. } => {
                name(cite!("13.2"));
                if *in_own_assault {
                    name(cite!("13.4"));
                }
            }
            Event::Heartened { .. } => name(cite!("13.2")),
            Event::Ended { by_stars, .. } => name(if *by_stars { cite!("14.2") } else { cite!("14.1") }),
        }
    }
}
