//! The attack on a hex that cavalry has overrun (14.24).

use hexes::HexSet;
use kernel::{Journal, Side};

use super::{ChargeEvent, ChargeStep};
use crate::combat::Attack;
use crate::engine::charts::Verdict;
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::results::Doom;
use crate::rules::cites;

impl Field<'_> {
    /// The riders who stand among some units of the enemy.
    pub(crate) fn overrunners(&self, among: Pieces) -> Pieces {
        let at = self.hexes_of(among);
        let riders = self.position.marks.overrunning;
        riders.iter().filter(|rider| at.has(self.position.at(*rider))).collect()
    }

    /// Those of some units whose hex is overrun.
    fn overrun(&self, units: Pieces) -> Pieces {
        let riders: HexSet = self.hexes_of(self.overrunners(units));
        units.iter().filter(|unit| riders.has(self.position.at(*unit))).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// What comes before the result of an attack on an overrun hex, and what is left of the attack
    /// for it.
    pub(crate) fn settle_overrun(&mut self, side: Side, attack: Attack, verdict: Verdict) -> Attack {
        let riders = self.field().overrunners(attack.defenders);
        if riders.is_empty() {
            return attack;
        }
        match verdict {
            // The attack has failed, and the cavalry is lost with it (B).
            Verdict::AttackersLost | Verdict::AttackersRetreat(_) => {
                self.journal.note(cites!["14.24"], || ChargeEvent::Stranded { side, pieces: riders });
                riders.iter().for_each(|rider| self.eliminate(rider, Doom::Cornered));
                attack
            }
            // Whoever must go back finds the cavalry behind him, and whoever is lost awaits
            // recovery (A).
            Verdict::DefendersRetreat(_) | Verdict::DefendersLost => {
                let pieces = self.field().overrun(attack.defenders);
                self.ride_down(side, pieces);
                self.land(side, riders);
                Attack { defenders: attack.defenders.without(pieces), ..attack }
            }
            _ => attack,
        }
    }

    fn ride_down(&mut self, side: Side, pieces: Pieces) {
        let enemy = side.enemy();
        let hexes = self.field().hexes_of(pieces);
        for at in hexes.iter() {
            let here: Pieces = pieces.iter().filter(|unit| self.position.at(*unit) == at).collect();
            self.journal.note(cites!["14.24"], || ChargeEvent::Trampled { side: enemy, pieces: here, at });
            let vedettes = self.field().ours_at(enemy, at).and(self.battle.vedettes);
            here.or(vedettes).iter().for_each(|unit| self.eliminate(unit, Doom::Cornered));
            self.forsake(enemy, at);
        }
    }

    /// When all is over the riders hold the hex, or are lost (A, E).
    pub(crate) fn push_landing(&mut self, defenders: Pieces) {
        let riders = self.field().overrunners(defenders);
        if !riders.is_empty() {
            let side = self.position.active;
            self.push(ChargeStep::Land { side, riders });
        }
    }

    /// In an exchange riders are counted first, the weakest before the others (C); what is still
    /// owed.
    pub(crate) fn pay_with_riders(&mut self, defenders: Pieces, mut owed: u16) -> u16 {
        let mut riders = self.field().overrunners(defenders);
        while owed > 0 {
            let weakest = riders.iter().min_by_key(|rider: &PieceId| (self.field().strength(*rider), *rider));
            let Some(rider) = weakest else { break };
            riders.remove(rider);
            owed = owed.saturating_sub(2 * u16::from(self.field().strength(rider)));
            let side = self.field().owner(rider);
            self.journal.note(cites!["14.24", "12.2"], || ChargeEvent::Stranded { side, pieces: Pieces::only(rider) });
            self.eliminate(rider, Doom::Cornered);
        }
        owed
    }
}
