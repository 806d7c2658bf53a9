//! The search for orders that look to the blind as others did in the first world.

use super::{LookOf, World, carry_out};
use crate::conformance::Fuzzed;
use crate::present::Present;
use crate::system::{Side, System, Viewer};

/// So many orders are tried to find a way of following.
const PATIENCE: u32 = 3_000;

/// Whether an order given in a position, and what the blind see of it, fits what they saw in the
/// first world.
type Fits<'a, S> = dyn Fn(&<S as System>::Position, &LookOf<S>, &LookOf<S>, <S as System>::Order) -> bool + 'a;

/// The search for orders that look like others.
pub(super) struct Following<'a, S: Present> {
    pub(super) battle: &'a S::Battle,
    pub(super) blind: &'a [Viewer],
    pub(super) side: Side,
    pub(super) before: LookOf<S>,
    pub(super) after: LookOf<S>,
    pub(super) tries: u32,
}

impl<S: Present + Fuzzed> Following<'_, S> {
    /// Orders for a world that nobody sees but the last, which looks as it did in the first world.
    pub(super) fn follow(&mut self, from: &World<S>, unseen: &[S::Order], last: S::Order) -> Option<Vec<S::Order>> {
        self.search(from, unseen, last, &|_, look, after, _| look == after)
    }

    /// The same order to the blind, by which they see the same, and yet they hear or are asked
    /// something else.
    pub(super) fn slips(
        &mut self,
        worlds: &[World<S>; 2],
        unseen: &[S::Order],
        last: S::Order,
    ) -> Option<Vec<S::Order>> {
        let (battle, one) = (self.battle, &worlds[0].position);
        self.search(&worlds[1], unseen, last, &|from, look, after, order| {
            look.views == after.views && S::alike(battle, (one, last), (from, order))
        })
    }

    fn search(
        &mut self,
        from: &World<S>,
        unseen: &[S::Order],
        last: S::Order,
        fits: &Fits<'_, S>,
    ) -> Option<Vec<S::Order>> {
        if S::to_decide(self.battle, &from.position).side() != Some(self.side) {
            return None;
        }
        let mut list = Vec::new();
        S::orders(self.battle, &from.position, &mut list);
        // What was done in the first world is tried first. It may be legal without being listed.
        let model = unseen.first().copied().unwrap_or(last);
        list.retain(|order| *order != model);
        if S::check(self.battle, &from.position, model).is_ok() {
            list.insert(0, model);
        }
        for order in list {
            self.tries += 1;
            if self.tries > PATIENCE {
                return None;
            }
            let mut there = from.clone();
            let look = carry_out(self.battle, self.blind, &mut there, order);
            if fits(&from.position, &look, &self.after, order) {
                return Some(vec![order]);
            }
            // As many unseen orders as in the first world, no more: how large a group is
            // can be seen when it goes.
            if !unseen.is_empty()
                && look == self.before
                && let Some(mut found) = self.search(&there, &unseen[1..], last, fits)
            {
                found.insert(0, order);
                return Some(found);
            }
        }
        None
    }
}
