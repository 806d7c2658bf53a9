import { DrawingChance } from '../engraving/chance';
import { middle, rightOf, shifted, unit, type Point } from '../engraving/geometry';
import type { Sheet } from '../engraving/sheet';
import type {
  BuildingJson,
  FieldJson,
  HexBoardJson,
  LabelStyle,
  Shift,
  TerrainJson,
} from './board-json';
import { chainDirected, chainLoose, softLine, type Segment } from './chains';
import { HexGrid, hexOf, numberOf, RADIUS, WIDTH } from './grid';

export type Terrain = TerrainJson['kind'];

export type SideKind =
  | 'slope'
  | 'crest'
  | 'entrenchment'
  | 'wall'
  | 'stream'
  | 'river'
  | 'shore'
  | 'bridge'
  | 'trestle'
  | 'ford';

/** What lies on a hexside; of a slope `from` is the high hex, of a work the one inside. */
export interface HexSide {
  kind: SideKind;
  from: string;
  to: string;
}

export interface Place {
  key: string;
  hexes: string[];
}

export interface Road {
  class: 'main' | 'minor';
  hexes: string[];
}

/** A road as it is drawn: the hexes it runs through, and its line. */
export interface RoadLine extends Road {
  line: Point[];
}

export interface Building {
  kind: BuildingJson['kind'];
  hex: string;
  at: Point;
  turn: number;
}

export type Crop = FieldJson['kind'];

export interface Water {
  kind: 'stream' | 'river' | 'lake';
  /** From bank to bank, where the drawing says so. */
  width: number | null;
  name: string | null;
  line: Point[];
}

export interface MapLabel {
  /** The message with its words. */
  text: string;
  hex: string;
  style: LabelStyle;
  /** From where it would be written. */
  shift: Point;
  turn: number;
}

export interface HexBoard extends Sheet {
  kind: 'hexes';
  grid: HexGrid;
  numbers: string[];
  /** What marks a hex most, and all that it is. */
  terrain: Map<string, Terrain>;
  kinds: Map<string, Terrain[]>;
  /** Metres from side to side of a hex. */
  across: number;
  sides: HexSide[];
  /** What lies on the sides of a hex, under the number of the neighbour. */
  sidesOf: Map<string, HexSide[]>;
  waters: Water[];
  roads: Road[];
  avenues: { hexes: ReadonlySet<string>; paved: boolean }[];
  buildings: Building[];
  /** What grows in a hex. */
  crops: Map<string, Crop>;
  hedges: [Point, Point][];
  places: Place[];
  placeOf: Map<string, Place>;
  labels: MapLabel[];
  /** Where troops come on. */
  entries: Place[];
  supplies: { sides: string[]; hexes: string[] }[];
}

/** 500 yards in metres: a hex where a pack does not say how large it is. */
const YARDS = 457.2;

/** Paper round the map, and the strip below it with title, scale and compass. */
export const MARGIN = 64;
export const FOOT = 118;

/** Single hexes and blocks of them, `1424..2630`. */
export function readHexes(hexes: readonly string[]): string[] {
  return hexes.flatMap((text) => {
    const [first, last] = text.split('..').map(hexOf);
    if (!first || !last) return [numberOf(hexOf(text))];
    const found: string[] = [];
    for (let { column } = first; column <= last.column; column += 1) {
      for (let { row } = first; row <= last.row; row += 1) found.push(numberOf({ column, row }));
    }
    return found;
  });
}

/** `2106>2105` or `1524|1523`. */
export function readSide(kind: SideKind, text: string): HexSide {
  const [from = '', to = ''] = text.split(/[>|]/).map((number) => number.trim());
  return { kind, from, to };
}

/** The board as the browser draws it, from the pack's JSON. */
export function readHexBoard(json: HexBoardJson): HexBoard {
  const grid = new HexGrid(json.first, json.last, json.orientation, [MARGIN, MARGIN]);
  const waters = json.water ?? [];
  const sides = [
    ...(json.slope ?? []).flatMap((slope) => slope.sides.map((text) => readSide('slope', text))),
    ...(json.work ?? []).flatMap((work) => work.sides.map((text) => readSide(work.kind, text))),
    ...(json.crest ?? []).flatMap((crest) => crest.sides.map((text) => readSide('crest', text))),
    ...waters.flatMap((water) =>
      water.sides.map((text) => readSide(water.kind === 'lake' ? 'shore' : water.kind, text)),
    ),
    ...waters.flatMap((water) => (water.bridges ?? []).map((text) => readSide('bridge', text))),
    ...waters.flatMap((water) => (water.trestles ?? []).map((text) => readSide('trestle', text))),
    ...waters.flatMap((water) => (water.fords ?? []).map((text) => readSide('ford', text))),
  ];
  const sidesOf = new Map<string, HexSide[]>();
  for (const side of sides)
    for (const number of [side.from, side.to])
      sidesOf.set(number, [...(sidesOf.get(number) ?? []), side]);
  const terrains = (json.terrain ?? []).map((entry) => ({
    ...entry,
    hexes: readHexes(entry.hexes),
  }));
  const kinds = new Map<string, Terrain[]>();
  for (const { kind, hexes } of terrains)
    for (const number of hexes) kinds.set(number, [...(kinds.get(number) ?? []), kind]);
  const places = [
    ...terrains.flatMap(({ place, hexes }) => (place === undefined ? [] : [{ key: place, hexes }])),
    ...(json.place ?? []).map(({ key, hexes }) => ({ key, hexes: readHexes(hexes) })),
  ];
  const across = json.across ?? YARDS;
  const shiftOf = ([east, north]: Shift = [0, 0]): Point => [
    (east / across) * WIDTH,
    (-north / across) * WIDTH,
  ];
  return {
    kind: 'hexes',
    json: {
      size: [Math.ceil(grid.width) + 2 * MARGIN, Math.ceil(grid.height) + 2 * MARGIN + FOOT],
      frame: [MARGIN, MARGIN, MARGIN + grid.width, MARGIN + grid.height],
    },
    grid,
    across,
    numbers: grid.numbers(),
    terrain: new Map([...kinds].map(([number, found]) => [number, mostMarked(found)])),
    kinds,
    sides,
    sidesOf,
    waters: waters.flatMap((water) =>
      watersOf(
        grid,
        water.kind,
        water.name ?? null,
        water.sides.map((text) => readSide('stream', text)),
        widthOf(json, water.name, across),
      ),
    ),
    roads: [
      ...(json.way ?? []).map(({ kind, hexes }): Road => ({
        class: kind === 'road' ? 'main' : 'minor',
        hexes,
      })),
      ...(json.road ?? []).map(({ kind, hexes }): Road => ({
        class: kind === 'highway' ? 'main' : 'minor',
        hexes,
      })),
    ],
    avenues: (json.avenue ?? []).map(({ hexes, paved }) => ({
      hexes: new Set(hexes),
      paved: paved ?? false,
    })),
    buildings: (json.building ?? []).map(({ kind, at, shift, turn }) => {
      const [[x, y], [dx, dy]] = [grid.centre(at), shiftOf(shift)];
      return { kind, hex: at, at: [x + dx, y + dy], turn: turn ?? 0 };
    }),
    crops: new Map(
      (json.field ?? []).flatMap(({ kind, hexes }) =>
        readHexes(hexes).map((number): [string, Crop] => [number, kind]),
      ),
    ),
    hedges: (json.hedge ?? []).flatMap((hedge) =>
      hedge.sides.map((text) => {
        const { from, to } = readSide('wall', text);
        return grid.side(from, to);
      }),
    ),
    entries: (json.entry ?? []).map(({ key, hexes }) => ({ key, hexes: readHexes(hexes) })),
    supplies: (json.supply ?? []).map(({ sides: whose, hexes }) => ({
      sides: whose,
      hexes: readHexes(hexes),
    })),
    places,
    placeOf: new Map(
      places
        .flatMap((place) => place.hexes.map((number): [string, Place] => [number, place]))
        .reverse(),
    ),
    labels: (json.label ?? []).map(({ text, at, style, shift, turn }) => ({
      text,
      hex: at,
      style,
      shift: shiftOf(shift),
      turn: turn ?? 0,
    })),
  };
}

/** The last kind that is more than the lie of the land. */
function mostMarked(found: readonly Terrain[]): Terrain {
  const covers = found.filter((kind) => kind !== 'slope' && kind !== 'hilltop');
  return (covers.at(-1) ?? found.at(-1)) as Terrain;
}

/** How wide the drawing wants a water to be. */
function widthOf(json: HexBoardJson, name: string | undefined, across: number): number | null {
  const wide = json.wide?.find(({ water }) => water === name);
  return wide ? (wide.metres / across) * WIDTH : null;
}

function watersOf(
  grid: HexGrid,
  kind: Water['kind'],
  name: string | null,
  sides: readonly HexSide[],
  width: number | null,
): Water[] {
  const chains = chainLoose(sides.map((side): Segment => grid.side(side.from, side.to)));
  return chains.map((chain) => ({
    kind,
    name,
    width,
    line: toTheRim(grid, softLine(chain, 0.75)),
  }));
}

/** Water that ends at the rim of the map goes on beyond it. */
function toTheRim(grid: HexGrid, line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  const ends = [first && beyond(grid, first), last && beyond(grid, last)];
  return [...(ends[0] ? [ends[0]] : []), ...line, ...(ends[1] ? [ends[1]] : [])];
}

/** The point outside the map next to one at its rim. */
function beyond({ width, height }: HexGrid, [x, y]: Point): Point | null {
  if (x - MARGIN < WIDTH * 0.6) return [MARGIN - 20, y];
  if (MARGIN + width - x < WIDTH * 0.6) return [MARGIN + width + 20, y];
  if (y - MARGIN < RADIUS * 0.6) return [x, MARGIN - 20];
  if (MARGIN + height - y < RADIUS * 0.6) return [x, MARGIN + height + 20];
  return null;
}

/** The lines of all sides of a kind, each with the low or outer side to the right. */
export function linesOf(
  board: HexBoard,
  kind: SideKind,
): { line: Point[]; closed: boolean; segments: Segment[] }[] {
  const segments = board.sides
    .filter((side) => side.kind === kind)
    .map((side): Segment => board.grid.side(side.from, side.to));
  return chainDirected(segments).map((chain) => ({
    line: softLine(chain),
    closed: chain.closed,
    segments: chain.segments,
  }));
}

/** The soft outlines of the regions that some hexes form, their inside to the left. */
export function outlinesOf(board: HexBoard, hexes: ReadonlySet<string>): Point[][] {
  const segments: Segment[] = [];
  for (const number of hexes) {
    for (let direction = 0; direction < 6; direction += 1) {
      const neighbour = board.grid.neighbour(number, direction);
      if (neighbour !== null && hexes.has(neighbour)) continue;
      segments.push(sideTowards(board.grid.centre(number), direction));
    }
  }
  return chainDirected(segments).map((chain) => softLine(chain, 0.35));
}

/**
 * The side of a hex in a direction (0 east, clockwise), with the hex on the left.
 */
export function sideTowards([x, y]: Point, direction: number): Segment {
  const turn = (direction * Math.PI) / 3;
  const corner = (by: number): Point => [
    x + RADIUS * Math.cos(turn + by),
    y + RADIUS * Math.sin(turn + by),
  ];
  return [corner(Math.PI / 6), corner(-Math.PI / 6)];
}

/**
 * The ways the roads take: through the sides they cross, a little to one hand or the other, and
 * through the middle of towns and of hexes where roads meet. Where two share a stretch it is drawn
 * once; a road that leaves the map goes on to the frame.
 */
export function roadLines(board: HexBoard): RoadLine[] {
  const drawn = new Set<string>();
  const visits = new Map<string, number>();
  for (const road of board.roads)
    for (const number of new Set(road.hexes)) visits.set(number, (visits.get(number) ?? 0) + 1);
  const junctions = new Set([...visits].filter(([, count]) => count > 1).map(([number]) => number));
  const byRank = [...board.roads].sort(
    (one, other) => Number(one.class === 'minor') - Number(other.class === 'minor'),
  );
  return byRank.flatMap((road) =>
    stretches(road, drawn).map((stretch) => ({
      class: road.class,
      hexes: stretch,
      line: wayThrough(board, stretch, junctions),
    })),
  );
}

const pairOf = (one: string, other: string) =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

function stretches({ hexes }: Road, drawn: Set<string>): string[][] {
  const found: string[][] = [];
  let stretch: string[] = [];
  hexes.forEach((number, index) => {
    const before = hexes[index - 1];
    if (before !== undefined && !drawn.has(pairOf(before, number))) {
      drawn.add(pairOf(before, number));
      if (stretch.length === 0) stretch.push(before);
      stretch.push(number);
    } else if (stretch.length > 0) {
      found.push(stretch);
      stretch = [];
    }
  });
  return stretch.length > 0 ? [...found, stretch] : found;
}

function wayThrough(
  board: HexBoard,
  hexes: readonly string[],
  junctions: ReadonlySet<string>,
): Point[] {
  const line: Point[] = [];
  hexes.forEach((number, index) => {
    const centre = board.grid.centre(number);
    const next = hexes[index + 1];
    const end = index === 0 || next === undefined;
    if (end || junctions.has(number) || board.terrain.get(number) === 'town') line.push(centre);
    if (end) {
      const edge = leaving(board, number);
      if (edge && index === 0) line.unshift(edge);
      else if (edge) line.push(edge);
    }
    if (next === undefined) return;
    const to = board.grid.centre(next);
    const chance = new DrawingChance(pairOf(number, next));
    const [along, hand] = [unit(centre, to), chance.within(-7, 7)];
    line.push(shifted(middle(centre, to), rightOf(along), hand));
  });
  return line;
}

/** Where a road from a hex at the rim of the map leaves it. */
function leaving({ grid, json }: HexBoard, number: string): Point | null {
  const [x, y] = grid.centre(number);
  const [left, top, right, bottom] = json.frame;
  if (y - top < RADIUS * 1.1) return [x + 6, top - 6];
  if (bottom - y < RADIUS * 1.1) return [x - 6, bottom + 6];
  if (x - left < RADIUS * 1.8) return [left - 6, y + 5];
  if (right - x < RADIUS * 1.8) return [right + 6, y - 5];
  return null;
}
