//! After the battle: how the chances stood at every point of it, and what a general would have done there.
//!
//! A quick estimate is there at once; then each position is fought on to the end again and again, in the background. Nothing
//! is hidden any more once a battle is over.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use archive::{BattleId, State};
use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use generals::{Leash, Staff};
use kernel::{Facade, Label, Side, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::fault::Denial;
use crate::generals::offered;
use crate::keys::Visitor;
use crate::open::Opened;
use crate::rooms::House;
use crate::seats::{Claim, Granted, grant, held_by};
use crate::smooth::{Estimate, Sight, smooth};

/// How often a position is fought on, pass by pass.
const PASSES: [u32; 4] = [1, 1, 2, 4];
/// In each pass these are taken first, then those between, so that the shape of the curve comes early.
const STRIDE: [usize; 4] = [0, 2, 1, 3];
/// At most so many positions are looked into; a longer battle is looked at in steps.
const MOST_POINTS: usize = 400;
/// At most so many turning points are marked.
const MOST_TURNS: usize = 5;
/// A smaller change is no turning point.
const LEAST_TURN: f64 = 0.08;
/// More finished battles are not kept in mind.
const MOST_KEPT: usize = 64;

/// How the chances stood before an entry.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Point {
    number: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    when: Option<Value>,
    /// Of the first side.
    chance: f64,
    /// Half the width of the interval that holds it 95 times in 100.
    spread: f64,
}

/// The curve of a battle, as far as it is worked out.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Curve {
    progress: f64,
    refined: bool,
    sides: [String; 2],
    points: Vec<Point>,
    turning: Vec<u32>,
}

/// Finished battles that are being looked into, or were.
#[derive(Debug)]
pub(crate) struct Analyses {
    curves: Mutex<HashMap<BattleId, Arc<Mutex<Curve>>>>,
    /// One at a time, so that those who play are not held up.
    turn: Arc<Semaphore>,
    /// Raised when the server stops.
    stopped: Arc<AtomicBool>,
}

impl Default for Analyses {
    fn default() -> Self {
        Analyses { curves: Mutex::default(), turn: Arc::new(Semaphore::new(1)), stopped: Arc::default() }
    }
}

impl Analyses {
    /// Nothing more is worked out.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    fn find(&self, id: &BattleId) -> Option<Arc<Mutex<Curve>>> {
        self.curves.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// The one that is kept from now on: another request may have come first.
    fn keep(&self, id: &BattleId, curve: Curve) -> (Arc<Mutex<Curve>>, bool) {
        let mut curves = self.curves.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = curves.get(id) {
            return (Arc::clone(known), false);
        }
        if curves.len() >= MOST_KEPT {
            curves.retain(|_, curve| !read(curve).refined);
        }
        let curve = Arc::new(Mutex::new(curve));
        curves.insert(id.clone(), Arc::clone(&curve));
        (curve, true)
    }
}

fn read(curve: &Mutex<Curve>) -> Curve {
    curve.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Whoever may look at the battle may look into it, once it is over.
async fn admit(house: &House, id: &BattleId, claim: &Claim, headers: &HeaderMap) -> Result<Arc<dyn Staff>, Denial> {
    let held = held_by(house, Visitor::known(headers).as_ref(), id).await?;
    let door = house.door(id);
    let room = house.enter(id, &door).await?;
    let Granted::Seat(_) = grant(&room, claim, &held)? else { return Err(Denial::no_seat()) };
    if room.stored.head.state != State::Over {
        return Err(Denial::new(StatusCode::CONFLICT, Label::new("wire-not-over")));
    }
    let none = || Denial::not_found(Label::new("wire-no-generals"));
    house.books.staff(&room.stored.head.system).ok_or_else(none)
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
    Path(id): Path<BattleId>,
    Query(claim): Query<Claim>,
    headers: HeaderMap,
) -> Result<Json<Value>, Denial> {
    let staff = admit(&house, &id, &claim, &headers).await?;
    let curve = match house.analyses.find(&id) {
        Some(curve) => curve,
        None => begin(&house, &id, staff).await?,
    };
    Ok(Json(serde_json::to_value(read(&curve)).unwrap_or_default()))
}

/// The quick estimate, unless the whole is stored already; the rest is worked out in the background.
async fn begin(house: &Arc<House>, id: &BattleId, staff: Arc<dyn Staff>) -> Result<Arc<Mutex<Curve>>, Denial> {
    if let Some(stored) = house.archive.analysis(id).await?
        && let Ok(curve) = serde_json::from_str::<Curve>(&stored)
    {
        return Ok(house.analyses.keep(id, curve).0);
    }
    let table = whole(house, id).await?;
    let glancing = Arc::clone(&staff);
    let glance = spawn_blocking(move || glance(&*table, &*glancing)).await.map_err(|_| Denial::fault())?;
    let (curve, mine) = house.analyses.keep(id, glance.curve());
    if mine {
        let (house, id, kept) = (Arc::clone(house), id.clone(), Arc::clone(&curve));
        tokio::spawn(async move {
            let Ok(turn) = Arc::clone(&house.analyses.turn).acquire_owned().await else { return };
            let stopped = Arc::clone(&house.analyses.stopped);
            let refined = spawn_blocking(move || {
                glance.refine(&*staff, &kept, &stopped);
                drop(turn);
                read(&kept)
            });
            if let Ok(curve) = refined.await
                && curve.refined
            {
                let _ = house.archive.keep_analysis(&id, serde_json::to_string(&curve).unwrap_or_default()).await;
            }
        });
    }
    Ok(curve)
}

/// A position to be fought on.
struct Stage {
    table: Box<dyn Facade>,
    when: Option<Value>,
    /// Who commands; none at the end.
    side: Option<Side>,
    glance: f64,
    won: f64,
    fought: f64,
}

/// The positions of a battle in which a side commands and nothing is pending, and the last one.
struct Glance {
    sides: [String; 2],
    stages: Vec<Stage>,
    /// How many battles the quick estimate counts for.
    counts: f64,
}

fn glance(table: &dyn Facade, staff: &dyn Staff) -> Glance {
    let mut numbers = Vec::new();
    table.retrace(0, usize::MAX, &mut |table| {
        if table.eyes().is_none_or(|eyes| staff.is_quiet(&*eyes)) {
            numbers.push(table.number());
        }
    });
    let step = numbers.len().div_ceil(MOST_POINTS).max(1);
    let last = numbers.last().copied();
    let wanted: Vec<u32> = numbers.iter().copied().step_by(step).chain(last).collect();
    let mut stages: Vec<Stage> = Vec::new();
    table.retrace(0, usize::MAX, &mut |table| {
        let is_new = stages.last().is_none_or(|stage| stage.table.number() != table.number());
        if wanted.binary_search(&table.number()).is_ok() && is_new {
            let decision = serde_json::to_value(table.decision(Viewer::Onlooker)).unwrap_or_default();
            let mut fork = table.fork();
            fork.forget();
            stages.push(Stage {
                when: decision.get("when").cloned(),
                side: table.asked(),
                glance: staff.glance(table).unwrap_or(0.5),
                won: 0.0,
                fought: 0.0,
                table: fork,
            });
        }
    });
    Glance { sides: table.sides(), stages, counts: staff.glance_counts() }
}

impl Glance {
    /// The quick estimate of each position, corrected by what the battles from there and from its neighbours came to.
    fn estimates(&self) -> Vec<Estimate> {
        let sights = self.stages.iter().map(|stage| Sight {
            glance: stage.glance,
            known: stage.side.is_none(),
            won: stage.won,
            fought: stage.fought,
        });
        smooth(&sights.collect::<Vec<_>>(), self.counts)
    }

    fn curve(&self) -> Curve {
        let estimates = self.estimates();
        let points = self.stages.iter().zip(&estimates).map(|(stage, estimate)| Point {
            number: stage.table.number(),
            when: stage.when.clone(),
            chance: estimate.chance,
            spread: estimate.spread,
        });
        Curve {
            progress: 0.0,
            refined: false,
            sides: self.sides.clone(),
            points: points.collect(),
            turning: self.turning(&estimates),
        }
    }

    /// The points after which the chances changed most, from one change of command to the next.
    fn turning(&self, estimates: &[Estimate]) -> Vec<u32> {
        let mut turns: Vec<(&Stage, f64)> = Vec::new();
        for (stage, estimate) in self.stages.iter().zip(estimates) {
            if turns.last().is_none_or(|(last, _)| last.side != stage.side) {
                turns.push((stage, estimate.chance));
            }
        }
        let mut changes: Vec<(f64, u32)> = turns
            .windows(2)
            .map(|pair| ((pair[1].1 - pair[0].1).abs(), pair[0].0.table.number()))
            .filter(|(change, _)| *change >= LEAST_TURN)
            .collect();
        changes.sort_by(|one, other| other.0.total_cmp(&one.0));
        changes.truncate(MOST_TURNS);
        let mut numbers: Vec<u32> = changes.into_iter().map(|(_, number)| number).collect();
        numbers.sort_unstable();
        numbers
    }

    /// Fights every position on, pass by pass, and writes down what came of it as it goes.
    fn refine(mut self, staff: &dyn Staff, kept: &Mutex<Curve>, stopped: &AtomicBool) {
        let total = (PASSES.iter().sum::<u32>() as usize * self.stages.len()).max(1) as f64;
        let mut done = 0.0;
        let mut seed = 0u64;
        for battles in PASSES {
            let count = self.stages.len();
            let order = STRIDE.into_iter().flat_map(|first| (first..count).step_by(STRIDE.len()));
            for index in order {
                for _ in 0..battles {
                    if stopped.load(Ordering::Relaxed) {
                        return;
                    }
                    let stage = &mut self.stages[index];
                    seed += 1;
                    done += 1.0;
                    if stage.side.is_none() {
                        continue;
                    }
                    if let Some(winner) = staff.play_out(&*stage.table, seed) {
                        stage.won += f64::from(u8::from(winner == Side(0)));
                        stage.fought += 1.0;
                    }
                }
                self.write_down(kept, done / total, false);
            }
        }
        self.write_down(kept, 1.0, true);
    }

    fn write_down(&self, kept: &Mutex<Curve>, progress: f64, refined: bool) {
        let curve = Curve { progress, refined, ..self.curve() };
        *kept.lock().unwrap_or_else(PoisonError::into_inner) = curve;
    }
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
    Path(id): Path<BattleId>,
    Query(claim): Query<Claim>,
    Query(place): Query<Where>,
    headers: HeaderMap,
) -> Result<Json<Value>, Denial> {
    let staff = admit(&house, &id, &claim, &headers).await?;
    let level = offered(place.level.as_deref().unwrap_or("marshal"));
    let level = level.ok_or_else(|| Denial::bad_request(Label::new("wire-no-such-general")))?;
    let table = whole(&house, &id).await?;
    let played = house.archive.entry(&id, place.number).await?;
    let played = played.and_then(|written| serde_json::from_str::<Value>(&written.entry).ok()).unwrap_or_default();
    let permit = Arc::clone(&house.thinkers).acquire_owned().await.map_err(|_| Denial::fault())?;
    let leash = Leash { deadline: Some(house.config.general_reply), ..Leash::default() };
    let proposed = spawn_blocking(move || {
        let mut found = None;
        table.retrace(place.number, 1, &mut |table| found = Some(table.fork()));
        let proposed = propose(found?, &*staff, |staff| staff.seat(level, u64::from(place.number), leash), &played);
        drop(permit);
        proposed
    });
    let nothing = || Denial::not_found(Label::new("wire-nothing-to-decide"));
    proposed.await.map_err(|_| Denial::fault())?.map(Json).ok_or_else(nothing)
}

/// The plan that a general would have followed, as the labels of its orders.
fn propose(
    mut table: Box<dyn Facade>,
    staff: &dyn Staff,
    seat: impl FnOnce(&dyn Staff) -> Box<dyn generals::Seated>,
    played: &Value,
) -> Option<Value> {
    let (number, side) = (table.number(), table.asked()?);
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
        let before = table.number();
        table.obey(side, before, &advice.order).ok()?;
        if table.recalls(Viewer::Side(side)).last() != Some(&before) {
            break;
        }
    }
    let side = table.sides().get(side.index()).cloned();
    Some(json!({ "number": number, "side": side, "labels": labels, "remark": remark, "played": was }))
}
