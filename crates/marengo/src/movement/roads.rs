//! Chapters 8.9 to 8.12: movement by road, one crossing an order. Waiting is worked out: a piece
//! crosses in the lowest step that is still free.

use kernel::lots::{each, only};
use kernel::{Journal, Refusal, Tokens};

use super::ROAD_STEPS;
use crate::board::{ApproachId, Exit, KnotId, LaneId, Place, Spot};
use crate::engine::agenda::{Crossing, Thrust};
use crate::engine::event::{Event, Price, Showing};
use crate::engine::order::Order;
use crate::engine::play::{Field, Play};
use crate::engine::position::March;
use crate::engine::spec::RoadClass;
use crate::pieces::Arm;
use crate::rules::{cite, cites, refuse};

/// Where a piece is in its road move.
#[derive(Clone, Copy)]
pub(crate) struct Journey {
    /// At this knot; a piece that has not moved may take any road of its locale.
    pub(crate) knot: Option<KnotId>,
    /// Steps used.
    pub(crate) steps: u8,
    /// Only main roads so far.
    pub(crate) main: bool,
    /// A command was spent on it.
    pub(crate) paid: bool,
}

const WAY: u8 = 0x80;

impl Field<'_> {
    /// The road move that a piece is in, or could begin.
    pub(crate) fn journey(&self, piece: u8) -> Result<Journey, Refusal> {
        if let March::Road { piece: on_road, knot, steps, main, paid, .. } = self.position.open.march
            && on_road == piece
        {
            return Ok(Journey { knot: Some(knot), steps, main, paid });
        }
        if self.of(self.turn()) & only(piece) == 0 {
            return Err(refuse!("8.1", "not-yours"));
        }
        match self.position.open.spot(piece) {
            Spot::Reserve(_) => {}
            Spot::Blocking(_) => return Err(refuse!("8.9", "road-starts-from-reserve")),
            _ => return Err(refuse!("8.1", "nobody-there")),
        }
        if self.may_act(only(piece)) == 0 {
            return Err(self.idle(only(piece)));
        }
        Ok(Journey { knot: None, steps: 0, main: true, paid: false })
    }

    /// The ways on from where a journey is.
    fn ways(&self, piece: u8, journey: &Journey) -> &[Exit] {
        match (journey.knot, self.position.open.spot(piece)) {
            (Some(knot), _) => &self.battle.board.knot(knot).exits,
            (None, Spot::Reserve(locale)) => &self.battle.board.locale(locale).exits,
            _ => &[],
        }
    }

    /// Chapter 8.10: the step in which a lane can next be crossed.
    pub(crate) fn free_step(&self, lane: LaneId, way: u8, steps: u8) -> Result<u8, Refusal> {
        let used = self.position.open.lanes[lane.0 as usize];
        let last = used & !WAY;
        if last > 0 && used / WAY != way {
            return Err(refuse!("8.10", "road-runs-the-other-way"));
        }
        if steps >= ROAD_STEPS {
            return Err(refuse!("8.9", "three-steps"));
        }
        let step = last.max(steps) + 1;
        if step > ROAD_STEPS {
            return Err(refuse!("8.10", "road-is-full"));
        }
        Ok(step)
    }

    pub(crate) fn may_take_road(&self, piece: u8, lane: LaneId, way: u8) -> Result<(), Refusal> {
        let journey = self.journey(piece)?;
        let Some(exit) = self.ways(piece, &journey).iter().find(|exit| exit.lane == lane && exit.way == way) else {
            return Err(refuse!("8.9", "road-does-not-lead-there").also(cite!("5.7")));
        };
        self.may_take(piece, &journey, exit)?;
        self.first_on_road(piece, &journey)
    }

    fn first_on_road(&self, piece: u8, journey: &Journey) -> Result<(), Refusal> {
        match journey.knot {
            Some(_) => Ok(()),
            None => {
                let here = self.may_act(self.at(self.position.open.place[piece as usize]) & self.of(self.turn()));
                self.must_be_first(here, piece)
            }
        }
    }

    /// Whether a piece on a journey may take a way on.
    fn may_take(&self, piece: u8, journey: &Journey, exit: &Exit) -> Result<(), Refusal> {
        let to = self.battle.board.knot(exit.to).locale;
        self.free_step(exit.lane, exit.way, journey.steps)?;
        self.may_cross(exit.over, to)?;
        if exit.class == RoadClass::Minor && !journey.paid {
            self.afford(1)?;
        }
        self.has_room(to)?;
        if self.held(self.turn().enemy(), to) != 0 {
            if !self.position.face(piece).is(Arm::Cavalry) {
                return Err(refuse!("9.3", "only-cavalry-attacks-by-road").also(cite!("8.9")));
            }
            if self.battle.board.approach(exit.over.opposite()).symbols.obstacle {
                return Err(refuse!("9.2", "obstacle-needs-infantry").also(cite!("5.3")));
            }
        }
        Ok(())
    }

    /// Lists the road moves that pieces of one locale may begin.
    pub(crate) fn road_starts(&self, pieces: Tokens, exits: &[Exit], out: &mut Vec<Order>) {
        let start = Journey { knot: None, steps: 0, main: true, paid: false };
        for piece in each(pieces) {
            for exit in exits {
                if self.may_take(piece, &start, exit).is_ok() {
                    out.push(Order::Road { piece, lane: exit.lane, way: exit.way });
                }
            }
        }
    }

    /// Lists how the piece on the road may go on.
    pub(crate) fn road_goes_on(&self, out: &mut Vec<Order>) {
        let March::Road { piece, .. } = self.position.open.march else { return };
        let Ok(journey) = self.journey(piece) else { return };
        for (index, exit) in self.ways(piece, &journey).iter().enumerate() {
            let seen = self.ways(piece, &journey)[..index]
                .iter()
                .any(|other| (other.lane, other.way) == (exit.lane, exit.way));
            if !seen && self.may_take(piece, &journey, exit).is_ok() {
                out.push(Order::Road { piece, lane: exit.lane, way: exit.way });
            }
        }
    }

    /// Chapter 8.12: what closing up along a road costs; an error if it cannot be.
    pub(crate) fn road_block_cost(&self, piece: u8, approach: ApproachId) -> Result<u8, Refusal> {
        let journey = self.journey(piece)?;
        self.passable(approach)?;
        if !self.position.face(piece).is(Arm::Cavalry) {
            return Err(refuse!("8.12", "only-cavalry-closes-up"));
        }
        let class = self.ways(piece, &journey).iter().filter(|exit| exit.over == approach).map(|exit| exit.class).max();
        let Some(class) = class else { return Err(refuse!("8.12", "road-does-not-cross-it")) };
        if !self.enemy_opposite(self.turn(), approach) {
            return Err(refuse!("8.12", "nobody-to-block").also(cite!("8.5")));
        }
        if journey.knot.is_none() && class == RoadClass::Minor {
            return Err(refuse!("8.12", "only-main-road-without-moving"));
        }
        let free = journey.paid || (journey.main && class == RoadClass::Main);
        self.afford(u8::from(!free))?;
        self.first_on_road(piece, &journey)?;
        Ok(u8::from(!free))
    }

    /// Lists the approaches that cavalry of one locale, or the one on the road,
    /// may close up to by road.
    pub(crate) fn road_blocks(&self, piece: u8, out: &mut Vec<Order>) {
        let Ok(journey) = self.journey(piece) else { return };
        let ways = self.ways(piece, &journey);
        for (index, exit) in ways.iter().enumerate() {
            let seen = ways[..index].iter().any(|other| other.over == exit.over);
            if !seen && self.road_block_cost(piece, exit.over).is_ok() {
                out.push(Order::RoadBlock { piece, approach: exit.over });
            }
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A piece crosses a border by road, or attacks over it.
    pub(crate) fn take_road(&mut self, piece: u8, lane: LaneId, way: u8) {
        let field = self.field();
        let Ok(journey) = field.journey(piece) else { return };
        let exit = field.ways(piece, &journey).iter().filter(|exit| exit.lane == lane && exit.way == way);
        let Some(exit) = exit.copied().max_by_key(|exit| exit.class) else { return };
        let Ok(step) = field.free_step(lane, way, journey.steps) else { return };
        let after_attack = matches!(
            self.position.open.march,
            March::Road { piece: on_road, attacked: true, .. } if on_road == piece
        );
        self.begin_move();
        let cost = u8::from(exit.class == RoadClass::Minor && !journey.paid);
        self.pay(cost);
        self.spend(only(piece));
        let (main, paid) = (journey.main && exit.class == RoadClass::Main, journey.paid || cost > 0);
        let to = self.battle.board.knot(exit.to).locale;
        let side = self.position.open.turn;
        let face = Some(self.position.face(piece));
        let waited = step - journey.steps - 1;
        let price = match (exit.class, cost) {
            (RoadClass::Main, _) => Price::MainRoad,
            (RoadClass::Minor, 0) => Price::Included,
            (RoadClass::Minor, _) => Price::Command,
        };
        if self.field().held(side.enemy(), to) != 0 {
            self.show(piece, Showing::RoadAttack, cite!("9.3"));
            let road = Some(Crossing { knot: exit.to, steps: step, lane, way });
            let attackers = only(piece);
            let main_paid = (main, paid);
            self.thrust(Thrust { attackers, over: exit.over, from_block: false, road, main_paid }, after_attack);
            return;
        }
        self.use_lane(lane, way, step);
        self.journal.note(cites!["8.9", waited > 0 => "8.10", "5.7", ..price.cite(), after_attack => "9.6"], || {
            Event::Road { side, piece, face, to, step, waited, price }
        });
        self.put(only(piece), Place::reserve(to));
        self.position.open.march = March::Road { piece, knot: exit.to, steps: step, main, paid, attacked: false };
    }

    /// Chapter 8.10: a piece has crossed a lane in a step, so that the next one crosses later
    /// and nobody the other way.
    pub(crate) fn use_lane(&mut self, lane: LaneId, way: u8, step: u8) {
        self.position.open.lanes[lane.0 as usize] = step | (way * WAY);
    }

    /// Cavalry closes up along the road it is on.
    pub(crate) fn road_block(&mut self, piece: u8, approach: ApproachId) {
        let Ok(cost) = self.field().road_block_cost(piece, approach) else { return };
        let paid =
            matches!(self.position.open.march, March::Road { piece: on_road, paid: true, .. } if on_road == piece);
        self.begin_move();
        self.pay(cost);
        self.spend(only(piece));
        self.show(piece, Showing::CloseUp, cite!("8.12"));
        let side = self.position.open.turn;
        let price = match (cost, paid) {
            (0, false) => Price::MainRoad,
            (0, true) => Price::Included,
            _ => Price::Command,
        };
        self.journal.note(cites!["8.12", ..price.cite()], || Event::ClosedUp {
            side,
            pieces: only(piece),
            approach,
            price,
        });
        self.put(only(piece), Place::blocking(approach));
    }
}
