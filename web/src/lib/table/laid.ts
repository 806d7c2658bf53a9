import type { PackPage, Scene } from '../wire/types';
import { kindOf, kitOf } from './kinds';
import type { Kit } from './kinds/kit';

/** What is written on a measured table; places in millimetres from the south-west corner. */
export interface TableLabel {
  at: [number, number];
  text: string;
  style: string;
  turn?: number;
}

/**
 * What a pack says of a measured table: how large it is, or that its terrain is laid by rule. What
 * lies on it comes with the scene.
 */
export type TableBoardJson = ({ scale: string } | { 'by-rule': boolean }) & {
  label?: TableLabel[];
};

/** A board as its kit has read it. */
export interface Laid {
  kind: Scene['kind'];
  kit: Kit;
  board: unknown;
}

/** A board with what stands on it. */
export interface Shown extends Laid {
  scene: Scene;
}

/** The board of a pack, with what shows it. */
export async function layBoard({ board }: PackPage): Promise<Laid> {
  const kind = kindOf(board);
  const kit = await kitOf(kind);
  return { kind, kit, board: kit.read(board) };
}

export function shownOn(laid: Laid, scene: Scene): Shown | null {
  if (laid.kind !== scene.kind) return null;
  return { ...laid, board: laid.kit.within?.(laid.board, scene) ?? laid.board, scene };
}
