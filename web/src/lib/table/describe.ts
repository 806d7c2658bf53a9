import { generalName } from '../generals/names';
import { capital, messages } from '../messages/messages.svelte';
import { parseBoardId } from '../wire/board-id';
import type { AreaBoard } from '../board/areas/board';
import type {
  AreasScene,
  Decision,
  GeneralLevel,
  SceneFace,
  ScenePiece,
  Scene,
  SideId,
} from '../wire/types';
import { clockOf } from './scenes';

/** Names of things on the board, in the user's language. */

export function sideName(side: SideId): string {
  return messages.text(`side-${side}`);
}

/** The same as a title. */
export function sideTitle(side: SideId): string {
  return capital(sideName(side));
}

/** A side's name, with the rank of the general who plays it, if one does. */
export function sideWithGeneral(side: SideId, level: GeneralLevel | null | undefined): string {
  return level
    ? messages.text('web-side-general', { side: sideName(side), general: generalName(level) })
    : sideName(side);
}

/** The time of the battle at a moment, in the words of its rules if they have any. */
export function whenOf({ decision, scene }: { decision: Decision; scene: Scene }): string {
  const { clock, round, rounds } = clockOf(scene);
  return decision.when
    ? messages.format(decision.when)
    : messages.text('web-clock', { hour: clock, round, rounds });
}

export function faceName(face: SceneFace): string {
  return messages.text(`web-face-${face.arm}`, { strength: face.strength });
}

export function localeName(board: AreaBoard, locale: number): string {
  const area = board.areaOf.get(locale);
  return area ? messages.text(`place-${area.key}`) : String(locale);
}

/** A place in words: a locale's reserve, an approach, a force's box. */
export function placeName(board: AreaBoard, id: string): string {
  const parsed = parseBoardId(id);
  switch (parsed?.kind) {
    case 'locale':
      return localeName(board, parsed.locale);
    case 'approach':
      return messages.text('web-place-approach', {
        locale: localeName(board, parsed.locale),
        towards: localeName(board, parsed.towards),
      });
    case 'force':
      return messages.text(`force-${parsed.force}`);
    case 'crossing':
      return messages.text('web-place-crossing', {
        from: localeName(board, parsed.from),
        to: localeName(board, parsed.to),
        road: parsed.road,
      });
    default:
      return id === 'lost' ? messages.text('web-place-lost') : id;
  }
}

/** What is known of a piece: its face, or what it can still be. */
export function pieceFace(scene: AreasScene, piece: ScenePiece): string {
  if (piece.face) return faceName(piece.face);
  const lot = scene.lots.find((candidate) => candidate.lot === piece.lot);
  if (!lot || lot.faces.length === 0) return messages.text('web-piece-hidden');
  const faces = lot.faces
    .map((face) => messages.text('web-lot-face', { count: face.count ?? 1, face: faceName(face) }))
    .join(', ');
  return messages.text('web-piece-one-of', { faces });
}

export function pieceStates(piece: ScenePiece): string[] {
  const states: [boolean | undefined, string][] = [
    [piece.lead, 'web-state-lead'],
    [piece.chosen, 'web-state-chosen'],
    [piece.up, 'web-state-up'],
    [piece.moved, 'web-state-moved'],
    [piece.asleep, 'web-state-asleep'],
  ];
  return states.filter(([set]) => set).map(([, id]) => messages.text(id));
}

export function describePiece(board: AreaBoard, scene: AreasScene, piece: ScenePiece): string {
  const states = pieceStates(piece);
  const description = messages.text('web-piece-description', {
    side: sideName(piece.side),
    face: pieceFace(scene, piece),
    place: placeName(board, piece.place),
  });
  return states.length > 0 ? `${description} (${states.join(', ')})` : description;
}

/** Any board id in words. */
export function thingName(board: AreaBoard, scene: AreasScene, id: string): string {
  const piece = scene.pieces.find((candidate) => candidate.id === id);
  return piece ? describePiece(board, scene, piece) : placeName(board, id);
}
