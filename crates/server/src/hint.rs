//! What would the marshal do? Asked by a side in its own turn, from its own eyes.
//!
//! The marshal decides on a position that is imagined from the view of the side. So neither his
//! orders nor where they end tell anything that the side does not know.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use archive::BattleId;
use generals::{Leash, Level, Staff};
use kernel::wire::{Offer, Refusal};
use kernel::{Facade, Label, Side, Viewer, Word};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep_until};

use crate::fault::plain;
use crate::frames::Frame;
use crate::listener::Listener;
use crate::rooms::House;
use crate::turns::Cause;

/// The orders of one hint at most.
const MOST_ORDERS: usize = 64;
/// Who is asked.
const ADVISER: Level = Level::Marshal;

/// What he would do.
struct Advised {
    plan: Vec<Offer>,
    remark: Option<Label>,
}

/// Plays on an imagined table until somebody else has to decide, something comes to light, or a
/// plan is done.
fn advise(mut table: Box<dyn Facade>, side: Side, staff: &dyn Staff, leash: Leash) -> Option<Advised> {
    let mut general = staff.seat(ADVISER, 0, leash);
    let (mut plan, mut remark) = (Vec::new(), None);
    while table.asked() == Some(side) && plan.len() < MOST_ORDERS {
        let eyes = table.eyes()?;
        if !plan.is_empty() && staff.is_quiet(&*eyes) {
            break;
        }
        let advice = general.advise(&*eyes)?;
        plan.push(table.offer(side, &advice.order)?);
        remark.get_or_insert(advice.remark);
        let before = table.count(Viewer::Side(side));
        table.obey(side, before, &advice.order).ok()?;
        if table.recalls(Viewer::Side(side)).last() != Some(&before) {
            break;
        }
    }
    (!plan.is_empty()).then_some(Advised { plan, remark })
}

/// What is needed to think about a question.
struct Matter {
    /// The question's number in the record.
    number: u32,
    side: Side,
    staff: Arc<dyn Staff>,
    table: Box<dyn Facade>,
}

/// Answers a side that asks what the marshal would do.
pub(crate) async fn hint(house: &House, id: &BattleId, listener: &Listener, counted: u32) {
    let refuse = |refusal: &Refusal| listener.send(Frame::Refused { number: Some(counted), refusal }.text());
    let matter = match take_up(house, id, listener, counted).await {
        Ok(matter) => matter,
        Err(refusal) => return refuse(&refusal),
    };
    let (number, side) = (matter.number, matter.side);
    // However soon he knows, he takes as long as for a plan of his own.
    let due = Instant::now() + house.config.general_pace;
    let advised = think(house, listener, matter).await;
    sleep_until(due).await;
    let door = house.door(id);
    let Ok(mut room) = house.enter(id, &door).await else { return refuse(&plain("wire-fault")) };
    if room.hinting == Some(number) {
        room.hinting = None;
    }
    let stands = room.table().is_some_and(|table| table.number() == number && table.asked() == Some(side));
    let Some(Advised { plan, remark }) = advised.filter(|_| stands) else {
        return refuse(&plain(if stands { "wire-no-hint" } else { "wire-hint-late" }));
    };
    // It is noted before he is told.
    if let Err(refusal) = room.say(house, side, Word::Hint).await {
        return refuse(&refusal);
    }
    let number = room.table().map_or(counted, |table| table.count(listener.viewer));
    let (level, remark) = (ADVISER.name(), remark.as_ref());
    listener.send(Frame::Hint { number, level, plan: &plan, remark }.text());
}

async fn take_up(house: &House, id: &BattleId, listener: &Listener, counted: u32) -> Result<Matter, Refusal> {
    let door = house.door(id);
    let mut room = house.enter(id, &door).await.map_err(|_| plain("wire-fault"))?;
    let Viewer::Side(side) = listener.viewer else { return Err(plain("wire-onlooker")) };
    if room.halted.is_some() {
        return Err(plain("wire-rules-changed"));
    }
    let Some(table) = room.table() else { return Err(plain("wire-waiting")) };
    if room.general_of(side).is_some() {
        return Err(plain("wire-general-commands"));
    }
    if !room.may_ask(side) {
        return Err(plain("wire-no-hints"));
    }
    let expected = table.count(listener.viewer);
    if counted != expected {
        return Err(Refusal::plain(Label::new("wire-stale").with("expected", i64::from(expected))));
    }
    if table.asked() != Some(side) {
        return Err(plain("wire-nothing-to-decide"));
    }
    let number = table.number();
    if room.hinting == Some(number) {
        return Err(plain("wire-hint-coming"));
    }
    let staff = house.books.staff(&room.stored.head.system).ok_or_else(|| plain("wire-no-such-general"))?;
    let matter = Matter { number, side, staff, table: table.imagined(side, u64::from(counted)) };
    room.hinting = Some(number);
    Ok(matter)
}

async fn think(house: &House, listener: &Listener, matter: Matter) -> Option<Advised> {
    let turn = house.thinkers.wait(Cause::Watched(listener.address)).await?;
    let leash = Leash { deadline: Some(house.config.general_reply), ..Leash::default() };
    let thinking = spawn_blocking(move || {
        let Matter { side, staff, table, .. } = matter;
        let advised = catch_unwind(AssertUnwindSafe(|| advise(table, side, &*staff, leash)));
        drop(turn);
        advised.inspect_err(|_| tracing::error!("a general has lost his mind")).ok().flatten()
    });
    thinking.await.ok().flatten()
}
