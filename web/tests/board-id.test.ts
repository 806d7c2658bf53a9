import { expect, test } from 'vitest';
import { approachId, parseBoardId } from '../src/lib/wire/board-id';

test('every kind of board id is taken apart', () => {
  expect(parseBoardId('l31')).toEqual({ kind: 'locale', locale: 31 });
  expect(parseBoardId('a31-33')).toEqual({
    kind: 'approach',
    locale: 31,
    towards: 33,
    pair: '31-33',
  });
  expect(parseBoardId('a57-56:56-57-north')).toEqual({
    kind: 'approach',
    locale: 57,
    towards: 56,
    pair: '56-57-north',
  });
  expect(parseBoardId('p12')).toEqual({ kind: 'piece', piece: 12 });
  expect(parseBoardId('f:austrian-army')).toEqual({ kind: 'force', force: 'austrian-army' });
  expect(parseBoardId('r31-33:PA')).toEqual({ kind: 'crossing', from: 31, to: 33, road: 'PA' });
});

test('the pair of an approach is named with the lower locale first', () => {
  expect(parseBoardId('a33-31')).toMatchObject({ pair: '31-33' });
});

test('what is no board id is none', () => {
  for (const text of ['lost', 'l', 'a31', 'p', 'x7', '', 'l31-33'])
    expect(parseBoardId(text)).toBeNull();
});

test('an approach id is read back as it was written', () => {
  expect(approachId(3, 4)).toBe('a3-4');
  expect(parseBoardId(approachId(4, 3, 'north'))).toEqual({
    kind: 'approach',
    locale: 4,
    towards: 3,
    pair: 'north',
  });
});
