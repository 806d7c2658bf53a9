//! The scheme of the day: what a side means to do over several turns.
//!
//! A system proposes schemes, each a way to judge that wants troops to be somewhere. The general
//! plays the day on with each of them, quickly and in a few imagined worlds, and follows the one
//! that comes out best. It keeps to it for some turns, then thinks again with what it sees by then.
//! A new scheme has to be clearly better than the old one.

use std::sync::Arc;

use kernel::{Dice, Drilled, Eyes};

use crate::drill::Drill;
use crate::luck::difference;
use crate::searcher::Searcher;

/// Over so many changes of command the day is played on.
const DAY: u32 = 14;
/// So many of its own turns a general keeps to a scheme before it thinks again.
const KEPT: u32 = 3;
/// By so much a scheme must be better than what was meant before, and by so many standard errors.
const BETTER: f32 = 0.02;
const SURE: f32 = 1.0;
/// After so many worlds only the best schemes go on, so many of them.
const LOOK: u32 = 2;
const WIDTH: usize = 2;
/// At most so many orders carried out for each scheme and world.
const BUDGET: u64 = 600_000;

/// What a general means to do with the day.
#[derive(Clone, Debug)]
pub(crate) struct Day<J> {
    /// How it judges apart from any scheme.
    usual: Arc<J>,
    /// Turns until it thinks again.
    left: u32,
}

/// A way to go on, and what it came to in each world.
struct Way<S: Drilled> {
    judgement: Arc<S::Judgement>,
    values: Vec<f32>,
}

impl<S: Drilled> Way<S> {
    fn new(judgement: Arc<S::Judgement>) -> Self {
        Way { judgement, values: Vec::new() }
    }

    fn mean(&self) -> f32 {
        self.values.iter().sum::<f32>() / self.values.len().max(1) as f32
    }
}

impl<J> Day<J> {
    pub(crate) fn new(usual: Arc<J>) -> Self {
        Day { usual, left: 0 }
    }
}

impl<S: Drilled> Searcher<S> {
    /// Before a turn is planned: keeps to the scheme, or looks for a better one.
    pub(crate) fn plan_the_day(&mut self, eyes: &Eyes<S>, drill: &mut Drill<'_, S>) {
        if self.means.schemes == 0 {
            return;
        }
        if self.day.left > 0 {
            self.day.left -= 1;
            return;
        }
        let usual = self.day.usual.clone();
        let world = self.mind.imagine(eyes);
        let schemes = S::schemes(&usual, &eyes.battle, &world, eyes.side);
        if schemes.is_empty() {
            self.mind.judgement = usual;
            return;
        }
        self.day.left = KEPT - 1;
        let followed = S::intention(&self.mind.judgement);
        let mut ways: Vec<Way<S>> =
            [usual].into_iter().chain(schemes.into_iter().map(Arc::new)).map(Way::new).collect();
        // What was meant before stands first, and is never given up unheard.
        let kept = ways.iter().position(|way| S::intention(&way.judgement) == followed).unwrap_or(0);
        ways.swap(0, kept);
        self.play_days(eyes, drill, &mut ways);
        let lead = |way: &Way<S>| {
            let (mean, error) = difference(&way.values, &ways[0].values);
            (mean > BETTER).then_some(mean - SURE * error).filter(|lead| *lead > 0.0)
        };
        let leads = ways.iter().enumerate().filter_map(|(place, way)| Some((place, lead(way)?)));
        let best = leads.max_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(place, _)| place);
        self.mind.judgement = ways.swap_remove(best).judgement;
    }

    /// Plays the day on in each way and each world, as far as there is time.
    fn play_days(&mut self, eyes: &Eyes<S>, drill: &mut Drill<'_, S>, ways: &mut Vec<Way<S>>) {
        for number in 1..=self.means.schemes {
            let world = self.mind.imagine(eyes);
            let seed = u64::from(self.mind.dice.roll(u32::MAX));
            for place in 0..ways.len() {
                (drill.most, drill.dice) = (drill.used + BUDGET, Dice::quick(seed));
                let value = self.play_day(eyes, drill, world.clone(), &ways[place].judgement);
                if drill.is_out_of_time() {
                    ways.iter_mut().for_each(|way| way.values.truncate(number as usize - 1));
                    return;
                }
                ways[place].values.push(value);
            }
            // The turn itself is still to be planned.
            drill.report(u64::from(number), 2 * u64::from(self.means.schemes));
            if number >= LOOK && ways.len() > WIDTH + 1 {
                ways[1..].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
                ways.truncate(WIDTH + 1);
            }
        }
    }

    fn play_day(
        &self,
        eyes: &Eyes<S>,
        drill: &mut Drill<'_, S>,
        mut world: S::Position,
        judgement: &Arc<S::Judgement>,
    ) -> f32 {
        for _ in 0..DAY {
            let Some((side, _)) = drill.asks(&world) else { break };
            drill.judge_by(if side == eyes.side { judgement.clone() } else { self.day.usual.clone() });
            drill.play_on(&mut world, 1);
        }
        drill.judge_by(self.day.usual.clone());
        drill.appraise(&world, eyes.side)
    }
}
