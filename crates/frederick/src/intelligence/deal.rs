//! The quick set-up of hidden wings: counters lie where history had the wings, dummies between
//! them, and all that look alike are dealt out among their places.

use hexes::Hex;
use kernel::{Journal, Side};

use super::counters::{Counter, Kind, Veil, What};
use super::zones::detachments_side;
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, WingId};
use crate::engine::play::Play;
use crate::engine::position::NOWHERE;
use crate::rules::cite;

/// So many swaps deal them out.
const SWAPS: u32 = 40;

impl<J: Journal<Event>> Play<'_, J> {
    /// The quick set-up: counters lie where history had the wings, and dummies between them; then
    /// all that look alike are dealt out among their places.
    pub(crate) fn deal_counters(&mut self, side: Side) {
        self.mix_masks(side);
        if !self.field().comes_in(side) {
            self.take_places(side);
        }
        let field = self.field();
        let all: Vec<Counter> = field.veil().map_or_else(Vec::new, |veil| veil.counters.clone());
        let mine: Vec<usize> = (0..all.len()).filter(|number| all[*number].side == side).collect();
        for _ in 0..SWAPS {
            let [one, other] = [0, 1].map(|_| mine[self.dice.roll(mine.len() as u32) as usize]);
            let field = self.field();
            let Some(veil) = field.veil() else { return };
            let (first, second) = (veil.counters[one], veil.counters[other]);
            let fits =
                |what: What, place: &Counter| place.at == NOWHERE || field.could_lie(side, place.kind, what, place.at);
            let stacks = first.what.detachment().is_some() || second.what.detachment().is_some();
            let alike = first.kind == second.kind && !stacks;
            if alike
                && fits(first.what, &second)
                && fits(second.what, &first)
                && self.still_housed(side, one, other)
                && let Some(veil) = self.veil()
            {
                veil.counters[one].what = second.what;
                veil.counters[other].what = first.what;
            }
        }
        self.reveal_set_up(side, cite!("17.1.2"));
    }

    /// Whether quarters are still enough if two counters change what lies under them.
    pub(super) fn still_housed(&mut self, side: Side, one: usize, other: usize) -> bool {
        let swap = |veil: &mut Veil| {
            let what = veil.counters[one].what;
            veil.counters[one].what = veil.counters[other].what;
            veil.counters[other].what = what;
        };
        if let Some(veil) = self.veil() {
            swap(veil);
        }
        let housed = self.field().all_housed(side, None);
        if let Some(veil) = self.veil() {
            swap(veil);
        }
        housed
    }

    /// Chapter 17.6.4.3: which false leaders lie over detachments is left to chance.
    pub(super) fn mix_masks(&mut self, side: Side) {
        let field = self.field();
        let free = |counter: &Counter| {
            let led = counter.what.detachment().is_some_and(|number| field.position.detached_leaders[number] != 0);
            counter.side == side && !led && (counter.what == What::DUMMY || counter.what.detachment().is_some())
        };
        if !detachments_side(&field, side) {
            return;
        }
        let all = field.veil().map_or_else(Vec::new, |veil| veil.counters.clone());
        let places: Vec<usize> = (0..all.len()).filter(|number| free(&all[*number])).collect();
        let mut kinds: Vec<Kind> = places.iter().map(|number| all[*number].kind).collect();
        self.dice.shuffle(&mut kinds);
        if let Some(veil) = self.veil() {
            places.into_iter().zip(kinds).for_each(|(number, kind)| veil.counters[number].kind = kind);
        }
    }

    /// Where a wing lies that looks like a dummy: in a site behind those of the dummies, so that
    /// either could lie in either.
    fn site_like_a_dummy(&self, wing: WingId) -> Option<Hex> {
        self.battle.scenario.dummies.iter().find_map(|dummies| {
            let place = dummies.like.iter().position(|like| *like == wing.index())?;
            let count: usize = dummies.counts.iter().map(|count| usize::from(*count)).sum();
            self.battle.board.grid.find(*dummies.sites.get(count + place)?)
        })
    }

    pub(super) fn take_places(&mut self, side: Side) {
        let mut used = [0usize; 8];
        let count = self.field().veil().map_or(0, |veil| veil.counters.len());
        for number in 0..count as u8 {
            let field = self.field();
            let Some(counter) = field.counter(number).filter(|counter| counter.side == side).copied() else { continue };
            let first = field.carried(side, counter.what).first();
            let hex = match (counter.what.wing(), counter.what.detachment()) {
                (Some(wing), _) => {
                    let leader = self.battle.wing_leader[wing.index()];
                    let printed = leader.and_then(|leader| field.printed(PieceId::Leader(leader)));
                    self.site_like_a_dummy(wing).or(printed)
                }
                (_, Some(_)) => first.and_then(|unit| field.printed(PieceId::Unit(unit))),
                _ => {
                    let specs = self.battle.scenario.dummies.iter().enumerate();
                    let sites = specs.filter(|(_, dummies)| dummies.side == side.number());
                    let mut free =
                        sites.filter_map(|(spec, dummies)| Some((spec, *dummies.sites.get(used[spec.min(7)])?)));
                    free.next().and_then(|(spec, site)| {
                        used[spec.min(7)] += 1;
                        self.battle.board.grid.find(site)
                    })
                }
            };
            let Some(hex) = hex else { continue };
            let field = self.field();
            // On its own bank of a river, so that the marks can follow.
            let bank = field.open_ground(&Counter { at: hex, ..counter }, false, 1);
            let beside = field.around(hex).map(|(_, near)| near).filter(|near| bank.has(*near));
            let beside = beside.filter(|near| field.is_ground(*near) && field.holder(*near).is_none());
            let beside: Vec<Hex> = beside.take(2).collect();
            let marks = [0, 1].map(|place| beside.get(place).copied().unwrap_or(hex));
            if let Some(counter) = self.counter_mut(number) {
                (counter.at, counter.marks) = (hex, marks);
            }
        }
    }
}
