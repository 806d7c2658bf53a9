import { describe, expect, it } from 'vitest';
import { byRound } from '../src/lib/table/journal';
import type { StoryLine } from '../src/lib/wire/story';

const everything = { without: new Set<StoryLine['kind']>(), side: null, round: null };

let number = 0;
function step(
  from: string,
  to: string,
  change: Partial<StoryLine> = {},
  piece = 'soye',
): StoryLine {
  number += 1;
  return {
    number,
    round: 1,
    kind: 'move',
    side: 'france',
    label: { id: 'stepped', args: { piece, from, to, cost: 2 } },
    cites: ['napoleon:7.1', `napoleon:${number}`],
    objects: [`h${to}`],
    ...change,
  } as StoryLine;
}

const read = (lines: StoryLine[]) =>
  byRound(lines, everything).flatMap(({ entries }) =>
    entries.map(({ line: { label }, parts }) => [
      `${label.args?.['from'] as string}-${label.args?.['to'] as string}`,
      parts.length,
    ]),
  );

describe('the journal', () => {
  it('tells a march in one line', () => {
    expect(read([step('a', 'b'), step('b', 'c'), step('c', 'd')])).toEqual([['a-d', 3]]);
  });

  it('keeps marches of others, other sides, and of whoever sets out again apart', () => {
    const lines = [step('a', 'b'), step('b', 'c', {}, 'foy'), step('x', 'y', {}, 'foy')];
    expect(read(lines)).toEqual([
      ['a-b', 1],
      ['b-c', 1],
      ['x-y', 1],
    ]);
    expect(read([step('a', 'b'), step('b', 'c', { side: 'allies' })])).toHaveLength(2);
    expect(read([step('a', 'b'), step('b', 'c', { round: 2 })])).toHaveLength(2);
    expect(
      read([step('a', 'b', { kind: 'fight' }), step('b', 'c', { kind: 'fight' })]),
    ).toHaveLength(2);
  });

  it('adds up what the steps cost, names every rule once, and tells how it ended', () => {
    const last = step('b', 'c');
    last.label = { ...last.label, id: 'stepped-halted' };
    const first = step('a', 'b');
    const [entry] = byRound([first, last], everything)[0]?.entries ?? [];
    expect(entry?.line.label).toEqual({
      id: 'stepped-halted',
      args: { piece: 'soye', from: 'a', to: 'c', cost: 4 },
    });
    expect(entry?.line.cites).toHaveLength(3);
    expect(entry?.line.number).toBe(last.number);
  });
});
