//! Chapter 17: supply. Units trace a forward line to a source or to a train, trains a main line
//! along roads and trails.

use ground::Edge;
use hexes::{Direction, Hex, HexSet};
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{FormationId, PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::Place;
use crate::engine::question::Question;
use crate::engine::ripples::Ripples;
use crate::engine::spec::Kind;
use crate::rules::{cites, refuse};

/// No side has more supply trains.
const MOST_TRAINS: usize = 16;

/// The steps of the supply segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SupplyStep {
    /// Trains cannot serve every stack of a foreign formation: their owner chooses.
    Feed {
        /// Whose.
        side: Side,
        /// The first unit of every stack that is served.
        fed: Pieces,
    },
}

/// The orders of the supply segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SupplyOrder {
    /// The stack of this unit is served.
    Feed(PieceId),
}

impl SupplyOrder {
    pub(crate) fn named(self) -> Named {
        let SupplyOrder::Feed(piece) = self;
        Named::piece(piece)
    }
}

/// What is asked in the supply segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SupplyQuestion {
    /// Which stack is served.
    Feed,
}

/// What the supply segment brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum SupplyEvent {
    Automatic { side: Side },
    Checked { side: Side },
    Fed { side: Side, pieces: Pieces },
    OutOfSupply { side: Side, pieces: Pieces },
    Supplied { side: Side, pieces: Pieces },
}

impl SupplyEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            SupplyEvent::Automatic { side }
            | SupplyEvent::Checked { side }
            | SupplyEvent::Fed { side, .. }
            | SupplyEvent::OutOfSupply { side, .. }
            | SupplyEvent::Supplied { side, .. } => *side,
        }
    }
}

/// The trains of a side that have a main line, and the hexes that each of them reaches.
struct Depots {
    trains: [Option<(PieceId, HexSet)>; MOST_TRAINS],
}

impl Depots {
    fn iter(&self) -> impl Iterator<Item = &(PieceId, HexSet)> {
        self.trains.iter().flatten()
    }
}

/// How a side stands with its supply.
pub(crate) struct SupplyMap {
    /// The hexes that lines reach from its common sources and its trains.
    pub(crate) reached: HexSet,
    /// Its trains on the map.
    pub(crate) trains: Pieces,
    /// Those of them that have a main line.
    pub(crate) open: Pieces,
    /// Units that no line reaches.
    pub(crate) cut: Pieces,
}

/// How lines are traced.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    /// Over any ground, hex by hex (17.42).
    Forward,
    /// Along roads and trails (17.43).
    Main,
}

/// Whose lines are traced, and whether enemies bar them.
#[derive(Clone, Copy)]
struct Tracing {
    side: Side,
    enemies: bool,
}

impl Tracing {
    fn of(side: Side) -> Self {
        Tracing { side, enemies: true }
    }
}

impl Field<'_> {
    /// Whether the turn is one in which supply and recovery are checked (17.1).
    pub(crate) fn is_check_turn(&self) -> bool {
        self.turn().check || self.position.weather_checked
    }

    /// Whether a whole bridge, a trestle or a pontoon joins two hexes; one repaired in this turn
    /// does not yet (7.65).
    fn is_joined(&self, from: Hex, to: Hex) -> bool {
        let fresh = |number: u8| self.position.mended >> number & 1 == 1;
        let mended = self.battle.board.crossing(from, to).is_some_and(fresh);
        self.has_pontoon(from, to)
            || (!mended && matches!(self.crossing(from, to), Some((Edge::Bridge | Edge::Trestle, false))))
    }

    /// Whether a line may go from one hex to the next (17.42 to 17.44). Zones do not matter,
    /// enemies do.
    fn is_line(&self, tracing: Tracing, line: Line, from: Hex, direction: Direction, to: Hex) -> bool {
        if tracing.enemies && self.is_barred(tracing.side, to) {
            return false;
        }
        match line {
            Line::Forward => !self.is_wet(from, direction) || self.is_joined(from, to),
            Line::Main => {
                let edges = self.battle.board.edges[from.index()][direction.index()];
                let water = edges.has(Edge::Stream) || edges.has(Edge::River) || edges.has(Edge::Shore);
                self.battle.board.way(from, direction).is_some() && (!water || self.is_joined(from, to))
            }
        }
    }

    /// Whether enemy combat units or vedettes stand in a hex (17.44).
    fn is_barred(&self, side: Side, hex: Hex) -> bool {
        let troops = self.battle.combat.or(self.battle.vedettes).or(self.position.hidden);
        !self.ours_at(side.enemy(), hex).and(troops).is_empty()
    }

    /// The hexes that lines reach from some hexes.
    fn lines(&self, tracing: Tracing, line: Line, from: HexSet, far: u16) -> HexSet {
        let mut ripples = Ripples::from(from.iter());
        let goes = |hex, direction, near| self.is_line(tracing, line, hex, direction, near);
        for _ in 0..far {
            if !ripples.spread(&self.battle.board.grid, goes) {
                break;
            }
        }
        ripples.reached
    }

    /// The nearest of some hexes, counted in hexes along a forward line from another (17.41, 20.51).
    pub(crate) fn nearest_by_line(&self, side: Side, from: Hex, goals: &HexSet) -> HexSet {
        let tracing = Tracing::of(side);
        let goes = |hex, direction, near| self.is_line(tracing, Line::Forward, hex, direction, near);
        let mut ripples = Ripples::from([from].into_iter());
        loop {
            let found: HexSet = ripples.last().iter().copied().filter(|hex| goals.has(*hex)).collect();
            if !found.is_empty() || !ripples.spread(&self.battle.board.grid, goes) {
                return found;
            }
        }
    }

    /// The sources that a formation draws on; enemies in a source close it (17.5).
    pub(crate) fn sources_of(&self, side: Side, formation: Option<FormationId>) -> HexSet {
        let own = formation.map(|formation| self.battle.own_sources[formation.index()]).unwrap_or_default();
        let open = |hex: &Hex| !self.is_barred(side, *hex);
        self.battle.sources[side].or(&own).iter().filter(open).collect()
    }

    fn supply_trains(&self, side: Side) -> Pieces {
        let is_supply = |piece: &PieceId| self.kind(*piece) == Kind::SupplyTrain;
        self.battle.of_side[side].and(self.battle.trains).iter().filter(is_supply).collect()
    }

    /// Whether a formation has a train of its own in the battle, wherever it is (18.22).
    fn has_train(&self, side: Side, formation: Option<FormationId>) -> bool {
        let takes_part = |train: &PieceId| self.position.piece(*train).place != Place::Nowhere;
        let mut trains = self.supply_trains(side).iter().filter(takes_part);
        formation.is_some() && trains.any(|train| self.battle.formation(train) == formation)
    }

    /// Whether a train is a unit's own: that of its formation, or a general one if its formation
    /// has none (18.21).
    fn is_own_train(&self, train: PieceId, unit: PieceId) -> bool {
        let (of, formation) = (self.battle.formation(train), self.battle.formation(unit));
        if of.is_some() { of == formation } else { !self.has_train(self.owner(unit), formation) }
    }

    /// The trains that have a main line, with the hexes that their forward lines reach (17.41,
    /// 17.43).
    fn depots(&self, tracing: Tracing) -> Depots {
        let side = tracing.side;
        let mut depots = Depots { trains: [None; MOST_TRAINS] };
        let reach = u16::from(self.battle.charts.supply.reach);
        let trains = self.supply_trains(side).and(self.on_map(side));
        for (slot, train) in depots.trains.iter_mut().zip(trains.iter()) {
            let at = self.position.at(train);
            let sources = self.sources_of(side, self.battle.formation(train));
            let main = self.lines(tracing, Line::Main, sources, u16::MAX);
            if self.battle.board.has_way(at) && main.has(at) {
                let here = [at].into_iter().collect();
                *slot = Some((train, self.lines(tracing, Line::Forward, here, reach)));
            }
        }
        depots
    }

    /// Units that are in supply without asking a foreign train, and those that are not (17.41).
    fn supplied(&self, tracing: Tracing, depots: &Depots) -> [Pieces; 2] {
        let side = tracing.side;
        let reach = u16::from(self.battle.charts.supply.reach);
        let common = self.lines(tracing, Line::Forward, self.sources_of(side, None), reach);
        let units = self.on_map(side).and(self.battle.combat);
        let is_supplied = |unit: &PieceId| {
            let at = self.position.at(*unit);
            let own = || {
                let formation = self.battle.formation(*unit);
                let some = formation.is_some_and(|formation| !self.battle.own_sources[formation.index()].is_empty());
                some && self.lines(tracing, Line::Forward, self.sources_of(side, formation), reach).has(at)
            };
            let by_train = || depots.iter().any(|(train, near)| near.has(at) && self.is_own_train(*train, *unit));
            common.has(at) || by_train() || own()
        };
        let supplied: Pieces = units.iter().filter(is_supplied).collect();
        [supplied, units.without(supplied)]
    }

    /// How a side stands with its supply, as somebody sees it who asks for it.
    pub(crate) fn supply_map(&self, side: Side) -> SupplyMap {
        let tracing = Tracing::of(side);
        let depots = self.depots(tracing);
        let reach = u16::from(self.battle.charts.supply.reach);
        let common = self.lines(tracing, Line::Forward, self.sources_of(side, None), reach);
        let [_, cut] = self.supplied(tracing, &depots);
        let open = depots.iter().map(|(train, _)| *train).collect();
        let reached = depots.iter().fold(common, |all, (_, near)| all.or(near));
        SupplyMap { reached, trains: self.supply_trains(side).and(self.on_map(side)), open, cut }
    }

    /// The train that a unit is served by, if it is its own (18.21).
    pub(crate) fn train_of(&self, unit: PieceId, trains: Pieces) -> Option<PieceId> {
        trains.iter().find(|train| self.is_own_train(*train, unit))
    }

    /// The units of one formation in one hex: what a foreign train serves.
    fn stack_of(&self, unit: PieceId, among: Pieces) -> Pieces {
        let (at, formation) = (self.position.at(unit), self.battle.formation(unit));
        among.iter().filter(|one| self.position.at(*one) == at && self.battle.formation(*one) == formation).collect()
    }

    /// The first units of all stacks among some units.
    fn stacks_of(&self, among: Pieces) -> Pieces {
        among.iter().filter(|unit| self.stack_of(*unit, among).first() == Some(*unit)).collect()
    }

    /// Whether each of some stacks can have a train of its own: a matching of stacks and trains.
    fn can_feed(&self, depots: &Depots, stacks: Pieces) -> bool {
        let mut served: [Option<PieceId>; MOST_TRAINS] = [None; MOST_TRAINS];
        stacks.iter().all(|stack| self.match_train(depots, stack, &mut served, &mut [false; MOST_TRAINS]))
    }

    /// Finds a train for a stack; others may have to take another one.
    fn match_train(
        &self,
        depots: &Depots,
        stack: PieceId,
        served: &mut [Option<PieceId>; MOST_TRAINS],
        tried: &mut [bool; MOST_TRAINS],
    ) -> bool {
        let at = self.position.at(stack);
        for index in 0..MOST_TRAINS {
            let Some((_, near)) = &depots.trains[index] else { continue };
            if tried[index] || !near.has(at) {
                continue;
            }
            tried[index] = true;
            if served[index].is_none_or(|other| self.match_train(depots, other, served, tried)) {
                served[index] = Some(stack);
                return true;
            }
        }
        false
    }

    /// Of a formation that has lost its train one stack alone is served by others (18.22).
    fn is_second(&self, side: Side, stack: PieceId, fed: Pieces) -> bool {
        let formation = self.battle.formation(stack);
        let lost = self.has_train(side, formation)
            && !self
                .supply_trains(side)
                .iter()
                .any(|train| self.battle.formation(train) == formation && self.position.on_map(train));
        lost && fed.iter().any(|other| self.battle.formation(other) == formation)
    }

    /// The stacks that could be served beside those that are.
    fn feedable(&self, side: Side, depots: &Depots, needy: Pieces, fed: Pieces) -> Pieces {
        let stacks = self.stacks_of(needy).without(fed);
        let can =
            |stack: &PieceId| !self.is_second(side, *stack, fed) && self.can_feed(depots, fed.or(Pieces::only(*stack)));
        stacks.iter().filter(can).collect()
    }

    pub(crate) fn supply_asks(&self, step: SupplyStep) -> (Side, Question) {
        let SupplyStep::Feed { side, .. } = step;
        (side, SupplyQuestion::Feed.into())
    }

    pub(crate) fn supply_orders(&self, step: SupplyStep, out: &mut Vec<Order>) {
        let SupplyStep::Feed { side, fed } = step;
        let tracing = Tracing::of(side);
        let depots = self.depots(tracing);
        let [_, needy] = self.supplied(tracing, &depots);
        let stacks = self.feedable(side, &depots, needy, fed);
        out.extend(stacks.iter().map(|stack| Order::from(SupplyOrder::Feed(stack))));
    }

    pub(crate) fn check_supply(&self, step: SupplyStep, order: Order) -> Result<(), Refusal> {
        let (SupplyStep::Feed { side, fed }, Order::Supply(SupplyOrder::Feed(stack))) = (step, order) else {
            return Err(not_now());
        };
        let tracing = Tracing::of(side);
        let depots = self.depots(tracing);
        let [_, needy] = self.supplied(tracing, &depots);
        require(needy.has(stack), refuse!("17.41", "needs-no-supply"))?;
        require(self.stack_of(stack, needy).first() == Some(stack), refuse!("17.41", "name-the-first"))?;
        require(!fed.has(stack), refuse!("17.41", "served-already"))?;
        require(!self.is_second(side, stack, fed), refuse!("18.22", "one-stack-fed"))?;
        require(self.can_feed(&depots, fed.or(Pieces::only(stack))), refuse!("17.41", "no-train-free"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The supply segment (17.1). In the first turn everybody is in supply (17.3).
    pub(crate) fn begin_supply(&mut self, side: Side) {
        if !self.battle.scenario.supply || !self.field().is_check_turn() {
            return;
        }
        if self.position.turn == 1 {
            return self.journal.note(cites!["17.3"], || SupplyEvent::Automatic { side });
        }
        let trains = self.field().depots(Tracing::of(side)).iter().next().is_some();
        self.journal.note(cites!["17.1", "17.4", "17.42", trains => "17.43", "17.5"], || SupplyEvent::Checked { side });
        self.push(SupplyStep::Feed { side, fed: Pieces::NONE });
    }

    /// Nobody is asked where every stack can be served, or none.
    pub(crate) fn run_supply(&mut self, step: SupplyStep) -> bool {
        let SupplyStep::Feed { side, fed } = step;
        // Whether it is asked tells something of hidden forces.
        self.show_of(side);
        let field = self.field();
        let tracing = Tracing::of(side);
        let depots = field.depots(tracing);
        let [_, needy] = field.supplied(tracing, &depots);
        let more = field.feedable(side, &depots, needy, fed);
        let mut all = fed;
        for stack in more.iter() {
            if field.is_second(side, stack, all) || !field.can_feed(&depots, all.or(Pieces::only(stack))) {
                return false;
            }
            all.add(stack);
        }
        self.done();
        self.settle_supply(side, needy, all);
        true
    }

    pub(crate) fn obey_supply(&mut self, step: SupplyStep, order: Order) {
        let SupplyStep::Feed { side, mut fed } = step;
        if let Order::Supply(SupplyOrder::Feed(stack)) = order {
            fed.add(stack);
        }
        self.go_on(SupplyStep::Feed { side, fed });
    }

    /// Marks are put on and taken off; they stay until the next check (17.1, 21.4).
    fn settle_supply(&mut self, side: Side, needy: Pieces, fed: Pieces) {
        let served: Pieces = fed.iter().flat_map(|stack| self.field().stack_of(stack, needy).iter()).collect();
        let starving = needy.without(served);
        let marks = &mut self.position.marks;
        let before = marks.out_of_supply.and(self.battle.of_side[side]);
        marks.out_of_supply = marks.out_of_supply.without(self.battle.of_side[side]).or(starving);
        if !served.is_empty() {
            let trainless = served.iter().any(|unit| !self.field().has_train(side, self.battle.formation(unit)));
            let lost = !trainless;
            self.journal
                .note(cites!["17.41", "18.2", "18.21", lost => "18.22"], || SupplyEvent::Fed { side, pieces: served });
        }
        let pieces = before.without(starving);
        if !pieces.is_empty() {
            self.journal.note(cites!["17.4", "17.41", "21.4"], || SupplyEvent::Supplied { side, pieces });
        }
        if !starving.is_empty() {
            // Whether enemies alone are to blame.
            let tracing = Tracing { side, enemies: false };
            let field = self.field();
            let cut = !field.supplied(tracing, &field.depots(tracing))[0].and(starving).is_empty();
            self.journal.note(cites!["17.1", "17.2", "17.4", "17.41", "21.4", cut => "17.44"], || {
                SupplyEvent::OutOfSupply { side, pieces: starving }
            });
        }
    }

    /// Units that take an enemy train in, and all others of their side next to it, are supplied
    /// (18.23).
    pub(crate) fn plunder(&mut self, side: Side, at: Hex) {
        let near = |unit: &PieceId| self.field().distance(self.position.at(*unit), at) == 1;
        let pieces: Pieces =
            self.position.marks.out_of_supply.and(self.field().on_map(side)).iter().filter(near).collect();
        if pieces.is_empty() {
            return;
        }
        self.position.marks.out_of_supply = self.position.marks.out_of_supply.without(pieces);
        self.journal.note(cites!["18.23"], || SupplyEvent::Supplied { side, pieces });
    }
}
