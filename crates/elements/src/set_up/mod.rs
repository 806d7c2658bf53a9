//! Set-up: armies, attacker and defender, terrain, base edges, the ranking of the
//! dice, camps, deployment.
//!
//! The stages wait on the agenda from the start, the first on top; each asks the side that still
//! has something to do in it. What the author of a battle has fixed is not asked, and a quick
//! set-up asks nothing but the secret ranking of the dice.

mod attacker;
mod deployment;
mod enlisting;
mod laying;
mod lines;
#[cfg(test)]
mod tests;
mod told;

pub use deployment::Zone;
pub(crate) use told::{imagine, seen_elements, shifted};

use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::engine::agenda::Step;
use crate::engine::event::Event;
use crate::engine::pieces::{CommandId, ElementId, MOST_COMMANDS};
use crate::engine::play::{Field, Play};
use crate::geometry::Pose;
use crate::ground::TableEdge;
use crate::pips::{self, Rank};
use crate::rules::{cites, refuse};
use crate::terrain::Piece;
use crate::troops::Arm;

/// What is pending in set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUpStep {
    /// Both choose their armies.
    Armies,
    /// Dice say who attacks.
    Attacker,
    /// The defender names the region.
    Region,
    /// The defender lays the terrain.
    Terrain,
    /// The attacker chooses his base edge.
    Edge,
    /// Both rank their commands in secret.
    Ranks,
    /// Both place their camps.
    Camps,
    /// Both deploy, command by command.
    Deployment,
}

/// A decision in set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SetUpOrder {
    /// An element joins the command that is being filled.
    Enlist(Arm),
    /// The command is full; the next one is filled.
    CloseCommand,
    /// The computer chooses the rest of the army.
    EnlistTheRest,
    /// The battle is fought in this region.
    Region(u8),
    /// A piece of terrain is laid.
    Lay(Piece),
    /// The computer lays the rest of the terrain.
    LayTheRest,
    /// The terrain is complete.
    TerrainDone,
    /// The attacker's base edge.
    Edge(TableEdge),
    /// Which command gets the highest die and which the lowest.
    Rank {
        /// The highest.
        highest: CommandId,
        /// The lowest.
        lowest: CommandId,
    },
    /// The camp stands on the base edge, its middle so far along it, from the left.
    Camp {
        /// How far.
        along: i32,
    },
    /// A fortress takes the place of the camp. Nobody may order it: the rulebook leaves
    /// fortresses to house rules.
    Fortress,
    /// An element is deployed, or deployed elsewhere.
    Place {
        /// Who.
        element: ElementId,
        /// Where.
        pose: Pose,
    },
    /// Elements that wait are deployed side by side to the right, or one behind the other.
    PlaceGroup {
        /// The first of them.
        first: ElementId,
        /// How many, in the order of their numbers.
        count: u8,
        /// Where the first one stands.
        pose: Pose,
        /// One behind the other.
        column: bool,
    },
    /// The computer deploys the rest of the command.
    PlaceTheRest,
    /// The command stands as it should.
    Deployed,
}

/// What an order is asked for in set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUpQuestion {
    /// Whom to enlist into which command.
    Army(CommandId),
    /// In which region.
    Region,
    /// Which piece of terrain to lay.
    Terrain,
    /// Which base edge.
    Edge,
    /// How the dice are ranked.
    Rank,
    /// Where the camp stands.
    Camp,
    /// How a command deploys.
    Deploy(CommandId),
}

/// What has to be remembered of set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUpState {
    /// The attacker's base edge; the defender's lies across the table.
    pub edge: Option<TableEdge>,
    /// The region.
    pub region: Option<u8>,
    /// The command that each side fills.
    pub filling: [u8; 2],
    /// Whose army is chosen.
    pub chosen: [bool; 2],
    /// Whether it is settled who attacks.
    pub attacker_known: bool,
    /// The terrain is laid.
    pub laid: bool,
    /// Who has ranked his commands.
    pub ranked: [bool; 2],
    /// Which commands are deployed.
    pub deployed: [[bool; MOST_COMMANDS]; 2],
    /// A screen stands between the armies: what is deployed is hidden from the other side.
    pub screened: bool,
}

/// One thing that happened in set-up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUpEvent {
    /// An element was enlisted.
    Enlisted {
        /// By whom.
        side: Side,
        /// What it is.
        arm: Arm,
        /// Into which command.
        command: CommandId,
    },
    /// An army is complete.
    ArmyChosen {
        /// Whose.
        side: Side,
    },
    /// Both rolled for the attack.
    Rolled {
        /// The dice of both sides.
        dice: [u8; 2],
    },
    /// It is settled who attacks.
    Attacks {
        /// Who.
        side: Side,
    },
    /// The region is named.
    Region {
        /// By whom.
        side: Side,
        /// Which.
        region: u8,
    },
    /// A piece of terrain was laid.
    Laid {
        /// By whom.
        side: Side,
        /// Which.
        piece: Piece,
    },
    /// The terrain is complete.
    TerrainLaid {
        /// By whom.
        side: Side,
    },
    /// The base edge was chosen.
    Edge {
        /// By whom.
        side: Side,
        /// Which.
        edge: TableEdge,
    },
    /// The commands were ranked.
    Ranked {
        /// By whom.
        side: Side,
        /// How; only the side itself hears it.
        ranks: Option<[Rank; MOST_COMMANDS]>,
    },
    /// A camp was placed.
    Camp {
        /// Whose.
        side: Side,
        /// Where.
        pose: Pose,
    },
    /// An element was deployed.
    Placed {
        /// Whose.
        side: Side,
        /// Who.
        element: ElementId,
        /// Where.
        pose: Pose,
        /// Behind the screen: only the side itself hears it.
        hidden: bool,
    },
    /// A command is deployed.
    Deployed {
        /// Whose.
        side: Side,
        /// Which.
        command: CommandId,
    },
    /// The screen is taken away.
    Revealed,
}

impl Field<'_> {
    /// Who is asked what.
    pub(crate) fn set_up_question(&self, step: SetUpStep) -> (Side, SetUpQuestion) {
        let (attacker, defender) = (self.position.attacker, self.position.attacker.enemy());
        let set_up = &self.position.set_up;
        match step {
            SetUpStep::Armies => {
                let side = if set_up.chosen[0] { Side::Second } else { Side::First };
                (side, SetUpQuestion::Army(CommandId(set_up.filling[side.index()])))
            }
            SetUpStep::Attacker | SetUpStep::Edge => (attacker, SetUpQuestion::Edge),
            SetUpStep::Region => (defender, SetUpQuestion::Region),
            SetUpStep::Terrain => (defender, SetUpQuestion::Terrain),
            SetUpStep::Ranks => {
                let side = if set_up.ranked[defender.index()] { attacker } else { defender };
                (side, SetUpQuestion::Rank)
            }
            SetUpStep::Camps => {
                let side = if self.has_camp(defender) { attacker } else { defender };
                (side, SetUpQuestion::Camp)
            }
            SetUpStep::Deployment => {
                let (side, command) = self.next_to_deploy().unwrap_or((defender, CommandId(0)));
                (side, SetUpQuestion::Deploy(command))
            }
        }
    }

    /// The orders to choose from: a sample where there are very many.
    pub(crate) fn set_up_orders(&self, step: SetUpStep, out: &mut dyn FnMut(SetUpOrder)) {
        let (side, question) = self.set_up_question(step);
        match question {
            SetUpQuestion::Army(_) => self.enlisting_orders(side, out),
            SetUpQuestion::Region => (0..self.battle.regions.len() as u8).map(SetUpOrder::Region).for_each(out),
            SetUpQuestion::Terrain => self.laying_orders(out),
            SetUpQuestion::Edge => self.edges().map(SetUpOrder::Edge).for_each(out),
            SetUpQuestion::Rank => self.ranking_orders(out),
            SetUpQuestion::Camp => self.camp_orders(side, out),
            SetUpQuestion::Deploy(command) => self.deployment_orders(side, command, out),
        }
    }

    /// Whether an order is legal.
    pub(crate) fn check_set_up(&self, step: SetUpStep, order: SetUpOrder) -> Result<(), Refusal> {
        let (side, question) = self.set_up_question(step);
        match (question, order) {
            (SetUpQuestion::Army(_), SetUpOrder::Enlist(arm)) => self.may_enlist(side, arm),
            (SetUpQuestion::Army(_), SetUpOrder::CloseCommand) => self.may_close_command(side),
            (SetUpQuestion::Army(_), SetUpOrder::EnlistTheRest) => Ok(()),
            (SetUpQuestion::Region, SetUpOrder::Region(region)) => match self.battle.regions.get(usize::from(region)) {
                Some(_) => Ok(()),
                None => Err(refuse!("terrain.types", "no-such-region")),
            },
            (SetUpQuestion::Terrain, SetUpOrder::Lay(piece)) => self.may_lay(&piece),
            (SetUpQuestion::Terrain, SetUpOrder::LayTheRest) => Ok(()),
            (SetUpQuestion::Terrain, SetUpOrder::TerrainDone) => self.may_end_terrain(),
            (SetUpQuestion::Edge, SetUpOrder::Edge(edge)) => self.may_take_edge(edge),
            (SetUpQuestion::Rank, SetUpOrder::Rank { highest, lowest }) => self.may_rank(highest, lowest),
            (SetUpQuestion::Camp, SetUpOrder::Camp { along }) => self.may_camp(side, along),
            (SetUpQuestion::Camp | SetUpQuestion::Terrain, SetUpOrder::Fortress) => {
                Err(refuse!("terrain.fortress", "fortress"))
            }
            (SetUpQuestion::Deploy(command), SetUpOrder::Place { element, pose }) => {
                self.may_place(side, command, element, pose)
            }
            (SetUpQuestion::Deploy(command), SetUpOrder::PlaceGroup { first, count, pose, column }) => {
                self.may_place_group(side, command, first, count, pose, column)
            }
            (SetUpQuestion::Deploy(_), SetUpOrder::PlaceTheRest) => Ok(()),
            (SetUpQuestion::Deploy(command), SetUpOrder::Deployed) => self.may_end_deployment(side, command),
            _ => Err(refuse!("setup", "not-now")),
        }
    }

    fn ranking_orders(&self, out: &mut dyn FnMut(SetUpOrder)) {
        let commands = || (0..self.battle.commands() as u8).map(CommandId);
        for highest in commands() {
            for lowest in commands().filter(|lowest| *lowest != highest) {
                out(SetUpOrder::Rank { highest, lowest });
            }
        }
    }

    fn may_rank(&self, highest: CommandId, lowest: CommandId) -> Result<(), Refusal> {
        let there = |command: CommandId| command.index() < self.battle.commands();
        match there(highest) && there(lowest) && highest != lowest {
            true => Ok(()),
            false => Err(refuse!("dice", "not-two-commands")),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Puts the stages of set-up on the agenda, the first on top.
    pub(crate) fn begin_set_up(&mut self) {
        if self.position.ground.extent() == (0, 0) {
            self.position.ground = std::sync::Arc::new(crate::ground::Ground::empty(self.battle.extent()));
        }
        if self.battle.commands() > 1 {
            Side::BOTH.into_iter().for_each(|side| self.position.lots.merge(pips::tokens(side)));
        }
        let stages = [
            SetUpStep::Deployment,
            SetUpStep::Camps,
            SetUpStep::Ranks,
            SetUpStep::Edge,
            SetUpStep::Terrain,
            SetUpStep::Region,
            SetUpStep::Attacker,
            SetUpStep::Armies,
        ];
        stages.into_iter().for_each(|stage| self.push(Step::SetUp(stage)));
    }

    /// Carries an order out.
    pub(crate) fn obey_set_up(&mut self, step: SetUpStep, order: SetUpOrder) {
        let (side, question) = self.field().set_up_question(step);
        let command = match question {
            SetUpQuestion::Army(command) | SetUpQuestion::Deploy(command) => command,
            _ => CommandId(0),
        };
        match order {
            SetUpOrder::Enlist(arm) => self.enlist(side, arm),
            SetUpOrder::CloseCommand => self.position.set_up.filling[side.index()] += 1,
            SetUpOrder::EnlistTheRest => self.enlist_the_rest(side),
            SetUpOrder::Region(region) => self.name_region(region),
            SetUpOrder::Lay(piece) => self.lay(&piece),
            SetUpOrder::LayTheRest => self.lay_the_rest(),
            SetUpOrder::TerrainDone => self.end_terrain(),
            SetUpOrder::Edge(edge) => self.take_edge(edge),
            SetUpOrder::Rank { highest, lowest } => self.rank(side, highest, lowest),
            SetUpOrder::Camp { along } => self.place_camp(side, along),
            // Always refused.
            SetUpOrder::Fortress => {}
            SetUpOrder::Place { element, pose } => self.place(side, element, pose),
            SetUpOrder::PlaceGroup { first, count, pose, column } => {
                self.place_group(side, command, first, count, pose, column);
            }
            SetUpOrder::PlaceTheRest => self.place_the_rest(side, command),
            SetUpOrder::Deployed => self.end_deployment(side, command),
        }
    }

    /// One step that needs no decision; false if somebody is asked.
    pub(crate) fn run_set_up(&mut self, step: SetUpStep) -> bool {
        let complete = match step {
            SetUpStep::Armies => self.run_armies(),
            SetUpStep::Attacker => self.run_attacker(),
            SetUpStep::Region => self.run_region(),
            SetUpStep::Terrain => self.run_terrain(),
            SetUpStep::Edge => self.run_edge(),
            SetUpStep::Ranks => self.battle.commands() == 1 || self.position.set_up.ranked == [true; 2],
            SetUpStep::Camps => self.run_camps(),
            SetUpStep::Deployment => self.run_deployment(),
        };
        if complete {
            self.done();
        }
        complete
    }

    /// A side ranks its commands.
    fn rank(&mut self, side: Side, highest: CommandId, lowest: CommandId) {
        let mut ranks = [Rank::Middle; MOST_COMMANDS];
        ranks[highest.index()] = Rank::Highest;
        ranks[lowest.index()] = Rank::Lowest;
        self.position.pips.ranks[side.index()] = ranks;
        self.position.set_up.ranked[side.index()] = true;
        self.journal.note(cites!["dice"], || Event::SetUp(SetUpEvent::Ranked { side, ranks: Some(ranks) }));
    }
}
