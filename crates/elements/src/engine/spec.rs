//! A battle as an author describes it, before it is put together; the crate
//! `packs` reads it from files.

use serde::{Deserialize, Serialize};

use crate::armies::List;
use crate::geometry::Pose;
use crate::ground::{TableEdge, Terrain};
use crate::scale::Scale;
use crate::terrain::Region;
use crate::troops::{Arm, Table};

/// Options of a battle, where players disagree (see `docs/rulings.md`), and what a
/// generated battle is made from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// How large it is, where the pack leaves it open.
    pub scale: Option<Scale>,
    /// Both armies deploy unseen.
    pub hidden: bool,
    /// The commander supports one element of his choice only, not all that he touches.
    pub one_supported: bool,
    /// Recoil is read literally: an enemy on the flank does not destroy.
    pub literal_recoil: bool,
    /// Who recoils into mere contact with an enemy is destroyed.
    pub contact_destroys: bool,
    /// Jaegers and cavalry recoil through friends whichever way these face.
    pub recoil_any_way: bool,
    /// One element of line infantry alone advances impetuously, not groups only.
    pub lone_advance: bool,
    /// Bounds a side at most; 24 unless said otherwise.
    pub bounds: Option<u16>,
    /// The key of the region, where the pack leaves it open; otherwise the defender chooses.
    pub region: Option<String>,
    /// The key of the first side's army list, where the pack leaves it open.
    pub first_list: Option<String>,
    /// The key of the second side's army list, where the pack leaves it open.
    pub second_list: Option<String>,
    /// The computer chooses armies, lays the terrain and deploys; a ready battle stands as its
    /// author has set it up. Without a word: what the pack says.
    pub quick: Option<bool>,
}

/// An element of a ready army.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// What it is.
    pub arm: Arm,
    /// Its command, counted from nought.
    pub command: u8,
    /// Where it stands, if the author has deployed it.
    pub pose: Option<Pose>,
}

/// The army of a side, as far as the author has fixed it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArmySpec {
    /// The key of its list; left open, an option chooses.
    pub list: Option<String>,
    /// The keys of the commands' names; those left out are numbered.
    pub commands: Vec<String>,
    /// Its troops; empty if they are chosen from the list.
    pub troops: Vec<Member>,
    /// Where each commander stands.
    pub commanders: Vec<Option<Pose>>,
    /// Where the camp stands.
    pub camp: Option<Pose>,
}

impl ArmySpec {
    /// Whether everybody has a place.
    pub fn is_deployed(&self) -> bool {
        let troops = !self.troops.is_empty() && self.troops.iter().all(|member| member.pose.is_some());
        troops && self.camp.is_some() && self.commanders.iter().all(Option::is_some)
    }
}

/// The keys of the names that an author gives the pieces of his terrain, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Of features.
    pub features: Vec<Option<String>>,
    /// Of rivers.
    pub rivers: Vec<Option<String>>,
    /// Of roads.
    pub roads: Vec<Option<String>>,
}

/// A battle as an author describes it.
#[derive(Clone, Debug, PartialEq)]
pub struct BattleSpec {
    /// The keys of both sides.
    pub sides: [String; 2],
    /// The table of troops.
    pub table: Table,
    /// All army lists.
    pub lists: Vec<List>,
    /// All regions.
    pub regions: Vec<Region>,
    /// How large it is; left open, an option chooses.
    pub scale: Option<Scale>,
    /// The armies.
    pub armies: [ArmySpec; 2],
    /// The terrain, if the author has laid it; otherwise it is laid by rule.
    pub terrain: Option<Terrain>,
    /// What its pieces are called.
    pub places: Places,
    /// Who attacks; otherwise dice say.
    pub attacker: Option<u8>,
    /// The base edge of the attacker; otherwise he chooses.
    pub edge: Option<TableEdge>,
    /// Whether it is set up quickly unless an option says otherwise.
    pub quick: bool,
    /// Bounds a side at most.
    pub bounds: Option<u16>,
}

/// What keeps a battle from being put together.
pub type SpecFault = kernel::SpecFault;
