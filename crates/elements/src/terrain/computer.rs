//! The computer lays terrain: dice for number, kind, quarter, size and place; what
//! does not fit is dropped.

use kernel::Dice;

use super::{Course, Laying, Limits, Piece, Region, Sort};
use crate::geometry::{BASE_WIDTH, Heading, Point, Quad};
use crate::ground::{Feature, Kind, Shape, TableEdge, Terrain, Waterway};
use crate::scale::Scale;

/// How often a place is looked for before a piece is dropped.
const TRIES: usize = 40;
/// The width of rivers and roads that the computer lays.
const RIVER: i32 = 3_000;
const BROOK: i32 = 2_000;
const ROAD: i32 = 2_400;

impl Terrain {
    /// Puts a piece on the table; nothing is checked.
    pub fn lay(&mut self, piece: &Piece) {
        match piece {
            Piece::Feature(feature) => self.features.push(*feature),
            Piece::River(course) => self.rivers.push(course.band()),
            Piece::Road(course) => self.roads.push(course.band()),
            Piece::Waterway(waterway) => self.waterway = Some(*waterway),
        }
    }
}

/// The pieces that complete a terrain, chosen and placed by dice.
pub fn lay_the_rest(terrain: &Terrain, region: &Region, scale: Scale, dice: &mut Dice) -> Vec<Piece> {
    let mut work = Work { terrain: terrain.clone(), region, scale, laid: Vec::new() };
    let limits = Limits::of(scale);
    let between = |(least, most): (u8, u8), dice: &mut Dice| least + dice.roll(u32::from(most - least) + 1) as u8;
    let (compulsory, optional) = (between(limits.compulsory, dice), between(limits.optional, dice));
    let (missing_compulsory, missing_optional) = work.laying().missing();
    let spread = |wanted: u8, least: u8, missing: u8| (wanted - least) * u8::from(missing > 0) + missing;
    work.lay_some(&region.compulsory, spread(compulsory, limits.compulsory.0, missing_compulsory), dice);
    work.lay_some(&region.optional, spread(optional, limits.optional.0, missing_optional), dice);
    // What was dropped is tried again, as long as something is missing.
    for _ in 0..8 {
        let (compulsory, optional) = work.laying().missing();
        if compulsory + optional == 0 && work.laying().touched_sectors() >= 3 {
            break;
        }
        work.lay_some(&region.compulsory, compulsory, dice);
        work.lay_some(&region.optional, optional.max(u8::from(compulsory == 0)), dice);
    }
    work.laid
}

/// A sample of what may be laid next: the same for the same terrain.
pub fn sample(laying: &Laying<'_>) -> Vec<Piece> {
    let mut found = Vec::new();
    let lying = super::limits::sorts(laying.terrain).count() as u64;
    for sort in Sort::ALL.into_iter().filter(|sort| *sort != Sort::Hill && laying.check_number(*sort).is_ok()) {
        let mut dice = Dice::quick(lying * 101 + sort as u64);
        let mut listed = 0;
        for _ in 0..24 {
            let piece = laying.draw(sort, &mut dice);
            if listed < 6 && laying.check(&piece).is_ok() && !found.contains(&piece) {
                found.push(piece);
                listed += 1;
            }
        }
    }
    found
}

/// Terrain on the way to completion.
struct Work<'a> {
    terrain: Terrain,
    region: &'a Region,
    scale: Scale,
    laid: Vec<Piece>,
}

impl Work<'_> {
    fn laying(&self) -> Laying<'_> {
        Laying { terrain: &self.terrain, region: self.region, scale: self.scale }
    }

    /// Lays some pieces out of a part of the region.
    fn lay_some(&mut self, sorts: &[Sort], count: u8, dice: &mut Dice) {
        for _ in 0..count {
            let open: Vec<Sort> = sorts.iter().copied().filter(|sort| self.is_open(*sort)).collect();
            if open.is_empty() {
                return;
            }
            let sort = match open[dice.roll(open.len() as u32) as usize] {
                Sort::Hill if dice.roll(3) == 0 => Sort::SteepHill,
                Sort::Hill => Sort::GentleHill,
                sort => sort,
            };
            self.lay_one(sort, dice);
        }
    }

    fn is_open(&self, sort: Sort) -> bool {
        let sort = if sort == Sort::Hill { Sort::GentleHill } else { sort };
        self.laying().check_number(sort).is_ok()
    }

    fn lay_one(&mut self, sort: Sort, dice: &mut Dice) {
        for _ in 0..TRIES {
            let piece = self.laying().draw(sort, dice);
            if self.laying().check(&piece).is_ok() {
                self.terrain.lay(&piece);
                self.laid.push(piece);
                return;
            }
        }
    }
}

impl Laying<'_> {
    /// A piece of a sort somewhere, legal or not.
    fn draw(&self, sort: Sort, dice: &mut Dice) -> Piece {
        let kind = match sort {
            Sort::River => return Piece::River(self.draw_river(dice)),
            Sort::Road => return Piece::Road(self.draw_road(dice)),
            Sort::Waterway => return Piece::Waterway(self.draw_waterway(dice)),
            Sort::Hill | Sort::GentleHill => Kind::GentleHill,
            Sort::SteepHill => Kind::SteepHill,
            Sort::Wood => Kind::Wood,
            Sort::Marsh => Kind::Marsh,
            Sort::Rough => Kind::Rough,
            Sort::Dunes => Kind::Dunes,
            Sort::Oasis => Kind::Oasis,
            Sort::Fields => Kind::Fields,
            Sort::Settlement => Kind::Settlement,
        };
        Piece::Feature(self.draw_feature(kind, dice))
    }

    /// The quarter the die names; on a five or six one that is still empty.
    fn draw_sector(&self, dice: &mut Dice) -> Quad {
        let sectors = self.sectors();
        let die = dice.roll(6) as usize;
        let is_empty = |sector: &&Quad| !self.terrain.features.iter().any(|feature| feature.is_entered_by(*sector));
        let empty = sectors.iter().find(is_empty);
        let named = sectors.get(die).filter(|_| self.scale != Scale::Small || die < 4);
        *named.or(empty).unwrap_or(&sectors[die % sectors.len()])
    }

    fn draw_feature(&self, kind: Kind, dice: &mut Dice) -> Feature {
        let steps =
            |least: i32, most: i32, dice: &mut Dice| least + dice.roll(((most - least) / 500 + 1) as u32) as i32 * 500;
        let (least, most) = if kind == Kind::Settlement { (6_000, 10_000) } else { (7_000, 15_000) };
        let length = steps(least, most, dice);
        let width = steps((length / 2).max(BASE_WIDTH + 500), length, dice).min(length);
        let sector = self.draw_sector(dice);
        let (west, south) = (sector.rear_left().x, sector.rear_left().y);
        let (east, north) = (sector.front_right().x, sector.front_right().y);
        let mut at = Point::new(steps(west, east, dice), steps(south, north, dice));
        let shape = if kind == Kind::Settlement { Shape::Rectangle } else { Shape::Oval };
        let heading = match kind {
            Kind::Settlement => Heading::new(1_800 * dice.roll(2) as u16),
            _ => Heading::new(150 * dice.roll(24) as u16),
        };
        // A settlement lies at its road.
        if let (Kind::Settlement, Some(road)) = (kind, self.terrain.roads.first())
            && let Some((_, foot)) = road.nearest(at)
        {
            at = foot;
        }
        Feature { kind, shape, at, heading, length, width }
    }

    fn draw_waterway(&self, dice: &mut Dice) -> Waterway {
        let edges: &[TableEdge] = match self.scale {
            Scale::Small => &TableEdge::ALL,
            Scale::Large | Scale::Wide => &[TableEdge::East, TableEdge::West],
        };
        let edge = edges[dice.roll(edges.len() as u32) as usize];
        Waterway { edge, depth: BASE_WIDTH * 2 + dice.roll(4) as i32 * 1_000, beach: dice.roll(2) == 0 }
    }

    /// Whether a course runs from west to east rather than from south to north.
    fn draw_turned(&self, dice: &mut Dice) -> bool {
        let along_water =
            self.terrain.waterway.map(|waterway| matches!(waterway.edge, TableEdge::North | TableEdge::South));
        along_water.unwrap_or_else(|| self.scale == Scale::Small && dice.roll(2) == 0)
    }

    fn turned(&self, turned: bool, across: i32, along: i32) -> Point {
        if turned { Point::new(along, across) } else { Point::new(across, along) }
    }

    fn draw_river(&self, dice: &mut Dice) -> Course {
        let (width, depth) = self.terrain.extent;
        if let Some(river) = self.terrain.rivers.first() {
            let mouth = river
                .along(dice.roll(river.length().max(1) as u32) as i32)
                .map_or(Point::default(), |pose| pose.point());
            let edge = TableEdge::ALL[dice.roll(4) as usize];
            let from = match edge {
                TableEdge::North => Point::new(mouth.x, depth),
                TableEdge::East => Point::new(width, mouth.y),
                TableEdge::South => Point::new(mouth.x, 0),
                TableEdge::West => Point::new(0, mouth.y),
            };
            return Course::new(&[from, mouth], BROOK);
        }
        let turned = self.draw_turned(dice);
        let (across, along) = if turned { (depth, width) } else { (width, depth) };
        // It winds within one column of sectors.
        let columns: [(i32, i32); 3] = match self.scale {
            Scale::Small => {
                [(17_000, across / 2 - 2_000), (across / 2 + 2_000, across - 17_000), (17_000, across / 2 - 2_000)]
            }
            Scale::Large | Scale::Wide => [
                (17_000, across / 4 - 2_000),
                (across / 4 + 2_000, across * 3 / 4 - 2_000),
                (across * 3 / 4 + 2_000, across - 17_000),
            ],
        };
        let (least, most) = columns[dice.roll(3) as usize];
        let room = ((most - least) / 500).clamp(1, 24) as u32;
        let first = least + dice.roll(((most - least) / 500 + 1) as u32) as i32 * 500;
        let bend = |dice: &mut Dice| (first + (dice.roll(room) as i32 - room as i32 / 2) * 500).clamp(least, most);
        let (second, third) = (bend(dice), bend(dice));
        let points = [(first, 0), (second, along * 2 / 5), (third, along * 3 / 5), (bend(dice), along)];
        Course::new(&points.map(|(across, along)| self.turned(turned, across, along)), RIVER)
    }

    fn draw_road(&self, dice: &mut Dice) -> Course {
        let (width, depth) = self.terrain.extent;
        let turned = self.draw_turned(dice);
        let (across, along) = if turned { (depth, width) } else { (width, depth) };
        let settlement = self.terrain.features.iter().find(|feature| feature.kind == Kind::Settlement);
        let at = match settlement {
            Some(settlement) if turned => settlement.at.y,
            Some(settlement) => settlement.at.x,
            None => 6_000 + dice.roll(((across - 12_000) / 500) as u32) as i32 * 500,
        };
        Course::new(&[self.turned(turned, at, 0), self.turned(turned, at, along)], ROAD)
    }
}
