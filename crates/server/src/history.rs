//! What a battle looked like before, and whether it was played as it is stored.

use std::collections::BTreeMap;
use std::sync::Arc;

use archive::{BattleId, BattleState};
use axum::Json;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use kernel::wire::Moment;
use kernel::{Commitment, Facade, Fingerprint, Label, Nonce, Seed, Viewer};
use serde::{Deserialize, Serialize};
use tokio::task::spawn_blocking;
use ts_rs::TS;

use crate::claim::Claim;
use crate::config::Limits;
use crate::fault::Denial;
use kernel::wire::Json as WireJson;

use crate::frames::text_of;
use crate::guests::Caller;
use crate::keys::Visitor;
use crate::open::{Opened, nonces};
use crate::rooms::House;
use crate::seats::{Granted, grant};

/// A moment with what the general was after who gave the next order.
#[derive(Serialize, TS)]
pub(crate) struct ToldMoment {
    #[serde(flatten)]
    moment: Moment,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    remark: Option<Label>,
}

/// How the battle looked to a viewer before each entry, as far as one frame may hold.
#[derive(Serialize, TS)]
#[serde(tag = "type", rename = "history")]
pub(crate) struct HistoryFrame {
    from: u32,
    /// Whether every piece is shown; only after the end.
    revealed: bool,
    #[ts(as = "Vec<ToldMoment>")]
    moments: Vec<WireJson>,
}

/// What came of replaying a finished battle.
#[derive(Serialize, TS)]
#[serde(untagged)]
pub(crate) enum Verification {
    /// Everything came out as it is stored.
    Verified {
        #[ts(type = "true")]
        verified: bool,
        entries: u32,
        #[ts(type = "string")]
        fingerprint: Fingerprint,
        #[ts(type = "string")]
        commitment: Commitment,
        #[ts(type = "string")]
        seed: Seed,
        #[ts(type = "string[]")]
        nonces: Vec<Nonce>,
    },
    /// Why it did not.
    Faulty {
        #[ts(type = "false")]
        verified: bool,
        fault: String,
    },
}

/// As it is stored.
#[derive(Deserialize)]
struct Remarked {
    label: Label,
}

/// The moments of a battle from an entry on, as a viewer saw them, in a frame.
pub(crate) async fn history(
    house: &House,
    caller: &Caller,
    id: &BattleId,
    viewer: Viewer,
    from: u32,
    revealed: bool,
) -> Result<Utf8Bytes, Denial> {
    let _errand = house.guests.errand(caller).await?;
    let (_, opened) = house.replay(id).await?;
    let Opened::Table { table, .. } = opened else {
        return Err(Denial::new(StatusCode::CONFLICT, Label::new("wire-rules-changed")));
    };
    // What a general was after would betray what it holds: not before the end.
    let remarks = match table.asked() {
        Some(_) => BTreeMap::new(),
        None => house.archive.remarks(id).await?,
    };
    let limits = house.config.limits.clone();
    let frame = spawn_blocking(move || frame(&*table, viewer, (from, revealed), &remarks, &limits)).await;
    frame.map_err(|_| Denial::fault())
}

/// As many moments as one frame may hold; the client asks again for more.
fn frame(
    table: &dyn Facade,
    viewer: Viewer,
    (from, revealed): (u32, bool),
    remarks: &BTreeMap<u32, String>,
    limits: &Limits,
) -> Utf8Bytes {
    // Before the end nobody sees everything.
    let revealed = revealed && table.asked().is_none();
    let (mut moments, mut length) = (Vec::new(), 0);
    for moment in table.history(viewer, from, limits.moments, revealed) {
        let remark = remarks.get(&moment.entry).and_then(|remark| serde_json::from_str::<Remarked>(remark).ok());
        let told = ToldMoment { moment, remark: remark.map(|remark| remark.label) };
        let told = WireJson::of(&told);
        length += told.text().len();
        moments.push(told);
        if length > limits.history {
            break;
        }
    }
    text_of(&HistoryFrame { from, revealed, moments })
}

/// `GET /api/battles/{id}/verify`: replays a finished battle from the seed that was promised.
pub(crate) async fn verify(
    Shared(house): Shared<Arc<House>>,
    caller: Caller,
    Path(id): Path<BattleId>,
    claim: Claim,
    headers: HeaderMap,
) -> Result<Json<Verification>, Denial> {
    let door = house.door(&id);
    let room = house.enter(&id, &door).await?;
    let held = room.held_by(Visitor::known(&headers).as_ref());
    let Granted::Seat(_) = grant(&room, &claim, &held)? else {
        return Err(Denial::no_seat());
    };
    let head = room.stored.head.clone();
    drop(room);
    if head.state != BattleState::Over {
        return Err(Denial::new(StatusCode::CONFLICT, Label::new("wire-not-over")));
    }
    let fault = |fault: String| Ok(Json(Verification::Faulty { verified: false, fault }));
    if head.resumed > 0 {
        return fault(format!("continued under other rules from entry {} on", head.resumed));
    }
    if head.seed.commitment() != head.commitment {
        return fault("the seed does not belong to the commitment".to_owned());
    }
    let _errand = house.guests.errand(&caller).await?;
    match house.replay(&id).await {
        Ok((kept, Opened::Table { table, .. })) => Ok(Json(Verification::Verified {
            verified: true,
            entries: table.number(),
            fingerprint: table.fingerprint(),
            commitment: head.commitment,
            seed: head.seed,
            nonces: nonces(&kept.stored),
        })),
        Ok((_, Opened::Halted { .. })) => fault("it was played under other rules".to_owned()),
        Err(denial) => fault(denial.refusal().label.id.clone()),
    }
}
