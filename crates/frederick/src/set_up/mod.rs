//! Set-up: as printed, as in history, or by hand within the zones (chapter 22.2
//! of the edition of 2002).

mod quarters;

use hexes::Hex;
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::battle::Battle;
use crate::engine::charts::LEADERS;
use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{LeaderId, PieceId, UnitId};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::position::{Away, Fate, NOWHERE, Position};
use crate::engine::question::Question;
use crate::engine::spec::{Piece, ZoneSpec};
use crate::rules::{cites, refuse};

/// The steps of set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUpStep {
    /// A side sets its pieces up, one after the other.
    SetUp(Side),
}

/// The orders of set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUpOrder {
    /// Set the piece in hand up here.
    Place(Hex),
    /// Set everybody up as in history.
    QuickSetUp,
}

impl SetUpOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            SetUpOrder::Place(hex) => Named::hex(hex),
            SetUpOrder::QuickSetUp => Named::default(),
        }
    }
}

/// What is asked while armies are set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUpQuestion {
    /// Where the piece in hand is set up.
    SetUp,
}

/// What set-up brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum SetUpEvent {
    SetUp { side: Side },
    Placed { side: Side, piece: PieceId, at: Hex },
}

impl SetUpEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            SetUpEvent::SetUp { side, .. } | SetUpEvent::Placed { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn set_up_asks(&self, step: SetUpStep) -> Option<(Side, Question)> {
        let SetUpStep::SetUp(side) = step;
        Some((side, SetUpQuestion::SetUp.into()))
    }

    pub(crate) fn set_up_orders(&self, step: SetUpStep, out: &mut Vec<Order>) {
        let SetUpStep::SetUp(side) = step;
        self.place_orders(side, out);
    }

    pub(crate) fn check_set_up(&self, step: SetUpStep, order: Order) -> Result<(), Refusal> {
        match (step, order) {
            (SetUpStep::SetUp(side), Order::SetUp(SetUpOrder::Place(hex))) => self.may_place(side, hex),
            (SetUpStep::SetUp(side), Order::SetUp(SetUpOrder::QuickSetUp)) => match self.is_untouched(side) {
                true => Ok(()),
                false => Err(refuse!(2002 "22.2", "already-placed")),
            },
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_set_up(&mut self, step: SetUpStep, order: Order) {
        match (step, order) {
            (SetUpStep::SetUp(side), Order::SetUp(SetUpOrder::Place(hex))) => self.place(side, hex),
            (SetUpStep::SetUp(side), _) => {
                self.done();
                self.quick_set_up(side);
            }
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_set_up(&mut self, step: SetUpStep) -> bool {
        let SetUpStep::SetUp(side) = step;
        self.run_placing(side)
    }
}

impl Battle {
    /// Whether a side is set up by hand.
    fn is_set_up_by_hand(&self, side: Side) -> bool {
        self.options.set_up_by_hand
            && self.scenario.zones.iter().any(|zone| match zone {
                ZoneSpec::Area { side: owner, .. } => *owner == side.number(),
                ZoneSpec::Wing(quarters) => {
                    quarters.wings.first().is_some_and(|wing| self.wing_side.get(*wing) == Some(&side))
                }
                ZoneSpec::Leaders { side: owner } => *owner == side.number(),
                ZoneSpec::Guns { .. } | ZoneSpec::WithInfantry { .. } => false,
            })
    }

    /// Whether the leaders of a side stand with whom they like, and everybody else as printed.
    pub(super) fn has_free_leaders(&self, side: Side) -> bool {
        self.scenario
            .zones
            .iter()
            .any(|zone| matches!(zone, ZoneSpec::Leaders { side: owner } if *owner == side.number()))
    }

    /// Artillery that is set up by hand beside infantry, and how much of it may stand in a hex.
    pub(super) fn guns_with_infantry(&self, unit: UnitId) -> Option<Option<u8>> {
        self.scenario.zones.iter().find_map(|zone| match zone {
            ZoneSpec::WithInfantry { guns, most, .. } if guns.contains(&unit.index()) => Some(*most),
            _ => None,
        })
    }

    fn takes_part(&self, leader: LeaderId) -> bool {
        self.scenario.leaders >> leader.0 & 1 == 1 && !self.leader(leader).waits
    }
}

impl Field<'_> {
    /// The piece to be set up next: wing leaders, units, then other leaders.
    pub(crate) fn in_hand(&self, side: Side) -> Option<PieceId> {
        let leaders = || (0..self.battle.leaders.len() as u8).map(LeaderId);
        let comes_later = |piece: PieceId| self.coming_with(piece).is_some() || self.waits_to_arrive(side, piece);
        // Free artillery stands before leaders join its hexes.
        let is_gunner = || self.has_guns_with_infantry(side);
        let waits = |leader: &LeaderId| {
            self.battle.leader(*leader).side == side.number()
                && self.battle.takes_part(*leader)
                && self.position.leader(*leader).at == NOWHERE
                && !comes_later(PieceId::Leader(*leader))
        };
        let of_wing = |leader: &LeaderId| {
            self.battle.leader(*leader).wing.is_some() && !(self.battle.has_free_leaders(side) && is_gunner())
        };
        let first = leaders().filter(waits).find(of_wing).map(PieceId::Leader);
        let unit = || {
            let units = self.battle.of_side[side.index()].and(self.battle.scenario.units);
            let waits =
                |unit: &UnitId| self.position.unit(*unit).away == Away::Waiting && !comes_later(PieceId::Unit(*unit));
            let detached = |unit: &UnitId| self.is_detachable(side, *unit);
            let all = || units.iter().filter(waits);
            // Detachments stand first (the edition of 2002, 26.3); artillery stands with others.
            let others = || all().find(|unit| self.is_line(*unit)).or_else(|| all().next());
            let unit = if self.battle.scenario.detachments.is_some() || self.has_guns_with_infantry(side) {
                all().find(detached).or_else(others)
            } else {
                all().next()
            };
            unit.map(PieceId::Unit)
        };
        // Where there are detachments their leader joins them.
        let first = first.filter(|_| self.battle.scenario.detachments.is_none());
        first.or_else(unit).or_else(|| leaders().find(waits).map(PieceId::Leader))
    }

    /// Whether the piece in hand may be set up in a hex.
    pub(crate) fn may_place(&self, side: Side, to: Hex) -> Result<(), Refusal> {
        let outside = || {
            let refusal = refuse!(2002 "22.2", "outside-zone").thing("hex", u32::from(to.0));
            match self.battle.set_up_cite() {
                Some(paragraph) => refusal.also(paragraph),
                None => refusal,
            }
        };
        if to.index() >= self.battle.board.grid.len() || self.holder(to) == Some(side.enemy()) {
            return Err(outside());
        }
        let Some(piece) = self.in_hand(side) else { return Err(refuse!(2002 "22.2", "nobody-in-hand")) };
        let kind = match piece {
            PieceId::Unit(unit) => self.arm(unit).index(),
            PieceId::Leader(_) => LEADERS,
        };
        let prohibited = self.battle.board.terrain[to.index()]
            .iter()
            .any(|terrain| self.battle.charts.terrain[terrain.index()].cost[kind].is_none());
        if prohibited {
            return Err(refuse!("7.4.3", "prohibited"));
        }
        match self.may_detach(side, piece, to) {
            Some(detached) => detached?,
            None if !self.zone_holds(side, piece, to) => return Err(outside()),
            None => {}
        }
        match piece {
            PieceId::Unit(unit) => self.keeps_limits(to, Some(unit)),
            PieceId::Leader(_) => Ok(()),
        }
    }

    pub(crate) fn place_orders(&self, side: Side, out: &mut Vec<Order>) {
        out.extend(
            self.battle
                .board
                .grid
                .hexes()
                .filter(|hex| self.may_place(side, *hex).is_ok())
                .map(|hex| Order::SetUp(SetUpOrder::Place(hex))),
        );
        if self.is_untouched(side) {
            out.push(Order::SetUp(SetUpOrder::QuickSetUp));
        }
    }

    /// Whether a side has set nobody up yet.
    pub(crate) fn is_untouched(&self, side: Side) -> bool {
        let units = self.on_map(side).is_empty() || self.battle.has_free_leaders(side);
        units && self.leaders_of(side).next().is_none()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Sets the battle up, as far as nobody has to decide.
    pub(crate) fn set_up(&mut self) {
        let first = self.battle.scenario.first_set_up;
        // The one who sets up first is asked first: his step lies on top.
        for side in [first.enemy(), first] {
            if self.battle.hides_wings() {
                self.hide_wings(side);
                continue;
            }
            match self.battle.is_set_up_by_hand(side) {
                true => {
                    if self.battle.has_free_leaders(side) {
                        self.set_up_units(side, true);
                    }
                    self.push(SetUpStep::SetUp(side));
                }
                false => self.quick_set_up(side),
            }
        }
    }

    /// Everybody of a side as printed, or as in history.
    pub(crate) fn quick_set_up(&mut self, side: Side) {
        self.set_up_units(side, false);
        for placing in &self.battle.scenario.placings {
            let (Some(hex), Piece::Leader(leader)) = (self.battle.board.grid.find(placing.hex), placing.piece) else {
                continue;
            };
            let leader = LeaderId(leader as u8);
            if self.battle.leader(leader).side == side.number() && self.battle.takes_part(leader) {
                place_leader(self.position, leader, hex);
                if placing.column {
                    self.position.column_leaders |= 1 << leader.0;
                }
            }
        }
        let scenario = self.battle.chapters();
        self.name_detachments(side);
        self.journal.note(cites![2002 "22.2", ..scenario], || SetUpEvent::SetUp { side });
    }

    /// The units of a side as printed.
    fn set_up_units(&mut self, side: Side, by_hand: bool) {
        for placing in &self.battle.scenario.placings {
            let (Some(hex), Piece::Unit(unit)) = (self.battle.board.grid.find(placing.hex), placing.piece) else {
                continue;
            };
            let unit = UnitId(unit as u8);
            let by_hand = by_hand && self.battle.guns_with_infantry(unit).is_some();
            if self.battle.unit(unit).side == side && self.battle.scenario.units.has(unit) && !by_hand {
                self.position.put_below(unit, hex);
                self.position.units[unit.index()].steps = self.battle.unit(unit).full - placing.lost;
                if placing.column {
                    self.position.column.add(unit);
                }
            }
        }
    }

    /// The piece in hand is set up; a piece that has no place left stands where history has it.
    pub(crate) fn place(&mut self, side: Side, to: Hex) {
        let Some(piece) = self.field().in_hand(side) else { return };
        self.put_piece(piece, to);
        self.journal.note(cites![2002 "22.2"], || SetUpEvent::Placed { side, piece, at: to });
    }

    fn put_piece(&mut self, piece: PieceId, to: Hex) {
        match piece {
            PieceId::Unit(unit) => self.position.put_on_top(unit, to),
            PieceId::Leader(leader) => place_leader(self.position, leader, to),
        }
    }

    /// Runs the set-up until somebody has a choice.
    pub(crate) fn run_placing(&mut self, side: Side) -> bool {
        let Some(piece) = self.field().in_hand(side) else {
            self.done();
            self.name_detachments(side);
            return true;
        };
        if self.battle.board.grid.hexes().any(|hex| self.field().may_place(side, hex).is_ok()) {
            return false;
        }
        let printed = self.battle.scenario.placings.iter().find(|placing| match (placing.piece, piece) {
            (Piece::Unit(one), PieceId::Unit(other)) => one == other.index(),
            (Piece::Leader(one), PieceId::Leader(other)) => one == other.index(),
            _ => false,
        });
        match printed.and_then(|placing| self.battle.board.grid.find(placing.hex)) {
            Some(hex) if self.field().holder(hex) != Some(side.enemy()) => self.put_piece(piece, hex),
            _ => match piece {
                PieceId::Unit(unit) => self.position.units[unit.index()].away = Away::Left,
                PieceId::Leader(leader) => self.position.leaders[leader.index()].fate = Fate::Wounded,
            },
        }
        true
    }
}

fn place_leader(position: &mut Position, leader: LeaderId, hex: Hex) {
    let state = &mut position.leaders[leader.index()];
    (state.at, state.fate) = (hex, Fate::Well);
}
