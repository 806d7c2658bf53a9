import { expect, test } from 'vitest';
import { readBoard } from '../src/lib/board/areas/board';
import { drawApproach, platePlaces } from '../src/lib/board/areas/marks/approach-marks';
import { settleLettering } from '../src/lib/board/areas/marks/settle-lettering';
import { distance, distanceToSegment, insideOutline } from '../src/lib/board/engraving/geometry';
import { sampleBoard } from './sample-board';

const lettered = {
  ...sampleBoard,
  lettering: [
    { text: 'hill', at: [120, 112] as const, size: 18, style: 'village' as const },
    { text: 'brook', at: [80, 200] as const, size: 14, style: 'water' as const, turn: 70 },
  ],
};

test('a name moves off the capacity, and not far', () => {
  const [hill] = settleLettering(readBoard(lettered), (letter) => letter.text);
  expect(distance(hill?.at ?? [0, 0], [120, 112])).toBeGreaterThan(15);
  expect(distance(hill?.at ?? [0, 0], [120, 112])).toBeLessThan(95);
});

test('names of waters stay where they are given', () => {
  expect(settleLettering(readBoard(lettered), (letter) => letter.text)[1]?.at).toEqual([80, 200]);
});

test('the same board is lettered the same every time', () => {
  const settle = () =>
    settleLettering(readBoard(structuredClone(lettered)), (letter) => letter.text);
  expect(settle()).toEqual(settle());
});

test('plates lie inside their area, along its border', () => {
  const board = readBoard(sampleBoard);
  for (const approach of board.approaches) {
    for (const place of platePlaces(drawApproach(approach))) {
      expect(insideOutline(place, board.areaOf.get(approach.locale)?.outline ?? [])).toBe(true);
      expect(distanceToSegment(place, ...approach.edge)).toBeCloseTo(14.5);
    }
  }
});
