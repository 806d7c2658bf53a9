//! The battles of 1815: what our fact sheets count is counted again in the packs.

use kernel::{Dice, Side, Silent, System};
use napoleon::spec::{BattleSpec, Kind, Options, PieceSpec};
use napoleon::{Battle, Napoleon};

fn spec(id: &str) -> BattleSpec {
    crate::reading(id).unwrap().spec.clone()
}

/// Combat units, and their points at full strength: infantry, light cavalry, other cavalry, artillery.
fn force(spec: &BattleSpec, of: impl Fn(&PieceSpec) -> bool) -> (usize, [u32; 4]) {
    let mut points = [0; 4];
    let units = || spec.pieces.iter().filter(|piece| piece.kind.is_combat() && of(piece));
    for unit in units() {
        let arm = match unit.kind {
            Kind::Infantry => 0,
            Kind::LightCavalry => 1,
            Kind::Cavalry | Kind::HeavyCavalry => 2,
            _ => 3,
        };
        points[arm] += u32::from(unit.strength[0]);
    }
    (units().count(), points)
}

/// Half the strength is left of a reduced unit, rounded up. A unit of one point has no second side.
fn reductions_are_regular(spec: &BattleSpec) {
    for piece in spec.pieces.iter().filter(|piece| piece.kind.is_combat()) {
        let [full, reduced] = piece.strength;
        assert_eq!(reduced, if full == 1 { 0 } else { full.div_ceil(2) }, "{}", piece.id);
    }
}

#[test]
fn the_armies_of_quatre_bras_are_those_of_the_sheet() {
    let spec = spec("quatre-bras-1815");
    let first_corps = spec.formations.iter().position(|formation| formation.id == "i-corps");
    let optional = |piece: &PieceSpec| piece.formation == first_corps;
    assert_eq!(force(&spec, |piece| piece.side == Side::First && !optional(piece)), (23, [33, 9, 8, 10]));
    assert_eq!(force(&spec, |piece| piece.side == Side::Second), (25, [54, 4, 0, 10]));
    assert_eq!(force(&spec, optional), (16, [34, 4, 0, 7]));
    reductions_are_regular(&spec);
}

#[test]
fn the_armies_of_wavre_are_those_of_the_sheet() {
    let spec = spec("wavre-1815");
    let optional = |piece: &PieceSpec| ["borcke-8", "borcke-lw", "bty-18"].contains(&piece.id.as_str());
    assert_eq!(force(&spec, |piece| piece.side == Side::First), (35, [49, 5, 9, 15]));
    assert_eq!(force(&spec, |piece| piece.side == Side::Second && !optional(piece)), (19, [29, 4, 2, 6]));
    assert_eq!(force(&spec, optional), (3, [7, 0, 0, 1]));
    reductions_are_regular(&spec);
}

/// Vedettes are as many as light cavalry gives, with the initiative of its formation.
#[test]
fn there_is_a_vedette_for_each_that_light_cavalry_gives() {
    for id in ["quatre-bras-1815", "wavre-1815"] {
        let spec = spec(id);
        for formation in 0..spec.formations.len() {
            let ours = || spec.pieces.iter().filter(|piece| piece.formation == Some(formation));
            let given: u8 = ours().map(|piece| piece.vedettes).sum();
            let there = ours().filter(|piece| piece.kind == Kind::Vedette).count();
            assert_eq!(usize::from(given), there, "{id}: {}", spec.formations[formation].id);
        }
    }
}

/// A thousand random battles of each of these, without a look at anything but their end.
#[test]
fn nobody_is_left_without_an_order() {
    for (pack, scenario) in [
        ("quatre-bras-1815", "gemioncourt"),
        ("napoleon-drill", "corner"),
        ("napoleon-drill", "onset"),
        ("napoleon-drill", "withdrawal"),
    ] {
        let spec = crate::reading(pack).unwrap().spec;
        let options = Options { scenario: Some(scenario.into()), ..Options::default() };
        let battle = Battle::muster(&spec, &options).unwrap();
        for seed in 1..=1_000 {
            let (mut dice, mut choice) = (Dice::quick(seed), Dice::quick(!seed));
            let mut position = Napoleon::open(&battle, &mut dice, &mut Silent);
            let (mut list, mut given) = (Vec::new(), Vec::new());
            while Napoleon::to_decide(&battle, &position).side().is_some() {
                list.clear();
                Napoleon::orders(&battle, &position, &mut list);
                let last = given.iter().rev().take(8).collect::<Vec<_>>();
                assert!(
                    !list.is_empty(),
                    "{scenario} {seed}: {:?} after {last:?} {:?} {:?}",
                    Napoleon::to_decide(&battle, &position),
                    position.mover,
                    position.agenda.top()
                );
                let order = list[choice.roll(list.len() as u32) as usize];
                Napoleon::carry_out(&battle, &mut position, order, &mut dice, &mut Silent);
                given.push(order);
            }
        }
    }
}
