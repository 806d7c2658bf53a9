use super::*;

/// How all of them were written before anything was nested.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Old {
    Stand,
    Aim(u16),
    Advance {
        unit: u8,
        to: u16,
    },
    #[serde(rename = "waver")]
    Retreat(u8),
    Ground(u16, u16),
    Fire,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Bombard {
    Fire,
    Aim(u16),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Combat {
    Ground(u16, u16),
    Advance {
        unit: u8,
        to: u16,
    },
    Stand,
    #[serde(rename = "waver")]
    Retreat(u8),
}

crate::flat! {
    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Order {
        Bombard(Bombard),
        Combat(Combat),
    }
    numbered "stand" "aim" "advance" "waver" "ground" "fire"
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Again {
    Aim(u16),
}

crate::flat! {
    #[derive(Debug)]
    enum Faulty {
        Bombard(Bombard),
        Again(Again),
    }
    numbered "aim" "rally" "aim"
}

const ALL: [(Old, Order); 6] = [
    (Old::Stand, Order::Combat(Combat::Stand)),
    (Old::Aim(1200), Order::Bombard(Bombard::Aim(1200))),
    (Old::Advance { unit: 7, to: 300 }, Order::Combat(Combat::Advance { unit: 7, to: 300 })),
    (Old::Retreat(3), Order::Combat(Combat::Retreat(3))),
    (Old::Ground(1, 2), Order::Combat(Combat::Ground(1, 2))),
    (Old::Fire, Order::Bombard(Bombard::Fire)),
];

#[test]
fn json_is_that_of_one_enum() {
    for (old, order) in ALL {
        let text = serde_json::to_string(&old).unwrap();
        assert_eq!(serde_json::to_string(&order).unwrap(), text);
        assert_eq!(serde_json::from_str::<Order>(&text).unwrap(), order);
        let value = serde_json::to_value(old).unwrap();
        assert_eq!(serde_json::to_value(order).unwrap(), value);
        assert_eq!(serde_json::from_value::<Order>(value).unwrap(), order);
    }
}

#[test]
fn bytes_are_those_of_one_enum() {
    for (old, order) in ALL {
        let bytes = postcard::to_allocvec(&old).unwrap();
        assert_eq!(postcard::to_allocvec(&order).unwrap(), bytes);
        assert_eq!(postcard::from_bytes::<Order>(&bytes).unwrap(), order);
    }
    let several: Vec<Order> = ALL.iter().map(|(_, order)| *order).collect();
    let bytes = postcard::to_allocvec(&several).unwrap();
    assert_eq!(postcard::from_bytes::<Vec<Order>>(&bytes).unwrap(), several);
}

#[test]
fn wrong_orders_are_told_as_before() {
    for text in [r#""flee""#, r#"{"flee":1}"#, r#"{"aim":"far"}"#, r#""aim""#, "12", r#"{"advance":{"unit":1}}"#] {
        let old = serde_json::from_str::<Old>(text).unwrap_err().to_string().replace("Old", "Order");
        assert_eq!(serde_json::from_str::<Order>(text).unwrap_err().to_string(), old, "{text}");
    }
    assert!(postcard::from_bytes::<Order>(&[6]).is_err());
}

#[test]
fn a_list_says_what_is_wrong_with_it() {
    assert_eq!(faults::<Order>(), Vec::<String>::new());
    let faults = faults::<Faulty>();
    let said = |words: &str| assert!(faults.iter().any(|fault| fault == words), "{faults:?}");
    said("several chapters have `aim`");
    said("no chapter has `rally`");
    said("`aim` is numbered twice");
    said("`fire` has no number");
    let unwritten = serde_json::to_string(&Faulty::Bombard(Bombard::Fire)).unwrap_err();
    assert_eq!(unwritten.to_string(), "`fire` of Faulty has no number");
    assert_eq!(serde_json::to_string(&Faulty::Again(Again::Aim(1))).unwrap(), r#"{"aim":1}"#);
    let unread = serde_json::from_str::<Faulty>(r#""rally""#).unwrap_err().to_string();
    assert!(unread.starts_with("no chapter of Faulty has `rally`"), "{unread}");
}
