//! Chapter 10.9: the ways back, judged as wholes by the rulebook's priorities.

use hexes::{Direction, Hex};
use kernel::{Refusal, Side};

use super::{Flight, Retreat, RetreatOrder};
use crate::engine::order::Order;
use crate::engine::pieces::{MOST_UNITS, UnitId, Units};
use crate::engine::play::Field;
use crate::engine::position::{Morale, NOWHERE};
use crate::engine::spec::{Arm, ArmyState};
use crate::rules::refuse;
use ground::BARRED;

/// Where a retreating unit may go next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    hexes: [Hex; 6],
    count: usize,
}

impl Ways {
    pub(crate) fn as_slice(&self) -> &[Hex] {
        &self.hexes[..self.count]
    }
}

/// What speaks against a whole way, the gravest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Reproach {
    /// Hexes in enemy zones of control.
    zones: u8,
    /// Steps towards the enemy.
    nearer: u8,
    /// Friends in the way; those whose hex would hold too much weigh double.
    friends: u8,
    /// How far it is home from its end.
    home: u8,
    /// Changes of direction.
    bends: u8,
}

/// What is known of a hex near a retreat.
#[derive(Clone, Copy)]
struct Ground {
    hex: Hex,
    zone: bool,
    friends: u8,
    enemy: u32,
}

/// A way back as far as it has been thought out.
#[derive(Clone, Copy)]
struct Way {
    hexes: [Hex; LONGEST],
    length: usize,
    direction: Option<Direction>,
    reproach: Reproach,
}

/// The longest way: three hexes of rout, or one of disorder and one more
/// for each step that is left.
const LONGEST: usize = 5;

/// Enemies to keep away from.
struct Feared {
    hexes: [Hex; MOST_UNITS],
    count: usize,
}

impl Feared {
    /// How far the nearest of them is.
    fn distance(&self, field: &Field<'_>, hex: Hex) -> u32 {
        self.hexes[..self.count].iter().map(|other| field.distance(hex, *other)).min().unwrap_or(0)
    }
}

/// All hexes within three of a retreat; what lies beyond is looked at again.
const SEEN: usize = 37;

/// Looks for the ways back of one unit, keeping what it has seen of the ground.
struct Scout<'a> {
    field: Field<'a>,
    retreat: Retreat,
    side: Side,
    seen: [Ground; SEEN],
    count: usize,
    feared: Feared,
    /// The edge to which it runs, if its army chooses.
    edge: Option<usize>,
    best: Option<Reproach>,
    ways: Ways,
}

impl Scout<'_> {
    fn ground(&mut self, hex: Hex) -> Ground {
        if let Some(ground) = self.seen[..self.count].iter().find(|ground| ground.hex == hex) {
            return *ground;
        }
        let (field, side) = (self.field, self.side);
        let friends = match field.position.top_of(hex) {
            None => 0,
            Some(_) => 1 + u8::from(field.keeps_limits(hex, Some(self.retreat.unit)).is_err()),
        };
        let zone = field.in_enemy_zone_beyond(side, self.retreat.start, hex);
        let ground = Ground { hex, zone, friends, enemy: self.feared.distance(&field, hex) };
        if let Some(slot) = self.seen.get_mut(self.count) {
            *slot = ground;
            self.count += 1;
        }
        ground
    }

    /// Whether a way may end here: all its hexes are gone, and a disordered unit is
    /// clear of zones of control.
    fn ends(&mut self, way: &Way, at: Hex) -> bool {
        let runs = matches!(self.retreat.flight, Flight::Rout | Flight::Routed);
        let gone = way.length >= usize::from(self.retreat.left.max(1));
        let off = runs && self.field.to_edge(self.side, self.edge, at) == 0;
        let before = way.length.checked_sub(2).map_or(self.field.at(self.retreat.unit), |place| way.hexes[place]);
        if way.length > 0 && self.field.stops_at_water(self.retreat.unit, before, at) {
            return true;
        }
        gone && (runs || way.length == LONGEST || !self.ground(at).zone) || off && way.length > 0
    }

    fn follow(&mut self, way: Way, at: Hex) {
        // Nothing that comes later makes a way better, except the way home.
        let grave = |reproach: Reproach| (reproach.zones, reproach.nearer, reproach.friends);
        if self.best.is_some_and(|best| grave(way.reproach) > grave(best)) {
            return;
        }
        if self.ends(&way, at) {
            let start = self.field.at(self.retreat.unit);
            let home = self.field.way_home(self.side, self.edge, start, at);
            return self.judge(way.hexes[0], Reproach { home, ..way.reproach });
        }
        let field = self.field;
        let (unit, fear) = (self.retreat.unit, self.ground(at).enemy);
        let costs = &field.battle.cost[field.arm(unit).index()][at.index()];
        for (direction, to) in field.around(at) {
            let back = to == self.retreat.before || to == self.retreat.start || way.hexes[..way.length].contains(&to);
            if costs[direction.index()] == BARRED || back || field.holder(to) == Some(self.side.enemy()) {
                continue;
            }
            if field.is_kept_apart(unit, to) {
                continue;
            }
            let ground = self.ground(to);
            if ground.zone && self.retreat.flight == Flight::Voluntary {
                continue;
            }
            let mut next = way;
            next.hexes[way.length] = to;
            next.length += 1;
            next.direction = Some(direction);
            next.reproach.zones += u8::from(ground.zone);
            next.reproach.nearer += u8::from(ground.enemy < fear);
            next.reproach.friends += ground.friends;
            next.reproach.bends += u8::from(way.direction.is_some_and(|before| before != direction));
            self.follow(next, to);
        }
    }

    fn judge(&mut self, first: Hex, reproach: Reproach) {
        if self.best.is_none_or(|best| reproach < best) {
            (self.best, self.ways.count) = (Some(reproach), 0);
        }
        if self.best == Some(reproach) && !self.ways.as_slice().contains(&first) {
            self.ways.hexes[self.ways.count] = first;
            self.ways.count += 1;
        }
    }
}

impl Field<'_> {
    /// The hexes a retreating unit may enter next: the first of those whole ways that have the
    /// least to be said against them.
    pub(crate) fn ways_back(&self, retreat: &Retreat) -> Ways {
        let here = self.at(retreat.unit);
        let mut scout = Scout {
            field: *self,
            retreat: *retreat,
            side: self.owner(retreat.unit),
            seen: [Ground { hex: NOWHERE, zone: false, friends: 0, enemy: 0 }; SEEN],
            count: 0,
            feared: self.feared(self.owner(retreat.unit), here),
            edge: self.chosen_edge(self.owner(retreat.unit), retreat.start),
            best: None,
            ways: Ways { hexes: [NOWHERE; 6], count: 0 },
        };
        let came = self.battle.board.grid.direction(retreat.before, here);
        scout
            .follow(Way { hexes: [NOWHERE; LONGEST], length: 0, direction: came, reproach: Reproach::default() }, here);
        scout.ways
    }

    /// The hexes of enemy infantry or cavalry in order that can be the nearest to a hex
    /// of a way that begins here.
    fn feared(&self, side: Side, here: Hex) -> Feared {
        let feared =
            |unit: &UnitId| self.position.on_map(*unit) && self.is_line(*unit) && self.morale(*unit) != Morale::Routed;
        let enemies = || self.battle.of_side[side.enemy().index()].iter().filter(feared).map(|unit| self.at(unit));
        let nearest = enemies().map(|hex| self.distance(here, hex)).min().unwrap_or(0);
        let mut feared = Feared { hexes: [NOWHERE; MOST_UNITS], count: 0 };
        for hex in enemies().filter(|hex| self.distance(here, *hex) <= nearest + 2 * LONGEST as u32) {
            if feared.hexes[..feared.count].last() != Some(&hex) {
                feared.hexes[feared.count] = hex;
                feared.count += 1;
            }
        }
        feared
    }

    /// How far it is home from `to`: a refuge first, as long as the army stands and it lies on the
    /// way, then the friendly edge.
    fn way_home(&self, side: Side, edge: Option<usize>, here: Hex, to: Hex) -> u8 {
        let army = &self.battle.scenario.armies[side.index()];
        let seeks_refuge = !army.to_refuge.is_empty()
            && self.army_state(side) == ArmyState::Steady
            && army.to_refuge[here.index()] > 0
            && army.to_edge[here.index()] > army.refuge_to_edge;
        if seeks_refuge { army.to_refuge[to.index()] } else { self.to_edge(side, edge, to) }
    }

    /// Whether a running unit that has to go on leaves the map here.
    pub(super) fn leaves_map(&self, retreat: &Retreat) -> bool {
        let side = self.owner(retreat.unit);
        let runs = matches!(retreat.flight, Flight::Rout | Flight::Routed);
        runs && self.to_edge(side, self.chosen_edge(side, retreat.start), self.at(retreat.unit)) == 0
    }

    /// Whether a voluntary retreat of so many hexes would find a way.
    pub(crate) fn may_go_back(&self, unit: UnitId, hexes: u8) -> bool {
        let at = self.at(unit);
        let retreat =
            Retreat { unit, flight: Flight::Voluntary, start: at, before: at, left: hexes, stirred: Units::NONE };
        self.ways_back(&retreat).count > 0
    }

    pub(crate) fn way_orders(&self, retreat: &Retreat, out: &mut Vec<Order>) {
        out.extend(self.ways_back(retreat).as_slice().iter().map(|hex| Order::Retreat(RetreatOrder::RetreatTo(*hex))));
    }

    pub(crate) fn check_way_back(&self, retreat: &Retreat, to: Hex) -> Result<(), Refusal> {
        match self.ways_back(retreat).as_slice().contains(&to) {
            true => Ok(()),
            false => Err(refuse!("10.9", "no-way-back").thing("hex", u32::from(to.0))),
        }
    }

    /// The routed units of a side that have still to run in this segment.
    pub(crate) fn runners(&self, side: Side) -> Units {
        let runs = |unit: &UnitId| self.is_routed(*unit) && self.arm(*unit) != Arm::Artillery;
        self.on_map(side).without(self.position.fled).iter().filter(runs).collect()
    }
}
