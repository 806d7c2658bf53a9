//! Who sees march orders: their side, and an enemy who has read them in a dispatch (20.21, 24.6).

use kernel::{Dice, Side, System, Viewer};
use napoleon::engine::pieces::{PieceId, Pieces};
use napoleon::march_orders::March;
use napoleon::spec::Options;
use napoleon::{Battle, Event, Napoleon, Position};

fn with_order(read: bool) -> (Battle, Position, March) {
    let pack = crate::reading("napoleon-drill").unwrap();
    let options = Options { scenario: Some("crossing".into()), ..Options::default() };
    let battle = Battle::muster(&pack.spec, &options).unwrap();
    let mut position = Napoleon::open(&battle, &mut Dice::quick(1), &mut Vec::<Event>::new());
    let kempt = battle.pieces.iter().position(|piece| piece.id == "kempt").unwrap();
    let march =
        March { pieces: Pieces::only(PieceId(kempt as u8)), possible: 0b1111, goal: 3, read, ..March::default() };
    position.marches.set(Side::Second, 0, march);
    (battle, position, march)
}

/// The orders of the second side that a viewer knows.
fn known(battle: &Battle, position: &Position, viewer: Viewer) -> Vec<March> {
    Napoleon::view(battle, position, viewer).position.marches.all(Side::Second).collect()
}

#[test]
fn an_order_is_the_secret_of_its_side() {
    let (battle, position, march) = with_order(false);
    assert_eq!(known(&battle, &position, Viewer::Side(Side::Second)), [march]);
    assert_eq!(known(&battle, &position, Viewer::Side(Side::First)), []);
    assert_eq!(known(&battle, &position, Viewer::Onlooker), []);
}

#[test]
fn an_order_that_was_read_is_open_to_its_reader() {
    let (battle, position, march) = with_order(true);
    let seen = known(&battle, &position, Viewer::Side(Side::First));
    assert_eq!(seen, [March { possible: 1 << march.goal, ..march }]);
    assert_eq!(known(&battle, &position, Viewer::Onlooker), []);
}
