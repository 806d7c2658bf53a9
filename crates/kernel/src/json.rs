//! Values that are in JSON already.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A part of a frame that is in JSON already, to be compared and sent as it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// A value in JSON; `null` if it cannot be written so.
    pub fn of(value: &impl Serialize) -> Self {
        to_raw_value(value).map(Json).unwrap_or_default()
    }

    /// Text that is JSON; nothing if it is not.
    pub fn read(text: String) -> Option<Self> {
        RawValue::from_string(text).ok().map(Json)
    }

    /// Its text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// To look into it.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).unwrap_or_default()
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Default for Json {
    fn default() -> Self {
        Json(RawValue::NULL.to_owned())
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}
