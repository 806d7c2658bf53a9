//! Chapter 11, assaults. Their eleven steps can be read top to bottom in [`Play::assault`].

mod aftermath;
mod clash;
mod leading;

use kernel::lots::only;
use kernel::{Journal, Refusal, Tokens};

use crate::board::ApproachId;
use crate::engine::agenda::{Assault, Step};
use crate::engine::event::Event;
use crate::engine::play::{Field, Play};
use crate::morale;
use crate::pieces::Arm;
use crate::rules::{cite, cites, refuse};

impl Field<'_> {
    /// Chapters 11.1 and 11.2: whether an assault may be made out of an approach.
    pub(crate) fn may_assault(&self, from: ApproachId) -> Result<(), Refusal> {
        self.passable(from)?;
        let side = self.turn();
        let here = self.blocking(from) & self.of(side);
        if here == 0 {
            return Err(refuse!("11.1", "assault-starts-from-blocking"));
        }
        if self.position.open.moving {
            return Err(refuse!("7.1", "assaults-come-before-movement").also(cite!("11.2")));
        }
        if self.is_broken(side) {
            return Err(morale::broken());
        }
        if self.position.open.is_pair_closed(from) {
            return Err(refuse!("11.1", "one-assault-per-approach"));
        }
        if self.blocking(from.opposite()) == 0 {
            return Err(refuse!("11.1", "nobody-blocks-opposite"));
        }
        let members = self.may_act(here);
        if members == 0 {
            return Err(self.idle_in_assault(here));
        }
        self.afford(1)?;
        if self.leaders_among(from, members) == 0 {
            let obstacle = self.battle.board.approach(from.opposite()).symbols.obstacle;
            let ground = if obstacle { cite!("5.3") } else { cite!("5.1") };
            return Err(refuse!("11.4", "nobody-can-lead").also(ground));
        }
        Ok(())
    }

    /// Those of the attackers who could lead.
    pub(crate) fn leaders_among(&self, from: ApproachId, members: Tokens) -> Tokens {
        kernel::lots::each(members)
            .filter(|piece| self.can_lead_attack(from, self.position.face(*piece)).is_ok())
            .fold(0, |set, piece| set | only(piece))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The steps of an assault, the first one on top.
    pub(crate) fn assault(&mut self, from: ApproachId, attackers: Tokens) {
        let side = self.position.open.turn;
        self.pay(1);
        self.spend(attackers);
        self.position.open.assaulted |= attackers;
        // Somebody among them can lead, everybody knows now.
        self.betray(attackers);
        let mut in_it = [0; 2];
        in_it[side.index()] = attackers;
        in_it[side.enemy().index()] = self.field().blocking(from.opposite());
        let assault = Assault { from, in_it, lead: [0; 2], led_by: [None; 2], shot: 0, pursuers: 0, result: 0 };
        self.journal.note(cites!["11.1", "8.2"], || Event::Assault { side, pieces: attackers, from });
        // (11) the winner holds the locale
        self.push(Step::Aftermath(assault));
        // (8) to (10) cavalry pursuit
        self.push(Step::Pursue(assault));
        // (5) to (7) strength, result, losses
        self.push(Step::Clash(assault));
        // (4) the defender's leading pieces
        self.push(Step::LeadDefence(assault));
        // (2) and (3) defensive artillery fire
        self.push(Step::DefensiveFire(assault));
        // (1) the attacker's leading pieces
        self.push(Step::LeadAttack(assault));
    }

    /// Ends the top step and hands what is known of the assault on to the next one.
    pub(crate) fn hand_on(&mut self, assault: Assault) {
        self.done();
        let next = match self.position.open.agenda.top() {
            Some(Step::DefensiveFire(_)) => Step::DefensiveFire(assault),
            Some(Step::LeadDefence(_)) => Step::LeadDefence(assault),
            Some(Step::Clash(_)) => Step::Clash(assault),
            Some(Step::Pursue(_)) => Step::Pursue(assault),
            Some(Step::Aftermath(_)) => Step::Aftermath(assault),
            _ => return,
        };
        self.position.open.agenda.replace(next);
    }
}

/// The width of the front: how many pieces lead or pursue.
pub(crate) fn breadth(field: &Field<'_>, assault: &Assault) -> u32 {
    u32::from(field.battle.board.approach(assault.from).breadth)
}

/// Whether a cavalry obstacle stands on either side of the border.
pub(crate) fn obstacle_between(field: &Field<'_>, assault: &Assault) -> bool {
    let board = &field.battle.board;
    board.approach(assault.from).symbols.obstacle || board.approach(assault.from.opposite()).symbols.obstacle
}

/// Infantry and cavalry fight in front; artillery never does.
pub(crate) fn fights_in_front(arm: Arm) -> bool {
    arm != Arm::Artillery
}
