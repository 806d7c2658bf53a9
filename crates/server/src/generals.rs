//! Seats that a general plays.
//!
//! A general thinks on a thread of its own about a fork of the table, handed nothing but the eyes
//! of its side. What it decides is entered like anybody's orders, unless something else has
//! happened meanwhile. An answer in the other side's turn comes after the same pause as a standing
//! answer, and is thought out within it, so that it betrays nothing by coming at once or late.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use archive::{Archive, BattleId};
use generals::{Leash, Level, Staff};
use kernel::{Facade, Fingerprint, Seed, Side, Viewer};
use serde_json::json;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, interval, sleep_until};

use crate::attempt::Attempt;
use crate::books::offered;
use crate::closing::{Closing, closed};
use crate::config::Config;
use crate::fault::{Denial, plain};
use crate::frames::{CommandingGeneral, Frame};
use crate::listener::Listener;
use crate::parley::outlook;
use crate::prompt::Prompt;
use crate::room::Room;
use crate::rooms::House;
use crate::turns::{Cause, Thinking};

/// How often everybody is told how far a general has got.
const TOLD_EVERY: Duration = Duration::from_millis(250);
/// So much of the pause before an answer is for thinking; the rest is for what follows,
/// however busy the machine.
const THOUGHT_OF_PAUSE: f64 = 0.8;
/// The orders of one plan at most.
const MOST_ORDERS: usize = 128;

/// What a general has come to.
#[derive(Default)]
struct Thought {
    attempt: Option<Attempt>,
    /// His chances, as he sees them; unless he only answers.
    outlook: Option<f64>,
}

/// What a general has to think about.
struct Task {
    staff: Arc<dyn Staff>,
    level: Level,
    seed: u64,
    side: Side,
    table: Box<dyn Facade>,
    heard: [usize; 3],
    leash: Leash,
    /// Whether it answers in the other side's turn.
    replies: bool,
    /// For whom it thinks.
    cause: Cause,
}

impl Task {
    /// Plays on a fork until somebody else has to decide, something comes to
    /// light, or a plan is done.
    fn think(self) -> Thought {
        let outlook = if self.replies { None } else { outlook(&*self.table, &*self.staff, self.side) };
        Thought { attempt: self.decide(), outlook }
    }

    fn decide(self) -> Option<Attempt> {
        let mut general = self.staff.seat(self.level, self.seed, self.leash);
        let mut attempt = Attempt::new(&*self.table, self.heard);
        for _ in 0..MOST_ORDERS {
            if attempt.table.asked() != Some(self.side) {
                break;
            }
            let eyes = attempt.table.eyes()?;
            if !attempt.written.is_empty() && self.staff.is_quiet(&*eyes) {
                break;
            }
            let advice = general.advise(&*eyes)?;
            let surprised = attempt.order(self.side, &advice.order).ok()?;
            let remark = json!({ "label": advice.remark, "level": self.level.name(), "used": advice.used });
            if let Some(written) = attempt.written.last_mut() {
                written.remark = remark.to_string();
            }
            if surprised {
                break;
            }
        }
        (!attempt.written.is_empty()).then_some(attempt)
    }
}

/// Dice for a general's own head: others at every question, the same when it is
/// asked again after a restart.
fn seed_of(seed: Seed, number: u32) -> u64 {
    let mut bytes = b"general".to_vec();
    bytes.extend(seed.0);
    bytes.extend(number.to_le_bytes());
    let print = Fingerprint::of_bytes(&bytes).0;
    print.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

/// Lets a general decide, unless the server stops before.
pub(crate) async fn command(house: Arc<House>, prompt: Prompt, mut closing: Closing) {
    let battle = prompt.battle.clone();
    let Some(task) = take_up(&house, &prompt).await else { return };
    let (level, side, leash, replies) = (task.level, task.side, task.leash.clone(), task.replies);
    let begun = Instant::now();
    let waited = tokio::select! {
        () = closed(&mut closing) => return,
        turn = house.thinkers.wait(task.cause.clone()) => turn,
    };
    let Some(turn) = waited else { return };
    // The visitor who waited may have gone; one who comes back asks again.
    if !is_awaited(&house, &battle).await {
        return;
    }
    let mut thinking = spawn_blocking(move || {
        let thought = catch_unwind(AssertUnwindSafe(|| task.think()));
        drop(turn);
        thought.inspect_err(|_| tracing::error!("a general has lost his mind")).unwrap_or_default()
    });
    let mut tick = interval(TOLD_EVERY);
    tick.reset();
    let Thought { attempt, outlook } = loop {
        tokio::select! {
            biased;
            () = closed(&mut closing) => {
                leash.hurry.store(true, Ordering::Relaxed);
                return;
            }
            thought = &mut thinking => break thought.unwrap_or_default(),
            _ = tick.tick() => {
                // How far an answer has got could betray what it is about: only the clock is told.
                let progress = match replies {
                    true => prompt.asked.elapsed().as_secs_f64() / prompt.pause(&house.config).as_secs_f64().max(0.1),
                    false => f64::from(leash.progress.load(Ordering::Relaxed)) / 1000.0,
                };
                tell_progress(&house, &battle, side, level, progress.min(1.0)).await;
            }
        }
    };
    let pause = if replies { prompt.pause(&house.config) } else { house.config.general_pace };
    tokio::select! {
        () = closed(&mut closing) => return,
        () = sleep_until(prompt.asked + pause) => {}
    }
    let door = house.door(&battle);
    if let Ok(mut room) = house.enter(&battle, &door).await {
        room.obey_general(&house.archive, prompt.number, (side, level), attempt, begun.elapsed()).await;
        room.let_general_yield(&house, side, outlook).await;
    }
}

async fn take_up(house: &House, prompt: &Prompt) -> Option<Task> {
    let door = house.door(&prompt.battle);
    let mut room = house.enter(&prompt.battle, &door).await.ok()?;
    let staff = house.books.staff(&room.stored.head.system)?;
    room.set_thinking(prompt, staff, &house.config)
}

/// Whether anybody still wants to know; if not, nobody thinks.
async fn is_awaited(house: &House, battle: &BattleId) -> bool {
    let door = house.door(battle);
    let Ok(mut room) = house.enter(battle, &door).await else { return false };
    if room.cause().is_none() {
        (room.thinking, room.prompted) = (None, None);
        return false;
    }
    true
}

async fn tell_progress(house: &House, battle: &BattleId, side: Side, level: Level, progress: f64) {
    let door = house.door(battle);
    if let Ok(room) = house.enter(battle, &door).await {
        let frame = Frame::Thinking { side: room.name_of(Viewer::Side(side)), level: level.name(), progress }.text();
        room.send_to_all(&frame);
    }
}

impl Room {
    /// The general that plays a side.
    pub(crate) fn general_of(&self, side: Side) -> Option<Level> {
        self.seat_of(Viewer::Side(side))?.general.as_deref().and_then(offered)
    }

    /// The sides that generals play.
    pub(crate) fn commanding(&self) -> BTreeMap<String, CommandingGeneral> {
        let asked = self.table().and_then(|table| table.asked());
        let sides = Side::BOTH.into_iter().filter_map(|side| Some((side, self.general_of(side)?)));
        sides
            .map(|(side, level)| {
                let thinking = asked == Some(side);
                (self.name_of(Viewer::Side(side)).to_owned(), CommandingGeneral { level: level.name(), thinking })
            })
            .collect()
    }

    /// For whom a general thinks: those who watch, or else the person on the other side. Two
    /// generals that nobody watches rest.
    pub(crate) fn cause(&self) -> Option<Cause> {
        let mut watching = self.listeners().iter();
        let player = watching.clone().find(|listener| listener.viewer != Viewer::Onlooker);
        if let Some(listener) = player.or_else(|| watching.next()) {
            return Some(Cause::Watched(listener.address));
        }
        let person = Side::BOTH.into_iter().any(|side| self.general_of(side).is_none());
        person.then(|| Cause::Awaited(self.stored.head.id.clone()))
    }

    fn set_thinking(&mut self, prompt: &Prompt, staff: Arc<dyn Staff>, config: &Config) -> Option<Task> {
        let number = prompt.number;
        let table = self.table().filter(|table| table.number() == number)?;
        let side = table.asked()?;
        let level = self.general_of(side)?;
        let replies = !staff.is_quiet(&*table.eyes()?);
        let leash = match replies {
            // All orders of an answer are thought out before its pause is over, so that its time
            // depends on nothing hidden.
            true => {
                let until = prompt.asked + prompt.pause(config).min(config.general_reply).mul_f64(THOUGHT_OF_PAUSE);
                Leash { until: Some(until.into_std()), ..Leash::default() }
            }
            // However many decisions a turn has, together they take no longer than a turn may.
            false => {
                let left = config.general_turn.saturating_sub(self.turn_spent.1) / 3;
                Leash { deadline: Some(left.max(Duration::from_millis(50))), ..Leash::default() }
            }
        };
        let task = Task {
            staff,
            level,
            seed: seed_of(self.stored.head.seed, number),
            side,
            table: table.fork(),
            heard: self.story.heard(),
            leash: leash.clone(),
            replies,
            cause: self.cause()?,
        };
        self.thinking = Some(Thinking { number, hurry: leash.hurry });
        Some(task)
    }

    /// Enters what a general has decided, unless something else has happened or
    /// somebody has taken over.
    async fn obey_general(
        &mut self,
        archive: &Archive,
        number: u32,
        (side, level): (Side, Level),
        attempt: Option<Attempt>,
        took: Duration,
    ) {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.number == number) {
            self.thinking = None;
        }
        if self.prompted == Some(number) {
            self.prompted = None;
        }
        let stands = self.table().is_some_and(|table| table.number() == number && table.asked() == Some(side));
        if !stands || self.general_of(side) != Some(level) {
            return self.prompt();
        }
        let Some(attempt) = attempt else {
            // A general at a loss stands down, so that a person can go on.
            return self.engage(archive, side, None).await;
        };
        self.turn_spent = match self.turn_spent {
            (whose, spent) if whose == side => (side, spent + took),
            _ => (side, took),
        };
        match self.enter(archive, attempt).await {
            Ok(news) => self.show(news),
            Err(refusal) => self.try_again(&refusal),
        }
    }

    async fn engage(&mut self, archive: &Archive, side: Side, level: Option<Level>) {
        let (id, viewer) = (self.stored.head.id.clone(), self.name_of(Viewer::Side(side)).to_owned());
        let general = level.map(|level| level.name().to_owned());
        let stored = async {
            self.pay(archive).await?;
            archive.engage(&id, &viewer, general.clone()).await
        };
        if let Err(fault) = stored.await {
            return self.try_again(&Denial::from(fault).into_complaint());
        }
        for seat in self.stored.seats.iter_mut().filter(|seat| seat.viewer == viewer) {
            seat.general = general.clone();
        }
        self.stop_thinking();
        self.show_again();
    }

    /// A general who is thinking shall come to an end; what comes of it no longer counts if
    /// somebody has taken over.
    pub(crate) fn stop_thinking(&mut self) {
        if let Some(thinking) = &self.thinking {
            thinking.hurry.store(true, Ordering::Relaxed);
        }
    }

    /// A side is handed over to a general, or taken back.
    pub(crate) async fn hand_over(&mut self, house: &House, listener: &Listener, level: Option<String>) {
        let refuse = |id: &str| listener.send(Frame::Refused { number: None, refusal: &plain(id) }.text());
        let Viewer::Side(side) = listener.viewer else { return refuse("wire-onlooker") };
        let level = match level.as_deref().map(offered) {
            Some(None) => return refuse("wire-no-such-general"),
            Some(Some(_)) if house.books.staff(&self.stored.head.system).is_none() => {
                return refuse("wire-no-such-general");
            }
            level => level.flatten(),
        };
        self.engage(&house.archive, side, level).await;
    }

    /// The general that thinks shall decide now.
    pub(crate) fn hurry(&mut self, listener: &Listener) {
        let refuse = |id: &str| listener.send(Frame::Refused { number: None, refusal: &plain(id) }.text());
        match (listener.viewer, &self.thinking) {
            (Viewer::Onlooker, _) => refuse("wire-onlooker"),
            (Viewer::Side(_), None) => refuse("wire-nobody-thinks"),
            (Viewer::Side(_), Some(_)) => self.stop_thinking(),
        }
    }
}
