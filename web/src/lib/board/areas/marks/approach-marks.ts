import { cornerRoom, type Approach } from '../board';
import { shifted, type Point } from '../../engraving/geometry';

/**
 * How the printed marks of an approach lie along its border; x runs from the middle of
 * the edge, y into the area.
 */

export const PLATE_PITCH = 16.5;
/** From the border to the bracket, and to the middle of the plates. */
export const BRACKET = 5;
export const PLATES = 14.5;

export interface ApproachDrawing {
  approach: Approach;
  hairline: string;
  corners: string;
  plates: { x: number; scale: number };
}

/**
 * Brackets as wide as the blocks that fit: a narrow approach has one, a wide
 * one is parted by a tick.
 */
export function drawApproach(approach: Approach): ApproachDrawing {
  const half = approach.length / 2;
  const [from, to] = [-half + keptFree(approach, 0), half - keptFree(approach, 1)];
  const parting =
    approach.width === 'wide' ? `M${((from + to) / 2).toFixed(1)},${BRACKET - 2.5}v10` : '';
  return {
    approach,
    hairline: `M${from.toFixed(1)},${BRACKET}H${to.toFixed(1)}`,
    corners: corner(from, 1) + corner(to, -1) + parting,
    plates: placePlates(approach, from, to),
  };
}

function corner(at: number, inwards: 1 | -1): string {
  return `M${at.toFixed(1)},${BRACKET + 7}V${BRACKET}h${inwards * 13}`;
}

/**
 * What stays free at an end of the border, so that the marks of two sides do not meet in a corner.
 */
function keptFree(approach: Approach, end: 0 | 1): number {
  return Math.min(approach.length * 0.3, Math.max(9, cornerRoom(approach.angles[end], 13)));
}

/**
 * Plates stand near the left end, as seen from the border, so that roads through
 * the middle stay in sight.
 */
function placePlates(approach: Approach, from: number, to: number): { x: number; scale: number } {
  const width = approach.marks.length * PLATE_PITCH;
  const start = Math.max(
    from + 4,
    -approach.length / 2 + cornerRoom(approach.angles[0], PLATES + 7),
  );
  const end = Math.min(to - 4, approach.length / 2 - cornerRoom(approach.angles[1], PLATES + 7));
  const scale = Math.min(1, Math.max(0.72, (end - start) / width));
  return {
    x: Math.min(start, Math.max(end - width * scale, (start + end - width * scale) / 2)),
    scale,
  };
}

/** The middles of an approach's plates on the board. */
export function platePlaces({ approach, plates }: ApproachDrawing): Point[] {
  return approach.marks.map((_, index) => {
    const along = plates.x + (8 + index * PLATE_PITCH) * plates.scale;
    return shifted(shifted(approach.at, approach.along, along), approach.inward, PLATES);
  });
}
