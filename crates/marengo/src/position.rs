//! What changes while a battle is played. All but the faces and a group that is still being formed is open to everybody.

use kernel::lots::{MOST_TOKENS, each, only};
use kernel::{Lots, Side, Tokens};
use serde::{Deserialize, Serialize};

use crate::battle::Battle;
use crate::board::{ApproachId, KnotId, LocaleId, MOST_LANES, MOST_LOCALES, MOST_PAIRS, Place, Spot};
use crate::order::Aim;
use crate::pieces::{Arm, Face};

/// Pieces that are being told off for a common order; others do not see them yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// What for.
    pub aim: Aim,
    /// Who has joined so far.
    pub joined: Tokens,
}

/// The group that moved last and may still go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum March {
    /// Nobody.
    #[default]
    None,
    /// A group that marched to a neighbour; its cavalry may close up.
    Group {
        /// Those still in reserve.
        members: Tokens,
    },
    /// A piece on a road.
    Road {
        /// Which.
        piece: u8,
        /// Where on the road.
        knot: KnotId,
        /// Steps used, waiting included.
        steps: u8,
        /// Only main roads so far.
        main: bool,
        /// A command was spent on it.
        paid: bool,
        /// It has just driven an enemy off.
        attacked: bool,
    },
}

/// A manoeuvre attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thrust {
    /// The attackers.
    pub attackers: Tokens,
    /// The approach they leave over.
    pub over: ApproachId,
    /// Whether they came out of a blocking place.
    pub from_block: bool,
    /// Where on the road, if by road, with the steps used after it.
    pub road: Option<(KnotId, u8)>,
    /// By road: only main roads so far, and whether a command was spent.
    pub main_paid: (bool, bool),
}

/// An assault under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assault {
    /// The attackers' approach.
    pub from: ApproachId,
    /// Those who take part, by side.
    pub in_it: [Tokens; 2],
    /// Those who lead, by side.
    pub lead: [Tokens; 2],
    /// The arm that led, by side.
    pub led_by: [Option<Arm>; 2],
    /// Artillery that has fired in defence.
    pub shot: Tokens,
    /// Cavalry in pursuit.
    pub pursuers: Tokens,
    /// Attack less defence, once it is known.
    pub result: i16,
}

/// A retreat under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// Whose.
    pub side: Side,
    /// Out of which locale.
    pub from: LocaleId,
    /// Where the attack came from.
    pub origin: LocaleId,
    /// The approach whose pieces have lost an assault and pay no more.
    pub exempt: Option<ApproachId>,
    /// Who has still to go.
    pub going: Tokens,
}

/// Losses still to be assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Batch {
    /// Whose losses.
    pub side: Side,
    /// How many points.
    pub points: u8,
    /// Who bears them first; the enemy assigns among these.
    pub first: Tokens,
    /// Who bears the rest; the owner assigns among these.
    pub then: Tokens,
    /// All points fall on one piece.
    pub single: bool,
    /// Why.
    pub cause: Cause,
}

/// Why points are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Bombardment.
    Bombardment,
    /// Artillery that fires in defence.
    DefensiveFire,
    /// The assault itself.
    Assault,
    /// Cavalry in pursuit.
    Pursuit,
    /// Infantry leaving reserve.
    LeavingReserve,
    /// Leaving an approach.
    LeavingApproach,
    /// Artillery cannot retreat.
    LostGuns,
    /// No way out.
    NoWayOut,
}

/// One pending step; the top one is run until a side has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The surprised side declares pieces active.
    Activate,
    /// The side to move mixes its pieces.
    Shuffle,
    /// Announced bombardments are fired or cancelled.
    Bombard,
    /// Assaults, then movement.
    Command,
    /// An attacking infantry is shown before an obstacle.
    ShowInfantry(Thrust),
    /// The defender may block a manoeuvre attack.
    Oppose(Thrust),
    /// The attacker answers a block.
    Answer(Thrust),
    /// The attacker moves in.
    Occupy(Thrust),
    /// The attacker names his leading pieces.
    LeadAttack(Assault),
    /// The defender's artillery fires.
    DefensiveFire(Assault),
    /// The defender names his leading pieces.
    LeadDefence(Assault),
    /// Strengths are compared.
    Clash(Assault),
    /// The winner's cavalry pursues.
    Pursue(Assault),
    /// The loser falls back or retreats.
    Aftermath(Assault),
    /// The winner moves in.
    TakeOver(Assault),
    /// The winner's cavalry closes up.
    CloseUp {
        /// Survivors in reserve.
        members: Tokens,
        /// The locale that was taken.
        locale: LocaleId,
    },
    /// Losses are assigned.
    Lose(Batch),
    /// Losses of a retreat are told off.
    PayRetreat(Retreat),
    /// Pieces retreat one by one.
    Retreat(Retreat),
}

/// The deepest the agenda ever gets; a test proves it.
pub const DEEPEST: usize = 12;

/// The stack of pending steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agenda {
    steps: [Step; DEEPEST],
    depth: u8,
}

impl Agenda {
    const EMPTY: Agenda = Agenda { steps: [Step::Command; DEEPEST], depth: 0 };

    /// What is to be done next.
    #[inline]
    pub fn top(&self) -> Option<Step> {
        self.depth.checked_sub(1).map(|top| self.steps[top as usize])
    }

    /// How many steps are pending.
    pub fn depth(&self) -> usize {
        self.depth as usize
    }

    /// Puts a step on top.
    pub(crate) fn push(&mut self, step: Step) {
        debug_assert!(self.depth() < DEEPEST, "the agenda is at most {DEEPEST} deep");
        if let Some(slot) = self.steps.get_mut(self.depth as usize) {
            *slot = step;
            self.depth += 1;
        }
    }

    /// Takes the top step off.
    pub(crate) fn pop(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        // What lies above is forgotten, so that equal agendas are equal.
        self.steps[self.depth as usize] = Step::Command;
    }

    /// Changes the top step.
    pub(crate) fn replace(&mut self, step: Step) {
        self.pop();
        self.push(step);
    }

    fn pending(&self) -> &[Step] {
        &self.steps[..self.depth()]
    }
}

/// Everything that lies open to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// Where each piece stands.
    pub place: [Place; MOST_TOKENS],
    /// Who cannot be told from whom.
    pub lots: Lots,
    /// Pieces that may move: all but those of the surprised side that sleep.
    pub awake: Tokens,
    /// Pieces that have moved, fired or assaulted in this turn.
    pub spent: Tokens,
    /// Of these, those that have assaulted.
    pub assaulted: Tokens,
    /// Artillery lying face up.
    pub up: Tokens,
    /// Artillery whose bombardment is announced.
    pub announced: Tokens,
    /// Artillery that has fired in this turn.
    pub fired: Tokens,
    /// Artillery that announced or fired in its owner's last turn.
    pub busy: Tokens,
    /// The round, counted from one; past the last one the battle is over.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Side,
    /// Commands left.
    pub commands: u8,
    /// Morale.
    pub morale: [u8; 2],
    /// The round in which an army broke; zero while it holds.
    pub broken: [u8; 2],
    /// The surprised side's set-up has been entered.
    pub alarm: bool,
    /// Pieces that may still be declared active.
    pub activations: u8,
    /// Something has moved: no more assaults in this turn.
    pub moving: bool,
    /// Pairs of approaches over which an assault failed in this turn.
    pub closed_pairs: [u64; MOST_PAIRS / 64],
    /// Locales taken by assault in this turn.
    pub closed_locales: [u64; 2],
    /// Of each lane: the last step used in this turn, and the way in the highest bit.
    pub lanes: [u8; MOST_LANES],
    /// Who moved last and may go on.
    pub march: March,
    /// What is pending.
    pub agenda: Agenda,
    /// Derived: the pieces in each locale.
    pub at: [Tokens; MOST_LOCALES],
    /// Derived: the pieces in reserve.
    pub reserve: Tokens,
    /// Derived: approaches that somebody blocks.
    pub blocked: [u64; MOST_PAIRS / 32],
}

/// What changes while a battle is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// What lies open.
    pub open: Open,
    /// The face of each piece.
    pub face: [Face; MOST_TOKENS],
    /// The group that the deciding side is forming.
    pub group: Option<Group>,
}

impl Position {
    /// An empty board before the first round.
    pub(crate) fn blank(battle: &Battle) -> Self {
        let open = Open {
            place: [Place::LOST; MOST_TOKENS],
            lots: Lots::default(),
            awake: !battle.sleepers(),
            spent: 0,
            assaulted: 0,
            up: 0,
            announced: 0,
            fired: 0,
            busy: 0,
            round: 1,
            turn: Side(0),
            commands: 0,
            morale: battle.morale,
            broken: [0; 2],
            alarm: false,
            activations: 0,
            moving: false,
            closed_pairs: [0; MOST_PAIRS / 64],
            closed_locales: [0; 2],
            lanes: [0; MOST_LANES],
            march: March::None,
            agenda: Agenda::EMPTY,
            at: [0; MOST_LOCALES],
            reserve: 0,
            blocked: [0; MOST_PAIRS / 32],
        };
        Position { open, face: [Face::new(Arm::Infantry, 0); MOST_TOKENS], group: None }
    }

    /// The face of a piece.
    #[inline]
    pub fn face(&self, piece: u8) -> Face {
        self.face[piece as usize]
    }

    /// Whether somebody who does not own it could take a piece for one that fits.
    pub(crate) fn could_be(&self, piece: u8, fits: impl Fn(Face) -> bool) -> bool {
        if self.open.lots.is_known(piece) {
            return fits(self.face(piece));
        }
        each(self.open.lots.of(piece)).any(|other| fits(self.face(other)))
    }

    /// What makes pieces of one place alike: face, and what the enemy knows of it.
    #[inline]
    fn kind(&self, piece: u8) -> (Face, u8) {
        let lot = if self.open.lots.is_known(piece) { u8::MAX } else { self.open.lots.name(piece) };
        (self.face(piece), lot)
    }

    /// Whether two pieces of one place are alike.
    #[inline]
    pub(crate) fn alike(&self, one: u8, other: u8) -> bool {
        self.kind(one) == self.kind(other)
    }

    /// One piece of each kind: the lowest.
    pub(crate) fn one_of_each(&self, pieces: Tokens) -> Tokens {
        let mut kinds = [(Face::new(Arm::Infantry, 0), 0); 24];
        let mut count = 0;
        let mut firsts = 0;
        for piece in each(pieces) {
            let kind = self.kind(piece);
            if kinds[..count].contains(&kind) {
                continue;
            }
            firsts |= only(piece);
            if count < kinds.len() {
                kinds[count] = kind;
                count += 1;
            }
        }
        firsts
    }

    /// The pieces of an arm.
    pub(crate) fn of_arm(&self, pieces: Tokens, arm: Arm) -> Tokens {
        each(pieces).filter(|piece| self.face(*piece).is(arm)).fold(0, |set, piece| set | only(piece))
    }
}

impl Open {
    /// Where a piece stands.
    #[inline]
    pub fn spot(&self, piece: u8) -> Spot {
        self.place[piece as usize].spot()
    }

    /// The pieces in a locale.
    #[inline]
    pub fn in_locale(&self, locale: LocaleId) -> Tokens {
        self.at[locale.0 as usize]
    }

    /// Whether anybody blocks an approach.
    #[inline]
    pub fn is_blocked(&self, approach: ApproachId) -> bool {
        self.blocked[approach.0 as usize / 64] >> (approach.0 % 64) & 1 == 1
    }

    /// The pieces at a place on the board.
    pub fn at_place(&self, battle: &Battle, place: Place) -> Tokens {
        match place.spot() {
            Spot::Reserve(locale) => self.in_locale(locale) & self.reserve,
            Spot::Blocking(approach) => self.blocking(battle, approach),
            Spot::Waiting(_) | Spot::Lost => 0,
        }
    }

    /// The pieces that block an approach.
    pub fn blocking(&self, battle: &Battle, approach: ApproachId) -> Tokens {
        if !self.is_blocked(approach) {
            return 0;
        }
        let place = Place::blocking(approach);
        each(self.in_locale(battle.board.approach(approach).locale) & !self.reserve)
            .filter(|piece| self.place[*piece as usize] == place)
            .fold(0, |set, piece| set | only(piece))
    }

    /// Whether a pair of approaches is closed by a failed assault.
    #[inline]
    pub fn is_pair_closed(&self, approach: ApproachId) -> bool {
        self.closed_pairs[approach.pair() / 64] >> (approach.pair() % 64) & 1 == 1
    }

    /// Closes a pair of approaches for this turn.
    pub(crate) fn close_pair(&mut self, approach: ApproachId) {
        self.closed_pairs[approach.pair() / 64] |= 1 << (approach.pair() % 64);
    }

    /// Whether a locale was taken by assault in this turn.
    #[inline]
    pub fn is_locale_closed(&self, locale: LocaleId) -> bool {
        self.closed_locales[locale.0 as usize / 64] >> (locale.0 % 64) & 1 == 1
    }

    /// Closes a locale for this turn.
    pub(crate) fn close_locale(&mut self, locale: LocaleId) {
        self.closed_locales[locale.0 as usize / 64] |= 1 << (locale.0 % 64);
    }

    /// Puts a piece somewhere; the one function that moves pieces.
    pub(crate) fn put(&mut self, battle: &Battle, piece: u8, place: Place) {
        self.lift(battle, piece);
        self.place[piece as usize] = place;
        match place.spot() {
            Spot::Reserve(locale) => {
                self.at[locale.0 as usize] |= only(piece);
                self.reserve |= only(piece);
            }
            Spot::Blocking(approach) => {
                self.at[battle.board.approach(approach).locale.0 as usize] |= only(piece);
                self.blocked[approach.0 as usize / 64] |= 1 << (approach.0 % 64);
            }
            Spot::Waiting(_) | Spot::Lost => {}
        }
    }

    fn lift(&mut self, battle: &Battle, piece: u8) {
        match self.spot(piece) {
            Spot::Reserve(locale) => self.at[locale.0 as usize] &= !only(piece),
            Spot::Blocking(approach) => {
                self.at[battle.board.approach(approach).locale.0 as usize] &= !only(piece);
                if self.blocking(battle, approach) == 0 {
                    self.blocked[approach.0 as usize / 64] &= !(1 << (approach.0 % 64));
                }
            }
            Spot::Waiting(_) | Spot::Lost => {}
        }
        self.reserve &= !only(piece);
    }

    /// Works the derived parts out anew.
    pub(crate) fn derive(&mut self, battle: &Battle) {
        let place = self.place;
        self.at = [0; MOST_LOCALES];
        self.reserve = 0;
        self.blocked = [0; MOST_PAIRS / 32];
        self.place = [Place::LOST; MOST_TOKENS];
        for (piece, place) in place.into_iter().enumerate() {
            self.put(battle, piece as u8, place);
        }
    }
}

/// The open part of a position as it is written down.
#[derive(Serialize, Deserialize)]
struct Stored {
    place: Vec<Place>,
    lots: Lots,
    masks: [Tokens; 7],
    round: u8,
    turn: Side,
    commands: u8,
    morale: [u8; 2],
    broken: [u8; 2],
    alarm: bool,
    activations: u8,
    moving: bool,
    closed_pairs: [u64; MOST_PAIRS / 64],
    closed_locales: [u64; 2],
    lanes: Vec<(u8, u8)>,
    march: March,
    agenda: Vec<Step>,
    at: Vec<(u8, Tokens)>,
    reserve: Tokens,
    blocked: [u64; MOST_PAIRS / 32],
}

impl Serialize for Open {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let used = self.lanes.iter().enumerate().filter(|(_, used)| **used != 0);
        let held = self.at.iter().enumerate().filter(|(_, pieces)| **pieces != 0);
        Stored {
            place: self.place.to_vec(),
            lots: self.lots,
            masks: [self.awake, self.spent, self.assaulted, self.up, self.announced, self.fired, self.busy],
            round: self.round,
            turn: self.turn,
            commands: self.commands,
            morale: self.morale,
            broken: self.broken,
            alarm: self.alarm,
            activations: self.activations,
            moving: self.moving,
            closed_pairs: self.closed_pairs,
            closed_locales: self.closed_locales,
            lanes: used.map(|(lane, used)| (lane as u8, *used)).collect(),
            march: self.march,
            agenda: self.agenda.pending().to_vec(),
            at: held.map(|(locale, pieces)| (locale as u8, *pieces)).collect(),
            reserve: self.reserve,
            blocked: self.blocked,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Open {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let stored = Stored::deserialize(deserializer)?;
        let mut lanes = [0; MOST_LANES];
        for (lane, used) in stored.lanes {
            lanes[lane as usize] = used;
        }
        let mut at = [0; MOST_LOCALES];
        for (locale, pieces) in stored.at {
            *at.get_mut(locale as usize).ok_or_else(|| D::Error::custom("a locale that no board has"))? = pieces;
        }
        if stored.agenda.len() > DEEPEST {
            return Err(D::Error::custom("the agenda is too deep"));
        }
        let mut agenda = Agenda::EMPTY;
        stored.agenda.into_iter().for_each(|step| agenda.push(step));
        let [awake, spent, assaulted, up, announced, fired, busy] = stored.masks;
        Ok(Open {
            place: stored.place.try_into().map_err(|_| D::Error::custom("64 places expected"))?,
            lots: stored.lots,
            awake,
            spent,
            assaulted,
            up,
            announced,
            fired,
            busy,
            round: stored.round,
            turn: stored.turn,
            commands: stored.commands,
            morale: stored.morale,
            broken: stored.broken,
            alarm: stored.alarm,
            activations: stored.activations,
            moving: stored.moving,
            closed_pairs: stored.closed_pairs,
            closed_locales: stored.closed_locales,
            lanes,
            march: stored.march,
            agenda,
            at,
            reserve: stored.reserve,
            blocked: stored.blocked,
        })
    }
}

impl Serialize for Position {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.open, &self.face[..], self.group).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (open, face, group) = <(Open, Vec<Face>, Option<Group>)>::deserialize(deserializer)?;
        let face = face.try_into().map_err(|_| serde::de::Error::custom("64 faces expected"))?;
        Ok(Position { open, face, group })
    }
}
