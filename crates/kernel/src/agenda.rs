//! Steps inside steps: the stack of what is pending in a position.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The stack of pending steps, at most `DEEPEST` of them. It lies in the position without a
/// pointer, and it is written down as the list of its steps, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agenda<T, const DEEPEST: usize> {
    steps: [T; DEEPEST],
    depth: u8,
}

impl<T: Copy + Default, const DEEPEST: usize> Default for Agenda<T, DEEPEST> {
    fn default() -> Self {
        Agenda { steps: [T::default(); DEEPEST], depth: 0 }
    }
}

impl<T: Copy + Default, const DEEPEST: usize> Agenda<T, DEEPEST> {
    /// What is to be done next.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.steps().last().copied()
    }

    /// What is to be done next, looked at where it lies.
    #[inline]
    pub fn peek(&self) -> Option<&T> {
        self.steps().last()
    }

    /// What is to be done next, to be changed.
    #[inline]
    pub fn peek_mut(&mut self) -> Option<&mut T> {
        self.steps[..self.depth as usize].last_mut()
    }

    /// How many steps are pending.
    #[inline]
    pub const fn depth(&self) -> usize {
        self.depth as usize
    }

    /// Whether nothing is pending.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.depth == 0
    }

    /// Puts a step on top.
    #[inline]
    pub fn push(&mut self, step: T) {
        debug_assert!(self.depth() < DEEPEST, "the agenda is at most {DEEPEST} deep");
        if let Some(slot) = self.steps.get_mut(self.depth as usize) {
            *slot = step;
            self.depth += 1;
        }
    }

    /// Takes the top step off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let top = self.depth.checked_sub(1)?;
        self.depth = top;
        // What is no longer pending leaves no trace: positions are compared.
        Some(std::mem::take(&mut self.steps[top as usize]))
    }

    /// Changes the top step.
    #[inline]
    pub fn replace(&mut self, step: T) {
        self.pop();
        self.push(step);
    }

    /// All pending steps, the lowest first.
    #[inline]
    pub fn steps(&self) -> &[T] {
        &self.steps[..self.depth as usize]
    }
}

impl<T: Copy + Default + Serialize, const DEEPEST: usize> Serialize for Agenda<T, DEEPEST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.steps().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const DEEPEST: usize> Deserialize<'de> for Agenda<T, DEEPEST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let steps = Vec::<T>::deserialize(deserializer)?;
        if steps.len() > DEEPEST {
            return Err(de::Error::custom("the agenda is too deep"));
        }
        let mut agenda = Agenda::default();
        steps.into_iter().for_each(|step| agenda.push(step));
        Ok(agenda)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fingerprint::{from_bytes, to_bytes};

    type Small = Agenda<(u8, u16), 3>;

    #[test]
    fn the_last_step_comes_first_and_leaves_no_trace() {
        let mut agenda = Small::default();
        agenda.push((1, 300));
        agenda.push((2, 400));
        agenda.replace((3, 500));
        assert_eq!((agenda.top(), agenda.depth()), (Some((3, 500)), 2));
        assert_eq!((agenda.pop(), agenda.pop(), agenda.pop()), (Some((3, 500)), Some((1, 300)), None));
        assert_eq!(agenda, Small::default());
    }

    #[test]
    fn it_is_written_as_the_list_that_it_is() {
        let steps = vec![(1, 300), (2, 400)];
        let mut agenda = Small::default();
        steps.iter().for_each(|step| agenda.push(*step));
        assert_eq!(to_bytes(&agenda), to_bytes(&steps));
        assert_eq!(serde_json::to_value(agenda).unwrap(), serde_json::to_value(&steps).unwrap());
        assert_eq!(from_bytes::<Small>(&to_bytes(&steps)), Ok(agenda));
        assert!(from_bytes::<Small>(&to_bytes(&[(0u8, 0u16); 4].to_vec())).is_err(), "too deep");
    }
}
