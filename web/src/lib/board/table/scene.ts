/**
 * A measured table as the server shows it. Lengths are hundredths of a millimetre on the table: x runs east, y runs north, from
 * the south-west corner. Headings are twentieths of a degree, from 0 (north) clockwise to 7,199. Everything that a rule decides
 * (zones, arcs, allowances, contacts) comes from the server; the browser only draws it.
 *
 * Board ids: `e12` an element, `t3` a feature of the ground, `w0` a river, `r1` a road, `c0-1` a command (its side's number, its own),
 * `@23000,15000,3600` a pose: where the subject of a plan ends up (middle of its front edge, heading).
 */

import type { TableTray } from '../../wire/generated/wire';

export type TableSide = string;

/** `[x, y]`. */
export type TablePoint = [number, number];

/** The middle of the front edge, and where it looks. */
export interface TablePose {
  x: number;
  y: number;
  heading: number;
}

export type TableFeatureKind =
  | 'gentle-hill'
  | 'steep-hill'
  | 'wood'
  | 'marsh'
  | 'rough'
  | 'dunes'
  | 'oasis'
  | 'fields'
  | 'settlement';

/** A piece of terrain: an oval or a rectangle that lies in a rectangle of `width` by `length`. */
export interface TableFeature {
  id: string;
  kind: TableFeatureKind;
  shape: 'oval' | 'rectangle';
  /** Its middle. */
  x: number;
  y: number;
  /** Across its heading. */
  width: number;
  /** Along its heading. */
  length: number;
  heading: number;
  /** The line along the top of a hill; empty for everything else. */
  crest: TablePoint[];
  /** The message with its name, if the pack gives it one. */
  name: string | null;
}

/** What a river turned out to be at its first crossing. */
export type TableNature = 'shallow' | 'slow' | 'torrent';

export interface TableRiver {
  id: string;
  line: TablePoint[];
  width: number;
  /** Null until somebody has tried to cross it. */
  nature: TableNature | null;
  name: string | null;
}

export interface TableRoad {
  id: string;
  line: TablePoint[];
  width: number;
  name: string | null;
}

/** Where a road crosses a river. */
export interface TableBridge {
  x: number;
  y: number;
  /** Along the road. */
  heading: number;
  width: number;
  length: number;
}

/** The sea or a great stream along one edge: an outline. */
export interface TableWaterway {
  id: string;
  outline: TablePoint[];
  /** The beach or flood plain that borders it, if there is one. */
  beach: TablePoint[] | null;
}

export interface TableGround {
  features: TableFeature[];
  rivers: TableRiver[];
  roads: TableRoad[];
  bridges: TableBridge[];
  waterway: TableWaterway | null;
}

/** Where a side may deploy. */
export interface TableZone {
  side: TableSide;
  outline: TablePoint[];
  /** The viewer may place something there now. */
  open: boolean;
}

export type TableArm =
  'cavalry' | 'dismounted' | 'muskets' | 'rifles' | 'jaegers' | 'artillery' | 'commander' | 'camp';

export interface TableElement {
  id: string;
  side: TableSide;
  /** Its number within its side, as names say it: from 1. */
  number: number;
  /** Null where the viewer does not know it: deployed hidden. */
  arm: TableArm | null;
  /** Null while it is not on the table. */
  pose: TablePose | null;
  /** Why it is off the table. */
  off: 'waiting' | 'destroyed' | 'gone' | null;
  width: number;
  depth: number;
  /** The command it belongs to: `c0-1`. */
  command: string;
  moved: boolean;
  shot: boolean;
  /** It has fought in this phase. */
  fought: boolean;
  /** In frontal contact with an enemy. */
  contact: boolean;
  demoralized: boolean;
  /** Out of its commander's reach: a point more for each move. */
  astray: boolean;
  /** Shots left of a camp; null for all others. */
  ammunition: number | null;
  /** What its arm moves in good going and in bad, and how far it shoots (0: not at all). */
  move: [number, number];
  range: number;
  /** The message with its name, if the pack gives it one. */
  name: string | null;
}

/** What is in hand: picked, and being manoeuvred until it halts. */
export interface TableHand {
  members: string[];
  /** The one whose pose stands for all: plans say where it ends up. */
  lead: string;
  /** Column, line, or a single element. */
  form: 'single' | 'line' | 'column' | 'block';
  /** How far it may go in this move, and how much of that is left. */
  allowance: number;
  left: number;
  /** Points the move costs. */
  cost: number;
  /** Where its members stood when it was picked. */
  from: { id: string; pose: TablePose }[];
}

/** The square before an element that enemies may not pass freely. */
export interface TableControl {
  of: string;
  outline: TablePoint[];
}

/** Where an element can shoot. */
export interface TableArc {
  of: string;
  outline: TablePoint[];
  range: number;
  /** Whom it can shoot at now, by element. */
  targets: string[];
}

export interface TableContact {
  one: string;
  other: string;
  kind: 'front' | 'flank' | 'rear' | 'overlap' | 'corner' | 'support';
  /** The middle of what touches. */
  x: number;
  y: number;
}

/** Who shoots at whom, or who fights whom, while that is being decided. */
export interface TableFight {
  kind: 'shooting' | 'close-combat';
  attackers: string[];
  target: string;
}

export interface TableCommand {
  id: string;
  side: TableSide;
  /** Its name is this message. */
  name: string;
  commander: string | null;
  /** Its place in the ranking of the dice, 1 for the highest; null while the viewer does not know it. */
  rank: number | null;
  /** The die it got in this bound. */
  die: number | null;
  /** Points left of it. */
  pips: number | null;
  /** Elements it began with, elements lost, and the number of losses at which it breaks. */
  strength: number;
  lost: number;
  breaking: number;
  demoralized: boolean;
}

export type TableEdge = 'north' | 'east' | 'south' | 'west';

export interface TableArmy {
  side: TableSide;
  /** Elements lost, a sacked camp counted in; the number at which the army is beaten. */
  lost: number;
  breaking: number;
  sacked: boolean;
  /** The dice of this bound as they fell, highest first; empty before the roll. */
  dice: number[];
  /** The base edge of its side; null while that is not settled. */
  edge: TableEdge | null;
}

export type TablePhase =
  | 'army'
  | 'region'
  | 'terrain'
  | 'edge'
  | 'ranking'
  | 'camps'
  | 'deployment'
  | 'movement'
  | 'shooting'
  | 'close-combat'
  | 'over';

export interface TableScene {
  /** What the viewer may lay now. */
  tray?: TableTray;
  kind: 'table';
  /** Width and depth of the table. */
  extent: [number, number];
  /** The bound, counted from one, both sides together; how many there are at most, if that is limited. */
  bound: number;
  bounds: number | null;
  phase: TablePhase;
  active: TableSide;
  attacker: TableSide | null;
  ground: TableGround;
  zones: TableZone[];
  elements: TableElement[];
  commands: TableCommand[];
  armies: TableArmy[];
  hand: TableHand | null;
  control: TableControl[];
  arcs: TableArc[];
  contacts: TableContact[];
  fight: TableFight | null;
}
