//! The six ways out of a hex.

/// One of the six ways out of a hex. Columns run from the top to the bottom of a printed
/// board; the names are those of a board held so that low row numbers are at the top,
/// whatever its compass says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// To the lower row number of the same column.
    Up,
    /// To the next column, half a hex up.
    UpNext,
    /// To the next column, half a hex down.
    DownNext,
    /// To the higher row number of the same column.
    Down,
    /// To the column before, half a hex down.
    DownBefore,
    /// To the column before, half a hex up.
    UpBefore,
}

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Direction; 6] = [
        Direction::Up,
        Direction::UpNext,
        Direction::DownNext,
        Direction::Down,
        Direction::DownBefore,
        Direction::UpBefore,
    ];

    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// So many sixths of a turn clockwise.
    #[must_use]
    #[inline]
    pub const fn turned(self, sixths: usize) -> Direction {
        Direction::ALL[(self.index() + sixths) % 6]
    }

    /// The way back.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Direction {
        self.turned(3)
    }

    /// The step in axial coordinates: columns, and rows slanted with them.
    pub(crate) const fn step(self) -> (i32, i32) {
        match self {
            Direction::Up => (0, -1),
            Direction::UpNext => (1, -1),
            Direction::DownNext => (1, 0),
            Direction::Down => (0, 1),
            Direction::DownBefore => (-1, 1),
            Direction::UpBefore => (-1, 0),
        }
    }
}
