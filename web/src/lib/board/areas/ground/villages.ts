import { DrawingChance } from '../../engraving/chance';
import { walkCurve } from '../../engraving/geometry';
import { drawVillage } from '../../engraving/village';
import type { AreaBoard } from '../board';

export function drawVillages(board: AreaBoard): string {
  const roads = board.roadLines.flatMap((line) => walkCurve(line.line, 12));
  return (board.json.village ?? [])
    .map((village, index) => drawVillage(village, roads, new DrawingChance(`village ${index}`)))
    .join('');
}
