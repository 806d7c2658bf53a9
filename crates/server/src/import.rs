//! `POST /api/battles/import`: a record of a finished battle, verified to the last event.

use std::sync::Arc;

use archive::{Head, Moment, Seating, Snapshot, State, Written};
use axum::extract::State as Shared;
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::record::FORM;
use kernel::wire::Complaint;
use kernel::{Facade, Label, Record, Seed, Side, Viewer};

use crate::books::Rulebooks;
use crate::create::{ONLOOKER, place, rules_of, store};
use crate::fault::{Denial, Sent};
use crate::keys::draw_battle_id;
use crate::rooms::House;
use crate::story::{Story, Told};

pub(crate) async fn import(
    Shared(house): Shared<Arc<House>>,
    headers: HeaderMap,
    Sent(record): Sent<Record>,
) -> Result<Response, Denial> {
    let books = Arc::clone(&house.books);
    let verified = tokio::task::spawn_blocking(move || verify(record, &*books)).await;
    let Verified { record, seed, table, entries } = verified.map_err(|_| Denial::fault())??;
    let asked = serde_json::to_value(table.decision(Viewer::Onlooker)).unwrap_or_default();
    let sides = table.sides();
    let named = Side::BOTH.into_iter().zip(&sides).zip(&record.nonces);
    let mut places: Vec<_> = named.map(|((side, name), nonce)| place(name, Some(side), true, Some(*nonce))).collect();
    places.push(place(ONLOOKER, None, true, None));
    let head = Head {
        id: draw_battle_id(),
        system: record.system,
        rules: rules_of(&*table, &record.pack),
        pack: record.pack,
        options: record.options,
        seed,
        commitment: record.commitment,
        seating: Seating::Alone,
        state: State::Over,
        asked,
        resumed: 0,
        created: Moment::now(),
        changed: Moment::now(),
    };
    let (id, number) = (head.id.clone(), table.number());
    let response = store(&house, &headers, head, places, entries).await?;
    if let Some(position) = table.snapshot().filter(|_| number > 0) {
        house.archive.keep_snapshot(&id, Snapshot { number, position }).await?;
    }
    Ok(response)
}

struct Verified {
    record: Record,
    seed: Seed,
    table: Box<dyn Facade>,
    entries: Vec<Written>,
}

/// Replays a record with its seed and compares everything that is written in it.
fn verify(record: Record, books: &dyn Rulebooks) -> Result<Verified, Denial> {
    if record.form != FORM {
        return Err(refused(Label::new("wire-record-form").with("form", i64::from(record.form))));
    }
    let Some(seed) = record.seed else {
        return Err(refused(Label::new("wire-record-unfinished")));
    };
    if seed.commitment() != record.commitment || record.nonces.len() != Side::BOTH.len() {
        return Err(refused(Label::new("wire-record-seed")));
    }
    if record.entries.len() != record.prints.len() {
        return Err(refused(Label::new("wire-record-differs").with("number", record.prints.len() as i64)));
    }
    let mixed = seed.mixed(&record.nonces);
    let mut table = books.reopen(&record.pack, None, &record.options, mixed).map_err(Denial::unprocessable)?;
    let mut entries = Vec::with_capacity(record.entries.len());
    let mut story = Story::opening(&*table);
    for (number, (entry, print)) in (0u32..).zip(record.entries.iter().zip(&record.prints)) {
        let repeated = table.repeat(entry).is_ok();
        if !repeated || table.fingerprint() != *print {
            return Err(refused(Label::new("wire-record-differs").with("number", i64::from(number))));
        }
        let asked = serde_json::to_string(&table.decision(Viewer::Onlooker)).unwrap_or_default();
        let entry = table.last_entry().unwrap_or_default();
        let told = Told::of(&*table, story.heard(), entry.get("undo").is_some());
        story.add(&told);
        let (entry, told, remark) = (entry.to_string(), told.text(), String::new());
        entries.push(Written { number, entry, print: *print, asked, told, remark });
    }
    // Under a later revision of the rules the same things may have happened; all else must be as it is written.
    let mut again = table.record(record.pack.clone(), record.options.clone(), seed, record.nonces.clone());
    again.rules = record.rules;
    if again != record {
        return Err(refused(Label::new("wire-record-events")));
    }
    Ok(Verified { record, seed, table, entries })
}

fn refused(label: Label) -> Denial {
    Denial::unprocessable(Complaint::plain(label))
}
