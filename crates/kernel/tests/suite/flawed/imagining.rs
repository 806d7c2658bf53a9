//! Ways to deal badly.

use kernel::Dice;
use kernel::lots::{each, only};
use skirmish::{Face, Position};

use super::{Battle, Flaw, Secret, View};

/// Deals again what was dealt honestly, as the flaw will have it.
pub(super) fn deal_badly(battle: &Battle, view: &View, position: &mut Position, dice: &mut Dice) {
    let truth = &view.truth.0;
    match battle.flaw {
        Flaw::ImaginesTheTruth => {
            position.faces.iter_mut().zip(&truth.faces).for_each(|(face, truth)| *face = truth.unwrap_or(*face));
        }
        Flaw::ImaginesAnotherDecision => position.clock.mover = position.clock.mover.enemy(),
        Flaw::ImaginesAcrossLots => {
            for side in kernel::Side::BOTH {
                let hidden = |token: &u8| view.honest.faces[usize::from(*token)].is_none();
                let tokens = each(battle.honest.tokens(side)).filter(hidden).fold(0, |set, token| set | only(token));
                deal(position, tokens, |faces| dice.shuffle(faces));
            }
        }
        Flaw::ImaginesUnevenly | Flaw::ImaginesByRotation | Flaw::ImaginesLotsAlike => {
            for (name, faces) in &view.honest.mixed {
                let tokens = view.honest.lots.of(*name);
                if view.honest.faces[usize::from(*name)].is_some() {
                    continue;
                }
                each(tokens).zip(faces).for_each(|(token, face)| position.faces[usize::from(token)] = *face);
                deal(position, tokens, |faces| match battle.flaw {
                    Flaw::ImaginesUnevenly => faces.swap(0, dice.roll(faces.len() as u32) as usize),
                    Flaw::ImaginesByRotation => faces.rotate_left(dice.roll(faces.len() as u32) as usize),
                    _ => dice.clone().shuffle(faces),
                });
            }
            dice.roll(6);
        }
        Flaw::Stereotypes(Secret::Ranks) => {
            for (drums, seen) in position.drums.iter_mut().zip(&view.honest.drums) {
                let mut hidden = seen.hidden.iter();
                let unknown = drums.iter_mut().zip(&seen.drums).filter(|(_, (known, _))| known.is_none());
                unknown.zip(&mut hidden).for_each(|((drum, _), rank)| drum.rank = *rank);
            }
        }
        Flaw::Stereotypes(Secret::Wings) => {
            for (counters, seen) in position.wings.iter_mut().zip(&view.honest.wings) {
                let hidden = |at: &usize| seen[*at].what.is_none();
                let places: Vec<usize> = (0..counters.len()).filter(hidden).collect();
                let mut whats: Vec<_> = places.iter().map(|at| counters[*at].what).collect();
                whats.sort_unstable();
                places.iter().zip(whats).for_each(|(at, what)| counters[*at].what = what);
            }
        }
        Flaw::Stereotypes(Secret::Hands) => {
            for (hand, seen) in position.hands.iter_mut().zip(&view.honest.hands) {
                let mut rest = seen.rest.iter().copied();
                let unknown = hand.held.iter_mut().zip(&seen.held).filter(|(_, (known, _))| known.is_none());
                unknown.zip(&mut rest).for_each(|(((card, _), _), dealt)| *card = dealt);
                hand.bag = rest.collect();
            }
        }
        _ => {}
    }
}

/// Deals the faces of some tokens again.
fn deal(position: &mut Position, tokens: kernel::Tokens, by: impl FnOnce(&mut [Face])) {
    let mut faces: Vec<Face> = each(tokens).map(|token| position.faces[usize::from(token)]).collect();
    if !faces.is_empty() {
        by(&mut faces);
    }
    each(tokens).zip(faces).for_each(|(token, face)| position.faces[usize::from(token)] = face);
}
