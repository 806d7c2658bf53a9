//! An attack is fought (10.4): the ground, the odds, the die, shock.

use hexes::HexSet;
use kernel::{Journal, Refusal, Side};

use crate::cards::Clash;
use crate::combat::{Attack, CombatEvent, CombatStep, MOST_VACATED};
use crate::engine::charts::Verdict;
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::engine::position::NOWHERE;
use crate::modifiers::{Bout, Claim};
use crate::results::{Doom, ResultStep};
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// An attack with those who are still there and next to each other: bombardment may have driven
    /// some of them off (10.31).
    pub(crate) fn present(&self, number: u8) -> Attack {
        let Attack { attackers, defenders } = self.position.fights.list[usize::from(number)];
        let there = |pieces: Pieces| -> Pieces { pieces.iter().filter(|piece| self.position.on_map(*piece)).collect() };
        let (attackers, defenders) = (there(attackers), there(defenders));
        let from = self.hexes_of(attackers);
        let faced = |unit: &PieceId| from.iter().any(|from| self.may_strike(from, self.position.at(*unit)));
        let defenders: Pieces = defenders.iter().filter(faced).collect();
        let at = self.hexes_of(defenders);
        let facing = |unit: &PieceId| at.iter().all(|to| self.may_strike(self.position.at(*unit), to));
        Attack { attackers: attackers.iter().filter(facing).collect(), defenders }
    }

    /// Whether an attack can still be fought: retreats may have parted the two.
    pub(crate) fn is_on(&self, number: u8) -> bool {
        let Attack { attackers, defenders } = self.present(number);
        !attackers.is_empty() && !defenders.is_empty()
    }

    pub(super) fn may_resolve(&self, number: u8) -> Result<(), Refusal> {
        let fights = &self.position.fights;
        require(number < fights.count, refuse!("10.4", "no-such-attack"))?;
        require(fights.fought >> number & 1 == 0, refuse!("10.1", "fought-already"))
    }

    pub(super) fn may_claim(&self, number: u8, claim: Claim) -> Result<(), Refusal> {
        let Attack { attackers, defenders } = self.present(number);
        let there = self.claims(attackers, defenders).any(|other| other == claim);
        require(there, refuse!("11.1", "no-such-ground"))
    }

    /// The leading unit of some: the best initiative (12.2). Artillery alone in its hex is worth
    /// one.
    pub(crate) fn leading(&self, units: Pieces) -> Option<(PieceId, u8)> {
        let value = |unit: PieceId| {
            let here = self.combat_at(self.owner(unit), self.position.at(unit));
            let alone = here.without(self.battle.artillery).is_empty();
            if alone { 1 } else { self.initiative(unit) }
        };
        let best = units.iter().map(|unit| (unit, value(unit)));
        best.max_by_key(|(unit, value)| (*value, std::cmp::Reverse(*unit)))
    }
}

impl Field<'_> {
    /// The ground that is best for the defender: the lowest column; among equals the first.
    pub(crate) fn best_claim(&self, side: Side, attack: &Attack) -> Claim {
        let Attack { attackers, defenders } = *attack;
        let claims = self.claims(attackers, defenders);
        let best = claims.min_by_key(|claim| self.bout(side, attackers, defenders, *claim).column);
        best.unwrap_or(Claim::Open)
    }

    /// Whether a chateau keeps its defenders from retreating (15.22).
    pub(crate) fn holds_chateau(&self, attack: &Attack, claim: Claim) -> bool {
        claim == Claim::Chateau && !attack.defenders.iter().any(|unit| self.is_demoralized(unit))
    }

    /// What a cell of the table comes to on the ground where it falls: stars are read, and whatever is
    /// left as shock is decided by shock (12.1, 15.22, 7.63).
    pub(crate) fn comes_to(&self, attack: &Attack, claim: Claim, bout: &Bout, cell: Verdict) -> Verdict {
        let verdict = cell.read_on(bout.close, self.holds_chateau(attack, claim));
        if bout.damaged && verdict == Verdict::Shock { Verdict::BothReduced } else { verdict }
    }

    /// What both sides are worth in shock before the dice (12.2): whoever leads, odds, cards.
    pub(crate) fn shock_values(&self, side: Side, attack: &Attack, column: usize) -> [u8; 2] {
        let value = |units: Pieces| self.leading(units).map_or(0, |(_, value)| value);
        // Cavalry that has overrun the enemy leads (14.24 D).
        let ridden = self.overrunners(attack.defenders).iter().map(|rider| self.initiative(rider)).max();
        let bonus = u8::from(column >= usize::from(self.battle.charts.combat.shock_bonus_from));
        let led = ridden.unwrap_or_else(|| value(attack.attackers));
        [led + bonus + self.cold_steel(side), value(attack.defenders) + self.cold_steel(side.enemy())]
    }

    /// Whether the attackers win an exchange, and what the winner pays (12.1).
    pub(crate) fn exchange_terms(&self, attack: &Attack) -> (bool, u16) {
        let sum = |units: Pieces| units.iter().map(|unit| u16::from(self.strength(unit))).sum::<u16>();
        let [attack, defence] = [sum(attack.attackers), sum(attack.defenders)];
        // Where both are as strong, the attacker counts as the weaker.
        if attack > defence { (true, defence) } else { (false, attack) }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Attacks whose sides have parted are not fought; then the phase is over.
    pub(super) fn run_fights(&mut self, side: Side) -> bool {
        let count = self.position.fights.count;
        for number in 0..count {
            if self.position.fights.fought >> number & 1 == 0 && !self.field().is_on(number) {
                self.position.fights.fought |= 1 << number;
            }
        }
        let over = self.position.fights.fought.count_ones() >= u32::from(count);
        if over {
            self.done();
            self.land_all(side);
            self.relieve_batteries();
            Side::BOTH.into_iter().for_each(|of| self.relieve(of));
        }
        over
    }

    pub(super) fn resolve(&mut self, side: Side, number: u8) {
        self.position.fights.fought |= 1 << number;
        self.position.fights.guard = 0;
        self.push(CombatStep::Claim { side, number });
        self.offer_tactics(side, Clash::Attack(number));
        self.push(CombatStep::Commit { by: side.enemy(), side, number });
        self.push(CombatStep::Commit { by: side, side, number });
    }

    /// Units with the batteries of their hexes, which suffer with them whether they fought or not
    /// (13.41).
    fn with_guns(&self, side: Side, units: Pieces) -> Pieces {
        let hexes = self.field().hexes_of(units);
        let guns = hexes.iter().flat_map(|hex| self.field().combat_at(side, hex).and(self.battle.artillery).iter());
        units.or(guns.collect())
    }

    /// The defender is asked only if he has a choice.
    pub(super) fn run_claim(&mut self, side: Side, number: u8) -> bool {
        let Attack { attackers, defenders } = self.field().present(number);
        let mut claims = self.field().claims(attackers, defenders);
        let (first, second) = (claims.next(), claims.next());
        if second.is_some() {
            return false;
        }
        self.done();
        self.strike(side, number, first.unwrap_or(Claim::Open));
        true
    }

    /// Odds, die, result (10.4).
    pub(super) fn strike(&mut self, side: Side, number: u8, claim: Claim) {
        let attack = self.field().present(number);
        let bout = self.field().bout(side, attack.attackers, attack.defenders, claim);
        let die = self.die();
        let verdict = self.battle.charts.combat.rows[usize::from(die - 1)][bout.column];
        let Bout { strengths, column, shifts, .. } = bout;
        let ground = claim != Claim::Open;
        self.position.fights.column = column as u8;
        let weather = *self.field().weather();
        let fire = self.field().is_in_fire(attack.defenders);
        let weathered = weather.infantry < 4 || weather.artillery < 4 || weather.close;
        let open_walls = self
            .field()
            .hexes_of(attack.defenders)
            .iter()
            .any(|hex| self.battle.is(hex, ground::Terrain::Chateau) && !self.field().is_chateau(hex));
        let improved = claim == Claim::Position;
        let forced = self.field().is_forced(attack.attackers, attack.defenders);
        let walls = self.field().hexes_of(attack.defenders).iter().any(|hex| self.field().is_fortified(hex));
        let parted = walls && self.field().brings_all_arms(attack.attackers, attack.defenders);
        let spent = !attack.defenders.and(self.position.marks.fired).is_empty();
        let lone = |hex| self.field().is_ridden_down(side, hex);
        let batteries = self.field().hexes_of(attack.attackers).iter().any(lone);
        self.journal.note(
            cites![
                "10.4", ground => "11.1", "12.1", weathered => "23.13", open_walls => "15.21", open_walls => "15.2", improved => "15.31",
                improved => "15.3", parted => "15.15", spent => "13.41", batteries => "13.42", fire => "23.15",
                weathered || improved || forced => "11.5", ..shifts
            ],
            || CombatEvent::Fought {
                side,
                strengths,
                column: column as u8,
                shifts: Box::new(shifts),
                claim,
                die,
                verdict,
            },
        );
        let chateau = self.field().holds_chateau(&attack, claim);
        match self.field().comes_to(&attack, claim, &bout, verdict) {
            verdict @ Verdict::DefendersRetreat(_) if bout.damaged => self.storm_bridge(side, attack, verdict),
            Verdict::Shock => self.come_to_shock(side, number, attack, &bout, chateau),
            verdict => self.settle(side, attack, verdict, false),
        }
    }

    /// Over a damaged bridge the leading attacker must have the heart for it (7.63).
    fn storm_bridge(&mut self, side: Side, attack: Attack, verdict: Verdict) {
        let Some((leader, initiative)) = self.field().leading(attack.attackers) else { return };
        let die = self.die();
        let passed = die <= initiative;
        self.journal.note(cites!["7.63"], || CombatEvent::Stormed { side, leader, die, passed });
        if passed {
            self.settle(side, attack, verdict, false);
        } else {
            self.reduce(leader, Doom::Reduced);
        }
    }

    /// Shock (12.2).
    pub(crate) fn shock(&mut self, side: Side, attack: Attack, bout: &Bout, chateau: bool) {
        let chart = &self.battle.charts.combat;
        let dice = [self.die(), self.die()];
        let ridden = !self.field().overrunners(attack.defenders).is_empty();
        let add = dice.map(|die| chart.shock_dice[usize::from(die - 1)]);
        let steel = [side, side.enemy()].map(|of| self.field().cold_steel(of));
        let [led, held] = self.field().shock_values(side, &attack, bout.column);
        let initiatives = [led + add[0], held + add[1]];
        let verdict = chart.shock(i16::from(initiatives[0]) - i16::from(initiatives[1]));
        self.journal.note(
            cites!["12.2", chateau => "15.22", chateau => "15.2", ridden => "14.24", steel != [0, 0] => "24.8"],
            || CombatEvent::Shock { side, initiatives, dice, verdict },
        );
        self.settle(side, attack, verdict, true);
    }

    /// What a combat comes to is carried out (12.1).
    fn settle(&mut self, side: Side, attack: Attack, verdict: Verdict, shocked: bool) {
        let vacated = self.field().hexes_of(match verdict {
            Verdict::AttackersLost | Verdict::AttackersRetreat(_) => attack.attackers,
            _ => attack.defenders,
        });
        self.note_vacated(&vacated);
        let Attack { attackers, defenders } = self.settle_overrun(side, attack, verdict);
        let enemy = side.enemy();
        if verdict != Verdict::Exchange {
            self.watch_guard(side, attackers, verdict);
        }
        match verdict {
            Verdict::AttackersLost => self.perish(side, attackers, enemy, defenders, shocked),
            Verdict::DefendersLost => self.perish(enemy, defenders, side, attackers, shocked),
            Verdict::AttackersRetreat(far) => self.fall_back(side, attackers, far, enemy, defenders, shocked),
            Verdict::DefendersRetreat(far) => self.fall_back(enemy, defenders, far, side, attackers, shocked),
            Verdict::BothReduced => {
                let options = [defenders, attackers].map(|units| self.field().reducible(units));
                // If that clears the hex the attackers may advance (12.4).
                let among = attackers;
                self.push(ResultStep::Advance { side, among, led: Pieces::NONE, foot: false, forced: shocked });
                self.push_landing(defenders);
                self.push(ResultStep::Reduce { side, among: options[1] });
                self.push(ResultStep::Reduce { side: enemy, among: options[0] });
            }
            Verdict::Exchange => self.exchange(side, attackers, defenders),
            Verdict::AttackersWaver | Verdict::DefendersWaver | Verdict::Shock => {}
        }
    }

    fn note_vacated(&mut self, hexes: &HexSet) {
        self.position.fights.vacated = [NOWHERE; MOST_VACATED];
        for (slot, hex) in self.position.fights.vacated.iter_mut().zip(hexes.iter()) {
            *slot = hex;
        }
    }

    /// All of one side's units in a combat are eliminated; the others may advance.
    fn perish(&mut self, side: Side, losers: Pieces, enemy: Side, winners: Pieces, shocked: bool) {
        let hexes = self.field().hexes_of(losers);
        self.push(ResultStep::Advance { side: enemy, among: winners, led: Pieces::NONE, foot: false, forced: shocked });
        self.push_landing(losers);
        let losers = self.with_guns(side, losers);
        self.destroy(side, losers, &hexes);
    }

    /// Units are eliminated, with the vedettes that stood with them.
    fn destroy(&mut self, side: Side, losers: Pieces, hexes: &HexSet) {
        let mut doomed = losers;
        for hex in hexes.iter() {
            let left = self.field().combat_at(side, hex).without(losers);
            if left.is_empty() {
                doomed = doomed.or(self.field().ours_at(side, hex).and(self.battle.vedettes));
            }
        }
        doomed.iter().for_each(|unit| self.eliminate(unit, Doom::Combat));
        hexes.iter().for_each(|hex| self.forsake(side, hex));
    }

    /// One side retreats with everybody who stood with it; the others may advance.
    fn fall_back(&mut self, side: Side, losers: Pieces, far: u8, enemy: Side, winners: Pieces, shocked: bool) {
        let hexes = self.field().hexes_of(losers);
        self.push(ResultStep::Advance { side: enemy, among: winners, led: Pieces::NONE, foot: false, forced: shocked });
        let troops = self.battle.combat.or(self.battle.vedettes);
        let all = hexes.iter().flat_map(|hex| self.field().ours_at(side, hex).and(troops).iter()).collect();
        self.rout(side, all, far);
    }

    /// The weaker side is lost, the stronger pays half as much (12.1).
    fn exchange(&mut self, side: Side, attackers: Pieces, defenders: Pieces) {
        let (attackers_win, owed) = self.field().exchange_terms(&Attack { attackers, defenders });
        let (winner, winners, losers) = match attackers_win {
            true => (side, attackers, defenders),
            false => (side.enemy(), defenders, attackers),
        };
        let hexes = self.field().hexes_of(losers);
        self.note_vacated(&hexes);
        let among = winners;
        self.push(ResultStep::Advance { side: winner, among, led: Pieces::NONE, foot: false, forced: false });
        self.push_landing(defenders);
        self.watch_guard(side, attackers, Verdict::Exchange);
        let owed = if attackers_win { self.pay_with_riders(defenders, owed) } else { owed };
        let among = self.with_guns(winner, winners);
        self.push(ResultStep::Exchange { side: winner, among, owed });
        let losers = self.with_guns(winner.enemy(), losers);
        self.destroy(winner.enemy(), losers, &hexes);
    }
}
