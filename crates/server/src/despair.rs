//! How long a general has thought that his battle is lost.

/// With a smaller chance a general despairs; after so many turns of it he proposes the end.
const DESPAIRS: f64 = 0.04;
const LONG_ENOUGH: u32 = 3;

/// How long a general has despaired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Despair {
    turn: Option<u32>,
    turns: u32,
}

impl Despair {
    /// What he saw in a turn; whether it has been enough.
    pub(crate) fn after(&mut self, turn: u32, chance: f64) -> bool {
        if chance >= DESPAIRS {
            *self = Despair::default();
        } else if self.turn != Some(turn) {
            *self = Despair { turn: Some(turn), turns: self.turns + 1 };
        }
        self.turns >= LONG_ENOUGH
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_general_despairs_by_turns_and_takes_heart_again() {
        let mut despair = Despair::default();
        assert!(![(1, 0.01), (1, 0.02), (2, 0.01)].iter().any(|(turn, chance)| despair.after(*turn, *chance)));
        assert!(despair.after(3, 0.03), "the third turn in a row");
        assert!(!despair.after(4, 0.3));
        assert!(![5, 6].iter().any(|turn| despair.after(*turn, 0.0)), "he counts from the start");
        assert!(despair.after(7, 0.0));
    }
}
