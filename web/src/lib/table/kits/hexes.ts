import { readHexBoard, type HexBoard } from '../../board/hexes/board';
import type { HexBoardJson } from '../../board/hexes/board-json';
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

/** A board of hexes. */
export const kit: Kit = {
  read: (json) => readHexBoard(json as HexBoardJson),
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
