//! The scene of a position, as a viewer sees it.

use kernel::{Side, Viewer};

use super::names::{command_id, command_name, element_id, element_ids, place_name};
use super::scene::{
    TableArc, TableArmy, TableBridge, TableCommand, TableContact, TableControl, TableElement, TableFeature, TableFight,
    TableGround, TableHand, TableMember, TablePoint, TablePose, TableRiver, TableRoad, TableScene, TableWaterway,
};
use crate::engine::pieces::{CommandId, ElementId, Elements, MOST_ELEMENTS};
use crate::engine::play::Field;
use crate::engine::position::{Fate, Phase, Position};
use crate::geometry::{BASE_WIDTH, Convex, FireArc, HUNDRED_PACES, Heading, Meeting, Point, Pose, Quad, TOUCH, Zone};
use crate::ground::{Band, Shape, TableEdge, Waterway};
use crate::movement::{Nature, Pace};
use crate::pips;
use crate::shooting::targets::CAMP_SHOTS;
use crate::troops::Arm;
use crate::victory::break_point;

/// A pace, in hundredths of a millimetre.
const PACE: i32 = HUNDRED_PACES / 100;
/// A bridge is a little longer than the river is wide, and as wide as its road.
const ABUTMENT: i32 = 800;

pub(super) fn scene<'a>(field: &Field<'a>, viewer: Viewer) -> TableScene<'a> {
    let Field { battle, position } = *field;
    let (width, depth) = battle.extent();
    let side = |side: Side| battle.sides[side.index()].as_str();
    let over = position.outcome.is_some();
    TableScene {
        kind: "table",
        extent: [width, depth],
        bound: position.bound,
        bounds: Some(2 * battle.bounds()),
        phase: if over { "over" } else { phase(field) },
        active: side(active(field)),
        attacker: super::set_up::attacker(field).map(side),
        ground: ground(field),
        zones: super::set_up::zones(field, viewer),
        elements: elements(field),
        commands: commands(field, viewer),
        armies: Side::BOTH.iter().map(|side| army(field, *side)).collect(),
        hand: hand(field),
        control: control(field),
        arcs: arcs(field),
        contacts: contacts(field),
        fight: fight(field),
        stakes: super::stakes::stakes(field),
        tray: super::set_up::tray(field, viewer),
    }
}

fn phase(field: &Field<'_>) -> &'static str {
    match field.position.phase {
        Phase::SetUp => super::set_up::phase(field),
        Phase::Movement => "movement",
        Phase::Shooting => "shooting",
        Phase::CloseCombat => "close-combat",
    }
}

pub(super) const fn point(point: Point) -> TablePoint {
    TablePoint(point.x, point.y)
}

const fn pose(pose: Pose) -> TablePose {
    TablePose { x: pose.x, y: pose.y, heading: pose.heading.steps() }
}

pub(super) fn outline(quad: &Quad) -> Vec<TablePoint> {
    quad.all().into_iter().map(point).collect()
}

fn line(band: &Band) -> Vec<TablePoint> {
    band.points.iter().copied().map(point).collect()
}

fn ground(field: &Field<'_>) -> TableGround {
    let (ground, places) = (&field.position.ground, &field.battle.places);
    let features = ground.features().iter().enumerate().map(|(number, feature)| {
        let crest = feature.crest();
        TableFeature {
            id: format!("t{number}"),
            kind: feature.kind.key(),
            shape: match feature.shape {
                Shape::Oval => "oval",
                Shape::Rectangle => "rectangle",
            },
            x: feature.at.x,
            y: feature.at.y,
            width: feature.width,
            length: feature.length,
            heading: feature.heading.steps(),
            crest: if feature.kind.is_hill() { vec![point(crest.from()), point(crest.to())] } else { Vec::new() },
            name: place_name(&places.features, number),
        }
    });
    let nature = match field.position.movement.river {
        Nature::Unknown => None,
        known => Some(known.key()),
    };
    let rivers = ground.rivers().iter().enumerate().map(|(number, river)| TableRiver {
        id: format!("w{number}"),
        line: line(river),
        width: river.width,
        nature,
        name: place_name(&places.rivers, number),
    });
    let roads = ground.roads().iter().enumerate().map(|(number, road)| TableRoad {
        id: format!("r{number}"),
        line: line(road),
        width: road.width,
        name: place_name(&places.roads, number),
    });
    TableGround {
        features: features.collect(),
        rivers: rivers.collect(),
        roads: roads.collect(),
        bridges: ground.crossings().into_iter().filter_map(|crossing| bridge(field, crossing)).collect(),
        waterway: ground.waterway().map(|waterway| water(waterway, ground.extent())),
    }
}

/// A crossing looks along the road that makes it.
fn bridge(field: &Field<'_>, at: Point) -> Option<TableBridge> {
    let ground = &field.position.ground;
    let road = ground.roads().iter().find(|road| road.holds(at))?;
    let river = ground.rivers().iter().find(|river| river.holds(at))?;
    let piece = road.pieces().find(|piece| piece.is_near(road.width / 2, at))?;
    let heading = Heading::towards(piece.way())?;
    let length = river.width + ABUTMENT;
    Some(TableBridge { x: at.x, y: at.y, heading: heading.steps(), width: road.width, length })
}

fn water(waterway: &Waterway, (width, depth): (i32, i32)) -> TableWaterway {
    // The rectangle from an edge, so far into the table.
    let along = |from: i32, to: i32| {
        let (west, south, east, north) = match waterway.edge {
            TableEdge::North => (0, depth - to, width, depth - from),
            TableEdge::South => (0, from, width, to),
            TableEdge::East => (width - to, 0, width - from, depth),
            TableEdge::West => (from, 0, to, depth),
        };
        vec![TablePoint(west, north), TablePoint(east, north), TablePoint(east, south), TablePoint(west, south)]
    };
    let beach = waterway.beach.then(|| along(waterway.depth, waterway.depth + 2 * BASE_WIDTH));
    TableWaterway { id: "s0".to_owned(), outline: along(0, waterway.depth), beach }
}

fn elements<'a>(field: &Field<'a>) -> Vec<TableElement<'a>> {
    let all = (0..MOST_ELEMENTS as u8).map(ElementId);
    all.filter(|element| field.element(*element).fate != Fate::None).map(|id| element(field, id)).collect()
}

fn element<'a>(field: &Field<'a>, id: ElementId) -> TableElement<'a> {
    let Field { battle, position } = *field;
    let state = field.element(id);
    let standing = state.fate == Fate::Standing;
    let values = field.values(id);
    let size = state.arm.size();
    let troops = state.arm.is_troops();
    let command = position.commands[id.side().index()][state.command.index()];
    TableElement {
        id: element_id(id),
        side: &battle.sides[id.side().index()],
        number: id.slot() + 1,
        arm: Some(state.arm.key()),
        pose: standing.then(|| pose(state.pose)),
        off: match state.fate {
            Fate::Waiting => Some("waiting"),
            Fate::Destroyed => Some("destroyed"),
            Fate::Gone => Some("gone"),
            Fate::None | Fate::Standing => None,
        },
        width: size.width,
        depth: size.depth,
        command: command_id(id.side(), state.command),
        moved: position.movement.moved.has(id),
        shot: position.shooting.shot.has(id),
        fought: position.fighting.fought.has(id),
        contact: standing && field.is_in_frontal_combat(id),
        demoralized: troops && command.demoralized,
        astray: standing && troops && field.is_out_of_command(id),
        ammunition: (state.arm == Arm::Camp).then(|| {
            let own = usize::from(position.active != id.side());
            CAMP_SHOTS.saturating_sub(position.shooting.camp_shots[id.side().index()][own])
        }),
        moves: [i32::from(values.moves[0]) * PACE, i32::from(values.moves[1]) * PACE],
        range: i32::from(values.range) * PACE,
        name: None,
    }
}

fn commands<'a>(field: &Field<'a>, viewer: Viewer) -> Vec<TableCommand<'a>> {
    let Field { battle, position } = *field;
    let mut list = Vec::new();
    for side in Side::BOTH {
        for command in (0..battle.commands() as u8).map(CommandId) {
            let state = position.commands[side.index()][command.index()];
            let commander = ElementId::commander(side, command);
            let known = viewer.is(side) || position.lots.is_known(pips::token(side, command));
            let rolled = position.active == side && position.phase != Phase::SetUp;
            list.push(TableCommand {
                id: command_id(side, command),
                side: &battle.sides[side.index()],
                name: command_name(battle, side, command),
                commander: position.stands(commander).then(|| element_id(commander)),
                rank: known.then(|| position.pips.ranks[side.index()][command.index()].face() + 1),
                die: rolled.then(|| position.pips.dice[command.index()]).filter(|die| *die > 0),
                pips: rolled.then(|| position.pips.left[command.index()]),
                strength: state.strength,
                lost: state.lost,
                breaking: break_point(u16::from(state.strength)),
                demoralized: state.demoralized,
            });
        }
    }
    list
}

fn army<'a>(field: &Field<'a>, side: Side) -> TableArmy<'a> {
    let position = field.position;
    TableArmy {
        side: &field.battle.sides[side.index()],
        lost: field.losses(side),
        breaking: field.strength(side) / 2 + 1,
        sacked: position.sacked[side],
        dice: dice_of(position, side),
        edge: super::set_up::edge(field, side).map(TableEdge::key),
        list: super::set_up::demands(field, side),
    }
}

/// Whose turn it is: in set-up, who has to decide.
fn active(field: &Field<'_>) -> Side {
    match field.position.phase {
        Phase::SetUp => field.to_decide().side().unwrap_or(field.position.active),
        Phase::Movement | Phase::Shooting | Phase::CloseCombat => field.position.active,
    }
}

/// The dice of a side's bound, the highest first.
fn dice_of(position: &Position, side: Side) -> Vec<u8> {
    if position.active != side || position.phase == Phase::SetUp {
        return Vec::new();
    }
    let mut dice: Vec<u8> = position.pips.dice.into_iter().filter(|die| *die > 0).collect();
    dice.sort_unstable_by(|one, other| other.cmp(one));
    dice
}

fn hand(field: &Field<'_>) -> Option<TableHand> {
    let members = field.position.movement.formation;
    let first = members.first()?;
    let scene = field.scene(first.side(), members);
    let state = &field.position.movement;
    let allowance = match state.marching {
        true => field.allowance(members, Pace::Road),
        false => field.allowance_slowed(members, state.slowed, state.wading),
    };
    let left = (allowance - state.spent).max(0);
    let form = match () {
        () if members.len() == 1 => "single",
        () if field.is_column(scene.troops) => "column",
        () if is_line(field, scene.troops) => "line",
        () => "block",
    };
    let from = members.iter().map(|id| TableMember { id: element_id(id), pose: pose(field.element(id).pose) });
    Some(TableHand {
        members: element_ids(members),
        lead: element_id(scene.first()),
        form,
        allowance,
        left,
        cost: field.cost(members).0,
        from: from.collect(),
    })
}

/// Whether all stand side by side: nobody behind anybody.
fn is_line(field: &Field<'_>, troops: Elements) -> bool {
    use crate::geometry::Neighbour;
    let beside =
        |one: ElementId, other: ElementId| matches!(field.neighbour(one, other), None | Some(Neighbour::Beside(_)));
    troops.iter().all(|one| troops.iter().all(|other| one == other || beside(one, other)))
}

/// The zones of all troops; the browser shows those that matter.
fn control(field: &Field<'_>) -> Vec<TableControl> {
    if field.position.phase != Phase::Movement {
        return Vec::new();
    }
    let troops = field.troops_of(field.position.standing());
    let zone = |id: ElementId| outline(Zone::of(&field.base(id)).square());
    troops.iter().map(|id| TableControl { of: element_id(id), outline: zone(id) }).collect()
}

fn arcs(field: &Field<'_>) -> Vec<TableArc> {
    if field.position.phase == Phase::SetUp {
        return Vec::new();
    }
    let shooters = field.position.standing().iter().filter(|id| field.values(*id).range > 0);
    // Nobody is shot at before the shooting or after it.
    let shooting = field.position.phase == Phase::Shooting;
    let arc = |id: ElementId| {
        let range = i32::from(field.values(id).range) * PACE;
        let targets = if shooting { field.targets(id) } else { Elements::NONE };
        let outline = match field.arm(id) {
            // A camp shoots all round.
            Arm::Camp => outline(field.base(id).grown(range).quad()),
            _ => outline(&FireArc::new(&field.base(id), range).ground()),
        };
        TableArc { of: element_id(id), outline, range, targets: element_ids(targets) }
    };
    shooters.map(arc).collect()
}

fn contacts(field: &Field<'_>) -> Vec<TableContact> {
    let mut list = Vec::new();
    for one in field.of_side(Side::First).iter().filter(|id| field.arm(*id) != Arm::Commander) {
        for other in field.enemies_near(one).iter().filter(|id| field.arm(*id) != Arm::Commander) {
            if field.base(one).is_within(TOUCH, &field.base(other)) {
                list.push(contact(field, one, other));
            }
        }
    }
    for front in field.position.standing().iter().filter(|id| field.is_in_frontal_combat(*id)) {
        if let Some(behind) = field.rear_support(front) {
            let at = field.element(behind).pose;
            list.push(TableContact {
                one: element_id(behind),
                other: element_id(front),
                kind: "support",
                x: at.x,
                y: at.y,
            });
        }
    }
    list
}

/// Two enemies that touch: the one whose front it is comes first.
fn contact(field: &Field<'_>, one: ElementId, other: ElementId) -> TableContact {
    let (first, second) = (field.base(one), field.base(other));
    let square = |meeting: Meeting| match meeting {
        Meeting::Front => "front",
        Meeting::Flank(_) => "flank",
        Meeting::Rear => "rear",
    };
    let camp = |attacker: ElementId, camp: ElementId| field.arm(camp) == Arm::Camp && field.attacks(attacker, camp);
    let overlaps = || first.overlapped_flank(&second).is_some() || second.overlapped_flank(&first).is_some();
    let (kind, one, other) = match (first.meeting(&second), second.meeting(&first)) {
        (Some(meeting), _) => (square(meeting), one, other),
        (None, Some(meeting)) => (square(meeting), other, one),
        (None, None) if camp(one, other) => ("front", one, other),
        (None, None) if camp(other, one) => ("front", other, one),
        (None, None) if overlaps() => ("overlap", one, other),
        (None, None) => ("corner", one, other),
    };
    let at = match kind {
        "front" | "flank" | "rear" => field.element(one).pose.point(),
        _ => between(field.base(one).quad(), field.base(other).quad()),
    };
    TableContact { one: element_id(one), other: element_id(other), kind, x: at.x, y: at.y }
}

fn fight(field: &Field<'_>) -> Option<TableFight> {
    let position = field.position;
    if let Some(salvo) = position.shooting.salvo {
        let attackers = Elements::only(salvo.shooter).or(salvo.supporters);
        return Some(TableFight {
            kind: "shooting",
            attackers: element_ids(attackers),
            target: element_id(salvo.target),
        });
    }
    let [own, foe] = position.fighting.pair?.fighters;
    Some(TableFight { kind: "close-combat", attackers: vec![element_id(own)], target: element_id(foe) })
}

/// Where two that touch askew are nearest: halfway between the two corners that are.
fn between(one: &Quad, other: &Quad) -> Point {
    let pairs = one.all().into_iter().flat_map(|corner| other.all().map(|near| (corner, near)));
    let nearest = pairs.min_by_key(|(corner, near)| corner.distance_squared(*near));
    nearest.map_or(one.middle(), |(corner, near)| Point::new(corner.x.midpoint(near.x), corner.y.midpoint(near.y)))
}
