import { DrawingChance } from '../../engraving/chance';
import {
  between,
  distance,
  insideOutline,
  pointText,
  smoothPath,
  straightPath,
  type Point,
} from '../../engraving/geometry';
import { BANK, INK, PAPER, WATER, WOOD_FLOOR } from '../../engraving/inks';
import { drawPlot, STRIP } from '../../engraving/plots';
import { drawFence } from '../../engraving/fence';
import { stamp, strew } from '../../engraving/stamps';
import type { TableFeature } from '../scene';
import { onSheet, UNIT, type TableSheet } from '../sheet';
import { grownOutline, outlineOf, placeIn } from './outline';

/** Stamps that only the table has. */
export function tableStamps(): string {
  const rock =
    `<g id="rock"><path d="M-5,3l1.4,-5.4l3.6,-2.2l4,2.4l1.6,5.2z" fill="#cbbf9f" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/>` +
    `<path d="M0,-4.6l.8,3.6l3.2,-1.2M.8,-1l-1,4" stroke="${INK}" stroke-width=".5" fill="none"/><path d="M.8,-1l3.2,-1.2l1.6,5.2h-5.8z" fill="#6d5c3e" opacity=".35"/></g>`;
  const scrub = `<g id="scrub" fill="none" stroke="#6d6a40" stroke-width=".8" stroke-linecap="round"><path d="M-3,2q.4,-3 -1,-4.6M-1,2q.2,-4 .2,-5.6M1,2q0,-3 1.8,-4.8M-4,2.2h7"/></g>`;
  const palm =
    `<g id="palm"><path d="M0,4q.8,-4 .2,-8" stroke="#6b4f31" stroke-width="1.3" fill="none"/>` +
    `<path d="M.2,-4q-5,-3 -7,1M.2,-4q-4,-5 -6,-3M.2,-4q.4,-5 3,-5.4M.2,-4q5,-3 7,1M.2,-4q3,-4 6,-2.4" stroke="#5f7340" stroke-width="1.5" fill="none" stroke-linecap="round"/></g>`;
  return `<defs>${rock}${scrub}${palm}</defs>`;
}

const of = (sheet: TableSheet, ...kinds: TableFeature['kind'][]) =>
  sheet.ground.features.filter((feature) => kinds.includes(feature.kind));

/** The border that counts in play stays plain, whatever grows over it. */
function border(sheet: TableSheet, feature: TableFeature, colour: string, dash = ''): string {
  const outline = outlineOf(sheet, feature);
  const path = feature.shape === 'oval' ? smoothPath(outline, true) : straightPath(outline, true);
  return (
    `<path d="${path}" fill="none" stroke="${PAPER}" stroke-width="2.4" opacity=".38"/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.3" ${dash && `stroke-dasharray="${dash}"`} opacity=".9"/>`
  );
}

/** What grows on it, spread a little unevenly: dense in the middle, thin at its rim. */
function floor(sheet: TableSheet, feature: TableFeature, colour: string, opacity: number): string {
  return [
    [1.03, 0.4],
    [0.97, 0.75],
    [0.88, 1],
  ]
    .map(
      ([inset, share]) =>
        `<path d="${smoothPath(grownOutline(sheet, feature, inset as number, 0.05), true)}" fill="${colour}" opacity="${(opacity * (share as number) * 0.6).toFixed(2)}"/>`,
    )
    .join('');
}

/** A wood: close trees with a glade or two, taller at its rim, and some that stand before it. */
export function drawWoods(sheet: TableSheet): string {
  return of(sheet, 'wood')
    .map((wood) => {
      const chance = new DrawingChance(`wood ${wood.id}`);
      const rim = grownOutline(sheet, wood, 0.97, 0.075);
      const glades = strew(outlineOf(sheet, wood, 0.62), 95, chance).map((at) => ({
        at,
        reach: chance.within(11, 19),
      }));
      const free = (p: Point) => glades.every(({ at, reach }) => distance(at, p) > reach);
      const rimmed = grownOutline(sheet, wood, 0.86, 0.075);
      const trees = strew(rim, 10.2, chance)
        .filter(free)
        .map((at) => {
          // Towards the rim they stand freer, and bushes among them.
          const [thin, low] = [!insideOutline(at, rimmed), chance.next()];
          const size = chance.within(1.05, 1.7) * (thin && low < 0.4 ? 0.78 : 1);
          const kind = thin && low < 0.16 ? 'bush' : low < 0.72 ? 'tree' : 'tree-light';
          return stamp(kind, at, size);
        });
      const lonely = strew(outlineOf(sheet, wood, 1.13), 34, chance)
        .filter((p) => !insideOutline(p, outlineOf(sheet, wood, 1.03)))
        .map((p) =>
          stamp(chance.next() < 0.5 ? 'bush' : 'tree-light', p, chance.within(0.8, 1.15)),
        );
      const fall = 6;
      const shade = smoothPath(
        rim.map(([x, y]): Point => [x + fall, y + fall]),
        true,
      );
      return (
        `<path d="${shade}" fill="#4b4636" opacity=".2"/>` +
        floor(sheet, wood, WOOD_FLOOR, 1) +
        lonely.join('') +
        trees.join('') +
        border(sheet, wood, '#3f4630', '1.4 4.6')
      );
    })
    .join('');
}

export function drawOases(sheet: TableSheet): string {
  return of(sheet, 'oasis')
    .map((oasis) => {
      const chance = new DrawingChance(`oasis ${oasis.id}`);
      const pool = smoothPath(grownOutline(sheet, oasis, 0.34, 0.12), true);
      const water = `<path d="${pool}" fill="${WATER}" stroke="${BANK}" stroke-width="1.8"/>`;
      const wet = outlineOf(sheet, oasis, 0.4);
      const palms = strew(outlineOf(sheet, oasis, 0.92), 15, chance)
        .filter((p) => !insideOutline(p, wet))
        .map((p) => stamp('palm', p, chance.within(1.1, 1.6)));
      return (
        floor(sheet, oasis, '#c3cf9d', 0.85) +
        border(sheet, oasis, '#4f5638', '1.5 3') +
        water +
        palms.join('')
      );
    })
    .join('');
}

export function drawMarshes(sheet: TableSheet): string {
  return of(sheet, 'marsh')
    .map((marsh) => {
      const chance = new DrawingChance(`marsh ${marsh.id}`);
      const pools = strew(outlineOf(sheet, marsh, 0.82), 38, chance)
        .map(
          (p) =>
            `<ellipse cx="${p[0].toFixed(1)}" cy="${p[1].toFixed(1)}" rx="${chance.within(9, 17).toFixed(1)}" ry="${chance.within(3, 5.4).toFixed(1)}" fill="${WATER}" stroke="${BANK}" stroke-width=".7"/>`,
        )
        .join('');
      const reeds = strew(outlineOf(sheet, marsh, 0.93), 15, chance)
        .map((p) => stamp('reed', p, chance.within(1, 1.5)))
        .join('');
      return (
        floor(sheet, marsh, '#bccbb9', 0.75) + pools + border(sheet, marsh, BANK, '6 3') + reeds
      );
    })
    .join('');
}

export function drawRough(sheet: TableSheet): string {
  return of(sheet, 'rough')
    .map((rough) => {
      const chance = new DrawingChance(`rough ${rough.id}`);
      const rocks = strew(outlineOf(sheet, rough, 0.9), 19, chance).map((p) =>
        stamp(chance.next() < 0.5 ? 'rock' : 'scrub', p, chance.within(0.9, 1.5)),
      );
      return (
        floor(sheet, rough, '#d3c199', 0.75) +
        border(sheet, rough, '#6d5c3e', '2 3.5') +
        rocks.join('')
      );
    })
    .join('');
}

/** Dunes: crescents with a dotted lee. */
export function drawDunes(sheet: TableSheet): string {
  return of(sheet, 'dunes')
    .map((dunes) => {
      const chance = new DrawingChance(`dunes ${dunes.id}`);
      const crescents = strew(outlineOf(sheet, dunes, 0.84), 27, chance)
        .map(([x, y]) => {
          const w = chance.within(12, 19);
          return (
            `<path d="M${(x - w).toFixed(1)},${(y + 3).toFixed(1)}Q${x.toFixed(1)},${(y - w * 0.9).toFixed(1)} ${(x + w).toFixed(1)},${(y + 3).toFixed(1)}Q${x.toFixed(1)},${(y - w * 0.3).toFixed(1)} ${(x - w).toFixed(1)},${(y + 3).toFixed(1)}Z" fill="#c5a566" opacity=".45"/>` +
            `<path d="M${(x - w).toFixed(1)},${(y + 3).toFixed(1)}Q${x.toFixed(1)},${(y - w * 0.9).toFixed(1)} ${(x + w).toFixed(1)},${(y + 3).toFixed(1)}" fill="none" stroke="#7c6136" stroke-width="1"/>` +
            `<path d="M${(x - w * 0.5).toFixed(1)},${(y + 5).toFixed(1)}h${w.toFixed(1)}" stroke="#7c6136" stroke-width="1" stroke-dasharray=".8 2.6"/>`
          );
        })
        .join('');
      return (
        floor(sheet, dunes, '#e6d49b', 0.85) + border(sheet, dunes, '#7c6136', '1 3') + crescents
      );
    })
    .join('');
}

/**
 * Fields: whole plots of strips along the feature, as farmers lay them out, within rail fences; the
 * border that is played runs over them.
 */
export function drawFields(sheet: TableSheet): string {
  return of(sheet, 'fields')
    .map((fields) => {
      const chance = new DrawingChance(`fields ${fields.id}`);
      const outline = outlineOf(sheet, fields, 1.02);
      const turn = ((fields.heading / 20 - 90) * Math.PI) / 180;
      const [half, side] = [fields.length / 2 / UNIT, fields.width / 2 / UNIT];
      const parts: string[] = [];
      const fences: Point[][] = [];
      for (let along = -half; along < half - 20;) {
        const length = Math.min(chance.within(64, 108), half - along);
        for (let across = -side; across < side - STRIP;) {
          const strips = Math.max(
            1,
            Math.min(2 + Math.floor(chance.next() * 3), Math.floor((side - across) / STRIP)),
          );
          const breadth = strips * STRIP;
          const corner = (a: number, b: number) =>
            placeIn(
              sheet,
              fields,
              (along + length / 2 + (a * length) / 2) * UNIT,
              (across + breadth / 2 + (b * breadth) / 2) * UNIT,
            );
          const at = corner(0, 0);
          const corners = [corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
          const inside = [...corners, ...corners.map((one) => between(one, at, 0.45))].filter((p) =>
            insideOutline(p, outline),
          );
          if (insideOutline(at, outline) && inside.length >= 5) {
            parts.push(drawPlot({ at, turn, length: length - 4, strips }, chance));
            if (chance.next() < 0.6) fences.push([...corners, corners[0] as Point]);
          }
          across += breadth + 4;
        }
        along += length + 4;
      }
      return (
        `<path d="${smoothPath(grownOutline(sheet, fields, 1, 0.03), true)}" fill="#e4d59f" opacity=".5"/>` +
        parts.join('') +
        fences.map((line) => drawFence(line)).join('') +
        border(sheet, fields, '#7a6a3e', '7 3')
      );
    })
    .join('');
}

/** Lonely trees, bushes and grass in the open, so that the paper does not look bare. */
export function drawOpenGround(sheet: TableSheet): string {
  const chance = new DrawingChance('open ground');
  const [left, top, right, bottom] = sheet.json.frame;
  const frame: Point[] = [
    [left + 12, top + 12],
    [right - 12, top + 12],
    [right - 12, bottom - 12],
    [left + 12, bottom - 12],
  ];
  const taken = sheet.ground.features.map((feature) => outlineOf(sheet, feature, 1.08));
  const free = (p: Point) => taken.every((outline) => !insideOutline(p, outline));
  const tufts = strew(frame, 46, chance)
    .filter(free)
    .map(
      ([x, y]) =>
        `M${pointText([x - 3, y])}l1.4,-3.4M${pointText([x, y])}v-4.4M${pointText([x + 3, y])}l-1,-3.2`,
    )
    .join('');
  const bushes = strew(frame, 118, chance)
    .filter(free)
    .map((p) => stamp(chance.next() < 0.6 ? 'bush' : 'tree-light', p, chance.within(0.9, 1.3)))
    .join('');
  const meadows = strew(frame, 210, chance)
    .map(([x, y]) => {
      const [wide, high] = [chance.within(70, 150), chance.within(40, 90)];
      const turn = chance.within(0, Math.PI);
      const rim = Array.from({ length: 9 }, (_, index): Point => {
        const angle = (index / 9) * Math.PI * 2;
        const by = chance.within(0.72, 1.1);
        return [x + Math.cos(angle + turn) * wide * by, y + Math.sin(angle + turn) * high * by];
      });
      return `<path d="${smoothPath(rim, true)}" fill="${chance.pick(['#b9c08a', '#cfc795', '#c2c48f'])}" opacity="${chance.within(0.05, 0.12).toFixed(2)}"/>`;
    })
    .join('');
  return `${meadows}<path d="${tufts}" stroke="#7d7a4a" stroke-width=".7" fill="none" opacity=".55"/><g opacity=".8">${bushes}</g>`;
}

export function isWater(sheet: TableSheet, point: Point): boolean {
  const { waterway } = sheet.ground;
  return (
    waterway !== null &&
    insideOutline(
      point,
      waterway.outline.map((corner) => onSheet(sheet, corner)),
    )
  );
}
