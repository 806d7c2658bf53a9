//! How orders of situations are read: a sentence becomes the atoms that carry it out; `;`
//! stands between sentences.

use hexes::Hex;

use super::words::{find_leader, leader_named, piece_named, unit_named, wing_named};
use crate::engine::agenda::{
    BombardStep, ColumnStep, CombatStep, CommandStep, MoraleStep, MoveStep, RetreatStep, Step,
};
use crate::engine::order::{
    ActivationOrder, BombardOrder, ColumnOrder, CombatOrder, CommandOrder, LossOrder, MoraleOrder, MoveOrder, Order,
    RetreatOrder, ScenarioOrder, SetUpOrder,
};
use crate::engine::pieces::UnitId;
use crate::engine::play::Field;

/// The forms that are understood; `docs/situations.md` has an example of each.
pub(super) const ORDERS: [&str; 80] = [
    "activate",
    "stay inactive",
    "volunteer",
    "stay in camp",
    "try coup",
    "let pass",
    "pay",
    "leash WING",
    "no leash",
    "strike WING",
    "deploy WING",
    "deploy guns UNIT",
    "forced deployment",
    "stay in column",
    "turn commander",
    "rouse WING with LEADER",
    "trace UNIT",
    "flee UNIT",
    "enter WING at HEX",
    "step in HEX",
    "take PIECE",
    "step HEX",
    "halt",
    "leave",
    "march PIECE HEXES",
    "lift UNIT",
    "lift support UNIT",
    "column WING",
    "column guns UNIT with WING",
    "give up UNIT",
    "reduce UNIT",
    "bombard HEX with UNITS",
    "aim HEX",
    "battery UNIT",
    "fire",
    "rally UNIT",
    "attack HEXES from HEXES",
    "assail HEX",
    "storm HEX",
    "go",
    "snipe HEX from HEX",
    "withdraw HEX",
    "stand",
    "lead UNIT",
    "ground HEX HEX",
    "lose-step UNIT",
    "give-ground UNIT",
    "lose-guns UNIT",
    "additional-retreat UNIT",
    "retreat HEX",
    "accompany LEADER",
    "advance PIECE HEX",
    "momentum HEX",
    "charge HEX",
    "charge with UNIT",
    "sweep HEXES with UNITS",
    "place HEX",
    "quick set-up",
    "lay HEX",
    "load UNIT with WING",
    "ride with WING",
    "attach UNIT",
    "rejoin UNIT",
    "mask NUMBER KIND",
    "tell off UNIT to NUMBER|army",
    "ready",
    "muster COUNTER",
    "pace HEX",
    "trail MARK HEX",
    "rest",
    "move COUNTER HEXES",
    "unveil",
    "fold COUNTER",
    "unfold COUNTER",
    "exchange COUNTER and COUNTER",
    "shift HEX",
    "in line",
    "in column",
    "station UNIT HEX",
    "end [PHASE]",
];

pub(super) fn read(field: &Field<'_>, words: &str) -> Result<Vec<Order>, String> {
    let mut orders = Vec::new();
    for sentence in words.split(';') {
        orders.extend(sentence_of(field, sentence.trim())?);
    }
    Ok(orders)
}

fn sentence_of(field: &Field<'_>, sentence: &str) -> Result<Vec<Order>, String> {
    let battle = field.battle;
    let words: Vec<&str> = sentence.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    if let Some(orders) = super::veils::order(field, &words)? {
        return Ok(orders);
    }
    let hex = |name: &str| battle.board.hex_named(name);
    let unit = |name: &str| unit_named(battle, name);
    let wing = |name: &str| wing_named(battle, name);
    let one = match words.as_slice() {
        ["place", at] => Order::SetUp(SetUpOrder::Place(hex(at)?)),
        ["quick", "set-up"] => Order::SetUp(SetUpOrder::QuickSetUp),
        ["activate"] => Order::Activation(ActivationOrder::Activate),
        ["stay", "inactive"] => Order::Activation(ActivationOrder::StayInactive),
        ["volunteer"] => Order::Scenario(ScenarioOrder::Volunteer),
        ["stay", "in", "camp"] => Order::Scenario(ScenarioOrder::StayInCamp),
        ["try", "coup"] => Order::Activation(ActivationOrder::TryCoup),
        ["let", "pass"] => Order::Activation(ActivationOrder::LetPass),
        ["pay"] => Order::Activation(ActivationOrder::PayActivation),
        ["leash", name] => Order::Command(CommandOrder::Leash(wing(name)?)),
        ["no", "leash"] => Order::Command(CommandOrder::NoLeash),
        ["strike", name] => Order::Command(CommandOrder::Strike(wing(name)?)),
        ["forced", "deployment"] => Order::Column(ColumnOrder::TryForcedDeployment),
        ["stay", "in", "column"] => Order::Column(ColumnOrder::StayInColumn),
        ["deploy", "guns", name] => Order::Column(ColumnOrder::DeployGuns(unit(name)?)),
        ["deploy", name] => Order::Column(ColumnOrder::Deploy(wing(name)?)),
        ["turn", "commander"] => Order::Column(ColumnOrder::TurnCommander),
        ["rouse", name, "with", leader] => {
            Order::Command(CommandOrder::Rouse { leader: leader_named(battle, leader)?, wing: wing(name)? })
        }
        ["trace", name] => Order::Command(CommandOrder::Trace(unit(name)?)),
        ["enter", name, "at", at] => Order::Scenario(ScenarioOrder::Enter { wing: wing(name)?, at: hex(at)? }),
        ["flee", name] => Order::Move(MoveOrder::Flee(unit(name)?)),
        ["retreat", to] => Order::Retreat(RetreatOrder::RetreatTo(hex(to)?)),
        ["accompany", leader] => Order::Retreat(RetreatOrder::Accompany(leader_named(battle, leader)?)),
        ["take", piece] => Order::Move(MoveOrder::Take(piece_named(battle, piece)?)),
        ["step", "in", to] => Order::Scenario(ScenarioOrder::StepIn(hex(to)?)),
        ["step", to] => Order::Move(MoveOrder::Step(hex(to)?)),
        ["halt"] => Order::Move(MoveOrder::Halt),
        ["leave"] => Order::Move(MoveOrder::Leave),
        ["lift", "support", name] => Order::Move(MoveOrder::LiftSupport(unit(name)?)),
        ["lift", name] => Order::Move(MoveOrder::Lift(unit(name)?)),
        ["column", "guns", name, "with", of] => {
            Order::Column(ColumnOrder::ColumnGuns { unit: unit(name)?, wing: wing(of)? })
        }
        ["column", name] => Order::Column(ColumnOrder::Column(wing(name)?)),
        ["give", "up", name] => Order::Move(MoveOrder::GiveUp(unit(name)?)),
        ["reduce", name] => Order::Move(MoveOrder::Reduce(unit(name)?)),
        ["aim", at] => Order::Bombard(BombardOrder::Aim(hex(at)?)),
        ["battery", name] => Order::Bombard(BombardOrder::Battery(unit(name)?)),
        ["fire"] => Order::Bombard(BombardOrder::Fire),
        ["rally", name] => Order::Morale(MoraleOrder::Rally(unit(name)?)),
        ["assail", at] => Order::Combat(CombatOrder::Assail(hex(at)?)),
        ["storm", from] => Order::Combat(CombatOrder::Storm(hex(from)?)),
        ["go"] => Order::Combat(CombatOrder::Go),
        ["snipe", at, "from", from] => Order::Combat(CombatOrder::Snipe { from: hex(from)?, at: hex(at)? }),
        ["withdraw", to] => Order::Combat(CombatOrder::WithdrawTo(hex(to)?)),
        ["stand"] => Order::Combat(CombatOrder::Stand),
        ["lead", name] => Order::Combat(CombatOrder::Lead(unit(name)?)),
        ["ground", from, to] => Order::Combat(CombatOrder::Ground { from: hex(from)?, to: hex(to)? }),
        ["lose-step", name] => Order::Loss(LossOrder::LoseStep(unit(name)?)),
        ["give-ground", name] => Order::Loss(LossOrder::GiveGround(unit(name)?)),
        ["lose-guns", name] => Order::Loss(LossOrder::LoseGuns(unit(name)?)),
        ["additional-retreat", name] => Order::Loss(LossOrder::AdditionalRetreat(unit(name)?)),
        ["advance", name, to] => match find_leader(battle, name) {
            Some(leader) => Order::Combat(CombatOrder::AdvanceLeader { leader, to: hex(to)? }),
            None => Order::Combat(CombatOrder::Advance { unit: unit(name)?, to: hex(to)? }),
        },
        ["momentum", at] => Order::Combat(CombatOrder::MomentumAttack(hex(at)?)),
        ["charge", "with", name] => Order::Combat(CombatOrder::ChargeWith(unit(name)?)),
        ["charge", at] => Order::Combat(CombatOrder::Charge(hex(at)?)),
        ["end", rest @ ..] => end(field, rest)?,
        _ => return several(field, sentence, &words),
    };
    Ok(vec![one])
}

/// Sentences of several atoms.
fn several(field: &Field<'_>, sentence: &str, words: &[&str]) -> Result<Vec<Order>, String> {
    let battle = field.battle;
    let hexes =
        |names: &[&str]| names.iter().map(|name| battle.board.hex_named(name)).collect::<Result<Vec<Hex>, String>>();
    let units =
        |names: &[&str]| names.iter().map(|name| unit_named(battle, name)).collect::<Result<Vec<UnitId>, String>>();
    let split = |rest: &[&str], word: &str| rest.iter().position(|other| *other == word);
    let mut orders = Vec::new();
    match words {
        ["march", piece, ways @ ..] if !ways.is_empty() => {
            orders.push(Order::Move(MoveOrder::Take(piece_named(battle, piece)?)));
            orders.extend(hexes(ways)?.into_iter().map(|hex| Order::Move(MoveOrder::Step(hex))));
            orders.push(Order::Move(MoveOrder::Halt));
        }
        ["bombard", at, "with", batteries @ ..] if !batteries.is_empty() => {
            orders.push(Order::Bombard(BombardOrder::Aim(battle.board.hex_named(at)?)));
            orders.extend(units(batteries)?.into_iter().map(|unit| Order::Bombard(BombardOrder::Battery(unit))));
            orders.push(Order::Bombard(BombardOrder::Fire));
        }
        ["attack", rest @ ..] => {
            let from = split(rest, "from").ok_or("`attack` needs `from`, such as `attack 2406 from 2305, 2306`")?;
            orders.extend(hexes(&rest[..from])?.into_iter().map(|hex| Order::Combat(CombatOrder::Assail(hex))));
            orders.extend(hexes(&rest[from + 1..])?.into_iter().map(|hex| Order::Combat(CombatOrder::Storm(hex))));
            orders.push(Order::Combat(CombatOrder::Go));
        }
        ["sweep", rest @ ..] => {
            let with = split(rest, "with").ok_or("`sweep` needs `with`, such as `sweep 2406 with cur-9`")?;
            orders.extend(hexes(&rest[..with])?.into_iter().map(|hex| Order::Combat(CombatOrder::Charge(hex))));
            orders
                .extend(units(&rest[with + 1..])?.into_iter().map(|unit| Order::Combat(CombatOrder::ChargeWith(unit))));
            orders.push(Order::Combat(CombatOrder::Go));
        }
        _ => return Err(format!("`{sentence}` is no order")),
    }
    Ok(orders)
}

/// The order that ends what is asked.
fn end(field: &Field<'_>, words: &[&str]) -> Result<Order, String> {
    let order = match words {
        ["deploy"] => Order::Column(ColumnOrder::EndDeploy),
        ["rouse"] => Order::Command(CommandOrder::EndRouse),
        ["trace"] => Order::Command(CommandOrder::EndTrace),
        ["movement"] => Order::Move(MoveOrder::EndMovement),
        ["bombardment"] => Order::Bombard(BombardOrder::EndBombardment),
        ["rally"] => Order::Morale(MoraleOrder::EndRally),
        ["combat"] => Order::Combat(CombatOrder::EndCombat),
        ["advance"] => Order::Combat(CombatOrder::EndAdvance),
        ["momentum"] => Order::Combat(CombatOrder::EndMomentum),
        ["sweep"] => Order::Combat(CombatOrder::EndSweep),
        ["accompany"] => Order::Retreat(RetreatOrder::EndAccompany),
        [] => match field.position.agenda.peek() {
            Some(Step::Column(ColumnStep::Deploy(_))) => Order::Column(ColumnOrder::EndDeploy),
            Some(Step::Command(CommandStep::Rouse(_))) => Order::Command(CommandOrder::EndRouse),
            Some(Step::Command(CommandStep::Trace(_))) => Order::Command(CommandOrder::EndTrace),
            Some(Step::Move(MoveStep::Move(_))) => Order::Move(MoveOrder::EndMovement),
            Some(Step::Bombard(BombardStep::Bombard { .. })) => Order::Bombard(BombardOrder::EndBombardment),
            Some(Step::Morale(MoraleStep::Rally(_))) => Order::Morale(MoraleOrder::EndRally),
            Some(Step::Combat(CombatStep::Combat(_))) => Order::Combat(CombatOrder::EndCombat),
            Some(Step::Combat(CombatStep::Advance(_))) => Order::Combat(CombatOrder::EndAdvance),
            Some(Step::Combat(CombatStep::Momentum(_)) | Step::Combat(CombatStep::MomentumAdvance(_))) => {
                Order::Combat(CombatOrder::EndMomentum)
            }
            Some(Step::Combat(CombatStep::Sweep(_))) => Order::Combat(CombatOrder::EndSweep),
            Some(Step::Retreat(RetreatStep::Follow { .. })) => Order::Retreat(RetreatOrder::EndAccompany),
            _ => return Err("nothing can be ended now".into()),
        },
        _ => return Err(format!("`end {}`: nothing of that name ends", words.join(" "))),
    };
    Ok(order)
}
