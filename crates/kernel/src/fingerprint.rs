//! The hash of a position, by which two machines agree that they play the same battle.

use postcard::ser_flavors::Flavor;
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
    postcard::serialize_with_flavor(value, Bytes(Vec::with_capacity(USUAL))).unwrap_or_default()
}

/// Bytes that most positions fit into, so that they are not moved while they grow.
const USUAL: usize = 4096;

/// Where postcard writes to. Most of what it writes is one byte long, and one byte is
/// pushed far quicker than a slice is copied.
struct Bytes(Vec<u8>);

impl Flavor for Bytes {
    type Output = Vec<u8>;

    #[inline]
    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.0.push(byte);
        Ok(())
    }

    #[inline]
    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        match bytes {
            [one] => self.0.push(*one),
            [one, two] => self.0.extend([*one, *two]),
            _ => self.0.extend_from_slice(bytes),
        }
        Ok(())
    }

    fn finalize(self) -> postcard::Result<Vec<u8>> {
        Ok(self.0)
    }
}

/// Reads canonical bytes back.
///
/// # Errors
/// When the bytes are not such a value.
pub fn from_bytes<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    postcard::from_bytes(bytes).map_err(|error| error.to_string())
}
