import type { TableScene } from '../../board/table/scene';
import { messages } from '../../messages/messages.svelte';
import Forces from '../elements/Commands.svelte';
import { tableThingName, tableThingTitle } from '../elements/describe';
import { tableGround, tablePosition, tableSituation } from '../elements/position';
import Gauges from '../elements/TableGauges.svelte';
import TableLegend from '../elements/TableLegend.svelte';
import type { Kit } from '../kinds/kit';
import type { Shown, TableBoardJson } from '../laid';
import Card from './TableDocket.svelte';
import Field from './TableField.svelte';

const sceneOf = ({ scene }: Shown) => scene as TableScene;

/** A measured table. Its ground comes with the scene; the pack says what is written on it. */
export const kit: Kit = {
  read: (json) => (json as TableBoardJson).label ?? [],
  Field,
  Gauges,
  Forces,
  docket: { Card, low: true },
  Legend: TableLegend,
  nameOf: (shown, id) => tableThingName(sceneOf(shown), id),
  titleOf: (shown, id) => tableThingTitle(sceneOf(shown), id),
  situation: (shown) => tableSituation(sceneOf(shown)),
  position: (shown) => [
    { name: messages.text('web-table-ground'), lines: tableGround(sceneOf(shown)) },
    ...tablePosition(sceneOf(shown)),
  ],
};
