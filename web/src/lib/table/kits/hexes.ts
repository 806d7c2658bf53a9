import { readHexBoard, type HexBoard } from '../../board/hexes/board';
import type { HexBoardJson } from '../../board/hexes/board-json';
import { partOf } from '../../board/hexes/part';
import type { HexScene } from '../../wire/types';
import Forces from '../hexes/Armies.svelte';
import { hexThingName } from '../hexes/describe';
import Gauges from '../hexes/HexGauges.svelte';
import HexLegend from '../hexes/HexLegend.svelte';
import { hexPosition, hexSituation } from '../hexes/position';
import type { Kit } from '../kinds/kit';
import type { Shown } from '../laid';
import Card from './HexesDocket.svelte';
import Field from './HexesField.svelte';

const laid = ({ board, scene }: Shown) => [board as HexBoard, scene as HexScene] as const;
const nameOf = (shown: Shown, id: string) => hexThingName(...laid(shown), id);

/** What whole boards were read from, and their parts that were asked for. */
const written = new WeakMap<HexBoard, { json: HexBoardJson; parts: Map<string, HexBoard> }>();

function read(json: unknown): HexBoard {
  const board = readHexBoard(json as HexBoardJson);
  written.set(board, { json: json as HexBoardJson, parts: new Map() });
  return board;
}

function within(whole: unknown, scene: unknown): HexBoard {
  const board = whole as HexBoard;
  const { part } = scene as HexScene;
  const known = written.get(board);
  if (part === null || known === undefined) return board;
  const key = `${part.first} ${part.last}`;
  const found = known.parts.get(key) ?? readHexBoard(partOf(known.json, part));
  known.parts.set(key, found);
  return found;
}

/** A board of hexes. */
export const kit: Kit = {
  read,
  within,
  Field,
  Gauges,
  Forces,
  docket: { Card, low: false },
  Legend: HexLegend,
  nameOf,
  titleOf: nameOf,
  situation: ({ scene }) => hexSituation(scene as HexScene),
  position: (shown) => hexPosition(...laid(shown)),
};
