//! The author of a wrong situation is told where, and what was expected.
use std::sync::Arc;

use frederick::spec::Options;
use frederick::{Battle, Frederick};
use kernel::situation::Situation;
use library::reading;

fn faults(orders: &str, expect: &str, position: &str, dice: &str) -> Vec<String> {
    let pack = reading::<Frederick>("drill-1757").unwrap();
    let options = Options { scenario: Some("review".into()), ..Options::default() };
    let battle = Arc::new(Battle::muster(&pack.spec, &options).unwrap());
    let text = format!(
        "title = \"wrong\"\ncites = []\npack = \"drill-1757\"\ndice = [{dice}]\norders = [{orders}]\nexpect = [{expect}]\n\n\
         [position]\n{position}\n"
    );
    let report = Situation::read(&text).unwrap().play::<Frederick>(&text, &battle);
    report.faults.iter().map(ToString::to_string).collect()
}

const PIECES: &str = "pieces = [\"2513: brigade-1, winterfelt\", \"1910: mainz, koenigsegg\"]";

#[test]
fn names_that_nobody_bears() {
    let told = faults("", "", "pieces = [\"2513: brigade-7\"]", "");
    assert!(told[0].contains("there is no unit or leader `brigade-7`; did you mean `brigade-"), "{told:?}");
    assert!(told[0].starts_with("line 9"), "{told:?}");
    let told = faults("\"prussia: take brigade-9\"", "", PIECES, "");
    assert!(told[0].starts_with("line 5") && told[0].contains("brigade-9"), "{told:?}");
    let told = faults("\"france: end\"", "", PIECES, "");
    assert!(told[0].contains("judge-no-such-side"), "{told:?}");
}

#[test]
fn hexes_phases_and_keys_that_are_not_there() {
    let told = faults("", "", "pieces = [\"9999: brigade-1\"]", "");
    assert!(told[0].contains("9999"), "{told:?}");
    let told = faults("", "", &format!("{PIECES}\nphase = \"lunch\""), "");
    assert!(told[0].contains("`lunch` is no phase; expected one of activation"), "{told:?}");
    let told = faults("", "", &format!("{PIECES}\nweather = \"fine\""), "");
    assert!(told[0].contains("judge-no-key"), "{told:?}");
    let told = faults("", "", "pieces = [\"2513: brigade-1 steps 5\"]", "");
    assert!(told[0].contains("`brigade-1` has from 1 to 4 steps"), "{told:?}");
    let told = faults("", "", "pieces = [\"2513: brigade-1, mainz\"]", "");
    assert!(told[0].contains("both sides in `2513`"), "{told:?}");
}

#[test]
fn sentences_that_say_nothing() {
    let told = faults("\"prussia: dance\"", "", PIECES, "");
    assert!(told[0].contains("judge-no-order known=activate · stay inactive"), "{told:?}");
    let told = faults("", "\"brigade-1 happy\"", PIECES, "");
    assert!(told[0].contains("judge-no-sentence"), "{told:?}");
    let told = faults("", "\"brigade-1 at 2413\"", PIECES, "");
    assert!(told[0].contains("judge-not-so words=brigade-1 at 2413"), "{told:?}");
}

#[test]
fn dice_have_one_to_six_spots() {
    let told = faults("", "", PIECES, "0");
    assert!(told[0].contains("judge-die-too-low bound=1"), "{told:?}");
    let told = faults("", "", PIECES, "6, 7");
    assert!(told[0].starts_with("line 4, column 12") && told[0].contains("judge-die-too-high bound=6"), "{told:?}");
    let told = faults("", "", PIECES, "4");
    assert!(told[0].contains("judge-dice-left count=1"), "{told:?}");
}
