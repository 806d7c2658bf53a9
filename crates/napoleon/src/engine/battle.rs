//! A battle: what never changes while it is played.

use ground::{Board, Edge, Terrain, Terrains};
use hexes::{Direction, Hex, HexSet, Number};
use kernel::{BySide, Side};

use crate::cards::spec::DealSpec;
use crate::engine::charts::Charts;
use crate::engine::pieces::{FormationId, MOST_CROSSINGS, MOST_FORMATIONS, MOST_HEXES, MOST_PIECES, PieceId, Pieces};
use crate::engine::position::MOST_LEADERS;
use crate::engine::spec::{
    BattleSpec, FormationSpec, Kind, Options, Part, PieceSpec, ScenarioSpec, SpecFault, TurnSpec,
};
use crate::engine::terms::Terms;
use crate::march_orders::MOST_GOALS;
use crate::movement::gait::Prices;
use crate::sight::Sights;

/// The hexes that march orders may lead to (20.21).
fn goals(board: &Board) -> Vec<Hex> {
    let bridged = |hex: Hex| {
        let mut bridges = board.crossings.iter().filter(|crossing| crossing.kind == Edge::Bridge);
        bridges.any(|bridge| bridge.hexes.contains(&hex))
    };
    board.grid.hexes().filter(|hex| board.terrain[hex.index()].has(Terrain::Town) || bridged(*hex)).collect()
}

/// The board that a scenario is played on: all of it, or a part, with its own entries and sources.
fn board_of(spec: &BattleSpec, scenario: &ScenarioSpec) -> Result<Board, SpecFault> {
    let mut board = match scenario.part {
        Some(part) => spec.board.part(part),
        None => spec.board.clone(),
    };
    board.entries.extend(scenario.entries.iter().cloned());
    board.supplies.extend(scenario.supplies.iter().cloned());
    Board::lay(&board, MOST_HEXES).map_err(|fault| SpecFault::new(Part::Board(fault.part), fault.what))
}

/// So many units of a formation must be there for losses to demoralize it (21.1).
const FEWEST: usize = 3;
/// No scenario has more turns.
const MOST_TURNS: usize = 120;

/// A battle, found to be sound.
#[derive(Clone, Debug)]
pub struct Battle {
    /// The id of its pack.
    pub id: String,
    /// The keys of the sides.
    pub sides: [String; 2],
    /// The board.
    pub board: Board,
    /// The charts.
    pub charts: Charts,
    /// The formations.
    pub formations: Vec<FormationSpec>,
    /// The pieces.
    pub pieces: Vec<PieceSpec>,
    /// The scenario that is played.
    pub scenario: ScenarioSpec,
    /// The pieces of each side.
    pub of_side: BySide<Pieces>,
    /// Combat units.
    pub combat: Pieces,
    /// Infantry.
    pub infantry: Pieces,
    /// Cavalry.
    pub cavalry: Pieces,
    /// Artillery.
    pub artillery: Pieces,
    /// Whoever pays the costs of infantry (7.22).
    pub foot: Pieces,
    /// Vedettes.
    pub vedettes: Pieces,
    /// Leaders.
    pub leaders: Pieces,
    /// Trains.
    pub trains: Pieces,
    /// Forces begin hidden (8.1).
    pub hides: bool,
    /// How cards are dealt, if they are played (24.2).
    pub deal: Option<DealSpec>,
    /// Only tactics cards that were used in combat are replaced (24.33).
    pub even_hand: bool,
    /// The sources of supply of each side.
    pub sources: BySide<HexSet>,
    /// What the ground does to lines of sight (8.4).
    pub sights: Sights,
    /// Where a general retreat of each side leads (20.51).
    pub refuges: BySide<HexSet>,
    /// The sources of single formations (17.5).
    pub own_sources: Vec<HexSet>,
    /// Pontoon trains.
    pub pontoons: Pieces,
    /// Pieces that come later than the start (19.1).
    pub reinforcements: Pieces,
    /// What march orders may lead to: towns and bridges, by number (20.21).
    pub goals: Vec<Hex>,
    /// Vedettes make up units of their own formation only (16.14).
    pub own_vedettes: bool,
    /// The hexes at the edge of the map.
    pub edge: Vec<Hex>,
    /// What the ground of each hex costs without ways: foot, mounted (7.22).
    pub ground: Vec<[u8; 2]>,
    /// What steps over dry ground cost on an ordinary day.
    pub prices: Prices,
    /// What the scenario says beyond the rules.
    pub terms: Terms,
}

impl Battle {
    /// Musters a battle.
    ///
    /// # Errors
    /// What does not fit, and where.
    pub fn muster(spec: &BattleSpec, options: &Options) -> Result<Battle, SpecFault> {
        let fault = |part: Part, what: String| Err(SpecFault::new(part, what));
        let wanted = options.scenario.as_deref();
        let index = match wanted {
            None => (!spec.scenarios.is_empty()).then_some(0),
            Some(id) => spec.scenarios.iter().position(|scenario| scenario.id == id),
        };
        let Some(index) = index else {
            return fault(Part::Options, format!("there is no scenario `{}`", wanted.unwrap_or_default()));
        };
        let scenario = spec.scenarios[index].with(options.chosen);
        let board = board_of(spec, &scenario)?;
        if board.crossings.len() > MOST_CROSSINGS {
            return fault(Part::Pieces, format!("a board has at most {MOST_CROSSINGS} crossings"));
        }
        if spec.pieces.len() > MOST_PIECES || spec.formations.len() > MOST_FORMATIONS {
            let what = format!("a battle has at most {MOST_PIECES} pieces and {MOST_FORMATIONS} formations");
            return fault(Part::Pieces, what);
        }
        if scenario.turns.is_empty() || scenario.turns.len() > MOST_TURNS {
            return fault(Part::Scenario(index), format!("a scenario has from 1 to {MOST_TURNS} turns"));
        }
        for (number, piece) in spec.pieces.iter().enumerate() {
            let [full, reduced] = piece.strength;
            if piece.kind.is_combat() && (full == 0 || reduced >= full || full > 40) {
                let what = "a combat unit has from 1 to 40 points, and fewer when reduced";
                return fault(Part::Piece(number), what.into());
            }
            let officer = matches!(piece.kind, Kind::Officer | Kind::OfficerCommander);
            if officer && piece.formation.is_none() {
                return fault(Part::Piece(number), "an officer has a formation".into());
            }
        }
        let leaders = spec.pieces.iter().filter(|piece| piece.kind.is_leader()).count();
        if leaders > MOST_LEADERS {
            return fault(Part::Pieces, format!("a battle has at most {MOST_LEADERS} leaders"));
        }
        for placing in &scenario.placings {
            if placing.hex.is_some_and(|hex| board.grid.find(hex).is_none()) {
                return fault(Part::Scenario(index), "a piece is set up off the board".into());
            }
        }
        let mut placed = Pieces::NONE;
        for placing in &scenario.placings {
            let piece = PieceId(placing.piece as u8);
            if placed.has(piece) {
                let what = format!("`{}` stands twice", spec.pieces[placing.piece].id);
                return fault(Part::Scenario(index), what);
            }
            placed.add(piece);
        }
        for arrival in &scenario.arrivals {
            let entry = &board.entries[arrival.entry];
            if entry.hexes.is_empty() {
                return fault(Part::Scenario(index), format!("the entry `{}` is not on this part", entry.key));
            }
        }
        // A formation of fewer than three units is never demoralized by losses (21.1).
        let present = |(number, formation): (usize, &FormationSpec)| {
            let units = scenario.placings.iter().map(|placing| &spec.pieces[placing.piece]);
            let here = units.filter(|piece| piece.kind.is_combat() && piece.formation == Some(number)).count();
            let told = scenario.losses.iter().find(|losses| losses.formation == number);
            let level = told.map(|losses| losses.level).or(formation.level);
            let counts = here >= FEWEST && scenario.demoralization;
            FormationSpec { level: level.filter(|_| counts), ..formation.clone() }
        };
        let set = |is_in: &dyn Fn(&PieceSpec) -> bool| -> Pieces {
            (0..spec.pieces.len())
                .filter(|piece| is_in(&spec.pieces[*piece]))
                .map(|piece| PieceId(piece as u8))
                .collect()
        };
        let sources = |side: Side| {
            let key = &spec.sides[side.index()];
            let ours = board.supplies.iter().filter(|supply| supply.sides.contains(key));
            ours.fold(HexSet::default(), |all, supply| all.or(&supply.hexes))
        };
        let later = scenario.placings.iter().filter(|placing| placing.hex.is_none());
        let reinforcements = later.map(|placing| PieceId(placing.piece as u8)).collect();
        let found = |numbers: &[Number]| numbers.iter().filter_map(|number| board.grid.find(*number)).collect();
        let own_sources = spec.formations.iter().map(|formation| found(&formation.sources)).collect();
        let refuges = |side: Side| match &scenario.retreats[side.index()][..] {
            [] => sources(side),
            told => found(told),
        };
        let (sources, refuges) = (BySide::of(sources), BySide::of(refuges));
        let goals = goals(&board);
        if goals.len() > MOST_GOALS {
            return fault(Part::Pieces, format!("a board has at most {MOST_GOALS} town and bridge hexes"));
        }
        for march in &scenario.marches {
            if !goals.iter().any(|goal| board.grid.number(*goal) == march.goal) {
                return fault(Part::Scenario(index), format!("{} is no town or bridge hex", march.goal));
            }
        }
        let ground = |terrain: &Terrains| [true, false].map(|foot| spec.charts.movement.ground(*terrain, foot, None));
        let mut battle = Battle {
            id: spec.id.clone(),
            sides: spec.sides.clone(),
            charts: spec.charts.clone(),
            formations: spec.formations.iter().enumerate().map(present).collect(),
            of_side: BySide::of(|side| set(&|piece| piece.side == side)),
            combat: set(&|piece| piece.kind.is_combat()),
            infantry: set(&|piece| piece.kind == Kind::Infantry),
            cavalry: set(&|piece| piece.kind.is_cavalry()),
            artillery: set(&|piece| piece.kind.is_artillery()),
            foot: set(&|piece| piece.kind.is_foot()),
            vedettes: set(&|piece| piece.kind == Kind::Vedette),
            leaders: set(&|piece| piece.kind.is_leader()),
            trains: set(&|piece| piece.kind.is_train()),
            pieces: spec.pieces.clone(),
            hides: !options.open,
            // A scenario without decks is played without cards, whatever was chosen.
            deal: scenario.deal.clone().filter(|_| options.cards),
            even_hand: options.even_hand,
            sights: Sights::of(&board),
            pontoons: set(&|piece| piece.kind == Kind::PontoonTrain),
            reinforcements,
            sources,
            refuges,
            own_sources,
            goals,
            own_vedettes: options.own_vedettes,
            ground: board.terrain.iter().map(ground).collect(),
            edge: board.grid.hexes().filter(|hex| board.grid.around(*hex).count() < 6).collect(),
            prices: Prices::default(),
            terms: Terms::of(spec, &scenario, &board),
            scenario,
            board,
        };
        battle.prices = Prices::of(&battle);
        Ok(battle)
    }

    /// A piece.
    #[inline]
    pub fn piece(&self, piece: PieceId) -> &PieceSpec {
        &self.pieces[piece.index()]
    }

    /// All pieces.
    pub fn all(&self) -> impl Iterator<Item = PieceId> + use<> {
        (0..self.pieces.len() as u8).map(PieceId)
    }

    /// The pieces of a column of the timetable, by its number.
    pub fn column(&self, number: u8) -> Pieces {
        let column = self.scenario.placings.iter().filter(|placing| placing.arrival == Some(number));
        column.map(|placing| PieceId(placing.piece as u8)).collect()
    }

    /// The pieces of a formation.
    pub fn of_formation(&self, formation: FormationId) -> Pieces {
        self.all().filter(|piece| self.formation(*piece) == Some(formation)).collect()
    }

    /// The formation of a piece.
    #[inline]
    pub fn formation(&self, piece: PieceId) -> Option<FormationId> {
        self.piece(piece).formation.map(|formation| FormationId(formation as u8))
    }

    /// A turn of the record, counted from one.
    pub fn turn(&self, turn: u8) -> &TurnSpec {
        let last = self.scenario.turns.len() - 1;
        &self.scenario.turns[usize::from(turn.saturating_sub(1)).min(last)]
    }

    /// Whether a hex has a kind of terrain.
    #[inline]
    pub fn is(&self, hex: Hex, terrain: Terrain) -> bool {
        self.board.terrain[hex.index()].has(terrain)
    }

    /// Whether something lies on a side of a hex.
    #[inline]
    pub fn has(&self, hex: Hex, direction: Direction, edge: Edge) -> bool {
        self.board.edges[hex.index()][direction.index()].has(edge)
    }
}
