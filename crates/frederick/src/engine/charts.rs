//! The charts of the player aid cards, as a pack gives them: combat results, bombardment, capture,
//! rally, terrain, demoralization. Nothing of theirs is in code but their form.

use serde::{Deserialize, Serialize};

use ground::{Edge, Terrain};

/// The column of leaders among the costs of a chart; the others are those of the arms.
pub(crate) const LEADERS: usize = 3;

/// What a cell of the combat results or bombardment table does to one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effect {
    /// Loss points; added to the exchange where there is one.
    pub points: u8,
    /// The enemy's steps decide: `Ex`.
    pub exchange: bool,
    /// One point less if a supporting unit is there: `( )`.
    pub bracket: bool,
    /// Retreats are routs: `R`.
    pub rout: bool,
    /// Weak units left over are disordered: `r`.
    pub retreat: bool,
    /// An artillery unit loses a step: `*`.
    pub guns: bool,
    /// Weak units surrender: `S`.
    pub surrender: bool,
}

impl Effect {
    /// Reads one side of a cell: `-`, `2r`, `(4)R*`, `Ex+1`, `Ex(+1)`, `Exr`, `5RS*`.
    ///
    /// # Errors
    /// Says what was not understood.
    pub fn read(text: &str) -> Result<Effect, String> {
        let bad = || format!("`{text}` is no result: expected such as `-`, `2r`, `(4)R*`, `Ex`, `Ex+1`, `Ex(+1)`");
        let mut effect = Effect::default();
        if text == "-" {
            return Ok(effect);
        }
        let mut rest = text;
        if let Some(after) = rest.strip_prefix("Ex") {
            effect.exchange = true;
            rest = after;
            if let Some(after) = rest.strip_prefix("(+1)") {
                (effect.points, effect.bracket, rest) = (1, true, after);
            } else if let Some(after) = rest.strip_prefix("+1") {
                (effect.points, rest) = (1, after);
            }
        } else if let Some(after) = rest.strip_prefix('(') {
            let (digits, after) = after.split_once(')').ok_or_else(bad)?;
            (effect.points, effect.bracket, rest) = (digits.parse().map_err(|_| bad())?, true, after);
        } else {
            let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
            effect.points = rest[..end].parse().map_err(|_| bad())?;
            rest = &rest[end..];
        }
        for letter in rest.chars() {
            let mark = match letter {
                'R' => &mut effect.rout,
                'r' => &mut effect.retreat,
                '*' => &mut effect.guns,
                'S' => &mut effect.surrender,
                _ => return Err(bad()),
            };
            if std::mem::replace(mark, true) {
                return Err(bad());
            }
        }
        match effect.points <= 9 {
            true => Ok(effect),
            false => Err(bad()),
        }
    }

    /// Whether nothing happens.
    pub fn is_nothing(self) -> bool {
        self == Effect::default()
    }
}

/// A cell of the combat results table: the attacker's effect and the defender's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// Left of the stroke.
    pub attacker: Effect,
    /// Right of it.
    pub defender: Effect,
}

impl Cell {
    /// Reads a cell: `1/(4)R*`.
    ///
    /// # Errors
    /// Says what was not understood.
    pub fn read(text: &str) -> Result<Cell, String> {
        let (attacker, defender) =
            text.split_once('/').ok_or_else(|| format!("`{text}` has no `/` between attacker and defender"))?;
        Ok(Cell { attacker: Effect::read(attacker)?, defender: Effect::read(defender)? })
    }
}

/// Odds, attacker to defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds(pub u8, pub u8);

impl Odds {
    /// Reads `3-2`.
    ///
    /// # Errors
    /// Says what was expected.
    pub fn read(text: &str) -> Result<Odds, String> {
        let bad = || format!("`{text}` are no odds: expected such as `3-2`");
        let (attacker, defender) = text.split_once('-').ok_or_else(bad)?;
        let odds = Odds(attacker.parse().map_err(|_| bad())?, defender.parse().map_err(|_| bad())?);
        if odds.0 == 0 || odds.1 == 0 { Err(bad()) } else { Ok(odds) }
    }
}

/// A table with columns and rows of modified dice; the first and the last row hold
/// for everything beyond them.
#[derive(Clone, Debug)]
pub struct Rows<T> {
    /// The modified die of the first row.
    pub first: i8,
    /// Row by row, column by column.
    pub rows: Vec<Vec<T>>,
}

impl<T: Copy + Default> Rows<T> {
    /// The cell of a column and a modified die.
    pub fn cell(&self, column: usize, die: i16) -> T {
        let last = self.rows.len().saturating_sub(1) as i16;
        let row = (die - i16::from(self.first)).clamp(0, last) as usize;
        self.rows.get(row).and_then(|row| row.get(column)).copied().unwrap_or_default()
    }
}

/// The combat results table.
#[derive(Clone, Debug)]
pub struct CombatChart {
    /// The odds of each column, rising.
    pub columns: Vec<Odds>,
    /// Its cells.
    pub rows: Rows<Cell>,
}

impl CombatChart {
    /// The column of a ratio, rounded in the defender's favour; below the first column the first,
    /// above the last the last.
    pub fn column(&self, attacker: u16, defender: u16) -> usize {
        let reached = |odds: &Odds| u32::from(attacker) * u32::from(odds.1) >= u32::from(defender) * u32::from(odds.0);
        self.columns.iter().rposition(reached).unwrap_or(0)
    }
}

/// The bombardment table.
#[derive(Clone, Debug)]
pub struct BombardmentChart {
    /// The least strength of each column, rising.
    pub columns: Vec<u8>,
    /// Its cells.
    pub rows: Rows<Effect>,
}

impl BombardmentChart {
    /// The column of a total strength; none below the first.
    pub fn column(&self, strength: u16) -> Option<usize> {
        self.columns.iter().rposition(|least| strength >= u16::from(*least))
    }
}

/// What becomes of artillery that is overrun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Capture {
    /// A formed unit is disordered and retreats; another retreats.
    Escapes,
    /// The counter on the map is captured, the rest gets away.
    Counter,
    /// All of it is captured.
    Whole,
}

/// The artillery capture table.
#[derive(Clone, Debug)]
pub struct CaptureChart {
    /// The highest die at which guns escape.
    pub escapes: i8,
    /// The highest die at which only the counter is captured.
    pub counter: i8,
    /// The artillery unit is disordered.
    pub disordered: i8,
    /// The artillery unit has a higher morale rating than every captor.
    pub higher_morale: i8,
    /// All captors are cavalry.
    pub all_cavalry: i8,
}

/// The modifiers of close combat that are no matter of terrain.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CombatModifiers {
    /// How many points of morale difference count one when infantry attacks,
    /// rounded away from zero.
    pub morale_points_with_infantry: u8,
    /// An attacker is in column.
    pub attacker_in_column: i8,
    /// A defender is in column.
    pub defender_in_column: i8,
    /// An attacker is disordered.
    pub attacker_disordered: i8,
    /// A defender is disordered.
    pub defender_disordered: i8,
    /// All defenders are routed.
    pub defender_all_routed: i8,
    /// A flank attack.
    pub flank: i8,
    /// For each momentum marker in the same player turn; the reverse for a
    /// marked hex that has to attack.
    pub momentum: i8,
    /// The locked marker shows its penalty side.
    pub locked: i8,
    /// The attacker's army is demoralized.
    pub attacker_demoralized: i8,
    /// The attacker's army is broken.
    pub attacker_broken: i8,
    /// The defender's army is demoralized.
    pub defender_demoralized: i8,
    /// The same, if all attackers are cavalry (edition 2006).
    pub defender_demoralized_by_cavalry: i8,
    /// The defender's army is broken.
    pub defender_broken: i8,
}

/// The modifiers of bombardment that are no matter of terrain.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BombardmentModifiers {
    /// Only routed units in the target hex.
    pub only_routed: i8,
    /// A firing unit is disordered.
    pub disordered: i8,
    /// The firing army is demoralized.
    pub demoralized: i8,
    /// The firing army is broken.
    pub broken: i8,
    /// A firing unit is under a momentum marker.
    pub momentum: i8,
    /// All fire at one hex.
    pub close: i8,
}

/// The rally modifiers.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RallyModifiers {
    /// The army is demoralized.
    pub demoralized: i8,
    /// The army is broken.
    pub broken: i8,
    /// The unit is routed.
    pub routed: i8,
    /// The unit is in an enemy zone of control.
    pub in_zone: i8,
}

/// What a terrain or an edge costs; nothing: it bars the way.
pub type Cost = Option<u8>;

/// A line of the terrain effects chart for hexes.
#[derive(Clone, Copy, Debug)]
pub struct TerrainRow {
    /// Movement points for infantry, cavalry, artillery, leaders.
    pub cost: [Cost; 4],
    /// In column: edition 2002, edition 2006.
    pub column: [Cost; 2],
    /// Close combat out of it: infantry, cavalry.
    pub out: [i8; 2],
    /// Close combat into it: infantry, cavalry.
    pub into: [i8; 2],
    /// Bombardment at it.
    pub target: i8,
    /// Bombardment out of it.
    pub firing: i8,
    /// It blocks lines of sight.
    pub blocks: bool,
    /// No cavalry shock against it.
    pub no_shock_into: bool,
    /// No cavalry shock out of it.
    pub no_shock_out: bool,
    /// No sweeping charge into it.
    pub no_sweep: bool,
}

/// A line of the terrain effects chart for hexsides.
#[derive(Clone, Copy, Debug)]
pub struct EdgeRow {
    /// Movement points for infantry, cavalry, artillery, leaders, on top of the hex.
    pub cost: [Cost; 4],
    /// In column: edition 2002, edition 2006.
    pub column: [Cost; 2],
    /// Close combat across it: infantry, cavalry; nothing: none across.
    pub across: Option<[i8; 2]>,
    /// Bombardment across it.
    pub target: i8,
    /// No cavalry shock across it.
    pub no_shock: bool,
    /// No sweeping charge across it.
    pub no_sweep: bool,
}

/// What fills the hexes of this system.
pub const TERRAINS: [Terrain; 7] =
    [Terrain::Clear, Terrain::Town, Terrain::Woods, Terrain::HeavyWoods, Terrain::Marsh, Terrain::Pond, Terrain::Lake];

/// What lies on its hexsides.
pub const EDGES: [Edge; 7] =
    [Edge::Up, Edge::Down, Edge::Stream, Edge::Entrenchment, Edge::Wall, Edge::River, Edge::Bridge];

/// All charts of a battle.
#[derive(Clone, Debug)]
pub struct Charts {
    /// The combat results table.
    pub combat: CombatChart,
    /// Its modifiers.
    pub combat_modifiers: CombatModifiers,
    /// The bombardment table.
    pub bombardment: BombardmentChart,
    /// Its modifiers.
    pub bombardment_modifiers: BombardmentModifiers,
    /// The artillery capture table.
    pub capture: CaptureChart,
    /// The rally modifiers.
    pub rally: RallyModifiers,
    /// The highest die that demoralizes an army, by box from 1 to 6; zero and
    /// below demoralize at once.
    pub demoralization: [u8; 6],
    /// The terrain effects chart, hexes in the order of [`TERRAINS`].
    pub terrain: [TerrainRow; TERRAINS.len()],
    /// The terrain effects chart, hexsides in the order of [`EDGES`].
    pub edges: [EdgeRow; EDGES.len()],
}
