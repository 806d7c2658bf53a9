//! Situations of this system: how their positions, orders and expectations are read;
//! `docs/situations.md` has the words.
//!
//! Pieces are written as set-ups of scenarios are:
//! `2414: pr-art-1, brigade-1 steps 3 disordered, friedrich`, from the top of the stack down.

mod expect;
mod orders;
mod tracks;
mod veils;
mod words;

use kernel::facade::side_message;
use kernel::situation::words::{flag, list, number, side_named, text};
use kernel::situation::{Staged, Vocabulary};
use kernel::{Dice, Label, Noted, Side};

use crate::engine::agenda::{ActivationStep, BombardStep, ColumnStep, CombatStep, MoraleStep, MoveStep};
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Away, Fate, Morale, NOWHERE, Phase, Position, mark};
use crate::engine::question::{
    ActivationQuestion, ArmyMoraleQuestion, BombardQuestion, ColumnQuestion, CombatQuestion, CommandQuestion,
    IntelligenceQuestion, LossQuestion, MoraleQuestion, MoveQuestion, Question, RetreatQuestion, ScenarioQuestion,
    SetUpQuestion,
};
use crate::system::Frederick;
use words::piece_named;

kernel::questions! { Question:
    Question::SetUp(SetUpQuestion::SetUp) => "set-up",
    Question::Activation(ActivationQuestion::Activation) => "activation",
    Question::Scenario(ScenarioQuestion::Volunteer) => "volunteer",
    Question::Scenario(ScenarioQuestion::Appear) => "appear",
    Question::Command(CommandQuestion::ShortLeash) => "short-leash",
    Question::Command(CommandQuestion::Fortune(_)) => "fortune",
    Question::Column(ColumnQuestion::Deploy) => "deploy",
    Question::Command(CommandQuestion::Rouse) => "rouse",
    Question::Command(CommandQuestion::Trace) => "trace",
    Question::Move(MoveQuestion::Rout) => "rout",
    Question::Move(MoveQuestion::Move) => "move",
    Question::Move(MoveQuestion::Step) => "step",
    Question::Activation(ActivationQuestion::Coup) => "coup",
    Question::Activation(ActivationQuestion::PayCoup) => "pay-coup",
    Question::Column(ColumnQuestion::ForcedDeployment) => "forced-deployment",
    Question::Bombard(BombardQuestion::Bombard) => "bombard",
    Question::Bombard(BombardQuestion::Gunnery) => "gunnery",
    Question::Bombard(BombardQuestion::Shelter) => "shelter",
    Question::Morale(MoraleQuestion::Rally) => "rally",
    Question::Combat(CombatQuestion::Combat) => "combat",
    Question::Combat(CombatQuestion::Attack) => "attack",
    Question::Combat(CombatQuestion::Withdraw) => "withdraw",
    Question::Combat(CombatQuestion::Lead) => "lead",
    Question::Combat(CombatQuestion::Ground) => "ground",
    Question::Loss(LossQuestion::LossPoints) => "loss-points",
    Question::Loss(LossQuestion::LoseGuns) => "lose-guns",
    Question::Loss(LossQuestion::AdditionalRetreat) => "additional-retreat",
    Question::Combat(CombatQuestion::Advance) => "advance",
    Question::Combat(CombatQuestion::Momentum) => "momentum",
    Question::Combat(CombatQuestion::Sweep) => "sweep",
    Question::Combat(CombatQuestion::Charge) => "charge",
    Question::Retreat(RetreatQuestion::Retreat) => "retreat",
    Question::Retreat(RetreatQuestion::Follow) => "follow",
    Question::ArmyMorale(ArmyMoraleQuestion::Collapse) => "collapse",
    Question::Combat(CombatQuestion::Snipe) => "snipe",
    Question::Intelligence(IntelligenceQuestion::Conceal) => "conceal",
    Question::Intelligence(IntelligenceQuestion::Pace) => "pace",
    Question::Intelligence(IntelligenceQuestion::Shift) => "shift",
    Question::Intelligence(IntelligenceQuestion::Formation) => "formation",
    Question::Intelligence(IntelligenceQuestion::CallUp) => "call-up",
}

impl Staged for Frederick {
    const LOWEST_DIE: u32 = 1;
    const HIGHEST_DIE: u32 = 6;
    const VOCABULARY: Vocabulary = Vocabulary {
        keys: &KEYS,
        side_keys: &tracks::KEYS,
        marks: &MARKS,
        orders: &orders::ORDERS,
        sentences: &expect::SENTENCES,
        questions: QUESTIONS,
    };

    kernel::staging!();

    fn state(battle: &Battle, position: &Position) -> Label {
        Label::new("frederick-state")
            .with("turn", i64::from(position.turn))
            .with("phase", position.phase.key())
            .with_message("side", side_message(&battle.sides[position.active.index()]))
    }
}

const KEYS: [&str; 18] = [
    "open",
    "set-up",
    "pieces",
    "waiting",
    "lost",
    "turn",
    "active",
    "phase",
    "begin",
    "locked",
    "momentum",
    "bombarded",
    "blooded",
    "crowded",
    "detached",
    "hidden",
    "rides",
    "attached",
];

fn stage(
    battle: &Battle,
    words: &toml::Table,
    dice: &mut Dice,
    events: &mut Vec<Noted<Event>>,
) -> Result<Position, String> {
    let mut position = Position::blank(battle);
    // A piece that is not named takes no part.
    position.units.iter_mut().for_each(|unit| unit.away = Away::Left);
    let entering = battle.scenario.comings.iter().fold(0u32, |set, coming| set | coming.leaders);
    let absent = (0..battle.leaders.len()).filter(|leader| entering >> leader & 1 == 1);
    absent.for_each(|leader| position.leaders[leader].fate = Fate::Wounded);
    position.effective = battle.of_side[0].or(battle.of_side[1]);
    if flag(words, "set-up")? {
        await_others(battle, &mut position);
        let mut play = Play { battle, position: &mut position, dice, journal: events };
        Side::BOTH.into_iter().for_each(|side| play.quick_set_up(side));
    }
    for line in list(words, "pieces")? {
        place_line(battle, &mut position, line)?;
    }
    for line in list(words, "waiting")? {
        for name in line.split(',') {
            match piece_named(battle, name.trim())? {
                PieceId::Unit(unit) => {
                    position.unstack(unit);
                    position.units[unit.index()].away = Away::Waiting;
                }
                PieceId::Leader(leader) => {
                    let state = &mut position.leaders[leader.index()];
                    (state.at, state.fate) = (NOWHERE, Fate::Waiting);
                }
            }
        }
    }
    for line in list(words, "lost")? {
        each_unit(battle, line, |unit| position.units[unit.index()].away = Away::Lost)?;
    }
    detach(battle, words, &mut position)?;
    veils::stage(battle, words, &mut position)?;
    mark_hexes(battle, words, &mut position)?;
    position.blooded = flag(words, "blooded")?;
    position.crowded = flag(words, "crowded")?;
    position.turn = number(words, "turn")?.unwrap_or(1);
    if position.turn == 0 || position.turn > battle.scenario.turns {
        return Err(format!("`turn` is from 1 to {}", battle.scenario.turns));
    }
    if let Some(value) = words.get("active") {
        position.active = side_named(&battle.sides, text(value, "active")?)?;
    }
    for side in Side::BOTH {
        if let Some(value) = words.get(&battle.sides[side.index()]) {
            let table = value.as_table().ok_or_else(|| format!("`{}` is a table", battle.sides[side.index()]))?;
            tracks::read(battle, side, table, &mut position)?;
        }
    }
    check_stacks(battle, &position)?;
    begin(battle, words, &mut position, dice, events)?;
    Ok(position)
}

/// Reads `2414: pr-art-1, brigade-1 steps 3 disordered, friedrich`.
fn place_line(battle: &Battle, position: &mut Position, line: &str) -> Result<(), String> {
    let (hex, pieces) = line
        .split_once(':')
        .ok_or_else(|| format!("`{line}`: expected a hex and pieces, such as `2414: brigade-1`"))?;
    let hex = battle.board.hex_named(hex.trim())?;
    for words in pieces.split(',') {
        let mut words = words.split_whitespace();
        let Some(name) = words.next() else { return Err(format!("`{line}`: a piece is missing")) };
        match piece_named(battle, name)? {
            PieceId::Unit(unit) => {
                if position.on_map(unit) && position.unit(unit).at != hex {
                    position.unstack(unit);
                }
                position.put_below(unit, hex);
                mark_unit(battle, position, unit, words)?;
            }
            PieceId::Leader(leader) => {
                let state = &mut position.leaders[leader.index()];
                (state.at, state.fate) = (hex, Fate::Well);
                for word in words {
                    match word {
                        "column" => position.column_leaders |= 1 << leader.0,
                        "moved" => position.moved_leaders |= 1 << leader.0,
                        "replaced" => position.leaders[leader.index()].replaced = true,
                        "flipped" => position.leaders[leader.index()].flipped = true,
                        _ => {
                            let marks = "column, moved, replaced, flipped";
                            return Err(format!("`{word}` says nothing about a leader; expected {marks}"));
                        }
                    }
                }
            }
        }
    }
    Ok(())
}

/// What can be said of a unit or, the last four of them, of a leader.
const MARKS: [&str; 14] = [
    "steps",
    "disordered",
    "routed",
    "fired",
    "rallied",
    "fled",
    "degraded",
    "out-of-command",
    "slowed",
    "rash",
    "column",
    "moved",
    "replaced",
    "flipped",
];

fn mark_unit<'a>(
    battle: &Battle,
    position: &mut Position,
    unit: UnitId,
    mut words: impl Iterator<Item = &'a str>,
) -> Result<(), String> {
    while let Some(word) = words.next() {
        match word {
            "steps" => {
                let full = battle.unit(unit).full;
                let steps =
                    words.next().and_then(|steps| steps.parse().ok()).filter(|steps| (1..=full).contains(steps));
                let id = &battle.unit(unit).id;
                position.units[unit.index()].steps =
                    steps.ok_or_else(|| format!("`{id}` has from 1 to {full} steps: `steps 1`"))?;
            }
            "disordered" => position.units[unit.index()].morale = Morale::Disordered,
            "routed" => position.units[unit.index()].morale = Morale::Routed,
            "column" => position.column.add(unit),
            "moved" => {
                position.moved.add(unit);
                position.marched.add(unit);
                if battle.artillery.has(unit) {
                    position.moved_guns.add(unit);
                }
            }
            "fired" => position.fired.add(unit),
            "rallied" => position.rallied.add(unit),
            "fled" => position.fled.add(unit),
            "degraded" => position.effective.remove(unit),
            "out-of-command" => position.out_of_command.add(unit),
            "slowed" => position.slowed.add(unit),
            "rash" => position.rash.add(unit),
            _ => {
                let marks = MARKS[..12].join(", ");
                return Err(format!("`{word}` says nothing about a unit; expected {marks}"));
            }
        }
    }
    Ok(())
}

fn each_unit(battle: &Battle, line: &str, mut act: impl FnMut(UnitId)) -> Result<(), String> {
    for name in line.split(',') {
        act(words::unit_named(battle, name.trim())?);
    }
    Ok(())
}

/// Those whom the scenario brings in later have still to come.
fn await_others(battle: &Battle, position: &mut Position) {
    let all = battle.of_side[0].or(battle.of_side[1]).iter().map(PieceId::Unit);
    let pieces: Vec<PieceId> =
        all.chain((0..battle.leaders.len() as u8).map(|leader| PieceId::Leader(LeaderId(leader)))).collect();
    for piece in pieces {
        let field = Field { battle, position: &*position };
        let later =
            field.coming_with(piece).is_some() || Side::BOTH.into_iter().any(|side| field.waits_to_arrive(side, piece));
        match piece {
            PieceId::Unit(unit) if later => position.units[unit.index()].away = Away::Waiting,
            PieceId::Leader(leader) if later => position.leaders[leader.index()].fate = Fate::Waiting,
            _ => {}
        }
    }
}

/// Detachments that were put together at set-up: `detached = ["kroat-1, ried", "drg-31"]`.
fn detach(battle: &Battle, words: &toml::Table, position: &mut Position) -> Result<(), String> {
    for (number, line) in list(words, "detached")?.into_iter().enumerate() {
        let Some(units) = position.detached.get_mut(number) else {
            return Err("there are too many detachments".into());
        };
        for name in line.split(',') {
            match piece_named(battle, name.trim())? {
                PieceId::Unit(unit) => units.add(unit),
                PieceId::Leader(leader) => position.detached_leaders[number] |= 1 << leader.0,
            }
        }
    }
    Ok(())
}

/// Markers on hexes: `locked = ["2406 penalty"]`, `momentum = ["2406 2"]`, `bombarded = ["2406"]`.
fn mark_hexes(battle: &Battle, words: &toml::Table, position: &mut Position) -> Result<(), String> {
    for line in list(words, "locked")? {
        let (hex, side) = line.split_once(' ').map_or((line, None), |(hex, side)| (hex, Some(side)));
        let marks = match side {
            None => mark::LOCKED,
            Some("penalty") => mark::LOCKED | mark::PENALTY,
            Some(_) => return Err(format!("`{line}`: after the hex comes `penalty` or nothing")),
        };
        position.marks[battle.board.hex_named(hex)?.index()] |= marks;
    }
    for line in list(words, "momentum")? {
        let (hex, count) = line.split_once(' ').unwrap_or((line, "1"));
        let count: u8 = count.parse().map_err(|_| format!("`{line}`: expected a hex and a number of markers"))?;
        position.marks[battle.board.hex_named(hex)?.index()] |= mark::MOMENTUM * count.min(15);
    }
    for hex in list(words, "bombarded")? {
        position.marks[battle.board.hex_named(hex)?.index()] |= mark::BOMBARDED;
    }
    Ok(())
}

fn check_stacks(battle: &Battle, position: &Position) -> Result<(), String> {
    for hex in battle.board.grid.hexes() {
        let mut sides = position.stack(hex).map(|unit| battle.unit(unit).side);
        if let Some(first) = sides.next()
            && sides.any(|side| side != first)
        {
            return Err(format!("both sides in `{}`", battle.board.grid.number(hex)));
        }
    }
    Ok(())
}

const PHASES: [(&str, Phase); 11] = [
    ("activation", Phase::Activation),
    ("command", Phase::Command),
    ("rout", Phase::Rout),
    ("movement", Phase::Movement),
    ("bombardment", Phase::Bombardment),
    ("rally", Phase::Rally),
    ("defensive-bombardment", Phase::DefensiveBombardment),
    ("combat", Phase::Combat),
    ("end-player-turn", Phase::EndPlayerTurn),
    ("morale", Phase::Morale),
    ("set-up", Phase::SetUp),
];

/// Starts the phase, or goes on in the middle of it.
fn begin(
    battle: &Battle,
    words: &toml::Table,
    position: &mut Position,
    dice: &mut Dice,
    events: &mut Vec<Noted<Event>>,
) -> Result<(), String> {
    let name = words.get("phase").map_or(Ok("movement"), |value| text(value, "phase"))?;
    let phase = PHASES.iter().find(|(key, _)| *key == name).map(|(_, phase)| *phase);
    let phase = phase.ok_or_else(|| {
        let known: Vec<&str> = PHASES.iter().map(|(key, _)| *key).collect();
        format!("`{name}` is no phase; expected one of {}", known.join(", "))
    })?;
    position.phase = phase;
    let side = position.active;
    let mut play = Play { battle, position, dice, journal: events };
    if flag(words, "begin")? {
        if phase == Phase::Command {
            play.position.effective = play.position.effective.without(battle.of_side[side.index()]);
        }
        play.begin_phase(phase);
    } else {
        match phase {
            Phase::Activation => play.push(ActivationStep::Activation(side)),
            Phase::Command => play.push(ColumnStep::Deploy(side)),
            Phase::Rout => play.push(MoveStep::Rout(side)),
            Phase::Movement => play.push(MoveStep::Move(side)),
            Phase::Bombardment => play.push(BombardStep::Bombard { side, defensive: false }),
            Phase::Rally => play.push(MoraleStep::Rally(side)),
            Phase::DefensiveBombardment => {
                play.push(BombardStep::Bombard { side: side.enemy(), defensive: true });
            }
            Phase::Combat => play.push(CombatStep::Combat(side)),
            Phase::EndPlayerTurn | Phase::Morale | Phase::EndTurn => {
                return Err(format!("`{name}` has no middle; say `begin = true`"));
            }
            Phase::SetUp => {}
        }
    }
    play.proceed();
    Ok(())
}

/// Everybody of a set, by name.
fn names(battle: &Battle, units: Units) -> String {
    let names: Vec<&str> = units.iter().map(|unit| battle.unit(unit).id.as_str()).collect();
    names.join(", ")
}
