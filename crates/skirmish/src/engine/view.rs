//! What a viewer sees and remembers.

use kernel::lots::each;
use kernel::{BySide, Dice, Lots, Side, Tokens, Viewer};
use serde::Serialize;

use crate::engine::battle::Battle;
use crate::engine::position::{Agenda, Clock, Position};
use crate::mixing::Face;
use crate::{cards, courier, drums, screen, wagons, wings};

/// All that a viewer sees and remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The field of each token; nothing once it is removed, and nothing behind a screen
    /// that he cannot look behind.
    pub fields: Vec<Option<u8>>,
    /// The faces he knows.
    pub faces: Vec<Option<Face>>,
    /// Of each lot of more than one token: its name and its faces, sorted.
    pub mixed: Vec<(u8, Vec<Face>)>,
    /// Which tokens cannot be told apart.
    pub lots: Lots,
    /// How often each side alone has learned something.
    pub private: BySide<u32>,
    /// Whose turn it is.
    pub clock: Clock,
    /// Points scored.
    pub score: BySide<i16>,
    /// What is pending.
    pub agenda: Agenda,
    /// The guard, as far as he sees it.
    pub guard: Tokens,
    /// Whose screen stands.
    pub screens: BySide<bool>,
    /// The couriers.
    pub couriers: BySide<courier::Seen>,
    /// The drums.
    pub drums: BySide<drums::Seen>,
    /// The counters.
    pub wings: BySide<Vec<wings::Seen>>,
    /// The wagons.
    pub trains: BySide<wagons::Seen>,
    /// The cards.
    pub hands: BySide<cards::Seen>,
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
        sees(side) || !screens[side]
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
    View {
        viewer,
        fields: tokens().map(|token| fields[usize::from(token)].filter(|_| stands_open(token))).collect(),
        faces: tokens().map(|token| known(token).then(|| face(token))).collect(),
        mixed: mixed.collect(),
        lots: *lots,
        private: *private,
        clock: *clock,
        score: *score,
        agenda: *agenda,
        guard: guard & (guards(Side::First) | guards(Side::Second)),
        screens: *screens,
        couriers: BySide::of(|side| couriers[side].seen(sees(side))),
        drums: BySide::of(|side| drums::seen(&drums[side], sees(side))),
        wings: BySide::of(|side| wings::seen(&wings[side], sees(side))),
        trains: BySide::of(|side| trains[side].seen(sees(side))),
        hands: BySide::of(|side| hands[side].seen(sees(side), viewer.is(side.enemy()))),
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
    for side in Side::BOTH.into_iter().filter(|side| view.screens[*side]) {
        // Behind the viewer's own screen he knows where everybody is.
        if each(battle.tokens(side)).any(|token| fields[usize::from(token)].is_none()) {
            screen::scatter(battle, side, &mut fields, dice);
        }
    }
    Position {
        fields,
        faces,
        lots: view.lots,
        private: view.private,
        clock: view.clock,
        score: view.score,
        agenda: view.agenda,
        guard: view.guard,
        screens: view.screens,
        couriers: BySide::of(|side| view.couriers[side].imagined(dice)),
        drums: BySide::of(|side| view.drums[side].imagined(dice)),
        wings: BySide::of(|side| wings::imagined(&view.wings[side], dice)),
        trains: BySide::of(|side| view.trains[side].imagined(dice)),
        hands: BySide::of(|side| view.hands[side].imagined(dice)),
    }
}
