//! The chances along a battle, from a quick estimate of each position and a few
//! battles fought on from it.
//!
//! What the quick estimate overlooks in one position it mostly overlooks in the next: its errors
//! are taken as a walk that keeps most of itself from one position to the next, and each battle as
//! a look at the error there. The best guess at all errors, given all battles, is the one of
//! Kalman, Rauch, Tung and Striebel.

/// How much of the error of a quick estimate is left one position on. Set by hand: between two
/// changes of command, about six positions apart, nine tenths are left.
const KEPT: f64 = 0.98;
/// No position is surer than this while the battle goes on.
const LEAST_DOUBT: f64 = 0.02;

/// What is known of one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// The quick estimate of the first side's chances.
    pub(crate) glance: f64,
    /// Whether there is no doubt: the battle is over.
    pub(crate) known: bool,
    pub(crate) won: f64,
    pub(crate) fought: f64,
}

/// How likely the first side is to win, and half the width of the interval that
/// holds it 95 times in 100.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) chance: f64,
    pub(crate) spread: f64,
}

/// The error of a quick estimate, in units of what it usually is.
#[derive(Clone, Copy)]
struct Guess {
    error: f64,
    doubt: f64,
}

/// The estimates of all positions; a quick one counts for so many battles.
pub(crate) fn smooth(sights: &[Sight], counts: f64) -> Vec<Estimate> {
    let expected = Guess { error: 0.0, doubt: 1.0 };
    let (mut before, mut after) = (Vec::with_capacity(sights.len()), Vec::with_capacity(sights.len()));
    let mut guess = expected;
    for sight in sights {
        guess = Guess { error: KEPT * guess.error, doubt: KEPT * KEPT * (guess.doubt - 1.0) + 1.0 };
        before.push(guess);
        if sight.fought > 0.0 && !sight.known {
            // The spread of a battle's outcome, in the same units.
            let noise = counts / sight.fought;
            let seen = (sight.won / sight.fought - sight.glance) / usual(sight, counts);
            let trust = guess.doubt / (guess.doubt + noise);
            guess = Guess { error: guess.error + trust * (seen - guess.error), doubt: (1.0 - trust) * guess.doubt };
        }
        after.push(guess);
    }
    for index in (1..sights.len()).rev() {
        let (later, foreseen) = (after[index], before[index]);
        let guess = &mut after[index - 1];
        let share = KEPT * guess.doubt / foreseen.doubt;
        guess.error += share * (later.error - foreseen.error);
        guess.doubt += share * share * (later.doubt - foreseen.doubt);
    }
    sights.iter().zip(after).map(|(sight, guess)| estimate(sight, guess, counts)).collect()
}

/// How far a quick estimate is usually off.
fn usual(sight: &Sight, counts: f64) -> f64 {
    let glance = sight.glance.clamp(LEAST_DOUBT, 1.0 - LEAST_DOUBT);
    (glance * (1.0 - glance) / counts).sqrt()
}

fn estimate(sight: &Sight, guess: Guess, counts: f64) -> Estimate {
    if sight.known {
        return Estimate { chance: sight.glance, spread: 0.0 };
    }
    let usual = usual(sight, counts);
    let chance = (sight.glance + usual * guess.error).clamp(LEAST_DOUBT / 4.0, 1.0 - LEAST_DOUBT / 4.0);
    Estimate { chance, spread: 1.96 * usual * guess.doubt.max(0.0).sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNSEEN: Sight = Sight { glance: 0.5, known: false, won: 0.0, fought: 0.0 };

    #[test]
    fn without_battles_the_quick_estimate_stands_with_all_its_doubt() {
        for estimate in smooth(&[UNSEEN; 5], 4.0) {
            assert!((estimate.chance - 0.5).abs() < 1e-9 && (estimate.spread - 0.49).abs() < 1e-9, "{estimate:?}");
        }
    }

    #[test]
    fn a_battle_counts_most_where_it_was_fought_and_less_further_off() {
        let mut sights = [UNSEEN; 41];
        (sights[20].won, sights[20].fought) = (2.0, 2.0);
        let estimates = smooth(&sights, 4.0);
        for (near, far) in estimates[20..].iter().zip(&estimates[21..]) {
            assert!(near.chance > far.chance && near.spread < far.spread);
        }
        for (left, right) in estimates[..20].iter().zip(estimates[21..].iter().rev()) {
            assert!((left.chance - right.chance).abs() < 1e-9, "both ways alike");
        }
        // Alone it is a mean in which the quick estimate counts for four battles.
        assert!((smooth(&[sights[20]], 4.0)[0].chance - 4.0 / 6.0).abs() < 1e-9);
    }

    #[test]
    fn many_battles_leave_little_doubt_and_the_end_none() {
        let fought = Sight { won: 6.0, fought: 8.0, ..UNSEEN };
        let mut sights = vec![fought; 60];
        sights.push(Sight { glance: 1.0, known: true, ..UNSEEN });
        let estimates = smooth(&sights, 4.0);
        assert!(estimates[..60].iter().all(|it| (it.chance - 0.75).abs() < 0.06 && it.spread < 0.2), "{estimates:?}");
        assert_eq!(estimates[60], Estimate { chance: 1.0, spread: 0.0 });
    }
}
