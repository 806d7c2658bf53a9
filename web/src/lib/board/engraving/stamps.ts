import type { DrawingChance } from './chance';
import { boundingBox, distance, insideOutline, type Point } from './geometry';
import { BANK, INK, WOOD, WOOD_LIGHT } from './inks';

/** Points strewn over an outline, none nearer to another than `apart`, from north to south. */
export function strew(outline: readonly Point[], apart: number, chance: DrawingChance): Point[] {
  const box = boundingBox(outline);
  const tries = Math.ceil(
    (((box.right - box.left) * (box.bottom - box.top)) / (apart * apart)) * 5,
  );
  const cells = new Map<string, Point[]>();
  const cellOf = (p: Point, dx = 0, dy = 0) =>
    `${Math.floor(p[0] / apart) + dx},${Math.floor(p[1] / apart) + dy}`;
  const strewn: Point[] = [];
  for (let i = 0; i < tries; i += 1) {
    const p: Point = [chance.within(box.left, box.right), chance.within(box.top, box.bottom)];
    if (!insideOutline(p, outline) || tooNear(p)) continue;
    strewn.push(p);
    cells.set(cellOf(p), [...(cells.get(cellOf(p)) ?? []), p]);
  }
  return strewn.sort((p, q) => p[1] - q[1]);

  function tooNear(p: Point): boolean {
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        if (cells.get(cellOf(p, dx, dy))?.some((q) => distance(p, q) < apart)) return true;
      }
    }
    return false;
  }
}

/** The stamps every tree, reed and vine is printed with. */
export function growthStamps(): string {
  const crown = 'M-5,1q-2.5,-4 1,-6q1,-5 5,-4q5,0 4.6,5q3,3 -.8,5.6q-4,2.4 -9.8,-.6z';
  const tree = (id: string, fill: string) =>
    `<g id="${id}"><ellipse cx="3.4" cy="4" rx="5.6" ry="2.1" fill="#4b4636" opacity=".3"/>` +
    `<path d="${crown}" fill="${fill}" stroke="${INK}" stroke-width=".7"/>` +
    `<path d="M-2.5,-1.5q1.5,-2.5 4,-2.2M-1,1.2q2,-1.8 4.4,-1M1.6,-5.4q2.4,.2 3,2.6" stroke="${INK}" stroke-width=".45" fill="none" opacity=".7"/></g>`;
  const reed =
    `<g id="reed" fill="none" stroke-linecap="round"><path d="M-6,2H6M-3.5,4H4" stroke="${BANK}" stroke-width=".8"/>` +
    `<path d="M-2,2q-.6,-4 -2.4,-6M0,2V-6M2,2q.4,-4 2,-5.4" stroke="#56633f" stroke-width=".8"/></g>`;
  const vine =
    `<g id="vine"><path d="M0,3V-4" stroke="#6b5633" stroke-width=".8"/>` +
    `<path d="M0,-3.4q2.6,-1.2 2,1.2q-.4,1.6 -2,2q-1.6,-.4 -2,-2q-.6,-2.4 2,-1.2z" fill="#8d9a58" stroke="#4d5430" stroke-width=".5"/></g>`;
  const bush = `<g id="bush"><path d="M-3.4,1.6q-1.4,-3.6 1.6,-4.2q3.4,-1.6 4.4,1.4q2,1.8 -.4,3q-3,1 -5.6,-.2z" fill="#8e9a68" stroke="#4f5638" stroke-width=".6"/></g>`;
  const poplar =
    `<g id="poplar"><ellipse cx="2.6" cy="3.4" rx="3.6" ry="1.5" fill="#4b4636" opacity=".3"/><path d="M0,4V1" stroke="${INK}" stroke-width=".9"/>` +
    `<path d="M0,2.4q-3.6,-1.6 -2.6,-6q.8,-4.4 2.6,-6.6q1.8,2.2 2.6,6.6q1,4.4 -2.6,6z" fill="${WOOD}" stroke="${INK}" stroke-width=".6"/></g>`;
  return `<defs>${tree('tree', WOOD)}${tree('tree-light', WOOD_LIGHT)}${bush}${poplar}${reed}${vine}</defs>`;
}

/** One print of a stamp. */
export function stamp(id: string, p: Point, size: number): string {
  return `<use href="#${id}" transform="translate(${p[0].toFixed(1)},${p[1].toFixed(1)})scale(${size.toFixed(2)})"/>`;
}
