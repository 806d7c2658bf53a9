import type { TablePoint, TablePose } from './scene';

/**
 * Lengths and turns on the table, for drawing and dragging. What is legal the server measures,
 * exactly and in whole numbers.
 */

/** Hundredths of a millimetre in a pace: 25 mm are 100 paces. */
export const PACE = 25;
/** Headings in a full turn. */
export const FULL_TURN = 7200;

export const paces = (length: number): number => length / PACE;

/** A heading between 0 and 7,199. */
export function wrapHeading(heading: number): number {
  return ((Math.round(heading) % FULL_TURN) + FULL_TURN) % FULL_TURN;
}

/** The shorter way from one heading to another: negative to the left. */
export function turnBetween(from: number, to: number): number {
  const turn = wrapHeading(to - from);
  return turn > FULL_TURN / 2 ? turn - FULL_TURN : turn;
}

export const degreesOf = (heading: number): number => heading / 20;
export const radiansOf = (heading: number): number => (heading / (FULL_TURN / 2)) * Math.PI;

/** Unit vector of a heading; y runs north. */
export function ahead(heading: number): TablePoint {
  return [Math.sin(radiansOf(heading)), Math.cos(radiansOf(heading))];
}

/** Unit vector to the right hand of a heading. */
export function toTheRight(heading: number): TablePoint {
  const [x, y] = ahead(heading);
  return [y, -x];
}

export function headingTowards(from: TablePoint, to: TablePoint): number {
  return wrapHeading((Math.atan2(to[0] - from[0], to[1] - from[1]) / Math.PI) * (FULL_TURN / 2));
}

export const apart = (p: TablePoint, q: TablePoint): number => Math.hypot(q[0] - p[0], q[1] - p[1]);
export const plus = (p: TablePoint, along: TablePoint, by: number): TablePoint => [
  p[0] + along[0] * by,
  p[1] + along[1] * by,
];
export const dot = (p: TablePoint, q: TablePoint): number => p[0] * q[0] + p[1] * q[1];
export const frontOf = ({ x, y }: TablePose): TablePoint => [x, y];

/** Front left, front right, rear right, rear left. */
export function cornersOf(
  { x, y, heading }: TablePose,
  width: number,
  depth: number,
): [TablePoint, TablePoint, TablePoint, TablePoint] {
  const [right, forward] = [toTheRight(heading), ahead(heading)];
  const left = plus([x, y], right, -width / 2);
  const other = plus([x, y], right, width / 2);
  return [left, other, plus(other, forward, -depth), plus(left, forward, -depth)];
}

/** The middle of a base. */
export function middleOf({ x, y, heading }: TablePose, depth: number): TablePoint {
  return plus([x, y], ahead(heading), -depth / 2);
}

/** A pose turned about a point, clockwise. */
export function turnedAbout(
  { x, y, heading }: TablePose,
  pivot: TablePoint,
  turn: number,
): TablePose {
  const [sin, cos] = [Math.sin(radiansOf(turn)), Math.cos(radiansOf(turn))];
  const [dx, dy] = [x - pivot[0], y - pivot[1]];
  return {
    x: pivot[0] + dx * cos + dy * sin,
    y: pivot[1] - dx * sin + dy * cos,
    heading: wrapHeading(heading + turn),
  };
}

export function shiftedBy({ x, y, heading }: TablePose, [dx, dy]: TablePoint): TablePose {
  return { x: x + dx, y: y + dy, heading };
}

export function rounded({ x, y, heading }: TablePose): TablePose {
  return { x: Math.round(x), y: Math.round(y), heading: wrapHeading(heading) };
}

const POSE = /^@(-?\d+),(-?\d+),(\d+)$/;

/** The pose that a board id names. */
export function poseNamed(id: string): TablePose | null {
  const match = POSE.exec(id);
  return match ? { x: Number(match[1]), y: Number(match[2]), heading: Number(match[3]) } : null;
}

export function poseId(pose: TablePose): string {
  const { x, y, heading } = rounded(pose);
  return `@${x},${y},${heading}`;
}

/**
 * The distance that the conventions measure: the longest straight line between where a
 * corner was and where it is.
 */
export function longestWay(
  from: TablePose,
  to: TablePose,
  width: number,
  depth: number,
): { length: number; from: TablePoint; to: TablePoint } {
  const before = cornersOf(from, width, depth);
  const after = cornersOf(to, width, depth);
  let longest = { length: -1, from: before[0], to: after[0] };
  before.forEach((corner, index) => {
    const end = after[index] as TablePoint;
    const length = apart(corner, end);
    if (length > longest.length) longest = { length, from: corner, to: end };
  });
  return longest;
}
