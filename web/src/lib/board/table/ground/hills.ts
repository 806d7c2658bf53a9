import { drawHachures } from '../../engraving/hachures';
import { smoothPath, straightPath, type Point } from '../../engraving/geometry';
import { HACHURE } from '../../engraving/inks';
import type { TableFeature } from '../scene';
import { outlineOn, UNIT, type TableSheet } from '../sheet';
import { outlineOf, reachOf, roughOutline } from './outline';

const HEIGHTS = [1, 0.86, 0.7, 0.52, 0.34] as const;
/** Where rows of hachures begin, and how long they are as shares of the hill's reach. */
const ROWS = {
  'gentle-hill': [{ from: 0.68, length: 0.22 }],
  'steep-hill': [
    { from: 0.36, length: 0.24 },
    { from: 0.66, length: 0.3 },
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
    const outline = inset === 1 ? outlineOf(sheet, hill) : roughOutline(sheet, hill, inset, 0.02);
    return `<path d="${smoothPath(outline, true)}" fill="${steep ? '#b8935a' : '#c9ac6c'}" opacity="${steep ? 0.19 : 0.15}"/>`;
  }).join('');
  const rows = ROWS[hill.kind as keyof typeof ROWS].map(({ from, length }) => ({
    line: closedRing(roughOutline(sheet, hill, from, 0.025)),
    length: reachOf(hill, UNIT) * length,
  }));
  return washes + drawHachures(rows) + drawCrest(sheet, hill) + drawFoot(sheet, hill);
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
