import { messages } from '../../../messages/messages.svelte';
import { distance, walkCurve, type Point } from '../../engraving/geometry';
import type { HexBoard, MapLabel } from '../board';
import type { LabelStyle } from '../board-json';
import { RADIUS } from '../grid';

export interface MapName {
  text: string;
  at: Point;
  style: LabelStyle;
  size: number;
  turn: number;
}

const STEP = 16;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SIZES: Record<LabelStyle, number> = {
  town: 19,
  village: 17,
  farm: 13.5,
  hill: 15,
  wood: 16,
  water: 15.5,
  way: 15,
  region: 24,
};

/**
 * The names on the map: below villages, over hills and woods, along the water, at the
 * edge where roads lead out.
 */
export function namesOf(board: HexBoard): MapName[] {
  return board.labels.map((label) => {
    const { at, ...name } = nameOf(board, label);
    return { ...name, at: [at[0] + label.shift[0], at[1] + label.shift[1]] };
  });
}

function nameOf(board: HexBoard, label: MapLabel): MapName {
  const text = messages.text(label.text);
  const name: MapName = {
    text,
    at: board.grid.centre(label.hex),
    style: label.style,
    size: SIZES[label.style],
    turn: label.turn,
  };
  if (label.style === 'town' || label.style === 'village')
    return belowPlace(board, label.hex, name);
  if (label.style === 'water') return alongWater(board, label.text.replace(/^water-/, ''), name);
  if (label.style === 'way') return atEdge(board, name);
  return { ...name, at: [name.at[0], name.at[1] + 5] };
}

/** Under the houses, in the middle of all hexes of the place. */
function belowPlace(board: HexBoard, hex: string, name: MapName): MapName {
  const centres = (board.placeOf.get(hex)?.hexes ?? [hex]).map((number) =>
    board.grid.centre(number),
  );
  const lowest = Math.max(...centres.map((centre) => centre[1]));
  const level = centres.filter((centre) => centre[1] === lowest);
  const across = level.reduce((sum, centre) => sum + centre[0], 0) / level.length;
  return { ...name, at: [across, lowest + RADIUS * 0.93] };
}

/** Where a road leaves the map, just inside its frame. */
function atEdge(board: HexBoard, name: MapName): MapName {
  const [left, top, right, bottom] = board.json.frame;
  const [x, y] = name.at;
  const half = (name.text.length * name.size * 0.46) / 2 + 10;
  const across = Math.min(
    right - half,
    Math.max(left + half, x + (x < (left + right) / 2 ? half : -half)),
  );
  const down = y - top < bottom - y ? Math.max(y, top + 22) : Math.min(y + 24, bottom - 9);
  return { ...name, at: [across, down] };
}

/** Along the straightest stretch of its water near the hex it is written at. */
function alongWater(board: HexBoard, key: string, name: MapName): MapName {
  const reach = Math.ceil((name.text.length * 9) / STEP);
  const hex = name.at;
  let [best, least]: [MapName, number] = [name, Infinity];
  for (const water of board.waters) {
    if (water.name !== key) continue;
    const walked = walkCurve(water.line, STEP).map((step) => step.at);
    for (let i = 0; i + reach < walked.length; i += 1) {
      const [from, to] = [walked[i] as Point, walked[i + reach] as Point];
      const stretch = walked.slice(i, i + reach);
      const bend = stretch.reduce((sum, p) => sum + away(p, from, to), 0);
      const far = Math.hypot((from[0] + to[0]) / 2 - hex[0], (from[1] + to[1]) / 2 - hex[1]);
      const built = board.places.some((place) =>
        place.hexes.some(
          (number) =>
            board.terrain.get(number) === 'town' &&
            stretch.some((p) => distance(p, board.grid.centre(number)) < 58),
        ),
      );
      const fault = bend + far * 0.5 + (built ? 300 : 0);
      if (fault >= least) continue;
      const [a, b] = from[0] <= to[0] ? [from, to] : [to, from];
      const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      const up = ((turn - 90) * Math.PI) / 180;
      least = fault;
      best = {
        ...name,
        at: [(a[0] + b[0]) / 2 + Math.cos(up) * 12, (a[1] + b[1]) / 2 + Math.sin(up) * 12],
        turn,
      };
    }
  }
  return best;
}

function away(p: Point, a: Point, b: Point): number {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length;
}

function boxOf({ text, at: [x, y], size, style, turn }: MapName): Box {
  const spread = style === 'hill' || style === 'region' ? 0.82 : style === 'town' ? 0.6 : 0.47;
  const half = (text.length * size * spread) / 2;
  const lean = Math.abs(Math.sin((turn * Math.PI) / 180)) * half;
  return {
    left: x - half + lean * 0.4,
    right: x + half - lean * 0.4,
    top: y - size * 0.8 - lean,
    bottom: y + 4 + lean,
  };
}

/** Where each hex has its number: at its top, or at its foot where a name stands above. */
export function numberPlaces(
  board: HexBoard,
  names: readonly MapName[],
): { number: string; at: Point }[] {
  const boxes = names.filter((name) => Math.abs(name.turn) < 20).map(boxOf);
  const free = ([x, y]: Point) =>
    boxes.every(
      (box) => x + 11 < box.left || x - 11 > box.right || y < box.top || y - 7 > box.bottom,
    );
  return board.numbers.flatMap((number) => {
    const [x, y] = board.grid.centre(number);
    const places: Point[] = [
      [x, y - RADIUS * 0.62],
      [x, y + RADIUS * 0.8],
    ];
    const at = places.find(free);
    return at ? [{ number, at }] : [];
  });
}
