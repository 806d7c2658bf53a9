//! The ground in floating point: what lies under an area, where a road leads, what stops the eye.

use elements::ground::{Ground, Kind, Shape};

use super::plane::{Point, TOUCH, WIDTH, angle, clip, depth, distance_to_line, dot, gap, length, minus, plus, times};

/// A hundred paces.
pub const HUNDRED: f64 = 2_500.0;

pub struct Piece {
    pub kind: Kind,
    rim: Vec<Point>,
    middle: Point,
    crest: [Point; 2],
    radius: f64,
}

/// A line with bends and half its width.
pub struct Strip {
    pub line: Vec<Point>,
    pub half: f64,
}

pub struct Country {
    extent: (f64, f64),
    pieces: Vec<Piece>,
    rivers: Vec<Strip>,
    pub roads: Vec<Strip>,
    water: Option<Vec<Point>>,
}

impl Strip {
    fn legs(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.line.windows(2).map(|ends| (ends[0], ends[1]))
    }

    fn away(&self, area: &[Point]) -> f64 {
        self.legs().map(|(from, to)| gap(area, &[from, to])).fold(f64::MAX, f64::min)
    }

    fn holds(&self, point: Point, slack: f64) -> bool {
        self.legs().any(|(from, to)| distance_to_line(point, from, to) <= self.half + slack)
    }

    /// Whether a base stands on it: the middles of its front and rear edges.
    pub fn carries(&self, corners: &[Point; 4], slack: f64) -> bool {
        let middle = |one: Point, other: Point| times(plus(one, other), 0.5);
        self.holds(middle(corners[0], corners[1]), slack) && self.holds(middle(corners[2], corners[3]), slack)
    }

    pub fn length(&self) -> f64 {
        self.legs().map(|(from, to)| length(minus(to, from))).sum()
    }

    /// Where it is after so much of its length, and where it leads there; headings are whole steps.
    pub fn at(&self, along: f64) -> (Point, f64) {
        let mut left = along.max(0.0);
        let mut end = (self.line[0], 0.0);
        for (from, to) in self.legs() {
            let (way, long) = (minus(to, from), length(minus(to, from)));
            let step = std::f64::consts::TAU / 7_200.0;
            let heading = (way.0.atan2(way.1) / step).round() * step;
            if left <= long {
                return (plus(from, times(way, left / long)), heading);
            }
            left -= long;
            end = (to, heading);
        }
        end
    }

    /// Where it leads beside a point.
    pub fn heading_by(&self, point: Point) -> Option<f64> {
        self.nearest(point).map(|along| self.at(along).1)
    }

    /// How far a point is from its middle.
    pub fn aside(&self, point: Point) -> f64 {
        self.away(&[point, point])
    }

    /// The bends strictly between two places, in the order of the line.
    pub fn bends(&self, from: f64, to: f64) -> Vec<f64> {
        let mut gone = 0.0;
        let ends = self.legs().map(|(from, to)| {
            gone += length(minus(to, from));
            gone
        });
        ends.filter(|bend| from < *bend && *bend < to).collect()
    }

    /// How much of its length lies before the place nearest to a point; nothing
    /// if two places are as good.
    pub fn nearest(&self, point: Point) -> Option<f64> {
        let mut gone = 0.0;
        let mut found: Vec<(f64, f64)> = Vec::new();
        for (from, to) in self.legs() {
            let way = minus(to, from);
            let part = (dot(minus(point, from), way) / dot(way, way)).clamp(0.0, 1.0);
            found.push((length(minus(point, plus(from, times(way, part)))), gone + part * length(way)));
            gone += length(way);
        }
        let best = found.iter().copied().min_by(|one, other| one.0.total_cmp(&other.0))?;
        let clear = found.iter().all(|other| other.0 > best.0 + 5.0 || (other.1 - best.1).abs() < 10.0);
        clear.then_some(best.1)
    }
}

impl Country {
    pub fn of(ground: &Ground) -> Country {
        let flat = |point: elements::geometry::Point| (f64::from(point.x), f64::from(point.y));
        let strip = |band: &elements::ground::Band| Strip {
            line: band.points.iter().map(|point| flat(*point)).collect(),
            half: f64::from(band.width) / 2.0,
        };
        let pieces = ground.features().iter().map(|feature| {
            let (long, wide) = (f64::from(feature.length) / 2.0, f64::from(feature.width) / 2.0);
            let (middle, turned) = (flat(feature.at), angle(feature.heading));
            let (ahead, right) = ((turned.sin(), turned.cos()), (turned.cos(), -turned.sin()));
            let place = |along: f64, across: f64| plus(middle, plus(times(ahead, along), times(right, across)));
            let rim = match feature.shape {
                Shape::Oval => (0..180)
                    .map(|step| f64::from(step) * std::f64::consts::TAU / 180.0)
                    .map(|around: f64| place(long * around.cos(), wide * around.sin()))
                    .collect(),
                Shape::Rectangle => {
                    vec![place(long, -wide), place(long, wide), place(-long, wide), place(-long, -wide)]
                }
            };
            let ridge = (long - wide / 2.0).max(0.0);
            let crest = [place(-ridge, 0.0), place(ridge, 0.0)];
            Piece { kind: feature.kind, rim, middle, crest, radius: long.hypot(wide) }
        });
        let water = ground.waterway().map(|water| {
            let quad = water.quad(ground.extent());
            quad.all().into_iter().map(flat).collect()
        });
        let (width, depth) = ground.extent();
        Country {
            extent: (width.into(), depth.into()),
            pieces: pieces.collect(),
            rivers: ground.rivers().iter().map(strip).collect(),
            roads: ground.roads().iter().map(strip).collect(),
            water,
        }
    }

    /// Whether all of an area lies on the table.
    pub fn holds(&self, area: &[Point], slack: f64) -> bool {
        let within = |value: f64, most: f64| (-TOUCH - slack..=most + TOUCH + slack).contains(&value);
        area.iter().all(|(x, y)| within(*x, self.extent.0) && within(*y, self.extent.1))
    }

    /// Whether part of an area lies in bad going: all but fields and gentle hills.
    pub fn bad(&self, area: &[Point], slack: f64) -> bool {
        let good = |kind: Kind| matches!(kind, Kind::Fields | Kind::GentleHill);
        let near =
            |piece: &&Piece| area.iter().any(|corner| length(minus(*corner, piece.middle)) < piece.radius + 9_000.0);
        let mut bad = self.pieces.iter().filter(|piece| !good(piece.kind)).filter(near);
        bad.any(|piece| depth(area, &piece.rim) > TOUCH + slack)
    }

    /// Whether part of an area lies in the bed of a river.
    pub fn wet(&self, area: &[Point], slack: f64) -> bool {
        self.rivers.iter().any(|river| river.away(area) < river.half - TOUCH - slack)
    }

    /// Whether part of an area lies in the waterway.
    pub fn drowns(&self, area: &[Point], slack: f64) -> bool {
        self.water.as_ref().is_some_and(|water| depth(area, water) > TOUCH + slack)
    }

    /// Whether a base defends a bank: on land, off the road, its front touching a bed.
    pub fn defends_bank(&self, corners: &[Point; 4], slack: f64) -> bool {
        !self.wet(corners, slack)
            && !self.roads.iter().any(|road| road.carries(corners, slack))
            && self.rivers.iter().any(|river| river.away(&corners[..2]) <= river.half + TOUCH + slack)
    }

    /// Whether nobody sees from a point to another; nothing if it is a matter of hairs.
    pub fn hidden(&self, from: Point, to: Point) -> Option<bool> {
        let mut sure = Some(false);
        for piece in &self.pieces {
            match piece.hides(from, to) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => sure = None,
            }
        }
        sure
    }
}

impl Piece {
    fn hides(&self, from: Point, to: Point) -> Option<bool> {
        let way = minus(to, from);
        match self.kind {
            Kind::GentleHill | Kind::SteepHill => {
                let side = |a: Point, b: Point, c: Point| {
                    let (one, two) = (minus(b, a), minus(c, a));
                    (one.0 * two.1 - one.1 * two.0) / length(one).max(1.0)
                };
                let [foot, top] = self.crest;
                let sides = [(side(from, to, foot), side(from, to, top)), (side(foot, top, from), side(foot, top, to))];
                let near = sides.iter().any(|(one, two)| one.abs() < 60.0 || two.abs() < 60.0);
                let crosses = sides.iter().all(|(one, two)| one * two < 0.0);
                let apart = gap(&[from, to], &[foot, top]) > 100.0;
                if apart { Some(false) } else { (!near).then_some(crosses) }
            }
            Kind::Wood | Kind::Oasis | Kind::Settlement => {
                let inside = |point: Point| depth(&[point, point], &self.rim);
                let ends = [inside(from), inside(to)];
                if ends.iter().any(|end| end.abs() < 60.0) {
                    return None;
                }
                let Some((enter, leave)) = clip(from, way, &self.rim) else {
                    return (gap(&[from, to], &self.rim) > 60.0).then_some(false);
                };
                let stretch = (leave.min(1.0) - enter.max(0.0)) * length(way);
                if ends.iter().all(|end| *end < 0.0) {
                    let deep = depth(&[from, to], &self.rim);
                    if stretch <= 0.0 || deep < TOUCH - 40.0 {
                        return (gap(&[from, to], &self.rim) > 60.0).then_some(false);
                    }
                    return (deep > TOUCH + 40.0).then_some(true);
                }
                ((stretch - HUNDRED).abs() > 60.0).then_some(stretch > HUNDRED)
            }
            _ => Some(false),
        }
    }
}

/// A base width: so far a further move by road keeps from the enemy.
pub const APART: f64 = WIDTH;
