//! Plane geometry, y downwards as on a screen.

/// A point: right, down.
pub(super) type Spot = [f64; 2];

/// Twice the area of a triangle; positive if it is clockwise on the screen.
fn turn(a: Spot, b: Spot, c: Spot) -> f64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// The distance between two points.
pub(super) fn distance(a: Spot, b: Spot) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// The distance of a point from a stretch of line.
pub(super) fn distance_to_segment(point: Spot, [a, b]: [Spot; 2]) -> f64 {
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let square = dx * dx + dy * dy;
    let along = if square > 0.0 { ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square } else { 0.0 };
    let along = along.clamp(0.0, 1.0);
    distance(point, [a[0] + along * dx, a[1] + along * dy])
}

/// Whether two stretches of line have a point in common.
pub(super) fn segments_touch(one: [Spot; 2], other: [Spot; 2]) -> bool {
    let side = |[a, b]: [Spot; 2], point| turn(a, b, point);
    let (c, d) = (side(one, other[0]), side(one, other[1]));
    let (a, b) = (side(other, one[0]), side(other, one[1]));
    let crossing = (c > 0.0) != (d > 0.0) && (a > 0.0) != (b > 0.0) && [a, b, c, d].iter().all(|side| *side != 0.0);
    let on = |segment: [Spot; 2], point| distance_to_segment(point, segment) < 1e-9;
    crossing || on(one, other[0]) || on(one, other[1]) || on(other, one[0]) || on(other, one[1])
}

/// The distance between two stretches of line.
fn segment_distance(one: [Spot; 2], other: [Spot; 2]) -> f64 {
    if segments_touch(one, other) {
        return 0.0;
    }
    let ends = [
        distance_to_segment(one[0], other),
        distance_to_segment(one[1], other),
        distance_to_segment(other[0], one),
        distance_to_segment(other[1], one),
    ];
    ends.into_iter().fold(f64::INFINITY, f64::min)
}

/// The distance of a broken line from a stretch of line.
pub(super) fn line_distance(line: &[Spot], segment: [Spot; 2]) -> f64 {
    line.windows(2).map(|piece| segment_distance([piece[0], piece[1]], segment)).fold(f64::INFINITY, f64::min)
}

/// The edges of a closed polygon.
pub(super) fn edges(polygon: &[Spot]) -> impl Iterator<Item = [Spot; 2]> {
    (0..polygon.len()).map(|index| [polygon[index], polygon[(index + 1) % polygon.len()]])
}

/// Twice the area of a polygon; positive if it is clockwise on the screen.
pub(super) fn double_area(polygon: &[Spot]) -> f64 {
    edges(polygon).map(|[a, b]| a[0] * b[1] - b[0] * a[1]).sum()
}

/// Whether no edge of a polygon meets another, but at the corner they share.
pub(super) fn is_simple(polygon: &[Spot]) -> bool {
    let edges: Vec<[Spot; 2]> = edges(polygon).collect();
    let count = edges.len();
    (0..count).all(|one| {
        (one + 1..count).all(|other| {
            let next = other == one + 1;
            let previous = one == 0 && other == count - 1;
            if next || previous {
                let (middle, ends) = if next { (other, [one, other]) } else { (one, [other, one]) };
                !folds_back(edges[ends[0]][0], edges[middle][0], edges[ends[1]][1])
            } else {
                !segments_touch(edges[one], edges[other])
            }
        })
    })
}

/// Whether the way from a to c turns right back at b.
fn folds_back(a: Spot, b: Spot, c: Spot) -> bool {
    let ahead = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
    turn(a, b, c).abs() < 1e-9 && ahead <= 0.0
}

/// Whether a point lies in a polygon.
pub(super) fn contains(polygon: &[Spot], point: Spot) -> bool {
    let crossed = edges(polygon).filter(|[a, b]| {
        (a[1] > point[1]) != (b[1] > point[1]) && point[0] < (b[0] - a[0]) * (point[1] - a[1]) / (b[1] - a[1]) + a[0]
    });
    crossed.count() % 2 == 1
}

/// Cuts a simple, clockwise polygon into triangles, ear by ear.
pub(super) fn triangles(polygon: &[Spot]) -> Vec<[Spot; 3]> {
    let mut left = polygon.to_vec();
    let mut found = Vec::new();
    while left.len() >= 3 {
        let count = left.len();
        let corners = |index: usize| [left[(index + count - 1) % count], left[index], left[(index + 1) % count]];
        let Some(ear) = (0..count).find(|index| is_ear(&left, corners(*index))) else {
            break;
        };
        found.push(corners(ear));
        left.remove(ear);
    }
    found
}

fn is_ear(polygon: &[Spot], corners: [Spot; 3]) -> bool {
    let [a, b, c] = corners;
    let inside = |point: &Spot| turn(a, b, *point) > 0.0 && turn(b, c, *point) > 0.0 && turn(c, a, *point) >= 0.0;
    turn(a, b, c) >= 0.0 && !polygon.iter().any(|point| !corners.contains(point) && inside(point))
}

/// Whether two triangles lie over each other by more than a sliver.
pub(super) fn triangles_overlap(one: &[Spot; 3], other: &[Spot; 3], sliver: f64) -> bool {
    edges(one).chain(edges(other)).all(|[a, b]| {
        let length = distance(a, b);
        if length == 0.0 {
            return false;
        }
        let across = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
        let reach = |triangle: &[Spot; 3]| {
            let along = triangle.map(|point| point[0] * across[0] + point[1] * across[1]);
            (along.into_iter().fold(f64::INFINITY, f64::min), along.into_iter().fold(f64::NEG_INFINITY, f64::max))
        };
        let ((low, high), (other_low, other_high)) = (reach(one), reach(other));
        high.min(other_high) - low.max(other_low) > sliver
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Spot; 4] = [[0.0, 0.0], [10.0, 0.0], [10.0, 10.0], [0.0, 10.0]];

    #[test]
    fn clockwise_on_the_screen_is_positive() {
        assert_eq!(double_area(&SQUARE), 200.0);
        let mut other_way = SQUARE;
        other_way.reverse();
        assert_eq!(double_area(&other_way), -200.0);
    }

    #[test]
    fn a_bow_tie_is_not_simple() {
        assert!(is_simple(&SQUARE));
        assert!(!is_simple(&[[0.0, 0.0], [10.0, 10.0], [10.0, 0.0], [0.0, 10.0]]));
        assert!(!is_simple(&[[0.0, 0.0], [10.0, 0.0], [5.0, 0.0]]));
        assert!(!is_simple(&[[0.0, 0.0], [10.0, 0.0], [10.0, 10.0], [5.0, 0.0]]));
    }

    #[test]
    fn triangles_cover_the_whole_polygon() {
        let hooked = [[0.0, 0.0], [10.0, 0.0], [10.0, 10.0], [6.0, 2.0], [0.0, 10.0]];
        for polygon in [&SQUARE[..], &hooked[..]] {
            let sum: f64 = triangles(polygon).iter().map(|triangle| double_area(triangle)).sum();
            assert!((sum - double_area(polygon)).abs() < 1e-9);
        }
    }

    #[test]
    fn neighbours_do_not_overlap() {
        let one = [[0.0, 0.0], [10.0, 0.0], [10.0, 10.0]];
        let beside = [[0.0, 0.0], [10.0, 10.0], [0.0, 10.0]];
        let across = [[4.0, 2.0], [20.0, 2.0], [20.0, 6.0]];
        assert!(!triangles_overlap(&one, &beside, 0.25));
        assert!(triangles_overlap(&one, &across, 0.25));
    }

    #[test]
    fn distances_are_of_the_nearest_points() {
        let wall = [[0.0, 0.0], [10.0, 0.0]];
        assert_eq!(distance_to_segment([13.0, 4.0], wall), 5.0);
        assert_eq!(line_distance(&[[5.0, -5.0], [5.0, 5.0]], wall), 0.0);
        assert_eq!(line_distance(&[[0.0, 7.0], [10.0, 3.0]], wall), 3.0);
        assert_eq!(line_distance(&[[0.0, 7.0]], wall), f64::INFINITY);
    }

    #[test]
    fn a_point_is_inside_or_not() {
        assert!(contains(&SQUARE, [5.0, 5.0]));
        assert!(!contains(&SQUARE, [15.0, 5.0]));
        assert!(!contains(&[], [0.0, 0.0]));
    }
}
