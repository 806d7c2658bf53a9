import type { SceneFace, ScenePiece } from '../../wire/types';
import { lostAt, type Approach, type Area, type AreaBoard } from './board';
import { degrees, shifted, upright, type Point } from '../engraving/geometry';
import type { NameBox } from './marks/settle-lettering';
import { reserveLayout, type BlockSize, type Hand } from './reserve';

export const BLOCK_LENGTH = 88;
export const BLOCK_HEIGHT = 19;
/**
 * From the border to the middle of the first row of blocking pieces; the printed marks lie between.
 */
export const BLOCKING_INSET = 33;
const GAP = 4;
const ROW = BLOCK_HEIGHT + GAP;
const COLUMN = BLOCK_LENGTH + GAP;
const BLOCK_SIZE: BlockSize = { length: BLOCK_LENGTH, height: BLOCK_HEIGHT, gap: GAP };
/** In the tightest corners blocks shrink to this. */
const LEAST_SCALE = 0.62;
/** Blocks pushed together still show this much of each. */
const LEAST_ROW = 7;
const ROWS_IN_FRONT = 3;
const NO_NAMES: readonly NameBox[] = [];

export interface Slot {
  at: Point;
  angle: number;
  /** Blocks shrink along a border that is shorter than they are. */
  scale: number;
}

export interface PlacedPiece extends Slot {
  piece: ScenePiece;
}

export interface Pile {
  place: string;
  side: string;
  pieces: PlacedPiece[];
  /** True when pieces lie so close that their faces are covered: hovering spreads them. */
  packed: boolean;
  badge: Point;
}

/**
 * Slots of pieces that block an approach: parallel to it, just inside; two
 * abreast where it is wide.
 */
export function blockingSlots(
  approach: Approach,
  count: number,
  spread = false,
): { slots: Slot[]; packed: boolean } {
  const abreast = approach.width === 'wide' ? 2 : 1;
  const rows = Math.ceil(count / abreast);
  const packed = rows > ROWS_IN_FRONT && !spread;
  const pitch = packed ? Math.max(LEAST_ROW, (ROWS_IN_FRONT * ROW) / rows) : ROW;
  const angle = upright(degrees(approach.along));
  const lost = approach.angles.map((corner) =>
    lostAt(corner, BLOCKING_INSET + BLOCK_HEIGHT / 2),
  ) as [number, number];
  const share = (approach.length - lost[0] - lost[1]) / abreast;
  const scale = Math.min(1, Math.max(LEAST_SCALE, (share - 4) / BLOCK_LENGTH));
  const middle = shifted(approach.at, approach.along, (lost[0] - lost[1]) / 2);
  const slots = Array.from({ length: count }, (_, index): Slot => {
    const row = Math.floor(index / abreast);
    const inRow = Math.min(abreast, count - row * abreast);
    const column = (index % abreast) - (inRow - 1) / 2;
    const onBorder = shifted(middle, approach.along, column * Math.min(share, COLUMN));
    return { at: shifted(onBorder, approach.inward, BLOCKING_INSET + row * pitch), angle, scale };
  });
  return { slots, packed };
}

/**
 * Slots of pieces in reserve; a tight pile that is spread out lies in full
 * rows over whatever is there.
 */
export function reserveSlots(
  area: Area,
  count: number,
  hand: Hand,
  spread = false,
  names: readonly NameBox[] = NO_NAMES,
): { slots: Slot[]; packed: boolean } {
  const kept = reserveLayout(area, count, hand, BLOCK_SIZE, names);
  const tight = kept.pitch < ROW * kept.scale - 0.5;
  const layout =
    spread && tight
      ? { ...kept, columns: Math.max(kept.columns, Math.ceil(count / 8)), pitch: ROW, scale: 1 }
      : kept;
  const rows = Math.ceil(count / layout.columns);
  const top = area.at[1] + layout.centre[1] - ((rows - 1) * layout.pitch) / 2;
  const slots = Array.from({ length: count }, (_, index): Slot => {
    const row = Math.floor(index / layout.columns);
    const inRow = Math.min(layout.columns, count - row * layout.columns);
    const column = (index % layout.columns) - (inRow - 1) / 2;
    return {
      at: [
        area.at[0] + layout.centre[0] + column * COLUMN * layout.scale,
        top + row * layout.pitch,
      ],
      angle: 0,
      scale: layout.scale,
    };
  });
  return { slots, packed: tight && !spread };
}

const ARMS: Record<SceneFace['arm'], number> = { artillery: 0, cavalry: 1, infantry: 2 };

/**
 * Leading pieces in front, then known ones by arm and strength, then hidden ones in
 * the order of their tokens.
 */
export function inStackOrder(pieces: readonly ScenePiece[]): ScenePiece[] {
  const rank = (piece: ScenePiece) =>
    (piece.lead ? 0 : 1000) +
    (piece.face ? 100 + ARMS[piece.face.arm] * 10 - piece.face.strength : 500);
  return [...pieces].sort((one, other) => rank(one) - rank(other) || tokenOf(one) - tokenOf(other));
}

function tokenOf(piece: ScenePiece): number {
  return Number(piece.id.slice(1));
}

/**
 * All pieces on the map, in piles: one for each side in each place; names stay
 * readable where that can be.
 */
export function placePieces(
  board: AreaBoard,
  pieces: readonly ScenePiece[],
  spreadPlace: string | null,
  names: readonly NameBox[] = NO_NAMES,
): Pile[] {
  const heaps = new Map<string, ScenePiece[]>();
  for (const piece of pieces) {
    const key = `${piece.place}|${piece.side}`;
    heaps.set(key, [...(heaps.get(key) ?? []), piece]);
  }
  const piles: Pile[] = [];
  for (const [key, heap] of heaps) {
    const [place = '', side = ''] = key.split('|');
    const shared = [...heaps.keys()].filter((other) => other.startsWith(`${place}|`)).sort();
    const hand = shared.length < 2 ? 'middle' : shared[0] === key ? 'left' : 'right';
    const found = slotsAt(board, place, heap.length, hand, spreadPlace === place, names);
    if (!found) continue;
    const placed = inStackOrder(heap).map((piece, index) => ({
      piece,
      ...(found.slots[index] as Slot),
    }));
    piles.push({ place, side, pieces: placed, packed: found.packed, badge: badgeOf(placed) });
  }
  return piles;
}

/** The count stands at the upper right corner of the pile. */
function badgeOf(placed: readonly PlacedPiece[]): Point {
  const scale = Math.max(...placed.map((piece) => piece.scale));
  const right = Math.max(...placed.map((piece) => piece.at[0])) + (BLOCK_LENGTH / 2) * scale;
  return [right, Math.min(...placed.map((piece) => piece.at[1])) - (BLOCK_HEIGHT / 2) * scale];
}

function slotsAt(
  board: AreaBoard,
  place: string,
  count: number,
  hand: Hand,
  spread: boolean,
  names: readonly NameBox[],
): { slots: Slot[]; packed: boolean } | null {
  const approach = board.approachOf.get(place);
  if (approach) return blockingSlots(approach, count, spread);
  const area = board.areas.find((candidate) => candidate.id === place);
  return area ? reserveSlots(area, count, hand, spread, names) : null;
}
