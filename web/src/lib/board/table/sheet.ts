import type { Point } from '../engraving/geometry';
import type { Sheet } from '../engraving/sheet';
import type { TableGround, TablePoint, TableScene } from './scene';

/** Hundredths of a millimetre to a unit of the sheet. */
export const UNIT = 50;
/** Paper round the map, and the strip below it with title, scale and compass. */
export const MARGIN = 64;
export const FOOT = 112;

/** The map of a table: north is up, so the sheet's y runs the other way. */
export interface TableSheet extends Sheet {
  kind: 'table';
  extent: readonly [number, number];
  ground: TableGround;
}

export function sheetOf({ extent, ground }: Pick<TableScene, 'extent' | 'ground'>): TableSheet {
  const [width, depth] = [extent[0] / UNIT, extent[1] / UNIT];
  const frame = [MARGIN, MARGIN, MARGIN + width, MARGIN + depth] as const;
  return {
    kind: 'table',
    extent,
    ground,
    json: { size: [width + 2 * MARGIN, depth + 2 * MARGIN + FOOT], frame },
  };
}

/**
 * The same sheet as long as the ground is the same: it is drawn once. What a river turns
 * out to be is not printed.
 */
export function keepSheet(
  kept: TableSheet | null,
  scene: Pick<TableScene, 'extent' | 'ground'>,
): TableSheet {
  return kept && printOf(kept) === printOf(scene) ? kept : sheetOf(scene);
}

function printOf({
  extent,
  ground,
}: {
  extent: readonly [number, number];
  ground: TableGround;
}): string {
  return JSON.stringify([extent, ground, 0], (key, value: unknown) =>
    key === 'nature' ? undefined : value,
  );
}

export function onSheet({ extent }: Pick<TableSheet, 'extent'>, [x, y]: TablePoint): Point {
  return [MARGIN + x / UNIT, MARGIN + (extent[1] - y) / UNIT];
}

export function onTable({ extent }: Pick<TableSheet, 'extent'>, [x, y]: Point): TablePoint {
  return [(x - MARGIN) * UNIT, extent[1] - (y - MARGIN) * UNIT];
}

/** Where the id of a pose is on the sheet. */
export function poseAt(sheet: Pick<TableSheet, 'extent'>, id: string): Point | null {
  const [, x, y] = /^@(-?\d+),(-?\d+),/.exec(id) ?? [];
  return x !== undefined && y !== undefined ? onSheet(sheet, [Number(x), Number(y)]) : null;
}

export function outlineOn(
  sheet: Pick<TableSheet, 'extent'>,
  outline: readonly TablePoint[],
): Point[] {
  return outline.map((point) => onSheet(sheet, point));
}
