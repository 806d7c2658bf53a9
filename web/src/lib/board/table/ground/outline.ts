import { DrawingChance } from '../../engraving/chance';
import type { Point } from '../../engraving/geometry';
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

/** A little unsteady, as a hand would draw it. */
export function roughOutline(
  sheet: TableSheet,
  feature: TableFeature,
  inset: number,
  unsteady: number,
): Point[] {
  const chance = new DrawingChance(`outline ${feature.id} ${inset}`);
  const points = outlineOf(sheet, { ...feature, shape: 'oval' }, inset);
  const [cx, cy] = onSheet(sheet, [feature.x, feature.y]);
  return points
    .filter((_, index) => index % 3 === 0)
    .map(([x, y]): Point => {
      const by = 1 + chance.within(-unsteady, unsteady);
      return [cx + (x - cx) * by, cy + (y - cy) * by];
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
