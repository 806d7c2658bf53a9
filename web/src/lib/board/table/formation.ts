import {
  ahead,
  apart,
  cornersOf,
  dot,
  frontOf,
  headingTowards,
  longestWay,
  plus,
  rounded,
  shiftedBy,
  toTheRight,
  turnBetween,
  turnedAbout,
  wrapHeading,
  FULL_TURN,
} from './measure';
import type { TableElement, TablePoint, TablePose, TableScene } from './scene';

/** What is dragged: one element or several that keep their places to one another. */
export interface Formation {
  members: Member[];
  /** The one that was taken hold of. */
  lead: Member;
}

export interface Member {
  id: string;
  /** Its place within its side, from 0. */
  slot: number;
  pose: TablePose;
  width: number;
  depth: number;
}

export type Corner = 'left' | 'right';

/**
 * What a gesture means: one element goes to a pose; a group wheels, then goes straight
 * on; or things are set down.
 */
export type Intent =
  | { kind: 'go'; pose: TablePose }
  | { kind: 'manoeuvre'; wheel: { corner: Corner; steps: number } | null; advance: number }
  | {
      kind: 'place';
      poses: ReadonlyMap<string, TablePose>;
      /** A row of elements that were not on the table yet. */ row?: true;
    };

export function standing(element: TableElement): element is TableElement & { pose: TablePose } {
  return element.pose !== null;
}

/** The members that stand on the table; null when there are none. */
export function formationOf(
  scene: TableScene,
  ids: readonly string[],
  lead: string | null = null,
): Formation | null {
  const members = scene.elements
    .filter((element) => ids.includes(element.id))
    .filter(standing)
    .map(({ id, number, pose, width, depth }) => ({ id, slot: number - 1, pose, width, depth }));
  const first = members.find((member) => member.id === lead) ?? members[0];
  return first ? { members, lead: first } : null;
}

const LEVEL = 120;

/** The ends of the front: of the foremost rank, as the lead faces. */
export function frontCorners({ members, lead }: Formation): {
  left: TablePoint;
  right: TablePoint;
} {
  const [forward, right] = [ahead(lead.pose.heading), toTheRight(lead.pose.heading)];
  const foremost = Math.max(...members.map((member) => dot(frontOf(member.pose), forward)));
  const ends = members
    .filter((member) => foremost - dot(frontOf(member.pose), forward) < LEVEL)
    .flatMap((member) => cornersOf(member.pose, member.width, member.depth).slice(0, 2));
  const sorted = ends.sort((p, q) => dot(p, right) - dot(q, right));
  return { left: sorted[0] as TablePoint, right: sorted.at(-1) as TablePoint };
}

export function frontMiddle(formation: Formation): TablePoint {
  const { left, right } = frontCorners(formation);
  return [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
}

/** Where everybody would stand, as far as the hand can tell; the server knows better. */
export function posesAfter(formation: Formation, intent: Intent): Map<string, TablePose> {
  const { members, lead } = formation;
  if (intent.kind === 'place') return new Map(intent.poses);
  if (intent.kind === 'go') {
    const turn = turnBetween(lead.pose.heading, intent.pose.heading);
    const way: TablePoint = [intent.pose.x - lead.pose.x, intent.pose.y - lead.pose.y];
    return new Map(
      members.map(({ id, pose }) => [
        id,
        rounded(shiftedBy(turnedAbout(pose, frontOf(lead.pose), turn), way)),
      ]),
    );
  }
  const { wheel, advance } = intent;
  const turn = wheel === null ? 0 : wheel.corner === 'right' ? wheel.steps : -wheel.steps;
  const pivot = wheel === null ? frontOf(lead.pose) : frontCorners(formation)[wheel.corner];
  const forward = ahead(wrapHeading(lead.pose.heading + turn));
  return new Map(
    members.map(({ id, pose }) => [
      id,
      rounded(
        shiftedBy(turnedAbout(pose, pivot, turn), [forward[0] * advance, forward[1] * advance]),
      ),
    ]),
  );
}

/** Sideways by less than this a group just goes straight on. */
const STRAIGHT = 150;
const SHARPEST = FULL_TURN / 4;

/** The point of the front before the one that was taken hold of. */
export function heldPoint(formation: Formation): TablePoint {
  const right = toTheRight(formation.lead.pose.heading);
  const middle = frontMiddle(formation);
  return plus(
    middle,
    right,
    dot([formation.lead.pose.x - middle[0], formation.lead.pose.y - middle[1]], right),
  );
}

/**
 * How a group gets a point of its front to a place: it wheels forward about the corner on
 * that side, then goes straight on. Where no such way leads it goes straight on alone;
 * backwards it does not go.
 */
export function wayTo(
  formation: Formation,
  target: TablePoint,
  middle: TablePoint = frontMiddle(formation),
): Intent {
  const { lead } = formation;
  const [forward, right] = [ahead(lead.pose.heading), toTheRight(lead.pose.heading)];
  const way: TablePoint = [target[0] - middle[0], target[1] - middle[1]];
  const [on, aside] = [dot(way, forward), dot(way, right)];
  if (Math.abs(aside) < STRAIGHT)
    return { kind: 'manoeuvre', wheel: null, advance: Math.max(0, Math.round(on)) };
  const corner: Corner = aside < 0 ? 'left' : 'right';
  const pivot = frontCorners(formation)[corner];
  const reach = apart(pivot, middle);
  const far = apart(pivot, target);
  if (far <= reach) return { kind: 'manoeuvre', wheel: null, advance: Math.max(0, Math.round(on)) };
  // Seen from the pivot the front's middle lies to one hand, the way ahead at a right angle to it.
  const bearing = headingTowards(pivot, target);
  const offset = (Math.asin(reach / far) / Math.PI) * (FULL_TURN / 2);
  const facing = wrapHeading(corner === 'left' ? bearing - offset : bearing + offset);
  const turn = turnBetween(lead.pose.heading, facing);
  const steps = corner === 'right' ? turn : -turn;
  if (steps <= 0) return { kind: 'manoeuvre', wheel: null, advance: Math.max(0, Math.round(on)) };
  if (steps > SHARPEST)
    return { kind: 'manoeuvre', wheel: { corner, steps: SHARPEST }, advance: 0 };
  return {
    kind: 'manoeuvre',
    wheel: { corner, steps: Math.round(steps) },
    advance: Math.max(0, Math.round(Math.sqrt(far * far - reach * reach))),
  };
}

/**
 * How far a front corner has to be wheeled to lie in the direction of a
 * point; the other corner stays.
 */
export function wheelTo(formation: Formation, dragged: Corner, target: TablePoint): Intent {
  const corners = frontCorners(formation);
  const corner: Corner = dragged === 'left' ? 'right' : 'left';
  const turn = turnBetween(
    headingTowards(corners[corner], corners[dragged]),
    headingTowards(corners[corner], target),
  );
  const steps = Math.round(corner === 'right' ? turn : -turn);
  return {
    kind: 'manoeuvre',
    wheel: steps > 0 ? { corner, steps: Math.min(SHARPEST, steps) } : null,
    advance: 0,
  };
}

/** The stick that is laid: from where the corner that goes farthest was to where it is. */
export function stickOf(
  formation: Formation,
  poses: ReadonlyMap<string, TablePose>,
  from: ReadonlyMap<string, TablePose> = new Map(),
): { length: number; from: TablePoint; to: TablePoint } | null {
  let longest: ReturnType<typeof stickOf> = null;
  for (const { id, pose, width, depth } of formation.members) {
    const end = poses.get(id);
    if (!end) continue;
    const way = longestWay(from.get(id) ?? pose, end, width, depth);
    if (longest === null || way.length > longest.length) longest = way;
  }
  return longest;
}

/** So much too far is a slip of the hand; what goes farther was meant. */
const SLIP = 1.5;

/**
 * The same movement, ended where a formation may go no farther; null where it is not too long, or
 * far too long.
 */
export function stoppedAt(
  formation: Formation,
  intent: Intent,
  most: number,
  from: ReadonlyMap<string, TablePose> = new Map(),
): Intent | null {
  const lengthOf = (one: Intent) =>
    stickOf(formation, posesAfter(formation, one), from)?.length ?? 0;
  const length = lengthOf(intent);
  if (intent.kind === 'place' || length <= most || length > most * SLIP) return null;
  const { lead } = formation;
  const shareOf = (share: number): Intent => {
    if (intent.kind === 'go') {
      const { x, y, heading } = intent.pose;
      const at = (begin: number, end: number) => Math.round(begin + (end - begin) * share);
      return { kind: 'go', pose: { x: at(lead.pose.x, x), y: at(lead.pose.y, y), heading } };
    }
    const { wheel, advance } = intent;
    // A wheel comes before the way straight on: it is cut only where nothing else is left.
    if (advance > 0 && lengthOf({ ...intent, advance: 0 }) < most)
      return { ...intent, advance: Math.floor(advance * share) };
    const steps = Math.floor((wheel?.steps ?? 0) * share);
    return { ...intent, wheel: wheel && steps > 0 ? { ...wheel, steps } : null, advance: 0 };
  };
  let [short, long] = [0, 1];
  for (let step = 0; step < 14; step += 1) {
    const half = (short + long) / 2;
    if (lengthOf(shareOf(half)) <= most) short = half;
    else long = half;
  }
  const stopped = shareOf(short);
  return lengthOf(stopped) <= most ? stopped : null;
}

/** How near the hand comes to a friend before it joins his side. */
const JOIN = 600;

/**
 * Beside a friend, behind him or before him, edge to edge and facing as he does;
 * null where none is near.
 */
export function joining(
  pose: TablePose,
  { width, depth }: Pick<Member, 'width' | 'depth'>,
  friends: readonly Omit<Member, 'slot'>[],
  within = JOIN,
): TablePose | null {
  const places = friends.flatMap((friend) => {
    const [forward, right] = [ahead(friend.pose.heading), toTheRight(friend.pose.heading)];
    const front = frontOf(friend.pose);
    const beside = (friend.width + width) / 2;
    const at = ([x, y]: TablePoint) => ({ pose: rounded({ x, y, heading: friend.pose.heading }) });
    return [
      at(plus(front, right, beside)),
      at(plus(front, right, -beside)),
      at(plus(front, forward, -friend.depth)),
      at(plus(front, forward, depth)),
    ];
  });
  return snapTo(pose, places, within, JOIN)?.pose ?? null;
}

/** The nearest of some poses within reach of the hand. */
export function snapTo<Offered extends { pose: TablePose }>(
  pose: TablePose,
  offered: readonly Offered[],
  within: number,
  turn: number,
): Offered | null {
  let best: Offered | null = null;
  let least = within;
  for (const one of offered) {
    const far = apart(frontOf(pose), frontOf(one.pose));
    if (far > least || Math.abs(turnBetween(pose.heading, one.pose.heading)) > turn) continue;
    [best, least] = [one, far];
  }
  return best;
}

/** Elements whose middle lies in a rectangle between two corners. */
export function inLasso(
  elements: readonly TableElement[],
  one: TablePoint,
  other: TablePoint,
): string[] {
  const [west, east] = [Math.min(one[0], other[0]), Math.max(one[0], other[0])];
  const [south, north] = [Math.min(one[1], other[1]), Math.max(one[1], other[1])];
  return elements.filter(standing).flatMap(({ id, pose, depth }) => {
    const [x, y] = plus(frontOf(pose), ahead(pose.heading), -depth / 2);
    return x >= west && x <= east && y >= south && y <= north ? [id] : [];
  });
}
