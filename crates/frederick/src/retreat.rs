//! Chapter 10.9 (and 7.1): retreats, hex by hex, with the rulebook's priorities.

use hexes::{Direction, Hex};
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::agenda::{MoraleStep, Step};
use crate::engine::battle::BARRED;
use crate::engine::event::{Blow, Doom, Event};
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{LeaderId, MOST_UNITS, UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Morale, NOWHERE};
use crate::engine::question::Question;
use crate::engine::spec::{Arm, ArmyState};
use crate::rules::{cite, cites, refuse};
use crate::sequence::not_now;

/// Why a unit goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flight {
    /// Disordered: one hex.
    Disorder,
    /// Disordered of its owner's own will, never into a zone of control.
    Voluntary,
    /// Routed.
    Rout,
    /// The movement of routed units.
    Routed,
}

/// A retreat under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// Who.
    pub unit: UnitId,
    /// Why.
    pub flight: Flight,
    /// From where.
    pub start: Hex,
    /// The hex before this one.
    pub before: Hex,
    /// Hexes still to go.
    pub left: u8,
    /// Friends it has come upon.
    pub stirred: Units,
}

/// The steps of retreats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RetreatStep {
    /// A retreat.
    Retreat(Retreat),
    /// Leaders may accompany a retreating unit.
    Follow {
        /// Whose.
        side: Side,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
}

/// The orders of retreats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RetreatOrder {
    /// The retreating unit goes here.
    RetreatTo(Hex),
    /// The retreating unit leaves the map.
    RetreatOff,
    /// A leader goes with a retreating unit.
    Accompany(LeaderId),
    /// No more leaders do.
    EndAccompany,
}

impl RetreatOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            RetreatOrder::RetreatTo(hex) => Named::hex(hex),
            RetreatOrder::RetreatOff => Named::default(),
            RetreatOrder::Accompany(leader) => Named::leader(leader),
            RetreatOrder::EndAccompany => Named::default(),
        }
    }
}

/// What is asked about retreats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetreatQuestion {
    /// Where to retreat.
    Retreat,
    /// Which leaders go along.
    Follow,
}

/// What retreats bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum RetreatEvent {
    Retreated { side: Side, unit: UnitId, from: Hex, to: Hex },
    Crowded { side: Side, at: Hex, mixed: bool },
    Followed { side: Side, leader: LeaderId, to: Hex },
}

impl RetreatEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            RetreatEvent::Retreated { side, .. }
            | RetreatEvent::Crowded { side, .. }
            | RetreatEvent::Followed { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn retreat_asks(&self, step: RetreatStep) -> Option<(Side, Question)> {
        Some(match step {
            RetreatStep::Retreat(retreat) => (self.owner(retreat.unit), RetreatQuestion::Retreat.into()),
            RetreatStep::Follow { side, .. } => (side, RetreatQuestion::Follow.into()),
        })
    }

    pub(crate) fn retreat_orders(&self, step: RetreatStep, out: &mut Vec<Order>) {
        match step {
            RetreatStep::Retreat(retreat) => self.way_orders(&retreat, out),
            RetreatStep::Follow { side, from, .. } => {
                let leaders = self.leaders_at(side, from);
                out.extend(leaders.map(|leader| Order::Retreat(RetreatOrder::Accompany(leader))));
                out.push(Order::Retreat(RetreatOrder::EndAccompany));
            }
        }
    }

    pub(crate) fn check_retreat(&self, step: RetreatStep, order: Order) -> Result<(), Refusal> {
        let Order::Retreat(order) = order else { return Err(not_now()) };
        match (step, order) {
            (RetreatStep::Retreat(retreat), RetreatOrder::RetreatTo(to)) => self.check_way_back(&retreat, to),
            (RetreatStep::Follow { side, from, .. }, RetreatOrder::Accompany(leader)) => {
                match self.leaders_at(side, from).any(|other| other == leader) {
                    true => Ok(()),
                    false => Err(refuse!("10.9", "no-leader-there")),
                }
            }
            (RetreatStep::Follow { .. }, RetreatOrder::EndAccompany) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_retreat(&mut self, step: RetreatStep, order: Order) {
        match (step, order) {
            (RetreatStep::Retreat(retreat), Order::Retreat(RetreatOrder::RetreatTo(to))) => self.go_back(retreat, to),
            (RetreatStep::Retreat(_), _) => self.done(),
            (RetreatStep::Follow { to, .. }, Order::Retreat(RetreatOrder::Accompany(leader))) => {
                self.accompany(leader, to);
            }
            (RetreatStep::Follow { .. }, _) => {
                self.done();
                self.catch_leaders();
            }
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_retreat(&mut self, step: RetreatStep) -> bool {
        match step {
            RetreatStep::Retreat(retreat) => self.run_back(retreat),
            RetreatStep::Follow { side, from, to } => {
                let idle = self.field().leaders_at(side, from).next().is_none() || to == NOWHERE;
                if idle {
                    self.done();
                    self.catch_leaders();
                }
                idle
            }
        }
    }
}

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

/// The longest way: three hexes of rout, or one of disorder and one more for each step that is left.
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

/// All hexes within three of a retreat; what lies beyond is looked at anew.
const SEEN: usize = 37;

/// Looks for the ways back of one unit, keeping what it has seen of the ground.
struct Scout<'a> {
    field: Field<'a>,
    retreat: Retreat,
    side: Side,
    seen: [Ground; SEEN],
    count: usize,
    feared: Feared,
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

    /// Whether a way may end here: all its hexes are gone, and a disordered unit is clear of zones of control.
    fn ends(&mut self, way: &Way, at: Hex) -> bool {
        let runs = matches!(self.retreat.flight, Flight::Rout | Flight::Routed);
        let gone = way.length >= usize::from(self.retreat.left.max(1));
        let off = runs && self.field.battle.scenario.armies[self.side.index()].to_edge[at.index()] == 0;
        gone && (runs || way.length == LONGEST || !self.ground(at).zone) || off && way.length > 0
    }

    fn follow(&mut self, way: Way, at: Hex) {
        // Nothing that comes later makes a way better, but for the way home.
        let grave = |reproach: Reproach| (reproach.zones, reproach.nearer, reproach.friends);
        if self.best.is_some_and(|best| grave(way.reproach) > grave(best)) {
            return;
        }
        if self.ends(&way, at) {
            let start = self.field.at(self.retreat.unit);
            let home = self.field.way_home(self.side, start, at);
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
    /// The hexes a retreating unit may enter next: the first of those whole ways that have the least to be said against them.
    pub(crate) fn ways_back(&self, retreat: &Retreat) -> Ways {
        let here = self.at(retreat.unit);
        let mut scout = Scout {
            field: *self,
            retreat: *retreat,
            side: self.owner(retreat.unit),
            seen: [Ground { hex: NOWHERE, zone: false, friends: 0, enemy: 0 }; SEEN],
            count: 0,
            feared: self.feared(self.owner(retreat.unit), here),
            best: None,
            ways: Ways { hexes: [NOWHERE; 6], count: 0 },
        };
        let came = self.battle.grid.direction(retreat.before, here);
        scout
            .follow(Way { hexes: [NOWHERE; LONGEST], length: 0, direction: came, reproach: Reproach::default() }, here);
        scout.ways
    }

    /// The hexes of enemy infantry or cavalry in order that can be the nearest to a hex of a way that begins here.
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

    /// How far it is home from `to`: a refuge first, as long as the army stands and it lies on the way, then the friendly edge.
    fn way_home(&self, side: Side, here: Hex, to: Hex) -> u8 {
        let army = &self.battle.scenario.armies[side.index()];
        let seeks_refuge = !army.to_refuge.is_empty()
            && self.army_state(side) == ArmyState::Steady
            && army.to_refuge[here.index()] > 0
            && army.to_edge[here.index()] > army.refuge_to_edge;
        if seeks_refuge { army.to_refuge[to.index()] } else { army.to_edge[to.index()] }
    }

    /// Whether a running unit that has to go on leaves the map here.
    fn leaves_map(&self, retreat: &Retreat) -> bool {
        let side = self.owner(retreat.unit);
        let runs = matches!(retreat.flight, Flight::Rout | Flight::Routed);
        runs && self.battle.scenario.armies[side.index()].to_edge[self.at(retreat.unit).index()] == 0
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

impl<J: Journal<Event>> Play<'_, J> {
    /// One step of a retreat, if nobody has to decide.
    pub(crate) fn run_back(&mut self, retreat: Retreat) -> bool {
        if !self.position.on_map(retreat.unit) {
            self.end_retreat(retreat);
            return true;
        }
        let field = self.field();
        let side = field.owner(retreat.unit);
        let harried = retreat.left == 0
            && matches!(retreat.flight, Flight::Disorder | Flight::Voluntary)
            && field.in_enemy_zone_beyond(side, retreat.start, field.at(retreat.unit));
        if retreat.left == 0 && !harried {
            self.end_retreat(retreat);
            return true;
        }
        if field.leaves_map(&retreat) {
            self.eliminate(retreat.unit, Doom::OffMap, &[cite!("7.1")]);
            return true;
        }
        let ways = field.ways_back(&retreat);
        let runs = matches!(retreat.flight, Flight::Rout | Flight::Routed);
        match ways.as_slice() {
            [] => {
                self.capture(retreat.unit, Doom::NoWay, &[cite!("10.9")]);
                true
            }
            // All ways are alike in this: whoever runs into a zone of control is lost, whichever he takes.
            [first, ..] if runs && field.in_enemy_zone(side, *first) => {
                self.capture(retreat.unit, Doom::Zone, &[cite!("10.9.1")]);
                true
            }
            [only] => {
                self.go_back(retreat, *only);
                true
            }
            _ => false,
        }
    }

    /// A retreating unit enters the next hex.
    pub(crate) fn go_back(&mut self, mut retreat: Retreat, to: Hex) {
        let unit = retreat.unit;
        let field = self.field();
        let (side, from) = (field.owner(unit), field.at(unit));
        let zone = field.in_enemy_zone_beyond(side, retreat.start, to);
        if zone && matches!(retreat.flight, Flight::Rout | Flight::Routed) {
            return self.capture(unit, Doom::Zone, &[cite!("10.9.1")]);
        }
        if zone && field.values(unit).shaken {
            return self.capture(unit, Doom::Shaken, &[cite!("7.5.5"), cite!("10.9")]);
        }
        let friends: Units = self.position.stack(to).collect();
        self.stir(&mut retreat, to, friends);
        self.position.put_on_top(unit, to);
        self.leave_marks(from);
        let routed = retreat.flight == Flight::Routed;
        let refuge = !self.battle.scenario.armies[side.index()].to_refuge.is_empty();
        let friends = !friends.is_empty();
        self.journal.note(
            cites!["10.9", routed => "7.1", refuge => 2002 "24.2.4", zone => "10.9.1", friends => "10.9.2"],
            || RetreatEvent::Retreated { side, unit, from, to },
        );
        let extra = retreat.left == 0;
        (retreat.left, retreat.before) = (retreat.left.saturating_sub(1), from);
        self.go_on(Step::Retreat(RetreatStep::Retreat(retreat)));
        if extra {
            self.lose_step_harried(unit);
        }
        self.check_woods_retreat(unit, from, to);
    }

    /// Chapter 10.9.2: friends whom a retreating unit comes upon.
    fn stir(&mut self, retreat: &mut Retreat, hex: Hex, friends: Units) {
        if friends.is_empty() {
            return;
        }
        let field = self.field();
        let (unit, side) = (retreat.unit, field.owner(retreat.unit));
        let other_arm = match field.arm(unit) {
            Arm::Infantry => friends.iter().any(|friend| field.arm(friend) == Arm::Cavalry),
            Arm::Cavalry => friends.iter().any(|friend| field.arm(friend) == Arm::Infantry),
            Arm::Artillery => false,
        };
        let overfull = field.keeps_limits(hex, Some(unit)).is_err();
        let mixes = self.battle.retreat_onto_the_other_arm_disorders() && other_arm;
        retreat.stirred = retreat.stirred.or(friends);
        if overfull || mixes {
            self.journal.note(cites![overfull => "10.9.2", overfull => "5.4", !overfull => 2002 "8.4.2"], || {
                RetreatEvent::Crowded { side, at: hex, mixed: !overfull }
            });
            for friend in friends.iter() {
                if self.position.unit(friend).morale == Morale::Formed {
                    self.disorder(friend, Blow::Crowded, cite!("10.9.2"), None);
                }
            }
        }
    }

    /// The retreat is over: leaders may follow, friends check their morale.
    fn end_retreat(&mut self, retreat: Retreat) {
        self.done();
        let (unit, side) = (retreat.unit, self.owner(retreat.unit));
        let to = self.position.unit(unit).at;
        if !retreat.stirred.is_empty() {
            let order: Vec<UnitId> = retreat.stirred.iter().collect();
            for friend in order.into_iter().rev() {
                self.position.waiting.push(friend);
            }
            if !matches!(self.position.agenda.top(), Some(Step::Morale(MoraleStep::Checks))) {
                self.push(MoraleStep::Checks);
            }
        }
        if to != NOWHERE && to != retreat.start && self.field().leaders_at(side, retreat.start).next().is_some() {
            // Whoever does not go along may be caught once that is decided.
            return self.push(RetreatStep::Follow { side, from: retreat.start, to });
        }
        self.catch_leaders();
    }

    /// A leader goes with a retreating unit.
    pub(crate) fn accompany(&mut self, leader: LeaderId, to: Hex) {
        self.position.leaders[leader.index()].at = to;
        let side = Side::of(self.battle.leader(leader).side);
        let leader = self.field().person(leader);
        self.journal.note(cites!["10.9"], || RetreatEvent::Followed { side, leader, to });
    }
}
