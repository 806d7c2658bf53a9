import type { OpaqueOrder, Refusal } from '../../wire/types';
import { layLine, type Line } from './drill';
import type { LayingPorts } from './laying.svelte';
import { apart } from './measure';
import type { TablePoint } from './scene';
import { Trial, type Answer } from './trial.svelte';

/** So near to an edge the hand means the edge. */
const EDGE = 1500;
/** Points nearer to each other than this are one. */
const LEAST = 400;

/** A river or a road that is traced on the map point by point, from edge to edge. */
export class Tracing {
  line: Line | null = $state.raw(null);
  /** The points that are fixed. */
  points: readonly TablePoint[] = $state.raw([]);
  /** Where the hand is. */
  hand: TablePoint | null = $state.raw(null);
  private pressed: TablePoint | null = null;
  private finishing = false;
  private readonly trial: Trial;

  constructor(private readonly ports: LayingPorts & { extent: () => readonly [number, number] }) {
    this.trial = new Trial(ports.attempt);
  }

  /** The course as it would be if the hand's point were fixed. */
  readonly course: readonly TablePoint[] = $derived.by(() =>
    this.hand === null ? this.points : this.with(this.hand),
  );
  private readonly orders: OpaqueOrder[] = $derived.by(() =>
    this.line && this.course.length > 1 ? [layLine(this.line, this.course)] : [],
  );
  private readonly answer: Answer | null = $derived.by(() =>
    this.orders.length > 0 ? this.trial.answerTo(this.orders) : null,
  );
  /** On the way nothing is wrong yet: only a course that has come to its end is refused. */
  readonly refusal: Refusal | null = $derived(
    this.answer && 'refusal' in this.answer && this.isEnded(this.course)
      ? this.answer.refusal
      : null,
  );
  readonly verdict: 'asked' | 'allowed' | 'refused' = $derived(
    this.refusal ? 'refused' : this.answer && 'prospect' in this.answer ? 'allowed' : 'asked',
  );

  begin(line: Line): void {
    this.drop();
    this.line = line;
    this.ports.refuse(null);
  }

  /** The hand has moved to a point of the table. */
  move(to: TablePoint): void {
    this.hand = this.held(to, this.points.length === 0);
    if (this.orders.length > 0) this.trial.ask(this.orders);
  }

  press(at: TablePoint): void {
    this.pressed = at;
    this.move(at);
  }

  /** Lets go: a tap fixes a point; a drag from the start on fixes both ends. */
  release(at: TablePoint): void {
    const from = this.pressed;
    this.pressed = null;
    const dragged = from !== null && this.points.length === 0 && apart(from, at) > LEAST;
    if (dragged) this.fix(from);
    this.fix(at);
  }

  nudge(east: number, north: number): void {
    const [x, y] = this.hand ?? this.points.at(-1) ?? [this.ports.extent()[0] / 2, 0];
    this.hand = this.onTable([x + east, y + north]);
    if (this.points.length === 0) this.hand = this.held(this.hand, true);
    if (this.orders.length > 0) this.trial.ask(this.orders);
  }

  /** Fixes a point; a course that has come to an edge is laid. */
  fix(at: TablePoint | null = this.hand): void {
    if (this.line === null || this.finishing || at === null) return;
    this.points = this.with(at);
    this.hand = null;
    if (this.isEnded(this.points)) void this.finish();
  }

  /** Lays the course as it is, the hand's point included. */
  end(): void {
    if (this.hand !== null) this.fix();
    if (this.points.length > 1) void this.finish();
  }

  private async finish(): Promise<void> {
    const { orders } = this;
    if (this.finishing || orders.length === 0) return;
    this.finishing = true;
    const answer = await this.trial.settled(orders);
    this.finishing = false;
    if (answer && 'refusal' in answer) {
      this.back();
      this.ports.refuse(answer.refusal);
    } else {
      this.drop();
      if (answer) this.ports.give(orders);
    }
  }

  /** Takes the last point back into the hand; with none left the line is put away. */
  back(): void {
    if (this.points.length === 0) return this.drop();
    this.hand = this.points.at(-1) ?? null;
    this.points = this.points.slice(0, -1);
  }

  drop(): void {
    this.line = null;
    this.points = [];
    this.hand = null;
    this.pressed = null;
    this.trial.forget();
  }

  private with(at: TablePoint): readonly TablePoint[] {
    const point = this.held(at, this.points.length === 0);
    const last = this.points.at(-1);
    return last && apart(last, point) < LEAST ? this.points : [...this.points, point];
  }

  private isEnded(course: readonly TablePoint[]): boolean {
    const last = course.at(-1);
    if (!last || course.length < 2) return false;
    const [width, depth] = this.ports.extent();
    return (
      course.length === this.line?.points ||
      last[0] === 0 ||
      last[1] === 0 ||
      last[0] === width ||
      last[1] === depth
    );
  }

  private onTable([x, y]: TablePoint): TablePoint {
    const [width, depth] = this.ports.extent();
    return [Math.min(width, Math.max(0, x)), Math.min(depth, Math.max(0, y))];
  }

  /** A point of the table; near an edge, and at the start always, one of the edge. */
  private held(at: TablePoint, start: boolean): TablePoint {
    const [width, depth] = this.ports.extent();
    const [x, y] = this.onTable(at);
    const edges: [number, TablePoint][] = [
      [x, [0, y]],
      [width - x, [width, y]],
      [y, [x, 0]],
      [depth - y, [x, depth]],
    ];
    const [[gap, point]] = edges.sort(([one], [other]) => one - other) as [[number, TablePoint]];
    return start || gap < EDGE ? point : [x, y];
  }
}
