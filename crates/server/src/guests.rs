//! Who comes from where, and how much of everything each may have.
//!
//! A browser is known by its cookie, which it can throw away; an address less so. Both are counted,
//! and what is too much for one is no trouble for the others.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use archive::KeyHash;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use kernel::Label;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::bucket::Bucket;
use crate::config::Limits;
use crate::fault::Denial;
use crate::keys::Visitor;

/// An account that nobody has used for so long is closed; its buckets would be full again.
const FORGOTTEN: Duration = Duration::from_secs(600);
/// With more accounts than that, those that hold nothing are closed at once.
const MOST_ACCOUNTS: usize = 20_000;
/// So many errands of one guest wait for the one that is being done.
const ERRANDS_WAITING: usize = 8;

/// Whom an account is kept for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Guest {
    /// An address; of the long ones the part that one household shares.
    Address(IpAddr),
    /// A browser.
    Visitor(KeyHash),
}

/// The connection that a request came through; as long as somebody holds it, it counts.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    address: IpAddr,
    _place: Arc<(OwnedSemaphorePermit, Held)>,
}

/// Who sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) address: IpAddr,
    visitor: Option<KeyHash>,
    /// Kept by sockets, so that they count among the connections.
    _peer: Peer,
}

impl Caller {
    /// The caller of a request. `proxied` says whether a proxy stands before us, whose
    /// word counts for the address.
    pub(crate) fn of(parts: &Parts, proxied: bool) -> Result<Self, Denial> {
        let peer = parts.extensions.get::<Peer>().cloned().ok_or_else(Denial::fault)?;
        let forwarded = if proxied { forwarded(&parts.headers) } else { None };
        let visitor = Visitor::known(&parts.headers).map(|visitor| visitor.hash());
        Ok(Caller { address: forwarded.unwrap_or(peer.address), visitor, _peer: peer })
    }

    fn guests(&self) -> impl Iterator<Item = Guest> {
        [Some(Guest::Address(self.address)), self.visitor.map(Guest::Visitor)].into_iter().flatten()
    }
}

/// What the proxy before us says: the last address of the list is the one that it saw itself.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next()?.trim().parse().ok().map(household)
}

/// A visitor who has one of the long addresses has a great many of them.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) => {
            let [a, b, c, d, ..] = long.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        short => short,
    }
}

/// What one guest has of everything.
#[derive(Debug)]
struct Account {
    battles: Bucket,
    imports: Bucket,
    sockets: usize,
    connections: usize,
    errands: Arc<Semaphore>,
    waiting: usize,
    used: Instant,
}

impl Account {
    fn new(guest: &Guest, limits: &Limits) -> Self {
        let (battles, imports) = match guest {
            Guest::Address(_) => (limits.battles_per_minute, limits.imports_per_minute),
            Guest::Visitor(_) => (limits.battles_per_minute.div_ceil(2), limits.imports_per_minute.div_ceil(2)),
        };
        let bucket = |per_minute: u32| Bucket::new(per_minute, f64::from(per_minute) / 60.0);
        Account {
            battles: bucket(battles),
            imports: bucket(imports),
            sockets: 0,
            connections: 0,
            errands: Arc::new(Semaphore::new(1)),
            waiting: 0,
            used: Instant::now(),
        }
    }

    fn holds_nothing(&self) -> bool {
        self.sockets == 0 && self.connections == 0 && self.waiting == 0
    }
}

/// What is counted while it lasts.
#[derive(Clone, Copy, Debug)]
enum Thing {
    Socket,
    Connection,
    Errand,
}

impl Thing {
    fn of(self, account: &mut Account) -> &mut usize {
        match self {
            Thing::Socket => &mut account.sockets,
            Thing::Connection => &mut account.connections,
            Thing::Errand => &mut account.waiting,
        }
    }
}

/// All accounts.
#[derive(Debug)]
pub(crate) struct Guests {
    limits: Limits,
    accounts: Mutex<HashMap<Guest, Account>>,
}

/// Something that counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Held {
    guests: Arc<Guests>,
    thing: Thing,
    who: Vec<Guest>,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut accounts = self.guests.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        for guest in &self.who {
            if let Some(account) = accounts.get_mut(guest) {
                let count = self.thing.of(account);
                *count = count.saturating_sub(1);
            }
        }
    }
}

impl Guests {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        Arc::new(Guests { limits: limits.clone(), accounts: Mutex::default() })
    }

    /// A connection from an address, unless it has too many.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr, permit: OwnedSemaphorePermit) -> Option<Peer> {
        let address = household(address);
        let most = |_: &Guest| self.limits.connections_per_address;
        let held = self.hold(Thing::Connection, [Guest::Address(address)], most)?;
        Some(Peer { address, _place: Arc::new((permit, held)) })
    }

    /// A socket, unless the browser or its address has too many.
    pub(crate) fn socket(self: &Arc<Self>, caller: &Caller) -> Result<Held, Denial> {
        let most = |guest: &Guest| match guest {
            Guest::Address(_) => self.limits.sockets_per_address,
            Guest::Visitor(_) => self.limits.sockets_per_visitor,
        };
        self.hold(Thing::Socket, caller.guests(), most).ok_or_else(|| {
            tracing::warn!(address = %caller.address, "too many sockets");
            Denial::new(StatusCode::TOO_MANY_REQUESTS, Label::new("wire-too-many-sockets"))
        })
    }

    /// Takes from the buckets of battles.
    pub(crate) fn battle(&self, caller: &Caller) -> Result<(), Denial> {
        self.take(caller, |account| &mut account.battles)
    }

    /// Takes from the buckets of imports.
    pub(crate) fn import(&self, caller: &Caller) -> Result<(), Denial> {
        self.take(caller, |account| &mut account.imports)
    }

    /// Waits until the guest's other errands are done: whatever replays a whole
    /// battle is done one by one.
    pub(crate) async fn errand(self: &Arc<Self>, caller: &Caller) -> Result<Errand, Denial> {
        let too_many = || {
            tracing::warn!(address = %caller.address, "too many errands at once");
            Denial::new(StatusCode::TOO_MANY_REQUESTS, Label::new("wire-too-many-errands"))
        };
        let held = self.hold(Thing::Errand, caller.guests(), |_| ERRANDS_WAITING).ok_or_else(too_many)?;
        let mut permits = Vec::new();
        for guest in caller.guests() {
            let errands = self.with(&guest, |account| Arc::clone(&account.errands));
            permits.push(errands.acquire_owned().await.map_err(|_| Denial::fault())?);
        }
        Ok(Errand { _permits: permits, _held: held })
    }

    /// Closes accounts that nobody uses.
    pub(crate) fn tidy(&self) {
        let mut accounts = self.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        accounts.retain(|_, account| !account.holds_nothing() || account.used.elapsed() < FORGOTTEN);
    }

    fn take(&self, caller: &Caller, bucket: impl Fn(&mut Account) -> &mut Bucket) -> Result<(), Denial> {
        // All are asked, so that one cannot be spared by emptying another.
        let enough = caller.guests().map(|guest| self.with(&guest, |account| bucket(account).take()));
        if enough.collect::<Vec<_>>().contains(&false) {
            tracing::warn!(address = %caller.address, "too many battles or imports");
            return Err(Denial::new(StatusCode::TOO_MANY_REQUESTS, Label::new("wire-flood")));
        }
        Ok(())
    }

    fn hold(
        self: &Arc<Self>,
        thing: Thing,
        who: impl IntoIterator<Item = Guest>,
        most: impl Fn(&Guest) -> usize,
    ) -> Option<Held> {
        let mut held = Held { guests: Arc::clone(self), thing, who: Vec::new() };
        for guest in who {
            let most = most(&guest);
            let room = self.with(&guest, |account| {
                let count = thing.of(account);
                let room = *count < most;
                *count += usize::from(room);
                room
            });
            // What was counted before is given back when `held` is dropped.
            if !room {
                return None;
            }
            held.who.push(guest);
        }
        Some(held)
    }

    fn with<T>(&self, guest: &Guest, then: impl FnOnce(&mut Account) -> T) -> T {
        let mut accounts = self.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        if accounts.len() >= MOST_ACCOUNTS && !accounts.contains_key(guest) {
            accounts.retain(|guest, account| matches!(guest, Guest::Address(_)) || !account.holds_nothing());
        }
        let account = accounts.entry(*guest).or_insert_with(|| Account::new(guest, &self.limits));
        account.used = Instant::now();
        then(account)
    }
}

/// The right to have something done that takes its time.
#[derive(Debug)]
pub(crate) struct Errand {
    _permits: Vec<OwnedSemaphorePermit>,
    _held: Held,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(guests: &Arc<Guests>, address: &str, visitor: Option<&str>) -> Caller {
        let permit = Arc::new(Semaphore::new(1)).try_acquire_owned().unwrap();
        let peer = guests.connect(address.parse().unwrap(), permit).unwrap();
        Caller { address: peer.address, visitor: visitor.map(KeyHash::of), _peer: peer }
    }

    #[test]
    fn one_guest_empties_nobody_elses_bucket() {
        let guests = Guests::new(&Limits { battles_per_minute: 4, ..Limits::default() });
        let stranger = caller(&guests, "10.0.0.1", None);
        assert_eq!((0..20).filter(|_| guests.battle(&stranger).is_ok()).count(), 4);
        let one = caller(&guests, "10.0.0.2", Some("one"));
        assert_eq!((0..20).filter(|_| guests.battle(&one).is_ok()).count(), 2, "a browser has half of its address");
        let other = caller(&guests, "10.0.0.2", Some("other"));
        assert_eq!((0..20).filter(|_| guests.battle(&other).is_ok()).count(), 0, "the address has tried enough");
        assert!(guests.battle(&caller(&guests, "2001:db8::1", None)).is_ok());
    }

    #[test]
    fn what_is_given_back_can_be_had_again() {
        let limits = Limits { sockets_per_visitor: 2, sockets_per_address: 3, ..Limits::default() };
        let guests = Guests::new(&limits);
        let one = caller(&guests, "::ffff:10.0.0.1", Some("one"));
        let other = caller(&guests, "10.0.0.1", Some("other"));
        let mut held = vec![guests.socket(&one).unwrap(), guests.socket(&one).unwrap()];
        assert!(guests.socket(&one).is_err());
        held.push(guests.socket(&other).unwrap());
        assert!(guests.socket(&other).is_err(), "the address has three");
        held.clear();
        assert!(guests.socket(&other).is_ok());
    }

    #[test]
    fn a_household_has_one_account_and_empty_ones_are_closed() {
        let guests = Guests::new(&Limits { connections_per_address: 1, ..Limits::default() });
        let first = caller(&guests, "2001:db8::1", None);
        let permit = Arc::new(Semaphore::new(1)).try_acquire_owned().unwrap();
        assert!(guests.connect("2001:db8::2".parse().unwrap(), permit).is_none());
        drop(first);
        let invented: Vec<String> = (0..MOST_ACCOUNTS + 10).map(|number| number.to_string()).collect();
        for name in &invented {
            guests.with(&Guest::Visitor(KeyHash::of(name)), |_| ());
        }
        assert!(guests.accounts.lock().unwrap().len() < 100, "cookies can be invented");
    }

    #[tokio::test]
    async fn errands_are_done_one_by_one_and_only_so_many_wait() {
        let guests = Guests::new(&Limits::default());
        let caller = caller(&guests, "10.0.0.1", None);
        let first = guests.errand(&caller).await.unwrap();
        let waiting: Vec<_> = (0..20)
            .map(|_| {
                let (guests, caller) = (Arc::clone(&guests), caller.clone());
                tokio::spawn(async move { guests.errand(&caller).await.is_ok() })
            })
            .collect();
        tokio::task::yield_now().await;
        drop(first);
        let mut done = 0;
        for one in waiting {
            done += usize::from(one.await.unwrap());
        }
        assert_eq!(done, ERRANDS_WAITING - 1);
    }
}
