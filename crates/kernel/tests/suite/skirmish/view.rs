//! What a viewer sees and remembers, and what he can make of it.

use kernel::lots::each;
use kernel::{Chance, Cite, Dice, Plan, Preview, Side, Tokens, Viewer};
use serde::Serialize;

use super::rules::wins;
use super::{Battle, Face, Flaw, Ground, Order, Position, Subject};

/// The true faces, smuggled out where no comparison looks.
#[derive(Clone, Default)]
pub(crate) struct Smuggled(Option<Vec<Face>>);

impl std::fmt::Debug for Smuggled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("nothing")
    }
}

impl PartialEq for Smuggled {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Smuggled {}

/// All that a viewer sees and remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) ground: Ground,
    /// The faces he knows.
    pub(crate) faces: Vec<Option<Face>>,
    /// Of each lot of more than one token: its name and its faces, sorted.
    pub(crate) hidden: Vec<(u8, Vec<Face>)>,
    #[serde(skip)]
    smuggled: Smuggled,
}

const SMUGGLERS: [Flaw; 6] = [
    Flaw::LeaksScene,
    Flaw::LeaksPreview,
    Flaw::LeaksPlan,
    Flaw::LeaksWhyNot,
    Flaw::LeaksOffer,
    Flaw::ImaginesTheTruth,
];

/// Adds what a viewer may know, token by token and lot by lot.
pub(crate) fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
    let lots = &position.ground.lots;
    let mut faces = vec![None; usize::from(battle.count())];
    let mut hidden = Vec::new();
    for token in 0..battle.count() {
        let leaks = battle.has(Flaw::LeaksView) && token == 1;
        if viewer.is(battle.owner(token)) || lots.is_known(token) || leaks {
            faces[token as usize] = Some(position.faces[token as usize]);
        }
        if lots.name(token) == token && !lots.is_known(token) {
            hidden.push((token, multiset(position, lots.of(token))));
        }
    }
    let smuggles = battle.flaw.is_some_and(|flaw| SMUGGLERS.contains(&flaw));
    let smuggled = Smuggled(smuggles.then(|| position.faces.clone()));
    View { viewer, ground: position.ground.clone(), faces, hidden, smuggled }
}

fn multiset(position: &Position, tokens: Tokens) -> Vec<Face> {
    let mut faces: Vec<Face> = each(tokens).map(|token| position.faces[token as usize]).collect();
    faces.sort_unstable();
    faces
}

/// Deals the faces of every lot that the viewer cannot see into out at random.
pub(crate) fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
    if let Some(truth) = view.smuggled.0.clone().filter(|_| battle.has(Flaw::ImaginesTheTruth)) {
        return Position { ground: view.ground.clone(), faces: truth };
    }
    let mut faces: Vec<Face> = view.faces.iter().map(|face| face.unwrap_or(Face::Scout)).collect();
    for (tokens, mut multiset) in view.piles(battle) {
        match battle.flaw {
            Some(Flaw::ImaginesLotsAlike) => deal(battle, &mut multiset, &mut dice.clone()),
            _ => deal(battle, &mut multiset, dice),
        }
        each(tokens).zip(multiset).for_each(|(token, face)| faces[token as usize] = face);
    }
    dice.roll(6);
    let mut ground = view.ground.clone();
    if battle.has(Flaw::ImaginesAnotherDecision) {
        ground.mover = ground.mover.enemy();
    }
    Position { ground, faces }
}

fn deal(battle: &Battle, faces: &mut [Face], dice: &mut Dice) {
    match battle.flaw {
        Some(Flaw::ImaginesUnevenly) => {
            let other = dice.roll(faces.len() as u32) as usize;
            faces.swap(0, other);
        }
        Some(Flaw::ImaginesByRotation) => faces.rotate_left(dice.roll(faces.len() as u32) as usize),
        _ => dice.shuffle(faces),
    }
}

impl View {
    /// The sets of tokens the viewer cannot tell apart, each with its faces.
    fn piles(&self, battle: &Battle) -> Vec<(Tokens, Vec<Face>)> {
        let secret = |name: &u8| !self.viewer.is(battle.owner(*name));
        let lots = self.hidden.iter().filter(|(name, _)| secret(name));
        let piles = lots.map(|(name, faces)| (self.ground.lots.of(*name), faces.clone()));
        if !battle.has(Flaw::ImaginesAcrossLots) {
            return piles.collect();
        }
        let heap = |side: Side| {
            let lots = piles.clone().filter(move |(tokens, _)| tokens & battle.tokens(side) != 0);
            lots.fold((0, Vec::new()), |(set, heap), (tokens, faces)| (set | tokens, [heap, faces].concat()))
        };
        Side::BOTH.map(heap).into()
    }

    /// The faces a token may have, each with its chance.
    fn shares(&self, battle: &Battle, token: u8) -> Vec<(Face, f64)> {
        if let Some(face) = self.known(battle, token, Flaw::LeaksPreview) {
            return vec![(face, 1.0)];
        }
        let name = self.ground.lots.name(token);
        let faces = self.hidden.iter().find(|(lot, _)| *lot == name).map_or(&[][..], |(_, faces)| faces);
        faces.iter().map(|face| (*face, 1.0 / faces.len() as f64)).collect()
    }

    /// The face of a token, as far as the viewer knows it, or a flaw betrays it.
    pub(crate) fn known(&self, battle: &Battle, token: u8, flaw: Flaw) -> Option<Face> {
        let smuggled = self.smuggled.0.as_ref().filter(|_| battle.has(flaw)).map(|faces| faces[token as usize]);
        smuggled.or(self.faces[token as usize])
    }

    pub(crate) fn preview(&self, battle: &Battle, order: Order) -> Preview {
        let Order::Challenge { token, target } = order else { return Preview::default() };
        let mut won = 0.0;
        let mut sums = Vec::new();
        for (own, own_share) in self.shares(battle, token) {
            for (enemy, share) in self.shares(battle, target) {
                let tally = self.ground.duel(battle, token, [own, enemy]);
                let sides = if battle.has(Flaw::ForetellsByAnotherDie) { 5 } else { 6 };
                let winning = (0..sides).filter(|die| wins(&tally, *die)).count() as f64 / f64::from(sides);
                won += own_share * share * winning;
                sums.push(("skirmish-duel", tally));
            }
        }
        let chance = |result, chance| Chance { result, amount: 1, chance };
        // The sum is told where it is certain.
        sums.dedup();
        sums.truncate(if sums.len() == 1 { 1 } else { 0 });
        Preview {
            sums,
            chances: vec![chance("skirmish-won", won), chance("skirmish-lost", 1.0 - won)],
            ..Preview::default()
        }
    }

    pub(crate) fn plans(&self, battle: &Battle, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
        let Subject::Token(token) = subject else { return };
        let advance = Order::Advance(token);
        if self.ground.check(battle, advance).is_ok() {
            let to = self.ground.field(token).and_then(|field| battle.ahead(self.ground.mover, field));
            let target = Subject::Field(to.unwrap_or_default());
            let (orders, cite) = (vec![advance], Cite("skirmish:2.1"));
            out.push(Plan { orders, target, cost: 1, gesture: "skirmish-advance", cite });
        }
        for target in 0..battle.count() {
            let challenge = Order::Challenge { token, target };
            let afraid = self.known(battle, target, Flaw::LeaksPlan) == Some(Face::Captain);
            if self.ground.check(battle, challenge).is_ok() && !(battle.has(Flaw::LeaksPlan) && afraid) {
                let (orders, cite) = (vec![challenge], Cite("skirmish:4.1"));
                let target = Subject::Token(target);
                out.push(Plan { orders, target, cost: 1, gesture: "skirmish-challenge", cite });
            }
        }
    }
}
