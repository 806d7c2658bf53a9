import type { DrawingChance } from './chance';
import { distance, type OnLine, type Point } from './geometry';
import { INK, ROOF } from './inks';

export interface Village {
  at: Point;
  spread: number;
  houses: number;
  size: 'town' | 'village' | 'farm';
}

/** A group of roofs with a shadow; houses near a road stand along it. */
export function drawVillage(village: Village, roads: OnLine[], chance: DrawingChance): string {
  const streets = roads.filter((road) => distance(road.at, village.at) < village.spread * 1.3);
  const houses = housePlaces(village, streets, chance)
    .map((p) => drawHouse(p, streets, village.size, chance))
    .join('');
  const church = village.size === 'farm' ? '' : drawChurch(village.at);
  return houses + church;
}

function housePlaces(village: Village, streets: OnLine[], chance: DrawingChance): Point[] {
  const places: Point[] = [];
  for (let i = 0; i < village.houses * 40 && places.length < village.houses; i += 1) {
    const turn = chance.within(0, Math.PI * 2);
    const reach = Math.sqrt(chance.next()) * village.spread;
    const p: Point = [
      village.at[0] + Math.cos(turn) * reach,
      village.at[1] + Math.sin(turn) * reach * 0.8,
    ];
    const onStreet = streets.some((street) => distance(street.at, p) < 10);
    const onChurch = village.size !== 'farm' && distance(p, village.at) < 13;
    if (!onStreet && !onChurch && places.every((q) => distance(p, q) > 12.5)) places.push(p);
  }
  return places;
}

function drawHouse(
  p: Point,
  streets: OnLine[],
  size: Village['size'],
  chance: DrawingChance,
): string {
  const street = streets.reduce<OnLine | null>(
    (nearest, candidate) =>
      !nearest || distance(candidate.at, p) < distance(nearest.at, p) ? candidate : nearest,
    null,
  );
  const along = street
    ? (Math.atan2(street.along[1], street.along[0]) * 180) / Math.PI
    : chance.pick([-14, 0, 12, 80]);
  const turn = along + chance.within(-9, 9) + (chance.next() < 0.25 ? 90 : 0);
  const width = chance.pick(size === 'farm' ? [11, 14, 17] : [9, 11, 14]);
  const depth = chance.pick([7, 8, 9]);
  const [x, y] = [-width / 2, -depth / 2];
  return (
    `<g transform="translate(${p[0].toFixed(1)},${p[1].toFixed(1)})rotate(${turn.toFixed(0)})">` +
    `<rect x="${x + 1.6}" y="${y + 1.8}" width="${width}" height="${depth}" fill="#3b3527" opacity=".34"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${depth}" fill="${ROOF}" stroke="${INK}" stroke-width=".9"/>` +
    `<path d="M${x},0h${width}" stroke="${INK}" stroke-width=".5" opacity=".6"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${depth / 2}" fill="#fff" opacity=".12"/></g>`
  );
}

function drawChurch([x, y]: Point): string {
  return (
    `<g transform="translate(${x},${y})"><rect x="-5" y="-4" width="14" height="9" fill="#3b3527" opacity=".34"/>` +
    `<rect x="-6.5" y="-5.5" width="13" height="9" fill="#8f3a2b" stroke="${INK}" stroke-width="1"/>` +
    `<path d="M0,-5.5v-9M-3,-11.5h6" stroke="${INK}" stroke-width="1.5" fill="none"/></g>`
  );
}
