import { DrawingChance } from '../../engraving/chance';
import {
  between,
  distance,
  rightOf,
  shifted,
  unit,
  type OnLine,
  type Point,
} from '../../engraving/geometry';

/**
 * Rivers and roads run straight between their bends, as they are played. Here bends are rounded as
 * far as nobody could measure, and the course is walked in short steps.
 */
export function courseOf(line: readonly Point[], step: number, round = 70): OnLine[] {
  const rounded = line.flatMap((at, index): Point[] => {
    const [before, after] = [line[index - 1], line[index + 1]];
    if (!before || !after) return [at];
    const into = Math.min(round, distance(before, at) / 2.5);
    const out = Math.min(round, distance(at, after) / 2.5);
    const [from, to] = [shifted(at, unit(at, before), into), shifted(at, unit(at, after), out)];
    return Array.from({ length: 9 }, (_, part) => {
      const t = part / 8;
      return between(between(from, at, t), between(at, to, t), t);
    });
  });
  return rounded.slice(1).flatMap((to, index) => {
    const from = rounded[index] as Point;
    const length = distance(from, to);
    const along = unit(from, to);
    const count = Math.max(1, Math.round(length / step));
    const walked = Array.from({ length: count }, (_, part) => ({
      at: between(from, to, part / count),
      along,
    }));
    return index === rounded.length - 2 ? [...walked, { at: to, along }] : walked;
  });
}

/** A number between -1 and 1 that wanders along a line, the same for the same name. */
export function wander(name: string, span: number): (length: number) => number {
  const chance = new DrawingChance(name);
  const waves = [1, 0.47, 0.23, 0.13].map((share) => ({
    span: span * share * chance.within(0.85, 1.2),
    phase: chance.within(0, Math.PI * 2),
    swing: Math.sqrt(share),
  }));
  const most = waves.reduce((sum, { swing }) => sum + swing, 0);
  return (length) =>
    waves.reduce(
      (sum, wave) => sum + wave.swing * Math.sin((length / wave.span) * Math.PI * 2 + wave.phase),
      0,
    ) / most;
}

/** A line beside a course, at a distance that may change along it; to the right where positive. */
export function besideOf(course: readonly OnLine[], away: (length: number) => number): Point[] {
  let length = 0;
  return course.map(({ at, along }, index) => {
    const before = course[index - 1];
    if (before) length += distance(before.at, at);
    return shifted(at, rightOf(along), away(length));
  });
}
