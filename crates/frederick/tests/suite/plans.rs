//! Attacks as they are planned for a person, and what is previewed of them.
use std::sync::Arc;

use frederick::order::{CombatOrder, Order};
use frederick::spec::Options;
use frederick::{Battle, Frederick, Subject};
use kernel::situation::Situation;
use kernel::{Plan, Preview, Side, System, Table, Viewer, foretell};
use library::reading;

const PRUSSIA: Side = Side::First;

fn table(pieces: &str) -> Table<Frederick> {
    let pack = reading::<Frederick>("drill-1757").unwrap();
    let options = Options { scenario: Some("review".into()), ..Options::default() };
    let battle = Arc::new(Battle::muster(&pack.spec, &options).unwrap());
    let text = format!(
        "title = \"plans\"\ncites = []\npack = \"drill-1757\"\ndice = []\norders = []\nexpect = []\n\n\
         [position]\nphase = \"combat\"\npieces = [{pieces}]\n"
    );
    Situation::read(&text).unwrap().set::<Frederick>(&text, &battle).map_err(|fault| fault.to_string()).unwrap()
}

/// The order that names a hex to be attacked, and the hex.
fn assail(table: &Table<Frederick>, number: &str) -> (Order, Subject) {
    let mut orders = Vec::new();
    Frederick::orders(table.battle(), table.position(), &mut orders);
    let named =
        |order: &Order| matches!(order, Order::Combat(CombatOrder::Assail(hex)) if hex_number(table, *hex) == number);
    let order = orders.into_iter().find(named).unwrap();
    let Order::Combat(CombatOrder::Assail(hex)) = order else { unreachable!() };
    (order, Subject::Hex(hex))
}

fn plans(table: &Table<Frederick>, number: &str) -> Vec<Plan<Order, Subject>> {
    let mut plans = Vec::new();
    let view = table.view(Viewer::Side(PRUSSIA));
    Frederick::plans(table.battle(), view, assail(table, number).1, &mut plans);
    plans
}

fn previewed(table: &Table<Frederick>, orders: &[Order]) -> Preview {
    foretell::<Frederick>(table.battle(), table.view(Viewer::Side(PRUSSIA)), PRUSSIA, orders)
}

/// From where a plan attacks, in the order of the numbers.
fn attackers(table: &Table<Frederick>, orders: &[Order]) -> Vec<String> {
    let storms = orders.iter().filter_map(|order| match order {
        Order::Combat(CombatOrder::Storm(hex)) => Some(hex_number(table, *hex)),
        _ => None,
    });
    let mut numbers: Vec<String> = storms.collect();
    numbers.sort_unstable();
    numbers
}

fn hex_number(table: &Table<Frederick>, hex: hexes::Hex) -> String {
    table.battle().board.grid.number(hex).to_string()
}

fn strength(preview: &Preview, sum: &str) -> i16 {
    preview.sums.iter().find(|(name, _)| *name == sum).map_or(0, |(_, tally)| tally.total())
}

fn flanks(preview: &Preview) -> bool {
    let modifiers = preview.sums.iter().filter(|(name, _)| *name == "frederick-sum-modifiers");
    modifiers.flat_map(|(_, tally)| tally.parts()).any(|part| part.reason == "frederick-modifier-flank")
}

/// Brigades 1 and 2 close 2413 on all sides; brigade 1 could as well join brigade 3 against 2614.
const TWO_ENEMIES: &str =
    r#""2513: brigade-1", "2312: brigade-2", "2413: 38-22", "2713: brigade-3", "2614: brigade-browne""#;

#[test]
fn an_attack_spares_those_whom_a_flank_attack_elsewhere_needs() {
    let mut table = table(TWO_ENEMIES);
    assert!(flanks(&previewed(&table, &[assail(&table, "2413").0])), "it can be taken in the flank");
    let offered = plans(&table, "2614");
    let gestures: Vec<&str> = offered.iter().map(|plan| plan.gesture).collect();
    assert_eq!(gestures, ["frederick-plan-attack-sparing", "frederick-plan-attack-regardless"]);
    assert_eq!(attackers(&table, &offered[0].orders), ["2713"]);
    assert_eq!(attackers(&table, &offered[1].orders), ["2513", "2713"]);
    // What is said of the hex is what the first plan does.
    assert_eq!(previewed(&table, &[assail(&table, "2614").0]), previewed(&table, &offered[0].orders));
    for order in offered[0].orders.clone() {
        table.obey(PRUSSIA, table.number(), order).unwrap();
    }
    while !matches!(Frederick::to_decide(table.battle(), table.position()).side(), Some(PRUSSIA))
        || !named(&table).contains(&"2413".to_owned())
    {
        let side = table.to_decide().side().unwrap();
        let mut orders = Vec::new();
        Frederick::orders(table.battle(), table.position(), &mut orders);
        table.obey(side, table.number(), *orders.last().unwrap()).unwrap();
    }
    assert!(flanks(&previewed(&table, &[assail(&table, "2413").0])), "it still can");
}

/// The hexes that can be attacked now.
fn named(table: &Table<Frederick>) -> Vec<String> {
    let mut orders = Vec::new();
    Frederick::orders(table.battle(), table.position(), &mut orders);
    let hexes = orders.iter().filter_map(|order| match order {
        Order::Combat(CombatOrder::Assail(hex)) => Some(hex_number(table, *hex)),
        _ => None,
    });
    hexes.collect()
}

#[test]
fn who_must_not_be_spared_joins() {
    // Nobody closes 2413 any more: brigade 1 is not needed there.
    let table = table(&TWO_ENEMIES.replace("2312: brigade-2", "2412: brigade-2"));
    assert!(!flanks(&previewed(&table, &[assail(&table, "2413").0])));
    let offered = plans(&table, "2614");
    assert_eq!(offered.iter().map(|plan| plan.gesture).collect::<Vec<_>>(), ["frederick-plan-attack"]);
    assert_eq!(attackers(&table, &offered[0].orders), ["2513", "2713"]);
}

/// Brigades 1, 2 and 3 stand around 2413, but nobody except brigade 3 can attack 2415.
const NEEDED_ELSEWHERE: &str =
    r#""2513: brigade-1", "2412: brigade-2", "2414: brigade-3", "2413: 38-22", "2415: brigade-browne""#;

#[test]
fn nobody_is_counted_whom_another_combat_needs() {
    let table = table(NEEDED_ELSEWHERE);
    let (order, _) = assail(&table, "2413");
    let offered = plans(&table, "2413");
    assert_eq!(attackers(&table, &offered[0].orders), ["2412", "2513"]);
    let preview = previewed(&table, &[order]);
    assert_eq!(preview, previewed(&table, &offered[0].orders));
    assert_eq!(strength(&preview, "frederick-sum-attack"), 16, "two brigades of eight, not three");
    assert_eq!(strength(&previewed(&table, &[assail(&table, "2415").0]), "frederick-sum-attack"), 8);
}
