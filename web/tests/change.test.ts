import { expect, test } from 'vitest';
import { broughtUpToDate } from '../src/lib/wire/change';
import type { ChangeFrame, StateFrame } from '../src/lib/wire/types';

const state = {
  type: 'state',
  number: 4,
  viewer: 'france',
  sides: ['austria', 'france'],
  decision: { side: 'france', label: { id: 'a' }, cites: 'x:1' },
  scene: {
    kind: 'areas',
    round: 1,
    closed: ['l1'],
    pieces: [{ id: 'p0' }, { id: 'p1' }, { id: 'p2' }],
  },
  offers: [],
  undo: { possible: false, to: [] },
  verify: { commitment: 'c' },
  parley: {},
  story: [{ number: 3 }],
  story_from: 7,
} as unknown as StateFrame;

function changed(change: Partial<ChangeFrame>): StateFrame {
  return broughtUpToDate(state, { type: 'change', number: 5, story: [], story_from: 8, ...change });
}

test('what a change leaves out is as it was', () => {
  const next = changed({});
  expect(next).toEqual({ ...state, number: 5, story: [], story_from: 8 });
  expect(next.scene).toBe(state.scene);
});

test('parts of a scene and items of its lists are put in their places', () => {
  const items = { pieces: { 1: { id: 'p1', moved: true } } };
  const next = changed({ scene_change: { parts: { round: 2, closed: [] }, items } });
  expect(next.scene).toEqual({
    kind: 'areas',
    round: 2,
    closed: [],
    pieces: [{ id: 'p0' }, { id: 'p1', moved: true }, { id: 'p2' }],
  });
  expect(state.scene).toMatchObject({
    round: 1,
    closed: ['l1'],
    pieces: [{ id: 'p0' }, { id: 'p1' }, { id: 'p2' }],
  });
});

test('a whole scene takes the place of the one before', () => {
  const scene = { kind: 'hexes' } as unknown as StateFrame['scene'];
  expect(changed({ scene, offers: [] }).scene).toBe(scene);
});
