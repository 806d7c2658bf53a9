//! Situations of this system: how their positions, orders and expectations are read;
//! `docs/situations.md` has the words.
//!
//! Elements are written as `north rifles-1`: side, arm, and a number within the arm, cavalry and
//! dismounted cavalry counted together; commanders are `commander-1` to `commander-3`, the camp is
//! `camp`. Places are millimetres from the south-west corner, of the middle of the front edge;
//! facings are degrees, clockwise from north; ranges and moves are paces.

mod expect;
mod ground;
mod orders;
mod set_up;
mod sides;
mod words;

use kernel::facade::side_message;
use kernel::situation::words::{list, number, side_named, text};
use kernel::situation::{Staged, Vocabulary};
use kernel::{Dice, Label, Noted, Side, System};

use crate::close_combat::FightQuestion;
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{CAMP_SLOT, CommandId, ElementId, MOST_COMMANDS, MOST_TROOPS};
use crate::engine::play::{Field, Play};
use crate::engine::position::{ElementState, Fate, Phase, Position};
use crate::movement::MoveQuestion;
use crate::sequence::Question;
use crate::set_up::SetUpQuestion;
use crate::shooting::ShootQuestion;
use crate::system::CivilWar;
use crate::troops::Arm;
use words::Tokens;

kernel::questions! { Question:
    Question::SetUp(SetUpQuestion::Army(_)) => "army" | "set-up",
    Question::SetUp(SetUpQuestion::Region) => "region" | "set-up",
    Question::SetUp(SetUpQuestion::Terrain) => "terrain" | "set-up",
    Question::SetUp(SetUpQuestion::Edge) => "edge" | "set-up",
    Question::SetUp(SetUpQuestion::Rank) => "rank" | "set-up",
    Question::SetUp(SetUpQuestion::Camp) => "camp" | "set-up",
    Question::SetUp(SetUpQuestion::Deploy(_)) => "deploy" | "set-up",
    Question::Move(MoveQuestion::Formation) => "formation" | "move",
    Question::Move(MoveQuestion::Manoeuvre) => "manoeuvre" | "move",
    Question::Shoot(ShootQuestion::Next) => "next" | "shoot",
    Question::Shoot(ShootQuestion::Aim(_)) => "aim" | "shoot",
    Question::Shoot(ShootQuestion::Support(_)) => "support" | "shoot",
    Question::Shoot(ShootQuestion::Answer(_)) => "answer" | "shoot",
    Question::Fight(FightQuestion::Next) => "next" | "fight",
    Question::Fight(FightQuestion::Help(_)) => "help" | "fight",
}

impl Staged for CivilWar {
    const LOWEST_DIE: u32 = 1;
    const HIGHEST_DIE: u32 = 6;
    const VOCABULARY: Vocabulary = Vocabulary {
        keys: &KEYS,
        side_keys: &sides::KEYS,
        marks: &MARKS,
        orders: &orders::ORDERS,
        sentences: &expect::SENTENCES,
        questions: QUESTIONS,
    };

    kernel::staging!();

    fn state(battle: &Battle, position: &Position) -> Label {
        let left = &position.pips.left[..battle.commands()];
        let left: Vec<String> = left.iter().map(ToString::to_string).collect();
        Label::new("elements-state")
            .with("bound", i64::from(position.bound))
            .with("phase", expect::phase_name(position.phase))
            .with_message("side", side_message(&battle.sides[position.active.index()]))
            .with("pips", left.join(", ").as_str())
    }
}

const KEYS: [&str; 13] = [
    "open", "pieces", "features", "rivers", "roads", "waterway", "river", "active", "attacker", "bound", "phase",
    "pips", "edge",
];

fn stage(
    battle: &Battle,
    words: &toml::Table,
    dice: &mut Dice,
    events: &mut Vec<Noted<Event>>,
) -> Result<Position, String> {
    let mut position = Position::blank(battle);
    ground::lay(battle, words, &mut position)?;
    if let Some(value) = words.get("active") {
        position.active = side_named(&battle.sides, text(value, "active")?)?;
    }
    position.attacker = match words.get("attacker") {
        Some(value) => side_named(&battle.sides, text(value, "attacker")?)?,
        None => Side::First,
    };
    position.bound = number(words, "bound")?.unwrap_or(3);
    set_up::stage(words, &mut position)?;
    let mut marks = Vec::new();
    for line in list(words, "pieces")? {
        for one in several(line)? {
            place(battle, &mut position, &one, &mut marks)?;
        }
    }
    for side in Side::BOTH {
        sides::count(&mut position, side);
        if let Some(value) = words.get(&battle.sides[side.index()]) {
            let table = value.as_table().ok_or_else(|| format!("`{}` is a table", battle.sides[side.index()]))?;
            sides::read(side, table, &mut position)?;
        }
    }
    check_apart(battle, &position)?;
    begin(battle, words, &mut position, &marks, dice, events)?;
    Ok(position)
}

/// A mark of a piece, set once the phase has begun.
type Mark = (ElementId, String);

/// Reads `union rifles-1..6: waiting` as six lines; others stay as they are.
fn several(line: &str) -> Result<Vec<String>, String> {
    let Some((name, rest)) = line.split_once(':') else { return Ok(vec![line.to_owned()]) };
    let Some((first, last)) = name.split_once("..") else { return Ok(vec![line.to_owned()]) };
    let bad = || format!("`{name}`: expected numbers that go up, such as `{} rifles-1..6`", first.trim());
    let (stem, first) = first.rsplit_once('-').ok_or_else(bad)?;
    let (first, last): (u8, u8) = (first.parse().map_err(|_| bad())?, last.parse().map_err(|_| bad())?);
    match rest.split_whitespace().next() {
        Some("waiting") if first <= last => {
            Ok((first..=last).map(|number| format!("{stem}-{number}:{rest}")).collect())
        }
        Some("waiting") => Err(bad()),
        _ => Err(format!("`{name}`: several at once can only be waiting")),
    }
}

/// Reads `north rifles-1: 300,200 facing 90 command 2 moved`.
fn place(battle: &Battle, position: &mut Position, line: &str, marks: &mut Vec<Mark>) -> Result<(), String> {
    let (name, rest) =
        line.split_once(':').ok_or_else(|| format!("`{line}`: expected `side arm-number: x,y facing degrees`"))?;
    let mut words = name.split_whitespace();
    let (Some(side), Some(piece), None) = (words.next(), words.next(), words.next()) else {
        return Err(format!("`{name}`: expected a side and a name, such as `{} rifles-1`", battle.sides[0]));
    };
    let side = side_named(&battle.sides, side)?;
    let (arm, count) = words::arm_named(piece)?;
    let element = free_slot(position, side, arm, count).map_err(|what| format!("`{piece}`: {what}"))?;
    let mut tokens = Tokens::of(rest);
    let fate = if tokens.accept("waiting") { Fate::Waiting } else { Fate::Standing };
    let pose = if fate == Fate::Waiting { Default::default() } else { tokens.pose()? };
    let mut command = match arm {
        Arm::Commander => CommandId(count - 1),
        _ => CommandId(0),
    };
    let mut lost = fate;
    while let Some(word) = tokens.next() {
        match word {
            "command" => command = words::command_named(battle, tokens.next().unwrap_or_default())?,
            "destroyed" => lost = Fate::Destroyed,
            "gone" => lost = Fate::Gone,
            mark if MARKS.contains(&mark) => marks.push((element, mark.to_owned())),
            _ => return Err(format!("`{word}` says nothing about an element; expected {}", MARKS.join(", "))),
        }
    }
    position.elements[element.index()] = ElementState { pose, arm, command, fate: lost };
    Ok(())
}

/// Each arm has slots of its own, in the order of the table; numbers are given without gaps.
fn free_slot(position: &Position, side: Side, arm: Arm, count: u8) -> Result<ElementId, String> {
    let (first, room) = match arm {
        Arm::Cavalry | Arm::Dismounted => (0, 6),
        Arm::Muskets => (6, 7),
        Arm::Rifles => (13, 12),
        Arm::Jaegers => (25, 6),
        Arm::Artillery => (31, 5),
        Arm::Commander => (MOST_TROOPS as u8, MOST_COMMANDS as u8),
        Arm::Camp => (CAMP_SLOT, 1),
    };
    if count == 0 || count > room {
        return Err(format!("there is room for {room} of them, counted from 1"));
    }
    let element = ElementId::of(side, first + count - 1);
    let is_there = |number: u8| position.element(ElementId::of(side, first + number - 1)).fate != Fate::None;
    if is_there(count) {
        return Err("it is there twice".into());
    }
    if arm != Arm::Commander && count > 1 && !is_there(count - 1) {
        return Err("numbers go up from 1, without gaps".into());
    }
    Ok(element)
}

/// What can be said of an element; `command` and its number, and what befell it,
/// are read with its place.
const MARKS: [&str; 12] = [
    "command",
    "destroyed",
    "gone",
    "moved",
    "again",
    "shot",
    "holding",
    "fought",
    "engaged",
    "charging",
    "charged",
    "dismounted-now",
];

fn mark(position: &mut Position, (element, mark): &Mark) {
    let element = *element;
    match mark.as_str() {
        "moved" => position.movement.moved.add(element),
        "again" => position.movement.again.add(element),
        "dismounted-now" => position.movement.dismounted.add(element),
        "charged" => position.movement.charged.add(element),
        "shot" => position.shooting.shot.add(element),
        "holding" => position.shooting.held.add(element),
        "fought" => position.fighting.fought.add(element),
        "engaged" => position.fighting.engaged.add(element),
        _ => position.fighting.charging.add(element),
    }
}

/// Nobody stands on anybody, nor over the edge.
fn check_apart(battle: &Battle, position: &Position) -> Result<(), String> {
    CivilWar::audit(battle, position)
}

/// Starts the bound, or goes on in the middle of it.
fn begin(
    battle: &Battle,
    words: &toml::Table,
    position: &mut Position,
    marks: &[Mark],
    dice: &mut Dice,
    events: &mut Vec<Noted<Event>>,
) -> Result<(), String> {
    let name = words.get("phase").map_or(Ok("movement"), |value| text(value, "phase"))?;
    let side = position.active;
    let pips = words::pips(words)?;
    let set_up = set_up::begin(battle, name, position)?;
    let mut play = Play { battle, position, dice, journal: events };
    if let Some(stages) = set_up {
        stages.iter().for_each(|stage| play.push(Step::SetUp(*stage)));
    } else if name == "bound" {
        play.position.bound = play.position.bound.saturating_sub(1);
        play.push(Step::Bound(side));
    } else {
        play.push(Step::EndBound(side));
        match name {
            "movement" => {
                play.push_close_combat(side);
                play.push_shooting(side);
                play.push_movement(side);
            }
            "shooting" => {
                play.push_close_combat(side);
                play.push_shooting(side);
                play.position.phase = Phase::Shooting;
            }
            "close-combat" => {
                play.push_close_combat(side);
                play.position.phase = Phase::CloseCombat;
            }
            "end" => play.position.phase = Phase::CloseCombat,
            _ => {
                return Err(format!(
                    "`{name}` is no phase; expected one of {}, bound, movement, shooting, close-combat, end",
                    set_up::STAGES.map(|(name, _)| name).join(", ")
                ));
            }
        }
        play.position.pips.left = pips;
    }
    marks.iter().for_each(|one| mark(play.position, one));
    play.proceed();
    Ok(())
}
