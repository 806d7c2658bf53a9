//! Attacks, bombardments and charges as they are planned for a person, and what is shown of them.

use std::sync::Arc;

use kernel::situation::Situation;
use kernel::{Dice, Plan, Present, Preview, Side, Silent, System, Table, Viewer, foretell};
use napoleon::engine::order::{CombatOrder, Order};
use napoleon::spec::Options;
use napoleon::{Battle, Napoleon, Subject};

const FRANCE: Side = Side::First;

/// A table on the drill ground.
fn table(phase: &str, pieces: &str, orders: &str) -> Table<Napoleon> {
    let text = format!(
        "title = \"plans\"\ncites = []\npack = \"napoleon-drill\"\ndice = []\norders = [{orders}]\nexpect = []\n\n\
         [position]\nphase = \"{phase}\"\npieces = [{pieces}]\n"
    );
    let situation = Situation::read(&text).unwrap();
    let battle = Arc::new(crate::situations::battle_of(&situation).unwrap());
    situation.set::<Napoleon>(&text, &battle).map_err(|fault| fault.to_string()).unwrap()
}

/// What a piece or a hex offers, by the name of its gesture and where it leads.
fn plans(table: &Table<Napoleon>, id: &str) -> Vec<Plan<Order, Subject>> {
    let id = match table.battle().pieces.iter().position(|piece| piece.id == id) {
        Some(piece) => format!("u{piece}"),
        None => format!("h{id}"),
    };
    let subject = Napoleon::subject(table.battle(), &id).unwrap();
    let mut plans = Vec::new();
    Napoleon::plans(table.battle(), table.view(Viewer::Side(FRANCE)), subject, &mut plans);
    plans
}

fn gestures(plans: &[Plan<Order, Subject>]) -> Vec<&str> {
    plans.iter().map(|plan| plan.gesture.trim_start_matches("napoleon-gesture-")).collect()
}

fn previewed(table: &Table<Napoleon>, orders: &[Order]) -> Preview {
    foretell::<Napoleon>(table.battle(), table.view(Viewer::Side(FRANCE)), FRANCE, orders)
}

fn total(preview: &Preview, sum: &str) -> i16 {
    preview.sums.iter().find(|(name, _)| *name == sum).map_or(0, |(_, tally)| tally.total())
}

/// How likely a result is, in sixths.
fn sixths(preview: &Preview, result: &str) -> f64 {
    let there = preview.results.iter().filter(|(label, _)| label.id == format!("napoleon-chance-{result}"));
    there.map(|(_, chance)| chance * 6.0).sum()
}

#[test]
fn a_battery_bombards_alone_or_with_all_that_reach_the_hex() {
    let mut table = table("bombardment", r#""1207: great-battery, guns-2", "1209: kempt, best""#, "");
    let alone = plans(&table, "guns-2");
    assert_eq!(gestures(&alone), ["fire", "fire-all"]);
    assert_eq!(gestures(&plans(&table, "1209")), ["fire-all"]);
    assert_eq!(gestures(&plans(&table, "1210")), [""; 0]);
    assert_eq!(gestures(&plans(&table, "kempt")), [""; 0], "others have no guns of ours");
    let [one, all] = [0, 1].map(|plan| previewed(&table, &alone[plan].orders));
    let strength = |preview: &Preview| total(preview, "napoleon-sum-fire");
    assert!(strength(&all) > strength(&one), "{one:?} {all:?}");
    let chances = |preview: &Preview| preview.results.iter().map(|(_, chance)| chance).sum::<f64>();
    assert!((chances(&one) - 1.0).abs() < 1e-9 && (chances(&all) - 1.0).abs() < 1e-9);
    for order in &alone[1].orders {
        table.obey(FRANCE, table.number(), *order).unwrap();
    }
    assert_eq!(gestures(&plans(&table, "guns-2")), [""; 0], "it has fired");
}

#[test]
fn cavalry_charges_alone_or_with_its_stack() {
    let pieces = r#""1209: gauthier, guns-2", "1210: best", "1408: guiton""#;
    let mut table = table("declaration", pieces, "");
    let attack = plans(&table, "1210").remove(0).orders;
    for order in attack.into_iter().chain([CombatOrder::EndDeclaring.into()]) {
        table.obey(FRANCE, table.number(), order).unwrap();
    }
    while plans(&table, "guiton").is_empty() {
        let mut orders = Vec::new();
        Napoleon::orders(table.battle(), table.position(), &mut orders);
        table.obey(FRANCE, table.number(), *orders.last().unwrap()).unwrap();
    }
    let charge = plans(&table, "guiton");
    assert_eq!(gestures(&charge), ["charge"]);
    assert_eq!(gestures(&plans(&table, "1210")), ["charge-best"]);
    assert_eq!(plans(&table, "1210")[0].orders, charge[0].orders);
    let preview = previewed(&table, &charge[0].orders);
    let chances = ["overrun", "pulled-up", "riders-lost"].map(|result| sixths(&preview, result));
    assert!((chances.iter().sum::<f64>() - 6.0).abs() < 1e-9 && chances[0] > 0.0, "{preview:?}");
}

/// 15 against 10 are one and a half to one; all three arms shift by a column.
#[test]
fn an_attack_shows_its_odds_and_every_shift() {
    let table = table("declaration", r#""1209: gauthier, guiton, guns-2, ney", "1210: best""#, "");
    let preview = previewed(&table, &plans(&table, "1210")[0].orders);
    let shifts: Vec<_> = preview.sums.iter().filter(|(name, _)| *name == "napoleon-sum-shifts").collect();
    let parts: Vec<_> = shifts[0].1.parts().collect();
    assert_eq!(parts.len(), 1, "{preview:?}");
    assert_eq!(
        (parts[0].amount, parts[0].reason, parts[0].cite.to_string()),
        (1, "napoleon-shift-arms", "napoleon:11.2".into())
    );
    assert!(preview.notes.iter().any(|(label, _)| label.id == "napoleon-note-before"), "{preview:?}");
}

/// A force that nobody sees has no odds.
#[test]
fn what_is_hidden_has_no_odds() {
    let (mut seen, mut hidden) = (0, 0);
    let pack = crate::reading("napoleon-drill").unwrap();
    for open in [false, true] {
        let options = Options { scenario: Some("hand-to-hand".into()), open, ..Options::default() };
        let battle = Arc::new(Battle::muster(&pack.spec, &options).unwrap());
        for seed in 0..9 {
            let (mut dice, mut choice, mut list) = (Dice::quick(seed), Dice::quick(!seed), Vec::new());
            let mut position = Napoleon::open(&battle, &mut dice, &mut Silent);
            while let Some(side) = Napoleon::to_decide(&battle, &position).side() {
                list.clear();
                Napoleon::orders(&battle, &position, &mut list);
                let view = Napoleon::view(&battle, &position, Viewer::Side(side));
                for order in list.iter().filter(|order| matches!(order, Order::Repulse(_))) {
                    let preview = Napoleon::preview(&battle, &view, *order);
                    let unknown = preview.notes.iter().any(|(label, _)| label.id == "napoleon-note-unknown-force");
                    assert_ne!(unknown, preview.headline.is_some(), "{preview:?}");
                    assert_eq!(unknown, preview.results.is_empty() && preview.sums.is_empty(), "{preview:?}");
                    (seen, hidden) = (seen + u32::from(!unknown), hidden + u32::from(unknown));
                    assert!(!(open && unknown));
                }
                let order = list[choice.roll(list.len() as u32) as usize];
                Napoleon::carry_out(&battle, &mut position, order, &mut dice, &mut Silent);
            }
        }
    }
    assert!(seen > 10 && hidden > 5, "{seen} seen, {hidden} hidden");
}

/// What is shown of a hex that is named is what the plan of its attack shows.
#[test]
fn a_hex_that_is_named_shows_what_its_plan_shows() {
    let table = table("declaration", r#""1209: bauduin, soye", "1109: gauthier", "1210: kempt, pack""#, "");
    let plan = plans(&table, "1210").remove(0);
    assert_eq!(plan.gesture, "napoleon-gesture-attack-all");
    assert_eq!(previewed(&table, &plan.orders[..1]), previewed(&table, &plan.orders));
    assert!(!previewed(&table, &plan.orders).is_empty());
}
