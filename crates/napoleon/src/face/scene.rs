//! A view as the scene that the browser draws. A hidden force is a flag in its hex: who stands in
//! for it in the view is never shown.

use std::cmp::Reverse;

use ground::Edge;
use ground::scene::{
    HexScene, SceneArmy, SceneBadge, SceneBand, SceneFight, SceneGauge, SceneGroup, SceneLeader, SceneLesson,
    SceneMarker, ScenePhase, SceneSky, SceneState, SceneUnit, SceneValue,
};
use hexes::{Hex, HexSet};
use kernel::wire::Layer;
use kernel::{Label, Side};

use super::{hands, piece_id, piece_name, piece_names, rumours, stakes, standing};
use crate::combat::{Attack, CombatStep};
use crate::engine::agenda::{BombardStep, ChargeStep, ResultStep, Step};
use crate::engine::battle::Battle;
use crate::engine::charts::POINT;
use crate::engine::pieces::{FormationId, PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::position::Place;
use crate::engine::spec::Kind;
use crate::engine::view::{View, unseen};
use crate::march_orders::March;
use crate::sequence::Phase;

/// The phases of a player turn by day, in their order, as far as they ask somebody.
const PHASES: [Phase; 9] = [
    Phase::Reorganization,
    Phase::Command,
    Phase::Movement,
    Phase::Initiative,
    Phase::Evasion,
    Phase::Declaration,
    Phase::Bombardment,
    Phase::Charge,
    Phase::Combat,
];

/// The first lesson.
const LESSON: [&str; 9] = [
    "napoleon-lesson-board",
    "napoleon-lesson-counter",
    "napoleon-lesson-hidden",
    "napoleon-lesson-command",
    "napoleon-lesson-march",
    "napoleon-lesson-fight",
    "napoleon-lesson-arms",
    "web-lesson-why",
    "napoleon-lesson-undo",
];

/// What can befall a piece, with what it is called.
const SIGNS: [(&str, &str); 12] = [
    ("reduced", "napoleon-badge-reduced"),
    ("column", "napoleon-badge-marching"),
    ("in-command", "napoleon-badge-in-command"),
    ("out-of-command", "napoleon-badge-out-of-command"),
    ("moved", "napoleon-badge-moved"),
    ("demoralized", "napoleon-badge-demoralized"),
    ("out-of-supply", "napoleon-badge-out-of-supply"),
    ("square", "napoleon-badge-square"),
    ("engaged", "napoleon-badge-repulsed"),
    ("fired", "napoleon-badge-fired"),
    ("overrunning", "napoleon-badge-overrunning"),
    ("unseen", "napoleon-badge-unseen"),
];

/// Half points as they are spoken of: `2½`.
pub(super) fn points(halves: u8) -> String {
    let half = if halves.is_multiple_of(POINT) { "" } else { "½" };
    match halves / POINT {
        0 if !half.is_empty() => half.to_owned(),
        whole => format!("{whole}{half}"),
    }
}

fn phase(phase: Phase) -> ScenePhase {
    ScenePhase { key: phase.key(), label: Label::new(format!("napoleon-phase-{}", phase.key())) }
}

/// The scene for whoever has the view.
pub(super) fn scene<'a>(battle: &'a Battle, view: &'a View) -> HexScene<'a> {
    let eye = Eye {
        field: Field { battle, position: &view.position },
        view,
        unseen: unseen(battle, &view.position, view.viewer),
    };
    let position = &view.position;
    let (focus, company) = eye.in_hand();
    let mut units: Vec<SceneUnit<'a>> =
        battle.all().filter(|piece| !battle.leaders.has(*piece)).filter_map(|piece| eye.unit(piece)).collect();
    units.extend(rumours::flags(&eye.field, eye.unseen));
    HexScene {
        kind: "hexes",
        turn: position.turn.min(battle.scenario.turns.len() as u8),
        turns: battle.scenario.turns.len() as u8,
        clock: battle.turn(position.turn).clock.clone(),
        hours: Some(battle.scenario.turns.iter().map(|turn| turn.clock.as_str()).collect()),
        active: &battle.sides[position.active.index()],
        phase: phase(position.phase),
        phases: battle.plays_cards().then_some(Phase::Cards).into_iter().chain(PHASES).map(phase).collect(),
        marching: matches!(position.phase, Phase::Movement | Phase::Initiative),
        sky: Some(eye.sky()),
        units,
        leaders: battle.leaders.iter().filter_map(|leader| eye.leader(leader)).collect(),
        armies: Side::BOTH.into_iter().map(|side| eye.army(side)).collect(),
        markers: eye.markers(),
        focus,
        company,
        fights: eye.fights(),
        part: standing::part(battle),
        stakes: stakes::stakes(&eye.field),
        reading: Label::new("napoleon-reading"),
        signs: SIGNS.into_iter().map(|(key, message)| SceneBadge::new(key, message)).collect(),
        layers: &[Layer::Control, Layer::Command, Layer::Supply],
        lesson: Some(SceneLesson { key: "napoleon", steps: &LESSON }),
    }
}

/// A view, and who in it only stands in for somebody.
struct Eye<'a> {
    field: Field<'a>,
    view: &'a View,
    unseen: Pieces,
}

impl<'a> Eye<'a> {
    fn battle(&self) -> &'a Battle {
        self.field.battle
    }

    fn side(&self, side: Side) -> &'a str {
        &self.battle().sides[side.index()]
    }

    fn hex(&self, hex: Hex) -> String {
        self.battle().board.id(hex)
    }

    fn hexes(&self, pieces: Pieces) -> Vec<String> {
        let seen = pieces.without(self.unseen);
        let there: HexSet = seen.iter().map(|piece| self.field.position.at(piece)).collect();
        there.iter().filter(|hex| self.field.is_hex(*hex)).map(|hex| self.hex(hex)).collect()
    }

    fn band(&self, piece: PieceId) -> Option<String> {
        let formation = self.battle().piece(piece).formation?;
        Some(format!("formation-{}", self.battle().formations[formation].id))
    }

    /// What has befallen a piece that is seen.
    fn badges(&self, piece: PieceId) -> Vec<SceneBadge> {
        let position = self.field.position;
        let marks = &position.marks;
        let ours = position.active == self.field.owner(piece);
        let moves = ours && matches!(position.phase, Phase::Command | Phase::Movement | Phase::Initiative);
        let leader = self.battle().leaders.has(piece);
        let bears = |(key, _): &(&str, &str)| match *key {
            "reduced" => marks.reduced.has(piece),
            "column" => marks.marching.has(piece),
            "in-command" => moves && marks.commanded.has(piece),
            "out-of-command" => ours && marks.out_of_command.has(piece),
            "moved" => moves && marks.moved.has(piece),
            "demoralized" => !leader && self.field.is_demoralized(piece),
            "out-of-supply" => marks.out_of_supply.has(piece),
            "square" => marks.square.has(piece),
            "engaged" => marks.repulsed.has(piece),
            "fired" => marks.fired.has(piece),
            "overrunning" => marks.overrunning.has(piece),
            _ => position.hidden.has(piece) && self.view.viewer.is(self.field.owner(piece)),
        };
        SIGNS.into_iter().filter(bears).map(|(key, message)| SceneBadge::new(key, message)).collect()
    }

    /// Movement points: those left, if the piece is on its way, and all of them.
    fn going(&self, piece: PieceId) -> SceneValue {
        let position = self.field.position;
        let all = self.battle().piece(piece).movement;
        let mover = position.mover.filter(|mover| mover.pieces.has(piece));
        let left = mover.map(|mover| self.field.allowance(mover.pieces).saturating_sub(mover.spent));
        let figure = left.map_or_else(|| all.to_string(), |left| format!("{} / {all}", points(left)));
        SceneValue::new("napoleon-value-movement", figure)
    }

    /// Where a piece marches under an order that the viewer knows.
    fn goal(&self, piece: PieceId) -> Option<String> {
        let marches = &self.field.position.marches;
        let goal = marches.goal(self.field.owner(piece), marches.of(piece)?);
        let hex = self.battle().goals.get(usize::from(goal))?;
        Some(super::hex_number(self.battle(), *hex))
    }

    /// Where a unit lies in the picture of its stack: the strongest on top, then batteries, patrols and
    /// trains. The order has no meaning in the rules.
    fn rank_in_stack(&self, piece: PieceId) -> (u8, Reverse<u8>, PieceId) {
        let kind = self.battle().piece(piece).kind;
        let group = match kind {
            kind if kind.is_artillery() => 1,
            kind if kind.is_combat() => 0,
            kind if kind.is_train() => 3,
            _ => 2,
        };
        let strength = if kind.is_combat() { self.field.strength(piece) } else { 0 };
        (group, Reverse(strength), piece)
    }

    /// A unit, a vedette or a train, if it takes part and is seen.
    fn unit(&self, piece: PieceId) -> Option<SceneUnit<'a>> {
        let (spec, position) = (self.battle().piece(piece), self.field.position);
        let state = position.piece(piece);
        let off = match state.place {
            Place::Nowhere | Place::Unseen => return None,
            Place::Map | Place::Overrun | Place::Laid => None,
            Place::Withdrawn => Some("left"),
            Place::Waiting => Some("waiting"),
            Place::Recovery => Some("recovering"),
            Place::Recovered => Some("recovered"),
            Place::Eliminated => Some("lost"),
            Place::Captured => Some("captured"),
            Place::Holding => Some("holding"),
        };
        if self.unseen.has(piece) {
            return None;
        }
        let on_map = off.is_none();
        let above = || {
            let shown = |other: &PieceId| !self.unseen.has(*other) && !self.battle().leaders.has(*other);
            let stack = position.stack(state.at).filter(shown);
            stack.filter(|other| self.rank_in_stack(*other) < self.rank_in_stack(piece)).count()
        };
        let combat = spec.kind.is_combat();
        let reduced = position.marks.reduced.has(piece);
        let strength = if combat { self.field.strength(piece) } else { 0 };
        let (full, steps) = match (combat, spec.strength[1] > 0) {
            (false, _) => (0, 0),
            (true, true) => (2, 2 - u8::from(reduced)),
            (true, false) => (1, 1),
        };
        let initiative = self.field.printed_initiative(piece);
        let movement = spec.movement;
        let (figures, big) = match spec.kind {
            Kind::Vedette => (format!("[{initiative}]{movement}"), format!("[{initiative}]")),
            kind if kind.is_train() => (movement.to_string(), movement.to_string()),
            _ => (format!("{strength}[{initiative}]{movement}"), strength.to_string()),
        };
        let mut values = Vec::new();
        if combat {
            let printed = spec.strength.map(|figure| figure.to_string()).join(" / ");
            values.push(SceneValue::new("napoleon-value-strength", strength));
            values.push(SceneValue::new("napoleon-value-sides", printed));
        }
        if combat || spec.kind == Kind::Vedette {
            values.push(SceneValue::new("napoleon-value-initiative", self.field.initiative(piece)));
        }
        values.push(self.going(piece));
        values.extend(self.goal(piece).map(|goal| SceneValue::new("napoleon-value-goal", goal)));
        Some(SceneUnit {
            id: piece_id(piece),
            name: piece_name(self.battle(), piece),
            side: self.side(spec.side),
            band: self.band(piece),
            arm: match spec.kind {
                Kind::SupplyTrain => "train",
                Kind::PontoonTrain => "pontoons",
                kind => kind.key(),
            },
            hex: on_map.then(|| self.hex(state.at)),
            off,
            place: if on_map { above() as u8 } else { 0 },
            steps,
            full,
            strength,
            worth: strength,
            figures,
            small: None,
            big,
            values,
            badges: self.badges(piece),
        })
    }

    fn leader(&self, leader: PieceId) -> Option<SceneLeader<'a>> {
        let (spec, position) = (self.battle().piece(leader), self.field.position);
        let place = position.piece(leader).place;
        if self.unseen.has(leader) || matches!(place, Place::Nowhere | Place::Unseen) {
            return None;
        }
        let initiative = self.field.officer_initiative(leader);
        let (figures, rank) = match spec.kind {
            Kind::Commander => (spec.rating.to_string(), "napoleon-rank-commander"),
            Kind::OfficerCommander => (format!("{}[{initiative}]", spec.rating), "napoleon-rank-officer-commander"),
            _ => (format!("[{initiative}]"), "napoleon-rank-officer"),
        };
        let mut values = Vec::new();
        if self.field.is_commander(leader) {
            values.push(SceneValue::new("napoleon-value-rating", spec.rating));
            if self.view.viewer.is(spec.side) && position.phase == Phase::Command && position.active == spec.side {
                let left = position.spent[self.field.purse(leader)].map(|spent| spec.rating.saturating_sub(spent));
                values.push(SceneValue::new("napoleon-value-officers-left", left[0]));
                values.push(SceneValue::new("napoleon-value-stacks-left", left[1]));
            }
        }
        if self.field.is_officer(leader) {
            values.push(SceneValue::new("napoleon-value-initiative", initiative));
        }
        values.push(SceneValue::new("napoleon-value-range", self.field.range(leader)));
        values.push(self.going(leader));
        Some(SceneLeader {
            id: piece_id(leader),
            name: piece_name(self.battle(), leader),
            side: self.side(spec.side),
            band: self.band(leader),
            rank: Label::new(rank),
            commander: spec.kind == Kind::Commander,
            hex: (place == Place::Map).then(|| self.hex(position.at(leader))),
            figures,
            values,
            badges: self.badges(leader),
        })
    }

    fn army(&self, side: Side) -> SceneArmy<'a> {
        let (battle, position) = (self.battle(), self.field.position);
        let units = battle.of_side[side].and(battle.combat);
        let count = |place: Place| units.iter().filter(|piece| position.piece(*piece).place == place).count();
        let takes_part = |formation: &FormationId| {
            let pieces = battle.of_formation(*formation);
            battle.formations[formation.index()].side == side
                && pieces.iter().any(|piece| position.piece(piece).place != Place::Nowhere)
        };
        let formations = (0..battle.formations.len() as u8).map(FormationId).filter(takes_part);
        SceneArmy {
            side: self.side(side),
            morale: None,
            state: None,
            note: standing::note(&self.field, side),
            points: self.field.score(side),
            tallies: self.tallies(side, [count(Place::Recovery) + count(Place::Recovered), count(Place::Eliminated)]),
            groups: vec![SceneGroup {
                name: None,
                rating: None,
                state: None,
                bands: formations.map(|formation| self.formation(formation)).collect(),
            }],
            cards: hands::cards(battle, position, side),
        }
    }

    /// What a side has beside its troops: boxes, and cards where they are played (24).
    fn tallies(&self, side: Side, [recovering, eliminated]: [usize; 2]) -> Vec<SceneValue> {
        let mut tallies = vec![
            SceneValue::new("napoleon-tally-recovering", recovering),
            SceneValue::new("napoleon-tally-eliminated", eliminated),
        ];
        tallies.extend(standing::tallies(&self.field, side));
        tallies
    }

    /// A formation, and its losses against its level of demoralization (21.1).
    fn formation(&self, formation: FormationId) -> SceneBand {
        let spec = &self.battle().formations[formation.index()];
        let daunted = self.field.position.daunted >> formation.0 & 1 == 1;
        let less = if daunted { self.battle().charts.arms.guard.daunts } else { 0 };
        let broken = self.field.is_broken(formation);
        SceneBand {
            name: format!("formation-{}", spec.id),
            state: broken.then(|| SceneState { grade: "bad", label: Label::new("napoleon-badge-demoralized") }),
            note: None,
            gauge: spec.level.map(|level| SceneGauge {
                label: Label::new("napoleon-gauge-losses"),
                at: self.field.position.losses[formation.index()],
                full: level.saturating_sub(less),
            }),
        }
    }

    fn sky(&self) -> SceneSky {
        let key = self.field.position.weather.key();
        let weather = format!("napoleon-weather-{key}");
        let dusk = self.field.turn().sight.is_some() && !self.field.is_night();
        let label = match dusk {
            true => Label::new("napoleon-sky-dusk").with_message("weather", weather),
            false => Label::new(weather),
        };
        SceneSky { key, label, night: self.field.is_night(), dusk }
    }

    /// Whoever is on the way, and those who go with him.
    fn in_hand(&self) -> (Option<String>, Vec<String>) {
        let pieces = in_hand(&self.field).without(self.unseen);
        let mut ids = pieces.iter().map(piece_id);
        (ids.next(), ids.collect())
    }

    /// Damaged crossings and improved positions.
    fn markers(&self) -> Vec<SceneMarker> {
        let marker = |hex: Hex, to: Option<Hex>, kind: &'static str, message: &str| SceneMarker {
            hex: self.hex(hex),
            to: to.map(|to| self.hex(to)),
            kind,
            side: None,
            label: Label::new(message),
            count: 1,
        };
        let crossings = self.battle().board.crossings.iter().enumerate();
        let damaged = crossings.filter(|(number, _)| self.field.is_damaged(*number as u8)).map(|(_, crossing)| {
            let message = match crossing.kind {
                Edge::Trestle => "napoleon-marker-trestle-burnt",
                _ => "napoleon-marker-bridge-damaged",
            };
            marker(crossing.hexes[0], Some(crossing.hexes[1]), "broken", message)
        });
        let works = self.field.position.works.iter().map(|work| match work.done {
            true => marker(work.at, None, "work", "napoleon-marker-work"),
            false => marker(work.at, None, "work-begun", "napoleon-marker-work-begun"),
        });
        let crossings = self.battle().board.crossings.iter().enumerate();
        let barricaded = crossings.filter(|(number, _)| self.field.is_barricaded(*number as u8));
        let barricades = barricaded.map(|(_, crossing)| {
            let [one, other] = crossing.hexes;
            marker(one, Some(other), "barricade", "napoleon-marker-barricade")
        });
        let goals = Side::BOTH.into_iter().flat_map(|side| self.goals(side));
        damaged.chain(works).chain(barricades).chain(standing::flags(&self.field)).chain(goals).collect()
    }

    /// Where forces march under orders that the viewer gave, or has read in a dispatch (20.21).
    fn goals(&self, side: Side) -> Vec<SceneMarker> {
        let marches = self.field.position.marches.all(side);
        let marker = |march: March| {
            let known = march.pieces.without(self.unseen);
            let hex = *self.battle().goals.get(usize::from(march.goal)).filter(|_| !march.pieces.is_empty())?;
            let label = match known.is_empty() {
                true => Label::new("napoleon-marker-goal-hidden"),
                false => Label::new("napoleon-marker-goal").with("pieces", piece_names(self.battle(), known)),
            };
            let side = Some(self.battle().sides[side.index()].clone());
            Some(SceneMarker { hex: self.hex(hex), to: None, kind: "goal", side, label, count: 1 })
        };
        marches.filter_map(marker).collect()
    }

    /// Attacks that are declared and not fought yet, the one that is being formed, bombardments and charges.
    fn fights(&self) -> Vec<SceneFight> {
        let fights = &self.field.position.fights;
        let open = (0..=fights.count).filter(|number| fights.fought >> number & 1 == 0);
        let open = open.filter_map(|number| fights.list.get(usize::from(number)));
        let mut found: Vec<SceneFight> = open
            .filter(|attack| **attack != Attack::default())
            .map(|attack| SceneFight {
                kind: "combat",
                attackers: self.hexes(attack.attackers),
                defenders: self.hexes(attack.defenders),
                units: Vec::new(),
            })
            .collect();
        let aimed = match self.field.position.agenda.top() {
            Some(Step::Bombard(BombardStep::Cannonade { at, guns, .. })) => Some(("bombardment", at, guns)),
            Some(Step::Charge(ChargeStep::Charge { at, riders, .. })) => Some(("combat", at, riders)),
            _ => None,
        };
        if let Some((kind, at, pieces)) = aimed.filter(|(_, at, _)| self.field.is_hex(*at)) {
            found.push(SceneFight {
                kind,
                attackers: self.hexes(pieces),
                defenders: vec![self.hex(at)],
                units: pieces.without(self.unseen).iter().map(piece_id).collect(),
            });
        }
        found
    }
}

/// The pieces that are on their way: on the march, before combat or after it. Whoever has to retreat
/// while somebody else is on the march comes first.
pub(super) fn in_hand(field: &Field<'_>) -> Pieces {
    match field.position.agenda.top() {
        Some(Step::Move(_)) => field.position.mover.map_or(Pieces::NONE, |mover| mover.pieces),
        Some(Step::Combat(CombatStep::EvadeTo { pieces, .. })) => pieces,
        Some(Step::Result(ResultStep::Retreat { piece, .. })) => Pieces::only(piece),
        _ => Pieces::NONE,
    }
}
