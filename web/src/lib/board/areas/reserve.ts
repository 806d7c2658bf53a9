import type { Area } from './board';
import { distance, distanceToOutline, insideOutline, type Point } from '../engraving/geometry';
import type { NameBox } from './marks/settle-lettering';

/**
 * Where the pieces in reserve lie: as near to the capacity point as they can without
 * hiding it or leaving the area.
 */

export interface ReserveLayout {
  /** The middle of the whole group, from the capacity point. */
  centre: Point;
  columns: number;
  rows: number;
  /** From row to row. */
  pitch: number;
  /** Blocks are drawn smaller where an area is small. */
  scale: number;
}

export interface BlockSize {
  length: number;
  height: number;
  /** Between two blocks of a row, and between two rows. */
  gap: number;
}

export type Hand = 'middle' | 'left' | 'right';

const CAPACITY_RADIUS = 17;
/** Along the borders lie the printed marks and the blocking pieces. */
const BORDER_STRIP = 44;
const layouts = new WeakMap<readonly NameBox[], WeakMap<Area, Map<string, ReserveLayout>>>();

/** The best layout for so many pieces; found once and kept. */
export function reserveLayout(
  area: Area,
  count: number,
  hand: Hand,
  size: BlockSize,
  names: readonly NameBox[],
): ReserveLayout {
  const ofNames = layouts.get(names) ?? new WeakMap<Area, Map<string, ReserveLayout>>();
  layouts.set(names, ofNames);
  const kept = ofNames.get(area) ?? new Map<string, ReserveLayout>();
  ofNames.set(area, kept);
  const name = `${count} ${hand}`;
  const found = kept.get(name) ?? bestLayout(area, count, hand, size, names);
  kept.set(name, found);
  return found;
}

function bestLayout(
  area: Area,
  count: number,
  hand: Hand,
  size: BlockSize,
  names: readonly NameBox[],
): ReserveLayout {
  const near = names.filter(
    (box) =>
      Math.abs((box.left + box.right) / 2 - area.at[0]) < 320 &&
      Math.abs(box.top - area.at[1]) < 260,
  );
  let best: ReserveLayout | null = null;
  let least = Infinity;
  for (const layout of shapes(count, size)) {
    for (const centre of centres(layout, hand, size)) {
      const candidate = { ...layout, centre };
      const faults = faultsOf(area, candidate, size, near, least);
      if (faults < least) [least, best] = [faults, candidate];
    }
  }
  return (
    best ?? {
      centre: [0, CAPACITY_RADIUS + size.height],
      columns: 1,
      rows: count,
      pitch: size.height + size.gap,
      scale: 1,
    }
  );
}

/** One to three columns, full or smaller blocks, rows at full distance or pushed together. */
function shapes(count: number, size: BlockSize): Omit<ReserveLayout, 'centre'>[] {
  return [1, 0.78].flatMap((scale) =>
    [1, 0.62, 0.42, 0.3].flatMap((pushed) =>
      [1, 2, 3]
        .filter((columns) => columns <= count)
        .map((columns) => ({
          columns,
          rows: Math.ceil(count / columns),
          pitch: (size.height + size.gap) * scale * pushed,
          scale,
        })),
    ),
  );
}

export function extentOf(
  layout: Omit<ReserveLayout, 'centre'>,
  size: BlockSize,
): { width: number; height: number } {
  return {
    width: (layout.columns * (size.length + size.gap) - size.gap) * layout.scale,
    height: (layout.rows - 1) * layout.pitch + size.height * layout.scale,
  };
}

function centres(layout: Omit<ReserveLayout, 'centre'>, hand: Hand, size: BlockSize): Point[] {
  const { width } = extentOf(layout, size);
  const found: Point[] = [];
  for (let y = -132; y <= 132; y += 12) {
    if (hand !== 'middle') {
      for (let x = 0; x <= 60; x += 12)
        found.push([(hand === 'left' ? -1 : 1) * (width / 2 + 3 + x), y]);
    } else {
      for (let x = -108; x <= 108; x += 18) found.push([x, y]);
    }
  }
  return found;
}

/**
 * How bad a layout is: leaving the area is worst, then hiding the capacity or a name, then pushing
 * together, then distance.
 */
function faultsOf(
  area: Area,
  layout: ReserveLayout,
  size: BlockSize,
  names: readonly NameBox[],
  enough: number,
): number {
  const { width, height } = extentOf(layout, size);
  const pushed = 1 - layout.pitch / ((size.height + size.gap) * layout.scale);
  let faults =
    Math.hypot(...layout.centre) +
    pushed * 300 +
    (1 - layout.scale) * 260 +
    Math.abs(width - height) * 0.12;
  const [left, top] = [
    area.at[0] + layout.centre[0] - width / 2,
    area.at[1] + layout.centre[1] - height / 2,
  ];
  const nearest: Point = [
    clamp(area.at[0], left, left + width),
    clamp(area.at[1], top, top + height),
  ];
  if (distance(nearest, area.at) < CAPACITY_RADIUS) faults += 220;
  for (const box of names) {
    const across = Math.min(left + width, box.right) - Math.max(left, box.left);
    const down = Math.min(top + height, box.bottom) - Math.max(top, box.top);
    if (across > 0 && down > 0) faults += 70 + (110 * across) / (box.right - box.left);
  }
  if (faults >= enough) return faults;
  for (const share of [0, 0.5, 1]) {
    for (const other of [0, 0.5, 1]) {
      if (share === 0.5 && other === 0.5) continue;
      const p: Point = [left + width * share, top + height * other];
      const away = distanceToOutline(p, area.outline);
      faults += insideOutline(p, area.outline)
        ? Math.max(0, BORDER_STRIP - away) * 0.9
        : 130 + away * 10;
    }
    if (faults >= enough) return faults;
  }
  return faults;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
