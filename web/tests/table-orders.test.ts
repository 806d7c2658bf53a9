import { describe, expect, test } from 'vitest';
import { formationNumber, isFor, ordersFor, readying } from '../src/lib/board/table/drill';
import { formationOf, joining, type Formation } from '../src/lib/board/table/formation';
import { drawTableGround } from '../src/lib/board/table/ground/ground';
import type { TableHand, TableScene } from '../src/lib/board/table/scene';
import { sheetOf } from '../src/lib/board/table/sheet';
import { Trial, type Answer } from '../src/lib/board/table/trial.svelte';
import { openingTable } from '../mock/table-scene';

const scene = openingTable('table-movement');
const single = formationOf(scene, ['e4']) as Formation;
const group = formationOf(scene, ['e0', 'e1']) as Formation;
const holding = (members: string[]): TableScene => ({ ...scene, hand: hand(members) });
const hand = (members: string[]): TableHand => ({
  members,
  lead: members[0] ?? '',
  form: 'line',
  allowance: 5000,
  left: 5000,
  cost: 1,
  from: [],
});

describe('gestures as orders', () => {
  test('a formation is the sum of its places within its side', () => {
    expect(formationNumber([{ slot: 0 }, { slot: 1 }])).toBe(3);
    expect(formationNumber([{ slot: 1 }, { slot: 39 }])).toBe(2 + 2 ** 39);
    expect(group.members.map(({ slot }) => slot)).toEqual([0, 1]);
    expect(formationOf(scene, ['e79'])?.lead.slot).toBe(39);
  });

  test('what is not in hand is taken first; what is in hand halts before another is taken', () => {
    expect(readying(group, null)).toEqual([{ move: { take: 3 } }]);
    expect(readying(group, hand(['e1', 'e0']))).toEqual([]);
    expect(readying(group, hand(['e4']))).toEqual([{ move: 'halt' }, { move: { take: 3 } }]);
  });

  test('a single element goes in a direction, so far, and faces so', () => {
    const to = { x: single.lead.pose.x + 1000, y: single.lead.pose.y, heading: 200 };
    expect(ordersFor({ kind: 'go', pose: to }, single, scene)).toEqual([
      { move: { take: 16 } },
      { move: { go: { bearing: 1800, distance: 1000, facing: 200 } } },
    ]);
    expect(ordersFor({ kind: 'go', pose: single.lead.pose }, single, scene)).toEqual([]);
  });

  test('a group wheels, then goes on', () => {
    expect(
      ordersFor(
        { kind: 'manoeuvre', wheel: { corner: 'left', steps: 90 }, advance: 700 },
        group,
        holding(['e0', 'e1']),
      ),
    ).toEqual([{ move: { wheel: { hand: 'left', steps: 90 } } }, { move: { advance: 700 } }]);
    expect(ordersFor({ kind: 'manoeuvre', wheel: null, advance: 0 }, group, scene)).toEqual([]);
  });

  test('a camp is set down along its base edge, a row at once, a group foremost first', () => {
    const camp = formationOf(scene, ['e79']) as Formation;
    const poses = (formation: Formation, dx: number, dy: number) =>
      new Map(
        formation.members.map(({ id, pose }) => [id, { ...pose, x: pose.x + dx, y: pose.y + dy }]),
      );
    expect(ordersFor({ kind: 'place', poses: poses(camp, 1000, 0) }, camp, scene)).toEqual([
      { 'set-up': { camp: { along: 60000 - 23000 } } },
    ]);
    expect(
      ordersFor({ kind: 'place', poses: poses(group, 0, 0), row: true }, group, scene),
    ).toEqual([
      {
        'set-up': {
          'place-group': { first: 0, count: 2, pose: group.members[0]?.pose, column: false },
        },
      },
    ]);
    const moved = ordersFor({ kind: 'place', poses: poses(group, 500, 0) }, group, scene) as {
      'set-up': { place: { element: number } };
    }[];
    expect(moved.map((order) => order['set-up'].place.element)).toEqual([1, 0]);
  });

  test('near a friend the hand joins his side', () => {
    const friend = { id: 'e1', pose: { x: 10000, y: 10000, heading: 0 }, width: 4000, depth: 2000 };
    const held = { width: 4000, depth: 3000 };
    expect(joining({ x: 14200, y: 10300, heading: 100 }, held, [friend])).toEqual({
      x: 14000,
      y: 10000,
      heading: 0,
    });
    expect(joining({ x: 10100, y: 7900, heading: 0 }, held, [friend])).toEqual({
      x: 10000,
      y: 8000,
      heading: 0,
    });
    expect(joining({ x: 10100, y: 13100, heading: 0 }, held, [friend])).toEqual({
      x: 10000,
      y: 13000,
      heading: 0,
    });
    expect(joining({ x: 16000, y: 10000, heading: 0 }, held, [friend])).toBeNull();
  });

  test('plans are told apart by whom they take', () => {
    expect(isFor(['e1', 'e0'], group, null)).toBe(true);
    expect(isFor(['e0', 'e1'], single, null)).toBe(false);
    expect(isFor([], group, hand(['e0', 'e1']))).toBe(true);
    expect(isFor([], group, null)).toBe(false);
  });
});

describe('trials', () => {
  /** A server that answers when it is told to. */
  function slow() {
    const asked: { orders: unknown[]; answer: (answer: Answer | null) => void }[] = [];
    const trial = new Trial((orders) => new Promise((answer) => asked.push({ orders, answer })), 0);
    return { trial, asked };
  }
  const refusal: Answer = { refusal: { label: { id: 'no' } } };
  const rest = () => new Promise((done) => setTimeout(done, 0));

  test('one question at a time, the newest next', async () => {
    const { trial, asked } = slow();
    for (const order of ['a', 'b', 'c']) trial.ask([order]);
    expect(asked.map((one) => one.orders)).toEqual([['a']]);
    asked[0]?.answer(refusal);
    await rest();
    expect(asked.map((one) => one.orders)).toEqual([['a'], ['c']]);
    expect(trial.answerTo(['a'])).toEqual(refusal);
    expect(trial.answerTo(['c'])).toBeNull();
  });

  test('who lets go waits for the answer to his own orders', async () => {
    const { trial, asked } = slow();
    trial.ask(['a']);
    const settled = trial.settled(['b']);
    asked[0]?.answer(null);
    await rest();
    asked[1]?.answer(refusal);
    expect(await settled).toEqual(refusal);
    expect(await trial.settled(['b'])).toEqual(refusal);
    expect(asked).toHaveLength(2);
  });

  test('what is forgotten answers nobody', async () => {
    const { trial } = slow();
    const settled = trial.settled(['a']);
    trial.forget();
    expect(await settled).toBeNull();
  });
});

describe('the ground', () => {
  test('is drawn the same every time, with every kind of feature', () => {
    const sheet = sheetOf(openingTable('table-large'));
    const picture = drawTableGround(sheet);
    expect(picture).toBe(drawTableGround(sheetOf(openingTable('table-large'))));
    expect(picture).not.toContain('NaN');
    for (const stamp of ['#tree', '#reed', '#rock', '#palm']) expect(picture).toContain(stamp);
  }, 60_000);
});
