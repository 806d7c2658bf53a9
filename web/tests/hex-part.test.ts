import { expect, test } from 'vitest';
import { readHexBoard } from '../src/lib/board/hexes/board';
import type { HexBoardJson } from '../src/lib/board/hexes/board-json';
import { partOf } from '../src/lib/board/hexes/part';

const whole: HexBoardJson = {
  first: '0101',
  last: '0808',
  orientation: 'south-west',
  terrain: [
    { kind: 'town', place: 'inside', hexes: ['0404', '0707'] },
    { kind: 'woods', hexes: ['0101..0303'] },
  ],
  water: [{ kind: 'river', sides: ['0404|0405', '0405|0406'], bridges: ['0404|0405'] }],
  way: [{ kind: 'road', hexes: ['0401', '0402', '0403', '0404', '0405', '0406'] }],
  entry: [{ key: 'north', hexes: ['0101'] }],
  label: [
    { text: 'there', at: '0404', style: 'town' },
    { text: 'elsewhere', at: '0101', style: 'wood' },
  ],
};

const part = readHexBoard(
  partOf(whole, {
    first: 'h0303',
    last: 'h0505',
    entries: [{ key: 'north-edge', hexes: ['h0304'] }],
  }),
);

test('a part has its own hexes under their old numbers', () => {
  expect(part.numbers).toEqual([
    '0303',
    '0304',
    '0305',
    '0403',
    '0404',
    '0405',
    '0503',
    '0504',
    '0505',
  ]);
  expect([...part.terrain.keys()].sort()).toEqual(['0303', '0404']);
});

test('what leads out of it ends at its edge', () => {
  expect(part.roads).toEqual([{ class: 'main', hexes: ['0403', '0404', '0405'] }]);
  expect(part.sides.map(({ kind, from, to }) => `${kind} ${from} ${to}`)).toEqual([
    'river 0404 0405',
    'bridge 0404 0405',
  ]);
  expect(part.labels.map(({ text }) => text)).toEqual(['there']);
});

test('it has entries of its own, and those of the board that lie in it', () => {
  expect(part.entries).toEqual([{ key: 'north-edge', hexes: ['0304'] }]);
});
