//! The one table of sines, made by whole numbers when the program is built.

use super::heading::QUARTER_TURN;

/// Binary digits behind the point.
pub(super) const DIGITS: u32 = 30;

/// One, in the table.
pub(super) const ONE: i32 = 1 << DIGITS;

/// Headings in a quarter turn.
const STEPS: usize = QUARTER_TURN as usize;

/// Sines of the first quarter, both ends included: the cosine of `n` is the sine of `1800 - n`.
pub(super) static SINE: [i32; STEPS + 1] = table();

/// Digits behind the point while the table is made.
const FINE: u32 = 60;

/// Pi, with [`FINE`] digits.
const PI: i128 = 0x3243_F6A8_885A_308D;

const fn table() -> [i32; STEPS + 1] {
    let mut sines = [0; STEPS + 1];
    let mut step = 0;
    while step <= STEPS / 2 {
        let angle = PI * step as i128 / (2 * STEPS as i128);
        sines[step] = rounded(series(angle, angle, 1));
        sines[STEPS - step] = rounded(series(1 << FINE, angle, 0));
        step += 1;
    }
    sines
}

/// The power series of the sine (`first` is the angle, `power` 1) or of the cosine
/// (`first` is one, `power` 0).
const fn series(first: i128, angle: i128, mut power: i128) -> i128 {
    let square = (angle * angle) >> FINE;
    let (mut sum, mut term) = (first, first);
    while term != 0 {
        term = -(((term * square) >> FINE) / ((power + 1) * (power + 2)));
        sum += term;
        power += 2;
    }
    sum
}

const fn rounded(value: i128) -> i32 {
    ((value + (1 << (FINE - DIGITS - 1))) >> (FINE - DIGITS)) as i32
}
