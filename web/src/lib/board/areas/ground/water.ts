import { smoothPath } from '../../engraving/geometry';
import { drawRiver } from '../../engraving/river';
import type { AreaBoard } from '../board';

export function drawWater(board: AreaBoard): string {
  return (board.json.river ?? [])
    .map((river) => drawRiver(smoothPath(river.line), river.width))
    .join('');
}
