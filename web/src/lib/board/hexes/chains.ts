import { between, middle, type Point } from '../engraving/geometry';

/** Hexsides that meet, strung together to lines an engraver can follow. */

export type Segment = readonly [Point, Point];

const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

export interface Chain {
  segments: Segment[];
  closed: boolean;
}

/** Directed segments head to tail; a line ends where none goes on. */
export function chainDirected(segments: readonly Segment[]): Chain[] {
  const starting = new Map<string, Segment[]>();
  const arriving = new Map<string, number>();
  for (const segment of segments) {
    starting.set(key(segment[0]), [...(starting.get(key(segment[0])) ?? []), segment]);
    arriving.set(key(segment[1]), (arriving.get(key(segment[1])) ?? 0) + 1);
  }
  const used = new Set<Segment>();
  const follow = (first: Segment): Chain => {
    const chain = [first];
    used.add(first);
    for (let last = first; ;) {
      const next = starting.get(key(last[1]))?.find((segment) => !used.has(segment));
      if (!next) break;
      used.add(next);
      chain.push(next);
      last = next;
    }
    return {
      segments: chain,
      closed: chain.length > 2 && key(first[0]) === key((chain.at(-1) as Segment)[1]),
    };
  };
  const heads = segments.filter((segment) => !arriving.has(key(segment[0])));
  return [...heads, ...segments].flatMap((segment) => (used.has(segment) ? [] : [follow(segment)]));
}

/** Segments without a direction; a line begins at loose ends and where three meet. */
export function chainLoose(segments: readonly Segment[]): Chain[] {
  const meeting = new Map<string, Segment[]>();
  for (const segment of segments)
    for (const end of segment) meeting.set(key(end), [...(meeting.get(key(end)) ?? []), segment]);
  const used = new Set<Segment>();
  const follow = (first: Segment, from: Point): Chain => {
    const chain: Segment[] = [];
    let [segment, at]: [Segment | undefined, Point] = [first, from];
    while (segment) {
      used.add(segment);
      const to: Point = key(segment[0]) === key(at) ? segment[1] : segment[0];
      chain.push([at, to]);
      const going: Segment[] = meeting.get(key(to)) ?? [];
      segment = going.length === 2 ? going.find((one) => !used.has(one)) : undefined;
      at = to;
    }
    return {
      segments: chain,
      closed: chain.length > 2 && key(from) === key((chain.at(-1) as Segment)[1]),
    };
  };
  const found: Chain[] = [];
  for (const segment of segments) {
    for (const end of segment)
      if (!used.has(segment) && meeting.get(key(end))?.length !== 2)
        found.push(follow(segment, end));
  }
  for (const segment of segments) if (!used.has(segment)) found.push(follow(segment, segment[0]));
  return found;
}

/**
 * A line through the middle of every side that bends towards the corners between them: 0 cuts them
 * off, 1 goes through them.
 */
export function softLine({ segments, closed }: Chain, bend = 0.4): Point[] {
  const line: Point[] = [];
  segments.forEach(([p, q], index) => {
    const next = segments[index + 1] ?? (closed ? segments[0] : undefined);
    const here = middle(p, q);
    line.push(here);
    if (next) line.push(between(middle(here, middle(...next)), q, bend));
  });
  const [first, last] = [segments[0], segments.at(-1)];
  return closed || !first || !last ? line : [first[0], ...line, last[1]];
}
