//! How the system shows itself: board ids, labels, lines and scenes. No words
//! are here, only message ids.

mod lines;
mod names;
mod offers;
mod questions;
pub mod scene;
mod scene_of;
mod set_up;
mod sight;
mod stakes;
#[cfg(test)]
mod tests;

pub(crate) use names::name_of;

use kernel::wire::{self, Line, Offer, Scene};
use kernel::{Label, Plan, Present, Refusal, Side, Viewer};

use crate::engine::battle::Battle;
use crate::engine::circumstances::with_arms;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{ElementId, MOST_ELEMENTS};
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::engine::view::View;
use crate::geometry::{Heading, Pose};
use crate::sequence::Question;
use crate::system::{CivilWar, Subject};

impl Present for CivilWar {
    fn side_key(battle: &Battle, side: Side) -> &str {
        &battle.sides[side.index()]
    }

    fn scene(battle: &Battle, view: &View) -> Scene {
        Scene::of(&scene_of::scene(&Field { battle, position: &view.position }, view.viewer))
    }

    fn when(battle: &Battle, view: &View) -> Option<Label> {
        let bounds = 2 * battle.bounds();
        let bound = view.position.bound.clamp(1, bounds);
        let label = Label::new("elements-when").with("bound", i64::from(bound));
        Some(label.with("bounds", i64::from(bounds)))
    }

    fn offers(battle: &Battle, view: &View, orders: &[Order]) -> Vec<Offer> {
        offers::offers(&Field { battle, position: &view.position }, orders)
    }

    fn plan(battle: &Battle, view: &View, subject: Subject, plan: &Plan<Order, Subject>) -> wire::Plan {
        offers::plan(&Field { battle, position: &view.position }, subject, plan)
    }

    fn question(battle: &Battle, view: &View, side: Side, question: Question) -> (Label, &'static str) {
        questions::question(&Field { battle, position: &view.position }, side, question)
    }

    fn line(battle: &Battle, view: &View, event: &Event) -> Line {
        lines::line(Field { battle, position: &view.position }, event)
    }

    fn refusal(battle: &Battle, refusal: Refusal) -> Label {
        names::refusal(battle, refusal)
    }

    fn subject(_battle: &Battle, id: &str) -> Option<Subject> {
        let rest = id.get(1..)?;
        match id.chars().next()? {
            'e' => {
                let element = rest.parse().ok().map(ElementId);
                element.filter(|element| element.index() < MOST_ELEMENTS).map(Subject::Element)
            }
            '@' => pose_named(rest).map(Subject::Place),
            _ => None,
        }
    }

    fn revealed(_battle: &Battle, position: &Position) -> View {
        View { viewer: Viewer::Onlooker, position: position.clone() }
    }

    fn sight(battle: &Battle, view: &View, from: &str) -> Vec<String> {
        match Self::subject(battle, from) {
            Some(from) => sight::seen(&Field { battle, position: &view.position }, from),
            None => Vec::new(),
        }
    }

    fn why_not(battle: &Battle, view: &View, subject: Subject, target: Subject) -> Option<Refusal> {
        let field = Field { battle, position: &view.position };
        offers::why_not(&field, view.viewer, subject, target).map(|refusal| with_arms(&field, refusal))
    }
}

/// Reads `23000,15000,3600`.
fn pose_named(text: &str) -> Option<Pose> {
    let mut parts = text.split(',');
    let x = parts.next()?.parse().ok()?;
    let y = parts.next()?.parse().ok()?;
    let heading = parts.next()?.parse().ok().filter(|steps| *steps < crate::geometry::FULL_TURN)?;
    let far = crate::geometry::LIMIT;
    let near = |value: i32| (-far..=far).contains(&value);
    (parts.next().is_none() && near(x) && near(y)).then(|| Pose::new(x, y, Heading::new(heading)))
}
