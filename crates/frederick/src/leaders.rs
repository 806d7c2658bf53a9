//! Chapter 15: leaders, their casualties and replacements.

use hexes::Hex;
use kernel::{Journal, Side};
use serde::Serialize;

use crate::engine::event::Event;
use crate::engine::pieces::LeaderId;
use crate::engine::play::{Field, Play};
use crate::engine::position::{Fate, NOWHERE};
use crate::rules::cites;

/// What struck a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wound {
    /// Nothing.
    Unhurt,
    /// A scratch.
    Scratch,
    /// A wound.
    Wounded,
    /// Death.
    Killed,
}

/// What becomes of leaders.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum LeaderEvent {
    LeaderCheck { side: Side, leader: LeaderId, die: u8, second: u8, wound: Wound },
    LeaderCaught { side: Side, leader: LeaderId, die: u8, killed: bool, at: Hex, to: Option<Hex> },
    LeaderReplaced { side: Side, leader: LeaderId },
    CommanderFell { side: Side, leader: LeaderId, deputy: Option<LeaderId> },
}

impl LeaderEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            LeaderEvent::LeaderCheck { side, .. }
            | LeaderEvent::LeaderCaught { side, .. }
            | LeaderEvent::LeaderReplaced { side, .. }
            | LeaderEvent::CommanderFell { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// The hex of the nearest friendly unit; the lowest number of several.
    pub(crate) fn nearest_friend(&self, side: Side, hex: Hex) -> Option<Hex> {
        let friends = self.on_map(side).iter().map(|unit| self.at(unit));
        friends.min_by_key(|at| (self.distance(hex, *at), at.0))
    }

    /// Whether a leader stands alone in an enemy zone of control.
    fn is_caught(&self, leader: LeaderId) -> bool {
        let state = self.position.leader(leader);
        let side = Side::of(self.battle.leader(leader).side);
        state.fate == Fate::Well
            && state.at != NOWHERE
            && self.position.top_of(state.at).is_none_or(|unit| self.owner(unit) != side)
            && (self.holder(state.at) == Some(side.enemy()) || self.in_enemy_zone(side, state.at))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapter 15.2: leaders alone in an enemy zone of control are killed or
    /// ride to the nearest friends.
    pub(crate) fn catch_leaders(&mut self) {
        for leader in (0..self.battle.leaders.len() as u8).map(LeaderId) {
            if self.field().is_caught(leader) {
                self.catch_leader(leader);
            }
        }
    }

    fn catch_leader(&mut self, leader: LeaderId) {
        let side = Side::of(self.battle.leader(leader).side);
        let at = self.position.leader(leader).at;
        let die = self.die();
        let killed = die == 6;
        let refuge = self.field().nearest_friend(side, at);
        let person = self.field().person(leader);
        self.journal.note(cites!["15.2"], || LeaderEvent::LeaderCaught {
            side,
            leader: person,
            die,
            killed,
            at,
            to: refuge,
        });
        match refuge {
            _ if killed => self.fall(leader, Fate::Killed),
            Some(refuge) => self.position.leaders[leader.index()].at = refuge,
            None => self.position.leaders[leader.index()].at = NOWHERE,
        }
    }

    /// Chapter 15.2: the casualty check of a leader in close combat.
    pub(crate) fn check_leader(&mut self, leader: LeaderId) {
        let side = Side::of(self.battle.leader(leader).side);
        let die = self.die();
        let second = if die == 6 { self.die() } else { 0 };
        let wound = match (die, second) {
            (6, 1) => Wound::Scratch,
            (6, 6) => Wound::Killed,
            (6, _) => Wound::Wounded,
            _ => Wound::Unhurt,
        };
        let person = self.field().person(leader);
        self.journal.note(cites!["15.2", "10.7"], || LeaderEvent::LeaderCheck {
            side,
            leader: person,
            die,
            second,
            wound,
        });
        match wound {
            Wound::Unhurt | Wound::Scratch => {}
            Wound::Wounded => self.fall(leader, Fate::Wounded),
            Wound::Killed => self.fall(leader, Fate::Killed),
        }
    }

    /// Chapter 15.1: a leader falls, and somebody takes his place.
    pub(crate) fn fall(&mut self, leader: LeaderId, fate: Fate) {
        let side = Side::of(self.battle.leader(leader).side);
        let commands = self.position.armies[side.index()].commander == Some(leader);
        if commands {
            let prize = self.field().shown(leader).prize[usize::from(fate == Fate::Killed)];
            self.position.armies[side.enemy().index()].points += i16::from(prize);
        }
        if self.battle.leader(leader).wing.is_some() {
            // A wing always has a leader: a replacement without a name.
            self.position.leaders[leader.index()].replaced = true;
            self.ride_to_friends(leader);
            self.journal.note(cites!["15.1"], || LeaderEvent::LeaderReplaced { side, leader });
            if commands {
                self.position.armies[side.index()].commander = None;
                self.journal.note(cites!["15.1"], || LeaderEvent::CommanderFell { side, leader, deputy: None });
            }
        } else if commands {
            self.replace_commander(leader, fate);
        } else {
            (self.position.leaders[leader.index()].fate, self.position.leaders[leader.index()].at) = (fate, NOWHERE);
        }
    }

    /// The counter of an army commander is flipped to his deputy; a wing leader is promoted
    /// and replaced in his turn.
    fn replace_commander(&mut self, leader: LeaderId, fate: Fate) {
        let side = Side::of(self.battle.leader(leader).side);
        let spec = self.battle.leader(leader);
        let deputy = spec.deputy.filter(|_| !self.position.leader(leader).flipped).map(|deputy| LeaderId(deputy as u8));
        let fallen = |fate: Fate| matches!(fate, Fate::Wounded | Fate::Killed);
        let deputy = deputy.filter(|deputy| {
            let state = self.position.leader(*deputy);
            !state.replaced && !fallen(state.fate)
        });
        let promoted = deputy.filter(|deputy| self.battle.leader(*deputy).wing.is_some());
        let person = self.field().person(leader);
        self.journal.note(cites!["15.1"], || LeaderEvent::CommanderFell { side, leader: person, deputy });
        if deputy.is_none() {
            (self.position.leaders[leader.index()].fate, self.position.leaders[leader.index()].at) = (fate, NOWHERE);
            self.position.armies[side.index()].commander = None;
            return;
        }
        self.position.leaders[leader.index()].flipped = true;
        if let Some(wing_leader) = promoted {
            self.position.leaders[leader.index()].at = self.position.leader(wing_leader).at;
            self.position.leaders[wing_leader.index()].replaced = true;
            self.journal.note(cites!["15.1"], || LeaderEvent::LeaderReplaced { side, leader: wing_leader });
        } else if let Some(deputy) = deputy.filter(|deputy| self.position.leader(*deputy).at != NOWHERE) {
            // A deputy without a wing gives up his own counter for that of the commander.
            self.position.leaders[leader.index()].at = self.position.leader(deputy).at;
            (self.position.leaders[deputy.index()].at, self.position.leaders[deputy.index()].fate) =
                (NOWHERE, Fate::Waiting);
        }
        self.ride_to_friends(leader);
    }

    /// If his hex is not available a new leader joins the nearest friendly unit.
    fn ride_to_friends(&mut self, leader: LeaderId) {
        let side = Side::of(self.battle.leader(leader).side);
        let at = self.position.leader(leader).at;
        if at == NOWHERE {
            return;
        }
        let field = self.field();
        let free = field.holder(at) == Some(side) || (field.holder(at).is_none() && !field.in_enemy_zone(side, at));
        if !free && let Some(friend) = field.nearest_friend(side, at) {
            self.position.leaders[leader.index()].at = friend;
        }
    }
}
