use kernel::Dice;

use super::computer::{lay_the_rest, sample};
use super::*;
use crate::geometry::Heading;
use crate::ground::TableEdge;

pub(crate) fn regions() -> Vec<Region> {
    use Sort::*;
    let region = |key: &str, compulsory: &[Sort], optional: &[Sort]| Region {
        key: key.to_owned(),
        compulsory: compulsory.to_vec(),
        optional: optional.to_vec(),
    };
    vec![
        region("farmland", &[Fields], &[River, Hill, Wood, Road, Waterway, Settlement]),
        region("woodland", &[Wood], &[River, Marsh, GentleHill, Rough]),
        region("mountains", &[SteepHill], &[River, Wood, Settlement, Rough, Road]),
        region("steppe", &[GentleHill], &[River, Rough, Settlement]),
        region("desert", &[Rough], &[Dunes, Rough, Oasis, Settlement]),
        region("tropics", &[Wood], &[River, Marsh, Rough, Settlement, Road]),
        region("coast", &[Waterway], &[Hill, Marsh, Wood, Dunes, Settlement, River]),
    ]
}

fn empty(scale: Scale) -> Terrain {
    Terrain { extent: scale.extent(), ..Terrain::default() }
}

fn oval(kind: Kind, x: i32, y: i32, length: i32, width: i32) -> Piece {
    Piece::Feature(Feature { kind, shape: Shape::Oval, at: Point::new(x, y), heading: Heading::NORTH, length, width })
}

fn verdict(terrain: &Terrain, region: usize, scale: Scale, piece: &Piece) -> Result<(), &'static str> {
    let region = &regions()[region];
    Laying { terrain, region, scale }.check(piece).map_err(|refusal| refusal.reason)
}

fn small(terrain: &Terrain, region: usize, piece: &Piece) -> Result<(), &'static str> {
    verdict(terrain, region, Scale::Small, piece)
}

#[test]
fn size_and_shape_are_limited() {
    let table = empty(Scale::Small);
    let wood = |length, width| small(&table, 1, &oval(Kind::Wood, 30_000, 30_000, length, width));
    assert_eq!(wood(24_000, 12_000), Ok(()));
    assert_eq!(wood(18_000, 18_000), Ok(()));
    assert_eq!(wood(24_001, 12_000), Err("elements-refusal-too-large"));
    assert_eq!(wood(12_001, 6_000), Err("elements-refusal-too-long"));
    assert_eq!(wood(6_000, 3_999), Err("elements-refusal-too-narrow"));
    assert_eq!(small(&table, 1, &oval(Kind::Marsh, 30_000, 30_000, 32_000, 4_000)), Ok(()), "a marsh may be long");
    let Piece::Feature(mut cornered) = oval(Kind::Wood, 30_000, 30_000, 8_000, 8_000) else { unreachable!() };
    cornered.shape = Shape::Rectangle;
    assert_eq!(small(&table, 1, &Piece::Feature(cornered)), Err("elements-refusal-not-oval"));
    assert_eq!(small(&table, 1, &oval(Kind::Wood, 3_000, 30_000, 8_000, 8_000)), Err("elements-refusal-off-table"));
}

#[test]
fn only_what_the_region_has() {
    let table = empty(Scale::Small);
    assert_eq!(
        small(&table, 3, &oval(Kind::Wood, 30_000, 30_000, 8_000, 8_000)),
        Err("elements-refusal-not-of-this-region")
    );
    assert_eq!(small(&table, 0, &oval(Kind::SteepHill, 30_000, 30_000, 8_000, 8_000)), Ok(()), "any hill");
    assert_eq!(
        small(&table, 1, &oval(Kind::SteepHill, 30_000, 30_000, 8_000, 8_000)),
        Err("elements-refusal-not-of-this-region")
    );
}

#[test]
fn pieces_lie_a_base_width_apart() {
    let mut table = empty(Scale::Small);
    table.lay(&oval(Kind::Wood, 20_000, 20_000, 8_000, 8_000));
    let at = |x| small(&table, 1, &oval(Kind::Wood, x, 20_000, 8_000, 8_000));
    assert_eq!(at(32_000), Ok(()));
    assert_eq!(at(31_900), Err("elements-refusal-too-near-a-feature"));
    assert_eq!(at(20_000), Err("elements-refusal-too-near-a-feature"), "on top of it");
}

#[test]
fn numbers_are_limited() {
    let mut table = empty(Scale::Small);
    for (x, y) in [(10_000, 10_000), (30_000, 10_000)] {
        table.lay(&oval(Kind::Wood, x, y, 8_000, 8_000));
    }
    let third = oval(Kind::Wood, 50_000, 10_000, 8_000, 8_000);
    assert_eq!(small(&table, 1, &third), Err("elements-refusal-too-many-pieces"), "two compulsory ones at most");
    let mut desert = empty(Scale::Small);
    for (x, y) in [(10_000, 10_000), (30_000, 10_000), (50_000, 10_000)] {
        desert.lay(&oval(Kind::Rough, x, y, 8_000, 8_000));
    }
    let rough = oval(Kind::Rough, 10_000, 40_000, 8_000, 8_000);
    assert_eq!(small(&desert, 4, &rough), Err("elements-refusal-too-many-alike"));
    let oasis = oval(Kind::Oasis, 10_000, 40_000, 8_000, 8_000);
    assert_eq!(small(&desert, 4, &oasis), Ok(()));
    desert.lay(&oasis);
    assert_eq!(
        small(&desert, 4, &oval(Kind::Oasis, 40_000, 40_000, 8_000, 8_000)),
        Err("elements-refusal-too-many-alike")
    );
}

fn course(points: &[(i32, i32)], width: i32) -> Course {
    Course::new(&points.iter().map(|(x, y)| Point::new(*x, *y)).collect::<Vec<_>>(), width)
}

#[test]
fn rivers_run_from_edge_to_edge_and_keep_from_the_others() {
    let table = empty(Scale::Small);
    let river = |points: &[(i32, i32)]| small(&table, 0, &Piece::River(course(points, 3_000)));
    assert_eq!(river(&[(20_000, 0), (22_000, 30_000), (20_000, 60_000)]), Ok(()));
    assert_eq!(river(&[(16_000, 0), (20_000, 60_000)]), Err("elements-refusal-river-near-the-edge"));
    assert_eq!(river(&[(20_000, 0), (60_000, 20_000)]), Err("elements-refusal-not-from-edge-to-edge"));
    assert_eq!(river(&[(20_000, 0), (20_000, 30_000)]), Err("elements-refusal-not-from-edge-to-edge"));
    assert_eq!(river(&[(20_000, 0), (36_000, 20_000), (20_000, 60_000)]), Err("elements-refusal-too-many-sectors"));
    let wide = Piece::River(course(&[(20_000, 0), (20_000, 60_000)], 4_001));
    assert_eq!(small(&table, 0, &wide), Err("elements-refusal-river-too-wide"));
    let winding = [(20_000, 0), (18_000, 44_000), (28_000, 16_000), (20_000, 60_000)];
    assert_eq!(river(&winding), Err("elements-refusal-river-too-long"));
}

#[test]
fn a_second_river_flows_into_the_first() {
    let mut table = empty(Scale::Small);
    table.lay(&Piece::River(course(&[(20_000, 0), (20_000, 60_000)], 3_000)));
    let brook = |points: &[(i32, i32)]| small(&table, 0, &Piece::River(course(points, 2_000)));
    assert_eq!(brook(&[(60_000, 25_000), (20_000, 25_000)]), Ok(()));
    assert_eq!(brook(&[(40_000, 0), (40_000, 60_000)]), Err("elements-refusal-second-river-without-mouth"));
    table.lay(&Piece::River(course(&[(60_000, 25_000), (20_000, 25_000)], 2_000)));
    let third = Piece::River(course(&[(60_000, 40_000), (20_000, 40_000)], 2_000));
    assert_eq!(small(&table, 0, &third), Err("elements-refusal-too-many-alike"));
    let mut large = empty(Scale::Large);
    large.lay(&Piece::River(course(&[(60_000, 0), (60_000, 60_000)], 3_000)));
    let second = Piece::River(course(&[(40_000, 0), (60_000, 30_000)], 2_000));
    assert_eq!(
        verdict(&large, 0, Scale::Large, &second),
        Err("elements-refusal-too-many-alike"),
        "one in large battles"
    );
}

#[test]
fn a_road_passes_the_settlement() {
    let mut table = empty(Scale::Small);
    table.lay(&oval(Kind::Settlement, 20_000, 20_000, 8_000, 8_000));
    let road = |x: i32| small(&table, 0, &Piece::Road(course(&[(x, 0), (x, 60_000)], 2_400)));
    assert_eq!(road(20_000), Ok(()));
    assert_eq!(road(28_000), Ok(()), "past it");
    assert_eq!(road(31_000), Err("elements-refusal-road-past-no-settlement"));
    let mut other = empty(Scale::Small);
    other.lay(&Piece::Road(course(&[(31_000, 0), (31_000, 60_000)], 2_400)));
    let settlement = oval(Kind::Settlement, 20_000, 20_000, 8_000, 8_000);
    assert_eq!(small(&other, 0, &settlement), Err("elements-refusal-settlement-off-the-road"));
}

#[test]
fn large_battles_have_their_own_rules() {
    let table = empty(Scale::Large);
    let settlement = |x| verdict(&table, 1, Scale::Large, &oval(Kind::Settlement, x, 30_000, 8_000, 8_000));
    assert_eq!(settlement(20_000), Ok(()), "beside all others, whatever the region");
    assert_eq!(settlement(60_000), Err("elements-refusal-settlement-in-the-centre"));
    let water = |edge| Piece::Waterway(Waterway { edge, depth: 8_000, beach: true });
    assert_eq!(verdict(&table, 6, Scale::Large, &water(TableEdge::East)), Ok(()));
    assert_eq!(
        verdict(&table, 6, Scale::Large, &water(TableEdge::North)),
        Err("elements-refusal-waterway-on-a-long-edge")
    );
    assert_eq!(Limits::of(Scale::Large).optional, (3, 4));
}

#[test]
fn the_computer_lays_legal_terrain_everywhere() {
    for scale in Scale::ALL {
        for region in regions() {
            for seed in 0..25 {
                let mut dice = Dice::quick(seed);
                let mut terrain = empty(scale);
                for piece in lay_the_rest(&empty(scale), &region, scale, &mut dice) {
                    let laying = Laying { terrain: &terrain, region: &region, scale };
                    assert_eq!(laying.check(&piece), Ok(()), "{scale:?} {} {seed}", region.key);
                    terrain.lay(&piece);
                }
                let laying = Laying { terrain: &terrain, region: &region, scale };
                assert_eq!(laying.check_complete(), Ok(()), "{scale:?} {} {seed}: {terrain:?}", region.key);
            }
        }
    }
}

#[test]
fn what_is_listed_may_be_laid() {
    for scale in Scale::ALL {
        for region in regions() {
            let terrain = empty(scale);
            let laying = Laying { terrain: &terrain, region: &region, scale };
            let pieces = sample(&laying);
            assert!(pieces.len() >= 6, "{}", region.key);
            assert!(pieces.iter().all(|piece| laying.check(piece).is_ok()));
        }
    }
}
