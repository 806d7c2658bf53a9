//! Orders that a fuzzer makes up.

use hexes::Hex;
use kernel::Dice;
use kernel::conformance::Fuzzed;

use crate::battle::Battle;
use crate::order::{BombardOrder, Order};
use crate::pieces::{LeaderId, PieceId, UnitId, WingId};
use crate::system::Frederick;

impl Fuzzed for Frederick {
    fn any_order(battle: &Battle, dice: &mut Dice) -> Order {
        let mut up_to = |count: usize| dice.roll(count.max(1) as u32);
        let unit = UnitId(up_to(battle.units.len() + 2) as u8);
        let leader = LeaderId(up_to(battle.leaders.len() + 2) as u8);
        let wing = WingId(up_to(battle.wings.len() + 2) as u8);
        let hex = Hex(up_to(battle.grid.len() + 3) as u16);
        let other = Hex(up_to(battle.grid.len() + 3) as u16);
        let orders = [
            Order::Place(hex),
            Order::QuickSetUp,
            Order::Activate,
            Order::Volunteer,
            Order::TryCoup,
            Order::PayActivation,
            Order::Leash(wing),
            Order::Strike(wing),
            Order::Deploy(wing),
            Order::DeployGuns(unit),
            Order::TurnCommander,
            Order::EndDeploy,
            Order::Rouse { leader, wing },
            Order::Trace(unit),
            Order::Enter { wing, at: hex },
            Order::Flee(unit),
            Order::RetreatTo(hex),
            Order::RetreatOff,
            Order::Accompany(leader),
            Order::Take(PieceId::Unit(unit)),
            Order::Take(PieceId::Leader(leader)),
            Order::Step(hex),
            Order::StepIn(hex),
            Order::Halt,
            Order::Leave,
            Order::Lift(unit),
            Order::Column(wing),
            Order::ColumnGuns { unit, wing },
            Order::GiveUp(unit),
            Order::EndMovement,
            Order::TryForcedDeployment,
            Order::Bombard(BombardOrder::Aim(hex)),
            Order::Bombard(BombardOrder::Battery(unit)),
            Order::Bombard(BombardOrder::Fire),
            Order::Bombard(BombardOrder::EndBombardment),
            Order::Rally(unit),
            Order::EndRally,
            Order::Assail(hex),
            Order::Storm(hex),
            Order::Go,
            Order::Snipe { from: hex, at: other },
            Order::EndCombat,
            Order::WithdrawTo(hex),
            Order::Stand,
            Order::Lead(unit),
            Order::Ground { from: hex, to: other },
            Order::LoseStep(unit),
            Order::GiveGround(unit),
            Order::LoseGuns(unit),
            Order::AdditionalRetreat(unit),
            Order::Advance { unit, to: hex },
            Order::AdvanceLeader { leader, to: hex },
            Order::EndAdvance,
            Order::MomentumAttack(hex),
            Order::EndMomentum,
            Order::Charge(hex),
            Order::ChargeWith(unit),
            Order::EndSweep,
        ];
        orders[up_to(orders.len()) as usize]
    }
}
