import { expect, test } from 'vitest';
import { deedsBetween } from '../src/lib/table/deeds';
import type { StoryLine } from '../src/lib/wire/story';
import type {
  AreasScene,
  HexScene,
  ScenePiece,
  SceneUnit,
  TableScene,
} from '../src/lib/wire/types';

const line = (kind: StoryLine['kind'], side: string, objects: string[]): StoryLine => ({
  number: 1,
  side,
  kind,
  label: { id: 'x' },
  cites: [],
  objects,
  round: 1,
});

const block = (id: string, side: string, place: string): ScenePiece => ({
  id,
  side,
  place,
  face: null,
  lot: 0,
});
const areas = (...pieces: ScenePiece[]) => ({ kind: 'areas', pieces }) as unknown as AreasScene;

const unit = (id: string, side: string, hex: string | null) => ({ id, side, hex }) as SceneUnit;
const hexes = (...units: SceneUnit[]) =>
  ({ kind: 'hexes', units, leaders: [] }) as unknown as HexScene;

test('pieces that go the same way are one arrow, and who comes from a box is none', () => {
  const before = areas(
    block('p1', 'austria', 'l31'),
    block('p2', 'austria', 'l31'),
    block('p3', 'austria', 'f:melas'),
    block('p4', 'france', 'l40'),
  );
  const after = areas(
    block('p1', 'austria', 'l32'),
    block('p2', 'austria', 'l32'),
    block('p3', 'austria', 'l31'),
    block('p4', 'france', 'lost'),
  );
  expect(deedsBetween(before, after, [])).toEqual([
    { kind: 'move', side: 'austria', way: ['l31', 'l32'], against: [], count: 2 },
  ]);
});

test('an assault goes over the border that it is told of', () => {
  const scene = areas(block('p1', 'austria', 'l31'), block('p2', 'france', 'a33-31'));
  expect(deedsBetween(scene, scene, [line('fight', 'austria', ['p1', 'a31-33'])])).toEqual([
    { kind: 'fight', side: 'austria', way: ['l31'], against: ['a33-31'], count: 1 },
  ]);
  expect(deedsBetween(scene, scene, [line('fight', 'austria', ['p1', 'a33-31'])])).toEqual([
    { kind: 'fight', side: 'austria', way: ['l31'], against: ['a33-31'], count: 1 },
  ]);
  expect(deedsBetween(scene, scene, [line('fight', 'austria', ['a31-33'])])).toEqual([
    { kind: 'fight', side: 'austria', way: ['a31-33'], against: ['a33-31'], count: 1 },
  ]);
});

test('a march is drawn over the hexes that it was told of, even of a force that is not known', () => {
  const before = hexes(unit('u1', 'prussia', 'h0101'), unit('u2', 'empire', 'h0505'));
  const after = hexes(unit('u1', 'prussia', 'h0103'), unit('u2', 'empire', 'h0505'));
  const told = [
    line('move', 'prussia', ['u1', 'h0101', 'h0102']),
    line('move', 'prussia', ['u1', 'h0102', 'h0103']),
    line('move', 'empire', ['h0909', 'h0908']),
  ];
  expect(deedsBetween(before, after, told)).toEqual([
    { kind: 'move', side: 'prussia', way: ['h0101', 'h0102', 'h0103'], against: [], count: 1 },
    { kind: 'move', side: 'empire', way: ['h0909', 'h0908'], against: [], count: 1 },
  ]);
});

test('blows go from where those stand who strike, and a retreat is no blow', () => {
  const before = hexes(unit('u1', 'prussia', 'h0101'), unit('u2', 'empire', 'h0102'));
  const after = hexes(unit('u1', 'prussia', 'h0101'), unit('u2', 'empire', 'h0103'));
  const told = [
    line('fight', 'prussia', ['h0101', 'h0102']),
    line('fight', 'empire', ['h0102', 'u2', 'h0103']),
  ];
  expect(deedsBetween(before, after, told)).toEqual([
    { kind: 'move', side: 'empire', way: ['h0102', 'h0103'], against: [], count: 1 },
    { kind: 'fight', side: 'prussia', way: ['h0101'], against: ['h0102'], count: 1 },
  ]);
});

test('on a measured table elements go from pose to pose', () => {
  const table = (y: number) =>
    ({
      kind: 'table',
      elements: [{ id: 'e1', side: 'union', pose: { x: 10, y, heading: 0 } }],
    }) as unknown as TableScene;
  expect(deedsBetween(table(10), table(90), [])).toEqual([
    { kind: 'move', side: 'union', way: ['@10,10,0', '@10,90,0'], against: [], count: 1 },
  ]);
});
