//! Where a piece can retreat to (12.31 to 12.36).

use ground::Edge;
use hexes::Hex;
use kernel::Side;

use crate::engine::agenda::{DEEPEST, Step};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::spec::Kind;
use crate::results::ResultStep;

/// What a retreat may do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leave {
    /// Enter enemy zones.
    pub(super) zones: bool,
    /// End where there is no room.
    pub(super) crowd: bool,
    /// Drive enemy vedettes away (12.32).
    pub(super) vedettes: bool,
    /// Go off the map.
    pub(super) edge: bool,
    /// Go over damaged bridges, to their ruin (12.33).
    pub(super) damaged: bool,
    /// End on a train (18.16).
    pub(super) trains: bool,
}

/// As retreats go: room, no zones.
const ORDERLY: Leave =
    Leave { zones: false, crowd: false, vedettes: false, edge: false, trains: false, damaged: false };
/// What is tried, one after the other: over vedettes, then into full hexes.
const WAYS: [Leave; 3] =
    [ORDERLY, Leave { vedettes: true, ..ORDERLY }, Leave { vedettes: true, crowd: true, ..ORDERLY }];
/// If zones and the edge of the map alone were in the way.
const LENIENT: Leave = Leave { zones: true, crowd: true, vedettes: true, edge: true, trains: false, damaged: false };
/// If a damaged bridge is all that is left.
const RUINOUS: Leave = Leave { crowd: true, vedettes: true, damaged: true, ..ORDERLY };
/// If a train alone was.
const TRAMPLING: Leave = Leave { vedettes: true, crowd: true, trains: true, ..ORDERLY };

/// So many steps must fit above a unit that makes room.
const ROOM: usize = 5;

/// A piece on its way back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flight {
    pub(super) side: Side,
    pub(super) piece: PieceId,
    pub(super) from: Hex,
    pub(super) at: Hex,
    pub(super) gone: u8,
    pub(super) left: u8,
}

impl Field<'_> {
    /// Whether a piece may retreat over a side: not over a river but at a whole bridge or a ford (12.33).
    pub(crate) fn can_cross(&self, piece: PieceId, from: Hex, to: Hex) -> bool {
        (!matches!(self.crossing(from, to), Some((Edge::Bridge, true))) || self.has_pontoon(from, to))
            && self.price(Pieces::only(piece), from, to).is_ok()
    }

    /// Whether a retreat may lead into a hex.
    fn is_open(&self, flight: &Flight, to: Hex, leave: Leave) -> bool {
        let enemy = flight.side.enemy();
        let enemies = self.ours_at(enemy, to);
        // Nobody knows what a hidden force is.
        let vedettes = self.battle.vedettes.without(self.position.hidden);
        let free = enemies.is_empty() || (leave.vedettes && enemies.without(vedettes).is_empty());
        // One may always go into a fortified place; no zone reaches it.
        let clear = leave.zones || !self.in_firm_zone(enemy, to);
        // A train cannot make room; whoever had to go where it stands is lost with it (18.16).
        let trains = self.ours_at(flight.side, to).and(self.battle.trains).is_empty();
        let riders = self.position.marks.overrunning.and(self.battle.of_side[enemy]);
        let overrun = riders.iter().any(|rider| self.is_overrunning(rider, to));
        self.distance(flight.from, to) == u32::from(flight.gone) + 1
            && free
            && !overrun
            && clear
            && (trains || leave.trains || flight.left > 1)
            && (self.can_cross(flight.piece, flight.at, to) || (leave.damaged && self.is_broken_bridge(flight.at, to)))
    }

    fn is_broken_bridge(&self, from: Hex, to: Hex) -> bool {
        matches!(self.crossing(from, to), Some((Edge::Bridge, true)))
    }

    /// Whether a damaged bridge is the only way back (12.33).
    pub(super) fn is_only_bridged(&self, flight: &Flight) -> bool {
        self.gets_away(flight, RUINOUS)
    }

    fn onward(&self, flight: &Flight, to: Hex) -> Flight {
        Flight { at: to, gone: flight.gone + 1, left: flight.left - 1, ..*flight }
    }

    /// Whether a retreat can be carried through.
    fn gets_away(&self, flight: &Flight, leave: Leave) -> bool {
        if flight.left == 0 {
            let crowds = leave.crowd && (leave.zones || self.may_crowd(flight.at));
            return crowds || self.has_room(flight);
        }
        let edge = leave.edge && self.around(flight.at).count() < 6;
        edge || self
            .around(flight.at)
            .any(|(_, to)| self.is_open(flight, to, leave) && self.gets_away(&self.onward(flight, to), leave))
    }

    /// Whether a hex may be overcrowded, so that somebody there makes room: not twice in one chain,
    /// else units would push each other to and fro (12.36).
    fn may_crowd(&self, hex: Hex) -> bool {
        let agenda = &self.position.agenda;
        let crowded = |step: &Step| matches!(step, Step::Result(ResultStep::Displace { at, .. } | ResultStep::Crowd { at, .. }) if *at == hex);
        agenda.depth() + ROOM < DEEPEST && !agenda.steps().iter().any(crowded)
    }

    fn has_room(&self, flight: &Flight) -> bool {
        // Whoever is in road march leaves it when a friend comes (7.53).
        let here = self.ours_at(flight.side, flight.at).or(Pieces::only(flight.piece));
        let mut position = self.position.clone();
        position.marks.marching = position.marks.marching.without(here);
        Field { battle: self.battle, position: &position }.may_stack(here).is_ok()
    }

    /// The train in whose hex alone a retreat could end (18.16).
    pub(super) fn train_in_way(&self, flight: &Flight) -> Option<PieceId> {
        if flight.left == 0 {
            return self.ours_at(flight.side, flight.at).and(self.battle.trains).first();
        }
        let mut open = self.around(flight.at).filter(|(_, to)| self.is_open(flight, *to, TRAMPLING));
        open.find_map(|(_, to)| self.train_in_way(&self.onward(flight, to)))
    }

    /// Whether zones and the edge of the map alone keep a piece from retreating (12.34).
    pub(super) fn is_only_watched(&self, flight: &Flight) -> bool {
        self.gets_away(flight, LENIENT)
    }

    /// Whether a piece could go back one hex at all, zones or not (12.51).
    pub(super) fn could_leave(&self, side: Side, piece: PieceId) -> bool {
        let at = self.position.at(piece);
        self.gets_away(&Flight { side, piece, from: at, at, gone: 0, left: 1 }, LENIENT)
    }

    /// The hexes into which a piece may go next: those that lead to an end, of them the ones nearer to supply, of them
    /// the better ground (12.35).
    pub(super) fn ways_back(&self, flight: &Flight) -> impl Iterator<Item = Hex> + use<> {
        let leads =
            |to: Hex, leave: Leave| self.is_open(flight, to, leave) && self.gets_away(&self.onward(flight, to), leave);
        let mut ways = [None; 6];
        for leave in WAYS {
            for (slot, (_, to)) in ways.iter_mut().zip(self.around(flight.at)) {
                *slot = leads(to, leave).then_some(to);
            }
            if ways.iter().any(Option::is_some) {
                break;
            }
        }
        let far = |hex: Hex| self.supply_distance(flight, hex);
        let here = far(flight.at);
        if ways.iter().flatten().any(|to| far(*to) < here) {
            ways.iter_mut().for_each(|way| *way = way.filter(|to| far(*to) < here));
        }
        let price =
            |to: Hex| self.price(Pieces::only(flight.piece), flight.at, to).map_or(u8::MAX, |stride| stride.cost);
        let least = ways.iter().flatten().map(|to| price(*to)).min();
        ways.into_iter().flatten().filter(move |_| true).filter({
            let prices = ways.map(|way| way.map(|to| (to, price(to))));
            move |to| prices.iter().flatten().any(|(hex, price)| hex == to && Some(*price) == least)
        })
    }

    /// How far a hex is from the train of a piece's formation or from a source of supply.
    fn supply_distance(&self, flight: &Flight, hex: Hex) -> u32 {
        let formation = self.battle.formation(flight.piece);
        let is_train = |train: &PieceId| {
            self.kind(*train) == Kind::SupplyTrain && formation.is_some() && self.battle.formation(*train) == formation
        };
        let trains = self.on_map(flight.side).and(self.battle.trains);
        let trains = trains.iter().filter(is_train).map(|train| self.position.at(train));
        let sources = self.battle.sources[flight.side];
        trains.chain(sources.iter()).map(|source| self.distance(hex, source)).min().unwrap_or(0)
    }
}
