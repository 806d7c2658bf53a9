//! Whether one thing is better than another by more than luck: both were tried in the same imagined
//! worlds, with the same dice.

/// By how much something was better in each world: the mean, and its standard error.
pub(crate) fn gain(gains: impl Iterator<Item = f32> + Clone) -> (f32, f32) {
    let count = gains.clone().count().max(2) as f32;
    let mean = gains.clone().sum::<f32>() / count;
    let squares: f32 = gains.map(|gain| (gain - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

/// The same for what two things came to in the same worlds, the first less the second.
pub(crate) fn difference(values: &[f32], others: &[f32]) -> (f32, f32) {
    gain(values.iter().zip(others).map(|(one, other)| one - other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_always_better_is_surely_better() {
        assert_eq!(difference(&[2.0, 3.0, 4.0], &[1.0, 2.0, 3.0]), (1.0, 0.0));
    }

    #[test]
    fn what_changes_from_world_to_world_is_not() {
        let (mean, error) = difference(&[2.0, 0.0, 2.0, 0.0], &[1.0; 4]);
        assert_eq!(mean, 0.0);
        assert!(error > 0.5);
    }
}
