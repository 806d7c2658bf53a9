import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { openingTable } from '../mock/table-scene';
import { lay, layLine } from '../src/lib/board/table/drill';
import Pieces from '../src/lib/board/table/Pieces.svelte';
import type { TableScene } from '../src/lib/board/table/scene';
import { trayOf } from '../src/lib/board/table/tray';
import type { OrderFeature, TableTray } from '../src/lib/wire/generated/wire';

const wood = (length: number, width: number): OrderFeature => ({
  kind: 'wood',
  shape: 'oval',
  at: { x: 30000, y: 30000 },
  heading: 0,
  length,
  width,
});
const tray: TableTray = {
  features: [
    wood(6000, 4000),
    wood(12000, 8000),
    { ...wood(8000, 8000), kind: 'settlement', shape: 'rectangle' },
  ],
  lines: [
    { kind: 'river', width: 1500, points: 4 },
    { kind: 'road', width: 2000, points: 3 },
  ],
};
const bare = openingTable('table-deployment');
const laying: TableScene = { ...bare, phase: 'terrain', tray };

test('the tray comes with the scene, while there is something to order', () => {
  expect(trayOf(laying, true)).toBe(tray);
  expect(trayOf(laying, false)).toEqual({ features: [], lines: [] });
  expect(trayOf(bare, true)).toEqual({ features: [], lines: [] });
});

test('each piece of the tray has a button with its name: sizes of a kind apart, one for a line', () => {
  const nothing = () => {};
  const { body } = render(Pieces, {
    props: {
      pieces: trayOf(laying, true).features,
      lines: trayOf(laying, true).lines,
      traced: 'river',
      grasp: nothing,
      choose: nothing,
      graspLine: nothing,
      chooseLine: nothing,
    },
  });
  const buttons = [...body.matchAll(/<button[^>]*data-piece="([a-z-]+)"[^>]*>/g)];
  expect(buttons.map(([, kind]) => kind)).toEqual(['wood', 'wood', 'settlement', 'river', 'road']);
  for (const [button] of buttons) expect(button).toMatch(/aria-label="[^"]+"/);
  expect(buttons.filter(([button]) => button.includes('aria-pressed="true"'))).toHaveLength(1);
  expect(body.match(/<ellipse/g)).toHaveLength(2);
  expect(body.match(/<rect/g)).toHaveLength(1);
});

test('what is taken from the tray is ordered as it came: its size is kept, its place rounded', () => {
  const [small] = trayOf(laying, true).features;
  if (!small) throw new Error('the tray is empty');
  expect(lay({ ...small, at: { x: 100.4, y: 200.6 }, heading: 90.2 })).toEqual({
    'set-up': { lay: { feature: { ...small, at: { x: 100, y: 201 }, heading: 90 } } },
  });
});

test('a line of the tray says how many points its order holds', () => {
  const course: [number, number][] = [
    [0, 1000.4],
    [60000, 2000],
  ];
  const [river, road] = trayOf(laying, true).lines.map((line) => layLine(line, course));
  const points = [
    { x: 0, y: 1000 },
    { x: 60000, y: 2000 },
    { x: 0, y: 0 },
  ];
  expect(river).toEqual({
    'set-up': { lay: { river: { points: [...points, { x: 0, y: 0 }], count: 2, width: 1500 } } },
  });
  expect(road).toEqual({ 'set-up': { lay: { road: { points, count: 2, width: 2000 } } } });
});
