import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { BattleCard, PackCard } from '../src/lib/wire/types';
import { factsOf, firstOf, mapOf, sorted } from '../src/views/lobby/known';
import { awaitsMe, inOrder, mySide, opponentOf, resultOf, tallied } from '../src/views/lobby/mine';

const pack = (id: string, date: string, generals = ['ensign']) =>
  ({ id, date, generals }) as unknown as PackCard;

const battle = (id: string, over: Partial<BattleCard>): BattleCard => ({
  id,
  pack: 'rossbach-1757',
  title: { id: 'x' },
  state: 'running',
  seating: 'two',
  decision: { side: 'prussia', label: { id: 'x' }, cites: '' },
  created: '2026-01-01',
  changed: '2026-01-01',
  seats: [
    { side: 'prussia', taken: true },
    { side: 'empire', taken: true, general: 'marshal' },
  ],
  mine: ['prussia'],
  ...over,
});
const ended = (winner: string | null, over: Partial<BattleCard> = {}) =>
  battle('e', {
    state: 'over',
    decision: { outcome: { winner, label: { id: 'x' }, cites: '' } },
    ...over,
  });

test('what waits for me comes first, then what is mine, then the latest', () => {
  const waits = battle('waits', {});
  const his = battle('his', { decision: { side: 'empire', label: { id: 'x' }, cites: '' } });
  const others = battle('others', { mine: [], changed: '2026-02-02' });
  expect(inOrder([others, his, waits]).map(({ id }) => id)).toEqual(['waits', 'his', 'others']);
  expect([waits, his, others].map(awaitsMe)).toEqual([true, false, false]);
});

test('a battle is won by its winner, and counts for nobody who plays both sides', () => {
  expect(['prussia', 'empire', null].map((side) => resultOf(ended(side)))).toEqual([
    'won',
    'lost',
    'drawn',
  ]);
  expect(opponentOf(ended(null))?.general).toBe('marshal');
  const both = ended('prussia', {
    mine: ['prussia', 'empire'],
    seats: [
      { side: 'prussia', taken: true },
      { side: 'empire', taken: true },
    ],
  });
  expect([mySide(both), resultOf(both)]).toEqual([null, null]);
  expect(tallied([ended('prussia'), ended('empire'), both], mySide)).toEqual([
    { key: 'prussia', won: 1, lost: 1, drawn: 0 },
  ]);
});

test('battles come by date, lessons last; a newcomer is shown a lesson against the computer', () => {
  const packs = [
    pack('drill-1757', '1757-05-01'),
    pack('marengo-1800', '1800-06-14'),
    pack('rossbach-1757', '1757-11-05'),
    pack('mine', '1700-01-01', []),
  ];
  expect(sorted(packs).map(({ id }) => id)).toEqual([
    'mine',
    'rossbach-1757',
    'marengo-1800',
    'drill-1757',
  ]);
  expect(firstOf(packs)?.id).toBe('drill-1757');
  expect(firstOf(packs.slice(1))).toBe(null);
});

test('each battle with a ground of its own has its picture and its facts', () => {
  const folder = fileURLToPath(new URL('../../packs', import.meta.url));
  const packs = readdirSync(folder).filter((id) =>
    readdirSync(`${folder}/${id}`).includes('pack.toml'),
  );
  const drawn = packs.filter((id) => !id.startsWith('open-field'));
  expect(drawn.filter((id) => mapOf({ id }) === null)).toEqual([]);
  expect(packs.filter((id) => factsOf({ id }) === null)).toEqual([]);
});
