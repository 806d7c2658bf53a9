//! The ground: features, going, crests, rivers, roads, and what stops the eye.

use serde::{Deserialize, Serialize};

/// The ground of a battle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ground {}
