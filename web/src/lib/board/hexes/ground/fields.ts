import { DrawingChance } from '../../engraving/chance';
import { distance, type Point } from '../../engraving/geometry';
import { drawPlot, STRIP, type Plot } from '../../engraving/plots';
import type { HexBoard } from '../board';
import { RADIUS } from '../grid';

/** Ploughland in the open: plots that lie much the same way in one neighbourhood. */
export function drawFields(board: HexBoard): string {
  const chance = new DrawingChance('fields');
  const drawn: { at: Point; reach: number }[] = [];
  const plots: string[] = [];
  for (const number of board.numbers) {
    if (board.terrain.has(number) || chance.next() < 0.46) continue;
    const centre = board.grid.centre(number);
    const at: Point = [centre[0] + chance.within(-20, 20), centre[1] + chance.within(-18, 18)];
    const lie = Math.sin(at[0] / 310) + Math.cos(at[1] / 270) > 0 ? 0.16 : -1.32;
    const plot: Plot = {
      at,
      turn: lie + chance.within(-0.07, 0.07),
      length: chance.within(40, 78),
      strips: 1 + Math.floor(chance.next() * 3),
    };
    const reach = Math.max(plot.length, plot.strips * STRIP) / 2;
    const built = board.grid
      .neighbours(number)
      .some(
        (other) =>
          board.terrain.has(other) && distance(board.grid.centre(other), at) < RADIUS + reach,
      );
    if (built || drawn.some((other) => distance(other.at, at) < (other.reach + reach) * 0.85))
      continue;
    drawn.push({ at, reach });
    plots.push(drawPlot(plot, chance));
  }
  return `<g opacity=".62">${plots.join('')}</g>`;
}
