import { PAPER, PAPER_SHADE } from './inks';
import type { Sheet } from './sheet';

/**
 * The bare sheet, a little darker towards its edges, with the folds of a map
 * that was carried in a coat.
 */
export function drawPaper({ json }: Sheet): string {
  const [width, height] = json.size;
  const folds = [1, 2, 3]
    .map((n) => (width * n) / 4)
    .map((x) => fold(`M${x},0V${height}`))
    .join('');
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
