//! What the edition of 2002 does differently, paragraph by paragraph. Everything else is
//! the series rules of 2006.
//!
//! Each rule is true in the edition of 2002 and false in the series. Nothing outside this page asks
//! which edition is played, except the charts: what a column pays for its steps (7.3.1) has a place
//! of its own there for each edition.

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
    /// 19.9.1: the first counter of a battery of three steps stands for one step and its
    /// replacement for two, as with any unit. In the series (10.10.4) it is two and one.
    first_gun_counter_has_one_step;

    /// 3.2: anybody who stands in a hex with a column counts beside it.
    columns_count_their_neighbours;

    /// 3.3: stacks are counted at the end. Full hexes may be passed, and what is too full has to be
    /// corrected before the phase ends. In the series (5.4) nobody may march or advance into a hex
    /// that would hold too much.
    full_hexes_may_be_passed;

    /// 4.3: any change of the engaged units turns a locked marker, except that fast units go (4.4).
    /// The series (6.3) knows vacant frontage.
    any_new_front_turns_the_marker;

    /// 4.4: a fast unit under a locked marker leaves slower enemies only. In the series (6.4) only
    /// formed cavalry holds it.
    fast_enemies_hold_locked_units;

    /// 6.3: only an enemy near it wakes a detachment. In the series (4.3) one of its own side
    /// that is active does, too.
    detachments_wake_alone;

    /// 7.2.3: engaged formed cavalry stops every fast unit that comes next to it, supports too. In
    /// the series (7.5.3) only those who become engaged.
    cavalry_stops_supports_too;

    /// 7.3 and 15.3 do not say when; we let no wing go into column of which somebody has marched.
    /// The series (7.6) allows it.
    columns_form_before_the_march;

    /// 7.3: units out of command may go into column. In the series (7.6) all must be in command.
    strays_may_form_column;

    /// 7.3.3: only an enemy who moves surprises a column. In the series (7.6.3) those do as well
    /// who stand near at the start.
    only_movement_surprises_columns;

    /// 7.3.3: Prussian cavalry adds four to its die when it surprises, too. In the series (7.6.3)
    /// only when it does not move.
    prussian_horse_surprises_better;

    /// 8.4.2: a retreat into a hex with friends of the other arm disorders all who stand there,
    /// before they check their morale. In the series (10.9.2) they only check, with a modifier.
    retreat_onto_the_other_arm_disorders;

    /// 10.1: every rout is a success of the enemy. The series (10.12) counts a new marker only.
    every_rout_is_a_success;

    /// 10.2: a demoralized army is as easy a prey to cavalry alone as to others. In the series
    /// (12.4) it is easier to cavalry.
    cavalry_gains_nothing_more_by_demoralization;

    /// 10.3: routed units of a broken army that are attacked are eliminated; 8.2 would have them
    /// captured, and we follow 10.3. In the series (9.2) they are captured.
    routed_of_a_broken_army_are_eliminated;

    /// 16.1: a battery fires at the next hex only if all friends beside the target are in its own
    /// hex or beside it. In the series (8.1) it fires there freely.
    friends_bar_canister;

    /// 16.2: momentum markers do not count in a bombardment. In the series (8.3, 10.11) they hinder
    /// the batteries under them.
    momentum_does_not_hinder_guns;

    /// 11.1.2: each unit loses two steps to canister before it may go back. In the series
    /// (10.8.1.2) all of them lose two together.
    canister_costs_each_unit_two_steps;

    /// 19.1: artillery alone may be charged as well (19.12.2).
    artillery_alone_may_be_charged;

    /// 19.2: supports that follow defenders who slipped away may still fight others. In the
    /// series (10.2) they may not.
    followers_may_fight_on;

    /// 19.5.1: shock is shared among the formed cavalry. In the series (10.5.2) it is
    /// among all units involved.
    shock_is_shared_by_formed_cavalry;

    /// 9.2, 19.7: leaders check for casualties in every close combat. In the series (10.8) none
    /// does where only routed units are attacked.
    leaders_check_against_routed;

    /// 19.12.1: only the ground of the first attack matters to a sweeping charge. In the series
    /// (10.13.1) that of its own target does, too.
    charges_cross_broken_ground;

    /// 19.12.2: others may join a sweeping charge. In the series (10.13.2) only
    /// those who charge attack.
    others_may_join_a_charge;

    /// 19.12.3: all cavalry that fought or tried to charge is disordered once the charge is over.
    /// In the series (10.13.3) only those who charge wait so long.
    cavalry_tires_after_the_charge;
}

/// Paragraphs: where both editions rule a thing, what happens in a battle of 2002
/// cites its paragraph, too.
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
