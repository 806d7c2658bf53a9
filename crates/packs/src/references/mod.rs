//! Whether everything that is named is there, and every figure within its bounds.

mod board;
mod forces;
mod roads;

use std::collections::BTreeSet;
use std::ops::Range;

use crate::content::Content;
use crate::fault::Faults;
use crate::files::PACK;
use crate::format::pack_file::PackFile;

/// The rules systems there are.
const SYSTEMS: [&str; 1] = ["marengo"];

/// Resolves all names of a pack.
pub(crate) fn resolve(content: &Content, faults: &mut Faults<'_>) {
    pack(&content.pack, faults);
    board::resolve(content, faults);
    roads::resolve(content, faults);
    forces::resolve(content, faults);
}

fn pack(pack: &PackFile, faults: &mut Faults<'_>) {
    if !SYSTEMS.contains(&pack.system.as_str()) {
        let what = format!("there is no rules system `{}`; there are: {}", *pack.system, SYSTEMS.join(", "));
        faults.at(PACK, &pack.system.span, what);
    }
    if !is_version(&pack.version) {
        faults.at(PACK, &pack.version.span, "a version is three numbers: \"1.0.0\"");
    }
    if !is_date(&pack.date) {
        faults.at(PACK, &pack.date.span, "a date is year, month and day: \"1800-06-14\"");
    }
}

fn is_number(text: &str, most: usize) -> bool {
    (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_version(text: &str) -> bool {
    text.split('.').count() == 3 && text.split('.').all(|part| is_number(part, 6))
}

fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts.as_slice() else {
        return false;
    };
    if !(is_number(year, 4) && is_number(month, 2) && is_number(day, 2) && text.len() == 10) {
        return false;
    }
    let (Ok(year), Ok(month), Ok(day)) = (year.parse::<u32>(), month.parse::<u32>(), day.parse::<u32>()) else {
        return false;
    };
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (1..=days).contains(&day)
}

/// Tells every name that is there a second time.
fn each_once<T: Ord>(
    file: &str,
    names: impl Iterator<Item = (T, Range<usize>)>,
    faults: &mut Faults<'_>,
    what: impl Fn(&T) -> String,
) {
    let mut seen = BTreeSet::new();
    for (name, span) in names {
        if seen.contains(&name) {
            faults.at(file, &span, what(&name));
        }
        seen.insert(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_days_of_the_calendar() {
        for good in ["1800-06-14", "1757-11-05", "1804-02-29"] {
            assert!(is_date(good), "{good}");
        }
        for bad in ["1800-02-29", "1800-6-14", "1800-13-01", "1800-06-31", "1800-06", "", "aaaa-bb-cc", "1800-06-14-"] {
            assert!(!is_date(bad), "{bad}");
        }
    }

    #[test]
    fn versions_are_three_numbers() {
        assert!(is_version("1.0.12"));
        for bad in ["1.0", "1.0.0.0", "1..0", "v1.0.0", ""] {
            assert!(!is_version(bad), "{bad}");
        }
    }
}
