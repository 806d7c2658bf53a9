import type { Sheet } from './sheet';
import { INK, PAPER } from './inks';

/**
 * The neat line: a graduated frame of alternating bars between two rules, as
 * on the maps of the period.
 */
export function drawFrame({ json }: Sheet): string {
  const [width, height] = json.size;
  const [left, top, right, bottom] = json.frame;
  const w = right - left;
  const h = bottom - top;
  const margin = `<path fill-rule="evenodd" fill="${PAPER}" d="M0,0H${width}V${height}H0ZM${left},${top}V${bottom}H${right}V${top}Z"/>`;
  const rule = (out: number, weight: number) =>
    `<rect x="${left - out}" y="${top - out}" width="${w + out * 2}" height="${h + out * 2}" fill="none" stroke="${INK}" stroke-width="${weight}"/>`;
  return (
    margin + rule(0, 1.6) + rule(7.5, 0.9) + graduation(left, top, right, bottom) + rule(11.5, 2.6)
  );
}

function graduation(left: number, top: number, right: number, bottom: number): string {
  const bars: string[] = [];
  const step = 48;
  for (let x = left; x < right; x += step * 2) {
    const length = Math.min(step, right - x);
    bars.push(`M${x},${top - 3.75}h${length}M${x},${bottom + 3.75}h${length}`);
  }
  for (let y = top; y < bottom; y += step * 2) {
    const length = Math.min(step, bottom - y);
    bars.push(`M${left - 3.75},${y}v${length}M${right + 3.75},${y}v${length}`);
  }
  return `<path d="${bars.join('')}" stroke="${INK}" stroke-width="4.6" fill="none" opacity=".82"/>`;
}
