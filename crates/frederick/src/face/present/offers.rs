//! Orders and plans as offers, and the answer to "why not?".

use hexes::Hex;
use kernel::wire::{self, Act, Offer};
use kernel::{Cite, Label, Plan, Refusal, Viewer};
use serde_json::json;

use super::{hex_id, hex_number, leader_id, leader_name, piece_id, piece_name, unit_id, unit_name, wing_name};
use crate::engine::agenda::{
    BombardStep, CombatStep, IntelligenceStep, MoveStep, RetreatStep, ScenarioStep, SetUpStep, Step,
};
use crate::engine::battle::Battle;
use crate::engine::order::{
    ActivationOrder, BombardOrder, ColumnOrder, CombatOrder, CommandOrder, IntelligenceOrder, LossOrder, MoraleOrder,
    MoveOrder, Order, RetreatOrder, ScenarioOrder, SetUpOrder,
};
use crate::engine::pieces::{PieceId, UnitId, WingId};
use crate::engine::play::Field;
use crate::engine::position::{Mover, NOWHERE};
use crate::face::plans;
use crate::rules::{cite, refuse};
use crate::system::Subject;

pub(super) fn offers(field: &Field<'_>, orders: &[Order]) -> Vec<Offer> {
    orders.iter().map(|order| offer(field, *order)).collect()
}

/// The parts of an offer, put together one by one.
pub(super) struct Draft<'a> {
    battle: &'a Battle,
    offer: Offer,
}

impl<'a> Draft<'a> {
    pub(super) fn new(battle: &'a Battle, id: &str, cite: Cite) -> Self {
        let label = Label::new(format!("frederick-order-{id}"));
        Draft { battle, offer: Offer::draft(label, cite) }
    }

    pub(super) fn unit(mut self, unit: UnitId) -> Self {
        self.offer.label = self.offer.label.with_message("unit", unit_name(self.battle, unit));
        self.offer.subject = Some(unit_id(unit));
        self
    }

    fn piece(mut self, piece: PieceId) -> Self {
        self.offer.label = self.offer.label.with_message("piece", piece_name(self.battle, piece));
        self.offer.subject = Some(piece_id(piece));
        self
    }

    pub(super) fn wing(mut self, field: &Field<'_>, wing: WingId) -> Self {
        self.offer.label = self.offer.label.with_message("wing", wing_name(self.battle, wing));
        self.offer.objects.extend(field.wing_on_map(wing).iter().map(unit_id));
        self
    }

    pub(super) fn hex(mut self, hex: Hex) -> Self {
        self.offer.label = self.offer.label.with("hex", hex_number(self.battle, hex).as_str());
        self.offer.objects.push(hex_id(self.battle, hex));
        self
    }

    pub(super) fn points(mut self, points: u8) -> Self {
        self.offer.cost = Some(Label::new("frederick-cost-points").with("points", i64::from(points)));
        self
    }

    pub(super) fn number(mut self, name: &'static str, number: u8) -> Self {
        self.offer.label = self.offer.label.with(name, i64::from(number));
        self
    }

    pub(super) fn message(mut self, name: &'static str, id: String) -> Self {
        self.offer.label = self.offer.label.with_message(name, id);
        self
    }

    pub(super) fn about(mut self, id: String) -> Self {
        self.offer.subject = Some(id);
        self
    }

    fn offer(self, order: Order) -> Offer {
        self.offer.of(order)
    }
}

fn offer(field: &Field<'_>, order: Order) -> Offer {
    let draft = |id: &str, cite: Cite| Draft::new(field.battle, id, cite);
    let drafted = match order {
        Order::SetUp(SetUpOrder::Place(hex)) => {
            let side = field.to_decide().side();
            let appears = matches!(field.position.agenda.peek(), Some(Step::Scenario(ScenarioStep::Appear(_))));
            let (piece, cite) = match appears {
                true => (side.and_then(|side| field.next_arriving(side)), cite!(2002 "26.3.3")),
                false => (side.and_then(|side| field.in_hand(side)), cite!(2002 "22.2")),
            };
            let draft = draft("place", cite).hex(hex);
            match piece {
                Some(piece) => draft.piece(piece),
                None => draft,
            }
        }
        Order::SetUp(SetUpOrder::QuickSetUp) => draft("quick-set-up", cite!(2002 "22.2")),
        Order::Activation(ActivationOrder::Activate) => draft("activate", cite!("4.1.1")),
        Order::Activation(ActivationOrder::StayInactive) => draft("stay-inactive", cite!("4.1.1")),
        Order::Scenario(ScenarioOrder::Volunteer) => draft("volunteer", cite!(2002 "23.4.1")),
        Order::Scenario(ScenarioOrder::StayInCamp) => draft("stay-in-camp", cite!(2002 "23.4.1")),
        Order::Activation(ActivationOrder::TryCoup) => draft("try-coup", cite!("4.1.3")),
        Order::Activation(ActivationOrder::LetPass) => draft("let-pass", cite!("4.1.3")),
        Order::Activation(ActivationOrder::PayActivation) => draft("pay-activation", cite!("4.1.3")),
        Order::Command(CommandOrder::Leash(wing)) => draft("leash", cite!("18.a")).wing(field, wing),
        Order::Command(CommandOrder::NoLeash) => draft("no-leash", cite!("18.a")),
        Order::Command(CommandOrder::Strike(wing)) => draft("strike", cite!("18")).wing(field, wing),
        Order::Column(ColumnOrder::Deploy(wing)) => draft("deploy", cite!("7.6.2")).wing(field, wing),
        Order::Column(ColumnOrder::DeployGuns(unit)) => draft("deploy-guns", cite!("4.4")).unit(unit),
        Order::Column(ColumnOrder::TurnCommander) => draft("turn-commander", cite!("7.6")),
        Order::Column(ColumnOrder::EndDeploy) => draft("end-deploy", cite!("4.4")),
        Order::Command(CommandOrder::Rouse { leader, wing }) => {
            let mut draft = draft("rouse", cite!("4.2.4")).wing(field, wing).piece(PieceId::Leader(leader));
            draft.offer.label = draft.offer.label.with_message("leader", leader_name(field.battle, leader));
            draft
        }
        Order::Command(CommandOrder::EndRouse) => draft("end-rouse", cite!("4.5")),
        Order::Command(CommandOrder::Trace(unit)) => draft("trace", cite!("4.2.5")).unit(unit),
        Order::Command(CommandOrder::EndTrace) => draft("end-trace", cite!("4.2.5")),
        Order::Scenario(ScenarioOrder::Enter { wing, at }) => {
            draft("enter", cite!(2002 "24.2.2")).wing(field, wing).hex(at)
        }
        Order::Move(MoveOrder::Flee(unit)) => draft("flee", cite!("7.1")).unit(unit),
        Order::Retreat(RetreatOrder::RetreatTo(hex)) => retreating(field, draft("retreat-to", cite!("10.9")).hex(hex)),
        Order::Retreat(RetreatOrder::RetreatOff) => draft("retreat-off", cite!("7.1")),
        Order::Retreat(RetreatOrder::Accompany(leader)) => {
            draft("accompany", cite!("10.9")).piece(PieceId::Leader(leader))
        }
        Order::Retreat(RetreatOrder::EndAccompany) => draft("end-accompany", cite!("10.9")),
        Order::Move(MoveOrder::Take(piece)) => draft("take", cite!("7.3")).piece(piece),
        Order::Move(MoveOrder::Step(hex)) | Order::Scenario(ScenarioOrder::StepIn(hex)) => {
            stepping(field, draft("step", cite!("7.3")).hex(hex), hex)
        }
        Order::Move(MoveOrder::Halt) => moving(field, draft("halt", cite!("7.3"))),
        Order::Move(MoveOrder::Leave) => moving(field, draft("leave", cite!("12.4"))),
        Order::Move(MoveOrder::Lift(unit)) => draft("lift", cite!("5.5")).unit(unit),
        Order::Move(MoveOrder::LiftSupport(unit)) => draft("lift-support", cite!("6.3")).unit(unit),
        Order::Column(ColumnOrder::Column(wing)) => draft("column", cite!("7.6")).wing(field, wing),
        Order::Column(ColumnOrder::ColumnGuns { unit, wing }) => {
            draft("column-guns", cite!("7.6")).wing(field, wing).unit(unit)
        }
        Order::Move(MoveOrder::GiveUp(unit)) => draft("give-up", cite!("7.3")).unit(unit),
        Order::Move(MoveOrder::Reduce(unit)) => draft("reduce", cite!("7.3")).unit(unit),
        Order::Move(MoveOrder::EndMovement) => draft("end-movement", cite!("7.3")),
        Order::Column(ColumnOrder::TryForcedDeployment) => draft("try-forced-deployment", cite!("7.6.3")),
        Order::Column(ColumnOrder::StayInColumn) => draft("stay-in-column", cite!("7.6.3")),
        Order::Bombard(BombardOrder::Aim(hex)) => draft("aim", cite!("8.1")).hex(hex),
        Order::Bombard(BombardOrder::Battery(unit)) => draft("battery", cite!("8.3")).unit(unit),
        Order::Bombard(BombardOrder::Fire) => draft("fire", cite!("8.3")),
        Order::Bombard(BombardOrder::EndBombardment) => draft("end-bombardment", cite!("8.1")),
        Order::Morale(MoraleOrder::Rally(unit)) => draft("rally", cite!("9.4")).unit(unit),
        Order::Morale(MoraleOrder::EndRally) => draft("end-rally", cite!("9.4")),
        Order::Combat(CombatOrder::Assail(hex)) => draft("assail", cite!("10.1")).hex(hex),
        Order::Combat(CombatOrder::Storm(hex)) => draft("storm", cite!("10.1")).hex(hex),
        Order::Combat(CombatOrder::Go) => draft("go", cite!("10.1")),
        Order::Combat(CombatOrder::Snipe { from, at }) => {
            let mut draft = draft("snipe", cite!("16.2")).hex(from).hex(at);
            draft.offer.label = draft.offer.label.with("from", hex_number(field.battle, from).as_str());
            draft
        }
        Order::Combat(CombatOrder::EndCombat) => draft("end-combat", cite!("10.1")),
        Order::Combat(CombatOrder::WithdrawTo(hex)) => draft("withdraw-to", cite!("10.2")).hex(hex),
        Order::Combat(CombatOrder::Stand) => draft("stand", cite!("10.2")),
        Order::Combat(CombatOrder::Lead(unit)) => draft("lead", cite!("10.4")).unit(unit),
        Order::Combat(CombatOrder::Ground { from, to }) => {
            let mut draft = draft("ground", cite!("10.5.1")).hex(from).hex(to);
            draft.offer.label = draft.offer.label.with("from", hex_number(field.battle, from).as_str());
            draft
        }
        Order::Loss(LossOrder::LoseStep(unit)) => draft("lose-step", cite!("10.8.1.1")).unit(unit),
        Order::Loss(LossOrder::GiveGround(unit)) => draft("give-ground", cite!("10.8.1.4")).unit(unit),
        Order::Loss(LossOrder::LoseGuns(unit)) => draft("lose-guns", cite!("10.8.3.1")).unit(unit),
        Order::Loss(LossOrder::AdditionalRetreat(unit)) => draft("additional-retreat", cite!("10.8.3.3")).unit(unit),
        Order::Combat(CombatOrder::Advance { unit, to }) => draft("advance", cite!("10.10.1")).unit(unit).hex(to),
        Order::Combat(CombatOrder::AdvanceLeader { leader, to }) => {
            draft("advance", cite!("10.10.1")).hex(to).leader(leader)
        }
        Order::Combat(CombatOrder::EndAdvance) => draft("end-advance", cite!("10.10.1")),
        Order::Combat(CombatOrder::MomentumAttack(hex)) => draft("momentum-attack", cite!("10.11")).hex(hex),
        Order::Combat(CombatOrder::EndMomentum) => draft("end-momentum", cite!("10.11")),
        Order::Combat(CombatOrder::Charge(hex)) => draft("charge", cite!("10.13.2")).hex(hex),
        Order::Combat(CombatOrder::ChargeWith(unit)) => draft("charge-with", cite!("10.13.2")).unit(unit),
        Order::Combat(CombatOrder::EndSweep) => draft("end-sweep", cite!("10.13")),
        Order::Intelligence(order) => super::veils::offered(field, order),
    };
    Offer { act: act(order), ..drafted.offer(order) }
}

/// What a click on an order does.
const fn act(order: Order) -> Act {
    match order {
        Order::Move(MoveOrder::Take(_)) | Order::Intelligence(IntelligenceOrder::Muster(_)) => Act::Take,
        Order::Intelligence(IntelligenceOrder::Pace(_)) => Act::Step,
        Order::Intelligence(IntelligenceOrder::Rest) => Act::Halt,
        Order::Move(MoveOrder::Step(_)) | Order::Scenario(ScenarioOrder::StepIn(_)) => Act::Step,
        Order::Move(MoveOrder::Halt) => Act::Halt,
        Order::Move(MoveOrder::Lift(_)) => Act::Lift,
        Order::Bombard(BombardOrder::Aim(_)) | Order::Combat(CombatOrder::Assail(_)) => Act::Aim,
        Order::Bombard(BombardOrder::Fire) | Order::Combat(CombatOrder::Go) => Act::Go,
        _ => Act::Other,
    }
}

impl Draft<'_> {
    fn leader(mut self, leader: crate::engine::pieces::LeaderId) -> Self {
        self.offer.label = self.offer.label.with_message("unit", leader_name(self.battle, leader));
        self.offer.subject = Some(leader_id(leader));
        self
    }
}

fn retreating<'a>(field: &Field<'a>, draft: Draft<'a>) -> Draft<'a> {
    match field.position.agenda.peek() {
        Some(Step::Retreat(RetreatStep::Retreat(retreat))) => draft.unit(retreat.unit),
        _ => draft,
    }
}

fn moving<'a>(field: &Field<'a>, draft: Draft<'a>) -> Draft<'a> {
    match field.position.mover {
        Some(mover) => draft.piece(mover.piece),
        None => draft,
    }
}

fn stepping<'a>(field: &Field<'a>, draft: Draft<'a>, to: Hex) -> Draft<'a> {
    let Some(mover) = field.position.mover else { return draft };
    // Coming in over the entry zone takes one point.
    let cost = match field.piece_at(mover.piece) {
        NOWHERE => 1,
        _ => field.stride(&mover, to).map_or(1, |stride| stride.cost + stride.zone),
    };
    draft.piece(mover.piece).points(cost)
}

/// A plan as a gesture, with the way it takes.
pub(super) fn plan(battle: &Battle, subject: Subject, plan: &Plan<Order, Subject>) -> wire::Plan {
    let id = |subject: Subject| match subject {
        Subject::Unit(unit) => unit_id(unit),
        Subject::Leader(leader) => leader_id(leader),
        Subject::Hex(hex) => hex_id(battle, hex),
        Subject::Counter(number) => super::veils::counter_id(number),
    };
    let label = Label::new(plan.gesture);
    let label = match plan.target {
        Subject::Hex(hex) => label.with("hex", hex_number(battle, hex).as_str()),
        Subject::Unit(unit) => label.with_message("unit", unit_name(battle, unit)),
        Subject::Leader(leader) => label.with_message("unit", leader_name(battle, leader)),
        Subject::Counter(number) => label.with("number", i64::from(number) + 1),
    };
    let path = plan.orders.iter().filter_map(|order| match order {
        Order::Move(MoveOrder::Step(hex))
        | Order::Scenario(ScenarioOrder::StepIn(hex))
        | Order::Intelligence(IntelligenceOrder::Pace(hex)) => Some(hex_id(battle, *hex)),
        _ => None,
    });
    wire::Plan {
        act: if plan.gesture == plans::ENGAGE { Act::Engage } else { Act::Other },
        takes: Vec::new(),
        path: path.collect(),
        orders: plan.orders.iter().map(|order| json!(order)).collect(),
        subject: Some(id(subject)),
        objects: vec![id(plan.target)],
        label,
        cost: (plan.cost > 0).then(|| Label::new("frederick-cost-points").with("points", i64::from(plan.cost))),
        cites: plan.cite.to_string(),
    }
}

/// Why a piece cannot do what a click on a target would mean.
pub(super) fn why_not(field: &Field<'_>, viewer: Viewer, subject: Subject, target: Subject) -> Option<Refusal> {
    let side = field.to_decide().side()?;
    if !viewer.is(side) {
        return Some(refuse!("3", "not-your-turn"));
    }
    let hex = match target {
        Subject::Hex(hex) => hex,
        Subject::Unit(unit) if field.position.on_map(unit) => field.at(unit),
        Subject::Leader(leader) if field.position.leader(leader).at.index() < field.battle.board.grid.len() => {
            field.position.leader(leader).at
        }
        _ => return Some(refuse!("3", "not-now")),
    };
    let piece = match subject {
        Subject::Unit(unit) => Some(PieceId::Unit(unit)),
        Subject::Leader(leader) => Some(PieceId::Leader(leader)),
        Subject::Hex(_) | Subject::Counter(_) => None,
    };
    match (field.position.agenda.peek()?, piece) {
        (Step::Move(MoveStep::Move(side)), Some(piece)) => {
            if let Some(mover) = field.position.mover.filter(|mover| mover.piece == piece) {
                return why_not_there(field, &mover, hex);
            }
            if let Err(refusal) = field.may_take(*side, piece) {
                return Some(refusal);
            }
            why_not_there(field, &Mover { piece, spent: 0, hexes: 0, halted: false, shy: false }, hex)
        }
        (Step::Bombard(BombardStep::Bombard { side, defensive }), Some(PieceId::Unit(unit))) => {
            field.may_bombard(*side, *defensive, unit, hex).err()
        }
        (Step::Bombard(BombardStep::Bombard { side, defensive }), _) => field.check_aim(*side, *defensive, hex).err(),
        (Step::Combat(CombatStep::Combat(side)) | Step::Combat(CombatStep::Attack(side)), _) => {
            let enemy = field.holder(hex) == Some(side.enemy());
            if enemy { field.check_assail(*side, hex).err() } else { field.check_storm(*side, hex).err() }
        }
        (Step::Retreat(RetreatStep::Retreat(retreat)), _) => field.check_way_back(retreat, hex).err(),
        (Step::SetUp(SetUpStep::SetUp(side)), _) => field.may_place(*side, hex).err(),
        (Step::Intelligence(IntelligenceStep::Conceal(side)), _) => field.may_lay(*side, hex).err(),
        (Step::Move(_), None) if field.has_marcher() => field.may_pace(hex).err(),
        (Step::Scenario(ScenarioStep::Appear(side)), _) => field.may_appear(*side, hex).err(),
        _ => Some(refuse!("3", "not-now")),
    }
}

/// Why a piece cannot go to a hex: over the entry zone if it is not yet on the map.
fn why_not_there(field: &Field<'_>, mover: &Mover, to: Hex) -> Option<Refusal> {
    match field.piece_at(mover.piece) {
        NOWHERE => field.check_entry(mover, to).err(),
        at if field.distance(at, to) > 1 => Some(refuse!("7.3", "too-far")),
        _ => field.stride(mover, to).err(),
    }
}
