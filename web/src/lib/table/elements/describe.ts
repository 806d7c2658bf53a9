import { paces, poseNamed } from '../../board/table/measure';
import type { TableCommand, TableElement, TablePose, TableScene } from '../../board/table/scene';
import { messages } from '../../messages/messages.svelte';
import { sideName } from '../describe';

/** Things on a measured table in words. */

export function armName(element: Pick<TableElement, 'arm'>): string {
  return messages.text(
    element.arm === null ? 'web-table-arm-unknown' : `web-table-arm-${element.arm}`,
  );
}

/**
 * Troops go by arm and number, as the journal calls them; commanders and camps are told
 * apart by command and side.
 */
export function elementName(element: Pick<TableElement, 'arm' | 'name' | 'number'>): string {
  if (element.name !== null) return messages.text(element.name);
  return element.arm === 'commander' || element.arm === 'camp'
    ? armName(element)
    : messages.text('web-table-element', { arm: armName(element), number: element.number });
}

export function commandName(command: Pick<TableCommand, 'name'>): string {
  return messages.text(command.name);
}

const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The point of the compass that a heading is nearest to. */
export function compassOf(heading: number): string {
  return messages.text(
    `web-table-compass-${POINTS[Math.round(heading / 900) % POINTS.length] ?? 'n'}`,
  );
}

/** Where something stands: paces from the western and the southern edge, and where it faces. */
export function placeText(pose: TablePose): string {
  return messages.text('web-table-place', {
    east: Math.round(paces(pose.x)),
    north: Math.round(paces(pose.y)),
    facing: compassOf(pose.heading),
  });
}

export function elementStates(scene: TableScene, element: TableElement): string[] {
  const states: [boolean, string][] = [
    [element.off === 'waiting', 'web-table-waiting'],
    [element.off === 'destroyed', 'web-table-destroyed'],
    [element.off === 'gone', 'web-table-gone'],
    [scene.hand?.members.includes(element.id) ?? false, 'web-table-in-hand'],
    [element.moved, 'web-state-moved'],
    [element.shot, 'web-table-shot'],
    [element.fought, 'web-table-fought'],
    [element.contact, 'web-table-contact'],
    [element.astray, 'web-table-astray'],
    [element.demoralized, 'web-table-demoralized'],
  ];
  return states.filter(([set]) => set).map(([, id]) => messages.text(id));
}

export function describeElement(scene: TableScene, element: TableElement): string {
  const command = scene.commands.find((one) => one.id === element.command);
  const parts = [`${sideName(element.side)}: ${elementName(element)}`];
  if (command && scene.commands.filter((one) => one.side === element.side).length > 1)
    parts.push(commandName(command));
  if (element.pose) parts.push(placeText(element.pose));
  if (element.ammunition !== null)
    parts.push(messages.text('web-table-ammunition', { count: element.ammunition }));
  parts.push(...elementStates(scene, element));
  return parts.join(', ');
}

/** What is picked, at the head of its orders: where it stands the map shows. */
export function tableThingTitle(scene: TableScene, id: string): string {
  const element = scene.elements.find((one) => one.id === id);
  return element
    ? [elementName(element), ...elementStates(scene, element)].join(', ')
    : tableThingName(scene, id);
}

export function featureName(scene: TableScene, id: string): string | null {
  const feature = scene.ground.features.find((one) => one.id === id);
  if (feature)
    return feature.name === null
      ? messages.text(`web-table-feature-${feature.kind}`)
      : messages.text(feature.name);
  const river = scene.ground.rivers.find((one) => one.id === id);
  if (river)
    return river.name === null
      ? messages.text('web-table-feature-river')
      : messages.text(river.name);
  const road = scene.ground.roads.find((one) => one.id === id);
  return road ? messages.text(road.name ?? 'web-table-feature-road') : null;
}

/** Any board id in words. */
export function tableThingName(scene: TableScene, id: string): string {
  const element = scene.elements.find((one) => one.id === id);
  if (element) return describeElement(scene, element);
  const command = scene.commands.find((one) => one.id === id);
  if (command) return commandName(command);
  const pose = poseNamed(id);
  return pose ? placeText(pose) : (featureName(scene, id) ?? id);
}
