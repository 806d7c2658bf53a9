import { describe, expect, test } from 'vitest';
import { readBoard, type Approach, type Area } from '../src/lib/board/areas/board';
import { insideOutline, upright, type Point } from '../src/lib/board/engraving/geometry';
import {
  BLOCK_HEIGHT,
  BLOCK_LENGTH,
  blockingSlots,
  inStackOrder,
  placePieces,
  reserveSlots,
  type Slot,
} from '../src/lib/board/areas/placement';
import type { ScenePiece } from '../src/lib/wire/types';
import { sampleBoard } from './sample-board';

const board = readBoard(sampleBoard);
const hill = board.areaOf.get(1) as Area;
const wide = board.approachOf.get('a1-2') as Approach;
const narrow = board.approachOf.get('a1-3:east') as Approach;

const piece = (id: number, place: string, more: Partial<ScenePiece> = {}): ScenePiece => ({
  id: `p${id}`,
  side: 'austria',
  place,
  face: null,
  lot: 1,
  moved: false,
  asleep: false,
  up: false,
  chosen: false,
  lead: false,
  ...more,
});

const covers = (slot: Slot, p: Point) =>
  Math.abs(slot.at[0] - p[0]) < (BLOCK_LENGTH * slot.scale) / 2 &&
  Math.abs(slot.at[1] - p[1]) < (BLOCK_HEIGHT * slot.scale) / 2;

describe('blocking pieces', () => {
  test('lie parallel to the border, inside their own area', () => {
    const [slot] = blockingSlots(wide, 1).slots;
    expect(Math.abs(slot?.angle ?? 0)).toBe(90);
    expect(insideOutline(slot?.at ?? [0, 0], hill.outline)).toBe(true);
    expect(slot?.at[0]).toBeCloseTo(240 - 33);
  });

  test('stand two abreast on a wide approach, one behind the other on a narrow one', () => {
    const [a, b] = blockingSlots(wide, 2).slots;
    expect(a?.at[0]).toBeCloseTo(b?.at[0] ?? 0);
    expect(a?.at[1]).not.toBeCloseTo(b?.at[1] ?? 0);
    const [c, d] = blockingSlots(narrow, 2).slots;
    expect(c?.at[0]).toBeCloseTo(d?.at[0] ?? 0);
    expect((c?.at[1] ?? 0) - (d?.at[1] ?? 0)).toBeGreaterThanOrEqual(BLOCK_HEIGHT);
  });

  test('move together when there are many, and apart again when spread', () => {
    expect(blockingSlots(narrow, 6).packed).toBe(true);
    expect(blockingSlots(narrow, 6, true).packed).toBe(false);
  });
});

describe('pieces in reserve', () => {
  test('stay inside the area and leave the capacity in sight', () => {
    for (let count = 1; count <= 12; count += 1) {
      for (const slot of reserveSlots(hill, count, 'middle').slots) {
        expect(insideOutline(slot.at, hill.outline)).toBe(true);
        expect(covers(slot, hill.at)).toBe(false);
      }
    }
  });

  test('do not cover one another unless they are packed', () => {
    for (let count = 1; count <= 20; count += 1) {
      const { slots, packed } = reserveSlots(hill, count, 'middle');
      if (packed) continue;
      const apart = slots.every((one, i) =>
        slots.every(
          (other, j) =>
            i === j ||
            Math.abs(one.at[0] - other.at[0]) >= BLOCK_LENGTH * one.scale ||
            Math.abs(one.at[1] - other.at[1]) >= BLOCK_HEIGHT * one.scale,
        ),
      );
      expect(apart).toBe(true);
    }
  });

  test('of two sides in one place stand apart', () => {
    const piles = placePieces(board, [piece(1, 'l1'), piece(2, 'l1', { side: 'france' })], null);
    expect(piles).toHaveLength(2);
    const [one, other] = piles.map((pile) => pile.pieces[0]?.at[0] ?? 0);
    expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThan(60);
  });
});

test('leading pieces come first, hidden ones keep the order of their tokens', () => {
  const order = inStackOrder([
    piece(9, 'l1'),
    piece(3, 'l1'),
    piece(5, 'l1', { lead: true }),
    piece(7, 'l1', { face: { arm: 'infantry', strength: 3 } }),
  ]);
  expect(order.map((p) => p.id)).toEqual(['p5', 'p7', 'p3', 'p9']);
});

test('pieces off the map are not placed', () => {
  expect(placePieces(board, [piece(1, 'lost'), piece(2, 'f:austrian-army')], null)).toEqual([]);
});

test('writing along a line stands upright', () => {
  expect(upright(100)).toBe(-80);
  expect(upright(-170)).toBe(10);
  expect(upright(90)).toBe(90);
  expect(upright(-90)).toBe(90);
});
