//! Chapter 5, the board: locales, approaches, roads.

use kernel::Side;

use crate::engine::spec::{Part, RoadClass, RoadSpec, SpecFault, Star, Symbols};
use crate::pieces::Arm;

/// At most so many locales.
pub const MOST_LOCALES: usize = 96;
/// At most so many pairs of approaches.
pub const MOST_PAIRS: usize = 192;
/// At most so many approaches round one locale; the agenda's depth rests on it.
pub const MOST_APPROACHES: usize = 8;
/// At most so many road lanes, entries included.
pub const MOST_LANES: usize = 256;

/// A locale, by its place in the board's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct LocaleId(pub u8);

/// One approach: the side of a border that belongs to one locale. The facing one
/// differs in the lowest bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct ApproachId(pub u16);

impl ApproachId {
    /// The facing approach; only for approaches that have one.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> ApproachId {
        ApproachId(self.0 ^ 1)
    }

    /// The pair it belongs to.
    #[inline]
    pub const fn pair(self) -> usize {
        (self.0 >> 1) as usize
    }
}

/// A lane: one road across one border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct LaneId(pub u8);

/// A knot of roads inside a locale: all that touch one another there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct KnotId(pub u8);

/// An entry, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct EntryId(pub u8);

/// Where a piece stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Place(u16);

/// A place taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// In reserve in a locale.
    Reserve(LocaleId),
    /// Blocking an approach.
    Blocking(ApproachId),
    /// Off the board, waiting with its force.
    Waiting(u8),
    /// Lost.
    Lost,
}

impl Place {
    /// Lost.
    pub const LOST: Place = Place(u16::MAX);
    const APPROACHES: u16 = 0x100;
    const FORCES: u16 = 0x1000;

    /// In reserve.
    #[inline]
    pub const fn reserve(locale: LocaleId) -> Self {
        Place(locale.0 as u16)
    }

    /// Blocking an approach.
    #[inline]
    pub const fn blocking(approach: ApproachId) -> Self {
        Place(Self::APPROACHES + approach.0)
    }

    /// Waiting off the board.
    pub const fn waiting(force: u8) -> Self {
        Place(Self::FORCES + force as u16)
    }

    /// Taken apart.
    #[inline]
    pub const fn spot(self) -> Spot {
        if self.0 < Self::APPROACHES {
            Spot::Reserve(LocaleId(self.0 as u8))
        } else if self.0 < Self::FORCES {
            Spot::Blocking(ApproachId(self.0 - Self::APPROACHES))
        } else if self.0 == u16::MAX {
            Spot::Lost
        } else {
            Spot::Waiting((self.0 - Self::FORCES) as u8)
        }
    }
}

impl std::fmt::Debug for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.spot())
    }
}

/// A locale.
#[derive(Clone, Debug)]
pub struct Locale {
    /// Its number on the board.
    pub number: u16,
    /// The key of its name.
    pub key: String,
    /// How many pieces of one side it holds.
    pub capacity: u8,
    /// How many pieces of the surprised side start here.
    pub set_up: u8,
    /// Its star.
    pub star: Option<Star>,
    /// Its approaches, impassable ones included.
    pub approaches: Vec<ApproachId>,
    /// Its neighbours over passable approaches, each once.
    pub neighbours: Vec<LocaleId>,
    /// Every way out of it by road, from any knot.
    pub exits: Vec<Exit>,
}

/// One approach.
#[derive(Clone, Debug)]
pub struct Approach {
    /// The locale it belongs to.
    pub locale: LocaleId,
    /// The locale it faces; none if nobody may cross it.
    pub faces: Option<LocaleId>,
    /// The pair's id, or the side of an impassable one.
    pub pair_id: String,
    /// How many pieces fight abreast.
    pub breadth: u8,
    /// The symbols printed on it: they hit attackers into its locale.
    pub symbols: Symbols,
}

impl Approach {
    /// The penalty for an attacker of this arm.
    pub fn penalty(&self, arm: Arm) -> u8 {
        self.symbols.penalty[arm as usize]
    }
}

/// A way out of a locale by road.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exit {
    /// The lane.
    pub lane: LaneId,
    /// Which way along it: the index of the end it starts from.
    pub way: u8,
    /// The approach it leaves over.
    pub over: ApproachId,
    /// The knot it arrives at.
    pub to: KnotId,
    /// The class of all of it, the link inside the locale included.
    pub class: RoadClass,
}

/// A road across one border.
#[derive(Clone, Debug)]
pub struct Lane {
    /// The road it belongs to.
    pub road: String,
    /// Main or minor.
    pub class: RoadClass,
    /// Approach and knot at either end.
    pub ends: [(ApproachId, KnotId); 2],
}

/// Roads that touch inside a locale.
#[derive(Clone, Debug)]
pub struct Knot {
    /// The locale.
    pub locale: LocaleId,
    /// Every way on from here.
    pub exits: Vec<Exit>,
}

/// How an entry is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By road: lane and knot.
    Road(LaneId, KnotId),
    /// Over the pontoon bridge.
    Pontoon,
}

/// Where reinforcements come in.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its id.
    pub id: String,
    /// The locale.
    pub locale: LocaleId,
    /// How.
    pub way: Way,
    /// Whose.
    pub side: Side,
    /// Main or minor, for roads.
    pub class: RoadClass,
}

/// The whole board.
#[derive(Clone, Debug)]
pub struct Board {
    /// The locales.
    pub locales: Vec<Locale>,
    /// The approaches: pairs side by side, then the impassable ones.
    pub approaches: Vec<Approach>,
    /// The lanes.
    pub lanes: Vec<Lane>,
    /// The knots.
    pub knots: Vec<Knot>,
    /// The entries.
    pub entries: Vec<Entry>,
}

impl Board {
    /// A locale.
    #[inline]
    pub fn locale(&self, id: LocaleId) -> &Locale {
        &self.locales[id.0 as usize]
    }

    /// An approach.
    #[inline]
    pub fn approach(&self, id: ApproachId) -> &Approach {
        &self.approaches[id.0 as usize]
    }

    /// A knot.
    #[inline]
    pub fn knot(&self, id: KnotId) -> &Knot {
        &self.knots[id.0 as usize]
    }

    /// An entry.
    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.entries.get(id.0 as usize)
    }

    /// The locale of a number on the board.
    pub fn find(&self, number: u16) -> Option<LocaleId> {
        self.locales.iter().position(|locale| locale.number == number).map(|index| LocaleId(index as u8))
    }

    /// The approach of a locale that faces another; `pair` where two pairs join them.
    pub fn facing(&self, locale: LocaleId, other: LocaleId, pair: Option<&str>) -> Option<ApproachId> {
        self.locale(locale).approaches.iter().copied().find(|id| {
            let approach = self.approach(*id);
            approach.faces == Some(other) && pair.is_none_or(|pair| approach.pair_id == pair)
        })
    }

    /// Whether more than one pair joins the two locales of an approach.
    pub fn is_doubled(&self, id: ApproachId) -> bool {
        let approach = self.approach(id);
        let same = |other: &&ApproachId| self.approach(**other).faces == approach.faces;
        approach.faces.is_some() && self.locale(approach.locale).approaches.iter().filter(same).count() > 1
    }
}

/// Puts the lanes and knots of a board together.
pub(crate) struct RoadBuilder<'a> {
    roads: &'a [RoadSpec],
    /// Of each road and each stop of its route: a number that is the same for passes that touch.
    knot: Vec<Vec<usize>>,
    links: Vec<(usize, usize, RoadClass)>,
}

impl<'a> RoadBuilder<'a> {
    pub(crate) fn new(roads: &'a [RoadSpec]) -> Self {
        let mut next = 0;
        let knot = roads
            .iter()
            .map(|road| {
                road.route
                    .iter()
                    .enumerate()
                    .map(|(stop, locale)| {
                        let _ = (stop, locale);
                        next += 1;
                        next - 1
                    })
                    .collect()
            })
            .collect();
        let mut builder = RoadBuilder { roads, knot, links: Vec::new() };
        builder.touch_itself();
        builder
    }

    /// A road that passes a locale twice touches itself there.
    fn touch_itself(&mut self) {
        for (index, road) in self.roads.iter().enumerate() {
            for later in 1..road.route.len() {
                if let Some(earlier) = road.route[..later].iter().position(|locale| *locale == road.route[later]) {
                    self.touch(self.knot[index][earlier], self.knot[index][later]);
                }
            }
        }
    }

    fn touch(&mut self, one: usize, other: usize) {
        for stops in &mut self.knot {
            for knot in stops {
                if *knot == other {
                    *knot = one;
                }
            }
        }
        for link in &mut self.links {
            for end in [&mut link.0, &mut link.1] {
                if *end == other {
                    *end = one;
                }
            }
        }
    }

    /// The knot of a road in a locale.
    pub(crate) fn stop(&self, road: &str, locale: u16) -> Option<usize> {
        let index = self.roads.iter().position(|spec| spec.id == road)?;
        let stop = self.roads[index].route.iter().position(|stop| *stop == locale)?;
        Some(self.knot[index][stop])
    }

    pub(crate) fn junction(
        &mut self,
        part: Part,
        locale: u16,
        roads: &[String],
        by: Option<RoadClass>,
    ) -> Result<(), SpecFault> {
        if roads.len() < 2 {
            return Err(SpecFault::new(part, "a junction joins at least two roads"));
        }
        for road in roads {
            if self.stop(road, locale).is_none() {
                return Err(SpecFault::new(part, format!("road `{road}` does not run through locale {locale}")));
            }
        }
        for pair in roads.windows(2) {
            let (Some(one), Some(other)) = (self.stop(&pair[0], locale), self.stop(&pair[1], locale)) else { continue };
            match by {
                Some(class) => self.links.push((one, other, class)),
                None => self.touch(one, other),
            }
        }
        Ok(())
    }

    /// Numbers the knots and lays the lanes.
    pub(crate) fn lay(&self, board: &mut Board) -> Result<Vec<usize>, SpecFault> {
        let mut numbers: Vec<usize> = self.knot.iter().flatten().copied().collect();
        numbers.sort_unstable();
        numbers.dedup();
        if numbers.len() > u8::MAX as usize {
            return Err(SpecFault::new(Part::Road(0), "there are more than 255 knots of roads"));
        }
        let number = |knot: usize| KnotId(numbers.binary_search(&knot).unwrap_or_default() as u8);
        board.knots = vec![Knot { locale: LocaleId(0), exits: Vec::new() }; numbers.len()];
        for (index, road) in self.roads.iter().enumerate() {
            let part = Part::Road(index);
            for (stop, locale) in road.route.iter().enumerate() {
                let locale = board
                    .find(*locale)
                    .ok_or_else(|| SpecFault::new(part, format!("there is no locale {locale} on the board")))?;
                board.knots[number(self.knot[index][stop]).0 as usize].locale = locale;
            }
            for step in 1..road.route.len() {
                let over = self.pair_of(board, part, road, road.route[step - 1], road.route[step])?;
                let ends =
                    [(over, number(self.knot[index][step - 1])), (over.opposite(), number(self.knot[index][step]))];
                board.lanes.push(Lane { road: road.id.clone(), class: road.class, ends });
            }
        }
        if board.lanes.len() + board.entries.len() > MOST_LANES {
            return Err(SpecFault::new(Part::Road(0), format!("there are more than {MOST_LANES} lanes")));
        }
        self.open_exits(board, &number);
        Ok(numbers)
    }

    fn pair_of(&self, board: &Board, part: Part, road: &RoadSpec, from: u16, to: u16) -> Result<ApproachId, SpecFault> {
        let (Some(one), Some(other)) = (board.find(from), board.find(to)) else {
            return Err(SpecFault::new(part, format!("there is no locale {from} or no locale {to} on the board")));
        };
        let named = road.via.iter().find_map(|pair| board.facing(one, other, Some(pair)));
        let over = named.or_else(|| board.facing(one, other, None)).ok_or_else(|| {
            SpecFault::new(part, format!("road `{}` runs from {from} to {to}, which no approach joins", road.id))
        })?;
        if named.is_none() && board.is_doubled(over) {
            let what = format!("two pairs join {from} and {to}: `via` must say which one road `{}` takes", road.id);
            return Err(SpecFault::new(part, what));
        }
        Ok(over)
    }

    fn open_exits(&self, board: &mut Board, number: &dyn Fn(usize) -> KnotId) {
        let mut direct: Vec<Vec<Exit>> = vec![Vec::new(); board.knots.len()];
        for (index, lane) in board.lanes.iter().enumerate() {
            for way in 0..2 {
                let (over, from) = lane.ends[way];
                let (_, to) = lane.ends[1 - way];
                let exit = Exit { lane: LaneId(index as u8), way: way as u8, over, to, class: lane.class };
                direct[from.0 as usize].push(exit);
            }
        }
        for (knot, exits) in direct.iter().enumerate() {
            let locale = board.knots[knot].locale;
            board.locales[locale.0 as usize].exits.extend(exits);
            board.knots[knot].exits.extend(exits);
        }
        for (one, other, class) in &self.links {
            let (one, other) = (number(*one), number(*other));
            for (from, to) in [(one, other), (other, one)] {
                let linked = direct[to.0 as usize].iter().map(|exit| Exit { class: exit.class.min(*class), ..*exit });
                board.knots[from.0 as usize].exits.extend(linked);
            }
        }
    }
}
