//! The rules of the Seven Years' War series: hexes, wings and commanders, close combat, morale; editions 2006 and 2002.

pub mod charts;
pub mod spec;
pub mod terrain;
