//! What a scenario says beyond the rules, as the rules ask for it.

use ground::Board;
use hexes::{Hex, HexSet, Number};
use kernel::Side;

use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::spec::{Arm, BattleSpec, ExitSpec, PresenceSpec, ScenarioSpec};

/// What is special about a crossing.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    /// The first turn in which it may be damaged; nothing: never.
    pub damage_from: Option<u8>,
    /// Who can barricade it, and at which end he stands.
    pub barricade: Option<(Side, Hex)>,
    /// Columns that the barricade shifts attacks.
    pub shift: u8,
}

/// Where some pieces have to stay.
#[derive(Clone, Copy, Debug)]
pub struct Bound {
    /// Who.
    pub pieces: Pieces,
    /// Where.
    pub hexes: HexSet,
    /// To the end of this turn.
    pub until: u8,
}

/// Points for units in an area.
#[derive(Clone, Debug)]
pub struct Presence {
    /// Its hexes.
    pub hexes: HexSet,
    /// The units that count.
    pub pieces: Pieces,
    /// What it says.
    pub spec: PresenceSpec,
}

/// Where units may leave the map at will.
#[derive(Clone, Debug)]
pub struct Exit {
    /// Its hexes.
    pub hexes: HexSet,
    /// The units that count.
    pub pieces: Pieces,
    /// What it says.
    pub spec: ExitSpec,
}

/// What a scenario says beyond the rules.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    /// The hexes of each stake.
    pub stakes: Vec<HexSet>,
    /// Points for units in areas.
    pub presences: Vec<Presence>,
    /// The pieces whose attacks give points, by forfeit.
    pub forfeits: Vec<Pieces>,
    /// Where units may leave.
    pub exits: Vec<Exit>,
    /// Where pieces have to stay.
    pub bounds: Vec<Bound>,
    /// What is special about each crossing.
    pub spans: Vec<Span>,
    /// Crossings that are damaged at the start, by bit.
    pub damaged: u64,
    /// Crossings that are barricaded at the start, by bit.
    pub barricades: u64,
}

impl Terms {
    /// What a scenario says, on its board.
    pub(crate) fn of(spec: &BattleSpec, scenario: &ScenarioSpec, board: &Board) -> Terms {
        let found = |numbers: &[Number]| -> HexSet { numbers.iter().filter_map(|hex| board.grid.find(*hex)).collect() };
        let pieces = |is_in: &dyn Fn(usize) -> bool| -> Pieces {
            (0..spec.pieces.len()).filter(|piece| is_in(*piece)).map(|piece| PieceId(piece as u8)).collect()
        };
        let counted = |side: Side, arms: &[Arm]| {
            pieces(&|piece| {
                let (kind, owner) = (spec.pieces[piece].kind, spec.pieces[piece].side);
                let of_arm = |arm: &Arm| match arm {
                    Arm::Infantry => kind.is_combat() && !kind.is_cavalry() && !kind.is_artillery(),
                    Arm::Cavalry => kind.is_cavalry(),
                    Arm::Artillery => kind.is_artillery(),
                };
                owner == side && kind.is_combat() && (arms.is_empty() || arms.iter().any(of_arm))
            })
        };
        let plain = Span { damage_from: Some(1), barricade: None, shift: 0 };
        let mut terms = Terms { spans: vec![plain; board.crossings.len()], ..Terms::default() };
        terms.stakes = scenario.stakes.iter().map(|stake| found(&stake.hexes)).collect();
        let presence = |presence: &PresenceSpec| Presence {
            hexes: found(&presence.hexes),
            pieces: counted(presence.of, &presence.arms),
            spec: presence.clone(),
        };
        terms.presences = scenario.presences.iter().map(presence).collect();
        let exit = |exit: &ExitSpec| Exit {
            hexes: found(&exit.hexes),
            pieces: counted(exit.side, &exit.arms),
            spec: exit.clone(),
        };
        terms.exits = scenario.exits.iter().map(exit).collect();
        let of_formation = |formation: usize| pieces(&|piece| spec.pieces[piece].formation == Some(formation));
        terms.forfeits = scenario.forfeits.iter().map(|forfeit| of_formation(forfeit.formation)).collect();
        for bound in &scenario.bounds {
            let leader = |piece: &PieceId| spec.pieces[piece.index()].kind.is_leader();
            let all = bound.formations.iter().fold(Pieces::NONE, |all, formation| all.or(of_formation(*formation)));
            let pieces = all.iter().filter(|piece| !leader(piece)).collect();
            terms.bounds.push(Bound { pieces, hexes: found(&bound.hexes), until: bound.until });
        }
        for bridge in &scenario.bridges {
            for [first, second] in &bridge.sides {
                let [Some(near), Some(far)] = [first, second].map(|hex| board.grid.find(*hex)) else { continue };
                let Some(crossing) = board.crossing(near, far) else { continue };
                terms.spans[usize::from(crossing)] = Span {
                    damage_from: bridge.damage_from,
                    barricade: bridge.barricade.map(|side| (side, near)),
                    shift: bridge.shift,
                };
                terms.damaged |= u64::from(bridge.damaged) << crossing;
                terms.barricades |= u64::from(bridge.barricade.is_some()) << crossing;
            }
        }
        terms
    }
}
