//! Situations of this system: how their positions, orders and expectations are read; `docs/situations.md` has the words.
//!
//! Pieces are written as set-ups of scenarios are: `0305: husson reduced, reille`.

mod cards;
mod chapters;
mod expect;
mod orders;

use kernel::facade::side_message;
use kernel::situation::words::{flag, index_named, list, number, side_named, text};
use kernel::situation::{Staged, Vocabulary};
use kernel::{Dice, Label, Noted};

use crate::combat::CombatStep;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Marks, PieceState, Place, Position};
use crate::engine::question::{
    BombardQuestion, CardQuestion, ChargeQuestion, CombatQuestion, CommandQuestion, DisengageQuestion, MarchQuestion,
    MoveQuestion, Question, RecoveryQuestion, ResultQuestion, SupplyQuestion, TrainQuestion, WorkQuestion,
};
use crate::movement::MoveStep;
use crate::sequence::Phase;
use crate::system::Napoleon;
use crate::weather::CONDITIONS;

kernel::questions! { Question:
    Question::Command(CommandQuestion::Command) => "command",
    Question::Move(MoveQuestion::Move) => "move",
    Question::Move(MoveQuestion::Initiative) => "initiative",
    Question::Move(MoveQuestion::Step) => "step",
    Question::Combat(CombatQuestion::Evade) => "evade",
    Question::Combat(CombatQuestion::EvadeTo) => "evade-to",
    Question::Combat(CombatQuestion::Declare) => "declare",
    Question::Combat(CombatQuestion::Attack) => "attack",
    Question::Combat(CombatQuestion::Fight) => "fight",
    Question::Combat(CombatQuestion::Claim) => "claim",
    Question::Combat(CombatQuestion::Commit) => "commit",
    Question::Bombard(BombardQuestion::Target) => "target",
    Question::Bombard(BombardQuestion::Guns) => "guns",
    Question::Bombard(BombardQuestion::Stand) => "stand",
    Question::Bombard(BombardQuestion::Hit) => "hit",
    Question::Bombard(BombardQuestion::Withdraw) => "withdraw",
    Question::Bombard(BombardQuestion::Occupy) => "occupy",
    Question::Charge(ChargeQuestion::Charge) => "charge",
    Question::Charge(ChargeQuestion::Riders) => "riders",
    Question::Charge(ChargeQuestion::Rein) => "rein",
    Question::Work(WorkQuestion::Build) => "build",
    Question::Recovery(RecoveryQuestion::Reorganize) => "reorganize",
    Question::Result(ResultQuestion::Rout) => "rout",
    Question::Result(ResultQuestion::Retreat) => "retreat",
    Question::Result(ResultQuestion::Displace) => "displace",
    Question::Result(ResultQuestion::Reduce) => "reduce",
    Question::Result(ResultQuestion::Exchange) => "exchange",
    Question::Result(ResultQuestion::Advance) => "advance",
    Question::Supply(SupplyQuestion::Feed) => "feed",
    Question::Train(TrainQuestion::TakeUp) => "take-up",
    Question::March(MarchQuestion::Brief) => "brief",
    Question::March(MarchQuestion::Aim) => "aim",
    Question::Disengage(DisengageQuestion::Disengage) => "disengage",
    Question::Card(CardQuestion::Card) => "card",
    Question::Card(CardQuestion::CardAim) => "card-aim",
    Question::Card(CardQuestion::Tactics) => "tactics",
}

const KEYS: [&str; 34] = [
    "open",
    "pieces",
    "waiting",
    "recovery",
    "recovered",
    "eliminated",
    "captured",
    "turn",
    "active",
    "phase",
    "begin",
    "weather",
    "damaged",
    "losses",
    "works",
    "building",
    "committed",
    "daunted",
    "holding",
    "pontoons",
    "columns",
    "marches",
    "fires",
    "mended",
    "retreating",
    "hands",
    "decks",
    "under",
    "discarded",
    "card",
    "open-cards",
    "asleep",
    "holders",
    "cleared",
];

impl Staged for Napoleon {
    const LOWEST_DIE: u32 = 1;
    const HIGHEST_DIE: u32 = 6;
    const VOCABULARY: Vocabulary = Vocabulary {
        keys: &KEYS,
        side_keys: &[],
        marks: &MARKS,
        orders: &orders::ORDERS,
        sentences: &expect::SENTENCES,
        questions: QUESTIONS,
    };

    kernel::staging!();

    fn state(battle: &Battle, position: &Position) -> Label {
        Label::new("napoleon-state")
            .with("turn", i64::from(position.turn))
            .with("phase", position.phase.key())
            .with_message("side", side_message(&battle.sides[position.active.index()]))
    }
}

/// The piece of a name.
fn piece_named(battle: &Battle, name: &str) -> Result<PieceId, String> {
    let names = battle.pieces.iter().map(|piece| piece.id.as_str());
    index_named("piece", names, name).map(|index| PieceId(index as u8))
}

/// The crossing between two hexes: `0305|0306`.
fn crossing_named(battle: &Battle, name: &str) -> Result<u8, String> {
    let bad = || format!("`{name}` is no crossing: such as `0305|0306` is expected");
    let (one, other) = name.split_once('|').ok_or_else(bad)?;
    let [one, other] = [battle.board.hex_named(one)?, battle.board.hex_named(other)?];
    battle.board.crossing(one, other).ok_or_else(bad)
}

const MARKS: [&str; 21] = [
    "hidden",
    "reduced",
    "marching",
    "commanded",
    "out-of-command",
    "barred",
    "tried",
    "moved",
    "marched",
    "evaded",
    "repulsed",
    "advanced",
    "out-of-supply",
    "shaken",
    "substituted",
    "fired",
    "charged",
    "suppressed",
    "withheld",
    "square",
    "pinned",
];

fn marked<'a>(marks: &'a mut Marks, name: &str) -> Option<&'a mut Pieces> {
    Some(match name {
        "reduced" => &mut marks.reduced,
        "marching" => &mut marks.marching,
        "commanded" => &mut marks.commanded,
        "out-of-command" => &mut marks.out_of_command,
        "barred" => &mut marks.barred,
        "tried" => &mut marks.tried,
        "moved" => &mut marks.moved,
        "marched" => &mut marks.marched,
        "evaded" => &mut marks.evaded,
        "repulsed" => &mut marks.repulsed,
        "advanced" => &mut marks.advanced,
        "out-of-supply" => &mut marks.out_of_supply,
        "shaken" => &mut marks.shaken,
        "substituted" => &mut marks.substituted,
        "fired" => &mut marks.fired,
        "charged" => &mut marks.charged,
        "suppressed" => &mut marks.suppressed,
        "withheld" => &mut marks.withheld,
        "square" => &mut marks.square,
        "pinned" => &mut marks.pinned,
        _ => return None,
    })
}

fn stage(
    battle: &Battle,
    words: &toml::Table,
    dice: &mut Dice,
    events: &mut Vec<Noted<Event>>,
) -> Result<Position, String> {
    let mut position = Position::blank(battle);
    for line in list(words, "pieces")? {
        place_line(battle, &mut position, line)?;
    }
    let boxes = [
        ("waiting", Place::Waiting),
        ("recovery", Place::Recovery),
        ("recovered", Place::Recovered),
        ("eliminated", Place::Eliminated),
        ("holding", Place::Holding),
    ];
    for (key, place) in boxes {
        for name in list(words, key)?.iter().flat_map(|line| line.split(',')) {
            let piece = piece_named(battle, name.trim())?;
            position.pieces.send(piece, place);
            if place == Place::Recovered && battle.combat.has(piece) {
                position.marks.reduced.add(piece);
            }
        }
    }
    for line in list(words, "captured")? {
        // `reille 0305 turn 6`: from where, and when he comes back.
        let [name, hex, "turn", turn] = line.split(' ').collect::<Vec<_>>()[..] else {
            return Err(format!("`{line}`: expected such as `reille 0305 turn 6`"));
        };
        let at = battle.board.hex_named(hex)?;
        let back = turn.parse().map_err(|_| format!("`{turn}` is no turn"))?;
        position.pieces.set(piece_named(battle, name)?, PieceState { at, place: Place::Captured, back });
    }
    for name in list(words, "damaged")? {
        position.damaged |= 1 << crossing_named(battle, name)?;
    }
    chapters::stage(battle, words, &mut position)?;
    for line in list(words, "losses")? {
        let (name, points) = line.split_once(' ').ok_or_else(|| format!("`{line}`: expected such as `corps 8`"))?;
        let names = battle.formations.iter().map(|formation| formation.id.as_str());
        let points = points.parse().map_err(|_| format!("`{points}` is no number of points"))?;
        position.losses[index_named("formation", names, name)?] = points;
    }
    // Hidden pieces of a side are one lot, as at the start of a battle.
    for side in kernel::Side::BOTH {
        position.veil(position.hidden.and(battle.of_side[side]));
    }
    for (key, done) in [("works", true), ("building", false)] {
        for line in list(words, key)? {
            let (hex, side) =
                line.split_once(' ').ok_or_else(|| format!("`{line}`: expected such as `1207 allies`"))?;
            let (hex, side) = (battle.board.hex_named(hex)?, side_named(&battle.sides, side)?);
            let work = position.works.entry(hex, side).ok_or("there are too many works")?;
            work.done = done;
        }
    }
    for name in list(words, "committed")? {
        position.armies[side_named(&battle.sides, name)?].committed = true;
    }
    for name in list(words, "daunted")? {
        let names = battle.formations.iter().map(|formation| formation.id.as_str());
        position.daunted |= 1 << index_named("formation", names, name)?;
    }
    if let Some(value) = words.get("weather") {
        let name = text(value, "weather")?;
        let condition = CONDITIONS.into_iter().find(|condition| condition.key() == name);
        position.weather = condition.ok_or_else(|| format!("`{name}` is no weather"))?;
        position.weather_left = 1;
    }
    position.turn = number(words, "turn")?.unwrap_or(1);
    if position.turn == 0 || usize::from(position.turn) > battle.scenario.turns.len() {
        return Err(format!("`turn` is from 1 to {}", battle.scenario.turns.len()));
    }
    if let Some(value) = words.get("active") {
        position.active = side_named(&battle.sides, text(value, "active")?)?;
    }
    cards::stage(battle, words, &mut position)?;
    begin(battle, words, &mut position, dice, events)?;
    Ok(position)
}

/// Reads `0305: husson reduced, reille`.
fn place_line(battle: &Battle, position: &mut Position, line: &str) -> Result<(), String> {
    let (hex, pieces) = line
        .split_once(':')
        .ok_or_else(|| format!("`{line}`: expected a hex and pieces, such as `0305: husson, reille`"))?;
    let hex = battle.board.hex_named(hex.trim())?;
    for words in pieces.split(',') {
        let mut words = words.split_whitespace();
        let Some(name) = words.next() else { return Err(format!("`{line}`: a piece is missing")) };
        let piece = piece_named(battle, name)?;
        position.put(piece, hex);
        for word in words {
            if word == "hidden" {
                position.hidden.add(piece);
                continue;
            }
            let set = marked(&mut position.marks, word);
            set.ok_or_else(|| format!("`{word}` says nothing of a piece; expected {}", MARKS.join(", ")))?.add(piece);
        }
    }
    let sides: Vec<_> = position.stack(hex).map(|piece| battle.piece(piece).side).collect();
    match sides.windows(2).all(|pair| pair[0] == pair[1]) {
        true => Ok(()),
        false => Err(format!("both sides in `{}`", battle.board.grid.number(hex))),
    }
}

const PHASES: [(&str, Phase); 23] = [
    ("set-up", Phase::SetUp),
    ("weather", Phase::Weather),
    ("cards", Phase::Cards),
    ("supply", Phase::Supply),
    ("recovery", Phase::Recovery),
    ("reorganization", Phase::Reorganization),
    ("command", Phase::Command),
    ("movement", Phase::Movement),
    ("initiative", Phase::Initiative),
    ("sight", Phase::Sight),
    ("evasion", Phase::Evasion),
    ("attacker-evasion", Phase::AttackerEvasion),
    ("reaction", Phase::Reaction),
    ("declaration", Phase::Declaration),
    ("bombardment", Phase::Bombardment),
    ("charge", Phase::Charge),
    ("combat", Phase::Combat),
    ("second-sight", Phase::SecondSight),
    ("disengagement", Phase::Disengagement),
    ("night-recovery", Phase::NightRecovery),
    ("end-turn", Phase::EndTurn),
    ("march-orders", Phase::NightOrders),
    ("night-march", Phase::NightMarch),
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
    match phase {
        Phase::Movement if !flag(words, "begin")? => play.push(MoveStep::Move(side)),
        Phase::Declaration if !flag(words, "begin")? => play.push(CombatStep::Declare(side)),
        Phase::SetUp => play.begin_briefing(),
        _ => play.begin_phase(side, phase),
    }
    play.proceed();
    Ok(())
}
