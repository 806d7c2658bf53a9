//! After the battle: how the chances stood at every point of it, and what a general would have done there.
//!
//! A quick estimate is there first; then each position is fought on to the end again and again, in the background. One battle
//! is looked into at a time; the others wait in a queue that has an end, and only as long as somebody asks. Nothing is hidden any
//! more once a battle is over.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use archive::{BattleId, State};
use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use generals::{Leash, Staff};
use kernel::wire::Complaint;
use kernel::{Facade, Label, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::fault::Denial;
use crate::generals::offered;
use crate::glance::{Curve, glance};
use crate::guests::Caller;
use crate::keys::Visitor;
use crate::open::Opened;
use crate::rooms::House;
use crate::seats::{Claim, Granted, grant};
use crate::turns::Cause;

/// More finished battles are not kept in mind.
const MOST_KEPT: usize = 64;
/// So many battles wait at most, and so many of one address.
const MOST_WAITING: usize = 16;
const MOST_OF_ONE: usize = 2;
/// A battle that nobody has asked for since then is no longer looked into.
const ABANDONED: Duration = Duration::from_secs(30);
/// The first answer waits so long for the quick estimate.
const FIRST_ANSWER: Duration = Duration::from_secs(3);
const GLANCING: Duration = Duration::from_millis(20);

/// A battle that is being looked into, or was.
#[derive(Debug)]
struct Course {
    curve: Mutex<Curve>,
    asked: Mutex<Instant>,
}

impl Course {
    fn read(&self) -> Curve {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.curve.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn is_wanted(&self) -> bool {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < ABANDONED
    }
}

/// A battle that waits to be looked into.
struct Waiting {
    id: BattleId,
    address: IpAddr,
    sides: [String; 2],
    staff: Arc<dyn Staff>,
    asked: Instant,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Waiting>,
    /// The one that is being worked on.
    current: Option<(BattleId, IpAddr)>,
    /// Why the last ones could not be looked into.
    failed: VecDeque<(BattleId, Complaint)>,
    known: HashMap<BattleId, Arc<Course>>,
}

/// Finished battles that are being looked into, or were.
#[derive(Default)]
pub(crate) struct Analyses {
    queue: Mutex<Queue>,
    /// Raised when the server stops.
    stopped: Arc<AtomicBool>,
}

/// What came of asking for a battle.
enum Asked {
    Known(Curve),
    Failed(Complaint),
    /// Too many wait already.
    Full,
    /// Somebody has to begin.
    Begin(Curve),
}

impl Analyses {
    /// Nothing more is worked out.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Looks a battle up, or puts it at the end of the queue.
    fn ask(&self, wanted: Waiting) -> Asked {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(course) = queue.known.get(&wanted.id) {
            return Asked::Known(course.read());
        }
        if let Some(at) = queue.failed.iter().position(|(id, _)| *id == wanted.id) {
            return queue.failed.remove(at).map_or(Asked::Full, |(_, complaint)| Asked::Failed(complaint));
        }
        queue.waiting.retain(|other| other.asked.elapsed() < ABANDONED);
        if queue.current.as_ref().is_some_and(|(id, _)| *id == wanted.id) {
            return Asked::Known(Curve::waiting(wanted.sides, 0));
        }
        if let Some(at) = queue.waiting.iter().position(|other| other.id == wanted.id) {
            queue.waiting[at].asked = Instant::now();
            return Asked::Known(Curve::waiting(wanted.sides, at + 1));
        }
        let mine = queue.waiting.iter().map(|other| other.address).chain(queue.current.iter().map(|it| it.1));
        let mine = mine.filter(|address| *address == wanted.address).count();
        if queue.waiting.len() >= MOST_WAITING || mine >= MOST_OF_ONE {
            return Asked::Full;
        }
        let sides = wanted.sides.clone();
        queue.waiting.push_back(wanted);
        let curve = Curve::waiting(sides, queue.waiting.len());
        if queue.current.is_some() { Asked::Known(curve) } else { Asked::Begin(curve) }
    }

    /// The next battle, if nobody else looks into one. Those that nobody waits for any more are passed over.
    fn next(&self) -> Option<Waiting> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.current.is_some() || self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        queue.waiting.retain(|other| other.asked.elapsed() < ABANDONED);
        let next = queue.waiting.pop_front()?;
        queue.current = Some((next.id.clone(), next.address));
        Some(next)
    }

    fn keep(&self, id: &BattleId, curve: Curve) -> Arc<Course> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.known.len() >= MOST_KEPT {
            let current = queue.current.as_ref().map(|(id, _)| id.clone());
            queue.known.retain(|id, course| Some(id) == current.as_ref() || course.is_wanted());
        }
        let course = Arc::new(Course { curve: Mutex::new(curve), asked: Mutex::new(Instant::now()) });
        queue.known.insert(id.clone(), Arc::clone(&course));
        course
    }

    /// The battle has been looked into, or could not be.
    fn done(&self, id: &BattleId, refined: bool, failed: Option<Complaint>) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.current = None;
        if !refined {
            queue.known.remove(id);
        }
        if let Some(complaint) = failed {
            queue.failed.push_back((id.clone(), complaint));
            if queue.failed.len() > MOST_KEPT {
                queue.failed.pop_front();
            }
        }
    }
}

/// Whoever may look at the battle may look into it, once it is over.
async fn admit(
    house: &House,
    id: &BattleId,
    claim: &Claim,
    headers: &HeaderMap,
) -> Result<(Arc<dyn Staff>, [String; 2], Viewer), Denial> {
    let door = house.door(id);
    let room = house.enter(id, &door).await?;
    let held = room.held_by(Visitor::known(headers).as_ref());
    let Granted::Seat(viewer) = grant(&room, claim, &held)? else { return Err(Denial::no_seat()) };
    if room.stored.head.state != State::Over {
        return Err(Denial::new(StatusCode::CONFLICT, Label::new("wire-not-over")));
    }
    let none = || Denial::not_found(Label::new("wire-no-generals"));
    let staff = house.books.staff(&room.stored.head.system).ok_or_else(none)?;
    Ok((staff, room.sides().map(str::to_owned), viewer))
}

async fn whole(house: &House, id: &BattleId) -> Result<Box<dyn Facade>, Denial> {
    match house.replay(id).await?.1 {
        Opened::Table { table, .. } => Ok(table),
        Opened::Halted { .. } => Err(Denial::new(StatusCode::CONFLICT, Label::new("wire-rules-changed"))),
    }
}

/// `GET /api/battles/{id}/analysis`
pub(crate) async fn analysis(
    Shared(house): Shared<Arc<House>>,
    caller: Caller,
    Path(id): Path<BattleId>,
    claim: Claim,
    headers: HeaderMap,
) -> Result<Json<Value>, Denial> {
    let (staff, sides, viewer) = admit(&house, &id, &claim, &headers).await?;
    let begun = Instant::now();
    loop {
        let (staff, sides) = (Arc::clone(&staff), sides.clone());
        let wanted = Waiting { id: id.clone(), address: caller.address, sides, staff, asked: Instant::now() };
        let curve = match house.analyses.ask(wanted) {
            Asked::Known(curve) => curve,
            Asked::Failed(complaint) => return Err(Denial::conflict(complaint)),
            Asked::Full => {
                tracing::info!(battle = %id, address = %caller.address, "an analysis was refused: too many wait");
                return Err(Denial::new(StatusCode::SERVICE_UNAVAILABLE, Label::new("wire-analyses-full")));
            }
            Asked::Begin(curve) => {
                tokio::spawn(work(Arc::clone(&house)));
                curve
            }
        };
        // The quick estimate comes soon unless others are before it.
        let soon = curve.points.is_empty() && curve.place.is_none_or(|place| place < 2);
        if !soon || begun.elapsed() > FIRST_ANSWER {
            return Ok(Json(curve.told_to(viewer)));
        }
        sleep(GLANCING).await;
    }
}

/// Looks into one battle after the other until nobody waits.
async fn work(house: Arc<House>) {
    while let Some(Waiting { id, staff, .. }) = house.analyses.next() {
        let result = look_into(&house, &id, staff).await;
        let (refined, failed) = match result {
            Ok(refined) => (refined, None),
            Err(denial) => {
                tracing::warn!(battle = %id, cause = %denial.complaint().label.id, "a battle cannot be looked into");
                (false, Some(denial.into_complaint()))
            }
        };
        house.analyses.done(&id, refined, failed);
    }
}

/// Whether a battle was looked into to the end.
async fn look_into(house: &Arc<House>, id: &BattleId, staff: Arc<dyn Staff>) -> Result<bool, Denial> {
    if let Some(stored) = house.archive.analysis(id).await?
        && let Ok(curve) = serde_json::from_str::<Curve>(&stored)
    {
        house.analyses.keep(id, curve);
        return Ok(true);
    }
    let table = whole(house, id).await?;
    let glancing = Arc::clone(&staff);
    // The journal goes with the table; what is left are positions.
    let glance = spawn_blocking(move || glance(&*table, &*glancing)).await.map_err(|_| Denial::fault())?;
    let course = house.analyses.keep(id, glance.curve());
    let (stopped, kept) = (Arc::clone(&house.analyses.stopped), Arc::clone(&course));
    let wanted = move || !stopped.load(Ordering::Relaxed) && kept.is_wanted();
    let refining = Arc::clone(&course);
    spawn_blocking(move || glance.refine(&*staff, &refining.curve, &wanted)).await.map_err(|_| Denial::fault())?;
    let curve = course.curve.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if curve.refined
        && let Err(fault) = house.archive.keep_analysis(id, serde_json::to_string(&curve).unwrap_or_default()).await
    {
        tracing::warn!(battle = %id, %fault, "an analysis was not stored");
    }
    Ok(curve.refined)
}

/// What is proposed where.
#[derive(Debug, Deserialize)]
pub(crate) struct Where {
    number: u32,
    level: Option<String>,
}

/// `GET /api/battles/{id}/proposal`
pub(crate) async fn proposal(
    Shared(house): Shared<Arc<House>>,
    caller: Caller,
    Path(id): Path<BattleId>,
    claim: Claim,
    Query(place): Query<Where>,
    headers: HeaderMap,
) -> Result<Json<Value>, Denial> {
    let (staff, _, viewer) = admit(&house, &id, &claim, &headers).await?;
    let level = offered(place.level.as_deref().unwrap_or("marshal"));
    let level = level.ok_or_else(|| Denial::bad_request(Label::new("wire-no-such-general")))?;
    let _errand = house.guests.errand(&caller).await?;
    let table = whole(&house, &id).await?;
    let turn = house.thinkers.wait(Cause::Watched(caller.address)).await.ok_or_else(Denial::fault)?;
    let leash = Leash { deadline: Some(house.config.general_reply), ..Leash::default() };
    let found = spawn_blocking(move || {
        let mut found = None;
        table.retrace(0, usize::MAX, &mut |table| {
            if found.is_none() && table.count(viewer) == place.number {
                found = Some(table.bare());
            }
        });
        found
    });
    let nothing = || Denial::not_found(Label::new("wire-nothing-to-decide"));
    let found = found.await.map_err(|_| Denial::fault())?.ok_or_else(nothing)?;
    let played = house.archive.entry(&id, found.number()).await?;
    let played = played.and_then(|written| serde_json::from_str::<Value>(&written.entry).ok()).unwrap_or_default();
    let proposed = spawn_blocking(move || {
        let seated = |staff: &dyn Staff| staff.seat(level, u64::from(found.number()), leash);
        let proposed = propose(found.fork(), viewer, &*staff, seated, &played);
        drop(turn);
        proposed
    });
    proposed.await.map_err(|_| Denial::fault())?.map(Json).ok_or_else(nothing)
}

/// The plan that a general would have followed, as the labels of its orders.
fn propose(
    mut table: Box<dyn Facade>,
    viewer: Viewer,
    staff: &dyn Staff,
    seat: impl FnOnce(&dyn Staff) -> Box<dyn generals::Seated>,
    played: &Value,
) -> Option<Value> {
    let (number, side) = (table.count(viewer), table.asked()?);
    let mut general = seat(staff);
    // A general's order need not be one of those listed.
    let label_of = |table: &dyn Facade, order: &Value| table.offer(side, order).map(|offer| offer.label);
    let was = label_of(&*table, &played["order"]["order"]);
    let (mut labels, mut remark) = (Vec::new(), None);
    while table.asked() == Some(side) && labels.len() < 64 {
        let eyes = table.eyes()?;
        if !labels.is_empty() && staff.is_quiet(&*eyes) {
            break;
        }
        let advice = general.advise(&*eyes)?;
        labels.push(label_of(&*table, &advice.order)?);
        remark.get_or_insert(advice.remark);
        let before = table.count(Viewer::Side(side));
        table.obey(side, before, &advice.order).ok()?;
        if table.recalls(Viewer::Side(side)).last() != Some(&before) {
            break;
        }
    }
    let side = table.sides().get(side.index()).cloned();
    Some(json!({ "number": number, "side": side, "labels": labels, "remark": remark, "played": was }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use generals::{Level, Seated};
    use std::any::Any;

    /// Generals who are never asked.
    struct Idle;

    impl Staff for Idle {
        fn seat(&self, _: Level, _: u64, _: Leash) -> Box<dyn Seated> {
            unreachable!("nobody is asked")
        }

        fn is_quiet(&self, _: &(dyn Any + Send)) -> bool {
            true
        }

        fn glance(&self, _: &dyn Facade) -> Option<f64> {
            None
        }

        fn glance_counts(&self) -> f64 {
            1.0
        }

        fn play_out(&self, _: &dyn Facade, _: u64) -> Option<kernel::Side> {
            None
        }
    }

    fn wanted(battle: u8, from: u8) -> Waiting {
        Waiting {
            id: BattleId(battle.to_string()),
            address: [10, 0, 0, from].into(),
            sides: ["red", "blue"].map(str::to_owned),
            staff: Arc::new(Idle),
            asked: Instant::now(),
        }
    }

    fn place(asked: Asked) -> Option<usize> {
        match asked {
            Asked::Known(curve) | Asked::Begin(curve) => curve.place,
            Asked::Full | Asked::Failed(_) => None,
        }
    }

    #[test]
    fn the_queue_has_places_and_an_end_and_nobody_fills_it_alone() {
        let analyses = Analyses::default();
        assert!(matches!(analyses.ask(wanted(0, 1)), Asked::Begin(_)));
        assert_eq!(analyses.next().map(|next| next.id.0), Some("0".to_owned()));
        assert!(analyses.next().is_none(), "one at a time");
        assert_eq!(place(analyses.ask(wanted(1, 1))), Some(1));
        assert!(matches!(analyses.ask(wanted(2, 1)), Asked::Full), "two of one address");
        for guest in 2..=16 {
            assert_eq!(place(analyses.ask(wanted(guest, guest))), Some(usize::from(guest)));
        }
        assert!(matches!(analyses.ask(wanted(99, 99)), Asked::Full), "sixteen wait");
        assert_eq!(place(analyses.ask(wanted(5, 77))), Some(5), "who asks again keeps his place");
        analyses.done(&BattleId("0".to_owned()), false, Some(Complaint::plain(Label::new("x"))));
        assert!(matches!(analyses.ask(wanted(0, 1)), Asked::Failed(_)), "it is told once why");
        assert_eq!(analyses.next().map(|next| next.id.0), Some("1".to_owned()));
        assert_eq!(place(analyses.ask(wanted(5, 5))), Some(4));
    }
}
