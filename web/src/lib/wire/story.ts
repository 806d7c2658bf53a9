import type { Citation, Line } from './types';

/** A line of the story with the round it belongs to. */
export type StoryLine = Line & { round: number };

/**
 * A line as it was told: in old records one citation may stand alone, and a
 * line may bring its round.
 */
type ToldLine = Omit<Line, 'cites'> & { cites: Citation | Citation[]; round?: number };

/** The story as far as it is known: its lines, and how many before them were left out. */
export interface Told {
  omitted: number;
  lines: StoryLine[];
}

export const NOTHING_TOLD: Told = { omitted: 0, lines: [] };

/** The round of lines whose round cannot be known, because what told it was left out. */
export const UNKNOWN_ROUND = 0;

/**
 * The story known so far, with the lines of a new state put in at `from`. What stood there or
 * later is replaced: an order taken back shortens the story. Lines that do not join on to the
 * known ones stand for themselves.
 */
export function mergeStory(known: Told, fresh: readonly ToldLine[], from: number): Told {
  const kept = from - known.omitted;
  const joins = kept >= 0 && kept <= known.lines.length;
  const omitted = joins ? known.omitted : from;
  const lines = joins ? known.lines.slice(0, kept) : [];
  for (const line of fresh)
    lines.push(settled(line, lines.at(-1)?.round ?? (omitted > 0 ? UNKNOWN_ROUND : 1)));
  return { omitted, lines };
}

/** A line with its round: its own, the one it tells of, or that of the line before. */
function settled(line: ToldLine, before: number): StoryLine {
  const told =
    line.kind === 'turn' ? (line.label.args?.['round'] ?? line.label.args?.['bound']) : undefined;
  const round = line.round ?? (typeof told === 'number' ? told : before);
  return { ...line, round, cites: typeof line.cites === 'string' ? [line.cites] : line.cites };
}

/** How many lines at the start two stories have in common; the rest of the second is news. */
export function commonLength(known: readonly StoryLine[], merged: readonly StoryLine[]): number {
  let length = 0;
  while (length < known.length && length < merged.length && sameLine(known[length], merged[length]))
    length += 1;
  return length;
}

function sameLine(one: StoryLine | undefined, other: StoryLine | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
