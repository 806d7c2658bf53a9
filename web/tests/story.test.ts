import { expect, test } from 'vitest';
import { byRound, hourOf, summarise } from '../src/lib/table/journal';
import {
  commonLength,
  mergeStory,
  UNKNOWN_ROUND,
  type Told,
  type StoryLine,
} from '../src/lib/wire/story';

const line = (number: number, more: Partial<StoryLine> = {}): StoryLine => ({
  number,
  side: 'austria',
  label: { id: `line-${number}` },
  cites: ['marengo:8.1'],
  objects: [],
  kind: 'move',
  round: 1,
  ...more,
});

const told = (lines: StoryLine[], omitted = 0): Told => ({ omitted, lines });

test('new lines follow the known ones', () => {
  expect(mergeStory(told([line(0), line(1)]), [line(2)], 2).lines.map((l) => l.number)).toEqual([
    0, 1, 2,
  ]);
});

test('an undo lowers story_from and replaces what stood there', () => {
  expect(
    mergeStory(told([line(0), line(1), line(2)]), [line(9)], 1).lines.map((l) => l.number),
  ).toEqual([0, 9]);
});

test('a fresh connection brings the whole story', () => {
  expect(mergeStory(told([line(0), line(1)]), [line(5)], 0).lines.map((l) => l.number)).toEqual([
    5,
  ]);
});

test('a single citation becomes a list, a missing round is that of the line before or the one told', () => {
  const { round: _, ...bare } = line(1);
  const turn = { ...bare, kind: 'turn' as const, label: { id: 'turn', args: { round: 4 } } };
  const merged = mergeStory(
    told([line(0, { round: 3 })]),
    [{ ...bare, cites: 'marengo:8.6' }, turn, bare],
    1,
  );
  expect(merged.lines.map((l) => [l.round, l.cites])).toEqual([
    [3, ['marengo:8.1']],
    [3, ['marengo:8.6']],
    [4, ['marengo:8.1']],
    [4, ['marengo:8.1']],
  ]);
});

test('a very long story begins with a later line, and goes on from there', () => {
  const { round: _, ...bare } = line(700);
  const turn = {
    ...bare,
    number: 701,
    kind: 'turn' as const,
    label: { id: 'turn', args: { round: 9 } },
  };
  const opened = mergeStory(told([]), [bare, turn], 600);
  expect(opened.omitted).toBe(600);
  expect(opened.lines.map((l) => l.round)).toEqual([UNKNOWN_ROUND, 9]);
  const later = mergeStory(opened, [line(702)], 602);
  expect([later.omitted, later.lines.map((l) => l.number)]).toEqual([600, [700, 701, 702]]);
  const taken = mergeStory(later, [line(703)], 601);
  expect([taken.omitted, taken.lines.map((l) => l.number)]).toEqual([600, [700, 703]]);
  const again = mergeStory(later, [line(690), line(702)], 590);
  expect([again.omitted, again.lines.map((l) => l.number)]).toEqual([590, [690, 702]]);
  const gap = mergeStory(later, [line(900)], 800);
  expect([gap.omitted, gap.lines.map((l) => l.number)]).toEqual([800, [900]]);
});

test('rounds that were left out are not taken for quiet ones', () => {
  const summaries = summarise(
    told([line(7, { round: UNKNOWN_ROUND }), line(8, { round: 3 })], 40),
    4,
  );
  expect(summaries.map((summary) => summary.untold)).toEqual([true, true, false, false]);
  expect(summarise(told([line(0)]), 2).map((summary) => summary.untold)).toEqual([false, false]);
});

test('only what is new is news', () => {
  const known = [line(0), line(1)];
  expect(commonLength(known, mergeStory(told(known), [line(1), line(2)], 1).lines)).toBe(2);
});

test('the journal groups by round and filters by kind and side', () => {
  const story = [
    line(0),
    line(1, { kind: 'fight' }),
    line(2, { side: 'france', round: 2 }),
    line(3, { side: null, round: 2, kind: 'turn' }),
  ];
  const all = { without: new Set<StoryLine['kind']>(), side: null, round: null };
  expect(byRound(story, all).map((group) => [group.round, group.entries.length])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(
    byRound(story, { ...all, without: new Set<StoryLine['kind']>(['fight']) })[0]?.entries.map(
      ({ line }) => line.number,
    ),
  ).toEqual([0]);
  expect(
    byRound(story, { ...all, side: 'austria' }).flatMap((group) =>
      group.entries.map(({ line }) => line.number),
    ),
  ).toEqual([0, 1, 3]);
});

test('the time line counts fights and losses of each round', () => {
  const summaries = summarise(
    told([line(0, { kind: 'fight' }), line(1, { kind: 'loss' }), line(2, { round: 2 })]),
    3,
  );
  expect(summaries.map(({ fights, losses, lines }) => [fights, losses, lines])).toEqual([
    [1, 1, 2],
    [0, 0, 1],
    [0, 0, 0],
  ]);
});

test('hours are counted from the present round', () => {
  const clock = { round: 3, rounds: 16, clock: '08:00', turn: 'france' };
  expect(hourOf(1, clock)).toBe('06:00');
  expect(hourOf(16, clock)).toBe('21:00');
});

test('where a battle tells its hours, those count', () => {
  const hours = ['21:00', '22:00', '01:00', '04:00'];
  const clock = { round: 2, rounds: 4, clock: '22:00', turn: 'france', hours };
  expect([1, 2, 3, 4].map((round) => hourOf(round, clock))).toEqual(hours);
});

test('details belong to the line before them and are not read', () => {
  const lines = [line(0), line(0, { kind: 'detail' })];
  expect(
    byRound(lines, { without: new Set(), side: null, round: null }).map(
      (group) => group.entries.length,
    ),
  ).toEqual([1]);
  expect(summarise(told(lines), 1).map((summary) => summary.lines)).toEqual([1]);
});
