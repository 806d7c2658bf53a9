import { readBoard, type AreaBoard } from '../board/areas/board';
import type { AreaBoardJson } from '../board/areas/board-json';
import { readHexBoard, type HexBoard } from '../board/hexes/board';
import type { HexBoardJson } from '../board/hexes/board-json';
import type { TableScene } from '../board/table/scene';
import type { AreasScene, HexScene, Pack, Scene } from '../wire/types';
import { thingName } from './describe';
import { tableThingName } from './elements/describe';
import { hexThingName } from './hexes/describe';

/** A board of one of the kinds there are. */
export type Laid = { kind: 'areas'; board: AreaBoard } | { kind: 'hexes'; board: HexBoard } | { kind: 'table' };

/** A board with what stands on it. */
export type Shown = { kind: 'areas'; board: AreaBoard; scene: AreasScene } | { kind: 'hexes'; board: HexBoard; scene: HexScene } | { kind: 'table'; scene: TableScene };

/** The board of a pack: one with numbered hexes says which is the first, a measured table how wide it is. Its ground comes with the scene. */
export function layBoard(pack: Pack): Laid {
  const json = pack.board as AreaBoardJson | HexBoardJson | { extent: unknown };
  if ('extent' in json) return { kind: 'table' };
  return 'first' in json ? { kind: 'hexes', board: readHexBoard(json) } : { kind: 'areas', board: readBoard(json) };
}

export function shownOn(laid: Laid, scene: Scene): Shown | null {
  if (laid.kind === 'areas' && scene.kind === 'areas') return { ...laid, scene };
  if (laid.kind === 'hexes' && scene.kind === 'hexes') return { ...laid, scene };
  if (laid.kind === 'table' && scene.kind === 'table') return { ...laid, scene };
  return null;
}

/** Any board id in words. */
export function nameOn(shown: Shown, id: string): string {
  if (shown.kind === 'table') return tableThingName(shown.scene, id);
  return shown.kind === 'areas' ? thingName(shown.board, shown.scene, id) : hexThingName(shown.board, shown.scene, id);
}
