import { drawHachures } from '../../engraving/hachures';
import {
  middle,
  pointText,
  rightOf,
  shifted,
  smoothPath,
  unit,
  type Point,
} from '../../engraving/geometry';
import { HACHURE, PAPER } from '../../engraving/inks';
import { linesOf, outlinesOf, type HexBoard, type Terrain } from '../board';
import { groundAbove, heightAt, heightsOf } from '../heights';

const STEP = 11;
const LEVELS = [0.22, 0.36, 0.5, 0.64, 0.78, 0.95, 1.2, 1.6] as const;
const HOLLOWS = [0.3, 0.42, 0.56, 0.72] as const;

/** Washes of colour: the higher the ground, the deeper the tone; hollows have a cooler one. */
export function drawHeights(board: HexBoard): string {
  const [left, top, right, bottom] = board.json.frame;
  const height = heightAt(board, heightsOf(board));
  const net: number[][] = [];
  for (let y = top; y < bottom + STEP; y += STEP) {
    const row: number[] = [];
    for (let x = left; x < right + STEP; x += STEP)
      row.push(height([Math.min(x, right), Math.min(y, bottom)]));
    net.push(row);
  }
  const plain = median(net.flat());
  const above = net.map((row) => row.map((value) => value - plain));
  const below = above.map((row) => row.map((value) => -value));
  const wash = (levels: readonly number[], ground: number[][], colour: string, opacity: number) =>
    levels
      .map(
        (level) =>
          `<path d="${groundAbove(level, ground, STEP, [left, top])}" fill="${colour}" opacity="${opacity}"/>`,
      )
      .join('');
  return wash(LEVELS, above, '#c9ac6c', 0.15) + wash(HOLLOWS, below, '#8ea38a', 0.13);
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Slopes as hachures: along the hexsides, pointing downhill. */
export function drawSlopes(board: HexBoard): string {
  const slopes = linesOf(board, 'slope').map(({ line, closed }) => ({
    line: closed ? [...line, ...line.slice(0, 1)] : line,
    length: 19,
  }));
  return drawHachures(slopes as { line: Point[]; length: number }[]);
}

/** The sides of hills have a wash, their tops a lighter one within a broken line. */
export function drawHillsides(board: HexBoard): string {
  const outline = (kind: Terrain) => {
    const hexes = [...board.kinds].filter(([, found]) => found.includes(kind));
    return outlinesOf(board, new Set(hexes.map(([number]) => number)))
      .map((line) => smoothPath(line, true))
      .join('');
  };
  const [sides, tops] = [outline('slope'), outline('hilltop')];
  return (
    (sides && `<path d="${sides}" fill="#b3925a" opacity=".2" fill-rule="evenodd"/>`) +
    (tops &&
      `<path d="${tops}" fill="#c9a868" opacity=".42"/><path d="${tops}" fill="none" stroke="${HACHURE}" stroke-width="1.1" stroke-dasharray="5 3" opacity=".8"/>`)
  );
}

/** Crests: a ridge line with short strokes to either hand. */
export function drawCrests(board: HexBoard): string {
  return board.sides
    .filter((side) => side.kind === 'crest')
    .map((side) => {
      const [p, q] = board.grid.side(side.from, side.to);
      const [along, at] = [unit(p, q), middle(p, q)];
      const out = rightOf(along);
      let strokes = '';
      for (let step = -18; step <= 18; step += 3.6) {
        const foot = shifted(at, along, step);
        const reach = 8 - Math.abs(step) * 0.16;
        strokes += `M${pointText(shifted(foot, out, -reach))}L${pointText(shifted(foot, out, reach))}`;
      }
      const ridge = `M${pointText(p)}L${pointText(q)}`;
      return (
        `<path d="${strokes}" stroke="${HACHURE}" stroke-width="1" opacity=".8"/>` +
        `<path d="${ridge}" stroke="${PAPER}" stroke-width="5" stroke-linecap="round"/>` +
        `<path d="${ridge}" stroke="${HACHURE}" stroke-width="2.6" stroke-linecap="round"/>`
      );
    })
    .join('');
}
