import type { AreaBoard } from '../board';
import { polygonText } from '../../engraving/geometry';
import { BORDER, INK, PAPER } from '../../engraving/inks';

/**
 * Ground no piece can enter, between the areas and the frame: hatched like an
 * engraver leaves out the sea.
 */
export function drawBeyond(board: AreaBoard): string {
  const [left, top, right, bottom] = board.json.frame;
  const holes = board.areas
    .map((area) => `<polygon points="${polygonText(area.outline)}" fill="#000"/>`)
    .join('');
  return (
    `<defs><pattern id="beyond" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">` +
    `<path d="M0,3.5H7" stroke="${INK}" stroke-width=".8" opacity=".34"/></pattern>` +
    `<mask id="outside"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#fff"/>${holes}</mask></defs>` +
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#d9cba8" opacity=".55" mask="url(#outside)"/>` +
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="url(#beyond)" mask="url(#outside)"/>`
  );
}

/**
 * The borders of the areas: a pale band, so that they read across woods and
 * water, and a dotted line.
 */
export function drawBorders(board: AreaBoard): string {
  const outlines = board.areas
    .map((area) => `<polygon points="${polygonText(area.outline)}"/>`)
    .join('');
  return (
    `<g fill="none" stroke="${PAPER}" stroke-width="4.5" opacity=".55" stroke-linejoin="round">${outlines}</g>` +
    `<g fill="none" stroke="${BORDER}" stroke-width="2" stroke-dasharray="2.4 5" stroke-linecap="round">${outlines}</g>`
  );
}
