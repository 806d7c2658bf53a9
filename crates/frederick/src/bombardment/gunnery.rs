//! Chapter 8: bombardment, offensive and defensive.

use hexes::{Hex, Leg};
use kernel::{Journal, Refusal, Side, Tally};

use super::{BombardEvent, BombardOrder, BombardStep, Salvo};
use crate::engine::charts::Effect;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Morale, mark};
use crate::engine::spec::{ArmyState, Rule};
use crate::losses::{Cause, LossPoints, LossStep};
use crate::rules::{cite, cites, refuse};
use ground::{Edge, Edges};

/// The farthest shot.
const RANGE: u32 = 3;
/// Fatigue: the least strength of a bombardment that counts as combat.
const EXERTING: u16 = 3;

impl Field<'_> {
    /// Artillery of a side that may fire in this phase.
    fn may_fire(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        if !self.battle.artillery.has(unit) || self.owner(unit) != side || !self.position.on_map(unit) {
            return Err(refuse!("8.1", "no-battery"));
        }
        if self.morale(unit) == Morale::Routed {
            return Err(refuse!("8.1", "battery-unfit").also(cite!("9.2")));
        }
        if self.position.column.has(unit) {
            return Err(refuse!("8.1", "battery-unfit").also(cite!("7.6.1")));
        }
        if self.position.moved_guns.has(unit) {
            return Err(refuse!("8.1", "battery-moved").also(cite!("7.3")));
        }
        if self.position.fired.has(unit) {
            return Err(refuse!("8.1", "battery-fired"));
        }
        if !self.may_act(unit) {
            return Err(refuse!("4.1", "inactive"));
        }
        match self.is_uncovered(unit) {
            true => Ok(()),
            false => Err(refuse!("5.5", "battery-covered")),
        }
    }

    /// Whether a hex is next to units of the enemy of a side.
    fn is_next_to_enemy(&self, side: Side, hex: Hex) -> bool {
        self.around(hex).any(|(_, near)| self.holder(near) == Some(side.enemy()))
    }

    /// Whether a hex is a target at all.
    fn is_target(&self, side: Side, target: Hex) -> Result<(), Refusal> {
        if self.holder(target) != Some(side.enemy()) {
            return Err(refuse!("8.1", "nobody-there").thing("hex", u32::from(target.0)));
        }
        match self.position.marked(target, mark::BOMBARDED) {
            true => Err(refuse!("8.1", "bombarded").thing("hex", u32::from(target.0))),
            false => Ok(()),
        }
    }

    /// Chapter 8.1: whether a battery may fire at a hex.
    pub(crate) fn may_bombard(&self, side: Side, defensive: bool, unit: UnitId, target: Hex) -> Result<(), Refusal> {
        self.may_fire(side, unit)?;
        self.is_target(side, target)?;
        let from = self.at(unit);
        let range = self.distance(from, target);
        if defensive && range > 1 {
            return Err(refuse!("8.5", "not-adjacent"));
        }
        let long = range == RANGE + 1 && self.battle.options.long_range && self.is_lower(from, target);
        if range == 0 || (range > RANGE && !long) {
            return Err(refuse!("8.1", "out-of-range").number("range", range as i32));
        }
        if range > 1 && self.is_next_to_enemy(side, from) {
            return Err(refuse!("8.1", "enemies-near"));
        }
        let friends = self.around(target).filter(|(_, near)| self.holder(*near) == Some(side));
        if range > 1 && friends.into_iter().next().is_some() {
            return Err(refuse!("8.1", "friends-near"));
        }
        if range == 1 && self.battle.friends_bar_canister() {
            let close = |near: Hex| near == from || self.distance(near, from) == 1;
            if self.around(target).any(|(_, near)| self.holder(near) == Some(side) && !close(near)) {
                return Err(refuse!(2002 "16.1", "friends-near"));
            }
        }
        if self.strength_at(unit, range) == 0 {
            return Err(refuse!("8.3", "no-strength"));
        }
        match self.sees(from, target) {
            true => Ok(()),
            false => Err(refuse!("8.2", "out-of-sight").thing("hex", u32::from(target.0))),
        }
    }

    /// Whether a battery may fire at a hex in the phase that is under way.
    pub(crate) fn may_bombard_any(&self, unit: UnitId, target: Hex) -> bool {
        let defensive = self.owner(unit) != self.position.active;
        self.may_bombard(self.owner(unit), defensive, unit, target).is_ok()
    }

    fn strength_at(&self, unit: UnitId, range: u32) -> u8 {
        self.values(unit).bombardment[(range.clamp(1, RANGE) - 1) as usize]
    }

    fn batteries(&self, side: Side) -> impl Iterator<Item = UnitId> {
        let guns = self.battle.artillery.and(self.battle.of_side[side.index()]);
        guns.iter().filter(move |unit| self.may_fire(side, *unit).is_ok())
    }

    /// The hexes that some battery may bombard.
    fn targets(&self, side: Side, defensive: bool) -> Vec<Hex> {
        let batteries: Vec<UnitId> = self.batteries(side).collect();
        if batteries.is_empty() {
            return Vec::new();
        }
        let enemies = self.on_map(side.enemy());
        let tops = enemies.iter().filter(|unit| self.position.top_of(self.at(*unit)) == Some(*unit));
        let hexes = tops.map(|unit| self.at(unit));
        let hit = |hex: &Hex| batteries.iter().any(|unit| self.may_bombard(side, defensive, *unit, *hex).is_ok());
        hexes.filter(hit).collect()
    }

    pub(crate) fn has_targets(&self, side: Side, defensive: bool) -> bool {
        !self.targets(side, defensive).is_empty()
    }

    pub(crate) fn bombardment_orders(&self, side: Side, defensive: bool, out: &mut Vec<Order>) {
        out.extend(self.targets(side, defensive).into_iter().map(|hex| Order::Bombard(BombardOrder::Aim(hex))));
        out.push(Order::Bombard(BombardOrder::EndBombardment));
    }

    pub(crate) fn check_aim(&self, side: Side, defensive: bool, target: Hex) -> Result<(), Refusal> {
        self.is_target(side, target)?;
        let mut why = refuse!("8.1", "no-battery");
        for unit in self.battle.artillery.and(self.battle.of_side[side.index()]).iter() {
            match self.may_bombard(side, defensive, unit, target) {
                Ok(()) => return Ok(()),
                Err(refusal) if self.position.on_map(unit) => why = self.explain_sight(unit, target, refusal),
                Err(_) => {}
            }
        }
        Err(why)
    }

    /// Whether a battery may join a bombardment, and if not why, in full.
    pub(crate) fn check_battery(&self, side: Side, defensive: bool, unit: UnitId, target: Hex) -> Result<(), Refusal> {
        self.may_bombard(side, defensive, unit, target).map_err(|refusal| self.explain_sight(unit, target, refusal))
    }

    /// Adds the paragraph that decides about a line of sight; only for those who
    /// ask, for it takes its time.
    fn explain_sight(&self, unit: UnitId, target: Hex, refusal: Refusal) -> Refusal {
        if refusal.cite != cite!("8.2") {
            return refusal;
        }
        match self.sight_cites(self.at(unit), target).first() {
            Some(cite) => refusal.also(*cite),
            None => refusal,
        }
    }

    pub(crate) fn gunnery_orders(&self, side: Side, defensive: bool, out: &mut Vec<Order>) {
        let Some(salvo) = self.position.salvo else { return };
        let guns = self.battle.artillery.and(self.battle.of_side[side.index()]).without(salvo.batteries);
        let fit = guns.iter().filter(|unit| self.may_bombard(side, defensive, *unit, salvo.target).is_ok());
        out.extend(fit.map(|unit| Order::Bombard(BombardOrder::Battery(unit))));
        if !salvo.batteries.is_empty() {
            out.push(Order::Bombard(BombardOrder::Fire));
        }
    }

    /// What lies on the sides that a shot crosses next to the firing hex and next to the target, as
    /// good for the gunner as the line allows.
    fn shot_edges(&self, from: Hex, target: Hex) -> [Edges; 2] {
        let grid = &self.battle.board.grid;
        let cross = |one: Hex, other: Hex| {
            grid.direction(one, other)
                .map_or(Edges::default(), |direction| self.battle.board.edges[one.index()][direction.index()])
        };
        if self.distance(from, target) == 1 {
            return [Edges::default(), cross(from, target)];
        }
        // The hexes at both ends of the line; along a side the gunner chooses.
        let ends = |one: Hex, other: Hex| -> Vec<Hex> {
            match grid.trace(one, other).next() {
                Some(Leg::Through(step)) => {
                    self.around(one).map(|(_, near)| near).filter(|near| grid.steps(one, *near) == step).collect()
                }
                Some(Leg::Between(left, right)) => self
                    .around(one)
                    .map(|(_, near)| near)
                    .filter(|near| [left, right].contains(&grid.steps(one, *near)))
                    .collect(),
                None => Vec::new(),
            }
        };
        let best = |edges: Vec<Edges>| {
            edges.into_iter().max_by_key(|edges| self.edge_modifier(*edges, false)).unwrap_or_default()
        };
        let out = best(ends(from, target).into_iter().map(|near| cross(from, near)).collect());
        let into = best(ends(target, from).into_iter().map(|near| cross(near, target)).collect());
        [out, into]
    }

    fn edge_modifier(&self, edges: Edges, lobbed: bool) -> i16 {
        let counts = |edge: &Edge| !lobbed || !matches!(edge, Edge::Up | Edge::Entrenchment | Edge::Wall);
        edges.iter().filter(counts).map(|edge| i16::from(self.battle.charts.edges[edge.index()].target)).sum()
    }

    /// Chapter 8.3: the modifiers of a bombardment; the gunner picks the firing
    /// hex that serves him best.
    pub(crate) fn salvo_tally(&self, side: Side, salvo: &Salvo) -> Tally {
        let chart = &self.battle.charts.bombardment_modifiers;
        let target = salvo.target;
        let mut tally = Tally::default();
        let ground = salvo
            .batteries
            .iter()
            .map(|unit| self.shot_ground(salvo, self.at(unit)))
            .max_by_key(|parts| parts.0 + parts.1);
        if let Some((terrain, edges, _)) = ground {
            tally.add(terrain, cite!("8.3"), "frederick-modifier-terrain");
            tally.add(edges, cite!("8.3"), "frederick-modifier-hexside");
        }
        if self.position.stack(target).all(|unit| self.is_routed(unit)) {
            tally.add(i16::from(chart.only_routed), cite!("9.2"), "frederick-modifier-only-routed");
        }
        if salvo.batteries.iter().any(|unit| self.morale(unit) == Morale::Disordered) {
            tally.add(i16::from(chart.disordered), cite!("9.1"), "frederick-modifier-disordered");
        }
        match self.army_state(side) {
            ArmyState::Steady => {}
            ArmyState::Demoralized => {
                tally.add(i16::from(chart.demoralized), cite!("12.4"), "frederick-modifier-demoralized");
            }
            ArmyState::Broken => tally.add(i16::from(chart.broken), cite!("12.5"), "frederick-modifier-broken"),
        }
        let marked = salvo.batteries.iter().any(|unit| self.position.momentum(self.at(unit)) > 0);
        if marked && !self.battle.momentum_does_not_hinder_guns() {
            tally.add(i16::from(chart.momentum), cite!("10.11"), "frederick-modifier-momentum");
        }
        if salvo.batteries.iter().all(|unit| self.distance(self.at(unit), target) == 1) {
            tally.add(i16::from(chart.close), cite!("8.3"), "frederick-modifier-close");
        }
        tally.add(self.surprise(side), cite!(2002 "23.5.2"), "frederick-modifier-surprise");
        tally
    }

    /// The worst ground of the firing hex and of the target, the hexsides, and whether
    /// howitzers lob over them.
    fn shot_ground(&self, salvo: &Salvo, from: Hex) -> (i16, i16, bool) {
        let charts = &self.battle.charts.terrain;
        let worst = |hex: Hex, value: &dyn Fn(usize) -> i8| {
            let values = self.battle.board.terrain[hex.index()].iter().map(|terrain| value(terrain.index()));
            i16::from(values.min().unwrap_or(0))
        };
        let terrain = worst(from, &|index| charts[index].firing) + worst(salvo.target, &|index| charts[index].target);
        let far = salvo.batteries.iter().all(|unit| (2..=RANGE).contains(&self.distance(self.at(unit), salvo.target)));
        let howitzers = salvo.batteries.iter().any(|unit| self.battle.unit(unit).traits.howitzer);
        let lobbed = self.battle.options.howitzers && howitzers && far;
        let edges = self.shot_edges(from, salvo.target);
        let sum = edges.iter().map(|edges| self.edge_modifier(*edges, lobbed)).sum();
        (terrain, sum, lobbed)
    }

    /// Optional rule 16.3.2: whether howitzers make the works before the target count for nothing.
    fn lobs(&self, salvo: &Salvo) -> bool {
        salvo.batteries.iter().any(|unit| self.shot_ground(salvo, self.at(unit)).2)
    }

    /// The edition of 2002, 23.5.2: surprise in the first turn.
    pub(crate) fn surprise(&self, side: Side) -> i16 {
        let turn = self.position.turn;
        let amount = self.battle.rule(|rule| match rule {
            Rule::Surprise { side: by, amount } if turn == 1 => {
                Some(if *by == side.number() { i16::from(*amount) } else { -i16::from(*amount) })
            }
            _ => None,
        });
        amount.unwrap_or(0)
    }

    /// The total strength of a salvo.
    pub(crate) fn salvo_strength(&self, salvo: &Salvo) -> u16 {
        let strength = |unit: UnitId| u16::from(self.strength_at(unit, self.distance(self.at(unit), salvo.target)));
        salvo.batteries.iter().map(strength).sum()
    }

    /// The effect of a modified die.
    pub(crate) fn salvo_effect(&self, salvo: &Salvo, die: u8, modifier: i16) -> Effect {
        let chart = &self.battle.charts.bombardment;
        let column = chart.column(self.salvo_strength(salvo));
        column.map_or(Effect::default(), |column| chart.rows.cell(column, i16::from(die) + modifier))
    }

    /// Optional rule 16.1b: one point less where only cavalry stands.
    pub(crate) fn spared_cavalry(&self, hexes: &[Hex], points: u8) -> u8 {
        let horse = |hex: Hex| {
            self.position.stack(hex).filter(|unit| self.is_line(*unit)).all(|unit| self.battle.cavalry.has(unit))
        };
        let spared =
            self.battle.options.cavalry_losses && (3..=5).contains(&points) && hexes.iter().all(|hex| horse(*hex));
        u8::from(spared)
    }

    /// Optional rule 16.1a: cavalry in a hex that could ride away before the guns fire.
    pub(crate) fn shelter_riders(&self, target: Hex) -> Units {
        let rides = |unit: &UnitId| self.battle.cavalry.has(*unit) && !self.is_routed(*unit);
        self.position.stack(target).filter(rides).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn aim(&mut self, side: Side, defensive: bool, target: Hex) {
        self.position.salvo = Some(Salvo { target, batteries: Units::NONE });
        self.push(BombardStep::Gunnery { side, defensive });
    }

    pub(crate) fn join_salvo(&mut self, unit: UnitId) {
        if let Some(salvo) = &mut self.position.salvo {
            salvo.batteries.add(unit);
        }
    }

    /// The batteries are told: cavalry may ride away first, then they fire.
    pub(crate) fn ready_to_fire(&mut self, side: Side, defensive: bool) {
        self.done();
        self.push(BombardStep::Shelter { side, defensive });
    }

    /// Chapter 8.3: the bombardment.
    pub(crate) fn fire(&mut self, side: Side, defensive: bool) {
        self.done();
        let Some(salvo) = self.position.salvo.take() else { return };
        self.position.fired = self.position.fired.or(salvo.batteries);
        let target = salvo.target;
        if self.field().holder(target) != Some(side.enemy()) {
            return;
        }
        self.position.marks[target.index()] |= mark::BOMBARDED;
        let field = self.field();
        let (strength, tally) = (field.salvo_strength(&salvo), field.salvo_tally(side, &salvo));
        let ranges: Vec<u32> = salvo.batteries.iter().map(|unit| field.distance(field.at(unit), target)).collect();
        let near = ranges.iter().copied().min().unwrap_or(1);
        let far = ranges.into_iter().max().unwrap_or(1);
        let die = self.die();
        let effect = self.field().salvo_effect(&salvo, die, tally.total());
        let batteries = salvo.batteries;
        let (canister, long) = (near == 1, far > RANGE);
        let field = Field { battle: self.battle, position: self.position };
        self.journal.note(
            cites![
                "8.3",
                defensive => "8.5" or "8.1",
                "8.2",
                canister => "10.8.1.2",
                long => "16.3.1",
                field.lobs(&salvo) => "16.3.2",
                long || field.lobs(&salvo) => "16.3",
                ..self.battle.in_2002(cite!(2002 "16.2")),
                ..batteries.iter().flat_map(|unit| field.sight_cites(field.at(unit), target)).collect::<Vec<_>>(),
                ..tally,
                ..effect
            ],
            || BombardEvent::Bombarded { side, at: target, batteries, strength, tally, die, effect },
        );
        self.shed_blood(side);
        if strength >= EXERTING {
            self.position.armies[side.enemy().index()].exerted = true;
        }
        let points = effect.points - self.field().spared_cavalry(&[target], effect.points);
        if effect.guns {
            self.push(LossStep::LoseGuns { side: side.enemy(), hex: Some(target) });
        }
        self.push(LossStep::LossPoints(LossPoints {
            side: side.enemy(),
            cause: if near == 1 { Cause::Canister } else { Cause::Shot },
            hex: target,
            points,
            effect,
            lead: None,
            reduced: Units::NONE,
            reduced_twice: Units::NONE,
            steps: 0,
        }));
    }
}
