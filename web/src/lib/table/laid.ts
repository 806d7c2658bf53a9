import type { AreaBoard } from '../board/areas/board';
import type { AreaBoardJson } from '../board/areas/board-json';
import type { HexBoard } from '../board/hexes/board';
import type { HexBoardJson } from '../board/hexes/board-json';
import type { AreasScene, HexScene, Pack, Scene } from '../wire/types';

/** A board of one of the kinds there are, with the components that show it. */
export type Laid = { kind: 'areas'; board: AreaBoard; kit: typeof import('./kits/areas') } | { kind: 'hexes'; board: HexBoard; kit: typeof import('./kits/hexes') };

/** A board with what stands on it. */
export type Shown = Extract<Laid, { kind: 'areas' }> & { scene: AreasScene } | Extract<Laid, { kind: 'hexes' }> & { scene: HexScene };

/** The board of a pack is one of hexes if it says which number is the first. */
export function isOfHexes(json: AreaBoardJson | HexBoardJson): json is HexBoardJson {
  return 'first' in json;
}

/** The board of a pack, with what shows it; what shows the other kinds is never fetched. */
export async function layBoard(pack: Pack): Promise<Laid> {
  const json = pack.board as AreaBoardJson | HexBoardJson;
  if (isOfHexes(json)) {
    const kit = await import('./kits/hexes');
    return { kind: 'hexes', board: kit.readBoard(json), kit };
  }
  const kit = await import('./kits/areas');
  return { kind: 'areas', board: kit.readBoard(json), kit };
}

export function shownOn(laid: Laid, scene: Scene): Shown | null {
  if (laid.kind === 'areas' && scene.kind === 'areas') return { ...laid, scene };
  if (laid.kind === 'hexes' && scene.kind === 'hexes') return { ...laid, scene };
  return null;
}

/** Any board id in words. */
export function nameOn(shown: Shown, id: string): string {
  return shown.kind === 'areas' ? shown.kit.thingName(shown.board, shown.scene, id) : shown.kit.thingName(shown.board, shown.scene, id);
}
