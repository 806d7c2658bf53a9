//! The battles of system `frederick` that come with the program.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use packs::{Library, Pack, PackFault};

const BATTLES: [&str; 3] = ["drill-1757", "leuthen-1757", "rossbach-1757"];

fn told(faults: &[PackFault]) -> String {
    faults.iter().map(|fault| format!("{fault}\n")).collect()
}

fn pack(id: &str) -> Pack {
    Library::embedded().open(id).unwrap_or_else(|faults| panic!("{}", told(&faults)))
}

#[test]
fn every_pack_passes_every_check() {
    for id in BATTLES {
        let faults = packs::check(&pack(id));
        assert!(faults.is_empty(), "{}", told(&faults));
    }
}
