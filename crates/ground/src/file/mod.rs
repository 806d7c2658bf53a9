//! The files of a hex board: `board.toml`, `drawing.toml`, and the words both are written in.

mod board;
mod drawing;
mod reading;
mod texts;

pub use board::{
    BoardFile, CrestEntry, PlaceEntry, SlopeEntry, SupplyEntry, TerrainEntry, WaterEntry, WaterKind, WayEntry,
    WorkEntry, WorkKind,
};
pub use drawing::{
    AvenueEntry, BuildingEntry, BuildingKind, Crop, DrawingFile, FieldEntry, HedgeEntry, LabelEntry, RoadEntry,
    RoadKind, Shift,
};
pub use reading::{Reading, known, on_board};
pub use texts::{BlockText, HexText, SideText, SlopeText, TimeText};
