//! By what a level's play can be told from that of another build.

use std::sync::Arc;

use kernel::{Drilled, Eyes, Fingerprint, Level, conformance};

use crate::level::general;

/// In so many positions it is tried what a level decides.
const TRIALS: u64 = 6;
/// The positions lie so many orders apart.
const APART: u64 = 45;

/// The fingerprint of how a level plays: what it may spend, how it judges, and what it
/// decides in a few positions of a battle. Another build with the same fingerprint most
/// likely fights the same battles.
pub fn habits<S: Drilled>(level: Level, battle: &Arc<S::Battle>) -> Fingerprint {
    let judgement = (level != Level::Random).then(|| S::judgement(level));
    let mut text = format!("{level} {:?} {judgement:?}", S::means(level));
    for trial in 0..TRIALS {
        let position = conformance::played::<S>(battle, trial, 10 + trial * APART);
        let Some(eyes) = Eyes::<S>::opened(battle, &position) else { continue };
        let choice = general::<S>(level, trial).choose(&eyes);
        text += &format!(" {:?}", choice.map(|choice| (choice.order, choice.used)));
    }
    Fingerprint::of_bytes(text.as_bytes())
}
