//! What every printed board of this system keeps, for packs that promise it
//! with `regularities = true`.

use crate::engine::spec::Symbols;

use crate::pack::content::Content;
use packs::fault::Faults;
use packs::files::BOARD;

/// The capacities that are printed.
const CAPACITIES: [u8; 6] = [4, 6, 9, 12, 16, 20];

pub(in crate::pack) fn check(content: &Content, faults: &mut Faults<'_>) {
    for locale in &content.board.locales {
        if !CAPACITIES.contains(&*locale.capacity) {
            let what = format!("regularity: a capacity is one of {CAPACITIES:?}");
            faults.at(BOARD, &locale.capacity.span, what);
        }
    }
    let least = content.board.locales.iter().map(|locale| *locale.capacity).min().unwrap_or_default();
    for pair in &content.board.approaches {
        for (locale, symbols) in pair.between.iter().zip(pair.into.iter()) {
            let small = content.locale(*locale).is_none_or(|locale| *locale.capacity == least);
            for what in irregular(symbols.0, small) {
                faults.at(BOARD, &symbols.span, format!("regularity: into locale {locale}, {what}"));
            }
        }
    }
}

fn irregular(symbols: Symbols, small: bool) -> Vec<&'static str> {
    let [infantry, cavalry, artillery] = symbols.penalty;
    let mut broken = Vec::new();
    if infantry == 0 {
        broken.push("every approach has at least one I");
    }
    if cavalry > 0 && symbols.obstacle {
        broken.push("no approach has both C and O");
    }
    if symbols.obstacle && (infantry, artillery) != (1, 1) {
        broken.push("every O comes with one I and one A");
    }
    if symbols.obstacle && !small {
        broken.push("an O stands only before locales of the smallest capacity");
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols(penalty: [u8; 3], obstacle: bool) -> Symbols {
        Symbols { penalty, obstacle }
    }

    #[test]
    fn each_regularity_is_told() {
        assert!(irregular(symbols([1, 0, 0], false), false).is_empty());
        assert!(irregular(symbols([2, 1, 1], false), false).is_empty());
        assert!(irregular(symbols([1, 0, 1], true), true).is_empty());
        assert_eq!(irregular(symbols([0, 1, 0], false), true), ["every approach has at least one I"]);
        assert_eq!(irregular(symbols([1, 1, 1], true), true), ["no approach has both C and O"]);
        assert_eq!(irregular(symbols([1, 0, 0], true), true), ["every O comes with one I and one A"]);
        let before_a_large_one = ["an O stands only before locales of the smallest capacity"];
        assert_eq!(irregular(symbols([1, 0, 1], true), false), before_a_large_one);
    }
}
