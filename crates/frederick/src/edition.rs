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

    /// The first counter of a battery of three steps stands for its first two steps, as of any unit. In the series each
    /// of them is a counter.
    #[inline]
    pub(crate) fn first_gun_counter_has_two_steps(&self) -> bool {
        self.is_of_2002()
    }

    /// 3.2: whoever stands in a hex with a column counts beside it.
    #[inline]
    pub(crate) fn columns_count_their_neighbours(&self) -> bool {
        self.is_of_2002()
    }

    /// 3.3: stacks are counted at the end. Full hexes may be passed, and what is too full has to be mended before the
    /// phase ends. In the series (5.4) no hex may ever hold too much.
    #[inline]
    pub(crate) fn full_hexes_may_be_passed(&self) -> bool {
        self.is_of_2002()
    }

    /// 4.3: any change of the engaged units turns a locked marker. The series (6.3) knows vacant frontage.
    #[inline]
    pub(crate) fn any_new_front_turns_the_marker(&self) -> bool {
        self.is_of_2002()
    }

    /// 4.4: a fast unit under a locked marker leaves slower enemies only.
    #[inline]
    pub(crate) fn fast_enemies_hold_locked_units(&self) -> bool {
        self.is_of_2002()
    }

    /// The series (4.3) lets a detachment that is active wake others near it; the edition of 2002 has no such rule.
    #[inline]
    pub(crate) fn detachments_wake_alone(&self) -> bool {
        self.is_of_2002()
    }

    /// 7.2.3: formed cavalry stops every fast unit that comes next to it, supports too.
    #[inline]
    pub(crate) fn cavalry_stops_supports_too(&self) -> bool {
        self.is_of_2002()
    }

    /// 7.3: no wing goes into column of which somebody has marched.
    #[inline]
    pub(crate) fn columns_form_before_the_march(&self) -> bool {
        self.is_of_2002()
    }

    /// 7.3: units out of command may go into column.
    #[inline]
    pub(crate) fn strays_may_form_column(&self) -> bool {
        self.is_of_2002()
    }

    /// 7.3.3: only an enemy who moves surprises a column. In the series (7.6.3) those do as well who stand near at the
    /// start.
    #[inline]
    pub(crate) fn only_movement_surprises_columns(&self) -> bool {
        self.is_of_2002()
    }

    /// 7.3.3: Prussian cavalry adds four to its die when it surprises, too.
    #[inline]
    pub(crate) fn prussian_horse_surprises_better(&self) -> bool {
        self.is_of_2002()
    }

    /// 8.4.2: a retreat onto friends of the other arm disorders them. In the series (10.9.2) they check their morale
    /// with a modifier.
    #[inline]
    pub(crate) fn retreat_onto_the_other_arm_disorders(&self) -> bool {
        self.is_of_2002()
    }

    /// 10.1: every rout is a success of the enemy. The series (9.2) counts a new marker only.
    #[inline]
    pub(crate) fn every_rout_is_a_success(&self) -> bool {
        self.is_of_2002()
    }

    /// 10.2: a demoralized army is an easier prey, but no easier one to cavalry alone. In the series (12.4) it is.
    #[inline]
    pub(crate) fn cavalry_gains_nothing_more_by_demoralization(&self) -> bool {
        self.is_of_2002()
    }

    /// 10.3: routed units of a broken army that are attacked are eliminated. In the series (9.2) they are captured.
    #[inline]
    pub(crate) fn routed_of_a_broken_army_are_eliminated(&self) -> bool {
        self.is_of_2002()
    }

    /// 16.1: nobody fires at the next hex past friends who are not beside the battery.
    #[inline]
    pub(crate) fn friends_bar_canister(&self) -> bool {
        self.is_of_2002()
    }

    /// 19.10: momentum weighs in close combat only. In the series (10.11) it weighs in bombardments as well.
    #[inline]
    pub(crate) fn momentum_does_not_help_guns(&self) -> bool {
        self.is_of_2002()
    }

    /// 16.2: each unit loses two steps to canister before it may go back. In the series (10.8.1.2) all of them lose two
    /// together.
    #[inline]
    pub(crate) fn canister_costs_each_unit_two_steps(&self) -> bool {
        self.is_of_2002()
    }

    /// 19.1: artillery alone may be charged as well (19.12.2).
    #[inline]
    pub(crate) fn artillery_alone_may_be_charged(&self) -> bool {
        self.is_of_2002()
    }

    /// 19.2: whoever follows defenders that slipped away may still fight others. In the series (10.2) he may not.
    #[inline]
    pub(crate) fn followers_may_fight_on(&self) -> bool {
        self.is_of_2002()
    }

    /// 19.5.1: shock is shared among the formed cavalry. In the series (10.5.2) it is among all units involved.
    #[inline]
    pub(crate) fn shock_is_shared_by_formed_cavalry(&self) -> bool {
        self.is_of_2002()
    }

    /// Leaders check for casualties in every close combat. In the series (9.2) nobody does who attacks routed units
    /// only.
    #[inline]
    pub(crate) fn leaders_check_against_routed(&self) -> bool {
        self.is_of_2002()
    }

    /// 19.12.2: a sweeping charge may go over broken ground.
    #[inline]
    pub(crate) fn charges_cross_broken_ground(&self) -> bool {
        self.is_of_2002()
    }

    /// 19.12.2: others may join a sweeping charge.
    #[inline]
    pub(crate) fn others_may_join_a_charge(&self) -> bool {
        self.is_of_2002()
    }

    /// 19.12.3: cavalry is disordered once the charge that follows is over. In the series (10.13.3) it is at once.
    #[inline]
    pub(crate) fn cavalry_tires_after_the_charge(&self) -> bool {
        self.is_of_2002()
    }
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
