//! Orders that a fuzzer makes up.

use hexes::Hex;
use kernel::Dice;
use kernel::conformance::Fuzzed;

use crate::engine::battle::Battle;
use crate::engine::order::{
    ActivationOrder, BombardOrder, ColumnOrder, CombatOrder, CommandOrder, IntelligenceOrder, LossOrder, MoraleOrder,
    MoveOrder, Order, RetreatOrder, ScenarioOrder, SetUpOrder,
};
use crate::engine::pieces::{LeaderId, PieceId, UnitId, WingId};
use crate::intelligence::Kind;
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
            Order::Intelligence(IntelligenceOrder::Lay(hex)),
            Order::Intelligence(IntelligenceOrder::Load { unit, wing }),
            Order::Intelligence(IntelligenceOrder::Ride(wing)),
            Order::Intelligence(IntelligenceOrder::Attach(unit)),
            Order::Intelligence(IntelligenceOrder::Mask { detachment: wing.0, kind: Kind::Mixed }),
            Order::Intelligence(IntelligenceOrder::TellOff { unit, detachment: wing.0 % 5 }),
            Order::Intelligence(IntelligenceOrder::Ready),
            Order::Intelligence(IntelligenceOrder::Muster(unit.0)),
            Order::Intelligence(IntelligenceOrder::Pace(hex)),
            Order::Intelligence(IntelligenceOrder::Trail { mark: wing.0, to: hex }),
            Order::Intelligence(IntelligenceOrder::Rest),
            Order::Intelligence(IntelligenceOrder::Unveil),
            Order::Intelligence(IntelligenceOrder::Fold(unit.0)),
            Order::Intelligence(IntelligenceOrder::Unfold(unit.0)),
            Order::Intelligence(IntelligenceOrder::Exchange { one: leader.0, other: unit.0 }),
            Order::Intelligence(IntelligenceOrder::Shift(hex)),
            Order::Intelligence(IntelligenceOrder::InLine),
            Order::Intelligence(IntelligenceOrder::InColumn),
            Order::Intelligence(IntelligenceOrder::Station { unit, at: hex }),
            Order::Intelligence(IntelligenceOrder::Rejoin(unit)),
        ];
        orders[up_to(orders.len()) as usize]
    }
}
