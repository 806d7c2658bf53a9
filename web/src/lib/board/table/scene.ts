/**
 * A measured table as the server shows it. Lengths are hundredths of a millimetre on the table: x
 * runs east, y runs north, from the south-west corner. Headings are twentieths of a degree, from 0
 * (north) clockwise to 7,199. Everything that a rule decides (zones, arcs, allowances, contacts)
 * comes from the server; the browser only draws it. The types are made from the Rust ones.
 *
 * Board ids: `e12` an element, `t3` a feature of the ground, `w0` a river, `r1` a road, `c0-1` a
 * command (its side's number, its own), `@23000,15000,3600` a pose: where the subject of a plan
 * ends up (middle of its front edge, heading).
 */
import type {
  TableArmy,
  TableElement,
  TableFeature,
  TableRiver,
  TableScene,
} from '../../wire/generated/wire';

export type {
  TableArc,
  TableArmy,
  TableBridge,
  TableCommand,
  TableContact,
  TableControl,
  TableElement,
  TableFeature,
  TableFight,
  TableGround,
  TableHand,
  TableList,
  TablePoint,
  TablePose,
  TableRiver,
  TableRoad,
  TableScene,
  TableWaterway,
  TableZone,
} from '../../wire/generated/wire';

export type TableSide = string;
export type TableFeatureKind = TableFeature['kind'];
/** What a river turned out to be at its first crossing. */
export type TableNature = NonNullable<TableRiver['nature']>;
export type TableArm = NonNullable<TableElement['arm']>;
export type TableEdge = NonNullable<TableArmy['edge']>;
export type TablePhase = TableScene['phase'];
