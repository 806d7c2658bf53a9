//! Worlds that can be followed: whatever a side does must be possible in every world that its enemy can imagine, or disclose
//! something. Paired worlds try orders that both worlds allow; here a side takes *any* of its orders.

use std::sync::Arc;

use super::paired::{ahead, twin};
use super::{Fuzzed, Tried};
use crate::dice::Dice;
use crate::facade::Present;
use crate::label::Label;
use crate::system::{Decision, Side, System, Viewer};
use crate::table::{Entry, Table};

/// So many orders are tried to find a way of following.
const PATIENCE: u32 = 3_000;

/// A battle under way, as the rules know it.
struct World<S: System> {
    position: S::Position,
    dice: Dice,
}

impl<S: System> Clone for World<S> {
    fn clone(&self) -> Self {
        World { position: self.position.clone(), dice: self.dice.clone() }
    }
}

/// All that the others see of a world, and what they have just been told.
#[derive(Debug, PartialEq)]
struct Look<V, E> {
    views: Vec<V>,
    asked: Vec<(Option<Side>, Option<Label>)>,
    told: Vec<Vec<E>>,
}

type LookOf<S> = Look<<S as System>::View, <S as System>::Event>;

/// Two worlds that everybody but `owner` takes for the same.
struct Pursuit<'a, S: Present> {
    battle: &'a S::Battle,
    owner: Side,
    /// What the owner has ordered in the first world and nobody has seen yet.
    unseen: Vec<S::Order>,
    tries: u32,
}

/// A side that can tell two worlds apart takes any of its orders. In the other world it can follow, with the same orders or
/// with others that look the same to everybody else; if it cannot, something was disclosed or a die was rolled.
///
/// # Errors
/// The order that betrays which world it is.
pub fn followed_worlds<S: Present + Fuzzed>(battle: &Arc<S::Battle>, seed: u64, limit: u64) -> Result<Tried, String> {
    let mut choice = Dice::quick(seed ^ 0x666f_6c6c_6f77);
    let mut tried = Tried::default();
    if Side::BOTH.into_iter().all(|side| S::tokens_of(battle, side) == 0) {
        return Ok(tried);
    }
    let mut table = ahead::<S>(battle, seed, limit, &mut choice).map_err(|what| format!("seed {seed}: {what}"))?;
    // Half a group would not have been formed like this in the other world.
    while is_unseen(&table) {
        let Some(side) = table.to_decide().side() else { return Ok(tried) };
        let mut list = Vec::new();
        S::orders(battle, table.position(), &mut list);
        let order = list[choice.roll(list.len() as u32) as usize];
        table
            .obey(side, table.number(), order)
            .map_err(|rejection| format!("seed {seed}: {order:?}: {rejection:?}"))?;
    }
    let owner = Side::BOTH[choice.roll(2) as usize];
    let Some(other) = twin(&table, owner, &mut choice) else { return Ok(tried) };
    let world = |table: &Table<S>| World::<S> { position: table.position().clone(), dice: table.dice().clone() };
    let mut worlds = [world(&table), world(&other)];
    let mut pursuit = Pursuit::<S> { battle, owner, unseen: Vec::new(), tries: 0 };
    for _ in 0..limit {
        let goes_on = pursuit.step(&mut worlds, &mut choice).map_err(|what| format!("seed {seed}: {what}"))?;
        tried.paired += u64::from(goes_on);
        if !goes_on {
            break;
        }
    }
    Ok(tried)
}

/// Whether nobody but its side has seen the last order of a table.
fn is_unseen<S: System>(table: &Table<S>) -> bool {
    matches!(table.entries().last(), Some(Entry::Order { order, .. }) if S::is_unseen(table.battle(), *order))
}

impl<S: Present> Pursuit<'_, S> {
    /// One order in the first world, and how the second follows; false once the worlds may differ.
    fn step(&mut self, [one, other]: &mut [World<S>; 2], choice: &mut Dice) -> Result<bool, String> {
        let Some(side) = S::to_decide(self.battle, &one.position).side() else { return Ok(false) };
        let mut list = Vec::new();
        S::orders(self.battle, &one.position, &mut list);
        let order = list[choice.roll(list.len() as u32) as usize];
        let before = self.look(one, &[]);
        let learned = |world: &World<S>| (world.dice.rolls(), S::lots(&world.position).disclosures());
        let known = learned(other);
        let after = self.carry_out(one, order);
        if side == self.owner && after == before {
            self.unseen.push(order);
            return Ok(true);
        }
        self.tries = 0;
        let orders = std::mem::take(&mut self.unseen);
        let followed = match side == self.owner {
            true => self.follow(other, &before, &after, &orders, order),
            // The side that cannot tell has the same orders in both worlds.
            false => {
                S::check(self.battle, &other.position, order)
                    .map_err(|refusal| format!("{order:?} of the side that does not know: {refusal:?}"))?;
                let mut there = other.clone();
                (self.carry_out(&mut there, order) == after).then_some(there)
            }
        };
        match followed {
            Some(there) => {
                *other = there;
                Ok(true)
            }
            None if learned(one) != known => Ok(false),
            None => Err(format!(
                "after {orders:?} nothing looks like {order:?} in another world, and nothing was disclosed"
            )),
        }
    }

    /// Orders for the second world that nobody sees but the last, which looks as it did in the first.
    fn follow(
        &mut self,
        from: &World<S>,
        before: &LookOf<S>,
        after: &LookOf<S>,
        unseen: &[S::Order],
        last: S::Order,
    ) -> Option<World<S>> {
        if S::to_decide(self.battle, &from.position).side() != Some(self.owner) {
            return None;
        }
        let mut list = Vec::new();
        S::orders(self.battle, &from.position, &mut list);
        // What was done in the first world is tried first.
        let model = unseen.first().copied().unwrap_or(last);
        list.sort_by_key(|order| *order != model);
        // As many unseen orders as in the first world, no more: how large a group is can be seen when it goes.
        let deeper = !unseen.is_empty();
        for order in list {
            self.tries += 1;
            if self.tries > PATIENCE {
                return None;
            }
            let mut there = from.clone();
            let look = self.carry_out(&mut there, order);
            if look == *after {
                return Some(there);
            }
            if deeper
                && look == *before
                && let Some(found) = self.follow(&there, before, after, unseen.get(1..).unwrap_or(&[]), last)
            {
                return Some(found);
            }
        }
        None
    }

    fn carry_out(&self, world: &mut World<S>, order: S::Order) -> LookOf<S> {
        let mut events = Vec::new();
        S::carry_out(self.battle, &mut world.position, order, &mut world.dice, &mut events);
        self.look(world, &events)
    }

    /// What everybody but the owner sees, and hears of these events.
    fn look(&self, world: &World<S>, events: &[S::Event]) -> LookOf<S> {
        let blind = || Viewer::ALL.into_iter().filter(|viewer| !viewer.is(self.owner));
        let views: Vec<S::View> = blind().map(|viewer| S::view(self.battle, &world.position, viewer)).collect();
        let asked = views.iter().map(|view| match S::to_decide(self.battle, &world.position) {
            Decision::Asks { side, question } => (Some(side), Some(S::question(self.battle, view, side, question).0)),
            Decision::Over(_) => (None, None),
        });
        let told =
            blind().map(|viewer| events.iter().filter_map(|event| S::tell(self.battle, event, viewer)).collect());
        Look { asked: asked.collect(), told: told.collect(), views }
    }
}
