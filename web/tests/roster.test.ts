import { expect, test } from 'vitest';
import type { TableElement } from '../src/lib/board/table/scene';
import { rosterOf } from '../src/lib/table/elements/roster';

const element = (arm: TableElement['arm'], command = 'c0-0', range = 5000) =>
  ({ arm, command, move: [5000, 2500], range }) as unknown as TableElement;

test('a roster counts arm by arm and says what each can do', () => {
  const roster = rosterOf(
    [
      element('cavalry', 'c0-0', 0),
      element('muskets'),
      element('muskets'),
      element('rifles', 'c0-1'),
      element('commander'),
    ],
    'c0-0',
  );
  expect(roster).toEqual([
    { arm: 'muskets', count: 2, move: 200, slow: 100, range: 200 },
    { arm: 'cavalry', count: 1, move: 200, slow: 100, range: 0 },
  ]);
  expect(rosterOf([], 'c0-0')).toEqual([]);
});
