import { BUILDINGS } from '../../engraving/buildings';
import type { HexBoard } from '../board';

/** Single farms, mills and chapels. */
export function drawBuildings(board: HexBoard): string {
  return board.buildings
    .map(
      ({ kind, at: [x, y], turn }) =>
        `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)})rotate(${turn})">${BUILDINGS[kind]}</g>`,
    )
    .join('');
}
