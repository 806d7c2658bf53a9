import { DrawingChance } from '../../engraving/chance';
import { distance, polygonText, type Point } from '../../engraving/geometry';
import { drawPlot, STRIP, type Plot } from '../../engraving/plots';
import type { Crop, HexBoard } from '../board';
import { RADIUS } from '../grid';

/** The tone of a crop, and its ears or blades as strokes on a tile. */
const CROPS: Record<
  Crop,
  { tone: string; stroke: string; blades: string; tile: [number, number] }
> = {
  rye: {
    tone: '#dfc271',
    stroke: '#8d6d1f',
    blades: 'M1.4,5.6l.5,-4M4.8,8.6l.5,-4M8,5.4l.5,-4',
    tile: [10, 9],
  },
  wheat: { tone: '#e9d596', stroke: '#a3853a', blades: 'M2,5l.2,-3M7.4,9.6l.2,-3', tile: [11, 10] },
  meadow: {
    tone: '#bcc88e',
    stroke: '#667a3c',
    blades: 'M2,6q.4,-2 -.6,-3.4M3,6q0,-2 1.2,-3M10,12q.4,-2 -.6,-3.4M11,12q0,-2 1.2,-3',
    tile: [16, 14],
  },
};

/** Ploughland in the open: plots that lie much the same way in one neighbourhood. */
export function drawFields(board: HexBoard): string {
  const chance = new DrawingChance('fields');
  const drawn: { at: Point; reach: number }[] = [];
  const plots: string[] = [];
  for (const number of board.numbers) {
    if (board.terrain.has(number) || chance.next() < 0.46 || board.crops.has(number)) continue;
    const centre = board.grid.centre(number);
    const at: Point = [centre[0] + chance.within(-20, 20), centre[1] + chance.within(-18, 18)];
    const lie = Math.sin(at[0] / 310) + Math.cos(at[1] / 270) > 0 ? 0.16 : -1.32;
    const plot: Plot = {
      at,
      turn: lie + chance.within(-0.07, 0.07),
      length: chance.within(40, 78),
      strips: 1 + Math.floor(chance.next() * 3),
    };
    const reach = Math.max(plot.length, plot.strips * STRIP) / 2;
    const built = board.grid
      .neighbours(number)
      .some(
        (other) =>
          board.terrain.has(other) && distance(board.grid.centre(other), at) < RADIUS + reach,
      );
    if (built || drawn.some((other) => distance(other.at, at) < (other.reach + reach) * 0.85))
      continue;
    drawn.push({ at, reach });
    plots.push(drawPlot(plot, chance));
  }
  return `<g opacity=".62">${plots.join('')}</g>`;
}

/** From corner to corner of a parcel, along and across, before chance has its say. */
const PARCEL = [58, 34] as const;

/**
 * What stands in the fields: parcels of a quilt that lies over all of the map. A parcel has the
 * crop of the hex its middle lies in, so no field ends where a hex does.
 */
export function drawCrops(board: HexBoard): string {
  if (board.crops.size === 0) return '';
  const chance = new DrawingChance('crops');
  const fields = new Map<Crop, string[]>();
  const [left, top, right, bottom] = board.json.frame;
  const [long, broad] = PARCEL;
  const reach = Math.hypot(right - left, bottom - top) / 2;
  const [across, along] = [Math.ceil(reach / broad), Math.ceil(reach / long)];
  for (let row = -across; row < across; row += 1) {
    // Rows are shifted against each other, as parcels of different owners are.
    const shift = chance.within(0, 1);
    for (let place = -along; place < along; place += 1) {
      const corners = [
        [place, row],
        [place + 1, row],
        [place + 1, row + 1],
        [place, row + 1],
      ].map(([u, v]) => furrowed((u as number) + shift, v as number, board));
      const [p, , q] = corners as [Point, Point, Point, Point];
      const number = board.grid.at([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
      const crop = number === null ? undefined : board.crops.get(number);
      const opacity = chance.within(0.3, 0.6).toFixed(2);
      if (!crop) continue;
      const found = fields.get(crop) ?? [];
      found.push(`<polygon points="${polygonText(corners)}" fill-opacity="${opacity}"/>`);
      fields.set(crop, found);
    }
  }
  return [...fields].map(([crop, parcels]) => sown(crop, parcels.join(''))).join('');
}

/** A point of the quilt on the map: it is turned a little, and bends with the ground. */
function furrowed(u: number, v: number, { json }: HexBoard): Point {
  const [left, top, right, bottom] = json.frame;
  const [x, y] = [u * PARCEL[0], v * PARCEL[1]];
  const bent = [x + 16 * Math.sin(y / 190), y + 22 * Math.sin(x / 260 + y / 700)] as const;
  const turn = 0.2;
  return [
    (left + right) / 2 + bent[0] * Math.cos(turn) - bent[1] * Math.sin(turn),
    (top + bottom) / 2 + bent[0] * Math.sin(turn) + bent[1] * Math.cos(turn),
  ];
}

function sown(crop: Crop, parcels: string): string {
  const { tone, stroke, blades, tile } = CROPS[crop];
  return (
    `<defs><g id="parcels-${crop}">${parcels}</g>` +
    `<pattern id="crop-${crop}" width="${tile[0]}" height="${tile[1]}" patternUnits="userSpaceOnUse">` +
    `<path d="${blades}" fill="none" stroke="${stroke}" stroke-width=".7" stroke-linecap="round" opacity=".6"/></pattern></defs>` +
    `<use href="#parcels-${crop}" fill="${tone}" stroke="${stroke}" stroke-width=".5" stroke-opacity=".35"/>` +
    `<use href="#parcels-${crop}" fill="url(#crop-${crop})"/>`
  );
}
