import type { HexBoard } from '../../board/hexes/board';
import { hexNumber } from '../../board/hexes/grid';
import { messages } from '../../messages/messages.svelte';
import type { HexScene, SceneLeader, SceneUnit, Zone } from '../../wire/types';
import { sideName } from '../describe';

/** Things on a board of hexes in words. */

export function unitName(unit: Pick<SceneUnit, 'key'>): string {
  return messages.text(`unit-${unit.key}`);
}

export function leaderName(leader: Pick<SceneLeader, 'key'>): string {
  return messages.text(`leader-${leader.key}`);
}

export function wingName(key: string): string {
  return messages.text(`wing-${key}`);
}

/**
 * `8-6-3`, with shock marks and parentheses as they are printed; guns have
 * three values before a bar.
 */
export function valuesText(unit: SceneUnit): string {
  if (unit.bombardment) return `${unit.bombardment.join('·')} | ${unit.morale}-${unit.movement}`;
  return `${strengthText(unit)}-${unit.morale}-${unit.movement}`;
}

export function strengthText({
  strength,
  shaken,
  shock,
}: Pick<SceneUnit, 'strength' | 'shaken' | 'shock'>): string {
  return `${shaken ? `(${strength})` : strength}${shock > 1 ? '″' : shock > 0 ? '′' : ''}`;
}

/** What can be seen of a unit's condition. */
export function unitStates(unit: SceneUnit): string[] {
  const states: [boolean, string][] = [
    [unit.state === 'disordered', 'web-hex-disordered'],
    [unit.state === 'routed', 'web-hex-routed'],
    [unit.column, 'web-hex-column'],
    [unit.out_of_command, 'web-hex-out-of-command'],
    [unit.contact === 'engaged', 'web-hex-engaged'],
    [unit.contact === 'supporting', 'web-hex-supporting'],
    [unit.moved, 'web-state-moved'],
    [unit.double, 'web-hex-double'],
  ];
  return states.filter(([set]) => set).map(([, id]) => messages.text(id));
}

export function describeUnit(unit: SceneUnit): string {
  const states = unitStates(unit);
  const text = messages.text('web-hex-unit', {
    name: unitName(unit),
    arm: messages.text(`web-hex-arm-${unit.arm}`),
    values: valuesText(unit),
    steps: unit.steps,
    full: unit.full,
  });
  return states.length > 0 ? `${text} (${states.join(', ')})` : text;
}

export function describeLeader(leader: SceneLeader): string {
  return messages.text(leader.commander ? 'web-hex-commander' : 'web-hex-leader', {
    name: leaderName(leader),
  });
}

/** A hex: its number, what it is called, what is there. */
export function hexName(board: HexBoard, number: string): string {
  const place = board.placeOf.get(number);
  const terrain = board.terrain.get(number);
  const parts = [number];
  if (place) parts.push(messages.text(`place-${place.key}`));
  if (terrain) parts.push(messages.text(`web-terrain-${terrain}`));
  return parts.join(', ');
}

/** What lies on the sides of a hex, told by kind. */
export function sidesText(board: HexBoard, number: string): string[] {
  const sides = board.sidesOf.get(number) ?? [];
  const told = (kind: string, fits: (side: (typeof sides)[number]) => boolean) => {
    const others = sides.filter(fits).map((side) => (side.from === number ? side.to : side.from));
    return others.length > 0
      ? [messages.text(`web-side-${kind}`, { hexes: others.join(', ') })]
      : [];
  };
  return [
    ...told('down', (side) => side.kind === 'slope' && side.from === number),
    ...told('up', (side) => side.kind === 'slope' && side.to === number),
    ...told('entrenchment', (side) => side.kind === 'entrenchment'),
    ...told('wall', (side) => side.kind === 'wall'),
    ...told('stream', (side) => side.kind === 'stream'),
    ...told('river', (side) => side.kind === 'river'),
    ...told('bridge', (side) => side.kind === 'bridge'),
  ];
}

/** The zones of control on show that a hex lies in. */
export function zonesAt(zones: readonly Zone[] | null, hex: string): Zone[] {
  return (zones ?? []).filter((zone) => zone.hexes.includes(hex));
}

/** A hex and everything in it, for those who listen. */
export function describeHex(
  board: HexBoard,
  scene: HexScene,
  number: string,
  zones: readonly Zone[] | null = null,
): string {
  const id = `h${number}`;
  const units = scene.units
    .filter((unit) => unit.hex === id)
    .sort((one, other) => one.place - other.place);
  const leaders = scene.leaders.filter((leader) => leader.hex === id);
  const side = units[0]?.side ?? leaders[0]?.side;
  const pieces = [...units.map(describeUnit), ...leaders.map(describeLeader)];
  const stack = side ? [`${sideName(side)}: ${pieces.join('; ')}`] : [];
  const controlled = zonesAt(zones, id).map((zone) => messages.format(zone.label));
  return [hexName(board, number), ...sidesText(board, number), ...stack, ...controlled].join('. ');
}

/** Any board id in words. */
export function hexThingName(board: HexBoard, scene: HexScene, id: string): string {
  const unit = scene.units.find((candidate) => candidate.id === id);
  if (unit) return describeUnit(unit);
  const leader = scene.leaders.find((candidate) => candidate.id === id);
  if (leader) return describeLeader(leader);
  const number = hexNumber(id);
  return number === null ? id : hexName(board, number);
}
