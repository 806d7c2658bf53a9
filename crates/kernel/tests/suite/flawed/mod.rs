//! The skirmish with one promise broken, so that the suite can be tested itself. All that is not
//! broken is the honest skirmish's.

mod flaw;
mod imagining;
mod showing;

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::conformance::Fuzzed;
use kernel::{
    Cite, Decision, Dice, Foretold, Happened, Hidden, Journal, Listing, Lots, Plan, Present, Preview, Refusal, Side,
    System, Trail, Viewer,
};
use serde::{Deserialize, Serialize};
use skirmish::{Event, Face, Options, Skirmish, Spec, Step, Subject};

pub(crate) use flaw::{Flaw, Secret};

/// The skirmish with one promise broken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flawed;

/// An honest battle, and what is wrong with it.
#[derive(Clone, Debug)]
pub(crate) struct Battle {
    honest: skirmish::Battle,
    flaw: Flaw,
}

impl Battle {
    /// A battle that has what the flaw is about.
    pub(crate) fn of(flaw: Flaw) -> Self {
        let secret = match flaw {
            Flaw::Shows(secret) | Flaw::Tells(secret) | Flaw::Hushes(secret) | Flaw::Stereotypes(secret) => secret,
            Flaw::RaidsByWhatIs => Secret::Wagons,
            Flaw::DummiesStand => Secret::Dummies,
            _ => Secret::Faces,
        };
        let (plain, full) = (Spec::plain(), Spec::full());
        let spec = match secret {
            Secret::Faces => plain,
            Secret::Guard => Spec { volley: full.volley, ..plain },
            Secret::Screens => Spec { screens: true, ..plain },
            Secret::Goals => Spec { goals: full.goals, ..plain },
            Secret::Ranks => Spec { drums: true, ..plain },
            Secret::Wings | Secret::Dummies => Spec { wings: true, ..plain },
            Secret::Wagons => Spec { companies: full.companies, ..plain },
            Secret::Hands => Spec { cards: full.cards, ..plain },
        };
        let options = Options { guard: true, ..Options::default() };
        Battle { honest: skirmish::Battle::muster(&spec, options).unwrap(), flaw }
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }
}

/// An honest position; a forgetful one loses its round in storage.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "(skirmish::Position, bool)", from = "(skirmish::Position, bool)")]
pub(crate) struct Position {
    pub(crate) honest: skirmish::Position,
    forgetful: bool,
}

impl From<Position> for (skirmish::Position, bool) {
    fn from(mut position: Position) -> Self {
        if position.forgetful {
            position.honest.clock.round = 1;
        }
        (position.honest, position.forgetful)
    }
}

impl From<(skirmish::Position, bool)> for Position {
    fn from((honest, forgetful): (skirmish::Position, bool)) -> Self {
        Position { honest, forgetful }
    }
}

/// An honest order, or one of which a part is lost in writing.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Order {
    honest: skirmish::Order,
    #[serde(skip)]
    murmur: u8,
}

impl Order {
    fn plain(honest: skirmish::Order) -> Self {
        Order { honest, murmur: 0 }
    }
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.honest.fmt(f)
    }
}

/// The truth, smuggled out where no comparison looks.
#[derive(Clone)]
struct Smuggled(skirmish::View);

impl fmt::Debug for Smuggled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing")
    }
}

impl PartialEq for Smuggled {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Smuggled {}

/// An honest view, and the truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    honest: skirmish::View,
    #[serde(skip)]
    truth: Smuggled,
}

impl View {
    /// The face that a token really has.
    fn true_face(&self, token: u8) -> Option<Face> {
        self.truth.0.faces.get(usize::from(token)).copied().flatten()
    }

    fn is_captain(&self, token: u8) -> bool {
        self.true_face(token) == Some(Face::Captain)
    }
}

fn refuse(paragraph: &'static str) -> Result<(), Refusal> {
    Err(Refusal::new(Cite(paragraph), "skirmish-refusal-mood"))
}

impl System for Flawed {
    type Battle = Battle;
    type Position = Position;
    type Order = Order;
    type Event = Event;
    type View = View;
    type Question = (skirmish::Question, Option<Face>);
    type Subject = Subject;

    const NAME: &'static str = "flawed";
    const RULES: u16 = 1;
    const LISTING: Listing = Listing::Complete;

    fn open(battle: &Battle, dice: &mut Dice, journal: &mut impl Journal<Event>) -> Position {
        Position { honest: Skirmish::open(&battle.honest, dice, journal), forgetful: battle.has(Flaw::Forgets) }
    }

    fn to_decide(battle: &Battle, position: &Position) -> Decision<Self::Question> {
        match Skirmish::to_decide(&battle.honest, &position.honest) {
            Decision::Asks { side, question } => {
                let secret = match question {
                    skirmish::Question::Reaction { target } if battle.has(Flaw::LeaksQuestion) => {
                        Some(position.honest.faces[usize::from(target)])
                    }
                    _ => None,
                };
                Decision::Asks { side, question: (question, secret) }
            }
            Decision::Over(outcome) => Decision::Over(outcome),
        }
    }

    fn orders(battle: &Battle, position: &Position, out: &mut Vec<Order>) {
        let mut honest = Vec::new();
        Skirmish::orders(&battle.honest, &position.honest, &mut honest);
        let passes = |order: &Order| Self::check(battle, position, *order).is_ok();
        let refuses = battle.has(Flaw::RefusesListed);
        out.extend(honest.into_iter().map(Order::plain).filter(|order| refuses || passes(order)));
        match battle.flaw {
            Flaw::ListsTwice => out.extend(out.first().copied()),
            Flaw::MumblesOrders if !out.is_empty() => out.push(Order { honest: skirmish::Order::EndTurn, murmur: 7 }),
            Flaw::ListsAfterTheEnd if out.is_empty() => out.push(Order::plain(skirmish::Order::EndTurn)),
            Flaw::HidesOrder => out.retain(|order| order.honest != skirmish::Order::Advance(0)),
            Flaw::ListsRefused if out.iter().any(|order| order.honest == skirmish::Order::EndTurn) => {
                let advances = (0..battle.honest.count()).map(skirmish::Order::Advance).map(Order::plain);
                out.extend(advances.filter(|order| !passes(order)));
            }
            _ => {}
        }
    }

    fn check(battle: &Battle, position: &Position, order: Order) -> Result<(), Refusal> {
        if order.murmur == 7 {
            return Ok(());
        }
        let is_captain = |target: u8| position.honest.faces.get(usize::from(target)) == Some(&Face::Captain);
        if let Err(refusal) = Skirmish::check(&battle.honest, &position.honest, order.honest) {
            return Err(match order.honest {
                skirmish::Order::Challenge { target, .. } if battle.has(Flaw::LeaksRefusal) && is_captain(target) => {
                    Refusal { reason: "skirmish-refusal-too-strong", ..refusal }
                }
                _ => refusal,
            });
        }
        match (order.honest, battle.flaw) {
            (skirmish::Order::EndTurn, Flaw::RefusesListed) => refuse("skirmish:2.3"),
            (skirmish::Order::EndTurn, Flaw::DeadEnd) if position.honest.clock.actions == 0 => refuse("skirmish:2.3"),
            (skirmish::Order::Challenge { target, .. }, Flaw::OrdersByWhatIs) if is_captain(target) => {
                refuse("skirmish:4.1")
            }
            (skirmish::Order::Raid { wagon, .. }, Flaw::RaidsByWhatIs) => {
                let train = &position.honest.trains[Side::of(wagon / 2)];
                if train.companies.contains(&Some(wagon % 2)) { Ok(()) } else { refuse("skirmish:12.4") }
            }
            (skirmish::Order::March { counter, .. }, Flaw::DummiesStand) => {
                let what = position.honest.wings[Side::of(counter / 3)][usize::from(counter % 3)].what;
                if what == skirmish::wings::What::Dummy { refuse("skirmish:11.2") } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    fn carry_out(
        battle: &Battle,
        position: &mut Position,
        order: Order,
        dice: &mut Dice,
        journal: &mut impl Journal<Event>,
    ) {
        if order.murmur == 7 {
            return;
        }
        let honest = &mut position.honest;
        let before = honest.lots.disclosures();
        let mut uncounted = dice.clone();
        let advances = matches!(order.honest, skirmish::Order::Advance(_));
        let dice = if battle.has(Flaw::UncountedRoll) && advances { &mut uncounted } else { dice };
        Skirmish::carry_out(&battle.honest, honest, order.honest, dice, journal);
        let cites = |cites: &mut kernel::Cites| cites.name(Cite("skirmish:2.1"));
        match battle.flaw {
            Flaw::Hushes(secret) if discloses(secret, order.honest) => honest.lots = hushed(&honest.lots, before),
            Flaw::MergesQuietly if advances => honest.lots.merge(battle.honest.tokens(honest.clock.mover)),
            Flaw::OwnChance if advances => honest.clock.actions = honest.clock.actions.min(own_chance()),
            Flaw::ForgetsToCite if advances => journal.note(|_| {}, || Event::Round { round: 0 }),
            Flaw::ActsInJournal if advances => journal.note(cites, || {
                honest.clock.actions = 0;
                Event::Round { round: 0 }
            }),
            Flaw::AsksByWhatIs => {
                if let Some(Step::Reaction { target, .. }) = honest.agenda.top()
                    && honest.faces[usize::from(target)] != Face::Scout
                {
                    Skirmish::carry_out(&battle.honest, honest, skirmish::Order::Stand, dice, journal);
                }
            }
            Flaw::LosesPieces => {
                let removed = (0..honest.faces.len()).filter(|token| honest.fields[*token].is_none());
                removed.collect::<Vec<_>>().into_iter().for_each(|token| honest.faces[token] = Face::Scout);
            }
            Flaw::BreaksAtTheEnd if Skirmish::to_decide(&battle.honest, honest).outcome().is_some() => {
                (0..2).for_each(|_| honest.agenda.push(Step::Reaction { token: 0, target: 0 }));
            }
            _ => {}
        }
    }

    fn is_unseen(battle: &Battle, order: Order) -> bool {
        Skirmish::is_unseen(&battle.honest, order.honest)
    }

    fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
        let truth = Skirmish::revealed(&battle.honest, &position.honest);
        let mut honest = Skirmish::view(&battle.honest, &position.honest, viewer);
        if let Flaw::Shows(secret) = battle.flaw {
            showing::show(secret, &mut honest, &truth);
        }
        View { honest, truth: Smuggled(truth) }
    }

    fn tell(battle: &Battle, event: &Event, viewer: Viewer) -> Option<Event> {
        match battle.flaw {
            Flaw::Tells(secret) if showing::is_about(secret, event) => Some(event.clone()),
            _ => Skirmish::tell(&battle.honest, event, viewer),
        }
    }

    fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
        let mut honest = Skirmish::imagine(&battle.honest, &view.honest, dice);
        imagining::deal_badly(battle, view, &mut honest, dice);
        Position { honest, forgetful: battle.has(Flaw::Forgets) }
    }

    fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
        let mut honest = Vec::new();
        Skirmish::plans(&battle.honest, &view.honest, subject, &mut honest);
        honest.retain(|plan| match plan.target {
            Subject::Token(target) => !(battle.has(Flaw::LeaksPlan) && view.is_captain(target)),
            _ => true,
        });
        out.extend(honest.into_iter().map(|Plan { orders, target, cost, gesture, cite }| {
            let orders = orders.into_iter().map(Order::plain).collect();
            Plan { orders, target, cost, gesture, cite }
        }));
    }

    fn preview(battle: &Battle, view: &View, order: Order) -> Preview {
        let faces = if battle.has(Flaw::LeaksPreview) { &view.truth.0.faces } else { &view.honest.faces };
        let seen = skirmish::View { faces: faces.clone(), ..view.honest.clone() };
        let mut preview = Skirmish::preview(&battle.honest, &seen, order.honest);
        if battle.has(Flaw::ForetellsByAnotherDie) && preview.chances.len() == 2 {
            preview.chances[0].chance *= 0.9;
            preview.chances[1].chance = 1.0 - preview.chances[0].chance;
        }
        preview
    }

    fn appraise(battle: &Battle, position: &Position, side: Side) -> f32 {
        let honest = Skirmish::appraise(&battle.honest, &position.honest, side);
        if battle.has(Flaw::AppraisesWildly) { honest * 3.0 } else { honest }
    }

    fn disclosures(position: &Position) -> u32 {
        Skirmish::disclosures(&position.honest)
    }

    fn learned(position: &Position, viewer: Viewer) -> u32 {
        Skirmish::learned(&position.honest, viewer)
    }

    fn audit(battle: &Battle, position: &Position) -> Result<(), String> {
        Skirmish::audit(&battle.honest, &position.honest)
    }
}

impl Hidden for Flawed {
    fn hides(battle: &Battle) -> bool {
        Skirmish::hides(&battle.honest)
    }

    fn another_world(battle: &Battle, position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
        let honest = Skirmish::another_world(&battle.honest, &position.honest, viewer, dice)?;
        Some(Position { honest, forgetful: position.forgetful })
    }

    fn lots(battle: &Battle, position: &Position, viewer: Viewer) -> Vec<Vec<u16>> {
        Skirmish::lots(&battle.honest, &position.honest, viewer)
    }

    fn face(position: &Position, slot: u16) -> u16 {
        Skirmish::face(&position.honest, slot)
    }

    fn swap(position: &mut Position, one: u16, other: u16) {
        Skirmish::swap(&mut position.honest, one, other);
    }
}

impl Foretold for Flawed {
    fn expected(battle: &Battle, position: &Position) -> Option<Order> {
        Skirmish::expected(&battle.honest, &position.honest).map(Order::plain)
    }

    fn happened(battle: &Battle, trail: &Trail<Self>) -> Option<Happened> {
        let steps = trail.steps.iter().map(|(position, order)| (position.honest.clone(), order.honest)).collect();
        Skirmish::happened(&battle.honest, &Trail { steps, events: trail.events.clone() })
    }

    fn hidden(battle: &Battle, view: &View, order: Order) -> Vec<u16> {
        Skirmish::hidden(&battle.honest, &view.honest, order.honest)
    }
}

impl Fuzzed for Flawed {
    fn any_order(battle: &Battle, dice: &mut Dice) -> Order {
        Order::plain(Skirmish::any_order(&battle.honest, dice))
    }
}

/// Whether an order discloses a secret.
fn discloses(secret: Secret, order: skirmish::Order) -> bool {
    use skirmish::Order;
    match order {
        Order::Show(_) | Order::Challenge { .. } | Order::Slip | Order::Stand => secret == Secret::Faces,
        Order::Ready => secret == Secret::Screens,
        Order::Ride | Order::Deliver => secret == Secret::Goals,
        Order::Beat(_) => secret == Secret::Ranks,
        Order::March { pace: 2, .. } => secret == Secret::Wings,
        Order::Advance(_) | Order::March { .. } => secret == Secret::Dummies,
        Order::Raid { .. } => secret == Secret::Wagons,
        Order::Play(_) => secret == Secret::Hands,
        _ => false,
    }
}

/// The same lots, with another count of disclosures.
fn hushed(lots: &Lots, disclosures: u32) -> Lots {
    let mut written = serde_json::to_value(lots).unwrap();
    written["disclosures"] = disclosures.into();
    serde_json::from_value(written).unwrap()
}

/// Chance that no dice know of.
fn own_chance() -> u8 {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    (CALLS.fetch_add(1, Ordering::Relaxed) % 3) as u8
}
