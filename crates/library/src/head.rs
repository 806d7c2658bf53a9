//! What `pack.toml` promises, whatever the system.

use packs::files::PACK;
use packs::names::nearest;
use packs::{Faults, PackFile};

use crate::registry::Registry;

/// Tells what is wrong with `pack.toml`.
pub(crate) fn check(head: &PackFile, registry: &Registry, faults: &mut Faults<'_>) {
    match registry.book(&head.system) {
        None => {
            let known = registry.names();
            let what = format!("there is no rules system `{}`; there are: {}", *head.system, known.join(", "));
            faults.at(PACK, &head.system.span, nearest(what, &head.system, known));
        }
        Some(book) => {
            let [charts, regularities] = book.may_say();
            if let Some(said) = head.charts.as_ref().filter(|_| !charts) {
                faults.at(PACK, &said.span, format!("`charts` is not for system `{}`, which has none", book.name()));
            }
            if head.regularities && !regularities {
                faults.at(PACK, &head.system.span, format!("`regularities` is not for system `{}`", book.name()));
            }
        }
    }
    if !is_version(&head.version) {
        faults.at(PACK, &head.version.span, "a version is three numbers: \"1.0.0\"");
    }
    if !is_date(&head.date) {
        faults.at(PACK, &head.date.span, "a date is year, month and day: \"1800-06-14\"");
    }
}

/// A pack is called like its folder.
pub(crate) fn own_folder(head: &PackFile, folder: &str, faults: &mut Faults<'_>) {
    let id = &head.id;
    if id.as_str() != folder {
        let what = format!("the id is `{}`, but the folder is called `{folder}`; they must be the same", **id);
        faults.at(PACK, &id.span, what);
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
