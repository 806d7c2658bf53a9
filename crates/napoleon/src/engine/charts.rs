//! The charts of the player aid cards, as a pack gives them.

use ground::{Edge, Terrain, Terrains, Way};

use crate::cards::spec::CardChart;
use crate::concealment::Finding;
use crate::engine::arms::{Arms, SightChart};
use crate::engine::limits::Limits;
use crate::weather::{CONDITIONS, Effects};

/// Costs are counted in half points (7.52).
pub const POINT: u8 = 2;

/// What fills the hexes of this system.
pub const TERRAINS: [Terrain; 8] = [
    Terrain::Clear,
    Terrain::Town,
    Terrain::Woods,
    Terrain::Marsh,
    Terrain::Orchard,
    Terrain::Chateau,
    Terrain::Hilltop,
    Terrain::Slope,
];

/// What lies on its hexsides.
pub const EDGES: [Edge; 9] = [
    Edge::Up,
    Edge::Down,
    Edge::Stream,
    Edge::River,
    Edge::Bridge,
    Edge::Crest,
    Edge::Shore,
    Edge::Trestle,
    Edge::Ford,
];

/// What a combat comes to (12.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Ae: all attackers are eliminated.
    AttackersLost,
    /// Ar: the attackers retreat so many hexes.
    AttackersRetreat(u8),
    /// Ar*: shock in close ground, else the attackers retreat.
    AttackersWaver,
    /// Sk: shock.
    Shock,
    /// 1R: each side reduces a unit.
    BothReduced,
    /// Ex: exchange.
    Exchange,
    /// Dr*: shock in close ground, else the defenders retreat.
    DefendersWaver,
    /// Dr: the defenders retreat so many hexes.
    DefendersRetreat(u8),
    /// De: all defenders are eliminated.
    DefendersLost,
}

impl Verdict {
    /// Reads a cell: `Dr2`.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Verdict, String> {
        Ok(match text {
            "Ae" => Verdict::AttackersLost,
            "Ar" => Verdict::AttackersRetreat(1),
            "Ar2" => Verdict::AttackersRetreat(2),
            "Ar3" => Verdict::AttackersRetreat(3),
            "Ar*" => Verdict::AttackersWaver,
            "Sk" => Verdict::Shock,
            "1R" => Verdict::BothReduced,
            "Ex" => Verdict::Exchange,
            "Dr*" => Verdict::DefendersWaver,
            "Dr" => Verdict::DefendersRetreat(1),
            "Dr2" => Verdict::DefendersRetreat(2),
            "Dr3" => Verdict::DefendersRetreat(3),
            "Dr4" => Verdict::DefendersRetreat(4),
            "De" => Verdict::DefendersLost,
            _ => return Err(format!("`{text}` is no result of a combat: such as `Dr2`, `Ar*` or `Sk` is expected")),
        })
    }

    /// As it is printed.
    pub const fn printed(self) -> &'static str {
        match self {
            Verdict::AttackersLost => "Ae",
            Verdict::AttackersRetreat(1) => "Ar",
            Verdict::AttackersRetreat(2) => "Ar2",
            Verdict::AttackersRetreat(_) => "Ar3",
            Verdict::AttackersWaver => "Ar*",
            Verdict::Shock => "Sk",
            Verdict::BothReduced => "1R",
            Verdict::Exchange => "Ex",
            Verdict::DefendersWaver => "Dr*",
            Verdict::DefendersRetreat(1) => "Dr",
            Verdict::DefendersRetreat(2) => "Dr2",
            Verdict::DefendersRetreat(3) => "Dr3",
            Verdict::DefendersRetreat(_) => "Dr4",
            Verdict::DefendersLost => "De",
        }
    }
}

impl Verdict {
    /// A cell as it is read on the ground where it falls: stars become shock in close ground, and nobody
    /// is driven out of a chateau but by shock (12.1, 15.22).
    #[must_use]
    pub const fn read_on(self, close: bool, chateau: bool) -> Verdict {
        match self {
            Verdict::AttackersWaver | Verdict::DefendersWaver if close => Verdict::Shock,
            Verdict::AttackersWaver => Verdict::AttackersRetreat(1),
            Verdict::DefendersWaver | Verdict::DefendersRetreat(_) if chateau => Verdict::Shock,
            Verdict::DefendersWaver => Verdict::DefendersRetreat(1),
            other => other,
        }
    }
}

/// Odds as they are printed: attacker to defender, in halves, so that `1:1.5` is a pair of whole numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The attacker's part, twice.
    pub attack: u16,
    /// The defender's part, twice.
    pub defence: u16,
}

impl Odds {
    /// Reads `1.5:1`.
    ///
    /// # Errors
    /// If they are none.
    pub fn read(text: &str) -> Result<Odds, String> {
        let bad = || format!("`{text}` are no odds: such as `1.5:1` are expected");
        let part = |text: &str| match text.split_once('.') {
            None => text.parse::<u16>().ok().map(|whole| whole * 2),
            Some((whole, "5")) => whole.parse::<u16>().ok().map(|whole| whole * 2 + 1),
            Some(_) => None,
        };
        let (attack, defence) = text.split_once(':').ok_or_else(bad)?;
        match (part(attack), part(defence)) {
            (Some(attack @ 1..=40), Some(defence @ 1..=40)) => Ok(Odds { attack, defence }),
            _ => Err(bad()),
        }
    }

    /// Whether so much attacking so much reaches them.
    pub const fn are_reached(self, attack: u32, defence: u32) -> bool {
        attack * self.defence as u32 >= defence * self.attack as u32
    }
}

/// The combat results table and the shock table.
#[derive(Clone, Debug)]
pub struct CombatChart {
    /// The columns, worst first.
    pub columns: Vec<Odds>,
    /// By die from 1 to 6, then by column.
    pub rows: Vec<Vec<Verdict>>,
    /// The column from which on the attacker gains in shock (12.2 D).
    pub shock_bonus_from: u8,
    /// The shock table from so many less to as many more.
    pub shock: Vec<Verdict>,
    /// What each die adds to initiative in shock.
    pub shock_dice: [u8; 6],
    /// The column from which on a repulse succeeds (9.12).
    pub repulse_from: u8,
}

impl CombatChart {
    /// The column of strengths: the best one that they reach (10.4).
    pub fn column(&self, attack: u32, defence: u32) -> usize {
        self.columns.iter().rposition(|odds| odds.are_reached(attack, defence)).unwrap_or(0)
    }

    /// A column so many to the right, but no farther than the last one.
    pub fn shifted(&self, column: usize, by: i16) -> usize {
        (column as i16 + by).clamp(0, self.columns.len() as i16 - 1) as usize
    }

    /// What a column comes to, each result with its chance. In shock both sides have initiatives that
    /// differ by so much before the dice; what odds add to that is counted here.
    pub fn prospects(&self, column: usize, close: bool, difference: i16) -> Vec<(Verdict, f64)> {
        let bonus = i16::from(column >= usize::from(self.shock_bonus_from));
        let mut prospects: Vec<(Verdict, f64)> = Vec::new();
        let mut add = |verdict: Verdict, chance: f64| match prospects.iter_mut().find(|(known, _)| *known == verdict) {
            Some((_, sum)) => *sum += chance,
            None => prospects.push((verdict, chance)),
        };
        let sides = self.shock_dice.len() as f64;
        for row in &self.rows {
            let share = 1.0 / self.rows.len() as f64;
            match row[column].read_on(close, false) {
                Verdict::Shock => {
                    for (attack, defence) in
                        self.shock_dice.iter().flat_map(|one| self.shock_dice.map(|two| (*one, two)))
                    {
                        let dice = i16::from(attack) - i16::from(defence);
                        add(self.shock(difference + bonus + dice), share / sides / sides);
                    }
                }
                verdict => add(verdict, share),
            }
        }
        prospects
    }

    /// The result of shock by the difference of initiatives.
    pub fn shock(&self, difference: i16) -> Verdict {
        let most = (self.shock.len() / 2) as i16;
        self.shock[(difference.clamp(-most, most) + most) as usize]
    }
}

/// What movement costs, in half points.
#[derive(Clone, Debug)]
pub struct MoveChart {
    /// By terrain: foot, mounted; [`Terrain::index`].
    pub terrain: [[u8; 2]; Terrain::ALL.len()],
    /// A slope, upwards.
    pub uphill: u8,
    /// A stream, or a frozen river or lake.
    pub stream: u8,
    /// A ford.
    pub ford: u8,
    /// A bridge or trestle.
    pub bridge: u8,
    /// A damaged bridge.
    pub damaged: u8,
    /// A pontoon: over a stream, over a river (18.33).
    pub pontoon: [u8; 2],
    /// A hex on fire (23.15).
    pub fire: u8,
    /// A way, in road march: trail, road.
    pub marching: [u8; 2],
    /// A way, not in road march.
    pub way: u8,
    /// Joining others.
    pub stacking: u8,
    /// Ending a road march.
    pub leaving_march: u8,
    /// Damaging or repairing: trestle, bridge.
    pub works: [u8; 2],
    /// The highest die that repairs: trestle, bridge.
    pub repair: [u8; 2],
}

impl MoveChart {
    /// What the ground of a hex costs foot or mounted troops, without ways. Guides know a cheaper
    /// way through close ground (24.6).
    pub fn ground(&self, terrain: Terrains, foot: bool, guides: Option<u8>) -> u8 {
        let woods = terrain.has(Terrain::Woods);
        let counts = terrain.iter().filter(|kind| !(woods && *kind == Terrain::Chateau));
        let cost = |kind: Terrain| {
            let printed = self.terrain[kind.index()][usize::from(!foot)];
            let close = matches!(kind, Terrain::Woods | Terrain::Marsh | Terrain::Orchard);
            guides.filter(|_| foot && close).map_or(printed, |guided| guided.min(printed))
        };
        counts.map(cost).max().unwrap_or(POINT)
    }

    /// What a way costs in road march.
    pub const fn marching(&self, way: Way) -> u8 {
        match way {
            Way::Trail => self.marching[0],
            Way::Road => self.marching[1],
        }
    }
}

/// What terrain does in combat, as factors in quarters.
#[derive(Clone, Debug)]
pub struct GroundChart {
    /// A town, for infantry that defends it.
    pub town: u8,
    /// A slope, stream or trestle that all attackers cross.
    pub slope: u8,
    /// A bridge over a river that all attackers cross.
    pub bridge: u8,
    /// A chateau.
    pub chateau: u8,
    /// An improved position.
    pub position: u8,
    /// Cavalry and artillery in woods and marsh.
    pub close: u8,
    /// Columns for an attack over a damaged bridge.
    pub damaged: i16,
    /// Columns for an attack after a failed repulse.
    pub repulsed: i16,
}

/// How far supply reaches, and what becomes of trains next to the enemy.
#[derive(Clone, Debug)]
pub struct SupplyChart {
    /// Hexes of a forward line (17.41).
    pub reach: u8,
    /// The highest die that takes a train instead of destroying it (18.14).
    pub taken: u8,
    /// What a captured supply train is worth (18.23).
    pub prize: u8,
}

/// When alternative reinforcements come, by die (19.5).
#[derive(Clone, Debug)]
pub struct CallChart {
    /// Turns until they arrive.
    pub turns: [u8; 6],
    /// Further turns, if they are delayed.
    pub delay: [u8; 6],
    /// The highest die of the enemy that delays them.
    pub delayed: u8,
}

/// All charts of a battle.
#[derive(Clone, Debug)]
pub struct Charts {
    /// Combat.
    pub combat: CombatChart,
    /// Movement.
    pub movement: MoveChart,
    /// Terrain in combat.
    pub ground: GroundChart,
    /// Movement points by kind of piece.
    pub allowances: std::collections::BTreeMap<crate::engine::spec::Kind, u8>,
    /// What reconnaissance finds: by the mover's scouts, then the enemy's; none, vedettes, light cavalry.
    pub reconnaissance: [[Finding; 3]; 3],
    /// Weather.
    pub weather: [Effects; CONDITIONS.len()],
    /// Losses over bridges: the lowest die that loses the first unit over a bridge, over a single pontoon.
    pub bridge_losses: [u8; 2],
    /// The lowest die that captures a leader.
    pub capture: u8,
    /// The lowest die that eliminates a unit whose retreat was barred (12.34).
    pub barred: u8,
    /// How far one sees.
    pub sight: SightChart,
    /// Bombardment, charges, the guard, field works.
    pub arms: Arms,
    /// Movement points under march orders at night, by kind of piece (20.41).
    pub night: std::collections::BTreeMap<crate::engine::spec::Kind, u8>,
    /// Supply (17.41) and what becomes of trains (18.14).
    pub supply: SupplyChart,
    /// Alternative reinforcements (19.5).
    pub calls: CallChart,
    /// Cards (24).
    pub cards: CardChart,
    /// Stacking, leaders, withdrawal, reorganization.
    pub limits: Limits,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_rounded_for_the_defender() {
        let columns = ["1:5", "1:4", "1:3", "1:2", "1:1.5", "1:1", "1.5:1", "2:1", "3:1", "4:1", "5:1", "6:1"];
        let chart = CombatChart {
            columns: columns.iter().map(|text| Odds::read(text).unwrap()).collect(),
            rows: Vec::new(),
            shock_bonus_from: 8,
            shock: ["Ar3", "Ar2", "Ar", "1R", "Dr", "Dr2", "Dr3"].map(|text| Verdict::read(text).unwrap()).to_vec(),
            shock_dice: [0, 0, 1, 1, 2, 2],
            repulse_from: 10,
        };
        // The worked examples of 9.22, 10.4 and of the combat pages, in quarters of a point.
        let examples = [
            (16, 6, "2:1"),
            (15, 10, "1.5:1"),
            (14, 3, "4:1"),
            (11, 4, "2:1"),
            (9, 4, "2:1"),
            (6, 6, "1:1"),
            (10, 6, "1.5:1"),
            (1, 9, "1:5"),
            (99, 1, "6:1"),
        ];
        for (attack, defence, column) in examples {
            assert_eq!(columns[chart.column(attack * 4, defence * 4)], column, "{attack} against {defence}");
        }
        assert_eq!(columns[chart.column(14, 16)], "1:1.5", "3.5 against 4");
        assert_eq!(columns[chart.column(48, 18)], "2:1", "12 against 4.5");
        assert_eq!((chart.shifted(0, -2), chart.shifted(11, 3), chart.shifted(9, -2)), (0, 11, 7));
        assert_eq!((chart.shock(-9), chart.shock(0)), (Verdict::AttackersRetreat(3), Verdict::BothReduced));
    }
}
