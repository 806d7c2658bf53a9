//! Set-up in situations.

use kernel::Side;
use kernel::situation::words::text;

use super::ground::{band, edge_named, feature, waterway};
use super::words::{Tokens, command_named, element_named};
use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::position::{Phase, Position};
use crate::pips;
use crate::set_up::{SetUpOrder, SetUpStep};
use crate::terrain::{Course, Piece};
use crate::troops::Arm;

/// What a position says of set-up: the attacker's base edge, the northern
/// one unless said otherwise.
pub(super) fn stage(words: &toml::Table, position: &mut Position) -> Result<(), String> {
    let edge = words.get("edge").map_or(Ok("north"), |value| text(value, "edge"))?;
    position.set_up.edge = Some(edge_named(edge)?);
    position.set_up.attacker_known = true;
    position.set_up.laid = true;
    Ok(())
}

/// The stages of set-up, as situations begin with them.
pub(super) const STAGES: [(&str, SetUpStep); 8] = [
    ("armies", SetUpStep::Armies),
    ("attacker", SetUpStep::Attacker),
    ("region", SetUpStep::Region),
    ("terrain", SetUpStep::Terrain),
    ("edge", SetUpStep::Edge),
    ("ranks", SetUpStep::Ranks),
    ("camps", SetUpStep::Camps),
    ("deployment", SetUpStep::Deployment),
];

/// Makes a position one in the middle of set-up: what comes before a stage is done, it and what
/// comes after are pending. The stages, the last first; nothing if the phase is none of set-up.
pub(super) fn begin(battle: &Battle, phase: &str, position: &mut Position) -> Result<Option<Vec<SetUpStep>>, String> {
    let Some(at) = STAGES.iter().position(|(name, _)| *name == phase) else { return Ok(None) };
    let is_done = |stage: SetUpStep| STAGES[..at].iter().any(|(_, done)| *done == stage);
    position.phase = Phase::SetUp;
    position.bound = 0;
    let set_up = &mut position.set_up;
    set_up.chosen = [is_done(SetUpStep::Armies); 2];
    set_up.attacker_known = is_done(SetUpStep::Attacker);
    set_up.laid = is_done(SetUpStep::Terrain);
    set_up.ranked = [is_done(SetUpStep::Ranks); 2];
    if phase == "terrain" {
        let region = battle.region.ok_or("`terrain` begins with a region; name it in the options")?;
        set_up.region = Some(region as u8);
    }
    if !is_done(SetUpStep::Edge) {
        set_up.edge = None;
    }
    if !is_done(SetUpStep::Ranks) && battle.commands() > 1 {
        Side::BOTH.into_iter().for_each(|side| position.lots.merge(pips::tokens(side)));
    }
    Ok(Some(STAGES[at..].iter().rev().map(|(_, stage)| *stage).collect()))
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
        ["fortress"] => SetUpOrder::Fortress,
        ["camp", along] => SetUpOrder::Camp { along: Tokens::of(along).millimetres()? },
        ["place", "the", "rest"] => SetUpOrder::PlaceTheRest,
        ["place", count, "from", name, rest @ ..] => {
            let (column, place) = match rest {
                [place @ .., "column"] => (true, place),
                place => (false, place),
            };
            let pose = Tokens::of(&place.join(" ")).pose()?;
            let count = count.parse().map_err(|_| format!("`{count}` is no number of elements"))?;
            SetUpOrder::PlaceGroup { first: element_named(field, side, name)?, count, pose, column }
        }
        ["place", name, rest @ ..] => {
            let pose = Tokens::of(&rest.join(" ")).pose()?;
            SetUpOrder::Place { element: element_named(field, side, name)?, pose }
        }
        ["deployed"] => SetUpOrder::Deployed,
        _ => return Ok(None),
    }))
}
