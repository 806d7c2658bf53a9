import type { Source, StarColour } from '../../wire/types';
import type { Point } from '../engraving/geometry';

/** drawing.toml and board.toml of a pack as JSON, under the names they have there. */
export interface AreaBoardJson {
  size: [number, number];
  frame: [number, number, number, number];
  corners: Record<string, Point>;
  area: { locale: number; corners: (number | string)[] }[];
  side: SideJson[];
  locale: LocaleJson[];
  approach: ApproachJson[];
  impassable?: { locale: number; side: string }[];
  road?: { id: string; class: RoadClass; route: number[]; via?: string[] }[];
  entry?: EntryJson[];
  river?: { name?: string; width: number; line: Point[] }[];
  wood?: { outline: Point[] }[];
  marsh?: { outline: Point[] }[];
  vineyard?: { outline: Point[] }[];
  village?: VillageJson[];
  slope?: { line: Point[]; length: number }[];
  'road-line'?: RoadLineJson[];
  lettering?: LetteringJson[];
}

export type RoadClass = 'main' | 'minor';
export type Width = 'narrow' | 'wide';

export interface LocaleJson {
  id: number;
  key: string;
  capacity: number;
  at: Point;
  'set-up'?: number;
  star?: StarColour;
  source?: Source;
}

export interface ApproachJson {
  between: [number, number];
  id?: string;
  width: Width;
  at: Point;
  into: [string, string];
}

export interface EntryJson {
  id: string;
  locale: number;
  by: 'road' | 'pontoon';
  road?: string;
  side: string;
  at: Point;
}

export type SideJson = { edge: (number | string)[] } & (
  | { approach: string; impassable?: never }
  | { impassable: { locale: number; side: string }; approach?: never }
);

export interface VillageJson {
  at: Point;
  spread: number;
  houses: number;
  name?: string;
  size: 'town' | 'village' | 'farm';
}

/**
 * Where a line belongs to no listed road (a stub that only leads off the map), it names its class.
 */
export interface RoadLineJson {
  road?: string;
  class?: RoadClass;
  line: Point[];
}

export interface LetteringJson {
  text: string;
  at: Point;
  size: number;
  style: 'town' | 'village' | 'farm' | 'water' | 'region';
  turn?: number;
}
