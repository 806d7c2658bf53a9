//! The system as the table and the browser get it.

use kernel::facade::side_message;
use kernel::wire::{self, Line, Offer, Scene};
use kernel::{Circumstance, Label, Plan, Present, Refusal, Side, System};
use serde_json::json;

use super::{hex_number, lines, offers, piece_id};
use crate::cards::deck::Counts;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::{MoveOrder, Order};
use crate::engine::pieces::PieceId;
use crate::engine::play::Field;
use crate::engine::question::{
    BombardQuestion, CardQuestion, ChargeQuestion, CombatQuestion, CommandQuestion, DisengageQuestion, MarchQuestion,
    MoveQuestion, Question, RecoveryQuestion, ResultQuestion, SupplyQuestion, TrainQuestion, WorkQuestion,
};
use crate::engine::view::View;
use crate::system::{Napoleon, Subject};
use hexes::Hex;

/// What is asked, and the paragraph that asks.
fn asked(question: Question) -> (&'static str, &'static str) {
    match question {
        Question::Command(CommandQuestion::Command) => ("napoleon-question-command", "napoleon:6.1"),
        Question::Move(MoveQuestion::Move) => ("napoleon-question-move", "napoleon:7.1"),
        Question::Move(MoveQuestion::Initiative) => ("napoleon-question-initiative", "napoleon:6.32"),
        Question::Move(MoveQuestion::Step) => ("napoleon-question-step", "napoleon:7.1"),
        Question::Combat(CombatQuestion::Evade) => ("napoleon-question-evade", "napoleon:10.21"),
        Question::Combat(CombatQuestion::EvadeTo) => ("napoleon-question-evade-to", "napoleon:10.21"),
        Question::Combat(CombatQuestion::Declare) => ("napoleon-question-declare", "napoleon:10.31"),
        Question::Combat(CombatQuestion::Attack) => ("napoleon-question-attack", "napoleon:10.33"),
        Question::Combat(CombatQuestion::Fight) => ("napoleon-question-fight", "napoleon:10.4"),
        Question::Combat(CombatQuestion::Claim) => ("napoleon-question-claim", "napoleon:11.1"),
        Question::Combat(CombatQuestion::Commit) => ("napoleon-question-commit", "napoleon:11.3"),
        Question::Bombard(BombardQuestion::Target) => ("napoleon-question-target", "napoleon:13.33"),
        Question::Bombard(BombardQuestion::Guns) => ("napoleon-question-guns", "napoleon:13.32"),
        Question::Bombard(BombardQuestion::Stand) => ("napoleon-question-stand", "napoleon:13.39"),
        Question::Bombard(BombardQuestion::Hit) => ("napoleon-question-hit", "napoleon:13.38"),
        Question::Bombard(BombardQuestion::Withdraw) => ("napoleon-question-withdraw", "napoleon:13.38"),
        Question::Bombard(BombardQuestion::Occupy) => ("napoleon-question-occupy", "napoleon:12.4"),
        Question::Charge(ChargeQuestion::Charge) => ("napoleon-question-charge", "napoleon:14.1"),
        Question::Charge(ChargeQuestion::Riders) => ("napoleon-question-riders", "napoleon:14.1"),
        Question::Charge(ChargeQuestion::Rein) => ("napoleon-question-rein", "napoleon:14.23"),
        Question::Work(WorkQuestion::Build) => ("napoleon-question-build", "napoleon:15.32"),
        Question::Recovery(RecoveryQuestion::Reorganize) => ("napoleon-question-reorganize", "napoleon:22.22"),
        Question::Result(ResultQuestion::Rout) => ("napoleon-question-rout", "napoleon:12.31"),
        Question::Result(ResultQuestion::Retreat) => ("napoleon-question-retreat", "napoleon:12.35"),
        Question::Result(ResultQuestion::Displace) => ("napoleon-question-displace", "napoleon:12.36"),
        Question::Result(ResultQuestion::Reduce) => ("napoleon-question-reduce", "napoleon:12.2"),
        Question::Result(ResultQuestion::Exchange) => ("napoleon-question-exchange", "napoleon:12.1"),
        Question::Result(ResultQuestion::Advance) => ("napoleon-question-advance", "napoleon:12.4"),
        Question::Supply(SupplyQuestion::Feed) => ("napoleon-question-feed", "napoleon:17.41"),
        Question::Train(TrainQuestion::TakeUp) => ("napoleon-question-take-up", "napoleon:18.34"),
        Question::March(MarchQuestion::Brief) => ("napoleon-question-brief", "napoleon:20.1"),
        Question::March(MarchQuestion::Aim) => ("napoleon-question-aim", "napoleon:20.21"),
        Question::Disengage(DisengageQuestion::Disengage) => ("napoleon-question-disengage", "napoleon:2.2"),
        Question::Card(CardQuestion::Card) => ("napoleon-question-card", "napoleon:24.33"),
        Question::Card(CardQuestion::CardAim) => ("napoleon-question-card-aim", "napoleon:24.35"),
        Question::Card(CardQuestion::Tactics) => ("napoleon-question-tactics", "napoleon:24.8"),
    }
}

/// What a viewer sees of the cards of both sides; nothing where none are played.
fn cards(battle: &Battle, view: &View) -> serde_json::Value {
    if !battle.plays_cards() {
        return serde_json::Value::Null;
    }
    let side = |side: Side| {
        let deck = &view.position.cards.decks[side];
        let ids = |counts: &Counts| -> Vec<&str> {
            let all = counts.titles().flat_map(|card| (0..counts.of(card)).map(move |_| card));
            all.filter_map(|card| battle.title(card)).map(|title| title.id.as_str()).collect()
        };
        let open: Vec<_> = deck.open().filter_map(|open| battle.title(open.card)).map(|title| &title.id).collect();
        json!({ "side": battle.sides[side.index()], "held": deck.held, "hand": ids(&deck.hand),
                "discarded": ids(&deck.discarded), "open": open,
                "card": battle.title(deck.card).map(|title| &title.id), "earned": deck.earned })
    };
    json!(Side::BOTH.map(side))
}

impl Present for Napoleon {
    fn side_key(battle: &Battle, side: Side) -> &str {
        &battle.sides[side.index()]
    }

    fn scene(battle: &Battle, view: &View) -> Scene {
        let position = &view.position;
        let marks = &position.marks;
        let piece = |piece: PieceId| {
            let spec = battle.piece(piece);
            let hex = position.on_map(piece).then(|| battle.board.id(position.at(piece)));
            json!({ "id": piece_id(piece), "key": spec.id, "side": battle.sides[spec.side.index()], "kind": spec.kind.key(),
                    "hex": hex, "place": position.piece(piece).place, "reduced": marks.reduced.has(piece),
                    "marching": marks.marching.has(piece), "out-of-command": marks.out_of_command.has(piece),
                    "moved": marks.moved.has(piece) })
        };
        let pieces: Vec<_> = battle.all().map(piece).collect();
        Scene::of(&json!({ "kind": "napoleon", "turn": position.turn, "clock": battle.turn(position.turn).clock,
                           "active": battle.sides[position.active.index()], "phase": position.phase.key(),
                           "weather": position.weather.key(), "damaged": position.damaged, "pieces": pieces,
                           "cards": cards(battle, view) }))
    }

    fn when(battle: &Battle, view: &View) -> Option<Label> {
        let turn = view.position.turn;
        let label = Label::new("napoleon-when").with("turn", i64::from(turn));
        Some(label.with("clock", battle.turn(turn).clock.as_str()))
    }

    fn offers(battle: &Battle, _view: &View, orders: &[Order]) -> Vec<Offer> {
        orders.iter().map(|order| offers::offer(battle, *order)).collect()
    }

    fn plan(battle: &Battle, _view: &View, subject: Subject, plan: &Plan<Order, Subject>) -> wire::Plan {
        offers::plan(battle, subject, plan)
    }

    fn question(battle: &Battle, view: &View, side: Side, question: Question) -> (Label, &'static str) {
        // Others do not see that somebody was taken up.
        let question = match question {
            Question::Move(MoveQuestion::Step) if !view.viewer.is(side) && view.position.mover.is_none() => {
                MoveQuestion::Move.into()
            }
            question => question,
        };
        let (id, cite) = asked(question);
        (Label::new(id).with_message("side", side_message(&battle.sides[side.index()])), cite)
    }

    fn line(battle: &Battle, _view: &View, event: &Event) -> Line {
        lines::line(battle, event)
    }

    fn refusal(battle: &Battle, refusal: Refusal) -> Label {
        let with = refusal.with.iter().flatten();
        with.fold(Label::new(refusal.reason), |label, (name, circumstance)| match circumstance {
            Circumstance::Number(number) => label.with(*name, i64::from(*number)),
            Circumstance::Thing(thing) => label.with(*name, hex_number(battle, Hex(*thing as u16)).as_str()),
        })
    }

    fn subject(battle: &Battle, id: &str) -> Option<Subject> {
        match id.chars().next()? {
            'u' => {
                let piece = id.get(1..)?.parse().ok().map(PieceId);
                piece.filter(|piece| piece.index() < battle.pieces.len()).map(Subject::Piece)
            }
            'h' => battle.board.of_id(id).map(Subject::Hex),
            _ => None,
        }
    }

    fn why_not(battle: &Battle, view: &View, subject: Subject, target: Subject) -> Option<Refusal> {
        let field = Field { battle, position: &view.position };
        let (Subject::Piece(piece), Subject::Hex(hex)) = (subject, target) else { return None };
        match field.position.mover {
            Some(mover) if mover.pieces.has(piece) => {
                Napoleon::check(battle, &view.position, MoveOrder::Step(hex).into()).err()
            }
            _ => Napoleon::check(battle, &view.position, MoveOrder::Take(piece).into()).err(),
        }
    }
}
