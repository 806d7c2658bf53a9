import type { Source } from '../../wire/types';
import type { Orientation } from './grid';

/**
 * board.toml and drawing.toml of a hex pack as JSON, under the names they have there. Hexes
 * are texts of four digits.
 */
export interface HexBoardJson {
  first: string;
  last: string;
  orientation: Orientation;
  /** Metres from side to side of a hex; 500 yards if it is not said. */
  across?: number;
  terrain?: TerrainJson[];
  place?: PlaceJson[];
  slope?: SlopeJson[];
  work?: WorkJson[];
  water?: WaterJson[];
  crest?: CrestJson[];
  way?: WayJson[];
  entry?: PlaceJson[];
  supply?: SupplyJson[];
  road?: RoadJson[];
  avenue?: AvenueJson[];
  building?: BuildingJson[];
  field?: FieldJson[];
  hedge?: HedgeJson[];
  wide?: WideJson[];
  label?: LabelJson[];
}

export interface TerrainJson {
  kind:
    | 'town'
    | 'woods'
    | 'heavy-woods'
    | 'marsh'
    | 'pond'
    | 'lake'
    | 'orchard'
    | 'chateau'
    | 'hilltop'
    | 'slope';
  /** Its name is the message `place-{place}`. */
  place?: string;
  /** Single hexes, and blocks of them: `1401-2630`. */
  hexes: string[];
  source?: Source;
}

export interface PlaceJson {
  key: string;
  hexes: string[];
}

export interface SlopeJson {
  hill?: string;
  /** The high hex first: `2106>2105`. */
  sides: string[];
}

export interface WorkJson {
  kind: 'entrenchment' | 'wall';
  /** The hex inside first: `1524|1523`. */
  sides: string[];
}

export interface WaterJson {
  /** Of a lake the sides of its shore. */
  kind: 'stream' | 'river' | 'lake';
  /** Its name is the message `water-{name}`. */
  name?: string;
  sides: string[];
  bridges?: string[];
  trestles?: string[];
  fords?: string[];
}

export interface CrestJson {
  sides: string[];
}

/** A road or trail that matters to whoever marches. */
export interface WayJson {
  kind: 'road' | 'trail';
  hexes: string[];
}

/** Where supply comes from, and for whom. */
export interface SupplyJson {
  sides: string[];
  hexes: string[];
}

export interface RoadJson {
  kind: 'highway' | 'road';
  hexes: string[];
}

/** Trees to both hands of a road or way. */
export interface AvenueJson {
  hexes: string[];
  paved?: boolean;
}

/** Metres from the middle of a hex: to the east, to the north. */
export type Shift = [east: number, north: number];

export interface BuildingJson {
  kind: 'farm' | 'walled-farm' | 'mill' | 'windmill' | 'chapel';
  at: string;
  shift?: Shift;
  turn?: number;
}

export interface FieldJson {
  kind: 'rye' | 'wheat' | 'meadow';
  hexes: string[];
}

export interface HedgeJson {
  /** The hex in which it stands first: `1524|1523`. */
  sides: string[];
}

/** How wide a water of the board is drawn. */
export interface WideJson {
  water: string;
  metres: number;
}

export type LabelStyle = 'town' | 'village' | 'farm' | 'hill' | 'wood' | 'water' | 'way' | 'region';

export interface LabelJson {
  /** The message with its words. */
  text: string;
  at: string;
  style: LabelStyle;
  shift?: Shift;
  turn?: number;
}
