import type { Scene } from '../../wire/types';
import { areas } from './areas';
import { hexes } from './hexes';
import { table } from './table';
import type { Kit } from './kit';
import type { Ways } from './ways';

/** The kinds of boards there are. This is the one place where they are told apart. */
const WAYS: { [Kind in Scene['kind']]: Ways<Extract<Scene, { kind: Kind }>> } = {
  areas,
  hexes,
  table,
};

export function waysOf({ kind }: Pick<Scene, 'kind'>): Ways {
  return WAYS[kind] as Ways;
}

/** Which kind the board of a pack is of. */
export function kindOf(json: unknown): Scene['kind'] {
  const board = new Set(Object.keys(json as object));
  // Hexes are numbered from a first one; a measured table has a scale, or is laid by rule.
  if (board.has('first')) return 'hexes';
  return board.has('scale') || board.has('by-rule') ? 'table' : 'areas';
}

/** What draws a kind of board; the kits of the other kinds are never fetched. */
const KITS: Record<Scene['kind'], () => Promise<{ kit: Kit }>> = {
  areas: () => import('../kits/areas'),
  hexes: () => import('../kits/hexes'),
  table: () => import('../kits/table'),
};

export async function kitOf(kind: Scene['kind']): Promise<Kit> {
  return (await KITS[kind]()).kit;
}
