//! How orders of situations are read: a sentence becomes the atoms that carry it out; `;`
//! stands between sentences.

use kernel::Side;
use kernel::situation::words::side_named;

use super::words::{element_named, element_of, heading, paces};
use crate::close_combat::FightOrder;
use crate::engine::order::Order;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::Field;
use crate::movement::{Aim, Formation, Hand, MoveOrder, Unfold};
use crate::shooting::ShootOrder;

/// The forms that are understood; `docs/situations.md` has an example of each.
pub(super) const ORDERS: [&str; 43] = [
    "take ELEMENTS",
    "advance PACES",
    "back PACES",
    "go PACES bearing DEGREES facing DEGREES",
    "turn DEGREES",
    "wheel left|right DEGREES",
    "close ELEMENT with ENEMY front|left|right|rear|overlap-left|overlap-right",
    "line up ELEMENT before ENEMY at PACES",
    "column behind ELEMENT [advance PACES]",
    "line left|right|both [advance PACES]",
    "march PACES",
    "break off",
    "dismount",
    "halt",
    "end",
    "call [SIDE] ELEMENT",
    "shoot [SIDE] ENEMY",
    "hold",
    "support ELEMENT",
    "fire",
    "answer",
    "endure",
    "fight ELEMENT with ENEMY",
    "help",
    "wait",
    "enlist ARM",
    "enlist the rest",
    "close command",
    "region NAME",
    "lay FEATURE",
    "lay river POINTS width MILLIMETRES",
    "lay road POINTS width MILLIMETRES",
    "lay waterway EDGE MILLIMETRES [beach]",
    "lay the rest",
    "terrain done",
    "edge EDGE",
    "rank highest COMMAND lowest COMMAND",
    "camp MILLIMETRES",
    "fortress",
    "place ELEMENT PLACE facing DEGREES",
    "place COUNT from ELEMENT PLACE facing DEGREES [column]",
    "place the rest",
    "deployed",
];

pub(super) fn read(field: &Field<'_>, words: &str) -> Result<Vec<Order>, String> {
    let mut reader = Reader::new(field);
    let sentences = words.split(';').map(str::trim);
    sentences.map(|sentence| reader.sentence(sentence)).collect()
}

/// Reads sentences; remembers what was taken, since nothing is carried out while a line is read.
struct Reader<'a> {
    field: &'a Field<'a>,
    side: Side,
    taken: Elements,
}

impl<'a> Reader<'a> {
    fn new(field: &'a Field<'a>) -> Self {
        let side = field.to_decide().side().unwrap_or(field.position.active);
        Reader { field, side, taken: field.position.movement.formation }
    }

    fn own(&self, name: &str) -> Result<ElementId, String> {
        element_named(self.field, self.side, name)
    }

    fn enemy(&self, name: &str) -> Result<ElementId, String> {
        element_named(self.field, self.side.enemy(), name)
    }

    fn sentence(&mut self, sentence: &str) -> Result<Order, String> {
        let words: Vec<&str> = sentence.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        if let Some(order) = self.movement(&words)? {
            return Ok(Order::Move(order));
        }
        if let Some(order) = self.shooting(&words)? {
            return Ok(Order::Shoot(order));
        }
        let fight = match words.as_slice() {
            ["fight", own, "with", foe] => Some(FightOrder::Fight { own: self.own(own)?, foe: self.enemy(foe)? }),
            ["help"] => Some(FightOrder::Help),
            ["wait"] => Some(FightOrder::Wait),
            _ => None,
        };
        if let Some(order) = fight {
            return Ok(Order::Fight(order));
        }
        let set_up = super::set_up::order(self.field, self.side, sentence)?;
        set_up.map(Order::SetUp).ok_or_else(|| format!("`{sentence}` is no order"))
    }

    fn movement(&mut self, words: &[&str]) -> Result<Option<MoveOrder>, String> {
        let advanced = |rest: &[&str]| match rest {
            [] => Ok(0),
            ["advance", distance] => paces(distance),
            _ => Err(format!("`{}`: expected `advance` and paces", rest.join(" "))),
        };
        Ok(Some(match words {
            ["take", names @ ..] if !names.is_empty() => {
                let members = names.iter().map(|name| self.own(name)).collect::<Result<Elements, String>>()?;
                self.taken = members;
                MoveOrder::Take(Formation::of(members))
            }
            ["advance", distance] => MoveOrder::Advance(paces(distance)?),
            ["back", distance] => {
                let facing = self.facing()?;
                MoveOrder::Go { bearing: facing.opposite(), distance: paces(distance)?, facing }
            }
            ["turn", degrees] => MoveOrder::Go { bearing: self.facing()?, distance: 0, facing: heading(degrees)? },
            ["go", distance, "bearing", bearing, "facing", facing] => {
                MoveOrder::Go { bearing: heading(bearing)?, distance: paces(distance)?, facing: heading(facing)? }
            }
            ["wheel", hand, degrees] => MoveOrder::Wheel { hand: hand_named(hand)?, steps: heading(degrees)?.steps() },
            ["close", lead, "with", enemy, aim] => {
                MoveOrder::Close { lead: self.own(lead)?, enemy: self.enemy(enemy)?, aim: aim_named(aim)? }
            }
            ["line", "up", lead, "before", enemy, "at", gap] => {
                MoveOrder::LineUp { lead: self.own(lead)?, enemy: self.enemy(enemy)?, gap: paces(gap)? }
            }
            ["column", "behind", lead, rest @ ..] => {
                MoveOrder::Column { lead: self.own(lead)?, distance: advanced(rest)? }
            }
            ["line", unfold, rest @ ..] => MoveOrder::Line { unfold: unfold_named(unfold)?, distance: advanced(rest)? },
            ["march", distance] => MoveOrder::March(paces(distance)?),
            ["break", "off"] => MoveOrder::BreakOff,
            ["dismount"] => MoveOrder::Dismount,
            ["halt"] => MoveOrder::Halt,
            ["end"] => MoveOrder::End,
            _ => return Ok(None),
        }))
    }

    /// Where the formation looks.
    fn facing(&self) -> Result<crate::geometry::Heading, String> {
        let first = self.taken.first().ok_or("nothing is taken")?;
        Ok(self.field.element(first).pose.heading)
    }

    fn shooting(&self, words: &[&str]) -> Result<Option<ShootOrder>, String> {
        Ok(Some(match words {
            ["call", names @ ..] if !names.is_empty() => {
                ShootOrder::Call(element_of(self.field, &mut names.iter().copied(), self.side)?)
            }
            ["shoot", target] => ShootOrder::Shoot(self.enemy(target)?),
            ["shoot", side, target] => {
                ShootOrder::Shoot(element_named(self.field, side_named(&self.field.battle.sides, side)?, target)?)
            }
            ["hold"] => ShootOrder::Hold,
            ["support", name] => ShootOrder::Support(self.own(name)?),
            ["fire"] => ShootOrder::Fire,
            ["answer"] => ShootOrder::Answer,
            ["endure"] => ShootOrder::Endure,
            _ => return Ok(None),
        }))
    }
}

fn hand_named(name: &str) -> Result<Hand, String> {
    match name {
        "left" => Ok(Hand::Left),
        "right" => Ok(Hand::Right),
        _ => Err(format!("`{name}` is neither left nor right")),
    }
}

fn aim_named(name: &str) -> Result<Aim, String> {
    let found = Aim::ALL.into_iter().find(|aim| aim.key() == name);
    found
        .ok_or_else(|| format!("`{name}`: one closes with the front, left, right, rear, overlap-left or overlap-right"))
}

fn unfold_named(name: &str) -> Result<Unfold, String> {
    match name {
        "left" => Ok(Unfold::Left),
        "right" => Ok(Unfold::Right),
        "both" => Ok(Unfold::Both),
        _ => Err(format!("`{name}`: a column unfolds to the left, right or both")),
    }
}
