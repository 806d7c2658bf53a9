import { clockOf } from '../scenes';
import type { Told, StoryLine } from '../../wire/story';
import type { Analysis, AnalysisPoint, Label, ToldMoment, SideId } from '../../wire/types';
import { toldBetween } from '../replay.svelte';

/**
 * The room of a chart and what it maps: numbers of moments to the right, chances
 * of the first side upwards.
 */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  first: number;
  last: number;
}

export function plotOf(points: readonly AnalysisPoint[], box: Omit<Plot, 'first' | 'last'>): Plot {
  return { ...box, first: points[0]?.number ?? 0, last: points.at(-1)?.number ?? 0 };
}

export function xOf(plot: Plot, number: number): number {
  const share = plot.last > plot.first ? (number - plot.first) / (plot.last - plot.first) : 0;
  return plot.left + Math.max(0, Math.min(1, share)) * (plot.right - plot.left);
}

export function yOf(plot: Plot, chance: number): number {
  return plot.bottom - Math.max(0, Math.min(1, chance)) * (plot.bottom - plot.top);
}

/** The number of the moment at a place of the chart. */
export function numberAt(plot: Plot, x: number): number {
  const share = Math.max(0, Math.min(1, (x - plot.left) / Math.max(1, plot.right - plot.left)));
  return Math.round(plot.first + share * (plot.last - plot.first));
}

type Height = (point: AnalysisPoint) => number;

function along(plot: Plot, points: readonly AnalysisPoint[], height: Height): string {
  return points
    .map((point) => `${xOf(plot, point.number).toFixed(1)},${yOf(plot, height(point)).toFixed(1)}`)
    .join('L');
}

export function linePath(plot: Plot, points: readonly AnalysisPoint[]): string {
  return points.length === 0 ? '' : `M${along(plot, points, (point) => point.chance)}`;
}

/**
 * Everything between the curve and the lower edge (the first side's share) or the
 * upper one (the other's).
 */
export function sharePath(
  plot: Plot,
  points: readonly AnalysisPoint[],
  edge: 'top' | 'bottom',
): string {
  return points.length === 0
    ? ''
    : `${linePath(plot, points)}L${plot.right.toFixed(1)},${plot[edge]}L${plot.left.toFixed(1)},${plot[edge]}Z`;
}

/** The band within which the chance lies nineteen times out of twenty. */
export function bandPath(plot: Plot, points: readonly AnalysisPoint[]): string {
  if (points.length === 0) return '';
  const upper = along(plot, points, (point) => point.chance + point.spread);
  const lower = along(plot, [...points].reverse(), (point) => point.chance - point.spread);
  return `M${upper}L${lower}Z`;
}

/** The last point at a moment or before it. */
export function pointAt(points: readonly AnalysisPoint[], number: number): AnalysisPoint | null {
  return points.findLast((point) => point.number <= number) ?? points[0] ?? null;
}

/** The point that many places further along; stays within the curve. */
export function stepAlong(points: readonly AnalysisPoint[], number: number, by: number): number {
  const index = points.findLastIndex((point) => point.number <= number);
  const next = Math.max(0, Math.min(points.length - 1, index + by));
  return points[next]?.number ?? number;
}

/** The chance of a side in whole percent. */
export function percentOf(point: AnalysisPoint, sides: readonly SideId[], side: SideId): number {
  return Math.round(100 * (side === sides[0] ? point.chance : 1 - point.chance));
}

export interface Hour {
  number: number;
  clock: string;
}

/** Where each hour of the battle begins. */
export function hoursOf(moments: readonly ToldMoment[]): Hour[] {
  const hours: Hour[] = [];
  for (const { number, scene } of moments) {
    const { clock } = clockOf(scene);
    if (hours.at(-1)?.clock !== clock) hours.push({ number, clock });
  }
  return hours;
}

export interface TurningPoint {
  number: number;
  /** The number of the point at which the turn was over. */
  until: number;
  when: Label | null;
  /** The side it went well for, and its chance before and after in whole percent. */
  side: SideId;
  before: number;
  after: number;
  /** What happened there. */
  lines: readonly StoryLine[];
}

/**
 * The turning points in the order in which they came: what changed from each until the command
 * passed to the other side.
 */
export function turningPoints(
  { points, sides, turning }: Analysis,
  moments: readonly ToldMoment[],
  told: Told,
): TurningPoint[] {
  const at = new Map(moments.map((moment) => [moment.number, moment]));
  const commander = (number: number) => {
    const decision = at.get(number)?.decision;
    return decision && 'side' in decision ? decision.side : null;
  };
  return [...turning]
    .sort((one, other) => one - other)
    .flatMap((number) => {
      const index = points.findIndex((point) => point.number === number);
      const before = points[index];
      const after =
        points.slice(index + 1).find((point) => commander(point.number) !== commander(number)) ??
        points[index + 1];
      const [first, second] = sides;
      if (!before || !after || first === undefined || second === undefined) return [];
      const side = after.chance >= before.chance ? first : second;
      return [
        {
          number,
          until: after.number,
          when: before.when ?? null,
          side,
          before: percentOf(before, sides, side),
          after: percentOf(after, sides, side),
          lines: toldBetween(told, at.get(number), at.get(after.number)),
        },
      ];
    });
}

/** Of what happened, what tells it best: a fight, a loss, else the first. */
export function tellingLine(lines: readonly StoryLine[]): StoryLine | null {
  return (
    lines.find((line) => line.kind === 'fight') ??
    lines.find((line) => line.kind === 'loss') ??
    lines.find((line) => line.kind !== 'turn') ??
    lines[0] ??
    null
  );
}
