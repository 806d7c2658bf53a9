import { drawFrame } from '../../engraving/frame';
import { drawPaper } from '../../engraving/paper';
import { growthStamps } from '../../engraving/stamps';
import type { TableSheet } from '../sheet';
import {
  drawDunes,
  drawFields,
  drawMarshes,
  drawOases,
  drawOpenGround,
  drawRough,
  drawWoods,
  tableStamps,
} from './growth';
import { drawHills } from './hills';
import { drawBridges, drawRivers, drawRoads, drawSettlements, drawWaterway } from './works';

/** The whole ground as one SVG picture, the same for the same table on every machine. */
export function drawTableGround(sheet: TableSheet): string {
  const [width, height] = sheet.json.size;
  const [left, top, right, bottom] = sheet.json.frame;
  const land = [
    drawOpenGround,
    drawFields,
    drawHills,
    drawDunes,
    drawRough,
    drawMarshes,
    drawWaterway,
    drawRivers,
    drawRoads,
    drawBridges,
    drawOases,
    drawWoods,
    drawSettlements,
  ];
  const clip = `<defs><clipPath id="map"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath></defs>`;
  const map = `<g clip-path="url(#map)">${land.map((layer) => layer(sheet)).join('')}</g>`;
  const content = drawPaper(sheet) + growthStamps() + tableStamps() + clip + map + drawFrame(sheet);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
