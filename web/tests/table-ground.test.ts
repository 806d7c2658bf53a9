import { expect, test } from 'vitest';
import { distance } from '../src/lib/board/engraving/geometry';
import { besideOf, courseOf, wander } from '../src/lib/board/table/ground/course';
import { drawTableGround } from '../src/lib/board/table/ground/ground';
import { grownOutline, outlineOf } from '../src/lib/board/table/ground/outline';
import { onSheet, sheetOf } from '../src/lib/board/table/sheet';
import { openingTable } from '../mock/table-scene';

const sheet = sheetOf(openingTable('table-movement'));

test('the ground of a table is well-formed and the same every time', () => {
  const ground = drawTableGround(sheet);
  expect(ground).not.toMatch(/NaN|undefined|Infinity/);
  expect(ground.match(/<g[ >]/g)?.length).toBe(ground.match(/<\/g>/g)?.length);
  expect(drawTableGround(sheet)).toBe(ground);
});

test('what has grown keeps near the border that is played', () => {
  for (const feature of sheet.ground.features.filter(({ shape }) => shape === 'oval')) {
    const middle = onSheet(sheet, [feature.x, feature.y]);
    const played = outlineOf(sheet, feature);
    grownOutline(sheet, feature, 1, 0.075).forEach((p, index) => {
      const exact = distance(played[index] ?? middle, middle);
      expect(Math.abs(distance(p, middle) / exact - 1)).toBeLessThan(0.13);
    });
  }
});

test('a river keeps to its course, and only its bends are round', () => {
  const line = [
    [0, 0],
    [400, 0],
    [800, 60],
  ] as const;
  const course = courseOf(line, 6);
  expect(course[0]?.at).toEqual([0, 0]);
  expect(course.at(-1)?.at).toEqual([800, 60]);
  const bend = Math.min(...course.map(({ at }) => distance(at, [400, 0])));
  expect(bend).toBeLessThan(6);
  const sway = wander('bank', 130);
  for (let length = 0; length < 900; length += 7)
    expect(Math.abs(sway(length))).toBeLessThan(1.001);
  expect(besideOf(course, () => 10)).toHaveLength(course.length);
});
