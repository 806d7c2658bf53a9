//! Chapter 6: command. Commanders spend their points, officers check their initiative, and whoever is left is out of
//! command.

pub(crate) mod range;

use hexes::Hex;
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{MarchOrder, Named, Order, ReinforcementOrder};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::MOST_LEADERS;
use crate::engine::question::Question;
use crate::rules::{cites, refuse};
use crate::trains::TrainStep;
use range::Reach;

/// The steps of the command segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CommandStep {
    /// A side puts its forces in command.
    Command(Side),
}

/// The orders of the command segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CommandOrder {
    /// A commander puts an officer in command.
    Command {
        /// The commander.
        leader: PieceId,
        /// The officer.
        officer: PieceId,
    },
    /// A commander puts a stack in command.
    Assist {
        /// The commander.
        leader: PieceId,
        /// The hex of the stack.
        hex: Hex,
    },
    /// An officer checks his initiative.
    Rouse(PieceId),
    /// No more command.
    EndCommand,
}

impl CommandOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            CommandOrder::Command { leader, officer } => Named::pieces(leader, officer),
            CommandOrder::Assist { leader, hex } => Named::at(leader, hex),
            CommandOrder::Rouse(officer) => Named::piece(officer),
            CommandOrder::EndCommand => Named::default(),
        }
    }
}

/// What is asked in the command segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandQuestion {
    /// Whom to put in command.
    Command,
}

/// What happens in the command segment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum CommandEvent {
    Commanded { side: Side, leader: PieceId, officer: PieceId, pieces: Pieces },
    Assisted { side: Side, leader: PieceId, hex: Hex, pieces: Pieces },
    Roused { side: Side, officer: PieceId, die: u8, initiative: u8, pieces: Pieces },
    Failed { side: Side, officer: PieceId, die: u8, initiative: u8 },
    OutOfCommand { side: Side, pieces: Pieces },
}

impl CommandEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            CommandEvent::Commanded { side, .. }
            | CommandEvent::Assisted { side, .. }
            | CommandEvent::Roused { side, .. }
            | CommandEvent::Failed { side, .. }
            | CommandEvent::OutOfCommand { side, .. } => *side,
        }
    }
}

/// Which of a commander's points is spent: on officers, on stacks.
const OFFICERS: usize = 0;
const STACKS: usize = 1;

impl Field<'_> {
    pub(crate) fn command_asks(&self, step: CommandStep) -> (Side, Question) {
        let CommandStep::Command(side) = step;
        (side, CommandQuestion::Command.into())
    }

    pub(crate) fn command_orders(&self, step: CommandStep, out: &mut Vec<Order>) {
        let CommandStep::Command(side) = step;
        let leaders = self.on_map(side).and(self.battle.leaders);
        for leader in leaders.iter().filter(|leader| self.is_commander(*leader)) {
            let reach = Reach::of(leader);
            let mut list = |order: CommandOrder, may: Result<(), Refusal>| {
                if may.is_ok() {
                    out.push(order.into());
                }
            };
            for officer in leaders.iter() {
                list(CommandOrder::Command { leader, officer }, self.may_command(side, &reach, officer));
            }
            if self.has_point(side, leader, STACKS).is_ok() {
                let troops = self.on_map(side).and(self.battle.combat.or(self.battle.vedettes));
                for hex in self.hexes_of(troops).iter() {
                    list(CommandOrder::Assist { leader, hex }, self.may_assist(side, &reach, hex));
                }
            }
        }
        let able = leaders.iter().filter(|officer| self.may_rouse(side, *officer).is_ok());
        out.extend(able.map(|officer| Order::from(CommandOrder::Rouse(officer))));
        let mut more = |order: Order| {
            if self.check_command(step, order).is_ok() {
                out.push(order);
            }
        };
        self.position.marches.pieces(side).iter().for_each(|piece| more(MarchOrder::Recall(piece).into()));
        more(MarchOrder::GeneralRetreat.into());
        more(MarchOrder::LiftRetreat.into());
        more(ReinforcementOrder::Call.into());
        out.push(CommandOrder::EndCommand.into());
    }

    pub(crate) fn check_command(&self, step: CommandStep, order: Order) -> Result<(), Refusal> {
        let CommandStep::Command(side) = step;
        match order {
            Order::Command(CommandOrder::Command { leader, officer }) => {
                self.may_command(side, &Reach::of(leader), officer)
            }
            Order::Command(CommandOrder::Assist { leader, hex }) => self.may_assist(side, &Reach::of(leader), hex),
            Order::Command(CommandOrder::Rouse(officer)) => self.may_rouse(side, officer),
            Order::Command(CommandOrder::EndCommand) => Ok(()),
            Order::March(MarchOrder::Recall(piece)) => self.may_recall(side, piece, true),
            Order::March(MarchOrder::GeneralRetreat) => self.may_declare_retreat(side),
            Order::March(MarchOrder::LiftRetreat) => self.may_lift(side),
            Order::Reinforcement(ReinforcementOrder::Call) => self.may_call(side),
            _ => Err(not_now()),
        }
    }

    /// Whether a piece is a commander, who is always in command (6.2).
    pub(crate) fn is_commanding(&self, piece: PieceId) -> bool {
        self.kind(piece).is_leader() && self.is_commander(piece)
    }

    /// The place of a leader in the list of what is spent.
    pub(crate) fn purse(&self, leader: PieceId) -> usize {
        self.battle.leaders.iter().take_while(|other| *other != leader).count().min(MOST_LEADERS - 1)
    }

    fn has_point(&self, side: Side, leader: PieceId, of: usize) -> Result<(), Refusal> {
        let ours = self.is_ours(side, leader) && self.battle.leaders.has(leader);
        require(ours && self.is_commander(leader), refuse!("5.21", "no-commander"))?;
        self.is_awake(leader)?;
        let rolled = self.on_map(side).and(self.battle.leaders).and(self.position.marks.tried);
        require(rolled.is_empty(), refuse!("6.1", "points-first"))?;
        let spent = self.position.spent[self.purse(leader)][of];
        require(spent < self.battle.piece(leader).rating, refuse!("5.21", "points-spent"))
    }

    fn may_command(&self, side: Side, reach: &Reach, officer: PieceId) -> Result<(), Refusal> {
        let leader = reach.leader;
        self.has_point(side, leader, OFFICERS)?;
        let ours = self.is_ours(side, officer) && self.battle.leaders.has(officer) && self.is_officer(officer);
        require(ours, refuse!("5.22", "no-officer"))?;
        self.is_awake(officer)?;
        self.is_in_touch(officer)?;
        let marks = &self.position.marks;
        require(!marks.commanded.has(officer), refuse!("6.1", "in-command-already"))?;
        // His own formation comes first (5.23).
        let own = self.is_officer(leader);
        // An officer-commander spends a point on himself; nobody else does.
        require(leader == officer || !self.is_commander(officer), refuse!("5.23", "commands-himself"))?;
        require(!own || leader == officer || marks.commanded.has(leader), refuse!("5.23", "own-formation-first"))?;
        require(!marks.busy.has(officer), refuse!("22.24", "busy"))?;
        require(!marks.tried.has(officer), refuse!("6.31", "has-failed"))?;
        require(self.commands_to(reach, self.position.at(officer)), refuse!("6.4", "out-of-range"))
    }

    fn may_assist(&self, side: Side, reach: &Reach, hex: Hex) -> Result<(), Refusal> {
        let leader = reach.leader;
        self.has_point(side, leader, STACKS)?;
        let first = !self.is_officer(leader) || self.position.marks.commanded.has(leader);
        require(first, refuse!("5.23", "own-formation-first"))?;
        let troops = self.ours_at(side, hex).and(self.battle.combat.or(self.battle.vedettes));
        require(!troops.is_empty(), refuse!("6.1", "nobody-there"))?;
        let idle = troops.without(self.position.marks.commanded);
        require(!idle.is_empty(), refuse!("6.1", "in-command-already"))?;
        let lost = self.unreachable(side);
        require(!idle.without(lost).is_empty(), refuse!("24.38", "out-of-touch"))?;
        require(self.commands_to(reach, hex), refuse!("6.4", "out-of-range"))
    }

    fn may_rouse(&self, side: Side, officer: PieceId) -> Result<(), Refusal> {
        let ours = self.is_ours(side, officer) && self.battle.leaders.has(officer);
        // An officer-commander is always in command (6.2); his substitute is an officer.
        require(ours && self.is_officer(officer) && !self.is_commander(officer), refuse!("6.31", "no-officer"))?;
        self.is_awake(officer)?;
        self.is_in_touch(officer)?;
        let marks = &self.position.marks;
        require(!marks.commanded.has(officer), refuse!("6.31", "in-command-already"))?;
        require(!marks.busy.has(officer), refuse!("6.31", "busy").also(crate::rules::cite!("22.24")))?;
        require(!marks.tried.has(officer), refuse!("6.31", "has-failed"))
    }

    /// The units of an officer that he has in range (6.1).
    fn in_his_range(&self, officer: PieceId) -> Pieces {
        let side = self.owner(officer);
        let formation = self.battle.formation(officer);
        let reach = self.command_range(side, self.position.at(officer), self.range(officer));
        let ours = self.on_map(side).and(self.battle.combat.or(self.battle.vedettes));
        let in_range =
            |piece: &PieceId| self.battle.formation(*piece) == formation && reach.has(self.position.at(*piece));
        ours.iter().filter(in_range).collect()
    }

    /// The same, with those that march in column with them (7.55).
    pub(crate) fn following(&self, officer: PieceId) -> Pieces {
        self.with_column(self.in_his_range(officer))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The command segment begins: markers come off, substitutes arrive (6.1, 5.52).
    pub(crate) fn begin_command(&mut self, side: Side) {
        self.replace_officers(side);
        self.wake_leaders(side);
        let ours = self.battle.of_side[side];
        let marks = &mut self.position.marks;
        for set in [&mut marks.commanded, &mut marks.out_of_command, &mut marks.barred, &mut marks.tried] {
            *set = set.without(ours);
        }
        self.position.marks.taken_up = self.position.marks.taken_up.without(ours);
        self.position.spent = Default::default();
        self.push(CommandStep::Command(side));
    }

    pub(crate) fn run_command(&mut self, _step: CommandStep) -> bool {
        false
    }

    pub(crate) fn obey_command(&mut self, step: CommandStep, order: Order) {
        let CommandStep::Command(side) = step;
        match order {
            Order::Command(CommandOrder::Command { leader, officer }) => {
                self.spend(leader, OFFICERS);
                let pieces = self.put_in_command(officer);
                let own = leader == officer;
                self.journal.note(cites!["6.1", "5.1", "5.2", !own => "5.21", own => "5.23", "5.22"], || {
                    CommandEvent::Commanded { side, leader, officer, pieces }
                });
            }
            Order::Command(CommandOrder::Assist { leader, hex }) => {
                self.spend(leader, STACKS);
                let troops = self.battle.combat.or(self.battle.vedettes);
                let stack = self.field().ours_at(side, hex).and(troops).without(self.field().unreachable(side));
                let pieces = self.field().with_column(stack);
                let column = pieces != stack;
                self.position.marks.commanded = self.position.marks.commanded.or(pieces);
                self.journal.note(cites!["6.1", "5.21", column => "7.55"], || CommandEvent::Assisted {
                    side,
                    leader,
                    hex,
                    pieces,
                });
            }
            Order::Command(CommandOrder::Rouse(officer)) => self.rouse(side, officer),
            Order::March(MarchOrder::Recall(piece)) => self.withdraw(Pieces::only(piece), true),
            Order::March(MarchOrder::GeneralRetreat) => self.retreat_all(side),
            Order::March(MarchOrder::LiftRetreat) => self.position.armies[side].retreat.lifted = true,
            Order::Reinforcement(ReinforcementOrder::Call) => self.call(side),
            _ => {
                self.done();
                self.leave_retreat(side);
                self.mark_out_of_command(side);
                // Step e: pontoons (18.34).
                self.push(TrainStep::TakeUp(side));
            }
        }
    }

    fn spend(&mut self, leader: PieceId, of: usize) {
        let purse = self.field().purse(leader);
        self.position.spent[purse][of] += 1;
    }

    /// An officer is in command, and all his units in range with him (6.1).
    fn put_in_command(&mut self, officer: PieceId) -> Pieces {
        let side = self.field().owner(officer);
        let pieces = self.field().following(officer).without(self.field().unreachable(side));
        let marks = &mut self.position.marks;
        marks.commanded = marks.commanded.or(pieces);
        marks.commanded.add(officer);
        pieces
    }

    /// An officer checks his initiative (6.31).
    fn rouse(&mut self, side: Side, officer: PieceId) {
        let die = self.die();
        let initiative = self.field().officer_initiative(officer);
        let low = self.field().is_demoralized(officer);
        self.position.marks.tried.add(officer);
        let (passes, changed) = self.field().passes(side, die, initiative, true);
        if passes {
            let pieces = self.put_in_command(officer);
            self.journal.note(cites!["6.31", "6.3", low => "6.33", changed => "24.12"], || CommandEvent::Roused {
                side,
                officer,
                die,
                initiative,
                pieces,
            });
        } else {
            let barred = self.field().in_his_range(officer);
            self.position.marks.barred = self.position.marks.barred.or(barred);
            self.journal.note(cites!["6.31", low => "6.33", !barred.is_empty() => "6.32", changed => "24.12"], || {
                CommandEvent::Failed { side, officer, die, initiative }
            });
        }
    }

    /// Whoever is not in command by now is out of it (6.1, 6.2).
    fn mark_out_of_command(&mut self, side: Side) {
        // Who has a march order is in command (6.2, 20.1).
        let always = |piece: &PieceId| {
            let ordered = self.field().under(*piece).is_some();
            ordered || self.battle.trains.has(*piece) || self.field().is_commanding(*piece)
        };
        let free: Pieces = self.field().on_map(side).iter().filter(always).collect();
        let pieces = self.field().on_map(side).without(self.position.marks.commanded).without(free);
        let marks = &mut self.position.marks;
        marks.out_of_command = marks.out_of_command.or(pieces);
        marks.commanded = marks.commanded.or(free);
        if !pieces.is_empty() {
            self.journal.note(cites!["6.1", "6.2"], || CommandEvent::OutOfCommand { side, pieces });
        }
    }
}
