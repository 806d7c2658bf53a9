import type { OpaqueOrder } from '../../wire/types';
import type { Formation, Intent } from './formation';
import { apart, dot, frontOf, headingTowards, middleOf, rounded, turnBetween } from './measure';
import type {
  TableElement,
  TableFeatureKind,
  TablePoint,
  TablePose,
  TableScene,
  TableHand,
} from './scene';

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
  return (
    hand.members.length === formation.members.length &&
    formation.members.every((member) => hand.members.includes(member.id))
  );
}

/** What has to be ordered before a formation can manoeuvre. */
export function readying(formation: Formation, hand: TableHand | null): OpaqueOrder[] {
  if (hand && sameMembers(hand, formation)) return [];
  const taken = take(formation.members.map((member) => member.id));
  return hand ? [halt(), taken] : [taken];
}

/** The orders that carry a gesture out; none when it means nothing. */
export function ordersFor(intent: Intent, formation: Formation, scene: TableScene): OpaqueOrder[] {
  const { hand } = scene;
  if (intent.kind === 'place') return placing(intent, formation, scene);
  const manoeuvres =
    intent.kind === 'go' ? going(formation.lead.pose, intent.pose) : manoeuvring(intent);
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

const setUp = (order: unknown): OpaqueOrder => ({ 'set-up': order });

/** Sets elements down: a row at once, others one by one, so that none stands in another's way. */
function placing(
  { poses, row }: Extract<Intent, { kind: 'place' }>,
  { members, lead }: Formation,
  scene: TableScene,
): OpaqueOrder[] {
  const to = poses.get(lead.id);
  const first = members[0];
  if (!to || !first) return [];
  const camp = scene.elements.find((element) => element.id === lead.id && element.arm === 'camp');
  if (camp)
    return [
      setUp({ camp: { along: Math.round(alongEdge(scene, camp, middleOf(to, camp.depth))) } }),
    ];
  const pose = poses.get(first.id);
  if (row && members.length > 1 && pose)
    return [
      setUp({
        'place-group': {
          first: elementNumber(first.id),
          count: members.length,
          pose: rounded(pose),
          column: false,
        },
      }),
    ];
  const way: TablePoint = [to.x - lead.pose.x, to.y - lead.pose.y];
  const foremost = [...members].sort(
    (one, other) => dot(frontOf(other.pose), way) - dot(frontOf(one.pose), way),
  );
  return foremost.flatMap(({ id }) => {
    const end = poses.get(id);
    return end ? [setUp({ place: { element: elementNumber(id), pose: rounded(end) } })] : [];
  });
}

/** How far along its base edge a point lies, from the left of one who looks ahead. */
export function alongEdge(
  { extent: [width, depth], armies }: TableScene,
  { side }: TableElement,
  [x, y]: TablePoint,
): number {
  switch (armies.find((army) => army.side === side)?.edge) {
    case 'north':
      return width - x;
    case 'west':
      return depth - y;
    case 'east':
      return y;
    default:
      return x;
  }
}

/** A feature of the ground as it is laid. */
export interface Piece {
  kind: TableFeatureKind;
  shape: 'oval' | 'rectangle';
  at: { x: number; y: number };
  heading: number;
  width: number;
  length: number;
}

export const lay = (piece: Piece): OpaqueOrder =>
  setUp({
    lay: {
      feature: {
        ...piece,
        at: { x: Math.round(piece.at.x), y: Math.round(piece.at.y) },
        heading: Math.round(piece.heading),
      },
    },
  });

/** A river or a road; its points are for the player to say. */
export interface Line {
  kind: 'river' | 'road';
  width: number;
}

/** So many points an order holds; those beyond its count mean nothing. */
export const MOST_POINTS = 4;

export function layLine({ kind, width }: Line, course: readonly TablePoint[]): OpaqueOrder {
  const points = Array.from(
    { length: MOST_POINTS },
    (_, index): TablePoint => course[index] ?? [0, 0],
  ).map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) }));
  return setUp({ lay: { [kind]: { points, count: course.length, width } } });
}

type Lays = {
  'set-up'?: { lay?: { feature?: Piece; river?: { width: number }; road?: { width: number } } };
} | null;

/** Features that offers lay: the smallest and the largest of each kind. */
export function piecesIn(orders: readonly OpaqueOrder[]): Piece[] {
  const found = orders.flatMap((order) => (order as Lays)?.['set-up']?.lay?.feature ?? []);
  return [...new Set(found.map((piece) => piece.kind))].flatMap((kind) => {
    const sizes = found
      .filter((piece) => piece.kind === kind)
      .sort((one, other) => one.length * one.width - other.length * other.width);
    const [least, most] = [sizes[0], sizes.at(-1)];
    return least && most
      ? least.length * least.width < most.length * most.width
        ? [least, most]
        : [least]
      : [];
  });
}

/** Rivers and roads that offers lay, one of each. */
export function linesIn(orders: readonly OpaqueOrder[]): Line[] {
  return (['river', 'road'] as const).flatMap((kind) => {
    const [width] = orders.flatMap(
      (order) => (order as Lays)?.['set-up']?.lay?.[kind]?.width ?? [],
    );
    return width === undefined ? [] : [{ kind, width }];
  });
}

/** The formation that an order takes, if it takes one. */
export function takenBy(order: OpaqueOrder): number | null {
  const taken = (order as { move?: { take?: unknown } } | null)?.move?.take;
  return typeof taken === 'number' ? taken : null;
}

/** Whether a plan is one for this very formation. */
export function isFor(
  orders: readonly OpaqueOrder[],
  formation: Formation,
  hand: TableHand | null,
): boolean {
  const taken = orders.map(takenBy).find((one) => one !== null) ?? null;
  if (taken !== null)
    return taken === formationNumber(formation.members.map((member) => member.id));
  return hand !== null && sameMembers(hand, formation);
}
