//! What lies on the ground: kinds of hexes and of hexsides (the Terrain Effects
//! Chart gives their values).

use serde::{Deserialize, Serialize};

/// What fills a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Terrain {
    /// Open ground.
    Clear,
    /// A town or village.
    Town,
    /// Woods.
    Woods,
    /// Heavy woods.
    HeavyWoods,
    /// Marsh.
    Marsh,
    /// A pond.
    Pond,
    /// A lake; nobody enters it.
    Lake,
    /// An orchard.
    Orchard,
    /// A chateau: strong walls.
    Chateau,
    /// The flat top of a hill.
    Hilltop,
    /// The side of a hill.
    Slope,
}

impl Terrain {
    /// All kinds.
    pub const ALL: [Terrain; 11] = [
        Terrain::Clear,
        Terrain::Town,
        Terrain::Woods,
        Terrain::HeavyWoods,
        Terrain::Marsh,
        Terrain::Pond,
        Terrain::Lake,
        Terrain::Orchard,
        Terrain::Chateau,
        Terrain::Hilltop,
        Terrain::Slope,
    ];

    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key of its messages and of its chart.
    pub const fn key(self) -> &'static str {
        match self {
            Terrain::Clear => "clear",
            Terrain::Town => "town",
            Terrain::Woods => "woods",
            Terrain::HeavyWoods => "heavy-woods",
            Terrain::Marsh => "marsh",
            Terrain::Pond => "pond",
            Terrain::Lake => "lake",
            Terrain::Orchard => "orchard",
            Terrain::Chateau => "chateau",
            Terrain::Hilltop => "hilltop",
            Terrain::Slope => "slope",
        }
    }
}

/// What lies on a hexside, as seen by somebody who crosses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Edge {
    /// A slope, upwards.
    Up,
    /// A slope, downwards.
    Down,
    /// A stream.
    Stream,
    /// An entrenchment, from outside.
    Entrenchment,
    /// A wall, from outside.
    Wall,
    /// A river.
    River,
    /// A bridge: it carries over the stream or river below.
    Bridge,
    /// A crest.
    Crest,
    /// The shore of a lake.
    Shore,
    /// A trestle: a light bridge over a stream.
    Trestle,
    /// A ford through a river.
    Ford,
}

impl Edge {
    /// All kinds.
    pub const ALL: [Edge; 11] = [
        Edge::Up,
        Edge::Down,
        Edge::Stream,
        Edge::Entrenchment,
        Edge::Wall,
        Edge::River,
        Edge::Bridge,
        Edge::Crest,
        Edge::Shore,
        Edge::Trestle,
        Edge::Ford,
    ];

    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key of its messages and of its chart.
    pub const fn key(self) -> &'static str {
        match self {
            Edge::Up => "slope-up",
            Edge::Down => "slope-down",
            Edge::Stream => "stream",
            Edge::Entrenchment => "entrenchment",
            Edge::Wall => "wall",
            Edge::River => "river",
            Edge::Bridge => "bridge",
            Edge::Crest => "crest",
            Edge::Shore => "shore",
            Edge::Trestle => "trestle",
            Edge::Ford => "ford",
        }
    }

    /// Whether it is a way across water, whose state may change while a battle is played.
    pub const fn is_crossing(self) -> bool {
        matches!(self, Edge::Bridge | Edge::Trestle | Edge::Ford)
    }
}

/// A way from hex to hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// A trail.
    Trail,
    /// A road.
    Road,
}

impl Way {
    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Way::Trail => "trail",
            Way::Road => "road",
        }
    }
}

/// A set of kinds of terrain in one hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terrains(u16);

impl Terrains {
    /// Adds a kind.
    #[inline]
    pub fn add(&mut self, terrain: Terrain) {
        self.0 |= 1 << terrain.index();
    }

    /// Whether a kind is there.
    #[inline]
    pub const fn has(self, terrain: Terrain) -> bool {
        self.0 >> terrain.index() & 1 == 1
    }

    /// The kinds there; clear ground if nothing else.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Terrain> {
        Terrain::ALL
            .into_iter()
            .filter(move |terrain| self.has(*terrain) || (self.0 == 0 && *terrain == Terrain::Clear))
    }
}

/// What lies on one hexside, seen in one direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Edges(u16);

impl Edges {
    /// Adds a kind.
    #[inline]
    pub fn add(&mut self, edge: Edge) {
        self.0 |= 1 << edge.index();
    }

    /// Whether a kind is there.
    #[inline]
    pub const fn has(self, edge: Edge) -> bool {
        self.0 >> edge.index() & 1 == 1
    }

    /// Whether nothing is there.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What counts in combat: a bridge over a river is a defile, one over a stream hinders
    /// no more than the stream.
    #[inline]
    pub fn in_combat(self) -> impl Iterator<Item = Edge> {
        let stream = self.has(Edge::Stream);
        let counts = move |edge: &Edge| match edge {
            Edge::Bridge => !stream,
            Edge::River => !self.has(Edge::Bridge),
            _ => true,
        };
        Edge::ALL.into_iter().filter(move |edge| self.has(*edge) && counts(edge))
    }

    /// What counts on the march: a bridge takes the place of the water below it.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Edge> {
        let bridged = self.has(Edge::Bridge);
        let hidden = move |edge: &Edge| bridged && matches!(edge, Edge::Stream | Edge::River);
        Edge::ALL.into_iter().filter(move |edge| self.has(*edge) && !hidden(edge))
    }
}
