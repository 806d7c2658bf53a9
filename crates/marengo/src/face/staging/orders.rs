//! How orders of situations are read: a sentence becomes the atoms that carry it out.

use kernel::lots::{each, only};
use kernel::{Dice, Silent, Tokens};

use super::words::{Wanted, approach_named, place_named};
use crate::board::{ApproachId, EntryId, LocaleId, Place, Spot};
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::order::{Aim, Order};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Group, Position};

/// The forms that are understood; `docs/situations.md` has an example of each.
pub(super) const ORDERS: [&str; 33] = [
    "activate PIECE in|at PLACE",
    "end activation",
    "bombard PLACE",
    "cancel bombardment",
    "assault APPROACH [with PIECES]",
    "march PLACE to LOCALE [with PIECES]",
    "march APPROACH [with PIECES]",
    "block APPROACH [with PIECES]",
    "fall back APPROACH [with PIECES]",
    "close up APPROACH [with PIECES]",
    "end close up",
    "road PIECE in|at PLACE to LOCALES [by ROAD]",
    "road block PIECE in|at PLACE to APPROACH",
    "enter PIECE of FORCE by ENTRY",
    "announce PIECE in|at PLACE",
    "end turn",
    "show PIECE",
    "oppose [with PIECES]",
    "give way",
    "follow [with PIECES]",
    "stay",
    "lead PIECES",
    "no leaders",
    "fire [PIECE]",
    "hold fire",
    "lose PIECE [in|at PLACE]",
    "pursue PIECES",
    "no pursuit",
    "retreat PIECE to LOCALE",
    "perish PIECE",
    "form AIM",
    "join PIECES",
    "go",
];

pub(super) fn read(field: &Field<'_>, words: &str) -> Result<Vec<Order>, String> {
    let Field { battle, position } = *field;
    let reader = Reader { battle, position: *position };
    let split = |prefix: &str| words.strip_prefix(prefix).map(str::trim);
    if let Some(plain) = reader.plain(words) {
        return Ok(vec![plain]);
    }
    if let Some(rest) = split("activate ") {
        return reader.piece_somewhere(rest, Order::Activate).map(|order| vec![order]);
    }
    if let Some(rest) = split("bombard ") {
        return Ok(vec![Order::Bombard(place_named(battle, rest)?)]);
    }
    if let Some(rest) = split("road block ") {
        let (who, to) = rest.split_once(" to ").ok_or("road block C2 in 42 to 42/43")?;
        let approach = approach_named(battle, to.trim())?;
        return Ok(vec![reader.piece_somewhere(who, |piece| Order::RoadBlock { piece, approach })?]);
    }
    if let Some(rest) = split("road ") {
        return reader.road(rest);
    }
    if let Some(rest) = split("enter ") {
        return reader.enter(rest);
    }
    if let Some(rest) = split("announce ") {
        return reader.piece_somewhere(rest, Order::Announce).map(|order| vec![order]);
    }
    if let Some(rest) = split("retreat ") {
        let (who, to) = rest.split_once(" to ").ok_or("retreat I2 to 43")?;
        let Spot::Reserve(to) = place_named(battle, to.trim())?.spot() else { return Err("retreat I2 to 43".into()) };
        return Ok(vec![reader.going(who.trim(), |piece| Order::Retreat { piece, to })?]);
    }
    if let Some(rest) = split("perish ") {
        return Ok(vec![reader.going(rest, Order::Perish)?]);
    }
    reader.answers(words).unwrap_or_else(|| reader.groups(words))
}

struct Reader<'a> {
    battle: &'a Battle,
    position: Position,
}

impl Reader<'_> {
    fn field(&self) -> Field<'_> {
        Field { battle: self.battle, position: &self.position }
    }

    fn plain(&self, words: &str) -> Option<Order> {
        Some(match words {
            "end activation" => Order::EndActivation,
            "cancel bombardment" => Order::CancelBombardment,
            "end turn" => Order::EndTurn,
            "give way" => Order::GiveWay,
            "stay" => Order::Stay,
            "no leaders" => Order::EndLead,
            "hold fire" => Order::HoldFire,
            "no pursuit" => Order::EndPursuit,
            "end close up" => Order::EndCloseUp,
            "go" => Order::Go,
            _ => return None,
        })
    }

    /// Those of some pieces that are meant, the lowest first.
    fn candidates(&self, among: Tokens, wanted: Wanted) -> impl Iterator<Item = u8> {
        each(among).filter(move |piece| {
            self.position.face(*piece) == wanted.face && wanted.marks.are_true_of(&self.position.open, *piece)
        })
    }

    /// The order for a piece that is meant: the lowest for which it is legal, else the
    /// lowest of all, to be refused.
    fn order_for(&self, among: Tokens, wanted: Wanted, order: impl Fn(u8) -> Order) -> Result<Order, String> {
        let legal = self.candidates(among, wanted).map(&order).find(|order| self.field().check(*order).is_ok());
        let any = || self.candidates(among, wanted).map(&order).next();
        legal.or_else(any).ok_or_else(|| format!("there is no `{wanted}` there"))
    }

    /// Everybody on the board and off it.
    fn everybody(&self) -> Tokens {
        self.battle.tokens[0] | self.battle.tokens[1]
    }

    /// Reads `I2 in 42`, `A1 at 2/39` or `I2 asleep in 42`; any side, so that wrong orders
    /// can be written down too.
    fn somewhere(&self, words: &str) -> Result<(Tokens, Wanted), String> {
        let parts: Vec<&str> = words.split_whitespace().collect();
        let wrong = || format!("`{words}`: expected `I2 in 42`, `A1 at 2/39` or `I2 asleep in 42`");
        let at = parts.iter().position(|part| matches!(*part, "in" | "at")).ok_or_else(wrong)?;
        let place = parts.get(at + 1).ok_or_else(wrong)?;
        let who = [&parts[..at], &parts[at + 2..]].concat().join(" ");
        Ok((self.field().at(place_named(self.battle, place)?), Wanted::read(&who)?))
    }

    fn piece_somewhere(&self, words: &str, order: impl Fn(u8) -> Order) -> Result<Order, String> {
        let (here, wanted) = self.somewhere(words)?;
        self.order_for(here, wanted, order)
    }

    /// Reads `C2 in 2 to 39, 42 by PC`.
    fn road(&self, words: &str) -> Result<Vec<Order>, String> {
        let (words, road) = match words.split_once(" by ") {
            Some((words, road)) => (words, Some(road.trim())),
            None => (words, None),
        };
        let (who, stops) = words.split_once(" to ").ok_or("road C2 in 2 to 39, 42")?;
        let (among, wanted) = self.somewhere(who)?;
        let legal = |orders: &Vec<Order>| orders.first().is_some_and(|order| self.field().check(*order).is_ok());
        let mut journeys = Vec::new();
        for piece in self.candidates(among, wanted) {
            journeys.push(self.journey(piece, stops, road)?);
        }
        let chosen = journeys.iter().position(legal).unwrap_or_default();
        journeys.into_iter().nth(chosen).ok_or_else(|| format!("there is no `{wanted}` there"))
    }

    /// The crossings of one piece. One that is not in reserve cannot take a road; its first is made
    /// all the same, to be refused.
    fn journey(&self, piece: u8, stops: &str, road: Option<&str>) -> Result<Vec<Order>, String> {
        let place = self.position.open.place[piece as usize];
        let mut here = self.field().locale_of(place).ok_or("it is not on the board")?;
        let far = if matches!(place.spot(), Spot::Reserve(_)) { usize::MAX } else { 1 };
        // Once on the road it goes by the number of the lowest that looks like it.
        let on_road = self.position.open.peers(piece).trailing_zeros() as u8;
        let mut orders = Vec::new();
        for stop in stops.split(',').take(far) {
            let Spot::Reserve(to) = place_named(self.battle, stop.trim())?.spot() else {
                return Err(format!("`{stop}` is no locale"));
            };
            let goes = if orders.is_empty() { piece } else { on_road };
            orders.push(self.lane(goes, here, to, road)?);
            here = to;
        }
        Ok(orders)
    }

    /// The lane from one locale to the next: of the named road, else the one of the best class.
    fn lane(&self, piece: u8, here: LocaleId, to: LocaleId, road: Option<&str>) -> Result<Order, String> {
        let board = &self.battle.board;
        let exits = board.locale(here).exits.iter().filter(|exit| board.knot(exit.to).locale == to);
        let named = exits.filter(|exit| road.is_none_or(|road| board.lanes[exit.lane.0 as usize].road == road));
        let best = named.max_by_key(|exit| (exit.class, std::cmp::Reverse(exit.lane)));
        let exit = best.ok_or_else(|| {
            format!("no road leads from {} to {}", board.locale(here).number, board.locale(to).number)
        })?;
        Ok(Order::Road { piece, lane: exit.lane, way: exit.way })
    }

    /// Reads `I3 of austrian-army by bormida-bridge`.
    fn enter(&self, words: &str) -> Result<Vec<Order>, String> {
        let parts: Vec<&str> = words.split_whitespace().collect();
        let [who @ .., "of", force, "by", entry] = parts.as_slice() else {
            return Err(format!("`{words}`: expected `I3 of austrian-army by bormida-bridge`"));
        };
        let force = self.battle.forces.iter().position(|other| other.id == *force);
        let force = force.ok_or("there is no such force")? as u8;
        let entry = self.battle.board.entries.iter().position(|other| other.id == *entry);
        let entry = EntryId(entry.ok_or("there is no such entry")? as u8);
        let waiting = each(self.everybody())
            .filter(|piece| self.position.open.place[*piece as usize] == Place::waiting(force))
            .fold(0, |set, piece| set | only(piece));
        let wanted = Wanted::read(&who.join(" "))?;
        Ok(vec![self.order_for(waiting, wanted, |piece| Order::Enter { piece, entry })?])
    }

    /// The order for a retreating piece; nobody retreats now, and any piece will do to be refused.
    fn going(&self, words: &str, order: impl Fn(u8) -> Order) -> Result<Order, String> {
        let among = match self.position.open.agenda.top() {
            Some(Step::Retreat(retreat)) => retreat.going,
            _ => self.everybody(),
        };
        self.order_for(among, Wanted::read(words)?, order)
    }

    /// Orders that answer a step of the agenda. Where the step is another one they are made all
    /// the same, to be refused.
    fn answers(&self, words: &str) -> Option<Result<Vec<Order>, String>> {
        let split = |prefix: &str| words.strip_prefix(prefix).map(str::trim);
        let step = self.position.open.agenda.top();
        let side = self.field().to_decide().side()?;
        let one = |words: &str, among: Tokens, order: fn(u8) -> Order| {
            Some(Wanted::read(words).and_then(|wanted| self.order_for(among, wanted, order)).map(|order| vec![order]))
        };
        if let Some(rest) = split("show ") {
            let attackers = match step {
                Some(Step::ShowInfantry(thrust)) => thrust.attackers,
                _ => self.everybody(),
            };
            return one(rest, attackers, Order::Show);
        }
        if let Some(rest) = split("lead ") {
            let in_it = match step {
                Some(Step::LeadAttack(assault) | Step::LeadDefence(assault)) => assault.in_it[side.index()],
                _ => self.everybody(),
            };
            return Some(self.several(rest, in_it, Order::Lead).map(|orders| self.with_end(orders, Order::EndLead)));
        }
        if let Some(rest) = split("pursue ") {
            let in_it = match step {
                Some(Step::Pursue(assault)) => assault.in_it[side.index()],
                _ => self.everybody(),
            };
            return Some(
                self.several(rest, in_it, Order::Pursue).map(|orders| self.with_end(orders, Order::EndPursuit)),
            );
        }
        if words == "fire" || words.starts_with("fire ") {
            let defenders = match step {
                Some(Step::DefensiveFire(assault)) => assault.in_it[side.index()],
                _ => self.everybody(),
            };
            return one(split("fire ").unwrap_or("A1"), defenders, Order::Fire);
        }
        if let Some(rest) = split("lose ") {
            if rest.contains(" in ") || rest.contains(" at ") {
                return Some(self.piece_somewhere(rest, Order::Lose).map(|order| vec![order]));
            }
            let bearers = match step {
                Some(Step::Lose(batch)) => self.field().bearers(&batch).0,
                _ => self.everybody(),
            };
            return one(rest, bearers, Order::Lose);
        }
        None
    }

    /// One order for each named piece, lowest first; of pieces alike, those for which it is legal.
    fn several(&self, words: &str, among: Tokens, order: fn(u8) -> Order) -> Result<Vec<Order>, String> {
        let legal = each(among)
            .filter(|piece| self.field().check(order(*piece)).is_ok())
            .fold(0, |set, piece| set | only(piece));
        Ok(self.picked(words, among, legal)?.into_iter().map(order).collect())
    }

    /// The named pieces, lowest first; of pieces alike, the preferred ones.
    fn picked(&self, words: &str, among: Tokens, preferred: Tokens) -> Result<Vec<u8>, String> {
        let mut picked = 0;
        for wanted in Wanted::several(words)? {
            let first = self.candidates(among & preferred & !picked, wanted).next();
            let piece = first.or_else(|| self.candidates(among & !picked, wanted).next());
            picked |= only(piece.ok_or_else(|| format!("there is no `{wanted}` there"))?);
        }
        Ok(each(picked).collect())
    }

    /// Adds the order that ends a choice if the side is still asked after it.
    fn with_end(&self, mut orders: Vec<Order>, end: Order) -> Vec<Order> {
        let mut after = self.position;
        for order in &orders {
            if (Field { battle: self.battle, position: &after }).check(*order).is_err() {
                return orders;
            }
            let (mut dice, mut journal) = (Dice::forced([]), Silent);
            Play { battle: self.battle, position: &mut after, dice: &mut dice, journal: &mut journal }
                .carry_out(*order);
        }
        let same = std::mem::discriminant(&after.open.agenda.top())
            == std::mem::discriminant(&self.position.open.agenda.top());
        let same_step = match (after.open.agenda.top(), self.position.open.agenda.top()) {
            (Some(one), Some(other)) => same && std::mem::discriminant(&one) == std::mem::discriminant(&other),
            _ => false,
        };
        if same_step && (Field { battle: self.battle, position: &after }).check(end).is_ok() {
            orders.push(end);
        }
        orders
    }

    /// Orders that form a group: `march 2 to 39 with I3, C2`.
    fn groups(&self, words: &str) -> Result<Vec<Order>, String> {
        let (head, members) = match words.split_once(" with ") {
            Some((head, members)) => (head.trim(), Some(members)),
            None => (words, None),
        };
        let only_form = head.strip_prefix("form ");
        let head = only_form.unwrap_or(head);
        if let Some(rest) = head.strip_prefix("join ") {
            let joinable = |group: Group| self.field().terms(group.aim).from & !group.joined;
            let from = self.field().forming().map_or(self.everybody(), joinable);
            return self.several(rest, from, Order::Join);
        }
        if matches!(head, "oppose" | "follow") {
            return self.answer_by_blocking(head, members);
        }
        let (aim, from) = self.aim(head)?;
        if only_form.is_some() {
            return Ok(vec![Order::Form(aim)]);
        }
        let field = self.field();
        let able = if field.may_form(aim).is_ok() { field.terms(aim).from } else { from };
        self.joined(vec![Order::Form(aim)], from, able, members)
    }

    /// `oppose` and `follow`: the aim is given by the attack. Without one the order is made all
    /// the same, to be refused.
    fn answer_by_blocking(&self, head: &str, members: Option<&str>) -> Result<Vec<Order>, String> {
        let group = self.field().forming().filter(|group| match group.aim {
            Aim::Oppose(_) => head == "oppose",
            Aim::Follow(_) => head == "follow",
            _ => false,
        });
        let Some(group) = group else {
            let nowhere = ApproachId(0);
            return Ok(vec![Order::Form(if head == "oppose" { Aim::Oppose(nowhere) } else { Aim::Follow(nowhere) })]);
        };
        let from = self.field().terms(group.aim).from & !group.joined;
        self.joined(Vec::new(), from, from, members)
    }

    fn joined(
        &self,
        mut orders: Vec<Order>,
        from: Tokens,
        able: Tokens,
        members: Option<&str>,
    ) -> Result<Vec<Order>, String> {
        let picked = match members {
            Some(members) => self.picked(members, from, able)?,
            None => each(from).collect(),
        };
        orders.extend(picked.into_iter().map(Order::Join));
        orders.push(Order::Go);
        Ok(orders)
    }

    /// The aim, and the pieces that stand where it starts.
    fn aim(&self, head: &str) -> Result<(Aim, Tokens), String> {
        let field = self.field();
        let approach = |rest: &str| approach_named(self.battle, rest.trim());
        let reserve_of = |id| field.at(Place::reserve(self.battle.board.approach(id).locale));
        if let Some(rest) = head.strip_prefix("assault ") {
            let from = approach(rest)?;
            return Ok((Aim::Assault(from), field.blocking(from)));
        }
        if let Some(rest) = head.strip_prefix("block ") {
            let id = approach(rest)?;
            return Ok((Aim::Block(id), reserve_of(id)));
        }
        if let Some(rest) = head.strip_prefix("fall back ") {
            let id = approach(rest)?;
            return Ok((Aim::FallBack(id), field.blocking(id)));
        }
        if let Some(rest) = head.strip_prefix("close up ") {
            let id = approach(rest)?;
            return Ok((Aim::CloseUp(id), reserve_of(id)));
        }
        let Some(rest) = head.strip_prefix("march ") else {
            return Err(format!("`{head}` is no order"));
        };
        match rest.split_once(" to ") {
            None => {
                let over = approach(rest)?;
                Ok((Aim::March { from: Place::blocking(over), over }, field.blocking(over)))
            }
            Some((from, to)) => {
                let place = place_named(self.battle, from.trim())?;
                let here = from.trim().split('/').next().unwrap_or_default();
                let over = approach(&format!("{here}/{}", to.trim()))?;
                Ok((Aim::March { from: place, over }, field.at(place)))
            }
        }
    }
}
