import { expect, test } from 'vitest';
import { isReported, reportsOf } from '../src/lib/table/reports';
import { rowsOf } from '../src/lib/table/stakes';
import type { StoryLine } from '../src/lib/wire/story';
import type { StakeCount } from '../src/lib/wire/types';

const line = (id: string, number: number, kind: StoryLine['kind'], more = {}): StoryLine => ({
  number,
  side: 'prussia',
  kind,
  label: { id },
  cites: [],
  objects: [],
  round: 1,
  ...more,
});
const dice = { rolls: [{ side: 'prussia', value: 4 }] };

test('a report has who struck, what decided it, and all that came of it', () => {
  const story = [
    line('marched', 1, 'move'),
    line('attacks', 2, 'fight'),
    line('fought', 2, 'fight', dice),
    line('ran', 2, 'move'),
    line('lost', 3, 'loss'),
    line('marched', 4, 'move'),
    line('fired', 5, 'fight', dice),
    line('turn', 5, 'turn'),
    line('lost', 6, 'loss'),
  ];
  const ids = (lines: readonly StoryLine[]) => lines.map(({ label }) => label.id);
  const [first, second, ...more] = reportsOf(story);
  expect(more).toEqual([]);
  expect(first && [ids(first.before), first.main.label.id, ids(first.after)]).toEqual([
    ['attacks'],
    'fought',
    ['ran', 'lost'],
  ]);
  expect(second && [ids(second.before), ids(second.after)]).toEqual([[], []]);
});

test('a fight without dice is reported for its sums, a die without a fight is not', () => {
  const sums = [{ sum: { id: 's' }, label: { id: 'l' }, amount: 2, cites: 'a:1' }];
  expect(isReported(line('clashed', 1, 'fight', { sums }))).toBe(true);
  expect(isReported(line('rallied', 1, 'loss', dice))).toBe(false);
  expect(isReported(line('attacks', 1, 'fight'))).toBe(false);
});

test('the same count of both sides is one row, in the order of the sides', () => {
  const count = (side: string, id: string, at: number): StakeCount => ({
    side,
    label: { id },
    at,
    of: null,
    harms: false,
    reached: false,
  });
  const rows = rowsOf(
    [count('b', 'points', 2), count('a', 'points', 1), count('a', 'stars', 3)],
    ['a', 'b'],
  );
  expect(rows.map((row) => [row.label.id, row.counts.map((one) => one?.at ?? null)])).toEqual([
    ['points', [1, 2]],
    ['stars', [3, null]],
  ]);
});
