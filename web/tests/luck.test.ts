import { expect, test } from 'vitest';
import { kindsRolledFor, shareBelow, throwsOf } from '../src/lib/table/dice/luck';
import type { StoryLine } from '../src/lib/wire/story';
import type { LineKind } from '../src/lib/wire/types';

const line = (kind: LineKind, ...rolls: [string, number][]): StoryLine => ({
  number: 0,
  side: null,
  label: { id: 'line' },
  cites: [],
  objects: [],
  kind,
  round: 1,
  ...(rolls.length > 0 ? { rolls: rolls.map(([side, value]) => ({ side, value })) } : {}),
});
const story = [
  line('turn', ['north', 6]),
  line('move'),
  line('fight', ['north', 5], ['south', 1]),
  line('fight', ['south', 2], ['north', 6]),
];

test('dice are counted by side and by what they were for', () => {
  const [north, south] = throwsOf(story, ['north', 'south']);
  expect(north).toMatchObject({ faces: [0, 0, 0, 0, 1, 2], count: 3, mean: 17 / 3 });
  expect(south).toMatchObject({ faces: [1, 1, 0, 0, 0, 0], count: 2, mean: 1.5 });
  expect(throwsOf(story, ['north'], 'turn')).toMatchObject([{ count: 1, mean: 6 }]);
  expect(kindsRolledFor(story, ['turn', 'move', 'fight'])).toEqual(['turn', 'fight']);
});

test('chances of sums are exact for few dice', () => {
  expect(shareBelow(1, 1)).toBeCloseTo(1 / 12);
  expect(shareBelow(6, 1)).toBeCloseTo(11 / 12);
  expect(shareBelow(7, 2)).toBeCloseTo(0.5);
  expect(shareBelow(12, 2)).toBeCloseTo(35.5 / 36);
  expect(shareBelow(0, 0)).toBe(0.5);
});

test('for many dice the bell curve goes on where counting stops', () => {
  const [counted, curved] = [shareBelow(60 * 3.5 + 10, 60), shareBelow(61 * 3.5 + 10, 61)];
  expect(Math.abs(counted - curved)).toBeLessThan(0.01);
  expect(shareBelow(200 * 3.5, 200)).toBeCloseTo(0.5);
  expect(shareBelow(200, 200)).toBeCloseTo(0);
});

test('no dice at all tell nothing', () => {
  expect(throwsOf([], ['north'])).toEqual([
    { side: 'north', faces: [0, 0, 0, 0, 0, 0], count: 0, mean: 0, higher: 50 },
  ]);
});
