//! A sheet of paper with axes, bars and curves, written as SVG.

use std::fmt::Write;

use crate::messages::Messages;

const PAPER: &str = "#efe6d0";
pub(super) const INK: &str = "#2e2a25";
pub(super) const FAINT: &str = "#6a5f4c";
pub(super) const RULE: &str = "#d6caab";
/// The colours of the sides as at the table; they differ in lightness too.
pub(super) const SIDES: [&str; 2] = ["#b93a2c", "#22457e"];
/// What is nobody's.
pub(super) const NOBODY: &str = "#948972";

const WIDTH: f64 = 880.0;
const LEFT: f64 = 68.0;
const RIGHT: f64 = WIDTH - 40.0;
/// A letter of the legend is about so wide, for its size.
const LETTER: f64 = 0.51;

/// So many ticks an upright axis has at most.
const UPRIGHT_TICKS: f64 = 6.0;

/// Where a text is held.
#[derive(Clone, Copy)]
pub(super) enum Hold {
    Start,
    Middle,
    End,
}

/// How a thing is shown in the legend.
#[derive(Clone, Copy)]
pub(super) enum Swatch {
    /// A filled field of this opacity.
    Field(f64),
    /// A curve.
    Curve,
}

/// Values on one axis, laid out between two places of the sheet.
#[derive(Clone, Copy)]
pub(super) struct Axis {
    pub(super) values: [f64; 2],
    pub(super) places: [f64; 2],
}

impl Axis {
    /// From left to right.
    pub(super) fn across(values: [f64; 2]) -> Self {
        Axis { values, places: [LEFT, RIGHT] }
    }

    /// From nothing at the bottom up to the next round value.
    pub(super) fn upwards(highest: f64, bottom: f64, top: f64) -> Self {
        let step = round_step(highest / UPRIGHT_TICKS).max(1.0);
        Axis { values: [0.0, (highest / step).ceil().max(1.0) * step], places: [bottom, top] }
    }

    /// The place of a value.
    pub(super) fn at(&self, value: f64) -> f64 {
        let [low, high] = self.values;
        let [from, to] = self.places;
        from + (value - low) / (high - low).max(f64::EPSILON) * (to - from)
    }

    /// Round values, at most so many and no closer than one.
    pub(super) fn ticks(&self, most: f64) -> Vec<f64> {
        let [low, high] = self.values;
        let step = round_step((high - low) / most).max(1.0);
        let first = (low / step).ceil() as i64;
        (first..).map(|n| n as f64 * step).take_while(|value| *value <= high + 1e-9).collect()
    }
}

/// The next of 1, 2, 5, 10, 20, 50 and so on.
pub(super) fn round_step(least: f64) -> f64 {
    let ten = 10f64.powf(least.max(f64::MIN_POSITIVE).log10().floor());
    [1.0, 2.0, 5.0].map(|step| step * ten).into_iter().find(|step| *step >= least - 1e-12).unwrap_or(10.0 * ten)
}

/// A sheet of paper.
pub(super) struct Sheet {
    body: String,
    height: f64,
}

impl Sheet {
    pub(super) fn new(height: f64, title: &str, subtitle: &str) -> Self {
        let mut sheet = Sheet { body: String::new(), height };
        let _ = writeln!(
            sheet.body,
            r#"<title>{title}</title><rect width="{WIDTH}" height="{height}" fill="{PAPER}"/><rect x="10.5" y="10.5" width="{}" height="{}" fill="none" stroke="{RULE}"/>"#,
            WIDTH - 21.0,
            height - 21.0,
            title = escaped(title),
        );
        sheet.write([LEFT, 52.0], Hold::Start, 23.0, INK, title);
        sheet.write([LEFT, 76.0], Hold::Start, 13.5, FAINT, subtitle);
        sheet
    }

    /// Words.
    pub(super) fn write(&mut self, at: [f64; 2], hold: Hold, size: f64, colour: &str, words: &str) {
        let hold = match hold {
            Hold::Start => "start",
            Hold::Middle => "middle",
            Hold::End => "end",
        };
        let weight = if size > 20.0 { " font-weight=\"600\"" } else { "" };
        let _ = writeln!(
            self.body,
            r#"<text x="{:.1}" y="{:.1}" text-anchor="{hold}" font-size="{size}" fill="{colour}"{weight}>{}</text>"#,
            at[0],
            at[1],
            escaped(words)
        );
    }

    /// Words to the right of a place, clear of what the axis counts.
    pub(super) fn note(&mut self, at: [f64; 2], words: &str) {
        self.write([(at[0] + 7.0).max(LEFT + 74.0), at[1]], Hold::Start, 12.5, INK, words);
    }

    /// A straight line.
    pub(super) fn line(&mut self, from: [f64; 2], to: [f64; 2], colour: &str, width: f64, dashes: &str) {
        let _ = writeln!(
            self.body,
            r#"<path d="M{:.1} {:.1}L{:.1} {:.1}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-dasharray="{dashes}"/>"#,
            from[0], from[1], to[0], to[1]
        );
    }

    /// A filled field between two corners.
    pub(super) fn bar(&mut self, from: [f64; 2], to: [f64; 2], colour: &str, opacity: f64) {
        let [left, top] = [from[0].min(to[0]), from[1].min(to[1])];
        let _ = writeln!(
            self.body,
            r#"<rect x="{left:.1}" y="{top:.1}" width="{:.1}" height="{:.1}" fill="{colour}" fill-opacity="{opacity}"/>"#,
            (from[0] - to[0]).abs(),
            (from[1] - to[1]).abs()
        );
    }

    /// A dot.
    pub(super) fn dot(&mut self, at: [f64; 2], radius: f64, colour: &str) {
        let _ = writeln!(
            self.body,
            r#"<circle cx="{:.1}" cy="{:.1}" r="{radius}" fill="{colour}" stroke="{PAPER}" stroke-width="1.5"/>"#,
            at[0], at[1]
        );
    }

    /// A curve through points.
    pub(super) fn curve(&mut self, points: &[[f64; 2]], colour: &str) {
        let _ = writeln!(
            self.body,
            r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>"#,
            listed(points)
        );
    }

    /// The field between two curves.
    pub(super) fn band(&mut self, lower: &[[f64; 2]], upper: &[[f64; 2]], colour: &str, opacity: f64) {
        let around: Vec<[f64; 2]> = lower.iter().chain(upper.iter().rev()).copied().collect();
        let _ = writeln!(
            self.body,
            r#"<polygon points="{}" fill="{colour}" fill-opacity="{opacity}" stroke="{colour}" stroke-opacity="{}" stroke-width="0.8"/>"#,
            listed(&around),
            2.5 * opacity
        );
    }

    /// The upright axis with its rules and what it counts.
    pub(super) fn upright(&mut self, y: Axis, counts: &str, messages: &Messages) {
        for value in y.ticks(UPRIGHT_TICKS) {
            let at = y.at(value);
            self.line([LEFT, at], [RIGHT, at], RULE, 1.0, "");
            self.write([LEFT - 10.0, at + 4.0], Hold::End, 12.5, FAINT, &messages.figure(value, 0));
        }
        self.write([LEFT, y.places[1] - 12.0], Hold::Start, 12.5, FAINT, counts);
    }

    /// The level axis at a height, with its ticks and what it counts.
    pub(super) fn level(&mut self, x: Axis, height: f64, ticks: &[(f64, String)], counts: &str) {
        let [from, to] = x.places;
        self.line([from, height], [to, height], INK, 1.2, "");
        for (value, words) in ticks {
            let at = x.at(*value);
            self.line([at, height], [at, height + 5.0], INK, 1.2, "");
            self.write([at, height + 20.0], Hold::Middle, 12.5, FAINT, words);
        }
        self.write([(from + to) / 2.0, height + 42.0], Hold::Middle, 13.5, INK, counts);
    }

    /// What the colours mean, to the right above the drawing.
    pub(super) fn legend(&mut self, height: f64, entries: &[(Swatch, &str, String)]) {
        let size = 13.0;
        let width = |words: &str| 46.0 + LETTER * size * words.chars().count() as f64;
        let mut left = RIGHT + 18.0 - entries.iter().map(|(_, _, words)| width(words)).sum::<f64>();
        for (swatch, colour, words) in entries {
            match swatch {
                Swatch::Field(opacity) => self.bar([left, height - 10.0], [left + 20.0, height], colour, *opacity),
                Swatch::Curve => self.curve(&[[left, height - 4.5], [left + 20.0, height - 4.5]], colour),
            }
            self.write([left + 27.0, height], Hold::Start, size, INK, words);
            left += width(words);
        }
    }

    /// The whole picture.
    pub(super) fn svg(self) -> String {
        let Sheet { body, height } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
             role=\"img\" font-family=\"Inter, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif\">\n{body}</svg>\n"
        )
    }
}

fn listed(points: &[[f64; 2]]) -> String {
    points.iter().map(|[x, y]| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        let steps = [0.3, 1.0, 1.2, 3.0, 7.0, 10.0, 130.0].map(round_step);
        assert_eq!(steps, [0.5, 1.0, 2.0, 5.0, 10.0, 10.0, 200.0]);
        let axis = Axis::across([3.0, 21.0]);
        assert_eq!(axis.ticks(4.0), [5.0, 10.0, 15.0, 20.0]);
        assert!((axis.at(3.0) - LEFT).abs() < 1e-9 && (axis.at(21.0) - RIGHT).abs() < 1e-9);
    }

    #[test]
    fn words_cannot_break_out_of_a_picture() {
        let picture = Sheet::new(100.0, "<script>", "a & b").svg();
        assert!(!picture.contains("<script>") && picture.contains("a &amp; b"), "{picture}");
    }
}
