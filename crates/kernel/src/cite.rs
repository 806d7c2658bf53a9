//! Citations: the paragraph of a rulebook that made something happen, or forbids it.

use std::fmt;

use serde::Serialize;

/// A paragraph of a rulebook, as `system:paragraph`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Cite(pub &'static str);

impl Cite {
    /// The id of the message that says in our own words what the paragraph holds.
    ///
    /// ```
    /// assert_eq!(kernel::Cite("marengo:8.10").message_id(), "rule-marengo-8-10");
    /// ```
    pub fn message_id(self) -> String {
        message_id(self.0)
    }
}

/// The one road from a citation to the id of its message.
pub fn message_id(citation: &str) -> String {
    format!("rule-{}", citation.replace([':', '.'], "-"))
}

impl fmt::Debug for Cite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for Cite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Whatever rests on paragraphs of a rulebook: refusals, sums, one citation or several.
pub trait Cited {
    /// Names every paragraph it rests on, the chief one first.
    fn cites(&self, name: &mut dyn FnMut(Cite));
}

impl Cited for Cite {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        name(*self);
    }
}

impl<C: Cited> Cited for Option<C> {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        self.iter().for_each(|one| one.cites(name));
    }
}

impl<C: Cited> Cited for [C] {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        self.iter().for_each(|one| one.cites(name));
    }
}

impl<C: Cited, const N: usize> Cited for [C; N] {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        self.as_slice().cites(name);
    }
}

impl<C: Cited> Cited for Vec<C> {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        self.as_slice().cites(name);
    }
}

impl<C: Cited + ?Sized> Cited for &C {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        (**self).cites(name);
    }
}

/// The paragraphs that made something happen: the chief one first, each of them once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Cites(Vec<Cite>);

impl Cites {
    /// Names another paragraph, unless it has been named already.
    pub fn name(&mut self, cite: Cite) {
        if !self.0.contains(&cite) {
            self.0.push(cite);
        }
    }

    /// Names all that something rests on.
    pub fn name_all(&mut self, cited: &(impl Cited + ?Sized)) {
        cited.cites(&mut |cite| self.name(cite));
    }

    /// The chief paragraph.
    pub fn chief(&self) -> Option<Cite> {
        self.0.first().copied()
    }

    /// All of them, the chief one first.
    pub fn iter(&self) -> impl Iterator<Item = Cite> + '_ {
        self.0.iter().copied()
    }
}

/// Gives a system its words for citing: `cite!`, `refuse!` and `cites!`.
///
/// ```
/// kernel::rulebook! { $ "skirmish", 1999 => "skirmish1999" }
/// # use kernel::{Cites, Refusal, Tally};
/// # let (tired, tally) = (true, Tally::default());
/// assert_eq!(cite!("2.1").0, "skirmish:2.1");
/// assert_eq!(cite!(1999 "7").0, "skirmish1999:7");
/// assert_eq!(refuse!("2.1", "too-far").reason, "skirmish-refusal-too-far");
/// // A paragraph; one under a condition; one or the other; whatever rests on paragraphs.
/// let name = cites!["2.1", tired => "2.3", !tired => "2.4" or "2.5", ..tally, 1999 "7"];
/// let mut cites = Cites::default();
/// name(&mut cites);
/// let named: Vec<&str> = cites.iter().map(|cite| cite.0).collect();
/// assert_eq!(named, ["skirmish:2.1", "skirmish:2.3", "skirmish:2.5", "skirmish1999:7"]);
/// ```
///
/// The dollar sign goes in because macros that write macros need one. A second
/// rulebook is named by a number.
#[macro_export]
macro_rules! rulebook {
    ($d:tt $system:literal $(, $edition:tt => $other:literal)?) => {
        /// A paragraph of the rulebook.
        #[allow(unused_macros, reason = "a system uses the words it needs")]
        macro_rules! cite {
            $(($edition $d paragraph:literal) => { $crate::Cite(concat!($other, ":", $d paragraph)) };)?
            ($d paragraph:literal) => { $crate::Cite(concat!($system, ":", $d paragraph)) };
        }

        /// A refusal on the ground of a paragraph, and the last part of its message's key.
        #[allow(unused_macros, reason = "a system uses the words it needs")]
        macro_rules! refuse {
            $(($edition $d paragraph:literal, $d reason:literal) => {
                $crate::Refusal::new($crate::Cite(concat!($other, ":", $d paragraph)), concat!($system, "-refusal-", $d reason))
            };)?
            ($d paragraph:literal, $d reason:literal) => {
                $crate::Refusal::new($crate::Cite(concat!($system, ":", $d paragraph)), concat!($system, "-refusal-", $d reason))
            };
        }

        /// What an event rests on, for [`Journal::note`]($crate::Journal::note): paragraphs,
        /// paragraphs under a condition, whatever else is cited.
        #[allow(unused_macros, reason = "a system uses the words it needs")]
        macro_rules! cites {
            (@ $d cites:ident) => {};
            (@ $d cites:ident ..$d all:expr $d(, $d($d rest:tt)*)?) => {
                $d cites.name_all(&$d all);
                cites!(@ $d cites $d($d($d rest)*)?);
            };
            $((@ $d cites:ident $edition $d paragraph:literal $d(, $d($d rest:tt)*)?) => {
                $d cites.name($crate::Cite(concat!($other, ":", $d paragraph)));
                cites!(@ $d cites $d($d($d rest)*)?);
            };
            (@ $d cites:ident $d condition:expr => $edition $d paragraph:literal $d(, $d($d rest:tt)*)?) => {
                if $d condition {
                    $d cites.name($crate::Cite(concat!($other, ":", $d paragraph)));
                }
                cites!(@ $d cites $d($d($d rest)*)?);
            };)?
            (@ $d cites:ident $d paragraph:literal $d(, $d($d rest:tt)*)?) => {
                $d cites.name($crate::Cite(concat!($system, ":", $d paragraph)));
                cites!(@ $d cites $d($d($d rest)*)?);
            };
            (@ $d cites:ident $d condition:expr => $d one:literal or $d other:literal $d(, $d($d rest:tt)*)?) => {
                $d cites.name(if $d condition { $crate::Cite(concat!($system, ":", $d one)) } else { $crate::Cite(concat!($system, ":", $d other)) });
                cites!(@ $d cites $d($d($d rest)*)?);
            };
            (@ $d cites:ident $d condition:expr => $d paragraph:literal $d(, $d($d rest:tt)*)?) => {
                if $d condition {
                    $d cites.name($crate::Cite(concat!($system, ":", $d paragraph)));
                }
                cites!(@ $d cites $d($d($d rest)*)?);
            };
            ($d($d parts:tt)*) => {
                |cites: &mut $crate::Cites| { cites!(@ cites $d($d parts)*); }
            };
        }
    };
}
