import { expect, test } from 'vitest';
import { lookFirst, viewersFor } from '../src/lib/table/seats';
import type { BattleCard } from '../src/lib/wire/types';

const card = (asked: string, generals: Record<string, string>): BattleCard => ({
  id: 'b',
  pack: 'p',
  title: { id: 't' },
  state: 'running',
  decision: { side: asked, label: { id: 'x' }, cites: '' },
  created: '',
  changed: '',
  seating: 'two',
  mine: [],
  seats: ['austria', 'france'].map((side) => ({
    side,
    taken: true,
    ...(generals[side] ? { general: generals[side] } : {}),
  })),
});

test('a table opens with the side that is asked, unless a general plays it', () => {
  expect(lookFirst(card('austria', {}))).toBe('austria');
  expect(lookFirst(card('austria', { austria: 'colonel' }))).toBe('france');
  expect(lookFirst(card('france', { austria: 'colonel' }))).toBe('france');
  expect(lookFirst(card('france', { austria: 'colonel', france: 'ensign' }))).toBe(null);
});

test('only sides that are held here are looked from; else one looks on', () => {
  const seats = { seating: 'alone' as const, mine: ['austria', 'france'], links: {} };
  expect(viewersFor(seats, null, 'france')).toEqual(['france', 'austria', 'onlooker']);
  expect(viewersFor({ ...seats, mine: [] }, null, 'france')).toEqual(['onlooker']);
});
