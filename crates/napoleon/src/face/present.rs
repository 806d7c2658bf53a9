//! The system as the table and the browser get it.

use kernel::facade::side_message;
use kernel::wire::{self, Layer, Line, Offer, Overlay, Scene};
use kernel::{Circumstance, Label, Outcome, Plan, Present, Refusal, Side, System, Viewer};

use super::{hex_number, lines, offers, overlays, scene};
use crate::engine::agenda::{BombardStep, ChargeStep, CombatStep, CommandStep, ResultStep, Step};
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::{BombardOrder, ChargeOrder, CombatOrder, CommandOrder, MoveOrder, Order, ResultOrder};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, not_now};
use crate::engine::position::Position;
use crate::engine::question::{
    BombardQuestion, CardQuestion, ChargeQuestion, CombatQuestion, CommandQuestion, DisengageQuestion, MarchQuestion,
    MoveQuestion, Question, RecoveryQuestion, ResultQuestion, SupplyQuestion, TrainQuestion, WorkQuestion,
};
use crate::engine::view::{View, unseen};
use crate::movement::Mover;
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

impl Present for Napoleon {
    fn side_key(battle: &Battle, side: Side) -> &str {
        &battle.sides[side.index()]
    }

    fn scene(battle: &Battle, view: &View) -> Scene {
        Scene::of(&scene::scene(battle, view))
    }

    fn revealed(_battle: &Battle, position: &Position) -> View {
        let open = Position { hidden: Pieces::NONE, lots: Position::OPEN, ..position.clone() };
        View { viewer: Viewer::Onlooker, position: open }
    }

    fn when(battle: &Battle, view: &View) -> Option<Label> {
        let turn = view.position.turn;
        let turn = turn.min(battle.scenario.turns.len() as u8);
        let label = Label::new("napoleon-when").with("turn", i64::from(turn));
        Some(label.with("clock", battle.turn(turn).clock.as_str()))
    }

    fn verdict(battle: &Battle, view: &View, outcome: &Outcome) -> Label {
        let field = Field { battle, position: &view.position };
        let points = Side::BOTH.map(|side| field.score(side));
        let Some(level) = field.level(points) else { return Label::new(outcome.reason) };
        let level = format!("level-{}", battle.scenario.levels[usize::from(level)].id);
        let label = Label::new("napoleon-outcome-level").with_message("level", level);
        label.with("first", i64::from(points[0])).with("second", i64::from(points[1]))
    }

    fn way(battle: &Battle, position: &Position, outcome: &Outcome) -> String {
        let field = Field { battle, position };
        let level = field.level(Side::BOTH.map(|side| field.score(side)));
        let id = level.map(|level| format!("level-{}", battle.scenario.levels[usize::from(level)].id));
        id.unwrap_or_else(|| outcome.reason.to_owned())
    }

    fn offers(battle: &Battle, view: &View, orders: &[Order]) -> Vec<Offer> {
        let field = Field { battle, position: &view.position };
        orders.iter().map(|order| offers::offer(&field, *order)).collect()
    }

    fn plan(battle: &Battle, _view: &View, subject: Subject, plan: &Plan<Order, Subject>) -> wire::Plan {
        offers::plan(battle, subject, plan)
    }

    fn question(battle: &Battle, view: &View, side: Side, question: Question) -> (Label, &'static str) {
        // Others do not see that somebody was taken up.
        let question = match question {
            Question::Move(MoveQuestion::Step) if !view.viewer.is(side) && view.position.mover.is_none() => {
                let initiative = view.position.phase == crate::sequence::Phase::Initiative;
                if initiative { MoveQuestion::Initiative.into() } else { MoveQuestion::Move.into() }
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
            // The flag of a hidden force stands for its hex.
            'f' => battle.board.of_id(&format!("h{}", id.get(1..)?)).map(Subject::Hex),
            _ => None,
        }
    }

    fn sight(battle: &Battle, view: &View, from: &str) -> Vec<String> {
        let Some(Subject::Hex(from)) = Self::subject(battle, from) else { return Vec::new() };
        let field = Field { battle, position: &view.position };
        let seen = battle.board.grid.hexes().filter(|hex| *hex != from && field.sees(from, *hex));
        seen.map(|hex| battle.board.id(hex)).collect()
    }

    fn overlay(battle: &Battle, view: &View, layer: Layer, subject: Option<Subject>) -> Overlay {
        overlays::overlay(battle, view, layer, subject)
    }

    fn why_not(battle: &Battle, view: &View, subject: Subject, target: Subject) -> Option<Refusal> {
        let field = Field { battle, position: &view.position };
        let hidden = unseen(battle, &view.position, view.viewer);
        let hex_of = |subject: Subject| match subject {
            Subject::Hex(hex) => Some(hex),
            Subject::Piece(piece) if hidden.has(piece) || !field.position.on_map(piece) => None,
            Subject::Piece(piece) => Some(field.position.at(piece)),
        };
        let check = |order: Order| Napoleon::check(battle, &view.position, order).err();
        let Some(hex) = hex_of(target) else { return Some(not_now()) };
        match (field.position.agenda.top()?, subject) {
            (Step::Move(_), Subject::Piece(piece)) => match field.position.mover {
                Some(mover) if mover.pieces.has(piece) => check(MoveOrder::Step(hex).into()),
                // Whoever could be taken up comes as far as his next hex tells.
                None => check(MoveOrder::Take(piece).into()).or_else(|| {
                    let mover = Mover::new(Pieces::only(piece), field.position.at(piece));
                    field.may_step(&field.party(field.owner(piece), &mover), &mover, hex).err()
                }),
                Some(_) => check(MoveOrder::Take(piece).into()),
            },
            (Step::Combat(CombatStep::Declare(side)), _) => match field.holds(side, hex) {
                true => check(CombatOrder::Storm(hex).into()),
                false => check(CombatOrder::Assail(hex).into()),
            },
            (Step::Combat(CombatStep::Evade(_)), _) => check(CombatOrder::Evade(hex).into()),
            (Step::Combat(CombatStep::EvadeTo { .. }), _) => check(CombatOrder::EvadeTo(hex).into()),
            (Step::Result(ResultStep::Retreat { .. }), _) => check(ResultOrder::RetreatTo(hex).into()),
            (Step::Bombard(BombardStep::Cannonade { .. }), _) => check(BombardOrder::Target(hex).into()),
            (Step::Charge(ChargeStep::Charge { .. }), _) => check(ChargeOrder::Charge(hex).into()),
            (Step::Command(CommandStep::Command(_)), Subject::Piece(leader)) => {
                check(CommandOrder::Assist { leader, hex }.into())
            }
            _ => Some(not_now()),
        }
    }
}
