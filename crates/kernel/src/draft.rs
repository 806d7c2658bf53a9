//! Lines of the journal, put together part by part.

use crate::facade::side_message;
use crate::label::Argument;
use crate::modifier::Tally;
use crate::system::Side;
use crate::wire::{Line, PreviewRow, Roll};

/// Something that a line of the journal grows in. A system keeps in it what names its pieces, and
/// adds its own words for them.
pub trait LineDraft: Sized {
    /// The line so far.
    fn line(&mut self) -> &mut Line;

    /// An argument of its message.
    #[must_use]
    fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        let line = self.line();
        line.label = std::mem::take(&mut line.label).with(name, argument);
        self
    }

    /// A number of its message.
    #[must_use]
    fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, number.into())
    }

    /// A part of its message that is a message itself.
    #[must_use]
    fn message(self, name: &'static str, id: impl Into<String>) -> Self {
        self.with(name, Argument::Message { msg: id.into() })
    }

    /// What it is about, by board id; what is named twice is pointed at once.
    #[must_use]
    fn pointing(mut self, id: String) -> Self {
        let objects = &mut self.line().objects;
        if !objects.contains(&id) {
            objects.push(id);
        }
        self
    }
}

impl Line {
    /// The line with the side it is about, both by key and in its message.
    #[must_use]
    pub fn of_side(self, sides: &[String; 2], side: Option<Side>) -> Line {
        let Some(side) = side else { return self };
        let key = &sides[side.index()];
        let label = self.label.with("side", Argument::Message { msg: side_message(key) });
        Line { side: Some(key.clone()), label, ..self }
    }

    /// The line with dice and who rolled them.
    #[must_use]
    pub fn rolled(self, sides: &[String; 2], dice: impl IntoIterator<Item = (Side, u8)>) -> Line {
        let roll = |(side, value): (Side, u8)| Roll { side: sides[side.index()].clone(), value };
        Line { rolls: dice.into_iter().map(roll).collect(), ..self }
    }

    /// The line with a sum that it was reckoned from.
    #[must_use]
    pub fn reckoned(mut self, sum: &str, tally: &Tally) -> Line {
        self.sums.extend(PreviewRow::of(sum, tally));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cite::Cite;
    use crate::label::Label;
    use crate::wire::LineKind;

    #[test]
    fn a_line_keeps_what_it_was_reckoned_from() {
        let mut tally = Tally::default();
        tally.add(2, Cite("toy:1.1"), "hill");
        tally.add(-1, Cite("toy:1.2"), "mud");
        let line = Line::new(LineKind::Fight, Label::new("fought")).reckoned("attack", &tally);
        let told: Vec<_> = line.sums.iter().map(|row| (row.sum.id.as_str(), row.amount, row.cites.as_str())).collect();
        assert_eq!(told, [("attack", 2, "toy:1.1"), ("attack", -1, "toy:1.2")]);
    }

    struct Draft(Line);

    impl LineDraft for Draft {
        fn line(&mut self) -> &mut Line {
            &mut self.0
        }
    }

    #[test]
    fn a_line_grows_part_by_part() {
        let sides = ["north".to_owned(), "south".to_owned()];
        let draft = Draft(Line::new(LineKind::Fight, Label::new("fought")));
        let draft = draft.number("die", 4).message("unit", "unit-guard").pointing("u1".into());
        let line = draft.pointing("u2".into()).pointing("u1".into()).0;
        let line = line.of_side(&sides, Some(Side::Second)).rolled(&sides, [(Side::First, 4)]);
        assert_eq!(line.objects, ["u1", "u2"]);
        assert_eq!(line.side.as_deref(), Some("south"));
        assert_eq!((line.rolls[0].side.as_str(), line.rolls[0].value), ("north", 4));
        let label = Label::new("fought").with("die", 4).with_message("unit", "unit-guard");
        assert_eq!(line.label, label.with_message("side", side_message("south")));
    }
}
