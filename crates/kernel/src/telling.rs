//! What a table says of what is refused, done and offered, as the browser is told it.

use serde::Deserialize;
use serde_json::Value;

use crate::facade::side_message;
use crate::label::Label;
use crate::present::Present;
use crate::system::{Decision, Plan, Side, Viewer};
use crate::table::{Passage, Rejection, Table, Told};
use crate::wire::{self, Line, LineKind, Offer, tell_apart};

impl<S: Present> Table<S> {
    pub(crate) fn complaint(&self, rejection: Rejection) -> wire::Refusal {
        match rejection {
            Rejection::Refused(refusal) => {
                wire::Refusal { cites: Some(refusal.cite.to_string()), label: S::refusal(self.battle(), refusal) }
            }
            Rejection::OutOfTurn { asked } => wire::Refusal::plain(
                Label::new("table-out-of-turn").with_message("side", side_message(S::side_key(self.battle(), asked))),
            ),
            Rejection::Over => wire::Refusal::plain(Label::new("table-over")),
            Rejection::Stale { expected } => {
                wire::Refusal::plain(Label::new("table-stale").with("expected", i64::from(expected)))
            }
            Rejection::PastRecall => wire::Refusal::plain(Label::new("table-past-recall")),
            Rejection::Unsaid(unsaid) => wire::Refusal::plain(Label::new(unsaid.reason())),
        }
    }

    /// A passage of the story as a line of the journal.
    pub(crate) fn line(&self, view: &S::View, passage: &Passage<S::Event>) -> Line {
        match &passage.told {
            Told::Event(event) => {
                let cites = passage.cites.iter().map(|cite| cite.to_string()).collect();
                let mut line = Line { number: passage.number, cites, ..S::line(self.battle(), view, event) };
                for object in std::mem::take(&mut line.objects) {
                    // Whatever takes part in two ways is pointed to once.
                    if !line.objects.contains(&object) {
                        line.objects.push(object);
                    }
                }
                line
            }
            Told::TakenBack { side } => Line {
                number: passage.number,
                side: Some(S::side_key(self.battle(), *side).to_owned()),
                label: Label::new("table-taken-back")
                    .with_message("side", side_message(S::side_key(self.battle(), *side))),
                cites: Vec::new(),
                objects: Vec::new(),
                kind: LineKind::Turn,
                rolls: Vec::new(),
                sums: Vec::new(),
            },
            Told::Word { side, word } => self.said(passage.number, *side, *word),
        }
    }

    /// The number of the next entry, if it is the one that a side expects.
    pub(crate) fn due(&self, side: Side, number: u32) -> Result<u32, wire::Refusal> {
        let entry = Table::number(self);
        match self.counted(Viewer::Side(side), entry) {
            expected if expected == number => Ok(entry),
            expected => Err(self.complaint(Rejection::Stale { expected })),
        }
    }

    /// Plans that read alike are told apart by the first order in which they differ.
    pub(crate) fn tell_plans_apart(
        &self,
        view: &S::View,
        plans: &[Plan<S::Order, S::Subject>],
        gestures: &mut [wire::Plan],
    ) {
        let labels: Vec<Label> = gestures.iter().map(|gesture| gesture.label.clone()).collect();
        tell_apart(
            gestures,
            |gesture| &mut gesture.label,
            |index, _, label| {
                let rivals: Vec<usize> = (0..plans.len()).filter(|other| labels[*other] == label).collect();
                let of = |plan: usize, at: usize| plans[plan].orders.get(at);
                let at = (0..).find(|at| rivals.iter().any(|other| of(*other, *at) != of(index, *at)))?;
                let orders: Vec<S::Order> = rivals.iter().filter_map(|other| of(*other, at)).copied().collect();
                let mine = orders.iter().position(|order| Some(order) == of(index, at))?;
                let mut how = S::offers(self.battle(), view, &orders);
                (how.len() == orders.len()).then(|| {
                    Label::new("table-plan-by").with("what", vec![label]).with("how", vec![how.swap_remove(mine).label])
                })
            },
        );
    }

    /// Whether a side is asked in a decision.
    pub(crate) fn may_order(&self, decision: &Decision<S::Question>, side: Side) -> Result<(), wire::Refusal> {
        match decision.side() {
            Some(asked) if asked == side => Ok(()),
            Some(asked) => Err(self.complaint(Rejection::OutOfTurn { asked })),
            None => Err(self.complaint(Rejection::Over)),
        }
    }

    pub(crate) fn read_order(order: &Value) -> Result<S::Order, wire::Refusal> {
        S::Order::deserialize(order).map_err(|_| wire::Refusal::plain(Label::new("table-unreadable-order")))
    }
}

/// Orders as offers, each with whether anybody else sees it.
pub(crate) fn offered<S: Present>(battle: &S::Battle, view: &S::View, orders: &[S::Order]) -> Vec<Offer> {
    let mut offers = S::offers(battle, view, orders);
    for (offer, order) in offers.iter_mut().zip(orders) {
        offer.unseen = S::is_unseen(battle, *order);
    }
    offers
}
