//! Every situation of the packs of this system goes as its author says. `SITUATION=part-of-a-path` tells one of them in full.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]
#![allow(clippy::print_stdout, reason = "it tells a situation to its author")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use frederick::{Battle, Frederick};
use kernel::situation::{Report, Situation};
use library::reading;

fn situations(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            situations(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            out.push(path);
        }
    }
}

/// A line of the report, with names for numbers.
fn named(battle: &Battle, text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = ["Hex(", "UnitId(", "LeaderId(", "WingId("].iter().filter_map(|word| rest.find(word)).min()
    {
        let (word, after) = rest[start..].split_once('(').unwrap();
        let (digits, tail) = after.split_once(')').unwrap();
        let index: usize = digits.parse().unwrap_or(usize::MAX);
        let name = match word {
            "Hex" if index < battle.board.grid.len() => battle.board.grid.number(hexes::Hex(index as u16)).to_string(),
            "UnitId" => battle.units.get(index).map_or("?".into(), |unit| unit.id.clone()),
            "LeaderId" => battle.leaders.get(index).map_or("?".into(), |leader| leader.id.clone()),
            "WingId" => battle.wings.get(index).map_or("?".into(), Clone::clone),
            _ => "nowhere".to_owned(),
        };
        out.push_str(&rest[..start]);
        out.push_str(&name);
        rest = tail;
    }
    out + rest
}

fn tell(battle: &Battle, report: &Report) {
    for act in &report.acts {
        println!("> {}", act.words);
        for (label, cites) in &act.happened {
            let args: Vec<String> = label.args.iter().map(|(name, value)| format!("{name}={value:?}")).collect();
            println!("    {} {} {cites:?}", named(battle, &label.id), args.join(" "));
        }
        if let Some((label, cite)) = &act.refused {
            println!("    refused {cite}: {}", label.id);
        }
    }
    println!("{}", named(battle, &report.end));
}

#[test]
fn every_situation_goes_as_its_author_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs");
    let wanted = std::env::var("SITUATION").ok();
    let mut battles: BTreeMap<(String, String), Arc<Battle>> = BTreeMap::new();
    let (mut played, mut failed) = (0, Vec::new());
    for pack_id in ["drill-1757", "rossbach-1757", "leuthen-1757"] {
        let mut paths = Vec::new();
        situations(&root.join(pack_id).join("situations"), &mut paths);
        paths.sort();
        for path in paths {
            let name = path.strip_prefix(&root).unwrap().display().to_string();
            if wanted.as_ref().is_some_and(|wanted| !name.contains(wanted.as_str())) {
                continue;
            }
            played += 1;
            let text = std::fs::read_to_string(&path).unwrap();
            let situation = match Situation::read(&text) {
                Ok(situation) => situation,
                Err(fault) => {
                    failed.push(format!("{name}: {fault}"));
                    continue;
                }
            };
            let pack_id = situation.pack.get_ref().clone();
            let options = serde_json::to_value(&situation.options).unwrap();
            let key = (pack_id.clone(), options.to_string());
            let battle = battles.entry(key).or_insert_with(|| {
                let pack = reading::<Frederick>(&pack_id).unwrap();
                pack.battle(&options).unwrap_or_else(|what| panic!("{name}: {what}"))
            });
            let report = situation.play::<Frederick>(&text, battle);
            if wanted.is_some() {
                println!("== {name}");
                tell(battle, &report);
            }
            failed.extend(report.faults.iter().map(|fault| format!("{name}: {fault}")));
        }
    }
    assert!(failed.is_empty(), "{} of {played} situations:\n{}", failed.len(), failed.join("\n"));
}
