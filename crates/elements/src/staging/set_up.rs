//! Set-up in situations.

use kernel::Side;

use super::ground::{band, edge_named, feature, waterway};
use super::words::{Tokens, command_named, element_named, text};
use crate::play::Field;
use crate::position::Position;
use crate::set_up::SetUpOrder;
use crate::terrain::{Course, Piece};
use crate::troops::Arm;

/// What a position says of set-up: the attacker's base edge, the northern one unless said otherwise.
pub(super) fn stage(words: &toml::Table, position: &mut Position) -> Result<(), String> {
    let edge = words.get("edge").map_or(Ok("north"), |value| text(value, "edge"))?;
    position.set_up.edge = Some(edge_named(edge)?);
    position.set_up.attacker_known = true;
    position.set_up.laid = true;
    Ok(())
}

/// An order of set-up, if the words are one.
pub(super) fn order(field: &Field<'_>, side: Side, sentence: &str) -> Result<Option<SetUpOrder>, String> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    Ok(Some(match words.as_slice() {
        ["enlist", "the", "rest"] => SetUpOrder::EnlistTheRest,
        ["enlist", arm] => SetUpOrder::Enlist(
            Arm::ALL.into_iter().find(|other| other.key() == *arm).ok_or_else(|| format!("`{arm}` is no arm"))?,
        ),
        ["close", "command"] => SetUpOrder::CloseCommand,
        ["region", name] => {
            let found = field.battle.regions.iter().position(|region| region.key == *name);
            SetUpOrder::Region(found.ok_or_else(|| format!("there is no region `{name}`"))? as u8)
        }
        ["lay", "the", "rest"] => SetUpOrder::LayTheRest,
        ["lay", kind, ..] => {
            let rest = sentence.trim_start_matches("lay").trim();
            let after = rest.trim_start_matches(kind).trim();
            let course = |line: &str| band(line).map(|band| Course::new(&band.points, band.width));
            SetUpOrder::Lay(match *kind {
                "river" => Piece::River(course(after)?),
                "road" => Piece::Road(course(after)?),
                "waterway" => Piece::Waterway(waterway(after)?),
                _ => Piece::Feature(feature(rest)?),
            })
        }
        ["terrain", "done"] => SetUpOrder::TerrainDone,
        ["edge", edge] => SetUpOrder::Edge(edge_named(edge)?),
        ["rank", "highest", highest, "lowest", lowest] => SetUpOrder::Rank {
            highest: command_named(field.battle, highest)?,
            lowest: command_named(field.battle, lowest)?,
        },
        ["camp", along] => SetUpOrder::Camp { along: Tokens::of(along).millimetres()? },
        ["place", "the", "rest"] => SetUpOrder::PlaceTheRest,
        ["place", name, rest @ ..] => {
            let pose = Tokens::of(&rest.join(" ")).pose()?;
            SetUpOrder::Place { element: element_named(field, side, name)?, pose }
        }
        ["deployed"] => SetUpOrder::Deployed,
        _ => return Ok(None),
    }))
}
