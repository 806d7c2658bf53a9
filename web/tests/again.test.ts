import { expect, test } from 'vitest';
import { againOf } from '../src/lib/table/end/again';
import type { BattleCard } from '../src/lib/wire/types';

const card = {
  pack: 'rossbach-1757',
  seating: 'two',
  seats: [
    { side: 'prussia', taken: true },
    { side: 'empire', taken: true, general: 'marshal' },
  ],
  mine: ['prussia'],
} as unknown as BattleCard;

test('a rematch has the same options, side and general', () => {
  expect(againOf(card, { scenario: 'battle' }, false)).toEqual({
    pack: 'rossbach-1757',
    seating: 'two',
    options: { scenario: 'battle' },
    side: 'prussia',
    generals: { empire: 'marshal' },
  });
});

test('with sides changed the general has the other one', () => {
  expect(againOf(card, undefined, true)).toEqual({
    pack: 'rossbach-1757',
    seating: 'two',
    side: 'empire',
    generals: { prussia: 'marshal' },
  });
});

test('who plays both sides has nothing to change', () => {
  const alone = { ...card, seating: 'alone', mine: ['prussia', 'empire'] } as BattleCard;
  expect(againOf(alone, undefined, true)).toEqual({ pack: 'rossbach-1757', seating: 'alone' });
});

test('hints are given again where they were', () => {
  for (const hints of [true, false])
    expect(againOf({ ...card, hints }, undefined, false)).toMatchObject({ hints });
  expect(againOf(card, undefined, false)).not.toHaveProperty('hints');
});
