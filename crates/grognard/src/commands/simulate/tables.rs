//! The figures as tables in words.

use kernel::{Label, Side};

use super::Simulation;
use super::figures::{Figures, SideFigures, Spread, Way, Won};
use crate::messages::Messages;

/// The figures of battles between two seats.
pub(super) fn battles(simulation: &Simulation, figures: &Figures, messages: &Messages) -> String {
    let mut text = headline(simulation, figures.battles, messages) + "\n\n";
    text += &lay(&sides(simulation, figures, messages));
    text += &format!("\n{}\n", messages.say("cli-simulate-ways"));
    text += &lay(&figures.ways.iter().map(|way| way_row(way, messages)).collect::<Vec<_>>());
    let length = Label::new("cli-simulate-length")
        .with("rounds", plus_minus(&figures.rounds, 1, messages).as_str())
        .with("orders", plus_minus(&figures.orders, 1, messages).as_str());
    text += &format!("\n{}\n", messages.tell(&length));
    if let Some(pairs) = &figures.first_level_over_pairs {
        let [one, other] = &figures.sides;
        let label = Label::new("cli-simulate-pairs")
            .with("first", level(one.level, messages).as_str())
            .with("second", level(other.level, messages).as_str())
            .with("score", plus_minus(&pairs.score, 3, messages).as_str())
            .with("low", messages.figure(pairs.interval[0], 3).as_str())
            .with("high", messages.figure(pairs.interval[1], 3).as_str());
        text += &format!("{}\n", messages.tell(&label));
        for on_side in figures.first_level_as.iter().flatten() {
            let label = Label::new("cli-simulate-as")
                .with("first", level(one.level, messages).as_str())
                .with_message("side", kernel::facade::side_message(&on_side.side))
                .with("won", share(&on_side.won, messages).as_str());
            text += &format!("  {}\n", messages.tell(&label));
        }
    }
    text += &format!("\n{}\n", messages.say("cli-simulate-morale"));
    text + &lay(&morale(simulation, figures, messages))
}

/// The battle, how many were fought, and with which seeds.
pub(super) fn headline(simulation: &Simulation, battles: usize, messages: &Messages) -> String {
    let last = simulation.seed + (simulation.battles - 1);
    let label = Label::new("cli-simulate-headline")
        .with("title", messages.tell(&simulation.title).as_str())
        .with("battles", battles as i64)
        .with("first", simulation.seed.to_string().as_str())
        .with("last", last.to_string().as_str());
    messages.tell(&label)
}

/// The name of a level.
pub(super) fn level(name: &str, messages: &Messages) -> String {
    messages.say(&format!("general-{name}"))
}

/// Who sat where; in pairs both levels have sat on both sides.
pub(super) fn seat(simulation: &Simulation, figures: &Figures, side: Side, messages: &Messages) -> String {
    let name = simulation.name(side, messages);
    if figures.first_level_over_pairs.is_some() {
        return name;
    }
    format!("{name} ({})", level(figures.sides[side.index()].level, messages))
}

fn sides(simulation: &Simulation, figures: &Figures, messages: &Messages) -> Vec<Vec<String>> {
    let mut rows = vec![vec![String::new()]];
    rows[0].extend(Side::BOTH.map(|side| seat(simulation, figures, side, messages)));
    let mut row = |heading: &str, cell: &dyn Fn(&SideFigures) -> String| {
        let mut cells = vec![messages.say(heading)];
        cells.extend(figures.sides.iter().map(cell));
        rows.push(cells);
    };
    row("cli-simulate-won", &|side| share(&side.won, messages));
    row("cli-simulate-losses", &|side| plus_minus(&side.losses, 2, messages));
    row("cli-simulate-morale-left", &|side| plus_minus(&side.morale_left, 2, messages));
    row("cli-simulate-broken", &|side| share(&side.broken, messages));
    row("cli-simulate-imagined", &|side| plus_minus(&side.orders_imagined, 0, messages));
    rows
}

fn way_row(way: &Way, messages: &Messages) -> Vec<String> {
    let label = Label::new(way.way.as_str());
    let label = match &way.winner {
        Some(side) => label.with_message("side", kernel::facade::side_message(side)),
        None => label,
    };
    vec![format!("  {}", messages.tell(&label)), share(&way.battles, messages)]
}

fn morale(simulation: &Simulation, figures: &Figures, messages: &Messages) -> Vec<Vec<String>> {
    let mut rows = vec![vec![messages.say("cli-simulate-after-round")]];
    rows[0].extend(Side::BOTH.map(|side| simulation.name(side, messages)));
    let [one, other] = &figures.sides;
    for (first, second) in one.morale_over_time.iter().zip(&other.morale_over_time) {
        let rounds = if first.rounds == 0 { messages.say("cli-simulate-start") } else { first.rounds.to_string() };
        let spreads = [&first.morale, &second.morale].map(|spread| plus_minus(spread, 2, messages));
        rows.push([format!("  {rounds}")].into_iter().chain(spreads).collect());
    }
    rows
}

fn share(won: &Won, messages: &Messages) -> String {
    let percent = |share: f64| messages.figure(100.0 * share, 1);
    let label = Label::new("cli-simulate-share")
        .with("won", won.won as i64)
        .with("share", percent(won.share).as_str())
        .with("low", percent(won.interval[0]).as_str())
        .with("high", percent(won.interval[1]).as_str());
    messages.tell(&label)
}

/// A mean with half its interval.
pub(super) fn plus_minus(spread: &Spread, digits: usize, messages: &Messages) -> String {
    format!("{} ± {}", messages.figure(spread.mean, digits), messages.figure(spread.reach, digits))
}

/// Rows as lines, the first column to the left and the others to the right.
pub(super) fn lay(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or_default()).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let width = widths[column];
            line += &if column == 0 { format!("{cell:<width$}") } else { format!("   {cell:>width$}") };
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}
