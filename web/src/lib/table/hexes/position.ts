import type { HexBoard } from '../../board/hexes/board';
import { stacksOf } from '../../board/hexes/stacks';
import { messages } from '../../messages/messages.svelte';
import type { HexScene } from '../../wire/types';
import { sideName } from '../describe';
import { describeLeader, describeUnit, hexName, sidesText, unitName, wingName } from './describe';

/** The position in words, hex by hex. */

export interface HexText {
  name: string;
  lines: string[];
}

/** Hour, phase, armies and their commands. */
export function hexSituation(scene: HexScene): string[] {
  const armies = scene.armies.flatMap((army) => {
    const state = messages.text(`web-army-${army.state}`);
    const wings = army.groups.flatMap((group) =>
      group.wings.flatMap((wing) =>
        wing.state === null
          ? []
          : [
              `${wingName(wing.key)}: ${messages.text(`web-command-${wing.state}`)}${wing.column ? `, ${messages.text('web-hex-column')}` : ''}`,
            ],
      ),
    );
    const lost = scene.units
      .filter((unit) => unit.side === army.side && (unit.off === 'lost' || unit.off === 'captured'))
      .map(unitName);
    return [
      messages.text('web-army-gauge', {
        side: sideName(army.side),
        morale: army.morale,
        start: army.start,
        state,
        points: army.points,
      }),
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
      phase: messages.text(`web-phase-${scene.phase}`),
    }),
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
