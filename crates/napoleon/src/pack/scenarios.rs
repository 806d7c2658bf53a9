//! From `scenarios.toml` to scenarios.

use ground::file::{Reading, SupplyEntry, on_board};
use ground::{PlaceSpec, SupplySpec};
use hexes::Number;
use kernel::Side;
use packs::Faults;
use packs::files::SCENARIOS;
use packs::names::{each_once, nearest};
use packs::words::At;

use super::forces::hex;
use super::scenario_file::{ArrivalEntry, ScenarioEntry, ScenariosFile};
use super::scope::{MOST_OPTIONS, Scope};
use super::{RULE_OPTIONS, cards, points, ties};
use crate::cards::spec::CardChart;
use crate::engine::spec::{
    ArrivalSpec, Daytime, FormationSpec, HearingSpec, Kind, MarchSpec, PieceSpec, Placing, ScenarioSpec, Times,
    TurnSpec, When,
};
use crate::reinforcements::MOST_ARRIVALS;
use crate::weather::MOST_FIRES;

/// Who takes part in a battle.
#[derive(Clone, Copy)]
pub(super) struct Roster<'a> {
    pub(super) sides: &'a [String; 2],
    pub(super) formations: &'a [FormationSpec],
    pub(super) pieces: &'a [PieceSpec],
}

pub(super) fn build(
    file: &ScenariosFile,
    roster: &Roster<'_>,
    decks: &CardChart,
    ground: &Reading,
    faults: &mut Faults<'_>,
) -> Vec<ScenarioSpec> {
    if file.scenarios.is_empty() {
        faults.of(SCENARIOS, "a battle has a scenario");
    }
    let ids = file.scenarios.iter().map(|scenario| (scenario.id.to_string(), scenario.id.span.clone()));
    each_once(SCENARIOS, ids, faults, |id| format!("scenario `{id}` is there twice"));
    let areas = file.areas.iter().map(|area| (area.key.to_string(), area.key.span.clone()));
    each_once(SCENARIOS, areas, faults, |key| format!("area `{key}` is there twice"));
    for area in &file.areas {
        on_board(SCENARIOS, &area.hexes, &ground.grid, faults);
    }
    file.scenarios.iter().map(|entry| scenario(file, entry, roster, decks, ground, faults)).collect()
}

/// The options of a pack, by their keys.
pub(super) fn options(file: &ScenariosFile, faults: &mut Faults<'_>) -> Vec<String> {
    let ids = file.options.iter().map(|option| (option.id.to_string(), option.id.span.clone()));
    each_once(SCENARIOS, ids, faults, |id| format!("option `{id}` is there twice"));
    if let Some(option) = file.options.get(MOST_OPTIONS) {
        faults.at(SCENARIOS, &option.id.span, format!("a pack has at most {MOST_OPTIONS} options of its own"));
    }
    for option in file.options.iter().filter(|option| RULE_OPTIONS.contains(&option.id.as_str())) {
        faults.at(SCENARIOS, &option.id.span, format!("`{}` is an option of the rules", *option.id));
    }
    file.options.iter().map(|option| option.id.to_string()).collect()
}

/// Whether every option of a pack changes something.
pub(super) fn are_asked_for(file: &ScenariosFile, scenarios: &[ScenarioSpec], faults: &mut Faults<'_>) {
    let asked = scenarios.iter().fold(0, |all, scenario| all | scenario.asks_for());
    for (option, entry) in file.options.iter().enumerate().take(MOST_OPTIONS) {
        if asked >> option & 1 == 0 {
            faults.at(SCENARIOS, &entry.id.span, format!("no scenario asks for `{}`", *entry.id));
        }
    }
}

fn named(pieces: &[PieceSpec], name: &str) -> Result<usize, String> {
    let names = pieces.iter().map(|piece| piece.id.as_str());
    let found = pieces.iter().position(|piece| piece.id == name);
    found.ok_or_else(|| nearest(format!("there is no piece `{name}` in forces.toml"), name, names))
}

/// `0305: husson, campi reduced, reille`.
fn line(text: &str, pieces: &[PieceSpec], ground: &Reading) -> Result<Vec<Placing>, String> {
    let (hex, list) = text
        .split_once(':')
        .ok_or_else(|| format!("`{text}`: a hex and pieces are expected, such as `0305: husson, reille`"))?;
    let hex = ground.grid.read(hex.trim()).map_err(|fault| format!("`{text}`: {fault}"))?;
    let hex = ground.grid.number(hex);
    let mut placings = Vec::new();
    for words in list.split(',') {
        let mut words = words.split_whitespace();
        let piece = named(pieces, words.next().unwrap_or_default())?;
        let reduced = match words.next() {
            None => false,
            Some("reduced") if pieces[piece].strength[1] > 0 => true,
            Some(word) => return Err(format!("`{text}`: `{word}` says nothing about `{}`", pieces[piece].id)),
        };
        placings.push(Placing { piece, hex: Some(hex), reduced, arrival: None });
    }
    Ok(placings)
}

fn scenario(
    file: &ScenariosFile,
    entry: &At<ScenarioEntry>,
    roster: &Roster<'_>,
    decks: &CardChart,
    ground: &Reading,
    faults: &mut Faults<'_>,
) -> ScenarioSpec {
    let Roster { sides, formations, pieces } = *roster;
    let part = entry.part.as_ref().map(|block| [block.first, block.last]);
    if let Some(block) = &entry.part {
        on_board(SCENARIOS, std::slice::from_ref(block), &ground.grid, faults);
    }
    let scope = Scope { sides, formations, pieces, ground, file, part, turns: entry.turns.len() };
    let mut placings = Vec::new();
    for text in &entry.set_up {
        match line(text, pieces, ground) {
            Ok(found) => {
                let hexes: Vec<Number> = found.iter().filter_map(|placing| placing.hex).collect();
                scope.is_played(text, &hexes, faults);
                placings.extend(found);
            }
            Err(what) => faults.at(SCENARIOS, &text.span, what),
        }
    }
    for name in &entry.waiting {
        match named(pieces, name.as_str()) {
            Ok(piece) => placings.push(Placing { piece, hex: None, reduced: false, arrival: None }),
            Err(what) => faults.at(SCENARIOS, &name.span, what),
        }
    }
    let entries = entries(entry, &scope, faults);
    if entry.arrivals.len() > MOST_ARRIVALS {
        faults.at(SCENARIOS, &entry.id.span, format!("a scenario has at most {MOST_ARRIVALS} arrivals"));
    }
    let arrivals: Vec<ArrivalSpec> =
        entry.arrivals.iter().filter_map(|column| arrival(column, &scope, &entries, faults)).collect();
    let mut seen = vec![false; pieces.len()];
    for placing in &placings {
        if std::mem::replace(&mut seen[placing.piece], true) {
            faults.at(SCENARIOS, &entry.id.span, format!("`{}` stands twice", pieces[placing.piece].id));
        }
    }
    for piece in arrivals.iter().flat_map(|arrival| &arrival.pieces) {
        seen[*piece] = true;
    }
    pontoons(entry, sides, pieces, &seen, faults);
    let hexes: Vec<_> =
        placings.iter().filter_map(|placing| Some((placing.hex?, pieces[placing.piece].side))).collect();
    for (hex, side) in &hexes {
        if hexes.iter().any(|(other, owner)| other == hex && owner != side) {
            faults.at(SCENARIOS, &entry.id.span, format!("both sides stand in hex {hex}"));
            break;
        }
    }
    if let Some(turns) = entry.weather_lasts.as_ref().filter(|turns| ***turns == 0) {
        faults.at(SCENARIOS, &turns.span, "weather lasts for a turn at least");
    }
    let (stakes, prizes) = points::prizes(entry, &scope, faults);
    ScenarioSpec {
        id: entry.id.to_string(),
        part,
        entries,
        supplies: supplies(entry, &scope, faults),
        turns: turns(entry, &scope, faults),
        placings,
        stakes,
        prizes,
        presences: points::presences(entry, &scope, faults),
        bonuses: points::bonuses(entry, &scope, faults),
        forfeits: points::forfeits(entry, &scope, faults),
        for_losses: entry.points_for_losses.unwrap_or(1),
        levels: points::levels(entry, &scope, faults),
        exits: points::exits(entry, &scope, faults),
        bounds: ties::bounds(entry, &scope, faults),
        bridges: ties::bridges(entry, &scope, faults),
        weather: entry.weather.as_deref().copied(),
        weather_lasts: entry.weather_lasts.as_deref().copied(),
        leaders_in_towns: entry.leaders_in_towns,
        arrivals,
        deal: cards::deal(entry, &scope, decks, faults),
        marches: marches(entry, pieces, ground, faults),
        retreats: retreats(entry, sides, ground, faults),
        fires: fires(entry, ground, faults),
        supply: !entry.no_supply,
        march_orders: !entry.no_march_orders,
        general_retreat: !entry.no_general_retreat,
        demoralization: !entry.no_demoralization,
        losses: ties::losses(entry, &scope, faults),
    }
}

/// The turn record. What options add comes last, so that turns keep their numbers.
fn turns(entry: &At<ScenarioEntry>, scope: &Scope<'_>, faults: &mut Faults<'_>) -> Vec<TurnSpec> {
    let mut turns: Vec<TurnSpec> = Vec::new();
    for turn in &entry.turns {
        let when = scope.when(turn.when.as_ref(), faults);
        let before = turns.last().map(|turn| turn.when).filter(|before| *before != When::default());
        if before.is_some_and(|before| before != when) {
            faults.at(SCENARIOS, &entry.id.span, "turns that an option adds come last");
        }
        turns.push(TurnSpec {
            daytime: turn.daytime.unwrap_or(Daytime::Day),
            clock: turn.clock.clone(),
            check: turn.check,
            weather: turn.weather.as_deref().copied(),
            sight: turn.sight,
            no_bombardment: turn.no_bombardment,
            no_charge: turn.no_charge,
            when,
        });
    }
    turns
}

/// Entries that the scenario alone has.
fn entries(entry: &At<ScenarioEntry>, scope: &Scope<'_>, faults: &mut Faults<'_>) -> Vec<PlaceSpec> {
    let mut entries: Vec<PlaceSpec> = Vec::new();
    for place in &entry.entries {
        let key = place.key.to_string();
        let known = scope.ground.spec.entries.iter().chain(&entries).any(|other| other.key == key);
        if known {
            faults.at(SCENARIOS, &place.key.span, format!("entry `{key}` is there twice"));
        }
        entries.push(PlaceSpec { key, hexes: scope.hexes(&place.hexes, faults) });
    }
    entries
}

/// Sources of supply that the scenario alone has.
fn supplies(entry: &At<ScenarioEntry>, scope: &Scope<'_>, faults: &mut Faults<'_>) -> Vec<SupplySpec> {
    let one = |supply: &At<SupplyEntry>, faults: &mut Faults<'_>| {
        supply.sides.iter().for_each(|side| {
            scope.side(side, faults);
        });
        let sides = supply.sides.iter().map(|side| side.to_string()).collect();
        SupplySpec { sides, hexes: scope.hexes(&supply.hexes, faults) }
    };
    entry.supplies.iter().map(|supply| one(supply, faults)).collect()
}

/// A side needs a pontoon train that nobody uses for each one that it could capture (18.35).
fn pontoons(entry: &ScenarioEntry, sides: &[String; 2], pieces: &[PieceSpec], used: &[bool], faults: &mut Faults<'_>) {
    let trains = pieces.iter().zip(used).filter(|(piece, _)| piece.kind == Kind::PontoonTrain);
    let count =
        |side: Side, used: bool| trains.clone().filter(|(piece, is)| piece.side == side && **is == used).count();
    for side in Side::BOTH {
        let (theirs, spare) = (count(side.enemy(), true), count(side, false));
        if spare < theirs {
            let key = &sides[side.index()];
            let what = format!(
                "`{key}` could capture {theirs} pontoon trains here, and forces.toml has {spare} more of its own for it"
            );
            faults.at(SCENARIOS, &entry.id.span, what);
        }
    }
}

/// A column of reinforcements.
fn arrival(
    entry: &At<ArrivalEntry>,
    scope: &Scope<'_>,
    entries: &[PlaceSpec],
    faults: &mut Faults<'_>,
) -> Option<ArrivalSpec> {
    if entry.turn.is_none() && entry.from.is_none() {
        let what = "an arrival has a `turn`, or a turn `from` which on it may be called";
        faults.at(SCENARIOS, &entry.entry.span, what);
    }
    if entry.from.is_none() && (entry.heard.is_some() || entry.price > 0) {
        faults.at(SCENARIOS, &entry.entry.span, "only who is called has a price, or may not be heard");
    }
    let all = scope.ground.spec.entries.iter().chain(entries);
    let keys = all.clone().map(|place| place.key.as_str());
    let place = keys.clone().position(|key| key == entry.entry.as_str());
    match place {
        Some(place) => {
            let hexes = all.clone().nth(place).map(|place| place.hexes.clone()).unwrap_or_default();
            scope.is_played(&entry.entry, &hexes, faults);
        }
        None => {
            let what = format!("there is no entry `{}` in board.toml", *entry.entry);
            faults.at(SCENARIOS, &entry.entry.span, nearest(what, &entry.entry, keys));
        }
    }
    let (mut side, mut pieces) = (None, Vec::new());
    for name in &entry.pieces {
        match named(scope.pieces, name.as_str()) {
            Ok(piece) => {
                let owner = scope.pieces[piece].side;
                if *side.get_or_insert(owner) != owner {
                    faults.at(SCENARIOS, &name.span, "a column is of one side");
                }
                if pieces.contains(&piece) {
                    faults.at(SCENARIOS, &name.span, format!("`{}` comes twice", **name));
                }
                pieces.push(piece);
            }
            Err(what) => faults.at(SCENARIOS, &name.span, what),
        }
    }
    if entry.pieces.is_empty() {
        faults.at(SCENARIOS, &entry.entry.span, "a column has a piece");
    }
    let hearing = entry.heard.as_ref().map(|heard| {
        if heard.die > 5 {
            faults.at(SCENARIOS, &heard.span, "a call that every die hears needs no word on it");
        }
        let times = Times { from: heard.from.unwrap_or(1), until: heard.until.unwrap_or(u8::MAX) };
        HearingSpec { times, die: heard.die }
    });
    Some(ArrivalSpec {
        turn: scope.turn(entry.turn.as_ref(), faults),
        from: scope.turn(entry.from.as_ref(), faults),
        price: entry.price,
        hearing,
        side: side?,
        entry: place?,
        pieces,
        when: scope.when(entry.when.as_ref(), faults),
    })
}

fn marches(entry: &ScenarioEntry, pieces: &[PieceSpec], ground: &Reading, faults: &mut Faults<'_>) -> Vec<MarchSpec> {
    let mut marches = Vec::new();
    for march in &entry.marches {
        let mut force = Vec::new();
        for name in &march.pieces {
            match named(pieces, name.as_str()) {
                Ok(piece) => force.push(piece),
                Err(what) => faults.at(SCENARIOS, &name.span, what),
            }
        }
        let goal = hex(SCENARIOS, &march.goal, ground, faults);
        marches.extend(goal.map(|goal| MarchSpec { pieces: force, goal }));
    }
    marches
}

fn retreats(entry: &ScenarioEntry, sides: &[String; 2], ground: &Reading, faults: &mut Faults<'_>) -> [Vec<Number>; 2] {
    let mut retreats = [Vec::new(), Vec::new()];
    for retreat in &entry.retreats {
        let keys = sides.iter().map(String::as_str);
        match keys.clone().position(|key| key == retreat.side.as_str()) {
            Some(side) => {
                retreats[side].extend(retreat.hexes.iter().filter_map(|text| hex(SCENARIOS, text, ground, faults)));
            }
            None => {
                let what = format!("there is no side `{}`", *retreat.side);
                faults.at(SCENARIOS, &retreat.side.span, nearest(what, &retreat.side, keys));
            }
        }
    }
    retreats
}

fn fires(entry: &ScenarioEntry, ground: &Reading, faults: &mut Faults<'_>) -> Vec<Number> {
    if entry.fires.len() > MOST_FIRES {
        faults.at(SCENARIOS, &entry.id.span, format!("at most {MOST_FIRES} hexes burn"));
    }
    entry.fires.iter().filter_map(|text| hex(SCENARIOS, text, ground, faults)).collect()
}
