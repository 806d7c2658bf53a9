//! Panels of bars, two for each column of a chart: the attacker and the defender.

use std::fmt::Write;

/// The attacker's and the defender's value at one column.
pub(crate) struct Column {
    /// What stands below it.
    pub(crate) name: String,
    /// Both values.
    pub(crate) values: [f64; 2],
    /// What stands below its name.
    pub(crate) note: Option<String>,
}

/// One panel.
pub(crate) struct Panel {
    /// What stands above it.
    pub(crate) title: &'static str,
    /// Its columns.
    pub(crate) columns: Vec<Column>,
}

const LEFT: f64 = 60.0;
const WIDTH: f64 = 620.0;
const HEIGHT: f64 = 150.0;
/// From one panel to the next; more where columns have notes.
const PANEL: f64 = 200.0;
const WITH_NOTES: f64 = 216.0;

/// A picture of panels, one below the other; no value is higher than `most`.
pub(crate) fn picture(panels: &[Panel], most: u8, legend: [&str; 2]) -> String {
    let noted = panels.iter().flat_map(|panel| &panel.columns).any(|column| column.note.is_some());
    let far = if noted { WITH_NOTES } else { PANEL };
    let high = 40.0 + far * panels.len() as f64;
    let mut picture = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 720 {high}' font-family='sans-serif'><style>
.title{{font:italic 16px serif;fill:#2e2a25}}.axis{{font-size:12px;fill:#2e2a25}}.value{{font-size:10px;fill:#2e2a25;text-anchor:middle}}
.grid{{stroke:#2e2a25;stroke-opacity:.2}}.attacker{{fill:#1f5a96}}.defender{{fill:#b5651d}}</style>
<rect width='720' height='{high}' fill='#efe6d0'/>"
    );
    for (place, panel) in panels.iter().enumerate() {
        draw(&mut picture, panel, most, 50.0 + far * place as f64);
    }
    let [attacker, defender] = legend;
    let _ = write!(
        picture,
        "<rect x='470' y='14' width='12' height='12' class='attacker'/><text x='488' y='25' class='axis'>{attacker}</text>"
    );
    let _ = write!(
        picture,
        "<rect x='570' y='14' width='12' height='12' class='defender'/><text x='588' y='25' class='axis'>{defender}</text></svg>"
    );
    picture
}

fn draw(picture: &mut String, panel: &Panel, most: u8, top: f64) {
    let x = |column: usize| LEFT + WIDTH * (column as f64 + 0.5) / panel.columns.len() as f64;
    let high = |value: f64| HEIGHT * value / f64::from(most);
    let y = |value: f64| top + HEIGHT - high(value);
    let _ = write!(picture, "<text x='{LEFT}' y='{}' class='title'>{}</text>", top - 10.0, panel.title);
    for line in 0..=most {
        let at = y(f64::from(line));
        let _ = write!(picture, "<path d='M{LEFT} {at}H{}' class='grid'/>", LEFT + WIDTH);
        let _ =
            write!(picture, "<text x='{}' y='{}' class='axis' text-anchor='end'>{line}</text>", LEFT - 8.0, at + 4.0);
    }
    for (place, Column { name, values: [attacker, defender], note }) in panel.columns.iter().enumerate() {
        for (offset, value, class) in [(-22.0, *attacker, "attacker"), (2.0, *defender, "defender")] {
            let at = x(place) + offset;
            let _ = write!(
                picture,
                "<rect x='{at}' y='{}' width='20' height='{}' class='{class}'/>",
                y(value),
                high(value)
            );
            let words = format!("{value:.1}");
            let _ = write!(picture, "<text x='{}' y='{}' class='value'>{words}</text>", at + 10.0, y(value) - 3.0);
        }
        let mut below = |words: &str, at: f64, class: &str| {
            let at = top + HEIGHT + at;
            let _ =
                write!(picture, "<text x='{}' y='{at}' class='{class}' text-anchor='middle'>{words}</text>", x(place));
        };
        below(name, 16.0, "axis");
        if let Some(note) = note {
            below(note, 29.0, "value");
        }
    }
}
