import type { Area, AreaBoard } from '../board/areas/board';
import { messages } from '../messages/messages.svelte';
import { faceName, localeName, pieceStates, placeName, sideName } from '../table/describe';
import type { AreasScene, ScenePiece } from '../wire/types';

export interface PlaceText {
  name: string;
  /** One line for each side's pieces in reserve and on each approach. */
  lines: string[];
}

/** Hour, turn and morale in words. */
export function situationText(scene: AreasScene): string[] {
  const morale = Object.keys(scene.morale).map((side) =>
    messages.text(scene.broken[side] ? 'web-morale-broken' : 'web-morale', {
      side: sideName(side),
      morale: scene.morale[side] ?? 0,
      start: scene.start[side] ?? 0,
    }),
  );
  return [
    messages.text('web-clock', { hour: scene.clock, round: scene.round, rounds: scene.rounds }),
    messages.text('web-position-turn', {
      side: sideName(scene.turn),
      left: scene.commands.left,
      limit: scene.commands.limit,
    }),
    ...morale,
  ];
}

/** The position in words: every locale where pieces stand, in the order of the board's numbers. */
export function positionText(board: AreaBoard, scene: AreasScene): PlaceText[] {
  return board.areas.flatMap((area) => {
    const lines = linesOf(board, scene, area);
    return lines.length === 0 ? [] : [{ name: nameOf(board, area), lines }];
  });
}

/** What the hidden pieces of each set can be, once for all of them. */
export function hiddenText(scene: AreasScene): string[] {
  return hiddenSets(scene).flatMap((number, index) => {
    const lot = scene.lots.find((candidate) => candidate.lot === number);
    const side = scene.pieces.find((piece) => piece.lot === number)?.side ?? '';
    if (!lot || lot.faces.length === 0) return [];
    const faces = lot.faces
      .map((face) =>
        messages.text('web-lot-face', { count: face.count ?? 1, face: faceName(face) }),
      )
      .join(', ');
    return [messages.text('web-position-set', { set: index + 1, side: sideName(side), faces })];
  });
}

/** Who is still to come. */
export function comingText(scene: AreasScene): string[] {
  return scene.forces
    .filter((force) => force.waiting > 0)
    .map((force) =>
      messages.text('web-position-force', {
        side: sideName(force.side),
        force: messages.text(`force-${force.id}`),
        count: force.waiting,
        hour: force.arrives,
      }),
    );
}

function hiddenSets(scene: AreasScene): number[] {
  const lots = scene.pieces.flatMap((piece) =>
    piece.face === null && piece.place !== 'lost' ? [piece.lot] : [],
  );
  return [...new Set(lots)].sort((one, other) => one - other);
}

function nameOf(board: AreaBoard, area: Area): string {
  return messages.text('web-position-locale', {
    locale: area.locale,
    name: localeName(board, area.locale),
    capacity: area.capacity,
  });
}

function linesOf(board: AreaBoard, scene: AreasScene, area: Area): string[] {
  const approaches = board.approaches
    .filter((approach) => approach.locale === area.locale)
    .map((approach) => approach.id);
  const sets = hiddenSets(scene);
  return [area.id, ...approaches].flatMap((place) => {
    const here = scene.pieces.filter((piece) => piece.place === place);
    const sides = [...new Set(here.map((piece) => piece.side))];
    return sides.map((side) => {
      const pieces = alike(
        sets,
        here.filter((piece) => piece.side === side),
      );
      const where =
        place === area.id ? messages.text('web-position-reserve') : placeName(board, place);
      return messages.text('web-position-line', { side: sideName(side), where, pieces });
    });
  });
}

function faceText(sets: readonly number[], piece: ScenePiece): string {
  if (piece.face) return faceName(piece.face);
  const set = sets.indexOf(piece.lot);
  return set < 0 || sets.length === 1
    ? messages.text('web-piece-hidden')
    : messages.text('web-position-hidden', { set: set + 1 });
}

/** Pieces alike in all that can be seen of them are told together. */
function alike(sets: readonly number[], pieces: ScenePiece[]): string {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const states = pieceStates(piece);
    const text = faceText(sets, piece) + (states.length > 0 ? ` (${states.join(', ')})` : '');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([face, count]) => messages.text('web-lot-face', { count, face }))
    .join(', ');
}
