//! Weights as text: one line for each sign.

use std::fmt::Write;

use marengo::judgement::{Judgement, PHASES, SIGNS, Sign, Weights};

pub(crate) fn read(path: &str) -> Weights {
    let text = std::fs::read_to_string(path).unwrap();
    let mut weights = Weights([[0.0; SIGNS]; PHASES]);
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let Some(name) = words.next() else { continue };
        let sign = Sign::ALL.into_iter().find(|sign| format!("{sign:?}") == name).unwrap();
        for (hour, word) in words.enumerate() {
            weights.0[hour][sign as usize] = word.parse().unwrap();
        }
    }
    weights
}

pub(crate) fn write(path: &str, weights: &Weights) {
    let mut text = String::new();
    for sign in Sign::ALL {
        let row: Vec<String> = weights.0.iter().map(|row| format!("{:.3}", row[sign as usize])).collect();
        writeln!(text, "{sign:?} {}", row.join(" ")).unwrap();
    }
    std::fs::write(path, text).unwrap();
}

pub(crate) fn rust(name: &str, weights: &Weights) -> String {
    let mut text = format!("pub(super) const {name}: Rows = [\n");
    for sign in Sign::ALL {
        let row: Vec<String> = weights.0.iter().map(|row| format!("{:?}", round(row[sign as usize]))).collect();
        writeln!(text, "    (Sign::{sign:?}, [{}]),", row.join(", ")).unwrap();
    }
    text + "];\n"
}

fn round(weight: f32) -> f32 {
    (weight * 1000.0).round() / 1000.0
}

/// `plain`, `best`, a file for both sides, or two joined by a plus.
pub(crate) fn judgement(words: &str) -> Judgement {
    match words.split_once('+') {
        _ if words == "plain" => Judgement::Plain,
        _ if words == "best" => Judgement::best(),
        Some((attack, defence)) => Judgement::Practised(Box::new([read(attack), read(defence)])),
        None => both(read(words)),
    }
}

/// The same weights for either side.
pub(crate) fn both(weights: Weights) -> Judgement {
    Judgement::Practised(Box::new([weights.clone(), weights]))
}
