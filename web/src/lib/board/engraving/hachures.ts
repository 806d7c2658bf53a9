import { DrawingChance } from './chance';
import { pointText, rightOf, shifted, walkCurve, type Point } from './geometry';
import { HACHURE } from './inks';

const WEIGHTS = [0.7, 1, 1.4] as const;

/**
 * Slopes as hachures: strokes that run downhill, to the right of the line, a little
 * thicker where they begin.
 */
export function drawHachures(
  slopes: readonly { line: readonly Point[]; length: number }[],
): string {
  const strokes = new Map<number, string>(WEIGHTS.map((weight) => [weight, '']));
  slopes.forEach((slope, index) => {
    const chance = new DrawingChance(`slope ${index}`);
    const walked = walkCurve(slope.line, 4.4);
    walked.forEach(({ at, along }, step) => {
      const fade = Math.min(1, 0.4 + Math.min(step, walked.length - step) / 8);
      const downhill = rightOf(along);
      const length = slope.length * chance.within(0.65, 1.1) * fade;
      const top = shifted(at, along, chance.within(-0.8, 0.8));
      const bend = shifted(shifted(top, downhill, length / 2), along, chance.within(0.4, 2));
      const foot = shifted(top, downhill, length);
      const weight = chance.pick(WEIGHTS);
      strokes.set(weight, `${strokes.get(weight) ?? ''}${curve(top, bend, foot)}`);
    });
  });
  const drawn = [...strokes]
    .map(([weight, path]) => `<path d="${path}" stroke-width="${weight}"/>`)
    .join('');
  return `<g fill="none" stroke="${HACHURE}" stroke-linecap="round" opacity=".72">${drawn}</g>`;
}

function curve(from: Point, bend: Point, to: Point): string {
  return `M${pointText(from)}Q${pointText(bend)} ${pointText(to)}`;
}
