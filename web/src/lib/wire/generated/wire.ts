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

export type Act = "take" | "lift" | "aim" | "step" | "engage" | "halt" | "go" | "other";

export type Offer = { 
/**
 * The order, to be sent back as it is.
 */
order: unknown, 
/**
 * What a click on it does.
 */
act: Act, 
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
 * Whether nobody else sees that it was given, and nobody else counts it; the table says so.
 */
unseen?: boolean, };

export type Plan = { 
/**
 * The orders, first to last.
 */
orders: unknown[], 
/**
 * What a click on it does.
 */
act: Act, 
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
path?: Array<string>, 
/**
 * Board ids of the formation that it takes in hand first.
 */
takes?: Array<string>, };

export type Refusal = { 
/**
 * The paragraph, if it is the rules that forbid it.
 */
cites?: string, 
/**
 * What it says.
 */
label: Label, };

export type Decision = { 
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
outcome: Outcome, 
/**
 * When, in the time of the battle.
 */
when?: Label, };

export type Outcome = { 
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

export type LineKind = "move" | "fight" | "loss" | "turn" | "hidden" | "detail" | "end";

export type Roll = { 
/**
 * Who rolled it.
 */
side: string, 
/**
 * What it showed.
 */
value: number, };

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
kind: LineKind, 
/**
 * The dice that were rolled for it.
 */
rolls?: Array<Roll>, 
/**
 * What it was reckoned from, each part with its paragraph.
 */
sums?: Array<PreviewRow>, };

export type Preview = { 
/**
 * What stands above it, such as the column of a chart.
 */
headline?: Label, 
/**
 * The parts of each sum.
 */
rows: Array<PreviewRow>, 
/**
 * Possible results.
 */
outcomes: Array<PreviewOutcome>, 
/**
 * What signs in the results mean.
 */
notes?: Array<PreviewNote>, };

export type PreviewRow = { 
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

export type PreviewOutcome = { 
/**
 * What it says.
 */
label: Label, 
/**
 * How likely it is.
 */
chance: number, };

export type PreviewNote = { 
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
scene: Scene, 
/**
 * How many of them were tried: all, unless a surprise came before.
 */
carried_out: number, 
/**
 * No die is rolled and nothing is shown on the way: it will be so. Otherwise it is but one of
 * the things that may happen.
 */
certain: boolean, };

export type Parley = { 
/**
 * The end that is proposed.
 */
proposal?: Proposed, 
/**
 * Whether the reader may propose an end now.
 */
may_propose?: boolean, 
/**
 * Whether the reader may ask what a general would do; the server says so.
 */
may_ask?: boolean, 
/**
 * How many hints each side has asked for, by its key.
 */
hints?: { [key in string]: number }, };

export type Proposed = { 
/**
 * The key of the side.
 */
by: string, 
/**
 * The key of the side that shall have won; none in a draw.
 */
winner: string | null, };

export type StandingQuestion = { 
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

export type Layer = "control" | "command" | "supply";

export type Overlay = { 
/**
 * The places.
 */
zones: Array<Zone>, 
/**
 * The links between places.
 */
links: Array<Link>, };

export type Link = { 
/**
 * The side of both.
 */
side: string, 
/**
 * Board id of the place that the other hangs on.
 */
from: string, 
/**
 * Board id of the place that hangs on it.
 */
to: string, 
/**
 * The link holds at present.
 */
holds: boolean, };

export type Zone = { 
/**
 * The side whose places they are.
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

export type ZoneEffect = "controls" | "taxes" | "stops" | "bars" | "holds" | "commands" | "supplies";

export type Moment = { 
/**
 * The entry that came next, as the viewer counts.
 */
number: number, 
/**
 * Who had to decide.
 */
decision: Decision, 
/**
 * The scene.
 */
scene: Scene, 
/**
 * How many lines of the story the viewer had heard.
 */
heard: number, };

export type SceneChange = { 
/**
 * Parts of the scene that are new, by name.
 */
parts?: { [part in string]: unknown }, 
/**
 * Items that are new of lists that are as long as before, by name of the list and place in it.
 */
items?: { [part in string]: { [place in string]: unknown } }, };

export type PackCard = { id: string, system: string, title: Label, summary: Label, 
/**
 * The day of the battle: `1800-06-14`.
 */
date: string, 
/**
 * The side that moves first comes first.
 */
sides: [string, string], 
/**
 * What the sides wear; a side that is missing has no colours of its own.
 */
colours: { [key in string]: SideColours }, options: Array<BattleOption>, 
/**
 * The generals that can play it, weakest first.
 */
generals: Array<string>, };

export type PackPage = { id: string, system: string, title: Label, summary: Label, hash: string, 
/**
 * The side that moves first comes first.
 */
sides: [string, string], 
/**
 * What the sides wear; a side that is missing has no colours of its own.
 */
colours: { [key in string]: SideColours }, 
/**
 * The generals that can play it, weakest first.
 */
generals: Array<string>, 
/**
 * The tables of `board.toml` and `drawing.toml` as they are.
 */
board: unknown, sources: Array<SourceMark>, };

export type ExampleCard = { 
/**
 * Its pack.
 */
pack: string, 
/**
 * Its name in the pack.
 */
name: string, 
/**
 * What it shows, in the author's words, which are English.
 */
title: string, };

export type Example = { 
/**
 * The paragraphs that it shows.
 */
cites: Array<string>, 
/**
 * The dice that are laid for it.
 */
dice: Array<number>, steps: Array<ExampleStep>, 
/**
 * Where the battle stands at the end, and what is asked.
 */
state: Array<Label>, 
/**
 * Whether everything came as its author says.
 */
passed: boolean, 
/**
 * Its pack.
 */
pack: string, 
/**
 * Its name in the pack.
 */
name: string, 
/**
 * What it shows, in the author's words, which are English.
 */
title: string, };

export type ExampleStep = { 
/**
 * The author's words; empty for what happens before the first order.
 */
words: string, happened: Array<ExampleLine>, 
/**
 * Why the order is refused, if it is.
 */
refused?: ExampleLine, };

export type ExampleLine = { label: Label, cites: Array<string>, };

export type BattleOption = { 
/**
 * Its key.
 */
key: string, 
/**
 * Flag, number or choice.
 */
kind: OptionKind, 
/**
 * The least number.
 */
min?: number, 
/**
 * The greatest number.
 */
max?: number, 
/**
 * The values of a choice.
 */
choices?: Array<OptionChoice>, 
/**
 * What holds unless it is chosen.
 */
default: boolean | number | string, 
/**
 * Its name.
 */
label: Label, 
/**
 * What it does.
 */
help: Label, };

export type OptionKind = "flag" | "number" | "choice";

export type OptionChoice = { 
/**
 * The value.
 */
value: string, 
/**
 * Its name.
 */
label: Label, };

export type SideColours = { 
/**
 * The side itself: blocks, swatches, flags.
 */
side: Colour, 
/**
 * The bands at the ends of a block, and whatever must stand out from the side.
 */
band: Colour, 
/**
 * Counters and bases.
 */
counter: Colour, 
/**
 * What is written on a counter.
 */
ink: Colour, 
/**
 * The front edge of a base.
 */
front: Colour, 
/**
 * Lines and bars on light panels.
 */
line: Colour, 
/**
 * The same on dark panels.
 */
"line-in-the-dark": Colour, };

export type Colour = string;

export type SourceMark = { 
/**
 * The file: `forces.toml`.
 */
file: string, 
/**
 * The entry, if it differs from its file: `force french-noon`.
 */
part: string | null, 
/**
 * What kind of source it is.
 */
kind: SourceKind, 
/**
 * From where, and how sure, in a sentence.
 */
note: string, };

export type Source = { 
/**
 * What kind of source it is.
 */
kind: SourceKind, 
/**
 * From where, and how sure, in a sentence.
 */
note: string, };

export type SourceKind = "rulebook" | "history" | "reconstruction";

export type Request = { "type": "order", number: number, order: unknown, } | { "type": "plan", number: number, orders: unknown[], } | { "type": "undo", number: number, to: number, } | { "type": "plans", subject: string, } | { "type": "preview", orders: unknown[], } | { "type": "attempt", mark: number, orders: unknown[], } | { "type": "why", subject: string | null, target: string, } | { "type": "sight", from: string, } | { "type": "overlay", layer: Layer, subject: string | null, } | { "type": "standing", answers: { [key in string]: string }, } | { "type": "history", from: number, revealed?: boolean, } | { "type": "continue" } | { "type": "general", level: string | null, } | { "type": "hurry" } | { "type": "say", word: Spoken, 
/**
 * Who shall have won, in a proposal and in the answer that agrees; nobody in a draw.
 */
winner?: string | null, } | { "type": "hint", number: number, } | { "type": "sit" } & Claim | { "type": "renew" } | { "type": "invite", side: string, } | { "type": "withdraw", side: string, };

export type Claim = { 
/**
 * The side, or `onlooker`; without it the key decides, or the cookie.
 */
as?: string, 
/**
 * The key of the link.
 */
key?: string, 
/**
 * The share of chance of one who takes an invitation.
 */
nonce?: string, };

export type Spoken = "resign" | "propose" | "accept" | "decline" | "withdraw";

export type Frame = { "type": "waiting", viewer: string, sides: [string, string], seats: Array<SeatCard>, verify: Verify, } | { "type": "seats", 
/**
 * The number of the reader's own browser in this battle, if it is remembered.
 */
you: number | null, seats: Array<SeatCard>, } | { "type": "invited", side: string, link: string, } | { "type": "seated", viewer: string, link: string, } | { "type": "accepted", number: number, } | { "type": "refused", 
/**
 * The number of the message that is refused, if it had one.
 */
number: number | null, refusal: Refusal, } | { "type": "plans", subject: string, plans: Array<Plan>, } | { "type": "preview", orders: unknown[], preview: Preview, } | { "type": "attempt", mark: number, prospect?: Prospect, refusal?: Refusal, } | { "type": "why", of: string, refusal: Refusal | null, } | { "type": "sight", from: string, hexes: Array<string>, } | { "type": "overlay", layer: Layer, subject: string | null, overlay: Overlay, } | { "type": "hint", 
/**
 * The number that its first order must carry.
 */
number: number, level: string, 
/**
 * Its orders, one after the other.
 */
plan: Array<Offer>, 
/**
 * What it is after.
 */
remark: Label | null, } | { "type": "thinking", side: string, level: string, progress: number, } | { "type": "standing", questions: Array<StandingQuestion>, answers: { [key in string]: string }, };

export type StateFrame = { "type": "state", number: number, viewer: string, sides: [string, string], decision: Decision, scene: Scene, offers: Array<Offer>, undo: Undo, verify: Verify, seating: Seating, 
/**
 * The sides that generals play.
 */
generals?: { [key in string]: CommandingGeneral }, parley: Parley, 
/**
 * Only if the rules have changed and the battle with them.
 */
halted?: Halted, story_from: number, story: Array<Line>, };

export type ChangeFrame = { "type": "change", number: number, decision?: Decision, 
/**
 * The scene, if it is not told part by part.
 */
scene?: Scene, 
/**
 * What has changed in the scene.
 */
scene_change?: SceneChange, offers?: Array<Offer>, undo?: Undo, verify?: Verify, generals?: { [key in string]: CommandingGeneral }, parley?: Parley, story_from: number, story: Array<Line>, };

export type HistoryFrame = { "type": "history", from: number, 
/**
 * Whether every piece is shown; only after the end.
 */
revealed: boolean, moments: Array<ToldMoment>, };

export type ToldMoment = { remark?: Label, 
/**
 * The entry that came next, as the viewer counts.
 */
number: number, 
/**
 * Who had to decide.
 */
decision: Decision, 
/**
 * The scene.
 */
scene: Scene, 
/**
 * How many lines of the story the viewer had heard.
 */
heard: number, };

export type SeatCard = { side: string, taken: boolean, 
/**
 * The level of the general that plays it, if one does.
 */
general?: string, 
/**
 * When somebody took it.
 */
since?: string, 
/**
 * It is taken, and that is not stored yet: there is no room on the disk.
 */
unstored?: boolean, 
/**
 * The browsers that hold it, and those that were turned out.
 */
browsers: Array<SeatBrowser>, };

export type SeatBrowser = { 
/**
 * Its number in this battle, the same for every seat.
 */
number: number, since: string, 
/**
 * Whether it looks at the battle from this seat now.
 */
here: boolean, turned_out?: string, };

export type CommandingGeneral = { level: string, 
/**
 * Whether it is asked at present.
 */
thinking: boolean, };

export type Verify = { commitment: string, 
/**
 * The server's share; only once the battle is over.
 */
seed?: string, 
/**
 * The seats' shares; only once the battle is over.
 */
nonces?: string[], };

export type Undo = { possible: boolean, to: Array<number>, };

export type Halted = { 
/**
 * The sides that want to continue.
 */
agreed: Array<string>, 
/**
 * The paragraph, if it is the rules that forbid it.
 */
cites?: string, 
/**
 * What it says.
 */
label: Label, };

export type Seating = "hotseat" | "open" | "two" | "alone";

export type BattleState = "waiting" | "running" | "over";

export type ListedSeat = { 
/**
 * The key of the side.
 */
side: string, 
/**
 * Whether somebody plays it.
 */
taken: boolean, 
/**
 * The level of the general that plays it, if one does.
 */
general?: string, };

export type NewBattle = { pack: string, options?: { [key in string]: boolean | number | string }, seating: Seating, side?: string, nonces?: { [key in string]: string }, 
/**
 * The sides that generals play, with their levels.
 */
generals?: { [key in string]: string }, 
/**
 * Whether the sides may ask what a general would do; without it only where no other person
 * plays.
 */
hints?: boolean, };

export type BattleOpened = { id: string, links: { [key in string]: string }, 
/**
 * The hash of the server's share of chance, before anything is rolled.
 */
commitment: string, };

export type BattleCard = { id: string, pack: string, title: Label, state: BattleState, seating: Seating, decision: Decision, created: string, changed: string, seats: Array<ListedSeat>, 
/**
 * The seats that the visitor's own browser holds.
 */
mine: Array<string>, 
/**
 * Whether hints are given, if that was said when the battle was created.
 */
hints?: boolean, 
/**
 * The situation of the pack that it began with.
 */
situation?: string, };

export type DamagedCard = { id: string, damaged: Label, };

export type ListedBattle = BattleCard | DamagedCard;

export type SeatTaken = { viewer: string, link?: string, };

export type Verification = { verified: true, entries: number, fingerprint: string, commitment: string, seed: string, nonces: string[], } | { verified: false, fault: string, };

export type Analysis = { 
/**
 * How much of it is worked out, from 0 to 1.
 */
progress: number, refined: boolean, sides: [string, string], points: Array<AnalysisPoint>, 
/**
 * The numbers of the points after which the chances changed most.
 */
turning: Array<number>, 
/**
 * While it waits: how many come before it.
 */
place?: number, };

export type AnalysisPoint = { number: number, when?: Label, 
/**
 * Of the first side.
 */
chance: number, 
/**
 * Half the width of the interval that holds it 95 times in 100.
 */
spread: number, };

export type Proposal = { number: number, side: string | null, labels: Array<Label>, remark: Label | null, 
/**
 * Nothing if orders were taken back there.
 */
played: Label | null, };

export type ErrorBody = { error: Refusal, };

export type Scene = AreasScene | HexScene | TableScene;

export type Stakes = { 
/**
 * What wins, one sentence after the other.
 */
goals: Array<StakeGoal>, 
/**
 * What it would come to if the battle ended now.
 */
now: Label | null, 
/**
 * Who would win then.
 */
ahead: string | null, 
/**
 * What is counted, side by side.
 */
counts: Array<StakeCount>, 
/**
 * The places that matter.
 */
places: Array<StakePlace>, 
/**
 * Levels of victory, in the order in which they are tried; the first that fits holds.
 */
levels: Array<StakeLevel>, 
/**
 * What else counts, one sentence after the other.
 */
terms: Array<Label>, };

export type StakeGoal = { 
/**
 * The sentence.
 */
label: Label, 
/**
 * The paragraph.
 */
cites: string, };

export type StakeCount = { 
/**
 * The side.
 */
side: string, 
/**
 * What is counted.
 */
label: Label, 
/**
 * So much.
 */
at: number, 
/**
 * Of so much, where there is a mark to be reached or kept.
 */
of: number | null, 
/**
 * Whether it is bad for the side to have much of it.
 */
harms: boolean, 
/**
 * The mark was reached, for good or bad.
 */
reached: boolean, };

export type StakePlace = { 
/**
 * Its board ids.
 */
ids: Array<string>, 
/**
 * What it is called.
 */
name: Label, 
/**
 * What it is worth, to whom.
 */
worth: Array<Label>, 
/**
 * Who has it.
 */
holder: string | null, 
/**
 * A sign of its own on the board: the colour of a star.
 */
sign: 'red' | 'green' | 'blue' | null, };

export type StakeLevel = { 
/**
 * What it is called.
 */
label: Label, 
/**
 * What it needs, all of it.
 */
needs: Array<Label>, 
/**
 * Whose victory it is; nobody's if it is a draw.
 */
winner: string | null, 
/**
 * It would be this one now.
 */
now: boolean, };

export type AreasScene = { kind: 'areas', round: number, rounds: number, clock: string, turn: string, commands: Commands, morale: { [key in string]: number }, broken: { [key in string]: boolean }, start: { [key in string]: number }, pieces: Array<ScenePiece>, lots: Array<SceneLot>, forces: Array<SceneForce>, closed: Array<string>, crossings: Array<SceneCrossing>, stars: Array<SceneStar>, stakes: Stakes, };

export type Commands = { left: number, limit: number, };

export type ScenePiece = { id: string, side: string, place: string, face: SceneFace | null, lot: number, moved?: boolean, asleep?: boolean, up?: boolean, chosen?: boolean, lead?: boolean, };

export type SceneFace = { arm: 'infantry' | 'cavalry' | 'artillery', strength: number, count?: number, };

export type SceneLot = { lot: number, faces: Array<SceneFace>, };

export type SceneForce = { id: string, side: string, arrives: string, waiting: number, };

export type SceneCrossing = { id: string, used: number, towards: string, };

export type SceneStar = { locale: string, colour: 'red' | 'green' | 'blue', holder: string | null, };

export type HexScene = { 
/**
 * Which kind of board it is.
 */
kind: 'hexes', 
/**
 * The turn, counted from one.
 */
turn: number, 
/**
 * How many turns there are at most.
 */
turns: number, 
/**
 * The hour of the turn: `14:30`.
 */
clock: string, 
/**
 * The hours of all turns, where one does not follow the other by an hour.
 */
hours: Array<string> | null, 
/**
 * The side whose player turn it is.
 */
active: string, 
/**
 * The phase.
 */
phase: ScenePhase, 
/**
 * The phases of a player turn in their order, for the turn track.
 */
phases: Array<ScenePhase>, 
/**
 * Pieces march in this phase, so zones of control matter to whoever is in hand.
 */
marching: boolean, 
/**
 * Weather and night, where there are any.
 */
sky: SceneSky | null, 
/**
 * The units, on the map and off it.
 */
units: Array<SceneUnit>, 
/**
 * The leaders.
 */
leaders: Array<SceneLeader>, 
/**
 * Both armies.
 */
armies: Array<SceneArmy>, 
/**
 * Markers on hexes and hexsides.
 */
markers: Array<SceneMarker>, 
/**
 * The piece that is being moved or set up, by board id.
 */
focus: string | null, 
/**
 * Those that are moved together with it.
 */
company: Array<string>, 
/**
 * The attacks and bombardments that are being planned or fought.
 */
fights: Array<SceneFight>, 
/**
 * How a counter is read, for the legend.
 */
reading: Label, 
/**
 * All badges that counters can bear, for the legend.
 */
signs: Array<SceneBadge>, 
/**
 * What can be laid over the map.
 */
layers: Array<Layer>, 
/**
 * The first lesson, where a system has one of its own.
 */
lesson: SceneLesson | null, 
/**
 * The part of the map that is played on; nothing: all of it.
 */
part: ScenePart | null, 
/**
 * What wins, and who is how near.
 */
stakes: Stakes, };

export type SceneUnit = { 
/**
 * `u12`.
 */
id: string, 
/**
 * The message that names it.
 */
name: string, 
/**
 * Its side.
 */
side: string, 
/**
 * The message that names its command; units of one command have one colour.
 */
band: string | null, 
/**
 * Its arm; `hidden` is a force of which only the place is known.
 */
arm: 'infantry' | 'cavalry' | 'light-cavalry' | 'heavy-cavalry' | 'artillery' | 'horse-artillery' | 'vedette' | 'train' | 'pontoons' | 'hidden', 
/**
 * Board id of its hex, `h2104`; none while it is off the map.
 */
hex: string | null, 
/**
 * Why it is off the map.
 */
off: 'waiting' | 'recovering' | 'recovered' | 'holding' | 'lost' | 'captured' | 'left' | null, 
/**
 * Its place in the stack, the top is 0.
 */
place: number, 
/**
 * Steps left.
 */
steps: number, 
/**
 * Steps at full strength; none where a unit has no steps.
 */
full: number, 
/**
 * Its strength in combat, for the sum of a stack.
 */
strength: number, 
/**
 * What counts as its strength in the toll of a battle.
 */
worth: number, 
/**
 * Its values as they are printed.
 */
figures: string, 
/**
 * A second line of them.
 */
small: string | null, 
/**
 * The one that can be read from afar.
 */
big: string, 
/**
 * Its values by name.
 */
values: Array<SceneValue>, 
/**
 * What has befallen it.
 */
badges: Array<SceneBadge>, };

export type SceneLeader = { 
/**
 * `l3`.
 */
id: string, 
/**
 * The message that names him.
 */
name: string, 
/**
 * His side.
 */
side: string, 
/**
 * The message that names his command.
 */
band: string | null, 
/**
 * What he is.
 */
rank: Label, 
/**
 * He commands the army, or several commands.
 */
commander: boolean, 
/**
 * Board id of his hex.
 */
hex: string | null, 
/**
 * His values as they are printed.
 */
figures: string, 
/**
 * His values by name.
 */
values: Array<SceneValue>, 
/**
 * What is special with him.
 */
badges: Array<SceneBadge>, };

export type SceneArmy = { 
/**
 * Whose it is.
 */
side: string, 
/**
 * The track of army morale, where there is one.
 */
morale: SceneTrack | null, 
/**
 * How the army stands.
 */
state: SceneState | null, 
/**
 * Something to know of it.
 */
note: Label | null, 
/**
 * Victory points so far.
 */
points: number, 
/**
 * What else is counted.
 */
tallies: Array<SceneValue>, 
/**
 * Its groups of commands.
 */
groups: Array<SceneGroup>, 
/**
 * Its cards, where cards are played.
 */
cards: SceneCards | null, };

export type SceneTrack = { 
/**
 * Where the marker stands.
 */
at: number, 
/**
 * Where the marker began.
 */
start: number, 
/**
 * The highest box.
 */
top: number, 
/**
 * From this box down the army may become demoralized.
 */
danger: number, 
/**
 * The lowest filled box; none before the first.
 */
filled: number | null, };

export type SceneGroup = { 
/**
 * The message that names the group; none if the whole army is one.
 */
name: string | null, 
/**
 * Its rating.
 */
rating: number | null, 
/**
 * Its command state.
 */
state: SceneState | null, 
/**
 * Its commands.
 */
bands: Array<SceneBand>, };

export type SceneBand = { 
/**
 * The message that names it.
 */
name: string, 
/**
 * Its command state.
 */
state: SceneState | null, 
/**
 * Something to know of it.
 */
note: Label | null, 
/**
 * What it has suffered, against what it can.
 */
gauge: SceneGauge | null, };

export type SceneGauge = { 
/**
 * What it means.
 */
label: Label, 
/**
 * So much.
 */
at: number, 
/**
 * Of so much.
 */
full: number, };

export type ScenePhase = { 
/**
 * Its key; `set-up` is the one before the first turn.
 */
key: string, 
/**
 * What it is called.
 */
label: Label, };

export type SceneSky = { 
/**
 * Its key: `fair`, `rain`, `fog`, …
 */
key: string, 
/**
 * What it is called.
 */
label: Label, 
/**
 * It is night.
 */
night: boolean, 
/**
 * Night falls, or day breaks.
 */
dusk: boolean, };

export type SceneValue = { 
/**
 * What it means.
 */
label: Label, 
/**
 * As it is printed.
 */
figure: string, };

export type SceneBadge = { 
/**
 * Its key: `disordered`, `routed`, `column`, `out-of-command`, `engaged`, `supporting`,
 * `moved`, `demoralized`, `out-of-supply`, `unseen`, `square`, `star`, …
 */
key: string, 
/**
 * What it means.
 */
label: Label, };

export type SceneState = { 
/**
 * How well.
 */
grade: 'good' | 'poor' | 'bad', 
/**
 * What it is called.
 */
label: Label, };

export type SceneMarker = { 
/**
 * Board id of its hex.
 */
hex: string, 
/**
 * Board id of the neighbour, if it lies on the side between both.
 */
to: string | null, 
/**
 * What it looks like.
 */
kind: 'locked' | 'locked-penalty' | 'momentum' | 'broken' | 'work' | 'work-begun' | 'barricade' | 'held' | 'goal' | 'wing-mark', 
/**
 * Whose it is, if it is somebody's.
 */
side: string | null, 
/**
 * What it says.
 */
label: Label, 
/**
 * How many there are.
 */
count: number, };

export type SceneFight = { 
/**
 * Which of both.
 */
kind: 'combat' | 'bombardment', 
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

export type ScenePart = { 
/**
 * Board id of the hex with the lowest column and row.
 */
first: string, 
/**
 * Board id of the hex with the highest ones.
 */
last: string, 
/**
 * Where troops come on, beside the entries of the board that lie in it.
 */
entries: Array<SceneEntry>, };

export type SceneLesson = { 
/**
 * Who has gone through a lesson of this key is not taught again.
 */
key: string, 
/**
 * The messages of its steps, in their order.
 */
steps: Array<string>, };

export type SceneCards = { 
/**
 * How many it holds.
 */
held: number, 
/**
 * How many lie in its deck.
 */
deck: number, 
/**
 * Those of its hand that the viewer knows.
 */
hand: Array<SceneCard>, 
/**
 * Those that lie open and work.
 */
open: Array<SceneCard>, 
/**
 * Those that were played.
 */
played: Array<SceneCard>, };

export type SceneCard = { 
/**
 * `c7`: the same for all cards of a title.
 */
id: string, 
/**
 * The message that names it.
 */
name: string, 
/**
 * The message that says what it does.
 */
text: string, 
/**
 * What kind of card it is.
 */
family: Label, 
/**
 * How many there are.
 */
count: number, 
/**
 * Its figures.
 */
values: Array<SceneValue>, 
/**
 * How long it lies open.
 */
note: Label | null, };

export type SceneEntry = { 
/**
 * Its name is the message `place-` and this.
 */
key: string, 
/**
 * Board ids of its hexes.
 */
hexes: Array<string>, };

export type TableScene = { kind: 'table', 
/**
 * Width and depth of the table.
 */
extent: [number, number], 
/**
 * The bound, counted from one, both sides together; how many there are at most.
 */
bound: number, bounds: number | null, phase: 'army' | 'region' | 'terrain' | 'edge' | 'ranking' | 'camps' | 'deployment' | 'movement' | 'shooting' | 'close-combat' | 'over', active: string, attacker: string | null, ground: TableGround, zones: Array<TableZone>, elements: Array<TableElement>, commands: Array<TableCommand>, armies: Array<TableArmy>, hand: TableHand | null, control: Array<TableControl>, arcs: Array<TableArc>, contacts: Array<TableContact>, fight: TableFight | null, stakes: Stakes, 
/**
 * While the viewer lays terrain.
 */
tray?: TableTray, };

export type TableLine = { kind: 'river' | 'road', width: number, 
/**
 * So many points its course has at most.
 */
points: number, };

export type TableList = { 
/**
 * Elements of the army.
 */
strength: number, 
/**
 * Elements of each of several commands at least; nothing where there is only one.
 */
command: number | null, lines: Array<TableListLine>, };

export type TableListLine = { arms: NonNullable<TableElement['arm']>[], 
/**
 * So many are chosen.
 */
count: number, least: number, most: number, };

export type TableTray = { 
/**
 * The smallest and the largest feature of each kind.
 */
features: Array<OrderFeature>, lines: Array<TableLine>, };

export type TablePoint = [number, number];

export type TablePose = { x: number, y: number, heading: number, };

export type TableFeature = { 
/**
 * `t3`.
 */
id: string, kind: 'gentle-hill' | 'steep-hill' | 'wood' | 'marsh' | 'rough' | 'dunes' | 'oasis' | 'fields' | 'settlement', shape: 'oval' | 'rectangle', 
/**
 * Its middle.
 */
x: number, y: number, 
/**
 * Across its heading.
 */
width: number, 
/**
 * Along its heading.
 */
length: number, heading: number, 
/**
 * The line along the top of a hill; empty for everything else.
 */
crest: Array<TablePoint>, 
/**
 * The message with its name, if the pack gives it one.
 */
name: string | null, };

export type TableRiver = { 
/**
 * `w0`.
 */
id: string, line: Array<TablePoint>, width: number, 
/**
 * Null until somebody has tried to cross it.
 */
nature: 'shallow' | 'slow' | 'torrent' | null, name: string | null, };

export type TableRoad = { 
/**
 * `r1`.
 */
id: string, line: Array<TablePoint>, width: number, name: string | null, };

export type TableBridge = { x: number, y: number, 
/**
 * Along the road.
 */
heading: number, width: number, length: number, };

export type TableWaterway = { id: string, outline: Array<TablePoint>, 
/**
 * The beach or flood plain that borders it, if there is one.
 */
beach: Array<TablePoint> | null, };

export type TableGround = { features: Array<TableFeature>, rivers: Array<TableRiver>, roads: Array<TableRoad>, bridges: Array<TableBridge>, waterway: TableWaterway | null, };

export type TableZone = { side: string, outline: Array<TablePoint>, 
/**
 * The viewer may place something there now.
 */
open: boolean, };

export type TableElement = { 
/**
 * `e12`.
 */
id: string, side: string, 
/**
 * Its number within its side, as names say it: from 1.
 */
number: number, 
/**
 * Null where the viewer does not know it: deployed hidden.
 */
arm: 'cavalry' | 'dismounted' | 'muskets' | 'rifles' | 'jaegers' | 'artillery' | 'commander' | 'camp' | null, 
/**
 * Null while it is not on the table.
 */
pose: TablePose | null, 
/**
 * Why it is off the table.
 */
off: 'waiting' | 'destroyed' | 'gone' | null, width: number, depth: number, 
/**
 * The command it belongs to: `c0-1`.
 */
command: string, moved: boolean, shot: boolean, 
/**
 * It has fought in this phase.
 */
fought: boolean, 
/**
 * In frontal contact with an enemy.
 */
contact: boolean, demoralized: boolean, 
/**
 * Out of its commander's reach: a point more for each move.
 */
astray: boolean, 
/**
 * Shots left of a camp in a bound of the side whose turn it is; null for all others.
 */
ammunition: number | null, 
/**
 * What its arm moves in good going and in bad, and how far it shoots (0: not at all).
 */
move: [number, number], range: number, 
/**
 * The message with its name, if the pack gives it one.
 */
name: string | null, };

export type TableMember = { id: string, pose: TablePose, };

export type TableHand = { members: Array<string>, 
/**
 * The one whose pose stands for all: plans say where it ends up.
 */
lead: string, 
/**
 * Column, line, or a single element.
 */
form: 'single' | 'line' | 'column' | 'block', 
/**
 * How far it may go in this move, and how much of that is left.
 */
allowance: number, left: number, 
/**
 * Points the move costs.
 */
cost: number, 
/**
 * Where its members stand.
 */
from: Array<TableMember>, };

export type TableControl = { of: string, outline: Array<TablePoint>, };

export type TableArc = { of: string, outline: Array<TablePoint>, range: number, 
/**
 * Whom it can shoot at now, by element.
 */
targets: Array<string>, };

export type TableContact = { one: string, other: string, kind: 'front' | 'flank' | 'rear' | 'overlap' | 'corner' | 'support', 
/**
 * The middle of what touches.
 */
x: number, y: number, };

export type TableFight = { kind: 'shooting' | 'close-combat', attackers: Array<string>, target: string, };

export type TableCommand = { 
/**
 * `c0-1`.
 */
id: string, side: string, 
/**
 * Its name is this message.
 */
name: string, commander: string | null, 
/**
 * Its place in the ranking of the dice, 1 for the highest; null while the
 * viewer does not know it.
 */
rank: number | null, 
/**
 * The die it got in this bound.
 */
die: number | null, 
/**
 * Points left of it.
 */
pips: number | null, 
/**
 * Elements it began with, elements lost, and the number of losses at which it breaks.
 */
strength: number, lost: number, breaking: number, demoralized: boolean, };

export type TableArmy = { side: string, 
/**
 * Elements lost, a sacked camp counted in; the number at which the army is beaten.
 */
lost: number, breaking: number, sacked: boolean, 
/**
 * The dice of this bound as they fell, highest first; empty before the roll.
 */
dice: Array<number>, 
/**
 * The edge its side came from.
 */
edge: 'north' | 'east' | 'south' | 'west' | null, 
/**
 * What its list demands, while the army is being chosen.
 */
list?: TableList, };

export type TableOrder = { "set-up": SetUpOrder } | { "move": MoveOrder } | { "shoot": ShootOrder } | { "fight": FightOrder };

export type SetUpOrder = { "enlist": ElementArm } | "close-command" | "enlist-the-rest" | { "region": number } | { "lay": OrderPiece } | "lay-the-rest" | "terrain-done" | { "edge": TableEdge } | { "rank": { 
/**
 * The highest.
 */
highest: CommandId, 
/**
 * The lowest.
 */
lowest: CommandId, } } | { "camp": { 
/**
 * How far.
 */
along: number, } } | "fortress" | { "place": { 
/**
 * Who.
 */
element: ElementId, 
/**
 * Where.
 */
pose: OrderPose, } } | { "place-group": { 
/**
 * The first of them.
 */
first: ElementId, 
/**
 * How many, in the order of their numbers.
 */
count: number, 
/**
 * Where the first one stands.
 */
pose: OrderPose, 
/**
 * One behind the other.
 */
column: boolean, } } | "place-the-rest" | "deployed";

export type MoveOrder = { "take": Formation } | { "go": { 
/**
 * The direction.
 */
bearing: number, 
/**
 * How far.
 */
distance: number, 
/**
 * Where it faces in the end.
 */
facing: number, } } | { "advance": number } | { "wheel": { 
/**
 * The corner.
 */
hand: OrderHand, 
/**
 * How far.
 */
steps: number, } } | { "close": { 
/**
 * The member.
 */
lead: ElementId, 
/**
 * The enemy.
 */
enemy: ElementId, 
/**
 * Where.
 */
aim: OrderAim, } } | { "line-up": { 
/**
 * The member.
 */
lead: ElementId, 
/**
 * The enemy.
 */
enemy: ElementId, 
/**
 * How far from his front.
 */
gap: number, } } | { "column": { 
/**
 * The member.
 */
lead: ElementId, 
/**
 * How far it goes.
 */
distance: number, } } | { "line": { 
/**
 * Where the others go.
 */
unfold: OrderUnfold, 
/**
 * How far the head goes.
 */
distance: number, } } | { "march": number } | "break-off" | "dismount" | "halt" | "end";

export type ShootOrder = { "call": ElementId } | { "shoot": ElementId } | "hold" | { "support": ElementId } | "fire" | "answer" | "endure";

export type FightOrder = { "fight": { 
/**
 * Of the active side.
 */
own: ElementId, 
/**
 * Its foe.
 */
foe: ElementId, } } | "help" | "wait";

export type Formation = number;

export type ElementId = number;

export type CommandId = number;

export type OrderHand = "left" | "right";

export type OrderAim = "front" | "left" | "right" | "rear" | "overlap-left" | "overlap-right";

export type OrderUnfold = "left" | "right" | "both";

export type ElementArm = "cavalry" | "dismounted" | "muskets" | "rifles" | "jaegers" | "artillery" | "commander" | "camp";

export type OrderPoint = { 
/**
 * To the east.
 */
x: number, 
/**
 * To the north.
 */
y: number, };

export type OrderPose = { 
/**
 * To the east.
 */
x: number, 
/**
 * To the north.
 */
y: number, 
/**
 * Where the front looks.
 */
heading: number, };

export type TableEdge = "north" | "east" | "south" | "west";

export type OrderPiece = { "feature": OrderFeature } | { "river": OrderCourse } | { "road": OrderCourse } | { "waterway": OrderWaterway };

export type OrderCourse = { 
/**
 * Its points; only the first `count` count.
 */
points: [OrderPoint, OrderPoint, OrderPoint, OrderPoint], 
/**
 * How many points.
 */
count: number, 
/**
 * How wide it is.
 */
width: number, };

export type OrderFeature = { 
/**
 * What it is.
 */
kind: FeatureKind, 
/**
 * Its outline.
 */
shape: FeatureShape, 
/**
 * Its middle.
 */
at: OrderPoint, 
/**
 * The direction of its length.
 */
heading: number, 
/**
 * From end to end.
 */
length: number, 
/**
 * From side to side; never more than the length.
 */
width: number, };

export type FeatureKind = "gentle-hill" | "steep-hill" | "wood" | "marsh" | "rough" | "dunes" | "oasis" | "fields" | "settlement";

export type FeatureShape = "oval" | "rectangle";

export type OrderWaterway = { 
/**
 * The edge.
 */
edge: TableEdge, 
/**
 * How far it reaches into the table.
 */
depth: number, 
/**
 * Whether a beach or a flood plain borders it, two base widths of good going.
 */
beach: boolean, };
