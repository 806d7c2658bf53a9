//! Positions of the drill ground in which the better order is known.
use std::sync::Arc;

use generals::{Level, general};
use kernel::situation::Situation;
use kernel::{Dice, Eyes, Side, Silent, System, obey};
use napoleon::engine::order::{
    BombardOrder, CardOrder, ChargeOrder, CombatOrder, CommandOrder, MoveOrder, Order, ReinforcementOrder, ResultOrder,
};
use napoleon::{Battle, Napoleon, Position};
use serde_json::json;

/// A position, as situations write it.
struct Field {
    battle: Arc<Battle>,
    position: Position,
    side: Side,
}

fn field(scenario: &str, words: &str, dice: &[u8], orders: &[&str]) -> Field {
    let options = json!({ "scenario": scenario, "open": true, "cards": words.contains("hands") });
    let battle = library::reading::<Napoleon>("napoleon-drill").unwrap().battle(&options).unwrap();
    let orders: Vec<String> = orders.iter().map(|order| format!("{order:?}")).collect();
    let text = format!(
        "title = \"tactics\"\ncites = []\npack = \"napoleon-drill\"\ndice = {dice:?}\norders = [{}]\nexpect = []\n\n\
         [position]\n{words}\n",
        orders.join(", ")
    );
    let situation = Situation::read(&text).unwrap();
    let mut table = situation.set::<Napoleon>(&text, &battle).map_err(|fault| fault.to_string()).unwrap();
    for order in orders {
        let words = order.trim_matches('"').to_owned();
        let (side, words) = words.split_once(": ").unwrap();
        let side = Side::of(u8::from(side != "france"));
        for order in <Napoleon as kernel::situation::Staged>::read_order(&battle, table.position(), words).unwrap() {
            table.obey(side, table.number(), order).unwrap();
        }
    }
    let position = table.position().clone();
    let side = Napoleon::to_decide(&battle, &position).side().unwrap();
    Field { battle, position, side }
}

impl Field {
    /// What a level orders until somebody else decides, or so many orders long.
    fn ordered(&self, level: Level, most: usize) -> (Vec<Order>, Position) {
        let mut general = general::<Napoleon>(level, 7);
        let mut position = self.position.clone();
        let (mut dice, mut given) = (Dice::quick(5), Vec::new());
        while let Some(eyes) = Eyes::<Napoleon>::opened(&self.battle, &position) {
            if eyes.side != self.side || given.len() >= most || position.turn != self.position.turn {
                break;
            }
            let order = general.choose(&eyes).unwrap().order;
            obey::<Napoleon>(&self.battle, &mut position, order, &mut dice, &mut Silent).unwrap();
            given.push(order);
            if order == MoveOrder::EndMovement.into() {
                break;
            }
        }
        (given, position)
    }

    fn first(&self, level: Level) -> Order {
        self.ordered(level, 1).0[0]
    }

    fn hex(&self, name: &str) -> hexes::Hex {
        self.battle.board.hex_named(name).unwrap()
    }

    fn piece(&self, name: &str) -> napoleon::engine::pieces::PieceId {
        let number = self.battle.pieces.iter().position(|piece| piece.id == name).unwrap();
        napoleon::engine::pieces::PieceId(number as u8)
    }
}

/// All who think.
const LEVELS: [Level; 3] = [Level::Ensign, Level::Colonel, Level::Marshal];

#[test]
fn stacks_that_touch_one_enemy_attack_it_together() {
    let words = r#"phase = "declaration"
begin = true
pieces = ["1209: bauduin, soye", "1309: gauthier, jamin", "1210: kempt"]"#;
    let field = field("crossing", words, &[], &[]);
    for level in LEVELS {
        let (orders, _) = field.ordered(level, 4);
        let storms = orders.iter().filter(|order| matches!(order, Order::Combat(CombatOrder::Storm(_)))).count();
        assert_eq!((storms, orders[3]), (2, CombatOrder::Go.into()), "{level}: {orders:?}");
    }
}

#[test]
fn a_battery_fires_with_all_that_reach_the_same_hex() {
    let words = r#"phase = "bombardment"
pieces = ["1207: great-battery, guns-2", "1209: kempt, best"]"#;
    let field = field("crossing", words, &[], &[]);
    for level in LEVELS {
        let (orders, _) = field.ordered(level, 4);
        let lays = orders.iter().filter(|order| matches!(order, Order::Bombard(BombardOrder::Lay(_)))).count();
        assert_eq!((orders[0], lays), (BombardOrder::Target(field.hex("1209")).into(), 2), "{level}: {orders:?}");
    }
}

#[test]
fn fire_goes_where_it_tells_most() {
    // A battery that would answer and a brigade that cannot.
    let words = r#"phase = "bombardment"
pieces = ["1207: great-battery", "1209: rogers", "1309: kempt"]"#;
    let field = field("crossing", words, &[], &[]);
    for level in LEVELS {
        assert!(matches!(field.first(level), Order::Bombard(BombardOrder::Target(_))), "{level}");
    }
}

#[test]
fn heavy_cavalry_bars_the_way_back_of_a_brigade() {
    let words = r#"phase = "declaration"
begin = true
pieces = ["1209: gauthier, jamin", "1210: kempt", "1408: guiton"]"#;
    let orders = ["france: attack 1210 from 1209", "france: end"];
    let field = field("crossing", words, &[], &orders);
    for level in LEVELS {
        let order = field.first(level);
        assert_eq!(order, ChargeOrder::Charge(field.hex("1210")).into(), "{level}");
    }
}

#[test]
fn cavalry_does_not_charge_at_long_odds() {
    let words = r#"phase = "declaration"
begin = true
pieces = ["1209: bauduin, soye", "1210: kempt, pack", "1408: picquet"]"#;
    let orders = ["france: attack 1210 from 1209", "france: end"];
    let field = field("crossing", words, &[], &orders);
    for level in LEVELS {
        let (orders, _) = field.ordered(level, 3);
        assert!(!orders.iter().any(|order| matches!(order, Order::Charge(ChargeOrder::Sound))), "{level}: {orders:?}");
    }
}

#[test]
fn an_exchange_is_paid_with_the_least() {
    let words = r#"phase = "declaration"
begin = true
pieces = ["1209: bauduin, conscripts", "1210: hussars reduced"]"#;
    let orders = ["france: attack 1210 from 1209", "france: end", "france: fight 1"];
    let field = field("crossing", words, &[6], &orders);
    for level in LEVELS {
        assert_eq!(field.first(level), ResultOrder::GiveUp(field.piece("conscripts")).into(), "{level}");
    }
}

#[test]
fn the_officer_of_the_larger_force_gets_the_point() {
    let words = r#"phase = "command"
begin = true
pieces = ["0904: bauduin, soye", "0803: gauthier, jamin, reille", "1003: guiton, kellermann", "0804: ney", "0703: friant, drouot"]"#;
    let field = field("crossing", words, &[], &[]);
    for level in LEVELS {
        let (orders, _) = field.ordered(level, 6);
        let ney = field.piece("ney");
        let wanted = Order::from(CommandOrder::Command { leader: ney, officer: field.piece("reille") });
        assert!(orders.contains(&wanted), "{level}: {orders:?}");
    }
}

/// The last turn: nobody stands in the town, and it is worth four points.
#[test]
fn a_place_that_counts_is_walked_into() {
    let words = r#"phase = "movement"
begin = true
turn = 6
pieces = ["0708: husson commanded", "0712: soye commanded", "1511: best"]"#;
    let field = field("crossing", words, &[], &[]);
    for level in LEVELS {
        let (orders, position) = field.ordered(level, 30);
        let held = ["0909", "1009"].into_iter().any(|hex| position.stack(field.hex(hex)).next().is_some());
        assert!(held, "{level}: {orders:?}");
    }
}

#[test]
fn a_brigade_does_not_go_at_an_army() {
    let words = r#"phase = "movement"
begin = true
turn = 2
pieces = ["0708: conscripts commanded", "0711: kempt, pack", "0710: best, rogers", "0611: line-brigade, light-brigade"]"#;
    let field = field("onset", words, &[], &[]);
    for level in LEVELS {
        let (orders, position) = field.ordered(level, 20);
        let at = position.at(field.piece("conscripts"));
        let near = ["0711", "0710", "0611"].map(|hex| field.battle.board.grid.distance(at, field.hex(hex)));
        assert!(near.into_iter().all(|distance| distance > 1), "{level}: {orders:?}");
    }
}

#[test]
fn guns_go_where_they_have_somebody_in_range() {
    let words = r#"phase = "movement"
begin = true
turn = 1
pieces = ["1305: great-battery commanded", "1304: friant commanded, drouot commanded", "1308: kempt, pack", "1208: best, rogers"]"#;
    let field = field("crossing", words, &[], &[]);
    for level in [Level::Colonel, Level::Marshal] {
        let (orders, position) = field.ordered(level, 30);
        let at = position.at(field.piece("great-battery"));
        let distance = ["1308", "1208"].map(|hex| field.battle.board.grid.distance(at, field.hex(hex)));
        assert!(distance.into_iter().any(|far| (2..=3).contains(&far)), "{level}: {orders:?}");
    }
}

#[test]
fn several_brigades_go_at_a_lone_one_together() {
    let words = r#"phase = "movement"
begin = true
turn = 3
pieces = ["0708: bauduin commanded, soye commanded", "0709: gauthier commanded, jamin commanded", "0909: line-brigade"]"#;
    let field = field("crossing", words, &[], &[]);
    for level in [Level::Colonel, Level::Marshal] {
        let (orders, position) = field.ordered(level, 40);
        let target = field.hex("0909");
        let touching = ["bauduin", "soye", "gauthier", "jamin"].map(|name| position.at(field.piece(name)));
        let count = touching.into_iter().filter(|at| field.battle.board.grid.distance(*at, target) == 1).count();
        assert!(count >= 3, "{level}: {orders:?}");
    }
}

#[test]
fn light_cavalry_does_not_wait_for_infantry() {
    let words = r#"phase = "evasion"
begin = true
pieces = ["1209: bauduin, soye", "1109: gauthier, jamin", "1210: hussars"]"#;
    let field = field("crossing", words, &[], &[]);
    for level in LEVELS {
        assert_eq!(field.first(level), CombatOrder::Evade(field.hex("1210")).into(), "{level}");
    }
}

#[test]
fn a_general_retreat_is_never_an_accident() {
    let words = r#"phase = "cards"
begin = true
turn = 3
pieces = ["0904: bauduin, soye, ney", "0908: kempt, pack, picton"]
hands = ["france: general-retreat"]"#;
    let field = field("cards", words, &[], &[]);
    for level in LEVELS {
        let (orders, position) = field.ordered(level, 3);
        assert!(!orders.contains(&CardOrder::Enact.into()), "{level}: {orders:?}");
        assert!(position.armies[Side::First].retreat.pieces.is_empty(), "{level}");
    }
}

#[test]
fn nobody_calls_who_would_come_too_late() {
    let words = r#"phase = "command"
begin = true
turn = 6
pieces = ["0305: bauduin, soye, ney", "0908: kempt, pack, picton"]
columns = ["waits: drouot", "waits: kellermann", "waits: gauthier, jamin, guns-5"]"#;
    let field = field("columns", words, &[], &[]);
    for level in LEVELS {
        let (orders, _) = field.ordered(level, 8);
        assert!(!orders.contains(&ReinforcementOrder::Call.into()), "{level}: {orders:?}");
    }
}

#[test]
fn a_town_that_was_won_is_entered() {
    let words = r#"phase = "declaration"
begin = true
turn = 4
pieces = ["0908: bauduin, soye, reille", "0809: gauthier, jamin", "0909: best reduced"]"#;
    let orders = ["france: attack 0909 from 0908, 0809", "france: end", "france: fight 1"];
    let field = field("crossing", words, &[1], &orders);
    for level in LEVELS {
        let order = field.first(level);
        let enters = matches!(order, Order::Result(ResultOrder::Advance { to, .. }) if to == field.hex("0909"));
        assert!(enters, "{level}: {order:?}");
    }
}
