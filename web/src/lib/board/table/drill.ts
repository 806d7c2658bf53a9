import type { OpaqueOrder } from '../../wire/types';
import type { Formation, Intent } from './formation';
import { apart, frontOf, headingTowards, rounded, turnBetween } from './measure';
import type { TableHand, TablePose } from './scene';

/**
 * Gestures as orders. This is the one place that knows how orders of the table are written; whether they are allowed, and where
 * they lead, the server says (`attempt`).
 */

/** Elements of a side are numbered from 0 or from 40; an order names them by their place within the side. */
const OF_A_SIDE = 40;

export function elementNumber(id: string): number {
  return Number(id.slice(1));
}

/** The members of a formation as the sum of their bits: beyond 32 of them, so no shifting. */
export function formationNumber(ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + 2 ** (elementNumber(id) % OF_A_SIDE), 0);
}

const move = (order: unknown): OpaqueOrder => ({ move: order });

export const take = (ids: readonly string[]): OpaqueOrder => move({ take: formationNumber(ids) });
export const halt = (): OpaqueOrder => move('halt');

function sameMembers(hand: TableHand, formation: Formation): boolean {
  return hand.members.length === formation.members.length && formation.members.every((member) => hand.members.includes(member.id));
}

/** What has to be ordered before a formation can manoeuvre. */
export function readying(formation: Formation, hand: TableHand | null): OpaqueOrder[] {
  if (hand && sameMembers(hand, formation)) return [];
  const taken = take(formation.members.map((member) => member.id));
  return hand ? [halt(), taken] : [taken];
}

/** The orders that carry a gesture out; none when it means nothing. */
export function ordersFor(intent: Intent, formation: Formation, hand: TableHand | null): OpaqueOrder[] {
  if (intent.kind === 'place') return [...intent.poses].map(([id, pose]) => place(id, pose));
  const manoeuvres = intent.kind === 'go' ? going(formation.lead.pose, intent.pose) : manoeuvring(intent);
  return manoeuvres.length === 0 ? [] : [...readying(formation, hand), ...manoeuvres];
}

function going(from: TablePose, to: TablePose): OpaqueOrder[] {
  const distance = Math.round(apart(frontOf(from), frontOf(to)));
  if (distance === 0 && turnBetween(from.heading, to.heading) === 0) return [];
  const bearing = distance === 0 ? from.heading : headingTowards(frontOf(from), frontOf(to));
  return [move({ go: { bearing, distance, facing: to.heading } })];
}

function manoeuvring({ wheel, advance }: Extract<Intent, { kind: 'manoeuvre' }>): OpaqueOrder[] {
  return [
    ...(wheel ? [move({ wheel: { hand: wheel.corner, steps: wheel.steps } })] : []),
    ...(advance > 0 ? [move({ advance })] : []),
  ];
}

/** Sets an element down in its zone. */
export function place(id: string, pose: TablePose): OpaqueOrder {
  return { 'set-up': { place: { element: elementNumber(id), pose: rounded(pose) } } };
}

/** The formation that an order takes, if it takes one. */
export function takenBy(order: OpaqueOrder): number | null {
  const taken = (order as { move?: { take?: unknown } } | null)?.move?.take;
  return typeof taken === 'number' ? taken : null;
}

/** Whether a plan is one for this very formation. */
export function isFor(orders: readonly OpaqueOrder[], formation: Formation, hand: TableHand | null): boolean {
  const taken = orders.map(takenBy).find((one) => one !== null) ?? null;
  if (taken !== null) return taken === formationNumber(formation.members.map((member) => member.id));
  return hand !== null && sameMembers(hand, formation);
}
