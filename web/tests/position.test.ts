import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comingText, hiddenText, positionText, situationText } from '../src/lib/a11y/position';
import { readBoard } from '../src/lib/board/areas/board';
import { messages } from '../src/lib/messages/messages.svelte';
import type { AreasScene, ScenePiece } from '../src/lib/wire/types';
import { sampleBoard } from './sample-board';

const read = (file: string) =>
  readFileSync(new URL(`../../locales/en/${file}.ftl`, import.meta.url), 'utf8');
messages.use('en', `${read('web')}\n${read('wire')}\nforce-late = Late corps`);

const piece = (id: string, place: string, more: Partial<ScenePiece>): ScenePiece => ({
  id,
  side: 'france',
  place,
  face: null,
  lot: 3,
  moved: false,
  asleep: false,
  up: false,
  chosen: false,
  lead: false,
  ...more,
});

const board = readBoard(sampleBoard);
const [first, second] = board.areas;
const scene = {
  round: 2,
  rounds: 16,
  clock: '07:00',
  turn: 'austria',
  commands: { left: 1, limit: 3 },
  morale: { austria: 9, france: 4 },
  broken: { france: true },
  start: { austria: 16, france: 17 },
  pieces: [
    piece('p1', first?.id ?? '', {}),
    piece('p2', first?.id ?? '', {}),
    piece('p3', second?.id ?? '', { lot: 7, asleep: true }),
    piece('p4', second?.id ?? '', {
      side: 'austria',
      face: { arm: 'infantry', strength: 3 },
      lot: 1,
    }),
  ],
  lots: [
    { lot: 3, faces: [{ arm: 'infantry', strength: 2, count: 2 }] },
    { lot: 7, faces: [{ arm: 'cavalry', strength: 2, count: 1 }] },
  ],
  forces: [
    { id: 'late', side: 'france', arrives: '16:00', waiting: 4 },
    { id: 'gone', side: 'france', arrives: '12:00', waiting: 0 },
  ],
} as unknown as AreasScene;

test('hour, turn and morale come first', () => {
  expect(situationText(scene)).toEqual([
    '07:00, round 2 of 16',
    'Austria has the turn, 1 of 3 commands left',
    'Austria: morale 9, 16 at the start',
    'France: demoralised, morale 4, 17 at the start',
  ]);
});

test('pieces stand by place, alike ones together, hidden ones by their set', () => {
  const lines = positionText(board, scene).flatMap((place) => place.lines);
  expect(lines).toEqual([
    'France, in reserve: 2 × hidden piece of set 1',
    'France, in reserve: 1 × hidden piece of set 2 (not yet activated)',
    'Austria, in reserve: 1 × infantry 3',
  ]);
});

test('what a set holds is told once', () => {
  expect(hiddenText(scene)).toEqual([
    'Set 1, France: 2 × infantry 2',
    'Set 2, France: 1 × cavalry 2',
  ]);
});

test('those who are still to come are told', () => {
  expect(comingText(scene)).toEqual(['France, Late corps, from 16:00: 4 pieces']);
});
