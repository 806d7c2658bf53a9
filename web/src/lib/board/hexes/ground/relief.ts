import { drawHachures } from '../../engraving/hachures';
import { type Point } from '../../engraving/geometry';
import { linesOf, type HexBoard } from '../board';
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
