//! The hash of a position, by which two machines agree that they play the same battle.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The first 128 bits of SHA-256 over a position's canonical bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fingerprint(#[serde(with = "hex")] pub [u8; 16]);

impl Fingerprint {
    /// Of anything that can be written down.
    pub fn of(value: &impl Serialize) -> Self {
        Self::of_bytes(&to_bytes(value))
    }

    /// Of bytes.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        let hash = Sha256::digest(bytes);
        let mut short = [0; 16];
        short.copy_from_slice(&hash[..16]);
        Fingerprint(short)
    }
}

impl std::fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// The canonical bytes of a position.
pub fn to_bytes(value: &impl Serialize) -> Vec<u8> {
    // Postcard fails only for sequences of unknown length, which no position has.
    postcard::to_stdvec(value).unwrap_or_default()
}

/// Reads canonical bytes back.
///
/// # Errors
/// When the bytes are not such a value.
pub fn from_bytes<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    postcard::from_bytes(bytes).map_err(|error| error.to_string())
}
