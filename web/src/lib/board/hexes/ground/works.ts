import { middle, pointText, rightOf, shifted, unit, type Point } from '../../engraving/geometry';
import { INK, PAPER, ROOF } from '../../engraving/inks';
import { linesOf, type HexBoard, type SideKind } from '../board';
import type { Segment } from '../chains';

/**
 * Field works: a parapet with a salient in the middle of each side, and the
 * ditch before it as ticks.
 */
export function drawEntrenchments(board: HexBoard): string {
  const lines = linesOf(board, 'entrenchment');
  if (lines.length === 0) return '';
  const parapets = lines.map(({ segments }) => `<path d="${parapet(segments, 0)}"/>`).join('');
  const inner = lines.map(({ segments }) => `<path d="${parapet(segments, -3.6)}"/>`).join('');
  const ditch = lines.map(({ segments }) => segments.map(ticks).join('')).join('');
  return (
    `<g fill="none" stroke-linejoin="miter">` +
    `<g stroke="${PAPER}" stroke-width="9" opacity=".8">${parapets}</g>` +
    `<g stroke="#7a5532" stroke-width="4.6">${parapets}</g><g stroke="${INK}" stroke-width="1.1">${parapets}</g>` +
    `<g stroke="${INK}" stroke-width=".9">${inner}</g><path d="${ditch}" stroke="${INK}" stroke-width=".9"/></g>`
  );
}

/** The outline of a work along its sides, shifted outwards. */
function parapet(segments: readonly Segment[], out: number): string {
  const points: Point[] = [];
  segments.forEach(([p, q], index) => {
    const along = unit(p, q);
    const outwards = rightOf(along);
    const [at, salient] = [middle(p, q), 9];
    const shift = (point: Point, by: number) => shifted(point, outwards, by + out);
    if (index === 0) points.push(shift(p, -2));
    points.push(
      shift(shifted(at, along, -salient), -2),
      shift(at, 7),
      shift(shifted(at, along, salient), -2),
      shift(q, -2),
    );
  });
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${pointText(point)}`).join('');
}

function ticks([p, q]: Segment): string {
  const along = unit(p, q);
  const outwards = rightOf(along);
  const marks: string[] = [];
  for (let step = 4; step < 40; step += 4) {
    const salient = Math.max(0, 9 - Math.abs(step - 21)) * 1;
    const foot = shifted(shifted(p, along, step), outwards, salient + 2);
    marks.push(`M${pointText(foot)}L${pointText(shifted(foot, outwards, 4))}`);
  }
  return marks.join('');
}

/** Walls of stone: two lines with joints. */
export function drawWalls(board: HexBoard): string {
  return linesOf(board, 'wall')
    .map(({ segments }) => {
      const path = segments.map(([p, q]) => `M${pointText(p)}L${pointText(q)}`).join('');
      return (
        `<path d="${path}" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>` +
        `<path d="${path}" stroke="#c9bda2" stroke-width="3.6" stroke-linecap="round"/>` +
        `<path d="${path}" stroke="${INK}" stroke-width="3.6" stroke-dasharray=".9 5"/>`
      );
    })
    .join('');
}

/** What lies across a side: drawn along the way over it. */
function across(board: HexBoard, kind: SideKind, drawn: string): string {
  return board.sides
    .filter((side) => side.kind === kind)
    .map((side) => {
      const [p, q] = board.grid.side(side.from, side.to);
      const [x, y] = middle(p, q);
      const along = unit(p, q);
      const turn = (Math.atan2(along[1], along[0]) * 180) / Math.PI + 90;
      return `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)})rotate(${turn.toFixed(0)})">${drawn}</g>`;
    })
    .join('');
}

/** Trestles: planks on posts, without a parapet. */
export function drawTrestles(board: HexBoard): string {
  return across(
    board,
    'trestle',
    `<path d="M-9,-3.4H9M-9,3.4H9" stroke="${INK}" stroke-width="1.3"/>` +
      `<path d="M-8,-5v10M-4.8,-5v10M-1.6,-5v10M1.6,-5v10M4.8,-5v10M8,-5v10" stroke="#7a5532" stroke-width="1.9"/>` +
      `<path d="M-8,-7v3M8,-7v3M-8,4v3M8,4v3" stroke="${INK}" stroke-width="1.5"/>`,
  );
}

/** Fords: a track that goes down to the water and through it. */
export function drawFords(board: HexBoard): string {
  return across(
    board,
    'ford',
    `<path d="M-15,-5q7,1.6 15,0t15,0M-15,5q7,1.6 15,0t15,0" fill="none" stroke="${INK}" stroke-width="1.5" stroke-dasharray="3.2 2.6"/>` +
      `<path d="M-5,-1.6q2.5,-2 5,0t5,0M-5,2q2.5,-2 5,0t5,0" fill="none" stroke="${PAPER}" stroke-width="1.2"/>`,
  );
}

/**
 * A chateau: a house with two wings and towers within its wall; where the drawing has a building
 * of another kind, that one is drawn.
 */
export function drawChateaux(board: HexBoard): string {
  const others = new Set(board.buildings.map((building) => building.hex));
  return [...board.kinds]
    .filter(([number, found]) => found.includes('chateau') && !others.has(number))
    .map(([number]) => {
      const [x, y] = board.grid.centre(number);
      const corners = [
        [-21, -16],
        [21, -16],
        [21, 16],
        [-21, 16],
      ] as const;
      const towers = corners
        .map(([dx, dy]) => `<circle cx="${dx}" cy="${dy}" r="4.6" fill="${ROOF}" stroke="${INK}"/>`)
        .join('');
      return (
        `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)})">` +
        `<rect x="-21" y="-16" width="42" height="32" fill="#e6dcc0" stroke="${INK}" stroke-width="3.2"/>` +
        `<rect x="-21" y="-16" width="42" height="32" fill="none" stroke="#c9bda2" stroke-width="1.4"/>` +
        `<path d="M-4.5,16h9" stroke="#e6dcc0" stroke-width="4"/>` +
        `<path d="M-12,-9h24v18h-7v-10h-10v10h-7z" fill="#3b3527" opacity=".3" transform="translate(1.6,1.8)"/>` +
        `<path d="M-12,-9h24v18h-7v-10h-10v10h-7z" fill="${ROOF}" stroke="${INK}" stroke-width="1"/>` +
        `<path d="M-12,-5H12M-8.5,-5V9M8.5,-5V9" fill="none" stroke="${INK}" stroke-width=".5" opacity=".6"/>${towers}</g>`
      );
    })
    .join('');
}

/** Bridges: a roadway across the side with a parapet to either hand. */
export function drawBridges(board: HexBoard): string {
  return across(
    board,
    'bridge',
    `<rect x="-9.5" y="-4.4" width="19" height="8.8" fill="#e9d6ac"/>` +
      `<path d="M-13,-7.4L-9.5,-4.4H9.5L13,-7.4M-13,7.4L-9.5,4.4H9.5L13,7.4" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
      `<path d="M-6,-4.4v8.8M-2,-4.4v8.8M2,-4.4v8.8M6,-4.4v8.8" stroke="${INK}" stroke-width=".5" opacity=".6"/>`,
  );
}
