import type { DrawingChance } from './chance';
import { polygonText, type Point } from './geometry';
import { FIELD } from './inks';

export const STRIP = 17;

/** A piece of ploughland: strips side by side. */
export interface Plot {
  at: Point;
  turn: number;
  length: number;
  strips: number;
}

export function drawPlot(
  { at: centre, turn, length, strips }: Plot,
  chance: DrawingChance,
): string {
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

function drawFurrows(
  at: (along: number, across: number) => Point,
  start: number,
  end: number,
  near: number,
  far: number,
): string {
  let furrows = '';
  for (let across = near; across < far; across += 3.6) {
    const [from, to] = [at(start, across), at(end, across)];
    furrows += `M${from[0].toFixed(1)},${from[1].toFixed(1)}L${to[0].toFixed(1)},${to[1].toFixed(1)}`;
  }
  return `<path d="${furrows}" stroke="#8a7a4e" stroke-width=".6" opacity=".4" fill="none"/>`;
}

/** Some bushes on one edge of the plot. */
function drawHedge(
  at: (along: number, across: number) => Point,
  length: number,
  breadth: number,
  chance: DrawingChance,
): string {
  if (chance.next() < 0.45) return '';
  let hedge = '';
  for (let along = -length / 2; along < length / 2; along += chance.within(7, 12)) {
    const p = at(along, breadth / 2 + 2);
    hedge += `<use href="#bush" transform="translate(${p[0].toFixed(1)},${p[1].toFixed(1)})scale(${chance.within(0.75, 1.15).toFixed(2)})"/>`;
  }
  return hedge;
}
