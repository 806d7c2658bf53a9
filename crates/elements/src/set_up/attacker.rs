//! Who attacks, and from which edge.

use kernel::{Journal, Refusal, Side};

use super::SetUpEvent;
use crate::engine::event::Event;
use crate::engine::play::{Field, Play};
use crate::ground::TableEdge;
use crate::rules::{cites, refuse};
use crate::scale::Scale;

impl Field<'_> {
    /// The edges that may be base edges: the long ones; on a square table any, but not the shore.
    pub(super) fn edges(&self) -> impl Iterator<Item = TableEdge> + '_ {
        TableEdge::ALL.into_iter().filter(|edge| self.may_take_edge(*edge).is_ok())
    }

    pub(super) fn may_take_edge(&self, edge: TableEdge) -> Result<(), Refusal> {
        let short = self.battle.scale != Scale::Small && matches!(edge, TableEdge::East | TableEdge::West);
        if short {
            return Err(refuse!("setup", "short-edge"));
        }
        match self.position.ground.waterway() {
            Some(water) if water.edge == edge || water.edge == edge.opposite() => {
                Err(refuse!("setup", "edge-in-the-water").also(crate::rules::cite!("terrain.linear")))
            }
            _ => Ok(()),
        }
    }

    /// The base edge of a side; the southern one before it is chosen.
    pub(crate) fn base_edge(&self, side: Side) -> TableEdge {
        let edge = self.position.set_up.edge.unwrap_or(TableEdge::South);
        if side == self.position.attacker { edge } else { edge.opposite() }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Both roll, the higher attacks, ties are rolled again; unless the author says.
    pub(super) fn run_attacker(&mut self) -> bool {
        if self.position.set_up.attacker_known {
            return true;
        }
        let side = self.battle.attacker.unwrap_or_else(|| self.roll_for_attack());
        self.position.attacker = side;
        self.position.active = side;
        self.position.set_up.attacker_known = true;
        self.journal.note(cites!["setup"], || Event::SetUp(SetUpEvent::Attacks { side }));
        true
    }

    fn roll_for_attack(&mut self) -> Side {
        // Forced dice may tie for ever; nobody else's do.
        for _ in 0..100 {
            let dice = [self.die(), self.die()];
            self.journal.note(cites!["setup"], || Event::SetUp(SetUpEvent::Rolled { dice }));
            if dice[0] != dice[1] {
                return if dice[0] > dice[1] { Side::First } else { Side::Second };
            }
        }
        Side::First
    }

    /// Whether the base edge is chosen; a quick set-up rolls for it.
    pub(super) fn run_edge(&mut self) -> bool {
        if self.position.set_up.edge.is_some() {
            return true;
        }
        let open: Vec<TableEdge> = self.field().edges().collect();
        let edge = match self.battle.edge {
            None if self.battle.quick && !open.is_empty() => Some(open[self.dice.roll(open.len() as u32) as usize]),
            edge => edge,
        };
        edge.is_some_and(|edge| {
            self.take_edge(edge);
            true
        })
    }

    pub(super) fn take_edge(&mut self, edge: TableEdge) {
        let side = self.position.attacker;
        self.position.set_up.edge = Some(edge);
        self.journal.note(cites!["setup"], || Event::SetUp(SetUpEvent::Edge { side, edge }));
    }
}
