//! The figures as pictures: how long the battles were, what they cost, how morale fell, and the
//! ratings of a tournament.

use kernel::{Label, Side};

use super::Simulation;
use super::figures::{Figures, MoraleAfter};
use super::fixtures::Report;
use super::sheet::{Axis, FAINT, Hold, INK, NOBODY, RULE, SIDES, Sheet, Swatch, round_step};
use super::tables::{headline, level, seat};
use super::tournament::{Rated, Standings, rating};
use crate::messages::Messages;

/// A picture with the name of its file.
pub(super) type Picture = (&'static str, String);

/// So many bars fit on a sheet.
const MOST_BARS: f64 = 32.0;

/// The pictures of battles between two seats.
pub(super) fn battles(
    simulation: &Simulation,
    figures: &Figures,
    reports: &[Report],
    messages: &Messages,
) -> Vec<Picture> {
    let names = Side::BOTH.map(|side| simulation.name(side, messages));
    let seats = Side::BOTH.map(|side| seat(simulation, figures, side, messages));
    let under = format!("{} · {} – {}", headline(simulation, figures.battles, messages), seats[0], seats[1]);
    vec![
        ("length.svg", length(reports, &names, &under, messages)),
        ("losses.svg", losses(figures, reports, &seats, &under, messages)),
        ("morale.svg", morale(figures, &names, &under, messages)),
    ]
}

/// Whole numbers sorted into bars of equal width.
struct Bars {
    first: u64,
    width: u64,
    count: usize,
}

impl Bars {
    fn over(values: impl Iterator<Item = u64> + Clone) -> Self {
        let (low, high) = (values.clone().min().unwrap_or_default(), values.max().unwrap_or_default());
        let width = round_step((high - low + 1) as f64 / MOST_BARS).max(1.0) as u64;
        let first = low / width * width;
        Bars { first, width, count: ((high - first) / width + 1) as usize }
    }

    fn bar_of(&self, value: u64) -> usize {
        ((value - self.first) / self.width) as usize
    }

    /// How many values fall in each bar.
    fn counts(&self, values: impl Iterator<Item = u64>) -> Vec<f64> {
        let mut counts = vec![0.0; self.count];
        values.for_each(|value| counts[self.bar_of(value)] += 1.0);
        counts
    }

    fn axis(&self) -> Axis {
        let from = self.first as f64;
        // A single bar is not to fill the sheet.
        let spare = if self.count < 8 { (8 - self.count) as f64 / 2.0 } else { 0.0 } * self.width as f64;
        Axis::across([from - spare, from + (self.count as u64 * self.width) as f64 + spare])
    }

    /// The edges of a bar on the sheet, a little apart from its neighbours.
    fn edges(&self, x: Axis, bar: usize) -> [f64; 2] {
        let left = (self.first + bar as u64 * self.width) as f64;
        let gap = (0.08 * (x.at(left + self.width as f64) - x.at(left))).min(3.0);
        [x.at(left) + gap, x.at(left + self.width as f64) - gap]
    }

    /// Single values stand under the middle of their bar, ranges at its edge.
    fn ticks(&self, messages: &Messages) -> Vec<(f64, String)> {
        let shift = if self.width == 1 { 0.5 } else { 0.0 };
        let last = self.first + self.count as u64 * self.width;
        let values = Axis::across([self.first as f64, last as f64 - 2.0 * shift]).ticks(16.0);
        values.into_iter().map(|value| (value + shift, messages.figure(value, 0))).collect()
    }
}

/// How long the battles were, by winner; in orders where all took the same number of rounds.
fn length(reports: &[Report], names: &[String; 2], under: &str, messages: &Messages) -> String {
    let rounds = reports.first().map_or(0, |report| report.rounds);
    let alike = reports.iter().all(|report| report.rounds == rounds);
    let long = |report: &Report| if alike { report.orders } else { u64::from(report.rounds) };
    let bars = Bars::over(reports.iter().map(long));
    let winners = [Some(Side::First), Some(Side::Second), None];
    let won = winners.map(|winner| bars.counts(reports.iter().filter(|report| report.winner == winner).map(long)));
    let stacked = |bar: usize, parts: usize| won[..parts].iter().map(|counts| counts[bar]).sum::<f64>();
    let highest = (0..bars.count).map(|bar| stacked(bar, 3)).fold(1.0, f64::max);
    let mut sheet = Sheet::new(520.0, &messages.say("cli-picture-length"), under);
    let (x, y) = (bars.axis(), Axis::upwards(highest, 446.0, 138.0));
    sheet.upright(y, &messages.say("cli-picture-battles"), messages);
    let colours = [SIDES[0], SIDES[1], NOBODY];
    for bar in 0..bars.count {
        let [left, right] = bars.edges(x, bar);
        for (part, colour) in colours.iter().enumerate() {
            let (from, to) = (stacked(bar, part), stacked(bar, part + 1));
            if to > from {
                sheet.bar([left, y.at(from)], [right, y.at(to)], colour, 1.0);
            }
        }
    }
    let counts = if alike {
        messages.tell(&Label::new("cli-picture-orders").with("rounds", i64::from(rounds)))
    } else {
        messages.say("cli-picture-rounds")
    };
    sheet.level(x, 446.0, &bars.ticks(messages), &counts);
    let mut entries: Vec<(Swatch, &str, String)> = Vec::new();
    for (name, colour) in names.iter().zip(SIDES) {
        let won = messages.tell(&Label::new("cli-picture-won-by").with("side", name.as_str()));
        entries.push((Swatch::Field(1.0), colour, won));
    }
    if reports.iter().any(|report| report.winner.is_none()) {
        entries.push((Swatch::Field(1.0), NOBODY, messages.say("cli-picture-drawn-battle")));
    }
    sheet.legend(110.0, &entries);
    sheet.svg()
}

/// What the battles cost each side, one above the other on the same scale.
fn losses(figures: &Figures, reports: &[Report], seats: &[String; 2], under: &str, messages: &Messages) -> String {
    let bars = Bars::over(reports.iter().flat_map(|report| report.losses).map(u64::from));
    let counts = [0, 1].map(|side| bars.counts(reports.iter().map(|report| u64::from(report.losses[side]))));
    let highest = counts.iter().flatten().fold(1.0, |one: f64, other| one.max(*other));
    let mut sheet = Sheet::new(600.0, &messages.say("cli-picture-losses"), under);
    let x = bars.axis();
    for (side, bottom) in [290.0, 526.0].into_iter().enumerate() {
        let y = Axis::upwards(highest, bottom, bottom - 162.0);
        sheet.upright(y, &messages.say("cli-picture-battles"), messages);
        for (bar, count) in counts[side].iter().enumerate().filter(|(_, count)| **count > 0.0) {
            let [left, right] = bars.edges(x, bar);
            sheet.bar([left, y.at(0.0)], [right, y.at(*count)], SIDES[side], 1.0);
        }
        let losses = &figures.sides[side].losses;
        let middle = if bars.width == 1 { losses.mean + 0.5 } else { losses.mean };
        let label = Label::new("cli-picture-mean")
            .with("mean", messages.figure(losses.mean, 2).as_str())
            .with("reach", messages.figure(losses.reach, 2).as_str());
        sheet.line([x.at(middle), bottom], [x.at(middle), y.places[1] - 18.0], INK, 1.2, "5 4");
        sheet.note([x.at(middle), y.places[1] - 12.0], &messages.tell(&label));
        sheet.legend(y.places[1] - 12.0, &[(Swatch::Field(1.0), SIDES[side], seats[side].clone())]);
        let (ticks, words) = if side == 1 {
            (bars.ticks(messages), messages.say("cli-picture-points"))
        } else {
            (Vec::new(), String::new())
        };
        sheet.level(x, bottom, &ticks, &words);
    }
    sheet.svg()
}

/// How the morale of both sides went over the rounds.
fn morale(figures: &Figures, names: &[String; 2], under: &str, messages: &Messages) -> String {
    let courses = figures.sides.each_ref().map(|side| &side.morale_over_time);
    let rounds = courses[0].len().saturating_sub(1).max(1);
    let highest = courses.iter().flat_map(|course| course.iter()).map(|after| after.middle[1]).max().unwrap_or(1);
    let mut sheet = Sheet::new(540.0, &messages.say("cli-picture-morale"), under);
    let x = Axis::across([0.0, rounds as f64]);
    let y = Axis::upwards(f64::from(highest), 466.0, 148.0);
    sheet.upright(y, &messages.say("cli-picture-morale-points"), messages);
    let through = |course: &[MoraleAfter], value: &dyn Fn(&MoraleAfter) -> f64| -> Vec<[f64; 2]> {
        course.iter().map(|after| [x.at(after.rounds as f64), y.at(value(after))]).collect()
    };
    for (course, colour) in courses.iter().zip(SIDES) {
        let middle = [0, 1].map(|end| through(course, &|after| f64::from(after.middle[end])));
        sheet.band(&middle[0], &middle[1], colour, 0.10);
    }
    for (course, colour) in courses.iter().zip(SIDES) {
        let [low, high] =
            [-1.0, 1.0].map(|sign| through(course, &|after| (after.morale.mean + sign * after.morale.reach).max(0.0)));
        sheet.band(&low, &high, colour, 0.34);
        sheet.curve(&through(course, &|after| after.morale.mean), colour);
    }
    let start = messages.say("cli-simulate-start");
    let tick = |value: f64| (value, if value == 0.0 { start.clone() } else { messages.figure(value, 0) });
    let ticks: Vec<(f64, String)> = x.ticks(20.0).into_iter().map(tick).collect();
    sheet.level(x, 466.0, &ticks, &messages.say("cli-picture-after-round"));
    let mut entries: Vec<(Swatch, &str, String)> = Vec::new();
    entries.extend(names.iter().zip(SIDES).map(|(name, colour)| (Swatch::Curve, colour, name.clone())));
    entries.push((Swatch::Field(0.5), NOBODY, messages.say("cli-picture-interval")));
    entries.push((Swatch::Field(0.2), NOBODY, messages.say("cli-picture-middle")));
    sheet.legend(112.0, &entries);
    sheet.svg()
}

/// The ratings of a tournament with their intervals, the strongest on top.
pub(super) fn ratings(simulation: &Simulation, standings: &Standings, messages: &Messages) -> Picture {
    let mut ranked: Vec<&Rated> = standings.ratings.iter().collect();
    ranked.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    let ends = ranked.iter().flat_map(|rated| rated.interval);
    let (low, high) = ends.fold((0.0, 1.0), |(low, high): (f64, f64), end| (low.min(end), high.max(end)));
    let bottom = 120.0 + 58.0 * ranked.len() as f64;
    let under = headline(simulation, standings.battles, messages);
    let mut sheet = Sheet::new(bottom + 74.0, &messages.say("cli-picture-ratings"), &under);
    // Names stand to the left of the scale, and figures above the dots.
    let mut x = Axis::across([low - 0.03 * (high - low), high + 0.06 * (high - low)]);
    x.places[0] += 80.0;
    let ticks: Vec<(f64, String)> = x.ticks(10.0).into_iter().map(|value| (value, messages.figure(value, 0))).collect();
    for (value, _) in &ticks {
        sheet.line([x.at(*value), 104.0], [x.at(*value), bottom], RULE, 1.0, "");
    }
    for (row, rated) in ranked.iter().enumerate() {
        let height = 142.0 + 58.0 * row as f64;
        let colour = if rated.anchor { FAINT } else { SIDES[1] };
        sheet.write([x.places[0] - 14.0, height + 5.0], Hold::End, 15.0, INK, &level(rated.level, messages));
        sheet.line([x.at(rated.interval[0]), height], [x.at(rated.interval[1]), height], colour, 3.0, "");
        sheet.dot([x.at(rated.rating), height], 6.5, colour);
        sheet.write([x.at(rated.rating), height - 14.0], Hold::Middle, 12.5, FAINT, &rating(rated, messages));
    }
    let anchor = standings.ratings.first().map(|rated| level(rated.level, messages)).unwrap_or_default();
    let counts = messages.tell(&Label::new("cli-picture-rating").with("anchor", anchor.as_str()));
    sheet.level(x, bottom, &ticks, &counts);
    ("ratings.svg", sheet.svg())
}
