import { BANK, WATER } from './inks';

/** Running water with two banks and engraved lines that follow them. */
export function drawRiver(path: string, width: number): string {
  const stroke = (w: number, colour: string, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${w.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  const banks =
    stroke(width + 7, '#d6cfae', 'opacity=".7"') + stroke(width + 2.6, BANK) + stroke(width, WATER);
  if (width < 9) return banks + stroke(0.7, BANK, 'stroke-dasharray="12 9" opacity=".65"');
  const inner = stroke(width * 0.74, BANK, 'opacity=".5"') + stroke(width * 0.74 - 1.3, WATER);
  const core = stroke(width * 0.44, BANK, 'opacity=".35"') + stroke(width * 0.44 - 1.1, '#c3d4d7');
  return banks + inner + core + stroke(0.8, BANK, 'stroke-dasharray="20 15" opacity=".55"');
}
