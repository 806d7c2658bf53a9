//! `POST /api/battles/import`: a record of a finished battle, verified to the last event.
//!
//! The body is read as it comes, one record at a time, by a thread that serves nobody else: however
//! large it is, those who play do not wait for it, and only what a record may hold is kept.

use std::fmt;
use std::io::Read;
use std::marker::PhantomData;
use std::sync::Arc;

use archive::{BattleState, Head, Moment, Seating, Snapshot, Written};
use axum::body::{Body, Bytes};
use axum::extract::State as Shared;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use futures_util::StreamExt;
use kernel::record::{Ending, FORM};
use kernel::wire::Refusal;
use kernel::{Commitment, Entry, Facade, Fingerprint, Label, Nonce, PackMark, Seed, Side, Viewer};
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::books::Rulebooks;
use crate::config::Limits;
use crate::create::{ONLOOKER, place, store};
use crate::fault::Denial;
use crate::guests::Caller;
use crate::keys::draw_battle_id;
use crate::open::rules_of;
use crate::rooms::House;
use crate::story::{Story, Told};

/// Parts of a body that wait to be read.
const PARTS_WAITING: usize = 4;
/// Bytes of a name in a record.
const LONGEST_NAME: usize = 128;
/// Entries or events of a record; a battle has some hundreds.
const MOST_ENTRIES: usize = 20_000;

pub(crate) async fn import(
    Shared(house): Shared<Arc<House>>,
    caller: Caller,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Denial> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("application/json") {
        let label = Label::new("wire-malformed").with("problem", "content-type: application/json");
        return Err(Denial::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, label));
    }
    house.guests.import(&caller)?;
    let _errand = house.guests.errand(&caller).await?;
    let permit = Arc::clone(&house.imports).acquire_owned().await.map_err(|_| Denial::fault())?;
    let (parts, read) = mpsc::channel(PARTS_WAITING);
    let (books, limits) = (Arc::clone(&house.books), house.config.limits.clone());
    let verified = tokio::task::spawn_blocking(move || {
        let verified = receive(Parts { read, part: Bytes::new() }, &limits).and_then(|it| verify(it, &*books));
        // However long its sender waits, nobody else's is read before this one is done with.
        drop(permit);
        verified
    });
    let passed_on = pass_on(body, parts, &house.config.limits).await;
    let verified = verified.await.map_err(|_| Denial::fault())?;
    passed_on.inspect_err(|denial| refused_import(&caller, denial))?;
    let Verified { record, seed, table, entries } = verified.inspect_err(|denial| refused_import(&caller, denial))?;
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
        state: BattleState::Over,
        asked,
        hints: None,
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

fn refused_import(caller: &Caller, denial: &Denial) {
    tracing::info!(address = %caller.address, cause = %denial.refusal().label.id, "a record was not read in");
}

/// Passes a body on, part by part, until it ends, stalls or is too large.
async fn pass_on(body: Body, parts: mpsc::Sender<Bytes>, limits: &Limits) -> Result<(), Denial> {
    let mut left = limits.record;
    let mut body = body.into_data_stream();
    loop {
        let part = match timeout(limits.stall, body.next()).await {
            Ok(Some(Ok(part))) => part,
            Ok(None) => return Ok(()),
            Ok(Some(Err(_))) => return Err(Denial::bad_request(Label::new("wire-too-slow"))),
            Err(_) => return Err(Denial::new(StatusCode::REQUEST_TIMEOUT, Label::new("wire-too-slow"))),
        };
        left = left.checked_sub(part.len()).ok_or_else(Denial::too_large)?;
        // The reader has seen enough.
        if parts.send(part).await.is_err() {
            return Ok(());
        }
    }
}

/// The parts of a body, for a thread that waits for them.
struct Parts {
    read: mpsc::Receiver<Bytes>,
    part: Bytes,
}

impl Read for Parts {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        while self.part.is_empty() {
            match self.read.blocking_recv() {
                Some(part) => self.part = part,
                None => return Ok(0),
            }
        }
        let count = out.len().min(self.part.len());
        out[..count].copy_from_slice(&self.part.split_to(count));
        Ok(count)
    }
}

/// A record as it comes: entries and events are not yet looked into.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Received {
    form: u16,
    system: String,
    /// Under a later revision of the rules the same things may have happened.
    #[serde(rename = "rules")]
    _rules: u16,
    pack: PackMark,
    options: Box<RawValue>,
    commitment: Commitment,
    #[serde(deserialize_with = "few")]
    nonces: Vec<Nonce>,
    seed: Option<Seed>,
    #[serde(deserialize_with = "few")]
    entries: Vec<Box<RawValue>>,
    #[serde(deserialize_with = "few")]
    prints: Vec<Fingerprint>,
    #[serde(deserialize_with = "few")]
    events: Vec<Box<RawValue>>,
    outcome: Option<Ending>,
}

/// A list that is not too long; of a longer one nothing more is read.
fn few<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    struct Few<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for Few<T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of at most {MOST_ENTRIES}")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
            let mut few = Vec::new();
            while let Some(one) = list.next_element()? {
                if few.len() == MOST_ENTRIES {
                    return Err(A::Error::invalid_length(few.len() + 1, &self));
                }
                few.push(one);
            }
            Ok(few)
        }
    }

    from.deserialize_seq(Few(PhantomData))
}

fn receive(parts: Parts, limits: &Limits) -> Result<Received, Denial> {
    let read = std::io::BufReader::with_capacity(64 * 1024, parts);
    let received: Received = serde_json::from_reader(read).map_err(|error| {
        let label = Label::new("wire-malformed").with("problem", error.to_string().as_str());
        Denial::new(StatusCode::UNPROCESSABLE_ENTITY, label)
    })?;
    let names = [&received.system, &received.pack.id, &received.pack.version];
    let cite = received.outcome.as_ref().map_or(0, |ending| ending.cite.len());
    let short = names.iter().all(|name| name.len() <= LONGEST_NAME) && cite <= LONGEST_NAME;
    let raw = received.entries.iter().chain(&received.events).chain([&received.options]);
    let small = raw.map(|raw| raw.get().len()).max().is_none_or(|size| size <= limits.record_entry);
    if short && small { Ok(received) } else { Err(Denial::too_large()) }
}

struct Kept {
    system: String,
    pack: PackMark,
    options: Value,
    commitment: Commitment,
    nonces: Vec<Nonce>,
}

struct Verified {
    record: Kept,
    seed: Seed,
    table: Box<dyn Facade>,
    entries: Vec<Written>,
}

fn parsed(raw: &RawValue) -> Value {
    serde_json::from_str(raw.get()).unwrap_or_default()
}

/// Replays a record with its seed and compares everything that is written in it.
fn verify(received: Received, books: &dyn Rulebooks) -> Result<Verified, Denial> {
    let Received { form, system, pack, commitment, nonces, seed, prints, outcome, .. } = received;
    if form != FORM {
        return Err(refused(Label::new("wire-record-form").with("form", i64::from(form))));
    }
    let Some(seed) = seed else {
        return Err(refused(Label::new("wire-record-unfinished")));
    };
    if seed.commitment() != commitment || nonces.len() != Side::BOTH.len() {
        return Err(refused(Label::new("wire-record-seed")));
    }
    if received.entries.len() != prints.len() {
        return Err(refused(Label::new("wire-record-differs").with("number", prints.len() as i64)));
    }
    let options = parsed(&received.options);
    let mixed = seed.mixed(&nonces);
    let mut table = books.reopen(&pack, None, &options, mixed).map_err(Denial::unprocessable)?;
    let mut entries = Vec::with_capacity(prints.len());
    let mut story = Story::opening(&*table);
    for (number, (raw, print)) in (0u32..).zip(received.entries.iter().zip(&prints)) {
        let differs = || refused(Label::new("wire-record-differs").with("number", i64::from(number)));
        let value = parsed(raw);
        let entry = Entry::deserialize(&value).map_err(|_| differs())?;
        let repeated = table.repeat(&entry).is_ok();
        // Nothing beside it, and nothing that is only read alike.
        let exact = table.last_entry().and_then(|last| serde_json::to_value(last).ok()) == Some(value);
        if !repeated || table.fingerprint() != *print || !exact {
            return Err(differs());
        }
        let asked = serde_json::to_string(&table.decision(Viewer::Onlooker)).unwrap_or_default();
        let told = Told::of(&*table, story.heard(), matches!(entry, Entry::Undo { .. }));
        story.add(&told);
        let unseen = table.hides(Viewer::Onlooker, &entry);
        let (entry, told, remark) = (serde_json::to_string(&entry).unwrap_or_default(), told.text(), String::new());
        entries.push(Written { number, entry, print: *print, asked, told, remark, unseen });
    }
    // All else must be as it is written.
    let again = table.record(pack.clone(), Value::Null, seed, nonces.clone());
    let same = again.events.len() == received.events.len()
        && again.events.iter().zip(&received.events).all(|(event, raw)| *event == parsed(raw));
    if !same || again.system != system || again.outcome != outcome {
        return Err(refused(Label::new("wire-record-events")));
    }
    Ok(Verified { record: Kept { system, pack, options, commitment, nonces }, seed, table, entries })
}

fn refused(label: Label) -> Denial {
    Denial::unprocessable(Refusal::plain(label))
}
