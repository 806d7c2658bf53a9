//! How orders of situations are read: a sentence becomes the atoms that carry it out; `;` stands between sentences.

use hexes::Hex;

use super::words::{find_leader, hex_named, leader_named, piece_named, unit_named, wing_named};
use crate::agenda::{BombardStep, Step};
use crate::order::{BombardOrder, Order};
use crate::pieces::UnitId;
use crate::play::Field;

/// The forms that are understood; `docs/situations.md` has an example of each.
pub(super) const ORDERS: [&str; 59] = [
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
    let hex = |name: &str| hex_named(battle, name);
    let unit = |name: &str| unit_named(battle, name);
    let wing = |name: &str| wing_named(battle, name);
    let one = match words.as_slice() {
        ["place", at] => Order::Place(hex(at)?),
        ["quick", "set-up"] => Order::QuickSetUp,
        ["activate"] => Order::Activate,
        ["stay", "inactive"] => Order::StayInactive,
        ["volunteer"] => Order::Volunteer,
        ["stay", "in", "camp"] => Order::StayInCamp,
        ["try", "coup"] => Order::TryCoup,
        ["let", "pass"] => Order::LetPass,
        ["pay"] => Order::PayActivation,
        ["leash", name] => Order::Leash(wing(name)?),
        ["no", "leash"] => Order::NoLeash,
        ["strike", name] => Order::Strike(wing(name)?),
        ["forced", "deployment"] => Order::TryForcedDeployment,
        ["stay", "in", "column"] => Order::StayInColumn,
        ["deploy", "guns", name] => Order::DeployGuns(unit(name)?),
        ["deploy", name] => Order::Deploy(wing(name)?),
        ["turn", "commander"] => Order::TurnCommander,
        ["rouse", name, "with", leader] => Order::Rouse { leader: leader_named(battle, leader)?, wing: wing(name)? },
        ["trace", name] => Order::Trace(unit(name)?),
        ["enter", name, "at", at] => Order::Enter { wing: wing(name)?, at: hex(at)? },
        ["flee", name] => Order::Flee(unit(name)?),
        ["retreat", to] => Order::RetreatTo(hex(to)?),
        ["accompany", leader] => Order::Accompany(leader_named(battle, leader)?),
        ["take", piece] => Order::Take(piece_named(battle, piece)?),
        ["step", "in", to] => Order::StepIn(hex(to)?),
        ["step", to] => Order::Step(hex(to)?),
        ["halt"] => Order::Halt,
        ["leave"] => Order::Leave,
        ["lift", "support", name] => Order::LiftSupport(unit(name)?),
        ["lift", name] => Order::Lift(unit(name)?),
        ["column", "guns", name, "with", of] => Order::ColumnGuns { unit: unit(name)?, wing: wing(of)? },
        ["column", name] => Order::Column(wing(name)?),
        ["give", "up", name] => Order::GiveUp(unit(name)?),
        ["reduce", name] => Order::Reduce(unit(name)?),
        ["aim", at] => Order::Bombard(BombardOrder::Aim(hex(at)?)),
        ["battery", name] => Order::Bombard(BombardOrder::Battery(unit(name)?)),
        ["fire"] => Order::Bombard(BombardOrder::Fire),
        ["rally", name] => Order::Rally(unit(name)?),
        ["assail", at] => Order::Assail(hex(at)?),
        ["storm", from] => Order::Storm(hex(from)?),
        ["go"] => Order::Go,
        ["snipe", at, "from", from] => Order::Snipe { from: hex(from)?, at: hex(at)? },
        ["withdraw", to] => Order::WithdrawTo(hex(to)?),
        ["stand"] => Order::Stand,
        ["lead", name] => Order::Lead(unit(name)?),
        ["ground", from, to] => Order::Ground { from: hex(from)?, to: hex(to)? },
        ["lose-step", name] => Order::LoseStep(unit(name)?),
        ["give-ground", name] => Order::GiveGround(unit(name)?),
        ["lose-guns", name] => Order::LoseGuns(unit(name)?),
        ["additional-retreat", name] => Order::AdditionalRetreat(unit(name)?),
        ["advance", name, to] => match find_leader(battle, name) {
            Some(leader) => Order::AdvanceLeader { leader, to: hex(to)? },
            None => Order::Advance { unit: unit(name)?, to: hex(to)? },
        },
        ["momentum", at] => Order::MomentumAttack(hex(at)?),
        ["charge", "with", name] => Order::ChargeWith(unit(name)?),
        ["charge", at] => Order::Charge(hex(at)?),
        ["end", rest @ ..] => end(field, rest)?,
        _ => return several(field, sentence, &words),
    };
    Ok(vec![one])
}

/// Sentences of several atoms.
fn several(field: &Field<'_>, sentence: &str, words: &[&str]) -> Result<Vec<Order>, String> {
    let battle = field.battle;
    let hexes = |names: &[&str]| names.iter().map(|name| hex_named(battle, name)).collect::<Result<Vec<Hex>, String>>();
    let units =
        |names: &[&str]| names.iter().map(|name| unit_named(battle, name)).collect::<Result<Vec<UnitId>, String>>();
    let split = |rest: &[&str], word: &str| rest.iter().position(|other| *other == word);
    let mut orders = Vec::new();
    match words {
        ["march", piece, ways @ ..] if !ways.is_empty() => {
            orders.push(Order::Take(piece_named(battle, piece)?));
            orders.extend(hexes(ways)?.into_iter().map(Order::Step));
            orders.push(Order::Halt);
        }
        ["bombard", at, "with", batteries @ ..] if !batteries.is_empty() => {
            orders.push(Order::Bombard(BombardOrder::Aim(hex_named(battle, at)?)));
            orders.extend(units(batteries)?.into_iter().map(|unit| Order::Bombard(BombardOrder::Battery(unit))));
            orders.push(Order::Bombard(BombardOrder::Fire));
        }
        ["attack", rest @ ..] => {
            let from = split(rest, "from").ok_or("`attack` needs `from`, such as `attack 2406 from 2305, 2306`")?;
            orders.extend(hexes(&rest[..from])?.into_iter().map(Order::Assail));
            orders.extend(hexes(&rest[from + 1..])?.into_iter().map(Order::Storm));
            orders.push(Order::Go);
        }
        ["sweep", rest @ ..] => {
            let with = split(rest, "with").ok_or("`sweep` needs `with`, such as `sweep 2406 with cur-9`")?;
            orders.extend(hexes(&rest[..with])?.into_iter().map(Order::Charge));
            orders.extend(units(&rest[with + 1..])?.into_iter().map(Order::ChargeWith));
            orders.push(Order::Go);
        }
        _ => return Err(format!("`{sentence}` is no order")),
    }
    Ok(orders)
}

/// The order that ends what is asked.
fn end(field: &Field<'_>, words: &[&str]) -> Result<Order, String> {
    let order = match words {
        ["deploy"] => Order::EndDeploy,
        ["rouse"] => Order::EndRouse,
        ["trace"] => Order::EndTrace,
        ["movement"] => Order::EndMovement,
        ["bombardment"] => Order::Bombard(BombardOrder::EndBombardment),
        ["rally"] => Order::EndRally,
        ["combat"] => Order::EndCombat,
        ["advance"] => Order::EndAdvance,
        ["momentum"] => Order::EndMomentum,
        ["sweep"] => Order::EndSweep,
        ["accompany"] => Order::EndAccompany,
        [] => match field.position.agenda.top() {
            Some(Step::Deploy(_)) => Order::EndDeploy,
            Some(Step::Rouse(_)) => Order::EndRouse,
            Some(Step::Trace(_)) => Order::EndTrace,
            Some(Step::Move(_)) => Order::EndMovement,
            Some(Step::Bombard(BombardStep::Bombard { .. })) => Order::Bombard(BombardOrder::EndBombardment),
            Some(Step::Rally(_)) => Order::EndRally,
            Some(Step::Combat(_)) => Order::EndCombat,
            Some(Step::Advance(_)) => Order::EndAdvance,
            Some(Step::Momentum(_) | Step::MomentumAdvance(_)) => Order::EndMomentum,
            Some(Step::Sweep(_)) => Order::EndSweep,
            Some(Step::Follow { .. }) => Order::EndAccompany,
            _ => return Err("nothing can be ended now".into()),
        },
        _ => return Err(format!("`end {}`: nothing of that name ends", words.join(" "))),
    };
    Ok(order)
}
