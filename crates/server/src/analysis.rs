//! After the battle: how the chances stood at every point of it, and what a
//! general would have done there.
//!
//! A quick estimate is there first; then each position is fought on to the end again and again, in
//! the background. One battle is looked into at a time; the others wait in a queue that has an end,
//! and only as long as somebody asks. Nothing is hidden any more once a battle is over.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use archive::{BattleId, BattleState};
use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use generals::{Leash, Staff};
use kernel::{Entry, Facade, Label, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::task::spawn_blocking;
use tokio::time::sleep;
use ts_rs::TS;

use crate::analyses::{Asked, Waiting};
use crate::books::offered;
use crate::claim::Claim;
use crate::fault::Denial;
use crate::glance::{Analysis, Curve, glance};
use crate::guests::Caller;
use crate::keys::Visitor;
use crate::open::Opened;
use crate::rooms::House;
use crate::seats::{Granted, grant};
use crate::turns::Cause;

/// The first answer waits so long for the quick estimate.
const FIRST_ANSWER: Duration = Duration::from_secs(3);
const GLANCING: Duration = Duration::from_millis(20);

/// A visitor who may look at the battle may look into it, once it is over.
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
    if room.stored.head.state != BattleState::Over {
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
) -> Result<Json<Analysis>, Denial> {
    let (staff, sides, viewer) = admit(&house, &id, &claim, &headers).await?;
    let begun = Instant::now();
    loop {
        let (staff, sides) = (Arc::clone(&staff), sides.clone());
        let wanted = Waiting { id: id.clone(), address: caller.address, sides, staff, asked: Instant::now() };
        let curve = match house.analyses.ask(wanted) {
            Asked::Known(curve) => curve,
            Asked::Failed(refusal) => return Err(Denial::conflict(refusal)),
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
                tracing::warn!(battle = %id, cause = %denial.refusal().label.id, "a battle cannot be looked into");
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

/// What a general would have done before an entry, and what was done.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Proposal {
    number: u32,
    side: Option<String>,
    labels: Vec<Label>,
    remark: Option<Label>,
    /// Nothing if orders were taken back there.
    played: Option<Label>,
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
) -> Result<Json<Proposal>, Denial> {
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
    let played = played.and_then(|written| serde_json::from_str(&written.entry).ok());
    let proposed = spawn_blocking(move || {
        let seated = |staff: &dyn Staff| staff.seat(level, u64::from(found.number()), leash);
        let proposed = propose(found.fork(), viewer, &*staff, seated, played.as_ref());
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
    played: Option<&Entry<Value>>,
) -> Option<Proposal> {
    let (number, side) = (table.count(viewer), table.asked()?);
    let mut general = seat(staff);
    // A general's order need not be one of those listed.
    let label_of = |table: &dyn Facade, order: &Value| table.offer(side, order).map(|offer| offer.label);
    let was = match played {
        Some(Entry::Order { order, .. }) => label_of(&*table, order),
        _ => None,
    };
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
    Some(Proposal { number, side, labels, remark, played: was })
}
