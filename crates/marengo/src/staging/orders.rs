//! How orders of situations are read: a sentence becomes the atoms that carry it out.

use kernel::lots::{each, only};
use kernel::{Dice, Silent, Tokens};

use super::words::{approach_named, face_named, faces_named, place_named};
use crate::agenda::Step;
use crate::battle::Battle;
use crate::board::{EntryId, LocaleId, Place, Spot};
use crate::order::{Aim, Order};
use crate::pieces::Face;
use crate::play::{Field, Play};
use crate::position::Position;

/// The sentences that are understood, for error messages and the documentation.
const SENTENCES: &str = "activate I2 in 42 · end activation · bombard 39 or 39/2 · cancel bombardment · \
assault 2/39 with I3 · march 2 to 39 with I3, C2 · march 2/39 with I3 · block 2/39 with I3 · fall back 2/39 with I3 · \
close up 39/42 with C2 · end close up · road C2 in 2 to 39, 42 [by PC] · road block C2 in 42 to 42/43 · \
enter I3 of austrian-army by bormida-bridge · announce A1 at 2/39 · end turn · show I3 · oppose with I2 · give way · \
follow [with I3] · stay · lead I3, I2 · no leaders · fire · hold fire · lose I2 [in 42] · pursue C2 · no pursuit · \
retreat I2 to 43 · perish I2";

pub(super) fn read(battle: &Battle, position: &Position, words: &str) -> Result<Vec<Order>, String> {
    let reader = Reader { battle, position: *position };
    let split = |prefix: &str| words.strip_prefix(prefix).map(str::trim);
    if let Some(plain) = reader.plain(words) {
        return Ok(vec![plain]);
    }
    if let Some(rest) = split("activate ") {
        return reader.piece_somewhere(rest).map(|piece| vec![Order::Activate(piece)]);
    }
    if let Some(rest) = split("bombard ") {
        return Ok(vec![Order::Bombard(place_named(battle, rest)?)]);
    }
    if let Some(rest) = split("road block ") {
        let (who, to) = rest.split_once(" to ").ok_or("road block C2 in 42 to 42/43")?;
        let approach = approach_named(battle, to.trim())?;
        return Ok(vec![Order::RoadBlock { piece: reader.piece_somewhere(who)?, approach }]);
    }
    if let Some(rest) = split("road ") {
        return reader.road(rest);
    }
    if let Some(rest) = split("enter ") {
        return reader.enter(rest);
    }
    if let Some(rest) = split("announce ") {
        return reader.piece_somewhere(rest).map(|piece| vec![Order::Announce(piece)]);
    }
    if let Some(rest) = split("retreat ") {
        let (who, to) = rest.split_once(" to ").ok_or("retreat I2 to 43")?;
        let Spot::Reserve(to) = place_named(battle, to.trim())?.spot() else { return Err("retreat I2 to 43".into()) };
        return Ok(vec![Order::Retreat { piece: reader.going(who.trim())?, to }]);
    }
    if let Some(rest) = split("perish ") {
        return Ok(vec![Order::Perish(reader.going(rest)?)]);
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

    /// The lowest piece of a face among some.
    fn find(&self, among: Tokens, face: Face) -> Result<u8, String> {
        each(among)
            .find(|piece| self.position.face(*piece) == face)
            .ok_or_else(|| format!("there is no `{face}` there"))
    }

    /// Reads `I2 in 42` or `A1 at 2/39`; any side, so that wrong orders can be written down too.
    fn piece_somewhere(&self, words: &str) -> Result<u8, String> {
        let parts: Vec<&str> = words.split_whitespace().collect();
        let [face, "in" | "at", place] = parts.as_slice() else {
            return Err(format!("`{words}`: expected `I2 in 42` or `A1 at 2/39`"));
        };
        self.find(self.field().at(place_named(self.battle, place)?), face_named(face)?)
    }

    /// Reads `C2 in 2 to 39, 42 by PC`.
    fn road(&self, words: &str) -> Result<Vec<Order>, String> {
        let (words, road) = match words.split_once(" by ") {
            Some((words, road)) => (words, Some(road.trim())),
            None => (words, None),
        };
        let (who, stops) = words.split_once(" to ").ok_or("road C2 in 2 to 39, 42")?;
        let piece = self.piece_somewhere(who)?;
        let Spot::Reserve(mut here) = self.position.open.spot(piece) else {
            return self.first_lane(piece, stops);
        };
        let mut orders = Vec::new();
        for stop in stops.split(',') {
            let Spot::Reserve(to) = place_named(self.battle, stop.trim())?.spot() else {
                return Err(format!("`{stop}` is no locale"));
            };
            orders.push(self.lane(piece, here, to, road)?);
            here = to;
        }
        Ok(orders)
    }

    /// A piece that is not in reserve cannot take a road; the order is made all the same, to be refused.
    fn first_lane(&self, piece: u8, stops: &str) -> Result<Vec<Order>, String> {
        let stop = stops.split(',').next().unwrap_or_default();
        let Spot::Reserve(to) = place_named(self.battle, stop.trim())?.spot() else { return Err("no locale".into()) };
        let here = self.field().locale_of(self.position.open.place[piece as usize]).ok_or("it is not on the board")?;
        Ok(vec![self.lane(piece, here, to, None)?])
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
        let [face, "of", force, "by", entry] = parts.as_slice() else {
            return Err(format!("`{words}`: expected `I3 of austrian-army by bormida-bridge`"));
        };
        let force = self.battle.forces.iter().position(|other| other.id == *force);
        let force = force.ok_or("there is no such force")? as u8;
        let entry = self.battle.board.entries.iter().position(|other| other.id == *entry);
        let entry = EntryId(entry.ok_or("there is no such entry")? as u8);
        let waiting = each(self.battle.tokens[0] | self.battle.tokens[1])
            .filter(|piece| self.position.open.place[*piece as usize] == Place::waiting(force))
            .fold(0, |set, piece| set | only(piece));
        Ok(vec![Order::Enter { piece: self.find(waiting, face_named(face)?)?, entry }])
    }

    /// The retreating piece of a face.
    fn going(&self, face: &str) -> Result<u8, String> {
        let Some(Step::Retreat(retreat)) = self.position.open.agenda.top() else {
            return Err("nobody retreats now".into());
        };
        self.find(retreat.going, face_named(face)?)
    }

    /// Orders that answer a step of the agenda.
    fn answers(&self, words: &str) -> Option<Result<Vec<Order>, String>> {
        let split = |prefix: &str| words.strip_prefix(prefix).map(str::trim);
        let step = self.position.open.agenda.top();
        let side = self.field().to_decide().side()?;
        let everybody = self.battle.tokens[0] | self.battle.tokens[1];
        if let Some(rest) = split("show ") {
            let attackers = if let Some(Step::ShowInfantry(thrust)) = step { thrust.attackers } else { everybody };
            return Some(
                face_named(rest).and_then(|face| self.find(attackers, face)).map(|piece| vec![Order::Show(piece)]),
            );
        }
        if let Some(rest) = split("lead ") {
            let in_it = match step {
                Some(Step::LeadAttack(assault) | Step::LeadDefence(assault)) => assault.in_it[side.index()],
                _ => everybody,
            };
            return Some(self.several(rest, in_it, Order::Lead).map(|orders| self.with_end(orders, Order::EndLead)));
        }
        if let Some(rest) = split("pursue ") {
            let in_it = match step {
                Some(Step::Pursue(assault)) => assault.in_it[side.index()] & !assault.lead[side.index()],
                _ => everybody,
            };
            return Some(
                self.several(rest, in_it, Order::Pursue).map(|orders| self.with_end(orders, Order::EndPursuit)),
            );
        }
        if words == "fire" || words.starts_with("fire ") {
            let defenders = match step {
                Some(Step::DefensiveFire(assault)) => assault.in_it[side.index()],
                _ => everybody,
            };
            let face = split("fire ").map_or(Ok(Face::new(crate::pieces::Arm::Artillery, 1)), face_named);
            return Some(face.and_then(|face| self.find(defenders, face)).map(|piece| vec![Order::Fire(piece)]));
        }
        if let Some(rest) = split("lose ") {
            if rest.contains(" in ") || rest.contains(" at ") {
                return Some(self.piece_somewhere(rest).map(|piece| vec![Order::Lose(piece)]));
            }
            let bearers = match step {
                Some(Step::Lose(batch)) => self.field().bearers(&batch).0,
                _ => everybody,
            };
            return Some(
                face_named(rest).and_then(|face| self.find(bearers, face)).map(|piece| vec![Order::Lose(piece)]),
            );
        }
        None
    }

    /// One order for each named piece, lowest first.
    fn several(&self, words: &str, among: Tokens, order: fn(u8) -> Order) -> Result<Vec<Order>, String> {
        Ok(self.picked(words, among)?.into_iter().map(order).collect())
    }

    fn picked(&self, words: &str, among: Tokens) -> Result<Vec<u8>, String> {
        let mut picked = 0;
        for face in faces_named(words)? {
            picked |= only(self.find(among & !picked, face)?);
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
            let group = self.field().forming().ok_or("no group is being formed")?;
            let from = self.field().terms(group.aim).from & !group.joined;
            return self.several(rest, from, Order::Join);
        }
        if matches!(head, "oppose" | "follow") {
            let from = self.field().forming().map_or(0, |group| self.field().terms(group.aim).from);
            return self.joined(Vec::new(), from, members);
        }
        let (aim, from) = self.aim(head)?;
        if only_form.is_some() {
            return Ok(vec![Order::Form(aim)]);
        }
        self.joined(vec![Order::Form(aim)], from, members)
    }

    fn joined(&self, mut orders: Vec<Order>, from: Tokens, members: Option<&str>) -> Result<Vec<Order>, String> {
        let picked = match members {
            Some(members) => self.picked(members, from)?,
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
            return Err(format!("`{head}` is not understood; sentences are: {SENTENCES}"));
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
