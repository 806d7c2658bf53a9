import { smoothPath, type Point } from './geometry';
import { MINOR_ROAD, PAPER, ROAD_BED, ROAD_EDGE } from './inks';

/**
 * Minor roads dashed, main roads as a double line over them; all edges first, so that
 * junctions open into one another.
 */
export function drawRoads(
  lines: readonly { class: 'main' | 'minor'; line: readonly Point[] }[],
): string {
  const paths = (roadClass: 'main' | 'minor') =>
    lines
      .filter((line) => line.class === roadClass)
      .map((line) => `<path d="${smoothPath(line.line)}"/>`)
      .join('');
  const main = paths('main');
  const minor = paths('minor');
  const layer = (content: string, colour: string, width: number, more = '') =>
    `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}>${content}</g>`;
  return (
    layer(minor, PAPER, 5.5, 'opacity=".8"') +
    layer(minor, MINOR_ROAD, 2.4, 'stroke-dasharray="10 5"') +
    layer(main, PAPER, 11, 'opacity=".7"') +
    layer(main, ROAD_EDGE, 7.6, 'stroke-linecap="round"') +
    layer(main, ROAD_BED, 4.4, 'stroke-linecap="round"')
  );
}
