import type { StarColour } from '../../../wire/types';

/** Each colour has a shape and a letter of its own, for those who cannot tell the colours apart. */
export const STARS: Record<
  StarColour,
  { fill: string; points: number; inner: number; letter: string }
> = {
  red: { fill: '#b5362a', points: 5, inner: 0.46, letter: 'R' },
  green: { fill: '#2f7d54', points: 6, inner: 0.6, letter: 'G' },
  blue: { fill: '#2b5fa5', points: 8, inner: 0.72, letter: 'B' },
};
