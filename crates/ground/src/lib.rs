//! The ground that hex systems share.
//!
//! `hexes` is geometry; this crate says what lies on it: [`Terrain`] in hexes, [`Edge`]s between
//! them, named places, all on a [`Board`]. [`Stacks`] keep who lies upon whom, [`control`]
//! spreads zones, [`Outlook`] answers lines of sight, [`Lie`] tells how an army lies. The module
//! [`file`](mod@file) reads `board.toml` and `drawing.toml`, [`scene`] is what the browser draws.
//! What units, movement and combat are is each system's own.

mod board;
mod control;
pub mod file;
mod lie;
mod outlook;
mod part;
pub mod scene;
mod stacks;
mod terrain;

pub use board::{
    BARRED, Board, BoardFault, BoardPart, BoardSpec, Crossing, EdgeSpec, HexSpec, MapEdge, Orientation, Place,
    PlaceSpec, Supply, SupplySpec, WaySpec,
};
pub use control::control;
pub use lie::{Aim, Lie};
pub use outlook::Outlook;
pub use part::lies_within;
pub use stacks::{NOBODY, Stack, StackFault, Stacks};
pub use terrain::{Edge, Edges, Terrain, Terrains, Way};
