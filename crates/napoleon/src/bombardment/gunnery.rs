//! Who may bombard (13.32), what (13.33), how far (13.2), and with what strength (13.35, 13.36,
//! 13.5).

use ground::Terrain;
use hexes::Hex;
use kernel::{Cite, Refusal, Side, Tally};

use crate::engine::arms::Share;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, require};
use crate::rules::{cite, refuse};

/// What a bombardment is worth.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Salvo {
    /// Its strength, with everything that was taken off.
    pub(crate) points: Tally,
    /// What batteries in the target took off (13.5).
    pub(super) counter: u16,
    /// Somebody fires from the farthest range.
    pub(super) far: bool,
    /// The ground of the target counts.
    pub(super) ground: bool,
}

impl Salvo {
    /// After everything.
    pub(super) fn strength(&self) -> u16 {
        self.points.total().max(0) as u16
    }
}

impl Field<'_> {
    /// The batteries of a side on the map.
    pub(crate) fn batteries(&self, side: Side) -> Pieces {
        self.on_map(side).and(self.battle.artillery)
    }

    /// Whether a hex is one that no shot comes out of or into: woods, and orchards (13.32, 13.33).
    fn is_covered(&self, hex: Hex) -> bool {
        self.battle.is(hex, Terrain::Woods) || self.battle.is(hex, Terrain::Orchard)
    }

    /// Whether the artillery of a hex is alone there in an enemy zone (13.42).
    pub(crate) fn is_ridden_down(&self, side: Side, hex: Hex) -> bool {
        self.combat_at(side, hex).without(self.battle.artillery).is_empty() && self.in_firm_zone(side.enemy(), hex)
    }

    /// Whether a battery may bombard at all (13.1, 13.32).
    pub(super) fn may_bombard(&self, side: Side, gun: PieceId) -> Result<(), Refusal> {
        require(self.is_ours(side, gun) && self.battle.artillery.has(gun), refuse!("13.1", "no-battery"))?;
        require(!self.turn().no_bombardment, refuse!("13.32", "too-dark-to-fire"))?;
        let weather = self.weather().bombardment.is_some();
        require(weather, refuse!("13.32", "weather-forbids-fire").also(cite!("23.13")))?;
        let (marks, hex) = (&self.position.marks, self.position.at(gun));
        require(!marks.marching.has(gun), refuse!("13.32", "battery-marches").also(cite!("7.54")))?;
        require(!self.is_covered(hex), refuse!("13.32", "battery-in-cover").also(cite!("13.36")))?;
        require(!self.is_burning(hex), refuse!("23.13", "burning").also(cite!("23.15")))?;
        require(!marks.fired.has(gun), refuse!("13.32", "fired-already").also(cite!("13.1")))?;
        require(!marks.suppressed.has(gun), refuse!("13.38", "suppressed").also(cite!("2.1")))?;
        let attacks = self.position.fights.declared().attackers.has(gun);
        require(!attacks, refuse!("13.1", "battery-attacks").also(cite!("13.42")))?;
        require(!self.is_ridden_down(side, hex), refuse!("13.42", "battery-alone").also(cite!("13.32")))
    }

    /// Whether a hex may be bombarded, wherever the batteries stand (13.33).
    pub(super) fn may_shell(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        require(!self.is_veiled(side.enemy(), hex), refuse!("8.3", "not-seen"))?;
        let there = self.ours_at(side.enemy(), hex).and(self.battle.combat.or(self.battle.leaders));
        require(!there.is_empty(), refuse!("13.33", "nobody-to-shell"))?;
        require(!self.is_burning(hex), refuse!("23.13", "burning").also(cite!("23.15")))?;
        require(!self.position.barrage.is_shelled(hex), refuse!("13.33", "shelled-already"))?;
        require(self.position.barrage.has_room(), refuse!("13.33", "too-many-targets"))?;
        require(!self.is_covered(hex), refuse!("13.33", "target-in-cover").also(cite!("13.36")))?;
        require(!self.is_chateau(hex), refuse!("15.23", "target-in-walls").also(cite!("13.33")))
    }

    /// Whether a hex is in the range of a battery (13.2), a town not at the farthest (13.36).
    fn is_in_range(&self, from: Hex, to: Hex) -> Result<(), Refusal> {
        let [nearest, farthest] = self.battle.charts.arms.bombardment.range.map(u32::from);
        let distance = self.distance(from, to);
        if distance < nearest {
            // Over a river without a bridge batteries fire at their neighbours (10.32).
            let across = self.direction(from, to).is_some_and(|way| self.is_unbridged(from, way, to));
            return require(across, refuse!("13.33", "too-near").also(cite!("13.2")));
        }
        require(distance <= farthest, refuse!("13.2", "out-of-reach"))?;
        let town = self.battle.is(to, Terrain::Town) && distance == farthest;
        require(!town, refuse!("13.36", "town-too-far").also(cite!("13.33")))
    }

    /// Whether a battery may fire at a hex.
    pub(super) fn may_lay(&self, side: Side, gun: PieceId, hex: Hex) -> Result<(), Refusal> {
        self.may_bombard(side, gun)?;
        let pledged = self.open_pledge(side, gun);
        require(pledged.is_none_or(|other| other == hex), refuse!("13.6", "pledged-elsewhere"))?;
        self.may_reach(gun, hex)
    }

    /// Whether a battery reaches and sees a hex (13.2, 13.34).
    pub(super) fn may_reach(&self, gun: PieceId, hex: Hex) -> Result<(), Refusal> {
        let from = self.position.at(gun);
        self.is_in_range(from, hex)?;
        self.may_aim(from, hex)
    }

    /// Whether a hex may be bombarded by somebody; if not, the nearest battery says why.
    pub(super) fn may_target(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        self.may_shell(side, hex)?;
        let guns = self.batteries(side);
        if guns.iter().any(|gun| self.may_lay(side, gun, hex).is_ok()) {
            return Ok(());
        }
        let nearest = guns.iter().min_by_key(|gun| self.distance(self.position.at(*gun), hex));
        nearest.map_or(Err(refuse!("13.1", "no-battery")), |gun| self.may_lay(side, gun, hex))
    }

    /// Hexes that might be bombarded: those in the range of a battery that may fire.
    pub(crate) fn shell_targets(&self, side: Side) -> impl Iterator<Item = Hex> + '_ {
        let able = |gun: &PieceId| self.may_bombard(side, *gun).is_ok();
        let guns: Pieces = self.batteries(side).iter().filter(able).collect();
        let from = self.hexes_of(guns);
        let farthest = u32::from(self.battle.charts.arms.bombardment.range[1]);
        let enemies = self.on_map(side.enemy()).and(self.battle.combat.or(self.battle.leaders));
        let hexes = if guns.is_empty() { hexes::HexSet::default() } else { self.hexes_of(enemies) };
        let near = move |hex: &Hex| from.iter().any(|gun| self.distance(gun, *hex) <= farthest);
        self.battle.board.grid.hexes().filter(move |hex| hexes.has(*hex)).filter(near)
    }

    /// What a bombardment is worth. Counter-battery fire comes first, off the nearer batteries that
    /// the target sees; then range, then ground.
    pub(crate) fn salvo(&self, side: Side, at: Hex, guns: Pieces) -> Salvo {
        let chart = &self.battle.charts.arms.bombardment;
        // By range: near, far; all of it, and what the target sees.
        let (mut points, mut seen) = ([0u16; 2], [0u16; 2]);
        for gun in guns.iter() {
            let from = self.position.at(gun);
            let far = usize::from(self.distance(from, at) >= u32::from(chart.range[1]));
            points[far] += u16::from(self.strength(gun));
            if self.may_aim(at, from).is_ok() {
                seen[far] += u16::from(self.strength(gun));
            }
        }
        let enemy = side.enemy();
        let replies = if self.is_ridden_down(enemy, at) { Pieces::NONE } else { self.combat_at(enemy, at) };
        let replying = replies.and(self.battle.artillery).iter().map(|gun| u16::from(self.strength(gun))).sum();
        let most = chart.counter.of(replying);
        let near = most.min(seen[0]);
        let far = (most - near).min(seen[1]);
        let mut tally = Tally::default();
        let less = |tally: &mut Tally, share: Share, of: u16, cite: Cite, reason: &'static str| {
            tally.add(share.of(of) as i16 - of as i16, cite, reason);
        };
        tally.add(points.iter().sum::<u16>() as i16, cite!("13.31"), "napoleon-part-batteries");
        tally.add(-((near + far) as i16), cite!("13.5"), "napoleon-part-counter");
        less(&mut tally, chart.far, points[1] - far, cite!("13.35"), "napoleon-part-range");
        let [town, marsh] = [Terrain::Town, Terrain::Marsh].map(|terrain| self.battle.is(at, terrain));
        for (_, share) in [(town, chart.town), (marsh, chart.marsh)].into_iter().filter(|(there, _)| *there) {
            let so_far = tally.total() as u16;
            less(&mut tally, share, so_far, cite!("13.36"), "napoleon-part-ground");
        }
        Salvo { points: tally, counter: near + far, far: points[1] > 0, ground: town || marsh }
    }

    /// What is added to the die of a bombardment (13.37).
    pub(super) fn gunnery(&self, side: Side) -> Tally {
        let mut shifts = Tally::default();
        let weather = i16::from(self.weather().bombardment.unwrap_or(0));
        shifts.add(weather, cite!("13.37"), "napoleon-shift-weather");
        self.gunnery_by_cards(side, &mut shifts);
        shifts
    }
}
