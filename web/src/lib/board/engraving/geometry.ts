/** Plane geometry of the board; y points down, outlines run clockwise on the screen. */

export type Point = readonly [x: number, y: number];

export interface OnLine {
  at: Point;
  /** Unit vector along the line. */
  along: Point;
}

export function distance(p: Point, q: Point): number {
  const [x, y] = [q[0] - p[0], q[1] - p[1]];
  return Math.sqrt(x * x + y * y);
}

export function middle(p: Point, q: Point): Point {
  return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
}

export function between(p: Point, q: Point, share: number): Point {
  return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
}

export function shifted(p: Point, direction: Point, amount: number): Point {
  return [p[0] + direction[0] * amount, p[1] + direction[1] * amount];
}

/** Unit vector from p to q; to the right when both are one point. */
export function unit(p: Point, q: Point): Point {
  const length = distance(p, q);
  return length === 0 ? [1, 0] : [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
}

/**
 * The direction to the right hand of one who walks along `along`: the
 * inside of a clockwise outline.
 */
export function rightOf(along: Point): Point {
  return [-along[1], along[0]];
}

export function degrees(along: Point): number {
  return (Math.atan2(along[1], along[0]) * 180) / Math.PI;
}

/** The same line's angle, turned so that what is written along it stands upright. */
export function upright(angle: number): number {
  let turned = angle % 360;
  if (turned > 180) turned -= 360;
  if (turned <= -180) turned += 360;
  if (turned > 90) return turned - 180;
  if (turned <= -90) return turned + 180;
  return turned;
}

export function insideOutline(p: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const a = outline[i] as Point;
    const b = outline[j] as Point;
    if (
      a[1] > p[1] !== b[1] > p[1] &&
      p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]
    )
      inside = !inside;
  }
  return inside;
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  return distance(p, nearestOnSegment(p, a, b));
}

export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  if (square === 0) return a;
  const share = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / square;
  return between(a, b, Math.min(1, Math.max(0, share)));
}

/** Distance from a point to the nearest border of an outline. */
export function distanceToOutline(p: Point, outline: readonly Point[]): number {
  let nearest = Infinity;
  outline.forEach((corner, index) => {
    const next = outline[(index + 1) % outline.length] as Point;
    nearest = Math.min(nearest, distanceToSegment(p, corner, next));
  });
  return nearest;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundingBox(points: readonly Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pointText(p: Point): string {
  return `${figure(p[0])},${figure(p[1])}`;
}

export function polygonText(points: readonly Point[]): string {
  return points.map(pointText).join(' ');
}

/** Path of straight lines through the points. */
export function straightPath(points: readonly Point[], closed = false): string {
  return (
    points.map((p, index) => `${index === 0 ? 'M' : 'L'}${pointText(p)}`).join('') +
    (closed ? 'Z' : '')
  );
}

function neighbours(
  points: readonly Point[],
  index: number,
  closed: boolean,
): [Point, Point, Point, Point] {
  const count = points.length;
  const pick = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Point;
  return [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
}

/** Path of a Catmull-Rom curve through the points. */
export function smoothPath(points: readonly Point[], closed = false): string {
  const first = points[0];
  if (!first) return '';
  let path = `M${pointText(first)}`;
  const spans = closed ? points.length : points.length - 1;
  for (let i = 0; i < spans; i += 1) {
    const [p0, p1, p2, p3] = neighbours(points, i, closed);
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${pointText(c1)} ${pointText(c2)} ${pointText(p2)}`;
  }
  return closed ? `${path}Z` : path;
}

/** Points about every `step` units along the Catmull-Rom curve, each with its direction. */
export function walkCurve(points: readonly Point[], step: number, closed = false): OnLine[] {
  const walked: OnLine[] = [];
  const spans = closed ? points.length : points.length - 1;
  for (let i = 0; i < spans; i += 1) {
    const span = neighbours(points, i, closed);
    const count = Math.max(2, Math.round(distance(span[1], span[2]) / step));
    for (let k = 0; k < count; k += 1) walked.push(onSpan(span, k / count));
  }
  return walked;
}

function onSpan([p0, p1, p2, p3]: [Point, Point, Point, Point], t: number): OnLine {
  const place = (axis: 0 | 1) =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * t +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
  const slope = (axis: 0 | 1) =>
    p2[axis] -
    p0[axis] +
    2 * (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t +
    3 * (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t;
  return { at: [place(0), place(1)], along: unit([0, 0], [slope(0), slope(1)]) };
}
