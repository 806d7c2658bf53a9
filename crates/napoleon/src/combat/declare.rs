//! Attacks are declared (10.3, 4.4): whoever stands in an enemy zone attacks, and every enemy in a
//! zone is attacked.

use ground::{Edge, Terrain};
use hexes::{Hex, HexSet};
use kernel::{Journal, Refusal, Side};

use crate::combat::{Attack, CombatEvent, CombatOrder, MOST_ATTACKS};
use crate::engine::event::Event;
use crate::engine::pieces::Pieces;
use crate::engine::play::{Field, Play, not_now, require};
use crate::rules::{cite, cites, refuse};

/// Whether some choice among sets of pieces, all of them first, passes; else what the last one met.
fn some_of(sets: impl Iterator<Item = Pieces>, passes: impl Fn(Pieces) -> Result<(), Refusal>) -> Result<(), Refusal> {
    let mut known = [Pieces::NONE; 6];
    let count = known.iter_mut().zip(sets).map(|(slot, set)| *slot = set).count();
    let mut last = passes(Pieces::NONE);
    for left_out in 0..(1u8 << count) - 1 {
        if last.is_ok() {
            break;
        }
        let chosen = known.iter().enumerate().take(count).filter(|(place, _)| left_out >> place & 1 == 0);
        last = passes(chosen.fold(Pieces::NONE, |all, (_, set)| all.or(*set)));
    }
    last
}

impl Field<'_> {
    /// The combat units of a hex that can attack (7.54, 10.31, 12.4 E).
    pub(crate) fn storming(&self, side: Side, hex: Hex) -> Pieces {
        let marks = &self.position.marks;
        let unfit = marks.marching.or(marks.fired).or(marks.charged).or(marks.advanced).or(marks.withheld);
        self.combat_at(side, hex).without(unfit)
    }

    /// Whether somebody in one hex may attack another: next to it, with no river between but at
    /// bridges (10.32).
    pub(crate) fn may_strike(&self, from: Hex, to: Hex) -> bool {
        self.direction(from, to).is_some_and(|direction| {
            !self.is_wet(from, direction)
                || matches!(self.crossing(from, to), Some((Edge::Bridge, _)))
                || self.has_pontoon(from, to)
        })
    }

    /// Whether an attack from one hex on another is demanded by zones: rivers stop them.
    fn is_demanded(&self, from: Hex, to: Hex) -> bool {
        self.direction(from, to).is_some_and(|direction| !self.is_wet(from, direction))
    }

    /// Whether units there need not attack (10.31, 15.12).
    pub(crate) fn is_sheltered(&self, hex: Hex) -> bool {
        self.battle.is(hex, Terrain::Town) || self.is_fortified(hex)
    }

    fn strikers(&self, side: Side) -> HexSet {
        let hexes = self.hexes_of(self.on_map(side).and(self.battle.combat));
        hexes.iter().filter(|hex| !self.storming(side, *hex).is_empty()).collect()
    }

    fn targets(&self, side: Side) -> HexSet {
        self.hexes_of(self.on_map(side.enemy()).and(self.battle.combat))
    }

    /// What is still demanded after some attacks: nothing, or the paragraph. Whatever is left can
    /// always be met, as long as nobody is left without a partner.
    fn is_left_over(&self, side: Side, declared: Attack, partners: bool) -> Result<(), Refusal> {
        let (strikers, targets) = (self.strikers(side), self.targets(side));
        let [attacking, attacked] = [declared.attackers, declared.defenders].map(|pieces| self.hexes_of(pieces));
        let near =
            |hex: Hex, among: HexSet| self.around(hex).map(|(_, near)| near).filter(move |near| among.has(*near));
        let must_strike = |from: Hex| {
            let beside = near(from, targets).any(|to| self.is_demanded(from, to) && !self.is_pledged(to));
            // Who has failed to repulse somebody has to attack, from a town too (9.22).
            let bound = !self.storming(side, from).and(self.position.marks.repulsed).is_empty();
            beside && (!self.is_sheltered(from) || attacking.has(from) || bound)
        };
        for from in strikers.iter().filter(|from| !attacking.has(*from) && must_strike(*from)) {
            let partner = near(from, targets).any(|to| !attacked.has(to) && self.may_strike(from, to));
            require(partners && partner, refuse!("10.31", "must-attack").also(cite!("4.4")))?;
        }
        for to in targets.iter().filter(|to| !attacked.has(*to) && !self.is_pledged(*to)) {
            let demands = |from: &Hex| self.is_demanded(*from, to) && must_strike(*from);
            if !near(to, strikers).any(|from| demands(&from)) {
                continue;
            }
            let partner = near(to, strikers).any(|from| !attacking.has(from) && self.may_strike(from, to));
            // Whoever leaves a fortified place to attack must see to all his neighbours.
            let sortie = near(to, strikers).filter(demands).all(|from| self.is_fortified(from));
            let cite = if sortie { cite!("15.12") } else { cite!("10.31") };
            require(partners && partner, refuse!("4.4", "must-be-attacked").also(cite))?;
        }
        Ok(())
    }

    /// Whether everybody who must attack or be attacked can still find a partner.
    pub(crate) fn keeps_partners(&self, side: Side) -> Result<(), Refusal> {
        self.is_left_over(side, self.position.fights.declared(), true)
    }

    /// Whether an attack that is being formed can be declared: with some of the stacks that may still
    /// join it, or by one stack on some more hexes. So nobody begins an attack that comes to nothing.
    fn can_be_declared(&self, side: Side, forming: Attack) -> Result<(), Refusal> {
        let declared = self.position.fights.declared();
        let (from, at) = (self.hexes_of(forming.attackers), self.hexes_of(forming.defenders));
        let free = |hex: &Hex| self.storming(side, *hex).and(declared.attackers).is_empty();
        let beside = |hex: &Hex| at.iter().all(|to| self.may_strike(*hex, to));
        let joining: HexSet = self.strikers(side).iter().filter(free).filter(beside).collect();
        let with = |more: Attack| {
            let attackers = forming.attackers.or(more.attackers);
            require(!attackers.is_empty(), refuse!("10.31", "nobody-attacks"))?;
            let then = Attack {
                attackers: declared.attackers.or(attackers),
                defenders: declared.defenders.or(forming.defenders).or(more.defenders),
            };
            self.is_left_over(side, then, true)
        };
        // All who can join first: that leaves the fewest without an enemy.
        let stacks = joining.iter().filter(|hex| !from.has(*hex)).map(|hex| self.storming(side, hex));
        let mut refusal = some_of(stacks, |attackers| with(Attack { attackers, defenders: Pieces::NONE }));
        if refusal.is_err() && from.len() <= 1 {
            for hex in joining.iter().filter(|hex| from.is_empty() || from.has(*hex)) {
                let open = |to: &Hex| {
                    let there = self.combat_at(side.enemy(), *to);
                    !at.has(*to) && there.and(declared.defenders).is_empty() && self.may_strike(hex, *to)
                };
                let targets = self.targets(side);
                let more = targets.iter().filter(open).map(|to| self.combat_at(side.enemy(), to));
                let attackers = self.storming(side, hex);
                if some_of(more, |defenders| with(Attack { attackers, defenders })).is_ok() {
                    refusal = Ok(());
                    break;
                }
            }
        }
        refusal
    }

    pub(super) fn check_declaring(&self, side: Side, order: CombatOrder) -> Result<(), Refusal> {
        let fights = &self.position.fights;
        let (forming, declared) = (fights.forming(), fights.declared());
        let (from, at) = (self.hexes_of(forming.attackers), self.hexes_of(forming.defenders));
        match order {
            CombatOrder::Assail(hex) => {
                require(usize::from(fights.count) < MOST_ATTACKS - 1, refuse!("10.31", "too-many-attacks"))?;
                require(!self.is_veiled(side.enemy(), hex), refuse!("8.3", "not-seen"))?;
                let there = self.combat_at(side.enemy(), hex);
                let trains = !self.ours_at(side.enemy(), hex).and(self.battle.trains).is_empty();
                let vedettes = !self.ours_at(side.enemy(), hex).and(self.battle.vedettes).is_empty();
                require(!there.is_empty() || !vedettes, refuse!("16.24", "vedettes"))?;
                require(!there.is_empty() || !trains, refuse!("18.13", "train"))?;
                require(!there.is_empty(), refuse!("10.1", "nobody-there"))?;
                require(!at.has(hex) && there.and(declared.defenders).is_empty(), refuse!("10.1", "attacked-already"))?;
                let all = from.iter().all(|from| self.may_strike(from, hex));
                require(all, refuse!("10.33", "not-beside-all"))?;
                let free = |from: &Hex| self.storming(side, *from).and(declared.attackers).is_empty();
                let strikers = self.strikers(side);
                let mut able = strikers.iter().filter(free).filter(|from| self.may_strike(*from, hex));
                let some = able.any(|from| at.iter().all(|to| self.may_strike(from, to)));
                require(some, refuse!("10.32", "nobody-beside"))?;
                self.can_be_declared(side, Attack { defenders: forming.defenders.or(there), ..forming })
            }
            CombatOrder::Storm(hex) => {
                require(!at.is_empty(), refuse!("10.31", "name-the-target"))?;
                let ours = self.combat_at(side, hex);
                let vedettes = !self.ours_at(side, hex).and(self.battle.vedettes).is_empty();
                require(!ours.is_empty() || !vedettes, refuse!("16.24", "vedettes"))?;
                require(!ours.is_empty(), refuse!("10.1", "nobody-there"))?;
                let storming = self.storming(side, hex);
                let reason = if ours.and(self.position.marks.marching).is_empty() {
                    refuse!("10.31", "may-not-attack")
                } else {
                    refuse!("7.54", "in-road-march")
                };
                require(!storming.is_empty(), reason)?;
                let idle = !from.has(hex) && storming.and(declared.attackers).is_empty();
                require(idle, refuse!("10.33", "attacks-already"))?;
                require(at.iter().all(|to| self.may_strike(hex, to)), refuse!("10.33", "not-beside-all"))?;
                self.can_be_declared(side, Attack { attackers: forming.attackers.or(storming), ..forming })
            }
            CombatOrder::Go => {
                require(!forming.attackers.is_empty() && !at.is_empty(), refuse!("10.31", "nobody-attacks"))?;
                let then = Attack {
                    attackers: declared.attackers.or(forming.attackers),
                    defenders: declared.defenders.or(forming.defenders),
                };
                self.is_left_over(side, then, true)
            }
            CombatOrder::CallOff => {
                require(forming != Attack::default(), refuse!("10.31", "nothing-to-call-off"))?;
                require(self.can_be_declared(side, forming).is_err(), refuse!("10.31", "attack-begun"))
            }
            CombatOrder::EndDeclaring => {
                require(forming == Attack::default(), refuse!("10.31", "attack-unfinished"))?;
                self.is_left_over(side, declared, false)
            }
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Where nobody can attack anybody nobody is asked.
    pub(super) fn run_declaring(&mut self, side: Side) -> bool {
        let field = self.field();
        let targets = field.targets(side);
        let strikes = |from: Hex| field.around(from).any(|(_, to)| targets.has(to) && field.may_strike(from, to));
        let any = field.strikers(side).iter().any(strikes);
        if !any && self.position.fights.count == 0 {
            self.done();
            return true;
        }
        false
    }

    pub(super) fn declare(&mut self, side: Side, order: CombatOrder) {
        let number = self.position.fights.count;
        let slot = usize::from(number);
        match order {
            CombatOrder::Assail(hex) => {
                let more = self.field().combat_at(side.enemy(), hex);
                let attack = &mut self.position.fights.list[slot];
                attack.defenders = attack.defenders.or(more);
            }
            CombatOrder::Storm(hex) => {
                let more = self.field().storming(side, hex);
                let attack = &mut self.position.fights.list[slot];
                attack.attackers = attack.attackers.or(more);
            }
            CombatOrder::Go => {
                let Attack { attackers, defenders } = self.position.fights.forming();
                self.position.fights.count += 1;
                self.forfeit(attackers);
                // Whoever is attacked leaves his road march, at no disadvantage (7.54).
                self.leave_march(side.enemy(), defenders, 0);
                let several = [attackers, defenders].iter().any(|some| self.field().hexes_of(*some).len() > 1);
                self.journal.note(cites!["10.31", "10.3", several => "10.33", "4.4"], || CombatEvent::Declared {
                    side,
                    number,
                    attackers,
                    defenders,
                });
            }
            CombatOrder::CallOff => self.position.fights.list[slot] = Attack::default(),
            _ => self.done(),
        }
    }
}
