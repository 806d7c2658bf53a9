import { DrawingChance } from '../../engraving/chance';
import {
  insideOutline,
  polygonText,
  smoothPath,
  straightPath,
  type Point,
} from '../../engraving/geometry';
import { BANK, INK, PAPER, ROAD_BED, ROAD_EDGE, ROOF, WATER } from '../../engraving/inks';
import { drawRiver } from '../../engraving/river';
import type { TableFeature } from '../scene';
import { onSheet, outlineOn, UNIT, type TableSheet } from '../sheet';
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

/** Rivers run straight between their bends, as they are played. */
export function drawRivers(sheet: TableSheet): string {
  return sheet.ground.rivers
    .map((river) =>
      drawRiver(straightPath(outlineOn(sheet, river.line)), Math.max(5, river.width / UNIT - 2.6)),
    )
    .join('');
}

export function drawRoads(sheet: TableSheet): string {
  const path = sheet.ground.roads.map((road) => ({
    d: straightPath(outlineOn(sheet, road.line)),
    width: road.width / UNIT,
  }));
  const layer = (colour: string, change: (width: number) => number, more = '') =>
    path
      .map(
        ({ d, width }) =>
          `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${change(width).toFixed(1)}" stroke-linejoin="round" ${more}/>`,
      )
      .join('');
  return (
    layer(PAPER, (width) => width + 4, 'opacity=".7"') +
    layer(ROAD_EDGE, (width) => width) +
    layer('#eed7ab', (width) => width - 2.4) +
    layer(ROAD_BED, (width) => Math.max(1, width * 0.34), 'opacity=".8"') +
    layer('#8a5a3a', () => 0.8, 'stroke-dasharray="14 6" opacity=".6"')
  );
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
