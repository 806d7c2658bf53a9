import { DrawingChance } from '../../engraving/chance';
import { between, type Point } from '../../engraving/geometry';
import { ahead, plus, toTheRight } from '../measure';
import type { TableFeature, TablePoint } from '../scene';
import { onSheet, type TableSheet } from '../sheet';

const CORNERS = 72;

/**
 * The border of a feature on the sheet, clockwise, drawn in (`inset` below 1) or spread out;
 * exactly what is played at 1.
 */
export function outlineOf(sheet: TableSheet, feature: TableFeature, inset = 1): Point[] {
  const { width, length, shape } = feature;
  const at = (along: number, across: number) =>
    placeIn(sheet, feature, (along * length * inset) / 2, (across * width * inset) / 2);
  if (shape === 'rectangle') return [at(1, -1), at(1, 1), at(-1, 1), at(-1, -1)];
  return Array.from({ length: CORNERS }, (_, index) => {
    const turn = (index / CORNERS) * Math.PI * 2;
    return at(Math.cos(turn), Math.sin(turn));
  });
}

/** How far a grown border swings out and in, by the angle: broad lobes, no jitter. */
function lobes(feature: TableFeature): (turn: number) => number {
  const chance = new DrawingChance(`lobes ${feature.id}`);
  const waves = [2, 3, 4, 5, 7, 9].map((count) => ({
    count,
    phase: chance.within(0, Math.PI * 2),
    swing: chance.within(0.5, 1) / Math.sqrt(count),
  }));
  const most = waves.reduce((sum, { swing }) => sum + swing, 0);
  return (turn) =>
    waves.reduce(
      (sum, { count, phase, swing }) => sum + swing * Math.cos(count * turn + phase),
      0,
    ) /
    (most * 0.62);
}

/**
 * The border as it might have grown: along what is played, never far from it. `swing` is the
 * greatest share of the way from the middle.
 */
export function grownOutline(
  sheet: TableSheet,
  feature: TableFeature,
  inset: number,
  swing: number,
): Point[] {
  const lobe = lobes(feature);
  const [cx, cy] = onSheet(sheet, [feature.x, feature.y]);
  const border = outlineOf(sheet, feature, inset);
  const points = feature.shape === 'rectangle' ? alongEdges(border, 18) : border;
  return points.map(([x, y]): Point => {
    const by = 1 + swing * lobe(Math.atan2(y - cy, x - cx));
    return [cx + (x - cx) * by, cy + (y - cy) * by];
  });
}

function alongEdges(corners: readonly Point[], parts: number): Point[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] as Point;
    return Array.from({ length: parts }, (_, part) => between(corner, next, part / parts));
  });
}

/** A place within a feature: along its heading, and to its right. */
export function placeIn(
  sheet: TableSheet,
  feature: TableFeature,
  along: number,
  across: number,
): Point {
  const middle: TablePoint = [feature.x, feature.y];
  return onSheet(
    sheet,
    plus(plus(middle, ahead(feature.heading), along), toTheRight(feature.heading), across),
  );
}

/** The lesser half of its extent on the sheet. */
export function reachOf(feature: TableFeature, unit: number): number {
  return Math.min(feature.width, feature.length) / 2 / unit;
}
