//! What a viewer was shown last, part by part, so that the next frame can
//! leave out what is as it was.

use std::collections::BTreeMap;

use archive::Seating;
use axum::extract::ws::Utf8Bytes;
use kernel::wire::{Json, Parley, Scene};

use crate::frames::{ChangeFrame, CommandingGeneral, Halted, StateFrame, Undo, Verify, text_of};

/// Lines of the story, and the number of the first.
type Lines<'a> = (usize, &'a [Json]);

/// All that a viewer may see at one moment, except the story. It is made of one look at the table.
#[derive(Debug, PartialEq)]
pub(crate) struct Shown {
    pub(crate) number: u32,
    pub(crate) viewer: String,
    pub(crate) sides: [String; 2],
    pub(crate) decision: Json,
    pub(crate) scene: Scene,
    pub(crate) offers: Json,
    pub(crate) undo: Undo,
    pub(crate) verify: Verify,
    pub(crate) seating: Seating,
    pub(crate) generals: BTreeMap<String, CommandingGeneral>,
    pub(crate) parley: Parley,
    pub(crate) halted: Option<Halted>,
}

impl Shown {
    /// All of it, for somebody who comes in or has lost his way.
    pub(crate) fn whole(&self, (story_from, story): Lines<'_>) -> Utf8Bytes {
        text_of(&StateFrame {
            number: self.number,
            viewer: &self.viewer,
            sides: self.sides.each_ref().map(String::as_str),
            decision: &self.decision,
            scene: &self.scene,
            offers: &self.offers,
            undo: &self.undo,
            verify: &self.verify,
            seating: self.seating,
            generals: &self.generals,
            parley: &self.parley,
            halted: self.halted.as_ref(),
            story_from,
            story,
        })
    }

    /// What is new to somebody who was shown something else before; all of it if that
    /// cannot be told by parts.
    pub(crate) fn since(&self, before: &Shown, lines: Lines<'_>) -> Utf8Bytes {
        fn new<'a, T: PartialEq>(now: &'a T, before: &T) -> Option<&'a T> {
            (now != before).then_some(now)
        }
        let same = (&self.viewer, &self.sides, self.seating, &self.halted)
            == (&before.viewer, &before.sides, before.seating, &before.halted);
        if !same {
            return self.whole(lines);
        }
        let scene = new(&self.scene, &before.scene);
        let scene_change = scene.and_then(|scene| scene.change_since(&before.scene)).and_then(Json::read);
        let (story_from, story) = lines;
        text_of(&ChangeFrame {
            number: self.number,
            decision: new(&self.decision, &before.decision),
            scene: scene.filter(|_| scene_change.is_none()),
            scene_change: scene_change.as_ref(),
            offers: new(&self.offers, &before.offers),
            undo: new(&self.undo, &before.undo),
            verify: new(&self.verify, &before.verify),
            generals: new(&self.generals, &before.generals),
            parley: new(&self.parley, &before.parley),
            story_from,
            story,
        })
    }
}
