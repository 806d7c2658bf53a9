import type { AreaBoard } from '../board';
import { boundingBox, distance, distanceToOutline, insideOutline, polygonText, type Point } from '../geometry';
import { DrawingChance } from '../chance';
import { FIELD } from './inks';

/** Ploughland in the open ground: plots of strips side by side, faint enough to lie under everything else. */
export function drawFields(board: AreaBoard): string {
  const built = (board.json.village ?? []).map((village) => village.at);
  const grown = [...(board.json.wood ?? []), ...(board.json.marsh ?? []), ...(board.json.vineyard ?? [])].map((growth) => growth.outline);
  const drawn: { at: Point; reach: number }[] = [];
  return board.areas
    .filter((area) => area.capacity >= 6)
    .flatMap((area) => {
      const chance = new DrawingChance(`fields ${area.locale}`);
      const box = boundingBox(area.outline);
      const plots: string[] = [];
      for (let i = 0; i < 26; i += 1) {
        const at: Point = [chance.within(box.left, box.right), chance.within(box.top, box.bottom)];
        const plot: Plot = { at, turn: chance.pick([0.16, 0.24, -1.36, -1.28, 0.05]), length: chance.within(44, 92), strips: 1 + Math.floor(chance.next() * 4) };
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

const STRIP = 17;

interface Plot {
  at: Point;
  turn: number;
  length: number;
  strips: number;
}

function drawPlot({ at: centre, turn, length, strips }: Plot, chance: DrawingChance): string {
  const at = (along: number, across: number): Point => [
    centre[0] + along * Math.cos(turn) - across * Math.sin(turn),
    centre[1] + along * Math.sin(turn) + across * Math.cos(turn),
  ];
  const breadth = strips * STRIP;
  let plot = '';
  for (let strip = 0; strip < strips; strip += 1) {
    const [near, far] = [-breadth / 2 + strip * STRIP, -breadth / 2 + (strip + 1) * STRIP - 1.5];
    const [start, end] = [-length / 2 + chance.within(-7, 7), length / 2 + chance.within(-7, 7)];
    plot += `<polygon points="${polygonText([at(start, near), at(end, near), at(end, far), at(start, far)])}" fill="${chance.pick(FIELD)}" opacity=".5"/>`;
    if (chance.next() < 0.72) plot += drawFurrows(at, start + 2, end - 2, near + 3, far - 1.5);
  }
  return plot + drawHedge(at, length, breadth, chance);
}

function drawFurrows(at: (along: number, across: number) => Point, start: number, end: number, near: number, far: number): string {
  let furrows = '';
  for (let across = near; across < far; across += 3.6) {
    const [from, to] = [at(start, across), at(end, across)];
    furrows += `M${from[0].toFixed(1)},${from[1].toFixed(1)}L${to[0].toFixed(1)},${to[1].toFixed(1)}`;
  }
  return `<path d="${furrows}" stroke="#8a7a4e" stroke-width=".6" opacity=".4" fill="none"/>`;
}

/** Some bushes on one edge of the plot. */
function drawHedge(at: (along: number, across: number) => Point, length: number, breadth: number, chance: DrawingChance): string {
  if (chance.next() < 0.45) return '';
  let hedge = '';
  for (let along = -length / 2; along < length / 2; along += chance.within(7, 12)) {
    const p = at(along, breadth / 2 + 2);
    hedge += `<use href="#bush" transform="translate(${p[0].toFixed(1)},${p[1].toFixed(1)})scale(${chance.within(0.75, 1.15).toFixed(2)})"/>`;
  }
  return hedge;
}
