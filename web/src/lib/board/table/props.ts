import type { Deed } from '../../table/deeds';
import type { TableLabel } from '../../table/laid';
import type { OpaqueOrder, Refusal } from '../../wire/types';
import type { Highlights } from '../highlight';
import type { Line, Piece } from './drill';
import type { OfferedPlace } from './handling.svelte';
import type { TableScene } from './scene';
import type { Answer } from './trial.svelte';

/** All that the board of a measured table is given. */
export interface TableBoardProps {
  scene: TableScene;
  /** What the pack has written on the table. */
  labels: readonly TableLabel[];
  title: string;
  subtitle: string;
  /** The side that this browser decides for at the moment. */
  mine: string | null;
  highlights: Highlights;
  selected: string | null;
  /** Board ids a journal line points to. */
  attention: readonly string[];
  /** What was done, to be drawn. */
  deeds: readonly Deed[];
  /** Board ids of the choice under the pointer. */
  hinted: readonly string[];
  /** The scene as the choice under the pointer would make it. */
  foreseen: TableScene | null;
  /** Places on offer to what is selected. */
  offered: readonly OfferedPlace[];
  /** Formations on offer, by their members. */
  groups: readonly (readonly string[])[];
  /** Pieces of the ground on offer. */
  pieces: readonly Piece[];
  /** Rivers and roads on offer. */
  lines: readonly Line[];
  attempt: (orders: OpaqueOrder[]) => Promise<Answer | null>;
  give: (orders: OpaqueOrder[]) => void;
  refuse: (refusal: Refusal | null) => void;
  /** Asks what an element can do. */
  select: (id: string) => void;
  deselect: () => void;
  /** Told what the pointer or the cursor rests on. */
  point: (id: string | null) => void;
  pick: (id: string, at: { x: number; y: number }) => void;
}
