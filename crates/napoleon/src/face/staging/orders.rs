//! Orders as authors of situations write them.

use hexes::Hex;
use kernel::situation::words::index_named;

use super::cards::{card_named, column_named};
use super::{crossing_named, piece_named};
use crate::engine::agenda::Step;
use crate::engine::order::{
    BombardOrder, CardOrder, ChargeOrder, CombatOrder, CommandOrder, DisengageOrder, MarchOrder, MoveOrder, Order,
    RecoveryOrder, ReinforcementOrder, ResultOrder, SupplyOrder, TrainOrder, VedetteOrder, WorkOrder,
};
use crate::engine::play::Field;
use crate::modifiers::Claim;
use crate::repulse::RepulseOrder;

pub(super) const ORDERS: [&str; 79] = [
    "reorganize PIECE with LEADER",
    "vedettes PIECE",
    "command OFFICER with LEADER",
    "assist HEX with LEADER",
    "rouse OFFICER",
    "take PIECE",
    "join PIECE",
    "step HEX",
    "road march",
    "leave march",
    "damage CROSSING",
    "repair CROSSING",
    "clear CROSSING",
    "halt",
    "march PIECES to HEXES",
    "venture PIECE",
    "venture together PIECE",
    "repulse",
    "evade HEX",
    "evade to HEX",
    "assail HEX",
    "storm HEX",
    "go",
    "call off",
    "attack HEXES from HEXES",
    "fight NUMBER",
    "claim GROUND",
    "retire PIECE",
    "retreat HEX",
    "displace PIECE",
    "reduce PIECE",
    "give up PIECE",
    "advance PIECE to HEX",
    "end",
    "end advance",
    "target HEX",
    "lay PIECE",
    "fire",
    "bombard HEX with PIECES",
    "stand fast",
    "give way",
    "withdraw",
    "remain",
    "withhold PIECE",
    "pledge PIECE on HEX",
    "charge HEX",
    "spur PIECE",
    "sound",
    "ride back",
    "charge HEX with PIECES",
    "build HEX",
    "commit",
    "decline",
    "cease fire",
    "recombine PIECE",
    "feed PIECE",
    "lay pontoon HEX",
    "take up PIECE in HEX",
    "enter PIECE",
    "unfold PIECE",
    "call",
    "brief HEX",
    "brief formation OFFICER",
    "redirect PIECE",
    "aim HEX",
    "direct HEX",
    "recall PIECE",
    "general retreat",
    "lift retreat",
    "leave map",
    "disengage PIECE to HEX",
    "bring PIECES by HEX",
    "send HEX to HEX",
    "play CARD",
    "pick NUMBER",
    "reroute NUMBER to ENTRY",
    "survey HEX",
    "enact",
    "forgo",
];

/// Reads an order: the atoms that carry it out.
///
/// # Errors
/// Says which words were not understood.
pub(super) fn read(field: &Field<'_>, words: &str) -> Result<Vec<Order>, String> {
    let mut orders = Vec::new();
    for part in words.split(';') {
        read_one(field, part.trim(), &mut orders)?;
    }
    Ok(orders)
}

fn hexes(field: &Field<'_>, words: &[&str]) -> Result<Vec<Hex>, String> {
    words.iter().map(|word| field.battle.board.hex_named(word)).collect()
}

fn read_one(field: &Field<'_>, text: &str, out: &mut Vec<Order>) -> Result<(), String> {
    let battle = field.battle;
    let words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let piece = |name: &str| piece_named(battle, name);
    let hex = |name: &str| battle.board.hex_named(name);
    let at = |word: &str| words.iter().position(|other| *other == word).unwrap_or(words.len());
    let order: Order = match words[..] {
        ["command", officer, "with", leader] => {
            CommandOrder::Command { leader: piece(leader)?, officer: piece(officer)? }.into()
        }
        ["assist", place, "with", leader] => CommandOrder::Assist { leader: piece(leader)?, hex: hex(place)? }.into(),
        ["reorganize", name, "with", leader] => {
            RecoveryOrder::Reorganize { leader: piece(leader)?, piece: piece(name)? }.into()
        }
        ["vedettes", name] => RecoveryOrder::MakeVedettes(piece(name)?).into(),
        ["rouse", officer] => CommandOrder::Rouse(piece(officer)?).into(),
        ["take", name] => MoveOrder::Take(piece(name)?).into(),
        ["join", name] => MoveOrder::Join(piece(name)?).into(),
        ["step", place] => MoveOrder::Step(hex(place)?).into(),
        ["road", "march"] => MoveOrder::RoadMarch.into(),
        ["leave", "march"] => MoveOrder::LeaveMarch.into(),
        ["damage", name] => MoveOrder::Damage(crossing_named(battle, name)?).into(),
        ["repair", name] => MoveOrder::Repair(crossing_named(battle, name)?).into(),
        ["clear", name] => MoveOrder::Clear(crossing_named(battle, name)?).into(),
        ["halt"] => MoveOrder::Halt.into(),
        ["march", ..] => {
            // The first is taken up, the others join, then they go and halt.
            let to = at("to");
            for (index, name) in words[1..to].iter().enumerate() {
                let order = if index == 0 { MoveOrder::Take(piece(name)?) } else { MoveOrder::Join(piece(name)?) };
                out.push(order.into());
            }
            let way = hexes(field, words.get(to + 1..).unwrap_or_default())?;
            out.extend(way.into_iter().map(|hex| Order::from(MoveOrder::Step(hex))));
            MoveOrder::Halt.into()
        }
        ["venture", "together", name] => MoveOrder::VentureTogether(piece(name)?).into(),
        ["venture", name] => MoveOrder::Venture(piece(name)?).into(),
        ["repulse"] => RepulseOrder::Repulse.into(),
        ["evade", "to", place] => CombatOrder::EvadeTo(hex(place)?).into(),
        ["evade", place] => CombatOrder::Evade(hex(place)?).into(),
        ["assail", place] => CombatOrder::Assail(hex(place)?).into(),
        ["storm", place] => CombatOrder::Storm(hex(place)?).into(),
        ["go"] => CombatOrder::Go.into(),
        ["call", "off"] => CombatOrder::CallOff.into(),
        ["attack", ..] => {
            let from = at("from");
            let targets = hexes(field, &words[1..from])?;
            let stacks = hexes(field, words.get(from + 1..).unwrap_or_default())?;
            out.extend(targets.into_iter().map(|hex| Order::from(CombatOrder::Assail(hex))));
            out.extend(stacks.into_iter().map(|hex| Order::from(CombatOrder::Storm(hex))));
            CombatOrder::Go.into()
        }
        ["fight", number] => {
            let number: u8 = number.parse().map_err(|_| format!("`{number}` is no number of an attack"))?;
            CombatOrder::Resolve(number.saturating_sub(1)).into()
        }
        ["claim", ground] => {
            let claim = Claim::ALL.into_iter().find(|claim| claim.key() == ground);
            CombatOrder::Claim(claim.ok_or_else(|| format!("`{ground}` is no ground"))?).into()
        }
        ["retire", name] => ResultOrder::Retire(piece(name)?).into(),
        ["retreat", place] => ResultOrder::RetreatTo(hex(place)?).into(),
        ["displace", name] => ResultOrder::Displace(piece(name)?).into(),
        ["reduce", name] => ResultOrder::Reduce(piece(name)?).into(),
        ["give", "up", name] => ResultOrder::GiveUp(piece(name)?).into(),
        ["advance", name, "to", place] => ResultOrder::Advance { piece: piece(name)?, to: hex(place)? }.into(),
        ["target", place] => BombardOrder::Target(hex(place)?).into(),
        ["lay", name] => BombardOrder::Lay(piece(name)?).into(),
        ["fire"] => BombardOrder::Fire.into(),
        ["bombard", place, "with", ..] => {
            out.push(BombardOrder::Target(hex(place)?).into());
            for name in &words[3..] {
                out.push(BombardOrder::Lay(piece(name)?).into());
            }
            BombardOrder::Fire.into()
        }
        ["cease", "fire"] => BombardOrder::CeaseFire.into(),
        ["stand", "fast"] => BombardOrder::StandFast.into(),
        ["give", "way"] => BombardOrder::GiveWay.into(),
        ["withdraw"] => BombardOrder::Withdraw.into(),
        ["remain"] => BombardOrder::Remain.into(),
        ["withhold", name] => BombardOrder::Withhold(piece(name)?).into(),
        ["pledge", name, "on", place] => BombardOrder::Pledge { piece: piece(name)?, hex: hex(place)? }.into(),
        ["charge", place] => ChargeOrder::Charge(hex(place)?).into(),
        ["charge", place, "with", ..] => {
            out.push(ChargeOrder::Charge(hex(place)?).into());
            for name in &words[3..] {
                out.push(ChargeOrder::Spur(piece(name)?).into());
            }
            ChargeOrder::Sound.into()
        }
        ["spur", name] => ChargeOrder::Spur(piece(name)?).into(),
        ["sound"] => ChargeOrder::Sound.into(),
        ["ride", "back"] => ChargeOrder::RideBack.into(),
        ["build", place] => WorkOrder::Build(hex(place)?).into(),
        ["commit"] => CombatOrder::Commit.into(),
        ["decline"] => CombatOrder::Decline.into(),
        ["play", name] => CardOrder::PlayCard(card_named(battle, name)?).into(),
        ["pick", number] => CardOrder::PickColumn(column_named(number)?).into(),
        ["reroute", number, "to", name] => {
            let keys = battle.board.entries.iter().map(|place| place.key.as_str());
            let entry = index_named("entry", keys, name)? as u8;
            CardOrder::Reroute { column: column_named(number)?, entry }.into()
        }
        ["survey", place] => CardOrder::Survey(hex(place)?).into(),
        ["enact"] => CardOrder::Enact.into(),
        ["forgo"] => CardOrder::Forgo.into(),
        ["end", "advance"] => ResultOrder::EndAdvance.into(),
        ["recombine", name] => VedetteOrder::Recombine(piece(name)?).into(),
        ["feed", name] => SupplyOrder::Feed(piece(name)?).into(),
        ["lay", "pontoon", place] => TrainOrder::LayPontoon(hex(place)?).into(),
        ["take", "up", name, "in", place] => TrainOrder::TakeUp { piece: piece(name)?, hex: hex(place)? }.into(),
        ["enter", name] => ReinforcementOrder::Enter(piece(name)?).into(),
        ["unfold", name] => ReinforcementOrder::Unfold(piece(name)?).into(),
        ["call"] => ReinforcementOrder::Call.into(),
        ["brief", "formation", officer] => MarchOrder::BriefFormation(piece(officer)?).into(),
        ["brief", place] => MarchOrder::Brief(hex(place)?).into(),
        ["redirect", name] => MarchOrder::Redirect(piece(name)?).into(),
        ["aim", place] => MarchOrder::Aim(hex(place)?).into(),
        ["direct", place] => MarchOrder::Direct(hex(place)?).into(),
        ["recall", name] => MarchOrder::Recall(piece(name)?).into(),
        ["general", "retreat"] => MarchOrder::GeneralRetreat.into(),
        ["lift", "retreat"] => MarchOrder::LiftRetreat.into(),
        ["leave", "map"] => MarchOrder::LeaveMap.into(),
        ["disengage", name, "to", place] => DisengageOrder::Disengage { piece: piece(name)?, to: hex(place)? }.into(),
        ["bring", ..] => {
            // The first is named, the others join, then they come on the map and halt.
            let by = at("by");
            out.push(ReinforcementOrder::Enter(piece(words.get(1).copied().unwrap_or_default())?).into());
            for name in words.get(2..by).unwrap_or_default() {
                out.push(MoveOrder::Join(piece(name)?).into());
            }
            let way = hexes(field, words.get(by + 1..).unwrap_or_default())?;
            out.extend(way.into_iter().map(|hex| Order::from(MoveOrder::Step(hex))));
            MoveOrder::Halt.into()
        }
        ["send", from, "to", goal] => {
            out.push(MarchOrder::Brief(hex(from)?).into());
            MarchOrder::Aim(hex(goal)?).into()
        }
        ["end"] => ending(field),
        _ => return Err(format!("`{text}` is no order")),
    };
    out.push(order);
    Ok(())
}

/// What ends what is asked.
fn ending(field: &Field<'_>) -> Order {
    use crate::bombardment::BombardStep;
    use crate::combat::CombatStep;
    match field.position.agenda.top() {
        Some(Step::Train(_)) => TrainOrder::EndTakingUp.into(),
        Some(Step::March(_)) => MarchOrder::EndBriefing.into(),
        Some(Step::Disengage(_)) => DisengageOrder::EndDisengaging.into(),
        Some(Step::Card(_)) => CardOrder::Forgo.into(),
        Some(Step::Recovery(_)) => RecoveryOrder::EndReorganizing.into(),
        Some(Step::Command(_)) => CommandOrder::EndCommand.into(),
        Some(Step::Combat(CombatStep::Evade(_) | CombatStep::EvadeTo { .. })) => CombatOrder::EndEvading.into(),
        Some(Step::Combat(_)) => CombatOrder::EndDeclaring.into(),
        Some(Step::Bombard(BombardStep::Occupy(_))) => ResultOrder::EndAdvance.into(),
        Some(Step::Bombard(_)) => BombardOrder::CeaseFire.into(),
        Some(Step::Charge(_)) => ChargeOrder::EndCharging.into(),
        Some(Step::Work(_)) => WorkOrder::EndBuilding.into(),
        Some(Step::Result(_)) => ResultOrder::EndAdvance.into(),
        Some(Step::Move(_) | Step::Supply(_)) | None => MoveOrder::EndMovement.into(),
    }
}
