//! Who may take a step, and where a mover may stop (7.3, 7.4, 7.5).

use ground::{Edge, Way};
use hexes::{Direction, Hex};
use kernel::{Refusal, Side};

use crate::engine::charts::POINT;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, require};
use crate::march_orders::Under;
use crate::movement::Mover;
use crate::movement::party::Party;
use crate::rules::refuse;

/// What a step takes, and what it rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stride {
    /// Half points.
    pub(crate) cost: u8,
    /// What the ground asks for, though the mover has less.
    pub(crate) price: u8,
    /// The way that is taken.
    pub(crate) way: Option<Way>,
    /// Water is crossed on a bridge, a trestle or by a ford.
    pub(crate) crossed: bool,
    /// The first hex, which is always possible (7.3).
    pub(crate) least: bool,
    /// A pontoon is crossed (18.33).
    pub(crate) pontoon: bool,
    /// It leads into an enemy zone, as far as is known.
    pub(crate) zone: bool,
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

    /// Whether the weather doubles a piece's costs (18.11, 23.13).
    pub(crate) fn is_slowed(&self, piece: PieceId) -> bool {
        self.weather().heavy_going && (self.kind(piece).is_artillery() || self.kind(piece).is_train())
    }

    /// Whether somebody of a group is in road march.
    pub(crate) fn is_marching(&self, pieces: Pieces) -> bool {
        !pieces.and(self.position.marks.marching).is_empty()
    }

    /// What the next step of a mover takes: its price, or all it has for the first hex (7.3).
    ///
    /// # Errors
    /// The paragraph that bars the way.
    pub(super) fn stride(&self, party: &Party, mover: &Mover, to: Hex) -> Result<Stride, Refusal> {
        let direction = self.direction(mover.at, to).ok_or(refuse!("7.1", "not-adjacent"))?;
        if mover.cleared != 0 {
            require(mover.cleared >> direction.index() & 1 == 1, refuse!("9.21", "enter-cleared-hex"))?;
            return Ok(Stride { zone: self.in_zone(party.side.enemy(), to), ..Stride::default() });
        }
        if mover.halted {
            let engaged = self.is_engaging(party.side, party.pieces, mover.at);
            return Err(if engaged { refuse!("4.31", "engaged") } else { refuse!("7.3", "no-points") });
        }
        require(!self.holds(party.side.enemy(), to), refuse!("7.4", "held-by-enemy"))?;
        let mut stride = self.price_of(&party.gait, mover.at, direction, to)?;
        stride.price = stride.cost;
        if mover.spent + stride.cost > party.allowance {
            let first = mover.hexes == 0 && mover.spent == 0;
            require(first && stride.cost > party.allowance, refuse!("7.3", "no-points"))?;
            (stride.cost, stride.least) = (party.allowance, true);
        }
        stride.zone = self.in_zone(party.side.enemy(), to);
        Ok(stride)
    }

    /// What zones and columns forbid.
    ///
    /// # Errors
    /// The paragraph that does.
    pub(crate) fn may_pass(&self, party: &Party, mover: &Mover, to: Hex, stride: &Stride) -> Result<(), Refusal> {
        if mover.entering == 0 {
            self.is_untied(party.pieces, mover.at, to)?;
        }
        if stride.zone {
            self.check_company(party.side, mover, to, mover.spent + stride.cost)?;
        }
        self.check_column(party, to)
    }

    /// Who must not come into an enemy zone (4.32, 5.3, 18.12), and who may not for a card (24.12).
    fn check_company(&self, side: Side, mover: &Mover, to: Hex, spent: u8) -> Result<(), Refusal> {
        self.may_close_in(side, mover, spent)?;
        require(mover.pieces.and(self.battle.trains).is_empty(), refuse!("18.12", "train-in-zone"))?;
        let company = mover.pieces.or(self.ours_at(side, to)).and(self.battle.combat);
        let lonely = !mover.pieces.and(self.battle.leaders).is_empty() && company.is_empty();
        require(!lonely, refuse!("4.32", "leader-in-zone").also(crate::rules::cite!("5.3")))
    }

    /// What road marches forbid (3.3, 7.53).
    fn check_column(&self, party: &Party, to: Hex) -> Result<(), Refusal> {
        let marchers = party.marching.without(party.pieces);
        if party.light || marchers.is_empty() {
            return Ok(());
        }
        let in_march = |hex: Hex| !self.ours_at(party.side, hex).and(marchers).is_empty();
        require(!in_march(to), refuse!("7.53", "through-column"))?;
        if party.is_marching() {
            let board = &self.battle.board;
            let mut joined = self.around(to).filter(|(direction, _)| board.way(to, *direction).is_some());
            require(!joined.any(|(_, near)| in_march(near)), refuse!("7.53", "too-close"))?;
        }
        Ok(())
    }

    /// The mover after a step.
    pub(crate) fn stepped(&self, side: Side, mover: &Mover, stride: Stride, to: Hex) -> Mover {
        let engaged = self.is_stopped(side, mover.pieces, to, stride.zone);
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
        self.is_stopped(side, pieces, to, self.in_zone(side.enemy(), to))
    }

    /// The same, when it is known whether the hex lies in an enemy zone.
    fn is_stopped(&self, side: Side, pieces: Pieces, to: Hex, zone: bool) -> bool {
        self.is_bound(pieces) && (zone || (self.is_fortified(to) && self.is_beside(side.enemy(), to)))
    }

    /// Whether zones stop a group: leaders and trains do not care.
    fn is_bound(&self, pieces: Pieces) -> bool {
        !pieces.and(self.battle.combat.or(self.battle.vedettes)).is_empty()
    }

    /// Whether a group is held where it stands: by zones alone. Walls stop only those who enter (4.31,
    /// 15.11).
    pub(crate) fn is_held(&self, side: Side, pieces: Pieces, at: Hex) -> bool {
        self.is_bound(pieces) && self.in_zone(side.enemy(), at)
    }

    /// A mover whom somebody has joined: he may be held by the enemy though the first is not (4.31).
    pub(crate) fn joined(&self, side: Side, mut mover: Mover, piece: PieceId) -> Mover {
        mover.pieces.add(piece);
        mover.halted |= self.is_held(side, mover.pieces, mover.at);
        mover
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
    pub(crate) fn may_halt(&self, party: &Party, mover: &Mover) -> Result<(), Refusal> {
        require(mover.cleared == 0, refuse!("9.21", "enter-cleared-hex"))?;
        if mover.hexes == 0 && !party.is_marching() {
            return Ok(());
        }
        let here = self.ours_at(party.side, mover.at).or(party.pieces);
        self.may_stack_if(here, party.marching)?;
        let joins = self.stacking_cost(party.side, mover);
        require(mover.spent + joins <= party.allowance, refuse!("3.1", "no-points-to-stack"))
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
    pub(crate) fn may_step(&self, party: &Party, mover: &Mover, to: Hex) -> Result<Stride, Refusal> {
        if mover.entering != 0 {
            return self.may_come(party, mover, to);
        }
        let stride = self.stride(party, mover, to)?;
        if mover.cleared == 0 {
            self.may_pass(party, mover, to, &stride)?;
            self.check_route(party, mover, to, stride.price)?;
        }
        let next = self.stepped(party.side, mover, stride, to);
        self.may_stop_or_go_on(party, mover, &next, &stride).map(|()| stride)
    }

    /// Whether a mover may take some step.
    pub(crate) fn can_step(&self, party: &Party, mover: &Mover) -> bool {
        self.around(mover.at).any(|(_, near)| self.may_step(party, mover, near).is_ok())
    }

    /// Whether a mover could stop in the hex that it enters, or leave it again.
    ///
    /// # Errors
    /// Why it could not stop.
    pub(crate) fn may_stop_or_go_on(
        &self,
        party: &Party,
        mover: &Mover,
        next: &Mover,
        stride: &Stride,
    ) -> Result<(), Refusal> {
        if next.halted && party.is_marching() && stride.zone && mover.cleared == 0 {
            require(self.may_repulse(party, next).is_ok(), refuse!("7.54", "must-repulse"))?;
        }
        let stops = self.may_halt(party, next);
        if stops.is_ok() || mover.cleared != 0 || self.can_recombine(party, next) {
            return Ok(());
        }
        // In a general retreat the nearest goal is looked for anew from there (20.51).
        let onward = || match self.march_of(party.pieces) {
            Some(Under::Retreat) => self.can_step(&self.party_if(party.side, next, party.marching), next),
            _ => self.can_step(party, next),
        };
        let goes_on = !next.halted && onward();
        if goes_on { Ok(()) } else { stops }
    }
}
