//! What changes while a battle is played. All but the faces and a group that is still being
//! formed is open to everybody.

use kernel::lots::{MOST_TOKENS, each, only};
use kernel::{BySide, Lots, Side, Tokens};
use serde::{Deserialize, Serialize};

use crate::board::{ApproachId, KnotId, LocaleId, MOST_LANES, MOST_LOCALES, MOST_PAIRS, Place, Spot};
use crate::engine::agenda::Agenda;
use crate::engine::battle::Battle;
use crate::engine::order::Aim;
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
    pub morale: BySide<u8>,
    /// The round in which an army broke; zero while it holds.
    pub broken: BySide<u8>,
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
            turn: Side::First,
            commands: 0,
            morale: battle.morale,
            broken: BySide::default(),
            alarm: false,
            activations: 0,
            moving: false,
            closed_pairs: [0; MOST_PAIRS / 64],
            closed_locales: [0; 2],
            lanes: [0; MOST_LANES],
            march: March::None,
            agenda: Agenda::default(),
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

    /// What makes pieces of one place alike: face, what the enemy knows of it,
    /// and how it is marked.
    #[inline]
    fn kind(&self, piece: u8) -> (Face, u8, u8) {
        let lot = if self.open.lots.is_known(piece) { u8::MAX } else { self.open.lots.name(piece) };
        (self.face(piece), lot, self.open.marks(piece))
    }

    /// Whether two pieces of one place are alike.
    #[inline]
    pub(crate) fn alike(&self, one: u8, other: u8) -> bool {
        self.kind(one) == self.kind(other)
    }

    /// One piece of each kind: the lowest.
    pub(crate) fn one_of_each(&self, pieces: Tokens) -> Tokens {
        let mut kinds = [(Face::new(Arm::Infantry, 0), 0, 0); 24];
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
    /// The sets by which everybody can tell pieces apart that stand together.
    const fn marked(&self) -> [Tokens; 7] {
        [self.awake, self.spent, self.assaulted, self.up, self.announced, self.fired, self.busy]
    }

    /// How a piece is marked: a bit for each set.
    #[inline]
    fn marks(&self, piece: u8) -> u8 {
        self.marked().iter().fold(0, |marks, set| marks << 1 | (set >> piece & 1) as u8)
    }

    /// The pieces that nobody but their owner can tell from a piece: of its lot, at its place,
    /// marked as it is, and in everything pending as it is.
    pub(crate) fn peers(&self, piece: u8) -> Tokens {
        if self.lots.is_known(piece) {
            return only(piece);
        }
        let place = self.place[piece as usize];
        let together = each(self.lots.of(piece)).filter(|other| self.place[*other as usize] == place);
        let mut peers = together.fold(0, |set, other| set | only(other));
        let mut part = |set: Tokens| peers &= if set & only(piece) != 0 { set } else { !set };
        self.marked().into_iter().for_each(&mut part);
        match self.march {
            March::None => {}
            March::Group { members } => part(members),
            March::Road { piece: on_road, .. } => part(only(on_road)),
        }
        for step in self.agenda.steps() {
            step.sets().into_iter().for_each(&mut part);
        }
        peers
    }

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

    /// Works the derived parts out again.
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

// A size that is pinned: clones and lists are made all the time.
const _: () = assert!(size_of::<Position>() <= 2272);
