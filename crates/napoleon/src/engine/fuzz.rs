//! Orders that a fuzzer makes up.

use hexes::Hex;
use kernel::Dice;
use kernel::conformance::Fuzzed;

use crate::cards::spec::MOST_TITLES;
use crate::engine::battle::Battle;
use crate::engine::order::{
    BombardOrder, CardOrder, ChargeOrder, CombatOrder, CommandOrder, DisengageOrder, MarchOrder, MoveOrder, Order,
    RecoveryOrder, ReinforcementOrder, ResultOrder, SupplyOrder, TrainOrder, VedetteOrder, WorkOrder,
};
use crate::engine::pieces::PieceId;
use crate::modifiers::Claim;
use crate::repulse::RepulseOrder;
use crate::system::Napoleon;

impl Fuzzed for Napoleon {
    fn any_order(battle: &Battle, dice: &mut Dice) -> Order {
        let mut up_to = |count: usize| dice.roll(count.max(1) as u32);
        let piece = PieceId(up_to(battle.pieces.len() + 2) as u8);
        let other = PieceId(up_to(battle.pieces.len() + 2) as u8);
        let hex = Hex(up_to(battle.board.grid.len() + 3) as u16);
        let crossing = up_to(battle.board.crossings.len() + 1) as u8;
        let number = up_to(6) as u8;
        let claim = Claim::ALL[up_to(Claim::ALL.len()) as usize];
        let card = up_to(MOST_TITLES) as u8;
        let orders: [Order; 80] = [
            CommandOrder::Command { leader: piece, officer: other }.into(),
            CommandOrder::Assist { leader: piece, hex }.into(),
            CommandOrder::Rouse(piece).into(),
            CommandOrder::EndCommand.into(),
            RecoveryOrder::Reorganize { leader: piece, piece: other }.into(),
            RecoveryOrder::MakeVedettes(piece).into(),
            RecoveryOrder::EndReorganizing.into(),
            MoveOrder::Take(piece).into(),
            MoveOrder::Join(piece).into(),
            MoveOrder::Step(hex).into(),
            MoveOrder::RoadMarch.into(),
            MoveOrder::LeaveMarch.into(),
            MoveOrder::Damage(crossing).into(),
            MoveOrder::Repair(crossing).into(),
            MoveOrder::Halt.into(),
            MoveOrder::EndMovement.into(),
            MoveOrder::Venture(piece).into(),
            MoveOrder::VentureTogether(piece).into(),
            RepulseOrder::Repulse.into(),
            CombatOrder::Evade(hex).into(),
            CombatOrder::EvadeTo(hex).into(),
            CombatOrder::EndEvading.into(),
            CombatOrder::Assail(hex).into(),
            CombatOrder::Storm(hex).into(),
            CombatOrder::Go.into(),
            CombatOrder::CallOff.into(),
            CombatOrder::EndDeclaring.into(),
            CombatOrder::Resolve(number).into(),
            CombatOrder::Claim(claim).into(),
            ResultOrder::Retire(piece).into(),
            ResultOrder::RetreatTo(hex).into(),
            ResultOrder::Displace(piece).into(),
            ResultOrder::Reduce(piece).into(),
            ResultOrder::Advance { piece, to: hex }.into(),
            ResultOrder::EndAdvance.into(),
            BombardOrder::Target(hex).into(),
            BombardOrder::Lay(piece).into(),
            BombardOrder::Fire.into(),
            BombardOrder::CeaseFire.into(),
            BombardOrder::StandFast.into(),
            BombardOrder::GiveWay.into(),
            BombardOrder::Withdraw.into(),
            BombardOrder::Remain.into(),
            BombardOrder::Withhold(piece).into(),
            BombardOrder::Pledge { piece, hex }.into(),
            ChargeOrder::Charge(hex).into(),
            ChargeOrder::Spur(piece).into(),
            ChargeOrder::Sound.into(),
            ChargeOrder::RideBack.into(),
            ChargeOrder::EndCharging.into(),
            WorkOrder::Build(hex).into(),
            WorkOrder::EndBuilding.into(),
            CombatOrder::Commit.into(),
            CombatOrder::Decline.into(),
            VedetteOrder::Recombine(piece).into(),
            SupplyOrder::Feed(piece).into(),
            TrainOrder::LayPontoon(hex).into(),
            TrainOrder::TakeUp { piece, hex }.into(),
            TrainOrder::EndTakingUp.into(),
            ReinforcementOrder::Enter(piece).into(),
            ReinforcementOrder::Unfold(piece).into(),
            ReinforcementOrder::Call.into(),
            MarchOrder::Brief(hex).into(),
            MarchOrder::BriefFormation(piece).into(),
            MarchOrder::Redirect(piece).into(),
            MarchOrder::Aim(hex).into(),
            MarchOrder::Direct(hex).into(),
            MarchOrder::Recall(piece).into(),
            MarchOrder::GeneralRetreat.into(),
            MarchOrder::LiftRetreat.into(),
            MarchOrder::LeaveMap.into(),
            MarchOrder::EndBriefing.into(),
            DisengageOrder::Disengage { piece, to: hex }.into(),
            DisengageOrder::EndDisengaging.into(),
            CardOrder::PlayCard(card).into(),
            CardOrder::PickColumn(number).into(),
            CardOrder::Reroute { column: number, entry: crossing }.into(),
            CardOrder::Survey(hex).into(),
            CardOrder::Enact.into(),
            CardOrder::Forgo.into(),
        ];
        orders[up_to(orders.len()) as usize]
    }
}
