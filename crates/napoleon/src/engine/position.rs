//! What changes while a battle is played.

use ground::Stacks;
use hexes::Hex;
use kernel::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::bombardment::Barrage;
use crate::cards::Cards;
use crate::combat::Fights;
use crate::engine::agenda::Agenda;
use crate::engine::battle::Battle;
use crate::engine::pieces::{MOST_CROSSINGS, MOST_FORMATIONS, MOST_HEXES, MOST_PIECES, PieceId, Pieces};
pub use crate::engine::roster::{PieceState, Place, Roster};
use crate::march_orders::{Marches, Retreat};
use crate::movement::Mover;
use crate::reinforcements::Arrivals;
use crate::sequence::Phase;
use crate::weather::{Condition, MOST_FIRES};
use crate::works::Works;

/// No hex.
pub const NOWHERE: Hex = Hex(u16::MAX);

/// What lies on pieces. Every set speaks of pieces of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// At reduced strength.
    pub reduced: Pieces,
    /// In road march (7.5).
    pub marching: Pieces,
    /// Put in command in the last command segment (6.1).
    pub commanded: Pieces,
    /// Out of command (6.2).
    pub out_of_command: Pieces,
    /// In range of an officer who failed: no check of their own (6.32).
    pub barred: Pieces,
    /// Has checked initiative in this segment, or had its officer do so.
    pub tried: Pieces,
    /// Has had its turn in this movement phase.
    pub moved: Pieces,
    /// Has entered a hex in this movement phase.
    pub marched: Pieces,
    /// Has retreated before combat in this turn (10.21).
    pub evaded: Pieces,
    /// Must attack whom it failed to repulse, or be attacked for it (9.22).
    pub repulsed: Pieces,
    /// Has advanced after combat in this phase (12.4 E).
    pub advanced: Pieces,
    /// Bombarded in this phase (13.1).
    pub fired: Pieces,
    /// Charged in this phase (14.1).
    pub charged: Pieces,
    /// Out of supply (17.2).
    pub out_of_supply: Pieces,
    /// Has left a march order in this turn (20.23).
    pub shaken: Pieces,
    /// Has refused the general retreat in this turn: free in the segment of initiative (20.51).
    pub freed: Pieces,
    /// A substitute has the place of this officer (5.52).
    pub substituted: Pieces,
    /// Officers who have reorganized units in this turn (22.24).
    pub busy: Pieces,
    /// Batteries that may not bombard in this phase (13.38).
    pub suppressed: Pieces,
    /// Batteries that keep out of the attack of their stack (13.41).
    pub withheld: Pieces,
    /// Infantry in square (14.23).
    pub square: Pieces,
    /// Could not have moved in this movement phase: no charge (14.1).
    pub pinned: Pieces,
    /// Cavalry in an enemy hex that it has overrun (14.23).
    pub overrunning: Pieces,
    /// Pontoons taken up in this turn (18.34).
    pub taken_up: Pieces,
    /// Trains that were rolled for since the enemy came next to them (18.14).
    pub tested: Pieces,
}

/// What a side has, beside its pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Army {
    /// Victory points.
    pub points: i16,
    /// The guard has been committed (11.3).
    pub committed: bool,
    /// The general retreat (20.5).
    pub retreat: Retreat,
    /// The last turn in which it called for reinforcements (19.5).
    pub called: u8,
}

/// What changes while a battle is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The pieces.
    pub pieces: Roster,
    /// Who lies upon whom.
    pub(crate) stacks: Stacks<MOST_PIECES, MOST_HEXES>,
    /// What lies on pieces.
    pub marks: Marks,
    /// Crossings that are damaged, by number (7.62, 7.63).
    pub damaged: u64,
    /// The points that each formation has lost (21.1).
    pub losses: [u8; MOST_FORMATIONS],
    /// What each leader has spent in this segment: officers and stacks, or units and vedettes brought back.
    pub spent: [[u8; 2]; MOST_LEADERS],
    /// The turn, counted from one.
    pub turn: u8,
    /// Whose player turn it is.
    pub active: Side,
    /// The phase.
    pub phase: Phase,
    /// The weather.
    pub weather: Condition,
    /// For how many turns more.
    pub weather_left: u8,
    /// The die that was last rolled for it.
    pub weather_die: u8,
    /// The weather was rolled for in this turn.
    pub weather_checked: bool,
    /// Who held each stake last.
    pub holders: [Option<Side>; MOST_STAKES],
    /// The sides.
    pub armies: BySide<Army>,
    /// Whoever is on the way.
    pub mover: Option<Mover>,
    /// The attacks of this combat phase.
    pub fights: Fights,
    /// What is pending.
    pub agenda: Agenda,
    /// Pieces on the map that the enemy does not see (8.1).
    pub hidden: Pieces,
    /// Of each hidden piece, the first piece of its lot; else itself.
    pub lots: [u8; MOST_PIECES],
    /// The turn in which the enemy last saw each piece before it was hidden again; 0: never (8.5).
    pub sighted: [u8; MOST_PIECES],
    /// How often each viewer has learned something hidden.
    pub learned: [u32; 3],
    /// Crossings repaired in this turn, by number; supply does not use them yet (7.65).
    pub mended: u64,
    /// Hexes on fire (23.15).
    pub fires: [Hex; MOST_FIRES],
    /// Reinforcements (19).
    pub arrivals: Arrivals,
    /// March orders (20).
    pub marches: Marches,
    /// Cards (24).
    pub cards: Cards,
    /// The battle is over.
    pub over: bool,
    /// What is bombarded in this combat phase (13).
    pub barrage: Barrage,
    /// Improved positions (15.3).
    pub works: Works,
    /// Formations whose level the guard has lowered, by bit (11.3).
    pub daunted: u32,
    /// Crossings that bear a barricade, by number.
    pub barricades: u64,
    /// Forfeits that were paid, by bit.
    pub forfeited: u8,
}

/// Who holds each stake at the start.
fn holders(battle: &Battle) -> [Option<Side>; MOST_STAKES] {
    let mut holders = [None; MOST_STAKES];
    for (holder, stake) in holders.iter_mut().zip(&battle.scenario.stakes) {
        *holder = stake.holder;
    }
    holders
}

/// No scenario gives points for more places and hexes.
pub const MOST_STAKES: usize = 24;
/// No battle has more leaders.
pub const MOST_LEADERS: usize = 32;

impl Position {
    /// Nobody anywhere.
    pub(crate) fn blank(battle: &Battle) -> Position {
        Position {
            pieces: Roster::EMPTY,
            stacks: Stacks::EMPTY,
            marks: Marks::default(),
            damaged: battle.terms.damaged,
            losses: [0; MOST_FORMATIONS],
            spent: [[0; 2]; MOST_LEADERS],
            turn: 1,
            active: Side::First,
            phase: Phase::SetUp,
            weather: Condition::Fair,
            weather_left: 0,
            weather_die: 0,
            weather_checked: false,
            holders: holders(battle),
            armies: BySide::default(),
            mover: None,
            fights: Fights::default(),
            agenda: Agenda::default(),
            hidden: Pieces::NONE,
            lots: Position::OPEN,
            sighted: [0; MOST_PIECES],
            learned: [0; 3],
            mended: 0,
            fires: [NOWHERE; MOST_FIRES],
            arrivals: Arrivals::default(),
            marches: Marches::default(),
            cards: Cards::dealt(battle),
            over: false,
            barrage: Barrage::default(),
            works: Works::default(),
            daunted: 0,
            barricades: battle.terms.barricades,
            forfeited: 0,
        }
    }

    /// A piece as it stands.
    #[inline]
    pub fn piece(&self, piece: PieceId) -> PieceState {
        self.pieces.state(piece)
    }

    /// Where a piece is.
    #[inline]
    pub fn at(&self, piece: PieceId) -> Hex {
        self.pieces.state(piece).at
    }

    /// Whether a piece is on the map.
    #[inline]
    pub fn on_map(&self, piece: PieceId) -> bool {
        self.pieces.in_place(Place::Map).has(piece)
    }

    /// All pieces of both sides in a place.
    #[inline]
    pub fn in_place(&self, place: Place) -> Pieces {
        self.pieces.in_place(place)
    }

    /// The pieces of a hex, from the top down.
    #[inline]
    pub fn stack(&self, hex: Hex) -> impl Iterator<Item = PieceId> + '_ {
        self.stacks.stack(hex).map(PieceId)
    }

    /// The pieces of a hex as a set.
    #[inline]
    pub fn pieces_at(&self, hex: Hex) -> Pieces {
        self.stack(hex).collect()
    }

    /// Puts a piece down in a hex, wherever it was.
    pub(crate) fn put(&mut self, piece: PieceId, hex: Hex) {
        self.lift(piece);
        self.stacks.put_on_top(piece.0, hex);
        self.pieces.set(piece, PieceState { at: hex, place: Place::Map, back: 0 });
    }

    /// Takes a piece off the map; it remembers its last hex.
    pub(crate) fn remove(&mut self, piece: PieceId, place: Place) {
        self.unveil(piece);
        self.lift(piece);
        self.pieces.send(piece, place);
        for set in self.marks.of_the_map() {
            set.remove(piece);
        }
    }

    /// Cavalry rides into a hex of the enemy (14.23).
    pub(crate) fn ride_over(&mut self, piece: PieceId, hex: Hex) {
        self.unveil(piece);
        self.lift(piece);
        self.pieces.set(piece, PieceState { at: hex, place: Place::Overrun, back: 0 });
        self.marks.overrunning.add(piece);
    }

    pub(crate) fn lift(&mut self, piece: PieceId) {
        let state = self.piece(piece);
        if state.place == Place::Map {
            self.stacks.lift(piece.0, state.at);
        }
    }
}

impl Marks {
    /// What a piece does not keep when it leaves the map.
    pub(crate) fn of_the_map(&mut self) -> [&mut Pieces; 22] {
        [
            &mut self.marching,
            &mut self.commanded,
            &mut self.out_of_command,
            &mut self.barred,
            &mut self.tried,
            &mut self.moved,
            &mut self.marched,
            &mut self.evaded,
            &mut self.repulsed,
            &mut self.advanced,
            &mut self.fired,
            &mut self.charged,
            &mut self.out_of_supply,
            &mut self.shaken,
            &mut self.freed,
            &mut self.suppressed,
            &mut self.withheld,
            &mut self.square,
            &mut self.pinned,
            &mut self.overrunning,
            &mut self.taken_up,
            &mut self.tested,
        ]
    }
}

// Clones are made by the thousand.
const _: () = assert!(size_of::<Position>() <= 6_144);
const _: () = assert!(MOST_CROSSINGS <= u64::BITS as usize);
