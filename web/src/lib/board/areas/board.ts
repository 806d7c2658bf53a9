import { approachId, localeId, pairName } from '../../wire/board-id';
import type { StarColour } from '../../wire/types';
import type { ApproachJson, AreaBoardJson, EntryJson, RoadClass, Width } from './board-json';
import {
  distance,
  distanceToSegment,
  middle,
  nearestOnSegment,
  rightOf,
  unit,
  type Point,
} from '../engraving/geometry';

/**
 * What an attacker into a locale meets on its side of a border, one entry for each printed symbol.
 */
export type Mark = 'infantry' | 'cavalry' | 'artillery' | 'obstacle';

export interface Area {
  id: string;
  locale: number;
  key: string;
  capacity: number;
  at: Point;
  setUp: number;
  star: StarColour | null;
  outline: Point[];
}

/** One side of a border: it belongs to `locale` and faces `towards`. */
export interface Approach {
  id: string;
  locale: number;
  towards: number;
  width: Width;
  marks: Mark[];
  /** Clockwise in the locale's outline, so that its inside lies to the right. */
  edge: [Point, Point];
  at: Point;
  along: Point;
  inward: Point;
  length: number;
  /** The angles of the outline at the two ends of the edge, in radians. */
  angles: [number, number];
}

export interface ImpassableSide {
  locale: number;
  chain: Point[];
}

/** Where a road crosses a border; known under an id in each direction. */
export interface Crossing {
  ids: [string, string];
  at: Point;
  road: string;
  class: RoadClass;
}

export interface RoadLine {
  road: string;
  class: RoadClass;
  line: Point[];
}

export interface AreaBoard {
  json: AreaBoardJson;
  areas: Area[];
  areaOf: Map<number, Area>;
  approaches: Approach[];
  approachOf: Map<string, Approach>;
  impassables: ImpassableSide[];
  crossings: Crossing[];
  roadLines: RoadLine[];
  entries: EntryJson[];
}

const MARKS: Record<string, Mark> = { I: 'infantry', C: 'cavalry', A: 'artillery', O: 'obstacle' };

/** `"I2 C A"` as one mark for each symbol. */
export function parseMarks(text: string): Mark[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const mark = MARKS[word[0] ?? ''];
      return mark ? Array<Mark>(Number(word.slice(1) || '1')).fill(mark) : [];
    });
}

/** The board as the browser draws it, from the pack's JSON. */
export function readBoard(json: AreaBoardJson): AreaBoard {
  const corner = (id: number | string): Point => json.corners[String(id)] ?? [0, 0];
  const cornersOf = new Map(json.area.map((area) => [area.locale, area.corners.map(String)]));
  const areas = json.locale.map((locale): Area => ({
    id: localeId(locale.id),
    locale: locale.id,
    key: locale.key,
    capacity: locale.capacity,
    at: locale.at,
    setUp: locale['set-up'] ?? 0,
    star: locale.star ?? null,
    outline: (cornersOf.get(locale.id) ?? []).map(corner),
  }));
  const approaches = json.approach.flatMap((pair) => sidesOf(json, pair, cornersOf, corner));
  const roadLines = readRoadLines(json);
  return {
    json,
    areas,
    areaOf: new Map(areas.map((area) => [area.locale, area])),
    approaches,
    approachOf: new Map(approaches.map((approach) => [approach.id, approach])),
    impassables: json.side.flatMap((side) =>
      side.impassable ? [{ locale: side.impassable.locale, chain: side.edge.map(corner) }] : [],
    ),
    crossings: readCrossings(json, approaches, roadLines),
    roadLines,
    entries: json.entry ?? [],
  };
}

function pairNameOf(pair: ApproachJson): string {
  return pair.id ?? pairName(...pair.between);
}

/** True where two pairs join the same locales, so that the id must say which. */
function isDouble(json: AreaBoardJson, pair: ApproachJson): boolean {
  const name = pairName(...pair.between);
  return json.approach.filter((other) => pairName(...other.between) === name).length > 1;
}

function sidesOf(
  json: AreaBoardJson,
  pair: ApproachJson,
  cornersOf: Map<number, string[]>,
  corner: (id: string) => Point,
): Approach[] {
  const name = pairNameOf(pair);
  const side = json.side.find((drawn) => drawn.approach === name);
  const [one, other] = pair.between;
  const ends: [string, string] = side ? [String(side.edge[0]), String(side.edge[1])] : ['', ''];
  return (
    [
      [one, other, pair.into[0]],
      [other, one, pair.into[1]],
    ] as const
  ).map(([locale, towards, marks]) => {
    const outline = cornersOf.get(locale) ?? [];
    const [from, to] = inOrder(outline, ends);
    const edge: [Point, Point] = side ? [corner(from), corner(to)] : [pair.at, pair.at];
    const along = unit(...edge);
    return {
      id: approachId(locale, towards, isDouble(json, pair) ? name : undefined),
      locale,
      towards,
      width: pair.width,
      marks: parseMarks(marks),
      edge,
      at: middle(...edge),
      along,
      inward: rightOf(along),
      length: distance(...edge),
      angles: [angleAt(outline, from, corner), angleAt(outline, to, corner)],
    };
  });
}

/** The inner angle of a clockwise outline at one of its corners. */
function angleAt(outline: string[], id: string, corner: (id: string) => Point): number {
  const index = outline.indexOf(id);
  if (index < 0) return Math.PI;
  const here = corner(id);
  const before = unit(
    here,
    corner(outline[(index - 1 + outline.length) % outline.length] as string),
  );
  const after = unit(here, corner(outline[(index + 1) % outline.length] as string));
  const turn = Math.atan2(
    after[0] * before[1] - after[1] * before[0],
    after[0] * before[0] + after[1] * before[1],
  );
  return turn <= 0 ? turn + 2 * Math.PI : turn;
}

/**
 * How far from an end of the edge a strip of that depth inside it is free of the
 * neighbouring side's own.
 */
export function cornerRoom(angle: number, depth: number): number {
  return Math.max(0, depth / Math.tan(Math.min(angle, Math.PI) / 2));
}

/**
 * How much of a line at that depth inside the edge lies within the area, as
 * the part lost at each end.
 */
export function lostAt(angle: number, depth: number): number {
  return angle < Math.PI / 2 ? depth / Math.tan(angle) : 0;
}

/** The two corners in the order in which a clockwise outline passes them. */
function inOrder(outline: string[], [a, b]: [string, string]): [string, string] {
  const index = outline.indexOf(a);
  return outline[(index + 1) % outline.length] === b ? [a, b] : [b, a];
}

function readRoadLines(json: AreaBoardJson): RoadLine[] {
  const classOf = new Map((json.road ?? []).map((road) => [road.id, road.class]));
  return (json['road-line'] ?? []).map((drawn) => ({
    road: drawn.road ?? '',
    class: drawn.class ?? classOf.get(drawn.road ?? '') ?? 'minor',
    line: drawn.line,
  }));
}

function readCrossings(json: AreaBoardJson, approaches: Approach[], lines: RoadLine[]): Crossing[] {
  return (json.road ?? []).flatMap((road) =>
    road.route.slice(1).flatMap((to, index): Crossing[] => {
      const from = road.route[index] as number;
      const between = approaches.filter((side) => side.locale === from && side.towards === to);
      const approach =
        between.find((side) => road.via?.some((pair) => side.id.endsWith(`:${pair}`))) ??
        between[0];
      if (!approach) return [];
      const drawn = lines.filter((line) => line.road === road.id).flatMap((line) => line.line);
      return [
        {
          ids: [`r${from}-${to}:${road.id}`, `r${to}-${from}:${road.id}`],
          at: crossingPoint(approach, drawn),
          road: road.id,
          class: road.class,
        },
      ];
    }),
  );
}

/** The drawn road's point nearest to the border, laid onto it. */
function crossingPoint(approach: Approach, line: Point[]): Point {
  let nearest = approach.at;
  let least = Infinity;
  for (const p of line) {
    const away = distanceToSegment(p, ...approach.edge);
    if (away < least) [least, nearest] = [away, nearestOnSegment(p, ...approach.edge)];
  }
  return nearest;
}
