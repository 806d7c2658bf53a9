//! What orders will bring: a preview of a whole plan, and previews put together from
//! the cases that may come.

use crate::dice::Dice;
use crate::hidden::Hidden;
use crate::journal::Silent;
use crate::refusal::Refusal;
use crate::system::{Chance, Decision, Preview, Side, System, Viewer};

/// What orders will bring, given one after the other: all but the last are carried out on what the
/// side imagines, and the last is previewed there. The first surprise (a roll, something shown, a
/// question to the enemy) ends it, as it ends a plan; an order that is not allowed has no preview.
pub fn foretell<S: System>(battle: &S::Battle, view: &S::View, side: Side, orders: &[S::Order]) -> Preview {
    match eve::<S>(battle, view, side, orders) {
        Ok(Some((index, view))) => S::preview(battle, &view, orders[index]),
        Ok(None) | Err(_) => Preview::default(),
    }
}

/// Which order of a plan decides, and what its side sees right before it;
/// nothing if there are no orders.
///
/// # Errors
/// Why an order is refused before anything is decided.
pub fn eve<S: System>(battle: &S::Battle, view: &S::View, side: Side, orders: &[S::Order]) -> Result<Eve<S>, Refusal> {
    let mut dice = Dice::forced([]);
    let mut position = S::imagine(battle, view, &mut dice);
    let learned = |position: &S::Position| S::learned(position, Viewer::Side(side));
    let (rolls, known) = (dice.rolls(), learned(&position));
    for (index, order) in orders.iter().enumerate() {
        S::check(battle, &position, *order)?;
        let mut after = position.clone();
        if index + 1 < orders.len() {
            S::carry_out(battle, &mut after, *order, &mut dice, &mut Silent);
        }
        let quiet = (dice.rolls(), learned(&after)) == (rolls, known);
        let asked = matches!(S::to_decide(battle, &after), Decision::Asks { side: asked, .. } if asked == side);
        if index + 1 == orders.len() || !quiet || !asked {
            return Ok(Some((index, S::view(battle, &position, Viewer::Side(side)))));
        }
        position = after;
    }
    Ok(None)
}

/// The order that decides, by its place in the plan, and what is seen right before it.
type Eve<S> = Option<(usize, <S as System>::View)>;

/// So many questions may stand between an order and what it brings.
const MOST_ANSWERS: usize = 64;

/// How a system says what its previews speak of.
pub trait Foretold: Hidden {
    /// The order with those that its preview takes for granted: an attack that is only
    /// named is made by somebody.
    fn course(_battle: &Self::Battle, _view: &Self::View, order: Self::Order) -> Vec<Self::Order> {
        vec![order]
    }
    /// How the previews expect the present question to be answered; nothing if
    /// they say nothing about it.
    fn expected(battle: &Self::Battle, position: &Self::Position) -> Option<Self::Order>;
    /// What the journal says, as a preview of the one thing that happened; nothing if
    /// it has not happened yet.
    fn happened(battle: &Self::Battle, trail: &Trail<Self>) -> Option<Happened>;
    /// The hidden slots that bear on what is previewed.
    fn hidden(_battle: &Self::Battle, _view: &Self::View, _order: Self::Order) -> Vec<u16> {
        Vec::new()
    }
}

/// What was ordered, and what came of it.
#[derive(Clone, Debug)]
pub struct Trail<S: System> {
    /// Each order, and the position before it.
    pub steps: Vec<(S::Position, S::Order)>,
    /// The events, first to last.
    pub events: Vec<S::Event>,
}

/// What happened, in the words of a preview.
#[derive(Clone, Debug)]
pub struct Happened {
    /// The preview of this one case.
    pub preview: Preview,
    /// So many dice had fallen by then.
    pub dice: u32,
}

/// Carries a course out, with the expected answers, until what was previewed has happened.
///
/// # Errors
/// What stood in the way.
pub fn play_out<S: Foretold>(
    battle: &S::Battle,
    position: &S::Position,
    course: &[S::Order],
    dice: &mut Dice,
) -> Result<Happened, String> {
    play_out_read::<S>(battle, position, course, dice, S::happened)
}

/// How somebody reads the journal: what happened, or nothing if it has not happened yet.
pub type Reading<S> = fn(&<S as System>::Battle, &Trail<S>) -> Option<Happened>;

/// The same, with the journal read in another way.
///
/// # Errors
/// What stood in the way.
pub fn play_out_read<S: Foretold>(
    battle: &S::Battle,
    position: &S::Position,
    course: &[S::Order],
    dice: &mut Dice,
    read: Reading<S>,
) -> Result<Happened, String> {
    let mut position = position.clone();
    let mut trail = Trail::<S> { steps: Vec::new(), events: Vec::new() };
    for at in 0..course.len() + MOST_ANSWERS {
        let order = match course.get(at) {
            Some(order) => *order,
            None => S::expected(battle, &position)
                .ok_or_else(|| format!("nothing of what was foretold came of {course:?}: {:?}", trail.events))?,
        };
        S::check(battle, &position, order).map_err(|refusal| format!("{order:?} of {course:?}: {refusal:?}"))?;
        let before = position.clone();
        S::carry_out(battle, &mut position, order, dice, &mut trail.events);
        trail.steps.push((before, order));
        if let Some(happened) = read(battle, &trail) {
            return Ok(happened);
        }
    }
    Err(format!("{course:?} never comes to an end"))
}

impl Preview {
    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        *self == Preview::default()
    }

    /// One preview out of the cases that may come, each with its chance: equal results are added
    /// up, and sums, headline and notes are taken from all of them, each once.
    pub fn of_cases(cases: impl IntoIterator<Item = (Preview, f64)>) -> Preview {
        let mut whole = Preview::default();
        for (case, share) in cases {
            whole.headline = whole.headline.or(case.headline);
            for sum in case.sums {
                if !whole.sums.contains(&sum) {
                    whole.sums.push(sum);
                }
            }
            for note in case.notes {
                if !whole.notes.contains(&note) {
                    whole.notes.push(note);
                }
            }
            for (label, chance) in case.results {
                whole.add_result(label, chance * share);
            }
            for chance in case.chances {
                whole.add_chance(Chance { chance: chance.chance * share, ..chance });
            }
        }
        whole
    }

    fn add_result(&mut self, label: crate::label::Label, chance: f64) {
        match self.results.iter_mut().find(|(other, _)| *other == label) {
            Some((_, sum)) => *sum += chance,
            None => self.results.push((label, chance)),
        }
    }

    fn add_chance(&mut self, chance: Chance) {
        let alike = |other: &&mut Chance| (other.result, other.amount) == (chance.result, chance.amount);
        match self.chances.iter_mut().find(alike) {
            Some(sum) => sum.chance += chance.chance,
            None => self.chances.push(chance),
        }
    }
}
