//! What people read in the journal, and under what they look for it.

use hexes::Hex;
use kernel::wire::{Line, LineKind};
use kernel::{Dice, Present, Side, System};
use napoleon::engine::event::{
    CardEvent, CommandEvent, ConcealmentEvent, LeaderEvent, ReinforcementEvent, ResultEvent, SequenceEvent,
    SupplyEvent, WeatherEvent,
};
use napoleon::engine::pieces::{PieceId, Pieces};
use napoleon::spec::Options;
use napoleon::{Battle, Event, Napoleon};

const SIDE: Side = Side::First;
const PIECE: PieceId = PieceId(0);

fn battle(pack: &str, options: &Options) -> Battle {
    Battle::muster(&crate::reading(pack).unwrap().spec, options).unwrap()
}

fn line(battle: &Battle, event: impl Into<Event>) -> Line {
    let position = Napoleon::open(battle, &mut Dice::quick(1), &mut Vec::<Event>::new());
    let view = Napoleon::view(battle, &position, kernel::Viewer::Side(SIDE));
    Napoleon::line(battle, &view, &event.into())
}

#[test]
fn what_a_player_has_to_know_is_read() {
    let battle = battle("napoleon-drill", &Options::default());
    let (pieces, at) = (Pieces::only(PIECE), Hex(0));
    let kind = |event: Event| line(&battle, event).kind;
    assert_eq!(kind(WeatherEvent::FiresOut { fires: 1 }.into()), LineKind::Turn);
    assert_eq!(kind(CommandEvent::Failed { side: SIDE, officer: PIECE, die: 6, initiative: 3 }.into()), LineKind::Turn);
    assert_eq!(kind(CardEvent::CardPlayed { side: SIDE, card: 0, allowance: [4, 6] }.into()), LineKind::Turn);
    assert_eq!(kind(SupplyEvent::OutOfSupply { side: SIDE, pieces }.into()), LineKind::Turn);
    assert_eq!(kind(ConcealmentEvent::Shown { side: SIDE, at, pieces }.into()), LineKind::Hidden);
    assert_eq!(kind(LeaderEvent::Captured { side: SIDE, leader: PIECE, die: 6 }.into()), LineKind::Loss);
    assert_eq!(kind(ResultEvent::Reduced { side: SIDE, piece: PIECE }.into()), LineKind::Loss);
    // What the map shows is left out.
    assert_eq!(kind(ConcealmentEvent::Concealed { side: SIDE, pieces }.into()), LineKind::Detail);
    assert_eq!(kind(CommandEvent::OutOfCommand { side: SIDE, pieces }.into()), LineKind::Detail);
}

#[test]
fn a_call_says_who_comes() {
    let battle = battle("quatre-bras-1815", &Options { chosen: 1, ..Options::default() });
    let called = battle.scenario.arrivals.iter().position(|column| column.from.is_some()).unwrap() as u8;
    let label = line(&battle, ReinforcementEvent::Called { side: SIDE, number: called, die: 6, turn: 5 }).label;
    let told = serde_json::to_string(&label).unwrap();
    assert!(told.contains("piece-d-erlon") && told.contains("piece-schmitz"), "{told}");
    assert!(!told.contains("piece-nogues"), "{told}");
}

#[test]
fn of_two_ways_to_win_a_place_one_is_enough() {
    let battle = battle("quatre-bras-1815", &Options::default());
    let prize = battle.scenario.prizes.iter().position(|prize| !prize.any.is_empty()).unwrap() as u8;
    let label = line(&battle, SequenceEvent::Prize { side: SIDE, prize, points: 5 }).label;
    let told = serde_json::to_string(&label).unwrap();
    assert!(told.contains("napoleon-aim-one-of") && told.contains("place-quatre-bras"), "{told}");
}
