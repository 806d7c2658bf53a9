//! Advance after combat (12.4, 5.41).

use hexes::Hex;
use kernel::{Journal, Refusal};

use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::results::{ResultEvent, ResultStep};
use crate::rules::{cites, refuse};
use crate::sequence::Phase;

impl Field<'_> {
    /// Whether a piece may advance into a hex that the enemy has left.
    pub(super) fn may_advance(&self, step: ResultStep, piece: PieceId, to: Hex) -> Result<(), Refusal> {
        let ResultStep::Advance { side, among, led, foot, .. } = step else { return Err(refuse!("12.4", "not-now")) };
        require(self.is_ours(side, piece), refuse!("12.4", "not-yours"))?;
        let vacated = &self.position.fights.vacated;
        require(vacated.contains(&to) && !self.holds(side.enemy(), to), refuse!("12.4", "not-vacated"))?;
        let at = self.position.at(piece);
        require(self.distance(at, to) == 1 && self.may_strike(at, to), refuse!("12.4", "not-adjacent"))?;
        require(!self.position.marks.advanced.has(piece), refuse!("12.4", "has-advanced"))?;
        if self.battle.leaders.has(piece) {
            // He goes with troops that fought, or after them.
            let after = !self.combat_at(side, to).and(among).is_empty();
            let with = after || !self.ours_at(side, at).and(among).is_empty();
            require(with, refuse!("5.41", "did-not-fight"))?;
            let alone = self.in_zone(side.enemy(), to) && self.combat_at(side, to).is_empty();
            require(!alone, refuse!("5.3", "leader-in-zone"))?;
        } else {
            require(among.has(piece), refuse!("12.4", "did-not-fight"))?;
            require(!self.battle.artillery.has(piece), refuse!("12.4", "artillery"))?;
            require(!self.position.marks.out_of_command.has(piece), refuse!("6.2", "out-of-command"))?;
            require(!self.is_demoralized(piece), refuse!("12.4", "demoralized"))?;
            require(!self.is_out_of_bounds(Pieces::only(piece), at, to), refuse!("1.5", "out-of-bounds"))?;
            if self.battle.infantry.has(piece) {
                let one = !foot && led.is_empty();
                require(one || led.has(piece), refuse!("12.4", "one-infantry"))?;
                // Into a second hex cavalry alone may go.
                let first = !vacated.iter().any(|hex| *hex != to && self.is_hex(*hex) && self.holds(side, *hex));
                require(first, refuse!("12.4", "cavalry-only"))?;
            }
            let unsolved = self.position.fights.list[..usize::from(self.position.fights.count)].iter().enumerate();
            let mut waiting = unsolved.filter(|(number, _)| self.position.fights.fought >> number & 1 == 0);
            require(!waiting.any(|(_, attack)| attack.attackers.has(piece)), refuse!("12.4", "unfought-attack"))?;
        }
        // With the cavalry that overran the hex one attacker may go there (14.24 A).
        let riders = !self.combat_at(side, to).and(self.position.marks.charged).is_empty();
        let joined = !self.combat_at(side, to).and(self.position.marks.advanced).is_empty();
        let full = riders && joined && self.battle.combat.has(piece);
        require(!full, refuse!("14.24", "one-unit"))?;
        self.may_join(side, to, Pieces::only(piece)).map_err(|refusal| refusal.also(crate::rules::cite!("12.4")))
    }

    /// Whether everybody else may stay: after shock cavalry must go (12.2).
    pub(super) fn may_stay(&self, step: ResultStep) -> Result<(), Refusal> {
        let ResultStep::Advance { among, forced, .. } = step else { return Ok(()) };
        let hexes = self.position.fights.vacated;
        let must =
            |piece: PieceId| hexes.iter().any(|to| self.is_hex(*to) && self.may_advance(step, piece, *to).is_ok());
        let bound = forced && among.and(self.battle.cavalry).iter().any(must);
        require(!bound, refuse!("12.2", "cavalry-must-advance"))
    }

    fn can_advance(&self, step: ResultStep) -> bool {
        let ResultStep::Advance { side, among, .. } = step else { return false };
        let mut pieces = self.on_map(side).and(among.or(self.battle.leaders)).iter();
        let vacated = self.position.fights.vacated;
        pieces.any(|piece| vacated.iter().any(|to| self.is_hex(*to) && self.may_advance(step, piece, *to).is_ok()))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(super) fn run_advance(&mut self, step: ResultStep) -> bool {
        if self.field().can_advance(step) {
            return false;
        }
        self.done();
        self.touch();
        true
    }

    pub(super) fn advance(&mut self, step: ResultStep, piece: PieceId, to: Hex) {
        let ResultStep::Advance { side, among, mut led, mut foot, forced } = step else { return };
        let from = self.position.at(piece);
        let leader = self.battle.leaders.has(piece);
        if leader {
            led = led.or(self.field().ours_at(side, from).and(among));
        }
        foot |= self.battle.infantry.has(piece) && !led.has(piece);
        self.position.put(piece, to);
        self.storm_barricades();
        self.position.marks.advanced.add(piece);
        self.face(side, to);
        let fort = self.field().is_fortified(to);
        let bridge = self.position.phase == Phase::Evasion;
        self.journal.note(
            cites!["12.4", leader || led.has(piece) => "5.41", forced => "12.2", fort => "15.13", bridge => "10.26"],
            || ResultEvent::Advanced { side, piece, from, to },
        );
        self.go_on(ResultStep::Advance { side, among, led, foot, forced });
    }
}
