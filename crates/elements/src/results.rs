//! Combat results: what a comparison of totals means for the loser, by type,
//! cause and going; and losses.

use kernel::{Cite, Cites, Journal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::pieces::ElementId;
use crate::engine::play::Play;
use crate::engine::position::{Fate, Phase};
use crate::geometry::Pose;
use crate::ground::Going;
use crate::odds::Margin;
use crate::rules::{cite, cites};
use crate::troops::Arm;

/// How far beaten cavalry flees, in paces.
const CAVALRY_FLIGHT: u16 = 400;
/// How far beaten Jaegers flee.
const JAEGER_FLIGHT: u16 = 300;
/// How far a commander flees.
pub(crate) const COMMANDER_FLIGHT: u16 = 500;

/// What beat an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Shooting.
    Shooting,
    /// Close combat.
    CloseCombat,
}

/// What becomes of a beaten element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Nothing.
    Unharmed,
    /// It recoils by its depth.
    Recoils,
    /// It flees so many paces.
    Flees(u16),
    /// It is destroyed.
    Destroyed,
    /// A camp is sacked.
    Sacked,
}

/// The circumstances of a defeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defeat {
    /// Who was beaten.
    pub arm: Arm,
    /// By whom.
    pub by: Arm,
    /// How.
    pub cause: Cause,
    /// What the loser stands in.
    pub going: Going,
}

impl Defeat {
    /// What a margin means for the loser.
    pub const fn verdict(self, margin: Margin) -> Verdict {
        match margin {
            Margin::Beaten => self.less(),
            Margin::Doubled => self.half_or_less(),
            Margin::Equal | Margin::Won | Margin::Double => Verdict::Unharmed,
        }
    }

    const fn is_shot(self) -> bool {
        matches!(self.cause, Cause::Shooting)
    }

    /// Jaegers caught by horsemen where horses can gallop.
    const fn is_ridden_down(self) -> bool {
        self.by.is_mounted() && !self.is_shot() && matches!(self.going, Going::Good)
    }

    /// Less than the enemy, but more than half.
    const fn less(self) -> Verdict {
        match self.arm {
            Arm::Muskets | Arm::Rifles | Arm::Dismounted | Arm::Cavalry => Verdict::Recoils,
            Arm::Jaegers if self.is_ridden_down() => Verdict::Destroyed,
            Arm::Jaegers => Verdict::Recoils,
            Arm::Artillery if self.is_shot() => Verdict::Unharmed,
            Arm::Artillery => Verdict::Destroyed,
            Arm::Commander => Verdict::Flees(COMMANDER_FLIGHT),
            Arm::Camp if self.is_shot() => Verdict::Unharmed,
            Arm::Camp => Verdict::Sacked,
        }
    }

    /// Half of the enemy's total or less.
    const fn half_or_less(self) -> Verdict {
        match self.arm {
            Arm::Cavalry if self.is_shot() || matches!(self.going, Going::Bad) => Verdict::Destroyed,
            Arm::Cavalry if matches!(self.by, Arm::Cavalry | Arm::Artillery) => Verdict::Destroyed,
            Arm::Cavalry => Verdict::Flees(CAVALRY_FLIGHT),
            Arm::Jaegers if self.is_ridden_down() => Verdict::Destroyed,
            Arm::Jaegers if matches!(self.by, Arm::Dismounted | Arm::Jaegers) => Verdict::Destroyed,
            Arm::Jaegers => Verdict::Flees(JAEGER_FLIGHT),
            Arm::Muskets | Arm::Rifles | Arm::Dismounted => match (self.by, self.cause) {
                (Arm::Artillery, Cause::CloseCombat) => Verdict::Recoils,
                _ => Verdict::Destroyed,
            },
            Arm::Artillery => Verdict::Destroyed,
            Arm::Commander if self.is_shot() => Verdict::Destroyed,
            Arm::Commander => Verdict::Flees(COMMANDER_FLIGHT),
            Arm::Camp => Verdict::Sacked,
        }
    }
}

/// The paragraph of a margin.
pub(crate) const fn cite_of(margin: Margin) -> Cite {
    match margin {
        Margin::Doubled | Margin::Double => cite!("results.half"),
        Margin::Beaten | Margin::Equal | Margin::Won => cite!("results.less"),
    }
}

/// Why an element was destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doom {
    /// Its total was less than the enemy's.
    Beaten,
    /// Its total was half the enemy's or less.
    Doubled,
    /// It could not recoil.
    NoWayBack,
    /// It recoiled with the enemy on its flank or in its rear.
    Surrounded,
    /// It could not flee.
    NoEscape,
    /// It was driven into a waterway.
    Drowned,
}

/// Something that a combat led to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum ResultEvent {
    /// A defeat that does no harm.
    Unharmed { element: ElementId, margin: Margin },
    /// An element recoils.
    Recoiled { element: ElementId, from: Pose, to: Pose, margin: Margin },
    /// It recoils through friends.
    PassedThrough { element: ElementId, from: Pose, to: Pose },
    /// It is pushed back by a recoiling friend.
    PushedBack { element: ElementId, from: Pose, to: Pose },
    /// It recoils because the friend who fought in front does.
    DrawnBack { element: ElementId, from: Pose, to: Pose },
    /// It recoils from stray shots.
    Strayed { element: ElementId, from: Pose, to: Pose },
    /// It flees.
    Fled { element: ElementId, from: Pose, to: Pose, margin: Margin },
    /// It is destroyed.
    Destroyed { element: ElementId, doom: Doom },
    /// It leaves the table: driven off, or running home.
    Gone { element: ElementId, home: bool },
    /// A commander makes room.
    Shifted { element: ElementId, from: Pose, to: Pose },
    /// Cavalry follows a beaten enemy.
    Pursued { element: ElementId, from: Pose, to: Pose },
    /// Line infantry that has won advances.
    Advanced { element: ElementId, from: Pose, to: Pose },
    /// A camp is sacked.
    Sacked { side: Side },
    /// A camp is retaken.
    Retaken { side: Side },
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Notes what a combat led to.
    pub(crate) fn note_result(&mut self, cites: impl FnOnce(&mut Cites), event: impl FnOnce() -> ResultEvent) {
        self.journal.note(cites, || Event::Result(event()));
    }

    /// Carries a verdict out on a beaten element.
    pub(crate) fn suffer(&mut self, element: ElementId, verdict: Verdict, margin: Margin) {
        match verdict {
            Verdict::Unharmed => {
                self.note_result(cites![..cite_of(margin)], || ResultEvent::Unharmed { element, margin });
            }
            Verdict::Recoils => self.recoil(element, margin),
            Verdict::Flees(paces) => self.flee(element, paces, margin),
            Verdict::Destroyed => {
                let doom = if margin == Margin::Doubled { Doom::Doubled } else { Doom::Beaten };
                self.destroy(element, doom, cite_of(margin));
            }
            Verdict::Sacked => self.sack(element.side()),
        }
    }

    /// An element is destroyed.
    pub(crate) fn destroy(&mut self, element: ElementId, doom: Doom, cite: Cite) {
        self.remove(element, Fate::Destroyed);
        self.note_result(cites![..cite], || ResultEvent::Destroyed { element, doom });
    }

    /// An element is driven over the edge of the table.
    pub(crate) fn go_off_table(&mut self, element: ElementId) {
        self.remove(element, Fate::Gone);
        let home = self.position.phase == Phase::Movement;
        self.note_result(cites![home => "victory.command" or "recoil"], || ResultEvent::Gone { element, home });
    }

    /// Takes an element off; troops are counted as a loss of their command.
    fn remove(&mut self, element: ElementId, fate: Fate) {
        let state = &mut self.position.elements[element.index()];
        if state.fate != Fate::Standing {
            return;
        }
        state.fate = fate;
        if state.arm.is_troops() {
            self.position.commands[element.side().index()][state.command.index()].lost += 1;
        }
    }

    /// A camp is sacked.
    fn sack(&mut self, side: Side) {
        self.position.sacked[side] = true;
        self.note_result(cites!["victory.camp"], || ResultEvent::Sacked { side });
    }

    /// Puts an element where the outcome of a combat brings it.
    pub(crate) fn put(&mut self, element: ElementId, pose: Pose) {
        let was_wet = self.field().wades(element);
        self.position.elements[element.index()].pose = pose;
        self.note_wet(element, was_wet, false);
    }
}

#[cfg(test)]
mod tests {
    use super::{Cause, Defeat, Verdict};
    use crate::ground::Going;
    use crate::odds::Margin;
    use crate::troops::Arm;

    fn verdict(arm: Arm, by: Arm, cause: Cause, bad_going: bool, margin: Margin) -> Verdict {
        let going = if bad_going { Going::Bad } else { Going::Good };
        Defeat { arm, by, cause, going }.verdict(margin)
    }

    #[test]
    fn a_bed_is_neither_good_nor_bad_going() {
        let by_horse = |arm, margin| {
            Defeat { arm, by: Arm::Cavalry, cause: Cause::CloseCombat, going: Going::Bed }.verdict(margin)
        };
        assert_eq!(by_horse(Arm::Jaegers, Margin::Beaten), Verdict::Recoils, "nobody rides them down in the water");
        assert_eq!(by_horse(Arm::Jaegers, Margin::Doubled), Verdict::Flees(300));
        let cavalry = Defeat { arm: Arm::Cavalry, by: Arm::Rifles, cause: Cause::CloseCombat, going: Going::Bed };
        assert_eq!(cavalry.verdict(Margin::Doubled), Verdict::Flees(400), "lost in bad going only");
    }

    #[test]
    fn less_but_more_than_half() {
        use Cause::{CloseCombat, Shooting};
        let beaten = |arm, by, cause, bad| verdict(arm, by, cause, bad, Margin::Beaten);
        for arm in [Arm::Muskets, Arm::Rifles, Arm::Dismounted, Arm::Cavalry] {
            for cause in [CloseCombat, Shooting] {
                assert_eq!(beaten(arm, Arm::Rifles, cause, false), Verdict::Recoils);
            }
        }
        assert_eq!(beaten(Arm::Jaegers, Arm::Cavalry, CloseCombat, false), Verdict::Destroyed);
        assert_eq!(beaten(Arm::Jaegers, Arm::Cavalry, CloseCombat, true), Verdict::Recoils);
        assert_eq!(beaten(Arm::Jaegers, Arm::Rifles, CloseCombat, false), Verdict::Recoils);
        assert_eq!(beaten(Arm::Artillery, Arm::Rifles, CloseCombat, false), Verdict::Destroyed);
        assert_eq!(beaten(Arm::Artillery, Arm::Rifles, Shooting, false), Verdict::Unharmed);
        assert_eq!(beaten(Arm::Commander, Arm::Rifles, Shooting, false), Verdict::Flees(500));
        assert_eq!(beaten(Arm::Camp, Arm::Rifles, CloseCombat, false), Verdict::Sacked);
        assert_eq!(beaten(Arm::Camp, Arm::Rifles, Shooting, false), Verdict::Unharmed);
    }

    #[test]
    fn half_or_less() {
        use Cause::{CloseCombat, Shooting};
        let doubled = |arm, by, cause, bad| verdict(arm, by, cause, bad, Margin::Doubled);
        assert_eq!(doubled(Arm::Cavalry, Arm::Rifles, Shooting, false), Verdict::Destroyed);
        assert_eq!(doubled(Arm::Cavalry, Arm::Cavalry, CloseCombat, false), Verdict::Destroyed);
        assert_eq!(doubled(Arm::Cavalry, Arm::Artillery, CloseCombat, false), Verdict::Destroyed);
        assert_eq!(doubled(Arm::Cavalry, Arm::Rifles, CloseCombat, true), Verdict::Destroyed);
        assert_eq!(doubled(Arm::Cavalry, Arm::Rifles, CloseCombat, false), Verdict::Flees(400));
        assert_eq!(doubled(Arm::Jaegers, Arm::Dismounted, Shooting, false), Verdict::Destroyed);
        assert_eq!(doubled(Arm::Jaegers, Arm::Jaegers, CloseCombat, true), Verdict::Destroyed);
        assert_eq!(doubled(Arm::Jaegers, Arm::Rifles, Shooting, false), Verdict::Flees(300));
        assert_eq!(doubled(Arm::Jaegers, Arm::Cavalry, CloseCombat, false), Verdict::Destroyed);
        assert_eq!(doubled(Arm::Jaegers, Arm::Cavalry, CloseCombat, true), Verdict::Flees(300));
        assert_eq!(doubled(Arm::Rifles, Arm::Artillery, CloseCombat, false), Verdict::Recoils);
        assert_eq!(doubled(Arm::Rifles, Arm::Artillery, Shooting, false), Verdict::Destroyed);
        assert_eq!(doubled(Arm::Dismounted, Arm::Jaegers, CloseCombat, false), Verdict::Destroyed);
        assert_eq!(doubled(Arm::Artillery, Arm::Rifles, Shooting, false), Verdict::Destroyed);
        assert_eq!(doubled(Arm::Commander, Arm::Rifles, Shooting, false), Verdict::Destroyed);
        assert_eq!(doubled(Arm::Camp, Arm::Rifles, Shooting, false), Verdict::Sacked);
    }

    #[test]
    fn equal_totals_do_nothing() {
        for arm in Arm::ALL {
            for margin in [Margin::Equal, Margin::Won, Margin::Double] {
                assert_eq!(verdict(arm, Arm::Rifles, Cause::CloseCombat, false, margin), Verdict::Unharmed);
            }
        }
    }
}
