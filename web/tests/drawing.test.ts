import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DrawingChance, hashOf } from '../src/lib/board/engraving/chance';
import { readBoard } from '../src/lib/board/areas/board';
import { drawGround } from '../src/lib/board/areas/ground/ground';
import { strew } from '../src/lib/board/engraving/stamps';
import { distance, insideOutline, type Point } from '../src/lib/board/engraving/geometry';
import { sampleBoard } from './sample-board';

test('the same seed draws the same numbers', () => {
  const [one, other] = [new DrawingChance('wood 1'), new DrawingChance('wood 1')];
  for (let i = 0; i < 100; i += 1) expect(one.next()).toBe(other.next());
  expect(new DrawingChance('wood 2').next()).not.toBe(new DrawingChance('wood 1').next());
});

test('numbers are the same on every machine', () => {
  expect(hashOf('marengo')).toBe(341929402);
  expect(new DrawingChance(1).next()).toBeCloseTo(0.6270739405881613, 12);
});

test('the ground of a board is drawn the same every time', () => {
  const print = () =>
    createHash('sha256')
      .update(drawGround(readBoard(structuredClone(sampleBoard))))
      .digest('hex');
  expect(print()).toBe(print());
});

test('the ground is well-formed and shows what the board has', () => {
  const ground = drawGround(readBoard(sampleBoard));
  for (const stamp of ['tree', 'poplar']) expect(ground).toContain(`href="#${stamp}"`);
  expect(ground).not.toMatch(/NaN|undefined|Infinity/);
  expect(ground.match(/<g[ >]/g)?.length).toBe(ground.match(/<\/g>/g)?.length);
});

test('strewn points keep their distance and stay inside', () => {
  const outline: Point[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];
  const points = strew(outline, 12, new DrawingChance('strew'));
  expect(points.length).toBeGreaterThan(20);
  points.forEach((p, i) => {
    expect(insideOutline(p, outline)).toBe(true);
    points.slice(i + 1).forEach((q) => expect(distance(p, q)).toBeGreaterThanOrEqual(12));
  });
});
