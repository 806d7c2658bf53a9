import { DrawingChance } from '../../engraving/chance';
import { distance, middle, smoothPath, walkCurve, type Point } from '../../engraving/geometry';
import { drawFrame } from '../../engraving/frame';
import { drawPaper } from '../../engraving/paper';
import { drawRiver } from '../../engraving/river';
import { drawRoads } from '../../engraving/roads';
import { growthStamps } from '../../engraving/stamps';
import { drawVillage } from '../../engraving/village';
import { roadLines, type HexBoard } from '../board';
import { drawAvenues } from './avenues';
import { drawBuildings } from './buildings';
import { drawCrops, drawFields } from './fields';
import { drawHedges, drawMarshes, drawOrchards, drawPonds, drawWoods } from './growth';
import { drawCrests, drawHeights, drawHillsides, drawSlopes } from './relief';
import {
  drawBridges,
  drawChateaux,
  drawEntrenchments,
  drawFords,
  drawTrestles,
  drawWalls,
} from './works';

const STREAM_WIDTH = 4.6;
const RIVER_WIDTH = 13;
const LAKE_WIDTH = 26;
const WIDTHS = { stream: STREAM_WIDTH, river: RIVER_WIDTH, lake: LAKE_WIDTH };

/** The whole ground as one SVG picture, the same for the same board on every machine. */
export function drawHexGround(board: HexBoard): string {
  const [width, height] = board.json.size;
  const [left, top, right, bottom] = board.json.frame;
  const land = [
    drawHeights,
    drawHillsides,
    drawCrops,
    drawFields,
    drawMarshes,
    drawPonds,
    drawWater,
    drawFords,
    drawSlopes,
    drawCrests,
    drawLanes,
    drawBridges,
    drawTrestles,
    drawHedges,
    drawOrchards,
    drawWoods,
    drawAvenues,
    drawTowns,
    drawChateaux,
    drawBuildings,
    drawWalls,
    drawEntrenchments,
  ];
  const clip = `<defs><clipPath id="map"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath></defs>`;
  const map = `<g clip-path="url(#map)">${land.map((layer) => layer(board)).join('')}</g>`;
  const content = drawPaper(board) + growthStamps() + clip + map + drawFrame(board);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function drawWater(board: HexBoard): string {
  return board.waters
    .map((water) => drawRiver(smoothPath(flowing(water.line)), water.width ?? WIDTHS[water.kind]))
    .join('');
}

function drawLanes(board: HexBoard): string {
  return drawRoads(roadLines(board));
}

/** Each hex of a town has its houses; the first of a place also its church. */
function drawTowns(board: HexBoard): string {
  const streets = roadLines(board).flatMap(({ line }) => walkCurve(line, 12));
  return [...board.terrain]
    .filter(([, terrain]) => terrain === 'town')
    .map(([number]) => {
      const place = board.placeOf.get(number);
      const village = {
        at: board.grid.centre(number),
        spread: 33,
        houses: 15,
        size: place && place.hexes[0] !== number ? ('farm' as const) : ('village' as const),
      };
      return drawVillage(village, streets, new DrawingChance(`town ${number}`));
    })
    .join('');
}

/**
 * Water runs along hexsides, but not round their corners: through the middle of each side, where
 * bridges and fords are.
 */
function flowing(line: readonly Point[]): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 4) return line;
  const closed = distance(first, last) < 1;
  const middles = line.slice(1).map((to, index) => middle(line[index] as Point, to));
  return closed ? [...middles, middles[0] as Point] : [first, ...middles, last];
}
