import type { HexScene } from '../../wire/types';
import { MARCHING } from '../hexes/phases';
import type { Ways } from './ways';

export const hexes: Ways<HexScene> = {
  clock: ({ turn, turns, clock, active }) => ({ round: turn, rounds: turns, clock, turn: active }),
  piece: ({ units, leaders }, id) => {
    const piece = units.find((unit) => unit.id === id) ?? leaders.find((one) => one.id === id);
    return piece ? { side: piece.side, place: piece.hex } : null;
  },
  boxes: () => new Map(),
  morale: ({ armies }) => Object.fromEntries(armies.map((army) => [army.side, army.morale])),
  strengths: ({ units }) =>
    units.map(({ id, side, arm, strength, steps, off }) => ({
      id,
      side,
      arm,
      strength: arm === 'artillery' ? steps : strength,
      gone: off === 'lost' || off === 'captured' || off === 'left',
    })),
  focus: ({ focus }) => focus,
  marches: ({ focus, phase }, piece, offers) =>
    piece === focus
      ? phase === MARCHING
      : offers.some((offer) => offer.subject === piece && offer.act === 'take'),
  stacks: true,
  byHand: false,
  hides: false,
  heading: (round) => ({ message: 'web-turn', values: { round } }),
  lesson: [
    'hexes-board',
    'hexes-counter',
    'hexes-march',
    'hexes-fight',
    'list',
    'why',
    'hexes-undo',
  ],
  help: {
    intro: 'web-help-intro',
    arrows: 'web-help-cursor',
    keys: [
      ['L', 'web-help-sight'],
      ['Z', 'web-help-zones'],
    ],
  },
};
