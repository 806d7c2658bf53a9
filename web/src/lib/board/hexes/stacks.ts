import type { HexScene, SceneLeader, SceneMarker, SceneUnit } from '../../wire/types';
import type { Point } from '../engraving/geometry';
import type { HexBoard } from './board';
import { hexNumber } from './grid';

/** What stands in one hex. */
export interface Stack {
  hex: string;
  number: string;
  at: Point;
  /** The top first. */
  units: SceneUnit[];
  leaders: SceneLeader[];
  markers: SceneMarker[];
  /** Strength points of all units. */
  strength: number;
}

/** The length of a counter's side. */
export const COUNTER = 48;
/** Counters below the top one show this much of themselves, and no more than so many do. */
const OFFSET = 3;
const SHOWN = 3;

/**
 * All stacks on the map, from north to south, so that what stands nearer covers what stands behind.
 */
export function stacksOf(board: HexBoard, scene: HexScene): Stack[] {
  const stacks = new Map<string, Stack>();
  const at = (hex: string | null): Stack | null => {
    const number = hex === null ? null : hexNumber(hex);
    if (hex === null || number === null) return null;
    const found = stacks.get(hex) ?? {
      hex,
      number,
      at: board.grid.centre(number),
      units: [],
      leaders: [],
      markers: [],
      strength: 0,
    };
    stacks.set(hex, found);
    return found;
  };
  for (const unit of scene.units) at(unit.hex)?.units.push(unit);
  for (const leader of scene.leaders) at(leader.hex)?.leaders.push(leader);
  for (const marker of scene.markers) {
    if (marker.to !== null) continue;
    const there = at(marker.hex)?.markers;
    // Where several hidden wings of a side may stand one mark says it.
    const said = (one: SceneMarker) => one.kind === 'wing-mark' && one.side === marker.side;
    if (marker.kind !== 'wing-mark' || !there?.some(said)) there?.push(marker);
  }
  for (const stack of stacks.values()) {
    stack.units.sort((one, other) => one.place - other.place);
    stack.strength = stack.units.reduce((sum, unit) => sum + unit.strength, 0);
  }
  return [...stacks.values()].sort(
    (one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0],
  );
}

/** Where the units of a pile lie, relative to the hex; the top one first. */
export function pileOffsets(count: number): Point[] {
  const under = Math.min(count - 1, SHOWN);
  return Array.from({ length: count }, (_, index): Point => {
    const depth = Math.min(index, SHOWN);
    return [depth * OFFSET - (under * OFFSET) / 2, -depth * OFFSET + (under * OFFSET) / 2];
  });
}

export interface FanSlot {
  id: string;
  at: Point;
}

export interface Fan {
  slots: FanSlot[];
  width: number;
  height: number;
}

const GAP = 7;
/** Room under each counter of a fan, for what can be done with it there. */
const BELOW = 13;

/** A stack fanned out: units from the top one on in rows, leaders after them. */
export function fanOf(stack: Stack): Fan {
  const ids = [...stack.units.map((unit) => unit.id), ...stack.leaders.map((leader) => leader.id)];
  const columns = Math.min(ids.length, ids.length > 8 ? 5 : 4);
  const rows = Math.ceil(ids.length / columns);
  const [across, down] = [COUNTER + GAP, COUNTER + GAP + BELOW];
  const slots = ids.map((id, index): FanSlot => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, ids.length - row * columns);
    return {
      id,
      at: [
        ((index % columns) - (inRow - 1) / 2) * across,
        (row - (rows - 1) / 2) * down - BELOW / 2,
      ],
    };
  });
  return { slots, width: columns * across + GAP, height: rows * down + GAP };
}

/** What the buttons in the lower right corner cover of a window, narrow or wide. */
const CORNERS: Record<'narrow' | 'wide', Point> = { narrow: [96, 176], wide: [200, 108] };
const NARROW = 700;
/** Room between a fan and the edge of the window. */
const MARGIN = 6;

/**
 * The middle of a fan of half that size: as near to its hex as it can lie within what is seen, and
 * not under the buttons in the corner.
 */
export function placeFan(
  at: Point,
  [across, down]: Point,
  seen: { left: number; top: number; right: number; bottom: number },
  windowWidth: number,
): Point {
  const hold = (where: number, low: number, high: number) =>
    low > high ? (low + high) / 2 : Math.min(high, Math.max(low, where));
  const x = hold(at[0], seen.left + across + MARGIN, seen.right - across - MARGIN);
  const y = hold(at[1], seen.top + down + MARGIN, seen.bottom - down - MARGIN);
  const [wide, high] = CORNERS[windowWidth <= NARROW ? 'narrow' : 'wide'];
  const unit = (seen.right - seen.left) / windowWidth;
  const beside = seen.right - wide * unit - across;
  const above = seen.bottom - high * unit - down;
  if (x <= beside || y <= above) return [x, y];
  const fits = beside - across > seen.left;
  return fits && x - beside < y - above ? [beside, y] : [x, above];
}
