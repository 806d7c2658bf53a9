import type { AreaBoard } from '../src/lib/board/areas/board';
import type { StoryLine } from '../src/lib/wire/story';
import type { SceneFace, ScenePiece } from '../src/lib/wire/types';

const infantry = (strength: number): SceneFace => ({ arm: 'infantry', strength });
const cavalry: SceneFace = { arm: 'cavalry', strength: 2 };
const guns: SceneFace = { arm: 'artillery', strength: 1 };

/** The third round, made up: the Austrians are over the Bormida, the first French piece has been driven in. */
export function openingPieces(board: AreaBoard): ScenePiece[] {
  const pieces: ScenePiece[] = [];
  const add = (side: string, place: string, face: SceneFace, state: Partial<ScenePiece> = {}) =>
    pieces.push({
      id: `p${pieces.length + 1}`,
      side,
      place,
      face,
      lot: side === 'austria' ? 1 : 2,
      moved: false,
      asleep: false,
      up: false,
      chosen: false,
      lead: false,
      ...state,
    });
  const french = [
    infantry(2),
    infantry(3),
    cavalry,
    infantry(2),
    infantry(2),
    cavalry,
    infantry(2),
    infantry(3),
    infantry(2),
    cavalry,
    infantry(2),
    infantry(2),
  ];
  let drawn = 0;
  for (const area of board.areas) {
    for (let n = 0; n < area.setUp; n += 1) {
      const place = area.locale === 39 ? 'a39-2' : area.locale === 3 ? 'a3-2' : area.id;
      add('france', place, french[drawn % french.length] as SceneFace, {
        asleep: area.locale > 41,
        up: area.locale === 3,
      });
      drawn += 1;
    }
  }
  add('austria', 'a2-39', infantry(3), { lead: true, chosen: true });
  add('austria', 'a2-3', cavalry);
  for (const face of [
    infantry(3),
    infantry(2),
    infantry(2),
    cavalry,
    cavalry,
    guns,
    infantry(2),
    infantry(2),
    infantry(2),
  ])
    add('austria', 'l2', face);
  add('austria', 'l2', infantry(2), { moved: true });
  for (const face of [infantry(2), cavalry, infantry(3)]) add('austria', 'l1', face);
  add('austria', 'l40', cavalry, { moved: true });
  for (let n = 0; n < 4; n += 1) add('austria', 'f:austrian-army', n < 2 ? infantry(2) : cavalry);
  add('france', 'lost', infantry(1), { up: true });
  return pieces;
}

export function openingStory(board: AreaBoard): StoryLine[] {
  const place = (locale: number) => ({ msg: `place-${board.areaOf.get(locale)?.key ?? ''}` });
  const side = (name: string) => ({ msg: `side-${name}` });
  const line = (
    round: number,
    who: string,
    id: string,
    kind: StoryLine['kind'],
    args: StoryLine['label']['args'],
    objects: string[],
  ): StoryLine => ({
    number: -1,
    side: who,
    label: { id, args: { side: side(who), ...args } },
    cites: [kind === 'fight' ? 'marengo:8.6' : 'marengo:8.1'],
    objects,
    kind,
    round,
  });
  return [
    line(1, 'austria', 'mock-line-turn', 'turn', {}, []),
    line(1, 'austria', 'mock-line-march', 'move', { from: place(1), to: place(2) }, ['l2']),
    line(1, 'austria', 'mock-line-march', 'move', { from: place(1), to: place(2) }, ['l2']),
    line(1, 'france', 'mock-line-turn', 'turn', {}, []),
    line(1, 'france', 'mock-line-block', 'move', { to: place(2) }, ['a39-2']),
    line(2, 'austria', 'mock-line-turn', 'turn', {}, []),
    line(2, 'austria', 'mock-line-fight', 'fight', { to: place(3) }, ['a3-2']),
    line(2, 'france', 'mock-line-loss', 'loss', {}, ['l3']),
    line(2, 'france', 'mock-line-turn', 'turn', {}, []),
    line(2, 'france', 'mock-line-hidden', 'hidden', {}, ['l31']),
    line(3, 'austria', 'mock-line-turn', 'turn', {}, []),
    line(3, 'austria', 'mock-line-march', 'move', { from: place(2), to: place(40) }, ['l40']),
  ];
}
