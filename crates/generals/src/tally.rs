//! Shares and means with 95 % confidence intervals.

/// The quantile of the normal distribution that 95 % lie within.
pub(crate) const WITHIN: f64 = 1.959_964;

/// So many out of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Share {
    /// How often; a draw counts one half.
    pub won: f64,
    /// Out of how many.
    pub of: f64,
}

impl Share {
    /// The share itself; one half of nothing.
    pub fn value(&self) -> f64 {
        if self.of > 0.0 { self.won / self.of } else { 0.5 }
    }

    /// Wilson's 95 % interval.
    pub fn interval(&self) -> [f64; 2] {
        if self.of <= 0.0 {
            return [0.0, 1.0];
        }
        let (share, square) = (self.value(), WITHIN * WITHIN);
        let middle = share + square / (2.0 * self.of);
        let reach = WITHIN * (share * (1.0 - share) / self.of + square / (4.0 * self.of * self.of)).sqrt();
        let whole = 1.0 + square / self.of;
        [((middle - reach) / whole).max(0.0), ((middle + reach) / whole).min(1.0)]
    }
}

/// A mean of observations.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// One more observation.
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean.
    pub fn value(&self) -> f64 {
        if self.count > 0.0 { self.sum / self.count } else { 0.0 }
    }

    /// Half the width of the 95 % interval.
    pub fn reach(&self) -> f64 {
        if self.count < 2.0 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.sum / self.count) / (self.count - 1.0);
        WITHIN * (variance.max(0.0) / self.count).sqrt()
    }
}

/// A score over pairs of battles, the pair being one observation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    pairs: Mean,
}

impl Score {
    /// One more pair, with the mean score of its battles.
    pub fn add(&mut self, score: f64) {
        self.pairs.add(score);
    }

    /// The score.
    pub fn value(&self) -> f64 {
        self.pairs.value()
    }

    /// Half the width of the interval that the spread of the pairs gives.
    pub fn reach(&self) -> f64 {
        self.pairs.reach()
    }

    /// The 95 % interval. Where all pairs scored alike they say nothing of their spread: then it is
    /// Wilson's, a pair counting as one battle, which is never too narrow.
    pub fn interval(&self) -> [f64; 2] {
        let (score, reach) = (self.value(), self.reach());
        if reach < 1e-9 {
            return Share { won: self.pairs.sum, of: self.pairs.count }.interval();
        }
        [(score - reach).max(0.0), (score + reach).min(1.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_the_share_and_narrows() {
        let (few, many) = (Share { won: 7.0, of: 10.0 }, Share { won: 700.0, of: 1000.0 });
        for share in [few, many] {
            let [low, high] = share.interval();
            assert!(low < 0.7 && 0.7 < high, "{low} {high}");
        }
        assert!((many.interval()[0] - 0.671).abs() < 0.001, "{:?}", many.interval());
        assert!(few.interval()[0] < many.interval()[0]);
    }

    #[test]
    fn a_mean_knows_its_spread() {
        let mut mean = Mean::default();
        [1.0, 2.0, 3.0].into_iter().for_each(|value| mean.add(value));
        assert!((mean.value() - 2.0).abs() < 1e-9 && (mean.reach() - 1.1316).abs() < 1e-3, "{mean:?}");
    }
    #[test]
    fn a_perfect_score_keeps_its_doubts() {
        let (mut perfect, mut mixed) = (Score::default(), Score::default());
        for pair in 0..20 {
            perfect.add(1.0);
            mixed.add(if pair % 4 == 0 { 1.0 } else { 0.5 });
        }
        let [low, high] = perfect.interval();
        assert!(low > 0.8 && low < 0.9 && high > 0.999, "{low} {high}");
        let [low, high] = mixed.interval();
        assert!((low - 0.528).abs() < 0.001 && (high - 0.722).abs() < 0.001, "{low} {high}");
        assert_eq!(Score::default().interval(), [0.0, 1.0]);
    }
}
