import type { Area, AreaBoard } from '../board/areas/board';
import { messages } from '../messages/messages.svelte';
import { localeName, pieceFace, pieceStates, placeName, sideName } from '../table/describe';
import type { AreasScene, Piece } from '../wire/types';

export interface PlaceText {
  name: string;
  /** One line for each side's pieces in reserve and on each approach. */
  lines: string[];
}

/** The position in words: every locale where pieces stand, in the order of the board's numbers. */
export function positionText(board: AreaBoard, scene: AreasScene): PlaceText[] {
  return board.areas.flatMap((area) => {
    const lines = linesOf(board, scene, area);
    return lines.length === 0 ? [] : [{ name: nameOf(board, area), lines }];
  });
}

function nameOf(board: AreaBoard, area: Area): string {
  return messages.text('web-position-locale', { locale: area.locale, name: localeName(board, area.locale), capacity: area.capacity });
}

function linesOf(board: AreaBoard, scene: AreasScene, area: Area): string[] {
  const approaches = board.approaches.filter((approach) => approach.locale === area.locale).map((approach) => approach.id);
  return [area.id, ...approaches].flatMap((place) => {
    const here = scene.pieces.filter((piece) => piece.place === place);
    const sides = [...new Set(here.map((piece) => piece.side))];
    return sides.map((side) => {
      const pieces = alike(scene, here.filter((piece) => piece.side === side));
      const where = place === area.id ? messages.text('web-position-reserve') : placeName(board, place);
      return messages.text('web-position-line', { side: sideName(side), where, pieces });
    });
  });
}

/** Pieces alike in all that can be seen of them are told together. */
function alike(scene: AreasScene, pieces: Piece[]): string {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const states = pieceStates(piece);
    const text = pieceFace(scene, piece) + (states.length > 0 ? ` (${states.join(', ')})` : '');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([face, count]) => messages.text('web-lot-face', { count, face })).join(', ');
}
