import type { StoryLine } from '../wire/story';

/** A fight as it was told: what decided it, and what came of it. */
export interface Report {
  main: StoryLine;
  /** What was told right before it: who went against whom. */
  before: readonly StoryLine[];
  /** What came of it. */
  after: readonly StoryLine[];
}

/** Dice or sums decided it. */
export function isReported({ kind, rolls, sums }: StoryLine): boolean {
  return kind === 'fight' && ((rolls?.length ?? 0) > 0 || (sums?.length ?? 0) > 0);
}

/** The reports of a story, in its order. */
export function reportsOf(lines: readonly StoryLine[]): Report[] {
  return lines.flatMap((line, index) =>
    isReported(line)
      ? [{ main: line, before: ledUp(lines, index), after: cameOf(lines, index) }]
      : [],
  );
}

/** Fights told by the same order that nothing has decided yet. */
function ledUp(lines: readonly StoryLine[], index: number): StoryLine[] {
  const before: StoryLine[] = [];
  const { number } = lines[index] as StoryLine;
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at] as StoryLine;
    if (line.number !== number || line.kind !== 'fight' || isReported(line)) break;
    before.unshift(line);
  }
  return before;
}

/** All that the same order brought, and losses that were borne after it. */
function cameOf(lines: readonly StoryLine[], index: number): StoryLine[] {
  const { number } = lines[index] as StoryLine;
  const rest = lines.slice(index + 1);
  const end = rest.findIndex(
    (line) =>
      isReported(line) || line.kind === 'turn' || (line.number !== number && line.kind !== 'loss'),
  );
  return end < 0 ? rest : rest.slice(0, end);
}
