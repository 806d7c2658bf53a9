import { distance, rightOf, shifted, straightPath, walkCurve } from '../../engraving/geometry';
import type { OnLine } from '../../engraving/geometry';
import { ROAD_EDGE } from '../../engraving/inks';
import { stamp } from '../../engraving/stamps';
import { roadLines, type HexBoard, type RoadLine } from '../board';

/** From tree to tree, and from the middle of the road to the trees. */
const APART = 13;
const BESIDE = 8.6;
const STEP = 4;

/** Roads lined with trees, the paved ones with their stones. */
export function drawAvenues(board: HexBoard): string {
  if (board.avenues.length === 0) return '';
  const lines = roadLines(board);
  const water = board.waters.flatMap(({ line }) => walkCurve(line, 10));
  let [stones, trees] = ['', ''];
  for (const { hexes, paved } of board.avenues) {
    for (const road of lines.filter((line) => runsAlong(line, hexes))) {
      const stretch = within(board, road, hexes);
      if (paved) stones += straightPath(stretch.map(({ at }) => at));
      trees += planted(board, stretch, water);
    }
  }
  return (
    `<path d="${stones}" fill="none" stroke="${ROAD_EDGE}" stroke-width="4.2" stroke-dasharray=".7 2.5" opacity=".5"/>` +
    trees
  );
}

/** Whether a road runs from one hex of an avenue to another. */
function runsAlong({ hexes }: RoadLine, avenue: ReadonlySet<string>): boolean {
  return hexes.some((number, index) => {
    const next = hexes[index + 1];
    return next !== undefined && avenue.has(number) && avenue.has(next);
  });
}

/** The part of a road that lies in these hexes. */
function within(board: HexBoard, { line }: RoadLine, hexes: ReadonlySet<string>): OnLine[] {
  return walkCurve(line, STEP).filter(({ at }) => hexes.has(board.grid.at(at) ?? ''));
}

/** Trees to both hands, but none among houses, in woods or in the water. */
function planted(board: HexBoard, stretch: readonly OnLine[], water: readonly OnLine[]): string {
  const built = new Set(['town', 'woods', 'heavy-woods']);
  let trees = '';
  stretch.forEach(({ at, along }, index) => {
    if ((index * STEP) % APART >= STEP) return;
    for (const hand of [-BESIDE, BESIDE]) {
      const p = shifted(at, rightOf(along), hand);
      const number = board.grid.at(p);
      const taken = number !== null && built.has(board.terrain.get(number) ?? '');
      const near = board.buildings.some((building) => distance(building.at, p) < 20);
      if (taken || near || water.some((drop) => distance(drop.at, p) < 11)) continue;
      trees += stamp('poplar', [p[0], p[1] - 2], 0.8);
    }
  });
  return trees;
}
