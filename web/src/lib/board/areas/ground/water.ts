import type { AreaBoard } from '../board';
import { smoothPath } from '../geometry';
import { BANK, WATER } from './inks';

/** Rivers with two banks and engraved water lines that follow them. */
export function drawWater(board: AreaBoard): string {
  const rivers = board.json.river ?? [];
  return rivers.map((river) => drawRiver(smoothPath(river.line), river.width)).join('');
}

function drawRiver(path: string, width: number): string {
  const stroke = (w: number, colour: string, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${w.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  const banks = stroke(width + 7, '#d6cfae', 'opacity=".7"') + stroke(width + 2.6, BANK) + stroke(width, WATER);
  if (width < 9) return banks + stroke(0.7, BANK, 'stroke-dasharray="12 9" opacity=".65"');
  const inner = stroke(width * 0.74, BANK, 'opacity=".5"') + stroke(width * 0.74 - 1.3, WATER);
  const core = stroke(width * 0.44, BANK, 'opacity=".35"') + stroke(width * 0.44 - 1.1, '#c3d4d7');
  return banks + inner + core + stroke(0.8, BANK, 'stroke-dasharray="20 15" opacity=".55"');
}
