//! Pontoons: laid, crossed, taken up, captured (18.3). A pontoon that lies is a piece with a
//! hexside.

use ground::{Edge, Terrain};
use hexes::{Direction, Hex};
use kernel::{Journal, Refusal, Side};

use super::TrainEvent;
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::engine::position::{PieceState, Place};
use crate::movement::{MoveStep, Mover};
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// The pontoons of a side that lie across water.
    pub(crate) fn laid(&self, side: Side) -> Pieces {
        self.position.in_place(Place::Laid).and(self.battle.of_side[side])
    }

    /// The hexes at both ends of a pontoon that lies.
    pub(crate) fn ends(&self, pontoon: PieceId) -> [Hex; 2] {
        let PieceState { at, back, .. } = self.position.piece(pontoon);
        let other = self.around(at).find(|(direction, _)| direction.index() == usize::from(back));
        [at, other.map_or(at, |(_, hex)| hex)]
    }

    /// Whether a pontoon joins two neighbours; whose it is does not matter (18.35).
    #[inline]
    pub(crate) fn has_pontoon(&self, from: Hex, to: Hex) -> bool {
        let joins = |piece: PieceId| {
            let ends = self.ends(piece);
            ends == [from, to] || ends == [to, from]
        };
        self.position.in_place(Place::Laid).iter().any(joins)
    }

    /// Whether a pontoon of a side joins two neighbours: trains use no others (18.35).
    pub(crate) fn has_own_pontoon(&self, side: Side, from: Hex, to: Hex) -> bool {
        let joins = |piece: PieceId| self.ends(piece).contains(&from) && self.ends(piece).contains(&to);
        self.laid(side).iter().any(joins)
    }

    /// Whether the pontoon between two hexes has a whole bridge or another pontoon at one of its
    /// ends (18.33, 12.33).
    pub(crate) fn is_doubled(&self, from: Hex, to: Hex) -> bool {
        let here = |hex: &Hex| *hex == from || *hex == to;
        let bridge = |number: usize| {
            let laid = &self.battle.board.crossings[number];
            laid.kind == Edge::Bridge && !self.is_damaged(number as u8) && laid.hexes.iter().any(here)
        };
        let pontoons = self.position.in_place(Place::Laid).iter();
        (0..self.battle.board.crossings.len()).any(bridge)
            || pontoons.filter(|piece| self.ends(*piece).iter().any(here)).count() > 1
    }

    /// Whether a river or stream lies between two neighbours.
    fn is_bank(&self, from: Hex, direction: Direction) -> bool {
        self.battle.has(from, direction, Edge::Stream) || self.battle.has(from, direction, Edge::River)
    }

    /// Whether the mover may lay its pontoons (18.31, 18.32).
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_lay_pontoon(&self, step: MoveStep, mover: &Mover, to: Hex) -> Result<(), Refusal> {
        let MoveStep::Move(side) = step else { return Err(refuse!("18.31", "no-pontoons")) };
        let train = mover.pieces.and(self.battle.pontoons).first();
        let train = train.filter(|_| mover.entering == 0).ok_or(refuse!("18.31", "no-pontoons"))?;
        require(!self.position.marks.taken_up.has(train), refuse!("18.34", "taken-up-now"))?;
        require(!self.is_marching(mover.pieces), refuse!("18.32", "in-road-march-now"))?;
        require(self.weather().pontoons, refuse!("18.32", "frozen").also(crate::rules::cite!("23.13")))?;
        require(!self.is_high_water(), refuse!("24.6", "no-pontoons-in-high-water"))?;
        let direction = self.direction(mover.at, to).ok_or(refuse!("18.31", "not-adjacent"))?;
        require(self.is_bank(mover.at, direction), refuse!("18.3", "no-water"))?;
        require(!self.has_pontoon(mover.at, to), refuse!("18.31", "lies-already"))?;
        require(!self.holds(side.enemy(), to), refuse!("18.32", "held-by-enemy"))?;
        let steep = |hex: Hex| self.battle.is(hex, Terrain::Slope) && !self.battle.board.has_way(hex);
        require(!steep(mover.at) && !steep(to), refuse!("18.32", "steep"))?;
        let fire = self.is_burning(mover.at) || self.is_burning(to);
        require(!fire, refuse!("23.13", "burning"))
    }

    /// Whether a pontoon may be taken up into a hex at one of its ends (18.34).
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(super) fn may_take_up(&self, side: Side, piece: PieceId, hex: Hex) -> Result<(), Refusal> {
        require(self.laid(side).has(piece), refuse!("18.34", "no-pontoons"))?;
        require(self.ends(piece).contains(&hex), refuse!("18.34", "not-its-end"))?;
        require(!self.holds(side.enemy(), hex), refuse!("7.4", "held-by-enemy"))?;
        require(
            !self.in_zone(side.enemy(), hex),
            refuse!("18.34", "train-in-zone").also(crate::rules::cite!("18.12")),
        )?;
        self.may_join(side, hex, Pieces::only(piece))
    }

    /// Pontoons of a side with an enemy combat unit at an end, or next to one (18.14).
    pub(super) fn threatened(&self, side: Side) -> Pieces {
        let enemy = side.enemy();
        let near = |hex: &Hex| !self.combat_at(enemy, *hex).is_empty() || self.firm_zone_reaches(enemy, *hex);
        self.laid(side).iter().filter(|piece| self.ends(*piece).iter().any(near)).collect()
    }

    /// A pontoon train of a side that nobody uses, or that was lost: it stands for one that was
    /// captured. Packs have enough of them.
    fn spare_pontoons(&self, side: Side) -> Option<PieceId> {
        let spare = self.position.in_place(Place::Nowhere).or(self.position.in_place(Place::Eliminated));
        spare.and(self.battle.of_side[side]).and(self.battle.pontoons).first()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The mover lays its pontoons; its move is over.
    pub(crate) fn lay(&mut self, side: Side, mover: Mover, to: Hex) {
        let train = mover.pieces.and(self.battle.pontoons).first();
        let (Some(train), Some(direction)) = (train, self.field().direction(mover.at, to)) else { return };
        let (at, enemy) = (mover.at, side.enemy());
        // Whether they are in danger tells something of hidden forces there.
        let field = self.field();
        if [at, to].into_iter().any(|hex| field.is_veiled(enemy, hex) || field.is_veiled_beside(enemy, hex)) {
            self.show_of(enemy);
        }
        self.position.remove(train, Place::Laid);
        self.position.pieces.set(train, PieceState { at, place: Place::Laid, back: direction.index() as u8 });
        self.position.marks.moved = self.position.marks.moved.or(mover.pieces.without(Pieces::only(train)));
        self.position.mover = None;
        self.journal.note(cites!["18.3", "18.31"], || TrainEvent::Laid { side, train, from: at, to });
        self.touch();
    }

    pub(super) fn take_up(&mut self, side: Side, train: PieceId, at: Hex) {
        self.position.put(train, at);
        self.position.marks.taken_up.add(train);
        self.journal.note(cites!["18.34"], || TrainEvent::TakenUp { side, train, at });
    }

    /// Pontoons next to the enemy are taken whole, or destroyed (18.14, 18.35).
    pub(super) fn catch_pontoons(&mut self, side: Side, train: PieceId, die: u8) {
        let state = self.position.piece(train);
        let laid = state.place == Place::Laid;
        let held = laid && {
            let field = self.field();
            field.ends(train).iter().any(|hex| field.has_troops(side, *hex))
        };
        if die > self.battle.charts.supply.taken {
            self.position.remove(train, Place::Eliminated);
            return self.journal.note(cites!["18.14", "18.15"], || TrainEvent::Destroyed { side, train, die });
        }
        if held {
            self.position.marks.tested.add(train);
            return self.journal.note(cites!["18.14"], || TrainEvent::Unharmed { side, train, die });
        }
        let enemy = side.enemy();
        self.position.remove(train, Place::Eliminated);
        let free = laid || !self.field().holds(side, state.at);
        match self.field().spare_pontoons(enemy).filter(|_| free) {
            Some(spare) => {
                if laid {
                    self.position.pieces.set(spare, state);
                } else {
                    self.position.put(spare, state.at);
                }
                self.position.marks.tested.add(spare);
                self.journal.note(cites!["18.14", "18.35"], || TrainEvent::Taken { side: enemy, train: spare, die });
            }
            None => self.journal.note(cites!["18.14", "18.15"], || TrainEvent::Destroyed { side, train, die }),
        }
    }
}
