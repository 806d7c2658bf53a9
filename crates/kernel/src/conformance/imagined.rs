//! Imagination: positions made from a view look like the view, and every one that could be is
//! as likely as it should be.

use std::collections::BTreeMap;

use crate::dice::Dice;
use crate::hidden::Hidden;
use crate::present::Present;
use crate::system::Viewer;
use crate::table::Table;

/// Beyond so many standard deviations no honest dealer comes: about once in three million.
const BOUND: f64 = 5.0;

/// `imagine` keeps to the view, and what a side may do does not depend on what it cannot know.
///
/// # Errors
/// What an imagined position gets wrong.
pub fn imagination<S: Present>(table: &Table<S>, dice: &mut Dice) -> Result<(), String> {
    for viewer in Viewer::ALL {
        let view = table.view(viewer);
        let position = S::imagine(table.battle(), view, dice);
        S::audit(table.battle(), &position).map_err(|what| format!("{viewer:?}, imagined: {what}"))?;
        if S::view(table.battle(), &position, viewer) != *view {
            return Err(format!("{viewer:?}: what was imagined does not look like what was seen"));
        }
        let asked = table.to_decide().side();
        if S::to_decide(table.battle(), &position).side() != asked {
            return Err(format!("{viewer:?}: who is asked depends on what he cannot know"));
        }
        if asked.is_some_and(|side| viewer.is(side)) {
            let mut orders = (Vec::new(), Vec::new());
            S::orders(table.battle(), table.position(), &mut orders.0);
            S::orders(table.battle(), &position, &mut orders.1);
            if orders.0 != orders.1 {
                return Err(format!("{viewer:?}: the orders depend on what he cannot know"));
            }
        }
    }
    Ok(())
}

/// `imagine` deals each lot's faces evenly: of many imagined positions, each token has each
/// face as often as the faces of its lot say, and so have tokens two by two, and whole lots
/// where the deals can be counted.
///
/// # Errors
/// Which tokens have which faces too often or too seldom.
pub fn frequencies<S: Hidden>(table: &Table<S>, samples: u32, dice: &mut Dice) -> Result<(), String> {
    for viewer in Viewer::ALL {
        let view = table.view(viewer);
        let secret = Secret::of(table, viewer);
        let deal = |_| {
            let position = S::imagine(table.battle(), view, dice);
            secret.slots().map(|slot| (slot, S::face(&position, slot))).collect()
        };
        let deals: Vec<Deal> = (0..samples).map(deal).collect();
        secret.check(&deals).map_err(|what| format!("{viewer:?}: {what}"))?;
    }
    Ok(())
}

/// The faces that were dealt to slots.
type Deal = BTreeMap<u16, u16>;

/// What is hidden from a viewer: the lots of slots, and their faces.
struct Secret {
    lots: Vec<(Vec<u16>, Vec<u16>)>,
}

impl Secret {
    fn of<S: Hidden>(table: &Table<S>, viewer: Viewer) -> Self {
        let lot = |lot: Vec<u16>| {
            let mut multiset: Vec<u16> = lot.iter().map(|slot| S::face(table.position(), *slot)).collect();
            multiset.sort_unstable();
            (lot, multiset)
        };
        Secret { lots: S::lots(table.battle(), table.position(), viewer).into_iter().map(lot).collect() }
    }

    fn slots(&self) -> impl Iterator<Item = u16> + '_ {
        self.lots.iter().flat_map(|(lot, _)| lot.iter().copied())
    }

    fn check(&self, deals: &[Deal]) -> Result<(), String> {
        for (lot, faces) in &self.lots {
            for slot in lot {
                even(&[*slot], &shares_of_one(faces), deals)?;
            }
            for pair in lot.windows(2) {
                even(pair, &shares_of_two(faces), deals)?;
            }
            if arrangements(faces) <= deals.len() as f64 / 10.0 {
                even(lot, &shares_of_all(faces), deals)?;
            }
        }
        for ((one, faces), (other, others)) in self.lots.iter().zip(self.lots.iter().skip(1)) {
            even(&[one[0], other[0]], &shares_of_strangers(faces, others), deals)?;
        }
        Ok(())
    }
}

/// How likely each combination of faces is.
type Shares = BTreeMap<Vec<u16>, f64>;

fn shares_of_one(faces: &[u16]) -> Shares {
    let mut shares = Shares::new();
    for face in faces {
        *shares.entry(vec![*face]).or_default() += 1.0 / faces.len() as f64;
    }
    shares
}

/// Two tokens of one lot: drawn one after the other, without putting back.
fn shares_of_two(faces: &[u16]) -> Shares {
    let mut shares = Shares::new();
    let each_pair = 1.0 / (faces.len() * (faces.len() - 1)) as f64;
    for (first, one) in faces.iter().enumerate() {
        for (second, other) in faces.iter().enumerate() {
            if first != second {
                *shares.entry(vec![*one, *other]).or_default() += each_pair;
            }
        }
    }
    shares
}

/// One token of each of two lots.
fn shares_of_strangers(faces: &[u16], others: &[u16]) -> Shares {
    let mut shares = Shares::new();
    let each_pair = 1.0 / (faces.len() * others.len()) as f64;
    for one in faces {
        for other in others {
            *shares.entry(vec![*one, *other]).or_default() += each_pair;
        }
    }
    shares
}

/// Every arrangement of a whole lot is equally likely.
fn shares_of_all(sorted: &[u16]) -> Shares {
    let share = 1.0 / arrangements(sorted);
    let mut shares = Shares::new();
    let mut faces = sorted.to_vec();
    loop {
        shares.insert(faces.clone(), share);
        let Some(last) = (1..faces.len()).rev().find(|at| faces[at - 1] < faces[*at]) else { return shares };
        let Some(swap) = (last..faces.len()).rev().find(|at| faces[*at] > faces[last - 1]) else { return shares };
        faces.swap(last - 1, swap);
        faces[last..].reverse();
    }
}

/// In how many ways a multiset of faces can lie.
fn arrangements(faces: &[u16]) -> f64 {
    let mut count = 1.0;
    for (index, face) in faces.iter().enumerate() {
        let alike = faces[..=index].iter().filter(|other| *other == face).count();
        count *= (index + 1) as f64 / alike as f64;
    }
    count.round()
}

/// Compares what was dealt to some slots with what should be, by Pearson's sum of squares.
fn even(slots: &[u16], shares: &Shares, deals: &[Deal]) -> Result<(), String> {
    let mut counts: BTreeMap<Vec<u16>, u32> = BTreeMap::new();
    for faces in deals {
        *counts.entry(slots.iter().map(|slot| faces[slot]).collect()).or_default() += 1;
    }
    if let Some(faces) = counts.keys().find(|faces| !shares.contains_key(*faces)) {
        return Err(format!("slots {slots:?} were imagined with faces {faces:?}, which cannot be"));
    }
    let square = |(faces, share): (&Vec<u16>, &f64)| {
        let expected = share * deals.len() as f64;
        (f64::from(counts.get(faces).copied().unwrap_or_default()) - expected).powi(2) / expected
    };
    let squares: f64 = shares.iter().map(square).sum();
    if deviations(squares, shares.len() as f64 - 1.0) <= BOUND {
        return Ok(());
    }
    Err(format!("slots {slots:?} are dealt unevenly: {counts:?}, where the shares are {shares:?}"))
}

/// Wilson and Hilferty: a sum of squares as a number of standard deviations.
fn deviations(squares: f64, freedom: f64) -> f64 {
    if freedom < 1.0 {
        return 0.0;
    }
    let spread = 2.0 / (9.0 * freedom);
    ((squares / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}
