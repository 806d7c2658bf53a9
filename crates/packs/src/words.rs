//! What all files of a pack share: places in a file, sources, names, points.

use std::borrow::Cow;
use std::ops::{Deref, Range};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

/// A type that is read from a text of a pattern: gives it the JSON Schema of that pattern.
#[macro_export]
macro_rules! written {
    ($name:ident, $pattern:literal) => {
        impl schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "pattern": $pattern })
            }
        }
    };
}

/// A value and where it stands in its file.
#[derive(Clone, Debug)]
pub struct At<T> {
    value: T,
    /// The bytes of the file it was read from.
    pub span: Range<usize>,
}

impl<T> Deref for At<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for At<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = toml::Spanned::<T>::deserialize(deserializer)?;
        let span = spanned.span();
        Ok(At { value: spanned.into_inner(), span })
    }
}

impl<T: JsonSchema> JsonSchema for At<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

/// Where figures come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum SourceKind {
    /// Stated by the rulebook.
    Rulebook,
    /// Known from history.
    History,
    /// Inferred, or our own work.
    Reconstruction,
}

/// Where a file or a part of it comes from; players see this mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// What kind of source it is.
    pub kind: SourceKind,
    /// From where, and how sure, in a sentence.
    #[serde(deserialize_with = "some_words")]
    #[schemars(length(min = 1))]
    pub note: String,
}

fn some_words<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let note = String::deserialize(deserializer)?;
    if note.trim().is_empty() {
        return Err(serde::de::Error::custom("a source needs a note: from where, and how sure"));
    }
    Ok(note)
}

/// The longest name.
const MOST_LETTERS: usize = 64;

/// A name that becomes part of a message id: letters, digits and hyphens.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(extend("pattern" = "^[A-Za-z0-9][A-Za-z0-9-]{0,63}$"))]
pub struct Name(String);

impl Name {
    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether a text is a name.
    pub fn is_one(text: &str) -> bool {
        let letter = |byte: u8| byte.is_ascii_alphanumeric();
        text.len() <= MOST_LETTERS
            && text.bytes().next().is_some_and(letter)
            && text.bytes().all(|byte| letter(byte) || byte == b'-')
    }
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if Name::is_one(&text) {
            return Ok(Name(text));
        }
        let shown: String = text.chars().take(MOST_LETTERS).collect();
        Err(format!("`{shown}` is no name: up to {MOST_LETTERS} letters, digits and hyphens are expected"))
    }
}

/// Exactly so many values; an array alone would leave further ones unread.
#[derive(Clone, Debug)]
pub struct Exactly<T, const N: usize>([T; N]);

impl<T, const N: usize> Deref for Exactly<T, N> {
    type Target = [T; N];

    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Exactly<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wrong =
            |values: Vec<T>| serde::de::Error::custom(format!("{N} values are expected here, not {}", values.len()));
        Vec::deserialize(deserializer)?.try_into().map(Exactly).map_err(wrong)
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for Exactly<T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("{}_{N}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let items = generator.subschema_for::<T>();
        schemars::json_schema!({ "type": "array", "items": items, "minItems": N, "maxItems": N })
    }
}

/// A point of the drawing: right, down.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(try_from = "Exactly<f64, 2>")]
pub struct Point(pub [f64; 2]);

/// No coordinate is farther out.
const FARTHEST: f64 = 100_000.0;

impl TryFrom<Exactly<f64, 2>> for Point {
    type Error = String;

    fn try_from(Exactly(point): Exactly<f64, 2>) -> Result<Self, String> {
        if point.iter().all(|number| number.abs() <= FARTHEST) {
            Ok(Point(point))
        } else {
            Err(format!("a point has two finite coordinates of at most {FARTHEST}"))
        }
    }
}

/// A length of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(try_from = "f64")]
pub struct Length(f64);

impl TryFrom<f64> for Length {
    type Error = String;

    fn try_from(length: f64) -> Result<Self, String> {
        if length > 0.0 && length <= FARTHEST {
            Ok(Length(length))
        } else {
            Err(format!("a length is above 0 and at most {FARTHEST}"))
        }
    }
}

/// An angle in degrees, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(try_from = "f64")]
pub struct Degrees(f64);

impl TryFrom<f64> for Degrees {
    type Error = String;

    fn try_from(degrees: f64) -> Result<Self, String> {
        if degrees.abs() <= 360.0 {
            Ok(Degrees(degrees))
        } else {
            Err("an angle is from -360 to 360 degrees".to_owned())
        }
    }
}

/// How a name is written.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LabelStyle {
    /// A town.
    Town,
    /// A village.
    Village,
    /// A single farm or house.
    Farm,
    /// A hill.
    Hill,
    /// A wood.
    Wood,
    /// Water.
    Water,
    /// Where a road leads to.
    Way,
    /// A stretch of country.
    Region,
}

/// An hour of the day, `06:00`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Hour(pub u8);

impl Hour {
    /// An hour as it is written; none if it is no full hour.
    pub fn read(text: &str) -> Option<Hour> {
        let digits = text.strip_suffix(":00").filter(|digits| digits.len() == 2)?;
        let hour = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())??;
        (hour < 24).then_some(Hour(hour))
    }
}

impl std::fmt::Display for Hour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:02}:00", self.0)
    }
}

impl TryFrom<String> for Hour {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Hour::read(&text)
            .ok_or_else(|| format!("`{text}` is no full hour: one from \"00:00\" to \"23:00\" is expected"))
    }
}

written!(Hour, "^([01][0-9]|2[0-3]):00$");
