// Made from the Rust types by `make types`; a difference fails `make test`. Do not edit.

export type Label = { 
/**
 * The message.
 */
id: string, 
/**
 * Its arguments.
 */
args?: { [key in string]: Argument }, };

export type Argument = number | string | { 
/**
 * Its id.
 */
msg: string, } | Array<Label>;

export type Offer = { 
/**
 * The order, to be sent back as it is.
 */
order: unknown, 
/**
 * The board id of what acts.
 */
subject: string | null, 
/**
 * Board ids of what it acts on.
 */
objects: Array<string>, 
/**
 * What it says.
 */
label: Label, 
/**
 * What it costs.
 */
cost: Label | null, 
/**
 * The paragraph that allows it.
 */
cites: string, };

export type Gesture = { 
/**
 * The orders, first to last.
 */
orders: unknown[], 
/**
 * The board id of what acts.
 */
subject: string | null, 
/**
 * Board ids of what it acts on.
 */
objects: Array<string>, 
/**
 * What it says.
 */
label: Label, 
/**
 * What it costs.
 */
cost: Label | null, 
/**
 * The paragraph that allows it.
 */
cites: string, };

export type Complaint = { 
/**
 * The paragraph, if it is the rules that forbid it.
 */
cites?: string, 
/**
 * What it says.
 */
label: Label, };

export type Asked = { 
/**
 * Which.
 */
side: string, 
/**
 * What for.
 */
label: Label, 
/**
 * The paragraph that asks.
 */
cites: string, 
/**
 * When, in the time of the battle.
 */
when?: Label, } | { 
/**
 * How it ended.
 */
outcome: Verdict, 
/**
 * When, in the time of the battle.
 */
when?: Label, };

export type Verdict = { 
/**
 * The winner, if there is one.
 */
winner: string | null, 
/**
 * Why.
 */
label: Label, 
/**
 * The paragraph that decided.
 */
cites: string, };

export type LineKind = "move" | "fight" | "loss" | "turn" | "hidden" | "end";

export type Line = { 
/**
 * The entry that brought it about.
 */
number: number, 
/**
 * The side it is about.
 */
side: string | null, 
/**
 * What it says.
 */
label: Label, 
/**
 * Every paragraph it rests on, the chief one first.
 */
cites: Array<string>, 
/**
 * Board ids it is about.
 */
objects: Array<string>, 
/**
 * What it is about.
 */
kind: LineKind, };

export type Forecast = { 
/**
 * The parts of each sum.
 */
rows: Array<ForecastRow>, 
/**
 * Possible results.
 */
outcomes: Array<ForecastOutcome>, };

export type ForecastRow = { 
/**
 * Which sum it belongs to.
 */
sum: Label, 
/**
 * The reason.
 */
label: Label, 
/**
 * What it adds.
 */
amount: number, 
/**
 * The paragraph.
 */
cites: string, };

export type ForecastOutcome = { 
/**
 * What it says.
 */
label: Label, 
/**
 * How likely it is.
 */
chance: number, };

export type Standing = { 
/**
 * The question.
 */
key: string, 
/**
 * What it says.
 */
label: Label, 
/**
 * The answers that can be left; asking is always possible beside them.
 */
choices: Array<StandingChoice>, };

export type StandingChoice = { 
/**
 * The answer.
 */
key: string, 
/**
 * What it says.
 */
label: Label, };

export type Moment = { 
/**
 * The entry that came next.
 */
number: number, 
/**
 * Who had to decide.
 */
decision: Asked, 
/**
 * The scene.
 */
scene: unknown, 
/**
 * How many lines of the story the viewer had heard.
 */
heard: number, };

export type Scene = { kind: 'areas', round: number, rounds: number, clock: string, turn: string, commands: Commands, morale: { [key in string]: number }, broken: { [key in string]: boolean }, start: { [key in string]: number }, pieces: Array<ScenePiece>, lots: Array<SceneLot>, forces: Array<SceneForce>, closed: Array<string>, crossings: Array<SceneCrossing>, stars: Array<SceneStar>, };

export type Commands = { left: number, limit: number, };

export type ScenePiece = { id: string, side: string, place: string, face: SceneFace | null, lot: number, moved: boolean, asleep: boolean, up: boolean, chosen: boolean, lead: boolean, };

export type SceneFace = { arm: 'infantry' | 'cavalry' | 'artillery', strength: number, count?: number, };

export type SceneLot = { lot: number, faces: Array<SceneFace>, };

export type SceneForce = { id: string, side: string, arrives: string, waiting: number, };

export type SceneCrossing = { id: string, used: number, towards: string, };

export type SceneStar = { locale: string, colour: 'red' | 'green' | 'blue', holder: string | null, };
