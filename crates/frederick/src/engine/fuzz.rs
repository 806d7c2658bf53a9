//! Orders that a fuzzer makes up.

use hexes::Hex;
use kernel::Dice;
use kernel::conformance::Fuzzed;

use crate::engine::battle::Battle;
use crate::engine::order::{
    ActivationOrder, BombardOrder, ColumnOrder, CombatOrder, CommandOrder, LossOrder, MoraleOrder, MoveOrder, Order,
    RetreatOrder, ScenarioOrder, SetUpOrder,
};
use crate::engine::pieces::{LeaderId, PieceId, UnitId, WingId};
use crate::system::Frederick;

impl Fuzzed for Frederick {
    fn any_order(battle: &Battle, dice: &mut Dice) -> Order {
        let mut up_to = |count: usize| dice.roll(count.max(1) as u32);
        let unit = UnitId(up_to(battle.units.len() + 2) as u8);
        let leader = LeaderId(up_to(battle.leaders.len() + 2) as u8);
        let wing = WingId(up_to(battle.wings.len() + 2) as u8);
        let hex = Hex(up_to(battle.board.grid.len() + 3) as u16);
        let other = Hex(up_to(battle.board.grid.len() + 3) as u16);
        let orders = [
            Order::SetUp(SetUpOrder::Place(hex)),
            Order::SetUp(SetUpOrder::QuickSetUp),
            Order::Activation(ActivationOrder::Activate),
            Order::Scenario(ScenarioOrder::Volunteer),
            Order::Activation(ActivationOrder::TryCoup),
            Order::Activation(ActivationOrder::PayActivation),
            Order::Command(CommandOrder::Leash(wing)),
            Order::Command(CommandOrder::Strike(wing)),
            Order::Column(ColumnOrder::Deploy(wing)),
            Order::Column(ColumnOrder::DeployGuns(unit)),
            Order::Column(ColumnOrder::TurnCommander),
            Order::Column(ColumnOrder::EndDeploy),
            Order::Command(CommandOrder::Rouse { leader, wing }),
            Order::Command(CommandOrder::Trace(unit)),
            Order::Scenario(ScenarioOrder::Enter { wing, at: hex }),
            Order::Move(MoveOrder::Flee(unit)),
            Order::Retreat(RetreatOrder::RetreatTo(hex)),
            Order::Retreat(RetreatOrder::RetreatOff),
            Order::Retreat(RetreatOrder::Accompany(leader)),
            Order::Move(MoveOrder::Take(PieceId::Unit(unit))),
            Order::Move(MoveOrder::Take(PieceId::Leader(leader))),
            Order::Move(MoveOrder::Step(hex)),
            Order::Scenario(ScenarioOrder::StepIn(hex)),
            Order::Move(MoveOrder::Halt),
            Order::Move(MoveOrder::Leave),
            Order::Move(MoveOrder::Lift(unit)),
            Order::Column(ColumnOrder::Column(wing)),
            Order::Column(ColumnOrder::ColumnGuns { unit, wing }),
            Order::Move(MoveOrder::GiveUp(unit)),
            Order::Move(MoveOrder::EndMovement),
            Order::Column(ColumnOrder::TryForcedDeployment),
            Order::Bombard(BombardOrder::Aim(hex)),
            Order::Bombard(BombardOrder::Battery(unit)),
            Order::Bombard(BombardOrder::Fire),
            Order::Bombard(BombardOrder::EndBombardment),
            Order::Morale(MoraleOrder::Rally(unit)),
            Order::Morale(MoraleOrder::EndRally),
            Order::Combat(CombatOrder::Assail(hex)),
            Order::Combat(CombatOrder::Storm(hex)),
            Order::Combat(CombatOrder::Go),
            Order::Combat(CombatOrder::Snipe { from: hex, at: other }),
            Order::Combat(CombatOrder::EndCombat),
            Order::Combat(CombatOrder::WithdrawTo(hex)),
            Order::Combat(CombatOrder::Stand),
            Order::Combat(CombatOrder::Lead(unit)),
            Order::Combat(CombatOrder::Ground { from: hex, to: other }),
            Order::Loss(LossOrder::LoseStep(unit)),
            Order::Loss(LossOrder::GiveGround(unit)),
            Order::Loss(LossOrder::LoseGuns(unit)),
            Order::Loss(LossOrder::AdditionalRetreat(unit)),
            Order::Combat(CombatOrder::Advance { unit, to: hex }),
            Order::Combat(CombatOrder::AdvanceLeader { leader, to: hex }),
            Order::Combat(CombatOrder::EndAdvance),
            Order::Combat(CombatOrder::MomentumAttack(hex)),
            Order::Combat(CombatOrder::EndMomentum),
            Order::Combat(CombatOrder::Charge(hex)),
            Order::Combat(CombatOrder::ChargeWith(unit)),
            Order::Combat(CombatOrder::EndSweep),
        ];
        orders[up_to(orders.len()) as usize]
    }
}
