import { UNKNOWN_ROUND, type Told, type StoryLine } from '../wire/story';
import type { LineKind, SideId } from '../wire/types';
import type { SceneClock } from './kinds/ways';

export const LINE_KINDS: readonly LineKind[] = ['turn', 'move', 'fight', 'loss', 'hidden', 'end'];

export interface JournalFilter {
  /** Kinds not to be shown. */
  without: ReadonlySet<LineKind>;
  side: SideId | null;
  round: number | null;
  /** Whether a line has what is sought; all have it where nothing is. */
  has?: (line: StoryLine) => boolean;
}

/** A line of the journal: of the story one line, or all the steps of a march. */
export interface JournalEntry {
  /** What is read. */
  line: StoryLine;
  /** What it was told from, the first line first. */
  parts: readonly StoryLine[];
}

export interface JournalRound {
  round: number;
  entries: JournalEntry[];
}

/** A line for people; the others tell details of the line before them. */
export const isRead = (line: StoryLine): boolean => line.kind !== 'detail';

/** The lines that pass a filter, under the round they happened in. */
export function byRound(story: readonly StoryLine[], filter: JournalFilter): JournalRound[] {
  const rounds: JournalRound[] = [];
  for (const line of story.filter(isRead)) {
    if (filter.without.has(line.kind)) continue;
    if (filter.side !== null && line.side !== null && line.side !== filter.side) continue;
    if (filter.round !== null && line.round !== filter.round) continue;
    if (filter.has && !filter.has(line)) continue;
    const last = rounds.at(-1);
    if (last?.round === line.round) add(last.entries, line);
    else rounds.push({ round: line.round, entries: [{ line, parts: [line] }] });
  }
  return rounds;
}

/** A step that goes on where the one before ended belongs to its march. */
function add(entries: JournalEntry[], line: StoryLine): void {
  const last = entries.at(-1);
  const march = last ? marched(last.line, line) : null;
  if (last && march) entries.splice(-1, 1, { line: march, parts: [...last.parts, line] });
  else entries.push({ line, parts: [line] });
}

type Args = NonNullable<StoryLine['label']['args']>;

/** Two steps of one march in the words of the last; nothing if they are not. */
function marched(one: StoryLine, other: StoryLine): StoryLine | null {
  const [{ from, to, cost, ...rest }, next] = [one.label.args ?? {}, other.label.args ?? {}];
  const { from: start, to: end, cost: price, ...others } = next;
  const goesOn =
    one.kind === 'move' &&
    other.kind === 'move' &&
    from !== undefined &&
    end !== undefined &&
    one.side === other.side &&
    typeof cost === typeof price &&
    same(to, start) &&
    same(rest, others);
  if (!goesOn) return null;
  const args: Args = { ...next, from };
  if (typeof cost === 'number' && typeof price === 'number') args['cost'] = cost + price;
  return {
    ...other,
    label: { ...other.label, args },
    cites: [...new Set([...one.cites, ...other.cites])],
    objects: [...new Set([...one.objects, ...other.objects])],
  };
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export interface RoundSummary {
  round: number;
  /** What happened then was told in lines that were left out. */
  untold: boolean;
  fights: number;
  losses: number;
  lines: number;
}

/** What the time line shows of every round. */
export function summarise({ lines, omitted }: Told, rounds: number): RoundSummary[] {
  const firstTold =
    omitted > 0 ? (lines.find((line) => line.round !== UNKNOWN_ROUND)?.round ?? rounds + 1) : 1;
  const summaries = Array.from({ length: rounds }, (_, index): RoundSummary => ({
    round: index + 1,
    untold: index + 1 < firstTold,
    fights: 0,
    losses: 0,
    lines: 0,
  }));
  for (const line of lines.filter(isRead)) {
    const summary = summaries[line.round - 1];
    if (!summary) continue;
    summary.lines += 1;
    if (line.kind === 'fight') summary.fights += 1;
    if (line.kind === 'loss') summary.losses += 1;
  }
  return summaries;
}

/**
 * The hour at which a round begins: as the battle says, else counted back from the present one, an
 * hour a round. Without hours, its number.
 */
export function hourOf(round: number, { round: present, clock, hours }: SceneClock): string {
  const told = hours?.[round - 1];
  if (told !== undefined) return told;
  if (!clock.includes(':')) return String(round);
  const hour = Number(clock.slice(0, 2)) + round - present;
  return `${String(((hour % 24) + 24) % 24).padStart(2, '0')}:${clock.slice(3)}`;
}
