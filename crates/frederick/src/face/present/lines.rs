//! Events as lines of the journal.

use hexes::Hex;
use kernel::wire::{Line, LineKind};
use kernel::{Argument, Label, LineDraft, Tally};

use super::{
    hex_id, hex_number, leader_id, leader_name, piece_id, piece_name, unit_id, unit_name, unit_names, wing_name,
};
use crate::engine::battle::Battle;
use crate::engine::charts::Effect;
use crate::engine::event::{
    ActivationEvent, ArmyMoraleEvent, Awakening, Blow, BombardEvent, ColumnEvent, CombatEvent, CommandEvent, Doom,
    Event, LeaderEvent, LossEvent, MoraleEvent, MoveEvent, RetreatEvent, ScenarioEvent, SequenceEvent, SetUpEvent,
    VictoryEvent, Wound,
};
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units, WingId};

pub(super) fn line(battle: &Battle, event: &Event) -> Line {
    let side = event.side();
    let Draft { line, dice: [own, enemys], .. } = told(battle, event);
    let dice = side.into_iter().flat_map(|side| {
        let own = own.iter().map(move |value| (side, *value));
        own.chain(enemys.iter().map(move |value| (side.enemy(), *value)))
    });
    line.of_side(&battle.sides, side).rolled(&battle.sides, dice)
}

/// A line, put together part by part.
pub(super) struct Draft<'a> {
    battle: &'a Battle,
    line: Line,
    /// What the side of the line rolled, and what its enemy did.
    dice: [Vec<u8>; 2],
}

impl LineDraft for Draft<'_> {
    fn line(&mut self) -> &mut Line {
        &mut self.line
    }
}

impl<'a> Draft<'a> {
    pub(super) fn new(battle: &'a Battle, kind: LineKind, id: &str) -> Self {
        let label = Label::new(format!("frederick-event-{id}"));
        Draft { battle, line: Line::new(kind, label), dice: Default::default() }
    }

    /// A die of the side that the line is about.
    pub(super) fn die(mut self, name: &'static str, value: u8) -> Self {
        self.dice[0].push(value);
        self.number(name, value)
    }

    /// A die of its enemy.
    pub(super) fn enemy_die(mut self, name: &'static str, value: u8) -> Self {
        self.dice[1].push(value);
        self.number(name, value)
    }

    pub(super) fn unit(self, unit: UnitId) -> Self {
        let name = unit_name(self.battle, unit);
        self.pointing(unit_id(unit)).message("unit", name)
    }

    fn units(self, units: Units) -> Self {
        let names = unit_names(self.battle, units);
        let draft = units.iter().map(unit_id).fold(self, Self::pointing);
        draft.with("units", names).number("count", units.len() as i64)
    }

    pub(super) fn leader(self, leader: LeaderId) -> Self {
        let name = leader_name(self.battle, leader);
        self.pointing(leader_id(leader)).message("leader", name)
    }

    fn piece(self, piece: PieceId) -> Self {
        let name = piece_name(self.battle, piece);
        self.pointing(piece_id(piece)).message("piece", name)
    }

    pub(super) fn wing(self, wing: WingId) -> Self {
        let name = wing_name(self.battle, wing);
        self.message("wing", name)
    }

    pub(super) fn hex(self, name: &'static str, hex: Hex) -> Self {
        let (id, number) = (hex_id(self.battle, hex), hex_number(self.battle, hex));
        self.pointing(id).with(name, number.as_str())
    }

    fn hexes(self, name: &'static str, hexes: &[Hex]) -> Self {
        let battle = self.battle;
        let numbers: Vec<String> = hexes.iter().map(|hex| hex_number(battle, *hex)).collect();
        let draft = hexes.iter().map(|hex| hex_id(battle, *hex)).fold(self, Self::pointing);
        draft.with(name, numbers.join(", ").as_str())
    }

    /// The modifiers of a die: their sum, how many there are, and each of them.
    fn tally(self, tally: &Tally) -> Self {
        let parts = Argument::List(tally.labels());
        let mut draft = self;
        draft.line = draft.line.reckoned("frederick-sum-modifiers", tally);
        let sum =
            draft.number("modifier", tally.total()).with("signed", kernel::modifier::signed(tally.total()).as_str());
        sum.number("modifiers", tally.parts().count() as i64).with("parts", parts)
    }
}

/// A result as it is printed: `(4)R*`.
pub(crate) fn printed(effect: Effect) -> String {
    if effect.is_nothing() {
        return "-".to_owned();
    }
    let base = match (effect.exchange, effect.bracket, effect.points) {
        (true, true, points) => format!("Ex(+{points})"),
        (true, false, 0) => "Ex".to_owned(),
        (true, false, points) => format!("Ex+{points}"),
        (false, true, points) => format!("({points})"),
        (false, false, points) => points.to_string(),
    };
    let marks = [(effect.rout, "R"), (effect.surrender, "S"), (effect.retreat, "r"), (effect.guns, "*")];
    marks.into_iter().filter(|(there, _)| *there).fold(base, |text, (_, mark)| text + mark)
}

fn blow(blow: Blow) -> &'static str {
    match blow {
        Blow::Forced => "forced",
        Blow::Voluntary => "voluntary",
        Blow::RoutResult => "rout-result",
        Blow::AdditionalRetreat => "additional-retreat",
        Blow::Check => "check",
        Blow::Crowded => "crowded",
        Blow::Charge => "charge",
        Blow::FailedCharge => "failed-charge",
        Blow::Broken => "broken",
        Blow::Woods => "woods",
        Blow::Sniped => "sniped",
        Blow::Overrun => "overrun",
    }
}

fn doom(doom: Doom) -> &'static str {
    match doom {
        Doom::Losses => "losses",
        Doom::GunLosses => "gun-losses",
        Doom::NoWay => "no-way",
        Doom::Zone => "zone",
        Doom::Shaken => "shaken",
        Doom::Surrender => "surrender",
        Doom::RoutedAttacked => "routed-attacked",
        Doom::Overrun => "overrun",
        Doom::OffMap => "off-map",
        Doom::Harried => "harried",
        Doom::Overstacked => "overstacked",
    }
}

fn told<'a>(battle: &'a Battle, event: &Event) -> Draft<'a> {
    let turn = |id: &str| Draft::new(battle, LineKind::Turn, id);
    let moves = |id: &str| Draft::new(battle, LineKind::Move, id);
    let fight = |id: &str| Draft::new(battle, LineKind::Fight, id);
    let loss = |id: &str| Draft::new(battle, LineKind::Loss, id);
    let success_id = |yes: bool, id: &str| format!("{id}-{}", if yes { "success" } else { "failure" });
    match event {
        Event::SetUp(SetUpEvent::SetUp { .. }) => turn("set-up"),
        Event::SetUp(SetUpEvent::Placed { piece, at, .. }) => turn("placed").piece(*piece).hex("hex", *at),
        Event::Sequence(SequenceEvent::Turn { turn: number, .. }) => {
            turn("turn").number("round", *number).with("clock", battle.clock(*number).as_str())
        }
        Event::Sequence(SequenceEvent::PlayerTurn { .. }) => turn("player-turn"),
        Event::Activation(ActivationEvent::Inactive { .. }) => turn("inactive"),
        Event::Activation(ActivationEvent::ActivationTried { cost, die, total, success, .. }) => {
            turn(&success_id(*success, "activation-tried"))
                .number("cost", *cost)
                .die("die", *die)
                .number("total", *total)
        }
        Event::Activation(ActivationEvent::CoupTried { die, total, success, .. }) => {
            turn(&success_id(*success, "coup-tried")).die("die", *die).number("total", *total)
        }
        Event::Activation(ActivationEvent::Activated { how, .. }) => turn(match how {
            Awakening::Normal => "activated",
            Awakening::Automatic => "activated-automatic",
            Awakening::Coup | Awakening::DetachmentCoup => "activated-coup",
            Awakening::Volunteer => "activated-volunteer",
            Awakening::Detachment => "activated-detachment",
        }),
        Event::Activation(ActivationEvent::DetachmentsDissolved { .. }) => turn("detachments-dissolved"),
        Event::Activation(ActivationEvent::WillRouse { .. }) => turn("will-rouse"),
        Event::Scenario(ScenarioEvent::VolunteerRoll { die, success, .. }) => {
            turn(&success_id(*success, "volunteer-roll")).die("die", *die)
        }
        Event::Scenario(ScenarioEvent::AdvanceBonus { bonus, deadline, .. }) => {
            turn("advance-bonus").number("bonus", *bonus).with("clock", battle.clock(*deadline).as_str())
        }
        Event::Scenario(ScenarioEvent::AdvanceKept { attacked, .. }) => {
            turn(if *attacked { "advance-kept-attacked" } else { "advance-kept" })
        }
        Event::Scenario(ScenarioEvent::AdvanceFailed { bonus, idle, .. }) if !idle.is_empty() => {
            turn("advance-idle").number("bonus", *bonus).units(*idle)
        }
        Event::Scenario(ScenarioEvent::AdvanceFailed { bonus, .. }) => turn("advance-failed").number("bonus", *bonus),
        Event::Scenario(ScenarioEvent::AdvanceForfeit { .. }) => turn("advance-forfeit"),
        Event::Scenario(ScenarioEvent::Passivity { die, loss, .. }) => {
            turn("passivity").die("die", *die).number("loss", *loss)
        }
        Event::Activation(ActivationEvent::CoupPaid { cost, .. }) => turn("coup-paid").number("cost", *cost),
        Event::Scenario(ScenarioEvent::ArrivalRoll { wing, die: 0, success: true, .. }) => {
            turn("arrival-sure").wing(*wing)
        }
        Event::Scenario(ScenarioEvent::ArrivalRoll { wing, die: 0, .. }) => turn("arrival-no-room").wing(*wing),
        Event::Scenario(ScenarioEvent::ArrivalRoll { wing, die, success, .. }) => {
            turn(&success_id(*success, "arrival-roll")).wing(*wing).die("die", *die)
        }
        Event::Scenario(ScenarioEvent::RoutPrize { unit, points, .. }) => {
            loss("rout-prize").unit(*unit).number("points", *points)
        }
        Event::Scenario(ScenarioEvent::TrainStays { unit, .. }) => loss("train-stays").unit(*unit),
        Event::Command(CommandEvent::Command { side, group, die, modifier, rating, effective, .. }) => {
            let groups = &battle.scenario.armies[side.index()].groups;
            let name = groups.get(usize::from(*group)).map_or_else(String::new, |group| format!("group-{}", group.id));
            let id = if *effective { "command-effective" } else { "command-degraded" };
            turn(id).message("group", name).die("die", *die).number("modifier", *modifier).number("rating", *rating)
        }
        Event::Command(CommandEvent::Roused { leader, wing, die, modifier, success, .. }) => {
            let draft = turn(&success_id(*success, "roused")).leader(*leader).wing(*wing).die("die", *die);
            draft.number("modifier", *modifier)
        }
        Event::Command(CommandEvent::OutOfCommand { units, .. }) => turn("out-of-command").units(*units),
        Event::Command(CommandEvent::Traced { unit, .. }) => turn("traced").unit(*unit),
        Event::Command(CommandEvent::TracedToNeighbour { units, .. }) => turn("traced-to-neighbour").units(*units),
        Event::Command(CommandEvent::Leashed { wing, .. }) => turn("leashed").wing(*wing),
        Event::Command(CommandEvent::FortuneRolled { dice, total, fortune, .. }) => {
            let id = if fortune.is_some() { "fortune-rolled" } else { "fortune-nothing" };
            turn(id).die("first", dice[0]).die("second", dice[1]).number("total", *total)
        }
        Event::Command(CommandEvent::FortuneStruck { wing, fortune, .. }) => {
            let id = match fortune {
                crate::engine::agenda::Fortune::ConfusedWing => "fortune-confused-wing",
                crate::engine::agenda::Fortune::DraggingGuns => "fortune-dragging-guns",
                crate::engine::agenda::Fortune::MarchDebacle => "fortune-march-debacle",
                crate::engine::agenda::Fortune::RashAttack => "fortune-rash-attack",
            };
            match wing {
                Some(wing) => turn(id).wing(*wing),
                None => turn(id),
            }
        }
        Event::Column(ColumnEvent::Deployed { wing, .. }) => moves("deployed").wing(*wing),
        Event::Column(ColumnEvent::DeployedGuns { unit, .. }) => moves("deployed-guns").unit(*unit),
        Event::Column(ColumnEvent::ForcedDeployment { wing, dice, totals, success, .. }) => {
            moves(&success_id(*success, "forced-deployment"))
                .wing(*wing)
                .die("die", dice[0])
                .number("total", totals[0])
                .enemy_die("enemydie", dice[1])
                .number("enemytotal", totals[1])
        }
        Event::Column(ColumnEvent::InColumn { wing, .. }) => moves("in-column").wing(*wing),
        Event::Column(ColumnEvent::InColumnGuns { unit, .. }) => moves("in-column-guns").unit(*unit),
        Event::Scenario(ScenarioEvent::Entered { wing, at, .. }) => moves("entered").wing(*wing).hex("hex", *at),
        Event::Move(MoveEvent::Locked { hexes, .. }) => turn("locked").number("count", *hexes),
        Event::Move(MoveEvent::Unlocked { hexes, .. }) => turn("unlocked").number("count", *hexes),
        Event::Scenario(ScenarioEvent::Marched { piece, from, to, .. }) => {
            moves("marched").piece(*piece).hex("from", *from).hex("to", *to)
        }
        Event::Move(MoveEvent::Stepped { piece, from, to, cost, zone_cost, halted, .. }) => {
            let id = match (from == to, *halted) {
                // Over the entry zone onto the map.
                (true, _) => "stepped-in",
                (false, true) => "stepped-halted",
                (false, false) => "stepped",
            };
            moves(id).piece(*piece).hex("from", *from).hex("to", *to).number("cost", *cost + *zone_cost)
        }
        Event::Move(MoveEvent::Refused { unit, die, .. }) => moves("refused").unit(*unit).die("die", *die),
        Event::Move(MoveEvent::Lifted { unit, at, penalty, .. }) => {
            moves(if *penalty { "lifted-penalty" } else { "lifted" }).unit(*unit).hex("hex", *at)
        }
        Event::Move(MoveEvent::SupportLifted { unit, at, .. }) => moves("support-lifted").unit(*unit).hex("hex", *at),
        Event::Loss(LossEvent::StepSurrendered { unit, steps, .. }) => {
            loss("step-surrendered").unit(*unit).number("steps", *steps)
        }
        Event::Move(MoveEvent::LeftMap { unit, .. }) => moves("left-map").unit(*unit),
        Event::Column(ColumnEvent::CommanderTurned { leader, column, .. }) => {
            moves(if *column { "commander-in-column" } else { "commander-deployed" }).leader(*leader)
        }
        Event::Move(MoveEvent::WoodsCheck { unit, die, failed, .. }) => {
            moves(&success_id(!*failed, "woods-check")).unit(*unit).die("die", *die)
        }
        Event::Bombard(BombardEvent::Bombarded { at, batteries, strength, tally, die, effect, .. }) => {
            fight("bombarded")
                .units(*batteries)
                .hex("hex", *at)
                .number("strength", *strength)
                .tally(tally)
                .die("die", *die)
                .with("result", printed(*effect).as_str())
        }
        Event::Bombard(BombardEvent::Sheltered { units, from, to, .. }) => {
            fight("sheltered").units(*units).hex("from", *from).hex("to", *to)
        }
        Event::Bombard(BombardEvent::MovedMarkersRemoved { .. }) => turn("moved-markers-removed"),
        Event::Loss(LossEvent::StepLost { unit, steps, .. }) => loss("step-lost").unit(*unit).number("steps", *steps),
        Event::Loss(LossEvent::GunStepLost { unit, steps, .. }) => {
            loss("gun-step-lost").unit(*unit).number("steps", *steps)
        }
        Event::Morale(MoraleEvent::Disordered { unit, blow: why, .. }) => {
            loss(&format!("disordered-{}", blow(*why))).unit(*unit)
        }
        Event::Morale(MoraleEvent::Routed { unit, blow: why, .. }) => {
            loss(&format!("routed-{}", blow(*why))).unit(*unit)
        }
        Event::Retreat(RetreatEvent::Retreated { unit, from, to, .. }) => {
            moves("retreated").unit(*unit).hex("from", *from).hex("to", *to)
        }
        Event::Retreat(RetreatEvent::Crowded { at, mixed, .. }) => {
            loss(if *mixed { "crowded-mixed" } else { "crowded" }).hex("hex", *at)
        }
        Event::Retreat(RetreatEvent::Followed { leader, to, .. }) => moves("followed").leader(*leader).hex("to", *to),
        Event::Morale(MoraleEvent::Check { unit, die, rating, mixed, .. }) => {
            let id = if *mixed { "check-mixed" } else { "check" };
            loss(id).unit(*unit).die("die", *die).number("rating", *rating)
        }
        Event::Morale(MoraleEvent::Rallied { unit, die, rating, success, .. }) => {
            loss(&success_id(*success, "rallied")).unit(*unit).die("die", *die).number("rating", *rating)
        }
        Event::Loss(LossEvent::Eliminated { unit, counters, doom: why, .. }) => {
            loss(&format!("eliminated-{}", doom(*why))).unit(*unit).number("counters", *counters)
        }
        Event::Loss(LossEvent::Captured { unit, counters, doom: why, .. }) => {
            loss(&format!("captured-{}", doom(*why))).unit(*unit).number("counters", *counters)
        }
        Event::Loss(LossEvent::Success { points, .. }) => loss("success").number("points", *points),
        Event::Combat(CombatEvent::Attack { from, at, flank, supported, sweep, .. }) => {
            let id = match (sweep, flank, supported) {
                (true, true, _) => "attack-sweep-flank",
                (true, false, true) => "attack-sweep-supported",
                (true, false, false) => "attack-sweep",
                (false, true, _) => "attack-flank",
                (false, false, true) => "attack-supported",
                (false, false, false) => "attack",
            };
            fight(id).hexes("from", from).hexes("at", at)
        }
        Event::Combat(CombatEvent::Sniped { from, at, unit, die, strength, success, .. }) => {
            fight(&success_id(*success, "sniped"))
                .unit(*unit)
                .hexes("from", from)
                .hex("hex", *at)
                .die("die", *die)
                .number("strength", *strength)
        }
        Event::Combat(CombatEvent::Withdrew { units, from, to, .. }) => {
            fight("withdrew").units(*units).hex("from", *from).hex("to", *to)
        }
        Event::Combat(CombatEvent::NobodyLeft { surrendered: true, .. }) => fight("surrendered-before-combat"),
        Event::Combat(CombatEvent::NobodyLeft { guns: true, .. }) => fight("guns-alone"),
        Event::Combat(CombatEvent::NobodyLeft { .. }) => fight("nobody-left"),
        Event::Combat(CombatEvent::SurroundChanged { flank: true, .. }) => fight("flank-opened"),
        Event::Combat(CombatEvent::SurroundChanged { supported: true, .. }) => fight("supports-stand"),
        Event::Combat(CombatEvent::SurroundChanged { .. }) => fight("no-longer-surrounded"),
        Event::Combat(CombatEvent::Leads { unit, .. }) => fight("leads").unit(*unit),
        Event::Combat(CombatEvent::Fought { strengths, odds, tally, die, effects, points, only_routed, .. }) => {
            let column = battle.charts.combat.columns.get(usize::from(*odds));
            let column = column.map_or_else(String::new, |odds| format!("{}-{}", odds.0, odds.1));
            fight(if *only_routed { "fought-routed" } else { "fought" })
                .number("attack", strengths[0])
                .number("defence", strengths[1])
                .with("odds", column.as_str())
                .tally(tally)
                .die("die", *die)
                .with("attackresult", printed(effects[0]).as_str())
                .with("defenceresult", printed(effects[1]).as_str())
                .number("attackpoints", points[0])
                .number("defencepoints", points[1])
        }
        Event::Loss(LossEvent::PointsLeft { points, .. }) => loss("points-left").number("points", *points),
        Event::Leader(LeaderEvent::LeaderCheck { leader, die, second, wound, .. }) => {
            let id = match wound {
                Wound::Unhurt => "leader-unhurt",
                Wound::Scratch => "leader-scratch",
                Wound::Wounded => "leader-wounded",
                Wound::Killed => "leader-killed",
            };
            let draft = loss(id).leader(*leader).die("die", *die);
            if *second > 0 { draft.die("second", *second) } else { draft.number("second", *second) }
        }
        Event::Leader(LeaderEvent::LeaderCaught { leader, die, killed, at, to, .. }) => {
            let id = match (*killed, to) {
                (true, _) => "leader-caught-killed",
                (false, Some(_)) => "leader-caught",
                (false, None) => "leader-caught-nobody",
            };
            let draft = loss(id).leader(*leader).die("die", *die).hex("at", *at);
            to.iter().fold(draft, |draft, to| draft.hex("to", *to))
        }
        Event::Leader(LeaderEvent::LeaderReplaced { leader, .. }) => loss("leader-replaced").leader(*leader),
        Event::Leader(LeaderEvent::CommanderFell { leader, deputy, .. }) => match deputy {
            Some(deputy) => {
                let name = leader_name(battle, *deputy);
                loss("commander-fell-deputy").leader(*leader).message("deputy", name)
            }
            None => loss("commander-fell").leader(*leader),
        },
        Event::Combat(CombatEvent::Advanced { unit, to, guns, .. }) => {
            fight(if *guns { "advanced-guns" } else { "advanced" }).unit(*unit).hex("to", *to)
        }
        Event::Combat(CombatEvent::LeaderAdvanced { leader, to, .. }) => {
            fight("leader-advanced").leader(*leader).hex("to", *to)
        }
        Event::Combat(CombatEvent::CaptureTried { unit, die, tally, result, .. }) => {
            let id = match result {
                crate::engine::charts::Capture::Escapes => "capture-escapes",
                crate::engine::charts::Capture::Counter => "capture-counter",
                crate::engine::charts::Capture::Whole => "capture-whole",
            };
            fight(id).unit(*unit).tally(tally).die("die", *die)
        }
        Event::Combat(CombatEvent::MomentumMarked { at, .. }) => fight("momentum-marked").hex("hex", *at),
        Event::Combat(CombatEvent::MomentumAdvanced { unit, to, .. }) => {
            fight("momentum-advanced").unit(*unit).hex("to", *to)
        }
        Event::Combat(CombatEvent::SweepTried { units, die, modifier, charging, .. }) => {
            fight(&success_id(!charging.is_empty(), "sweep-tried"))
                .units(if charging.is_empty() { *units } else { *charging })
                .die("die", *die)
                .number("modifier", *modifier)
        }
        Event::ArmyMorale(ArmyMoraleEvent::Adjusted { bonus, routed, marker, .. }) => {
            loss("adjusted").number("bonus", *bonus).number("routed", *routed).number("marker", *marker)
        }
        Event::ArmyMorale(ArmyMoraleEvent::Fatigue { gained, points, .. }) => {
            loss(if *gained { "fatigue" } else { "rested" }).number("points", *points)
        }
        Event::ArmyMorale(ArmyMoraleEvent::DemoralizationRoll { marker, die, demoralized, .. }) => {
            let id = if *demoralized { "demoralized" } else { "not-demoralized" };
            let draft = loss(id).number("marker", *marker);
            if let Some(die) = die { draft.die("die", *die) } else { draft.number("die", 0) }
        }
        Event::ArmyMorale(ArmyMoraleEvent::Broken { .. }) => loss("broken"),
        Event::Intelligence(event) => super::veils::told(battle, event),
        Event::Sequence(SequenceEvent::EndOfTurn { turn: number }) => turn("end-of-turn").number("turn", *number),
        Event::Victory(VictoryEvent::Held { points, .. }) => turn("held").number("points", *points),
        Event::Victory(VictoryEvent::CutOff { points, .. }) => turn("cut-off").number("points", *points),
        Event::Victory(VictoryEvent::Ended { level, points, winner }) => {
            let levels = &battle.scenario.levels;
            let name = levels.get(usize::from(*level)).map_or_else(String::new, |level| format!("level-{}", level.id));
            let id = if winner.is_some() { "ended" } else { "ended-drawn" };
            Draft::new(battle, LineKind::End, id)
                .message("level", name)
                .number("first", points[0])
                .number("second", points[1])
        }
    }
}
