import type { AreasScene } from '../../wire/types';
import { parseBoardId } from '../../wire/board-id';
import { AREAS } from '../lesson/lessons';
import type { Ways } from './ways';

function isPlace(id: string): boolean {
  const kind = parseBoardId(id)?.kind;
  return kind === 'locale' || kind === 'approach';
}

export const areas: Ways<AreasScene> = {
  clock: ({ round, rounds, clock, turn }) => ({ round, rounds, clock, turn }),
  piece: ({ pieces }, id) => pieces.find((piece) => piece.id === id) ?? null,
  standing: ({ pieces }) =>
    new Map(pieces.map(({ id, side, place }) => [id, { side, at: isPlace(place) ? place : null }])),
  isPlace,
  facing: (id) => {
    const place = parseBoardId(id);
    return place?.kind === 'approach' ? id.replace(/^a(\d+)-(\d+)/, 'a$2-$1') : null;
  },
  boxes: ({ pieces }) =>
    new Map(
      pieces
        .filter((piece) => piece.place.startsWith('f:'))
        .map((piece) => [piece.id, piece.place]),
    ),
  morale: ({ morale }) => morale,
  counted: () => 'morale',
  strengths: ({ pieces }) =>
    pieces.map(({ id, side, face, place }) => ({
      id,
      side,
      arm: face?.arm,
      strength: face?.strength ?? 0,
      gone: place === 'lost',
    })),
  focus: () => null,
  marches: null,
  stacks: false,
  byHand: false,
  hides: true,
  heading: (round) => ({ message: 'web-round', values: { round } }),
  lesson: () => AREAS,
  help: { intro: 'web-help-intro', arrows: 'web-help-pan', keys: () => [] },
};
