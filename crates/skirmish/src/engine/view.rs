//! What a viewer sees and remembers.

use kernel::lots::each;
use kernel::{Dice, Lots, Side, Tokens, Viewer};
use serde::Serialize;

use crate::engine::battle::Battle;
use crate::engine::position::{Clock, Position, Step};
use crate::mixing::Face;
use crate::{cards, courier, drums, screen, wagons, wings};

/// All that a viewer sees and remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The field of each token; nothing once it is removed, and nothing behind a screen that he cannot look behind.
    pub fields: Vec<Option<u8>>,
    /// The faces he knows.
    pub faces: Vec<Option<Face>>,
    /// Of each lot of more than one token: its name and its faces, sorted.
    pub mixed: Vec<(u8, Vec<Face>)>,
    /// Which tokens cannot be told apart.
    pub lots: Lots,
    /// How often each side alone has learned something.
    pub private: [u32; 2],
    /// Whose turn it is.
    pub clock: Clock,
    /// Points scored.
    pub score: [i16; 2],
    /// What is pending.
    pub agenda: Vec<Step>,
    /// The guard, as far as he sees it.
    pub guard: Tokens,
    /// Whose screen stands.
    pub screens: [bool; 2],
    /// The couriers.
    pub couriers: [courier::Seen; 2],
    /// The drums.
    pub drums: [drums::Seen; 2],
    /// The counters.
    pub wings: [Vec<wings::Seen>; 2],
    /// The wagons.
    pub trains: [wagons::Seen; 2],
    /// The cards.
    pub hands: [cards::Seen; 2],
}

/// What a viewer sees and remembers.
pub fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
    seen(battle, position, viewer, |side| battle.sees(viewer, side))
}

/// What anybody could see after the end.
pub fn revealed(battle: &Battle, position: &Position) -> View {
    seen(battle, position, Viewer::Onlooker, |_| true)
}

/// Takes a position apart: a new field does not compile until somebody has said here who sees it.
fn seen(battle: &Battle, position: &Position, viewer: Viewer, sees: impl Fn(Side) -> bool) -> View {
    let Position {
        fields,
        faces,
        lots,
        private,
        clock,
        score,
        agenda,
        guard,
        screens,
        couriers,
        drums,
        wings,
        trains,
        hands,
    } = position;
    let tokens = || 0..battle.count();
    let stands_open = |token: u8| {
        let side = battle.owner(token);
        sees(side) || !screens[side.index()]
    };
    let known = |token: u8| sees(battle.owner(token)) || lots.is_known(token);
    let face = |token: u8| faces[usize::from(token)];
    let lot = |name: u8| {
        let mut faces: Vec<Face> = each(lots.of(name)).map(face).collect();
        faces.sort_unstable();
        (name, faces)
    };
    let mixed = tokens().filter(|token| lots.name(*token) == *token && !lots.is_known(*token)).map(lot);
    let guards = |side: Side| if sees(side) { battle.tokens(side) } else { 0 };
    let each_side = Side::BOTH;
    View {
        viewer,
        fields: tokens().map(|token| fields[usize::from(token)].filter(|_| stands_open(token))).collect(),
        faces: tokens().map(|token| known(token).then(|| face(token))).collect(),
        mixed: mixed.collect(),
        lots: *lots,
        private: *private,
        clock: *clock,
        score: *score,
        agenda: agenda.clone(),
        guard: guard & (guards(Side::First) | guards(Side::Second)),
        screens: *screens,
        couriers: each_side.map(|side| couriers[side.index()].seen(sees(side))),
        drums: each_side.map(|side| drums::seen(&drums[side.index()], sees(side))),
        wings: each_side.map(|side| wings::seen(&wings[side.index()], sees(side))),
        trains: each_side.map(|side| trains[side.index()].seen(sees(side))),
        hands: each_side.map(|side| hands[side.index()].seen(sees(side), viewer.is(side.enemy()))),
    }
}

/// A position that looks like a view: whatever the viewer does not know is dealt out at random.
pub fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
    let mut faces: Vec<Face> = view.faces.iter().map(|face| face.unwrap_or(Face::Scout)).collect();
    for (name, lot) in view.mixed.iter().filter(|(name, _)| view.faces[usize::from(*name)].is_none()) {
        let mut lot = lot.clone();
        dice.shuffle(&mut lot);
        each(view.lots.of(*name)).zip(lot).for_each(|(token, face)| faces[usize::from(token)] = face);
    }
    let mut fields = view.fields.clone();
    for side in Side::BOTH.into_iter().filter(|side| view.screens[side.index()]) {
        // Behind the viewer's own screen he knows where everybody is.
        if each(battle.tokens(side)).any(|token| fields[usize::from(token)].is_none()) {
            screen::scatter(battle, side, &mut fields, dice);
        }
    }
    let [first, second] = Side::BOTH.map(Side::index);
    Position {
        fields,
        faces,
        lots: view.lots,
        private: view.private,
        clock: view.clock,
        score: view.score,
        agenda: view.agenda.clone(),
        guard: view.guard,
        screens: view.screens,
        couriers: [view.couriers[first].imagined(dice), view.couriers[second].imagined(dice)],
        drums: [view.drums[first].imagined(dice), view.drums[second].imagined(dice)],
        wings: [wings::imagined(&view.wings[first], dice), wings::imagined(&view.wings[second], dice)],
        trains: [view.trains[first].imagined(dice), view.trains[second].imagined(dice)],
        hands: [view.hands[first].imagined(dice), view.hands[second].imagined(dice)],
    }
}
