import type { TableArm, TableScene } from '../../board/table/scene';
import type { Arm } from '../../wire/types';
import { TABLE } from '../lesson/lessons';
import type { Ways } from './ways';

const ARMS: Partial<Record<TableArm, Arm>> = {
  muskets: 'infantry',
  rifles: 'infantry',
  jaegers: 'infantry',
  cavalry: 'cavalry',
  dismounted: 'cavalry',
  artillery: 'artillery',
};

export const table: Ways<TableScene> = {
  // A measured table counts bounds and has no hours.
  clock: ({ bound, bounds, active }) => ({
    round: bound,
    rounds: bounds ?? Math.max(12, bound),
    clock: String(bound),
    turn: active,
  }),
  piece: ({ elements }, id) => {
    const element = elements.find((one) => one.id === id);
    return element ? { side: element.side, place: null } : null;
  },
  standing: ({ elements }) =>
    new Map(
      elements.map(({ id, side, pose }) => [
        id,
        { side, at: pose && `@${pose.x},${pose.y},${pose.heading}` },
      ]),
    ),
  isPlace: (id) => id.startsWith('@'),
  facing: () => null,
  boxes: () => new Map(),
  morale: ({ armies }) =>
    Object.fromEntries(armies.map((army) => [army.side, Math.max(0, army.breaking - army.lost)])),
  counted: () => 'losses',
  strengths: ({ elements }) =>
    elements.flatMap(({ id, side, arm, off }) => {
      const counted = arm === null ? undefined : ARMS[arm];
      return arm !== null && counted === undefined
        ? []
        : [{ id, side, arm: counted, strength: 1, gone: off === 'destroyed' || off === 'gone' }];
    }),
  focus: ({ hand }) => hand?.lead ?? null,
  marches: null,
  stacks: false,
  byHand: true,
  hides: true,
  heading: (bound) => ({ message: 'web-table-bound', values: { bound } }),
  lesson: () => TABLE,
  help: {
    intro: 'web-table-help-intro',
    arrows: 'web-table-help-nudge',
    keys: () => [
      ['[ ]', 'web-table-help-turn'],
      ['G', 'web-table-help-group'],
      ['N', 'web-table-help-next'],
      ['M', 'web-table-help-ruler'],
      ['Z', 'web-table-help-zones'],
      ['⇧', 'web-table-help-more'],
    ],
  },
};
