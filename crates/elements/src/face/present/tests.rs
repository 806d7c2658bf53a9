#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use kernel::{Present, Side, System, Viewer};

use crate::engine::agenda::Step;
use crate::parade::Parade;
use crate::shooting::{ShootQuestion, ShootStep};
use crate::system::{CivilWar, Subject};
use crate::troops::Arm;
use crate::{Question, view};

/// Nobody has enlisted these, as in a generated battle: only who sees the table knows their arms.
#[test]
fn plans_and_questions_name_what_their_side_sees() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 200, 0);
    parade.put(1, Arm::Artillery, 300, 290, 180);
    parade.begin(Step::Shoot(ShootStep::Aim(own)));
    let view = view::view(&parade.position, Viewer::Side(Side::First));
    let mut plans = Vec::new();
    CivilWar::plans(&parade.battle, &view, Subject::Element(own), &mut plans);
    let told = |plan| serde_json::to_string(&CivilWar::plan(&parade.battle, &view, Subject::Element(own), plan).label);
    let shot =
        plans.iter().map(|plan| told(plan).unwrap()).find(|label| label.contains("elements-plan-shoot")).unwrap();
    assert!(shot.contains("elements-name-artillery") && !shot.contains("elements-name-element"), "{shot}");
    let question = Question::Shoot(ShootQuestion::Aim(own));
    let (asked, _) = CivilWar::question(&parade.battle, &view, Side::First, question);
    assert!(serde_json::to_string(&asked).unwrap().contains("elements-name-rifles"));
}
