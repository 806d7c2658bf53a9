//! Events as lines of the journal.

use kernel::wire::{Line, LineKind};
use kernel::{Label, Side};

use crate::drums::DRUMS;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::face::Subject;
use crate::wagons::WAGONS;
use crate::wings::COUNTERS;

/// What a line is about: kind, side, the last part of its message's key, numbers, board ids.
type About = (LineKind, Option<Side>, &'static str, Vec<(&'static str, i64)>, Vec<Subject>);

fn about(battle: &Battle, event: &Event) -> About {
    use LineKind::{Detail, Fight, Hidden, Move, Turn};
    use Subject::{Counter, Drum, Field, Token, Wagon};
    let of = |token: &u8| Some(battle.owner(*token));
    let n = |number: &u8| i64::from(*number);
    match event {
        Event::Deployed { side, .. } => (Hidden, Some(*side), "deployed", vec![], vec![]),
        Event::Dealt { side, .. } => (Hidden, Some(*side), "dealt", vec![], vec![]),
        Event::Round { round } => (Turn, None, "round", vec![("round", n(round))], vec![]),
        Event::Shuffled { side, field, .. } => {
            (Hidden, Some(*side), "shuffled", vec![("field", n(field))], vec![Field(*field)])
        }
        Event::CaptainMixed { side } => (Detail, Some(*side), "captain-mixed", vec![], vec![]),
        Event::Shown { token, .. } => (Hidden, of(token), "shown", vec![("token", n(token))], vec![Token(*token)]),
        Event::Advanced { token, to } => {
            let numbers = vec![("token", n(token)), ("field", n(to))];
            (Move, of(token), "advanced", numbers, vec![Token(*token), Field(*to)])
        }
        Event::Waded { token, die, stuck } => {
            let key = if *stuck { "stuck" } else { "waded" };
            (Move, of(token), key, vec![("token", n(token)), ("die", n(die) + 1)], vec![Token(*token)])
        }
        Event::Challenged { token, target } => {
            let numbers = vec![("token", n(token)), ("target", n(target))];
            (Fight, of(token), "challenged", numbers, vec![Token(*token), Token(*target)])
        }
        Event::Slipped { token, to } => {
            let numbers = vec![("token", n(token)), ("field", n(to))];
            (Move, of(token), "slipped", numbers, vec![Token(*token), Field(*to)])
        }
        Event::Stood { token } => (Fight, of(token), "stood", vec![("token", n(token))], vec![Token(*token)]),
        Event::Duel { token, target, tally, die, removed, .. } => {
            let numbers = vec![
                ("token", n(token)),
                ("target", n(target)),
                ("die", n(die) + 1),
                ("sum", i64::from(tally.total())),
                ("removed", n(removed)),
            ];
            (Fight, of(token), "duel", numbers, vec![Token(*token), Token(*target)])
        }
        Event::Shot { side, die, points } => {
            let numbers = vec![("die", n(die) + 1), ("points", i64::from(*points))];
            (Fight, Some(*side), "shot", numbers, vec![])
        }
        Event::Joined { token } => (Hidden, of(token), "joined", vec![("token", n(token))], vec![Token(*token)]),
        Event::Guarded { side, count } => (Fight, Some(*side), "guarded", vec![("count", i64::from(*count))], vec![]),
        Event::Posted { token } => (Hidden, of(token), "posted", vec![("token", n(token))], vec![Token(*token)]),
        Event::Prepared { side } => (Turn, Some(*side), "prepared", vec![], vec![]),
        Event::ScreenFell { side, posted } => {
            let objects = posted.iter().copied().map(Token).collect();
            (Hidden, Some(*side), "screen-fell", vec![("count", posted.len() as i64)], objects)
        }
        Event::Written { side, goal } => {
            let far = battle.spec.goals.get(usize::from(*goal)).map_or(0, n);
            (Hidden, Some(*side), "written", vec![("fields", far)], vec![])
        }
        Event::Rode { side, at, goals } => {
            (Move, Some(*side), "rode", vec![("fields", n(at)), ("goals", n(goals))], vec![])
        }
        Event::Delivered { side, at } => (Move, Some(*side), "delivered", vec![("fields", n(at))], vec![]),
        Event::Beaten { drum, rank } => {
            let side = Some(Side::of(drum / DRUMS));
            (Hidden, side, "beaten", vec![("drum", n(drum)), ("rank", n(rank))], vec![Drum(*drum)])
        }
        Event::Marched { counter, pace, to } => {
            let numbers = vec![("counter", n(counter)), ("pace", n(pace)), ("field", n(to))];
            (Move, Some(Side::of(counter / COUNTERS)), "marched", numbers, vec![Counter(*counter), Field(*to)])
        }
        Event::Spotted { counter, .. } => {
            let side = Some(Side::of(counter / COUNTERS));
            (Hidden, side, "spotted", vec![("counter", n(counter))], vec![Counter(*counter)])
        }
        Event::Hauled { wagon, to } => {
            let numbers = vec![("wagon", n(wagon)), ("field", n(to))];
            (Move, Some(Side::of(wagon / WAGONS)), "hauled", numbers, vec![Wagon(*wagon), Field(*to)])
        }
        Event::Carried { side, company } => (Hidden, Some(*side), "carried", vec![("company", n(company))], vec![]),
        Event::Raided { token, wagon, companies } => {
            let numbers = vec![("token", n(token)), ("wagon", n(wagon)), ("count", companies.len() as i64)];
            (Fight, of(token), "raided", numbers, vec![Token(*token), Wagon(*wagon)])
        }
        Event::Drawn { side, card } => {
            (Hidden, Some(*side), if card.is_some() { "drawn-open" } else { "drawn" }, vec![], vec![])
        }
        Event::Played { side, .. } => (Hidden, Some(*side), "played", vec![], vec![]),
        Event::Spied { side, card, .. } => {
            (Hidden, Some(*side), if card.is_some() { "spied-open" } else { "spied" }, vec![], vec![])
        }
        Event::TurnEnded { side } => (Turn, Some(*side), "turn-ended", vec![], vec![]),
    }
}

/// An event as a line, for the viewer who was told it.
pub(super) fn line(battle: &Battle, event: &Event) -> Line {
    let (kind, side, key, numbers, objects) = about(battle, event);
    let label = Label::new(format!("skirmish-line-{key}"));
    let label = numbers.into_iter().fold(label, |label, (name, number)| label.with(name, number));
    let label = match event {
        Event::Shown { face, .. } => label.with_message("face", format!("skirmish-face-{}", face.key())),
        Event::Spotted { what, .. } => label.with_message("what", format!("skirmish-what-{}", what.key())),
        Event::Drawn { card: Some(card), .. } | Event::Spied { card: Some(card), .. } | Event::Played { card, .. } => {
            label.with_message("card", format!("skirmish-card-{}", card.key()))
        }
        _ => label,
    };
    let side = side.map(|side| battle.spec.sides[side.index()].clone());
    Line { side, objects: objects.into_iter().map(Subject::id).collect(), ..Line::new(kind, label) }
}
