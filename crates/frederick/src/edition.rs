//! What the edition of 2002 does otherwise, paragraph by paragraph. Everything else is the series rules of 2006.
//!
//! Each rule is true in the edition of 2002 and false in the series. Nothing outside this page asks which edition is
//! played, but for the charts: what a column pays for its steps (7.3.1) has a place of its own there for each edition.

use kernel::{Cite, Refusal};

use crate::engine::battle::Battle;
use crate::engine::spec::Edition;
use crate::rules::cite;

impl Battle {
    fn is_of_2002(&self) -> bool {
        self.options.edition == Edition::Older
    }
}

/// Makes a rule of each name: whether it holds in a battle.
macro_rules! in_2002 {
    ($($(#[$paragraph:meta])* $rule:ident;)+) => {
        impl Battle {
            $($(#[$paragraph])*
            #[inline]
            pub(crate) fn $rule(&self) -> bool {
                self.is_of_2002()
            })+
        }
    };
}

in_2002! {
    /// The first counter of a battery of three steps stands for its first two steps, as of any unit. In the series each
    /// of them is a counter.
    first_gun_counter_has_two_steps;

    /// 3.2: whoever stands in a hex with a column counts beside it.
    columns_count_their_neighbours;

    /// 3.3: stacks are counted at the end. Full hexes may be passed, and what is too full has to be mended before the
    /// phase ends. In the series (5.4) no hex may ever hold too much.
    full_hexes_may_be_passed;

    /// 4.3: any change of the engaged units turns a locked marker. The series (6.3) knows vacant frontage.
    any_new_front_turns_the_marker;

    /// 4.4: a fast unit under a locked marker leaves slower enemies only.
    fast_enemies_hold_locked_units;

    /// The series (4.3) lets a detachment that is active wake others near it; the edition of 2002 has no such rule.
    detachments_wake_alone;

    /// 7.2.3: formed cavalry stops every fast unit that comes next to it, supports too.
    cavalry_stops_supports_too;

    /// 7.3: no wing goes into column of which somebody has marched.
    columns_form_before_the_march;

    /// 7.3: units out of command may go into column.
    strays_may_form_column;

    /// 7.3.3: only an enemy who moves surprises a column. In the series (7.6.3) those do as well who stand near at the
    /// start.
    only_movement_surprises_columns;

    /// 7.3.3: Prussian cavalry adds four to its die when it surprises, too.
    prussian_horse_surprises_better;

    /// 8.4.2: a retreat onto friends of the other arm disorders them. In the series (10.9.2) they check their morale
    /// with a modifier.
    retreat_onto_the_other_arm_disorders;

    /// 10.1: every rout is a success of the enemy. The series (9.2) counts a new marker only.
    every_rout_is_a_success;

    /// 10.2: a demoralized army is an easier prey, but no easier one to cavalry alone. In the series (12.4) it is.
    cavalry_gains_nothing_more_by_demoralization;

    /// 10.3: routed units of a broken army that are attacked are eliminated. In the series (9.2) they are captured.
    routed_of_a_broken_army_are_eliminated;

    /// 16.1: nobody fires at the next hex past friends who are not beside the battery.
    friends_bar_canister;

    /// 16.2: no momentum in the roll of a bombardment. In the series (10.11) it weighs there as well.
    momentum_does_not_help_guns;

    /// Each unit loses two steps to canister before it may go back. In the series (10.8.1.2) all of them lose two together.
    canister_costs_each_unit_two_steps;

    /// 19.1: artillery alone may be charged as well (19.12.2).
    artillery_alone_may_be_charged;

    /// 19.2: whoever follows defenders that slipped away may still fight others. In the series (10.2) he may not.
    followers_may_fight_on;

    /// 19.5.1: shock is shared among the formed cavalry. In the series (10.5.2) it is among all units involved.
    shock_is_shared_by_formed_cavalry;

    /// Leaders check for casualties in every close combat. In the series (9.2) nobody does who attacks routed units
    /// only.
    leaders_check_against_routed;

    /// Only the ground of the first attack matters to a sweeping charge. In the series (10.13) its own does, too.
    charges_cross_broken_ground;

    /// 19.12.2: others may join a sweeping charge.
    others_may_join_a_charge;

    /// 19.12.3: cavalry is disordered once the charge that follows is over. In the series (10.13.3) it is at once.
    cavalry_tires_after_the_charge;
}

/// Paragraphs: where both editions rule a thing, what happens in a battle of 2002 cites its paragraph, too.
impl Battle {
    /// A paragraph of 2002, if that edition is played.
    pub(crate) fn in_2002(&self, paragraph: Cite) -> Option<Cite> {
        self.is_of_2002().then_some(paragraph)
    }

    /// A refusal that rests on a paragraph of 2002, too.
    pub(crate) fn refused_in_2002(&self, refusal: Refusal, paragraph: Cite) -> Refusal {
        match self.in_2002(paragraph) {
            Some(paragraph) => refusal.also(paragraph),
            None => refusal,
        }
    }

    /// 19.9.1: what guns are captured by that were overrun.
    pub(crate) fn overrun(&self) -> &'static [Cite] {
        match self.is_of_2002() {
            true => &[cite!("10.10.4"), cite!(2002 "19.9.1")],
            false => &[cite!("10.10.4")],
        }
    }
}
