import type { Face, Piece } from '../../wire/types';
import type { Approach, Area, AreaBoard } from './board';
import { degrees, distanceAlong, distanceToOutline, shifted, upright, type Point } from './geometry';

export const BLOCK_LENGTH = 88;
export const BLOCK_HEIGHT = 19;
/** From the border to the middle of the first row of blocking pieces; the printed marks lie between. */
export const BLOCKING_INSET = 33;
const ROW = BLOCK_HEIGHT + 4;
const COLUMN = BLOCK_LENGTH + 6;
/** Blocks pushed together still show this much of each. */
const LEAST_ROW = 7;
const ROWS_IN_FRONT = 3;

export interface Slot {
  at: Point;
  angle: number;
  /** Blocks shrink along a border that is shorter than they are. */
  scale: number;
}

export interface PlacedPiece extends Slot {
  piece: Piece;
}

export interface Pile {
  place: string;
  side: string;
  pieces: PlacedPiece[];
  /** True when pieces lie so close that their faces are covered: hovering spreads them. */
  packed: boolean;
  badge: Point;
}

/** Slots of pieces that block an approach: parallel to it, just inside; two abreast where it is wide. */
export function blockingSlots(approach: Approach, count: number, spread = false): { slots: Slot[]; packed: boolean } {
  const abreast = approach.width === 'wide' ? 2 : 1;
  const rows = Math.ceil(count / abreast);
  const packed = rows > ROWS_IN_FRONT && !spread;
  const pitch = packed ? Math.max(LEAST_ROW, (ROWS_IN_FRONT * ROW) / rows) : ROW;
  const share = approach.length / abreast;
  const scale = Math.min(1, (share - 6) / BLOCK_LENGTH);
  const angle = upright(degrees(approach.along));
  const slots = Array.from({ length: count }, (_, index): Slot => {
    const row = Math.floor(index / abreast);
    const inRow = Math.min(abreast, count - row * abreast);
    const column = (index % abreast) - (inRow - 1) / 2;
    const onBorder = shifted(approach.at, approach.along, column * Math.min(share, COLUMN));
    return { at: shifted(onBorder, approach.inward, BLOCKING_INSET + row * pitch), angle, scale };
  });
  return { slots, packed };
}

/** Room round the capacity point of an area: columns of blocks, and units above and below it. */
function roomOf(area: Area): { columns: number; above: number; below: number } {
  const sideways = distanceToOutline(area.at, area.outline) * 2 + COLUMN / 3;
  return {
    columns: Math.max(1, Math.min(3, Math.floor(sideways / COLUMN))),
    above: distanceAlong(area.at, [0, -1], area.outline) - BLOCK_HEIGHT,
    below: distanceAlong(area.at, [0, 1], area.outline) - BLOCK_HEIGHT,
  };
}

/** From the capacity point to the middle of the nearest row, so that its figure stays in sight. */
const FIRST_ROW = 28;

/** Slots of pieces in reserve: in rows below the capacity point or above it, to one hand where both armies stand. */
export function reserveSlots(
  area: Area,
  count: number,
  hand: 'middle' | 'left' | 'right',
  spread = false,
): { slots: Slot[]; packed: boolean } {
  const room = roomOf(area);
  const columns = spread ? Math.ceil(count / 6) : Math.min(hand === 'middle' ? room.columns : 1, Math.ceil(count / 3));
  const rows = Math.ceil(count / columns);
  const needed = FIRST_ROW + (rows - 1) * ROW;
  const upwards = !spread && needed > room.below && room.above > room.below;
  const space = Math.max(room.above, room.below, FIRST_ROW + 2 * ROW);
  const packed = !spread && needed > space;
  const pitch = packed ? Math.max(LEAST_ROW, (space - FIRST_ROW) / Math.max(1, rows - 1)) : ROW;
  const sideways = hand === 'middle' ? 0 : ((hand === 'left' ? -1 : 1) * COLUMN * columns) / 2;
  const top = upwards ? area.at[1] - FIRST_ROW - (rows - 1) * pitch : area.at[1] + FIRST_ROW;
  const slots = Array.from({ length: count }, (_, index): Slot => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const column = (index % columns) - (inRow - 1) / 2;
    return { at: [area.at[0] + sideways + column * COLUMN, top + row * pitch], angle: 0, scale: 1 };
  });
  return { slots, packed };
}

const ARMS: Record<Face['arm'], number> = { artillery: 0, cavalry: 1, infantry: 2 };

/** Leading pieces in front, then known ones by arm and strength, then hidden ones in the order of their tokens. */
export function inStackOrder(pieces: readonly Piece[]): Piece[] {
  const rank = (piece: Piece) =>
    (piece.lead ? 0 : 1000) + (piece.face ? 100 + ARMS[piece.face.arm] * 10 - piece.face.strength : 500);
  return [...pieces].sort((one, other) => rank(one) - rank(other) || tokenOf(one) - tokenOf(other));
}

function tokenOf(piece: Piece): number {
  return Number(piece.id.slice(1));
}

/** All pieces on the map, in piles: one for each side in each place. */
export function placePieces(board: AreaBoard, pieces: readonly Piece[], spreadPlace: string | null): Pile[] {
  const heaps = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = `${piece.place}|${piece.side}`;
    heaps.set(key, [...(heaps.get(key) ?? []), piece]);
  }
  const piles: Pile[] = [];
  for (const [key, heap] of heaps) {
    const [place = '', side = ''] = key.split('|');
    const shared = [...heaps.keys()].filter((other) => other.startsWith(`${place}|`)).sort();
    const hand = shared.length < 2 ? 'middle' : shared[0] === key ? 'left' : 'right';
    const found = slotsAt(board, place, heap.length, hand, spreadPlace === place);
    if (!found) continue;
    const placed = inStackOrder(heap).map((piece, index) => ({ piece, ...(found.slots[index] as Slot) }));
    const last = placed[placed.length - 1] as PlacedPiece;
    piles.push({ place, side, pieces: placed, packed: found.packed, badge: last.at });
  }
  return piles;
}

function slotsAt(
  board: AreaBoard,
  place: string,
  count: number,
  hand: 'middle' | 'left' | 'right',
  spread: boolean,
): { slots: Slot[]; packed: boolean } | null {
  const approach = board.approachOf.get(place);
  if (approach) return blockingSlots(approach, count, spread);
  const area = board.areas.find((candidate) => candidate.id === place);
  return area ? reserveSlots(area, count, hand, spread) : null;
}
