import type { Line } from './types';

/**
 * The story known so far, with the lines of a new state put in at `from`. What stood there or later is replaced:
 * an order taken back shortens the story.
 */
export function mergeStory(known: readonly Line[], fresh: readonly Line[], from: number): Line[] {
  return [...known.slice(0, Math.max(0, from)), ...fresh];
}

/** How many lines at the start two stories have in common; the rest of the second is news. */
export function commonLength(known: readonly Line[], merged: readonly Line[]): number {
  let length = 0;
  while (length < known.length && length < merged.length && sameLine(known[length], merged[length])) length += 1;
  return length;
}

function sameLine(one: Line | undefined, other: Line | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
