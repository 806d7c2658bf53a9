import { expect, test } from 'vitest';
import { parseMarks, readBoard } from '../src/lib/board/areas/board';
import { sampleBoard } from './sample-board';

const board = readBoard(sampleBoard);

test('symbols are told one by one', () => {
  expect(parseMarks('I2 C A')).toEqual(['infantry', 'infantry', 'cavalry', 'artillery']);
  expect(parseMarks('I A O')).toEqual(['infantry', 'artillery', 'obstacle']);
  expect(parseMarks('')).toEqual([]);
});

test('each side of a border belongs to its locale and looks inwards', () => {
  const west = board.approachOf.get('a1-2');
  const east = board.approachOf.get('a2-1');
  expect(west?.inward[0]).toBeCloseTo(-1);
  expect(east?.inward[0]).toBeCloseTo(1);
  expect(west?.marks).toHaveLength(4);
  expect(east?.marks).toContain('obstacle');
});

test('where two pairs join the same locales their ids say which', () => {
  expect([...board.approachOf.keys()].filter((id) => id.startsWith('a1-3')).sort()).toEqual([
    'a1-3:east',
    'a1-3:west',
  ]);
});

test('a road crosses its border where it is drawn', () => {
  expect(board.crossings).toHaveLength(1);
  expect(board.crossings[0]?.ids).toEqual(['r1-2:PA', 'r2-1:PA']);
  expect(board.crossings[0]?.at).toEqual([240, 140]);
});
