//! What the sides say to each other beside the rules: one gives up, both agree on an end.
//!
//! A general answers and gives up by the chances that it sees itself: it is handed positions that
//! are imagined from the view of its side, and no table.

use generals::Staff;
use kernel::wire::{Parley, Refusal};
use kernel::{Facade, Side, Viewer, Word};
use std::sync::Arc;
use tokio::task::spawn_blocking;

use archive::Seating;

use crate::attempt::Attempt;
use crate::despair::Despair;
use crate::fault::plain;
use crate::frames::{Frame, Spoken};
use crate::listener::Listener;
use crate::room::Room;
use crate::rooms::House;

/// In so many imagined positions a general looks at his chances.
const WORLDS: u64 = 6;
/// A general with a smaller chance agrees to a draw.
const DRAWS: f64 = 0.35;
/// A general with a smaller chance agrees that he has lost.
const YIELDS: f64 = 0.06;

/// How likely a side is to win, as far as it can know. What looks lost at a glance is fought on
/// from the same imagined positions, since a glance can be wrong.
pub(crate) fn outlook(table: &dyn Facade, staff: &dyn Staff, side: Side) -> Option<f64> {
    let worlds: Vec<Box<dyn Facade>> = (0..WORLDS).map(|seed| table.imagined(side, seed)).collect();
    let first = worlds.iter().map(|world| staff.glance(&**world)).sum::<Option<f64>>()? / WORLDS as f64;
    let glance = if side == Side::First { first } else { 1.0 - first };
    if glance >= YIELDS {
        return Some(glance);
    }
    let fought = worlds.iter().zip(0..).map(|(world, seed)| staff.play_out(&**world, seed));
    Some(weighed(glance, staff.glance_counts(), fought.map(|winner| winner == Some(side))))
}

/// A chance at a glance, which tells as much as so many battles, and battles that were won or not.
fn weighed(glance: f64, counts: f64, fought: impl Iterator<Item = bool>) -> f64 {
    let (sum, all) =
        fought.fold((glance * counts, counts), |(sum, all), won| (sum + f64::from(u8::from(won)), all + 1.0));
    sum / all
}

/// Whether a general of a side agrees to an end with so good a chance.
fn agrees(side: Side, winner: Option<Side>, chance: f64) -> bool {
    match winner {
        None => chance < DRAWS,
        Some(winner) => winner == side || chance < YIELDS,
    }
}

impl Room {
    /// What has been said, and what a viewer may say or ask.
    pub(crate) fn parley(&self, viewer: Viewer, passive: bool) -> Parley {
        let Some(table) = self.table() else { return Parley::default() };
        let may_ask = matches!(viewer, Viewer::Side(side) if !passive && self.may_ask(side));
        Parley { may_ask, ..table.parley(viewer) }
    }

    /// Whether a side may ask what a general would do. Unless it was said when the battle was
    /// created, only where no other person plays.
    pub(crate) fn may_ask(&self, side: Side) -> bool {
        let alone = || self.stored.head.seating == Seating::Alone || self.general_of(side.enemy()).is_some();
        self.stored.head.hints.unwrap_or_else(alone)
    }

    /// A side says something.
    pub(crate) async fn speak(&mut self, house: &House, listener: &Listener, spoken: Spoken, winner: Option<&str>) {
        let refuse = |refusal: &Refusal| listener.send(Frame::Refused { number: None, refusal }.text());
        let Viewer::Side(side) = listener.viewer else { return refuse(&plain("wire-onlooker")) };
        if self.halted.is_some() {
            return refuse(&plain("wire-rules-changed"));
        }
        let Some(sides) = self.table().map(Facade::sides) else { return refuse(&plain("wire-waiting")) };
        let named = |name: &str| Side::BOTH.into_iter().find(|side| sides[side.index()] == name);
        let winner = match winner.map(named) {
            Some(None) => return refuse(&plain("wire-which-side")),
            winner => winner.flatten(),
        };
        let word = match spoken {
            Spoken::Resign => Word::Resign,
            Spoken::Propose => Word::Propose { winner },
            Spoken::Accept => Word::Accept { winner },
            Spoken::Decline => Word::Decline,
            Spoken::Withdraw => Word::Withdraw,
        };
        if let Err(refusal) = self.say(house, side, word).await {
            return refuse(&refusal);
        }
        if let Word::Propose { winner } = word {
            self.let_general_answer(house, side.enemy(), winner).await;
        }
    }

    /// Enters a word and shows it to everybody.
    pub(crate) async fn say(&mut self, house: &House, side: Side, word: Word) -> Result<(), Refusal> {
        let Some(table) = self.table() else { return Err(plain("wire-waiting")) };
        let mut attempt = Attempt::new(table, self.story.heard());
        attempt.word(side, word)?;
        let news = self.enter(&house.archive, attempt).await?;
        if self.table().is_some_and(|table| table.asked().is_none()) {
            self.stop_thinking();
        }
        self.show(news);
        Ok(())
    }

    /// If a general plays the side that is asked to agree, he answers.
    async fn let_general_answer(&mut self, house: &House, side: Side, winner: Option<Side>) {
        if self.general_of(side).is_none() {
            return;
        }
        let staff = house.books.staff(&self.stored.head.system);
        let Some((staff, table)) = staff.zip(self.table().map(Facade::bare)) else { return };
        // It may have been agreed to at once: both have proposed the same.
        if table.asked().is_none() {
            return;
        }
        let chance = think(staff, table, side).await;
        let answer = match chance.is_some_and(|chance| agrees(side, winner, chance)) {
            true => Word::Accept { winner },
            false => Word::Decline,
        };
        if let Err(refusal) = self.say(house, side, answer).await {
            tracing::warn!(battle = %self.stored.head.id, refusal = %refusal.label.id, "a general could not answer");
        }
    }

    /// A general who has despaired for some turns proposes to a person to end the battle.
    pub(crate) async fn let_general_yield(&mut self, house: &House, side: Side, outlook: Option<f64>) {
        let person = self.general_of(side).is_some() && self.general_of(side.enemy()).is_none();
        let Some(table) = self.table().filter(|table| person && table.asked().is_some()) else { return };
        let (turn, may) = (table.turn(), table.parley(Viewer::Side(side)).may_propose);
        let Some(chance) = outlook else { return };
        if !self.despair.after(turn, chance) || !may {
            return;
        }
        self.despair = Despair::default();
        let winner = Some(side.enemy());
        if let Err(refusal) = self.say(house, side, Word::Propose { winner }).await {
            self.try_again(&refusal);
        }
    }
}

async fn think(staff: Arc<dyn Staff>, table: Box<dyn Facade>, side: Side) -> Option<f64> {
    spawn_blocking(move || outlook(&*table, &*staff, side)).await.ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_general_agrees_by_his_chances() {
        let (me, you) = (Side::First, Side::Second);
        assert!(agrees(me, None, 0.2) && !agrees(me, None, 0.5));
        assert!(agrees(me, Some(me), 0.9), "nobody declines a victory");
        assert!(!agrees(me, Some(you), 0.2) && agrees(me, Some(you), 0.01));
    }

    #[test]
    fn what_looks_lost_and_is_won_in_the_trial_is_not_given_up() {
        let lost = weighed(0.02, 4.0, [false; 6].into_iter());
        assert!(lost < YIELDS, "{lost}");
        let open = weighed(0.02, 4.0, [false, false, true, false, false, false].into_iter());
        assert!((open - 0.108).abs() < 1e-9 && open > YIELDS, "{open}");
    }
}
