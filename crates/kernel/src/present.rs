//! How a system shows itself.

use std::collections::BTreeMap;

use crate::label::Label;
use crate::modifier::Tally;
use crate::refusal::Refusal;
use crate::system::{Outcome, Plan, Preview, Side, System, Viewer};
use crate::wire::{
    self, Layer, Line, Offer, Overlay, PreviewNote, PreviewOutcome, PreviewRow, Scene, StandingQuestion,
};

/// How a system shows itself: names, labels and scenes, still without words.
pub trait Present: System {
    /// The key of a side: `austria`.
    fn side_key(battle: &Self::Battle, side: Side) -> &str;
    /// The scene that the browser draws.
    fn scene(battle: &Self::Battle, view: &Self::View) -> Scene;
    /// The time of the battle, as everybody may know it.
    fn when(_battle: &Self::Battle, _view: &Self::View) -> Option<Label> {
        None
    }
    /// How a battle that is over ended; the winner's name is added as `side`.
    fn verdict(_battle: &Self::Battle, _view: &Self::View, outcome: &Outcome) -> Label {
        Label::new(outcome.reason)
    }
    /// The message that names the way in which a battle ended, for those who count ways.
    fn way(_battle: &Self::Battle, _position: &Self::Position, outcome: &Outcome) -> String {
        outcome.reason.to_owned()
    }
    /// Orders as offers to the side that sees `view`.
    fn offers(battle: &Self::Battle, view: &Self::View, orders: &[Self::Order]) -> Vec<Offer>;
    /// A plan as a gesture of the side that sees `view`.
    fn plan(
        battle: &Self::Battle,
        view: &Self::View,
        subject: Self::Subject,
        plan: &Plan<Self::Order, Self::Subject>,
    ) -> wire::Plan;
    /// What a side is asked, as far as the one who sees `view` may know it, and
    /// the paragraph that asks.
    fn question(
        battle: &Self::Battle,
        view: &Self::View,
        side: Side,
        question: Self::Question,
    ) -> (Label, &'static str);
    /// An event as a line for the one who sees `view` now; number and citations
    /// are filled in by the table.
    fn line(battle: &Self::Battle, view: &Self::View, event: &Self::Event) -> Line;
    /// A refusal in a label.
    fn refusal(battle: &Self::Battle, refusal: Refusal) -> Label;
    /// A board id that plans can be asked for.
    fn subject(battle: &Self::Battle, id: &str) -> Option<Self::Subject>;
    /// A view with nothing hidden, for the time after the end.
    fn revealed(battle: &Self::Battle, position: &Self::Position) -> Self::View {
        Self::view(battle, position, Viewer::Onlooker)
    }
    /// The questions of the other side's turn that a side may answer beforehand.
    fn standing(_battle: &Self::Battle) -> Vec<StandingQuestion> {
        Vec::new()
    }
    /// The order that a standing answer gives to the present question; nothing if the side has to
    /// be asked. Whether there is one depends on nothing hidden.
    fn standing_order(
        _battle: &Self::Battle,
        _view: &Self::View,
        _answers: &BTreeMap<String, String>,
    ) -> Option<Self::Order> {
        None
    }
    /// The board ids of what can be seen from a place, as far as the viewer's view tells.
    fn sight(_battle: &Self::Battle, _view: &Self::View, _from: &str) -> Vec<String> {
        Vec::new()
    }
    /// What can be laid over the map for a piece: the zones of control that matter to it, whom it
    /// commands, what supplies it. Without a piece, zones of control are all of the viewer's enemy,
    /// and the rest is all that his own side has.
    fn overlay(_battle: &Self::Battle, _view: &Self::View, _layer: Layer, _subject: Option<Self::Subject>) -> Overlay {
        Overlay::default()
    }
    /// Why a piece or place cannot act on a target; nothing if it can.
    fn why_not(
        battle: &Self::Battle,
        view: &Self::View,
        subject: Self::Subject,
        target: Self::Subject,
    ) -> Option<Refusal>;
}

impl PreviewRow {
    /// The parts of a sum.
    pub(crate) fn of<'a>(sum: &'a str, tally: &'a Tally) -> impl Iterator<Item = PreviewRow> + 'a {
        tally.parts().map(move |part| PreviewRow {
            sum: Label::new(sum),
            label: Label::new(part.reason),
            amount: part.amount,
            cites: part.cite.to_string(),
        })
    }
}

impl From<&Preview> for wire::Preview {
    fn from(preview: &Preview) -> wire::Preview {
        let rows = preview.sums.iter().flat_map(|(sum, tally)| PreviewRow::of(sum, tally));
        let outcomes = preview.chances.iter().map(|chance| PreviewOutcome {
            label: Label::new(chance.result).with("amount", i64::from(chance.amount)),
            chance: chance.chance,
        });
        let results =
            preview.results.iter().map(|(label, chance)| PreviewOutcome { label: label.clone(), chance: *chance });
        let notes =
            preview.notes.iter().map(|(label, cite)| PreviewNote { label: label.clone(), cites: cite.to_string() });
        wire::Preview {
            headline: preview.headline.clone(),
            rows: rows.collect(),
            outcomes: outcomes.chain(results).collect(),
            notes: notes.collect(),
        }
    }
}
