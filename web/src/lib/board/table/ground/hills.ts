import { drawHachures } from '../../engraving/hachures';
import { smoothPath, straightPath, type Point } from '../../engraving/geometry';
import { HACHURE } from '../../engraving/inks';
import type { TableFeature } from '../scene';
import { outlineOn, UNIT, type TableSheet } from '../sheet';
import { grownOutline, outlineOf, reachOf } from './outline';

/** Shares of the way from the middle; the washes lie one on the other. */
const HEIGHTS = [1, 0.9, 0.78, 0.64, 0.48, 0.32] as const;
const SWING = 0.075;
/** Where rows of hachures begin, and how long they are as shares of the hill's reach. */
const ROWS = {
  'gentle-hill': [
    { from: 0.44, length: 0.2 },
    { from: 0.66, length: 0.24 },
  ],
  'steep-hill': [
    { from: 0.3, length: 0.22 },
    { from: 0.5, length: 0.24 },
    { from: 0.7, length: 0.26 },
  ],
} as const;

export const isHill = (feature: TableFeature): boolean =>
  feature.kind === 'gentle-hill' || feature.kind === 'steep-hill';

/**
 * Hills: washes that deepen towards the top, hachures that run down, and the crest
 * that hides what is behind.
 */
export function drawHills(sheet: TableSheet): string {
  return sheet.ground.features
    .filter(isHill)
    .map((hill) => drawHill(sheet, hill))
    .join('');
}

function drawHill(sheet: TableSheet, hill: TableFeature): string {
  const steep = hill.kind === 'steep-hill';
  const washes = HEIGHTS.map((inset) => {
    const outline = grownOutline(sheet, hill, inset, inset === 1 ? SWING * 0.6 : SWING);
    return `<path d="${smoothPath(outline, true)}" fill="${steep ? '#b8935a' : '#c9ac6c'}" opacity="${steep ? 0.17 : 0.135}"/>`;
  }).join('');
  const rows = ROWS[hill.kind as keyof typeof ROWS].map(({ from, length }) => ({
    line: closedRing(grownOutline(sheet, hill, from, SWING * 1.3)),
    length: reachOf(hill, UNIT) * length,
  }));
  return (
    washes +
    shadow(sheet, hill, steep) +
    drawHachures(rows) +
    drawCrest(sheet, hill) +
    drawFoot(sheet, hill)
  );
}

/** The light comes from the north-west: the far slope lies in shadow. */
function shadow(sheet: TableSheet, hill: TableFeature, steep: boolean): string {
  const whole = grownOutline(sheet, hill, 0.96, SWING);
  const lit = grownOutline(sheet, hill, 0.9, SWING).map(([x, y]): Point => {
    const by = reachOf(hill, UNIT) * (steep ? 0.16 : 0.11);
    return [x - by, y - by];
  });
  return `<path d="${smoothPath(whole, true)}${smoothPath([...lit].reverse(), true)}" fill="#5a4426" fill-rule="evenodd" opacity="${steep ? 0.13 : 0.085}"/>`;
}

/** Against the clock, so that downhill is to the right hand. */
function closedRing(outline: Point[]): Point[] {
  const ring = [...outline].reverse();
  return [...ring, ...ring.slice(0, 2)];
}

function drawCrest(sheet: TableSheet, hill: TableFeature): string {
  if (hill.crest.length < 2) return '';
  const path = straightPath(outlineOn(sheet, hill.crest));
  return (
    `<path d="${path}" fill="none" stroke="#f6eedb" stroke-width="5" opacity=".75" stroke-linecap="round"/>` +
    `<path d="${path}" fill="none" stroke="#6d4a2a" stroke-width="1.7" stroke-dasharray="11 3 2 3" stroke-linecap="round"/>`
  );
}

/** The border that counts in play. */
function drawFoot(sheet: TableSheet, hill: TableFeature): string {
  return `<path d="${smoothPath(outlineOf(sheet, hill), true)}" fill="none" stroke="${HACHURE}" stroke-width=".9" stroke-dasharray="2.5 4" opacity=".8"/>`;
}
