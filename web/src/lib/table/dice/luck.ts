import type { StoryLine } from '../../wire/story';
import type { LineKind, SideId } from '../../wire/types';

/** What the dice of both sides have shown so far, read from the story. */

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export const FAIR_MEAN = 3.5;
/** What a single die strays from the mean by, squared. */
const SPREAD = 35 / 12;
/** Up to so many dice the chances are counted out; beyond that the bell curve is near enough. */
const COUNTED = 60;

export interface Throws {
  side: SideId;
  /** How often each face came up, the one first. */
  faces: number[];
  count: number;
  mean: number;
  /** How many of a hundred such series would be lower; those just as high count half. */
  higher: number;
}

/** The throws of each side, of one kind of lines or of all. */
export function throwsOf(
  lines: readonly StoryLine[],
  sides: readonly SideId[],
  kind?: LineKind,
): Throws[] {
  const rolls = lines
    .filter((line) => kind === undefined || line.kind === kind)
    .flatMap((line) => line.rolls ?? []);
  return sides.map((side) => {
    const values = rolls.filter((roll) => roll.side === side).map((roll) => roll.value);
    const sum = values.reduce((total, value) => total + value, 0);
    return {
      side,
      faces: FACES.map((face) => values.filter((value) => value === face).length),
      count: values.length,
      mean: values.length > 0 ? sum / values.length : 0,
      higher: Math.round(100 * shareBelow(sum, values.length)),
    };
  });
}

/** The kinds of lines that dice were rolled for. */
export function kindsRolledFor(
  lines: readonly StoryLine[],
  kinds: readonly LineKind[],
): LineKind[] {
  return kinds.filter((kind) =>
    lines.some((line) => line.kind === kind && (line.rolls?.length ?? 0) > 0),
  );
}

/**
 * The chance that so many dice come to less than a sum, and half the chance
 * that they come to just that.
 */
export function shareBelow(sum: number, count: number): number {
  if (count === 0) return 0.5;
  if (count > COUNTED) return bell((sum - count * FAIR_MEAN) / Math.sqrt(count * SPREAD));
  let chances = [1];
  for (let die = 0; die < count; die += 1) chances = withAnotherDie(chances);
  const at = sum - count;
  return chances.slice(0, at).reduce((total, chance) => total + chance, 0) + (chances[at] ?? 0) / 2;
}

/** The chances of the sums of some dice, the lowest first, with one die more. */
function withAnotherDie(chances: readonly number[]): number[] {
  const next = new Array<number>(chances.length + FACES.length - 1).fill(0);
  for (const [at, chance] of chances.entries())
    for (const face of FACES)
      next[at + face - 1] = (next[at + face - 1] ?? 0) + chance / FACES.length;
  return next;
}

/** How much of the bell curve lies below a place, by Abramowitz and Stegun 26.2.17. */
function bell(place: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(place));
  const tail =
    ((((1.330274429 * t - 1.821255978) * t + 1.781477937) * t - 0.356563782) * t + 0.31938153) * t;
  const above = (Math.exp((-place * place) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return place >= 0 ? 1 - above : above;
}
