//! Questions that the server answers in the name of a seat, and how long it lets the others wait.

use std::time::Duration;

use archive::BattleId;
use kernel::{Commitment, Fingerprint};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::config::Config;

/// Where it is noted that a standing answer is due.
pub(crate) type Prompts = mpsc::UnboundedSender<Prompt>;

/// A question that a standing answer is left to.
#[derive(Debug)]
pub(crate) struct Prompt {
    pub(crate) battle: BattleId,
    pub(crate) number: u32,
    /// The same as an onlooker counts: how many unseen orders there were must
    /// not show in the pause.
    pub(crate) counted: u32,
    pub(crate) commitment: Commitment,
    pub(crate) asked: Instant,
    /// Whether it is a general that has to decide.
    pub(crate) general: bool,
}

impl Prompt {
    pub(crate) fn pause(&self, config: &Config) -> Duration {
        let mut bytes = self.commitment.0.to_vec();
        bytes.extend(self.counted.to_le_bytes());
        let share = f64::from(Fingerprint::of_bytes(&bytes).0[0]) / 256.0;
        config.answer_pause + config.answer_spread.mul_f64(share)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pause_is_known_to_everybody() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "");
        let pause = |number, config: &Config| {
            let (battle, commitment) = (BattleId(String::new()), Commitment([5; 32]));
            Prompt { battle, number, counted: number, commitment, asked: Instant::now(), general: false }.pause(config)
        };
        let pauses: Vec<Duration> = (0..200).map(|number| pause(number, &config)).collect();
        let most = config.answer_pause + config.answer_spread;
        assert!(pauses.iter().all(|pause| (config.answer_pause..most).contains(pause)));
        assert!(pauses.iter().any(|pause| *pause != pauses[0]), "it is not the same for every question");
        assert_eq!(pause(7, &config), pauses[7]);
        config.answer_spread = Duration::ZERO;
        assert_eq!(pause(7, &config), config.answer_pause);
    }
}
