import type {
  BattleOption,
  ChangeFrame,
  Frame,
  HistoryFrame,
  SceneFace,
  SceneStar,
  SceneUnit,
  StateFrame,
} from './generated/wire';

/**
 * The messages between server and browser, as docs/api.md fixes them. They are made from the Rust
 * types by `make types`, and have the same names here and there; below are only names for parts of
 * them. The browser knows no rule.
 */
export type * from './generated/wire';

export type SideId = string;
/** A side of the battle, or `onlooker`. */
export type ViewerId = string;
/** An order as the server wrote it; the browser only hands it back. */
export type OpaqueOrder = unknown;
/** `l31`, `a31-33`, `p12`, `f:austrian-army`, `r31-33:PA`; on hexes `h2104`, `u12`, `l3`. */
export type BoardId = string;
/** `marengo:8.10`. */
export type Citation = string;
/** `ensign`, `colonel`, `marshal`; which there are, the pack says. */
export type GeneralLevel = string;

export type Arm = SceneFace['arm'];
export type StarColour = SceneStar['colour'];
export type HexArm = SceneUnit['arm'];
export type OptionValue = BattleOption['default'];

/** Whatever the server sends. */
export type AnyFrame = Frame | StateFrame | ChangeFrame | HistoryFrame;
export type WaitingFrame = Extract<Frame, { type: 'waiting' }>;
export type SeatsFrame = Extract<Frame, { type: 'seats' }>;
export type StandingFrame = Extract<Frame, { type: 'standing' }>;
export type HintFrame = Extract<Frame, { type: 'hint' }>;
export type ThinkingFrame = Extract<Frame, { type: 'thinking' }>;
/** Answers by question; one that is missing means: ask me. */
export type StandingAnswers = StandingFrame['answers'];
