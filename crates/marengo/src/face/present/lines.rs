//! Events as lines of the journal.

use kernel::wire::{Line, LineKind};
use kernel::{Argument, Label, Tally, Tokens};

use super::offers::count;
use super::{approach_id, face_label, locale_id, locale_message, piece_id, piece_ids, place_id, with_approach};
use crate::board::{Place, Spot};
use crate::engine::battle::Battle;
use crate::engine::event::{Event, Price};
use crate::pieces::Face;

pub(super) fn line(battle: &Battle, event: &Event) -> Line {
    let (kind, label, objects) = told(battle, event);
    let line = Line { objects, ..Line::new(kind, label) }.of_side(&battle.sides, event.side());
    match event {
        Event::Bombarded { force, .. } => line.reckoned("marengo-sum-bombardment", force),
        Event::Clashed { attack, defence, .. } => {
            line.reckoned("marengo-sum-attack", attack).reckoned("marengo-sum-defence", defence)
        }
        Event::Pursued { force, .. } => line.reckoned("marengo-sum-pursuit", force),
        _ => line,
    }
}

/// The faces that are told, or only how many pieces there are.
fn pieces(label: Label, pieces: Tokens, faces: Option<&[Face]>) -> Label {
    let label = label.with("count", count(pieces));
    let named = match faces {
        Some(faces) => faces.iter().map(|face| face_label(*face)).collect(),
        None => vec![Label::new("marengo-pieces").with("count", count(pieces))],
    };
    label.with("pieces", Argument::List(named))
}

fn one(label: Label, face: Option<Face>) -> Label {
    label.with("piece", Argument::List(vec![face.map_or_else(|| Label::new("marengo-face-hidden"), face_label)]))
}

fn price(price: Price) -> &'static str {
    match price {
        Price::Command => "marengo-price-command",
        Price::MainRoad => "marengo-price-main-road",
        Price::NobodyOpposite => "marengo-price-nobody-opposite",
        Price::Included => "marengo-price-included",
    }
}

/// The parts of a sum, written out.
fn sum(tally: &Tally) -> Argument {
    let part = |part: kernel::Modifier| Label::new(part.reason).with("amount", i64::from(part.amount));
    Argument::List(tally.parts().map(part).collect())
}

fn with_place(label: Label, battle: &Battle, place: Place) -> Label {
    match place.spot() {
        Spot::Reserve(locale) => label.with("locale", locale_message(battle, locale)),
        Spot::Blocking(approach) => with_approach(label, battle, approach),
        Spot::Waiting(_) | Spot::Lost => label,
    }
}

type Parts = (LineKind, Label, Vec<String>);

fn told(battle: &Battle, event: &Event) -> Parts {
    match event {
        Event::SetUp { .. }
        | Event::Mustered { .. }
        | Event::Round { .. }
        | Event::Turn { .. }
        | Event::Woken { .. }
        | Event::Activated { .. }
        | Event::Shuffled { .. }
        | Event::Shown { .. }
        | Event::Delayed { .. }
        | Event::Ended { .. } => turn_line(battle, event),
        Event::Marched { .. }
        | Event::Blocked { .. }
        | Event::FellBack { .. }
        | Event::Road { .. }
        | Event::ClosedUp { .. }
        | Event::Entered { .. }
        | Event::Thrust { .. }
        | Event::Opposed { .. }
        | Event::Unopposable { .. }
        | Event::GaveWay { .. }
        | Event::Answered { .. }
        | Event::Occupied { .. }
        | Event::Retreats { .. }
        | Event::Retreated { .. } => move_line(battle, event),
        _ => fight_line(battle, event),
    }
}

fn turn_line(battle: &Battle, event: &Event) -> Parts {
    let turn = |id: &str| Label::new(id);
    match event {
        Event::SetUp { pieces: set, .. } => {
            (LineKind::Turn, pieces(turn("marengo-event-set-up"), *set, None), Vec::new())
        }
        Event::Mustered { force, .. } => {
            let force = &battle.forces[*force as usize];
            let label = turn("marengo-event-mustered").with_message("force", format!("force-{}", force.id));
            (LineKind::Hidden, label.with("count", count(force.tokens)), vec![format!("f:{}", force.id)])
        }
        Event::Round { round } => {
            let label = turn("marengo-event-round").with("round", i64::from(*round));
            (LineKind::Turn, label.with("clock", battle.clock(*round).as_str()), Vec::new())
        }
        Event::Turn { round, .. } => {
            (LineKind::Turn, turn("marengo-event-turn").with("clock", battle.clock(*round).as_str()), Vec::new())
        }
        Event::Woken { pieces: set, .. } => {
            (LineKind::Turn, turn("marengo-event-woken").with("count", count(*set)), piece_ids(*set))
        }
        Event::Activated { piece, .. } => (LineKind::Turn, turn("marengo-event-activated"), vec![piece_id(*piece)]),
        Event::Shuffled { place, .. } => {
            let label = with_place(turn("marengo-event-shuffled"), battle, *place);
            (LineKind::Hidden, label, vec![place_id(battle, *place)])
        }
        Event::Shown { piece, face, .. } => {
            (LineKind::Hidden, one(turn("marengo-event-shown"), Some(*face)), vec![piece_id(*piece)])
        }
        Event::Delayed { force, waiting, .. } => {
            let force = &battle.forces[*force as usize];
            let label = turn("marengo-event-delayed").with_message("force", format!("force-{}", force.id));
            (LineKind::Turn, label.with("count", i64::from(*waiting)), vec![format!("f:{}", force.id)])
        }
        Event::Ended { by_stars, colours, .. } => {
            let id = if *by_stars { "marengo-event-ended-by-stars" } else { "marengo-event-ended-by-morale" };
            (LineKind::End, turn(id).with("colours", i64::from(*colours)), Vec::new())
        }
        _ => (LineKind::Turn, turn("marengo-event-turn"), Vec::new()),
    }
}

fn move_line(battle: &Battle, event: &Event) -> Parts {
    let (label, objects) = match event {
        Event::Marched { pieces: set, faces, from, to, price: paid, .. } => {
            let label = pieces(Label::new("marengo-event-marched"), *set, faces.as_deref());
            let label = with_place(label, battle, *from).with("to", locale_message(battle, *to));
            let mut objects = piece_ids(*set);
            objects.push(locale_id(battle, *to));
            (label.with_message("price", price(*paid)), objects)
        }
        Event::Blocked { pieces: set, faces, approach, .. } => {
            let label = pieces(Label::new("marengo-event-blocked"), *set, faces.as_deref());
            (with_approach(label, battle, *approach), group_objects(battle, *set, *approach))
        }
        Event::FellBack { pieces: set, approach, price: paid, .. } => {
            let label = pieces(Label::new("marengo-event-fell-back"), *set, None);
            let label = with_approach(label, battle, *approach).with_message("price", price(*paid));
            (label, group_objects(battle, *set, *approach))
        }
        Event::Road { piece, face, to, step, waited, price: paid, .. } => {
            let label = one(Label::new("marengo-event-road"), *face).with("to", locale_message(battle, *to));
            let label = label.with("step", i64::from(*step)).with("waited", i64::from(*waited));
            (label.with_message("price", price(*paid)), vec![piece_id(*piece), locale_id(battle, *to)])
        }
        Event::ClosedUp { pieces: set, approach, price: paid, .. } => {
            let label = pieces(Label::new("marengo-event-closed-up"), *set, None);
            let label = with_approach(label, battle, *approach).with_message("price", price(*paid));
            (label, group_objects(battle, *set, *approach))
        }
        Event::Entered { piece, face, entry, step, .. } => {
            let label = one(Label::new("marengo-event-entered"), *face).with("step", i64::from(*step));
            let mut objects = vec![piece_id(*piece)];
            let label = match battle.board.entry(*entry) {
                Some(entry) => {
                    objects.push(locale_id(battle, entry.locale));
                    label.with_message("entry", format!("entry-{}", entry.id))
                }
                None => label,
            };
            (label, objects)
        }
        Event::Thrust { pieces: set, over, .. } => {
            let label = pieces(Label::new("marengo-event-thrust"), *set, None);
            (with_approach(label, battle, *over), group_objects(battle, *set, *over))
        }
        Event::Opposed { pieces: set, approach, .. } => {
            let label = pieces(Label::new("marengo-event-opposed"), *set, None);
            (with_approach(label, battle, *approach), group_objects(battle, *set, *approach))
        }
        Event::Unopposable { locale, from_block, .. } => {
            let id =
                if *from_block { "marengo-event-unopposable-blocked" } else { "marengo-event-unopposable-reserve" };
            (Label::new(id).with("locale", locale_message(battle, *locale)), vec![locale_id(battle, *locale)])
        }
        Event::GaveWay { locale, .. } => {
            let label = Label::new("marengo-event-gave-way").with("locale", locale_message(battle, *locale));
            (label, vec![locale_id(battle, *locale)])
        }
        Event::Answered { following, staying, approach, price: paid, .. } => {
            let label = Label::new("marengo-event-answered").with("following", count(*following));
            let label = label.with("staying", count(*staying)).with_message("price", price(*paid));
            (with_approach(label, battle, *approach), group_objects(battle, following | staying, *approach))
        }
        Event::Occupied { pieces: set, locale, .. } => {
            let label = pieces(Label::new("marengo-event-occupied"), *set, None);
            let mut objects = piece_ids(*set);
            objects.push(locale_id(battle, *locale));
            (label.with("locale", locale_message(battle, *locale)), objects)
        }
        Event::Retreats { pieces: set, from, .. } => {
            let label = pieces(Label::new("marengo-event-retreats"), *set, None);
            (label.with("locale", locale_message(battle, *from)), vec![locale_id(battle, *from)])
        }
        Event::Retreated { piece, from, to, .. } => {
            let label = Label::new("marengo-event-retreated").with("locale", locale_message(battle, *from));
            let label = label.with("to", locale_message(battle, *to));
            (label, vec![piece_id(*piece), locale_id(battle, *to)])
        }
        _ => (Label::new("marengo-event-turn"), Vec::new()),
    };
    (LineKind::Move, label, objects)
}

fn group_objects(battle: &Battle, set: Tokens, approach: crate::board::ApproachId) -> Vec<String> {
    let mut objects = piece_ids(set);
    objects.push(approach_id(battle, approach));
    objects
}

fn fight_line(battle: &Battle, event: &Event) -> Parts {
    let fight = |label: Label, objects: Vec<String>| (LineKind::Fight, label, objects);
    match event {
        Event::Announced { piece, approach, .. } => fight(
            with_approach(Label::new("marengo-event-announced"), battle, *approach),
            vec![piece_id(*piece), approach_id(battle, approach.opposite())],
        ),
        Event::Bombarded { piece, target, force, .. } => {
            let label = with_place(Label::new("marengo-event-bombarded"), battle, *target);
            let label = label.with("force", i64::from(force.total().max(0))).with("parts", sum(force));
            fight(label, vec![piece_id(*piece), place_id(battle, *target)])
        }
        Event::BombardmentCancelled { piece, no_target, .. } => {
            let id =
                if *no_target { "marengo-event-bombardment-no-target" } else { "marengo-event-bombardment-cancelled" };
            fight(Label::new(id), vec![piece_id(*piece)])
        }
        Event::GunsHidden { piece, .. } => {
            (LineKind::Hidden, Label::new("marengo-event-guns-hidden"), vec![piece_id(*piece)])
        }
        Event::Assault { pieces: set, from, .. } => fight(
            with_approach(pieces(Label::new("marengo-event-assault"), *set, None), battle, *from),
            group_objects(battle, *set, *from),
        ),
        Event::Leading { pieces: set, attacking, .. } => {
            let id = if *attacking { "marengo-event-leading-attack" } else { "marengo-event-leading-defence" };
            fight(Label::new(id).with("count", count(*set)), piece_ids(*set))
        }
        Event::FiredInDefence { piece, .. } => {
            fight(Label::new("marengo-event-fired-in-defence"), vec![piece_id(*piece)])
        }
        Event::Clashed { from, attack, defence, result, .. } => {
            let label = with_approach(Label::new("marengo-event-clashed"), battle, *from);
            let label = label.with("attack", i64::from(attack.total())).with("defence", i64::from(defence.total()));
            let label = label.with("attackparts", sum(attack)).with("defenceparts", sum(defence));
            fight(label.with("result", i64::from(*result)), vec![approach_id(battle, *from)])
        }
        Event::Pursued { pieces: set, force, .. } => {
            let label = pieces(Label::new("marengo-event-pursued"), *set, None);
            let label = label.with("force", i64::from(force.total().max(0))).with("parts", sum(force));
            fight(label, piece_ids(*set))
        }
        Event::Repulsed { pieces: set, from, .. } => fight(
            with_approach(pieces(Label::new("marengo-event-repulsed"), *set, None), battle, *from),
            group_objects(battle, *set, *from),
        ),
        Event::Taken { pieces: set, locale, .. } => {
            let label = pieces(Label::new("marengo-event-taken"), *set, None);
            fight(label.with("locale", locale_message(battle, *locale)), vec![locale_id(battle, *locale)])
        }
        Event::Lost { piece, before, after, .. } => {
            let id = if after.strength() == 0 { "marengo-event-destroyed" } else { "marengo-event-lost" };
            let label = one(Label::new(id), Some(*before)).with("left", i64::from(after.strength()));
            (LineKind::Loss, label, vec![piece_id(*piece)])
        }
        Event::Morale { left, .. } => {
            (LineKind::Loss, Label::new("marengo-event-morale").with("left", i64::from(*left)), Vec::new())
        }
        Event::Broken { .. } => (LineKind::Loss, Label::new("marengo-event-broken"), Vec::new()),
        Event::Heartened { gain, morale, .. } => {
            let label = Label::new("marengo-event-heartened").with("gain", i64::from(*gain));
            (LineKind::Loss, label.with("morale", i64::from(*morale)), Vec::new())
        }
        _ => fight(Label::new("marengo-event-turn"), Vec::new()),
    }
}
