import { DrawingChance } from '../../engraving/chance';
import {
  distance,
  insideOutline,
  rightOf,
  shifted,
  smoothPath,
  unit,
  type Point,
} from '../../engraving/geometry';
import { BANK, WATER, WOOD, WOOD_FLOOR } from '../../engraving/inks';
import { stamp, strew } from '../../engraving/stamps';
import { outlinesOf, type HexBoard, type Terrain } from '../board';

/** The outlines of one kind of ground; a hole in it is one inside another. */
function regions(board: HexBoard, ...kinds: Terrain[]): { path: string; outlines: Point[][] } {
  const hexes = new Set(
    [...board.kinds]
      .filter(([, found]) => found.some((terrain) => kinds.includes(terrain)))
      .map(([number]) => number),
  );
  const outlines = outlinesOf(board, hexes);
  return { path: outlines.map((outline) => smoothPath(outline, true)).join(''), outlines };
}

/** Inside an odd number of outlines. */
function inside(p: Point, outlines: readonly Point[][]): boolean {
  return outlines.filter((outline) => insideOutline(p, outline)).length % 2 === 1;
}

function strewn(outlines: readonly Point[][], apart: number, chance: DrawingChance): Point[] {
  const points = outlines.flatMap((outline) =>
    strew(outline, apart, chance).filter((p) => inside(p, outlines)),
  );
  return points.sort((p, q) => p[1] - q[1]);
}

export function drawWoods(board: HexBoard): string {
  const wood = (kind: Terrain, apart: number, opacity: number) => {
    const { path, outlines } = regions(board, kind);
    if (outlines.length === 0) return '';
    const chance = new DrawingChance(kind);
    const trees = strewn(outlines, apart, chance)
      .map((p) => stamp(chance.next() < 0.72 ? 'tree' : 'tree-light', p, chance.within(1, 1.4)))
      .join('');
    return `<path d="${path}" fill="${WOOD_FLOOR}" opacity="${opacity}" fill-rule="evenodd"/>${trees}`;
  };
  return wood('woods', 11.5, 0.85) + wood('heavy-woods', 8.2, 1);
}

/** Fruit trees in rows, within a hedge. */
export function drawOrchards(board: HexBoard): string {
  return [...board.kinds]
    .filter(([, found]) => found.includes('orchard'))
    .map(([number]) => {
      const [x, y] = board.grid.centre(number);
      const chance = new DrawingChance(`orchard ${number}`);
      const rows = [-18, -6, 6, 18].flatMap((down) =>
        [-24, -12, 0, 12, 24]
          .filter((across) => Math.abs(across) + Math.abs(down) < 40)
          .map((across) =>
            stamp(
              'tree-light',
              [x + across + chance.within(-0.8, 0.8), y + down + chance.within(-0.8, 0.8)],
              0.82,
            ),
          ),
      );
      const hedge = `<rect x="${(x - 31).toFixed(1)}" y="${(y - 27).toFixed(1)}" width="62" height="52" rx="3" fill="${WOOD_FLOOR}" opacity=".55" stroke="${WOOD}" stroke-width="1.6" stroke-dasharray="2.4 1.6"/>`;
      return hedge + rows.join('');
    })
    .join('');
}

/** Bushes along hexsides, on the hand of the hex they stand in. */
export function drawHedges(board: HexBoard): string {
  const chance = new DrawingChance('hedges');
  const bushes = board.hedges.flatMap(([p, q]) => {
    const along = unit(p, q);
    const [inwards, length] = [rightOf(along), distance(p, q)];
    const places: Point[] = [];
    for (let step = 3; step < length - 1; step += chance.within(5, 7.5))
      places.push(shifted(shifted(p, along, step), inwards, -chance.within(8.5, 10.5)));
    return places;
  });
  return bushes
    .sort((p, q) => p[1] - q[1])
    .map((p) => stamp('bush', p, chance.within(0.95, 1.3)))
    .join('');
}

export function drawMarshes(board: HexBoard): string {
  const { path, outlines } = regions(board, 'marsh');
  if (outlines.length === 0) return '';
  const chance = new DrawingChance('marsh');
  const reeds = strewn(outlines, 13.5, chance)
    .map((p) => stamp('reed', p, chance.within(0.85, 1.25)))
    .join('');
  return `<path d="${path}" fill="#bccbb9" opacity=".62" fill-rule="evenodd"/>${reeds}`;
}

/** Standing water with a bank and waterlines that follow it inwards. */
export function drawPonds(board: HexBoard): string {
  const { path, outlines } = regions(board, 'pond', 'lake');
  if (outlines.length === 0) return '';
  const lines = [18, 12, 7].map(
    (width) =>
      `<path d="${path}" fill="none" stroke="${BANK}" stroke-width="${width}" opacity=".2"/><path d="${path}" fill="none" stroke="${WATER}" stroke-width="${width - 1.6}"/>`,
  );
  return (
    `<defs><clipPath id="ponds"><path d="${path}" clip-rule="evenodd"/></clipPath></defs>` +
    `<path d="${path}" fill="${WATER}" fill-rule="evenodd"/><g clip-path="url(#ponds)">${lines.join('')}</g>` +
    `<path d="${path}" fill="none" stroke="${BANK}" stroke-width="2.2"/>`
  );
}
