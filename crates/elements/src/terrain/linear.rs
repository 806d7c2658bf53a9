//! Waterways, rivers and roads: from edge to edge.

use kernel::Refusal;

use super::{Laying, crosses, river_may_cross};
use crate::geometry::{BASE_WIDTH, Convex, Point, TOUCH};
use crate::ground::{Band, Feature, Kind, TableEdge, Waterway};
use crate::rules::refuse;
use crate::scale::Scale;

/// Six hundred paces: rivers keep so far from the edges but where they flow in and out.
const FROM_THE_EDGE: i32 = 15_000;

impl Laying<'_> {
    /// The edge a point lies on.
    fn edge_of(&self, point: Point) -> Option<TableEdge> {
        let (width, depth) = self.terrain.extent;
        match point {
            Point { y: 0, .. } => Some(TableEdge::South),
            Point { x: 0, .. } => Some(TableEdge::West),
            Point { y, .. } if y == depth => Some(TableEdge::North),
            Point { x, .. } if x == width => Some(TableEdge::East),
            _ => None,
        }
    }

    fn is_on_table(&self, point: Point) -> bool {
        let (width, depth) = self.terrain.extent;
        (0..=width).contains(&point.x) && (0..=depth).contains(&point.y)
    }

    /// How near a point is to the nearest edge but one.
    fn nearest_edge_but(&self, point: Point, but: Option<TableEdge>) -> i32 {
        let (width, depth) = self.terrain.extent;
        let far = |edge| match edge {
            TableEdge::North => depth - point.y,
            TableEdge::East => width - point.x,
            TableEdge::South => point.y,
            TableEdge::West => point.x,
        };
        TableEdge::ALL.into_iter().filter(|edge| Some(*edge) != but).map(far).min().unwrap_or(0)
    }

    /// Whether a line has a length at all and bends only on the table.
    fn check_course(&self, band: &Band) -> Result<(), Refusal> {
        let turns = band.points.windows(2).any(|ends| ends[0] == ends[1]);
        if band.points.len() < 2 || turns || !band.points.iter().all(|point| self.is_on_table(*point)) {
            return Err(refuse!("terrain.linear", "no-course"));
        }
        let entered = |sector: &crate::geometry::Quad| band.pieces().any(|piece| sector.overlaps(&piece));
        if self.sectors().iter().filter(|sector| entered(sector)).count() > 2 {
            return Err(refuse!("terrain.linear", "too-many-sectors").number("most", 2));
        }
        Ok(())
    }

    /// Whether a river may end at a point away from the edges: in a larger
    /// river or in the waterway.
    fn is_mouth(&self, point: Point, width: i32) -> bool {
        let river = self.terrain.rivers.iter().any(|river| river.width >= width && river.holds(point));
        let water = self.terrain.waterway.map(|waterway| waterway.quad(self.terrain.extent));
        river || water.is_some_and(|water| water.is_within(TOUCH, &point))
    }

    pub(super) fn check_river(&self, river: &Band) -> Result<(), Refusal> {
        self.check_course(river)?;
        if river.width < TOUCH * 10 || river.width > BASE_WIDTH {
            return Err(refuse!("terrain.linear", "river-too-wide").number("most", 160));
        }
        let (_, depth) = self.terrain.extent;
        if river.length() > depth * 3 / 2 {
            return Err(refuse!("terrain.linear", "river-too-long"));
        }
        self.check_ends_of_river(river)?;
        let last = river.points.len() - 1;
        let half = river.width / 2;
        for (at, point) in river.points.iter().enumerate() {
            let own = if at == 0 || at == last { self.edge_of(*point) } else { None };
            let mouth = at == last && self.is_mouth(*point, river.width);
            if !mouth && self.nearest_edge_but(*point, own) - half < FROM_THE_EDGE {
                return Err(refuse!("terrain.linear", "river-near-the-edge").number("least", 600));
            }
        }
        let blocks = |feature: &&Feature| !river_may_cross(feature.kind) && crosses(river, feature);
        if self.terrain.features.iter().any(|feature| blocks(&feature)) {
            return Err(refuse!("terrain.linear", "river-through-a-feature"));
        }
        Ok(())
    }

    /// A river runs from edge to opposite edge, or into the waterway; a second one into the first.
    fn check_ends_of_river(&self, river: &Band) -> Result<(), Refusal> {
        let (first, last) = (river.points[0], river.points[river.points.len() - 1]);
        let (from, to) = (self.edge_of(first), self.edge_of(last));
        if from.is_none() {
            return Err(refuse!("terrain.linear", "not-from-edge-to-edge"));
        }
        if self.is_mouth(last, river.width) {
            return Ok(());
        }
        if !self.terrain.rivers.is_empty() {
            return Err(refuse!("terrain.linear", "second-river-without-mouth"));
        }
        if from.map(TableEdge::opposite) != to {
            return Err(refuse!("terrain.linear", "not-from-edge-to-edge"));
        }
        Ok(())
    }

    pub(super) fn check_road(&self, road: &Band) -> Result<(), Refusal> {
        self.check_course(road)?;
        if road.width < TOUCH * 10 || road.width >= BASE_WIDTH {
            return Err(refuse!("terrain.linear", "road-too-wide").number("most", 160));
        }
        let (first, last) = (road.points[0], road.points[road.points.len() - 1]);
        let (from, to) = (self.edge_of(first), self.edge_of(last));
        if from.is_none() || from.map(TableEdge::opposite) != to {
            return Err(refuse!("terrain.linear", "not-from-edge-to-edge"));
        }
        let settlement = self.terrain.features.iter().find(|feature| feature.kind == Kind::Settlement);
        let passed = |road: &Band| settlement.is_none_or(|settlement| passes(road, settlement));
        if !passed(road) && !self.terrain.roads.iter().any(passed) {
            return Err(refuse!("terrain.linear", "road-past-no-settlement"));
        }
        if let Some(waterway) = &self.terrain.waterway
            && road.is_entered_by(&waterway.quad(self.terrain.extent))
        {
            return Err(refuse!("terrain.linear", "in-the-water"));
        }
        Ok(())
    }

    pub(super) fn check_waterway(&self, waterway: &Waterway) -> Result<(), Refusal> {
        if self.scale != Scale::Small && matches!(waterway.edge, TableEdge::North | TableEdge::South) {
            return Err(refuse!("terrain.linear", "waterway-on-a-long-edge"));
        }
        if !(2 * BASE_WIDTH..=5 * BASE_WIDTH).contains(&waterway.depth) {
            return Err(refuse!("terrain.linear", "waterway-depth").number("least", 2).number("most", 5));
        }
        let water = waterway.quad(self.terrain.extent);
        let wet = |band: &Band| band.is_entered_by(&water);
        let covers = self.terrain.features.iter().any(|feature| feature.is_nearer_than(1, &water))
            || self.terrain.roads.iter().any(wet)
            || self.terrain.rivers.iter().any(wet);
        if covers { Err(refuse!("terrain.linear", "in-the-water")) } else { Ok(()) }
    }
}

/// Whether a road runs through a settlement or past it, no farther than a base width.
pub(super) fn passes(road: &Band, settlement: &Feature) -> bool {
    road.pieces().any(|piece| settlement.is_nearer_than(BASE_WIDTH + road.width / 2, &piece))
}
