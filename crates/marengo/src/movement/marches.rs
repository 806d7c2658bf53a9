//! Chapters 8.4 to 8.8 and 8.12: marching, blocking, falling back, closing up.

use kernel::lots::each;
use kernel::{Journal, Refusal, Tokens};

use super::groups::Terms;
use crate::board::{ApproachId, LocaleId, Place, Spot};
use crate::engine::agenda::{Step, Thrust};
use crate::engine::event::{Event, Price, Showing};
use crate::engine::order::{Aim, Order};
use crate::engine::play::{Field, Play};
use crate::engine::position::March;
use crate::pieces::Arm;
use crate::rules::{cite, cites, refuse};

impl Field<'_> {
    /// An approach that somebody may cross, and the locale behind it.
    pub(crate) fn passable(&self, over: ApproachId) -> Result<LocaleId, Refusal> {
        let approach = self.battle.board.approaches.get(over.0 as usize);
        let Some(approach) = approach else { return Err(refuse!("5.1", "no-such-approach")) };
        approach.faces.ok_or(refuse!("5.2", "impassable").also(cite!("8.6")))
    }

    /// Chapters 8.6, 11.2, 11.3: whether the side to move may cross an approach at all.
    pub(crate) fn may_cross(&self, over: ApproachId, to: LocaleId) -> Result<(), Refusal> {
        let open = &self.position.open;
        if open.is_pair_closed(over) {
            return Err(refuse!("11.3", "closed-by-failed-assault"));
        }
        if open.is_locale_closed(to) {
            return Err(refuse!("11.2", "closed-after-assault").thing("locale", to.0 as u32));
        }
        if open.is_blocked(over.opposite()) {
            return Err(refuse!("8.6", "blocked"));
        }
        if self.battle.options.repulse_closes && self.has_repulsed(to) {
            return Err(refuse!("11.3", "held-after-failed-assault").thing("locale", to.0 as u32));
        }
        Ok(())
    }

    /// Chapter 11.3, as the German text has it: the enemy still holds a locale that was
    /// assaulted in vain in this turn.
    fn has_repulsed(&self, locale: LocaleId) -> bool {
        let mut approaches = self.battle.board.locale(locale).approaches.iter();
        self.held(self.turn().enemy(), locale) != 0
            && approaches.any(|approach| self.position.open.is_pair_closed(*approach))
    }

    /// Chapter 8.4: whether a locale takes one more piece.
    pub(crate) fn has_room(&self, locale: LocaleId) -> Result<(), Refusal> {
        if self.room(self.turn(), locale) == 0 {
            let capacity = self.battle.board.locale(locale).capacity as i32;
            let refusal = refuse!("8.4", "locale-is-full").also(cite!("5.4"));
            return Err(refusal.thing("locale", locale.0 as u32).number("capacity", capacity));
        }
        Ok(())
    }

    pub(crate) fn march_terms(&self, from: Place, over: ApproachId) -> Terms {
        let members = self.may_act(self.at(from) & self.of(self.turn()));
        let to = self.battle.board.approach(over).faces;
        let most = to.map_or(0, |to| self.room(self.turn(), to));
        let obstacle = self.battle.board.approach(over.opposite()).symbols.obstacle;
        let need = if obstacle && self.enemy_opposite(self.turn(), over) {
            self.position.of_arm(members, Arm::Infantry)
        } else {
            members
        };
        let lacking = refuse!("9.2", "obstacle-needs-infantry").also(cite!("5.3"));
        Terms { need, most, lacking, ..Terms::any(members) }
    }

    pub(crate) fn may_march(&self, from: Place, over: ApproachId) -> Result<(), Refusal> {
        let to = self.passable(over)?;
        match from.spot() {
            Spot::Reserve(locale) if locale == self.battle.board.approach(over).locale => {}
            Spot::Blocking(approach) if approach == over => {}
            Spot::Blocking(_) => return Err(refuse!("8.8", "blocks-another-approach")),
            _ => return Err(refuse!("8.1", "one-locale-per-move")),
        }
        let here = self.at(from) & self.of(self.turn());
        if self.may_act(here) == 0 {
            return Err(self.idle(here));
        }
        self.may_cross(over, to)?;
        self.afford(1)?;
        self.has_room(to)?;
        let terms = self.march_terms(from, over);
        if terms.need == 0 { Err(terms.lacking) } else { Ok(()) }
    }

    pub(crate) fn may_block(&self, approach: ApproachId) -> Result<(), Refusal> {
        self.passable(approach)?;
        let locale = self.battle.board.approach(approach).locale;
        let here = self.at(Place::reserve(locale)) & self.of(self.turn());
        if self.may_act(here) == 0 {
            return Err(self.idle(here));
        }
        if !self.enemy_opposite(self.turn(), approach) {
            return Err(refuse!("8.5", "nobody-to-block"));
        }
        self.afford(1)
    }

    pub(crate) fn may_fall_back(&self, approach: ApproachId) -> Result<(), Refusal> {
        self.passable(approach)?;
        let here = self.blocking(approach) & self.of(self.turn());
        if self.may_act(here) == 0 {
            return Err(self.idle(here));
        }
        self.afford(u8::from(self.enemy_opposite(self.turn(), approach)))
    }

    /// Those of the group that moved last that are still together in reserve.
    pub(crate) fn closing_group(&self) -> Tokens {
        match (self.position.open.agenda.top(), self.position.open.march) {
            (Some(Step::CloseUp { members, .. }), _) => members,
            (Some(Step::Command), March::Group { members }) => members,
            _ => 0,
        }
    }

    /// Chapter 8.12: cavalry that ended its move in reserve may go on to an
    /// approach that faces the enemy.
    pub(crate) fn may_close_up(&self, approach: ApproachId) -> Result<(), Refusal> {
        self.passable(approach)?;
        let members = self.closing_group();
        let cavalry = self.position.of_arm(members, Arm::Cavalry);
        let stands = members != 0 && {
            let first = members.trailing_zeros() as usize;
            self.position.open.place[first] == Place::reserve(self.battle.board.approach(approach).locale)
        };
        if !stands || cavalry == 0 {
            return Err(refuse!("8.12", "only-cavalry-that-just-moved"));
        }
        if !self.enemy_opposite(self.turn(), approach) {
            return Err(refuse!("8.12", "nobody-to-block").also(cite!("8.5")));
        }
        if cavalry != members { self.afford(1) } else { Ok(()) }
    }

    /// Lists the aims of the pieces in one locale.
    pub(crate) fn aims_in(&self, locale: LocaleId, out: &mut Vec<Order>) {
        let side = self.turn();
        let here = self.may_act(self.held(side, locale));
        let reserve = here & self.position.open.reserve;
        let blockers = here & !reserve;
        let commands = self.position.open.commands;
        for approach in &self.battle.board.locale(locale).approaches {
            let Some(to) = self.battle.board.approach(*approach).faces else { continue };
            let enemies = self.held(side.enemy(), to) != 0;
            if reserve != 0 && commands > 0 {
                let aim = Aim::March { from: Place::reserve(locale), over: *approach };
                if self.may_form(aim).is_ok() {
                    out.push(Order::Form(aim));
                }
                if enemies {
                    out.push(Order::Form(Aim::Block(*approach)));
                }
            }
            if blockers != 0 && self.position.open.is_blocked(*approach) {
                let blocking = Place::blocking(*approach);
                for aim in
                    [Aim::Assault(*approach), Aim::March { from: blocking, over: *approach }, Aim::FallBack(*approach)]
                {
                    if self.may_form(aim).is_ok() {
                        out.push(Order::Form(aim));
                    }
                }
            }
        }
    }

    /// Lists where the group that moved last may close up.
    pub(crate) fn close_ups(&self, out: &mut Vec<Order>) {
        let members = self.closing_group();
        if members == 0 {
            return;
        }
        let Some(locale) = self.locale_of(self.position.open.place[members.trailing_zeros() as usize]) else { return };
        for approach in &self.battle.board.locale(locale).approaches {
            if self.may_close_up(*approach).is_ok() {
                out.push(Order::Form(Aim::CloseUp(*approach)));
            }
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Something has moved: the assaults of this turn are over, and who moved before may not go on.
    pub(crate) fn begin_move(&mut self) {
        self.position.open.moving = true;
        self.position.open.march = March::None;
    }

    pub(crate) fn pay(&mut self, commands: u8) {
        self.position.open.commands -= commands;
    }

    /// A group marches into the next locale, or attacks it.
    pub(crate) fn march(&mut self, from: Place, over: ApproachId, pieces: Tokens) {
        self.begin_move();
        self.pay(1);
        self.spend(pieces);
        let Some(to) = self.battle.board.approach(over).faces else { return };
        let side = self.position.open.turn;
        if self.field().held(side.enemy(), to) != 0 {
            let from_block = matches!(from.spot(), Spot::Blocking(_));
            self.thrust(Thrust { attackers: pieces, over, from_block, road: None, main_paid: (false, true) }, false);
            return;
        }
        let (position, price) = (&*self.position, Price::Command);
        let from_reserve = matches!(from.spot(), Spot::Reserve(_));
        self.journal.note(cites!["8.1", from_reserve => "8.7" or "8.8", ..price.cite()], || {
            let faces = Self::faces(position, pieces);
            Event::Marched { side, pieces, faces, from, to, price }
        });
        self.put(pieces, Place::reserve(to));
        self.position.open.march = March::Group { members: pieces };
    }

    pub(crate) fn block(&mut self, approach: ApproachId, pieces: Tokens) {
        self.begin_move();
        self.pay(1);
        self.spend(pieces);
        let (side, position) = (self.position.open.turn, &*self.position);
        self.journal.note(cites!["8.7", "5.5", "8.2"], || {
            let faces = Self::faces(position, pieces);
            Event::Blocked { side, pieces, faces, approach }
        });
        self.put(pieces, Place::blocking(approach));
    }

    pub(crate) fn fall_back(&mut self, approach: ApproachId, pieces: Tokens) {
        self.begin_move();
        let side = self.position.open.turn;
        let price = if self.field().enemy_opposite(side, approach) { Price::Command } else { Price::NobodyOpposite };
        self.pay(u8::from(price == Price::Command));
        self.spend(pieces);
        self.drop_back(approach, pieces, price);
    }

    /// Puts pieces from a blocking place into reserve behind it.
    pub(crate) fn drop_back(&mut self, approach: ApproachId, pieces: Tokens, price: Price) {
        let side = self.battle.owner(pieces.trailing_zeros() as u8);
        let guns_fired = pieces & self.position.open.fired != 0;
        let nobody = price == Price::NobodyOpposite;
        self.journal.note(
            cites![nobody => "8.5" or "8.8", "5.5", ..price.cite(), guns_fired => "10.6", guns_fired => "10.2"],
            || Event::FellBack { side, pieces, approach, price },
        );
        self.put(pieces, Place::reserve(self.battle.board.approach(approach).locale));
    }

    /// Cavalry leaves its group and closes up; the last of a group to do so split nothing.
    pub(crate) fn close_up(&mut self, approach: ApproachId, pieces: Tokens, splits: bool) {
        let side = self.position.open.turn;
        self.pay(u8::from(splits));
        each(pieces).for_each(|piece| self.show(piece, Showing::CloseUp, cite!("8.12")));
        let price = if splits { Price::Command } else { Price::Included };
        let after_assault = match self.position.open.agenda.top() {
            Some(Step::CloseUp { members, locale }) => {
                self.position.open.agenda.replace(Step::CloseUp { members: members & !pieces, locale });
                true
            }
            _ => {
                if let March::Group { members } = self.position.open.march {
                    self.position.open.march = March::Group { members: members & !pieces };
                }
                false
            }
        };
        self.journal.note(cites![after_assault => "11.11" or "8.12", ..price.cite()], || Event::ClosedUp {
            side,
            pieces,
            approach,
            price,
        });
        self.put(pieces, Place::blocking(approach));
    }

    /// Chapter 8.5: at the end of a side's movement anybody who blocks against nobody falls back.
    pub(crate) fn fall_back_where_nobody_is(&mut self) {
        let side = self.position.open.turn;
        for locale in 0..self.battle.board.locales.len() {
            let mut blockers =
                self.position.open.at[locale] & self.battle.tokens[side.index()] & !self.position.open.reserve;
            while blockers != 0 {
                let Spot::Blocking(approach) = self.position.open.spot(blockers.trailing_zeros() as u8) else { break };
                let together = self.field().blocking(approach);
                blockers &= !together;
                if !self.field().enemy_opposite(side, approach) {
                    self.drop_back(approach, together, Price::NobodyOpposite);
                }
            }
        }
    }
}
