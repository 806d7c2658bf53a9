import type { Point } from '../engraving/geometry';

/**
 * The numbered hexes and where they lie on the sheet. Columns are horizontal strips: on
 * these maps their numbers grow to the south and the rows' to the west, or the other way
 * round. North is up, hexes have a corner on top, and even columns are shifted by half a hex
 * towards the lower row numbers.
 */

export type Orientation = 'south-west' | 'north-east';

export interface Hex {
  column: number;
  row: number;
}

/** Corner to centre. */
export const RADIUS = 42;
export const WIDTH = RADIUS * Math.sqrt(3);
export const STRIP = RADIUS * 1.5;

/** `0601` or 601. */
export function hexOf(number: string | number): Hex {
  const value = Number(number);
  return { column: Math.floor(value / 100), row: value % 100 };
}

export function numberOf({ column, row }: Hex): string {
  return `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
}

export const hexId = (number: string | number): string => `h${numberOf(hexOf(number))}`;

/** The number in the board id of a hex; null for anything else. */
export function hexNumber(id: string): string | null {
  return /^h(\d{4})$/.exec(id)?.[1] ?? null;
}

/** The corner with that index, from the top one clockwise. */
export function cornerOf([x, y]: Point, index: number, radius = RADIUS): Point {
  const turn = (index * Math.PI) / 3 - Math.PI / 2;
  return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
}

export function cornersOf(centre: Point, radius = RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((index) => cornerOf(centre, index, radius));
}

export class HexGrid {
  readonly first: Hex;
  readonly last: Hex;
  /** The size of the map without its margins. */
  readonly width: number;
  readonly height: number;
  /** 1 where numbers grow to the south and west, -1 where to the north and east. */
  private readonly sense: 1 | -1;

  constructor(
    first: string | number,
    last: string | number,
    orientation: Orientation = 'south-west',
    /** The map's upper left corner on the sheet. */
    private readonly origin: Point = [0, 0],
  ) {
    this.first = hexOf(first);
    this.last = hexOf(last);
    this.sense = orientation === 'south-west' ? 1 : -1;
    this.width = (this.last.row - this.first.row + 1.5) * WIDTH;
    this.height = (this.last.column - this.first.column) * STRIP + RADIUS * 2;
  }

  has({ column, row }: Hex): boolean {
    return (
      column >= this.first.column &&
      column <= this.last.column &&
      row >= this.first.row &&
      row <= this.last.row
    );
  }

  /** All numbers, column by column. */
  numbers(): string[] {
    const all: string[] = [];
    for (let { column } = this.first; column <= this.last.column; column += 1) {
      for (let { row } = this.first; row <= this.last.row; row += 1)
        all.push(numberOf({ column, row }));
    }
    return all;
  }

  centre(number: string | number): Point {
    const { column, row } = hexOf(number);
    const along = row - (column % 2 === 0 ? 0.5 : 0);
    const [down, across] =
      this.sense > 0
        ? [column - this.first.column, this.last.row - along]
        : [this.last.column - column, along - this.first.row + 0.5];
    return [this.origin[0] + (across + 0.5) * WIDTH, this.origin[1] + RADIUS + down * STRIP];
  }

  corners(number: string | number, radius = RADIUS): Point[] {
    return cornersOf(this.centre(number), radius);
  }

  /** The hex a point lies in, or null beyond the map. */
  at([x, y]: Point): string | null {
    const strip = (y - this.origin[1] - RADIUS) / STRIP;
    let nearest: string | null = null;
    let least = Infinity;
    for (const down of [Math.floor(strip), Math.floor(strip) + 1]) {
      const column = this.sense > 0 ? this.first.column + down : this.last.column - down;
      const across = (x - this.origin[0]) / WIDTH - 0.5;
      const shift = column % 2 === 0 ? 0.5 : 0;
      const row = Math.round(
        this.sense > 0 ? this.last.row - across + shift : across + this.first.row - 0.5 + shift,
      );
      const hex = { column, row };
      if (!this.has(hex)) continue;
      const [cx, cy] = this.centre(numberOf(hex));
      const away = Math.hypot(cx - x, cy - y);
      if (away < least) [least, nearest] = [away, numberOf(hex)];
    }
    return least <= RADIUS ? nearest : null;
  }

  /** The neighbours on the map, from the east clockwise as they are drawn. */
  neighbours(number: string | number): string[] {
    return ([0, 1, 2, 3, 4, 5] as const).flatMap(
      (direction) => this.neighbour(number, direction) ?? [],
    );
  }

  /**
   * The neighbour across the side with that index: 0 east, 1 south-east, and on clockwise as it is
   * drawn; null beyond the map.
   */
  neighbour(number: string | number, direction: number): string | null {
    const { column, row } = hexOf(number);
    const even = column % 2 === 0;
    // In the sense of the numbers: down is the next column, towards lower rows is "right" on a
    // map that faces south-west.
    const steps: [number, number][] = [
      [0, -1],
      [1, even ? -1 : 0],
      [1, even ? 0 : 1],
      [0, 1],
      [-1, even ? 0 : 1],
      [-1, even ? -1 : 0],
    ];
    const [columns, rows] = steps[(direction + (this.sense > 0 ? 0 : 3)) % 6] as [number, number];
    const hex = { column: column + columns, row: row + rows };
    return this.has(hex) ? numberOf(hex) : null;
  }

  /**
   * The two corners of the side between two neighbours, so that `from` lies to the left of who
   * walks from the first to the second.
   */
  side(from: string | number, to: string | number): [Point, Point] {
    const [p, q] = [this.centre(from), this.centre(to)];
    const turn = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const corner = (by: number): Point => [
      p[0] + RADIUS * Math.cos(turn + by),
      p[1] + RADIUS * Math.sin(turn + by),
    ];
    return [corner(Math.PI / 6), corner(-Math.PI / 6)];
  }

  /** How many hexes lie between two, the second counted. */
  distance(one: string | number, other: string | number): number {
    const [p, q] = [this.centre(one), this.centre(other)];
    const down = Math.round(Math.abs(q[1] - p[1]) / STRIP);
    const across = Math.abs(q[0] - p[0]) / WIDTH;
    return Math.round(down + Math.max(0, across - down / 2));
  }
}
