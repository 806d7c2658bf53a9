import type { StoryLine } from '../../wire/story';

/** What a step of a lesson asks for; the table sees by itself when it is done. */
export const TASKS = [
  'select',
  'order',
  'move',
  'why',
  'undo',
  'layer',
  'preview',
  'ending',
  'turn',
  'replay',
  'fight',
  'report',
  'win',
] as const;
export type Task = (typeof TASKS)[number];

export interface Step {
  /** The message that says what, and why. */
  text: string;
  /** What the player is to do; nothing where there is only something to know. */
  task: Task | null;
}

export interface Lesson {
  key: string;
  steps: readonly Step[];
}

/** A lesson written as messages, each with what it asks for. */
export const lessonOf = (
  key: string,
  steps: readonly (readonly [text: string, task?: Task])[],
): Lesson => ({ key, steps: steps.map(([text, task]) => ({ text, task: task ?? null })) });

/** What a player has done at this table since it was opened. */
export interface Trail {
  orders: number;
  undone: number;
  endings: number;
  previews: number;
  refusals: number;
  layers: number;
  replays: number;
  reports: number;
}

/** What can be seen of a table by one who teaches. */
export interface Seen {
  trail: Readonly<Trail>;
  selected: boolean;
  /** The viewer's side is asked. */
  deciding: boolean;
  over: boolean;
  side: string;
  lines: readonly StoryLine[];
}

/** How much has been done of a task; done when it is more than it was when the step began. */
export function measureOf(task: Task, { trail, selected, over, side, lines }: Seen): number {
  switch (task) {
    // A click on a piece may be an order at once.
    case 'select':
      return selected ? Infinity : trail.orders;
    case 'order':
      return trail.orders;
    case 'move':
      return lines.filter((line) => line.kind === 'move' && line.side === side).length;
    case 'why':
      return trail.refusals;
    case 'undo':
      return trail.undone;
    case 'layer':
      return trail.layers;
    case 'preview':
      return trail.previews;
    case 'ending':
      return trail.endings;
    case 'turn':
      return lines.filter((line) => line.side !== null && line.side !== side).length;
    case 'replay':
      return trail.replays;
    case 'fight':
      return lines.filter((line) => line.kind === 'fight').length;
    case 'report':
      return trail.reports;
    case 'win':
      return over ? 1 : 0;
  }
}

/** Where a step begins: what is there already counts only for what cannot be done twice. */
export function baseOf(task: Task, seen: Seen): number {
  if (task === 'win') return 0;
  return measureOf(task, task === 'select' ? { ...seen, selected: false } : seen);
}

/** The enemy has had his turn only when one is asked again. */
export const isDone = (task: Task, base: number, seen: Seen): boolean =>
  measureOf(task, seen) > base && (task !== 'turn' || seen.deciding || seen.over);
