const PREFIX = 'grognard commitment';

/** The bytes that a text of hexadecimal digits stands for, or null when it is none. */
export function bytesOf(hex: string): Uint8Array | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

/** The commitment to a seed: SHA-256 of a fixed text and the seed's bytes. */
export async function commitmentTo(seed: Uint8Array): Promise<string> {
  const prefix = new TextEncoder().encode(PREFIX);
  const bytes = new Uint8Array(prefix.length + seed.length);
  bytes.set(prefix);
  bytes.set(seed, prefix.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type CommitmentCheck = 'kept' | 'broken' | 'impossible';

/**
 * Whether the seed told at the end is the one promised at the start. Browsers calculate
 * hashes on secure pages only.
 */
export async function checkCommitment(commitment: string, seed: string): Promise<CommitmentCheck> {
  if (!globalThis.crypto?.subtle) return 'impossible';
  const bytes = bytesOf(seed);
  return bytes?.length === 32 && (await commitmentTo(bytes)) === commitment.toLowerCase()
    ? 'kept'
    : 'broken';
}
