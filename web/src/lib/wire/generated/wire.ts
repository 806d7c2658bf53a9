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
cites: string, 
/**
 * Board ids it leads through, the destination last.
 */
path?: Array<string>, };

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
 * What stands above it, such as the column of a chart.
 */
headline?: Label, 
/**
 * The parts of each sum.
 */
rows: Array<ForecastRow>, 
/**
 * Possible results.
 */
outcomes: Array<ForecastOutcome>, 
/**
 * What signs in the results mean.
 */
notes?: Array<ForecastNote>, };

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

export type ForecastNote = { 
/**
 * What it says.
 */
label: Label, 
/**
 * The paragraph.
 */
cites: string, };
export type Prospect = { 
/**
 * The scene after them.
 */
scene: unknown, 
/**
 * How many of them were tried: all, unless a surprise came before.
 */
carried_out: number, 
/**
 * No die is rolled and nothing is shown on the way: it will be so. Otherwise it is but one of the things that may
 * happen.
 */
certain: boolean, };

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

export type Zone = { 
/**
 * The side that controls them.
 */
side: string, 
/**
 * What they do, for the eye.
 */
effect: ZoneEffect, 
/**
 * What they do, in words.
 */
label: Label, 
/**
 * The paragraph.
 */
cites: string, 
/**
 * Their board ids.
 */
hexes: Array<string>, };

export type ZoneEffect = "controls" | "taxes" | "stops" | "bars" | "holds";

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

export type HexScene = { kind: 'hexes', 
/**
 * The turn, counted from one.
 */
turn: number, turns: number, 
/**
 * The hour of the turn: `14:30`.
 */
clock: string, 
/**
 * The side whose player turn it is.
 */
active: string, 
/**
 * The key of the phase, for the turn track: `command`, `rout`, `movement`, `bombardment`, `rally`,
 * `defensive-bombardment`, `combat`, `morale`, `set-up`, `activation`.
 */
phase: string, units: Array<SceneUnit>, leaders: Array<SceneLeader>, armies: Array<SceneArmy>, markers: Array<SceneMarker>, 
/**
 * The piece that is being moved or set up, by board id.
 */
focus: string | null, 
/**
 * The close combat or bombardment that is being planned or fought.
 */
fight: SceneFight | null, };

export type SceneUnit = { 
/**
 * `u12`.
 */
id: string, 
/**
 * The key of its name: message `unit-{key}`.
 */
key: string, side: string, 
/**
 * The key of its wing: message `wing-{key}`.
 */
wing: string | null, arm: 'infantry' | 'cavalry' | 'artillery', 
/**
 * Board id of its hex, `h2104`; none while it is off the map.
 */
hex: string | null, 
/**
 * Why it is off the map.
 */
off: 'waiting' | 'lost' | 'captured' | 'left' | null, 
/**
 * Its place in the stack, the top is 0.
 */
place: number, steps: number, full: number, strength: number, 
/**
 * The strength is in parentheses.
 */
shaken: boolean, shock: number, bombardment: [number, number, number] | null, morale: number, movement: number, 
/**
 * Movement points left in this phase; none when it is not its turn to move.
 */
left: number | null, state: 'formed' | 'disordered' | 'routed', column: boolean, moved: boolean, 
/**
 * Out of command.
 */
astray: boolean, contact: 'engaged' | 'supporting' | null, 
/**
 * Counts double in stacks.
 */
double: boolean, };

export type SceneLeader = { 
/**
 * `l3`.
 */
id: string, 
/**
 * The key of his name: message `leader-{key}`.
 */
key: string, side: string, wing: string | null, commander: boolean, hex: string | null, initiative: number | null, special: 'any' | 'infantry' | 'cavalry' | null, modifier: number, movement: number, left: number | null, column: boolean, 
/**
 * A replacement without a name.
 */
replacement: boolean, };

export type SceneArmy = { side: string, 
/**
 * Where the marker of current morale stands.
 */
morale: number, start: number, top: number, 
/**
 * The lowest filled box; none before the first.
 */
filled: number | null, state: 'steady' | 'demoralized' | 'broken', active: boolean, 
/**
 * Combat success points of this turn.
 */
success: number, routed: number, 
/**
 * Victory points so far.
 */
points: number, groups: Array<SceneGroup>, };

export type SceneGroup = { 
/**
 * The key of its name: message `group-{key}`.
 */
key: string, rating: number, state: 'effective' | 'degraded' | null, wings: Array<SceneWing>, };

export type SceneWing = { key: string, state: 'effective' | 'degraded' | null, column: boolean, };

export type SceneMarker = { hex: string, kind: 'locked' | 'locked-penalty' | 'momentum', count: number, };

export type SceneFight = { kind: 'combat' | 'bombardment', 
/**
 * Hexes that attack or fire.
 */
attackers: Array<string>, 
/**
 * Hexes attacked.
 */
defenders: Array<string>, 
/**
 * Batteries that fire, or lead units, by board id.
 */
units: Array<string>, };
