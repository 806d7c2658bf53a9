import { describe, expect, test } from 'vitest';
import { distance } from '../src/lib/board/engraving/geometry';
import {
  HexGrid,
  hexId,
  hexNumber,
  numberOf,
  RADIUS,
  STRIP,
  WIDTH,
  type Orientation,
} from '../src/lib/board/hexes/grid';

const grids: [Orientation, HexGrid][] = (['south-west', 'north-east'] as const).map(
  (orientation) => [orientation, new HexGrid('0601', '3430', orientation, [64, 64])],
);

describe('numbers', () => {
  test('ids and numbers', () => {
    expect(hexId(601)).toBe('h0601');
    expect(hexId('2104')).toBe('h2104');
    expect(hexNumber('h2104')).toBe('2104');
    for (const other of ['u12', 'l3', 'h21', 'h21040', 'lost']) expect(hexNumber(other)).toBeNull();
  });
});

describe('how the map lies', () => {
  const grid = new HexGrid('0601', '3430');

  test('column numbers grow to the south, row numbers to the west', () => {
    const [x, y] = grid.centre('2110');
    expect(grid.centre('2210')[1] - y).toBeCloseTo(STRIP);
    expect(grid.centre('2111')[0] - x).toBeCloseTo(-WIDTH);
    expect(grid.centre('2111')[1]).toBeCloseTo(y);
  });

  test('even columns are shifted half a hex to the east', () => {
    expect(grid.centre('2210')[0] - grid.centre('2110')[0]).toBeCloseTo(WIDTH / 2);
    expect(grid.centre('2310')[0]).toBeCloseTo(grid.centre('2110')[0]);
  });

  test('the other orientation is the same map turned round', () => {
    const turned = new HexGrid('0601', '3430', 'north-east');
    for (const number of ['0601', '2104', '2207', '3430']) {
      const [x, y] = grid.centre(number);
      expect(turned.centre(number)[0]).toBeCloseTo(grid.width - x);
      expect(turned.centre(number)[1]).toBeCloseTo(grid.height - y);
    }
  });

  test('the map is just large enough', () => {
    for (const number of grid.numbers()) {
      for (const [x, y] of grid.corners(number)) {
        expect(x).toBeGreaterThan(-0.01);
        expect(y).toBeGreaterThan(-0.01);
        expect(x).toBeLessThan(grid.width + 0.01);
        expect(y).toBeLessThan(grid.height + 0.01);
      }
    }
  });
});

describe.each(grids)('facing %s', (_, grid) => {
  test('every hex is found again at its centre and near its corners', () => {
    for (const number of grid.numbers()) {
      const centre = grid.centre(number);
      expect(grid.at(centre)).toBe(number);
      for (const [x, y] of grid.corners(number, RADIUS * 0.93))
        expect(grid.at([x, y])).toBe(number);
    }
  });

  test('points beyond the map belong to no hex', () => {
    expect(grid.at([0, 0])).toBeNull();
    expect(grid.at([grid.width + 200, 300])).toBeNull();
  });

  test('neighbours are drawn side by side, and are neighbours of each other', () => {
    for (const number of grid.numbers()) {
      for (const other of grid.neighbours(number)) {
        expect(distance(grid.centre(number), grid.centre(other))).toBeCloseTo(WIDTH);
        expect(grid.neighbours(other)).toContain(number);
      }
    }
    expect(grid.neighbours('2110')).toHaveLength(6);
  });

  test('directions go round clockwise from the east', () => {
    const [x, y] = grid.centre('2110');
    [0, 1, 2, 3, 4, 5].forEach((direction) => {
      const [nx, ny] = grid.centre(grid.neighbour('2110', direction) ?? '');
      expect(
        Math.atan2(Math.sin((direction * Math.PI) / 3), Math.cos((direction * Math.PI) / 3)),
      ).toBeCloseTo(Math.atan2(ny - y, nx - x));
    });
  });

  test('the side between two hexes belongs to both', () => {
    for (const other of grid.neighbours('2110')) {
      const side = grid.side('2110', other);
      for (const corner of side) {
        expect(distance(corner, grid.centre('2110'))).toBeCloseTo(RADIUS);
        expect(distance(corner, grid.centre(other))).toBeCloseTo(RADIUS);
      }
      expect(grid.side(other, '2110').map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)).toEqual(
        [...side].reverse().map(([x, y]) => `${Math.round(x)},${Math.round(y)}`),
      );
    }
  });

  test('distances count hexes', () => {
    expect(grid.distance('2110', '2110')).toBe(0);
    expect(grid.distance('2207', '2406')).toBe(2);
    expect(grid.distance('2207', '2407')).toBe(2);
    expect(grid.distance('2207', '2506')).toBe(3);
    expect(grid.distance('2207', '2509')).toBe(4);
    for (const other of grid.neighbours('2207')) expect(grid.distance('2207', other)).toBe(1);
  });
});

test('the neighbours that the slopes of the Janus name are neighbours', () => {
  const grid = new HexGrid('0601', '3430');
  for (const [high, low] of [
    ['2106', '2105'],
    ['2106', '2006'],
    ['2106', '2007'],
    ['2204', '2203'],
    ['2204', '2103'],
    ['2204', '2104'],
    ['2210', '2211'],
    ['2304', '2405'],
  ]) {
    expect(grid.neighbours(high as string)).toContain(low);
  }
  expect(numberOf({ column: 6, row: 1 })).toBe('0601');
});
