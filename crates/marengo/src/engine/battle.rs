//! What never changes while a battle is played: board, pieces, schedule, options.

use kernel::{BySide, Side, Tokens};

use crate::board::{
    Approach, ApproachId, Board, Entry, EntryId, LaneId, Locale, LocaleId, MOST_APPROACHES, MOST_LOCALES, MOST_PAIRS,
    RoadBuilder, Way,
};
use crate::engine::ground::Ground;
use crate::engine::names::Names;
use crate::engine::spec::{
    Arrival, BattleSpec, EntryWay, ForceSpec, Options, Part, RoadClass, SpecFault, SurpriseSpec, VictorySpec, Width,
};
use crate::pieces::{Arm, Face};

/// Some pieces that come together.
#[derive(Clone, Debug)]
pub struct Force {
    /// Its id.
    pub id: String,
    /// Whose.
    pub side: Side,
    /// When.
    pub arrives: Arrival,
    /// Where.
    pub entries: Vec<EntryId>,
    /// Its tokens.
    pub tokens: Tokens,
    /// Its faces, as many as tokens.
    pub faces: Vec<Face>,
}

/// A battle ready to be opened.
#[derive(Clone, Debug)]
pub struct Battle {
    /// The pack's id.
    pub id: String,
    /// The keys of the sides.
    pub sides: [String; 2],
    /// The board.
    pub board: Board,
    /// The forces.
    pub forces: Vec<Force>,
    /// The tokens of each side.
    pub tokens: [Tokens; 2],
    /// Morale at the start, bids taken off.
    pub morale: BySide<u8>,
    /// What the other army gains when one breaks.
    pub bonus: u8,
    /// How many rounds.
    pub rounds: u8,
    /// The hour of the first round.
    pub first_hour: u8,
    /// Surprise.
    pub surprise: SurpriseSpec,
    /// Stars.
    pub victory: VictorySpec,
    /// What was chosen.
    pub options: Options,
    /// Of each locale, its distance in moves from every other.
    pub distance: Vec<Vec<u8>>,
    /// Board ids.
    pub names: Names,
    /// What the generals know of the ground.
    pub(crate) ground: Ground,
}

impl Battle {
    /// Puts a battle together.
    ///
    /// # Errors
    /// The first part that does not fit.
    pub fn muster(spec: &BattleSpec, options: Options) -> Result<Battle, SpecFault> {
        let board = build_board(spec)?;
        let distance = distances(&board);
        let mut battle = Battle {
            id: spec.id.clone(),
            sides: spec.sides.clone(),
            forces: Vec::new(),
            tokens: [0; 2],
            morale: BySide(spec.morale),
            bonus: spec.bonus,
            rounds: spec.rounds,
            first_hour: spec.first_hour,
            surprise: spec.surprise,
            victory: spec.victory,
            options,
            names: Names::of(&board, spec.forces.iter().map(|force| force.id.as_str())),
            ground: Ground::of(&board, &distance),
            distance,
            board,
        };
        check_frame(spec)?;
        for (index, force) in spec.forces.iter().enumerate() {
            battle.enlist(Part::Force(index), force)?;
        }
        battle.check_set_up(spec)?;
        battle.adjust_morale()?;
        Ok(battle)
    }

    /// The side of a token.
    #[inline]
    pub fn owner(&self, token: u8) -> Side {
        Side::of(u8::from(self.tokens[0] >> token & 1 == 0))
    }

    /// The force a token came with.
    pub fn force_of(&self, token: u8) -> Option<&Force> {
        self.forces.iter().find(|force| force.tokens >> token & 1 == 1)
    }

    /// The side that was surprised.
    pub fn surprised(&self) -> Side {
        Side::of(self.surprise.side)
    }

    /// The pieces that sleep until they are activated: those of the surprised side
    /// that start on the board.
    pub fn sleepers(&self) -> Tokens {
        let starting = self.forces.iter().filter(|force| force.arrives == Arrival::SetUp);
        starting.fold(0, |tokens, force| tokens | force.tokens)
    }

    /// Whether a face of this side always lies open.
    pub fn always_open(&self, side: Side, face: Face) -> bool {
        let solitaire = self.options.solitaire && (side != self.surprised() || !face.is(Arm::Infantry));
        self.options.open || solitaire
    }

    /// The clock in a round, as `08:00`.
    pub fn clock(&self, round: u8) -> String {
        format!("{:02}:00", (u32::from(self.first_hour) + u32::from(round.max(1)) - 1) % 24)
    }

    fn enlist(&mut self, part: Part, spec: &ForceSpec) -> Result<(), SpecFault> {
        let side = Side::of(spec.side);
        let mut faces: Vec<Face> =
            spec.pieces.iter().flat_map(|(face, count)| std::iter::repeat_n(*face, *count as usize)).collect();
        self.solitaire_cut(side, &mut faces);
        let taken = (self.tokens[0] | self.tokens[1]).count_ones() as usize;
        if faces.is_empty() || taken + faces.len() > kernel::lots::MOST_TOKENS {
            let what = format!("a force has at least one piece, and all forces together have at most 64: {}", spec.id);
            return Err(SpecFault::new(part, what));
        }
        let entries = spec.entries.iter().map(|id| self.entry_named(part, id, side)).collect::<Result<Vec<_>, _>>()?;
        if spec.arrives != Arrival::SetUp && entries.is_empty() {
            return Err(SpecFault::new(part, format!("force `{}` arrives but names no entry", spec.id)));
        }
        let tokens = (0..faces.len()).fold(0, |tokens: Tokens, index| tokens | 1 << (taken + index));
        self.tokens[side.index()] |= tokens;
        self.forces.push(Force { id: spec.id.clone(), side, arrives: spec.arrives, entries, tokens, faces });
        Ok(())
    }

    /// Playing alone, the army that attacks has one infantry of strength 2 fewer.
    fn solitaire_cut(&self, side: Side, faces: &mut Vec<Face>) {
        let weak = Face::new(Arm::Infantry, 2);
        if self.options.solitaire
            && side != self.surprised()
            && self.tokens[side.index()] == 0
            && let Some(index) = faces.iter().position(|face| *face == weak)
        {
            faces.remove(index);
        }
    }

    fn entry_named(&self, part: Part, id: &str, side: Side) -> Result<EntryId, SpecFault> {
        let index = self.board.entries.iter().position(|entry| entry.id == id);
        let index = index.ok_or_else(|| SpecFault::new(part, format!("there is no entry `{id}` on the board")))?;
        if self.board.entries[index].side != side {
            return Err(SpecFault::new(part, format!("entry `{id}` belongs to the other side")));
        }
        Ok(EntryId(index as u8))
    }

    fn check_set_up(&self, spec: &BattleSpec) -> Result<(), SpecFault> {
        let marks: u32 = spec.locales.iter().map(|locale| u32::from(locale.set_up)).sum();
        let starters: u32 = self
            .forces
            .iter()
            .filter(|force| force.arrives == Arrival::SetUp)
            .map(|force| force.tokens.count_ones())
            .sum();
        if marks != starters {
            let what = format!("the board has {marks} set-up marks for {starters} pieces that start on it");
            return Err(SpecFault::new(Part::Surprise, what));
        }
        let stranger =
            self.forces.iter().position(|force| force.arrives == Arrival::SetUp && force.side != self.surprised());
        match stranger {
            Some(index) => {
                Err(SpecFault::new(Part::Force(index), "only the surprised side has pieces on the board at the start"))
            }
            None => Ok(()),
        }
    }

    fn adjust_morale(&mut self) -> Result<(), SpecFault> {
        let attacker = self.surprised().enemy().index();
        let mut cut = [self.options.bid_austria, self.options.bid_france];
        if self.options.solitaire {
            cut[attacker] = cut[attacker].saturating_add(2);
        }
        for side in Side::BOTH {
            let left = self.morale[side].checked_sub(cut[side.index()]).filter(|left| *left > 0);
            let what = format!("a bid must leave {} at least one point of morale", self.sides[side.index()]);
            self.morale[side] = left.ok_or_else(|| SpecFault::new(Part::Options, what))?;
        }
        Ok(())
    }
}

fn check_frame(spec: &BattleSpec) -> Result<(), SpecFault> {
    if spec.sides[0] == spec.sides[1] {
        return Err(SpecFault::new(Part::Morale, "the two sides need different keys"));
    }
    if !(1..=99).contains(&spec.rounds) || spec.first_hour > 23 {
        return Err(SpecFault::new(Part::Clock, "1 to 99 rounds are expected, the first at an hour from 0 to 23"));
    }
    if spec.morale.iter().any(|morale| !(1..=100).contains(morale)) {
        return Err(SpecFault::new(Part::Morale, "a morale from 1 to 100 is expected"));
    }
    if spec.surprise.side > 1 {
        return Err(SpecFault::new(Part::Surprise, "one of the two sides is expected"));
    }
    if spec.victory.attacker > 1 || !(1..=3).contains(&spec.victory.colours) {
        return Err(SpecFault::new(Part::Victory, "one of the two sides and 1 to 3 colours are expected"));
    }
    Ok(())
}

fn build_board(spec: &BattleSpec) -> Result<Board, SpecFault> {
    let mut board = Board {
        locales: Vec::new(),
        approaches: Vec::new(),
        lanes: Vec::new(),
        knots: Vec::new(),
        entries: Vec::new(),
    };
    lay_locales(spec, &mut board)?;
    lay_approaches(spec, &mut board)?;
    let mut roads = RoadBuilder::new(&spec.roads);
    for (index, road) in spec.roads.iter().enumerate() {
        if spec.roads[..index].iter().any(|other| other.id == road.id) {
            return Err(SpecFault::new(Part::Road(index), format!("road `{}` is there twice", road.id)));
        }
    }
    for (index, junction) in spec.junctions.iter().enumerate() {
        roads.junction(Part::Junction(index), junction.locale, &junction.roads, junction.by)?;
    }
    let knots = roads.lay(&mut board)?;
    for (index, entry) in spec.entries.iter().enumerate() {
        let part = Part::Entry(index);
        let locale = board
            .find(entry.locale)
            .ok_or_else(|| SpecFault::new(part, format!("there is no locale {} on the board", entry.locale)))?;
        let (way, class) = match &entry.way {
            EntryWay::Pontoon => (Way::Pontoon, RoadClass::Minor),
            EntryWay::Road(road) => {
                let what = format!("road `{road}` does not run through locale {}", entry.locale);
                let knot = roads.stop(road, entry.locale).ok_or_else(|| SpecFault::new(part, what))?;
                let number = knots.binary_search(&knot).unwrap_or_default() as u8;
                let class = spec.roads.iter().find(|spec| spec.id == *road).map_or(RoadClass::Minor, |spec| spec.class);
                (Way::Road(LaneId((board.lanes.len() + index) as u8), crate::board::KnotId(number)), class)
            }
        };
        board.entries.push(Entry { id: entry.id.clone(), locale, way, side: Side::of(entry.side.min(1)), class });
    }
    connected(&board)?;
    Ok(board)
}

fn lay_locales(spec: &BattleSpec, board: &mut Board) -> Result<(), SpecFault> {
    for (index, locale) in spec.locales.iter().enumerate() {
        let part = Part::Locale(index);
        if index >= MOST_LOCALES {
            return Err(SpecFault::new(part, format!("a board has at most {MOST_LOCALES} locales")));
        }
        if board.find(locale.id).is_some() {
            return Err(SpecFault::new(part, format!("locale {} is there twice", locale.id)));
        }
        if locale.capacity == 0 || locale.capacity > 60 || locale.set_up > locale.capacity {
            let what = format!("locale {} needs a capacity from 1 to 60 that holds its set-up marks", locale.id);
            return Err(SpecFault::new(part, what));
        }
        board.locales.push(Locale {
            number: locale.id,
            key: locale.key.clone(),
            capacity: locale.capacity,
            set_up: locale.set_up,
            star: locale.star,
            approaches: Vec::new(),
            neighbours: Vec::new(),
            exits: Vec::new(),
        });
    }
    if board.locales.is_empty() {
        return Err(SpecFault::new(Part::Locale(0), "a board has at least one locale"));
    }
    Ok(())
}

fn lay_approaches(spec: &BattleSpec, board: &mut Board) -> Result<(), SpecFault> {
    for (index, pair) in spec.pairs.iter().enumerate() {
        let part = Part::Pair(index);
        if index >= MOST_PAIRS {
            return Err(SpecFault::new(part, format!("a board has at most {MOST_PAIRS} pairs of approaches")));
        }
        if spec.pairs[..index].iter().any(|other| other.id == pair.id) {
            return Err(SpecFault::new(part, format!("pair `{}` is there twice; give one of them an `id`", pair.id)));
        }
        let find = |number| {
            board.find(number).ok_or_else(|| SpecFault::new(part, format!("there is no locale {number} on the board")))
        };
        let ends = [find(pair.between[0])?, find(pair.between[1])?];
        if ends[0] == ends[1] {
            return Err(SpecFault::new(part, "an approach joins two different locales"));
        }
        for end in 0..2 {
            let id = ApproachId(board.approaches.len() as u16);
            board.approaches.push(Approach {
                locale: ends[end],
                faces: Some(ends[1 - end]),
                pair_id: pair.id.clone(),
                breadth: if pair.width == Width::Wide { 2 } else { 1 },
                symbols: pair.into[end],
            });
            let locale = &mut board.locales[ends[end].0 as usize];
            locale.approaches.push(id);
            if !locale.neighbours.contains(&ends[1 - end]) {
                locale.neighbours.push(ends[1 - end]);
            }
        }
    }
    for (index, side) in spec.impassable.iter().enumerate() {
        let part = Part::Impassable(index);
        let locale = board
            .find(side.locale)
            .ok_or_else(|| SpecFault::new(part, format!("there is no locale {} on the board", side.locale)))?;
        let id = ApproachId(board.approaches.len() as u16);
        board.approaches.push(Approach {
            locale,
            faces: None,
            pair_id: side.side.clone(),
            breadth: 1,
            symbols: crate::engine::spec::Symbols::default(),
        });
        board.locales[locale.0 as usize].approaches.push(id);
    }
    for (index, locale) in board.locales.iter().enumerate() {
        if locale.approaches.len() > MOST_APPROACHES {
            let what = format!("locale {} has more than {MOST_APPROACHES} approaches", locale.number);
            return Err(SpecFault::new(Part::Locale(index), what));
        }
    }
    Ok(())
}

fn connected(board: &Board) -> Result<(), SpecFault> {
    let unreached = distances(board)[0].iter().position(|distance| *distance == u8::MAX);
    match unreached {
        Some(index) => {
            let what =
                format!("locale {} cannot be reached from {}", board.locales[index].number, board.locales[0].number);
            Err(SpecFault::new(Part::Locale(index), what))
        }
        None => Ok(()),
    }
}

/// Breadth-first distances between all locales.
fn distances(board: &Board) -> Vec<Vec<u8>> {
    let from = |start: usize| {
        let mut distance = vec![u8::MAX; board.locales.len()];
        distance[start] = 0;
        let mut ring = vec![LocaleId(start as u8)];
        while !ring.is_empty() {
            let mut next = Vec::new();
            for here in ring {
                for neighbour in &board.locale(here).neighbours {
                    if distance[neighbour.0 as usize] == u8::MAX {
                        distance[neighbour.0 as usize] = distance[here.0 as usize] + 1;
                        next.push(*neighbour);
                    }
                }
            }
            ring = next;
        }
        distance
    };
    (0..board.locales.len()).map(from).collect()
}
