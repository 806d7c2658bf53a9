import { DrawingChance } from '../../engraving/chance';
import { drawFence } from '../../engraving/fence';
import {
  distance,
  distanceToSegment,
  insideOutline,
  polygonText,
  rightOf,
  shifted,
  smoothPath,
  straightPath,
  type OnLine,
  type Point,
} from '../../engraving/geometry';
import { BANK, INK, ROAD_EDGE, ROOF, WATER } from '../../engraving/inks';
import { stamp } from '../../engraving/stamps';
import type { TableFeature, TableRiver } from '../scene';
import { onSheet, outlineOn, UNIT, type TableSheet } from '../sheet';
import { besideOf, courseOf, wander } from './course';
import { outlineOf, placeIn } from './outline';

/** The sea or a great stream: waterlines that follow the shore. */
export function drawWaterway(sheet: TableSheet): string {
  const { waterway } = sheet.ground;
  if (!waterway) return '';
  const path = straightPath(outlineOn(sheet, waterway.outline), true);
  const beach = waterway.beach
    ? `<path d="${straightPath(outlineOn(sheet, waterway.beach), true)}" fill="#ead9a8" opacity=".9"/>`
    : '';
  const lines = [46, 34, 24, 15, 8]
    .map(
      (width) =>
        `<path d="${path}" fill="none" stroke="${BANK}" stroke-width="${width}" opacity=".6"/><path d="${path}" fill="none" stroke="${WATER}" stroke-width="${width - 1.8}"/>`,
    )
    .join('');
  return (
    `${beach}<defs><clipPath id="waterway"><path d="${path}"/></clipPath></defs>` +
    `<path d="${path}" fill="${WATER}"/><g clip-path="url(#waterway)">${lines}</g><path d="${path}" fill="none" stroke="${BANK}" stroke-width="2.4"/>`
  );
}

/**
 * Rivers: the course that is played, with banks that wash out and fill up a little, lines in the
 * water that follow them, and willows and reeds beside it.
 */
export function drawRivers(sheet: TableSheet): string {
  return sheet.ground.rivers.map((river) => drawStream(sheet, river)).join('');
}

function drawStream(sheet: TableSheet, river: TableRiver): string {
  const half = Math.max(4, river.width / UNIT / 2);
  const course = courseOf(outlineOn(sheet, river.line), 6);
  const banks = [-1, 1].map((hand) => {
    const swing = wander(`bank ${river.id} ${hand}`, 130);
    const middle = wander(`bed ${river.id}`, 310);
    return (share: number) =>
      besideOf(
        course,
        (length) =>
          share * (hand * half * (1 + 0.13 * swing(length)) + half * 0.12 * middle(length)),
      );
  }) as [(share: number) => Point[], (share: number) => Point[]];
  const body = (share: number) =>
    straightPath([...banks[0](share), ...banks[1](share).reverse()], true);
  const line = (points: Point[], width: number, more = '') =>
    `<path d="${straightPath(points)}" fill="none" stroke="${BANK}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  const chance = new DrawingChance(`growth ${river.id}`);
  const clear = (p: Point) =>
    sheet.ground.bridges.every(
      (bridge) => distance(onSheet(sheet, [bridge.x, bridge.y]), p) > bridge.length / UNIT / 1.4,
    );
  const growth = banks
    .flatMap((bank, hand) =>
      bank(1).flatMap((at, index) => {
        const along = course[index]?.along ?? [1, 0];
        if (chance.next() > 0.16) return [];
        const out = (hand === 0 ? -1 : 1) * chance.within(5, 12);
        const p = shifted(at, rightOf(along), out);
        const kind = chance.pick(['reed', 'reed', 'bush', 'bush', 'tree-light']);
        return clear(p) ? [{ p, kind, size: chance.within(0.75, 1.15) }] : [];
      }),
    )
    .sort((one, other) => one.p[1] - other.p[1])
    .map(({ p, kind, size }) => stamp(kind, p, size))
    .join('');
  const rings =
    half < 6
      ? ''
      : [0.8, 0.58]
          .map((share, ring) =>
            banks
              .map((bank) => line(bank(share), 0.8, `opacity="${ring === 0 ? 0.6 : 0.38}"`))
              .join(''),
          )
          .join('');
  return (
    `<path d="${body(1.34)}" fill="#cfc79b" opacity=".5"/>` +
    `<path d="${body(1.14)}" fill="#d8cfa4" opacity=".75"/>` +
    `<path d="${body(1)}" fill="${WATER}"/><path d="${body(0.5)}" fill="#c6d7da" opacity=".8"/>` +
    rings +
    line(banks[0](1), 1.1) +
    line(banks[1](1), 1.9) +
    line(
      course.map(({ at }) => at),
      0.8,
      'stroke-dasharray="18 15" opacity=".5"',
    ) +
    growth
  );
}

/**
 * Roads: a worn track between verges as wide as the road is played, with rail fences where no wood,
 * water or house is in the way.
 */
export function drawRoads(sheet: TableSheet): string {
  const roads = sheet.ground.roads.map((road) => ({
    id: road.id,
    half: road.width / UNIT / 2,
    course: courseOf(outlineOn(sheet, road.line), 7, 40),
  }));
  const layer = (draw: (road: (typeof roads)[number]) => string) => roads.map(draw).join('');
  const band = (
    { id, half, course }: (typeof roads)[number],
    share: number,
    swing: number,
  ): string => {
    const hands = [-1, 1].map((hand) => {
      const sway = wander(`verge ${id} ${hand}`, 90);
      return besideOf(course, (length) => hand * half * share * (1 + swing * sway(length)));
    }) as [Point[], Point[]];
    return straightPath([...hands[0], ...hands[1].reverse()], true);
  };
  const rut = ({ id, half, course }: (typeof roads)[number], at: number) => {
    const sway = wander(`rut ${id} ${at}`, 70);
    return straightPath(besideOf(course, (length) => half * (at + 0.05 * sway(length))));
  };
  const edge = ({ half, course }: (typeof roads)[number], hand: number) =>
    straightPath(besideOf(course, () => hand * half));
  return (
    layer((road) => `<path d="${band(road, 1.05, 0.04)}" fill="#e3d3a4" opacity=".85"/>`) +
    layer((road) => `<path d="${band(road, 0.6, 0.12)}" fill="#eccb92"/>`) +
    layer((road) => `<path d="${band(road, 0.42, 0.16)}" fill="#f1d8a8" opacity=".9"/>`) +
    layer(
      (road) =>
        `<path d="${rut(road, -0.22)}${rut(road, 0.22)}" fill="none" stroke="#9a6b43" stroke-width="1.3" stroke-dasharray="17 5 6 4" opacity=".7"/>` +
        `<path d="${edge(road, -1)}${edge(road, 1)}" fill="none" stroke="${ROAD_EDGE}" stroke-width=".8" opacity=".5"/>`,
    ) +
    layer((road) => drawFences(sheet, road, roads))
  );
}

function drawFences(
  sheet: TableSheet,
  { id, half, course }: { id: string; half: number; course: OnLine[] },
  roads: readonly { id: string; half: number; course: OnLine[] }[],
): string {
  const taken = sheet.ground.features
    .filter(({ kind }) => kind === 'wood' || kind === 'settlement' || kind === 'marsh')
    .map((feature) => outlineOf(sheet, feature, 1.06));
  const rivers = sheet.ground.rivers.map((river) => ({
    reach: river.width / UNIT / 2 + 16,
    line: outlineOn(sheet, river.line),
  }));
  const others = roads.filter((road) => road.id !== id);
  const stands = (p: Point) =>
    taken.every((outline) => !insideOutline(p, outline)) &&
    others.every((road) => road.course.every(({ at }) => distance(at, p) > road.half + 7)) &&
    rivers.every(({ reach, line }) =>
      line.slice(1).every((to, index) => distanceToSegment(p, line[index] as Point, to) > reach),
    );
  return [-1, 1]
    .flatMap((hand) => {
      const built = wander(`fence ${id} ${hand}`, 420);
      const runs: Point[][] = [[]];
      besideOf(course, () => hand * half * 0.9).forEach((p, index) => {
        if (stands(p) && built(index * 7) > -0.22) runs.at(-1)?.push(p);
        else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([]);
      });
      return runs.filter((run) => run.length > 4);
    })
    .map((run) => drawFence(run, 7))
    .join('');
}

/** Bridges: a roadway of planks with a parapet to either hand. */
export function drawBridges(sheet: TableSheet): string {
  return sheet.ground.bridges
    .map((bridge) => {
      const [x, y] = onSheet(sheet, [bridge.x, bridge.y]);
      const [w, l] = [bridge.width / UNIT / 2, bridge.length / UNIT / 2];
      const planks = Array.from(
        { length: Math.floor((2 * l) / 5) },
        (_, index) =>
          `M${(-w).toFixed(1)},${(-l + 2.5 + index * 5).toFixed(1)}h${(2 * w).toFixed(1)}`,
      ).join('');
      return (
        `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)})rotate(${bridge.heading / 20})">` +
        `<rect x="${-w + 2}" y="${-l + 2}" width="${2 * w}" height="${2 * l}" fill="#3b3527" opacity=".3"/>` +
        `<rect x="${-w}" y="${-l}" width="${2 * w}" height="${2 * l}" fill="#e0c492"/>` +
        `<path d="${planks}" stroke="${INK}" stroke-width=".6" opacity=".6"/>` +
        `<path d="M${-w - 4},${-l - 4}L${-w},${-l}V${l}L${-w - 4},${l + 4}M${w + 4},${-l - 4}L${w},${-l}V${l}L${w + 4},${l + 4}" fill="none" stroke="${INK}" stroke-width="2"/></g>`
      );
    })
    .join('');
}

export function drawSettlements(sheet: TableSheet): string {
  return sheet.ground.features
    .filter((feature) => feature.kind === 'settlement')
    .map((feature) => drawSettlement(sheet, feature))
    .join('');
}

const BLOCK = 62;
const STREET = 13;

/**
 * Blocks of houses with gardens behind them, a church in the middle; what would stand
 * outside the border is left out.
 */
function drawSettlement(sheet: TableSheet, town: TableFeature): string {
  const chance = new DrawingChance(`settlement ${town.id}`);
  const outline = outlineOf(sheet, town);
  const path = town.shape === 'oval' ? smoothPath(outline, true) : straightPath(outline, true);
  const turn = town.heading / 20;
  const [length, width] = [town.length / UNIT - 10, town.width / UNIT - 10];
  const [rows, columns] = [
    Math.max(1, Math.round(length / (BLOCK + STREET))),
    Math.max(1, Math.round(width / (BLOCK + STREET))),
  ];
  const [deep, wide] = [
    (length - STREET * (rows - 1)) / rows,
    (width - STREET * (columns - 1)) / columns,
  ];
  const border = outlineOf(sheet, town, 1.01);
  const within = (points: Point[]) => points.every((p) => insideOutline(p, border));
  const at = (along: number, across: number) => placeIn(sheet, town, along * UNIT, across * UNIT);
  const parts: string[] = [];
  const churchBlock = Math.floor((rows * columns) / 2);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [along, across] = [
        length / 2 - row * (deep + STREET) - deep / 2,
        -width / 2 + column * (wide + STREET) + wide / 2,
      ];
      const corners = (
        [
          [1, -1],
          [1, 1],
          [-1, 1],
          [-1, -1],
        ] as const
      ).map(([a, b]) => at(along + (a * deep) / 2, across + (b * wide) / 2));
      const gardens = within(corners)
        ? `<polygon points="${polygonText(corners)}" fill="${chance.pick(['#cdd0a0', '#d6cfa2', '#c4cb9a'])}" opacity=".9" stroke="#6d5c3e" stroke-width=".7"/>`
        : '';
      parts.push(
        gardens + houses(along, across, deep, wide, row * columns + column === churchBlock),
      );
    }
  }
  return `<path d="${path}" fill="#e7d8b2" opacity=".9"/>${parts.join('')}<path d="${path}" fill="none" stroke="#8f3a2b" stroke-width="1.4" stroke-dasharray="8 3"/>`;

  function houses(
    along: number,
    across: number,
    deep: number,
    wide: number,
    church: boolean,
  ): string {
    const built: string[] = [];
    const side = 9;
    const row = (
      edge: number,
      length: number,
      place: (on: number) => [number, number],
      turned: number,
    ) => {
      for (let on = -length / 2 + 7; on < length / 2 - 5;) {
        const size = chance.pick([11, 13, 16]);
        if (chance.next() < 0.84) built.push(house(...place(on + size / 2), size, side, turned));
        on += size + chance.pick([2, 3, 7]);
      }
      return edge;
    };
    row(0, wide, (on) => [along + deep / 2 - side / 2 - 1, across + on], 0);
    row(0, wide, (on) => [along - deep / 2 + side / 2 + 1, across + on], 0);
    if (deep > 44) {
      row(0, deep - 2 * side, (on) => [along + on, across - wide / 2 + side / 2 + 1], 90);
      row(0, deep - 2 * side, (on) => [along + on, across + wide / 2 - side / 2 - 1], 90);
    }
    return built.join('') + (church ? steeple(along, across) : '');
  }

  function house(
    along: number,
    across: number,
    size: number,
    side: number,
    turned: number,
  ): string {
    const [x, y] = at(along, across);
    if (
      !within([
        [x - 6, y - 6],
        [x + 6, y - 6],
        [x + 6, y + 6],
        [x - 6, y + 6],
      ])
    )
      return '';
    const [w, h] = [size, side];
    return (
      `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)})rotate(${(turn + turned + chance.within(-2, 2)).toFixed(0)})">` +
      `<rect x="${-w / 2 + 1.5}" y="${-h / 2 + 1.7}" width="${w}" height="${h}" fill="#3b3527" opacity=".34"/>` +
      `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${chance.pick([ROOF, '#a9624a', '#8c7a62', ROOF])}" stroke="${INK}" stroke-width=".8"/>` +
      `<path d="M${-w / 2},0h${w}" stroke="${INK}" stroke-width=".5" opacity=".6"/><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h / 2}" fill="#fff" opacity=".13"/></g>`
    );
  }

  function steeple(along: number, across: number): string {
    const [x, y] = at(along, across);
    return (
      `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)})rotate(${turn})"><rect x="-9" y="-5" width="21" height="12" fill="#3b3527" opacity=".34"/>` +
      `<rect x="-11" y="-7" width="21" height="12" fill="#efe6d0" stroke="${INK}" stroke-width="1"/><path d="M-11,-1h21" stroke="${INK}" stroke-width=".6"/>` +
      `<rect x="-15" y="-5" width="8" height="8" fill="#8f3a2b" stroke="${INK}" stroke-width="1"/><path d="M-15,-5l8,8m0,-8l-8,8" stroke="${INK}" stroke-width=".6"/></g>`
    );
  }
}
