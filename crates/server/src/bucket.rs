//! A token bucket: how much somebody may send.

use std::time::Instant;

/// Fills steadily; each message takes one token out.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    most: f64,
    per_second: f64,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn new(most: u32, per_second: f64) -> Self {
        Bucket { tokens: f64::from(most), most: f64::from(most), per_second, filled: Instant::now() }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> bool {
        let since = now.saturating_duration_since(self.filled).as_secs_f64();
        self.filled = now;
        self.tokens = (self.tokens + since * self.per_second).min(self.most);
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let mut bucket = Bucket::new(3, 2.0);
        let start = bucket.filled;
        assert_eq!((0..5).filter(|_| bucket.take_at(start)).count(), 3);
        let later = start + Duration::from_secs(1);
        assert_eq!((0..5).filter(|_| bucket.take_at(later)).count(), 2);
        let much_later = start + Duration::from_secs(1000);
        assert_eq!((0..5).filter(|_| bucket.take_at(much_later)).count(), 3);
    }
}
