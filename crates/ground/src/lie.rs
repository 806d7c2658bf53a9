//! How an army lies, as the other side sees it: where its line ends to the left and to the right.
//!
//! Left and right are those of the side that looks, as it faces the enemy.

use hexes::{Grid, Hex};

/// Where an attack is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The middle of the enemy.
    Front,
    /// The end of his line that lies to the left.
    Left,
    /// The end that lies to the right.
    Right,
}

impl Aim {
    /// All of them.
    pub const ALL: [Aim; 3] = [Aim::Front, Aim::Left, Aim::Right];

    /// The message that says what is meant.
    pub const fn message(self) -> &'static str {
        match self {
            Aim::Front => "general-intention-front",
            Aim::Left => "general-intention-left",
            Aim::Right => "general-intention-right",
        }
    }
}

/// So far beyond the end of the line the aim lies.
const BEYOND: f32 = 2.0;

/// How the enemy lies: his middle and both ends of his line.
#[derive(Clone, Copy, Debug)]
pub struct Lie {
    /// In hexes from the first of the grid.
    middle: (f32, f32),
    /// Along the line, to the right of the side that looks at it.
    along: (f32, f32),
    /// How far the line reaches to the left and to the right.
    ends: [f32; 2],
}

impl Lie {
    /// How enemies in these hexes lie to friends in those; nothing where either are none.
    pub fn of(grid: &Grid, enemies: impl Iterator<Item = Hex>, own: impl Iterator<Item = Hex>) -> Option<Lie> {
        let enemies: Vec<(f32, f32)> = enemies.map(|hex| place(grid, hex)).collect();
        let own: Vec<(f32, f32)> = own.map(|hex| place(grid, hex)).collect();
        if enemies.is_empty() || own.is_empty() {
            return None;
        }
        let (there, here) = (middle(&enemies), middle(&own));
        let ahead = (there.0 - here.0, there.1 - here.1);
        let axis = axis(&enemies, there).unwrap_or((-ahead.1, ahead.0));
        // To the right of whoever looks ahead; rows and columns are counted so that this is a turn
        // from the first axis to the second.
        let right = ahead.0 * axis.1 - ahead.1 * axis.0 > 0.0;
        let along = if right { axis } else { (-axis.0, -axis.1) };
        let length = along.0.hypot(along.1).max(0.001);
        let along = (along.0 / length, along.1 / length);
        let on_line = |place: &(f32, f32)| (place.0 - there.0) * along.0 + (place.1 - there.1) * along.1;
        let ends = enemies.iter().map(on_line).fold([0.0f32; 2], |[left, right], at| [left.min(at), right.max(at)]);
        Some(Lie { middle: there, along, ends })
    }

    /// The open hex nearest to an aim.
    pub fn goal(&self, grid: &Grid, aim: Aim, open: impl Fn(Hex) -> bool) -> Option<Hex> {
        let by = match aim {
            Aim::Front => 0.0,
            Aim::Left => self.ends[0] - BEYOND,
            Aim::Right => self.ends[1] + BEYOND,
        };
        let to = (self.middle.0 + by * self.along.0, self.middle.1 + by * self.along.1);
        let apart = |hex: Hex| {
            let at = place(grid, hex);
            (at.0 - to.0).hypot(at.1 - to.1)
        };
        let open = grid.hexes().filter(|hex| open(*hex));
        open.min_by(|one, other| apart(*one).total_cmp(&apart(*other)))
    }
}

/// Where a hex lies, in hexes from the first.
fn place(grid: &Grid, hex: Hex) -> (f32, f32) {
    let (across, along) = grid.steps(Hex(0), hex);
    (across as f32 + along as f32 / 2.0, along as f32 * 0.866)
}

fn middle(places: &[(f32, f32)]) -> (f32, f32) {
    let count = places.len().max(1) as f32;
    let sum = places.iter().fold((0.0, 0.0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
    (sum.0 / count, sum.1 / count)
}

/// The direction in which these places lie.
fn axis(places: &[(f32, f32)], middle: (f32, f32)) -> Option<(f32, f32)> {
    let (mut xx, mut xy, mut yy) = (0.0f32, 0.0f32, 0.0f32);
    for (x, y) in places.iter().map(|place| (place.0 - middle.0, place.1 - middle.1)) {
        (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y);
    }
    let angle = 0.5 * (2.0 * xy).atan2(xx - yy);
    (xx + yy > 1.0).then(|| (angle.cos(), angle.sin()))
}
