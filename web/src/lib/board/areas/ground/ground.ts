import type { AreaBoard } from '../board';
import { drawAvenues, drawMarshes, drawVineyards, drawWoods } from './growth';
import { drawFields } from './fields';
import { drawFrame } from '../../engraving/frame';
import { drawPaper } from '../../engraving/paper';
import { growthStamps } from '../../engraving/stamps';
import { drawBeyond, drawBorders } from './borders';
import { drawHachures } from '../../engraving/hachures';
import { drawRoads } from '../../engraving/roads';
import { drawVillages } from './villages';
import { drawWater } from './water';

/** The whole ground as one SVG picture, the same for the same board on every machine. */
export function drawGround(board: AreaBoard): string {
  const [width, height] = board.json.size;
  const layers = [
    drawPaper,
    growthStamps,
    drawFields,
    drawMarshes,
    drawVineyards,
    drawWater,
    ({ json }: AreaBoard) => drawHachures(json.slope ?? []),
    ({ roadLines }: AreaBoard) => drawRoads(roadLines),
    drawAvenues,
    drawWoods,
    drawVillages,
    drawBeyond,
    drawBorders,
    drawFrame,
  ];
  const content = layers.map((layer) => layer(board)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
