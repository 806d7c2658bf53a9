//! What the drawing of a pack of system `marengo` promises, proved.

mod areas;
mod drawing;
mod edges;
mod geometry;
mod ground;
mod regularities;
mod road_lines;

pub(super) use drawing::check as drawing;
pub(super) use regularities::check as regularities;
