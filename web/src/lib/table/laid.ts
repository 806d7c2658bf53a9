import type { AreaBoard } from '../board/areas/board';
import type { AreaBoardJson } from '../board/areas/board-json';
import type { HexBoard } from '../board/hexes/board';
import type { HexBoardJson } from '../board/hexes/board-json';
import type { TableScene } from '../board/table/scene';
import type { AreasScene, HexScene, Pack, Scene } from '../wire/types';

/** What is written on a measured table; places in millimetres from the south-west corner. */
export interface TableLabel {
  at: [number, number];
  text: string;
  style: string;
  turn?: number;
}

/** What a pack says of a measured table: how large it is, or that its terrain is laid by rule. What lies on it comes with the scene. */
export type TableBoardJson = ({ scale: string } | { 'by-rule': boolean }) & {
  label?: TableLabel[];
};

/** The board of any pack. */
export type BoardJson = AreaBoardJson | HexBoardJson | TableBoardJson;

/** A board of one of the kinds there are, with the components that show it. The ground of a measured table comes with the scene. */
export type Laid =
  | { kind: 'areas'; board: AreaBoard; kit: typeof import('./kits/areas') }
  | { kind: 'hexes'; board: HexBoard; kit: typeof import('./kits/hexes') }
  | { kind: 'table'; labels: readonly TableLabel[]; kit: typeof import('./kits/table') };

/** A board with what stands on it. */
export type Shown =
  | (Extract<Laid, { kind: 'areas' }> & { scene: AreasScene })
  | (Extract<Laid, { kind: 'hexes' }> & { scene: HexScene })
  | (Extract<Laid, { kind: 'table' }> & { scene: TableScene });

/** The board of a pack is one of hexes if it says which number is the first. */
export function isOfHexes(json: BoardJson): json is HexBoardJson {
  return 'first' in json;
}

/** It is a measured table if it has a scale, or is laid by rule. */
export function isTable(json: BoardJson): json is TableBoardJson {
  return 'scale' in json || 'by-rule' in json;
}

/** The board of a pack, with what shows it; what shows the other kinds is never fetched. */
export async function layBoard(pack: Pack): Promise<Laid> {
  const json = pack.board as BoardJson;
  if (isTable(json))
    return { kind: 'table', labels: json.label ?? [], kit: await import('./kits/table') };
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
  if (laid.kind === 'table' && scene.kind === 'table') return { ...laid, scene };
  return null;
}

/** Any board id in words. */
export function nameOn(shown: Shown, id: string): string {
  if (shown.kind === 'table') return shown.kit.thingName(shown.scene, id);
  return shown.kind === 'areas'
    ? shown.kit.thingName(shown.board, shown.scene, id)
    : shown.kit.thingName(shown.board, shown.scene, id);
}

/** What is picked, at the head of its orders. */
export function titleOn(shown: Shown, id: string): string {
  return shown.kind === 'table' ? shown.kit.thingTitle(shown.scene, id) : nameOn(shown, id);
}
