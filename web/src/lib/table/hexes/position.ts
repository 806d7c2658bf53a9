import type { HexBoard } from '../../board/hexes/board';
import { stacksOf } from '../../board/hexes/stacks';
import { messages } from '../../messages/messages.svelte';
import type { HexScene, SceneArmy, SceneSky } from '../../wire/types';
import { sideName } from '../describe';
import { describeLeader, describeUnit, hexName, nameOf, sidesText } from './describe';

/** The position in words, hex by hex. */

export interface HexText {
  name: string;
  lines: string[];
}

/** Weather and night. */
export function skyText({ label, night }: SceneSky): string {
  const weather = messages.format(label);
  return night ? messages.text('web-sky-night', { weather }) : weather;
}

/** How an army stands, in one line. */
export function gaugeText(army: SceneArmy, side: string): string {
  const { morale, state, points } = army;
  if (morale === null) return messages.text('web-army-gauge-points', { side, points });
  return messages.text('web-army-gauge', {
    side,
    morale: morale.at,
    start: morale.start,
    state: state === null ? '' : messages.format(state.label),
    points,
  });
}

/** Hour, phase, armies and their commands. */
export function hexSituation(scene: HexScene): string[] {
  const armies = scene.armies.flatMap((army) => {
    const wings = army.groups.flatMap((group) =>
      group.bands.flatMap((band) => {
        const told = [
          ...(band.state === null ? [] : [messages.format(band.state.label)]),
          ...(band.state !== null && band.note !== null ? [messages.format(band.note)] : []),
          ...(band.gauge === null
            ? []
            : [`${messages.format(band.gauge.label)} ${band.gauge.at} / ${band.gauge.full}`]),
        ];
        return told.length > 0 ? [`${messages.text(band.name)}: ${told.join(', ')}`] : [];
      }),
    );
    const lost = scene.units
      .filter((unit) => unit.side === army.side && (unit.off === 'lost' || unit.off === 'captured'))
      .map(nameOf);
    return [
      gaugeText(army, sideName(army.side)),
      ...(wings.length > 0 ? [wings.join('; ')] : []),
      ...(lost.length > 0
        ? [
            messages.text('web-army-lost-names', {
              side: sideName(army.side),
              names: lost.join(', '),
            }),
          ]
        : []),
    ];
  });
  return [
    messages.text('web-clock', { hour: scene.clock, round: scene.turn, rounds: scene.turns }),
    messages.text('web-hex-turn', {
      side: sideName(scene.active),
      phase: messages.format(scene.phase.label),
    }),
    ...(scene.sky === null ? [] : [skyText(scene.sky)]),
    ...armies,
  ];
}

export function hexPosition(board: HexBoard, scene: HexScene): HexText[] {
  return stacksOf(board, scene).map((stack) => {
    const side = stack.units[0]?.side ?? stack.leaders[0]?.side;
    return {
      name: `${hexName(board, stack.number)}${side ? ` · ${sideName(side)}` : ''}`,
      lines: [
        ...stack.units.map(describeUnit),
        ...stack.leaders.map(describeLeader),
        ...sidesText(board, stack.number),
      ],
    };
  });
}
