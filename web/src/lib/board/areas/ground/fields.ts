import type { AreaBoard } from '../board';
import {
  boundingBox,
  distance,
  distanceToOutline,
  insideOutline,
  type Point,
} from '../../engraving/geometry';
import { DrawingChance } from '../../engraving/chance';
import { drawPlot, STRIP, type Plot } from '../../engraving/plots';

/**
 * Ploughland in the open ground: plots of strips side by side, faint enough to
 * lie under everything else.
 */
export function drawFields(board: AreaBoard): string {
  const built = (board.json.village ?? []).map((village) => village.at);
  const grown = [
    ...(board.json.wood ?? []),
    ...(board.json.marsh ?? []),
    ...(board.json.vineyard ?? []),
  ].map((growth) => growth.outline);
  const drawn: { at: Point; reach: number }[] = [];
  return board.areas
    .filter((area) => area.capacity >= 6)
    .flatMap((area) => {
      const chance = new DrawingChance(`fields ${area.locale}`);
      const box = boundingBox(area.outline);
      const plots: string[] = [];
      for (let i = 0; i < 26; i += 1) {
        const at: Point = [chance.within(box.left, box.right), chance.within(box.top, box.bottom)];
        const plot: Plot = {
          at,
          turn: chance.pick([0.16, 0.24, -1.36, -1.28, 0.05]),
          length: chance.within(44, 92),
          strips: 1 + Math.floor(chance.next() * 4),
        };
        const reach = Math.max(plot.length, plot.strips * STRIP) / 2;
        const free =
          insideOutline(at, area.outline) &&
          distanceToOutline(at, area.outline) > Math.min(30, reach * 0.7) &&
          built.every((p) => distance(p, at) > 40 + reach * 0.5) &&
          drawn.every((other) => distance(other.at, at) > (other.reach + reach) * 0.85) &&
          grown.every((outline) => !insideOutline(at, outline));
        if (!free) continue;
        drawn.push({ at, reach });
        plots.push(drawPlot(plot, chance));
      }
      return plots;
    })
    .join('');
}
