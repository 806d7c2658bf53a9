import { DrawingChance } from '../../engraving/chance';
import {
  insideOutline,
  pointText,
  smoothPath,
  straightPath,
  type Point,
} from '../../engraving/geometry';
import { BANK, INK, WATER, WOOD_FLOOR } from '../../engraving/inks';
import { drawPlot, STRIP } from '../../engraving/plots';
import { stamp, strew } from '../../engraving/stamps';
import type { TableFeature } from '../scene';
import { onSheet, UNIT, type TableSheet } from '../sheet';
import { outlineOf, placeIn, roughOutline } from './outline';

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

function border(sheet: TableSheet, feature: TableFeature, colour: string, dash = ''): string {
  const outline = outlineOf(sheet, feature);
  const path = feature.shape === 'oval' ? smoothPath(outline, true) : straightPath(outline, true);
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.1" ${dash && `stroke-dasharray="${dash}"`} opacity=".85"/>`;
}

function floor(sheet: TableSheet, feature: TableFeature, colour: string, opacity: number): string {
  const outline = outlineOf(sheet, feature);
  return `<path d="${feature.shape === 'oval' ? smoothPath(outline, true) : straightPath(outline, true)}" fill="${colour}" opacity="${opacity}"/>`;
}

export function drawWoods(sheet: TableSheet): string {
  return of(sheet, 'wood')
    .map((wood) => {
      const chance = new DrawingChance(`wood ${wood.id}`);
      const trees = strew(outlineOf(sheet, wood, 0.95), 13.5, chance).map((p) =>
        stamp(chance.next() < 0.7 ? 'tree' : 'tree-light', p, chance.within(1.25, 1.75)),
      );
      return (
        floor(sheet, wood, WOOD_FLOOR, 0.9) +
        border(sheet, wood, '#4f5638', '1.5 3') +
        trees.join('')
      );
    })
    .join('');
}

export function drawOases(sheet: TableSheet): string {
  return of(sheet, 'oasis')
    .map((oasis) => {
      const chance = new DrawingChance(`oasis ${oasis.id}`);
      const pool = smoothPath(roughOutline(sheet, oasis, 0.34, 0.07), true);
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

/** Fields: plots of strips with furrows along the feature, cut to its outline. */
export function drawFields(sheet: TableSheet): string {
  return of(sheet, 'fields')
    .map((fields, index) => {
      const chance = new DrawingChance(`fields ${fields.id}`);
      const outline = outlineOf(sheet, fields);
      const path =
        fields.shape === 'oval' ? smoothPath(outline, true) : straightPath(outline, true);
      const turn = ((fields.heading / 20 - 90) * Math.PI) / 180;
      const [half, side] = [fields.length / 2 / UNIT, fields.width / 2 / UNIT];
      const plots: string[] = [];
      for (let along = -half; along < half;) {
        const length = chance.within(60, 110);
        for (let across = -side; across < side;) {
          const strips = 2 + Math.floor(chance.next() * 3);
          const at = placeIn(
            sheet,
            fields,
            (along + length / 2) * UNIT,
            (across + (strips * STRIP) / 2) * UNIT,
          );
          const turned = chance.next() < 0.25 && length < 80 ? Math.PI / 2 : 0;
          plots.push(
            turned
              ? drawPlot(
                  {
                    at,
                    turn: turn + turned,
                    length: strips * STRIP,
                    strips: Math.max(2, Math.floor(length / STRIP)),
                  },
                  chance,
                )
              : drawPlot({ at, turn, length: length - 4, strips }, chance),
          );
          across += strips * STRIP + 4;
        }
        along += length + 4;
      }
      const clip = `fields-${index}`;
      return `<defs><clipPath id="${clip}"><path d="${path}"/></clipPath></defs>${floor(sheet, fields, '#e4d59f', 0.6)}<g clip-path="url(#${clip})">${plots.join('')}</g>${border(sheet, fields, '#8a7a4e', '7 3')}`;
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
  return `<path d="${tufts}" stroke="#7d7a4a" stroke-width=".7" fill="none" opacity=".55"/><g opacity=".8">${bushes}</g>`;
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
