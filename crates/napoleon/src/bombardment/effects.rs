//! The fire itself, and what it does (13.37 to 13.39, 12.4 C, 5.51).

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::gunnery::Salvo;
use super::{BombardEvent, BombardStep};
use crate::engine::arms::Shot;
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::results::{Doom, ResultEvent};
use crate::rules::{cite, cites, refuse};
use crate::sequence::Phase;

/// Everybody goes back so far (13.38).
const BACK: u8 = 1;
/// No piece has this number.
const NOBODY: PieceId = PieceId(u8::MAX);

impl Field<'_> {
    /// The combat units and vedettes of a side in a hex.
    fn troops_at(&self, side: Side, hex: Hex) -> Pieces {
        self.ours_at(side, hex).and(self.battle.combat.or(self.battle.vedettes))
    }

    /// The unit of best initiative in a hex, which may stand fast for all (13.39).
    fn steadiest(&self, side: Side, hex: Hex) -> Option<PieceId> {
        let units = self.combat_at(side, hex);
        units.iter().max_by_key(|unit| (self.initiative(*unit), std::cmp::Reverse(*unit)))
    }

    /// Whether anybody may go into a hex that bombardment has cleared.
    fn can_occupy(&self, side: Side) -> bool {
        let from =
            |near: Hex, to: Hex| self.ours_at(side, near).iter().any(|piece| self.may_occupy(side, piece, to).is_ok());
        self.position.barrage.shelled().any(|to| self.around(to).any(|(_, near)| from(near, to)))
    }

    /// Whether a piece may go into a hex that bombardment has cleared (12.4 C).
    pub(super) fn may_occupy(&self, side: Side, piece: PieceId, to: Hex) -> Result<(), Refusal> {
        require(self.is_ours(side, piece), refuse!("12.4", "not-yours"))?;
        let vacated = self.position.barrage.is_shelled(to) && !self.holds(side.enemy(), to);
        require(vacated, refuse!("12.4", "not-vacated"))?;
        let at = self.position.at(piece);
        require(self.distance(at, to) == 1 && self.may_strike(at, to), refuse!("12.4", "not-adjacent"))?;
        require(!self.position.marks.advanced.has(piece), refuse!("12.4", "has-advanced"))?;
        if self.battle.leaders.has(piece) {
            let led = !self.combat_at(side, to).is_empty();
            require(led, refuse!("4.32", "leader-in-zone").also(cite!("5.3")))?;
        } else {
            require(self.battle.combat.has(piece), refuse!("12.4", "units-only"))?;
            require(!self.battle.artillery.has(piece), refuse!("12.4", "artillery"))?;
            require(!self.position.marks.out_of_command.has(piece), refuse!("6.2", "out-of-command"))?;
            require(!self.is_demoralized(piece), refuse!("12.4", "demoralized"))?;
            let count = self.position.fights.count;
            let busy = (0..count).any(|number| self.is_on(number) && self.present(number).attackers.has(piece));
            require(!busy, refuse!("12.4", "unfought-attack"))?;
        }
        self.may_join(side, to, Pieces::only(piece)).map_err(|refusal| refusal.also(cite!("12.4")))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Whoever has nothing to fire at is not asked.
    pub(super) fn run_cannonade(&mut self, side: Side) -> bool {
        let idle = !self.field().shell_targets(side).any(|hex| self.field().may_target(side, hex).is_ok());
        if idle {
            self.cease_fire(side);
        }
        idle
    }

    /// All has been fired; the active side may occupy what was vacated.
    pub(super) fn cease_fire(&mut self, side: Side) {
        self.done();
        if side == self.position.active {
            self.push(BombardStep::Occupy(side));
        }
    }

    pub(crate) fn fire(&mut self, side: Side, at: Hex, guns: Pieces) {
        self.position.marks.fired = self.position.marks.fired.or(guns);
        self.position.barrage.add_shelled(at);
        // Who is bombarded counts as attacked, and leaves his road march (13.6, 7.54).
        let struck = self.field().combat_at(side.enemy(), at);
        self.leave_march(side.enemy(), struck, 0);
        let salvo = self.field().salvo(side, at, guns);
        let (Salvo { counter, far, ground, .. }, strength) = (salvo, salvo.strength());
        let chart = &self.battle.charts.arms.bombardment;
        let weather = i16::from(self.field().weather().bombardment.unwrap_or(0));
        let shifts = self.field().gunnery(side);
        // Nothing is left of it: there is no need to roll.
        let die = if strength == 0 { 0 } else { self.die() };
        let shot = chart.shot(strength, i16::from(die) + shifts.total());
        let across = guns.iter().any(|gun| self.field().distance(self.position.at(gun), at) == 1);
        let reaction = side != self.position.active;
        self.journal.note(
            cites![
                "8.4", "13.3", "13.31", "13.1", "13.2", "13.32", "13.33", "13.34", far => "13.35", ground => "13.36",
                "13.37", weather != 0 => "23.13", counter > 0 => "13.5", reaction => "2.1", across => "10.32", ..shifts
            ],
            || BombardEvent::Bombarded {
                side,
                pieces: guns,
                at,
                strength,
                counter,
                shifts: Box::new(shifts),
                die,
                shot,
            },
        );
        self.suffer(side, at, shot);
    }

    fn suffer(&mut self, side: Side, at: Hex, shot: Shot) {
        let owner = side.enemy();
        let units = self.field().combat_at(owner, at);
        if units.is_empty() {
            return self.scatter(owner, at, shot);
        }
        match shot {
            Shot::Nothing => {}
            Shot::Suppressed => self.suppress(owner, at),
            Shot::Retreat => self.push(BombardStep::Stand { side: owner, at }),
            Shot::Reduced(count) => {
                self.push(BombardStep::Withdraw { side: owner, at });
                self.push(BombardStep::Hit { side, among: units, left: count });
            }
        }
    }

    /// A leader alone in the fire gets away, or not (5.51); one with vedettes goes back with them.
    fn scatter(&mut self, side: Side, at: Hex, shot: Shot) {
        let vedettes = !self.field().troops_at(side, at).is_empty();
        match shot {
            Shot::Nothing => {}
            Shot::Suppressed if vedettes => {}
            _ if vedettes => self.fall_back_from_fire(side, at),
            _ => {
                let leaders = self.field().ours_at(side, at).and(self.battle.leaders);
                leaders.iter().for_each(|leader| self.escape(leader));
            }
        }
    }

    /// The batteries of a hex may not bombard before the end of the next combat step (13.38).
    fn suppress(&mut self, side: Side, at: Hex) {
        let pieces = self.field().combat_at(side, at).and(self.battle.artillery);
        if !pieces.is_empty() {
            self.position.marks.suppressed = self.position.marks.suppressed.or(pieces);
            self.journal.note(cites!["13.38", "2.1"], || BombardEvent::Suppressed { side, pieces });
        }
    }

    /// Suppressed batteries come to themselves (13.38).
    pub(crate) fn relieve_batteries(&mut self) {
        self.position.marks.suppressed = Pieces::NONE;
    }

    pub(super) fn run_standing(&mut self, side: Side, at: Hex) -> bool {
        let nobody = self.field().combat_at(side, at).is_empty();
        if nobody {
            self.done();
        }
        nobody
    }

    /// The leading unit checks its initiative: it is reduced and all stay, or all go (13.39).
    pub(super) fn stand(&mut self, side: Side, at: Hex, firm: bool) {
        if let Some(piece) = self.field().steadiest(side, at).filter(|_| firm) {
            let die = self.die();
            let steady = die <= self.field().initiative(piece);
            self.journal.note(cites!["13.39"], || BombardEvent::Steadied { side, piece, die, steady });
            if steady {
                return self.reduce(piece, Doom::Shelled);
            }
        }
        // Batteries that are driven back by reaction fire do not bombard (2.1 D 3).
        if self.position.phase == Phase::Reaction {
            self.suppress(side, at);
        }
        self.fall_back_from_fire(side, at);
    }

    /// Those who are hit by themselves, where the side that fired has no choice.
    pub(super) fn run_hitting(&mut self, among: Pieces, left: u8) -> bool {
        let there: Pieces = among.iter().filter(|unit| self.position.on_map(*unit)).collect();
        if left == 0 || there.is_empty() {
            self.done();
            return true;
        }
        if usize::from(left) < there.len() {
            return false;
        }
        self.done();
        there.iter().for_each(|unit| self.reduce(unit, Doom::Shelled));
        true
    }

    pub(super) fn hit(&mut self, step: BombardStep, unit: PieceId) {
        let BombardStep::Hit { side, mut among, left } = step else { return };
        among.remove(unit);
        self.go_on(BombardStep::Hit { side, among, left: left - 1 });
        self.reduce(unit, Doom::Shelled);
    }

    /// The owner is asked only if everybody who is left could go.
    pub(super) fn run_withdrawing(&mut self, side: Side, at: Hex) -> bool {
        let field = self.field();
        let troops = field.troops_at(side, at);
        let stay = troops.is_empty() || field.displaceable(side, at, NOBODY) != troops;
        if stay {
            self.done();
        }
        stay
    }

    pub(super) fn fall_back_from_fire(&mut self, side: Side, at: Hex) {
        let pieces = self.field().troops_at(side, at);
        let low = pieces.iter().any(|unit| self.field().is_demoralized(unit));
        self.journal.note(cites!["13.38", low => "21.2"], || BombardEvent::Withdrawn { side, pieces, at });
        self.rout(side, pieces, BACK);
    }

    pub(super) fn run_occupying(&mut self, side: Side) -> bool {
        let idle = !self.field().can_occupy(side);
        if idle {
            self.done();
            self.catch_leaders();
            self.catch_trains();
        }
        idle
    }

    pub(super) fn occupy(&mut self, side: Side, piece: PieceId, to: Hex) {
        let from = self.position.at(piece);
        self.position.put(piece, to);
        self.position.marks.advanced.add(piece);
        self.face(side, to);
        let leader = self.battle.leaders.has(piece);
        let fort = self.field().is_fortified(to);
        self.journal.note(cites!["12.4", leader => "5.41", fort => "15.13"], || ResultEvent::Advanced {
            side,
            piece,
            from,
            to,
        });
    }
}
