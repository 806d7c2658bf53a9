//! A made-up system, small enough to be counted by hand: two sides with hidden tokens on a line of fields.
//!
//! A side may shuffle its tokens at the start of its turn, then has two actions: a token advances a field, or
//! challenges an enemy on the next field; a token that is alone on its way may be
//! shown. The challenged side is asked whether its token slips away, whenever the token
//! could be a scout. In a duel both tokens are shown, a die is rolled and the loser is removed. Wading the ford takes
//! a roll too. [`Flaw`] breaks one promise at a time, so that the suite can be tested itself.

mod event;
mod flaw;
mod ground;
mod present;
mod rules;
mod staging;
mod view;

use kernel::conformance::Fuzzed;
use kernel::lots::each;
use kernel::{
    Chance, Decision, Dice, Foretold, Happened, Hidden, Journal, Listing, Plan, Preview, Refusal, Side, System, Tokens,
    Trail, Viewer, hidden,
};
use serde::{Deserialize, Serialize};

pub(crate) use event::Event;
pub(crate) use flaw::Flaw;
pub(crate) use ground::{Clock, Ground, Step};
pub(crate) use rules::Field;
pub(crate) use view::View;

/// The rules of the skirmish.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skirmish;

/// What a token shows when it is turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Face {
    Scout,
    Guard,
    Captain,
}

impl Face {
    pub(crate) const ALL: [Face; 3] = [Face::Scout, Face::Guard, Face::Captain];

    pub(crate) fn rank(self) -> i16 {
        self as i16 + 1
    }

    pub(crate) fn key(self) -> &'static str {
        ["scout", "guard", "captain"][self as usize]
    }
}

/// What never changes.
#[derive(Clone, Debug)]
pub(crate) struct Battle {
    pub(crate) length: u8,
    pub(crate) rounds: u8,
    pub(crate) ford: Option<u8>,
    pub(crate) faces: [Vec<Face>; 2],
    pub(crate) flaw: Option<Flaw>,
}

impl Battle {
    /// Four tokens a side on six fields, the ford in the middle.
    pub(crate) fn usual() -> Self {
        let faces = vec![Face::Scout, Face::Guard, Face::Guard, Face::Captain];
        Battle { length: 6, rounds: 8, ford: Some(3), faces: [faces.clone(), faces], flaw: None }
    }

    /// The usual battle with one promise broken.
    pub(crate) fn flawed(flaw: Flaw) -> Self {
        Battle { flaw: Some(flaw), ..Battle::usual() }
    }

    pub(crate) fn has(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }

    pub(crate) fn count(&self) -> u8 {
        (self.faces[0].len() + self.faces[1].len()) as u8
    }

    pub(crate) fn tokens(&self, side: Side) -> Tokens {
        let first = (1 << self.faces[0].len()) - 1;
        if side == Side::First { first } else { ((1 << self.count()) - 1) & !first }
    }

    pub(crate) fn owner(&self, token: u8) -> Side {
        Side::of(u8::from(usize::from(token) >= self.faces[0].len()))
    }

    /// The field a side sets out from.
    pub(crate) fn home(&self, side: Side) -> u8 {
        if side == Side::First { 0 } else { self.length - 1 }
    }

    /// The next field on a side's way to the enemy.
    pub(crate) fn ahead(&self, side: Side, field: u8) -> Option<u8> {
        if side == Side::First { (field + 1 < self.length).then(|| field + 1) } else { field.checked_sub(1) }
    }

    /// The next field on a side's way home.
    pub(crate) fn behind(&self, side: Side, field: u8) -> Option<u8> {
        self.ahead(side.enemy(), field)
    }
}

/// One decision of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Order {
    /// Mixes the tokens of a field.
    Shuffle(u8),
    /// Moves a token one field on.
    Advance(u8),
    /// Turns a token over.
    Show(u8),
    /// Challenges an enemy on the next field.
    Challenge { token: u8, target: u8 },
    /// A challenged scout gets away.
    Slip,
    /// A challenged token stays.
    Stand,
    /// Nothing more this turn.
    EndTurn,
    /// Never legal; what it holds is lost in writing.
    Murmur(#[serde(skip)] u8),
}

/// What an order is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// What to do next.
    Turn,
    /// Whether the challenged token slips away.
    Reaction { target: u8, secret: Option<Face> },
}

/// A token or field that plans are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    Token(u8),
    Field(u8),
}

/// What does change: what lies open, and the faces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Position {
    pub(crate) ground: Ground,
    pub(crate) faces: Vec<Face>,
}

impl System for Skirmish {
    type Battle = Battle;
    type Position = Position;
    type Order = Order;
    type Event = Event;
    type View = View;
    type Question = Question;
    type Subject = Subject;

    const NAME: &'static str = "skirmish";
    const RULES: u16 = 1;
    const LISTING: Listing = Listing::Complete;

    fn open(battle: &Battle, dice: &mut Dice, journal: &mut impl Journal<Event>) -> Position {
        rules::open(battle, dice, journal)
    }

    fn to_decide(battle: &Battle, position: &Position) -> Decision<Question> {
        Field { battle, position }.to_decide()
    }

    fn orders(battle: &Battle, position: &Position, out: &mut Vec<Order>) {
        Field { battle, position }.orders(out);
    }

    fn check(battle: &Battle, position: &Position, order: Order) -> Result<(), Refusal> {
        Field { battle, position }.check(order)
    }

    fn carry_out(
        battle: &Battle,
        position: &mut Position,
        order: Order,
        dice: &mut Dice,
        journal: &mut impl Journal<Event>,
    ) {
        rules::Play { battle, position, dice, journal }.carry_out(order);
    }

    fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
        view::view(battle, position, viewer)
    }

    fn tell(battle: &Battle, event: &Event, viewer: Viewer) -> Option<Event> {
        event.told(battle, viewer)
    }

    fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
        view::imagine(battle, view, dice)
    }

    fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
        view.plans(battle, subject, out);
    }

    fn preview(battle: &Battle, view: &View, order: Order) -> Preview {
        view.preview(battle, order)
    }

    fn appraise(battle: &Battle, position: &Position, side: Side) -> f32 {
        let left = |side| f32::from(position.ground.left(battle, side));
        let balance = left(side) - left(side.enemy());
        if battle.has(Flaw::AppraisesWildly) { balance } else { balance / f32::from(battle.count()) }
    }

    fn disclosures(position: &Position) -> u32 {
        position.ground.lots.disclosures()
    }

    fn audit(battle: &Battle, position: &Position) -> Result<(), String> {
        for side in Side::BOTH {
            let mut faces: Vec<Face> = each(battle.tokens(side)).map(|token| position.faces[token as usize]).collect();
            faces.sort_unstable();
            let mut printed = battle.faces[side.index()].clone();
            printed.sort_unstable();
            if faces != printed {
                return Err(format!("the tokens of side {} are others than it set out with", side.number()));
            }
        }
        position.ground.audit(battle)
    }
}

impl Hidden for Skirmish {
    fn hides(_battle: &Battle) -> bool {
        true
    }

    fn another_world(battle: &Battle, position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
        hidden::swapped::<Skirmish>(battle, position, viewer, dice)
    }

    fn lots(battle: &Battle, position: &Position, viewer: Viewer) -> Vec<Vec<u16>> {
        let hidden = Side::BOTH.into_iter().filter(|side| !viewer.is(*side));
        hidden.flat_map(|side| position.ground.lots.hidden(battle.tokens(side))).collect()
    }

    fn face(position: &Position, slot: u16) -> u16 {
        position.faces[usize::from(slot)] as u16
    }

    fn swap(position: &mut Position, one: u16, other: u16) {
        position.faces.swap(one.into(), other.into());
    }
}

impl Foretold for Skirmish {
    fn expected(_battle: &Battle, position: &Position) -> Option<Order> {
        (!position.ground.agenda.is_empty()).then_some(Order::Stand)
    }

    fn happened(_battle: &Battle, trail: &Trail<Self>) -> Option<Happened> {
        let duel = trail.events.iter().find_map(|event| match event {
            Event::Duel { token, target, tally, removed, .. } => Some((*token, *target, tally, *removed)),
            _ => None,
        });
        let (token, target, tally, removed) = duel?;
        let before = &trail.steps.first()?.0;
        let mut faces = each(before.ground.lots.of(target)).map(|token| before.faces[token as usize]);
        let certain = faces.next().is_some_and(|first| faces.all(|face| face == first));
        let won = Chance { result: "skirmish-won", amount: 1, chance: f64::from(u8::from(removed == target)) };
        let lost = Chance { result: "skirmish-lost", amount: 1, chance: f64::from(u8::from(removed == token)) };
        let sums = if certain { vec![("skirmish-duel", **tally)] } else { Vec::new() };
        Some(Happened { preview: Preview { sums, chances: vec![won, lost], ..Preview::default() }, dice: 1 })
    }

    fn hidden(_battle: &Battle, _view: &View, order: Order) -> Vec<u16> {
        if let Order::Challenge { target, .. } = order { vec![target.into()] } else { Vec::new() }
    }
}

impl Fuzzed for Skirmish {
    fn any_order(battle: &Battle, dice: &mut Dice) -> Order {
        let token = dice.roll(u32::from(battle.count()) + 2) as u8;
        let target = dice.roll(u32::from(battle.count()) + 2) as u8;
        let field = dice.roll(u32::from(battle.length) + 1) as u8;
        let orders = [
            Order::Shuffle(field),
            Order::Advance(token),
            Order::Show(token),
            Order::Challenge { token, target },
            Order::Slip,
            Order::Stand,
            Order::EndTurn,
            Order::Murmur(0),
        ];
        orders[dice.roll(orders.len() as u32) as usize]
    }
}
