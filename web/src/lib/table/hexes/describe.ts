import type { HexBoard } from '../../board/hexes/board';
import { hexNumber } from '../../board/hexes/grid';
import { messages } from '../../messages/messages.svelte';
import type { HexScene, SceneLeader, SceneUnit, Zone } from '../../wire/types';
import { sideName } from '../describe';

/** Things on a board of hexes in words. */

export function nameOf(piece: Pick<SceneUnit | SceneLeader, 'name'>): string {
  return messages.text(piece.name);
}

/** `8-6-3` as it is printed; what stands in a second line comes after a bar. */
export function valuesText({ figures, small }: Pick<SceneUnit, 'figures' | 'small'>): string {
  return small === null ? figures : `${figures} | ${small}`;
}

/** What can be seen of a piece's condition. */
export function statesOf({ badges }: Pick<SceneUnit | SceneLeader, 'badges'>): string[] {
  return badges.map((badge) => messages.format(badge.label));
}

export function describeUnit(unit: SceneUnit): string {
  const states = statesOf(unit);
  if (unit.arm === 'hidden') return [nameOf(unit), ...states].join('; ');
  const text = messages.text(unit.full > 0 ? 'web-hex-unit' : 'web-hex-unit-plain', {
    name: nameOf(unit),
    arm: messages.text(`web-hex-arm-${unit.arm}`),
    values: valuesText(unit),
    steps: unit.steps,
    full: unit.full,
  });
  return states.length > 0 ? `${text} (${states.join(', ')})` : text;
}

export function describeLeader(leader: SceneLeader): string {
  const text = messages.text('web-hex-leader', {
    name: nameOf(leader),
    rank: messages.format(leader.rank),
  });
  return leader.figures === '' ? text : `${text} ${leader.figures}`;
}

/** A hex: its number, what it is called, what is there. */
export function hexName(board: HexBoard, number: string): string {
  const place = board.placeOf.get(number);
  const parts = [number];
  if (place) parts.push(messages.text(`place-${place.key}`));
  for (const terrain of board.kinds.get(number) ?? [])
    parts.push(messages.text(`web-terrain-${terrain}`));
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
    ...told('shore', (side) => side.kind === 'shore'),
    ...told('crest', (side) => side.kind === 'crest'),
    ...told('bridge', (side) => side.kind === 'bridge'),
    ...told('trestle', (side) => side.kind === 'trestle'),
    ...told('ford', (side) => side.kind === 'ford'),
    ...board.entries
      .filter((entry) => entry.hexes.includes(number))
      .map((entry) =>
        messages.text('web-hex-entry', { place: messages.text(`place-${entry.key}`) }),
      ),
    ...board.supplies
      .filter((supply) => supply.hexes.includes(number))
      .map((supply) =>
        messages.text('web-hex-supply', { sides: supply.sides.map(sideName).join(', ') }),
      ),
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
