import type { Point } from '../engraving/geometry';
import type { HexBoard } from './board';
import { WIDTH } from './grid';

/**
 * The lie of the land, read from its slopes alone: the heights that fit best if the ground drops by
 * one across each slope and is level elsewhere. Where a slope runs out, the ground passes gently
 * from the one level to the other.
 */
export function heightsOf(board: HexBoard): Map<string, number> {
  const drops = new Map<string, number>();
  for (const side of board.sides) {
    if (side.kind !== 'slope') continue;
    drops.set(`${side.from} ${side.to}`, 1);
    drops.set(`${side.to} ${side.from}`, -1);
  }
  const places = new Map(board.numbers.map((number, index) => [number, index]));
  const around = board.numbers.map((number) =>
    board.grid.neighbours(number).map((other) => places.get(other) ?? 0),
  );
  const rises = board.numbers.map((number) =>
    board.grid
      .neighbours(number)
      .reduce((sum, other) => sum + (drops.get(`${number} ${other}`) ?? 0), 0),
  );
  const heights = new Float64Array(board.numbers.length);
  for (let round = 0; round < 400; round += 1) {
    around.forEach((others, index) => {
      let sum = rises[index] ?? 0;
      for (const other of others) sum += heights[other] ?? 0;
      // A little pull towards the plain, so that far ground settles.
      heights[index] = (sum / Math.max(1, others.length)) * 0.985;
    });
  }
  return new Map(board.numbers.map((number, index) => [number, heights[index] ?? 0]));
}

/** The height at a point, softened over the nearest hexes. */
export function heightAt(
  board: HexBoard,
  heights: ReadonlyMap<string, number>,
): (p: Point) => number {
  const cells = new Map<string, { at: Point; height: number }[]>();
  const cell = (x: number, y: number) => `${Math.floor(x / WIDTH)},${Math.floor(y / WIDTH)}`;
  for (const number of board.numbers) {
    const at = board.grid.centre(number);
    const name = cell(...at);
    cells.set(name, [...(cells.get(name) ?? []), { at, height: heights.get(number) ?? 0 }]);
  }
  const soft = 2 * (WIDTH * 0.42) ** 2;
  return ([x, y]) => {
    let [sum, weights] = [0, 0];
    for (let dx = -2; dx <= 2; dx += 1) {
      for (let dy = -2; dy <= 2; dy += 1) {
        for (const { at, height } of cells.get(cell(x + dx * WIDTH, y + dy * WIDTH)) ?? []) {
          const weight = Math.exp(-((at[0] - x) ** 2 + (at[1] - y) ** 2) / soft);
          sum += height * weight;
          weights += weight;
        }
      }
    }
    return weights > 0 ? sum / weights : 0;
  };
}

/**
 * The outline of all ground above a level, as one path of small pieces: by marching
 * squares over a fine net.
 */
export function groundAbove(
  level: number,
  net: readonly (readonly number[])[],
  step: number,
  origin: Point,
): string {
  let path = '';
  const figure = (value: number) => String(Math.round(value * 10) / 10);
  for (let j = 0; j + 1 < net.length; j += 1) {
    const [upper, lower] = [net[j] as number[], net[j + 1] as number[]];
    let run = -1;
    const close = (end: number) => {
      if (run >= 0)
        path += `M${figure(origin[0] + run * step)},${figure(origin[1] + j * step)}h${figure((end - run) * step)}v${figure(step)}h${figure((run - end) * step)}z`;
      run = -1;
    };
    for (let i = 0; i + 1 < upper.length; i += 1) {
      const corners = [upper[i], upper[i + 1], lower[i + 1], lower[i]] as [
        number,
        number,
        number,
        number,
      ];
      if (corners.every((height) => height >= level)) {
        if (run < 0) run = i;
        continue;
      }
      close(i);
      if (corners.some((height) => height >= level))
        path += piece(corners, level, origin[0] + i * step, origin[1] + j * step, step);
    }
    close(upper.length - 1);
  }
  return path;

  function piece(
    corners: [number, number, number, number],
    wanted: number,
    x: number,
    y: number,
    size: number,
  ): string {
    const at: Point[] = [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
    ];
    const points: string[] = [];
    for (let k = 0; k < 4; k += 1) {
      const [here, there] = [corners[k] as number, corners[(k + 1) % 4] as number];
      const [p, q] = [at[k] as Point, at[(k + 1) % 4] as Point];
      if (here >= wanted) points.push(`${figure(p[0])},${figure(p[1])}`);
      if (here >= wanted !== there >= wanted) {
        const share = (wanted - here) / (there - here);
        points.push(
          `${figure(p[0] + (q[0] - p[0]) * share)},${figure(p[1] + (q[1] - p[1]) * share)}`,
        );
      }
    }
    return `M${points.join('L')}z`;
  }
}
