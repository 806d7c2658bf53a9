//! The battles of system `frederick` that come with the program.

use crate::example;
use std::collections::BTreeMap;

use frederick::Frederick;
use frederick::charts::{Cell, Effect, Odds};
use frederick::pack::read_options;
use frederick::spec::{Activation, ArmyState, BattleSpec, Edition, Options, Piece, Rule, ScenarioSpec, ZoneSpec};
use ground::{Edge, Terrain};
use hexes::Number;
use library::{OptionKind, Pack, PackFault, SourceKind};
use marengo::Marengo;
use serde_json::{Value, json};

const BATTLES: [&str; 5] = ["drill-1757", "leuthen-1757", "rossbach-1757", "torgau-1760", "zorndorf-1758"];

fn told(faults: &[PackFault]) -> String {
    faults.iter().map(|fault| format!("{fault}\n")).collect()
}

fn pack(id: &str) -> Pack {
    example::library().open(id).unwrap_or_else(|faults| panic!("{}", told(&faults)))
}

#[test]
fn every_pack_passes_every_check() {
    for id in BATTLES {
        let faults = example::library().check_pack(&pack(id));
        assert!(faults.is_empty(), "{}", told(&faults));
    }
}

fn spec(id: &str) -> BattleSpec {
    pack(id).spec::<Frederick>().unwrap().clone()
}

fn scenario<'a>(spec: &'a BattleSpec, id: &str) -> &'a ScenarioSpec {
    spec.scenarios.iter().find(|scenario| scenario.id == id).unwrap()
}

fn terrain(spec: &BattleSpec, hex: &str) -> Vec<Terrain> {
    let number: Number = hex.parse().unwrap();
    spec.board.hexes.iter().filter(|entry| entry.hex == number).map(|entry| entry.terrain).collect()
}

/// Whether it goes up from one hex to the other.
fn rises(spec: &BattleSpec, from: &str, to: &str) -> bool {
    let (from, to): (Number, Number) = (from.parse().unwrap(), to.parse().unwrap());
    spec.board.edges.iter().any(|edge| edge.kind == Edge::Up && (edge.from, edge.to) == (from, to))
}

#[test]
fn a_pack_is_of_one_system() {
    let (rossbach, marengo) = (pack("rossbach-1757"), pack("marengo-1800"));
    assert_eq!((rossbach.system(), marengo.system()), ("frederick", "marengo"));
    assert!(rossbach.spec::<Marengo>().is_none() && marengo.spec::<Frederick>().is_none());
    assert!(rossbach.battle::<Marengo>(&Value::Null).is_err());
    assert_eq!(rossbach.sides(), &["prussia", "empire"]);
    assert_eq!(pack("leuthen-1757").sides(), &["prussia", "austria"]);
}

#[test]
fn charts_are_shared_but_belong_to_each_battle() {
    let library = example::library();
    assert!(!library.ids().any(|id| id == "frederick-charts"));
    let rossbach = pack("rossbach-1757");
    let bytes = rossbach.to_bytes();
    assert!(bytes.contains_key("charts.toml"));
    let again = example::library().read(&bytes).unwrap();
    assert_eq!(again.hash(), rossbach.hash());
    let mut without = bytes;
    without.remove("charts.toml");
    let faults = example::library().read(&without).unwrap_err();
    assert!(faults[0].what.contains("\"frederick-charts\""), "{}", told(&faults));
}

#[test]
fn an_overlay_of_the_shared_charts_holds_for_every_battle() {
    let folder = tempfile::tempdir().unwrap();
    let charts = String::from_utf8(pack("rossbach-1757").to_bytes()["charts.toml"].clone()).unwrap();
    std::fs::create_dir(folder.path().join("frederick-charts")).unwrap();
    let path = folder.path().join("frederick-charts").join("charts.toml");
    std::fs::write(&path, charts.replace("flank = 3", "flank = 4")).unwrap();
    let library = example::library().with_folder(folder.path()).unwrap();
    for id in BATTLES {
        assert_eq!(library.open(id).unwrap().spec::<Frederick>().unwrap().charts.combat_modifiers.flank, 4);
    }
    std::fs::write(&path, charts.replace("flank = 3", "flank = true")).unwrap();
    let faults = example::library().with_folder(folder.path()).unwrap().check("rossbach-1757");
    assert!(faults[0].file.contains("frederick-charts"), "{}", told(&faults));
}

#[test]
fn alike_names_have_alike_texts_in_all_packs() {
    for language in ["en", "de"] {
        let mut known: BTreeMap<String, String> = BTreeMap::new();
        for id in example::library().ids() {
            for line in pack(id).messages(language).unwrap().lines() {
                let Some((name, text)) = line.split_once(" = ") else {
                    continue;
                };
                let before = known.entry(name.to_owned()).or_insert_with(|| text.to_owned());
                assert_eq!(before, text, "{language}: {name} in {id}");
            }
        }
    }
}

#[test]
fn the_charts_keep_what_the_rulebooks_say() {
    let charts = spec("rossbach-1757").charts;
    let odds = |attacker, defender| charts.combat.columns[charts.combat.column(attacker, defender)];
    for (attacker, defender, column) in
        [(5, 4, Odds(1, 1)), (4, 5, Odds(1, 2)), (7, 4, Odds(3, 2)), (18, 9, Odds(2, 1)), (17, 8, Odds(2, 1))]
    {
        assert_eq!(odds(attacker, defender), column);
    }
    let two_to_one = charts.combat.column(2, 1);
    assert_eq!(charts.combat.rows.cell(two_to_one, 6), Cell::read("1/(4)R*").unwrap());
    assert_eq!(charts.combat.rows.cell(two_to_one, 4), Cell::read("Ex/Ex(+1)").unwrap());
    assert_eq!(charts.demoralization[3], 2);
    assert_eq!(charts.bombardment.column(1), None);
    let row = |terrain: Terrain| charts.terrain[terrain.index()];
    assert_eq!((row(Terrain::Town).into, row(Terrain::Woods).out[1]), ([-1, -1], -4));
    assert_eq!((row(Terrain::Marsh).cost[1], row(Terrain::Pond).cost[1]), (Some(3), Some(2)));
    assert_eq!((row(Terrain::Marsh).column, row(Terrain::HeavyWoods).column[1]), ([Some(1), Some(2)], Some(2)));
    assert_eq!(charts.edges[Edge::Up.index()].cost, [Some(1); 4]);
    assert_eq!(charts.edges[Edge::Entrenchment.index()].across, Some([-2, -2]));
}

#[test]
fn bombardment_grows_with_strength_and_die() {
    let chart = spec("rossbach-1757").charts.bombardment;
    let worth = |effect: Effect| (effect.points, effect.retreat, effect.guns);
    for row in &chart.rows.rows {
        assert!(row.is_sorted_by(|weak, strong| worth(*weak).0 <= worth(*strong).0), "{row:?}");
    }
    for (before, row) in chart.rows.rows.iter().zip(chart.rows.rows.iter().skip(1)) {
        assert!(before.iter().zip(row).all(|(low, high)| worth(*low) <= worth(*high)), "{before:?} {row:?}");
    }
}

#[test]
fn rossbach_has_the_hexes_and_armies_of_its_rulebook() {
    let spec = spec("rossbach-1757");
    for hex in ["2604", "2605", "2606", "1607", "1608", "1706"] {
        assert_eq!(terrain(&spec, hex), [Terrain::Town], "{hex}");
    }
    let ids: Vec<&str> = spec.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
    assert_eq!(ids, ["battle", "main", "hildburghausen"]);
    let counters = |side: u8| {
        let units = spec.units.iter().filter(|unit| unit.side == side);
        units.map(|unit| if unit.steps.len() > 2 { 2 } else { 1 }).sum::<usize>()
    };
    assert_eq!((counters(0), counters(1)), (24, 50));
    let (battle, main) = (scenario(&spec, "battle"), scenario(&spec, "main"));
    assert_eq!((battle.start, battle.turns, main.start, main.turns), (870, 4, 510, 10));
    assert_eq!((battle.armies[0].morale, main.armies[0].morale, main.armies[1].morale), (10, 14, 12));
    assert_eq!(main.armies[0].activation, Activation::Cost { first: 1, later: 0 });
    assert_eq!(main.armies[1].activation, Activation::Barred);
    // The leaders of the battle scenario stand with any of their units; the main
    // scenario opens two areas.
    assert!(matches!(battle.zones[..], [ZoneSpec::Leaders { side: 0 }, ZoneSpec::Leaders { side: 1 }]));
    assert_eq!(main.zones.len(), 2);
    let levels: Vec<&str> = battle.levels.iter().map(|level| level.id.as_str()).collect();
    assert_eq!(levels[0], "prussia-decisive");
    assert_eq!(levels[5], "empire-marginal");
    assert_eq!((battle.levels[0].least, battle.levels[0].at_least[1]), (Some(22), ArmyState::Broken));
    let variant = scenario(&spec, "hildburghausen");
    assert_eq!(variant.armies[1].infantry, 3);
    assert_eq!(variant.placings.len(), main.placings.len());
}

#[test]
fn leuthen_has_the_hexes_and_armies_of_its_rulebook() {
    let spec = spec("leuthen-1757");
    assert!(rises(&spec, "3513", "3512") && rises(&spec, "3613", "3512") && rises(&spec, "3616", "3617"));
    for hex in ["2008", "2309", "2607", "2910", "3310", "3710", "2519", "3106", "3107", "3207", "3305"] {
        assert_eq!(terrain(&spec, hex), [], "{hex}");
    }
    let counters = |side: u8| {
        let units = spec.units.iter().filter(|unit| unit.side == side);
        units.map(|unit| if unit.steps.len() > 2 { 2 } else { 1 }).sum::<usize>()
    };
    assert_eq!((counters(0), counters(1)), (52, 68));
    let (battle, main, daun) = (scenario(&spec, "battle"), scenario(&spec, "main"), scenario(&spec, "daun"));
    assert_eq!((battle.armies[1].morale, main.armies[1].morale, daun.armies[1].morale), (21, 24, 26));
    assert_eq!(battle.placings.iter().filter(|placing| placing.lost == 2).count(), 2);
    assert!(battle.entry.is_none());
    assert_eq!(main.entry.as_ref().unwrap().hexes.len(), 6);
    assert!(main.rules.contains(&Rule::Fog { until: 2, range: 3 }));
    assert_eq!(main.armies[1].refuge.as_deref(), Some("leuthen"));
    assert!(main.armies[1].groups.iter().any(|group| group.detachment));
    assert!(main.placings.iter().all(|placing| match placing.piece {
        Piece::Unit(unit) => spec.units[unit].side == 1,
        Piece::Leader(leader) => spec.leaders[leader].side == 1,
    }));
}

/// The strength of the infantry and of the cavalry of a side, and its guns.
fn strengths(spec: &BattleSpec, side: u8) -> [u16; 3] {
    let mut sums = [0; 3];
    for unit in spec.units.iter().filter(|unit| unit.side == side && !unit.traits.train) {
        sums[unit.arm.index()] += if unit.arm.index() == 2 { 1 } else { u16::from(unit.steps[0].strength) };
    }
    sums
}

#[test]
fn zorndorf_has_the_hexes_and_armies_of_its_rulebook() {
    let spec = spec("zorndorf-1758");
    let (battle, main) = (scenario(&spec, "battle"), scenario(&spec, "main"));
    assert_eq!((battle.start, battle.turns, main.start, main.turns), (540, 11, 180, 17));
    assert_eq!((battle.armies[0].morale, battle.armies[1].morale), (34, 46));
    assert_eq!((main.armies[0].morale, main.armies[1].morale), (47, 56));
    assert_eq!(main.armies[0].activation, Activation::Cost { first: 1, later: 0 });
    assert_eq!(main.armies[1].activation, Activation::Cost { first: 3, later: 1 });
    assert_eq!([0, 1].map(|side| main.armies[side].fatigue), [2, 2]);
    assert_eq!([0, 1].map(|side| main.armies[side].groups[0].rating), [2, 2]);
    assert_eq!([0, 1].map(|side| strengths(&spec, side)), [[62, 48, 7], [89, 32, 8]]);
    // The low and high ground that the rulebook tells of.
    assert!(rises(&spec, "2103", "2104") && rises(&spec, "2106", "2105") && rises(&spec, "2106", "2107"));
    assert!(rises(&spec, "1709", "1809") && rises(&spec, "1824", "1724") && rises(&spec, "1923", "1824"));
    assert_eq!(terrain(&spec, "1907"), [Terrain::Marsh, Terrain::Pond]);
    let kinds = |kind: Edge| spec.board.edges.iter().filter(|edge| edge.kind == kind).count();
    assert_eq!((kinds(Edge::Up), kinds(Edge::River), kinds(Edge::Bridge)), (215, 60, 1));
    assert!(main.rules.iter().any(|rule| matches!(rule, Rule::Wading { sides } if sides.len() == 60)));
    let exhausted = |side: u8| {
        let units = spec.units.iter().filter(|unit| unit.side == side && !unit.traits.train);
        units.filter(|unit| unit.steps.last().is_some_and(|step| step.shaken)).count()
    };
    assert_eq!((exhausted(0), exhausted(1)), (16, 0));
}

#[test]
fn torgau_has_the_hexes_and_armies_of_its_rulebook() {
    let spec = spec("torgau-1760");
    let (battle, main) = (scenario(&spec, "battle"), scenario(&spec, "main"));
    assert_eq!((battle.start, battle.turns, main.start, main.turns), (840, 5, 360, 13));
    assert_eq!((battle.armies[0].morale, battle.armies[1].morale), (27, 20));
    assert_eq!((main.armies[0].morale, main.armies[1].morale), (28, 21));
    assert_eq!(main.armies[1].activation, Activation::Cost { first: 4, later: 4 });
    assert_eq!((main.armies[1].coup, main.armies[1].reinforced), (Some(2), Some([3, 3])));
    assert_eq!([0, 1].map(|side| main.armies[side].infantry_strength), [8, 9]);
    assert_eq!([0, 1].map(|side| strengths(&spec, side)), [[85, 68, 8], [104, 50, 15]]);
    let coming = &battle.reinforcements[0];
    assert_eq!((coming.turn, coming.pieces.len(), coming.hexes[0].to_string().as_str()), (2, 3, "1110"));
    // All of Prussia comes in; nobody who waits for a fall.
    assert_eq!((main.reinforcements[0].turn, main.reinforcements[0].pieces.len()), (1, 36 + 7));
    assert_eq!(main.arrival.as_ref().map(|arrival| arrival.dice.clone()), Some(vec![1, 2, 4, 5, 6]));
    assert!(main.detachments.as_ref().is_some_and(|detachments| detachments.gap == 3));
    for hex in ["2702", "2703", "2802", "2803", "2804", "2901", "2902", "2903", "1110"] {
        assert_eq!(terrain(&spec, hex), [], "{hex} is open");
    }
    let kinds = |kind: Edge| spec.board.edges.iter().filter(|edge| edge.kind == kind).count();
    assert_eq!((kinds(Edge::Up), kinds(Edge::Stream), kinds(Edge::Entrenchment)), (70, 60, 12));
}

#[test]
fn the_drill_ground_has_the_slopes_of_the_examples() {
    let spec = spec("drill-1757");
    for (low, high) in
        [("1709", "1809"), ("2103", "2104"), ("2106", "2105"), ("2106", "2107"), ("1824", "1724"), ("1923", "1824")]
    {
        assert!(rises(&spec, low, high), "{low} {high}");
    }
    assert!(rises(&spec, "1725", "1726"));
    for hex in ["2702", "2703", "2803", "2804", "2802", "2902", "2903", "2901"] {
        assert_eq!(terrain(&spec, hex), [], "{hex}");
    }
    assert_eq!(terrain(&spec, "1226"), [Terrain::Marsh, Terrain::Pond]);
}

#[test]
fn options_are_offered_and_read() {
    let spec = spec("rossbach-1757");
    let offered = pack("rossbach-1757").options();
    let scenario = offered.iter().find(|option| option.key == "scenario").unwrap();
    assert_eq!((scenario.kind, &scenario.default), (OptionKind::Choice, &json!("battle")));
    let values: Vec<&str> = scenario.choices.iter().flatten().map(|choice| choice.value.as_str()).collect();
    assert_eq!(values, ["battle", "main", "hildburghausen"]);
    let defaults = offered.iter().map(|option| (option.key.to_string(), option.default.clone())).collect();
    let read = read_options(&spec, &Value::Object(defaults)).unwrap();
    assert_eq!(read, Options { scenario: Some("battle".to_owned()), ..Options::default() });
    assert_eq!(read_options(&spec, &Value::Null), Ok(Options::default()));
    let flags: Vec<&str> =
        offered.iter().filter(|option| option.kind == OptionKind::Flag).map(|option| option.key.as_ref()).collect();
    assert_eq!(flags.len(), 13);
    for flag in flags {
        assert_ne!(read_options(&spec, &json!({ flag: true })), Ok(Options::default()), "{flag}");
    }
    let chosen = json!({ "scenario": "main", "edition": "2002", "set-up": "by-hand" });
    let chosen = read_options(&spec, &chosen).unwrap();
    assert_eq!((chosen.edition, chosen.set_up_by_hand), (Edition::Older, true));
    for (bad, words) in [
        (
            json!({ "scenario": "waterloo" }),
            "option `scenario` is one of battle, main, hildburghausen, not \"waterloo\"",
        ),
        (json!({ "edition": 2002 }), "one of 2006, 2002"),
        (json!({ "wood": true }), "did you mean `woods`?"),
        (json!({ "woods": 1 }), "`woods` is true or false"),
    ] {
        let refused = read_options(&spec, &bad).unwrap_err();
        assert!(refused.contains(words), "{refused}");
    }
}

#[test]
fn sources_are_marked_chart_by_chart() {
    let sources = pack("rossbach-1757").sources();
    let mark = |file: &str, part: &str| {
        sources.iter().find(|mark| mark.file == file && mark.part.as_deref() == Some(part)).map(|mark| mark.source.kind)
    };
    assert_eq!(mark("charts.toml", "combat"), Some(SourceKind::Reconstruction));
    assert_eq!(mark("charts.toml", "terrain clear"), Some(SourceKind::Rulebook));
    assert_eq!(mark("scenarios.toml", "scenario hildburghausen"), Some(SourceKind::Rulebook));
}
