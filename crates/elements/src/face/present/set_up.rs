//! Set-up as it is shown.

use kernel::wire::LineKind;
use kernel::{Cite, Label, Side, Viewer};

use super::names::{
    arm_name, called, command_id, command_name, element_id, list, name_of, paces, pose_id, side_argument,
};
use super::scene::{TableLine, TableList, TableListLine, TableTray, TableZone};
use super::scene_of::point;
use crate::armies::LEAST_COMMAND;
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::pieces::{CommandId, ElementId};
use crate::engine::play::Field;
use crate::geometry::Pose;
use crate::ground::{Feature, Kind, TableEdge};
use crate::rules::cite;
use crate::set_up::{SetUpEvent, SetUpOrder, SetUpQuestion, SetUpStep};
use crate::terrain::{MOST_POINTS, Piece, Sort};
use crate::troops::Arm;

/// The phase of the scene.
pub(super) fn phase(field: &Field<'_>) -> &'static str {
    match field.position.agenda.peek() {
        Some(Step::SetUp(SetUpStep::Armies | SetUpStep::Attacker)) => "army",
        Some(Step::SetUp(SetUpStep::Region)) => "region",
        Some(Step::SetUp(SetUpStep::Terrain)) => "terrain",
        Some(Step::SetUp(SetUpStep::Edge)) => "edge",
        Some(Step::SetUp(SetUpStep::Ranks)) => "ranking",
        Some(Step::SetUp(SetUpStep::Camps)) => "camps",
        _ => "deployment",
    }
}

/// What the list of a side demands, while its army is chosen element by element.
pub(super) fn demands(field: &Field<'_>, side: Side) -> Option<TableList> {
    let Field { battle, position } = *field;
    let choosing = matches!(position.agenda.peek(), Some(Step::SetUp(SetUpStep::Armies)));
    let ready = !battle.armies[side.index()].troops.is_empty() || battle.quick;
    if !choosing || ready || position.set_up.chosen[side.index()] {
        return None;
    }
    let lines = battle.lists[side.index()].filled(&field.count(side), battle.twelves()).into_iter();
    Some(TableList {
        strength: battle.strength(),
        command: (battle.commands() > 1).then_some(LEAST_COMMAND),
        lines: lines
            .map(|line| TableListLine {
                arms: line.entry.arms.iter().map(|arm| arm.key()).collect(),
                count: line.count,
                least: line.least,
                most: line.most,
            })
            .collect(),
    })
}

/// Who attacks, once that is known.
pub(super) fn attacker(field: &Field<'_>) -> Option<Side> {
    let known = field.position.set_up.attacker_known || field.position.bound > 0;
    known.then_some(field.position.attacker)
}

/// The edge a side came from.
pub(super) fn edge(field: &Field<'_>, side: Side) -> Option<TableEdge> {
    let edge = field.position.set_up.edge?;
    Some(if side == field.position.attacker { edge } else { edge.opposite() })
}

/// What may be laid, for the side that lays it.
pub(super) fn tray(field: &Field<'_>, viewer: Viewer) -> Option<TableTray> {
    let lays = phase(field) == "terrain" && field.to_decide().side().is_some_and(|side| viewer.is(side));
    if !lays || field.position.bound > 0 {
        return None;
    }
    let mut pieces = Vec::new();
    field.laying_orders(&mut |order| {
        if let SetUpOrder::Lay(piece) = order {
            pieces.push(piece);
        }
    });
    let area = |feature: &Feature| i64::from(feature.length) * i64::from(feature.width);
    let mut features: Vec<Feature> = Vec::new();
    let mut kinds: Vec<Kind> = Vec::new();
    for piece in &pieces {
        let Piece::Feature(Feature { kind, .. }) = piece else { continue };
        if kinds.contains(kind) {
            continue;
        }
        kinds.push(*kind);
        let of_it = || {
            pieces.iter().filter_map(|piece| match piece {
                Piece::Feature(feature) if feature.kind == *kind => Some(*feature),
                _ => None,
            })
        };
        let (least, most) = (of_it().min_by_key(area), of_it().max_by_key(area));
        features.extend(least);
        features.extend(most.filter(|most| least.is_none_or(|least| area(&least) < area(most))));
    }
    let width = |wanted: Sort| {
        pieces.iter().find_map(|piece| match piece {
            Piece::River(course) | Piece::Road(course) if piece.sort() == wanted => Some(course.width),
            _ => None,
        })
    };
    let lines = [("river", Sort::River), ("road", Sort::Road)];
    let line = |(kind, sort)| Some(TableLine { kind, width: width(sort)?, points: MOST_POINTS });
    Some(TableTray { features, lines: lines.into_iter().filter_map(line).collect() })
}

/// Where the sides deploy, while they do.
pub(super) fn zones<'a>(field: &Field<'a>, viewer: Viewer) -> Vec<TableZone<'a>> {
    let placing = matches!(phase(field), "camps" | "deployment") && field.position.bound == 0;
    if !placing || field.position.set_up.edge.is_none() {
        return Vec::new();
    }
    let asked = field.to_decide().side();
    let zone = |side: Side| {
        let zone = field.zone(side);
        let (left, right) = zone.flanks();
        let corners = [(left, 0), (left, zone.depth), (right, zone.depth), (right, 0)];
        TableZone {
            side: &field.battle.sides[side.index()],
            outline: corners.map(|(along, ahead)| point(zone.pose(along, ahead).point())).to_vec(),
            open: asked == Some(side) && viewer.is(side),
        }
    };
    Side::BOTH.into_iter().map(zone).collect()
}

/// What a side is asked.
pub(super) fn question(battle: &Battle, side: Side, question: SetUpQuestion) -> (Label, &'static str) {
    let (id, cite, command) = match question {
        SetUpQuestion::Army(command) => ("elements-question-army", cite!("armies"), Some(command)),
        SetUpQuestion::Region => ("elements-question-region", cite!("terrain.types"), None),
        SetUpQuestion::Terrain => ("elements-question-terrain", cite!("terrain.features"), None),
        SetUpQuestion::Edge => ("elements-question-edge", cite!("setup"), None),
        SetUpQuestion::Rank => ("elements-question-rank", cite!("dice"), None),
        SetUpQuestion::Camp => ("elements-question-camp", cite!("terrain.camp"), None),
        SetUpQuestion::Deploy(command) => ("elements-question-deploy", cite!("setup"), Some(command)),
    };
    let label = Label::new(id).with("side", side_argument(battle, side));
    let label = match command {
        Some(command) => label.with_message("command", command_name(battle, side, command)),
        None => label,
    };
    (label, cite.0)
}

const fn edge_name(edge: TableEdge) -> &'static str {
    match edge {
        TableEdge::North => "elements-edge-north",
        TableEdge::East => "elements-edge-east",
        TableEdge::South => "elements-edge-south",
        TableEdge::West => "elements-edge-west",
    }
}

fn piece_name(piece: &Piece) -> String {
    match piece {
        Piece::Feature(feature) => format!("elements-terrain-{}", feature.kind.key()),
        Piece::River(_) => "elements-terrain-river".to_owned(),
        Piece::Road(_) => "elements-terrain-road".to_owned(),
        Piece::Waterway(_) => "elements-terrain-waterway".to_owned(),
    }
}

fn region_name(battle: &Battle, region: u8) -> String {
    let region = battle.regions.get(usize::from(region));
    region.map_or_else(String::new, |region| format!("elements-region-{}", region.key))
}

/// An order as an offer: its message, what it is about, its paragraph.
pub(super) fn offer(field: &Field<'_>, order: SetUpOrder) -> (Label, Vec<String>, Cite) {
    let side = field.to_decide().side().unwrap_or(field.position.attacker);
    let named = |label: Label, element: ElementId| label.with("element", list(std::iter::once(called(field, element))));
    let at = |label: Label, pose: Pose| label.with("east", paces(pose.x)).with("north", paces(pose.y));
    let (label, objects) = match order {
        SetUpOrder::Enlist(arm) => (Label::new("elements-order-enlist").with_message("arm", arm_name(arm)), Vec::new()),
        SetUpOrder::CloseCommand => (Label::new("elements-order-close-command"), Vec::new()),
        SetUpOrder::EnlistTheRest => (Label::new("elements-order-enlist-the-rest"), Vec::new()),
        SetUpOrder::Region(region) => {
            let name = region_name(field.battle, region);
            (Label::new("elements-order-region").with_message("region", name), Vec::new())
        }
        SetUpOrder::Lay(piece) => (laying(&piece), Vec::new()),
        SetUpOrder::LayTheRest => (Label::new("elements-order-lay-the-rest"), Vec::new()),
        SetUpOrder::TerrainDone => (Label::new("elements-order-terrain-done"), Vec::new()),
        SetUpOrder::Edge(edge) => (Label::new("elements-order-edge").with_message("edge", edge_name(edge)), Vec::new()),
        SetUpOrder::Rank { highest, lowest } => {
            let label =
                Label::new("elements-order-rank").with_message("highest", command_name(field.battle, side, highest));
            let objects = vec![command_id(side, highest), command_id(side, lowest)];
            (label.with_message("lowest", command_name(field.battle, side, lowest)), objects)
        }
        SetUpOrder::Camp { along } => {
            let label = Label::new("elements-order-camp").with("along", paces(along));
            let pose = field.zone(side).pose(along, Arm::Camp.size().depth);
            (label, vec![element_id(ElementId::camp(side)), pose_id(pose)])
        }
        SetUpOrder::Fortress => (Label::new("elements-order-fortress"), Vec::new()),
        SetUpOrder::Place { element, pose } => {
            (at(named(Label::new("elements-order-place"), element), pose), vec![element_id(element), pose_id(pose)])
        }
        SetUpOrder::PlaceGroup { first, count, pose, .. } => {
            let label = at(Label::new("elements-order-place-group").with("count", i64::from(count)), pose);
            (label, vec![element_id(first), pose_id(pose)])
        }
        SetUpOrder::PlaceTheRest => (Label::new("elements-order-place-the-rest"), Vec::new()),
        SetUpOrder::Deployed => (Label::new("elements-order-deployed"), Vec::new()),
    };
    (label, objects, cite_of(&order))
}

/// A piece of terrain on offer: what it is and, if it is a feature, how large.
fn laying(piece: &Piece) -> Label {
    let label = match piece {
        Piece::Feature(feature) => Label::new("elements-order-lay")
            .with("length", i64::from(feature.length) / 100)
            .with("width", i64::from(feature.width) / 100),
        Piece::River(_) | Piece::Road(_) | Piece::Waterway(_) => Label::new("elements-order-lay-line"),
    };
    label.with_message("terrain", piece_name(piece))
}

const fn cite_of(order: &SetUpOrder) -> Cite {
    match order {
        SetUpOrder::Enlist(_) | SetUpOrder::CloseCommand | SetUpOrder::EnlistTheRest => cite!("armies"),
        SetUpOrder::Region(_) | SetUpOrder::LayTheRest | SetUpOrder::TerrainDone => cite!("terrain.types"),
        SetUpOrder::Lay(Piece::Feature(_)) => cite!("terrain.features"),
        SetUpOrder::Lay(_) => cite!("terrain.linear"),
        SetUpOrder::Rank { .. } => cite!("dice"),
        SetUpOrder::Camp { .. } => cite!("terrain.camp"),
        SetUpOrder::Fortress => cite!("terrain.fortress"),
        _ => cite!("setup"),
    }
}

/// The dice of an event.
pub(super) fn dice(event: &SetUpEvent) -> Vec<(Side, u8)> {
    match event {
        SetUpEvent::Rolled { dice } => Side::BOTH.into_iter().zip(*dice).collect(),
        _ => Vec::new(),
    }
}

/// An event as a line: its message, what it is about, whose it is.
pub(super) fn line(field: &Field<'_>, event: &SetUpEvent) -> (LineKind, Label, Vec<String>, Option<Side>) {
    let of = |label: Label, side: Side, command: CommandId| {
        label.with_message("command", command_name(field.battle, side, command))
    };
    let (label, objects, side) = match event {
        SetUpEvent::Enlisted { side, arm, command } => {
            let label = Label::new("elements-event-enlisted").with_message("arm", arm_name(*arm));
            (of(label, *side, *command), Vec::new(), Some(*side))
        }
        SetUpEvent::ArmyChosen { side } => (Label::new("elements-event-army-chosen"), Vec::new(), Some(*side)),
        SetUpEvent::Rolled { dice } => {
            let label = Label::new("elements-event-rolled").with("first", i64::from(dice[0]));
            (label.with("second", i64::from(dice[1])), Vec::new(), None)
        }
        SetUpEvent::Attacks { side } => (Label::new("elements-event-attacks"), Vec::new(), Some(*side)),
        SetUpEvent::Region { side, region } => {
            let name = region_name(field.battle, *region);
            (Label::new("elements-event-region").with_message("region", name), Vec::new(), Some(*side))
        }
        SetUpEvent::Laid { side, piece } => {
            (Label::new("elements-event-laid").with_message("terrain", piece_name(piece)), Vec::new(), Some(*side))
        }
        SetUpEvent::TerrainLaid { side } => (Label::new("elements-event-terrain-laid"), Vec::new(), Some(*side)),
        SetUpEvent::Edge { side, edge } => {
            (Label::new("elements-event-edge").with_message("edge", edge_name(*edge)), Vec::new(), Some(*side))
        }
        SetUpEvent::Ranked { side, .. } => (Label::new("elements-event-ranked"), Vec::new(), Some(*side)),
        SetUpEvent::Camp { side, .. } => {
            (Label::new("elements-event-camp"), vec![element_id(ElementId::camp(*side))], Some(*side))
        }
        SetUpEvent::Placed { side, element, .. } => {
            let name = list(std::iter::once(name_of(field, *element)));
            (Label::new("elements-event-placed").with("element", name), vec![element_id(*element)], Some(*side))
        }
        SetUpEvent::Deployed { side, command } => {
            (of(Label::new("elements-event-deployed"), *side, *command), vec![command_id(*side, *command)], Some(*side))
        }
        SetUpEvent::Revealed => (Label::new("elements-event-revealed"), Vec::new(), None),
    };
    (LineKind::Turn, label, objects, side)
}
