import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOf, checkCommitment } from '../src/lib/wire/commitment';

const seed = '00ff'.repeat(16);
const promised = createHash('sha256')
  .update('grognard commitment')
  .update(Buffer.from(seed, 'hex'))
  .digest('hex');

test('the seed that was promised keeps the commitment', async () => {
  expect(await checkCommitment(promised, seed)).toBe('kept');
});

test('another seed, or none, breaks it', async () => {
  expect(await checkCommitment(promised, '01ff'.repeat(16))).toBe('broken');
  expect(await checkCommitment(promised, seed.slice(2))).toBe('broken');
  expect(await checkCommitment(promised, 'seed')).toBe('broken');
});

test('hexadecimal digits are read in pairs', () => {
  expect(bytesOf('0a10')).toEqual(Uint8Array.of(10, 16));
  expect(bytesOf('0a1')).toBe(null);
});
