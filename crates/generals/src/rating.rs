//! Ratings from many battles: Bradley and Terry's model by maximum likelihood, on the scale
//! that chess players know.

use crate::tally::WITHIN;

/// A step on the scale for each factor of ten in the odds.
const SCALE: f64 = 400.0;
/// So many battles of each pairing are thought to have been drawn besides, so that a perfect
/// score has a finite rating.
pub const PRIOR: f64 = 1.0;

/// Who scored how often against whom: `scores[one][other]` are the points of one against the other,
/// a draw counting one half for each.
pub type Scores = Vec<Vec<f64>>;

/// A rating with half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating.
    pub value: f64,
    /// Half the width of its interval; nothing for the anchor.
    pub reach: f64,
}

/// The ratings of all who took part, the first fixed at zero. Only pairings that met count, and
/// each with one drawn battle besides.
pub fn ratings(scores: &Scores) -> Vec<Rating> {
    let met = with_prior(scores);
    let size = met.len();
    let mut strengths = vec![0.0; size];
    let mut spread = vec![vec![0.0; size]; size];
    for _ in 0..100 {
        let (slope, information) = likelihood(&met, &strengths);
        spread = inverse(information);
        let steps: Vec<f64> =
            spread.iter().map(|row| row.iter().zip(&slope).map(|(one, other)| one * other).sum()).collect();
        // Far from the top a whole step leaps over it.
        let longest = steps.iter().fold(1.0, |longest: f64, step| longest.max(step.abs()));
        strengths.iter_mut().zip(&steps).for_each(|(strength, step)| *strength += step / longest);
        if steps.iter().all(|step| step.abs() < 1e-10) {
            break;
        }
    }
    let scale = SCALE / std::f64::consts::LN_10;
    let rating = |index: usize| Rating {
        value: scale * strengths[index],
        reach: scale * WITHIN * spread[index][index].max(0.0).sqrt(),
    };
    (0..size).map(rating).collect()
}

fn with_prior(scores: &Scores) -> Scores {
    let points = |one: usize, other: usize| {
        let own = scores[one][other];
        let met = one != other && own + scores[other][one] > 0.0;
        if met { own + PRIOR / 2.0 } else { 0.0 }
    };
    (0..scores.len()).map(|one| (0..scores.len()).map(|other| points(one, other)).collect()).collect()
}

/// The slope of the log likelihood and its curvature, the sign turned; the row of
/// the anchor is left empty.
fn likelihood(met: &Scores, strengths: &[f64]) -> (Vec<f64>, Scores) {
    let size = met.len();
    let mut slope = vec![0.0; size];
    let mut information = vec![vec![0.0; size]; size];
    for one in 1..size {
        for other in (0..size).filter(|other| *other != one) {
            let battles = met[one][other] + met[other][one];
            let chance = 1.0 / (1.0 + (strengths[other] - strengths[one]).exp());
            let weight = battles * chance * (1.0 - chance);
            slope[one] += met[one][other] - battles * chance;
            information[one][one] += weight;
            if other != 0 {
                information[one][other] -= weight;
            }
        }
    }
    (slope, information)
}

/// The inverse of a symmetric matrix; rows and columns that are empty stay so.
fn inverse(mut matrix: Scores) -> Scores {
    let size = matrix.len();
    let mut result: Scores =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let by = matrix[pivot][pivot];
        if by.abs() < 1e-12 {
            result[pivot].fill(0.0);
            continue;
        }
        for values in [&mut matrix[pivot], &mut result[pivot]] {
            values.iter_mut().for_each(|value| *value /= by);
        }
        for row in (0..size).filter(|row| *row != pivot) {
            let times = matrix[row][pivot];
            for values in [&mut matrix, &mut result] {
                let subtracted = values[pivot].clone();
                values[row].iter_mut().zip(subtracted).for_each(|(value, less)| *value -= times * less);
            }
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_who_met_differ_by_the_odds_of_their_score() {
        // Three to one with the drawn battle: 74.5 + 0.5 against 24.5 + 0.5.
        let ratings = ratings(&vec![vec![0.0, 24.5], vec![74.5, 0.0]]);
        assert!((ratings[1].value - SCALE * 3f64.log10()).abs() < 1e-6, "{ratings:?}");
        // The spread of a share of 100 battles, in logits: 1 / sqrt(100 * 3/4 * 1/4).
        let reach = SCALE / std::f64::consts::LN_10 * WITHIN / (100.0f64 * 0.1875).sqrt();
        assert!((ratings[1].reach - reach).abs() < 1e-6, "{ratings:?} {reach}");
        assert_eq!(ratings[0], Rating { value: 0.0, reach: 0.0 });
    }

    #[test]
    fn strengths_that_made_the_scores_are_found_again() {
        let strengths = [0.0f64, 150.0, 420.0, 500.0];
        let chance = |one: usize, other: usize| 1.0 / (1.0 + 10f64.powf((strengths[other] - strengths[one]) / SCALE));
        let points = |one: usize, other: usize| if one == other { 0.0 } else { 1e7 * chance(one, other) };
        let scores: Scores = (0..4).map(|one| (0..4).map(|other| points(one, other)).collect()).collect();
        for (rating, strength) in ratings(&scores).iter().zip(strengths) {
            assert!((rating.value - strength).abs() < 0.01, "{rating:?} {strength}");
        }
    }

    #[test]
    fn perfect_scores_have_finite_ratings_and_wide_intervals() {
        let scores = vec![vec![0.0, 0.0, 0.0], vec![40.0, 0.0, 0.0], vec![40.0, 40.0, 0.0]];
        let ratings = ratings(&scores);
        assert!(ratings.iter().all(|rating| rating.value.is_finite() && rating.reach.is_finite()), "{ratings:?}");
        assert!(ratings[2].value > ratings[1].value && ratings[1].value > 400.0, "{ratings:?}");
        assert!(ratings[1].reach > 200.0, "{ratings:?}");
    }

    #[test]
    fn who_never_fought_stays_at_zero() {
        let scores = vec![vec![0.0; 2]; 2];
        assert!(ratings(&scores).iter().all(|rating| rating.value == 0.0), "nobody met");
        assert!(ratings(&Vec::new()).is_empty());
    }
}
