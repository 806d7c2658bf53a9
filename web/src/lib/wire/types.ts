import type { TableScene } from '../board/table/scene';
import type { Act } from './generated/wire';

export type { Act, TableScene };

/** The messages between server and browser, as docs/api.md fixes them. The browser knows no rule. */

export type SideId = string;
/** A side of the battle, or `onlooker`. */
export type ViewerId = string;
/** An order as the server wrote it; the browser only hands it back. */
export type OpaqueOrder = unknown;
/** `l31`, `a31-33`, `p12`, `f:austrian-army`, `r31-33:PA`; on hexes `h2104`, `u12`, `l3`. */
export type BoardId = string;
/** `marengo:8.10`. */
export type Citation = string;

/** A number, plain text, another message, or several messages to be joined as a list. */
export type Argument = string | number | { msg: string } | Label | Label[];

export interface Label {
  id: string;
  args?: Record<string, Argument>;
}

export type OptionValue = boolean | number | string;

export interface PackOption {
  key: string;
  kind: 'flag' | 'number' | 'choice';
  /** What can be chosen. */
  choices?: { value: string; label: Label; help?: Label }[];
  min?: number;
  max?: number;
  default: OptionValue;
  label: Label;
  help: Label;
}

/** What a side wears: `#22457e`. */
export interface SideColours {
  side: string;
  band: string;
  counter: string;
  ink: string;
  front: string;
  line: string;
  'line-in-the-dark': string;
}

export interface PackCard {
  id: string;
  system: string;
  title: Label;
  summary: Label;
  date: string;
  sides: SideId[];
  colours?: Record<SideId, SideColours>;
  options: PackOption[];
  /** The generals that can play it, weakest first. */
  generals?: GeneralLevel[];
}

export interface Source {
  kind: 'rulebook' | 'history' | 'reconstruction';
  note: string;
  /** The file of the pack it speaks of, and the entry if that differs from its file. */
  file?: string;
  part?: string | null;
}

export interface Pack<Board = unknown> {
  id: string;
  system: string;
  title: Label;
  summary: Label;
  hash: string;
  sides: SideId[];
  colours?: Record<SideId, SideColours>;
  board: Board;
  sources: Source[];
  generals?: GeneralLevel[];
}

export interface Outcome {
  winner: SideId | null;
  label: Label;
  cites: Citation;
}

export type Decision = ({ side: SideId; label: Label; cites: Citation } | { outcome: Outcome }) & {
  /** The time of the battle, in words; missing in old records. */
  when?: Label;
};

export interface BattleCard {
  id: string;
  pack: string;
  title: Label;
  state: 'waiting' | 'running' | 'over';
  decision: Decision;
  created: string;
  changed: string;
  seats: SeatCard[];
  seating?: Seating;
  /** The seats that this browser holds. */
  mine?: ViewerId[];
}

/** A battle that cannot be read; the others can. */
export interface DamagedCard {
  id: string;
  damaged: Label;
}

export interface SeatCard {
  side: SideId;
  taken: boolean;
  /** The general who plays it. */
  general?: GeneralLevel;
  /** When somebody took it. */
  since?: string;
  /** It is taken, and that is not stored yet: the server's disk is full. */
  unstored?: boolean;
  /** The browsers that hold it, and those that were turned out; told at the table only. */
  browsers?: SeatBrowser[];
}

/** A browser at a seat; its number is the same for every seat of the battle. */
export interface SeatBrowser {
  number: number;
  since: string;
  /** It looks at the battle from this seat now. */
  here: boolean;
  turned_out?: string;
}

/** Who sits where; `you` is the number of this browser. */
export interface SeatsMessage {
  type: 'seats';
  you: number | null;
  seats: SeatCard[];
}

/** `ensign`, `colonel`, `marshal`; which there are, the pack says. */
export type GeneralLevel = string;

export type Seating = 'hotseat' | 'open' | 'two' | 'alone';

export interface NewBattle {
  pack: string;
  options: Record<string, OptionValue>;
  seating: Seating;
  side?: SideId;
  generals?: Record<SideId, GeneralLevel>;
  nonces: Record<SideId, string>;
}

export interface BattleOpened {
  id: string;
  links: Record<ViewerId, string>;
}

export interface Offer {
  order: OpaqueOrder;
  act: Act;
  subject: BoardId | null;
  objects: BoardId[];
  label: Label;
  cost: Label | null;
  cites: Citation;
  /** Nobody else sees that it was given, and nobody else counts it. */
  unseen?: boolean;
}

export interface Plan {
  orders: OpaqueOrder[];
  act: Act;
  /** The formation that it takes in hand first. */
  takes?: BoardId[];
  /** The hexes it leads through, the destination last. */
  path?: BoardId[];
  subject: BoardId | null;
  objects: BoardId[];
  label: Label;
  cost: Label | null;
  cites: Citation;
}

export type LineKind = 'move' | 'fight' | 'loss' | 'turn' | 'hidden' | 'detail' | 'end';

export interface Line {
  number: number;
  side: SideId | null;
  label: Label;
  /** The paragraphs it rests on, the chief one first. */
  cites: Citation[];
  objects: BoardId[];
  kind: LineKind;
  round: number;
  /** The dice that were rolled for it. */
  rolls?: Roll[];
}

/** A six-sided die that was rolled. */
export interface Roll {
  side: SideId;
  value: number;
}

/** A line as it travels: one citation may stand alone, and the round is left out where it is that of the line before. */
export type WireLine = Omit<Line, 'cites' | 'round'> & {
  cites: Citation | Citation[];
  round?: number;
};

export interface Refusal {
  /** Missing where it is not a rule that refuses. */
  cites?: Citation;
  label: Label;
}

export interface Preview {
  /** What the parts come to, such as the column of a chart. */
  headline?: Label;
  /** The parts of each sum; rows without one belong together. */
  rows: { sum?: Label; label: Label; amount: number; cites: Citation }[];
  outcomes: { label: Label; chance: number }[];
  /** What signs in the results mean. */
  notes?: { label: Label; cites: Citation }[];
}

/** Hexes that a side controls, told apart by what they do to a piece. */
export interface Zone {
  side: SideId;
  effect: 'controls' | 'taxes' | 'stops' | 'bars' | 'holds';
  label: Label;
  cites: Citation;
  hexes: BoardId[];
}

/** What orders would lead to. */
export interface Prospect<Shown = unknown> {
  scene: Shown;
  carried_out: number;
  /** It will be so: no die is rolled on the way, nothing is shown. */
  certain: boolean;
}

export interface Undo {
  possible: boolean;
  to: number[];
}

export type Arm = 'infantry' | 'cavalry' | 'artillery';

export interface Face {
  arm: Arm;
  strength: number;
}

export interface Piece {
  id: BoardId;
  side: SideId;
  /** A locale (its reserve), an approach, a force's box, or `lost`. */
  place: BoardId | 'lost';
  face: Face | null;
  lot: number | null;
  moved: boolean;
  asleep: boolean;
  up: boolean;
  chosen: boolean;
  lead: boolean;
}

export interface Lot {
  lot: number;
  faces: (Face & { count: number })[];
}

export interface Force {
  id: string;
  side: SideId;
  arrives: string;
  waiting: number;
}

export interface AreasScene {
  kind: 'areas';
  round: number;
  rounds: number;
  clock: string;
  turn: SideId;
  commands: { left: number; limit: number };
  morale: Record<SideId, number>;
  broken: Record<SideId, boolean>;
  start: Record<SideId, number>;
  pieces: Piece[];
  lots: Lot[];
  forces: Force[];
  closed: BoardId[];
  crossings: { id: BoardId; used: number; towards: BoardId }[];
  stars: { locale: BoardId; colour: StarColour; holder: SideId | null }[];
}

export type StarColour = 'red' | 'green' | 'blue';

/** A unit on a board of hexes. */
export interface SceneUnit {
  id: BoardId;
  /** Its name is the message `unit-{key}`. */
  key: string;
  side: SideId;
  wing: string | null;
  arm: Arm;
  hex: BoardId | null;
  off: 'waiting' | 'lost' | 'captured' | 'left' | null;
  /** Its place in the stack, the top is 0. */
  place: number;
  steps: number;
  full: number;
  strength: number;
  /** The strength stands in parentheses. */
  shaken: boolean;
  shock: number;
  bombardment: [number, number, number] | null;
  morale: number;
  movement: number;
  left: number | null;
  state: 'formed' | 'disordered' | 'routed';
  column: boolean;
  moved: boolean;
  out_of_command: boolean;
  contact: 'engaged' | 'supporting' | null;
  /** Counts double in stacks. */
  double: boolean;
}

export interface SceneLeader {
  id: BoardId;
  /** His name is the message `leader-{key}`. */
  key: string;
  side: SideId;
  wing: string | null;
  commander: boolean;
  hex: BoardId | null;
  initiative: number | null;
  special: 'any' | 'infantry' | 'cavalry' | null;
  modifier: number;
  movement: number;
  left: number | null;
  column: boolean;
  replacement: boolean;
}

export type CommandState = 'effective' | 'degraded' | null;

export interface SceneGroup {
  key: string;
  rating: number;
  state: CommandState;
  wings: { key: string; state: CommandState; column: boolean }[];
}

export interface SceneArmy {
  side: SideId;
  morale: number;
  start: number;
  top: number;
  /** From this box down it may become demoralized. */
  danger: number;
  /** The lowest filled box of the track. */
  filled: number | null;
  state: 'steady' | 'demoralized' | 'broken';
  active: boolean;
  success: number;
  routed: number;
  points: number;
  groups: SceneGroup[];
}

export interface SceneFight {
  kind: 'combat' | 'bombardment';
  attackers: BoardId[];
  defenders: BoardId[];
  units: BoardId[];
}

export interface SceneMarker {
  hex: BoardId;
  kind: 'locked' | 'locked-penalty' | 'momentum';
  count: number;
}

export interface HexScene {
  kind: 'hexes';
  turn: number;
  turns: number;
  clock: string;
  active: SideId;
  phase: string;
  units: SceneUnit[];
  leaders: SceneLeader[];
  armies: SceneArmy[];
  markers: SceneMarker[];
  /** The piece that is being moved or set up. */
  focus: BoardId | null;
  fight: SceneFight | null;
}

export type Scene = AreasScene | HexScene | TableScene;

export interface StateMessage {
  type: 'state';
  number: number;
  viewer: ViewerId;
  sides: SideId[];
  decision: Decision;
  scene: Scene;
  offers: Offer[];
  undo: Undo;
  story: WireLine[];
  story_from: number;
  verify: Verify;
  seating?: Seating;
  /** Set while the battle can only be read. */
  halted?: Halted;
  /** The sides that generals play. */
  generals?: Record<SideId, CommandingGeneral>;
}

/** What has changed since the last state or change on the same line; what is left out is as it was. */
export interface ChangeMessage {
  type: 'change';
  number: number;
  decision?: Decision;
  scene?: Scene;
  scene_change?: SceneChange;
  offers?: Offer[];
  undo?: Undo;
  verify?: Verify;
  generals?: Record<SideId, CommandingGeneral>;
  story: WireLine[];
  story_from: number;
}

/** Parts of a scene by name, and items of its lists by name and place. */
export interface SceneChange {
  parts?: Record<string, unknown>;
  items?: Record<string, Record<string, unknown>>;
}

/** The rules have changed under a battle: it goes on when both sides agree. */
export interface Halted {
  label: Label;
  agreed: SideId[];
}

export interface CommandingGeneral {
  level: GeneralLevel;
  thinking: boolean;
}

/** How far a general has got with his decision, from 0 to 1; a state ends it. */
export interface ThinkingMessage {
  type: 'thinking';
  side: SideId;
  level: GeneralLevel;
  progress: number;
}

export interface Verify {
  commitment: string;
  seed?: string;
  nonces?: string[];
}

/** The battle as a viewer saw it when the order of that number was still to come. */
export interface Moment {
  number: number;
  decision: Decision;
  scene: Scene;
  /** How many lines of the viewer's story had been told. */
  heard: number;
  /** After the end: what the general was after with the order of this number. */
  remark?: Label;
}

export interface HistoryMessage {
  type: 'history';
  from: number;
  /** Every piece is shown; only after the end. */
  revealed: boolean;
  moments: Moment[];
}

/** A question of the other side's turn that may be answered beforehand. */
export interface StandingQuestion {
  key: string;
  label: Label;
  choices: { key: string; label: Label }[];
}

/** Answers by question; one that is missing means: ask me. */
export type StandingAnswers = Record<string, string>;

export interface StandingMessage {
  type: 'standing';
  questions: StandingQuestion[];
  answers: StandingAnswers;
}

/** What the server found when it played a finished record again. */
export type VerifyAnswer =
  | {
      verified: true;
      entries: number;
      fingerprint: string;
      commitment: string;
      seed: string;
      nonces: string[];
    }
  | { verified: false; fault: string };

/** The chance of winning at one moment, that of the first side; `spread` is half the width of its interval. */
export interface AnalysisPoint {
  number: number;
  when?: Label;
  chance: number;
  spread: number;
}

/** The course of a finished battle: a quick estimate at first, refined while one asks again. */
export interface Analysis {
  progress: number;
  refined: boolean;
  sides: SideId[];
  points: AnalysisPoint[];
  /** The numbers of the points after which the chance changed most. */
  turning: number[];
  /** While it waits for its turn: how many come before it, itself counted. */
  place?: number;
}

/** What a general would have ordered at a moment of a finished battle, and what was ordered. */
export interface Proposal {
  number: number;
  side: SideId;
  labels: Label[];
  remark: Label;
  played?: Label;
}

/** The battle cannot begin before every seat is taken. */
export interface WaitingMessage {
  type: 'waiting';
  viewer: ViewerId;
  sides: SideId[];
  seats: SeatCard[];
  verify: Verify;
}

export type ServerMessage =
  | StateMessage
  | ChangeMessage
  | WaitingMessage
  /** The invitation has been used; this link opens the seat from now on. */
  | { type: 'seated'; viewer: ViewerId; link: string }
  | SeatsMessage
  /** An invitation that was asked for; an empty link if it was withdrawn. */
  | { type: 'invited'; side: ViewerId; link: string }
  | { type: 'accepted'; number: number }
  | { type: 'refused'; number: number | null; refusal: Refusal }
  | { type: 'plans'; subject: BoardId; plans: Plan[] }
  | { type: 'preview'; orders: OpaqueOrder[]; preview: Preview }
  | { type: 'why'; of: BoardId; refusal: Refusal | null }
  | { type: 'attempt'; mark: number; prospect?: Prospect; refusal?: Refusal }
  | { type: 'sight'; from: BoardId; hexes: BoardId[] }
  | { type: 'zones'; subject: BoardId | null; zones: Zone[] }
  | HistoryMessage
  | StandingMessage
  | ThinkingMessage;

export type ClientMessage =
  /** The first message: by what a seat is claimed. */
  | { type: 'sit'; as?: ViewerId; key?: string; nonce?: string }
  /** Another key for the own seat; every other browser is turned out of it. */
  | { type: 'renew' }
  /** Another invitation to a free seat, or another link for onlookers. */
  | { type: 'invite'; side: ViewerId }
  /** No invitation to a free seat is good any more. */
  | { type: 'withdraw'; side: ViewerId }
  | { type: 'order'; number: number; order: OpaqueOrder }
  | { type: 'plan'; number: number; orders: OpaqueOrder[] }
  | { type: 'undo'; number: number; to: number }
  | { type: 'plans'; subject: BoardId }
  /** What these orders will bring, given one after the other. */
  | { type: 'preview'; orders: OpaqueOrder[] }
  | { type: 'why'; subject: BoardId | null; target: BoardId }
  /** What these orders would lead to; the answer carries the mark. */
  | { type: 'attempt'; mark: number; orders: OpaqueOrder[] }
  /** What can be seen from a hex. */
  | { type: 'sight'; from: BoardId }
  /** The zones of control that matter to a piece, or all of the enemy. */
  | { type: 'zones'; subject: BoardId | null }
  | { type: 'history'; from: number; revealed: boolean }
  | { type: 'standing'; answers: StandingAnswers }
  /** Agrees to go on under changed rules. */
  | { type: 'continue' }
  /** Hands the own side to a general, or takes it back. */
  | { type: 'general'; level: GeneralLevel | null }
  /** The general who thinks shall decide now. */
  | { type: 'hurry' };

export interface ErrorBody {
  error: { label: Label; cites?: Citation };
}
