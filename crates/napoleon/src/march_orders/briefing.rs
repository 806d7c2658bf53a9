//! Who gets an order: one force at the start (20.1), one at night (20.42), reinforcements as they
//! enter (20.3).

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::route::NO_WAY;
use super::{MOST_MARCHES, March, MarchEvent, MarchOrder, MarchQuestion, MarchStep};
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::question::Question;
use crate::engine::spec::Daytime;
use crate::movement::Mover;
use crate::rules::{cites, refuse};
use crate::sequence::Phase;

impl Field<'_> {
    pub(crate) fn march_asks(&self, step: MarchStep) -> (Side, Question) {
        match step {
            MarchStep::Brief(side) => (side, MarchQuestion::Brief.into()),
            MarchStep::Aim { side, .. } => (side, MarchQuestion::Aim.into()),
        }
    }

    pub(crate) fn march_orders(&self, step: MarchStep, out: &mut Vec<Order>) {
        match step {
            MarchStep::Brief(side) => {
                let mut list = |order: MarchOrder| {
                    if self.check_march(step, order.into()).is_ok() {
                        out.push(order.into());
                    }
                    false
                };
                self.any_briefing(side, &mut list);
                list(MarchOrder::EndBriefing);
            }
            MarchStep::Aim { side, pieces, .. } => {
                let open = self.sent_to(self.open_goals(side, pieces));
                out.extend(open.map(|hex| Order::from(MarchOrder::Aim(hex))));
            }
        }
    }

    /// Whether some order for a force that could be thought of fits, in the order of lists.
    fn any_briefing(&self, side: Side, mut fits: impl FnMut(MarchOrder) -> bool) -> bool {
        let ours = self.on_map(side);
        let troops = ours.and(self.battle.combat.or(self.battle.vedettes));
        self.hexes_of(troops).iter().any(|hex| fits(MarchOrder::Brief(hex)))
            || ours.and(self.battle.leaders).iter().any(|officer| fits(MarchOrder::BriefFormation(officer)))
            || ours.iter().any(|piece| fits(MarchOrder::Redirect(piece)))
            || fits(MarchOrder::GeneralRetreat)
    }

    /// Whether a side has any choice in a briefing.
    fn can_brief(&self, side: Side) -> bool {
        self.any_briefing(side, |order| self.check_march(MarchStep::Brief(side), order.into()).is_ok())
    }

    pub(crate) fn check_march(&self, step: MarchStep, order: Order) -> Result<(), Refusal> {
        let Order::March(order) = order else { return Err(not_now()) };
        match (step, order) {
            (MarchStep::Brief(side), MarchOrder::Brief(hex)) => {
                let stack = self.stack_to_march(side, hex);
                require(!stack.is_empty(), refuse!("20.1", "nobody-there"))?;
                self.may_brief(side, stack)
            }
            (MarchStep::Brief(side), MarchOrder::BriefFormation(officer)) => {
                let ours = self.is_ours(side, officer) && self.battle.leaders.has(officer);
                require(ours && self.is_officer(officer), refuse!("20.1", "no-officer"))?;
                let force = self.formation_to_march(officer);
                require(force.len() > 1, refuse!("20.1", "nobody-there"))?;
                self.may_brief(side, force)
            }
            (MarchStep::Brief(side), MarchOrder::Redirect(piece)) => {
                require(self.position.phase == Phase::NightOrders, refuse!("20.42", "at-night-only"))?;
                require(self.is_ours(side, piece), refuse!("20.42", "not-yours"))?;
                let march = self.has_order(piece).ok_or(refuse!("20.42", "no-order"))?;
                let march = self.position.marches.get(side, march);
                let force = march.pieces;
                require(!march.bound, refuse!("20.24", "bound"))?;
                require(force.first() == Some(piece), refuse!("20.42", "name-the-first"))?;
                require(self.has_goal(side, force), refuse!("20.21", "no-goal"))
            }
            (MarchStep::Brief(side), MarchOrder::GeneralRetreat) => self.may_declare_retreat(side),
            // What a card says is done if it can be (24.6).
            (MarchStep::Brief(_), MarchOrder::EndBriefing) => {
                require(!self.is_briefed_by_card(), refuse!("24.6", "must-brief"))
            }
            (MarchStep::Aim { side, pieces, .. }, MarchOrder::Aim(hex)) => self.may_send_to(side, pieces, hex),
            _ => Err(not_now()),
        }
    }

    /// Whether a march card gives the order.
    fn is_briefed_by_card(&self) -> bool {
        self.position.phase == Phase::Cards && self.position.turn > 1
    }

    /// The stack of a hex: units, vedettes and the leaders with them.
    fn stack_to_march(&self, side: Side, hex: Hex) -> Pieces {
        let here = self.ours_at(side, hex).without(self.battle.trains);
        let troops = here.and(self.battle.combat.or(self.battle.vedettes));
        if troops.is_empty() { Pieces::NONE } else { here }
    }

    /// The formation of an officer: at night all of it (20.42), else those whom he commands.
    fn formation_to_march(&self, officer: PieceId) -> Pieces {
        let side = self.owner(officer);
        let all = self.battle.formation(officer).map(|formation| self.battle.of_formation(formation));
        let units = match self.position.phase {
            Phase::NightOrders => {
                let troops = self.battle.combat.or(self.battle.vedettes);
                all.unwrap_or_default().and(self.on_map(side)).and(troops)
            }
            _ => self.following(officer),
        };
        // Who is next to an enemy would leave the order at once (20.23).
        units.iter().filter(|piece| !self.is_next_to_enemy(*piece)).collect::<Pieces>().or(Pieces::only(officer))
    }

    fn may_brief(&self, side: Side, force: Pieces) -> Result<(), Refusal> {
        require(self.position.marches.free(side).is_some(), refuse!("20.1", "too-many-orders"))?;
        let idle = force.iter().all(|piece| self.has_order(piece).is_none() && self.under(piece).is_none());
        require(idle, refuse!("20.21", "has-its-order"))?;
        let engaged = force.iter().any(|piece| self.is_next_to_enemy(piece));
        require(!engaged, refuse!("20.23", "next-to-enemy"))?;
        require(self.has_goal(side, force), refuse!("20.21", "no-goal"))
    }

    /// Whether a force could be sent anywhere.
    fn has_goal(&self, side: Side, force: Pieces) -> bool {
        self.goals_within(side, force, |hex| self.battle.goals.contains(&hex)) != 0
    }

    /// The goals that a force could be sent to: not where somebody of it stands, and there is a
    /// way.
    fn open_goals(&self, side: Side, force: Pieces) -> u128 {
        self.goals_within(side, force, |_| false)
    }

    /// The same, but only as far as the nearest hex that is enough.
    fn goals_within(&self, side: Side, force: Pieces, enough: impl Fn(Hex) -> bool) -> u128 {
        let units = force.without(self.battle.leaders);
        let Some(lead) = units.first().or(force.first()) else { return 0 };
        let from = self.position.mover.filter(|mover| mover.pieces.has(lead)).map_or(self.position.at(lead), |m| m.at);
        let there = |hex: Hex| hex == from || force.iter().any(|piece| self.position.at(piece) == hex);
        let costs = self.costs_from(side, Pieces::only(lead), from, |hex| !there(hex) && enough(hex));
        let open = |hex: &Hex| costs[hex.index()] != NO_WAY && !there(*hex);
        let goals = self.battle.goals.iter().enumerate().filter(|(_, hex)| open(hex));
        goals.fold(0, |all, (goal, _)| all | 1 << goal)
    }

    /// Goals by number as hexes.
    fn sent_to(&self, goals: u128) -> impl Iterator<Item = Hex> {
        let all = self.battle.goals.iter().enumerate();
        all.filter(move |(goal, _)| goals >> goal & 1 == 1).map(|(_, hex)| *hex)
    }

    fn goal_at(&self, hex: Hex) -> Result<usize, Refusal> {
        self.battle.goals.iter().position(|goal| *goal == hex).ok_or(refuse!("20.21", "no-goal-there"))
    }

    fn may_send_to(&self, side: Side, force: Pieces, hex: Hex) -> Result<(), Refusal> {
        let goal = self.goal_at(hex)?;
        require(self.open_goals(side, force) >> goal & 1 == 1, refuse!("20.21", "no-way-there"))
    }

    /// Whether a stack that is about to enter may get an order (20.3).
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_direct(&self, side: Side, mover: &Mover, hex: Hex) -> Result<(), Refusal> {
        self.takes_directions(side, mover)?;
        self.may_send_to(side, mover.pieces, hex)?;
        self.can_come_under(side, mover, hex)
    }

    /// Lists the goals that a stack may get as it enters (20.3).
    pub(crate) fn direct_orders(&self, side: Side, mover: &Mover, out: &mut Vec<Order>) {
        if self.takes_directions(side, mover).is_ok() {
            let goals = self.sent_to(self.open_goals(side, mover.pieces));
            let open = goals.filter(|hex| self.can_come_under(side, mover, *hex).is_ok());
            out.extend(open.map(|hex| Order::from(MarchOrder::Direct(hex))));
        }
    }

    /// Whether a stack may get an order at all.
    fn takes_directions(&self, side: Side, mover: &Mover) -> Result<(), Refusal> {
        require(self.battle.scenario.march_orders, refuse!("20.3", "no-march-orders"))?;
        require(mover.entering != 0, refuse!("20.3", "does-not-enter"))?;
        require(self.march_of(mover.pieces).is_none(), refuse!("20.3", "has-its-order"))?;
        require(self.position.marches.free(side).is_some(), refuse!("20.1", "too-many-orders"))?;
        let troops = self.battle.combat.or(self.battle.vedettes);
        require(!mover.pieces.and(troops).is_empty(), refuse!("20.1", "nobody-there"))
    }

    /// Whether a stack that gets an order can still come in.
    fn can_come_under(&self, side: Side, mover: &Mover, hex: Hex) -> Result<(), Refusal> {
        let slot = self.position.marches.free(side).ok_or(refuse!("20.1", "too-many-orders"))?;
        let goal = self.goal_at(hex)? as u8;
        let mut position = self.position.clone();
        let march = March { pieces: mover.pieces, since: position.turn, goal, ..March::default() };
        position.marches.set(side, slot, march);
        Field { battle: self.battle, position: &position }.can_come(side, mover)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Each side with a commander on the map may put one force under an order before the first turn
    /// (1.5, 20.1).
    pub(crate) fn begin_briefing(&mut self) {
        for march in &self.battle.scenario.marches {
            let pieces: Pieces = march.pieces.iter().map(|piece| PieceId(*piece as u8)).collect();
            let goal = self.battle.board.grid.find(march.goal);
            let (Some(goal), Some(first)) = (goal, pieces.first()) else { continue };
            let side = self.field().owner(first);
            self.give_order(side, pieces, goal, 0, 1);
        }
        if !self.battle.scenario.march_orders {
            return;
        }
        for side in [Side::Second, Side::First] {
            let leaders = self.field().on_map(side).and(self.battle.leaders);
            if leaders.iter().any(|leader| self.field().is_commander(leader)) {
                self.push(MarchStep::Brief(side));
            }
        }
    }

    /// A card lets a side give one order more; false if nobody can get one.
    pub(crate) fn brief_by_card(&mut self, side: Side) -> bool {
        let field = self.field();
        let leads = field.on_map(side).and(self.battle.leaders).iter().any(|leader| field.is_commander(leader));
        let can = leads && self.battle.scenario.march_orders && field.can_brief(side);
        if can {
            self.push(MarchStep::Brief(side));
        }
        can
    }

    /// The phase of night orders: after midnight only (2.2 B, 20.42).
    pub(crate) fn begin_night_orders(&mut self, side: Side) {
        if self.field().turn().daytime == Daytime::NightAm && self.battle.scenario.march_orders {
            self.push(MarchStep::Brief(side));
        }
    }

    /// Nobody is asked who has nobody to send.
    pub(crate) fn run_march(&mut self, step: MarchStep) -> bool {
        let MarchStep::Brief(side) = step else { return false };
        // Whether it is asked tells something of hidden forces.
        self.show_of(side);
        let idle = !self.field().can_brief(side);
        if idle {
            self.done();
        }
        idle
    }

    pub(crate) fn obey_march(&mut self, step: MarchStep, order: Order) {
        let Order::March(order) = order else { return };
        match (step, order) {
            (MarchStep::Brief(side), MarchOrder::Brief(hex)) => {
                let pieces = self.field().stack_to_march(side, hex);
                self.go_on(MarchStep::Aim { side, pieces, changed: 0 });
            }
            (MarchStep::Brief(side), MarchOrder::BriefFormation(officer)) => {
                let pieces = self.field().formation_to_march(officer);
                self.go_on(MarchStep::Aim { side, pieces, changed: 0 });
            }
            (MarchStep::Brief(side), MarchOrder::Redirect(piece)) => {
                let Some(march) = self.field().has_order(piece) else { return };
                let pieces = self.position.marches.get(side, march).pieces;
                self.go_on(MarchStep::Aim { side, pieces, changed: march as u8 + 1 });
            }
            (MarchStep::Brief(side), MarchOrder::GeneralRetreat) => {
                self.done();
                self.retreat_all(side);
            }
            (MarchStep::Aim { side, pieces, changed }, MarchOrder::Aim(hex)) => {
                self.done();
                // An order of the night holds from the next day on.
                let night = self.position.phase == Phase::NightOrders;
                let since = if night { self.position.turn + 1 } else { self.position.turn };
                self.give_order(side, pieces, hex, changed, since);
            }
            _ => self.done(),
        }
    }

    /// A stack that enters gets its order (20.3).
    pub(crate) fn direct(&mut self, side: Side, mover: Mover, hex: Hex) {
        let since = self.position.turn;
        self.give_order(side, mover.pieces, hex, 0, since);
    }

    fn give_order(&mut self, side: Side, pieces: Pieces, hex: Hex, changed: u8, since: u8) {
        let field = self.field();
        let slot = changed.checked_sub(1).map(usize::from).or_else(|| self.position.marches.free(side));
        let (Some(slot), Ok(goal)) = (slot.filter(|slot| *slot < MOST_MARCHES), field.goal_at(hex)) else { return };
        let possible = field.open_goals(side, pieces) | 1 << goal;
        let march = March { pieces, possible, since, goal: goal as u8, ..March::default() };
        self.position.marches.set(side, slot, march);
        let night = self.position.phase == Phase::NightOrders;
        let entering = self.position.mover.is_some();
        let by_card = self.position.phase == Phase::Cards;
        let march_card = self.field().is_briefed_by_card();
        let mode = by_card && !march_card;
        let start = !night && !entering && !by_card;
        if changed > 0 {
            return self.journal.note(cites!["20.4", "20.42"], || MarchEvent::Redirected { side, pieces });
        }
        self.journal.note(
            cites!["20.1", "20.2", "20.21", start => "1.5", entering => "20.3", night => "20.4", night => "20.42",
                   march_card => "24.12", mode => "24.54"],
            || MarchEvent::Ordered { side, pieces },
        );
    }
}
