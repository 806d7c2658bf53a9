import { expect, test } from 'vitest';
import { byRound, hourOf, summarise } from '../src/lib/table/journal';
import { commonLength, mergeStory } from '../src/lib/wire/story';
import type { Line } from '../src/lib/wire/types';

const line = (number: number, more: Partial<Line> = {}): Line => ({
  number,
  side: 'austria',
  label: { id: `line-${number}` },
  cites: ['marengo:8.1'],
  objects: [],
  kind: 'move',
  round: 1,
  ...more,
});

test('new lines follow the known ones', () => {
  expect(mergeStory([line(0), line(1)], [line(2)], 2).map((l) => l.number)).toEqual([0, 1, 2]);
});

test('an undo lowers story_from and replaces what stood there', () => {
  expect(mergeStory([line(0), line(1), line(2)], [line(9)], 1).map((l) => l.number)).toEqual([0, 9]);
});

test('a fresh connection brings the whole story', () => {
  expect(mergeStory([line(0), line(1)], [line(5)], 0).map((l) => l.number)).toEqual([5]);
});

test('a single citation becomes a list, a missing round is that of the line before or the one told', () => {
  const { round: _, ...bare } = line(1);
  const turn = { ...bare, kind: 'turn' as const, label: { id: 'turn', args: { round: 4 } } };
  const merged = mergeStory([line(0, { round: 3 })], [{ ...bare, cites: 'marengo:8.6' }, turn, bare], 1);
  expect(merged.map((l) => [l.round, l.cites])).toEqual([[3, ['marengo:8.1']], [3, ['marengo:8.6']], [4, ['marengo:8.1']], [4, ['marengo:8.1']]]);
});

test('only what is new is news', () => {
  const known = [line(0), line(1)];
  expect(commonLength(known, mergeStory(known, [line(1), line(2)], 1))).toBe(2);
});

test('the journal groups by round and filters by kind and side', () => {
  const story = [line(0), line(1, { kind: 'fight' }), line(2, { side: 'france', round: 2 }), line(3, { side: null, round: 2, kind: 'turn' })];
  const all = { without: new Set<Line['kind']>(), side: null, round: null };
  expect(byRound(story, all).map((group) => [group.round, group.lines.length])).toEqual([[1, 2], [2, 2]]);
  expect(byRound(story, { ...all, without: new Set<Line['kind']>(['fight']) })[0]?.lines.map((l) => l.number)).toEqual([0]);
  expect(byRound(story, { ...all, side: 'austria' }).flatMap((group) => group.lines.map((l) => l.number))).toEqual([0, 1, 3]);
});

test('the time line counts fights and losses of each round', () => {
  const summaries = summarise([line(0, { kind: 'fight' }), line(1, { kind: 'loss' }), line(2, { round: 2 })], 3);
  expect(summaries.map(({ fights, losses, lines }) => [fights, losses, lines])).toEqual([[1, 1, 2], [0, 0, 1], [0, 0, 0]]);
});

test('hours are counted from the present round', () => {
  expect(hourOf(1, 3, '08:00')).toBe('06:00');
  expect(hourOf(16, 3, '08:00')).toBe('21:00');
});
