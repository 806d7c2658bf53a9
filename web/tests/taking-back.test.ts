import { expect, test } from 'vitest';
import { takenBackTo } from '../src/lib/table/taking-back';

const clicks = [
  { number: 10, count: 2 },
  { number: 12, count: 1 },
];

test('a click is taken back as a whole', () => {
  expect(takenBackTo([10, 11], clicks)).toBe(10);
  expect(takenBackTo([10, 11, 12], clicks)).toBe(12);
});

test('one order is taken back where the click is not known, was broken off or cannot be taken back whole', () => {
  expect(takenBackTo([10, 11], [])).toBe(11);
  expect(takenBackTo([10], clicks)).toBe(10);
  expect(takenBackTo([11], clicks)).toBe(11);
  expect(takenBackTo([10, 11, 12, 13], clicks)).toBe(13);
});

test('where nothing can be taken back there is nowhere to go', () => {
  expect(takenBackTo([], clicks)).toBeUndefined();
});
