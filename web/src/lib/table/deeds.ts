import type { StoryLine } from '../wire/story';
import type { BoardId, Scene, SideId } from '../wire/types';
import { waysOf } from './kinds';
import type { Standing } from './kinds/ways';

/** Something that was done on the map, as it is drawn there. */
export interface Deed {
  /** A march or a retreat, or blows and shots. */
  kind: 'move' | 'fight';
  side: SideId | null;
  /** The way that was gone, from its start to its end; or the places from where blows came. */
  way: readonly BoardId[];
  /** The places that were struck. */
  against: readonly BoardId[];
  /** How many pieces went. */
  count: number;
}

/** What was done between two scenes, as far as the viewer has seen and heard it. */
export function deedsBetween(
  before: Scene,
  after: Scene,
  told: readonly StoryLine[],
): readonly Deed[] {
  const ways = waysOf(after);
  const [stood, stands] = [ways.standing(before), ways.standing(after)];
  const isPlace = (id: BoardId) => ways.isPlace(id);
  const marches = marchesOf(told, stands, isPlace);
  const walked = new Set(marches.flatMap(({ who }) => who));
  const goneOff = [...stands].filter(
    ([id, { at }]) => at !== null && !walked.has(id) && (stood.get(id)?.at ?? at) !== at,
  );
  return [
    ...marches.map(({ who, side, way }): Deed => ({
      kind: 'move',
      side,
      way,
      against: [],
      count: Math.max(1, who.length),
    })),
    ...together(goneOff, stood),
    ...fightsOf(told, stood, stands, ways),
  ];
}

interface March {
  who: BoardId[];
  side: SideId | null;
  way: BoardId[];
}

/** Marches that were told step by step. */
function marchesOf(
  told: readonly StoryLine[],
  stands: Standing,
  isPlace: (id: BoardId) => boolean,
): March[] {
  const marches: March[] = [];
  for (const { kind, side, objects } of told) {
    const [from, to, ...more] = objects.filter(isPlace);
    if (kind !== 'move' || from === undefined || to === undefined || more.length > 0) continue;
    const who = objects.filter((id) => stands.has(id));
    const known = marches.find((march) => march.who.join() === who.join() && march.side === side);
    if (known?.way.at(-1) === from) known.way.push(to);
    else marches.push({ who, side, way: [from, to] });
  }
  return marches;
}

/** Pieces that went the same way, as one. */
function together(
  gone: readonly [BoardId, { side: SideId; at: BoardId | null }][],
  stood: Standing,
) {
  const deeds = new Map<string, Deed>();
  for (const [id, { side, at }] of gone) {
    const from = stood.get(id)?.at;
    if (!from || at === null) continue;
    const key = `${side} ${from} ${at}`;
    const count = (deeds.get(key)?.count ?? 0) + 1;
    deeds.set(key, { kind: 'move', side, way: [from, at], against: [], count });
  }
  return [...deeds.values()];
}

/** The side of a border away from those who strike: they may stand on the ground behind. */
function beyond([id, opposite]: readonly [BoardId, BoardId], way: readonly BoardId[]): BoardId {
  const ground = (place: BoardId) => /^[a-z](\d+)/.exec(place)?.[1];
  return way.some((place) => ground(place) === ground(id)) ? opposite : id;
}

function fightsOf(
  told: readonly StoryLine[],
  stood: Standing,
  stands: Standing,
  ways: ReturnType<typeof waysOf>,
): Deed[] {
  const holders = new Map<BoardId, SideId>();
  for (const { side, at } of stood.values()) if (at !== null) holders.set(at, side);
  return told.flatMap(({ kind, side, objects }): Deed[] => {
    if (kind !== 'fight' || side === null) return [];
    const pieces = objects.filter((id) => stood.has(id));
    // Whoever was driven off, or followed, is drawn as a march.
    if (pieces.some((id) => stood.get(id)?.at !== stands.get(id)?.at && stands.get(id)?.at))
      return [];
    const faced = objects.flatMap((id) => {
      const opposite = ways.facing(id);
      return opposite === null ? [] : [[id, opposite] as const];
    });
    const places = new Set([
      ...objects.filter((id) => ways.isPlace(id) && ways.facing(id) === null),
      ...pieces.flatMap((id) => stood.get(id)?.at ?? []),
    ]);
    const own = [...places].filter((place) => holders.get(place) === side);
    const theirs = [...places].filter((place) => !own.includes(place));
    const [border] = faced;
    const way = own.length > 0 ? own : border ? [border[0]] : [];
    const against = theirs.length > 0 ? theirs : border ? [beyond(border, way)] : [];
    return way.length > 0 && against.length > 0
      ? [{ kind: 'fight', side, way, against, count: 1 }]
      : [];
  });
}
