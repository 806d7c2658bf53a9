import type { AreaBoard } from '../board';
import type { LetteringJson } from '../board-json';
import { between, distance, shifted, walkCurve, type Point } from '../../engraving/geometry';
import { blockingSlots } from '../placement';
import { drawApproach, platePlaces } from './approach-marks';

/**
 * Something a name should not be written over: a point with the room it
 * takes and how much it hurts.
 */
interface Obstacle {
  at: Point;
  radius: number;
  weight: number;
}

const FARTHEST = 66;
const STEP = 11;

/** Everything printed on the board that matters for play. */
function obstaclesOf(board: AreaBoard): Obstacle[] {
  const plates = board.approaches.flatMap((approach) =>
    platePlaces(drawApproach(approach)).map((at): Obstacle => ({ at, radius: 9, weight: 60 })),
  );
  const borders = board.approaches.flatMap((approach) =>
    [0.1, 0.25, 0.4, 0.6, 0.75, 0.9].map((share): Obstacle => ({
      at: between(...approach.edge, share),
      radius: 5,
      weight: 14,
    })),
  );
  const capacities = board.areas.map((area): Obstacle => ({ at: area.at, radius: 20, weight: 90 }));
  const stars = board.areas
    .filter((area) => area.star)
    .map((area): Obstacle => ({ at: [area.at[0] + 36, area.at[1]], radius: 24, weight: 90 }));
  const houses = (board.json.village ?? []).map((village): Obstacle => ({
    at: village.at,
    radius: village.spread * 0.7,
    weight: 26,
  }));
  const roads = board.roadLines.flatMap((road) =>
    walkCurve(road.line, 18).map(({ at }): Obstacle => ({
      at,
      radius: 6,
      weight: road.class === 'main' ? 16 : 6,
    })),
  );
  const blocking = board.approaches.flatMap((approach) =>
    blockingSlots(approach, approach.width === 'wide' ? 2 : 1).slots.flatMap(({ at, scale }) =>
      [-30, 0, 30].map((along): Obstacle => ({
        at: shifted(at, approach.along, along * scale),
        radius: 13,
        weight: 9,
      })),
    ),
  );
  return [...plates, ...borders, ...capacities, ...stars, ...houses, ...roads, ...blocking];
}

/** Widths of the letters of the face, near enough for this. */
function halfWidth(letter: LetteringJson, text: string): number {
  const share = letter.style === 'town' ? 0.82 : letter.style === 'region' ? 1.1 : 0.44;
  return (text.length * letter.size * share) / 2;
}

/** The room a name takes, if pieces should leave it free. */
export interface NameBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where the names of places stand that a player looks for; waters and regions
 * are too large to be hidden.
 */
export function nameBoxes(
  letters: readonly LetteringJson[],
  write: (letter: LetteringJson) => string,
): NameBox[] {
  return letters
    .filter(
      (letter) => letter.style !== 'water' && letter.style !== 'region' && (letter.turn ?? 0) === 0,
    )
    .map((letter) => {
      const half = halfWidth(letter, write(letter));
      const [x, y] = letter.at;
      return {
        left: x - half,
        right: x + half,
        top: y - letter.size * 0.8,
        bottom: y + letter.size * 0.25,
      };
    });
}

/**
 * Moves names a little from where they are given to where they hide least. Names of
 * waters and regions stay.
 */
export function settleLettering(
  board: AreaBoard,
  write: (letter: LetteringJson) => string,
): LetteringJson[] {
  const obstacles = obstaclesOf(board);
  const written: { at: Point; half: number; height: number }[] = [];
  const [left, top, right, bottom] = board.json.frame;
  return (board.json.lettering ?? []).map((letter) => {
    const half = halfWidth(letter, write(letter));
    const fixed = letter.style === 'water' || letter.style === 'region' || (letter.turn ?? 0) !== 0;
    const outside =
      letter.at[0] < left || letter.at[0] > right || letter.at[1] < top || letter.at[1] > bottom;
    const at = fixed || outside ? letter.at : bestPlace(letter, half);
    written.push({ at, half, height: letter.size });
    return { ...letter, at };
  });

  /** Looks at a coarse grid first, then round the best of it. */
  function bestPlace(letter: LetteringJson, half: number): Point {
    const near = within(
      obstacles,
      letter.at,
      half + FARTHEST + STEP,
      letter.size + FARTHEST + STEP,
    );
    const coarse = bestOf(letter, half, near, letter.at, FARTHEST, STEP);
    return bestOf(letter, half, near, coarse, STEP / 2, STEP / 2);
  }

  function bestOf(
    letter: LetteringJson,
    half: number,
    near: readonly Obstacle[],
    centre: Point,
    reach: number,
    step: number,
  ): Point {
    let best = centre;
    let least = Infinity;
    for (let dy = -reach; dy <= reach; dy += step) {
      for (let dx = -reach; dx <= reach; dx += step) {
        const at: Point = [centre[0] + dx, centre[1] + dy];
        const hurt = hurtAt(at, half, letter.size, near, distance(at, letter.at) * 0.9, least);
        if (hurt < least) [least, best] = [hurt, at];
      }
    }
    return best;
  }

  /**
   * How much a name would hide there, beside what it costs to stand there at all;
   * counted up to the best known.
   */
  function hurtAt(
    at: Point,
    half: number,
    size: number,
    near: readonly Obstacle[],
    cost: number,
    least: number,
  ): number {
    const middle: Point = [at[0], at[1] - size * 0.32];
    if (
      middle[0] - half < left + 4 ||
      middle[0] + half > right - 4 ||
      at[1] - size < top ||
      at[1] + size * 0.3 > bottom
    )
      return cost + 400;
    let hurt = cost;
    for (const other of written) {
      if (
        Math.abs(other.at[0] - at[0]) < other.half + half &&
        Math.abs(other.at[1] - at[1]) < (other.height + size) * 0.55
      )
        hurt += 120;
    }
    for (const obstacle of near) {
      if (hurt >= least) return hurt;
      const dx = Math.max(0, Math.abs(obstacle.at[0] - middle[0]) - half);
      const dy = Math.max(0, Math.abs(obstacle.at[1] - middle[1]) - size * 0.45);
      if (dx >= obstacle.radius || dy >= obstacle.radius) continue;
      const over = obstacle.radius - Math.sqrt(dx * dx + dy * dy);
      if (over > 0) hurt += obstacle.weight * Math.min(1, 0.35 + over / obstacle.radius);
    }
    return hurt;
  }
}

/** The obstacles that reach into a box round a point. */
function within(
  obstacles: readonly Obstacle[],
  [x, y]: Point,
  wide: number,
  high: number,
): Obstacle[] {
  return obstacles.filter(
    ({ at, radius }) => Math.abs(at[0] - x) < wide + radius && Math.abs(at[1] - y) < high + radius,
  );
}
