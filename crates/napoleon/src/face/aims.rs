//! What gives points in a scenario, for people who want to read it.

use kernel::facade::side_message;
use kernel::{Label, Side};

use super::piece_name;
use super::standing::name_of;
use crate::engine::battle::Battle;
use crate::engine::pieces::PieceId;
use crate::engine::spec::{Arm, PrizeSpec, Times};
use crate::engine::terms::{Exit, Presence};

/// All of it, one after the other.
pub(super) fn aims(battle: &Battle) -> Vec<Label> {
    let scenario = &battle.scenario;
    let mut aims: Vec<Label> = scenario.prizes.iter().flat_map(|prize| of_prize(battle, prize)).collect();
    aims.extend(battle.terms.presences.iter().flat_map(|presence| of_presence(battle, presence)));
    for forfeit in &scenario.forfeits {
        let formation = &battle.formations[forfeit.formation];
        let label = points("napoleon-aim-forfeit", forfeit.points);
        let label = label.with_message("side", side(battle, formation.side.enemy()));
        aims.push(label.with_message("formation", format!("formation-{}", formation.id)));
    }
    aims.extend(battle.terms.exits.iter().map(|exit| of_exit(battle, exit)));
    for arrival in scenario.arrivals.iter().filter(|arrival| arrival.price > 0 && !battle.plays_cards()) {
        let name = |piece: &usize| Label::new(piece_name(battle, PieceId(*piece as u8)));
        let names: Vec<Label> = arrival.pieces.iter().map(name).collect();
        let label = points("napoleon-aim-call", arrival.price).with("pieces", names);
        aims.push(label.with_message("side", side(battle, arrival.side.enemy())));
    }
    if scenario.for_losses > 0 {
        aims.push(points("napoleon-aim-losses", scenario.for_losses));
    }
    aims
}

fn side(battle: &Battle, side: Side) -> String {
    side_message(&battle.sides[side.index()])
}

fn points(message: &str, points: u8) -> Label {
    Label::new(message).with("points", i64::from(points))
}

/// In which turns, if not in all.
pub(super) fn limited(battle: &Battle, label: Label, times: Times) -> Label {
    let last = battle.scenario.turns.len() as u8;
    let open = times.from <= 1 && times.until >= last;
    let label = label.with("limited", if open { "no" } else { "yes" });
    label.with("from", i64::from(times.from)).with("until", i64::from(times.until.min(last)))
}

fn of_prize(battle: &Battle, prize: &PrizeSpec) -> Vec<Label> {
    let names = |stakes: &[usize]| -> Vec<Label> { stakes.iter().map(|stake| name_of(battle, *stake)).collect() };
    let mut places = names(&prize.all);
    if !prize.any.is_empty() {
        places.push(Label::new("napoleon-aim-one-of").with("places", names(&prize.any)));
    }
    let who = prize.side.map_or_else(|| "napoleon-aim-either".to_owned(), |only| side(battle, only));
    let mut aims = Vec::new();
    if prize.each_turn > 0 {
        let label = points("napoleon-aim-turns", prize.each_turn).with_message("side", who.clone());
        let label = label.with("every", i64::from(prize.every)).with("places", places.clone());
        aims.push(limited(battle, label, prize.times));
    }
    if prize.at_end > 0 {
        aims.push(points("napoleon-aim-end", prize.at_end).with_message("side", who).with("places", places));
    }
    aims
}

/// Which arms count.
fn arms(list: &[Arm]) -> Vec<Label> {
    let name = |arm: &Arm| match arm {
        Arm::Infantry => "napoleon-aim-arms-infantry",
        Arm::Cavalry => "napoleon-aim-arms-cavalry",
        Arm::Artillery => "napoleon-aim-arms-artillery",
    };
    match list {
        [] => vec![Label::new("napoleon-aim-arms-all")],
        some => some.iter().map(|arm| Label::new(name(arm))).collect(),
    }
}

fn of_presence(battle: &Battle, presence: &Presence) -> Vec<Label> {
    let spec = &presence.spec;
    let how = match (spec.nobody, spec.per) {
        (true, _) => "nobody",
        (false, 0) => "somebody",
        (false, _) => "per",
    };
    let filled = |label: Label| {
        let label = label.with("how", how).with("per", i64::from(spec.per)).with("arms", arms(&spec.arms));
        let label = label.with_message("of", side(battle, spec.of)).with_message("side", side(battle, spec.side));
        label.with_message("area", format!("area-{}", spec.area))
    };
    let mut aims = Vec::new();
    if spec.each_turn > 0 {
        aims.push(limited(battle, filled(points("napoleon-aim-units-turn", spec.each_turn)), spec.times));
    }
    if spec.at_end > 0 {
        aims.push(filled(points("napoleon-aim-units-end", spec.at_end)));
    }
    aims
}

fn of_exit(battle: &Battle, exit: &Exit) -> Label {
    let spec = &exit.spec;
    let hexes: Vec<Label> =
        spec.hexes.iter().map(|hex| Label::new("napoleon-hex").with("hex", hex.to_string().as_str())).collect();
    let owner = side(battle, spec.side);
    if spec.points == 0 {
        return Label::new("napoleon-aim-exit").with_message("owner", owner).with("hexes", hexes);
    }
    let label = points("napoleon-aim-exit-points", spec.points).with_message("side", side(battle, spec.to));
    let label = label.with_message("owner", owner).with("arms", arms(&spec.arms)).with("hexes", hexes);
    limited(battle, label, spec.times)
}
