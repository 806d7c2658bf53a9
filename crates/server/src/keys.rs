//! Unguessable names and keys.

use std::fmt;

use archive::{BattleId, KeyHash};
use axum::http::{HeaderMap, HeaderValue, header};
use kernel::{Nonce, Seed};

/// The cookie by which a browser is known again.
const COOKIE: &str = "grognard_visitor";
/// A year, after which a browser is forgotten.
const COOKIE_AGE: u32 = 365 * 24 * 60 * 60;

/// Random bytes from the operating system.
pub(crate) fn draw<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without a source of chance there can be no keys and no dice: nothing sensible is left to do.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

pub(crate) fn draw_battle_id() -> BattleId {
    BattleId(hex::encode(draw::<16>()))
}

pub(crate) fn draw_seed() -> Seed {
    Seed(draw())
}

pub(crate) fn draw_nonce() -> Nonce {
    Nonce(draw())
}

/// A share of chance as a client writes it: 16 to 32 bytes in hexadecimal; a shorter one
/// is filled up with zeros.
pub(crate) fn read_nonce(text: &str) -> Option<Nonce> {
    let bytes = hex::decode(text).ok().filter(|bytes| (16..=32).contains(&bytes.len()))?;
    let mut nonce = [0; 32];
    nonce[..bytes.len()].copy_from_slice(&bytes);
    Some(Nonce(nonce))
}

/// A secret that opens a seat, or by which a browser is known. It is never stored or printed.
#[derive(Clone)]
pub(crate) struct Key(String);

impl Key {
    pub(crate) fn draw() -> Self {
        Key(hex::encode(draw::<32>()))
    }

    pub(crate) fn hash(&self) -> KeyHash {
        KeyHash::of(&self.0)
    }

    /// The link that hands the key over; what follows `#` stays in the browser.
    pub(crate) fn link(&self, battle: &BattleId) -> String {
        format!("/table/{battle}#{}", self.0)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(kept secret)")
    }
}

/// A browser, known by its cookie.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    key: Key,
    new: bool,
}

impl Visitor {
    /// The browser that sent these headers, if it carries our cookie.
    pub(crate) fn known(headers: &HeaderMap) -> Option<Self> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let key = cookies
            .flat_map(|line| line.split(';'))
            .filter_map(|cookie| cookie.trim().split_once('='))
            .find(|(name, value)| *name == COOKIE && value.len() == 64)?
            .1;
        Some(Visitor { key: Key(key.to_owned()), new: false })
    }

    /// The browser that sent these headers, or a new one.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        Visitor::known(headers).unwrap_or_else(|| Visitor { key: Key::draw(), new: true })
    }

    pub(crate) fn hash(&self) -> KeyHash {
        self.key.hash()
    }

    /// The cookie to be set, if the browser has none yet.
    pub(crate) fn cookie(&self, https: bool) -> Option<HeaderValue> {
        let secure = if https { "; Secure" } else { "" };
        let cookie =
            format!("{COOKIE}={}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Strict{secure}", self.key.0);
        self.new.then(|| HeaderValue::from_str(&cookie).ok()).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonces_of_sixteen_to_thirty_two_bytes_are_read() {
        assert_eq!(read_nonce(&"ab".repeat(32)), Some(Nonce([0xab; 32])));
        assert_eq!(read_nonce(&"ab".repeat(16)).map(|nonce| (nonce.0[15], nonce.0[16])), Some((0xab, 0)));
        for bad in ["", "ab", "xy", &"ab".repeat(33), &"a".repeat(33)] {
            assert_eq!(read_nonce(bad), None, "{bad}");
        }
    }

    #[test]
    fn keys_are_long_and_never_printed() {
        let key = Key::draw();
        assert_eq!(key.0.len(), 64);
        assert!(!format!("{key:?}").contains(&key.0));
        assert_ne!(key.0, Key::draw().0);
    }

    #[test]
    fn a_visitor_is_known_by_the_cookie_among_others() {
        let mut headers = HeaderMap::new();
        assert!(Visitor::known(&headers).is_none());
        let secret = "5".repeat(64);
        let cookies = format!("a=b; {COOKIE}={secret}; c=d");
        headers.insert(header::COOKIE, HeaderValue::from_str(&cookies).unwrap());
        assert_eq!(Visitor::of(&headers).hash(), KeyHash::of(&secret));
        assert!(Visitor::of(&headers).cookie(false).is_none());
        let new = Visitor::of(&HeaderMap::new()).cookie(true).unwrap();
        assert!(new.to_str().unwrap().ends_with("HttpOnly; SameSite=Strict; Secure"));
    }
}
