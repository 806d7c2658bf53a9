import { comingText, hiddenText, positionText, situationText } from '../../a11y/position';
import { readBoard, type AreaBoard } from '../../board/areas/board';
import type { AreaBoardJson } from '../../board/areas/board-json';
import { messages } from '../../messages/messages.svelte';
import type { AreasScene } from '../../wire/types';
import AreaLegend from '../AreaLegend.svelte';
import { thingName } from '../describe';
import Gauges from '../Gauges.svelte';
import type { Kit } from '../kinds/kit';
import type { Shown } from '../laid';
import Forces from '../Reinforcements.svelte';
import Field from './AreasField.svelte';

const laid = ({ board, scene }: Shown) => [board as AreaBoard, scene as AreasScene] as const;
const nameOf = (shown: Shown, id: string) => thingName(...laid(shown), id);

/** A board of areas. */
export const kit: Kit = {
  read: (json) => readBoard(json as AreaBoardJson),
  Field,
  Gauges,
  Forces,
  docket: null,
  Legend: AreaLegend,
  nameOf,
  titleOf: nameOf,
  situation: ({ scene }) => situationText(scene as AreasScene),
  position: (shown) => {
    const [board, scene] = laid(shown);
    const parts = [
      ...positionText(board, scene),
      { name: messages.text('web-position-hidden-title'), lines: hiddenText(scene) },
      { name: messages.text('web-reinforcements'), lines: comingText(scene) },
    ];
    return parts.filter(({ lines }) => lines.length > 0);
  },
};
