import { paces } from '../../board/table/measure';
import type { TableScene } from '../../board/table/scene';
import { messages } from '../../messages/messages.svelte';
import { sideName } from '../describe';
import { commandName, describeElement, featureName } from './describe';

/** The position in words: the state of things, the ground, and who stands where. */

export function tableSituation(scene: TableScene): string[] {
  return [
    boundText(scene),
    messages.text('web-table-turn', {
      side: sideName(scene.active),
      phase: messages.text(`web-table-phase-${scene.phase}`),
    }),
    ...scene.armies.map((army) =>
      messages.text('web-table-losses', {
        side: sideName(army.side),
        lost: army.lost,
        breaking: army.breaking,
      }),
    ),
    ...scene.armies
      .filter((army) => army.sacked)
      .map((army) => messages.text('web-table-sacked', { side: sideName(army.side) })),
    ...scene.commands.map((command) => {
      const losses = messages.text('web-table-command-losses', {
        name: commandName(command),
        lost: command.lost,
        breaking: command.breaking,
      });
      const points =
        command.pips === null ? [] : [messages.text('web-table-pips', { count: command.pips })];
      return [
        `${sideName(command.side)}: ${losses}`,
        ...points,
        ...(command.demoralized ? [messages.text('web-table-demoralized')] : []),
      ].join('; ');
    }),
  ];
}

export function boundText({ bound, bounds }: Pick<TableScene, 'bound' | 'bounds'>): string {
  return bounds === null
    ? messages.text('web-table-bound', { bound })
    : messages.text('web-table-bound-of', { bound, bounds, left: Math.max(0, bounds - bound) });
}

export function tableGround(scene: TableScene): string[] {
  const { features, rivers, roads } = scene.ground;
  return [
    ...features.map(
      (feature) =>
        `${featureName(scene, feature.id) ?? ''}: ${messages.text('web-table-feature-place', { east: Math.round(paces(feature.x)), north: Math.round(paces(feature.y)) })}`,
    ),
    ...rivers.map(
      (river) =>
        `${featureName(scene, river.id) ?? ''}: ${river.nature === null ? messages.text('web-table-river-unknown') : messages.text(`web-table-river-${river.nature}`)}`,
    ),
    ...roads.map((road) => featureName(scene, road.id) ?? ''),
  ];
}

/** The elements of each side, from west to east. */
export function tablePosition(scene: TableScene): { name: string; lines: string[] }[] {
  return scene.armies.map((army) => {
    const own = scene.elements.filter((element) => element.side === army.side);
    const sorted = own.sort(
      (one, other) => (one.pose?.x ?? Infinity) - (other.pose?.x ?? Infinity),
    );
    return {
      name: sideName(army.side),
      lines: sorted.map((element) => describeElement(scene, element)),
    };
  });
}
