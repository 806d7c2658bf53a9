import type { Lesson } from '../lesson/tasks';
import type { Arm, BoardId, Offer, Scene, SideId } from '../../wire/types';

export interface SceneClock {
  round: number;
  rounds: number;
  clock: string;
  /** The hours of all rounds, where one does not follow the other by an hour. */
  hours?: readonly string[] | null;
  /** The side whose turn it is. */
  turn: SideId;
}

/** A piece that counts as strength; gone ones have none. */
export interface Strength {
  id: BoardId;
  side: SideId;
  arm: Arm | undefined;
  strength: number;
  gone: boolean;
}

/** What an army has left, or what it has gained. */
export type Counted = 'morale' | 'losses' | 'points';

/** Where pieces stand, and whose they are; nowhere while they are off the board. */
export type Standing = ReadonlyMap<BoardId, { side: SideId; at: BoardId | null }>;

/** A key of the keyboard, and the message that says what it does. */
export type KeyHelp = readonly [key: string, message: string];

/**
 * The ways of one kind of board: what its scenes tell and how its pieces are handled. They are
 * known before the board is fetched; what draws it is its kit.
 */
export interface Ways<Shown extends Scene = Scene> {
  clock(scene: Shown): SceneClock;
  /** A piece, whose it is and where it stands. */
  piece(scene: Shown, id: BoardId): { side: SideId; place: BoardId | null } | null;
  /** Where all pieces stand. */
  standing(scene: Shown): Standing;
  /** A board id is a place of the board, not a piece. */
  isPlace(id: BoardId): boolean;
  /** The place that a place looks at, where places do so. */
  facing(id: BoardId): BoardId | null;
  /** The pieces that wait in boxes beside the map, each with its box. */
  boxes(scene: Shown): Map<BoardId, BoardId>;
  morale(scene: Shown): Record<SideId, number>;
  /** What `morale` counts, for the headings of the account. */
  counted(scene: Shown): Counted;
  strengths(scene: Shown): Strength[];
  /** The piece that is being moved or set up. */
  focus(scene: Shown): BoardId | null;
  /**
   * Whether a piece may march now, so that zones of control matter to it;
   * null where there are none.
   */
  marches: ((scene: Shown, piece: BoardId, offers: readonly Offer[]) => boolean) | null;
  /**
   * Pieces lie in stacks on places: pointing at one means pointing at its place too, a tool of its
   * own lifts it, an aim asks with whom, and what only happens to be about it asks first.
   */
  stacks: boolean;
  /** Formations are taken on the board itself; what a choice leads to is shown there. */
  byHand: boolean;
  /** Pieces can be shown and hidden again. */
  hides: boolean;
  /** The message that heads a round of the journal. */
  heading(round: number): { message: string; values: Record<string, number> };
  /** The first lesson. */
  lesson(scene: Shown): Lesson;
  help: { intro: string; arrows: string; keys(scene: Shown | null): readonly KeyHelp[] };
}
