//! Chapter 12: wagons. *Secret: concealed stacks, and who is in which.*
//!
//! Where the wagons of a side have stood together in its turn, nobody else knows who rides in
//! which: another world has the companies in other wagons. A raid shows who was in one, and
//! so who was in the other.

use crate::rules::{cites, refuse};
use kernel::{Dice, Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};

/// So many wagons has a side.
pub const WAGONS: u8 = 2;

/// The wagons of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Train {
    /// The field of each wagon.
    pub at: [u8; WAGONS as usize],
    /// In which wagon each company rides; a lost one rides nowhere.
    pub companies: Vec<Option<u8>>,
    /// The wagons have stood together: others do not know who rides in which.
    pub mingled: bool,
}

/// What a viewer sees of a side's wagons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seen {
    /// The field of each wagon.
    pub at: [u8; WAGONS as usize],
    /// Of each company: its wagon, if the viewer knows it. A lost one is not listed.
    pub companies: Vec<(u8, Option<u8>)>,
    /// How many companies there were.
    pub count: u8,
    /// The wagons have stood together.
    pub mingled: bool,
}

impl Train {
    pub(crate) fn new(battle: &Battle, side: Side) -> Self {
        let companies = vec![Some(0); usize::from(battle.spec.companies)];
        Train { at: [battle.home(side); 2], companies, mingled: false }
    }

    fn stands_together(&self) -> bool {
        self.at[0] == self.at[1]
    }

    /// It is the turn of their side: where they stand together companies may have changed.
    pub(crate) fn mingle(&mut self) {
        self.mingled |= self.stands_together() && !self.companies.is_empty();
    }

    /// As a viewer sees them.
    pub fn seen(&self, sees: bool) -> Seen {
        let Train { at, companies, mingled } = self;
        let known = sees || !mingled;
        let present = companies.iter().enumerate().filter_map(|(company, wagon)| Some((company as u8, (*wagon)?)));
        Seen {
            at: *at,
            companies: present.map(|(company, wagon)| (company, known.then_some(wagon))).collect(),
            count: companies.len() as u8,
            mingled: *mingled,
        }
    }

    /// The companies in other wagons, if nobody knows where they are.
    pub(crate) fn another(&mut self, dice: &mut Dice) {
        if self.mingled {
            self.companies.iter_mut().flatten().for_each(|wagon| *wagon = dice.roll(WAGONS.into()) as u8);
        }
    }
}

impl Seen {
    /// Wagons that look like these.
    pub(crate) fn imagined(&self, dice: &mut Dice) -> Train {
        let mut companies = vec![None; usize::from(self.count)];
        for (company, wagon) in &self.companies {
            companies[usize::from(*company)] = Some(wagon.unwrap_or_else(|| dice.roll(WAGONS.into()) as u8));
        }
        Train { at: self.at, companies, mingled: self.mingled }
    }
}

impl Field<'_> {
    pub(crate) fn check_haul(&self, wagon: u8) -> Result<(), Refusal> {
        let mover = self.position.clock.mover;
        let own = self.battle.spec.companies > 0 && wagon < 2 * WAGONS && Side::of(wagon / WAGONS) == mover;
        require(own, refuse!("12.1", "no-wagon"))?;
        self.check_action()?;
        let at = self.position.trains[mover].at[usize::from(wagon % WAGONS)];
        let ahead = self.battle.ahead(mover, at).ok_or(refuse!("2.7", "edge"))?;
        require(self.position.is_free_of(self.battle, mover.enemy(), ahead), refuse!("12.5", "held-by-enemy"))
    }

    pub(crate) fn check_carry(&self, company: u8) -> Result<(), Refusal> {
        let train = &self.position.trains[self.position.clock.mover];
        let riding = train.companies.get(usize::from(company)).copied().flatten();
        require(riding.is_some(), refuse!("12.6", "no-company"))?;
        require(train.stands_together(), refuse!("12.3", "wagons-apart"))
    }

    pub(crate) fn check_raid(&self, token: u8, wagon: u8) -> Result<(), Refusal> {
        let enemy = self.position.clock.mover.enemy();
        let field = self.acting(token)?;
        let theirs = self.battle.spec.companies > 0 && wagon < 2 * WAGONS && Side::of(wagon / WAGONS) == enemy;
        require(theirs, refuse!("12.4", "no-enemy-wagon"))?;
        let at = self.position.trains[enemy].at[usize::from(wagon % WAGONS)];
        require(at.abs_diff(field) <= 1, refuse!("12.4", "wagon-too-far"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn haul(&mut self, wagon: u8) {
        self.spend();
        let mover = self.position.clock.mover;
        let train = &mut self.position.trains[mover];
        let at = &mut train.at[usize::from(wagon % WAGONS)];
        *at = self.battle.ahead(mover, *at).unwrap_or(*at);
        let to = *at;
        train.mingle();
        self.journal.note(cites!["12.2"], || Event::Hauled { wagon, to });
    }

    pub(crate) fn carry(&mut self, company: u8) {
        let side = self.position.clock.mover;
        if let Some(Some(wagon)) = self.position.trains[side].companies.get_mut(usize::from(company)) {
            *wagon = 1 - *wagon;
        }
        self.journal.note(cites!["12.3"], || Event::Carried { side, company });
    }

    pub(crate) fn raid(&mut self, token: u8, wagon: u8) {
        self.spend();
        let side = self.position.clock.mover;
        let train = &mut self.position.trains[side.enemy()];
        let inside = Some(wagon % WAGONS);
        let hidden = train.mingled && train.companies.iter().any(Option::is_some);
        let lost: Vec<u8> = (0..train.companies.len() as u8)
            .filter(|company| train.companies[usize::from(*company)] == inside)
            .collect();
        lost.iter().for_each(|company| train.companies[usize::from(*company)] = None);
        train.mingled = false;
        self.position.score[side] += lost.len() as i16;
        self.journal.note(cites!["12.4"], || Event::Raided { token, wagon, companies: lost });
        if hidden {
            self.disclose();
        }
    }
}
