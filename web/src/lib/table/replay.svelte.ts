import type { Told, StoryLine } from '../wire/story';
import type { HistoryFrame, ToldMoment, SideId, StateFrame, ViewerId } from '../wire/types';
import { isRead } from './journal';

/** Milliseconds between two steps. */
export const PACES = { slow: 2400, usual: 1200, quick: 450 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as Pace[];

/**
 * The moments known so far, with freshly told ones put in; both come in the order of their numbers.
 */
export function mergeMoments(
  known: readonly ToldMoment[],
  fresh: readonly ToldMoment[],
): ToldMoment[] {
  const first = fresh[0]?.number ?? Infinity;
  const last = fresh.at(-1)?.number ?? -Infinity;
  return [
    ...known.filter((moment) => moment.number < first),
    ...fresh,
    ...known.filter((moment) => moment.number > last),
  ];
}

/**
 * The lines told between two moments; none where an order was taken back or
 * the lines were left out.
 */
export function toldBetween(
  { lines, omitted }: Told,
  before: ToldMoment | undefined,
  now: ToldMoment | undefined,
): readonly StoryLine[] {
  return before && now
    ? lines
        .slice(Math.max(0, before.heard - omitted), Math.max(0, now.heard - omitted))
        .filter(isRead)
    : [];
}

/**
 * The number of the moment before the last turn of the enemy began: of the other side, for an
 * onlooker of the side that had it before.
 */
export function enemyTurnStart(
  story: readonly StoryLine[],
  viewer: ViewerId,
  present: SideId,
): number {
  const turns = story.filter((line) => line.kind === 'turn' && line.side !== null);
  const enemy = turns.findLast((line) => line.side !== (viewer === 'onlooker' ? present : viewer));
  return enemy?.number ?? 0;
}

/** How many moments more are asked for when the player steps back beyond those that have come. */
const LOOK_BACK = 40;

/** Looking back: the battle moment by moment while the real one goes on underneath. */
export class Replay {
  /** In the order of their numbers; up to the present once all parts have come. */
  moments: ToldMoment[] = $state.raw([]);
  index = $state(0);
  open = $state(false);
  /** Every piece is shown, which is allowed once the battle is over. */
  revealed = $state(false);
  playing = $state(false);
  pace: Pace = $state('usual');

  /** The number that was asked for and has not come yet. */
  private awaited: number | null = null;
  /** The number of the battle's last moment. */
  private present = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly ask: (from: number, revealed: boolean) => void) {}

  /** The moment that is shown instead of the present, once it has come. */
  get moment(): ToldMoment | null {
    return this.open ? (this.moments[this.index] ?? null) : null;
  }

  get before(): ToldMoment | undefined {
    return this.moments[this.index - 1];
  }

  get atStart(): boolean {
    return this.index === 0 && (this.moments[0]?.number ?? 0) === 0;
  }

  get atEnd(): boolean {
    return this.index >= this.moments.length - 1;
  }

  /** Opens at the moment with that number. */
  begin(number: number): void {
    this.open = true;
    this.goTo(number);
  }

  end(): void {
    this.pause();
    this.open = false;
  }

  /** From now on with every piece shown, and whole: the battle is over. */
  reveal(): void {
    if (this.revealed) return;
    const shown = this.moments[this.index]?.number ?? 0;
    this.revealed = true;
    this.moments = [];
    this.request(0, shown);
  }

  /** Forgets everything: the view turns to another side. */
  forget(): void {
    this.end();
    this.moments = [];
    this.index = 0;
    this.revealed = false;
    this.awaited = null;
  }

  /** Shows the moment with that number; asks for it if it has not come yet. */
  goTo(number: number): void {
    const first = this.moments[0];
    if (first && first.number <= number) this.index = this.indexOf(number);
    else this.request(number, number);
  }

  step(by: 1 | -1): void {
    this.pause();
    const first = this.moments[0];
    if (by < 0 && this.index === 0 && first && first.number > 0)
      this.request(Math.max(0, first.number - LOOK_BACK), first.number - 1);
    else this.move(by);
  }

  first(): void {
    this.pause();
    this.goTo(0);
  }

  last(): void {
    this.show(this.moments.length - 1);
  }

  show(index: number): void {
    this.pause();
    this.index = this.within(index);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.atEnd) return;
    this.playing = true;
    this.timer = setInterval(() => this.play(), PACES[this.pace]);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    if (!this.playing) return;
    this.pause();
    this.toggle();
  }

  receive(message: HistoryFrame): void {
    if (message.revealed !== this.revealed) return;
    const shown = this.awaited ?? this.moments[this.index]?.number ?? 0;
    this.moments = mergeMoments(this.moments, message.moments);
    this.index = this.indexOf(shown);
    const last = message.moments.at(-1)?.number;
    if (last === undefined) return;
    if (this.awaited !== null && this.awaited <= last) this.awaited = null;
    // A long history comes in parts.
    if (last < this.present && !this.moments.some((moment) => moment.number === last + 1))
      this.ask(last + 1, this.revealed);
  }

  /** The battle has gone on: what is new belongs to the past as well. */
  follow(state: StateFrame): void {
    this.present = state.number;
    if ('outcome' in state.decision) return this.reveal();
    const known = this.moments.at(-1);
    if (!known || known.number >= state.number) return;
    if (this.open) this.ask(known.number + 1, this.revealed);
    else this.moments = [];
  }

  private request(from: number, shown: number): void {
    this.awaited = shown;
    this.ask(from, this.revealed);
  }

  private indexOf(number: number): number {
    return this.within(this.moments.findLastIndex((moment) => moment.number <= number));
  }

  private within(index: number): number {
    return Math.max(0, Math.min(index, this.moments.length - 1));
  }

  private move(by: 1 | -1): void {
    this.index = this.within(this.index + by);
  }

  private play(): void {
    this.move(1);
    if (this.atEnd) this.pause();
  }

  private pause(): void {
    clearInterval(this.timer);
    this.playing = false;
  }
}
