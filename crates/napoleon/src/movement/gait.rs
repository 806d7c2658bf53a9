//! What a step costs a group (7.2, 7.5, 7.61).
//!
//! The price of a step depends on the ground, on the day, and on a few things about the group: its
//! [`Gait`]. On dry ground and an ordinary day only ground and gait count. Those prices are worked
//! out once for a battle: they are [`Prices`].

use ground::{Edge, Terrain};
use hexes::{Direction, Hex};
use kernel::{Refusal, Side};

use crate::engine::battle::Battle;
use crate::engine::pieces::Pieces;
use crate::engine::play::{Field, require};
use crate::engine::position::{NOWHERE, Position};
use crate::movement::stride::Stride;
use crate::rules::{cite, refuse};

/// How somebody goes, as a number: one bit for each of these.
const MOUNTED: u8 = 1;
/// Costs are doubled by the weather.
const SLOWED: u8 = 2;
/// In square.
const SQUARE: u8 = 4;
/// So many ways to go there are.
const WALKS: u8 = 8;

/// What the price of a step depends on in a group that moves together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gait {
    /// It is in road march, or all of it is light (7.52, 7.57).
    pub(crate) marches: bool,
    /// The side of the trains with it.
    trains: Option<Side>,
    /// Guns or trains are with it.
    heavy: bool,
    /// What close ground costs those who have guides (24.6).
    guides: Option<u8>,
    /// Off the roads everything costs double (24.6).
    soft: bool,
    /// How its members go, one bit for each way to go.
    walks: u8,
    /// Nothing about the day or the group is out of the ordinary.
    plain: bool,
    /// Something burns.
    fire: bool,
}

impl Gait {
    /// The number of gaits on an ordinary day.
    const PLAIN: u8 = 16;

    /// An ordinary gait by its number.
    fn of(number: u8) -> Gait {
        let trains = (number & 8 != 0).then_some(Side::First);
        let heavy = trains.is_some();
        Gait {
            marches: number & 4 != 0,
            trains,
            heavy,
            guides: None,
            soft: false,
            walks: number & 3,
            plain: true,
            fire: false,
        }
    }

    /// Its number.
    #[inline]
    fn number(&self) -> u8 {
        self.walks | u8::from(self.marches) << 2 | u8::from(self.trains.is_some()) << 3
    }

    /// How its members go.
    #[inline]
    fn walks(self) -> impl Iterator<Item = u8> {
        (0..WALKS).filter(move |walk| self.walks >> walk & 1 == 1)
    }
}

/// The prices of all steps over dry ground on an ordinary day, by gait, hex and direction.
#[derive(Clone, Debug, Default)]
pub struct Prices {
    hexes: usize,
    costs: Vec<u8>,
}

impl Prices {
    /// There is no way.
    const BARRED: u8 = u8::MAX;
    /// It depends on the day: there is water on the way.
    const ASK: u8 = u8::MAX - 1;

    /// Works them out.
    pub(crate) fn of(battle: &Battle) -> Prices {
        let position = Position::blank(battle);
        let field = Field { battle, position: &position };
        let grid = &battle.board.grid;
        let mut costs = Vec::with_capacity(usize::from(Gait::PLAIN) * grid.len() * 6);
        for gait in (0..Gait::PLAIN).map(Gait::of) {
            for from in grid.hexes() {
                costs.extend(Direction::ALL.map(|direction| match grid.next(from, direction) {
                    Some(_) if field.has_water(from, direction) => Prices::ASK,
                    Some(to) => field.price_now(&gait, from, direction, to).map_or(Prices::BARRED, |step| step.cost),
                    None => Prices::BARRED,
                }));
            }
        }
        Prices { hexes: grid.len(), costs }
    }

    #[inline]
    fn get(&self, gait: &Gait, from: Hex, direction: Direction) -> u8 {
        let place = (usize::from(gait.number()) * self.hexes + from.index()) * 6 + direction.index();
        self.costs.get(place).copied().unwrap_or(Prices::ASK)
    }
}

impl Field<'_> {
    /// Whether there is water on a side of a hex, or a way over it.
    fn has_water(&self, from: Hex, direction: Direction) -> bool {
        let board = &self.battle.board;
        let edges = board.edges[from.index()][direction.index()];
        let wet = [Edge::Stream, Edge::River, Edge::Shore].into_iter().any(|edge| edges.has(edge));
        wet || board.spans[from.index()][direction.index()].is_some()
    }

    /// Whether a group is nothing but leaders and vedettes, which always march (7.57, 16.21).
    #[inline]
    pub(crate) fn is_light(&self, pieces: Pieces) -> bool {
        pieces.without(self.battle.leaders.or(self.battle.vedettes)).is_empty()
    }

    /// The gait of a group, if these pieces are in road march.
    pub(crate) fn gait(&self, pieces: Pieces, marching: Pieces) -> Gait {
        let battle = self.battle;
        let heavy = pieces.and(battle.artillery.or(battle.trains));
        let slowed = if self.weather().heavy_going { heavy } else { Pieces::NONE };
        let square = pieces.and(self.position.marks.square);
        let split = |all: Pieces, part: Pieces, inside: bool| if inside { all.and(part) } else { all.without(part) };
        let goes = |walk: u8| {
            let all = split(pieces, battle.foot, walk & MOUNTED == 0);
            !split(split(all, slowed, walk & SLOWED != 0), square, walk & SQUARE != 0).is_empty()
        };
        let side = |pieces: Pieces| pieces.first().map(|piece| self.owner(piece));
        let guides = side(pieces).and_then(|side| self.guides(side));
        let soft = self.is_soft_ground();
        let fire = self.position.fires.iter().any(|hex| *hex != NOWHERE);
        Gait {
            marches: self.is_light(pieces) || !pieces.and(marching).is_empty(),
            trains: side(pieces.and(battle.trains)),
            heavy: !heavy.is_empty(),
            guides,
            soft,
            walks: (0..WALKS).fold(0, |walks, walk| walks | u8::from(goes(walk)) << walk),
            plain: guides.is_none() && !soft && slowed.or(square).is_empty(),
            fire,
        }
    }

    /// What the ground of a hex costs foot or mounted troops, without ways.
    #[inline]
    pub(crate) fn ground_price(&self, mounted: bool, guides: Option<u8>, to: Hex) -> u8 {
        match guides {
            None => self.battle.ground[to.index()][usize::from(mounted)],
            Some(_) => self.battle.charts.movement.ground(self.battle.board.terrain[to.index()], !mounted, guides),
        }
    }

    /// What a step costs as it was worked out beforehand, if that holds now.
    #[inline]
    fn printed(&self, gait: &Gait, from: Hex, direction: Direction, to: Hex) -> u8 {
        let holds = gait.plain && !(gait.fire && self.is_burning(to));
        if holds { self.battle.prices.get(gait, from, direction) } else { Prices::ASK }
    }

    /// The least that any step costs.
    pub(crate) fn least_cost(&self, gait: &Gait) -> u16 {
        let chart = &self.battle.charts.movement;
        let ways = if gait.marches { chart.marching[0].min(chart.marching[1]) } else { chart.way };
        let ground = chart.terrain.iter().flatten().copied().min().unwrap_or(ways);
        u16::from(ways.min(ground).min(gait.guides.unwrap_or(ways)))
    }

    /// What it costs a group to go to the next hex.
    ///
    /// # Errors
    /// The paragraph that bars the way.
    pub(crate) fn price(&self, pieces: Pieces, from: Hex, to: Hex) -> Result<Stride, Refusal> {
        let direction = self.direction(from, to).ok_or(refuse!("7.1", "not-adjacent"))?;
        self.price_of(&self.gait(pieces, self.position.marks.marching), from, direction, to)
    }

    /// The same of a gait.
    ///
    /// # Errors
    /// The paragraph that bars the way.
    #[inline]
    pub(crate) fn price_of(&self, gait: &Gait, from: Hex, direction: Direction, to: Hex) -> Result<Stride, Refusal> {
        match self.printed(gait, from, direction, to) {
            Prices::BARRED | Prices::ASK => self.price_now(gait, from, direction, to),
            cost => Ok(Stride { cost, way: self.battle.board.way(from, direction), ..Stride::default() }),
        }
    }

    /// The half points alone; nothing if the way is barred.
    #[inline]
    pub(crate) fn cost_of(&self, gait: &Gait, from: Hex, direction: Direction, to: Hex) -> Option<u8> {
        match self.printed(gait, from, direction, to) {
            Prices::BARRED => None,
            Prices::ASK => self.price_now(gait, from, direction, to).ok().map(|stride| stride.cost),
            cost => Some(cost),
        }
    }

    /// What a step costs as things are now.
    fn price_now(&self, gait: &Gait, from: Hex, direction: Direction, to: Hex) -> Result<Stride, Refusal> {
        let board = &self.battle.board;
        let crossing = self.crossing(from, to);
        let wet = self.is_wet(from, direction);
        let trains = gait.trains.is_some();
        let laid = self.has_pontoon(from, to);
        let pontoon = gait.trains.map_or(laid, |side| self.has_own_pontoon(side, from, to));
        let spanned = crossing.is_some() || laid;
        let flooded = wet && !spanned && board.crossing(from, to).is_some();
        require(!flooded || !self.is_high_water(), refuse!("24.6", "high-water").also(cite!("7.61")))?;
        require(!wet || spanned, refuse!("7.61", "river"))?;
        let damaged = wet && matches!(crossing, Some((_, true))) && !pontoon;
        require(!(damaged && gait.heavy), refuse!("7.63", "bridge-damaged"))?;
        let edges = board.edges[from.index()][direction.index()];
        let water = edges.has(Edge::Stream) || edges.has(Edge::River) || edges.has(Edge::Shore);
        let firm = matches!(crossing, Some((Edge::Bridge | Edge::Trestle, false)));
        let bridged = pontoon || matches!(crossing, Some((Edge::Bridge | Edge::Trestle, _)));
        // A whole bridge is better than pontoons beside it.
        let pontoon = pontoon && !firm;
        let foreign = trains && water && !bridged && laid;
        require(!foreign, refuse!("18.35", "train-needs-bridge"))?;
        require(!(trains && water && !bridged), refuse!("18.12", "train-needs-bridge"))?;
        // A road ends where its trestle was burnt.
        let way = board.way(from, direction).filter(|_| !water || bridged);
        require(!trains || way.is_some() || !self.battle.is(to, Terrain::Slope), refuse!("18.12", "train-needs-way"))?;

        let chart = &self.battle.charts.movement;
        let river = edges.has(Edge::River);
        let over = match crossing {
            _ if pontoon && !trains && (gait.marches || self.is_doubled(from, to)) => 0,
            _ if pontoon => chart.pontoon[usize::from(river)],
            Some((Edge::Ford, _)) if wet => chart.ford,
            Some((Edge::Bridge, true)) => chart.damaged,
            Some((Edge::Bridge | Edge::Trestle, _)) if !gait.marches => chart.bridge,
            Some(_) => 0,
            None if water => chart.stream,
            None => 0,
        };
        let soft = way.is_none() && gait.soft;
        let fire = if self.is_burning(to) { chart.fire } else { 0 };
        let uphill = if edges.has(Edge::Up) { chart.uphill } else { 0 };
        let one = |walk: u8| {
            let base = match way {
                Some(way) if gait.marches => chart.marching(way),
                Some(_) => chart.way,
                None => self.ground_price(walk & MOUNTED != 0, gait.guides, to) + uphill,
            };
            // Off the roads squares move slowly (14.23, 7.58).
            let square = way.is_none() && walk & SQUARE != 0;
            (base + over + fire) * if walk & SLOWED != 0 || square || soft { 2 } else { 1 }
        };
        let cost = gait.walks().map(one).max().unwrap_or(0);
        Ok(Stride { cost, way, crossed: crossing.is_some() && water && !pontoon, pontoon, ..Stride::default() })
    }
}
