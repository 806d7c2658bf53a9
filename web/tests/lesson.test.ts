import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { AREAS, HEXES, NAPOLEON, TABLE } from '../src/lib/table/lesson/lessons';
import { baseOf, isDone, measureOf, TASKS, type Seen } from '../src/lib/table/lesson/tasks';
import type { StoryLine } from '../src/lib/wire/story';

const LESSONS = [AREAS, HEXES, NAPOLEON, TABLE];
const ids = (language: string) =>
  new Set(
    ['web', 'napoleon'].flatMap((file) =>
      new FluentResource(
        readFileSync(new URL(`../../locales/${language}/${file}.ftl`, import.meta.url), 'utf8'),
      ).body.map((entry) => entry.id),
    ),
  );

const seen = (over: Partial<Seen> = {}): Seen => ({
  trail: {
    orders: 0,
    undone: 0,
    endings: 0,
    previews: 0,
    refusals: 0,
    layers: 0,
    replays: 0,
    reports: 0,
  },
  selected: false,
  deciding: true,
  over: false,
  side: 'prussia',
  lines: [],
  ...over,
});
const line = (kind: StoryLine['kind'], side: string | null) =>
  ({ kind, side, number: 1, label: { id: 'x' }, cites: [], objects: [] }) as unknown as StoryLine;

describe('the lessons', () => {
  test.each(LESSONS)('$key has eight to fifteen steps, and ends in a battle', ({ steps }) => {
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(15);
    expect(steps.at(-1)?.task).toBe('win');
    expect(steps.filter(({ task }) => task !== null).length).toBeGreaterThan(steps.length * 0.7);
  });

  test.each(['en', 'de'])('every step and every task has words: %s', (language) => {
    const known = ids(language);
    const texts = LESSONS.flatMap(({ steps }) => steps.map(({ text }) => text));
    expect(texts.filter((text) => !known.has(text))).toEqual([]);
    expect(TASKS.filter((task) => !known.has(`web-lesson-ask-${task}`))).toEqual([]);
  });

  test('what was done before a step began does not count for it', () => {
    const before = seen({ lines: [line('move', 'prussia')] });
    const base = baseOf('move', before);
    expect(isDone('move', base, before)).toBe(false);
    const others = seen({ lines: [...before.lines, line('move', 'austria')] });
    expect(isDone('move', base, others)).toBe(false);
    const own = seen({ lines: [...before.lines, line('move', 'prussia')] });
    expect(isDone('move', base, own)).toBe(true);
  });

  test('a selection that is there already is enough', () => {
    expect(
      isDone('select', baseOf('select', seen({ selected: true })), seen({ selected: true })),
    ).toBe(true);
  });

  test('so is a click that was an order at once', () => {
    const trail = { ...seen().trail, orders: 1 };
    expect(isDone('select', baseOf('select', seen()), seen({ trail }))).toBe(true);
    expect(isDone('select', baseOf('select', seen({ trail })), seen({ trail }))).toBe(false);
  });

  test('the enemy’s turn is over when one is asked again', () => {
    const his = [line('move', 'austria')];
    expect(isDone('turn', 0, seen({ lines: his, deciding: false }))).toBe(false);
    expect(isDone('turn', 0, seen({ lines: his }))).toBe(true);
  });

  test('every task is measured', () => {
    for (const task of TASKS) expect(measureOf(task, seen())).toBe(0);
    expect(measureOf('win', seen({ over: true }))).toBe(1);
  });
});
