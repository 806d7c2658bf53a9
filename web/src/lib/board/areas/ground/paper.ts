import type { AreaBoard } from '../board';
import { polygonText } from '../geometry';
import { BORDER, INK, PAPER, PAPER_SHADE } from './inks';

/** The bare sheet, a little darker towards its edges, with the folds of a map that was carried in a coat. */
export function drawPaper(board: AreaBoard): string {
  const [width, height] = board.json.size;
  const folds = [1, 2, 3].map((n) => (width * n) / 4).map((x) => fold(`M${x},0V${height}`)).join('');
  return (
    `<defs><radialGradient id="age" cx="50%" cy="48%" r="72%"><stop offset="0" stop-color="#f6eedb"/>` +
    `<stop offset=".62" stop-color="${PAPER}"/><stop offset="1" stop-color="${PAPER_SHADE}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#age)"/>${folds}${fold(`M0,${height / 2}H${width}`)}`
  );
}

function fold(path: string): string {
  return (
    `<path d="${path}" stroke="#a08a5c" stroke-width="5" opacity=".06" fill="none"/>` +
    `<path d="${path}" stroke="#fffaf0" stroke-width="1.4" opacity=".5" fill="none"/>`
  );
}

/** Ground no piece can enter, between the areas and the frame: hatched like an engraver leaves out the sea. */
export function drawBeyond(board: AreaBoard): string {
  const [left, top, right, bottom] = board.json.frame;
  const holes = board.areas.map((area) => `<polygon points="${polygonText(area.outline)}" fill="#000"/>`).join('');
  return (
    `<defs><pattern id="beyond" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">` +
    `<path d="M0,3.5H7" stroke="${INK}" stroke-width=".8" opacity=".34"/></pattern>` +
    `<mask id="outside"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#fff"/>${holes}</mask></defs>` +
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#d9cba8" opacity=".55" mask="url(#outside)"/>` +
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="url(#beyond)" mask="url(#outside)"/>`
  );
}

/** The borders of the areas: a pale band, so that they read across woods and water, and a dotted line. */
export function drawBorders(board: AreaBoard): string {
  const outlines = board.areas.map((area) => `<polygon points="${polygonText(area.outline)}"/>`).join('');
  return (
    `<g fill="none" stroke="${PAPER}" stroke-width="4.5" opacity=".55" stroke-linejoin="round">${outlines}</g>` +
    `<g fill="none" stroke="${BORDER}" stroke-width="2" stroke-dasharray="2.4 5" stroke-linecap="round">${outlines}</g>`
  );
}
