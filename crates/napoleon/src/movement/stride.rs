//! What a step costs (7.2, 7.5, 7.61), and who may take it.

use ground::{Edge, Terrain, Way};
use hexes::{Direction, Hex};
use kernel::{Refusal, Side};

use crate::engine::charts::POINT;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, require};
use crate::movement::Mover;
use crate::rules::refuse;

/// What a step takes, and what it rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stride {
    /// Half points.
    pub(crate) cost: u8,
    /// The way that is taken.
    pub(crate) way: Option<Way>,
    /// Water is crossed on a bridge, a trestle or by a ford.
    pub(crate) crossed: bool,
    /// The first hex, which is always possible (7.3).
    pub(crate) least: bool,
    /// A pontoon is crossed (18.33).
    pub(crate) pontoon: bool,
}

impl Field<'_> {
    /// Whether a crossing is damaged.
    pub(crate) fn is_damaged(&self, crossing: u8) -> bool {
        self.position.damaged >> crossing & 1 == 1
    }

    /// The crossing between two neighbours, unless it is a burnt trestle, which is no longer there (7.62).
    pub(crate) fn crossing(&self, from: Hex, to: Hex) -> Option<(Edge, bool)> {
        let number = self.battle.board.crossing(from, to)?;
        let kind = self.battle.board.crossings[usize::from(number)].kind;
        match (kind, self.is_damaged(number)) {
            (Edge::Trestle, true) => None,
            (Edge::Ford, _) if self.is_high_water() => None,
            (kind, damaged) => Some((kind, damaged)),
        }
    }

    /// Whether a river or lake without a bridge lies between two neighbours; a ford is none (6.4, 12.3).
    pub(crate) fn is_unbridged(&self, hex: Hex, direction: Direction, near: Hex) -> bool {
        self.is_wet(hex, direction)
            && !matches!(self.crossing(hex, near), Some((Edge::Bridge, _)))
            && !self.has_pontoon(hex, near)
    }

    /// The half points that a group may spend: those of its slowest member, or of its force
    /// (20.22); less at night.
    pub(crate) fn allowance(&self, pieces: Pieces) -> u8 {
        let night = self.is_night();
        let points = |piece: PieceId| {
            let spec = self.battle.piece(piece);
            let dark = || self.battle.charts.night.get(&spec.kind).copied().unwrap_or(spec.movement);
            if night { dark().min(spec.movement) } else { self.pace(piece) }
        };
        let force = pieces.or(self.force_of(pieces));
        force.iter().map(|piece| points(piece) * POINT).min().unwrap_or(0)
    }

    /// What the ground of a hex costs a piece, without ways.
    pub(crate) fn ground_price(&self, piece: PieceId, to: Hex) -> u8 {
        let chart = &self.battle.charts.movement;
        let column = usize::from(!self.kind(piece).is_foot());
        let terrain = self.battle.board.terrain[to.index()].iter();
        let woods = self.battle.is(to, Terrain::Woods);
        let counts = terrain.filter(|kind| !(woods && *kind == Terrain::Chateau));
        let cost = |kind: Terrain| {
            let printed = chart.terrain[kind.index()][column];
            self.guided(piece, kind).map_or(printed, |guided| guided.min(printed))
        };
        counts.map(cost).max().unwrap_or(POINT)
    }

    /// Whether the weather doubles a piece's costs (18.11, 23.13).
    pub(crate) fn is_slowed(&self, piece: PieceId) -> bool {
        self.weather().heavy_going && (self.kind(piece).is_artillery() || self.kind(piece).is_train())
    }

    /// Whether a group is nothing but leaders and vedettes, which always march (7.57, 16.21).
    pub(crate) fn is_light(&self, pieces: Pieces) -> bool {
        pieces.without(self.battle.leaders.or(self.battle.vedettes)).is_empty()
    }

    /// Whether somebody of a group is in road march.
    pub(crate) fn is_marching(&self, pieces: Pieces) -> bool {
        !pieces.and(self.position.marks.marching).is_empty()
    }

    /// What it costs a group to go to the next hex.
    ///
    /// # Errors
    /// The paragraph that bars the way.
    pub(crate) fn price(&self, pieces: Pieces, from: Hex, to: Hex) -> Result<Stride, Refusal> {
        let direction = self.direction(from, to).ok_or(refuse!("7.1", "not-adjacent"))?;
        let crossing = self.crossing(from, to);
        let wet = self.is_wet(from, direction);
        let trains = !pieces.and(self.battle.trains).is_empty();
        let pontoon = self.is_carried(pieces, from, to);
        let spanned = crossing.is_some() || self.has_pontoon(from, to);
        let flooded = wet && !spanned && self.battle.board.crossing(from, to).is_some();
        require(!flooded || !self.is_high_water(), refuse!("24.6", "high-water").also(crate::rules::cite!("7.61")))?;
        require(!wet || spanned, refuse!("7.61", "river"))?;
        let damaged = wet && matches!(crossing, Some((_, true))) && !pontoon;
        let heavy = !pieces.and(self.battle.artillery.or(self.battle.trains)).is_empty();
        require(!(damaged && heavy), refuse!("7.63", "bridge-damaged"))?;
        let edges = self.battle.board.edges[from.index()][direction.index()];
        let water = edges.has(Edge::Stream) || edges.has(Edge::River) || edges.has(Edge::Shore);
        let firm = matches!(crossing, Some((Edge::Bridge | Edge::Trestle, false)));
        let bridged = pontoon || matches!(crossing, Some((Edge::Bridge | Edge::Trestle, _)));
        // A whole bridge is better than pontoons beside it.
        let pontoon = pontoon && !firm;
        let foreign = trains && water && !bridged && self.has_pontoon(from, to);
        require(!foreign, refuse!("18.35", "train-needs-bridge"))?;
        require(!(trains && water && !bridged), refuse!("18.12", "train-needs-bridge"))?;
        // A road ends where its trestle was burnt.
        let way = self.battle.board.way(from, direction).filter(|_| !water || bridged);
        require(!trains || way.is_some() || !self.battle.is(to, Terrain::Slope), refuse!("18.12", "train-needs-way"))?;

        let chart = &self.battle.charts.movement;
        let light = self.is_light(pieces);
        let marches = light || self.is_marching(pieces);
        let river = edges.has(Edge::River);
        let over = match crossing {
            _ if pontoon && !trains && (marches || self.is_doubled(from, to)) => 0,
            _ if pontoon => chart.pontoon[usize::from(river)],
            Some((Edge::Ford, _)) if wet => chart.ford,
            Some((Edge::Bridge, true)) => chart.damaged,
            Some((Edge::Bridge | Edge::Trestle, _)) if !marches => chart.bridge,
            Some(_) => 0,
            None if water => chart.stream,
            None => 0,
        };
        let soft = way.is_none() && self.is_soft_ground();
        let fire = if self.is_burning(to) { chart.fire } else { 0 };
        let one = |piece: PieceId| {
            let base = match way {
                Some(way) if marches => chart.marching(way),
                Some(_) => chart.way,
                None => self.ground_price(piece, to) + if edges.has(Edge::Up) { chart.uphill } else { 0 },
            };
            // Off the roads squares move slowly (14.23, 7.58).
            let square = way.is_none() && self.position.marks.square.has(piece);
            (base + over + fire) * if self.is_slowed(piece) || square || soft { 2 } else { 1 }
        };
        let cost = pieces.iter().map(one).max().unwrap_or(0);
        Ok(Stride { cost, way, crossed: crossing.is_some() && water && !pontoon, least: false, pontoon })
    }

    /// What the next step of a mover takes, whether or not it can stop there.
    fn stride(&self, side: Side, mover: &Mover, to: Hex) -> Result<Stride, Refusal> {
        let direction = self.direction(mover.at, to).ok_or(refuse!("7.1", "not-adjacent"))?;
        if mover.cleared != 0 {
            require(mover.cleared >> direction.index() & 1 == 1, refuse!("9.21", "enter-cleared-hex"))?;
            return Ok(Stride::default());
        }
        if mover.halted {
            let engaged = self.is_engaging(side, mover.pieces, mover.at);
            return Err(if engaged { refuse!("4.31", "engaged") } else { refuse!("7.3", "no-points") });
        }
        require(!self.holds(side.enemy(), to), refuse!("7.4", "held-by-enemy"))?;
        let mut stride = self.price(mover.pieces, mover.at, to)?;
        let price = stride.cost;
        let allowance = self.allowance(mover.pieces);
        if mover.spent + stride.cost > allowance {
            let first = mover.hexes == 0 && mover.spent == 0;
            require(first && stride.cost > allowance, refuse!("7.3", "no-points"))?;
            (stride.cost, stride.least) = (allowance, true);
        }
        self.may_pass(side, mover, to, stride.cost)?;
        self.check_route(side, mover, to, price)?;
        Ok(stride)
    }

    /// What zones and columns forbid; `cost` is the price of the step.
    ///
    /// # Errors
    /// The paragraph that does.
    pub(crate) fn may_pass(&self, side: Side, mover: &Mover, to: Hex, cost: u8) -> Result<(), Refusal> {
        self.check_company(side, mover, to, mover.spent + cost)?;
        self.check_column(side, mover, to)
    }

    /// Who must not come into an enemy zone (4.32, 5.3, 18.12), and who may not for a card (24.12).
    fn check_company(&self, side: Side, mover: &Mover, to: Hex, spent: u8) -> Result<(), Refusal> {
        if !self.in_zone(side.enemy(), to) {
            return Ok(());
        }
        self.may_close_in(side, mover, spent)?;
        require(mover.pieces.and(self.battle.trains).is_empty(), refuse!("18.12", "train-in-zone"))?;
        let company = mover.pieces.or(self.ours_at(side, to)).and(self.battle.combat);
        let lonely = !mover.pieces.and(self.battle.leaders).is_empty() && company.is_empty();
        require(!lonely, refuse!("4.32", "leader-in-zone").also(crate::rules::cite!("5.3")))
    }

    /// What road marches forbid (3.3, 7.53).
    fn check_column(&self, side: Side, mover: &Mover, to: Hex) -> Result<(), Refusal> {
        if self.is_light(mover.pieces) {
            return Ok(());
        }
        let marchers = self.position.marks.marching.without(mover.pieces);
        let in_march = |hex: Hex| !self.ours_at(side, hex).and(marchers).is_empty();
        require(!in_march(to), refuse!("7.53", "through-column"))?;
        if self.is_marching(mover.pieces) {
            let board = &self.battle.board;
            let mut joined = self.around(to).filter(|(direction, _)| board.way(to, *direction).is_some());
            require(!joined.any(|(_, near)| in_march(near)), refuse!("7.53", "too-close"))?;
        }
        Ok(())
    }

    /// The mover after a step.
    pub(crate) fn stepped(&self, side: Side, mover: &Mover, stride: Stride, to: Hex) -> Mover {
        let engaged = self.is_engaging(side, mover.pieces, to);
        let spent = mover.spent + stride.cost;
        Mover {
            at: to,
            spent,
            hexes: mover.hexes + 1,
            halted: engaged || stride.least,
            cleared: 0,
            entering: 0,
            ..*mover
        }
    }

    /// Whether a group must stop in a hex for the enemy, as far as it knows (4.31, 15.11).
    pub(crate) fn is_engaging(&self, side: Side, pieces: Pieces, to: Hex) -> bool {
        let bound = !pieces.and(self.battle.combat.or(self.battle.vedettes)).is_empty();
        let fortified = self.is_fortified(to) && self.is_beside(side.enemy(), to);
        bound && (self.in_zone(side.enemy(), to) || fortified)
    }

    /// Whether a group is held where it stands: by zones alone. Walls stop only those who enter (4.31,
    /// 15.11).
    pub(crate) fn is_held(&self, side: Side, pieces: Pieces, at: Hex) -> bool {
        self.is_engaging(side, pieces, at) && self.in_zone(side.enemy(), at)
    }

    /// Whether the enemy really stops a group in a hex.
    pub(crate) fn is_held_up(&self, side: Side, pieces: Pieces, to: Hex) -> bool {
        self.is_engaging(side, pieces, to) && (self.is_fortified(to) || self.zone_reaches(side.enemy(), to))
    }

    /// The pieces of a side that the enemy holds where they stand.
    pub(crate) fn engaged(&self, side: Side) -> Pieces {
        let held = |piece: &PieceId| self.is_held(side, Pieces::only(*piece), self.position.at(*piece));
        self.on_map(side).iter().filter(held).collect()
    }

    /// Whether a mover may stop where it is: there is room, and points to join (3.1, 3.2).
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_halt(&self, side: Side, mover: &Mover) -> Result<(), Refusal> {
        require(mover.cleared == 0, refuse!("9.21", "enter-cleared-hex"))?;
        if mover.hexes == 0 && !self.is_marching(mover.pieces) {
            return Ok(());
        }
        self.may_join(side, mover.at, mover.pieces)?;
        let joins = self.stacking_cost(side, mover);
        require(mover.spent + joins <= self.allowance(mover.pieces), refuse!("3.1", "no-points-to-stack"))
    }

    /// What it costs a mover to stay where it is (3.1).
    pub(crate) fn stacking_cost(&self, side: Side, mover: &Mover) -> u8 {
        let units = mover.pieces.and(self.battle.combat);
        let others = self.combat_at(side, mover.at).without(mover.pieces);
        let joins = mover.hexes > 0 && !units.is_empty() && !others.is_empty();
        if joins { self.battle.charts.movement.stacking } else { 0 }
    }

    /// Whether a mover may take a step: the way is open, and it can stop there or go on.
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_step(&self, side: Side, mover: &Mover, to: Hex) -> Result<Stride, Refusal> {
        if mover.entering != 0 {
            return self.may_come(side, mover, to);
        }
        let stride = self.stride(side, mover, to)?;
        let next = self.stepped(side, mover, stride, to);
        self.may_stop_or_go_on(side, mover, &next, to).map(|()| stride)
    }

    /// Whether a mover could stop in the hex that it enters, or leave it again.
    ///
    /// # Errors
    /// Why it could not stop.
    pub(crate) fn may_stop_or_go_on(&self, side: Side, mover: &Mover, next: &Mover, to: Hex) -> Result<(), Refusal> {
        if next.halted && self.is_marching(mover.pieces) && self.in_zone(side.enemy(), to) && mover.cleared == 0 {
            let able = self.can_pay_repulse(side, next);
            require(able, refuse!("7.54", "must-repulse"))?;
        }
        let stops = self.may_halt(side, next);
        if stops.is_ok() || mover.cleared != 0 || self.can_recombine(side, next) {
            return Ok(());
        }
        let goes_on = !next.halted && self.around(to).any(|(_, far)| self.may_step(side, next, far).is_ok());
        if goes_on { Ok(()) } else { stops }
    }
}
