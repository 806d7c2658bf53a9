//! Chapters 8.1 and 8.2: groups. First the aim, then the members one by one, lowest first, then Go.

use kernel::lots::{each, only};
use kernel::{Journal, Refusal, Side, Tokens};

use crate::board::Place;
use crate::engine::agenda::Step;
use crate::engine::event::Event;
use crate::engine::order::{Aim, Order};
use crate::engine::play::{Field, Play};
use crate::engine::position::Group;
use crate::pieces::Arm;
use crate::rules::{cite, refuse};

/// What a group of an aim must look like.
#[derive(Clone, Copy)]
pub(crate) struct Terms {
    /// Who may join.
    pub(crate) from: Tokens,
    /// Of whom at least one must have joined.
    pub(crate) need: Tokens,
    /// At most so many.
    pub(crate) most: u32,
    /// A group of less than all costs a command that is not there: everybody must come.
    pub(crate) all: bool,
    /// The refusal when nobody of those needed has joined.
    pub(crate) lacking: Refusal,
    /// The refusal when a group would have to split without a command.
    pub(crate) splitting: Refusal,
}

impl Terms {
    pub(crate) fn any(from: Tokens) -> Self {
        Terms {
            from,
            need: from,
            most: 64,
            all: false,
            lacking: refuse!("8.1", "group-is-empty"),
            splitting: refuse!("8.2", "group-must-stay-together"),
        }
    }
}

impl Field<'_> {
    /// The side that forms groups now.
    pub(crate) fn forming_side(&self) -> Side {
        match self.position.open.agenda.top() {
            Some(Step::Oppose(_)) => self.turn().enemy(),
            _ => self.turn(),
        }
    }

    /// The terms of an aim that has passed [`Field::may_form`].
    pub(crate) fn terms(&self, aim: Aim) -> Terms {
        let side = self.forming_side();
        match aim {
            Aim::Assault(from) => {
                let members = self.may_act(self.blocking(from) & self.of(side));
                let target = self.battle.board.approach(from.opposite()).locale;
                Terms {
                    need: self.leaders_among(from, members),
                    most: self.room(side, target),
                    lacking: refuse!("11.4", "nobody-can-lead"),
                    ..Terms::any(members)
                }
            }
            Aim::March { from, over } => self.march_terms(from, over),
            Aim::Block(approach) => {
                let locale = self.battle.board.approach(approach).locale;
                Terms::any(self.may_act(self.at(Place::reserve(locale)) & self.of(side)))
            }
            Aim::FallBack(approach) => Terms::any(self.may_act(self.blocking(approach) & self.of(side))),
            Aim::CloseUp(_) => {
                let members = self.closing_group();
                let cavalry = self.position.of_arm(members, Arm::Cavalry);
                let after_assault = matches!(self.position.open.agenda.top(), Some(Step::CloseUp { .. }));
                let splitting = match after_assault {
                    true => refuse!("11.11", "group-must-stay-together").also(cite!("8.2")),
                    false => refuse!("8.12", "group-must-stay-together").also(cite!("8.2")),
                };
                Terms { all: self.position.open.commands == 0, splitting, ..Terms::any(cavalry) }
            }
            Aim::Oppose(approach) => {
                let locale = self.battle.board.approach(approach).locale;
                Terms::any(self.at(Place::reserve(locale)) & self.of(side))
            }
            Aim::Follow(_) => {
                let attackers = match self.position.open.agenda.top() {
                    Some(Step::Answer(thrust)) => thrust.attackers,
                    _ => 0,
                };
                let splitting = refuse!("9.4", "group-must-stay-together").also(cite!("8.2"));
                Terms { all: self.position.open.commands == 0, splitting, ..Terms::any(attackers) }
            }
        }
    }

    /// Those of a set that may still do something in this turn.
    #[inline]
    pub(crate) fn may_act(&self, pieces: Tokens) -> Tokens {
        pieces & self.position.open.awake & !self.position.open.spent
    }

    /// Why nobody of a set may move.
    pub(crate) fn idle(&self, pieces: Tokens) -> Refusal {
        self.idle_unless_fired(pieces, refuse!("10.2", "guns-stay"))
    }

    /// Why nobody of a set may assault.
    pub(crate) fn idle_in_assault(&self, pieces: Tokens) -> Refusal {
        self.idle_unless_fired(pieces, refuse!("10.2", "guns-fired"))
    }

    /// Why nobody of a set may act; guns that have fired are told what is asked of them.
    fn idle_unless_fired(&self, pieces: Tokens, fired: Refusal) -> Refusal {
        if pieces == 0 {
            refuse!("8.1", "nobody-there")
        } else if pieces & self.position.open.awake == 0 {
            refuse!("6.6", "asleep")
        } else if pieces & self.position.open.fired != 0 {
            fired
        } else if pieces & self.position.open.assaulted != 0 {
            refuse!("11.2", "has-assaulted").also(cite!("8.16"))
        } else {
            refuse!("8.16", "has-moved")
        }
    }

    /// Whether a group may be formed for an aim.
    pub(crate) fn may_form(&self, aim: Aim) -> Result<(), Refusal> {
        match aim {
            Aim::Assault(from) => self.may_assault(from),
            Aim::March { from, over } => self.may_march(from, over),
            Aim::Block(approach) => self.may_block(approach),
            Aim::FallBack(approach) => self.may_fall_back(approach),
            Aim::CloseUp(approach) => self.may_close_up(approach),
            Aim::Oppose(_) | Aim::Follow(_) => Err(refuse!("9.4", "not-asked-to-block")),
        }
    }

    /// The group that is being formed: in an answer to an attack the aim is given from the start.
    pub(crate) fn forming(&self) -> Option<Group> {
        self.position.group.or_else(|| {
            let aim = match self.position.open.agenda.top()? {
                Step::Oppose(thrust) => Aim::Oppose(thrust.over.opposite()),
                Step::Answer(thrust) => Aim::Follow(thrust.over),
                _ => return None,
            };
            Some(Group { aim, joined: 0 })
        })
    }

    /// Those who may join next: higher than the last, and no earlier alike left behind.
    fn joinable(&self, terms: &Terms, joined: Tokens) -> Tokens {
        let above = match joined {
            0 => Tokens::MAX,
            _ => !(Tokens::MAX >> joined.leading_zeros()),
        };
        let rest = terms.from & !joined;
        let behind = rest & !above;
        each(self.position.one_of_each(rest & above))
            .filter(|piece| !each(behind).any(|other| self.position.alike(other, *piece)))
            .fold(0, |set, piece| set | only(piece))
    }

    pub(crate) fn may_join(&self, piece: u8) -> Result<(), Refusal> {
        let Some(group) = self.forming() else { return Err(refuse!("8.1", "no-group")) };
        let terms = self.terms(group.aim);
        if terms.from & only(piece) == 0 {
            return Err(self.why_not_of(group.aim, piece));
        }
        self.may_join_with(&terms, group.joined, piece)
    }

    /// Where the pieces of an aim come from.
    fn source(&self, aim: Aim) -> Place {
        let reserve_behind = |approach| Place::reserve(self.battle.board.approach(approach).locale);
        match aim {
            Aim::March { from, .. } => from,
            Aim::Assault(approach) | Aim::FallBack(approach) => Place::blocking(approach),
            Aim::Block(approach) | Aim::CloseUp(approach) | Aim::Oppose(approach) | Aim::Follow(approach) => {
                reserve_behind(approach)
            }
        }
    }

    /// Why a piece cannot be of a group.
    fn why_not_of(&self, aim: Aim, piece: u8) -> Refusal {
        let here = self.at(self.source(aim)) & self.of(self.forming_side());
        if here & only(piece) == 0 {
            return refuse!("8.1", "not-of-this-group");
        }
        match aim {
            Aim::CloseUp(_) => refuse!("8.12", "only-cavalry-that-just-moved"),
            _ if self.may_act(only(piece)) != 0 => refuse!("8.1", "not-of-this-group"),
            Aim::Assault(_) => self.idle_in_assault(only(piece)),
            _ => self.idle(only(piece)),
        }
    }

    fn may_join_with(&self, terms: &Terms, joined: Tokens, piece: u8) -> Result<(), Refusal> {
        if self.joinable(terms, joined) & only(piece) == 0 {
            let alike = each(terms.from & !joined & (only(piece) - 1)).any(|other| self.position.alike(other, piece));
            return Err(if alike { refuse!("8.1", "alike-first") } else { refuse!("8.1", "join-in-order") });
        }
        let grown = joined | only(piece);
        let left = terms.most.saturating_sub(joined.count_ones());
        if left == 0 {
            return Err(refuse!("8.4", "locale-is-full").also(cite!("5.4")));
        }
        let complete = grown & terms.need != 0 || (left > 1 && self.can_grow(terms, grown));
        if !complete {
            return Err(terms.lacking);
        }
        if terms.all && !self.can_take_all(terms, grown) {
            return Err(terms.splitting);
        }
        Ok(())
    }

    /// Whether somebody who is needed can still join later.
    fn can_grow(&self, terms: &Terms, joined: Tokens) -> bool {
        self.joinable(terms, joined) & terms.need != 0
    }

    /// Whether nobody has been passed over.
    fn can_take_all(&self, terms: &Terms, joined: Tokens) -> bool {
        let passed = !(Tokens::MAX.checked_shl(64 - joined.leading_zeros()).unwrap_or(0));
        terms.from & passed & !joined == 0
    }

    pub(crate) fn may_go(&self) -> Result<(), Refusal> {
        let Some(group) = self.forming() else { return Err(refuse!("8.1", "no-group")) };
        let terms = self.terms(group.aim);
        if group.joined == 0 {
            return Err(refuse!("8.1", "group-is-empty"));
        }
        if group.joined & terms.need == 0 {
            return Err(terms.lacking);
        }
        if terms.all && group.joined != self.whole(group.aim) {
            return Err(terms.splitting);
        }
        Ok(())
    }

    /// All pieces of the group that is split when some of it go elsewhere.
    pub(crate) fn whole(&self, aim: Aim) -> Tokens {
        match aim {
            Aim::CloseUp(_) => self.closing_group(),
            Aim::Follow(_) => self.terms(aim).from,
            _ => 0,
        }
    }

    /// Lists the atoms of a group that is being formed.
    pub(crate) fn group_orders(&self, group: Group, out: &mut Vec<Order>) {
        let terms = self.terms(group.aim);
        for piece in each(self.joinable(&terms, group.joined)) {
            if self.may_join_with(&terms, group.joined, piece).is_ok() {
                out.push(Order::Join(piece));
            }
        }
        if self.may_go().is_ok() {
            out.push(Order::Go);
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn form(&mut self, aim: Aim) {
        self.position.group = Some(Group { aim, joined: 0 });
    }

    pub(crate) fn join(&mut self, piece: u8) {
        if let Some(group) = self.field().forming() {
            self.position.group = Some(Group { joined: group.joined | only(piece), ..group });
        }
    }

    /// The group does what it was formed for.
    pub(crate) fn go(&mut self) {
        let Some(mut group) = self.field().forming() else { return };
        self.position.group = None;
        group.joined = self.group_in_disguise(group.joined);
        let splits = self.field().whole(group.aim) != group.joined;
        match group.aim {
            Aim::Assault(from) => self.assault(from, group.joined),
            Aim::March { from, over } => self.march(from, over, group.joined),
            Aim::Block(approach) => self.block(approach, group.joined),
            Aim::FallBack(approach) => self.fall_back(approach, group.joined),
            Aim::CloseUp(approach) => self.close_up(approach, group.joined, splits),
            Aim::Oppose(approach) => self.oppose(approach, group.joined),
            Aim::Follow(approach) => self.follow(approach, group.joined, splits),
        }
    }
}
