import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  outlinesOf,
  readHexBoard,
  readHexes,
  readSide,
  roadLines,
} from '../src/lib/board/hexes/board';
import { chainDirected, chainLoose, softLine, type Segment } from '../src/lib/board/hexes/chains';
import { colourOf, NO_WING, wingColours } from '../src/lib/board/hexes/colours';
import { drawHexGround } from '../src/lib/board/hexes/ground/ground';
import { WIDTH } from '../src/lib/board/hexes/grid';
import { heightsOf } from '../src/lib/board/hexes/heights';
import { fanOf, pileOffsets, placeFan, stacksOf } from '../src/lib/board/hexes/stacks';
import { insideOutline, type Point } from '../src/lib/board/engraving/geometry';
import { messages } from '../src/lib/messages/messages.svelte';
import { describeHex, describeUnit, valuesText } from '../src/lib/table/hexes/describe';
import { hexPosition } from '../src/lib/table/hexes/position';
import { trackBoxes } from '../src/lib/table/hexes/track';
import { kindOf } from '../src/lib/table/kinds';
import { sampleBoard } from './sample-board';
import { sampleHexes, sampleLeader, sampleScene, sampleUnit } from './sample-hexes';

const board = readHexBoard(sampleHexes);
const badge = (key: string) => ({ key, label: { id: `frederick-badge-${key}` } });
const words = (name: string) =>
  readFileSync(new URL(`../../locales/en/${name}.ftl`, import.meta.url), 'utf8');
messages.use(
  'en',
  `${words('web')}\n${words('frederick')}\nunit-cur-8 = Cur 8\nplace-dorf = Dorf\nside-prussia = Prussia\nleader-seydlitz = Seydlitz\nplace-schloss = Schloss\nplace-norden = the north\n`,
);

describe('reading a board', () => {
  test('blocks of hexes and sides', () => {
    expect(readHexes(['0208..0309', '0504'])).toEqual(['0208', '0209', '0308', '0309', '0504']);
    expect(readSide('slope', '2106>2105')).toEqual({ kind: 'slope', from: '2106', to: '2105' });
    expect(readSide('stream', '0902 | 1002')).toEqual({ kind: 'stream', from: '0902', to: '1002' });
  });

  test('terrain, places and what lies on sides', () => {
    expect(board.terrain.get('0309')).toBe('woods');
    expect(board.placeOf.get('0505')?.key).toBe('dorf');
    expect(board.sidesOf.get('1003')?.map((side) => side.kind)).toEqual([
      'stream',
      'stream',
      'bridge',
    ]);
  });

  test('a board says of which kind it is', () => {
    expect(kindOf(sampleHexes)).toBe('hexes');
    expect(kindOf(sampleBoard)).toBe('areas');
  });

  test('two roads on one stretch are drawn once', () => {
    const lines = roadLines(board);
    expect(lines.map((line) => line.class)).toEqual(['main', 'minor', 'minor']);
    expect(lines[2]?.line.length).toBeLessThan(lines[0]?.line.length ?? 0);
  });
});

describe('lines along hexsides', () => {
  const path: Segment[] = [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [1, 1],
    ],
    [
      [1, 1],
      [2, 1],
    ],
  ].map(([p, q]) => [p as unknown as Point, q as unknown as Point]);

  test('directed sides are strung together in any order', () => {
    const [one, two, three] = path as [Segment, Segment, Segment];
    expect(chainDirected([three, one, two])).toEqual([
      { segments: [one, two, three], closed: false },
    ]);
  });

  test('loose sides may be given either way round', () => {
    const [one, two, three] = path as [Segment, Segment, Segment];
    const [chain, ...rest] = chainLoose([[two[1], two[0]], one, three]);
    expect(rest).toEqual([]);
    expect(chain?.segments).toHaveLength(3);
  });

  test('a soft line passes the middle of every side', () => {
    const line = softLine({ segments: path, closed: false });
    for (const middle of [
      [0.5, 0],
      [1, 0.5],
      [1.5, 1],
    ])
      expect(line).toContainEqual(middle);
  });

  test('a region has one outline round its hexes', () => {
    const outlines = outlinesOf(board, new Set(['0208', '0209', '0308', '0309']));
    expect(outlines).toHaveLength(1);
    for (const number of ['0208', '0209', '0308', '0309'])
      expect(insideOutline(board.grid.centre(number), outlines[0] ?? [])).toBe(true);
    expect(insideOutline(board.grid.centre('0306'), outlines[0] ?? [])).toBe(false);
  });
});

describe('the scale', () => {
  test('is what the pack says, and 500 yards if it says nothing', () => {
    expect(board.across).toBeCloseTo(457.2);
    expect(readHexBoard({ ...structuredClone(sampleHexes), across: 480 }).across).toBe(480);
  });
});

describe('the ground', () => {
  test('is drawn the same every time, and well-formed', () => {
    const ground = drawHexGround(board);
    expect(drawHexGround(readHexBoard(structuredClone(sampleHexes)))).toBe(ground);
    expect(ground).not.toMatch(/NaN|undefined|Infinity/);
    expect(ground.match(/<g[ >]/g)?.length).toBe(ground.match(/<\/g>/g)?.length);
    expect(ground).toContain('href="#tree"');
  });

  test('trees stand to both hands of an avenue, and nowhere else', () => {
    const trees = (ground: string) => ground.match(/href="#poplar"/g)?.length ?? 0;
    expect(trees(drawHexGround(board))).toBeGreaterThan(8);
    const bare = { ...structuredClone(sampleHexes), avenue: [] };
    expect(trees(drawHexGround(readHexBoard(bare)))).toBe(0);
  });

  test('a building in the hex of a chateau is drawn instead of it', () => {
    const towers = (ground: string) => ground.match(/<circle [^>]*r="4\.6"/g)?.length ?? 0;
    expect(towers(drawHexGround(board))).toBe(4);
    const farm = { kind: 'walled-farm' as const, at: '1108' };
    const built = { ...structuredClone(sampleHexes), building: [farm] };
    expect(towers(drawHexGround(readHexBoard(built)))).toBe(0);
  });

  test('water that ends at the rim of the map goes on beyond it', () => {
    const rim = { kind: 'stream' as const, sides: ['0105|0106'] };
    const { waters, json } = readHexBoard({ ...structuredClone(sampleHexes), water: [rim] });
    const ends = waters.flatMap(({ line }) => [line[0], line.at(-1)]) as Point[];
    const heights = ends.map(([, y]) => y - json.frame[1]).sort((one, other) => one - other);
    expect(heights[0]).toBeLessThan(0);
    expect(heights[1]).toBeCloseTo(63);
  });

  test('a town on a slope is a town', () => {
    const slope = { kind: 'slope' as const, hexes: ['0504'] };
    const json = structuredClone(sampleHexes);
    const hilly = readHexBoard({ ...json, terrain: [...(json.terrain ?? []), slope] });
    expect(hilly.terrain.get('0504')).toBe('town');
    expect(hilly.kinds.get('0504')).toEqual(['town', 'slope']);
  });

  test('a shift is in metres, to the east and to the north', () => {
    const [x, y] = board.grid.centre('0610');
    const farm = board.buildings.find((building) => building.hex === '0610');
    expect(farm?.at[0]).toBeCloseTo(x + (100 / board.across) * WIDTH);
    expect(farm?.at[1]).toBeCloseTo(y - (50 / board.across) * WIDTH);
  });

  test('what grows in a hex is drawn, and a hedge stands in the hex that is named first', () => {
    const ground = drawHexGround(board);
    for (const crop of ['rye', 'wheat', 'meadow']) expect(ground).toContain(`url(#crop-${crop})`);
    expect(board.crops.get('0703')).toBe('rye');
    expect(board.hedges).toHaveLength(2);
  });

  test('a hill is higher than the plain round it', () => {
    const heights = heightsOf(board);
    for (const other of board.grid.neighbours('0706'))
      expect(heights.get('0706') ?? 0).toBeGreaterThan((heights.get(other) ?? 0) + 0.3);
  });
});

describe('stacks', () => {
  const top = sampleUnit({ id: 'u2', place: 0, strength: 4 });
  const below = sampleUnit({ id: 'u1', place: 1 });
  const guns = sampleUnit({
    id: 'u3',
    place: 2,
    arm: 'artillery',
    strength: 0,
    figures: '4·2·1',
    small: '6 – 2',
    band: null,
  });
  const scene = sampleScene(
    [below, guns, top, sampleUnit({ id: 'u9', hex: null, off: 'lost' })],
    [sampleLeader()],
  );

  test('the top unit comes first, lost ones stand nowhere, strength is summed', () => {
    const stacks = stacksOf(board, scene);
    expect(stacks).toHaveLength(1);
    expect(stacks[0]?.units.map((unit) => unit.id)).toEqual(['u2', 'u1', 'u3']);
    expect(stacks[0]?.strength).toBe(7);
    expect(stacks[0]?.at).toEqual(board.grid.centre('0504'));
  });

  test('a pile leans but never grows without end', () => {
    expect(pileOffsets(1)).toEqual([[0, 0]]);
    const pile = pileOffsets(9);
    expect(new Set(pile.map(String)).size).toBe(4);
    for (const [x, y] of pile) expect(Math.hypot(x, y)).toBeLessThan(12);
  });

  test('a fan shows everything once, without overlap', () => {
    const [stack] = stacksOf(board, scene);
    const fan = fanOf(stack as NonNullable<typeof stack>);
    expect(fan.slots.map((slot) => slot.id)).toEqual(['u2', 'u1', 'u3', 'l1']);
    for (const [index, one] of fan.slots.entries()) {
      expect(Math.abs(one.at[0])).toBeLessThan(fan.width / 2);
      for (const other of fan.slots.slice(index + 1))
        expect(
          Math.max(Math.abs(one.at[0] - other.at[0]), Math.abs(one.at[1] - other.at[1])),
        ).toBeGreaterThan(48);
    }
  });

  test('a fan lies over its hex, within the window, and not under the buttons', () => {
    const seen = { left: 0, top: 0, right: 390, bottom: 400 };
    const place = (at: Point) => placeFan(at, [100, 30], seen, 390);
    expect(place([150, 100])).toEqual([150, 100]);
    expect(place([10, 10])).toEqual([106, 36]);
    // The buttons cover 96 by 176 of a narrow window's corner.
    const [x, y] = place([260, 350]);
    expect(x + 100 <= 390 - 96 || y + 30 <= 400 - 176).toBe(true);
    // A fan as broad as the window goes above them.
    expect(placeFan([200, 350], [180, 30], seen, 390)).toEqual([200, 194]);
  });

  test('each wing has a colour of its own, guns without a wing have none', () => {
    const colours = wingColours(
      sampleScene([sampleUnit(), sampleUnit({ id: 'u2', band: 'wing-moritz' })]),
    );
    expect(colourOf(colours, { side: 'prussia', band: 'wing-seydlitz' })).not.toEqual(
      colourOf(colours, { side: 'prussia', band: 'wing-moritz' }),
    );
    expect(colourOf(colours, guns)).toEqual(NO_WING);
  });
});

describe('counters in words', () => {
  test('values as they are printed', () => {
    expect(valuesText(sampleUnit())).toBe('3″-7-5');
    expect(valuesText(sampleUnit({ figures: '8·6·4', small: '6 – 2' }))).toBe('8·6·4 | 6 – 2');
  });

  test('a unit with what befell it', () => {
    expect(
      describeUnit(
        sampleUnit({
          badges: [badge('routed'), badge('out-of-command')],
          steps: 1,
        }),
      ),
    ).toBe('Cur 8, cavalry 3″-7-5, 1 of 2 steps (routed, out of command)');
  });

  test('a hex with its ground and its stack', () => {
    const text = describeHex(board, sampleScene([sampleUnit()], [sampleLeader()]), '0504');
    expect(text).toMatch(/^0504, Dorf, town\. Prussia: Cur 8/);
    expect(text).toContain('Seydlitz, leader');
    expect(describeHex(board, sampleScene([]), '0706')).toContain('Slope down to 0705');
    expect(describeHex(board, sampleScene([]), '0705')).toContain('Slope up to 0706');
  });

  test('a hidden force has no figures, and a hex may be two things', () => {
    const flag = sampleUnit({ id: 'f0504', name: 'web-hex-arm-hidden', arm: 'hidden', full: 0 });
    expect(describeUnit(flag)).toBe('hidden force');
    expect(describeHex(board, sampleScene([]), '1108')).toMatch(/^1108, Schloss, chateau, woods/);
    expect(describeHex(board, sampleScene([]), '0101')).toMatch(/the north.*supply: Prussia/);
  });

  test('the position as text lists every stack', () => {
    expect(hexPosition(board, sampleScene([sampleUnit()])).map((place) => place.name)).toEqual([
      '0504, Dorf, town · Prussia',
    ]);
  });
});

test('the morale track, box by box', () => {
  const boxes = trackBoxes({ at: 5, start: 10, top: 12, filled: 6, danger: 6 });
  expect(boxes.map((box) => box.value)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(boxes.filter((box) => box.filled).map((box) => box.value)).toEqual([
    12, 11, 10, 9, 8, 7, 6,
  ]);
  expect(boxes.find((box) => box.current)?.value).toBe(5);
  expect(boxes.filter((box) => box.zone)).toHaveLength(7);
});
