import type { Arm, HexArm, HexScene, Layer } from '../../wire/types';
import { HEXES, NAPOLEON } from '../lesson/lessons';
import { lessonOf, type Lesson } from '../lesson/tasks';
import type { KeyHelp, Ways } from './ways';

/** Which toll a unit counts in. */
const ARMS: Partial<Record<HexArm, Arm>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  'light-cavalry': 'cavalry',
  'heavy-cavalry': 'cavalry',
  artillery: 'artillery',
  'horse-artillery': 'artillery',
};

/** Lessons of systems that have one of their own. */
const OWN: Readonly<Record<string, Lesson>> = { [NAPOLEON.key]: NAPOLEON };

/** Ours where there is one; else what the system says, with nothing to do. */
function lessonFor({ lesson }: HexScene): Lesson {
  if (!lesson) return HEXES;
  return (
    OWN[lesson.key] ??
    lessonOf(
      lesson.key,
      lesson.steps.map((text) => [text]),
    )
  );
}

/** What can be laid over the map beside zones of control. */
const LAYER_HELP: readonly [Layer, string, string][] = [
  ['command', 'C', 'web-help-command'],
  ['supply', 'V', 'web-help-supply'],
];

export const hexes: Ways<HexScene> = {
  clock: ({ turn, turns, clock, hours, active }) => ({
    round: turn,
    rounds: turns,
    clock,
    hours,
    turn: active,
  }),
  piece: ({ units, leaders }, id) => {
    const piece = units.find((unit) => unit.id === id) ?? leaders.find((one) => one.id === id);
    return piece ? { side: piece.side, place: piece.hex } : null;
  },
  standing: ({ units, leaders }) =>
    new Map([...units, ...leaders].map(({ id, side, hex }) => [id, { side, at: hex }])),
  isPlace: (id) => /^h\d/.test(id),
  facing: () => null,
  boxes: () => new Map(),
  morale: ({ armies }) =>
    Object.fromEntries(armies.map((army) => [army.side, army.morale?.at ?? army.points])),
  // Where armies have no morale, points decide.
  counted: ({ armies }) => (armies.some((army) => army.morale) ? 'morale' : 'points'),
  strengths: ({ units }) =>
    units.map(({ id, side, arm, worth, off }) => ({
      id,
      side,
      arm: ARMS[arm],
      strength: worth,
      gone: off !== null && off !== 'waiting' && off !== 'holding',
    })),
  focus: ({ focus }) => focus,
  marches: ({ focus, marching }, piece, offers) =>
    piece === focus
      ? marching
      : offers.some((offer) => offer.subject === piece && offer.act === 'take'),
  stacks: true,
  byHand: false,
  hides: false,
  heading: (round) => ({ message: 'web-turn', values: { round } }),
  lesson: lessonFor,
  help: {
    intro: 'web-help-intro',
    arrows: 'web-help-cursor',
    keys: (scene) => [
      ['L', 'web-help-sight'],
      ['Z', 'web-help-zones'],
      ...LAYER_HELP.filter(([layer]) => scene?.layers.includes(layer)).map(
        ([, key, message]): KeyHelp => [key, message],
      ),
    ],
  },
};
