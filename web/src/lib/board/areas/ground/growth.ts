import type { AreaBoard } from '../board';
import {
  boundingBox,
  distance,
  distanceToSegment,
  insideOutline,
  rightOf,
  shifted,
  smoothPath,
  walkCurve,
  type Point,
} from '../../engraving/geometry';
import { DrawingChance } from '../../engraving/chance';
import { WOOD_FLOOR } from '../../engraving/inks';
import { stamp, strew } from '../../engraving/stamps';

export function drawWoods(board: AreaBoard): string {
  return (board.json.wood ?? [])
    .map((wood, index) => {
      const chance = new DrawingChance(`wood ${index}`);
      const trees = strew(wood.outline, 10.5, chance)
        .map((p) => stamp(chance.next() < 0.72 ? 'tree' : 'tree-light', p, chance.within(1, 1.4)))
        .join('');
      return `<path d="${smoothPath(wood.outline, true)}" fill="${WOOD_FLOOR}" opacity=".8"/>${trees}`;
    })
    .join('');
}

export function drawMarshes(board: AreaBoard): string {
  return (board.json.marsh ?? [])
    .map((marsh, index) => {
      const chance = new DrawingChance(`marsh ${index}`);
      const reeds = strew(marsh.outline, 17, chance)
        .map((p) => stamp('reed', p, chance.within(0.85, 1.25)))
        .join('');
      return `<path d="${smoothPath(marsh.outline, true)}" fill="#c5d0bd" opacity=".6"/>${reeds}`;
    })
    .join('');
}

/** Vines stand in rows, all of one vineyard in the same direction. */
export function drawVineyards(board: AreaBoard): string {
  return (board.json.vineyard ?? [])
    .map((vineyard, index) => {
      const chance = new DrawingChance(`vineyard ${index}`);
      const floor = `<path d="${smoothPath(vineyard.outline, true)}" fill="#d7d6a4" opacity=".45"/>`;
      const turn = chance.within(-0.5, 0.5);
      return (
        floor +
        vinesInRows(vineyard.outline, turn)
          .map((p) => stamp('vine', p, 1))
          .join('')
      );
    })
    .join('');
}

function vinesInRows(outline: readonly Point[], turn: number): Point[] {
  const box = boundingBox(outline);
  const centre: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2;
  const vines: Point[] = [];
  for (let row = -reach; row <= reach; row += 11) {
    for (let step = -reach; step <= reach; step += 8) {
      const p: Point = [
        centre[0] + step * Math.cos(turn) - row * Math.sin(turn),
        centre[1] + step * Math.sin(turn) + row * Math.cos(turn),
      ];
      if (insideOutline(p, outline)) vines.push(p);
    }
  }
  return vines;
}

/** Poplars along the main roads, kept clear of villages and of what is printed at the borders. */
export function drawAvenues(board: AreaBoard): string {
  const villages = board.json.village ?? [];
  const clear = (p: Point) =>
    villages.every((village) => distance(village.at, p) > village.spread + 14) &&
    board.approaches.every((approach) => distanceToSegment(p, ...approach.edge) > 30) &&
    board.areas.every((area) => distance(area.at, p) > 46);
  const trees: [Point, number][] = [];
  board.roadLines.forEach((road, index) => {
    if (road.class !== 'main') return;
    const chance = new DrawingChance(`avenue ${index}`);
    walkCurve(road.line, 19).forEach(({ at, along }) => {
      const p = shifted(at, rightOf(along), (chance.next() < 0.5 ? -1 : 1) * chance.within(9, 12));
      if (chance.next() < 0.62 && clear(p)) trees.push([p, chance.within(0.8, 1.15)]);
    });
  });
  return trees
    .sort(([p], [q]) => p[1] - q[1])
    .map(([p, size]) => stamp('poplar', p, size))
    .join('');
}
