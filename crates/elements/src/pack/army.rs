//! From `forces.toml` to both armies.

use crate::armies::{Breach, Count, LEAST_COMMAND};
use crate::engine::spec::{ArmySpec, Member};
use crate::geometry::{Convex, Pose, Quad, corners};
use crate::ground::{Ground, TableEdge, Terrain};
use crate::troops::Arm;

use super::Content;
use super::format::{CommandEntry, LineEntry};
use super::{charts, words};
use packs::fault::Faults;
use packs::files::FORCES;
use packs::names::each_once;
use packs::words::{At, Name};

/// No line has more elements, no army more commands.
const MOST_OF_A_LINE: usize = 36;

pub(super) struct Armies {
    pub(super) sides: [String; 2],
    pub(super) armies: [ArmySpec; 2],
    pub(super) attacker: Option<u8>,
    pub(super) edge: Option<TableEdge>,
}

/// Whose a word is.
fn side(content: &Content, word: &At<Name>, faults: &mut Faults<'_>) -> Option<u8> {
    let sides = [0u8, 1];
    words::find(FORCES, word, "side", &sides, |side| content.forces.sides[usize::from(*side)].as_str(), faults)
}

pub(super) fn build(content: &Content, terrain: Option<&Terrain>, faults: &mut Faults<'_>) -> Option<Armies> {
    let forces = &content.forces;
    let sides = [forces.sides[0].to_string(), forces.sides[1].to_string()];
    if sides[0] == sides[1] {
        faults.at(FORCES, &forces.sides[1].span, "both sides have the same name");
    }
    let attacker = forces.attacker.as_ref().and_then(|word| side(content, word, faults));
    let edge = forces.edge.as_ref().and_then(|word| words::edge(FORCES, word, faults));
    let mut armies: [ArmySpec; 2] = Default::default();
    let mut stands: Vec<Standing> = Vec::new();
    for entry in &forces.armies {
        let Some(side) = side(content, &entry.side, faults) else { continue };
        let lists: Vec<&str> = content.charts.lists.iter().map(|list| list.id.as_str()).collect();
        let list = words::find(FORCES, &entry.list, "army list", &lists, |list| *list, faults);
        let army = &mut armies[usize::from(side)];
        if army.list.is_some() {
            faults.at(FORCES, &entry.side.span, format!("`{}` has two armies", *entry.side));
        }
        army.list = list.map(str::to_owned);
        army.camp = entry.camp.as_ref().map(|stand| words::pose(stand));
        stands
            .extend(entry.camp.as_ref().map(|stand| Standing::new(Arm::Camp, words::pose(stand), stand.span.clone())));
    }
    let commands = commands(content, &mut armies, &mut stands, faults);
    for line in &forces.lines {
        add_line(line, &commands, &mut armies, &mut stands, faults);
    }
    check_stands(&stands, terrain, faults);
    check_lists(content, &armies, faults);
    Some(Armies { sides, armies, attacker, edge })
}

/// A command by its word: its side, its number, where it is written.
struct Command<'a> {
    entry: &'a At<CommandEntry>,
    side: u8,
    number: u8,
}

fn commands<'a>(
    content: &'a Content,
    armies: &mut [ArmySpec; 2],
    stands: &mut Vec<Standing>,
    faults: &mut Faults<'_>,
) -> Vec<Command<'a>> {
    let entries = &content.forces.commands;
    let names = entries.iter().map(|entry| (entry.id.to_string(), entry.id.span.clone()));
    each_once(FORCES, names.collect::<Vec<_>>().into_iter(), faults, |name| format!("command `{name}` is there twice"));
    let mut found = Vec::new();
    for entry in entries {
        let Some(side) = side(content, &entry.side, faults) else { continue };
        let army = &mut armies[usize::from(side)];
        if army.commands.len() == 3 {
            faults.at(FORCES, &entry.span, "an army has three commands at most");
            continue;
        }
        let commander = entry.commander.as_ref();
        stands.extend(commander.map(|stand| Standing::new(Arm::Commander, words::pose(stand), stand.span.clone())));
        found.push(Command { entry, side, number: army.commands.len() as u8 });
        army.commands.push(entry.id.to_string());
        army.commanders.push(commander.map(|stand| words::pose(stand)));
    }
    found
}

fn add_line(
    line: &At<LineEntry>,
    commands: &[Command<'_>],
    armies: &mut [ArmySpec; 2],
    stands: &mut Vec<Standing>,
    faults: &mut Faults<'_>,
) {
    let numbers: Vec<usize> = (0..commands.len()).collect();
    let of = |number: &usize| commands[*number].entry.id.as_str();
    let Some(command) = words::find(FORCES, &line.command, "command", &numbers, of, faults) else { return };
    let Command { side, number, .. } = commands[command];
    let mut pose = line.at.as_ref().map(|at| Pose::at(words::point(at), words::heading(line.facing)));
    for word in line.arms.iter().take(MOST_OF_A_LINE) {
        let Some(arm) = words::arm(FORCES, word, faults) else { continue };
        if !arm.is_troops() {
            faults.at(
                FORCES,
                &word.span,
                format!("`{}` stands in no line; commanders belong to commands, camps to armies", arm.key()),
            );
            continue;
        }
        armies[usize::from(side)].troops.push(Member { arm, command: number, pose });
        stands.extend(pose.map(|pose| Standing::new(arm, pose, word.span.clone())));
        let size = arm.size();
        pose = pose.map(|pose| if line.column { pose.ahead(-size.depth) } else { pose.aside(size.width) });
    }
}

/// A base on the table and where it is written.
struct Standing {
    arm: Arm,
    quad: Quad,
    span: std::ops::Range<usize>,
}

impl Standing {
    fn new(arm: Arm, pose: Pose, span: std::ops::Range<usize>) -> Standing {
        Standing { arm, quad: corners(pose, arm.size()), span }
    }
}

/// Everybody stands on the table, in the dry, and on nobody else.
fn check_stands(stands: &[Standing], terrain: Option<&Terrain>, faults: &mut Faults<'_>) {
    let Some(terrain) = terrain else {
        if let Some(first) = stands.first() {
            faults.at(FORCES, &first.span, "nobody has a place before the terrain is laid; leave `at` out");
        }
        return;
    };
    let ground = Ground::from(terrain.clone());
    for (number, one) in stands.iter().enumerate() {
        if !ground.is_on_table(&one.quad) {
            faults.at(FORCES, &one.span, format!("{} stands over the edge of the table", one.arm.key()));
        } else if ground.in_water(&one.quad) {
            faults.at(FORCES, &one.span, format!("{} stands in the water", one.arm.key()));
        }
        let on = stands[..number].iter().find(|other| one.quad.overlaps(&other.quad));
        if let Some(other) = on {
            let at = other.quad.middle();
            let what = format!(
                "{} overlaps {} that stands about {}, {} mm",
                one.arm.key(),
                other.arm.key(),
                at.x / 100,
                at.y / 100
            );
            faults.at(FORCES, &one.span, what);
        }
    }
}

/// Ready armies obey their lists, and their commands are large enough.
fn check_lists(content: &Content, armies: &[ArmySpec; 2], faults: &mut Faults<'_>) {
    let scale = content.board.scale.as_ref().map(|word| word.as_str());
    let twelves = if matches!(scale, Some("large" | "wide")) { 3 } else { 1 };
    let mut unheard = Faults::new(content.files());
    let Some(charts) = charts::build(&content.charts, &mut unheard) else { return };
    for (side, army) in armies.iter().enumerate().filter(|(_, army)| !army.troops.is_empty()) {
        let name = &content.forces.sides[side];
        let entry = content.forces.armies.iter().find(|entry| entry.side.as_str() == name.as_str());
        let Some(entry) = entry else {
            faults.at(FORCES, &name.span, format!("`{}` has troops but no `[[army]]` with its list", **name));
            continue;
        };
        let Some(list) = charts.lists.iter().find(|list| list.key == entry.list.as_str()) else { continue };
        let count: Count = army.troops.iter().map(|member| member.arm).collect();
        if let Some(breach) = list.breach(&count, twelves) {
            faults.at(FORCES, &entry.list.span, breach_text(&list.key, breach));
        }
        for (number, command) in army.commands.iter().enumerate().filter(|_| twelves > 1) {
            let strength = army.troops.iter().filter(|member| usize::from(member.command) == number).count();
            if strength < usize::from(LEAST_COMMAND) {
                let written = content.forces.commands.iter().find(|entry| entry.id.as_str() == command);
                let span = written.map_or(0..0, |entry| entry.id.span.clone());
                faults.at(
                    FORCES,
                    &span,
                    format!("command `{command}` has {strength} elements; it needs at least {LEAST_COMMAND}"),
                );
            }
        }
        if army.commands.len() != usize::from(twelves) {
            let what = format!("`{}` has {} commands; {twelves} are expected", **name, army.commands.len());
            faults.at(FORCES, &entry.side.span, what);
        }
    }
}

fn breach_text(list: &str, breach: Breach) -> String {
    match breach {
        Breach::Arm { arm, count, least, most } => {
            format!("the army breaks list `{list}`: {count} of `{}`, but {least} to {most} are allowed", arm.key())
        }
        Breach::Total { count, wanted } if count != wanted => {
            format!("the army breaks list `{list}`: it has {count} elements, but {wanted} are expected")
        }
        Breach::Total { .. } => format!("the army breaks list `{list}`: too many of the arms that share a line"),
    }
}
