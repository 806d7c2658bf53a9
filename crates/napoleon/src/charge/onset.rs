//! Who may charge whom, over what ground, and how it ends (14.1 to 14.23, 14.3).

use ground::{Edge, Terrain};
use hexes::{Hex, Pace, Reach, Stride};
use kernel::{Journal, Refusal, Side, Tally};

use super::{ChargeEvent, ChargeStep};
use crate::engine::arms::Onset;
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::engine::position::Place;
use crate::engine::spec::Kind;
use crate::results::Doom;
use crate::rules::{cite, cites, refuse};

/// What bars a charge on a hexside: every water and every way over it.
const WATER: [Edge; 6] = [Edge::Stream, Edge::River, Edge::Shore, Edge::Bridge, Edge::Trestle, Edge::Ford];

/// How a charge stands before the die is rolled.
pub(crate) struct Gallop {
    /// Riders and defenders, in quarters.
    pub(crate) strengths: [u32; 2],
    /// The column of the odds.
    pub(crate) column: usize,
    /// What is added to the die.
    pub(crate) shifts: Tally,
}

impl Field<'_> {
    /// The odds of a charge, and what is added to its die; nothing if they are not on the table (14.21).
    pub(crate) fn gallop(&self, side: Side, riders: Pieces, at: Hex) -> Option<Gallop> {
        let strengths = self.onset_strengths(riders, at);
        let column = self.battle.charts.arms.charge.column(strengths[0], strengths[1].max(1))?;
        let mut shifts = Tally::default();
        let weather = i16::from(self.weather().charge.unwrap_or(0));
        shifts.add(weather, cite!("14.3"), "napoleon-shift-weather");
        self.charge_by_cards(side, &mut shifts);
        Some(Gallop { strengths, column, shifts })
    }

    /// Whether a hex may be charged at all, whoever rides (14.1, 14.22, 14.3).
    fn may_be_charged(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        require(!self.turn().no_charge, refuse!("14.3", "too-dark-to-charge"))?;
        let weather = self.weather().charge.is_some() && !self.is_night();
        require(weather, refuse!("14.3", "weather-forbids-charges").also(cite!("14.22")))?;
        let there = self.combat_at(side.enemy(), hex);
        require(!there.is_empty(), refuse!("14.1", "nobody-there"))?;
        let walls = self.is_chateau(hex) || self.is_improved(hex);
        require(!walls, refuse!("15.14", "no-charge-into-walls").also(cite!("14.22")))?;
        let close = [Terrain::Woods, Terrain::Town, Terrain::Orchard];
        let open = !close.into_iter().any(|terrain| self.battle.is(hex, terrain));
        require(open, refuse!("14.22", "no-charge-into-cover"))?;
        require(!self.is_burning(hex), refuse!("23.13", "burning").also(cite!("23.15")))?;
        require(!self.position.fights.is_charged(hex), refuse!("14.22", "charged-already"))?;
        let fights = &self.position.fights;
        let foot = self.battle.infantry.or(self.battle.artillery);
        let backed = (0..fights.count).any(|number| {
            let attack = self.present(number);
            !attack.defenders.and(there).is_empty() && !attack.attackers.and(foot).is_empty() && self.is_on(number)
        });
        require(backed, refuse!("14.1", "no-attack-behind"))
    }

    /// Whether a unit may charge at all (14.1).
    fn may_ride(&self, side: Side, piece: PieceId) -> Result<(), Refusal> {
        let horse = self.is_ours(side, piece) && self.battle.cavalry.has(piece);
        require(horse && self.kind(piece) != Kind::LightCavalry, refuse!("14.1", "does-not-charge"))?;
        require(!self.position.marks.advanced.has(piece), refuse!("12.4", "has-advanced"))?;
        require(!self.is_demoralized(piece), refuse!("14.1", "demoralized").also(cite!("21.2")))?;
        let marks = &self.position.marks;
        require(!marks.marching.has(piece), refuse!("14.22", "in-road-march").also(cite!("7.54")))?;
        require(!marks.marched.has(piece), refuse!("14.1", "has-moved"))?;
        require(!marks.pinned.has(piece), refuse!("14.1", "could-not-move"))?;
        let attacks = self.position.fights.declared().attackers.has(piece);
        require(!attacks, refuse!("14.1", "attacks-already").also(cite!("10.31")))?;
        require(!marks.charged.has(piece), refuse!("14.22", "charged-once"))?;
        if marks.out_of_command.has(piece) {
            require(!marks.barred.has(piece), refuse!("14.1", "officer-failed").also(cite!("6.32")))?;
            require(!marks.tried.has(piece) || marks.moved.has(piece), refuse!("14.1", "has-checked"))?;
        }
        Ok(())
    }

    /// Those who could charge a hex, each by itself.
    pub(super) fn riders_for(&self, side: Side, at: Hex) -> Pieces {
        let able =
            |piece: &PieceId| self.may_ride(side, *piece).is_ok() && self.can_gallop(side, Pieces::only(*piece), at);
        self.on_map(side).and(self.battle.cavalry).iter().filter(able).collect()
    }

    /// Whether somebody may charge a hex; if nobody, the nearest cavalry says why.
    pub(super) fn may_charge(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        self.may_be_charged(side, hex)?;
        require(!self.rests(side), refuse!("24.12", "rests"))?;
        let horse = self.on_map(side).and(self.battle.cavalry);
        if horse.iter().any(|piece| self.may_spur(side, hex, Pieces::NONE, piece).is_ok()) {
            return Ok(());
        }
        let nearest = horse.iter().min_by_key(|piece| self.distance(self.position.at(*piece), hex));
        nearest.map_or(Err(refuse!("14.1", "nobody-charges")), |piece| self.may_spur(side, hex, Pieces::NONE, piece))
    }

    /// Whether a unit may join a charge: from the hex of the others, with a way that all can ride,
    /// and with odds that they can still reach.
    pub(super) fn may_spur(&self, side: Side, at: Hex, riders: Pieces, piece: PieceId) -> Result<(), Refusal> {
        require(!riders.has(piece), refuse!("14.22", "charged-once"))?;
        self.may_ride(side, piece)?;
        let from = self.position.at(piece);
        let together = riders.first().is_none_or(|other| self.position.at(other) == from);
        require(together, refuse!("14.22", "one-stack"))?;
        let group = riders.or(Pieces::only(piece));
        require(self.can_gallop(side, group, at), refuse!("14.21", "no-way-to-charge").also(cite!("14.22")))?;
        let able = |other: &PieceId| self.may_ride(side, *other).is_ok();
        let all = group.or(self.combat_at(side, from).and(self.battle.cavalry).iter().filter(able).collect());
        self.may_sound(all, at)
    }

    /// Whether the odds of a charge are on the table (14.21).
    pub(super) fn may_sound(&self, riders: Pieces, at: Hex) -> Result<(), Refusal> {
        let [attack, defence] = self.onset_strengths(riders, at);
        let column = self.battle.charts.arms.charge.column(attack, defence.max(1));
        require(column.is_some(), refuse!("14.21", "odds-too-low"))
    }

    /// Whether riders have a way to a hex (14.21, 14.22): with all their points, not uphill or over
    /// water, not through friends, enemies or zones of others than the target.
    fn can_gallop(&self, side: Side, riders: Pieces, at: Hex) -> bool {
        let Some(start) = riders.first().map(|piece| self.position.at(piece)) else { return false };
        let points = self.allowance(riders);
        let entry = self.battle.charts.arms.charge.entry;
        let least = self.battle.charts.movement.way;
        if self.distance(start, at) * u32::from(least) + u32::from(entry) > u32::from(points) {
            return false;
        }
        let barred = |from: Hex, to: Hex| {
            let edges = self.direction(from, to).map(|way| self.battle.board.edges[from.index()][way.index()]);
            edges.is_none_or(|edges| edges.has(Edge::Up) || WATER.into_iter().any(|edge| edges.has(edge)))
        };
        let mut reach = Reach::default();
        let pace = Pace { points, one_hex_always: false };
        reach.spread(&self.battle.board.grid, start, pace, |from, _, _, to| {
            if barred(from, to) || (to != at && !self.is_open_to_charge(side, to, at)) {
                return Stride::Barred;
            }
            match self.price(riders, from, to) {
                Err(_) => Stride::Barred,
                Ok(stride) if to == at => Stride::Halts(stride.cost + entry),
                Ok(stride) => Stride::Costs(stride.cost),
            }
        });
        reach.hexes().has(at)
    }

    /// Whether a charge may pass through a hex (14.22).
    fn is_open_to_charge(&self, side: Side, hex: Hex, target: Hex) -> bool {
        let friends = self.ours_at(side, hex).without(self.battle.leaders);
        // Nobody knows what a hidden force is.
        let troops = self.battle.combat.or(self.battle.vedettes).or(self.position.hidden);
        let troops = self.battle.of_side[side.enemy()].and(troops);
        let watched = |(direction, near): (hexes::Direction, Hex)| {
            near != target && !self.is_wet(hex, direction) && !self.position.pieces_at(near).and(troops).is_empty()
        };
        let zone = !self.is_fortified(hex) && self.around(hex).any(watched);
        friends.is_empty() && !self.holds(side.enemy(), hex) && !zone
    }

    /// All pieces on the map.
    pub(crate) fn all_on_map(&self) -> Pieces {
        self.on_map(Side::First).or(self.on_map(Side::Second))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Whoever cannot charge anybody is not asked.
    pub(super) fn run_charging(&mut self, side: Side) -> bool {
        // Whether anybody can charge may tell something of hidden cavalry.
        self.show_of(side);
        let field = self.field();
        let assailed = field.hexes_of(self.position.fights.declared().defenders.and(field.all_on_map()));
        let any = assailed.iter().any(|hex| field.may_charge(side, hex).is_ok());
        if !any {
            self.done();
        }
        !any
    }

    /// A unit joins; one out of command must check its initiative first (14.1).
    pub(super) fn spur(&mut self, side: Side, at: Hex, mut riders: Pieces, piece: PieceId) {
        self.show(Pieces::only(piece));
        let marks = &self.position.marks;
        let rides = if marks.out_of_command.has(piece) {
            let die = self.die();
            let initiative = self.field().initiative(piece);
            let (rides, changed) = self.field().passes(side, die, initiative, false);
            self.position.marks.tried.add(piece);
            self.journal.note(cites!["14.1", "6.3", changed => "24.12"], || ChargeEvent::Spurred {
                side,
                piece,
                die,
                initiative,
                rides,
            });
            rides
        } else {
            true
        };
        if rides {
            riders.add(piece);
        } else {
            self.position.marks.pinned.add(piece);
        }
        self.go_on(ChargeStep::Charge { side, at, riders });
    }

    /// The charge (14.21, 14.23).
    pub(crate) fn sound(&mut self, side: Side, at: Hex, riders: Pieces) {
        let Some(Gallop { strengths, column, shifts }) = self.field().gallop(side, riders, at) else { return };
        let weather = self.field().weather().charge.unwrap_or(0);
        let chart = &self.battle.charts.arms.charge;
        let die = self.die();
        let onset = chart.onset(column, i16::from(die) + shifts.total());
        self.position.marks.charged = self.position.marks.charged.or(riders);
        self.position.fights.add_charged(at);
        self.forfeit(riders);
        self.journal.note(cites!["14.1", "14.2", "14.21", "14.22", "14.23", weather != 0 => "23.13", ..shifts], || {
            ChargeEvent::Charged { side, pieces: riders, at, strengths, shifts: Box::new(shifts), die, onset }
        });
        match onset {
            Onset::Overrun => riders.iter().for_each(|rider| self.position.ride_over(rider, at)),
            Onset::PulledUp(count) => {
                self.form_squares(side.enemy(), at);
                self.push(ChargeStep::Rein { side, among: riders, left: count });
            }
            Onset::Lost => {
                riders.iter().for_each(|rider| self.eliminate(rider, Doom::Charge));
                self.catch_leaders();
            }
        }
    }

    /// Infantry that was charged and held stands in square (14.23).
    fn form_squares(&mut self, side: Side, at: Hex) {
        let pieces = self.field().combat_at(side, at).and(self.battle.infantry);
        if !pieces.is_empty() {
            self.position.marks.square = self.position.marks.square.or(pieces);
            self.journal.note(cites!["14.23"], || ChargeEvent::Squares { side, pieces, at });
        }
    }

    pub(super) fn run_reining(&mut self, among: Pieces, left: u8) -> bool {
        if left == 0 || among.is_empty() {
            self.done();
            return true;
        }
        if usize::from(left) < among.len() {
            return false;
        }
        self.done();
        among.iter().for_each(|unit| self.reduce(unit, Doom::PulledUp));
        true
    }

    /// Riders hold the hex that they have overrun if the enemy is gone; else they are lost (14.24).
    pub(super) fn land(&mut self, side: Side, riders: Pieces) {
        for rider in riders.and(self.position.marks.overrunning).iter() {
            let at = self.position.at(rider);
            let pieces = Pieces::only(rider);
            if self.field().holds(side.enemy(), at) {
                self.journal.note(cites!["14.24"], || ChargeEvent::Stranded { side, pieces });
                self.eliminate(rider, Doom::Cornered);
            } else {
                self.position.marks.overrunning.remove(rider);
                self.position.put(rider, at);
                self.journal.note(cites!["14.24", "12.4"], || ChargeEvent::Landed { side, pieces, at });
            }
        }
    }

    /// Nobody ends a phase in a hex with the enemy (14.24 B).
    pub(crate) fn land_all(&mut self, side: Side) {
        self.land(side, self.position.marks.overrunning);
    }
}

impl Field<'_> {
    /// Whether a piece stands in a hex of the enemy that it has overrun.
    pub(crate) fn is_overrunning(&self, piece: PieceId, hex: Hex) -> bool {
        let state = self.position.piece(piece);
        state.place == Place::Overrun && state.at == hex
    }
}
