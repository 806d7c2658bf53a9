import type { Line, WireLine } from './types';

/**
 * The story known so far, with the lines of a new state put in at `from`. What stood there or later is replaced:
 * an order taken back shortens the story.
 */
export function mergeStory(known: readonly Line[], fresh: readonly WireLine[], from: number): Line[] {
  const merged = known.slice(0, Math.max(0, from));
  for (const line of fresh) merged.push(settled(line, merged.at(-1)?.round ?? 1));
  return merged;
}

/** A line with its round: its own, the one it tells of, or that of the line before. */
function settled(line: WireLine, before: number): Line {
  const told = line.kind === 'turn' ? line.label.args?.['round'] : undefined;
  const round = line.round ?? (typeof told === 'number' ? told : before);
  return { ...line, round, cites: typeof line.cites === 'string' ? [line.cites] : line.cites };
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
