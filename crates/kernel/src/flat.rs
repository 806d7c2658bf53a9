//! Enums of enums that are written as if they were one: each chapter of a rulebook owns its steps
//! and orders, and old records still read them.
//!
//! [`flat!`](crate::flat!) writes `Order::Bombard(BombardOrder::Aim(12))` as `{"aim": 12}`, never
//! as `{"bombard": {"aim": 12}}`. In bytes a variant has the number that its name has in one list,
//! wherever the variant lives. Names are never taken out of that list, and new ones go to its end:
//! they are part of every fingerprint and of every snapshot.
//!
//! Writing goes through [`Numbered`], which puts the number of the list in the place of the
//! chapter's own. Reading takes the name first, looks for the chapter that has it, and hands
//! the rest over by [`Named`].

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{EnumAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeSeed, EnumAccess, Error as _, IntoDeserializer, Unexpected, VariantAccess, Visitor};
use serde::forward_to_deserialize_any;
use serde::ser::{Error as _, Impossible};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[doc(hidden)]
pub use serde;

/// Declares an enum whose variants hold the enums of chapters, and writes it flat;
/// gives it `From` each chapter.
///
/// ```
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize)]
/// #[serde(rename_all = "kebab-case")]
/// enum BombardOrder { Aim(u16), Fire }
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize)]
/// #[serde(rename_all = "kebab-case")]
/// enum RallyOrder { Rally(u8) }
///
/// kernel::flat! {
///     #[derive(Debug, PartialEq)]
///     enum Order { Bombard(BombardOrder), Rally(RallyOrder) }
///     numbered "rally" "aim" "fire"
/// }
///
/// let order = Order::from(BombardOrder::Aim(12));
/// assert_eq!(serde_json::to_string(&order).unwrap(), r#"{"aim":12}"#);
/// assert_eq!(serde_json::from_str::<Order>(r#"{"aim":12}"#).unwrap(), order);
/// ```
#[macro_export]
macro_rules! flat {
    (
        $(#[$meta:meta])*
        $vis:vis enum $outer:ident { $($(#[$own:meta])* $chapter:ident($inner:ty)),* $(,)? }
        numbered $($name:literal)+
    ) => {
        $crate::nest! { $(#[$meta])* $vis enum $outer { $($(#[$own])* $chapter($inner)),* } }

        impl $crate::flat::serde::Serialize for $outer {
            fn serialize<S: $crate::flat::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let serializer = $crate::flat::Numbered::<S, $outer>::new(serializer);
                match self {
                    $($outer::$chapter(own) => $crate::flat::serde::Serialize::serialize(own, serializer)),*
                }
            }
        }

        impl<'de> $crate::flat::serde::Deserialize<'de> for $outer {
            fn deserialize<D: $crate::flat::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::flat::read(deserializer)
            }
        }

        impl $crate::flat::Flat for $outer {
            const ENUM: &'static str = stringify!($outer);
            const NAMES: &'static [&'static str] = &[$($name),+];

            fn homes() -> Vec<&'static [&'static str]> {
                vec![$($crate::flat::names_of::<$inner>()),*]
            }

            fn read<'de, V>(named: $crate::flat::Named<V>) -> Result<Self, V::Error>
            where
                V: $crate::flat::serde::de::VariantAccess<'de>,
            {
                $(if $crate::flat::names_of::<$inner>().contains(&named.name()) {
                    return named.chapter::<$inner>().map($outer::$chapter);
                })*
                Err($crate::flat::homeless::<$outer, _>(named.name()))
            }
        }
    };
}

/// Declares an enum whose variants hold the enums of chapters, and gives it `From` each of them.
#[macro_export]
macro_rules! nest {
    (
        $(#[$meta:meta])*
        $vis:vis enum $outer:ident { $($(#[$own:meta])* $chapter:ident($inner:ty)),* $(,)? }
    ) => {
        $(#[$meta])*
        $vis enum $outer { $($(#[$own])* $chapter($inner)),* }

        $(impl From<$inner> for $outer {
            #[inline]
            fn from(own: $inner) -> Self {
                $outer::$chapter(own)
            }
        })*
    };
}

/// An enum of enums that is written flat; [`flat!`](crate::flat!) fulfils it.
pub trait Flat: Sized {
    /// What it is called.
    const ENUM: &'static str;
    /// The names of all variants, in the order of their numbers.
    const NAMES: &'static [&'static str];

    /// The names that each chapter has.
    fn homes() -> Vec<&'static [&'static str]>;

    /// Reads the variant whose name is known already.
    fn read<'de, V: VariantAccess<'de>>(flat: Named<V>) -> Result<Self, V::Error>;
}

/// What is wrong with the list of a flat enum: every name has a number and a chapter, one of each.
pub fn faults<T: Flat>() -> Vec<String> {
    let homes = T::homes();
    let mut faults = Vec::new();
    for (number, name) in T::NAMES.iter().enumerate() {
        if T::NAMES[..number].contains(name) {
            faults.push(format!("`{name}` is numbered twice"));
        }
        match homes.iter().filter(|home| home.contains(name)).count() {
            0 => faults.push(format!("no chapter has `{name}`")),
            1 => {}
            _ => faults.push(format!("several chapters have `{name}`")),
        }
    }
    let numberless = homes.iter().flat_map(|home| home.iter()).filter(|name| !T::NAMES.contains(name));
    faults.extend(numberless.map(|name| format!("`{name}` has no number")));
    faults
}

/// Reads a flat enum.
#[doc(hidden)]
pub fn read<'de, T: Flat, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_enum(T::ENUM, T::NAMES, Reader(PhantomData))
}

/// No chapter has a name of the list.
#[doc(hidden)]
pub fn homeless<T: Flat, E: serde::de::Error>(name: &str) -> E {
    E::custom(format_args!("no chapter of {} has `{name}`", T::ENUM))
}

struct Reader<T>(PhantomData<T>);

impl<'de, T: Flat> Visitor<'de> for Reader<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "enum {}", T::ENUM)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<T, A::Error> {
        let (name, rest) = access.variant_seed(NameOf(T::NAMES))?;
        T::read(Named { name, rest })
    }
}

/// Reads a variant's name, or its number in the list.
struct NameOf(&'static [&'static str]);

impl<'de> DeserializeSeed<'de> for NameOf {
    type Value = &'static str;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<&'static str, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for NameOf {
    type Value = &'static str;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a variant, or its number below {}", self.0.len())
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<&'static str, E> {
        let known = self.0.iter().find(|known| **known == name);
        known.copied().ok_or_else(|| E::unknown_variant(name, self.0))
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<&'static str, E> {
        let known = usize::try_from(number).ok().and_then(|number| self.0.get(number));
        known.copied().ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }
}

/// A variant whose name is known and whose fields are still to be read: what a
/// chapter reads its enum from.
pub struct Named<V> {
    name: &'static str,
    rest: V,
}

impl<V> Named<V> {
    /// The name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The variant, as one of the chapter that has the name.
    pub fn chapter<'de, T: Deserialize<'de>>(self) -> Result<T, V::Error>
    where
        V: VariantAccess<'de>,
    {
        T::deserialize(EnumAccessDeserializer::new(self))
    }
}

impl<'de, V: VariantAccess<'de>> EnumAccess<'de> for Named<V> {
    type Error = V::Error;
    type Variant = V;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, V), V::Error> {
        let name: StrDeserializer<'_, V::Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self.rest))
    }
}

/// The names of an enum's variants, as its reader asks for them.
#[doc(hidden)]
pub fn names_of<T: for<'de> Deserialize<'de>>() -> &'static [&'static str] {
    match T::deserialize(Probe) {
        Err(Names(names)) => names,
        Ok(_) => &[],
    }
}

/// Nothing to read from: it answers a reader with the names that it asked for.
struct Probe;

/// That answer.
#[derive(Debug)]
struct Names(&'static [&'static str]);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "only the names were asked for: {:?}", self.0)
    }
}

impl std::error::Error for Names {}

impl serde::de::Error for Names {
    fn custom<M: fmt::Display>(_: M) -> Self {
        Names(&[])
    }
}

impl<'de> Deserializer<'de> for Probe {
    type Error = Names;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Names> {
        Err(Names::custom("no enum"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Names> {
        Err(Names(variants))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// Writes a variant under the number that its name has in the list of a flat enum.
pub struct Numbered<S, T> {
    serializer: S,
    flat: PhantomData<T>,
}

impl<S: Serializer, T: Flat> Numbered<S, T> {
    #[doc(hidden)]
    pub fn new(serializer: S) -> Self {
        Numbered { serializer, flat: PhantomData }
    }

    fn number(name: &str) -> Result<u32, S::Error> {
        let number = T::NAMES.iter().position(|known| *known == name);
        let number = number.ok_or_else(|| S::Error::custom(format_args!("`{name}` of {} has no number", T::ENUM)))?;
        Ok(number as u32)
    }

    fn no_variant() -> S::Error {
        S::Error::custom(format_args!("{} is an enum of enums", T::ENUM))
    }
}

/// Values that are no variants cannot be written.
macro_rules! no_variants {
    ($($method:ident($($type:ty),*))+) => {
        $(fn $method(self, $(_: $type),*) -> Result<S::Ok, S::Error> {
            Err(Self::no_variant())
        })+
    };
}

impl<S: Serializer, T: Flat> Serializer for Numbered<S, T> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Impossible<S::Ok, S::Error>;
    type SerializeTuple = Impossible<S::Ok, S::Error>;
    type SerializeTupleStruct = Impossible<S::Ok, S::Error>;
    type SerializeTupleVariant = S::SerializeTupleVariant;
    type SerializeMap = Impossible<S::Ok, S::Error>;
    type SerializeStruct = Impossible<S::Ok, S::Error>;
    type SerializeStructVariant = S::SerializeStructVariant;

    no_variants! {
        serialize_bool(bool) serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64) serialize_u8(u8)
        serialize_u16(u16) serialize_u32(u32) serialize_u64(u64) serialize_f32(f32) serialize_f64(f64)
        serialize_char(char) serialize_str(&str) serialize_bytes(&[u8]) serialize_none() serialize_unit()
        serialize_unit_struct(&'static str)
    }

    fn serialize_some<V: Serialize + ?Sized>(self, _: &V) -> Result<S::Ok, S::Error> {
        Err(Self::no_variant())
    }

    fn serialize_newtype_struct<V: Serialize + ?Sized>(self, _: &'static str, _: &V) -> Result<S::Ok, S::Error> {
        Err(Self::no_variant())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        Err(Self::no_variant())
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, S::Error> {
        Err(Self::no_variant())
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, S::Error> {
        Err(Self::no_variant())
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        Err(Self::no_variant())
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeStruct, S::Error> {
        Err(Self::no_variant())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<S::Ok, S::Error> {
        self.serializer.serialize_unit_variant(T::ENUM, Self::number(name)?, name)
    }

    fn serialize_newtype_variant<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &V,
    ) -> Result<S::Ok, S::Error> {
        self.serializer.serialize_newtype_variant(T::ENUM, Self::number(name)?, name, value)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        len: usize,
    ) -> Result<S::SerializeTupleVariant, S::Error> {
        self.serializer.serialize_tuple_variant(T::ENUM, Self::number(name)?, name, len)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        len: usize,
    ) -> Result<S::SerializeStructVariant, S::Error> {
        self.serializer.serialize_struct_variant(T::ENUM, Self::number(name)?, name, len)
    }

    fn is_human_readable(&self) -> bool {
        self.serializer.is_human_readable()
    }
}

#[cfg(test)]
mod tests;
