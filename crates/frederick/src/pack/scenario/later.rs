//! Who comes later than the others, and what a scenario says of detachments and ways home.

use crate::engine::spec::{ArmySpec, ArrivalSpec, DetachmentsSpec, LifelineSpec, Piece, ReinforcementsSpec, UnitSpec};

use super::Field;
use super::chain::Chain;
use super::set_up::Placed;
use crate::engine::position::MOST_DETACHED;
use crate::engine::spec::Arm;
use ground::file::on_board;
use packs::fault::Faults;
use packs::files::SCENARIOS;
use packs::words::{At, Name};

/// A turn has so many minutes.
const TURN: u16 = 60;

/// Who stands nowhere at the start.
pub(super) struct Later<'a> {
    /// The side that comes in by wings.
    pub(super) entering: Option<u8>,
    /// The wing that appears.
    pub(super) arrival: Option<&'a ArrivalSpec>,
    /// Who comes in one by one.
    pub(super) reinforcements: &'a [ReinforcementsSpec],
}

impl Later<'_> {
    /// Whether a piece comes later.
    pub(super) fn has(&self, piece: Piece, field: &Field<'_>) -> bool {
        let arrives = |arrival: &ArrivalSpec| match piece {
            Piece::Unit(unit) => field.units[unit].wing == Some(arrival.wing) || arrival.guns.contains(&unit),
            Piece::Leader(leader) => field.leaders[leader].wing == Some(arrival.wing),
        };
        self.entering == Some(field.side(piece))
            || self.arrival.is_some_and(arrives)
            || self.reinforcements.iter().any(|spec| spec.pieces.contains(&piece))
    }
}

/// The wing that appears.
pub(super) fn arrival(chain: &Chain<'_>, field: &Field<'_>, faults: &mut Faults<'_>) -> Option<ArrivalSpec> {
    let entry = chain.find(|scenario| scenario.arrival.as_ref())?;
    if entry.dice.is_empty() || entry.dice.iter().any(|die| *die > 6) {
        faults.at(
            SCENARIOS,
            &entry.dice.span,
            "the highest dice at which it comes are expected, turn by turn: [1, 2, 6]",
        );
    }
    let wing = field.roster.wing(SCENARIOS, &entry.wing, faults)?;
    let side = side_of(wing, field);
    Some(ArrivalSpec {
        side,
        wing,
        guns: guns(&entry.guns, side, field, faults),
        place: field.roster.place(SCENARIOS, &entry.place, faults)?,
        dice: entry.dice.to_vec(),
    })
}

fn side_of(wing: usize, field: &Field<'_>) -> u8 {
    field.leaders.iter().find(|leader| leader.wing == Some(wing)).map_or(0, |leader| leader.side)
}

/// Artillery of a side.
fn guns(names: &[At<Name>], side: u8, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<usize> {
    let gun = names.iter().filter_map(|name| {
        let unit = field.roster.unit(SCENARIOS, name, faults)?;
        let UnitSpec { arm, side: owner, .. } = &field.units[unit];
        if *arm != Arm::Artillery || *owner != side {
            faults.at(SCENARIOS, &name.span, format!("`{}` is no artillery of this side", **name));
        }
        Some(unit)
    });
    gun.collect()
}

/// Who comes in one by one.
pub(super) fn reinforcements(
    chain: &Chain<'_>,
    field: &Field<'_>,
    start: Option<u16>,
    placed: &[Placed],
    absent: &[Piece],
    faults: &mut Faults<'_>,
) -> Vec<ReinforcementsSpec> {
    let mut all = Vec::new();
    for entry in chain.find(|scenario| scenario.reinforcements.as_ref()).into_iter().flatten() {
        let Some(side) = field.roster.side(SCENARIOS, &entry.side, faults) else { continue };
        let hexes = on_board(SCENARIOS, &entry.hexes, &field.ground.grid, faults);
        if hexes.is_empty() {
            faults.at(SCENARIOS, &entry.span, "they come in by one hex at least");
        }
        let mut turn = 1;
        if let (Some(at), Some(start)) = (&entry.at, start) {
            match at.0.checked_sub(start).filter(|minutes| minutes % TURN == 0) {
                Some(minutes) => turn = (minutes / TURN) as u8 + 1,
                None => faults.at(SCENARIOS, &at.span, "this is not the hour at which a turn begins"),
            }
        }
        let pieces = match &entry.pieces {
            Some(names) => named(names, side, field, faults),
            None => {
                let waits = |piece: &Piece| matches!(piece, Piece::Leader(leader) if field.leaders[*leader].waits);
                let stands = |piece: &Piece| placed.iter().any(|one| one.placing.piece == *piece);
                field
                    .pieces()
                    .filter(|piece| field.side(*piece) == side && !waits(piece) && !absent.contains(piece))
                    .filter(|piece| !stands(piece))
                    .collect()
            }
        };
        all.push(ReinforcementsSpec { side, turn, hexes, pieces });
    }
    all
}

fn named(names: &[At<Name>], side: u8, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for name in names {
        match field.roster.piece(name) {
            Ok(piece) if field.side(piece) == side => pieces.push(piece),
            Ok(_) => faults.at(SCENARIOS, &name.span, format!("`{}` is of the other side", **name)),
            Err(what) => faults.at(SCENARIOS, &name.span, what),
        }
    }
    pieces
}

/// Detachments that are put together at set-up.
pub(super) fn detachments(
    chain: &Chain<'_>,
    field: &Field<'_>,
    armies: &[ArmySpec; 2],
    faults: &mut Faults<'_>,
) -> Option<DetachmentsSpec> {
    let entry = chain.find(|scenario| scenario.detachments.as_ref())?;
    let wing = field.roster.wing(SCENARIOS, &entry.wing, faults)?;
    let army = &armies[usize::from(side_of(wing, field) & 1)];
    let mut groups = Vec::new();
    for name in entry.groups.iter() {
        match army.groups.iter().position(|group| group.id == name.as_str() && group.detachment) {
            Some(group) => groups.push(group as u8),
            None => {
                faults.at(
                    SCENARIOS,
                    &entry.groups.span,
                    format!("the army has no group `{name}` that is a detachment"),
                );
            }
        }
    }
    if groups.is_empty() || groups.len() > MOST_DETACHED {
        faults.at(SCENARIOS, &entry.groups.span, format!("there may be 1 to {MOST_DETACHED} detachments"));
    }
    Some(DetachmentsSpec {
        wing,
        units: entry.units.iter().filter_map(|name| field.roster.unit(SCENARIOS, name, faults)).collect(),
        groups,
        hexes: on_board(SCENARIOS, &entry.hexes, &field.ground.grid, faults),
        gap: entry.gap,
    })
}

/// Ways home that must stay open.
pub(super) fn lifelines(chain: &Chain<'_>, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<LifelineSpec> {
    let entries = chain.find(|scenario| scenario.lifelines.as_ref()).into_iter().flatten();
    let lifeline = entries.filter_map(|entry| {
        Some(LifelineSpec {
            side: field.roster.side(SCENARIOS, &entry.side, faults)?,
            place: field.roster.place(SCENARIOS, &entry.place, faults)?,
            leaders: entry.leaders,
            points: entry.points,
        })
    });
    lifeline.collect()
}
