//! Orders as offers. The message of an order is its name; what it names fills the message.

use kernel::wire::{self, Act, Offer};
use kernel::{Cite, Decision, Label, Plan};
use serde_json::Value;

use super::hands::card_id;
use super::{
    card_name, crossing_name, entry_name, hex_number, piece_id, piece_name, piece_names, place_name, plans, scene,
};
use crate::engine::battle::Battle;
use crate::engine::order::{
    BombardOrder, CardOrder, ChargeOrder, CombatOrder, CommandOrder, MarchOrder, MoveOrder, Order, RecoveryOrder,
    ReinforcementOrder, ResultOrder, TrainOrder,
};
use crate::engine::play::Field;
use crate::repulse::RepulseOrder;
use crate::rules::cite;
use crate::system::Subject;

/// The name of an order, or of an event: that of its variant.
pub(super) fn name_of(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// The paragraph that allows an order.
fn allowed_by(order: Order) -> Cite {
    match order {
        Order::Command(CommandOrder::Command { .. } | CommandOrder::Assist { .. }) => cite!("5.21"),
        Order::Command(CommandOrder::Rouse(_)) => cite!("6.31"),
        Order::Command(CommandOrder::EndCommand) => cite!("6.1"),
        Order::Move(MoveOrder::RoadMarch) => cite!("7.51"),
        Order::Move(MoveOrder::LeaveMarch) => cite!("7.56"),
        Order::Move(MoveOrder::Damage(_)) => cite!("7.62"),
        Order::Move(MoveOrder::Repair(_)) => cite!("7.64"),
        Order::Move(MoveOrder::Clear(_)) => cite!("7.6"),
        Order::Move(MoveOrder::Venture(_)) => cite!("6.32"),
        Order::Move(MoveOrder::VentureTogether(_)) => cite!("6.34"),
        Order::Move(_) => cite!("7.1"),
        Order::Repulse(_) => cite!("9.11"),
        Order::Recovery(RecoveryOrder::MakeVedettes(_)) => cite!("16.11"),
        Order::Recovery(_) => cite!("22.22"),
        Order::Combat(CombatOrder::Evade(_) | CombatOrder::EvadeTo(_) | CombatOrder::EndEvading) => cite!("10.21"),
        Order::Combat(CombatOrder::Resolve(_)) => cite!("10.4"),
        Order::Combat(CombatOrder::Claim(_)) => cite!("11.1"),
        Order::Combat(CombatOrder::Commit | CombatOrder::Decline) => cite!("11.3"),
        Order::Bombard(BombardOrder::StandFast | BombardOrder::GiveWay) => cite!("13.39"),
        Order::Bombard(BombardOrder::Withdraw | BombardOrder::Remain) => cite!("13.38"),
        Order::Bombard(BombardOrder::Withhold(_)) => cite!("13.41"),
        Order::Bombard(BombardOrder::Pledge { .. }) => cite!("13.6"),
        Order::Bombard(_) => cite!("13.31"),
        Order::Charge(ChargeOrder::Spur(_)) => cite!("14.1"),
        Order::Charge(_) => cite!("14.21"),
        Order::Work(_) => cite!("15.32"),
        Order::Combat(_) => cite!("10.31"),
        Order::Result(ResultOrder::Reduce(_)) => cite!("12.2"),
        Order::Result(ResultOrder::GiveUp(_)) => cite!("12.1"),
        Order::Result(ResultOrder::Displace(_)) => cite!("12.36"),
        Order::Result(ResultOrder::Advance { .. } | ResultOrder::EndAdvance) => cite!("12.4"),
        Order::Result(_) => cite!("12.31"),
        Order::Vedette(_) => cite!("16.12"),
        Order::Supply(_) => cite!("17.41"),
        Order::Train(TrainOrder::LayPontoon(_)) => cite!("18.31"),
        Order::Train(_) => cite!("18.34"),
        Order::Reinforcement(ReinforcementOrder::Call) => cite!("19.5"),
        Order::Reinforcement(_) => cite!("19.1"),
        Order::March(MarchOrder::Brief(_) | MarchOrder::BriefFormation(_) | MarchOrder::EndBriefing) => cite!("20.1"),
        Order::March(MarchOrder::Aim(_)) => cite!("20.21"),
        Order::March(MarchOrder::Redirect(_)) => cite!("20.42"),
        Order::March(MarchOrder::Direct(_)) => cite!("20.3"),
        Order::March(MarchOrder::Recall(_)) => cite!("20.23"),
        Order::March(MarchOrder::GeneralRetreat | MarchOrder::LiftRetreat) => cite!("20.51"),
        Order::March(MarchOrder::LeaveMap) => cite!("20.52"),
        Order::Disengage(_) => cite!("2.2"),
        Order::Card(CardOrder::PlayCard(_)) => cite!("24.35"),
        Order::Card(CardOrder::PickColumn(_) | CardOrder::Reroute { .. }) => cite!("24.71"),
        Order::Card(_) => cite!("24.6"),
    }
}

/// What a click on an order does.
const fn act(order: Order) -> Act {
    match order {
        Order::Move(MoveOrder::Take(_)) => Act::Take,
        Order::Move(MoveOrder::Step(_))
        | Order::Combat(CombatOrder::EvadeTo(_))
        | Order::Result(ResultOrder::RetreatTo(_)) => Act::Step,
        Order::Move(MoveOrder::Halt) => Act::Halt,
        Order::Combat(CombatOrder::Assail(_))
        | Order::Bombard(BombardOrder::Target(_))
        | Order::Charge(ChargeOrder::Charge(_)) => Act::Aim,
        Order::Combat(CombatOrder::Go) | Order::Bombard(BombardOrder::Fire) | Order::Charge(ChargeOrder::Sound) => {
            Act::Go
        }
        _ => Act::Other,
    }
}

/// Whether an order is about whoever is on the way.
const fn is_of_the_mover(order: Order) -> bool {
    match order {
        Order::Move(order) => !matches!(
            order,
            MoveOrder::Take(_) | MoveOrder::EndMovement | MoveOrder::Venture(_) | MoveOrder::VentureTogether(_)
        ),
        Order::Repulse(RepulseOrder::Repulse)
        | Order::Combat(CombatOrder::EvadeTo(_))
        | Order::Result(ResultOrder::RetreatTo(_)) => true,
        _ => false,
    }
}

/// Whether an order is for a whole army.
const fn is_of_the_army(order: Order) -> bool {
    matches!(order, Order::March(MarchOrder::GeneralRetreat | MarchOrder::LiftRetreat))
}

/// A cost in movement points.
fn points(halves: u8) -> Label {
    Label::new("napoleon-cost-points").with("points", scene::points(halves).as_str())
}

pub(super) fn offer(field: &Field<'_>, order: Order) -> Offer {
    let battle = field.battle;
    let value = serde_json::to_value(order).unwrap_or_default();
    let mut label = Label::new(format!("napoleon-order-{}", name_of(&value)));
    let named = order.named();
    let (mut subject, mut objects, mut cost) = (None, Vec::new(), None);
    if let Some(piece) = named.piece {
        label = label.with_message("piece", piece_name(battle, piece));
        subject = Some(piece_id(piece));
    }
    if let Some(other) = named.other {
        label = label.with_message("other", piece_name(battle, other));
        objects.push(piece_id(other));
    }
    if let Some(hex) = named.hex {
        label = label.with("hex", hex_number(battle, hex).as_str());
        objects.push(battle.board.id(hex));
    }
    if let Some(crossing) = named.crossing {
        label = label.with("crossing", crossing_name(battle, crossing).as_str());
    }
    if let Some(number) = named.number {
        label = label.with("number", i64::from(number) + 1);
    }
    if let Order::Combat(CombatOrder::Claim(claim)) = order {
        label = label.with_message("ground", format!("napoleon-ground-{}", claim.key()));
    }
    if let Order::Card(CardOrder::PlayCard(card)) = order {
        label = label.with_message("card", card_name(battle, card));
        subject = Some(card_id(card));
    }
    if let Order::March(MarchOrder::Aim(hex) | MarchOrder::Direct(hex)) = order {
        label = label.with("goal", vec![place_name(battle, hex)]);
    }
    if let Order::Card(CardOrder::PickColumn(column) | CardOrder::Reroute { column, .. }) = order {
        label = label.with("pieces", piece_names(battle, battle.column(column)));
    }
    if let Order::Card(CardOrder::Reroute { entry, .. }) = order {
        label = label.with("entry", vec![entry_name(battle, entry)]);
    }
    if let Some(first) = scene::in_hand(field).first().filter(|_| is_of_the_mover(order)) {
        // Who joins is pointed at, and the mover acts.
        objects.extend(subject.replace(piece_id(first)));
    }
    if let (Some(mover), Order::Move(MoveOrder::Step(to))) = (field.position.mover, order)
        && let Some(first) = mover.pieces.first()
    {
        let party = field.party(field.owner(first), &mover);
        cost = field.may_step(&party, &mover, to).ok().map(|stride| points(stride.cost));
    }
    if let Order::Combat(CombatOrder::Resolve(number)) = order
        && let Some(attack) = field.position.fights.list.get(usize::from(number))
    {
        // Whoever is attacked is clicked.
        let hexes = field.hexes_of(attack.defenders);
        objects.extend(hexes.iter().map(|hex| battle.board.id(hex)));
        let names = hexes.iter().map(|hex| Label::new("napoleon-hex").with("hex", hex_number(battle, hex).as_str()));
        label = label.with("hexes", names.collect::<Vec<_>>());
    }
    if let (true, Decision::Asks { side, .. }) = (is_of_the_army(order), field.to_decide()) {
        // The commanders give it. So it is about somebody, and no list ends with it.
        let leaders = field.on_map(side).and(battle.leaders);
        objects.extend(leaders.iter().filter(|leader| field.is_commander(*leader)).map(piece_id));
    }
    let draft = Offer::draft(label, allowed_by(order));
    Offer { act: act(order), subject, objects, cost, ..draft.of(order) }
}

pub(super) fn plan(battle: &Battle, subject: Subject, plan: &Plan<Order, Subject>) -> wire::Plan {
    let id = |subject: Subject| match subject {
        Subject::Piece(piece) => piece_id(piece),
        Subject::Hex(hex) => battle.board.id(hex),
    };
    let hex = match plan.target {
        Subject::Hex(hex) => hex_number(battle, hex),
        Subject::Piece(_) => String::new(),
    };
    let path = plan.orders.iter().filter_map(|order| match order {
        Order::Move(MoveOrder::Step(hex)) => Some(battle.board.id(*hex)),
        _ => None,
    });
    wire::Plan {
        act: if [plans::ENGAGE, plans::ENGAGE_ALL].contains(&plan.gesture) { Act::Engage } else { Act::Other },
        path: path.collect(),
        takes: Vec::new(),
        orders: plan.orders.iter().map(|order| serde_json::to_value(order).unwrap_or_default()).collect(),
        subject: Some(id(subject)),
        objects: vec![id(plan.target)],
        label: Label::new(plan.gesture).with("hex", hex.as_str()),
        cost: (plan.cost > 0).then(|| points(plan.cost)),
        cites: plan.cite.to_string(),
    }
}
