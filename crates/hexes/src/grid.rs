//! The hexes of a board and their printed numbers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::direction::Direction;
use crate::set::{HexSet, MOST_HEXES};

/// A hex of a board, counted column by column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hex(pub u16);

impl Hex {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number printed in a hex: two digits for the column, two for the place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number {
    /// The first two digits.
    pub column: u8,
    /// The last two.
    pub row: u8,
}

impl Number {
    /// A number by its parts.
    pub const fn new(column: u8, row: u8) -> Self {
        Number { column, row }
    }

    /// In axial coordinates, in which a straight line is straight: odd columns lie half a hex
    /// towards the higher rows.
    pub(crate) fn axial(self) -> (i32, i32) {
        let (column, row) = (i32::from(self.column), i32::from(self.row));
        (column, row - (column - (column & 1)) / 2)
    }

    pub(crate) fn from_axial((column, slanted): (i32, i32)) -> Option<Self> {
        let row = slanted + (column - (column & 1)) / 2;
        Some(Number { column: u8::try_from(column).ok()?, row: u8::try_from(row).ok()? })
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column, self.row)
    }
}

impl FromStr for Number {
    type Err = GridFault;

    fn from_str(text: &str) -> Result<Self, GridFault> {
        let bad = || GridFault::NoNumber(text.to_owned());
        if text.len() != 4 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(bad());
        }
        let part = |range| text.get(range).and_then(|digits: &str| digits.parse().ok()).ok_or_else(bad);
        Ok(Number { column: part(0..2)?, row: part(2..4)? })
    }
}

/// What is wrong with a grid or a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GridFault {
    /// Not four digits.
    NoNumber(String),
    /// A number that is not on the board.
    OffBoard(Number),
    /// A board without hexes, or with too many.
    Size {
        /// How many it would have.
        hexes: usize,
    },
}

impl fmt::Display for GridFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GridFault::NoNumber(text) => write!(f, "`{text}` is no hex number: four digits are expected"),
            GridFault::OffBoard(number) => write!(f, "hex {number} is not on the board"),
            GridFault::Size { hexes } => write!(f, "a board has 1 to {MOST_HEXES} hexes, this one {hexes}"),
        }
    }
}

impl std::error::Error for GridFault {}

/// The hexes of a board: columns and rows from a first to a last number.
#[derive(Clone, Debug)]
pub struct Grid {
    first: Number,
    last: Number,
    neighbours: Vec<[Option<Hex>; 6]>,
    /// Each hex in axial coordinates.
    axial: Vec<(i32, i32)>,
}

impl Grid {
    /// The board from its first number to its last, all columns alike.
    ///
    /// # Errors
    /// When it would have no hexes, or too many.
    pub fn new(first: Number, last: Number) -> Result<Self, GridFault> {
        let columns = (usize::from(last.column) + 1).saturating_sub(usize::from(first.column));
        let rows = (usize::from(last.row) + 1).saturating_sub(usize::from(first.row));
        let hexes = columns * rows;
        if hexes == 0 || hexes > MOST_HEXES {
            return Err(GridFault::Size { hexes });
        }
        let mut grid = Grid { first, last, neighbours: Vec::new(), axial: Vec::new() };
        grid.axial = (0..hexes as u16).map(|hex| grid.number(Hex(hex)).axial()).collect();
        grid.neighbours = (0..hexes as u16)
            .map(|hex| Direction::ALL.map(|direction| grid.step(grid.number(Hex(hex)), direction)))
            .collect();
        Ok(grid)
    }

    fn step(&self, number: Number, direction: Direction) -> Option<Hex> {
        let ((column, row), (across, along)) = (number.axial(), direction.step());
        self.find(Number::from_axial((column + across, row + along))?)
    }

    fn rows(&self) -> u16 {
        u16::from(self.last.row - self.first.row) + 1
    }

    /// How many hexes there are.
    pub fn len(&self) -> usize {
        self.neighbours.len()
    }

    /// Never: a board has hexes.
    pub fn is_empty(&self) -> bool {
        self.neighbours.is_empty()
    }

    /// All hexes, by number.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.neighbours.len() as u16).map(Hex)
    }

    /// The number printed in a hex.
    pub fn number(&self, hex: Hex) -> Number {
        let (column, row) = (hex.0 / self.rows(), hex.0 % self.rows());
        Number::new(self.first.column + column as u8, self.first.row + row as u8)
    }

    /// The hex with a number, if it is on the board.
    pub fn find(&self, number: Number) -> Option<Hex> {
        let on_board = (self.first.column..=self.last.column).contains(&number.column)
            && (self.first.row..=self.last.row).contains(&number.row);
        let place =
            || u16::from(number.column - self.first.column) * self.rows() + u16::from(number.row - self.first.row);
        on_board.then(|| Hex(place()))
    }

    /// The hex with a number.
    ///
    /// # Errors
    /// When the text is no number, or the number not on the board.
    pub fn read(&self, text: &str) -> Result<Hex, GridFault> {
        let number: Number = text.parse()?;
        self.find(number).ok_or(GridFault::OffBoard(number))
    }

    /// The hex next to one, if there is one on the board.
    #[inline]
    pub fn next(&self, hex: Hex, direction: Direction) -> Option<Hex> {
        self.neighbours[hex.index()][direction.index()]
    }

    /// The hexes next to one, with the way there.
    #[inline]
    pub fn around(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> + '_ {
        let ways = Direction::ALL.into_iter().zip(&self.neighbours[hex.index()]);
        ways.filter_map(|(direction, near)| near.map(|near| (direction, near)))
    }

    /// The way from a hex to one next to it.
    #[inline]
    pub fn direction(&self, from: Hex, to: Hex) -> Option<Direction> {
        let way = self.neighbours[from.index()].iter().position(|near| *near == Some(to));
        way.map(|way| Direction::ALL[way])
    }

    /// How many hexes lie between two and one more: neighbours are 1 apart.
    #[inline]
    pub fn distance(&self, from: Hex, to: Hex) -> u32 {
        let (across, along) = self.steps(from, to);
        across.abs().max(along.abs()).max((across + along).abs()) as u32
    }

    /// The way from one hex to another in axial steps, as [`crate::Leg`]s count them. A hex that is
    /// not on the grid (where somebody is who has still to come) is far away from all others.
    #[inline]
    pub fn steps(&self, from: Hex, to: Hex) -> (i32, i32) {
        let axial = |hex: Hex| self.axial.get(hex.index()).copied().unwrap_or_else(|| self.number(hex).axial());
        let ((q, r), (p, s)) = (axial(from), axial(to));
        (p - q, s - r)
    }

    /// All hexes at most so far away, the hex itself included.
    pub fn within(&self, hex: Hex, range: u32) -> HexSet {
        let mut near = HexSet::default();
        near.add(hex);
        // On a board without holes whoever is so far away is reached in so many steps.
        (0..range).fold(near, |near, _| near.or(&self.beside(&near)))
    }

    /// The hexes next to any of a set, whether they are in it or not.
    pub fn beside(&self, hexes: &HexSet) -> HexSet {
        hexes.iter().flat_map(|hex| self.neighbours[hex.index()].into_iter().flatten()).collect()
    }

    /// Groups of hexes of a set that hang together, each found from its lowest number.
    pub fn areas(&self, hexes: &HexSet) -> Vec<HexSet> {
        let mut left = *hexes;
        let mut areas = Vec::new();
        while let Some(first) = left.first() {
            let (mut area, mut open) = (HexSet::default(), vec![first]);
            while let Some(hex) = open.pop() {
                if left.has(hex) {
                    left.remove(hex);
                    area.add(hex);
                    open.extend(self.around(hex).map(|(_, near)| near));
                }
            }
            areas.push(area);
        }
        areas
    }
}
