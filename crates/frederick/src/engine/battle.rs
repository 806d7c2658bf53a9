//! What never changes while a battle is played: board, armies, charts, the
//! scenario and the options chosen.

use ground::{Board, MapEdge};
use hexes::{Hex, HexSet};
use kernel::Side;

use crate::engine::charts::Charts;
use crate::engine::lay::{self, Coming};
use crate::engine::pieces::MOST_HEXES;
use crate::engine::pieces::{LeaderId, MOST_LEADERS, MOST_UNITS, MOST_WINGS, UnitId, Units, WingId};
use crate::engine::spec::{
    Arm, ArmySpec, ArrivalSpec, BattleSpec, DetachmentsSpec, DummiesSpec, EntrySpec, HoldSpec, LeaderSpec, LevelSpec,
    LifelineSpec, Options, Part, Piece, PlacingSpec, Rule, ScenarioSpec, SpecFault, StepValues, Traits, ZoneSpec,
};

/// A unit as it never changes.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Its id.
    pub id: String,
    /// Its side.
    pub side: Side,
    /// Its wing.
    pub wing: Option<WingId>,
    /// The only leader from whom a unit without a wing has its command.
    pub leader: Option<LeaderId>,
    /// What the enemy gains when it routs for the first time.
    pub rout_prize: u8,
    /// Its arm.
    pub arm: Arm,
    /// How many steps it has in full.
    pub full: u8,
    /// Its values by steps left, the last step first.
    pub values: [StepValues; 4],
    /// What sets it apart.
    pub traits: Traits,
}

/// A group that rolls for command together.
#[derive(Clone, Debug)]
pub struct Group {
    /// Its id: `infantry`, `cavalry`, or as the scenario calls it.
    pub id: String,
    /// Its rating.
    pub rating: u8,
    /// A detachment.
    pub detachment: bool,
}

/// An army in the scenario.
#[derive(Clone, Debug)]
pub struct Army {
    /// As the author describes it.
    pub spec: ArmySpec,
    /// Groups: basic infantry and artillery, basic cavalry, then the others.
    pub groups: Vec<Group>,
    /// For each hex, how far it is from a friendly edge: 0 on the edge.
    pub to_edge: Vec<u8>,
    /// For each hex, how far it is from the refuge; empty without one.
    pub to_refuge: Vec<u8>,
    /// How near to the edge the refuge lies.
    pub refuge_to_edge: u8,
    /// Of an army that runs away from the enemy: each edge it may choose, with how far each hex is
    /// from it.
    pub(crate) ways_off: Vec<(MapEdge, Vec<u8>)>,
}

/// What never changes while a battle is played.
#[derive(Clone, Debug)]
pub struct Battle {
    /// The id of its pack.
    pub id: String,
    /// The keys of both sides.
    pub sides: [String; 2],
    /// The board.
    pub board: Board,
    /// The cost of each step, by kind of counter, hex and direction.
    pub(crate) cost: [Vec<[u8; 6]>; 4],
    /// The same in column.
    pub(crate) column_cost: Vec<[u8; 6]>,
    /// The charts.
    pub charts: Charts,
    /// The keys of the wings.
    pub wings: Vec<String>,
    /// Whose wing.
    pub wing_side: Vec<Side>,
    /// Whether a wing has infantry.
    pub wing_infantry: Vec<bool>,
    /// The units of each wing.
    pub wing_units: Vec<Units>,
    /// The leader of each wing.
    pub wing_leader: Vec<Option<LeaderId>>,
    /// The group of each wing: while detachments stand, and after.
    pub wing_group: Vec<[u8; 2]>,
    /// The same of each unit.
    pub unit_group: Vec<[u8; 2]>,
    /// The leaders.
    pub leaders: Vec<LeaderSpec>,
    /// The units.
    pub units: Vec<Unit>,
    /// The units of each side.
    pub of_side: [Units; 2],
    /// All artillery.
    pub artillery: Units,
    /// All cavalry.
    pub cavalry: Units,
    /// Trains of wagons.
    pub trains: Units,
    /// Hexes beside a river that columns wade.
    pub(crate) banks: HexSet,
    /// The scenario.
    pub scenario: Scenario,
    /// The options.
    pub options: Options,
}

/// The scenario that is played.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// Minutes after midnight.
    pub start: u16,
    /// Turns.
    pub turns: u8,
    /// Both armies.
    pub armies: [Army; 2],
    /// Who sets up first.
    pub first_set_up: Side,
    /// Where everybody starts.
    pub placings: Vec<PlacingSpec>,
    /// Where pieces may be set up by hand.
    pub zones: Vec<ZoneSpec>,
    /// Who comes in.
    pub entry: Option<EntrySpec>,
    /// Who comes in later.
    pub comings: Vec<Coming>,
    /// A wing that appears.
    pub arrival: Option<ArrivalSpec>,
    /// Detachments that are set up by hand.
    pub detachments: Option<DetachmentsSpec>,
    /// Dummies, in scenarios that know limited intelligence.
    pub dummies: Vec<DummiesSpec>,
    /// Ways home that must stay open.
    pub lifelines: Vec<LifelineSpec>,
    /// Rules of its own.
    pub rules: Vec<Rule>,
    /// Points for places.
    pub holds: Vec<HoldSpec>,
    /// Levels of victory.
    pub levels: Vec<LevelSpec>,
    /// Units that take part.
    pub units: Units,
    /// Leaders that take part.
    pub leaders: u32,
}

impl Battle {
    /// Puts a battle together.
    ///
    /// # Errors
    /// What does not fit, and where.
    pub fn muster(spec: &BattleSpec, options: &Options) -> Result<Battle, SpecFault> {
        let board =
            Board::lay(&spec.board, MOST_HEXES).map_err(|fault| SpecFault::new(Part::Board(fault.part), fault.what))?;
        for (part, count, most) in [
            (Part::Unit(MOST_UNITS), spec.units.len(), MOST_UNITS),
            (Part::Leader(MOST_LEADERS), spec.leaders.len(), MOST_LEADERS),
            (Part::Wing(MOST_WINGS), spec.wings.len(), MOST_WINGS),
        ] {
            if count > most {
                return Err(SpecFault::new(part, format!("there are {count}; at most {most} are allowed")));
            }
        }
        let units = enlist(spec)?;
        let of = |wanted: &dyn Fn(&Unit) -> bool| -> Units {
            (0..units.len()).filter(|index| wanted(&units[*index])).map(|index| UnitId(index as u8)).collect()
        };
        let of_side = Side::BOTH.map(|side| of(&|unit| unit.side == side));
        let (artillery, cavalry) = (of(&|unit| unit.arm == Arm::Artillery), of(&|unit| unit.arm == Arm::Cavalry));
        let trains = of(&|unit| unit.traits.train);
        let wing_units: Vec<Units> =
            (0..spec.wings.len()).map(|wing| of(&|unit| unit.wing == Some(WingId(wing as u8)))).collect();
        let infantry = of(&|unit| unit.arm == Arm::Infantry);
        let wing_leader = wing_leaders(spec)?;
        let edition = options.edition;
        let cost = [0, 1, 2, 3].map(|kind| {
            let charts = &spec.charts;
            board.costs(
                |terrain| charts.terrain[terrain.index()].cost[kind],
                |edge| charts.edges[edge.index()].cost[kind],
            )
        });
        let column = edition as usize;
        let mut column_cost = board.costs(
            |terrain| spec.charts.terrain[terrain.index()].column[column],
            |edge| spec.charts.edges[edge.index()].column[column],
        );
        let index = scenario_index(spec, options)?;
        let scenario = scenario(spec, index, &board)?;
        let banks = lay::banks(&scenario.rules, &board, &spec.charts, column, &mut column_cost);
        let wing_infantry: Vec<bool> = wing_units.iter().map(|units| !units.and(infantry).is_empty()).collect();
        let wing_group = wing_groups(spec, &scenario, &wing_infantry);
        let unit_group = unit_groups(spec, &scenario, &wing_group);
        let mut battle = Battle {
            id: spec.id.clone(),
            sides: spec.sides.clone(),
            board,
            cost,
            column_cost,
            charts: spec.charts.clone(),
            wings: spec.wings.iter().map(|wing| wing.id.clone()).collect(),
            wing_side: spec.wings.iter().map(|wing| Side::of(wing.side)).collect(),
            wing_infantry,
            wing_units,
            wing_leader,
            wing_group,
            unit_group,
            leaders: spec.leaders.clone(),
            units,
            of_side,
            artillery,
            cavalry,
            trains,
            banks,
            scenario,
            options: options.clone(),
        };
        battle.take_command();
        battle.check_placings(spec, index)?;
        Ok(battle)
    }

    /// A wing leader who commands the army beside his wing has the initiative for it.
    fn take_command(&mut self) {
        for rule in self.scenario.rules.clone() {
            if let Rule::CommandingWingLeader { leader, initiative, .. } = rule
                && let Some(spec) = self.leaders.get_mut(leader)
            {
                spec.initiative = Some(initiative);
                self.scenario.armies[usize::from(spec.side & 1)].spec.commander = Some(leader);
            }
        }
    }

    fn check_placings(&self, spec: &BattleSpec, index: usize) -> Result<(), SpecFault> {
        for (place, placing) in self.scenario.placings.iter().enumerate() {
            let fault = |what: String| SpecFault::new(Part::Placing(index, place), what);
            let Some(hex) = self.board.grid.find(placing.hex) else {
                return Err(fault(format!("hex {} is not on the board", placing.hex)));
            };
            let kind = match placing.piece {
                Piece::Unit(unit) => spec.units.get(unit).map(|unit| unit.arm.index()),
                Piece::Leader(leader) => spec.leaders.get(leader).map(|_| 3),
            };
            let Some(kind) = kind else { return Err(fault("there is no such piece".into())) };
            let prohibited = self.board.terrain[hex.index()]
                .iter()
                .any(|terrain| self.charts.terrain[terrain.index()].cost[kind].is_none());
            if prohibited {
                return Err(fault(format!("hex {} is prohibited ground for this piece", placing.hex)));
            }
            if let Piece::Unit(unit) = placing.piece
                && placing.lost >= self.units[unit].full
            {
                return Err(fault("it has lost all its steps before the battle".into()));
            }
        }
        Ok(())
    }

    /// The values of a unit with so many steps left.
    #[inline]
    pub fn values(&self, unit: UnitId, steps: u8) -> &StepValues {
        &self.units[unit.index()].values[usize::from(steps.clamp(1, 4)) - 1]
    }

    /// A unit as it never changes.
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    /// A leader.
    #[inline]
    pub fn leader(&self, leader: LeaderId) -> &LeaderSpec {
        &self.leaders[leader.index()]
    }

    /// A rule of the scenario, if it is in force.
    pub(crate) fn rule<T>(&self, wanted: impl FnMut(&Rule) -> Option<T>) -> Option<T> {
        self.scenario.rules.iter().find_map(wanted)
    }

    /// The hour of a turn, `14:30`.
    pub fn clock(&self, turn: u8) -> String {
        let minutes = self.scenario.start + 60 * u16::from(turn.saturating_sub(1));
        format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
    }
}

fn enlist(spec: &BattleSpec) -> Result<Vec<Unit>, SpecFault> {
    let unit = |(index, unit): (usize, &crate::engine::spec::UnitSpec)| {
        let fault = |what: &str| SpecFault::new(Part::Unit(index), what);
        if unit.steps.is_empty() || unit.steps.len() > 4 {
            return Err(fault("a unit has one to four steps"));
        }
        if unit.side > 1 || unit.wing.is_some_and(|wing| wing >= spec.wings.len()) {
            return Err(fault("its side or wing is not there"));
        }
        if unit.arm == Arm::Artillery && unit.wing.is_some() {
            return Err(fault("artillery belongs to no wing"));
        }
        let mut values = [StepValues::default(); 4];
        for (step, value) in unit.steps.iter().rev().enumerate() {
            values[step] = *value;
        }
        values[unit.steps.len()..].fill(unit.steps[0]);
        Ok(Unit {
            id: unit.id.clone(),
            side: Side::of(unit.side),
            wing: unit.wing.map(|wing| WingId(wing as u8)),
            leader: unit.leader.map(|leader| LeaderId(leader as u8)),
            rout_prize: unit.rout_prize,
            arm: unit.arm,
            full: unit.steps.len() as u8,
            values,
            traits: unit.traits,
        })
    };
    spec.units.iter().enumerate().map(unit).collect()
}

fn wing_leaders(spec: &BattleSpec) -> Result<Vec<Option<LeaderId>>, SpecFault> {
    let mut leaders = vec![None; spec.wings.len()];
    for (index, leader) in spec.leaders.iter().enumerate() {
        let Some(wing) = leader.wing else { continue };
        match leaders.get_mut(wing) {
            Some(slot @ None) => *slot = Some(LeaderId(index as u8)),
            Some(Some(_)) => return Err(SpecFault::new(Part::Leader(index), "his wing has another leader already")),
            None => return Err(SpecFault::new(Part::Leader(index), "his wing is not there")),
        }
    }
    Ok(leaders)
}

fn scenario_index(spec: &BattleSpec, options: &Options) -> Result<usize, SpecFault> {
    let Some(wanted) = &options.scenario else {
        return match spec.scenarios.is_empty() {
            true => Err(SpecFault::new(Part::Scenarios, "there is no scenario")),
            false => Ok(0),
        };
    };
    let known: Vec<&str> = spec.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
    let index = known.iter().position(|id| id == wanted);
    index.ok_or_else(|| {
        let what = format!("there is no scenario `{wanted}`; there are: {}", known.join(", "));
        SpecFault::new(Part::Options, what)
    })
}

fn scenario(spec: &BattleSpec, index: usize, board: &Board) -> Result<Scenario, SpecFault> {
    let wanted: &ScenarioSpec = &spec.scenarios[index];
    let army = |side: usize| army(wanted, side, board);
    let absent = |piece: Piece| wanted.absent.contains(&piece);
    let units = (0..spec.units.len()).filter(|unit| !absent(Piece::Unit(*unit))).map(|unit| UnitId(unit as u8));
    let leaders = (0..spec.leaders.len()).filter(|leader| !absent(Piece::Leader(*leader)));
    Ok(Scenario {
        id: wanted.id.clone(),
        start: wanted.start,
        turns: wanted.turns,
        armies: [army(0), army(1)],
        first_set_up: Side::of(wanted.first_set_up),
        placings: wanted.placings.clone(),
        zones: wanted.zones.clone(),
        entry: wanted.entry.clone(),
        comings: wanted.reinforcements.iter().map(|spec| Coming::of(spec, board)).collect(),
        arrival: wanted.arrival.clone(),
        detachments: wanted.detachments.clone(),
        dummies: wanted.dummies.clone(),
        lifelines: wanted.lifelines.clone(),
        rules: wanted.rules.clone(),
        holds: wanted.holds.clone(),
        levels: wanted.levels.clone(),
        units: units.collect(),
        leaders: leaders.fold(0, |set, leader| set | 1 << leader),
    })
}

fn army(scenario: &ScenarioSpec, side: usize, board: &Board) -> Army {
    let army = &scenario.armies[side];
    let basic = |id: &str, rating: u8| Group { id: id.to_owned(), rating, detachment: false };
    let specific = army.groups.iter().map(|group| Group {
        id: group.id.clone(),
        rating: group.rating,
        detachment: group.detachment,
    });
    let groups = [basic("infantry", army.infantry), basic("cavalry", army.cavalry)].into_iter().chain(specific);
    let is_friendly = |hex: &Hex| army.edges.iter().any(|edge| board.lies_on(*hex, *edge));
    let to_edge = board.distances(&board.grid.hexes().filter(is_friendly).collect::<Vec<_>>());
    let refuge: Vec<Hex> = army.refuge.iter().flat_map(|key| board.place(key)).collect();
    let to_refuge = if refuge.is_empty() { Vec::new() } else { board.distances(&refuge) };
    let refuge_to_edge = refuge.iter().map(|hex| to_edge[hex.index()]).min().unwrap_or(0);
    let away = army.away_from.iter().flat_map(|_| &army.edges);
    let way_off = |edge: &MapEdge| {
        (*edge, board.distances(&board.grid.hexes().filter(|hex| board.lies_on(*hex, *edge)).collect::<Vec<_>>()))
    };
    let ways_off = away.map(way_off).collect();
    Army { spec: army.clone(), groups: groups.collect(), to_edge, to_refuge, refuge_to_edge, ways_off }
}

/// Chapter 4.2.1: a unit belongs to the group of its wing; artillery to the basic infantry group,
/// unless the scenario assigns it; another unit without a wing to the basic group of its arm.
fn unit_groups(spec: &BattleSpec, scenario: &Scenario, wing_group: &[[u8; 2]]) -> Vec<[u8; 2]> {
    let group = |(index, unit): (usize, &crate::engine::spec::UnitSpec)| {
        if let Some(wing) = unit.wing {
            return wing_group[wing];
        }
        let groups = &scenario.armies[usize::from(unit.side & 1)].spec.groups;
        match groups.iter().position(|group| group.guns.contains(&index)) {
            Some(named) if groups[named].detachment => [named as u8 + 2, 0],
            Some(named) => [named as u8 + 2; 2],
            None if unit.arm == Arm::Cavalry => [1; 2],
            None => [0; 2],
        }
    };
    spec.units.iter().enumerate().map(group).collect()
}

/// The group of each wing, while detachments stand and after they are dissolved.
fn wing_groups(spec: &BattleSpec, scenario: &Scenario, infantry: &[bool]) -> Vec<[u8; 2]> {
    let group = |(wing, spec): (usize, &crate::engine::spec::WingSpec)| {
        let basic = if infantry[wing] { 0 } else { 1 };
        let groups = &scenario.armies[usize::from(spec.side & 1)].spec.groups;
        let named = groups.iter().position(|group| group.wings.contains(&wing));
        match named {
            Some(named) if groups[named].detachment => [named as u8 + 2, basic],
            Some(named) => [named as u8 + 2; 2],
            None => [basic; 2],
        }
    };
    spec.wings.iter().enumerate().map(group).collect()
}
