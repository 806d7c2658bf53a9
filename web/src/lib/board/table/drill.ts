import type {
  MoveOrder,
  OrderCourse,
  OrderFeature,
  SetUpOrder,
  TableLine,
  TableOrder,
} from '../../wire/generated/wire';
import type { Formation, Intent, Member } from './formation';
import { apart, dot, frontOf, headingTowards, middleOf, rounded, turnBetween } from './measure';
import type { TableElement, TablePoint, TablePose, TableScene, TableHand } from './scene';

/**
 * Gestures as orders. This is the one place that knows how orders of the table are written; whether
 * they are allowed, and where they lead, the server says (`attempt`).
 */

export function elementNumber(id: string): number {
  return Number(id.slice(1));
}

/** The members of a formation as the sum of their bits: beyond 32 of them, so no shifting. */
export function formationNumber(members: readonly Pick<Member, 'slot'>[]): number {
  return members.reduce((sum, { slot }) => sum + 2 ** slot, 0);
}

const move = (order: MoveOrder): TableOrder => ({ move: order });

export const take = (members: readonly Member[]): TableOrder =>
  move({ take: formationNumber(members) });
export const halt = (): TableOrder => move('halt');

function isMadeOf({ members }: Formation, ids: readonly string[]): boolean {
  return ids.length === members.length && members.every(({ id }) => ids.includes(id));
}

/** What has to be ordered before a formation can manoeuvre. */
export function readying(formation: Formation, hand: TableHand | null): TableOrder[] {
  if (hand && isMadeOf(formation, hand.members)) return [];
  const taken = take(formation.members);
  return hand ? [halt(), taken] : [taken];
}

/** The orders that carry a gesture out; none when it means nothing. */
export function ordersFor(intent: Intent, formation: Formation, scene: TableScene): TableOrder[] {
  const { hand } = scene;
  if (intent.kind === 'place') return placing(intent, formation, scene);
  const manoeuvres =
    intent.kind === 'go' ? going(formation.lead.pose, intent.pose) : manoeuvring(intent);
  return manoeuvres.length === 0 ? [] : [...readying(formation, hand), ...manoeuvres];
}

function going(from: TablePose, to: TablePose): TableOrder[] {
  const distance = Math.round(apart(frontOf(from), frontOf(to)));
  if (distance === 0 && turnBetween(from.heading, to.heading) === 0) return [];
  const bearing = distance === 0 ? from.heading : headingTowards(frontOf(from), frontOf(to));
  return [move({ go: { bearing, distance, facing: to.heading } })];
}

function manoeuvring({ wheel, advance }: Extract<Intent, { kind: 'manoeuvre' }>): TableOrder[] {
  return [
    ...(wheel ? [move({ wheel: { hand: wheel.corner, steps: wheel.steps } })] : []),
    ...(advance > 0 ? [move({ advance })] : []),
  ];
}

const setUp = (order: SetUpOrder): TableOrder => ({ 'set-up': order });

/** Sets elements down: a row at once, others one by one, so that none stands in another's way. */
function placing(
  { poses, row }: Extract<Intent, { kind: 'place' }>,
  { members, lead }: Formation,
  scene: TableScene,
): TableOrder[] {
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
export type Piece = OrderFeature;

export const lay = (piece: Piece): TableOrder =>
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
export type Line = TableLine;

/** An order holds as many points as a course may have; those beyond its count mean nothing. */
export function layLine({ kind, width, points }: Line, course: readonly TablePoint[]): TableOrder {
  const held = Array.from({ length: points }, (_, index): TablePoint => course[index] ?? [0, 0]);
  const laid: OrderCourse = {
    points: held.map(([x, y]) => ({
      x: Math.round(x),
      y: Math.round(y),
    })) as OrderCourse['points'],
    count: course.length,
    width,
  };
  return setUp({ lay: kind === 'river' ? { river: laid } : { road: laid } });
}

/**
 * Whether a plan is one for this very formation: the one that it takes first, or the one in hand.
 */
export function isFor(
  takes: readonly string[],
  formation: Formation,
  hand: TableHand | null,
): boolean {
  const members = takes.length > 0 ? takes : (hand?.members ?? []);
  return isMadeOf(formation, members);
}
