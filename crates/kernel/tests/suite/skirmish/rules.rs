//! The rules: what is asked, what is legal, what comes of it.

use std::sync::atomic::{AtomicU32, Ordering};

use kernel::lots::each;
use kernel::{Cite, Decision, Dice, Journal, Lots, Outcome, Refusal, Side, Tally};

kernel::rulebook! { $ "skirmish" }

use super::{Battle, Clock, Event, Face, Flaw, Ground, Order, Position, Question, Step};

/// How many actions a turn has.
pub(crate) const ACTIONS: u8 = 2;

const fn refuse(paragraph: &'static str, reason: &'static str) -> Result<(), Refusal> {
    Err(Refusal::new(Cite(paragraph), reason))
}

fn require(holds: bool, paragraph: &'static str, reason: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { refuse(paragraph, reason) }
}

impl Ground {
    /// How the battle ended, if it has.
    pub(crate) fn outcome(&self, battle: &Battle) -> Option<Outcome> {
        let left = Side::BOTH.map(|side| self.left(battle, side));
        let leads = Side::BOTH.into_iter().find(|side| left[side.index()] > left[side.enemy().index()]);
        if left.contains(&0) {
            Some(Outcome { winner: leads, cite: Cite("skirmish:6.1"), reason: "skirmish-annihilated" })
        } else if self.clock.round > battle.rounds {
            Some(Outcome { winner: leads, cite: Cite("skirmish:6.2"), reason: "skirmish-night" })
        } else {
            None
        }
    }

    /// What can be checked without a look at any face.
    pub(crate) fn check(&self, battle: &Battle, order: Order) -> Result<(), Refusal> {
        require(self.outcome(battle).is_none(), "skirmish:6.3", "skirmish-over")?;
        let reacts = matches!(order, Order::Slip | Order::Stand);
        require(reacts || self.agenda.is_empty(), "skirmish:5.3", "skirmish-react-first")?;
        match order {
            Order::Shuffle(field) => self.check_shuffle(battle, field),
            Order::Advance(token) => self.check_advance(battle, token),
            Order::Show(token) => self.check_show(battle, token),
            Order::Challenge { token, target } => self.check_challenge(battle, token, target),
            Order::Slip | Order::Stand => require(!self.agenda.is_empty(), "skirmish:5.4", "skirmish-not-challenged"),
            Order::EndTurn => Ok(()),
            Order::Murmur(_) => refuse("skirmish:0.1", "skirmish-murmur"),
        }
    }

    fn check_shuffle(&self, battle: &Battle, field: u8) -> Result<(), Refusal> {
        require(self.fresh, "skirmish:3.2", "skirmish-too-late")?;
        let standing = self.standing(battle, self.mover, field).count();
        if standing < 2 {
            let refusal = Refusal::new(Cite("skirmish:3.3"), "skirmish-nothing-to-mix").also(Cite("skirmish:3.1"));
            return Err(refusal.thing("field", u32::from(field)).number("tokens", standing as i32));
        }
        Ok(())
    }

    fn check_show(&self, battle: &Battle, token: u8) -> Result<(), Refusal> {
        let mine = token < battle.count() && battle.owner(token) == self.mover;
        require(mine, "skirmish:2.4", "skirmish-not-yours")?;
        require(!self.lots.is_known(token), "skirmish:3.5", "skirmish-known")?;
        let home = battle.home(self.mover);
        let alone = |field: &u8| *field != home && self.standing(battle, self.mover, *field).count() == 1;
        require(self.field(token).filter(alone).is_some(), "skirmish:3.6", "skirmish-no-vanguard")
    }

    /// The field of a token that can still act.
    fn acting(&self, battle: &Battle, token: u8) -> Result<u8, Refusal> {
        let mine = token < battle.count() && battle.owner(token) == self.mover;
        require(mine, "skirmish:2.4", "skirmish-not-yours")?;
        require(self.actions > 0, "skirmish:2.5", "skirmish-no-actions")?;
        self.field(token).ok_or(Refusal::new(Cite("skirmish:2.6"), "skirmish-removed"))
    }

    fn check_advance(&self, battle: &Battle, token: u8) -> Result<(), Refusal> {
        let field = self.acting(battle, token)?;
        let Some(ahead) = battle.ahead(self.mover, field) else { return refuse("skirmish:2.7", "skirmish-edge") };
        let free = self.standing(battle, self.mover.enemy(), ahead).next().is_none();
        require(free, "skirmish:2.8", "skirmish-held-by-enemy")
    }

    fn check_challenge(&self, battle: &Battle, token: u8, target: u8) -> Result<(), Refusal> {
        let field = self.acting(battle, token)?;
        let enemy = target < battle.count() && battle.owner(target) != self.mover;
        require(enemy, "skirmish:4.3", "skirmish-not-an-enemy")?;
        let near = self.field(target).is_some_and(|other| field.abs_diff(other) == 1);
        require(near, "skirmish:4.4", "skirmish-too-far")
    }

    /// The sum a duel is fought with.
    pub(crate) fn duel(&self, battle: &Battle, token: u8, faces: [Face; 2]) -> Tally {
        let mut tally = Tally::default();
        tally.add(faces[0].rank(), Cite("skirmish:4.5"), "skirmish-rank-own");
        tally.add(-faces[1].rank(), Cite("skirmish:4.5"), "skirmish-rank-enemy");
        let side = battle.owner(token);
        let supported = self.field(token).is_some_and(|field| self.standing(battle, side, field).count() > 1);
        tally.add(i16::from(supported), Cite("skirmish:4.6"), "skirmish-support");
        tally
    }
}

/// Whether a duel of this sum is won with this roll, counted from zero.
pub(crate) fn wins(tally: &Tally, die: u32) -> bool {
    die as i16 + tally.total() >= 3
}

/// A battle and a position of it.
pub(crate) struct Field<'a> {
    pub(crate) battle: &'a Battle,
    pub(crate) position: &'a Position,
}

impl Field<'_> {
    pub(crate) fn to_decide(&self) -> Decision<Question> {
        let ground = &self.position.ground;
        if let Some(outcome) = ground.outcome(self.battle) {
            return Decision::Over(outcome);
        }
        match ground.agenda.last() {
            Some(Step::Reaction { target, .. }) => {
                let secret = Some(self.face(*target)).filter(|_| self.battle.has(Flaw::LeaksQuestion));
                Decision::Asks { side: ground.mover.enemy(), question: Question::Reaction { target: *target, secret } }
            }
            None => Decision::Asks { side: ground.mover, question: Question::Turn },
        }
    }

    fn face(&self, token: u8) -> Face {
        self.position.faces[token as usize]
    }

    pub(crate) fn check(&self, order: Order) -> Result<(), Refusal> {
        let ground = &self.position.ground;
        if order == Order::Murmur(7) && self.battle.has(Flaw::MumblesOrders) {
            return Ok(());
        }
        if let Err(refusal) = ground.check(self.battle, order) {
            return Err(if self.too_strong(order) {
                Refusal { reason: "skirmish-too-strong", ..refusal }
            } else {
                refusal
            });
        }
        match (order, self.battle.flaw) {
            (Order::EndTurn, Some(Flaw::RefusesListed)) => refuse("skirmish:2.3", "skirmish-mood"),
            (Order::EndTurn, Some(Flaw::DeadEnd)) if ground.actions == 0 => refuse("skirmish:2.3", "skirmish-mood"),
            (Order::Challenge { target, .. }, Some(Flaw::OrdersByWhatIs)) if self.face(target) == Face::Captain => {
                refuse("skirmish:4.1", "skirmish-afraid")
            }
            (Order::Slip, _) => require(self.slips(), "skirmish:5.5", "skirmish-no-scout"),
            _ => Ok(()),
        }
    }

    fn too_strong(&self, order: Order) -> bool {
        let leaks = self.battle.has(Flaw::LeaksRefusal);
        matches!(order, Order::Challenge { target, .. } if leaks && self.position.faces.get(target as usize) == Some(&Face::Captain))
    }

    fn slips(&self) -> bool {
        matches!(self.position.ground.agenda.last(), Some(Step::Reaction { target, .. }) if self.face(*target) == Face::Scout)
    }

    pub(crate) fn orders(&self, out: &mut Vec<Order>) {
        let fields = (0..self.battle.length).map(Order::Shuffle);
        let advances = (0..self.battle.count()).map(Order::Advance);
        let shows = (0..self.battle.count()).map(Order::Show);
        let pairs =
            (0..self.battle.count()).flat_map(|token| (0..self.battle.count()).map(move |target| (token, target)));
        let challenges = pairs.map(|(token, target)| Order::Challenge { token, target });
        let others = [Order::Slip, Order::Stand, Order::EndTurn];
        let all = fields.chain(advances).chain(shows).chain(challenges).chain(others);
        out.extend(all.filter(|order| self.listed(*order)));
        match self.battle.flaw {
            Some(Flaw::ListsTwice) => out.extend(out.first().copied()),
            Some(Flaw::MumblesOrders) => out.push(Order::Murmur(7)),
            Some(Flaw::ListsAfterTheEnd) if out.is_empty() => out.push(Order::EndTurn),
            _ => {}
        }
    }

    fn listed(&self, order: Order) -> bool {
        match (order, self.battle.flaw) {
            (Order::Advance(_), Some(Flaw::ListsRefused)) => self.check(Order::EndTurn).is_ok(),
            (Order::EndTurn, Some(Flaw::RefusesListed)) => self.position.ground.check(self.battle, order).is_ok(),
            (Order::Advance(0), Some(Flaw::HidesOrder)) => false,
            _ => self.check(order).is_ok(),
        }
    }
}

/// Shuffles each side's faces, and the first round begins.
pub(crate) fn open(battle: &Battle, dice: &mut Dice, journal: &mut impl Journal<Event>) -> Position {
    let clock = Clock { round: 1, forgetful: battle.has(Flaw::Forgets) };
    let fields = (0..battle.count()).map(|token| Some(battle.home(battle.owner(token)))).collect();
    let (lots, mover) = (Lots::default(), Side::First);
    let ground = Ground { fields, lots, clock, mover, actions: ACTIONS, fresh: true, agenda: Vec::new() };
    let mut position = Position { ground, faces: battle.faces.concat() };
    for side in Side::BOTH {
        let mut faces = battle.faces[side.index()].clone();
        dice.shuffle(&mut faces);
        each(battle.tokens(side)).zip(&faces).for_each(|(token, face)| position.faces[token as usize] = *face);
        position.ground.lots.merge(battle.tokens(side));
        journal.note(cites!["1.2"], || Event::Deployed { side, faces: Some(faces) });
    }
    journal.note(cites!["1.1"], || Event::Round { round: 1 });
    position
}

/// A position while an order is carried out.
pub(crate) struct Play<'a, J> {
    pub(crate) battle: &'a Battle,
    pub(crate) position: &'a mut Position,
    pub(crate) dice: &'a mut Dice,
    pub(crate) journal: &'a mut J,
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn carry_out(&mut self, order: Order) {
        self.position.ground.fresh = false;
        match order {
            Order::Shuffle(field) => self.shuffle(field),
            Order::Advance(token) => self.advance(token),
            Order::Show(token) => self.show(token),
            Order::Challenge { token, target } => self.challenge(token, target),
            Order::Slip => self.slip(),
            Order::Stand => self.stand(),
            Order::EndTurn => self.end_turn(),
            Order::Murmur(_) => {}
        }
        if self.battle.has(Flaw::BreaksAtTheEnd) && self.position.ground.outcome(self.battle).is_some() {
            self.position.ground.agenda = vec![Step::Reaction { token: 0, target: 0 }; 2];
        }
    }

    fn shuffle(&mut self, field: u8) {
        let side = self.position.ground.mover;
        let tokens: Vec<u8> = self.position.ground.standing(self.battle, side, field).collect();
        let mut faces: Vec<Face> = tokens.iter().map(|token| self.position.faces[*token as usize]).collect();
        self.dice.shuffle(&mut faces);
        tokens.iter().zip(&faces).for_each(|(token, face)| self.position.faces[*token as usize] = *face);
        self.position.ground.lots.merge(tokens.iter().fold(0, |set, token| set | kernel::lots::only(*token)));
        if faces.contains(&Face::Captain) {
            self.journal.note(cites!["3.1"], || Event::CaptainMixed { side });
        }
        self.journal.note(cites!["3.1"], || Event::Shuffled { side, field, faces: Some(faces) });
    }

    fn advance(&mut self, token: u8) {
        let ground = &mut self.position.ground;
        ground.actions -= 1;
        let to = ground.field(token).and_then(|field| self.battle.ahead(ground.mover, field)).unwrap_or_default();
        ground.fields[token as usize] = Some(to);
        match self.battle.flaw {
            Some(Flaw::MergesQuietly) => ground.lots.merge(self.battle.tokens(ground.mover)),
            Some(Flaw::OwnChance) => ground.actions = ground.actions.min(own_chance()),
            Some(Flaw::ForgetsToCite) => self.journal.note(|_| {}, || Event::Murmured),
            Some(Flaw::ActsInJournal) => self.journal.note(cites!["2.1"], || {
                ground.actions = 0;
                Event::Advanced { token, to }
            }),
            _ => {}
        }
        self.journal.note(cites!["2.1"], || Event::Advanced { token, to });
        if self.battle.ford == Some(to) {
            self.wade(token);
        }
    }

    fn show(&mut self, token: u8) {
        self.position.ground.lots.disclose(token);
        let face = self.position.faces[token as usize];
        self.journal.note(cites!["3.4"], || Event::Shown { token, face });
    }

    /// Who wades through the ford may get stuck, and the turn's actions are gone.
    fn wade(&mut self, token: u8) {
        let die = match self.battle.flaw {
            Some(Flaw::UncountedRoll) => self.dice.clone().roll(6),
            _ => self.dice.roll(6),
        };
        let stuck = die < 2;
        if stuck {
            self.position.ground.actions = 0;
        }
        self.journal.note(cites!["2.2"], || Event::Waded { token, die: die as u8, stuck });
    }

    fn challenge(&mut self, token: u8, target: u8) {
        self.position.ground.actions -= 1;
        self.journal.note(cites!["4.1"], || Event::Challenged { token, target });
        if self.may_slip(target) {
            self.position.ground.agenda.push(Step::Reaction { token, target });
        } else {
            self.duel(token, target);
        }
    }

    /// Asked by what could be: any token of its lot might be the scout.
    fn may_slip(&self, target: u8) -> bool {
        let ground = &self.position.ground;
        let scout = |token: u8| self.position.faces[token as usize] == Face::Scout;
        let could_be = match self.battle.flaw {
            Some(Flaw::AsksByWhatIs) => scout(target),
            _ => each(ground.lots.of(target)).any(scout),
        };
        could_be && self.room_behind(target).is_some()
    }

    fn room_behind(&self, token: u8) -> Option<u8> {
        let side = self.battle.owner(token);
        let behind = self.battle.behind(side, self.position.ground.field(token)?)?;
        self.position.ground.standing(self.battle, side.enemy(), behind).next().is_none().then_some(behind)
    }

    fn slip(&mut self) {
        let Some(Step::Reaction { target, .. }) = self.position.ground.agenda.pop() else { return };
        let Some(to) = self.room_behind(target) else { return };
        self.position.ground.lots.disclose(target);
        self.position.ground.fields[target as usize] = Some(to);
        self.journal.note(cites!["5.1"], || Event::Slipped { token: target, to });
    }

    fn stand(&mut self) {
        let Some(Step::Reaction { token, target }) = self.position.ground.agenda.pop() else { return };
        self.journal.note(cites!["5.2"], || Event::Stood { token: target });
        self.duel(token, target);
    }

    fn duel(&mut self, token: u8, target: u8) {
        let ground = &mut self.position.ground;
        ground.lots.disclose(token);
        ground.lots.disclose(target);
        let faces = [token, target].map(|token| self.position.faces[token as usize]);
        let tally = ground.duel(self.battle, token, faces);
        let die = self.dice.roll(6);
        let removed = if wins(&tally, die) { target } else { token };
        ground.fields[removed as usize] = None;
        if self.battle.has(Flaw::LosesPieces) {
            self.position.faces[removed as usize] = Face::Scout;
        }
        self.journal.note(cites!["4.2", ..tally], || Event::Duel {
            token,
            target,
            faces,
            tally: Box::new(tally),
            die: die as u8,
            removed,
        });
    }

    fn end_turn(&mut self) {
        let ground = &mut self.position.ground;
        let side = ground.mover;
        self.journal.note(cites!["2.3"], || Event::TurnEnded { side });
        (ground.mover, ground.actions, ground.fresh) = (side.enemy(), ACTIONS, true);
        if side == Side::Second {
            ground.clock.round += 1;
            let round = ground.clock.round;
            self.journal.note(cites!["1.1"], || Event::Round { round });
        }
    }
}

/// Chance that no dice know of.
fn own_chance() -> u8 {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    (CALLS.fetch_add(1, Ordering::Relaxed) % 3) as u8
}
