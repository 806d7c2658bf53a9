//! Chapter 4, the pieces: arm and strength on a face that only its owner sees.

use serde::{Deserialize, Serialize};

/// An arm of service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Artillery.
    Artillery,
}

impl Arm {
    /// All three.
    pub const ALL: [Arm; 3] = [Arm::Infantry, Arm::Cavalry, Arm::Artillery];

    /// The letter that situations and the board use.
    pub const fn letter(self) -> char {
        match self {
            Arm::Infantry => 'I',
            Arm::Cavalry => 'C',
            Arm::Artillery => 'A',
        }
    }

    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Arm::Infantry => "infantry",
            Arm::Cavalry => "cavalry",
            Arm::Artillery => "artillery",
        }
    }
}

/// The most strength points a face can show.
pub const MOST_STRENGTH: u8 = 3;

/// What is printed on a piece: arm and strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Face(u8);

impl Face {
    /// Arm and strength; strength zero is a piece that is lost.
    pub const fn new(arm: Arm, strength: u8) -> Self {
        Face((arm as u8) << 2 | strength)
    }

    /// The arm.
    #[inline]
    pub const fn arm(self) -> Arm {
        match self.0 >> 2 {
            0 => Arm::Infantry,
            1 => Arm::Cavalry,
            _ => Arm::Artillery,
        }
    }

    /// The strength.
    #[inline]
    pub const fn strength(self) -> u8 {
        self.0 & 3
    }

    /// As a number, for storage.
    pub const fn code(self) -> u8 {
        self.0
    }

    /// From such a number.
    pub const fn of_code(code: u8) -> Self {
        Face(code)
    }

    /// Whether it is of this arm.
    #[inline]
    pub fn is(self, arm: Arm) -> bool {
        self.arm() == arm
    }

    /// The face after the loss of one point.
    #[must_use]
    pub const fn reduced(self) -> Self {
        Face::new(self.arm(), self.strength().saturating_sub(1))
    }

    /// Reads `I3`, `C2`, `A1`.
    pub fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let letter = letters.next()?.to_ascii_uppercase();
        let arm = Arm::ALL.into_iter().find(|arm| arm.letter() == letter)?;
        let strength = letters.as_str().parse().ok()?;
        (1..=MOST_STRENGTH).contains(&strength).then_some(Face::new(arm, strength))
    }
}

impl std::fmt::Display for Face {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.arm().letter(), self.strength())
    }
}

impl std::fmt::Debug for Face {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_reads_back_as_it_is_written() {
        for arm in Arm::ALL {
            for strength in 1..=3 {
                let face = Face::new(arm, strength);
                assert_eq!(Face::read(&face.to_string()), Some(face));
                assert_eq!((face.arm(), face.strength()), (arm, strength));
            }
        }
        assert_eq!(Face::read("I4"), None);
        assert_eq!(Face::read("X1"), None);
        assert_eq!(Face::read("Ié"), None);
    }

    #[test]
    fn a_loss_leaves_the_arm_and_takes_a_point() {
        assert_eq!(Face::new(Arm::Cavalry, 2).reduced(), Face::new(Arm::Cavalry, 1));
        assert_eq!(Face::new(Arm::Cavalry, 1).reduced().strength(), 0);
    }
}
