//! What never changes while a battle is played.

use std::sync::Arc;

use kernel::Side;

use crate::armies::{LEAST_COMMAND, List, TWELVE};
use crate::engine::spec::{ArmySpec, BattleSpec, Options, Places, SpecFault};
use crate::ground::{Ground, TableEdge};
use crate::scale::Scale;
use crate::terrain::Region;
use crate::troops::Table;

/// What never changes while a battle is played.
#[derive(Clone, Debug)]
pub struct Battle {
    /// The keys of both sides.
    pub sides: [String; 2],
    /// How large it is.
    pub scale: Scale,
    /// The options.
    pub options: Options,
    /// The table of troops.
    pub table: Table,
    /// The army list of each side.
    pub lists: [List; 2],
    /// The ground, if the author has drawn it; otherwise it is laid by rule.
    pub ground: Option<Arc<Ground>>,
    /// What its pieces are called.
    pub places: Places,
    /// The regions.
    pub regions: Vec<Region>,
    /// The region the battle is fought in, if it is fixed.
    pub region: Option<usize>,
    /// The armies, as far as the author has fixed them.
    pub armies: [ArmySpec; 2],
    /// Who attacks, if it is fixed.
    pub attacker: Option<Side>,
    /// The base edge of the attacker, if it is fixed.
    pub edge: Option<TableEdge>,
    /// Whether the computer, or the author, sets everything up.
    pub quick: bool,
    /// Bounds a side at most, unless an option says otherwise.
    pub most_bounds: u16,
}

impl Battle {
    /// Puts a battle together with the options chosen.
    ///
    /// # Errors
    /// If the options do not fit the battle, or its parts do not fit each other.
    pub fn muster(spec: &BattleSpec, options: Options) -> Result<Battle, SpecFault> {
        let scale = match (spec.scale, options.scale) {
            (Some(fixed), Some(chosen)) if fixed != chosen => {
                return Err(SpecFault::somewhere(format!("the scale of this battle is `{}`", fixed.key())));
            }
            (fixed, chosen) => fixed.or(chosen).unwrap_or_default(),
        };
        let lists = [list(spec, 0, options.first_list.as_deref())?, list(spec, 1, options.second_list.as_deref())?];
        let region = match options.region.as_deref() {
            None => None,
            Some(_) if spec.terrain.is_some() => {
                return Err(SpecFault::somewhere("the ground of this battle is fixed"));
            }
            Some(key) => Some(find(&spec.regions, key, |region| &region.key, "region")?),
        };
        if options.bounds == Some(0) {
            return Err(SpecFault::somewhere("a battle lasts at least one bound"));
        }
        if let Some(terrain) = &spec.terrain
            && terrain.extent != scale.extent()
        {
            return Err(SpecFault::somewhere("the terrain is of another table"));
        }
        let quick = options.quick.unwrap_or(spec.quick);
        let battle = Battle {
            sides: spec.sides.clone(),
            scale,
            table: spec.table,
            lists,
            ground: spec.terrain.clone().map(|terrain| Arc::new(terrain.into())),
            places: spec.places.clone(),
            regions: spec.regions.clone(),
            region,
            armies: spec.armies.clone(),
            attacker: spec.attacker.map(|side| Side::of(side.min(1))),
            edge: spec.edge,
            quick,
            most_bounds: spec.bounds.unwrap_or(24),
            options,
        };
        for side in Side::BOTH {
            battle.check_army(side)?;
        }
        Ok(battle)
    }

    /// A battle of which nothing is fixed but its size, with a table of troops and army lists.
    pub fn plain(scale: Scale, table: Table, lists: [List; 2]) -> Battle {
        Battle {
            sides: ["first".to_owned(), "second".to_owned()],
            scale,
            options: Options::default(),
            table,
            lists,
            ground: None,
            places: Places::default(),
            regions: Vec::new(),
            region: None,
            armies: Default::default(),
            attacker: None,
            edge: None,
            quick: false,
            most_bounds: 24,
        }
    }

    /// Whether a ready army obeys its list and its commands are large enough.
    fn check_army(&self, side: Side) -> Result<(), SpecFault> {
        let army = &self.armies[side.index()];
        if army.troops.is_empty() {
            return Ok(());
        }
        let count = army.troops.iter().map(|member| member.arm).collect();
        if let Some(breach) = self.lists[side.index()].breach(&count, self.twelves()) {
            return Err(SpecFault::somewhere(format!(
                "the army of `{}` breaks its list: {breach:?}",
                self.sides[side.index()]
            )));
        }
        let commands = self.commands() as u8;
        let strength = |command: u8| army.troops.iter().filter(|member| member.command == command).count();
        let too_small = |command: &u8| strength(*command) < usize::from(LEAST_COMMAND);
        if commands > 1 && (0..commands).any(|command| too_small(&command)) {
            return Err(SpecFault::somewhere(format!(
                "a command of `{}` has fewer than six elements",
                self.sides[side.index()]
            )));
        }
        Ok(())
    }

    /// Width and depth of the table.
    pub const fn extent(&self) -> (i32, i32) {
        self.scale.extent()
    }

    /// Commands of each side.
    pub const fn commands(&self) -> usize {
        self.scale.commands()
    }

    /// How many times twelve elements an army has.
    pub const fn twelves(&self) -> u8 {
        self.commands() as u8
    }

    /// Elements of an army.
    pub const fn strength(&self) -> u8 {
        self.twelves() * TWELVE
    }

    /// Bounds a side at most.
    pub fn bounds(&self) -> u16 {
        self.options.bounds.unwrap_or(self.most_bounds)
    }
}

/// The list of a side: fixed, or chosen by an option.
fn list(spec: &BattleSpec, side: usize, chosen: Option<&str>) -> Result<List, SpecFault> {
    let fixed = spec.armies[side].list.as_deref();
    let key = match (fixed, chosen) {
        (Some(fixed), Some(chosen)) if fixed != chosen => {
            return Err(SpecFault::somewhere(format!("the list of `{}` is `{fixed}`", spec.sides[side])));
        }
        (fixed, chosen) => fixed.or(chosen),
    };
    match key {
        Some(key) => find(&spec.lists, key, |list| &list.key, "army list").map(|at| spec.lists[at].clone()),
        None => spec
            .lists
            .get(side * 2 % spec.lists.len().max(1))
            .cloned()
            .ok_or_else(|| SpecFault::somewhere("there is no army list")),
    }
}

/// Which of several has a key.
fn find<T>(all: &[T], key: &str, key_of: impl Fn(&T) -> &String, what: &str) -> Result<usize, SpecFault> {
    all.iter().position(|one| key_of(one) == key).ok_or_else(|| {
        let known: Vec<&str> = all.iter().map(|one| key_of(one).as_str()).collect();
        SpecFault::somewhere(format!("there is no {what} `{key}`; there are: {}", known.join(", ")))
    })
}
